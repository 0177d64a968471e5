extension LexiconLanguage {
  static let sv = LexiconLanguage(
    "sv",
    """
    @in: i, på, inom, vid, inne i, för
    @near: nära, i närheten av, vid, intill, bredvid, omkring, runt, inte långt från, kring
    @here: nära mig, i närheten, här, närmaste, närmast, närmsta, häromkring, runt mig, i området,
      på vägen, längs vägen, längs rutten, på min rutt, här i närheten
    @stop: hitta, visa, visa mig, sök, sök efter, leta, leta efter, letar efter, var är,
      var finns, var ligger, var finns det, var hittar jag, var kan jag hitta, jag behöver,
      behöver, jag söker, jag vill ha, jag vill, snälla, tack, alla, bra, bästa, bäst, billig,
      billigt, billiga, en, ett, någon, något, några, finns det, till, kör till, vägen till,
      vilken, vilka, min, mitt, mina

    air_cargo: fraktterminal, flygfrakt, flygfraktterminal, cargoterminal, flygfraktsterminal
    airport: flygplats, flygplatser, flygplatsen, flygfält
    atm: bankomat, bankomater, bankomaten, uttagsautomat, uttagsautomater | ta ut pengar,
      ta ut kontanter, var kan jag ta ut pengar, behöver kontanter, uttag
    bakery: bageri, bagerier, bageriet, bröd, brödbutik, surdegsbageri | köpa bröd, färskt bröd
    bank: bank, banker, bankkontor, banken
    bar: bar, barer, baren, cocktailbar, vinbar
    border: gränsövergång, gränsövergångar, gräns, gränsen, gränskontroll, gränsstation
      | passera gränsen, åka över gränsen
    bottled_gas: gasol, gasolflaska, gasolflaskor, gastuber, gasflaskor, gasolpåfyllning
      | fylla på gasol, köpa gasol, byta gasolflaska, byta gasol
    building_trade: bygghandel, byggmaterial, brädgård, byggvaruhandel, trävaruhandel,
      proffsbygghandel | köpa byggmaterial, köpa virke
    bureau_de_change: växlingskontor, valutaväxling, penningväxling, valutaväxlare | växla pengar,
      växla valuta, var kan jag växla pengar
    bus_station: busstation, busstationer, bussterminal, busstationen
    bus_stop: busshållplats, busshållplatser, hållplats, hållplatser, busshållplatsen | ta bussen
    cafe: kafé, kaféer, café, caféer, kaffe, fik, konditori, kondis, kafeteria, caféet | fika,
      dricka kaffe, var kan man fika, ta en fika, kaffepaus, ta en kaffe, kopp kaffe, fikapaus
    camp_site: camping, campingplats, campingplatser, tältplats, tältplatser, campingen | tälta,
      campa, slå upp tältet, var kan man tälta
    canteen: matsal, personalmatsal, lunchmatsal, kantin, lunchrestaurang, personalrestaurang
    car_dealer: bilhandlare, bilförsäljning, bilfirma, bilhall, bilförsäljare, begagnade bilar,
      bilhandel | köpa bil
    car_parts: bildelar, reservdelar, biltillbehör, lastbilsdelar, reservdelar lastbil,
      lastbilstillbehör | köpa reservdelar, köpa bildelar
    car_rental: biluthyrning, hyrbil, hyrbilar, bilpool | hyra bil, hyra en bil,
      var kan jag hyra bil
    car_repair: bilverkstad, bilverkstäder, bilreparation, bilmekaniker, bilservice, plåtverkstad,
      bilverkstaden, oljebyte, bilreparatör | laga bilen, reparera bilen, byta olja
    car_repair, truck_repair: verkstad, verkstäder, mekaniker, fordonsverkstad, reparation,
      verkstaden | behöver mekaniker, laga bromsarna, fordonet har gått sönder
    car_wash: biltvätt, biltvättar, biltvätten, gör det själv-tvätt, tvätthall, automattvätt
      | tvätta bilen, var kan jag tvätta bilen, tvätta bil
    car_wash, truck_wash: fordonstvätt, högtryckstvätt
    caravan_site: ställplats, ställplatser, husbilscamping, husvagnscamping, husbilsparkering,
      husbilsplats, ställplats för husbil | ställa upp husbilen, övernatta i husbil
    charging: laddstation, laddstationer, elbilsladdning, laddstolpe, laddstolpar, laddning,
      laddplats, snabbladdare, snabbladdning, laddare, elbilsladdare, billaddning, laddpunkt,
      supercharger | ladda bilen, ladda, ladda elbil, ladda elbilen, var kan jag ladda, ladda bil
    charging_hgv: laddstation för lastbil, lastbilsladdning, laddning för lastbilar,
      laddstation lastbil, laddstation för lastbilar | ladda lastbil, ladda lastbilen,
      ladda ellastbil
    chemist: hygienartiklar, kosmetika, parfymeri, smink, hälsa och skönhet, hygienbutik
    clinic: vårdcentral, vårdcentraler, klinik, kliniker, läkarhus, hälsocentral, närakut,
      mottagning, vårdcentralen, jourcentral
    cold_storage: kyllager, fryslager, kylhus, fryshus
    compressed_air: tryckluft, luftpump, däckluft, luft i däcken, kompressor | pumpa däck,
      pumpa däcken, kolla däcktrycket, fylla luft, fylla luft i däcken
    concrete_plant: betongstation, betongfabrik, asfaltverk, betong, asfaltsverk
    container_terminal: containerterminal, containerterminaler, containerhamn, containerdepå
      | hämta container, lämna container
    convenience: närbutik, närbutiker, livs, jourbutik, servicebutik, kvartersbutik, lanthandel,
      jourlivs, bybutik
    courier: budfirma, budbil, kurir, paketservice, expressbud, budtjänst, pakettjänst
      | skicka bud
    customs: tull, tullen, tullkontor, tullstation, tullklarering, tullexpedition, tullverket
      | förtulla, förtulla gods, klarera gods
    defibrillator: hjärtstartare, defibrillator, defibrillatorer, AED | hjärtstopp
    dentist: tandläkare, tandläkaren, folktandvården, tandvård, tandklinik, tandläkarmottagning,
      tandläkarjour | tandvärk, ont i tanden, ont i en tand
    depot: depå, depåer, fordonsdepå, bussdepå
    doctors: läkare, doktor, läkarmottagning, husläkare, allmänläkare, doktorn | jag är sjuk,
      behöver läkare, gå till doktorn, behöver en läkare, träffa läkare, må dåligt
    drinking_water: dricksvatten, vattenkran, vattenpost, vatten | fylla på vatten,
      fylla vattenflaskan, hämta vatten
    driving_school: trafikskola, trafikskolor, körskola, körskolor, bilskola, körlektioner
      | ta körkort
    dump_station: latrintömning, gråvattentömning, tömning av husbilstoalett, tömningsstation,
      latrin, tömningsplats | tömma toaletten i husbilen, tömma latrin, tömma gråvatten,
      tömma kassett
    emergency_phone: nödtelefon, nödtelefoner, hjälptelefon, SOS-telefon
    factory: fabrik, fabriker, industri
    farm_supplies: lantmannaaffär, lantbruksbutik, foder, lantbruksvaror, utsäde
    fast_food: snabbmat, snabbmatsrestaurang, gatukök, korvkiosk, hamburgare, kebab, kebabställe,
      pizza, hämtmat, korv, take away, burgare, grillkiosk, foodtruck | ta något snabbt,
      snabb mat, ta en korv, snabb lunch
    ferry_terminal: färjeterminal, färja, färjor, färjeläge, färjelägen, färjan, bilfärja,
      färjeterminalen | ta färjan
    fire_station: brandstation, brandstationer, brandkår, brandkåren, räddningstjänst,
      räddningstjänsten
    food_court: food court, mattorg, restaurangtorg, saluhall
    freight_office: åkeri, åkerier, speditör, speditörer, speditionsfirma, transportföretag,
      spedition, fraktbolag, flyttfirma, lastbilscentral, transportfirma, åkare | hitta frakt,
      boka transport
    fuel: bensinstation, bensinstationer, bensinmack, mack, mackar, bensin, drivmedel,
      tankstation, tankställe, bränsle, macken, bensinstationen, tankställen | tanka,
      var kan jag tanka, tanka bilen, tanka bensin, fylla tanken, behöver tanka, slut på bensin,
      billig bensin, tanka billigt, bensinen är slut
    fuel_adblue: AdBlue, Ad Blue, urea, dieseltillsats AdBlue, AdBlue-pump, AdBlue på pump
      | tanka AdBlue, fylla på AdBlue, köpa AdBlue
    fuel_biodiesel: biodiesel, HVO, HVO100, HVO-diesel, RME, förnybar diesel, HVO 100 | tanka HVO
    fuel_cng: fordonsgas, CNG, biogas, naturgas, gasmack, komprimerad naturgas, gastankställe
      | tanka gas, tanka fordonsgas, tanka biogas
    fuel_depot: bränsledepå, oljedepå, oljehamn, oljeterminal, bränslelager, drivmedelsdepå
    fuel_diesel: diesel, dieselbränsle, dieselmack, dieselpump | tanka diesel, köpa diesel
    fuel_hgv: truckdiesel, lastbilsmack, tankställe för lastbilar, truckstation, lastbilsdiesel,
      tankstation för lastbil, högflödespump | tanka lastbil, tanka lastbilen,
      var kan jag tanka lastbilen
    fuel_hydrogen: vätgas, vätgasstation, vätgasmack, H2, vätgastankstation | tanka vätgas
    fuel_lng: LNG, flytande naturgas, LBG, flytande gas, LNG-station, flytande biogas | tanka LNG
    fuel_lpg: LPG, motorgas, autogas, LPG-station | tanka LPG
    guest_house: pensionat, gästhus, värdshus, gästgiveri, bed and breakfast, B&B, gästgivargård
    gym: gym, träning, träningscenter, fitness, friskvård, träningslokal, gymmet | träna,
      var kan jag träna, gymma
    hairdresser: frisör, frisörer, frisörsalong, hårfrisör, barberare, herrfrisör, frisören
      | klippa sig, klippa håret, klippa mig
    hardware: järnaffär, järnhandel, byggvaruhus, verktyg, gör-det-själv, byggmarknad,
      verktygsbutik | köpa verktyg
    height_restrictor: höjdbegränsning, höjdbegränsare, höjdhinder, begränsad fri höjd
    hospital: sjukhus, sjukhuset, lasarett, akutmottagning, akuten, akutmottagningen
      | åka till akuten
    hostel: vandrarhem, vandrarhemmet, hostel
    hotel: hotell, hotellet, hotel, spahotell
    hotel, motel, guest_house, hostel: boende, logi, övernattning, rum, sovplats, husrum
      | var kan man sova, sova, övernatta, sova över, var kan jag sova, bo över natten,
      någonstans att sova, övernatta billigt, boka rum, hyra rum
    industrial: industriområde, industriområden, industripark, industrimark
    internet_cafe: internetkafé, internetcafé, datorkafé
    kiosk: kiosk, kiosker, tidningskiosk, godiskiosk, kiosken | köpa tidning
    laundry: tvättomat, tvätteri, kemtvätt, tvättinrättning, självtvätt, tvättomater, tvättstuga
      | tvätta kläder, var kan jag tvätta kläder, tvätta, tvätta mina kläder
    loading_dock: lastkaj, lastkajer, lastbrygga, lossningsplats, lastplats, lastzon, lastramp
      | lossa, var ska jag lossa, lasta, lasta av
    lockers: förvaringsskåp, förvaringsboxar, bagageförvaring, effektförvaring, bagageinlämning
      | lämna bagage, förvara bagage
    locksmith: låssmed, låssmeder, nyckelkopiering, låsservice, nyckeltillverkning
      | tappat nyckeln, utelåst
    logistics: logistikcenter, distributionscentral, logistikcentrum, logistik, godsterminal,
      distributionslager, fraktcentral, logistikpark
    mall: köpcentrum, köpcentrumet, galleria, varuhus, shoppingcenter, köpcenter, gallerior
      | gå och shoppa, shoppa
    marketplace: marknad, torg, marknader, torghandel, loppmarknad, bondens marknad, loppis
    money_transfer: penningöverföring, pengaöverföring, valutaöverföring | skicka pengar,
      överföra pengar
    motel: motell, motellet
    parcel_locker: paketbox, paketboxar, paketautomat, paketskåp, utlämningsbox | hämta paket
    park_and_ride: infartsparkering, infartsparkeringar, pendlarparkering, pendlarparkeringar
    parking: parkering, parkeringar, parkeringsplats, parkeringsplatser, parkeringshus, p-hus,
      p-plats, p-garage, bilparkering, parkeringsgarage | parkera, var kan jag parkera,
      parkera bilen, hitta parkering, parkera gratis, ställa bilen
    pharmacy: apotek, apoteket, läkemedel, medicin, nattapotek, apoteken | köpa medicin,
      hämta ut medicin, huvudvärk, värktabletter
    picnic_site: rastbord, picknickplats, picknick, utflyktsplats, picknickbord | ha picknick
    place_of_worship: kyrka, kyrkor, moské, synagoga, kapell, tempel, kyrkan, domkyrka,
      gudstjänstlokal, katedral | gå i kyrkan
    police: polis, polisen, polisstation, polisstationer, polishus, polisstationen
      | ringa polisen, anmäla brott, anmäla stöld
    port: hamn, hamnar, hamnen, hamnområde, godshamn
    post_box: brevlåda, brevlådor, postlåda | posta brev, posta ett brev
    post_depot: postterminal, brevterminal, sorteringsterminal
    post_office: post, posten, postkontor, postombud, paketombud | skicka paket, köpa frimärken,
      skicka brev
    pub: pub, pubar, ölhall, krog, krogar, puben, ölkrog, irländsk pub
    bar, pub: uteställe, nattliv | ta en öl, dricka öl, gå på krogen, var kan man ta en öl, gå ut,
      ta ett glas
    quarry: stenbrott, grustag, bergtäkt, grustäkt, täkt, kalkbrott
    rail_freight: godsstation, kombiterminal, godsbangård, intermodal terminal, bangård,
      järnvägsterminal för gods
    railway_station: järnvägsstation, tågstation, järnvägsstationer, centralstation, station,
      tågstationer, pendeltågsstation, stationen, resecentrum | ta tåget
    recycling: återvinning, återvinningsstation, återvinningsstationer, pantstation,
      glasåtervinning, pant, miljöstation | panta, sopsortera, panta burkar, lämna återvinning,
      panta flaskor
    rest_area: rastplats, rastplatser, vilplats, rastplatsen, viloplats | ta rast, behöver vila,
      ta en paus, var kan jag vila, rasta, sträcka på benen, ta en rast, ta paus
    restaurant: restaurang, restauranger, pizzeria, pizzerior, sushi, bistro, brasserie,
      grillrestaurang, vägkrog, matställe, restaurangen
    restaurant, fast_food, cafe, food_court: mat, ställen att äta, matställen, måltid, middag,
      lunch, frukost, ställe att äta | äta, var kan man äta, var kan jag äta, något att äta,
      hungrig, jag är hungrig, äta lunch, äta middag, äta frukost, äta ute, käka, äta mat,
      var ska vi äta
    scrap_yard: bilskrot, skrot, skrothandel, bilskroten, skrotupplag, bildemontering, skroten
      | skrota bilen, skrota bil
    self_storage: magasinering, hyrförråd, self storage, förråd, magasin, minilager | hyra förråd
    services: motorvägsservice, serviceområde, vägservice, serviceanläggning
    shelter: vindskydd, regnskydd, skydd, raststuga, väderskydd | skydda sig för regn
    shower: dusch, duschar, duschen, duschmöjlighet, lastbilsdusch | duscha, ta en dusch,
      var kan jag duscha, var kan man duscha, tvätta sig
    slaughterhouse: slakteri, slakterier, slakthus
    supermarket: stormarknad, mataffär, mataffärer, livsmedelsbutik, livsmedelsaffär, matbutik,
      supermarket, matbutiker, snabbköp
    supermarket, convenience: affär, affärer, butik, butiker, matvaror, livsmedel | handla,
      handla mat, köpa mat, var kan jag handla mat, köpa vatten, storhandla
    taxi: taxi, taxistation, taxibil, taxihållplats | ringa taxi, ta en taxi, beställa taxi
    telephone: telefon, telefonkiosk, telefonautomat, telefoner | ringa
    tobacco: tobaksaffär, tobak, cigaretter, snus, tobakshandel, snusbutik | köpa snus,
      köpa cigaretter
    toilets: toalett, toaletter, toa, WC, dass, offentlig toalett, toaletten, offentliga toaletter
      | gå på toa, behöver kissa, måste på toa, var finns toalett, kissig, gå på toaletten
    toll: betalstation, vägtull, vägavgift, vägtullar, broavgift, betalstationer, trängselskatt
      | betala vägtull, betala vägavgift
    tool_hire: maskinuthyrning, verktygsuthyrning, uthyrning av maskiner, hyrmaskiner,
      byggmaskinuthyrning | hyra verktyg, hyra maskiner, hyra maskin
    tourist_information: turistinformation, turistbyrå, turistbyråer, turistcenter, besökscenter,
      turistinfo, turistbyrån
    towing: bärgning, bärgare, bärgningsbil, vägassistans, bärgningsfirma, tungbärgning,
      bärgning lastbil, bärgningstjänst | bilen har gått sönder, motorstopp, bärga, bärga bilen,
      lastbilen har gått sönder, behöver bärgning
    trailer: släp, släpvagn, släpvagnar, släputhyrning, trailer, trailers, hyrsläp, trailrar,
      semitrailer | hyra släp, hyra släpvagn, hyra trailer, köpa släp
    truck_dealer: lastbilsförsäljning, lastbilshandlare, lastbilsåterförsäljare,
      begagnade lastbilar, lastbilar till salu | köpa lastbil
    truck_parking: lastbilsparkering, lastbilsparkeringar, långtradarparkering,
      lastbilsuppställning, parkering för lastbil, uppställningsplats för lastbilar,
      parkering för lastbilar, säker lastbilsparkering, parkering lastbil, trailerparkering,
      uppställningsplats, bevakad lastbilsparkering | parkera lastbil, parkera lastbilen,
      var kan jag parkera lastbilen, sova i lastbilen, ta dygnsvila, dygnsvila,
      parkera över natten, övernatta i lastbilen, veckovila
    truck_rental: lastbilsuthyrning, hyrlastbil, skåpbilsuthyrning, flyttbil | hyra lastbil,
      hyra skåpbil, hyra flyttbil
    truck_repair: lastbilsverkstad, lastbilsreparation, lastbilsverkstäder, lastbilsservice,
      trailerverkstad, lastvagnsverkstad, släpvagnsverkstad, lastbilsmekaniker, trailerreparation
      | laga lastbilen, reparera lastbil, reparera lastbilen, laga lastbil
    truck_stop: truckstop, lastbilsfik, truckstopp, truck stop, långtradarfik, lastbilsstopp
    truck_wash: lastbilstvätt, lastbilstvättar, tanktvätt, tvätt för lastbilar,
      tvätthall för lastbilar, trailertvätt | tvätta lastbilen, tvätta lastbil, tvätta ur tanken
    tyres: däck, däckverkstad, däckfirma, däckbyte, däckservice, lastbilsdäck, däckskifte,
      däckreparation, däckhotell, däckjour | punktering, laga punktering, byta däck, punka,
      byta till vinterdäck, skifta däck, laga däck, däcket exploderade
    vacuum_cleaner: dammsugare, bildammsugare | dammsuga bilen
    vehicle_inspection: besiktning, bilprovning, bilbesiktning, fordonsbesiktning,
      besiktningsstation, bilprovningen, kontrollbesiktning | besiktiga bilen, besikta bilen,
      besiktiga
    vending: varuautomat, automat, varuautomater, läskautomat, godisautomat
    veterinary: veterinär, veterinärer, djursjukhus, djurklinik, veterinärklinik,
      distriktsveterinär | hunden är sjuk
    warehouse: lager, lagerlokal, lagerbyggnad, lagerhotell
    waste_transfer: avfallsanläggning, soptipp, tipp, återvinningscentral, avfallsstation,
      återvinningscentraler, ÅVC, tippen, deponi, omlastningsstation | slänga sopor,
      åka till tippen, lämna grovsopor
    water_point: vattenpåfyllning, påfyllning av vatten, vatten till husbil, färskvatten
      | fylla vattentanken
    weighbridge: fordonsvåg, lastbilsvåg, vågstation, brovåg, våg, vågar, vägning
      | väga lastbilen, väga lastbil, var kan jag väga, väga fordonet, kolla axeltryck
    wholesale: grossist, grossister, partihandel, cash and carry
    workwear: arbetskläder, yrkeskläder, skyddsskor, skyddskläder, varselkläder, skyddsutrustning,
      arbetsskor | köpa arbetskläder
    """)
}
