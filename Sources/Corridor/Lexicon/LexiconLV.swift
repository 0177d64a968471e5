extension LexiconLanguage {
  static let lv = LexiconLanguage(
    "lv",
    """
    @in: pilsētā, iekš, novadā, uz
    @near: pie, netālu no, tuvu, blakus, tuvumā, ap, līdzās
    @here: tuvumā, man tuvumā, netālu, šeit, tuvākais, tuvākā, tuvākie, tuvākās, apkārtnē,
      pa ceļam, maršrutā, tepat, blakus man, ceļā
    @stop: atrast, atrodi, meklēt, meklēju, parādi, parādīt, kur ir, kur atrodas, kur,
      kur var atrast, vajag, man vajag, gribu, lūdzu, visi, visas, labs, laba, labi, labākais,
      labākā, labākie, lēts, lēta, lēti, vai ir, kāds, kāda, kādi, karte

    air_cargo: kravu terminālis lidostā, gaisa kravas, aviokravas, aviokravu terminālis
    airport: lidosta, lidostas, lidlauks, lidlauki
    atm: bankomāts, bankomāti | izņemt naudu, izņemt skaidru naudu, kur izņemt naudu,
      vajag skaidru naudu, skaidra nauda
    bakery: maiznīca, beķereja, maize, konditoreja, maizes veikals, maiznīcas, maizes ceptuve,
      ceptuve | nopirkt maizi, svaiga maize
    bank: banka, bankas, bankas filiāle
    bar: bārs, bāri, kokteiļbārs, vīna bārs
    border: robežšķērsošanas vieta, robeža, robežpunkts, robežkontrole, robežpārejas punkts,
      robežkontroles punkts | šķērsot robežu
    bottled_gas: gāzes baloni, gāzes balons, propāns, sašķidrinātā gāze balonos, balonu gāze
      | uzpildīt gāzes balonu, nopirkt gāzes balonu, apmainīt gāzes balonu
    building_trade: būvmateriāli, celtniecības materiāli, būvniecības preces, kokmateriāli,
      būvmateriālu veikals | pirkt būvmateriālus
    bureau_de_change: valūtas maiņa, valūtas maiņas punkts, naudas maiņa | mainīt naudu,
      samainīt naudu, mainīt valūtu, kur samainīt naudu
    bus_station: autoosta, autoostas, autobusu stacija
    bus_stop: autobusa pietura, pietura, pieturas, autobusu pietura, autobusa pieturvieta
    cafe: kafejnīca, kafejnīcas, kafija, kafijas bārs, tējnīca | dzert kafiju, iedzert kafiju,
      kur iedzert kafiju, kafijas pauze, padzert kafiju
    camp_site: kempings, telšu vieta, kempingi, telšu vietas | celt telti, uzcelt telti,
      kur celt telti
    canteen: ēdnīca, ēdnīcas, bufete
    car_dealer: autosalons, auto tirdzniecība, autosaloni, lietoti auto, automašīnu tirdzniecība,
      auto tirgotājs, autocentrs | pirkt auto, nopirkt auto
    car_parts: auto rezerves daļas, rezerves daļas, autodetaļas, kravas auto rezerves daļas,
      auto daļas, kravas auto detaļas, autopreces | pirkt rezerves daļas, nopirkt rezerves daļas
    car_rental: auto noma, autonoma, nomas auto, automašīnu noma, auto īre | nomāt auto,
      iznomāt auto, noīrēt auto
    car_repair: autoserviss, auto remonts, autodarbnīca, automehāniķis, eļļas maiņa, autoservisi,
      virsbūves remonts, auto apkope | salabot auto, remontēt auto, mainīt eļļu, kur salabot auto
    car_repair, truck_repair: remontdarbnīca, serviss, darbnīca, mehāniķis, remonts
      | vajag mehāniķi, salūzis, bremžu remonts
    car_wash: automazgātava, auto mazgātava, pašapkalpošanās automazgātava, automazgātavas,
      auto mazgāšana | mazgāt auto, nomazgāt auto, kur nomazgāt auto, nomazgāt mašīnu
    car_wash, truck_wash: augstspiediena mazgātava, transporta mazgātava
    caravan_site: kemperu stāvvieta, kemperu laukums, kempervietas, treileru laukums
      | nakšņot kemperī, kur palikt ar kemperi
    charging: uzlādes stacija, elektroauto uzlāde, uzlādes stacijas, uzlāde, uzlādes punkts,
      ātrā uzlāde, elektromobiļu uzlāde, elektromobiļu uzlādes stacija, lādētājs | uzlādēt auto,
      uzlādēt elektroauto, kur uzlādēt auto, uzlādēt, kur uzlādēt, kur uzlādēt elektroauto
    charging_hgv: kravas auto uzlādes stacija, kravas auto uzlāde, elektrisko kravas auto uzlāde
      | uzlādēt kravas auto
    chemist: drogerija, drogas, kosmētika, sadzīves ķīmija, kosmētikas veikals, parfimērija
    clinic: poliklīnika, klīnika, medicīnas centrs, veselības centrs, poliklīnikas, klīnikas,
      ambulance, traumpunkts
    cold_storage: saldētava, aukstumnoliktava, dzesēta noliktava, saldētavas
    compressed_air: saspiests gaiss, riepu pumpēšana, gaiss riepām, kompresors | piepumpēt riepas,
      pārbaudīt spiedienu riepās, uzpumpēt riepas
    concrete_plant: betona rūpnīca, asfalta rūpnīca, betona mezgls, asfaltbetona rūpnīca
    container_terminal: konteineru terminālis, konteineru termināļi, konteineru laukums
      | paņemt konteineru
    convenience: pārtikas veikaliņš, minimarkets, veikaliņš, mazais veikals, lauku veikals,
      diennakts veikals
    courier: kurjers, kurjerpasts, kurjeri, sūtījumu piegāde, kurjeru pakalpojumi
    customs: muita, muitas punkts, muitas noformēšana, muitas kontroles punkts, muitas noliktava,
      muitas brokeris, atmuitošana, muitošana | atmuitot, atmuitot kravu, noformēt muitu
    defibrillator: defibrilators, defibrilatori, AED | sirds apstāšanās
    dentist: zobārsts, zobārsti, zobārstniecība, stomatologs, zobu klīnika,
      zobārstniecības klīnika | sāp zobs, zobu sāpes
    depot: depo, autobāze, autobusu parks, autoparks
    doctors: ārsts, ģimenes ārsts, ārsti, ārsta prakse, dakteris, ģimenes ārsti | vajag ārstu,
      esmu slims, pie ārsta, man ir slikti
    drinking_water: dzeramais ūdens, ūdens krāns, dzeramā ūdens krāns, avots, ūdens ņemšanas vieta
      | uzpildīt ūdeni, paņemt ūdeni
    driving_school: autoskola, autoskolas, braukšanas kursi, braukšanas apmācība | iegūt tiesības,
      dabūt tiesības
    dump_station: kempera tualetes iztukšošana, ķīmiskās tualetes iztukšošana,
      notekūdeņu nolaišana, kempera notekūdeņi | iztukšot tualetes kaseti
    emergency_phone: avārijas telefons, ārkārtas telefons, avārijas tālrunis
    factory: rūpnīca, rūpnīcas, fabrika, ražotne, fabrikas, kombināts
    farm_supplies: lauksaimniecības preces, lopbarība, lauksaimniecības veikals, agroveikals,
      sēklas, mēslojums
    fast_food: ātrā ēdināšana, ātrās uzkodas, burgeri, kebabs, burgers, kebabnīca,
      ātrās ēdināšanas restorāns, hotdogs, pica, ēdiens līdzņemšanai, hamburgers, uzkodas
      | uzkost, ātri paēst, kur uzkost, kaut ko uzkost
    ferry_terminal: prāmju terminālis, prāmis, prāmju osta, prāmji, pasažieru osta, pārceltuve,
      prāmju piestātne | uz prāmi
    fire_station: ugunsdzēsēju depo, ugunsdzēsēji, ugunsdzēsības depo, VUGD, ugunsdzēsēju stacija
    food_court: ēdināšanas zona, food court, ēdināšanas laukums
    freight_office: kravu pārvadātājs, ekspeditors, transporta uzņēmums, kravu pārvadājumi,
      ekspedīcija, ekspeditori, pārvākšanās, loģistikas uzņēmums, transporta firma,
      kravu ekspedīcija | atrast kravu
    fuel: degvielas uzpildes stacija, DUS, degviela, benzīntanks, benzīns,
      benzīna uzpildes stacija, benzīntanki, degvielas uzpilde, uzpildes stacija,
      degvielas uzpildes stacijas, uzpildes stacijas | uzpildīt degvielu, kur uzpildīties,
      uzpildīt auto, kur ieliet degvielu, ieliet degvielu, uzpildīties, beidzies benzīns,
      beigusies degviela, lēta degviela, ieliet benzīnu, kur uzpildīt degvielu
    fuel_adblue: AdBlue, Ad Blue, adblū, urīnviela, AdBlue uzpilde | uzpildīt AdBlue,
      ieliet AdBlue, pirkt AdBlue, nopirkt AdBlue
    fuel_biodiesel: biodīzeļdegviela, HVO, biodīzelis, biodegviela, HVO100
    fuel_cng: CNG, saspiestā dabasgāze, dabasgāze, metāns, CNG uzpilde, biometāns | uzpildīt CNG
    fuel_depot: naftas bāze, degvielas bāze, naftas terminālis, degvielas terminālis
    fuel_diesel: dīzeļdegviela, dīzelis, dīzelēļļa | ieliet dīzeli, uzpildīt dīzeli,
      uzpildīt dīzeļdegvielu
    fuel_hgv: kravas auto degvielas uzpilde, degviela kravas auto, kravas auto uzpildes stacija,
      DUS kravas auto | uzpildīt kravas auto, uzpildīt fūri
    fuel_hydrogen: ūdeņradis, ūdeņraža uzpildes stacija, H2, ūdeņraža uzpilde
    fuel_lng: LNG, sašķidrinātā dabasgāze, LNG uzpilde
    fuel_lpg: LPG, autogāze, sašķidrinātā gāze, gāzes uzpilde, propāns-butāns, gāze, auto gāze
      | uzpildīt gāzi, ieliet gāzi
    guest_house: viesu nams, viesu māja, pansija, viesu nami, viesu mājas, lauku māja, B&B
    gym: sporta zāle, trenažieru zāle, fitness, sporta klubs, fitnesa klubs, trenažieri
      | trenēties, kur trenēties
    hairdresser: frizētava, frizieris, bārddzinis, frizētavas, skaistumkopšanas salons, barbershop
      | apgriezt matus, nogriezt matus
    hardware: saimniecības preces, instrumenti, instrumentu veikals, saimniecības preču veikals,
      darbarīki | pirkt instrumentus, nopirkt instrumentus
    height_restrictor: augstuma ierobežotājs, augstuma ierobežojums, gabarītvārti
    hospital: slimnīca, slimnīcas, neatliekamā palīdzība, uzņemšanas nodaļa, hospitālis,
      ātrā palīdzība
    hostel: hostelis, hosteļi, jauniešu hostelis, jauniešu mītne
    hotel: viesnīca, viesnīcas, hotelis
    hotel, motel, guest_house, hostel: naktsmītnes, naktsmājas, naktsmītne, apmešanās vieta,
      istaba, numurs, nakšņošana | kur nakšņot, nakšņot, kur gulēt, gulēt, pārnakšņot,
      kur pārnakšņot, palikt pa nakti, vieta kur gulēt, gribu gulēt
    industrial: industriālā zona, rūpniecības zona, industriālais parks, rūpnieciskā zona
    internet_cafe: interneta kafejnīca
    kiosk: kiosks, kioski, preses kiosks, avīžu kiosks | nopirkt avīzi
    laundry: veļas mazgātava, ķīmiskā tīrītava, pašapkalpošanās veļas mazgātava, veļas mazgātavas
      | mazgāt veļu, kur izmazgāt veļu, izmazgāt veļu, izmazgāt drēbes
    loading_dock: iekraušanas rampa, rampa, izkraušanas vieta, iekraušanas vieta, kravas rampa
      | izkraut, kur izkraut, iekraut
    lockers: bagāžas glabātava, mantu glabātava, bagāžas skapīši, bagāžas glabātuve
      | atstāt bagāžu
    locksmith: atslēdznieks, atslēgu izgatavošana, atslēgu dublikāti, durvju atvēršana,
      atslēgu meistars | pazaudēju atslēgas, izgatavot atslēgu
    logistics: loģistikas centrs, izplatīšanas centrs, loģistika, loģistikas parks,
      kravu terminālis, sadales centrs
    mall: tirdzniecības centrs, tirdzniecības centri, universālveikals, iepirkšanās centrs
    marketplace: tirgus, tirgi, tirdziņš, tirgus laukums, krāmu tirgus
    money_transfer: naudas pārvedumi, naudas pārvedums, naudas pārskaitījums | sūtīt naudu,
      nosūtīt naudu
    motel: motelis, moteļi
    parcel_locker: pakomāts, pakomāti, paku skapis | saņemt paku, izņemt paku
    park_and_ride: stāvparks, stāvparki, park and ride
    parking: stāvvieta, autostāvvieta, stāvvietas, stāvlaukums, autostāvvietas, parkings,
      stāvlaukumi, auto stāvvieta, daudzstāvu autostāvvieta, apsargāta stāvvieta | novietot auto,
      kur novietot auto, noparkoties, noparkot auto, kur noparkoties, parkoties,
      bezmaksas stāvvieta, kur atstāt auto
    pharmacy: aptieka, aptiekas, zāles, medikamenti, dežūraptieka, diennakts aptieka
      | nopirkt zāles, pirkt zāles, sāp galva, pretsāpju zāles
    picnic_site: piknika vieta, pikniks, piknika vietas, ugunskura vieta | rīkot pikniku
    place_of_worship: baznīca, baznīcas, mošeja, sinagoga, dievnams, kapela, katedrāle, templis,
      klosteris | lūgties
    police: policija, policijas iecirknis, valsts policija, pašvaldības policija
      | izsaukt policiju
    port: osta, ostas, jūras osta
    post_box: pastkaste, pastkastīte, pastkastītes
    post_depot: pasta šķirošanas centrs, šķirošanas centrs
    post_office: pasts, pasta nodaļa, pasta nodaļas | nosūtīt paku, pirkt pastmarkas,
      nosūtīt vēstuli, sūtīt paku
    pub: krogs, alus bārs, krogi, krodziņš, alus krogs, īru krogs, pubs
    bar, pub: naktsdzīve | iedzert alu, dzert alu, kur iedzert alu, iedzert
    quarry: karjers, grants karjers, smilšu karjers, karjeri
    rail_freight: kravas stacija, dzelzceļa kravas stacija, dzelzceļa kravu terminālis
    railway_station: dzelzceļa stacija, stacija, vilciena stacija, stacijas, dzelzceļa stacijas,
      centrālā stacija | braukt ar vilcienu, uz vilcienu
    recycling: atkritumu šķirošana, šķirošanas punkts, depozīta punkts, otrreizējā pārstrāde,
      taromāts, šķirošanas laukums, taras pieņemšana | nodot pudeles, nodot taru,
      šķirot atkritumus
    rest_area: atpūtas vieta, atpūtas laukums, atpūtas vietas, atpūtas zona | atpūsties,
      kur atpūsties, paņemt pauzi, pauze
    restaurant: restorāns, restorāni, picērija, picērijas, suši, ēstuve, bistro, steiku restorāns,
      ēstuves
    restaurant, fast_food, cafe, food_court: ēdiens, ēdināšana, pusdienas, brokastis, vakariņas,
      maltīte | paēst, kur paēst, gribu ēst, kur ēst, kur paēst pusdienas, paēst pusdienas,
      izsalcis, esmu izsalcis, esmu izsalkusi, paēst brokastis
    scrap_yard: metāllūžņi, auto šrots, lūžņi, autošrots, metāllūžņu pieņemšana, šrots
      | nodot metāllūžņus, nodot auto
    self_storage: mantu noliktava, noliktavas noma, pašapkalpošanās noliktava, mantu uzglabāšana
      | nomāt noliktavu
    services: ceļmalas serviss, servisa zona, autoceļa servisa zona, apkalpes zona
    shelter: nojume, patvērums, lapene, nojumes, pajumte | paslēpties no lietus
    shower: duša, dušas, dušas telpa, publiskā duša | ieiet dušā, kur nomazgāties, nomazgāties,
      iet dušā, kur ieiet dušā
    slaughterhouse: kautuve, kautuves, gaļas kombināts, lopkautuve
    supermarket: supermārkets, lielveikals, lielveikali, hipermārkets, supermārketi
    supermarket, convenience: veikals, veikali, pārtikas veikals, pārtika, pārtikas veikali
      | nopirkt ēdienu, iepirkties, nopirkt pārtiku, nopirkt ūdeni, kur nopirkt pārtiku,
      uz veikalu
    taxi: taksometrs, taksis, taksometru stāvvieta, taksometri, taksi | izsaukt taksi,
      izsaukt taksometru
    telephone: telefons, taksofons, telefona būda, tālrunis | piezvanīt
    tobacco: tabaka, cigaretes, tabakas veikals | nopirkt cigaretes, pirkt cigaretes
    toilets: tualete, tualetes, WC, sabiedriskā tualete, publiskā tualete, labierīcības,
      sabiedriskās tualetes | uz tualeti, vajag uz tualeti, kur ir tualete, aiziet uz tualeti
    toll: ceļa nodeva, maksas ceļš, ceļa nodevas punkts, vinjete, vinjetes | maksāt ceļa nodevu,
      pirkt vinjeti
    tool_hire: instrumentu noma, darbarīku noma, tehnikas noma, būvtehnikas noma, iekārtu noma
      | nomāt instrumentus, nomāt tehniku
    tourist_information: tūrisma informācija, tūrisma informācijas centrs, TIC, tūrisma centrs,
      tūristu informācija, apmeklētāju centrs
    towing: evakuators, autoevakuators, tehniskā palīdzība, auto palīdzība, auto evakuācija,
      tehniskā palīdzība uz ceļa, palīdzība uz ceļa, evakuatori, kravas evakuators | salūza auto,
      izsaukt evakuatoru, auto salūza, aizvilkt auto, vajag evakuatoru
    trailer: piekabe, piekabju noma, puspiekabe, piekabes, puspiekabes, piekabju tirdzniecība,
      treileris | nomāt piekabi, pirkt piekabi
    truck_dealer: kravas auto tirdzniecība, kravas automašīnu tirdzniecība, lietoti kravas auto
      | pirkt kravas auto
    truck_parking: kravas auto stāvvieta, kravas automašīnu stāvvieta, fūru stāvvieta,
      smagās tehnikas stāvvieta, kravas stāvvieta, kravas auto stāvlaukums,
      apsargāta kravas auto stāvvieta, kravas auto stāvvietas, fūru stāvlaukums
      | novietot kravas auto, kur novietot fūri, novietot fūri, kur novietot kravas auto,
      gulēt fūrē, noparkot fūri, nakšņot fūrē
    truck_rental: kravas auto noma, kravas busiņu noma, kravas automašīnu noma, busiņu noma
      | nomāt kravas auto, nomāt busiņu
    truck_repair: kravas auto remonts, kravas auto serviss, smago auto remonts,
      kravas autoserviss, kravas automašīnu remonts, kravas automašīnu serviss, piekabju remonts,
      puspiekabju remonts, fūru remonts | salabot kravas auto, salabot fūri, remontēt kravas auto
    truck_stop: šoferu pietura, kravas auto apstāšanās vieta, tālbraucēju pietura, truck stop
    truck_wash: kravas auto mazgātava, kravas automazgātava, cisternu mazgātava, fūru mazgātava,
      cisternu mazgāšana, kravas automašīnu mazgātava | mazgāt kravas auto, nomazgāt fūri,
      nomazgāt kravas auto
    tyres: riepas, riepu serviss, riepu montāža, riepu maiņa, kravas auto riepas, riepu remonts,
      riepu centrs, riepu veikals | mainīt riepas, nomainīt riepu, pārdurta riepa, salabot riepu,
      nomainīt riepas, plīsusi riepa
    vacuum_cleaner: putekļsūcējs, putekļsūcēji, auto putekļsūcējs | izsūkt auto
    vehicle_inspection: tehniskā apskate, CSDD, tehniskās apskates stacija
      | iziet tehnisko apskati
    vending: tirdzniecības automāts, automāts, kafijas automāts, tirdzniecības automāti
    veterinary: veterinārs, veterinārā klīnika, veterinārārsts, vetklīnika, dzīvnieku klīnika,
      veterinārklīnika
    warehouse: noliktava, noliktavas, angārs
    waste_transfer: atkritumu poligons, izgāztuve, atkritumi, atkritumu laukums,
      atkritumu pārkraušanas stacija, atkritumu savākšana | izmest atkritumus, nodot atkritumus
    water_point: ūdens uzpilde, ūdens uzpilde kemperiem, ūdens tvertnes uzpilde
      | uzpildīt ūdens tvertni
    weighbridge: auto svari, kravas svari, svari, autosvari, svēršana, kravas auto svari,
      svēršanas punkts | nosvērt kravas auto, nosvērt fūri, nosvērt auto
    wholesale: vairumtirdzniecība, vairumtirgotājs, vairumtirdzniecības bāze,
      vairumtirdzniecības noliktava
    workwear: darba apģērbs, darba apģērbi, darba apavi, aizsardzības līdzekļi, aizsarglīdzekļi,
      darba drošības preces | pirkt darba apģērbu
    """)
}
