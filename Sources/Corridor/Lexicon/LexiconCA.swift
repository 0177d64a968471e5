extension LexiconLanguage {
  static let ca = LexiconLanguage(
    "ca",
    """
    @in: a, en, al, als, a la, a les, dins de, dins
    @near: a prop de, prop de, prop del, al costat de, al voltant de, vora, no lluny de,
      als voltants de
    @here: a prop meu, prop meu, a prop, aquí, aquí a prop, proper, propera, propers, properes,
      més proper, més propera, més a prop, al meu voltant, per aquí, en ruta, de camí, a la zona
    @stop: el, la, els, les, un, una, uns, unes, de, del, dels, d', l', si us plau, mostra,
      mostra'm, busca, cerca, cercar, trobar, troba, vull, necessito, necessito un,
      necessito una, on, on és, on són, on hi ha, on trobo, hi ha, tots, totes, bo, bona, millor,
      millors, barat, barata, barats, barates, meu, meva, per a mi

    air_cargo: terminal de càrrega aèria, càrrega aèria, centre de càrrega aèria
    airport: aeroport, aeroports, aeròdrom, aeròdroms
    alcohol: botiga de licors, licoreria, celler, vinateria | comprar vi
    atm: caixer automàtic, caixers automàtics, caixer, caixers | treure diners, retirar diners,
      efectiu, on treure diners
    bakery: fleca, fleques, forn de pa, forner, pastisseria | comprar pa
    bank: banc, bancs, caixa d'estalvis, oficina bancària
    bar: bar, bars, cocteleria, bar de copes
    border: pas fronterer, passos fronterers, frontera, control fronterer, lloc fronterer
      | creuar la frontera
    bottled_gas: bombones de gas, bombona de gas, butà, propà, gas envasat
      | canviar la bombona, comprar butà
    building_trade: materials de construcció, magatzem de materials, magatzem de construcció
    bureau_de_change: oficina de canvi, oficines de canvi, canvi de divises, canvi de moneda
      | canviar diners, canviar moneda
    bus_station: estació d'autobusos, estacions d'autobusos, terminal d'autobusos
    bus_stop: parada d'autobús, parades d'autobús, parada de bus
    cafe: cafeteria, cafeteries, cafè, cafès, saló de te | prendre cafè, prendre un cafè
    camp_site: càmping, càmpings, zona d'acampada, terreny d'acampada | acampar, on acampar
    canteen: menjador d'empresa, cantina, cantines, menjador
    car_dealer: concessionari, concessionaris, concessionari de cotxes, cotxes de segona mà
      | comprar un cotxe
    car_parts: recanvis, peces de recanvi, recanvis de cotxe, accessoris de cotxe,
      recanvis de camió | comprar recanvis
    car_rental: lloguer de cotxes, cotxes de lloguer, lloguer de vehicles | llogar un cotxe
    car_repair: taller de cotxes, taller mecànic, reparació de cotxes, mecànic de cotxes,
      planxa i pintura, tallers mecànics | arreglar el cotxe, reparar el cotxe, canvi d'oli
    car_repair, truck_repair: taller, tallers, mecànic, mecànics, reparació, reparacions
      | arreglar, reparar frens
    car_wash: rentat de cotxes, túnel de rentat, rentacotxes | rentar el cotxe
    caravan_site: àrea d'autocaravanes, àrees d'autocaravanes, aparcament d'autocaravanes
      | dormir en autocaravana, aparcar l'autocaravana
    casino: casino, casinos, sala de joc | jugar a la ruleta
    charging: estació de càrrega, estacions de càrrega, punt de recàrrega, punts de recàrrega,
      carregador, carregadors, electrolinera, recàrrega elèctrica, carregador ràpid,
      punt de càrrega | carregar el cotxe, recarregar, on carregar, carregar el cotxe elèctric
    charging_hgv: càrrega per a camions, punt de recàrrega per a camions,
      carregador per a camions | carregar el camió elèctric
    chemist: drogueria, drogueries, perfumeria, parafarmàcia
    clinic: clínica, clíniques, centre mèdic, centre de salut, ambulatori
    cold_storage: magatzem frigorífic, cambra frigorífica, magatzem refrigerat
    compressed_air: aire comprimit, aire per a pneumàtics, compressor d'aire
      | inflar les rodes, inflar pneumàtics, comprovar la pressió
    concrete_plant: planta de formigó, planta d'asfalt, planta asfàltica
    container_terminal: terminal de contenidors, terminals de contenidors, dipòsit de contenidors
    convenience: botiga de conveniència, botigues de conveniència, queviures, colmado,
      botiga de barri, autoservei
    courier: missatgeria, paqueteria, servei de missatgeria, missatger, enviament urgent
    customs: duana, duanes, oficina de duanes, despatx de duanes | passar la duana
    defibrillator: desfibril·lador, desfibril·ladors, DEA
    dentist: dentista, dentistes, clínica dental, odontòleg | mal de queixal
    depot: cotxera, cotxeres, base de camions
    doctors: metge, metges, doctor, doctora, consulta mèdica, metge de capçalera, consultori
      | anar al metge, estic malalt, estic malalta, necessito un metge
    drinking_water: aigua potable, font d'aigua, fonts d'aigua
      | omplir l'ampolla d'aigua
    driving_school: autoescola, autoescoles | treure's el carnet de conduir
    dump_station: buidatge d'aigües, buidatge d'autocaravanes, punt de buidatge,
      abocament d'aigües grises | buidar aigües grises
    emergency_phone: pal SOS, pals SOS, telèfon d'emergència, telèfons d'emergència
    factory: fàbrica, fàbriques, planta industrial
    farm_supplies: subministraments agrícoles, botiga agrícola, cooperativa agrícola, pinsos
    fast_food: menjar ràpid, restaurant de menjar ràpid, hamburgueseria, hamburgueses, kebab,
      entrepans, menjar per emportar, frankfurt | menjar alguna cosa ràpida, picar alguna cosa
    ferry_terminal: terminal de ferri, ferri, ferris, transbordador, estació marítima,
      embarcador | agafar el ferri
    fire_station: parc de bombers, bombers, estació de bombers
    food_court: zona de restauració, plaça de menjars
    freight_office: empresa de transport, empreses de transport, transportista, transportistes,
      agència de transport, transitari, mudances | buscar càrrega
    fuel: benzinera, benzineres, estació de servei, estacions de servei, gasolinera,
      gasolineres, benzina, gasolina, combustible, carburant, assortidor
      | posar benzina, on posar benzina, omplir el dipòsit, posar gasolina, proveir-se de benzina
    fuel_adblue: AdBlue, Ad Blue, assortidor d'AdBlue, urea | posar AdBlue, comprar AdBlue
    fuel_biodiesel: biodièsel, HVO, HVO100, dièsel renovable
    fuel_cng: GNC, gas natural comprimit, gas natural, estació de GNC | posar GNC
    fuel_depot: dipòsit de combustible, terminal petroliera, parc de tancs
    fuel_diesel: dièsel, gasoil, gasoli | posar gasoil, posar dièsel
    fuel_hgv: benzinera per a camions, benzineres per a camions, gasoil professional,
      combustible per a camions, estació de servei per a camions | posar gasoil al camió
    fuel_hydrogen: hidrogen, hidrogenera, estació d'hidrogen, H2 | posar hidrogen
    fuel_lng: GNL, gas natural liquat, estació de GNL | posar GNL
    fuel_lpg: GLP, autogàs, gas liquat, estació de GLP | posar GLP
    guest_house: casa d'hostes, pensió, pensions, casa rural, cases rurals, bed and breakfast,
      fonda, turisme rural
    gym: gimnàs, gimnasos, fitness, centre esportiu | entrenar, fer exercici
    hairdresser: perruqueria, perruqueries, perruquer, barberia, barber | tallar-se els cabells
    hardware: ferreteria, ferreteries, bricolatge, botiga de bricolatge, eines | comprar eines
    height_restrictor: limitador d'alçada, gàlib, barra de gàlib, limitació d'alçada
    hospital: hospital, hospitals, urgències, centre hospitalari | emergència mèdica
    hostel: alberg, albergs, alberg de joventut, alberg juvenil
    hotel: hotel, hotels
    hotel, motel, guest_house, hostel: allotjament, allotjaments, hostatge, habitació,
      habitacions, lloc per dormir | dormir, on dormir, passar la nit, on allotjar-se, pernoctar
    industrial: polígon industrial, polígons industrials, zona industrial, parc industrial
    internet_cafe: cibercafè, cibercafès, locutori
    kiosk: quiosc, quioscos, quiosc de premsa, premsa | comprar el diari
    laundry: bugaderia, bugaderies, tintoreria, bugaderia d'autoservei | rentar la roba,
      rentar roba, fer la bugada
    loading_dock: moll de càrrega, molls de càrrega, zona de càrrega i descàrrega
      | descarregar, on descarregar
    lockers: consigna, consignes, consigna d'equipatge, guixetes | deixar l'equipatge,
      deixar les maletes
    locksmith: serraller, serrallers, serralleria, manyà, còpia de claus | he perdut les claus
    logistics: centre logístic, centres logístics, plataforma logística, centre de distribució,
      logística
    mall: centre comercial, centres comercials, grans magatzems, galeria comercial
      | anar de compres, anar de botigues
    marketplace: mercat, mercats, mercat municipal, encants
    money_transfer: enviament de diners, transferència de diners | enviar diners
    motel: motel, motels
    parcel_locker: armariet de paqueteria, bústia de paquets | recollir un paquet
    park_and_ride: aparcament dissuasiu, aparcaments dissuasius, park and ride, P+R
    parking: aparcament, aparcaments, pàrquing, pàrquings, estacionament, estacionaments,
      plaça d'aparcament, garatge públic | aparcar, on aparcar, aparcar el cotxe, estacionar,
      on estacionar
    pharmacy: farmàcia, farmàcies, farmàcia de guàrdia, apotecaria | comprar medicines,
      medicaments, medicines, mal de cap
    picnic_site: àrea de pícnic, zona de pícnic, berenador, berenadors, pícnic | fer un pícnic
    place_of_worship: lloc de culte, església, esglésies, mesquita, mesquites, sinagoga, temple,
      catedral, capella | resar, on resar, anar a missa
    police: policia, comissaria, comissaries, mossos d'esquadra | posar una denúncia
    port: port, ports, port marítim, port comercial
    post_box: bústia, bústies, bústia de correus | tirar una carta
    post_depot: centre de classificació postal, centre de repartiment
    post_office: oficina de correus, correus, oficines de correus | comprar segells,
      enviar un paquet, enviar una carta
    pub: pub, pubs, taverna, tavernes, cerveseria, cerveseries
    bar, pub: vida nocturna | prendre alguna cosa, prendre una cervesa, anar de copes
    quarry: pedrera, pedreres
    rail_freight: terminal ferroviària de mercaderies, estació de mercaderies,
      terminal intermodal
    railway_station: estació de tren, estacions de tren, estació de ferrocarril, estació
      | agafar el tren
    recycling: deixalleria, deixalleries, reciclatge, punt verd, punt de reciclatge
      | reciclar, on reciclar
    rest_area: àrea de descans, àrees de descans, zona de descans | descansar, on descansar,
      fer una pausa
    restaurant: restaurant, restaurants, pizzeria, casa de menjars, braseria
    restaurant, fast_food, cafe, food_court: menjar, menjars, esmorzar, dinar, sopar,
      lloc per menjar | on menjar, tinc gana, gana, alguna cosa per menjar, on esmorzar,
      on dinar, on sopar
    scrap_yard: desballestador, desballestament, ferralla, ferroveller | desballestar el cotxe
    self_storage: trasters, traster, lloguer de trasters, guardamobles
    services: àrea de servei, àrees de servei, àrea d'autopista
    shelter: refugi, refugis, marquesina
    shower: dutxa, dutxes, dutxes públiques, dutxes per a camioners | dutxar-se, dutxar-me,
      on dutxar-se, prendre una dutxa
    slaughterhouse: escorxador, escorxadors
    supermarket: supermercat, supermercats, hipermercat, hipermercats, súper
    supermarket, convenience: alimentació, botiga d'alimentació, botiga, botigues
      | comprar menjar, fer la compra, comprar aigua, comprar
    taxi: taxi, taxis, parada de taxis, parada de taxi | demanar un taxi, agafar un taxi
    telephone: cabina telefònica, cabines telefòniques, telèfon, telèfon públic
      | trucar per telèfon
    tobacco: estanc, estancs, tabac, cigarretes | comprar tabac
    toilets: lavabos, lavabo, lavabos públics, serveis, WC, vàter, banys | anar al lavabo,
      on és el lavabo, necessito un lavabo
    toll: peatge, peatges, cabina de peatge | pagar peatge
    tool_hire: lloguer d'eines, lloguer de maquinària | llogar eines, llogar maquinària
    tourist_information: oficina de turisme, informació turística, oficines de turisme,
      centre de visitants
    towing: grua, grues, assistència en carretera, remolc de vehicles, servei de grua
      | avaria, tinc una avaria, cotxe avariat, camió avariat, remolcar
    trailer: remolcs, remolc, semiremolcs, semiremolc, lloguer de remolcs | llogar un remolc
    truck_dealer: concessionari de camions, venda de camions, camions de segona mà,
      vehicles industrials | comprar un camió
    truck_parking: aparcament de camions, pàrquing de camions, estacionament de camions,
      aparcaments de camions, aparcament per a camions | aparcar el camió,
      on aparcar el camió, dormir al camió, estacionar el camió
    truck_rental: lloguer de camions, lloguer de furgonetes | llogar un camió,
      llogar una furgoneta
    truck_repair: taller de camions, tallers de camions, reparació de camions,
      mecànic de camions | arreglar el camió, reparar el camió
    truck_stop: parada de camions, restaurant de camioners, bar de camioners
    truck_wash: rentat de camions, rentat de cisternes | rentar el camió, rentar la cisterna
    tyres: pneumàtics, pneumàtic, taller de pneumàtics, pneumàtics de camió
      | canviar pneumàtics, punxada, roda punxada, canviar una roda, canviar rodes
    vacuum_cleaner: aspiradora, aspiradores, aspirador | aspirar el cotxe
    vehicle_inspection: ITV, inspecció tècnica de vehicles, estació d'ITV | passar la ITV
    vending: màquina expenedora, màquines expenedores, màquina de begudes
    veterinary: veterinari, veterinaris, clínica veterinària, veterinària | gos malalt
    warehouse: magatzem, magatzems, nau industrial
    waste_transfer: abocador, abocadors, planta de residus | llençar escombraries
    water_point: presa d'aigua, punt d'aigua, aigua per a dipòsits
      | omplir el dipòsit d'aigua
    weighbridge: bàscula de camions, bàscula, bàscules, bàscula pública
      | pesar el camió, on pesar el camió
    wholesale: majorista, majoristes, venda a l'engròs, cash and carry
    workwear: roba de treball, roba laboral, equip de seguretat, calçat de seguretat,
      botes de seguretat | comprar botes de seguretat
    """)
}
