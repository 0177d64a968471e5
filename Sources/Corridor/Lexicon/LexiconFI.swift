extension LexiconLanguage {
  static let fi = LexiconLanguage(
    "fi",
    """
    @in: kaupungissa, paikassa, alueella, kunnassa
    @near: lähellä, läheltä, lähistöllä, vieressä, luona, ympäristössä, ympärillä, liepeillä
    @here: lähellä minua, lähellä, lähelläni, lähistöllä, täällä, tässä, lähin, lähimmät,
      lähimpänä, läheltä, tällä alueella, matkan varrella, reitin varrella, reitillä,
      tien varrella, lähimpiä, tässä lähellä
    @stop: etsi, hae, näytä, löydä, missä on, missä, mistä löydän, mistä löytyy, etsin, tarvitsen,
      haluan, kaikki, hyvä, hyvät, paras, parhaat, halpa, halvat, halvin, onko, onko täällä, aja,
      reitti, kartta, mikä, mitkä, jokin, joku

    air_cargo: rahtiterminaali, lentorahti, lentorahtiterminaali
    airport: lentokenttä, lentoasema, lentokentät, lentoasemat, pienlentokenttä
    atm: pankkiautomaatti, pankkiautomaatit, ottoautomaatti, käteisautomaatti, nostoautomaatti
      | nostaa rahaa, mistä saa käteistä, missä voi nostaa rahaa, käteistä, nosta käteistä
    bakery: leipomo, leipomot, leipäkauppa, leipä, pullapuoti, leipomomyymälä | ostaa leipää,
      tuoretta leipää
    bank: pankki, pankit, pankkikonttori
    bar: baari, baarit, cocktailbaari, viinibaari
    border: rajanylityspaikka, rajanylityspaikat, raja-asema, rajatarkastus | ylittää raja
    bottled_gas: nestekaasu, kaasupullo, kaasupullot, pullokaasu, nestekaasupullo
      | vaihtaa kaasupullo, ostaa nestekaasua, täyttää kaasupullo
    building_trade: rakennustarvikkeet, puutavara, rakennustarvikeliike, puutavaraliike
      | ostaa rakennustarvikkeita
    bureau_de_change: valuutanvaihto, rahanvaihto, valuutanvaihtopiste, rahanvaihtopiste
      | vaihtaa rahaa, vaihtaa valuuttaa, missä voi vaihtaa rahaa
    bus_station: linja-autoasema, bussiasema, linja-autoasemat, bussiterminaali, matkahuolto,
      bussiasemat
    bus_stop: bussipysäkki, bussipysäkit, pysäkki, linja-autopysäkki, pysäkit
    cafe: kahvila, kahvilat, kahvi, kahvio, kahvibaari, konditoria, teehuone | juoda kahvia,
      kahville, missä saa kahvia, kuppi kahvia, kahvitauko, kahvilaan
    camp_site: leirintäalue, leirintäalueet, camping, telttapaikka, telttailualue, leirintä
      | telttailla, pystyttää teltta, missä voi telttailla
    canteen: henkilöstöravintola, työmaaruokala, ruokala, lounasruokala, kanttiini, ruokalat
    car_dealer: autokauppa, autoliike, autokaupat, käytetyt autot, autotalo, autoliikkeet,
      automyynti | ostaa auto, osta auto
    car_parts: varaosat, autotarvikkeet, autonosat, auton varaosat, kuorma-auton varaosat,
      varaosaliike, raskaan kaluston varaosat, autovaraosat | ostaa varaosia
    car_rental: autovuokraamo, vuokra-auto, autonvuokraus, vuokra-autot, autovuokraamot,
      autovuokraus | vuokrata auto, vuokraa auto
    car_repair: autokorjaamo, autokorjaamot, autohuolto, automekaanikko, peltikorjaamo,
      öljynvaihto, henkilöautokorjaamo, autonkorjaus | korjata auto, korjauttaa auto,
      vaihtaa öljyt, auton huolto
    car_repair, truck_repair: korjaamo, korjaamot, mekaanikko, huolto, korjaus, huoltokorjaamo
      | tarvitsen mekaanikon, ajoneuvo hajosi, jarrujen korjaus
    car_wash: autopesu, autopesula, autonpesu, pesuhalli, itsepalvelupesu, autopesut, autopesulat,
      pesukatu, pesupaikka | pestä auto, pese auto, missä voi pestä auton
    car_wash, truck_wash: ajoneuvojen pesu, painepesu
    caravan_site: matkailuautoalue, matkaparkki, karavaanarialue, asuntovaunualue, matkaparkit,
      karavaanialue, matkailuautopaikka | yöpyä matkailuautossa
    charging: latausasema, latausasemat, sähköauton lataus, latauspiste, latauspisteet,
      pikalaturi, latauspaikka, lataus, pikalatausasema, sähköauton latauspiste, laturi,
      pikalataus, suurteholaturi | ladata auto, ladata sähköauto, missä voi ladata, ladata,
      missä voi ladata auton, lataa auto
    charging_hgv: kuorma-auton latausasema, raskaan kaluston lataus, rekan lataus,
      sähkökuorma-auton lataus, kuorma-autojen latausasema, raskaan liikenteen latausasema
      | ladata kuorma-auto, ladata rekka
    chemist: kosmetiikka, hygieniatuotteet, kemikalio, kosmetiikkakauppa, luontaistuotekauppa
    clinic: terveyskeskus, terveysasema, klinikka, lääkäriasema, terveyskeskukset, lääkärikeskus,
      terveysasemat, lääkäriasemat
    cold_storage: kylmävarasto, pakkasvarasto, kylmävarastot, pakastevarasto
    compressed_air: paineilma, ilmaa renkaisiin, ilmapiste | täyttää renkaat,
      tarkistaa rengaspaineet, lisätä ilmaa renkaisiin, pumpata renkaat
    concrete_plant: betoniasema, betonitehdas, asfalttiasema, valmisbetoni
    container_terminal: konttiterminaali, konttisatama, konttivarasto, konttiterminaalit
      | hakea kontti, noutaa kontti
    convenience: lähikauppa, lähikaupat, kyläkauppa, kulmakauppa
    courier: kuriiri, lähetti, kuriiripalvelu, pakettipalvelu, pikakuljetus, lähettipalvelu,
      kuriirit
    customs: tulli, tullitoimipaikka, tullaus, tullikonttori, tulliselvitys, tulliasema | tullata,
      tullata tavara, selvittää tulli
    defibrillator: defibrillaattori, sydäniskuri, defibrillaattorit, deffa, AED | sydänpysähdys
    dentist: hammaslääkäri, hammaslääkärit, hammashoitola, hammasklinikka, suun terveydenhuolto
      | hammassärky, hammas särkee
    depot: varikko, linja-autovarikko, varikot, kuljetusvarikko
    doctors: lääkäri, lääkärit, yleislääkäri, lääkärin vastaanotto, työterveyslääkäri, lekuri
      | olen sairas, tarvitsen lääkärin, lääkäriin, mennä lääkäriin
    drinking_water: juomavesi, vesipiste, vesihana, vesiposti, juomavesipiste | täyttää vesipullo,
      hakea vettä, ottaa vettä
    driving_school: autokoulu, autokoulut, ajotunnit, ajo-opetus | ajaa ajokortti,
      hankkia ajokortti
    dump_station: matkailuauton tyhjennyspaikka, wc-kasetin tyhjennys, harmaavesien tyhjennys,
      tyhjennyspiste, septitankin tyhjennys, kemiallisen wc:n tyhjennys | tyhjentää wc-kasetti,
      tyhjentää harmaavesi
    emergency_phone: hätäpuhelin, hätäpuhelimet
    factory: tehdas, tehtaat, tuotantolaitos, teollisuuslaitos
    farm_supplies: maatalouskauppa, maataloustarvikkeet, rehukauppa, rehut, maataloustarvikekauppa
    fast_food: pikaruoka, grilli, pikaruokaravintola, hampurilainen, hampurilaiset, kebab,
      nakkikioski, snägäri, grillikioski, pizza, makkara, noutoruoka, take away, grillit,
      pikaruokapaikka, hampurilaisravintola, hodari, katuruoka | jotain nopeaa, syödä nopeasti,
      haukata jotain
    ferry_terminal: lauttaterminaali, lautta, lossi, lautat, lauttaranta, laivaterminaali,
      lossiranta, lauttalaituri | lautalle, laivaan
    fire_station: paloasema, paloasemat, pelastuslaitos, palokunta, pelastusasema
    food_court: ravintolamaailma, food court, ruokatori, ravintolatori
    freight_office: kuljetusliike, huolintaliike, kuljetusyritys, huolinta, rahtitoimisto,
      muuttofirma, kuljetusfirma, kuljetusliikkeet, huolitsija, rahtiliike, logistiikkayritys,
      kuljetuskeskus | etsiä rahtia, tilata kuljetus
    fuel: huoltoasema, huoltoasemat, bensa-asema, bensa, polttoaine, bensiini, tankkauspiste,
      bensis, bensa-asemat, bensiiniasema, kylmäasema, jakeluasema, tankkausasema, huoltsikka,
      huoltis, polttoaineasema, bensiiniasemat, liikenneasema | tankata, missä voi tankata,
      tankata auto, bensa loppu, tankkaus, halpa bensa, halvin bensa, tankkaa, bensaa, tankille
    fuel_adblue: AdBlue, Ad Blue, urea, ureanjakelu, AdBlue-pumppu, AdBlue-mittari, ureapiste
      | tankata AdBlue, tankata AdBlueta, ostaa AdBlueta, lisätä AdBlueta
    fuel_biodiesel: biodiesel, HVO, uusiutuva diesel, HVO100
    fuel_cng: biokaasu, CNG, maakaasu, kaasuasema, kaasutankkaus, paineistettu maakaasu,
      kaasutankkausasema | tankata kaasua, tankata biokaasua
    fuel_depot: polttoainevarasto, öljyterminaali, öljysatama, polttoaineterminaali
    fuel_diesel: diesel, dieselöljy | tankata dieseliä, ostaa dieseliä
    fuel_hgv: raskaan kaluston tankkaus, kuorma-autojen tankkaus, D-piste, rekkatankkaus,
      raskaan liikenteen tankkaus, dieselautomaatti, raskaan kaluston tankkauspiste,
      rekkojen tankkauspaikka | tankata rekka, tankata kuorma-auto, missä voi tankata rekan
    fuel_hydrogen: vety, vetyasema, H2, vetytankkausasema, vetytankkaus | tankata vetyä
    fuel_lng: LNG, nesteytetty maakaasu, LBG, nesteytetty biokaasu, LNG-asema, LNG-tankkausasema
      | tankata LNG, tankata LNG:tä
    fuel_lpg: LPG, autokaasu
    guest_house: majatalo, vierastalo, pensionaatti, matkustajakoti, aamiaismajoitus, majatalot,
      B&B, täysihoitola, vierasmaja, bed and breakfast
    gym: kuntosali, kuntosalit, kuntokeskus, sali, punttisali, liikuntakeskus, crossfit
      | treenata, salille, missä voi treenata
    hairdresser: kampaamo, parturi, parturi-kampaamo, kampaamot, parturit, kampaaja, barbershop
      | leikkauttaa hiukset, hiustenleikkuu
    hardware: rautakauppa, rautakaupat, työkalukauppa, työkalut, tee se itse, rautatavara
      | ostaa työkaluja
    height_restrictor: korkeusrajoitin, korkeusrajoitus, korkeusportti, korkeuseste
    hospital: sairaala, sairaalat, päivystys, ensiapu, keskussairaala, ensiapupoliklinikka,
      päivystyspoliklinikka | päivystykseen, ensiapuun
    hostel: hostelli, hostellit, retkeilymaja, hostel
    hotel: hotelli, hotellit, kylpylähotelli
    hotel, motel, guest_house, hostel: majoitus, majapaikka, yöpaikka, yöpyminen, huone, yösija,
      majoitusta, majapaikat | missä voi nukkua, yöpyä, missä yöpyä, nukkua, yöksi,
      missä voi yöpyä, jäädä yöksi, paikka nukkua, varata huone, mennä nukkumaan
    industrial: teollisuusalue, teollisuusalueet, yritysalue, teollisuuspuisto
    internet_cafe: nettikahvila, internetkahvila
    kiosk: kioski, kioskit, lehtikioski, R-kioski, ärrä, lippakioski, jäätelökioski | ostaa lehti
    laundry: pesula, itsepalvelupesula, pesulat, kemiallinen pesula, pyykinpesu, pyykkitupa,
      itsepalvelupesulat | pestä pyykkiä, pestä vaatteita, missä voi pestä pyykkiä, pyykille
    loading_dock: lastauslaituri, lastauslaiturit, purkupaikka, lastauspaikka, purkulaituri,
      lastaussilta | purkaa kuorma, lastata, missä puretaan
    lockers: säilytyslokero, matkatavarasäilytys, säilytyslokerot, tavarasäilytys, lokerikko
      | jättää matkatavarat, säilyttää matkatavaroita
    locksmith: lukkoseppä, lukkosepät, avainliike, avaintenteko, lukkoliike, avainten teko
      | avain hukassa, teettää avain
    logistics: logistiikkakeskus, jakelukeskus, logistiikka, logistiikkapuisto
    mall: kauppakeskus, ostoskeskus, kauppakeskukset, tavaratalo, ostari, ostoskeskukset,
      tavaratalot | shoppailla, mennä shoppailemaan
    marketplace: tori, kauppatori, markkinat, torit, kauppahalli, kirpputori, markkinapaikka,
      kirppis
    money_transfer: rahansiirto, rahalähetys, rahansiirrot | lähettää rahaa, siirtää rahaa
    motel: motelli, motellit
    parcel_locker: pakettiautomaatti, pakettiautomaatit, noutopiste, smartpost, pakettilokero
      | hakea paketti, noutaa paketti
    park_and_ride: liityntäpysäköinti, liityntäparkki, liityntäpysäköintialue,
      liityntäpysäköintipaikka
    parking: pysäköinti, parkkipaikka, pysäköintipaikka, parkki, pysäköintialue, parkkihalli,
      pysäköintitalo, parkkipaikat, pysäköintihalli, pysäköintipaikat, parkkitalo, parkkialue,
      autopaikka | pysäköidä, parkkeerata, missä voi pysäköidä, mihin parkkeerata,
      mihin voi pysäköidä, ilmainen parkki, jättää auto, parkkiin
    pharmacy: apteekki, apteekit, lääkkeet, päivystävä apteekki, lääke | ostaa lääkettä,
      ostaa lääkkeitä, päänsärky, särkylääke
    picnic_site: piknikpaikka, eväspaikka, retkipaikka, piknik, eväspöytä | pitää piknik,
      syödä eväät
    place_of_worship: kirkko, kirkot, moskeija, synagoga, kappeli, temppeli, tuomiokirkko,
      rukoushuone | rukoilla, kirkkoon
    police: poliisi, poliisiasema, poliisit, poliisilaitos, poliisiasemat | soittaa poliisille,
      tehdä rikosilmoitus
    port: satama, satamat, tavarasatama, laivasatama
    post_box: postilaatikko, postilaatikot, kirjelaatikko
    post_depot: postikeskus, lajittelukeskus, postiterminaali
    post_office: posti, postitoimisto, postit, postipiste, postikonttori | lähettää paketti,
      ostaa postimerkkejä, lähettää kirje
    pub: pubi, pubit, kapakka, olutravintola, juottola, kapakat, kuppila, irlantilainen pubi,
      olutpubi
    bar, pub: anniskeluravintola, yöelämä | juoda olutta, oluelle, bisselle, kaljalle,
      missä voi juoda olutta, lähteä ulos
    quarry: louhos, soramonttu, kivilouhos, hiekkamonttu, soranottoalue, sorakuoppa
    rail_freight: tavara-asema, ratapiha, rautatieterminaali,
      yhdistettyjen kuljetusten terminaali, tavararatapiha
    railway_station: rautatieasema, juna-asema, asema, rautatieasemat, päärautatieasema,
      juna-asemat, asemat, seisake | mennä junalla, junaan
    recycling: kierrätys, kierrätyspiste, ekopiste, kierrätyspisteet, pullonpalautus,
      kierrätysasema, keräyspiste | palauttaa pullot, kierrättää
    rest_area: levähdysalue, levähdyspaikka, pysähdyspaikka, taukopaikka, levähdysalueet,
      lepopaikka, P-alue, levähdyspaikat | levätä, pitää tauko, missä voi levätä, tauko,
      pysähtyä tauolle, lepotauko, jaloitella
    restaurant: ravintola, ravintolat, pizzeria, ruokapaikka, ruokaravintola, ruokapaikat, sushi,
      bistro, pihviravintola, lounasravintola, pizzeriat, tienvarsiravintola
    restaurant, fast_food, cafe, food_court: ruoka, lounas, aamiainen, illallinen, ruokailu,
      ruokaa, päivällinen | syödä, missä voi syödä, nälkä, minulla on nälkä, jotain syötävää,
      mistä saa ruokaa, lounaalle, syömään, missä syödä, lounasta, ulos syömään, mennä syömään,
      aamiaista
    scrap_yard: autopurkamo, romuttamo, romukauppa, autopurkaamo, romu, romunkeräys, autopurkamot,
      metalliromu | romuttaa auto, myydä romua
    self_storage: pienvarasto, vuokravarasto, minivarasto, pienvarastot, varastotila,
      vuokravarastot | vuokrata varasto
    services: palvelualue, moottoritien palvelualue, liikenneasemat, palvelukeskus,
      tienvarsipalvelut
    shelter: laavu, katos, sadekatos, laavut, autiotupa | suojaan sateelta
    shower: suihku, suihkut, suihkutilat, peseytymistilat | käydä suihkussa, suihkuun,
      missä voi käydä suihkussa, peseytyä, missä voi peseytyä
    slaughterhouse: teurastamo, teurastamot, lihatehdas
    supermarket: supermarket, ruokakauppa, marketti, elintarvikekauppa, hypermarket, automarket,
      ruokakaupat, marketit, supermarketit, päivittäistavarakauppa, valintamyymälä
    supermarket, convenience: kauppa, kaupat, elintarvikkeet, ruokaostokset, myymälä
      | ostaa ruokaa, kauppaan, missä voi ostaa ruokaa, ostaa vettä, ruokaostoksille,
      käydä kaupassa, ruokakauppaan
    taxi: taksi, taksiasema, taksitolppa, taksit, taksiasemat | tilata taksi, kutsua taksi
    telephone: puhelin, puhelinkoppi, kolikkopuhelin, yleisöpuhelin | soittaa
    tobacco: tupakkakauppa, tupakka, savukkeet, nuuska, röökit, sähkötupakkakauppa
      | ostaa tupakkaa, tupakkaa
    toilets: WC, vessa, käymälä, vessat, yleinen vessa, yleisökäymälä, toiletti, yleiset vessat,
      huussi, yleinen WC | vessaan, käydä vessassa, missä on vessa, pissattaa, pissahätä,
      vessahätä
    toll: tietulli, tiemaksu, tullipuomi, tietullit, maksullinen tie, tiemaksut | maksaa tietulli
    tool_hire: konevuokraamo, työkaluvuokraus, konevuokraus, koneiden vuokraus, laitevuokraamo,
      konevuokraamot, työkalujen vuokraus | vuokrata kone, vuokrata työkaluja
    tourist_information: matkailuneuvonta, turisti-info, matkailuinfo, turistineuvonta,
      opastuspiste, opastuskeskus, infopiste
    towing: hinausauto, hinaus, hinauspalvelu, tiepalvelu, raskas hinaus, hinausautot, autohinaus,
      raskaan kaluston hinaus | auto hajosi, hinata auto, rekka hajosi, auto rikki,
      tarvitsen hinausauton
    trailer: peräkärry, perävaunu, peräkärryvuokraus, perävaunut, traileri, puoliperävaunu,
      peräkärryt, kärryvuokraus | vuokrata peräkärry, ostaa peräkärry
    truck_dealer: kuorma-autokauppa, kuorma-autojen myynti, käytetyt kuorma-autot,
      raskaan kaluston myynti, kuorma-automyynti | ostaa kuorma-auto
    truck_parking: rekkaparkki, rekkaparkit, kuorma-autojen pysäköinti,
      raskaan liikenteen pysäköinti, kuorma-autoparkki, rekkapysäköinti,
      raskaan kaluston pysäköinti, rekkojen pysäköinti, raskaan liikenteen taukopaikka,
      rekkojen parkkipaikka, rekkapaikka | pysäköidä rekka, parkkeerata rekka,
      missä voi pysäköidä rekan, nukkua rekassa, yöpyä rekassa, vuorokausilepo, rekka parkkiin,
      mihin rekan saa parkkiin, viikkolepo, pysäköidä kuorma-auto
    truck_rental: kuorma-autovuokraus, pakettiautovuokraus, muuttoauto, kuorma-auton vuokraus,
      pakettiauton vuokraus, kuorma-autovuokraamo | vuokrata kuorma-auto, vuokrata pakettiauto,
      vuokrata muuttoauto
    truck_repair: kuorma-autokorjaamo, raskaan kaluston korjaamo, rekkakorjaamo,
      kuorma-autohuolto, perävaunukorjaamo, raskaan kaluston huolto, hyötyajoneuvokorjaamo,
      kuorma-autokorjaamot, rekkahuolto | korjata rekka, korjata kuorma-auto, korjauttaa rekka
    truck_stop: rekka-asema, rekkapysäkki, raskaan liikenteen palvelualue,
      rekkakuskien taukopaikka, truck stop
    truck_wash: rekkapesu, kuorma-autopesu, raskaan kaluston pesu, säiliöpesu,
      kuorma-autojen pesu, rekkapesula, rekkojen pesu, raskaan kaluston pesula | pestä rekka,
      pestä kuorma-auto, missä voi pestä rekan
    tyres: renkaat, rengasliike, rengashuolto, rengaskorjaus, rengastyöt, rengasliikkeet,
      kuorma-auton renkaat, rengas, rengaspalvelu, renkaanvaihto, raskaan kaluston renkaat
      | rengasrikko, vaihtaa renkaat, rengas puhki, paikata rengas, vaihtaa rengas, rengas rikki,
      rengas räjähti
    vacuum_cleaner: imuri, imurointipiste, autoimuri, imurit | imuroida auto
    vehicle_inspection: katsastus, katsastusasema, autokatsastus, katsastuskonttori,
      katsastusasemat, raskaan kaluston katsastus, määräaikaiskatsastus | katsastaa auto,
      katsastaa
    vending: automaatti, myyntiautomaatti, juoma-automaatti, välipala-automaatti, kahviautomaatti
    veterinary: eläinlääkäri, eläinlääkäriasema, eläinsairaala, eläinklinikka, eläinlääkärit
      | koira on sairas
    warehouse: varasto, varastot, varastorakennus, varastohalli, varastohotelli
    waste_transfer: kaatopaikka, jäteasema, sortti-asema, jätteenkäsittelykeskus, jätekeskus,
      jäteasemat, jätteensiirtoasema, kaatopaikat | viedä roskat, viedä jätteet,
      viedä kaatopaikalle
    water_point: veden täyttö, vedentäyttöpaikka, vesitäyttö, matkailuauton vedentäyttö
      | täyttää vesisäiliö
    weighbridge: vaaka-asema, ajoneuvovaaka, autovaaka, siltavaaka, vaaka, kuorma-autovaaka,
      punnitus, punnitusasema | punnita rekka, punnita kuorma-auto, missä voi punnita rekan,
      punnita auto, akselipaino
    wholesale: tukku, tukkukauppa, tukkuliike, pikatukku, tukut, noutotukku
    workwear: työvaatteet, turvakengät, suojavarusteet, työvaateliike, suojavaatteet,
      työvaatekauppa, työkengät, huomiovaatteet | ostaa työvaatteita
    """)
}
