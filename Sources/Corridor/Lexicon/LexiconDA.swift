extension LexiconLanguage {
  static let da = LexiconLanguage(
    "da",
    """
    @in: i, på, ved, inde i, indenfor, til
    @near: nær, tæt på, i nærheten af, ved, omkring, rundt om, ved siden af, ikke langt fra
    @here: i nærheten, nær mig, tæt på mig, her, nærmeste, nærmest, heromkring, i området,
      på vejen, på ruten, langs ruten, på min rute, her i nærheten
    @stop: find, vis, vis mig, søg, søg efter, leder efter, jeg leder efter, hvor er, hvor er der,
      hvor finder jeg, hvor kan jeg finde, hvor ligger, jeg har brug for, har brug for, jeg vil,
      jeg vil have, jeg vil gerne, alle, god, gode, bedste, billig, billige, billigt, en, et,
      nogen, nogle, er der, kør til, vejen til, hvilken, hvilke, min, mit, mine, tak

    air_cargo: fragtterminal, luftfragt, luftfragtterminal, cargoterminal
    airport: lufthavn, lufthavne, lufthavnen, flyveplads, flyvepladser
    atm: hæveautomat, hæveautomater, pengeautomat, pengeautomater, kontantautomat, hæveautomaten
      | hæve penge, hæve kontanter, hvor kan jeg hæve penge, mangler kontanter
    bakery: bager, bageri, bagerier, brød, bageren | købe brød, frisk brød, morgenbrød
    bank: bank, banker, bankfilial, pengeinstitut, banken, sparekasse
    bar: bar, barer, cocktailbar, baren, vinbar
    border: grænseovergang, grænseovergange, grænse, grænsen, grænsekontrol | krydse grænsen,
      køre over grænsen
    bottled_gas: flaskegas, gasflaske, gasflasker, propan | købe gasflaske, bytte gasflaske
    building_trade: tømmerhandel, byggemateriale, byggematerialer, trælast, trælasthandel,
      tømmerhandler | købe byggematerialer
    bureau_de_change: vekselkontor, valutaveksling, pengeveksling, vekselbureau | veksle penge,
      veksle valuta, hvor kan jeg veksle penge
    bus_station: busstation, busterminal, rutebilstation, busstationer, rutebilstationen
    bus_stop: busstoppested, stoppested, stoppesteder, busstoppesteder, busholdeplads
      | tage bussen
    cafe: café, caféer, kaffe, kaffebar, konditori, kaffebarer, caféen | drikke kaffe,
      få en kop kaffe, kop kaffe, kaffepause, hvor kan man få kaffe, få kaffe
    camp_site: campingplads, campingpladser, camping, teltplads, teltpladser, campingpladsen
      | slå telt op, campere, telte
    canteen: kantine, kantiner, personalekantine
    car_dealer: bilforhandler, bilforhandlere, brugte biler, bilhus, bilsalg, autoforhandler
      | købe bil
    car_parts: reservedele, autodele, bildele, lastbildele, reservedele til lastbil, autoudstyr
      | købe reservedele
    car_rental: biludlejning, lejebil, udlejningsbil, udlejningsbiler, delebil, billeje
      | leje bil, leje en bil
    car_repair: autoværksted, autoværksteder, bilværksted, bilreparation, automekaniker,
      mekanikerværksted, pladeværksted, olieskift, bilmekaniker | reparere bilen, reparere bil,
      få lavet bilen, skifte olie
    car_repair, truck_repair: værksted, værksteder, mekaniker, mekanikere, reparation
      | brug for mekaniker, gået i stykker
    car_wash: bilvask, vaskehal, vaskehaller, selvvask, autovask, vask selv | vaske bilen,
      vaske bil, hvor kan jeg vaske bilen
    car_wash, truck_wash: køretøjsvask, højtryksvask
    caravan_site: autocamperplads, autocamperpladser, stellplads, campingvognsplads
      | overnatte i autocamper
    charging: ladestation, ladestationer, ladestander, ladestandere, elbilopladning, opladning,
      lynlader, lynladere, elbilslader, ladepunkt, hurtiglader, lader, supercharger
      | oplade bilen, lade bilen, lade elbil, oplade, oplade elbil, hvor kan jeg lade,
      hvor kan jeg oplade, lade op
    charging_hgv: ladestation til lastbil, lastbilopladning, ladestation til lastbiler,
      opladning af lastbiler, ladestander til lastbil | lade lastbil, oplade lastbil,
      lade lastbilen, oplade lastbilen
    chemist: materialist, parfumeri, kosmetik, materialisten, toiletartikler
    clinic: klinik, klinikker, lægehus, sundhedscenter, sundhedshus, skadestue, akutklinik,
      skadestuen
    cold_storage: kølelager, frostlager, kølehus, frysehus, fryselager
    compressed_air: trykluft, luft til dæk, luftpumpe, dækluft, kompressor | pumpe dæk,
      tjekke dæktryk, luft i dækkene, pumpe dækkene
    concrete_plant: betonværk, betonfabrik, asfaltværk, asfaltfabrik, færdigbeton
    container_terminal: containerterminal, containerhavn, containerdepot, containerterminaler
      | hente container, aflevere container
    convenience: nærbutik, døgnkiosk, nærbutikker, minimarked, købmand, købmænd, døgnbutik
    courier: kurer, budservice, pakketjeneste, kurerfirma, budfirma
    customs: told, toldsted, tolden, toldbehandling, toldkontor, toldvæsen, toldklarering
      | fortolde, fortolde varer
    defibrillator: hjertestarter, hjertestartere, defibrillator, AED | hjertestop
    dentist: tandlæge, tandlæger, tandlægen, tandklinik, tandlægevagt | tandpine, ondt i tanden
    depot: depot, depoter, busgarage, vogndepot
    doctors: læge, læger, lægen, praktiserende læge, lægevagt, lægepraksis, vagtlæge, lægevagten
      | jeg er syg, brug for læge, brug for en læge, gå til læge
    drinking_water: drikkevand, vandhane, vandpost, drikkefontæne | fylde vand på,
      fylde vandflasken, hente vand
    driving_school: køreskole, køreskoler, kørelærer, køretimer | tage kørekort
    dump_station: tømningsplads, toilettømning, tømning af autocampertoilet, tømningsstation,
      gråvand | tømme kassettetoilet, tømme toilet
    emergency_phone: nødtelefon, nødtelefoner
    factory: fabrik, fabrikker, industrivirksomhed, produktion
    farm_supplies: grovvarer, landbrugsforretning, foderstof, foderstoffer, grovvareforretning,
      landbrugsvarer
    fast_food: fastfood, fast food, burger, burgere, kebab, pølsevogn, pølsevogne, grillbar,
      grill, shawarma, takeaway, pizza, hotdog, pølser, pommes frites, burgerbar, foodtruck,
      grillbarer | tage en hurtig bid, hurtig mad, få noget hurtigt
    ferry_terminal: færgeterminal, færge, færger, færgehavn, færgeleje, færgelejer, færgen
      | tage færgen
    fire_station: brandstation, brandstationer, brandvæsen, brandvæsenet, beredskab
    food_court: food court, madmarked, streetfood, street food
    freight_office: vognmand, speditør, speditører, vognmænd, transportfirma, spedition,
      vognmandsfirma, fragtmand, flyttefirma, transportvirksomhed, speditionsfirma | finde fragt,
      bestille transport
    fuel: tankstation, tankstationer, benzinstation, benzintank, benzin, brændstof, tank,
      benzinstationer, servicestation, tanken, servicestationer | tanke, tanke op,
      hvor kan jeg tanke, fylde tanken, fylde benzin på, tanke benzin, mangler benzin,
      løbet tør for benzin, billig benzin, skal tanke, fylde op
    fuel_adblue: AdBlue, Ad Blue, urea, AdBlue stander, AdBlue på pumpe | tanke AdBlue,
      fylde AdBlue på, købe AdBlue
    fuel_biodiesel: biodiesel, HVO, HVO100, HVO-diesel
    fuel_cng: naturgas, CNG, biogas, gastankstation, komprimeret naturgas | tanke naturgas,
      tanke gas
    fuel_depot: oliedepot, brændstofdepot, oliehavn, olieterminal, tanklager
    fuel_diesel: diesel, dieselolie, dieselpumpe, dieselstander | tanke diesel, købe diesel
    fuel_hgv: truckdiesel, tankanlæg til lastbiler, tankstation for lastbiler, tankanlæg,
      tankstation til lastbil, truckanlæg, dieselanlæg | tanke lastbil, tanke lastbilen,
      hvor kan jeg tanke lastbilen
    fuel_hydrogen: brint, brinttankstation, brintstation, H2 | tanke brint
    fuel_lng: LNG, flydende naturgas, LNG-station | tanke LNG
    fuel_lpg: LPG, autogas, bilgas | tanke LPG
    guest_house: pension, gæstehus, gæstehuse, kro, kroer, bed and breakfast, B&B, pensionat,
      gæstgiveri
    gym: fitnesscenter, fitness, fitnesscentre, træningscenter, motionscenter, styrketræning
      | træne, hvor kan jeg træne
    hairdresser: frisør, frisører, frisørsalon, barber, barbershop, frisøren | blive klippet,
      klippes
    hardware: byggemarked, byggemarkeder, isenkram, isenkræmmer, værktøj, gør det selv,
      jernhandel, værktøjsbutik | købe værktøj
    height_restrictor: højdebegrænsning, højdebegrænser, frihøjde, højdebom
    hospital: sygehus, hospital, sygehuse, hospitaler, akutmodtagelse, sygehuset, hospitalet
    hostel: vandrerhjem, vandrehjem, danhostel, hostel, hosteller
    hotel: hotel, hoteller, hotellet, badehotel
    hotel, motel, guest_house, hostel: overnatning, logi, værelse, værelser, overnatningssted,
      sovested, overnatningssteder | hvor kan man sove, sove, overnatte, hvor kan jeg sove,
      hvor kan jeg overnatte, et sted at sove, leje værelse, sted at overnatte
    industrial: industriområde, industrikvarter, erhvervsområde, erhvervspark, industripark
    internet_cafe: internetcafé, netcafé
    kiosk: kiosk, kiosker, aviskiosk, kiosken, bladkiosk | købe avis
    laundry: møntvask, vaskeri, renseri, selvbetjeningsvaskeri, vaskerier, møntvaskeri
      | vaske tøj, hvor kan jeg vaske tøj, få vasket tøj, vaske mit tøj
    loading_dock: læsserampe, rampe, ramper, læsserampen, aflæsningssted, læssested,
      varemodtagelse | læsse af, losse, aflæsse, læsse
    lockers: bagagebokse, bagageopbevaring, opbevaringsbokse, bagageboks, garderobebokse
      | opbevare bagage, aflevere bagage
    locksmith: låsesmed, låsesmede, nøglekopi, nøgleservice, nøglekopiering | låst ude,
      mistet nøgle
    logistics: logistikcenter, distributionscenter, godsterminal, logistik, transportcenter,
      fragtcentral, logistikpark
    mall: indkøbscenter, storcenter, butikscenter, stormagasin, indkøbscentre, shoppingcenter,
      varehus | shoppe, gå på shopping
    marketplace: marked, torv, torvet, markeder, loppemarked, torvemarked, torvedag, markedsplads
    money_transfer: pengeoverførsel, pengeoverførsler, overførsel af penge | sende penge,
      overføre penge
    motel: motel, moteller
    parcel_locker: pakkeboks, pakkebokse, pakkeautomat, pakkeskab, pakkeautomater | hente pakke
    park_and_ride: parker og rejs, pendlerparkering, pendlerplads, samkørselsplads, pendlerpladser
    parking: parkering, parkeringsplads, parkeringspladser, p-plads, parkeringshus, p-hus,
      parkeringskælder, p-pladser, bilparkering | parkere, hvor kan jeg parkere, parkere bilen,
      finde parkering, gratis parkering
    pharmacy: apotek, apoteker, apoteket, medicin, døgnapotek, håndkøbsmedicin | købe medicin,
      hente medicin, hovedpine, hovedpinepiller
    picnic_site: picnicplads, picnic, madpakkehus, picnicområde, picnicborde | holde picnic
    place_of_worship: kirke, kirker, moské, synagoge, kapel, tempel, domkirke, kirken, gudshus,
      katedral | gå i kirke
    police: politi, politistation, politiet, politistationer, politigård | ringe til politiet,
      anmelde tyveri
    port: havn, havne, havnen, erhvervshavn, industrihavn
    post_box: postkasse, postkasser | sende et brev
    post_depot: postterminal, postcenter, brevcenter, sorteringscenter, pakketerminal
    post_office: posthus, posthuse, post, pakkeshop, postbutik, pakkeudlevering, pakkeshops
      | sende pakke, købe frimærker, sende brev
    pub: pub, pubber, værtshus, værtshuse, bodega, bodegaer, ølhus
    bar, pub: natteliv | drikke øl, få en øl, tage en øl, gå i byen, gå på værtshus,
      hvor kan man drikke, få en fadøl
    quarry: stenbrud, grusgrav, råstofgrav, grusgrave, kalkbrud
    rail_freight: godsbanegård, kombiterminal, intermodal terminal, baneterminal, godsbaneterminal
    railway_station: banegård, jernbanestation, togstation, station, stationer, hovedbanegård,
      togstationer, S-togsstation, stationen | tage toget
    recycling: genbrug, genbrugsstation, genbrugsstationer, glascontainer, pantstation,
      genanvendelse, flaskecontainer | aflevere pant, aflevere flasker, sortere affald
    rest_area: rasteplads, rastepladser, hvileplads, rastepladsen | holde pause, hvile, hvile sig,
      tage en pause, hvor kan jeg hvile, holde rast, strække benene, holde hvil
    restaurant: restaurant, restauranter, pizzeria, pizzeriaer, spisested, spisesteder, sushi,
      bistro, brasserie, bøfhus, restauranten, steakhouse, cafeteria, vejkro
    restaurant, fast_food, cafe, food_court: mad, måltid, frokost, aftensmad, morgenmad, madsteder
      | spise, hvor kan man spise, hvor kan jeg spise, noget at spise, sulten, jeg er sulten,
      spise frokost, spise aftensmad, spise morgenmad, spise ude, få noget at spise,
      et sted at spise, gå ud at spise
    scrap_yard: skrotplads, autoophug, ophugger, skrot, autoophugger, produkthandel, skrothandler,
      bilophug, skrotpladser | skrotte bil, skrotte bilen
    self_storage: opbevaring, opmagasinering, selvopbevaring, depotrum, self storage, lagerrum,
      opbevaringsrum | leje depotrum
    services: motorvejsrasteplads, serviceområde, motorvejsservice, serviceanlæg, rasteanlæg
    shelter: shelter, shelters, læskur, madpakkehytte, læskure, regnskur
    shower: bruser, brusebad, brusebade, brusere, chaufførbad | tage et bad, gå i bad,
      hvor kan jeg tage bad, få et bad, tage bad, hvor kan jeg få et bad
    slaughterhouse: slagteri, slagterier, slagtehus
    supermarket: supermarked, supermarkeder, dagligvarebutik, dagligvarer, madbutik,
      discountbutik, lavprisvarehus, hypermarked, dagligvareforretning
    supermarket, convenience: butik, butikker, forretning, forretninger, fødevarer, madvarer
      | handle, købe mad, handle ind, købe ind, hvor kan jeg handle, købe vand,
      hvor kan jeg købe mad
    taxi: taxa, taxi, taxaholdeplads, hyrevogn, taxaer, taxiholdeplads | bestille taxa,
      ringe efter en taxa, få en taxa, tage en taxa
    telephone: telefon, telefonboks, mønttelefon, telefoner, telefonautomat | ringe
    tobacco: tobaksforretning, tobak, cigaretter, tobaksbutik, cigarbutik, snus, smøger
      | købe cigaretter, købe smøger
    toilets: toilet, toiletter, offentligt toilet, WC, lokum, offentlige toiletter, toilettet
      | gå på toilet, skal tisse, skal på toilet, hvor er toilettet, gå på wc, tisse
    toll: betalingsanlæg, vejafgift, betalingsvej, bompenge, broafgift, brotakst, betalingsstation
      | betale vejafgift, betale broafgift
    tool_hire: maskinudlejning, værktøjsudlejning, udlejning af værktøj, materieludlejning,
      udlejning af maskiner | leje værktøj, leje maskiner, leje maskine
    tourist_information: turistinformation, turistkontor, turistbureau, turistinfo, besøgscenter,
      turistkontorer
    towing: bugsering, vejhjælp, autohjælp, kranvogn, redningskøretøj, bjærgning,
      lastbilbjærgning, vejservice, autoredning | bilen er brudt sammen, bugsere bilen, motorstop,
      lastbilen er brudt sammen, brug for vejhjælp
    trailer: trailer, trailere, trailerudlejning, anhænger, påhængsvogn, sættevogn, sættevogne,
      trailerforhandler | leje trailer, leje en trailer, købe trailer
    truck_dealer: lastbilforhandler, lastbilsalg, brugte lastbiler, lastbilforhandlere
      | købe lastbil
    truck_parking: lastbilparkering, lastbilparkeringer, parkering til lastbil,
      parkering for lastbiler, parkeringsplads til lastbiler, sikker lastbilparkering,
      lastbilplads, trailerparkering, lastbilparkeringsplads, rasteplads for lastbiler
      | parkere lastbil, parkere lastbilen, hvor kan jeg parkere lastbilen, sove i lastbilen,
      overnatte i lastbilen, holde døgnhvil, parkere natten over, holde ugehvil
    truck_rental: lastbiludlejning, varevognsudlejning, flyttebil, udlejning af lastbiler,
      lastvognsudlejning | leje lastbil, leje varevogn, leje flyttebil
    truck_repair: lastbilværksted, lastbilværksteder, lastvognsværksted, lastbilreparation,
      trailerværksted, lastbilservice, lastvognsservice, lastbilmekaniker, trailerreparation
      | reparere lastbil, reparere lastbilen, få lavet lastbilen
    truck_stop: truckstop, lastbilstop, truck stop, truckercafé, chaufførcafé
    truck_wash: lastbilvask, lastvognsvask, tankrensning, vaskehal til lastbiler,
      vask af lastbiler, tankvask | vaske lastbil, vaske lastbilen, vaske traileren
    tyres: dæk, dækcenter, dækværksted, dækskift, dækservice, lastbildæk, dækreparation, dækhotel,
      dækvagt | punktering, fladt dæk, skifte dæk, lappe dæk, punkteret, skifte til vinterdæk,
      sprængt dæk
    vacuum_cleaner: støvsuger, støvsugere, bilstøvsuger | støvsuge bilen
    vehicle_inspection: syn, synshal, synshaller, bilsyn, bilinspektion, synsvirksomhed,
      lastbilsyn | syne bilen, få synet bilen
    vending: automat, salgsautomat, automater, sodavandsautomat
    veterinary: dyrlæge, dyrlæger, dyreklinik, dyrehospital, dyrlægen, dyrlægevagt | hunden er syg
    warehouse: lager, lagerhal, lagerbygning, pakhus, lagerhotel, lagre
    waste_transfer: affaldsstation, losseplads, genbrugsplads, affaldsanlæg, deponi, lossepladsen,
      genbrugspladser, modtagestation, omlastestation | aflevere affald, køre på lossepladsen,
      smide affald ud
    water_point: vandpåfyldning, vand til autocamper, påfyldning af vand, ferskvand
      | fylde vandtanken
    weighbridge: brovægt, vejestation, lastbilvægt, brovægte, vægt, køretøjsvægt, vejning
      | veje lastbil, veje lastbilen, hvor kan jeg veje lastbilen, akseltryk
    wholesale: engros, engroshandel, grossist, engrosmarked, grossister, cash and carry
    workwear: arbejdstøj, sikkerhedssko, arbejdsbeklædning, sikkerhedsudstyr, værnemidler,
      arbejdssko | købe arbejdstøj
    """)
}
