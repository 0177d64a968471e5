extension LexiconLanguage {
  static let no = LexiconLanguage(
    "no",
    """
    @in: i, på, ved, inni, innenfor, til, innanfor
    @near: nær, i nærheten av, nærme, ved, rundt, ved siden av, ikke langt fra, like ved,
      i nærleiken av, ikkje langt frå, attmed
    @here: i nærheten, nær meg, her, nærmeste, nærmest, i nærheten av meg, rundt meg, i området,
      på veien, langs ruten, langs ruta, på ruta, på ruten, i nærleiken, næraste, nærast,
      på vegen, her i nærheten
    @stop: finn, finne, vis, vis meg, søk, søk etter, leter etter, ser etter, jeg leter etter,
      hvor er, hvor finnes, hvor er det, hvor finner jeg, hvor kan jeg finne, hvor ligger,
      jeg trenger, trenger, jeg vil ha, jeg vil, alle, god, gode, beste, billig, billige, en, ei,
      et, noen, er det, kjør til, veien til, hvilken, hvilke, min, mitt, mine, takk, kvar er,
      kvar finst, kvar finn eg, eg treng, eg vil ha, eg leitar etter, leitar etter, ein, eit,
      nokre

    air_cargo: flyfrakt, fraktterminal, flyfraktterminal, cargoterminal
    airport: flyplass, flyplasser, lufthavn, flyplassen, lufthavner, flyplassar, flystripe
    atm: minibank, minibanker, minibanken, uttaksautomat, kontantautomat, minibankar
      | ta ut penger, ta ut kontanter, hvor kan jeg ta ut penger, trenger kontanter, ta ut pengar
    bakery: bakeri, bakerier, baker, brød, bakeriet | kjøpe brød, ferskt brød
    bank: bank, banker, bankfilial, sparebank, banken, bankar
    bar: bar, barer, cocktailbar, baren, vinbar, barar
    border: grenseovergang, grenseoverganger, grense, grensen, grensekontroll, grensestasjon,
      grenseovergangar | krysse grensen, kjøre over grensen, krysse grensa
    bottled_gas: propan, gassflaske, gassflasker, propanflaske, flaskegass, propangass,
      propanbytte | fylle propan, bytte gassflaske, kjøpe propan, bytte propan, fylle gassflaske
    building_trade: byggevarer, byggevarehus, trelast, trelasthandel, byggevareforretning,
      byggjevarer, byggvare | kjøpe byggevarer, kjøpe trelast
    bureau_de_change: vekslingskontor, valutaveksling, pengeveksling | veksle penger,
      veksle valuta, hvor kan jeg veksle penger, veksle pengar
    bus_station: busstasjon, busstasjoner, bussterminal, rutebilstasjon, bussterminalen,
      busstasjonar
    bus_stop: bussholdeplass, busstopp, holdeplass, holdeplasser, bussholdeplasser, haldeplass,
      haldeplassar | ta bussen
    cafe: kafé, kafeer, kaffebar, kaffe, kafeteria, konditori, kafeen, kafear | drikke kaffe,
      ta en kaffe, kopp kaffe, kaffepause, hvor kan man få kaffe, drikke kaffi, ein kopp kaffi
    camp_site: campingplass, campingplasser, camping, teltplass, teltplasser, campingplassen,
      campingplassar | telte, sette opp telt, campe, hvor kan man telte, slå opp telt
    canteen: kantine, kantiner, personalkantine, kantinen
    car_dealer: bilforhandler, bilforhandlere, bruktbil, bilbutikk, bilsalg, bruktbiler,
      bilforhandlar | kjøpe bil
    car_parts: bildeler, reservedeler, bilrekvisita, lastebildeler, reservedeler lastebil,
      bilutstyr, reservedelar, bildelar, lastebilutstyr | kjøpe reservedeler, kjøpe bildeler
    car_rental: bilutleie, leiebil, leiebiler, utleiebil, bildeling, bilutleige, leigebil
      | leie bil, leie en bil, hvor kan jeg leie bil, leige bil
    car_repair: bilverksted, bilverksteder, bilreparasjon, bilmekaniker, bilservice,
      karosseriverksted, oljeskift, bilverkstad, bilverkstader | reparere bilen, fikse bilen,
      bytte olje, skifte olje
    car_repair, truck_repair: verksted, verksteder, mekaniker, mekanikar, reparasjon, verkstad,
      verkstader, verkstedet | trenger mekaniker, noe er i stykker, fikse bremsene
    car_wash: bilvask, vaskehall, vaskehaller, selvvask, bilvaskehall, bilvasken | vaske bilen,
      vaske bil, hvor kan jeg vaske bilen
    car_wash, truck_wash: høytrykksvask, kjøretøyvask, høgtrykksvask
    caravan_site: bobilplass, bobilplasser, bobilcamp, bobilparkering, campingvognplass,
      bobilcamping, bubilplass, bobilplassar | overnatte i bobil, parkere bobil
    charging: ladestasjon, ladestasjoner, lader, ladere, elbillading, hurtiglader, hurtigladere,
      lading, ladepunkt, hurtiglading, lynlader, elbillader, ladestolpe, ladeplass, ladestasjonar,
      hurtigladar, supercharger | lade bilen, lade elbil, hvor kan jeg lade, lade elbilen,
      lade bil, lade opp
    charging_hgv: ladestasjon for lastebil, lastebillading, ladestasjon for tungbil,
      ladestasjon for tunge kjøretøy, lading for lastebil, hurtiglader for lastebil, lastebillader
      | lade lastebil, lade lastebilen, lade ellastebil, lade vogntog
    chemist: parfymeri, kosmetikk, parfyme, hygieneartikler, sminke
    clinic: legesenter, legevakt, klinikk, klinikker, helsesenter, legevakten, poliklinikk,
      legekontor
    cold_storage: kjølelager, fryselager, fryseri, kjølehus, fryselagre
    compressed_air: trykkluft, luft til dekk, luftpumpe, dekkluft, kompressor | pumpe dekk,
      fylle luft, sjekke dekktrykk, fylle luft i dekkene, sjekke lufttrykket
    concrete_plant: betongfabrikk, asfaltverk, betongstasjon, ferdigbetong, betongblanderi,
      asfaltfabrikk
    container_terminal: containerterminal, containerhavn, containerdepot, konteinerterminal,
      containerterminaler | hente container, levere container
    convenience: nærbutikk, nærbutikker, landhandel, kolonial, storkiosk, nærbutikkar, minimarked,
      døgnåpen butikk
    courier: budbil, kurér, budfirma, pakketjeneste, ekspressbud, budtjeneste
    customs: toll, tollstasjon, tollvesen, tollkontor, tollklarering, tolletaten, tollen,
      tollvesenet | fortolle, tollklarere, fortolle varer, klarere varer
    defibrillator: hjertestarter, hjertestartere, defibrillator, hjartestartar, AED | hjertestans
    dentist: tannlege, tannleger, tannlegen, tannklinikk, tannlegevakt, tannlegekontor, tannlegar
      | tannpine, vondt i tanna, tannverk, vondt i en tann
    depot: depot, bussanlegg, depoter, bussgarasje, transportanlegg
    doctors: lege, leger, fastlege, allmennlege, doktor, lækjar, legar, dokter, legen
      | jeg er syk, trenger lege, gå til legen, trenger en lege, føler meg dårlig, eg er sjuk
    drinking_water: drikkevann, vannkran, vannpost, drikkevatn, vann, vatn, vasskran,
      drikkefontene | fylle vann, fylle vannflaska, hente vann, fylle vatn
    driving_school: trafikkskole, kjøreskole, kjøreskoler, trafikkskoler, køyreskule,
      trafikkskule, kjøretimer | ta lappen, ta førerkort
    dump_station: tømmestasjon, bobiltømming, tømming av bobiltoalett, septiktømming, tømmeplass,
      gråvann, tømmestasjon for bobil, bobiltømmestasjon | tømme toalett i bobil, tømme gråvann,
      tømme bobiltoalett, tømme septik
    emergency_phone: nødtelefon, nødtelefoner, nødtelefonar
    factory: fabrikk, fabrikker, industribedrift, fabrikkar
    farm_supplies: felleskjøp, landbruksbutikk, landbruksvarer, såvarer, kraftfôr
    fast_food: gatekjøkken, hurtigmat, fast food, fastfood, burger, burgere, hamburger, kebab,
      pølse, pølsekiosk, pølser, takeaway, pizza, snackbar, grill, burgersjappe, foodtruck,
      kebabsjappe, hurtigmatrestaurant | ta en rask matbit, rask mat, kjapp mat, en matbit
    ferry_terminal: fergeterminal, ferge, ferger, fergekai, ferje, ferjekai, ferjeterminal,
      ferjer, fergekaier, ferga, ferjekaiar, bilferge | ta ferga, ta fergen, ta ferja
    fire_station: brannstasjon, brannstasjoner, brannvesen, brannvesenet, brannstasjonar
    food_court: food court, matgate, matsenter, mathall
    freight_office: transportfirma, speditør, speditører, transportør, spedisjon, speditørfirma,
      fraktselskap, flyttebyrå, transportselskap, lastebilsentral, flyttefirma | finne frakt,
      bestille transport
    fuel: bensinstasjon, bensinstasjoner, bensin, drivstoff, tankstasjon, bensinpumpe,
      servicestasjon, bensinstasjonen, bensinstasjonar, fyllestasjon, bensinpumper | fylle bensin,
      tanke, hvor kan jeg fylle bensin, fylle drivstoff, fylle tanken, må fylle bensin,
      tom for bensin, billig bensin, tanke bilen, kor kan eg fylle bensin, hvor kan jeg tanke
    fuel_adblue: AdBlue, Ad Blue, urea, AdBlue-pumpe, AdBlue på pumpe | fylle AdBlue, kjøpe AdBlue
    fuel_biodiesel: biodiesel, HVO, HVO100, fornybar diesel, HVO 100
    fuel_cng: CNG, biogass, naturgass, gassfylling, fyllestasjon for gass, komprimert naturgass
      | fylle biogass, fylle gass
    fuel_depot: tankanlegg, oljeterminal, drivstofflager, oljedepot
    fuel_diesel: diesel, autodiesel, dieselpumpe, dieselolje | fylle diesel,
      hvor kan jeg fylle diesel, kjøpe diesel
    fuel_hgv: truckdiesel, drivstoff for lastebil, bensinstasjon for lastebil, tungbilpumpe,
      diesel for lastebil, lastebildiesel, dieselanlegg, dieselanlegg for lastebil
      | fylle diesel på lastebilen, tanke lastebil, fylle lastebilen, tanke lastebilen
    fuel_hydrogen: hydrogen, hydrogenstasjon, H2, hydrogenfylling | fylle hydrogen
    fuel_lng: LNG, flytende naturgass, LBG, flytende biogass | fylle LNG
    fuel_lpg: LPG, autogass, gass | fylle LPG, fylle autogass
    guest_house: gjestehus, pensjonat, gjestgiveri, vertshus, bed and breakfast, B&B, pensjonater
    gym: treningssenter, treningssentre, gym, fitness, trening, styrkerom, treningsstudio | trene,
      hvor kan jeg trene
    hairdresser: frisør, frisører, frisørsalong, barber, frisøren, hårfrisør, barberer, barbershop
      | klippe seg, klippe håret, klippe meg
    hardware: jernvare, byggmarked, jernvarehandel, verktøy, isenkram, jernvarer, gjør det selv,
      verktøybutikk | kjøpe verktøy
    height_restrictor: høydebegrensning, høydebegrenser, høydebom, fri høyde, høgdeavgrensing
    hospital: sykehus, sjukehus, akuttmottak, sykehuset, sjukehuset, sykehusene
    hostel: vandrerhjem, hostel, ungdomsherberge, herberge, vandrarheim
    hotel: hotell, hoteller, hotellet, høyfjellshotell, hotel
    hotel, motel, guest_house, hostel: overnatting, losji, innkvartering, husrom,
      overnattingssted, soveplass | hvor kan man sove, sove, overnatte, hvor kan jeg sove,
      hvor kan jeg overnatte, et sted å sove, leie rom, sted å overnatte, kor kan eg sove,
      bestille rom
    industrial: industriområde, industriområder, næringspark, industripark, næringsområde,
      industrifelt
    internet_cafe: internettkafé, nettkafé
    kiosk: kiosk, kiosker, aviskiosk, bladkiosk, kiosken, kioskar | kjøpe avis
    laundry: vaskeri, renseri, myntvaskeri, selvbetjent vaskeri, selvvaskeri, vaskerier
      | vaske klær, hvor kan jeg vaske klær, vaske tøy, vaske klede
    loading_dock: lasterampe, lasteramper, varemottak, lossested, lasterampa, lossesone, rampe,
      lastesone, varelevering | losse, hvor skal jeg losse, laste, laste av
    lockers: oppbevaringsbokser, oppbevaringsskap, bagasjeoppbevaring, bagasjeskap,
      oppbevaringsboks | oppbevare bagasje, levere bagasje
    locksmith: låsesmed, låsesmeder, nøkkelkopiering, nøkkelservice, låsesmedar | låst ute,
      mistet nøkkelen
    logistics: logistikksenter, distribusjonssenter, godsterminal, logistikk, sentrallager,
      logistikkpark, distribusjonslager, samlastterminal
    mall: kjøpesenter, kjøpesentre, varehus, handlesenter, kjøpesenteret, storsenter | shoppe,
      gå på shopping
    marketplace: marked, torg, markedsplass, torget, loppemarked, marknad, torghandel,
      bondens marked, loppis
    money_transfer: pengeoverføring, pengeoverføringer, overføring av penger | sende penger,
      overføre penger
    motel: motell, motel, moteller, motellet
    parcel_locker: pakkeboks, pakkebokser, pakkeautomat, pakkeautomater | hente pakke
    park_and_ride: innfartsparkering, pendlerparkering, innfartsparkeringer, pendlarparkering
    parking: parkering, parkeringsplass, parkeringsplasser, p-plass, parkeringshus, p-hus,
      parkeringsgarasje, parkeringar, p-plasser, bilparkering, parkeringsplassar | parkere,
      hvor kan jeg parkere, parkere bilen, finne parkering, gratis parkering, kor kan eg parkere
    pharmacy: apotek, apoteket, medisin, medisiner, vaktapotek, legemidler | kjøpe medisin,
      hente medisin, hodepine, smertestillende
    picnic_site: piknikplass, piknik, picnic, piknikbord, bord og benker | ha piknik
    place_of_worship: kirke, kirker, moské, synagoge, kapell, tempel, domkirke, kyrkje, kyrkjer,
      kirken, katedral, gudshus | gå i kirken
    police: politi, politistasjon, politiet, politistasjoner, lensmann, lensmannskontor,
      politistasjonar | ringe politiet, anmelde tyveri
    port: havn, havner, hamn, havnen, hamner, godshavn, havna, trafikkhavn
    post_box: postkasse, postkasser, postkassar | sende et brev
    post_depot: postterminal, brevsenter, postsenter, sorteringsterminal
    post_office: postkontor, post i butikk, posten, post, postkontoret, utleveringssted
      | sende pakke, kjøpe frimerker, sende brev
    pub: pub, puber, ølbar, kro, kroer, irsk pub, puben, brun pub, pubar
    bar, pub: utested, uteliv, utesteder | ta en øl, drikke øl, gå på byen, ta en pils,
      hvor kan man ta en øl, gå ut
    quarry: steinbrudd, grustak, pukkverk, masseuttak, steinbrot, sandtak
    rail_freight: jernbaneterminal, kombiterminal, godsstasjon, jernbaneterminal for gods,
      intermodal terminal, godsterminal jernbane
    railway_station: togstasjon, jernbanestasjon, togstasjoner, sentralstasjon, stasjon,
      jernbanestasjoner, stasjonen, togstasjonar | ta toget
    recycling: gjenvinning, gjenvinningsstasjon, panteautomat, glassretur, returpunkt,
      resirkulering, miljøstasjon, attvinning, pant, pantemaskin | pante flasker, pante,
      kildesortere, levere pant
    rest_area: rasteplass, rasteplasser, rastested, hvileplass, rasteplassen, rasteplassar,
      kvileplass, døgnhvileplass, døgnkvileplass | ta pause, hvile, ta en pause,
      hvor kan jeg hvile, raste, strekke på beina, kvile, ta ein pause, ta hvil
    restaurant: restaurant, restauranter, pizzeria, spisested, spisesteder, sushi, bistro,
      brasseri, biffhus, restaurantar, spisestad, veikro, steakhouse, vegkro
    restaurant, fast_food, cafe, food_court: mat, måltid, lunsj, middag, frokost, matsted,
      matsteder, serveringssted, spiseplass | spise, hvor kan man spise, hvor kan jeg spise,
      noe å spise, sulten, jeg er sulten, spise lunsj, spise middag, spise frokost, spise ute,
      kor kan eg ete, svolten, noko å ete, eg er svolten, et sted å spise
    scrap_yard: bilopphuggeri, skraphandel, bilskrot, skraphandler, skrotplass, skrapjern,
      bildemontering, opphuggeri | vrake bilen, skrote bilen
    self_storage: minilager, selvlagring, lagerbod, self storage, lagerboder, lagring, lagerhotell
      | leie lagerplass, leie bod
    services: veiserviceanlegg, serviceområde, veiservice, vegserviceanlegg
    shelter: gapahuk, leskur, skur, gapahuker, regnskjul
    shower: dusj, dusjer, dusjen, dusjmulighet, dusjar, sjåførdusj | dusje, ta en dusj,
      hvor kan jeg dusje, hvor kan man dusje, kor kan eg dusje, ta ein dusj
    slaughterhouse: slakteri, slakterier, slaktehus, slakthus
    supermarket: matbutikk, supermarked, matbutikker, dagligvarebutikk, dagligvare,
      daglegvarebutikk, matbutikkar, supermarkeder, lavprisbutikk, hypermarked
    supermarket, convenience: butikk, butikker, dagligvarer, forretning, matvarer, daglegvarer,
      butikkar | handle, handle mat, kjøpe mat, hvor kan jeg handle, kjøpe vann,
      hvor kan jeg kjøpe mat, handle inn
    taxi: taxi, drosje, drosjer, taxiholdeplass, drosjeholdeplass, drosjehaldeplass
      | bestille taxi, ringe drosje, ta en taxi
    telephone: telefon, telefonkiosk, telefonautomat, telefonboks | ringe
    tobacco: tobakk, tobakksbutikk, sigaretter, snus, tobakkshandel, snusbutikk, røyk
      | kjøpe snus, kjøpe røyk, kjøpe sigaretter
    toilets: toalett, toaletter, offentlig toalett, WC, dass, offentlege toalett,
      offentlige toaletter, toalettet, utedo | gå på do, må tisse, må på do, hvor er toalettet,
      gå på toalettet, hvor er do
    toll: bomstasjon, bomstasjoner, bompenger, bomring, bomveg, bomvei, bomstasjonar, bompengar
      | betale bompenger
    tool_hire: maskinutleie, verktøyutleie, utleie av verktøy, utstyrsutleie, utleie av maskiner,
      maskinutleige | leie verktøy, leie maskiner, leie maskin
    tourist_information: turistinformasjon, turistkontor, turistinfo, besøkssenter,
      turistinformasjonen
    towing: bilberging, berging, bergingsbil, veihjelp, vegberging, redningsbil, tungberging,
      bilredning, vegassistanse, veiassistanse, veghjelp | motorstopp, berge bilen,
      bilen har stoppet, bilen har gått i stykker, lastebilen har stoppet, trenger berging,
      trenger veihjelp, taue bilen
    trailer: tilhenger, tilhengere, hengerutleie, henger, semitrailer, tilhengar, semitrailere,
      tilhengerutleie, hengere, tilhengarar | leie henger, leie tilhenger, kjøpe henger
    truck_dealer: lastebilforhandler, lastebilsalg, brukte lastebiler, lastebilforhandlere
      | kjøpe lastebil
    truck_parking: lastebilparkering, vogntogparkering, parkering for lastebil,
      parkering for lastebiler, oppstillingsplass for vogntog, trailerparkering,
      døgnhvileplass for lastebil, parkering for vogntog, tungbilparkering, oppstillingsplass,
      sikker lastebilparkering, parkering lastebil | parkere lastebil, parkere lastebilen,
      parkere vogntog, hvor kan jeg parkere lastebilen, sove i lastebilen, ta døgnhvil, døgnhvil,
      overnatte i lastebilen, døgnkvile, ukehvil, parkere traileren
    truck_rental: lastebilutleie, utleie av lastebil, flyttebil, varebilutleie | leie lastebil,
      leie varebil, leie flyttebil
    truck_repair: lastebilverksted, lastebilverksteder, tungbilverksted, lastebilreparasjon,
      lastebilservice, hengerverksted, nyttekjøretøyverksted, tungbilverkstad, lastebilmekaniker,
      lastebilverkstad | reparere lastebil, reparere lastebilen, fikse lastebilen
    truck_stop: truckstopp, truck stop, truckstop, trailerstopp
    truck_wash: lastebilvask, tungbilvask, vask av lastebil, tankvask, vaskehall for lastebil,
      tankrengjøring, trailervask | vaske lastebil, vaske lastebilen, vaske traileren
    tyres: dekk, dekkverksted, dekkskift, dekkservice, lastebildekk, dekkreparasjon, dekkhotell,
      dekksenter, dekkverkstad | punktering, skifte dekk, reparere dekk, punktert, flatt dekk,
      bytte dekk, legge om til vinterdekk, lappe dekk
    vacuum_cleaner: støvsuger, støvsugere, bilstøvsuger, støvsugar | støvsuge bilen
    vehicle_inspection: EU-kontroll, trafikkstasjon, biltilsyn, kjøretøykontroll, biltilsynet,
      periodisk kjøretøykontroll, trafikkstasjoner, teknisk kontroll | ta EU-kontroll
    vending: automat, automater, salgsautomat, brusautomat, salgsautomater
    veterinary: veterinær, veterinærer, dyrlege, dyreklinikk, dyresykehus, dyrlegen, dyrlegevakt
      | hunden er syk
    warehouse: lager, lagerbygg, lagerhall, lagre, varelager
    waste_transfer: søppelfylling, avfallsanlegg, fyllplass, avfallsplass, gjenbruksstasjon,
      avfallsmottak, søppeldynge, deponi, omlastestasjon, gjenvinningsanlegg | kaste søppel,
      levere avfall, levere søppel
    water_point: vannfylling, vannpåfylling, vann til bobil, påfylling av vann, vassfylling,
      ferskvann | fylle vanntanken, fylle vann på bobilen
    weighbridge: kjøretøyvekt, bilvekt, vekt, brovekt, lastebilvekt, vektstasjon, kontrollstasjon
      | veie lastebilen, veie lastebil, hvor kan jeg veie lastebilen, veie vogntoget, aksellast,
      vege lastebilen
    wholesale: engros, grossist, engroshandel, grossister, storcash, engrosutsalg, cash and carry
    workwear: arbeidsklær, verneutstyr, vernesko, arbeidstøy, verneklær, arbeidsklede, vernetøy
      | kjøpe arbeidsklær
    """)
}
