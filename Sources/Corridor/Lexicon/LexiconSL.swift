extension LexiconLanguage {
  static let sl = LexiconLanguage(
    "sl",
    """
    @in: v, na, znotraj, za, po
    @near: blizu, pri, ob, poleg, okoli, v bližini, nedaleč od, zraven, okrog, v okolici
    @here: v bližini, blizu mene, tukaj, najbližji, najbližja, najbližje, v moji bližini,
      okoli mene, na poti, ob poti, na progi, v okolici, tu, zraven mene, spotoma, na trasi,
      v tej okolici
    @stop: najdi, poišči, išči, iščem, pokaži, pokaži mi, kje je, kje so, kje, kje najdem,
      kje se nahaja, potrebujem, rabim, želim, hočem, prosim, vsi, vse, dober, dobra, dobri,
      najboljši, najboljša, najboljše, poceni, ali je, kateri, katera, katere, zemljevid,
      pelji me do

    air_cargo: letalski tovorni terminal, letalski tovor, cargo terminal, tovorni terminal
    airport: letališče, letališča
    atm: bankomat, bankomati | dvigniti denar, dvig gotovine, dvig denarja, kje dvigniti denar,
      gotovina
    bakery: pekarna, pekarne, kruh, pekarnica, pekarija, pek | kupiti kruh, svež kruh
    bank: banka, banke, poslovalnica banke, hranilnica, bančna poslovalnica
    bar: bar, koktajl bar, vinski bar
    border: mejni prehod, meja, mejni prehodi, mejna kontrola | prečkati mejo, prehod meje
    bottled_gas: plinske jeklenke, jeklenka plina, plinska jeklenka, plin v jeklenkah, propan,
      menjava jeklenk | zamenjati plinsko jeklenko, kupiti plinsko jeklenko, zamenjati jeklenko
    building_trade: gradbeni material, trgovina z gradbenim materialom, lesni material, žagan les,
      gradbeni center | kupiti gradbeni material
    bureau_de_change: menjalnica, menjalnice, menjava valut, menjava denarja | zamenjati denar,
      menjati denar, menjati valuto, kje zamenjati denar
    bus_station: avtobusni terminal, avtobusni kolodvor, glavna avtobusna postaja
    bus_stop: avtobusna postaja, avtobusno postajališče, postajališče, avtobusne postaje,
      avtobusna postajališča, postaja avtobusa
    cafe: kavarna, kavarne, kava, kafič, slaščičarna, čajnica, bife, kafiči, kafe, slaščičarne
      | popiti kavo, piti kavo, kje na kavo, na kavo, kje piti kavo, premor za kavo
    camp_site: kamp, kampi, kampiranje, avtokamp, šotorišče | kampirati, kje kampirati,
      postaviti šotor, taboriti
    canteen: menza, kantina, obratna menza, menze
    car_dealer: avtosalon, avtohiša, prodaja avtomobilov, rabljeni avtomobili, avtosaloni,
      avto salon, rabljena vozila, avto hiša, prodaja vozil | kupiti avto
    car_parts: avtodeli, rezervni deli, avto deli, deli za tovornjake, nadomestni deli,
      trgovina z avtodeli, deli za tovorna vozila | kupiti rezervne dele, kupiti avtodele
    car_rental: najem avtomobila, rent a car, izposoja avtomobilov, najem vozil, najem avta,
      izposoja avta, najem avtomobilov | najeti avto, izposoditi avto
    car_repair: avtoservis, avtomehanik, avtomehanična delavnica, avtoličarstvo, avtoelektrikar,
      servis avtomobilov, avto servis, popravilo avta, kleparstvo, avtoservisi, menjava olja,
      avtokleparstvo, avto mehanik | popraviti avto, zamenjati olje, popravilo avtomobila,
      kje popraviti avto
    car_repair, truck_repair: delavnica, mehanik, servis, mehanična delavnica, popravilo,
      servis vozil | rabim mehanika, pokvaril se je, popravilo zavor
    car_wash: avtopralnica, pralnica avtomobilov, samopostrežna avtopralnica, avtopralnice,
      pranje avta, avto pralnica, samopostrežna pralnica avtomobilov, ročna avtopralnica
      | oprati avto, kje oprati avto
    car_wash, truck_wash: pranje vozil, pralnica vozil, visokotlačno pranje
    caravan_site: postajališče za avtodome, PZA, kamp za avtodome, parkirišče za avtodome,
      postajališča za avtodome | prespati v avtodomu, kje parkirati avtodom
    charging: polnilnica, polnilnice, polnilna postaja, električna polnilnica,
      polnilnica za električna vozila, hitra polnilnica, polnilnik, polnjenje električnih vozil,
      polnilnice za električna vozila, polnilne postaje, polnilnica za električne avtomobile,
      hitri polnilnik | polniti avto, napolniti avto, kje polniti električni avto,
      napolniti električni avto, polniti električni avto
    charging_hgv: polnilnica za tovornjake, polnjenje električnih tovornjakov,
      polnilnica za električne tovornjake, polnilna postaja za tovornjake | polniti tovornjak,
      napolniti tovornjak, polniti električni tovornjak
    chemist: drogerija, drogerije, parfumerija, kozmetika | kupiti kozmetiko
    clinic: zdravstveni dom, poliklinika, klinika, ambulanta, zdravstveni domovi, ambulante,
      zdravstvena postaja, klinike
    cold_storage: hladilnica, hladilnice, hladilno skladišče, zmrzovalnica
    compressed_air: stisnjen zrak, zrak za gume, kompresor, komprimiran zrak,
      polnjenje gum z zrakom, zrak za pnevmatike | napolniti gume, preveriti tlak v gumah,
      napumpati gume, preveriti tlak v pnevmatikah
    concrete_plant: betonarna, betonarne, asfaltna baza, asfaltarna
    container_terminal: kontejnerski terminal, kontejnersko skladišče, kontejnerski terminali
      | prevzeti kontejner, oddati kontejner
    convenience: trgovinica, mini market, vaška trgovina, mešana trgovina, minimarket,
      trgovina z mešanim blagom, špecerija
    courier: kurirska služba, dostava paketov, hitra pošta, kurir, dostavna služba
    customs: carina, carinski urad, carinska izpostava, carinski terminal, carinjenje,
      carinarnica, carinski posrednik | ocariniti, ocariniti blago, cariniti blago
    defibrillator: defibrilator, AED, defibrilatorji | srčni zastoj
    dentist: zobozdravnik, zobna ambulanta, zobar, zobozdravstvena ambulanta, zobozdravniki,
      stomatolog, zobna ordinacija | boli me zob, zobobol
    depot: avtobusna garaža, remiza, garaža avtobusov, vozni park
    doctors: zdravnik, zdravniki, splošni zdravnik, osebni zdravnik, zdravniška ordinacija,
      ordinacija, dohtar, družinski zdravnik | rabim zdravnika, bolan sem, k zdravniku,
      slabo mi je, potrebujem zdravnika, bolna sem
    drinking_water: pitna voda, pitnik, pipa s pitno vodo, izvir, pitniki, studenec
      | natočiti vodo, napolniti steklenico z vodo
    driving_school: avtošola, avtošole, šola vožnje, avto šola, ure vožnje
      | narediti izpit za avto, opraviti vozniški izpit, vozniški izpit
    dump_station: praznjenje kemičnega WC-ja, izpust za avtodome, praznjenje odpadne vode,
      praznjenje kasete, oskrba avtodomov | izprazniti kemični WC, izprazniti kaseto
    emergency_phone: klic v sili, SOS telefon, telefon za klic v sili, SOS stebriček
    factory: tovarna, tovarne, proizvodni obrat, obrat
    farm_supplies: kmetijska trgovina, krma, kmetijska zadruga, kmetijski repromaterial, zadruga,
      gnojila
    fast_food: hitra hrana, burger, kebab, burgerji, okrepčevalnica, hamburger, čevapčiči,
      fast food, hrana za domov, burek, hot dog, sendvič, okrepčevalnice, sendviči,
      restavracija s hitro hrano, hamburgerji | na hitro pojesti, prigrizek, nekaj na hitro,
      pojesti na hitro
    ferry_terminal: trajektno pristanišče, trajekt, trajekti, trajektna luka, trajektni terminal
      | na trajekt, s trajektom
    fire_station: gasilski dom, gasilci, gasilska postaja, gasilska brigada, gasilski domovi
    food_court: food court, restavracijski prostor
    freight_office: prevoznik, špedicija, špediter, prevozniško podjetje, logistično podjetje,
      tovorni prevozi, selitve, selitveni servis, avtoprevozništvo, prevozniki, špediterji,
      prevoz tovora, transportno podjetje | najti tovor, iščem tovor
    fuel: bencinska črpalka, bencinska pumpa, bencinski servis, črpalka, bencin, gorivo, bencinske črpalke,
      črpalke, bencinska, pumpa, bencinska postaja, bencinski servisi, pumpe | tankati,
      natočiti gorivo, kje tankati, natankati, natočiti bencin, poceni gorivo, poceni bencin,
      zmanjkalo goriva, točiti gorivo, zmanjkalo bencina, dotočiti gorivo
    fuel_adblue: AdBlue, Ad Blue, urea, AdBlue na črpalki, sečnina | natočiti AdBlue,
      kupiti AdBlue, tankati AdBlue
    fuel_biodiesel: biodizel, HVO, biogorivo, HVO100
    fuel_cng: CNG, stisnjen zemeljski plin, zemeljski plin, SZP, metan, polnilnica CNG,
      stisnjeni zemeljski plin
    fuel_depot: skladišče goriva, naftni terminal, skladišče nafte, terminal goriv
    fuel_diesel: dizel, dizelsko gorivo, diesel, eurodiesel, nafta, dizel gorivo | natočiti dizel,
      tankati dizel, tankati nafto
    fuel_hgv: črpalka za tovornjake, bencinska črpalka za tovornjake, dizel za tovornjake,
      bencinski servis za tovornjake | tankati tovornjak, natankati tovornjak, natočiti tovornjak
    fuel_hydrogen: vodik, polnilnica za vodik, vodikova polnilnica, H2
    fuel_lng: LNG, utekočinjen zemeljski plin, UZP, LNG polnilnica, utekočinjeni zemeljski plin
    fuel_lpg: avtoplin, LPG, utekočinjen naftni plin, UNP, plin, avto plin,
      utekočinjeni naftni plin | natočiti plin, tankati plin, natočiti avtoplin
    guest_house: penzion, sobe, gostišče, apartmaji, turistična kmetija, prenočišče, B&B,
      penzioni, gostišča, apartma, prenočišča
    gym: fitnes, fitnes center, telovadnica, fitnes studio, fitnesi, športni center | vaditi,
      kje vaditi, trenirati, telovaditi
    hairdresser: frizer, frizerski salon, brivnica, frizerstvo, brivec, frizerji, frizerka, barber
      | striženje, ostriči se, kje se ostriči
    hardware: železnina, orodje, trgovina z orodjem, naredi sam, železnine, tehnična trgovina,
      vse za dom | kupiti orodje
    height_restrictor: omejitev višine, višinska omejitev, omejevalnik višine
    hospital: bolnišnica, bolnišnice, urgenca, bolnica, nujna pomoč, urgentni center,
      klinični center, splošna bolnišnica | na urgenco, reševalci
    hostel: hostel, hosteli, mladinsko prenočišče, mladinski hostel
    hotel: hotel, hoteli
    hotel, motel, guest_house, hostel: nastanitev, prenočitev, soba, namestitev, nočitev,
      nastanitve | kje prespati, prespati, spati, prenočiti, kje spati, kje prenočiti,
      najeti sobo, prostor za spanje
    industrial: industrijska cona, obrtna cona, poslovna cona, industrijsko območje,
      industrijske cone, industrijski park
    internet_cafe: internetna kavarna, internet cafe, spletna kavarna
    kiosk: kiosk, kioski, trafika, trafike | kupiti časopis
    laundry: pralnica perila, kemična čistilnica, samopostrežna pralnica, čistilnica, pralnica,
      pralnice, samopostrežna pralnica perila | oprati perilo, prati perilo, kje oprati perilo,
      oprati oblačila
    loading_dock: nakladalna rampa, rampa, razkladalno mesto, razkladalna rampa, nakladalno mesto,
      razkladišče | raztovoriti, kje raztovoriti, razložiti tovor, naložiti tovor
    lockers: garderobne omarice, garderoba za prtljago, hramba prtljage, omarice za prtljago,
      garderoba | shraniti prtljago, pustiti prtljago
    locksmith: ključavničar, ključavničarji, izdelava ključev, odpiranje vrat, kopiranje ključev
      | izgubil sem ključ, izdelati ključ, izgubila sem ključ
    logistics: logistični center, distribucijski center, logistika, logistični park,
      blagovni terminal, logistični centri
    mall: nakupovalno središče, nakupovalni center, veleblagovnica, trgovski center,
      nakupovalna središča, nakupovalni centri, trgovsko središče, veleblagovnice | po nakupih,
      šoping, nakupovati
    marketplace: tržnica, tržnice, sejem, bolšji trg, mestna tržnica
    money_transfer: nakazilo denarja, prenos denarja, pošiljanje denarja | poslati denar,
      nakazati denar
    motel: motel, moteli
    parcel_locker: paketnik, paketniki, paketomat, paketomati | prevzeti paket, dvigniti paket
    park_and_ride: parkiraj in se pelji, P+R, parkiraj in prestopi
    parking: parkirišče, parkirišča, parkirni prostor, parkirna hiša, parking, garažna hiša,
      parkiranje, parkirni prostori, parkirno mesto, garaža, javno parkirišče, parkirne hiše
      | parkirati, kje parkirati, parkirati avto, brezplačno parkirišče, kje lahko parkiram,
      pustiti avto
    pharmacy: lekarna, lekarne, zdravila, dežurna lekarna, zdravilo | kupiti zdravila,
      kupiti zdravilo, boli me glava, tablete, glavobol
    picnic_site: piknik prostor, piknik, prostor za piknik, piknik prostori | imeti piknik,
      na piknik
    place_of_worship: cerkev, cerkve, mošeja, sinagoga, kapela, samostan, stolnica, verski objekt,
      kapelica, bazilika, katedrala, džamija | moliti, k maši, maša
    police: policija, policijska postaja, policisti, policijske postaje, policaji,
      policijska uprava | poklicati policijo, prijaviti krajo
    port: pristanišče, luka, pristanišča, tovorno pristanišče
    post_box: poštni nabiralnik, poštni nabiralniki, nabiralnik
    post_depot: poštni logistični center, poštni center, poštno logistični center
    post_office: pošta, poštni urad, pošte, poštna poslovalnica | poslati paket, poslati pismo,
      kupiti znamke
    pub: pivnica, pub, pivnice, krčma, pubi, irski pub, beznica
    bar, pub: nočno življenje | piti pivo, na pivo, kje piti pivo, na pijačo, iti ven
    quarry: kamnolom, gramoznica, peskokop, kamnolomi
    rail_freight: tovorna postaja, železniški tovorni terminal, tovorni kolodvor,
      intermodalni terminal, ranžirna postaja
    railway_station: železniška postaja, železniške postaje, vlakovna postaja, postaja,
      železniško postajališče, postaje, glavna železniška postaja | na vlak, z vlakom
    recycling: recikliranje, zbirni center, ekološki otok, ločevanje odpadkov, reciklaža,
      ekološki otoki, zbirni centri, ekootok | reciklirati, oddati embalažo, ločevati odpadke
    rest_area: počivališče, počivališča, prostor za počitek, odmorišče | počivati, kje počivati,
      premor, narediti premor, odmor, odpočiti se, imeti pavzo, počitek
    restaurant: restavracija, restavracije, gostilna, gostilne, picerija, picerije, bistro,
      konoba, steak house, suši, ribja restavracija
    restaurant, fast_food, cafe, food_court: hrana, kosilo, zajtrk, večerja, malica | kje jesti,
      jesti, lačen sem, na kosilo, kje na kosilo, nekaj za pojesti, lačen, lačna sem, kaj pojesti,
      kje pojesti, večerjati, zajtrkovati, kositi
    scrap_yard: avtoodpad, odkup starega železa, staro železo, razgradnja vozil, avto odpad,
      odkup kovin | prodati staro železo, avto na odpad
    self_storage: najem skladišča, shranjevanje stvari, self storage, najem shrambe,
      osebno skladišče
    services: avtocestno počivališče, oskrbni center, spremljajoči objekti ob avtocesti,
      servisno počivališče, oskrbna postaja
    shelter: zavetišče, nadstrešek, bivak, nadstreški, zaklon | zavetje pred dežjem,
      skriti se pred dežjem
    shower: tuš, prha, tuši, javni tuš, tuš za voznike, prhe | stuširati se, tuširanje,
      kje se stuširati, tuširati se, prhati se, oprhati se
    slaughterhouse: klavnica, klavnice, mesna industrija
    supermarket: supermarket, supermarketi, hipermarket, samopostrežna trgovina,
      živilska trgovina, samopostrežba, hipermarketi
    supermarket, convenience: trgovina, trgovine, živila, prodajalna, štacuna, prodajalne
      | kupiti hrano, v trgovino, kupiti vodo, kje kupiti hrano, nakup hrane, nakupi
    taxi: taksi, taxi, taksi postajališče, taksist, taksiji | poklicati taksi, naročiti taksi
    telephone: telefon, telefonska govorilnica, javna govorilnica, govorilnica, javni telefon
      | telefonirati
    tobacco: tobak, tobakarna, cigarete | kupiti cigarete
    toilets: stranišče, WC, javno stranišče, toaleta, stranišča, sanitarije, veceji, toalete,
      javna stranišča, javni WC | na stranišče, na WC, lulat, kje je stranišče, lulati, kje je WC,
      moram na WC
    toll: cestninska postaja, cestnina, vinjeta, vinjete, cestninske postaje, e-vinjeta
      | plačati cestnino, kupiti vinjeto
    tool_hire: izposoja orodja, najem orodja, najem strojev, izposoja strojev,
      najem gradbenih strojev | izposoditi orodje, najeti orodje, najeti stroj
    tourist_information: turistične informacije, turistično informacijski center, TIC,
      turistična pisarna, center za obiskovalce, informacije za turiste
    towing: vlečna služba, pomoč na cesti, avtovleka, vleka vozil, vleka tovornjakov, vleka avta,
      vleka tovornih vozil | pokvaril se mi je avto, avto v okvari, pokvaril se mi je tovornjak,
      odvleči avto, rabim vleko
    trailer: prikolica, prikolice, najem prikolic, polprikolica, polpriklopnik, polprikolice,
      priklopnik, izposoja prikolic, prodaja prikolic | najeti prikolico, izposoditi prikolico,
      kupiti prikolico
    truck_dealer: prodaja tovornjakov, salon tovornih vozil, rabljeni tovornjaki,
      prodaja tovornih vozil, prodaja kamionov | kupiti tovornjak, kupiti kamion
    truck_parking: parkirišče za tovornjake, parkirišča za tovornjake, parkiranje tovornjakov,
      parkirišče za kamione, varovano parkirišče za tovornjake, parkirišče za tovorna vozila,
      parking za kamione, parkirišče za vlačilce, parking za tovornjake | parkirati tovornjak,
      kje parkirati tovornjak, spati v tovornjaku, parkirati kamion, kje parkirati kamion,
      prespati v tovornjaku, spati v kamionu
    truck_rental: najem tovornjaka, najem kombija, izposoja kombija, najem dostavnih vozil,
      najem tovornih vozil, izposoja tovornjakov | najeti tovornjak, najeti kombi,
      izposoditi kombi
    truck_repair: servis tovornjakov, popravilo tovornjakov, servis tovornih vozil,
      mehanik za tovornjake, servis prikolic, popravilo tovornih vozil, servis kamionov,
      popravilo prikolic, delavnica za tovornjake, popravilo polprikolic | popraviti tovornjak,
      popraviti kamion, kje popraviti tovornjak
    truck_stop: postajališče za tovornjake, truck stop, počivališče za tovornjake,
      počivališče za kamione
    truck_wash: pralnica tovornjakov, pranje tovornjakov, pranje cistern, pralnica tovornih vozil,
      pralnica kamionov, pralnica cistern, pranje kamionov | oprati tovornjak, oprati kamion,
      kje oprati tovornjak
    tyres: gume, vulkanizer, vulkanizerstvo, pnevmatike, tovorne pnevmatike, prodaja pnevmatik,
      avtogume, gume za tovornjake, vulkanizerska delavnica, menjava gum, popravilo gum
      | počena guma, zamenjati gumo, menjati gume, zamenjati gume, predrta guma, popraviti gumo,
      zakrpati gumo
    vacuum_cleaner: sesalnik, sesalniki, samopostrežni sesalnik | posesati avto
    vehicle_inspection: tehnični pregled, tehnični pregledi, tehnični pregled vozil,
      center tehničnih pregledov, tehnični | opraviti tehnični pregled, registrirati avto,
      registracija vozil
    vending: avtomat, prodajni avtomat, avtomati, kavni avtomat, avtomat za pijačo
    veterinary: veterinar, veterinarska ambulanta, veterinarska klinika, veterinarji,
      veterinarska bolnica, veterinarska postaja | bolan pes
    warehouse: skladišče, skladišča, skladiščna hala, magacin
    waste_transfer: odlagališče odpadkov, deponija, smetišče, center za ravnanje z odpadki,
      odlagališče, pretovorna postaja za odpadke, odlagališča odpadkov | odložiti odpadke,
      odvreči smeti, odpeljati odpadke
    water_point: polnjenje vode, voda za avtodome, oskrba z vodo, točenje vode
      | napolniti rezervoar za vodo, natočiti vodo v rezervoar
    weighbridge: tehtnica za tovornjake, mostna tehtnica, tehtnica, javna tehtnica,
      tehtanje tovornjakov, tehtanje, tehtnica za tovorna vozila, cestna tehtnica
      | stehtati tovornjak, stehtati kamion, tehtati tovornjak, kje stehtati tovornjak,
      osna obremenitev
    wholesale: veleprodaja, trgovina na debelo, veletrgovina, grosist, cash and carry
    workwear: delovna oblačila, zaščitna oprema, zaščitna oblačila, delovni čevlji,
      zaščitni čevlji, delovna oprema, delovna obutev, varovalna oprema | kupiti delovna oblačila
    """)
}
