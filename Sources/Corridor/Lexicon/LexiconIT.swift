extension LexiconLanguage {
  static let it = LexiconLanguage(
    "it",
    """
    @in: in, a, ad, di, nel, nella, nei, al, alla, dentro, su
    @near: vicino a, vicino ad, vicino al, vicino alla, presso, accanto a, intorno a,
      nei pressi di, nelle vicinanze di, non lontano da, attorno a
    @here: vicino a me, vicino, qui vicino, qui, nelle vicinanze, nei dintorni, intorno a me,
      più vicino, più vicina, più vicini, più vicine, vicini, vicine, vicina, in zona,
      lungo il percorso, sul percorso, lungo la strada
    @stop: il, lo, la, i, gli, le, un, uno, una, dei, delle, del, della, per favore, mostra,
      mostrami, trova, trovami, cerca, cerco, cercare, voglio, ho bisogno di, mi serve,
      mi serve un, mi serve una, dove, dove è, dov'è, dove sono, dove si trova, dove trovo, c'è,
      ci sono, tutti, tutte, buono, buona, migliore, migliori, economico, economica, mio, mia

    air_cargo: terminal cargo aereo, cargo aereo, terminal merci aeroportuale
    airport: aeroporto, aeroporti, aerodromo, campo di volo
    alcohol: negozio di liquori, liquori, vineria, bottiglieria | comprare vino
    atm: bancomat, sportello automatico, sportelli automatici, ATM, sportello bancomat
      | prelevare, prelevare contanti, contanti, dove prelevare, prelevare soldi
    bakery: panetteria, panificio, panifici, panetterie, forno, fornaio, pane | comprare il pane
    bank: banca, banche, cassa di risparmio, filiale bancaria
    bar: bar, cocktail bar, enoteca, wine bar
    border: valico di frontiera, valichi di frontiera, frontiera, confine, posto di frontiera,
      dogana di confine | passare il confine, attraversare il confine
    bottled_gas: bombole di gas, bombola di gas, bombole, GPL in bombole, propano
      | cambiare la bombola, comprare una bombola
    building_trade: materiali edili, magazzino edile, edilizia, materiali da costruzione,
      rivendita edile
    bureau_de_change: cambio valuta, ufficio cambi, cambiavalute, agenzia di cambio
      | cambiare soldi, cambiare valuta
    bus_station: autostazione, stazione degli autobus, stazione autobus, terminal bus,
      stazione delle corriere
    bus_stop: fermata dell'autobus, fermata autobus, fermate autobus, fermata del bus
    cafe: caffè, caffetteria, caffetterie, sala da tè, bar caffetteria | bere un caffè,
      prendere un caffè, pausa caffè
    camp_site: campeggio, campeggi, camping | campeggiare, dove campeggiare
    canteen: mensa, mense, mensa aziendale
    car_dealer: concessionaria, concessionario, concessionarie, autosalone, auto usate
      | comprare un'auto, comprare una macchina
    car_parts: ricambi auto, autoricambi, ricambi, pezzi di ricambio, accessori auto,
      ricambi camion | comprare ricambi
    car_rental: autonoleggio, noleggio auto, noleggi auto, auto a noleggio | noleggiare un'auto,
      noleggiare una macchina
    car_repair: autofficina, officina auto, autofficine, riparazione auto, carrozzeria,
      carrozziere, elettrauto, meccanico auto | riparare l'auto, riparare la macchina, cambio olio
    car_repair, truck_repair: officina, officine, meccanico, meccanici, riparazione, riparazioni,
      officina meccanica | riparare, riparare i freni
    car_wash: autolavaggio, lavaggio auto, autolavaggi, lavaggio self-service | lavare l'auto,
      lavare la macchina
    caravan_site: area sosta camper, aree sosta camper, sosta camper, parcheggio camper,
      area camper | dormire in camper, parcheggiare il camper
    casino: casinò, casa da gioco
    charging: stazione di ricarica, stazioni di ricarica, colonnina di ricarica,
      colonnine di ricarica, colonnina, colonnine, punto di ricarica, ricarica elettrica,
      ricarica rapida, ricarica auto elettriche | ricaricare l'auto, dove ricaricare, ricaricare,
      ricaricare l'auto elettrica
    charging_hgv: ricarica camion, ricarica per camion, colonnina per camion,
      stazione di ricarica per camion, ricarica mezzi pesanti | ricaricare il camion,
      caricare il camion elettrico
    chemist: drogheria, profumeria, parafarmacia, casa e igiene
    clinic: clinica, cliniche, ambulatorio, poliambulatorio, centro medico, casa della salute
    cold_storage: magazzino frigorifero, cella frigorifera, deposito frigorifero,
      magazzino refrigerato
    compressed_air: aria compressa, compressore, gonfiaggio pneumatici, gonfiaggio gomme,
      aria per gomme | gonfiare le gomme, controllare la pressione, pressione gomme
    concrete_plant: impianto di calcestruzzo, impianto di betonaggio, calcestruzzo,
      impianto di asfalto
    container_terminal: terminal container, terminal contenitori, deposito container
    convenience: minimarket, alimentari, negozio di alimentari, bottega, negozio di quartiere
    courier: corriere, corrieri, corriere espresso, spedizioni | spedire
    customs: dogana, dogane, ufficio doganale, agenzia delle dogane, sdoganamento | sdoganare,
      passare la dogana
    defibrillator: defibrillatore, defibrillatori, DAE
    dentist: dentista, dentisti, studio dentistico, odontoiatra | mal di denti
    depot: deposito, depositi, deposito camion, rimessa
    doctors: medico, medici, dottore, dottoressa, studio medico, medico di base, guardia medica
      | andare dal medico, sono malato, sono malata, ho bisogno di un medico
    drinking_water: acqua potabile, fontanella, fontanelle, fontana | riempire la borraccia
    driving_school: autoscuola, autoscuole, scuola guida | prendere la patente
    dump_station: camper service, scarico camper, scarico acque, carico e scarico acque
      | scaricare le acque, svuotare il wc chimico
    emergency_phone: colonnina SOS, colonnine SOS, telefono di emergenza, telefono SOS
    factory: fabbrica, fabbriche, stabilimento, stabilimenti
    farm_supplies: consorzio agrario, prodotti agricoli, forniture agricole, agraria, mangimi
    fast_food: fast food, fastfood, paninoteca, kebab, hamburger, hamburgeria, pizza al taglio,
      tavola calda, panini, asporto, friggitoria | mangiare veloce, mangiare qualcosa al volo,
      spuntino
    ferry_terminal: terminal traghetti, traghetto, traghetti, imbarco traghetti,
      stazione marittima | prendere il traghetto
    fire_station: vigili del fuoco, caserma dei vigili del fuoco, pompieri, caserma dei pompieri
    food_court: area ristorazione, food court
    freight_office: spedizioniere, spedizionieri, casa di spedizioni, autotrasporti,
      autotrasportatore, impresa di trasporti, ditta di trasporti, traslochi | trovare un carico
    fuel: distributore di benzina, distributori di benzina, benzinaio, benzinai, distributore,
      stazione di rifornimento, benzina, carburante, pompa di benzina, stazioni di rifornimento
      | fare benzina, dove fare benzina, fare rifornimento, fare il pieno, rifornimento,
      benzina economica, dove posso fare benzina
    fuel_adblue: AdBlue, Ad Blue, distributore AdBlue, urea | fare AdBlue, comprare AdBlue,
      rifornimento AdBlue
    fuel_biodiesel: biodiesel, HVO, HVO100, B100
    fuel_cng: metano, distributore di metano, metano per auto, GNC, gas naturale, biometano
      | fare metano
    fuel_depot: deposito di carburante, deposito carburanti, deposito petrolifero,
      deposito costiero
    fuel_diesel: gasolio, diesel, nafta | fare gasolio, fare diesel, dove fare gasolio
    fuel_hgv: distributore per camion, distributore camion, gasolio per camion,
      rifornimento camion, stazione di servizio per camion | fare gasolio al camion,
      rifornire il camion
    fuel_hydrogen: idrogeno, distributore di idrogeno, stazione di idrogeno, H2 | fare idrogeno
    fuel_lng: GNL, metano liquido, gas naturale liquefatto, distributore GNL, LNG | fare GNL
    fuel_lpg: GPL, distributore GPL, gas auto | fare GPL
    guest_house: pensione, pensioni, affittacamere, bed and breakfast, B&B, locanda, locande,
      agriturismo, casa vacanze
    gym: palestra, palestre, fitness, centro fitness | allenarsi, fare palestra
    hairdresser: parrucchiere, parrucchieri, barbiere, parrucchiera, salone di parrucchiere
      | tagliarsi i capelli, taglio di capelli
    hardware: ferramenta, fai da te, bricolage, negozio di ferramenta, utensili
      | comprare attrezzi
    height_restrictor: limitatore di altezza, sbarra limitatrice, limite di altezza,
      portale limitatore
    hospital: ospedale, ospedali, pronto soccorso, policlinico | emergenza medica
    hostel: ostello, ostelli, ostello della gioventù
    hotel: hotel, albergo, alberghi
    hotel, motel, guest_house, hostel: alloggio, alloggi, pernottamento, camera, camere, stanza,
      posto per dormire, posto dove dormire | dormire, dove dormire, pernottare, passare la notte,
      dove alloggiare, prenotare una camera
    industrial: zona industriale, zone industriali, area industriale, zona artigianale
    internet_cafe: internet point, internet café, internet cafè
    kiosk: edicola, edicole, chiosco, chioschi, giornalaio | comprare il giornale
    laundry: lavanderia, lavanderie, lavanderia a gettoni, lavasecco, lavanderia self-service
      | lavare i vestiti, fare il bucato, lavare la biancheria
    loading_dock: banchina di carico, rampa di carico, baia di carico, carico e scarico merci,
      ribalta di carico | dove scaricare, scaricare la merce
    lockers: deposito bagagli, armadietti, deposito valigie, cassette per bagagli
      | lasciare i bagagli
    locksmith: fabbro, fabbri, duplicazione chiavi, serraturiere | perso le chiavi
    logistics: centro logistico, centri logistici, interporto, interporti, polo logistico,
      centro di distribuzione, logistica
    mall: centro commerciale, centri commerciali, galleria commerciale, grande magazzino, outlet
      | fare shopping
    marketplace: mercato, mercati, mercato rionale, mercato coperto, mercatino
    money_transfer: trasferimento di denaro, invio denaro, money transfer | inviare denaro,
      mandare soldi
    motel: motel, autostello
    parcel_locker: locker, armadietto pacchi, punto ritiro pacchi, punto di ritiro
      | ritirare un pacco
    park_and_ride: parcheggio di interscambio, parcheggio scambiatore, parcheggi scambiatori, P+R,
      park and ride
    parking: parcheggio, parcheggi, parcheggio auto, autorimessa, autosilo, posto auto
      | parcheggiare, dove parcheggiare, parcheggiare la macchina, parcheggiare l'auto
    pharmacy: farmacia, farmacie, farmacia di turno | comprare medicine, medicine, medicinali,
      mal di testa
    picnic_site: area picnic, aree picnic, picnic, area pic-nic | fare un picnic
    place_of_worship: luogo di culto, chiesa, chiese, moschea, sinagoga, tempio, cattedrale,
      duomo, cappella | pregare, dove pregare, andare a messa
    police: polizia, carabinieri, questura, commissariato, stazione di polizia | fare denuncia
    port: porto, porti, porto marittimo, porto commerciale
    post_box: buca delle lettere, cassetta postale, cassette postali, cassetta delle lettere
      | imbucare una lettera
    post_depot: centro di smistamento, centro di recapito, centro meccanizzato postale
    post_office: ufficio postale, poste, posta, uffici postali | comprare francobolli,
      spedire un pacco, spedire una lettera
    pub: pub, birreria, birrerie, taverna
    bar, pub: vita notturna, aperitivo | bere qualcosa, bere una birra, dove bere,
      prendere l'aperitivo
    quarry: cava, cava di ghiaia
    rail_freight: scalo merci, terminal ferroviario merci, terminal intermodale, stazione merci
    railway_station: stazione ferroviaria, stazione, stazioni, stazione dei treni, stazione treni
      | prendere il treno
    recycling: isola ecologica, isole ecologiche, riciclaggio, ecocentro, centro di raccolta,
      raccolta differenziata, campana del vetro | riciclare, dove riciclare
    rest_area: area di sosta, aree di sosta, piazzola di sosta, area di riposo | fare una pausa,
      riposare, dove riposare, fare una sosta, riposarsi
    restaurant: ristorante, ristoranti, trattoria, trattorie, osteria, osterie, pizzeria,
      pizzerie, steakhouse
    restaurant, fast_food, cafe, food_court: cibo, pranzo, cena, colazione, pasto,
      posto dove mangiare | mangiare, dove mangiare, ho fame, fame, qualcosa da mangiare,
      pranzare, cenare, fare colazione, dove pranzare, dove cenare
    scrap_yard: autodemolizione, autodemolizioni, sfasciacarrozze, rottamaio, demolitore
      | rottamare l'auto
    self_storage: self storage, deposito mobili, box in affitto
    services: autogrill, area di servizio, aree di servizio, area di servizio autostradale,
      stazione di servizio autostradale
    shelter: riparo, rifugio, tettoia, pensilina
    shower: doccia, docce, docce pubbliche, docce per camionisti | fare la doccia,
      farsi la doccia, dove fare la doccia, fare una doccia, dove posso fare la doccia
    slaughterhouse: macello, macelli, mattatoio
    supermarket: supermercato, supermercati, ipermercato, ipermercati, discount
    supermarket, convenience: generi alimentari, negozio, negozi, spesa | fare la spesa,
      comprare da mangiare, comprare cibo, comprare acqua
    taxi: taxi, parcheggio taxi, stazione taxi, posteggio taxi | chiamare un taxi,
      prendere un taxi
    telephone: cabina telefonica, cabine telefoniche, telefono, telefono pubblico | telefonare
    tobacco: tabaccheria, tabaccherie, tabaccaio, tabacchi, sigarette | comprare sigarette
    toilets: bagni pubblici, bagno pubblico, toilette, bagno, bagni, WC, servizi igienici,
      gabinetto, gabinetti, servizi | andare in bagno, dov'è il bagno, ho bisogno del bagno
    toll: casello, caselli, pedaggio, casello autostradale, barriera autostradale
      | pagare il pedaggio
    tool_hire: noleggio attrezzature, noleggio macchinari, noleggio utensili,
      noleggio macchine edili | noleggiare attrezzi
    tourist_information: ufficio turistico, informazioni turistiche, uffici turistici, pro loco,
      ufficio informazioni
    towing: soccorso stradale, carro attrezzi, carroattrezzi, autosoccorso, traino
      | auto in panne, guasto, rimanere in panne, rimorchiare, camion in panne, sono in panne
    trailer: rimorchi, rimorchio, semirimorchi, semirimorchio, noleggio rimorchi
      | noleggiare un rimorchio, comprare un rimorchio
    truck_dealer: concessionaria camion, vendita camion, camion usati,
      concessionaria veicoli industriali, autocarri usati | comprare un camion
    truck_parking: parcheggio camion, parcheggio per camion, parcheggi camion, parcheggio tir,
      area sosta camion, autoparco, autoparchi, parcheggio custodito camion,
      parcheggio mezzi pesanti | parcheggiare il camion, dove parcheggiare il camion,
      dormire in camion, parcheggiare il tir
    truck_rental: noleggio camion, noleggio furgoni, autocarri a noleggio | noleggiare un camion,
      noleggiare un furgone
    truck_repair: officina camion, officina per camion, officine camion, riparazione camion,
      meccanico camion, officina veicoli industriali, officina mezzi pesanti | riparare il camion,
      camion guasto, riparare un rimorchio
    truck_stop: truck stop, truckstop, sosta per camionisti, ristorante per camionisti,
      trattoria per camionisti
    truck_wash: lavaggio camion, autolavaggio camion, lavaggio cisterne, lavaggio tir,
      bonifica cisterne | lavare il camion, lavare la cisterna
    tyres: gommista, gommisti, pneumatici, gomme, gomma, pneumatico, centro gomme,
      pneumatici camion | cambiare le gomme, gomma bucata, foratura, cambiare gomma, cambio gomme,
      gomma a terra, riparare una gomma, ho forato
    vacuum_cleaner: aspirapolvere, aspirapolveri, aspiratore | aspirare l'auto
    vehicle_inspection: centro revisioni, revisione auto, revisione, motorizzazione, collaudo
      | fare la revisione
    vending: distributore automatico, distributori automatici, macchinetta,
      distributore di bevande
    veterinary: veterinario, veterinari, clinica veterinaria, ambulatorio veterinario
      | cane malato
    warehouse: magazzino, magazzini, capannone
    waste_transfer: discarica, discariche, stazione di trasferimento rifiuti, smaltimento rifiuti
      | buttare i rifiuti, smaltire i rifiuti
    water_point: punto acqua, carico acqua, acqua per serbatoi, presa d'acqua
      | riempire il serbatoio dell'acqua, caricare acqua
    weighbridge: pesa pubblica, pesa, pesa a ponte, pesa per camion, bilancia per camion,
      pese pubbliche | pesare il camion, dove pesare il camion
    wholesale: ingrosso, grossista, grossisti, vendita all'ingrosso, cash and carry
    workwear: abbigliamento da lavoro, antinfortunistica, scarpe antinfortunistiche,
      abiti da lavoro, dispositivi di protezione | comprare scarpe antinfortunistiche
    """)
}
