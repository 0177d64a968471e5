extension LexiconLanguage {
  static let hr = LexiconLanguage(
    "hr",
    """
    @in: u, na, unutar, za, po
    @near: blizu, kod, pored, pokraj, oko, u blizini, nedaleko od, uz, pri, kraj, u okolici
    @here: u blizini, blizu mene, ovdje, najbliži, najbliža, najbliže, u mojoj blizini, oko mene,
      usput, na putu, na ruti, duž rute, tu, u okolici, kraj mene, pored mene, tu negdje,
      na ovom području
    @stop: pronađi, nađi, traži, tražim, prikaži, pokaži, pokaži mi, gdje je, gdje su, gdje ima,
      gdje mogu naći, gdje se nalazi, trebam, treba mi, želim, hoću, molim, svi, sve, dobar,
      dobra, dobri, najbolji, najbolja, najbolje, jeftin, jeftina, jeftino, jeftini, ima li, koji,
      koja, koje, karta, vodi me do, gdje

    air_cargo: robni terminal zračne luke, zračni teret, cargo terminal, terminal zračnog tereta
    airport: zračna luka, aerodrom, zračne luke, aerodromi
    atm: bankomat, bankomati | podići novac, dići novac, podizanje gotovine, gdje podići novac,
      gotovina, podići gotovinu, gdje mogu podići novac
    bakery: pekara, pekare, kruh, pekarnica, pekarnice, pekarna | kupiti kruh, svježi kruh,
      gdje kupiti kruh
    bank: banka, banke, poslovnica banke, bankovna poslovnica
    bar: bar, barovi, koktel bar, vinski bar
    border: granični prijelaz, granica, granični prijelazi, granična kontrola, granična policija
      | prijeći granicu, prelazak granice, gužva na granici
    bottled_gas: plin u bocama, plinska boca, plinske boce, boca plina, propan,
      zamjena plinske boce | zamijeniti plinsku bocu, kupiti plinsku bocu, napuniti plinsku bocu
    building_trade: građevinski materijal, trgovina građevinskim materijalom, građevni materijal,
      stovarište građevinskog materijala, drvna građa, stovarište | kupiti građevinski materijal
    bureau_de_change: mjenjačnica, mjenjačnice, mjenjač novca, zamjena valute | promijeniti novac,
      zamijeniti novac, gdje promijeniti novac
    bus_station: autobusni kolodvor, autobusni kolodvori, autobusni terminal
    bus_stop: autobusna stanica, autobusna postaja, stanica, autobusne stanice,
      autobusno stajalište, stajalište
    cafe: kafić, kafići, kava, kavana, kavane, caffe bar, slastičarnica, čajana, kafe bar, kafe
      | popiti kavu, piti kavu, gdje popiti kavu, idemo na kavu, kava za van, pauza za kavu
    camp_site: kamp, kampovi, kampiralište, autokamp, kampiranje, autokampovi | kampirati,
      gdje kampirati, postaviti šator
    canteen: kantina, menza, menze, radnička menza
    car_dealer: autosalon, autokuća, autosaloni, prodaja automobila, rabljeni automobili,
      rabljena vozila, auto salon, autoplac, auto kuća, prodaja auta | kupiti auto,
      kupiti automobil
    car_parts: autodijelovi, auto dijelovi, rezervni dijelovi, dijelovi za kamione,
      kamionski dijelovi, trgovina autodijelovima, dijelovi za teretna vozila | kupiti dijelove,
      kupiti rezervne dijelove
    car_rental: rent a car, najam automobila, iznajmljivanje automobila, najam vozila, najam auta,
      unajmljivanje auta | unajmiti auto, iznajmiti auto, unajmiti automobil
    car_repair: autoservis, automehaničar, auto servis, automehaničarska radionica, autolimar,
      autoelektričar, servis automobila, popravak auta, autoservisi, auto mehaničar,
      promjena ulja, autolakirer | popraviti auto, promijeniti ulje, popravak automobila,
      gdje popraviti auto
    car_repair, truck_repair: radionica, mehaničar, servis, mehaničarska radionica, popravak,
      servis vozila | trebam mehaničara, pokvario se, popravak kočnica
    car_wash: autopraonica, praonica auta, autopraonice, samoposlužna autopraonica, pranje auta,
      auto praonica, samoposlužna praonica auta | oprati auto, gdje oprati auto, prati auto
    car_wash, truck_wash: pranje vozila, praonica vozila, visokotlačno pranje
    caravan_site: odmorište za kampere, kamp za kampere, parking za kampere, kamper stop,
      kamperska stanica | prespavati u kamperu, gdje parkirati kamper
    charging: punionica, punionice, punionica za električna vozila, električna punionica, punjač,
      brza punionica, stanica za punjenje, punjenje električnih automobila, punjači,
      punionica za električne automobile, punjenje električnih vozila,
      punionice za električna vozila | napuniti auto, puniti auto, gdje napuniti električni auto,
      puniti električni auto, napuniti električni auto
    charging_hgv: punionica za kamione, punjenje električnih kamiona,
      punionica za električne kamione, punjač za kamione | napuniti kamion,
      puniti električni kamion
    chemist: drogerija, drogerije, parfumerija, kozmetika | kupiti kozmetiku
    clinic: poliklinika, klinika, dom zdravlja, ambulanta, poliklinike, ambulante,
      domovi zdravlja, zdravstveni centar
    cold_storage: hladnjača, hladnjače, rashladno skladište, skladište hladnjača
    compressed_air: komprimirani zrak, zrak za gume, kompresor, stlačeni zrak, pumpa za gume
      | napuhati gume, provjeriti tlak u gumama, napumpati gume
    concrete_plant: betonara, betonare, asfaltna baza, asfaltna stanica, gotovi beton
    container_terminal: kontejnerski terminal, kontejnersko skladište, kontejnerski terminali
      | preuzeti kontejner, predati kontejner
    convenience: dućan, mini market, trgovina mješovitom robom, kvartovski dućan, dućani,
      minimarket, seoski dućan
    courier: kurirska služba, dostava paketa, kurir, dostavna služba, kuriri, dostava
    customs: carina, carinarnica, carinski ured, carinski terminal, carinjenje,
      carinska ispostava, carinski agent, carinski posrednik | ocariniti, ocariniti robu,
      cariniti robu
    defibrillator: defibrilator, defibrilatori, AED, AVD | srčani zastoj
    dentist: zubar, stomatolog, zubna ordinacija, zubari, dentalna ordinacija,
      stomatološka ordinacija, dentalna poliklinika | boli me zub, zubobolja
    depot: spremište vozila, autobaza, autobusna garaža, garaža za autobuse
    doctors: liječnik, doktor, liječnici, obiteljski liječnik, liječnička ordinacija, ordinacija,
      liječnik opće prakse, doktorica | trebam liječnika, bolestan sam, ići doktoru, loše mi je,
      bolesna sam, trebam doktora
    drinking_water: pitka voda, izvor vode, česma, slavina, voda za piće, fontana s pitkom vodom
      | natočiti vodu, napuniti bocu vodom
    driving_school: autoškola, autoškole, vozačka škola, auto škola, satovi vožnje
      | položiti vozački, polagati vozački
    dump_station: pražnjenje kemijskog WC-a, pražnjenje WC-a za kampere, ispust za kampere,
      ispuštanje sivih voda | isprazniti kemijski WC, isprazniti kazetu
    emergency_phone: SOS telefon, telefon za hitne slučajeve, pozivni stupić,
      telefonski pozivni stup
    factory: tvornica, tvornice, pogon, proizvodni pogon
    farm_supplies: poljoprivredna ljekarna, poljoapoteka, poljoprivredni artikli, stočna hrana,
      poljoprivredna trgovina
    fast_food: fast food, brza hrana, ćevapi, kebab, burger, burgeri, hamburger, zalogajnica,
      pečenjarnica, hrana za van, ćevabdžinica, sendvič, gyros, zalogajnice, ćevapčići, hot dog,
      sendviči, burek | nešto na brzinu, pojesti nešto na brzinu, prigristi nešto, gricnuti nešto
    ferry_terminal: trajektna luka, trajekt, trajekti, trajektno pristanište, trajektni terminal,
      trajektne luke | ukrcati se na trajekt, ići trajektom
    fire_station: vatrogasna postaja, vatrogasci, vatrogasni dom, vatrogasna stanica
    food_court: food court, restoranska zona, zona restorana
    freight_office: prijevoznik, špediter, prijevoznička tvrtka, autoprijevoznik, špedicija,
      logistička tvrtka, prijevoz robe, selidbe, prijevoznici, špediteri, otpremnik,
      prijevoz tereta | naći teret, tražim teret
    fuel: benzinska postaja, benzinska crpka, benzinska, pumpa, benzin, gorivo, benzinske postaje,
      benzinska pumpa, crpka, benzinske, benzinske crpke, pumpe, benzinske pumpe, crpke
      | natočiti gorivo, točiti gorivo, gdje natočiti gorivo, natočiti benzin, tankati,
      jeftino gorivo, nestalo goriva, natankati, gdje tankati
    fuel_adblue: AdBlue, Ad Blue, urea, AdBlue na pumpi, AdBlue crpka | natočiti AdBlue,
      kupiti AdBlue, točiti AdBlue
    fuel_biodiesel: biodizel, HVO, biodiesel, biogorivo, HVO100
    fuel_cng: CNG, stlačeni prirodni plin, prirodni plin, SPP, CNG punionica, metan
    fuel_depot: skladište goriva, naftni terminal, terminal goriva, skladište nafte
    fuel_diesel: dizel, diesel, eurodizel, dizelsko gorivo, plavi dizel, eurodiesel, nafta
      | natočiti dizel, točiti dizel, natočiti naftu
    fuel_hgv: benzinska za kamione, pumpa za kamione, benzinska postaja za kamione,
      dizel za kamione, crpka za kamione | natočiti kamion, natočiti gorivo za kamion,
      natankati kamion
    fuel_hydrogen: vodik, punionica vodika, H2
    fuel_lng: LNG, ukapljeni prirodni plin, UPP, LNG punionica
    fuel_lpg: autoplin, LPG, ukapljeni naftni plin, plin, UNP, auto plin, plinska postaja
      | natočiti plin, točiti plin, natočiti autoplin
    guest_house: pansion, gostinjska kuća, prenoćište, pansioni, apartmani, kuća za odmor, B&B,
      sobe, apartman, privatni smještaj, prenoćišta
    gym: teretana, fitness centar, fitness, teretane, fitnes, sportski klub, fitnes centar
      | vježbati, gdje vježbati, trenirati
    hairdresser: frizer, frizerski salon, brijačnica, frizeri, frizerski saloni, brijač, barber,
      barber shop, frizerka | šišanje, ošišati se, gdje se ošišati
    hardware: željezarija, alat, trgovina alatom, sve za dom, željezarije, uradi sam, alati
      | kupiti alat
    height_restrictor: ograničenje visine, graničnik visine, ograničivač visine, visinska barijera
    hospital: bolnica, bolnice, hitna pomoć, hitna, hitna služba, hitni prijem, klinička bolnica,
      opća bolnica
    hostel: hostel, hosteli, omladinski hostel
    hotel: hotel, hoteli
    hotel, motel, guest_house, hostel: smještaj, noćenje, prenoćenje, konačište, soba, konak
      | gdje prespavati, prenoćiti, spavati, prespavati, gdje prenoćiti, gdje spavati,
      gdje odsjesti, odsjesti, iznajmiti sobu
    industrial: industrijska zona, poslovna zona, industrijski park, gospodarska zona,
      industrijske zone
    internet_cafe: internet caffe, internet kafić, internet cafe
    kiosk: kiosk, kiosci, trafika, trafike | kupiti novine
    laundry: praonica rublja, kemijska čistionica, praonica, samoposlužna praonica, čistionica,
      praonice rublja, samoposlužna praonica rublja | oprati rublje, oprati odjeću,
      gdje oprati rublje, prati rublje, gdje oprati odjeću
    loading_dock: utovarna rampa, rampa, mjesto istovara, istovarna rampa, mjesto utovara,
      istovar, utovar | istovariti, gdje istovariti, istovariti robu, utovariti
    lockers: garderoba, ormarići za prtljagu, garderoba za prtljagu, garderobni ormarići,
      pohrana prtljage | ostaviti prtljagu, gdje ostaviti prtljagu
    locksmith: bravar, bravari, izrada ključeva, otključavanje, kopiranje ključeva, ključar
      | izgubio sam ključ, napraviti ključ, izgubila sam ključ
    logistics: logistički centar, distribucijski centar, logistika, logistički park,
      robni terminal, distributivni centar
    mall: trgovački centar, shopping centar, robna kuća, trgovački centri, robne kuće,
      šoping centar | ići u šoping, šoping, shopping
    marketplace: tržnica, tržnice, plac, sajam, pijaca, buvljak, zelena tržnica, gradska tržnica
    money_transfer: slanje novca, prijenos novca, transfer novca | poslati novac
    motel: motel, moteli
    parcel_locker: paketomat, paketomati, paketni automat | preuzeti paket, podići paket
    park_and_ride: park and ride, parkiraj i vozi se, parkiraj i vozi
    parking: parkiralište, parking, parkirališta, parkirno mjesto, garaža, javna garaža, parkinzi,
      parkirna mjesta, parkirna garaža, javno parkiralište | parkirati, gdje parkirati,
      parkirati auto, besplatni parking, gdje mogu parkirati, ostaviti auto, gdje ostaviti auto
    pharmacy: ljekarna, ljekarne, apoteka, lijekovi, dežurna ljekarna, lijek, apoteke
      | kupiti lijek, kupiti lijekove, boli me glava, tablete, glavobolja
    picnic_site: izletište, piknik, mjesto za piknik, izletišta, roštilj, piknik mjesto
      | roštiljati, ići na piknik
    place_of_worship: crkva, crkve, džamija, sinagoga, kapela, samostan, katedrala, hram,
      vjerski objekt, bogomolja, džamije | moliti se, ići na misu, misa
    police: policija, policijska postaja, policijska stanica, policajci, policijska uprava
      | zvati policiju, prijaviti krađu
    port: luka, luke, pristanište, lučki terminal, teretna luka
    post_box: poštanski sandučić, poštanski sandučići, sandučić
    post_depot: poštanski centar, sortirnica, sortirni centar pošte
    post_office: pošta, poštanski ured, pošte, poštanski uredi | poslati paket, poslati pismo,
      kupiti marke
    pub: pivnica, pub, pivnice, krčma, birtija, pubovi, birtije, irski pub
    bar, pub: noćni život | popiti pivo, piti pivo, gdje popiti pivo, otići na piće, na piće,
      izaći van
    quarry: kamenolom, šljunčara, kamenolomi, pješčara
    rail_freight: teretni kolodvor, robni kolodvor, intermodalni terminal,
      željeznički teretni terminal, ranžirni kolodvor
    railway_station: željeznički kolodvor, kolodvor, željeznička stanica, kolodvori,
      glavni kolodvor, stanica vlaka, željeznička postaja | ići vlakom, na vlak
    recycling: reciklaža, reciklažno dvorište, recikliranje, povrat ambalaže, reciklažni otok,
      zeleni otok, povratna ambalaža | vratiti boce, reciklirati, predati ambalažu
    rest_area: odmorište, odmorišta, stajalište za odmor, počivalište | odmoriti se,
      gdje se odmoriti, napraviti pauzu, pauza, odmor
    restaurant: restoran, restorani, pizzeria, konoba, gostionica, pizzerije, picerija, konobe,
      gostionice, bistro, sushi, roštiljarnica, riblji restoran, steak house
    restaurant, fast_food, cafe, food_court: hrana, jelo, ručak, doručak, večera, gablec, marenda,
      klopa | gdje jesti, jesti, nešto za jesti, gladan sam, ručati, večerati, gdje ručati,
      gladan, gladna sam, gdje pojesti, pojesti nešto, doručkovati, gdje večerati,
      gdje dobro jesti
    scrap_yard: autootpad, stari metal, otkup starog željeza, reciklaža vozila, auto otpad,
      sekundarne sirovine, otkup metala | prodati staro željezo, odvesti auto na otpad
    self_storage: skladištenje stvari, najam skladišta, self storage, najam spremišta,
      skladišni boksovi
    services: odmorište s uslugama, uslužni objekti uz autocestu, prateći uslužni objekt,
      servisna zona
    shelter: sklonište, nadstrešnica, zaklon, nadstrešnice, planinarsko sklonište
      | skloniti se od kiše
    shower: tuš, tuševi, tuševi za vozače, javni tuš | istuširati se, tuširanje,
      gdje se istuširati, otuširati se, tuširati se
    slaughterhouse: klaonica, klaonice, mesna industrija
    supermarket: supermarket, supermarketi, hipermarket, hipermarketi, samoposluga
    supermarket, convenience: trgovina, prodavaonica, namirnice, živežne namirnice, trgovine,
      market | kupiti hranu, kupiti namirnice, kupovina, u kupovinu, kupiti vodu,
      gdje kupiti hranu, u dućan
    taxi: taxi, taksi, taksi stajalište, taxi stajalište, taksist | pozvati taksi, naručiti taksi,
      zvati taxi
    telephone: telefon, telefonska govornica, javna govornica, javni telefon, govornica
      | telefonirati
    tobacco: duhan, cigarete, prodavaonica duhana, duhanska prodavaonica | kupiti cigarete
    toilets: WC, zahod, javni WC, toalet, javni zahod, sanitarni čvor, toaleti, javni toalet,
      zahodi | na WC, trebam WC, piški mi se, gdje je WC, ići na WC, na zahod
    toll: naplatna postaja, naplatna kućica, cestarina, naplatne kućice, naplatne postaje, ENC
      | platiti cestarinu
    tool_hire: najam alata, najam strojeva, iznajmljivanje alata, iznajmljivanje strojeva,
      najam građevinskih strojeva | unajmiti alat, iznajmiti alat, unajmiti stroj
    tourist_information: turističke informacije, turistička zajednica, turistički ured,
      turistički info centar, info punkt, informacije za turiste, TIC, posjetiteljski centar
    towing: vučna služba, pomoć na cesti, šlep služba, vuča vozila, šlepanje, šlep, vuča kamiona,
      pomoć na cesti za kamione | pokvario mi se auto, šlepati auto, auto u kvaru,
      pokvario mi se kamion, trebam šlep
    trailer: prikolica, prikolice, najam prikolica, poluprikolica, poluprikolice,
      prodaja prikolica | unajmiti prikolicu, kupiti prikolicu, iznajmiti prikolicu
    truck_dealer: prodaja kamiona, salon kamiona, rabljeni kamioni, prodaja teretnih vozila
      | kupiti kamion
    truck_parking: parking za kamione, parkiralište za kamione, kamionski parking,
      parkiralište za teretna vozila, parkirališta za kamione, sigurni parking za kamione,
      parking za šlepere, čuvani parking za kamione, parking za teretna vozila,
      parkiralište za tegljače | parkirati kamion, gdje parkirati kamion, spavati u kamionu,
      prespavati u kamionu, parkirati šleper, gdje parkirati šleper
    truck_rental: najam kamiona, najam kombija, iznajmljivanje kamiona, iznajmljivanje kombija,
      najam dostavnih vozila | unajmiti kamion, unajmiti kombi, iznajmiti kombi
    truck_repair: servis kamiona, kamionski servis, popravak kamiona, mehaničar za kamione,
      servis teretnih vozila, servis prikolica, radionica za kamione, popravak prikolica,
      popravak teretnih vozila, popravak poluprikolica | popraviti kamion, popravak tegljača,
      gdje popraviti kamion
    truck_stop: odmorište za kamione, truck stop, kamionska stanica, odmorište za vozače kamiona,
      kamionsko odmorište
    truck_wash: praonica kamiona, pranje kamiona, pranje cisterni, kamionska praonica,
      autopraonica za kamione, praonica teretnih vozila, praonica cisterni | oprati kamion,
      gdje oprati kamion
    tyres: gume, vulkanizer, autogume, kamionske gume, vulkanizerska radionica, prodaja guma,
      vulkanizeri, auto gume, gumi servis, popravak guma, zamjena guma | pukla guma,
      promijeniti gumu, zamijeniti gumu, krpanje gume, zakrpati gumu, promijeniti gume,
      probušena guma, popraviti gumu
    vacuum_cleaner: usisavač, usisavači, samoposlužni usisavač | usisati auto
    vehicle_inspection: tehnički pregled, stanica za tehnički pregled, tehnički pregled vozila,
      tehnički pregledi, stanica za tehnički, tehnički | obaviti tehnički pregled,
      registrirati auto
    vending: automat, automati, samoposlužni automat, automat za kavu, automat za piće
    veterinary: veterinar, veterinarska stanica, veterinarska ambulanta, veterinari,
      veterinarska klinika, veterinarska bolnica | bolestan pas
    warehouse: skladište, skladišta, skladišna hala, magazin
    waste_transfer: odlagalište otpada, deponij, smetlište, pretovarna stanica za otpad,
      odlagalište, zbrinjavanje otpada, pretovarna stanica, odlagališta otpada | baciti smeće,
      odložiti otpad, zbrinuti otpad
    water_point: punjenje vode, voda za kampere, točenje vode, voda za spremnik
      | napuniti spremnik vode, napuniti vodu
    weighbridge: kolna vaga, vaga za kamione, mosna vaga, vaga, kamionska vaga, javna vaga,
      vaganje kamiona | vagati kamion, izvagati kamion, vagnuti kamion, gdje izvagati kamion,
      osovinsko opterećenje
    wholesale: veleprodaja, veletrgovina, veleprodaje, veleprodajni centar, cash and carry
    workwear: radna odjeća, zaštitna odjeća, zaštitna oprema, radne cipele, HTZ oprema,
      zaštitne cipele, radna obuća | kupiti radnu odjeću
    """)
}
