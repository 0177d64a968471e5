extension LexiconLanguage {
  static let hu = LexiconLanguage(
    "hu",
    """
    @in: belül, területén
    @near: közelében, közel, mellett, környékén, körül, környéke, közelébe, mellé
    @here: a közelben, közelben, közelemben, a közelemben, közeli, legközelebbi, a legközelebbi,
      itt, itt a közelben, környéken, a környéken, útközben, az útvonalon
    @stop: a, az, egy, kérem, kérlek, mutasd, mutasd meg, keress, keresek, keresés, találj,
      szeretnék, szükségem van, kell, kell egy, hol van, hol vannak, hol találok, hol, van,
      vannak, összes, jó, legjobb, olcsó, nekem, valami

    air_cargo: légi áruterminál, légi teherszállítás, cargo terminál
    airport: repülőtér, reptér, repülőterek
    atm: bankautomata, bankautomaták, ATM, pénzautomata, készpénzautomata | pénzfelvétel,
      pénzt felvenni, készpénz, készpénzfelvétel
    bakery: pékség, pékségek, pék, kenyér, pékáru | kenyeret venni
    bank: bank, bankok, bankfiók, takarékszövetkezet
    bar: bár, bárok, koktélbár
    border: határátkelő, határátkelőhely, határ, határellenőrzés, határátkelők | átkelni a határon
    bottled_gas: gázpalack, gázpalackok, PB-gáz, palackos gáz, PB gáz, gázcsere | gázpalack csere
    building_trade: építőanyag, tüzép, építőanyag-kereskedés, építőanyag kereskedés, fatelep
    bureau_de_change: pénzváltó, pénzváltók, valutaváltó | pénzváltás, pénzt váltani, valutaváltás
    bus_station: buszpályaudvar, autóbusz-pályaudvar, buszállomás, autóbusz-állomás
    bus_stop: buszmegálló, buszmegállók, autóbuszmegálló, megálló
    cafe: kávézó, kávézók, kávéház, kávé, teázó | kávézni, hol lehet kávézni, kávét inni
    camp_site: kemping, kempingek, sátorhely, camping | sátrazni, kempingezni, hol lehet sátrazni
    canteen: menza, étkezde, üzemi étkezde, kantin
    car_dealer: autókereskedés, autószalon, autókereskedő, használt autó, használtautó-kereskedés
      | autót venni
    car_parts: autóalkatrész, alkatrész, autóalkatrész bolt, alkatrészek, teherautó alkatrész,
      autósbolt | alkatrészt venni
    car_rental: autókölcsönző, autóbérlés, autókölcsönzés, bérautó, autókölcsönzők | autót bérelni
    car_repair: autószerelő, autószerviz, autójavítás, autójavító, karosszérialakatos,
      autószervizek | autót javítani, olajcsere, elromlott az autó
    car_repair, truck_repair: szerviz, szervizek, műhely, szerelő, javítás | javítani,
      megjavítani, fékjavítás
    car_wash: autómosó, autómosók, autómosás, kézi autómosó, önkiszolgáló autómosó | autót mosni,
      hol lehet autót mosni
    caravan_site: lakóautó parkoló, lakóautó megálló, lakókocsi park, lakóautós kemping
      | lakóautóban aludni
    charging: töltőállomás, töltőállomások, elektromos töltő, töltő, töltők, autótöltő,
      villámtöltő, elektromos töltőállomás, töltőpont | autót tölteni, feltölteni,
      hol lehet tölteni, elektromos autó töltés, töltés
    charging_hgv: teherautó töltő, teherautó töltőállomás, kamiontöltő, elektromos kamion töltő
      | kamiont tölteni, teherautót tölteni, kamion töltés
    chemist: drogéria, illatszerbolt, drogériák
    clinic: klinika, rendelőintézet, szakrendelő, egészségház, egészségügyi központ
    cold_storage: hűtőház, hűtőházak, hűtőraktár, fagyasztóház
    compressed_air: sűrített levegő, levegő, kompresszor, kerékfújás, guminyomás | kereket fújni,
      gumit fújni, guminyomás ellenőrzés
    concrete_plant: betonüzem, betonkeverő, aszfaltkeverő, betongyár
    container_terminal: konténerterminál, konténer terminál, konténer depó
    convenience: kisbolt, vegyesbolt, éjjel-nappali, nonstop bolt, sarki bolt, minimarket
    courier: futárszolgálat, futár, csomagküldő, futárok | csomagot küldeni futárral
    customs: vámhivatal, vám, vámkezelés, vámudvar | vámoltatni, elvámolni
    defibrillator: defibrillátor, AED
    dentist: fogorvos, fogorvosok, fogászat, fogorvosi rendelő | fogfájás, fáj a fogam
    depot: telephely, kocsiszín, kamion telephely
    doctors: orvos, orvosok, háziorvos, orvosi rendelő, rendelő, doktor | orvoshoz, beteg vagyok,
      orvos kell
    drinking_water: ivóvíz, ivókút, kút, ivóvízcsap | vizet tölteni
    driving_school: autósiskola, autósiskolák | jogosítványt szerezni
    dump_station: lakóautó ürítő, szennyvíz ürítő, vegyi wc ürítő | vegyi wc ürítés,
      szennyvíz ürítés
    emergency_phone: segélyhívó, segélykérő telefon, segélyhívó telefon
    factory: gyár, gyárak, üzem, gyártóüzem
    farm_supplies: gazdabolt, mezőgazdasági bolt, takarmánybolt, gazdaboltok
    fast_food: gyorsétterem, gyorséttermek, gyrosos, kebab, hamburger, hamburgeres, büfé,
      lángosos, lángos, gyros, street food, ételbár | gyorsan enni, bekapni valamit
    ferry_terminal: kompkikötő, komp, kompok, kompátkelő, rév | komppal menni
    fire_station: tűzoltóság, tűzoltók, tűzoltólaktanya, tűzoltóállomás
    food_court: food court, étteremsor
    freight_office: szállítmányozó, fuvarozó, fuvarozó cég, szállítmányozás, szállítási cég,
      fuvarozás, költöztetés, speditőr | fuvart keresni
    fuel: benzinkút, benzinkutak, üzemanyag, benzin, üzemanyagtöltő állomás | tankolni,
      hol lehet tankolni, tankolás, olcsó benzin, teletankolni, hol tudok tankolni
    fuel_adblue: AdBlue, Ad Blue, AdBlue kút, karbamid | AdBlue tankolás, AdBlue-t tankolni
    fuel_biodiesel: biodízel, HVO, HVO100
    fuel_cng: CNG, földgáz, CNG kút, CNG töltőállomás | CNG tankolás
    fuel_depot: üzemanyagtároló, üzemanyagraktár, olajterminál, tároló telep
    fuel_diesel: dízel, gázolaj, dízelolaj, diesel | gázolajat tankolni, dízelt tankolni
    fuel_hgv: kamionos benzinkút, kamionkút, kamion benzinkút, benzinkút kamionoknak,
      teherautó kút | kamiont tankolni, teherautót tankolni
    fuel_hydrogen: hidrogén, hidrogén töltőállomás, hidrogénkút, H2 | hidrogént tankolni
    fuel_lng: LNG, cseppfolyósított földgáz, LNG kút | LNG tankolás
    fuel_lpg: LPG, autógáz, LPG kút | LPG tankolás, gázt tankolni
    guest_house: panzió, panziók, vendégház, vendégházak, fogadó, fogadók, falusi szállás
    gym: edzőterem, konditerem, fitneszterem, fitnesz, edzőtermek, kondi | edzeni
    hairdresser: fodrász, fodrászat, borbély, fodrászok, fodrászszalon | hajvágás,
      levágatni a hajam
    hardware: barkácsbolt, barkácsáruház, vasbolt, szerszámbolt, vasáru, szerszám
      | szerszámot venni
    height_restrictor: magasságkorlátozó, magasságkorlátozás, magassági korlát
    hospital: kórház, kórházak, sürgősségi, sürgősségi osztály, baleseti | orvosi vészhelyzet
    hostel: hostel, hostelek, ifjúsági szálló, turistaszálló, diákszálló
    hotel: szálloda, szállodák, hotel, hotelek, szálló
    hotel, motel, guest_house, hostel: szállás, szállások, szálláshely, szoba, szobák | aludni,
      hol lehet aludni, megszállni, hol lehet megszállni, éjszakázni, alvóhely, hol tudok aludni
    industrial: ipari park, ipari terület, ipari zóna, ipartelep
    internet_cafe: internetkávézó, netkávézó, internet kávézó
    kiosk: újságos, bódé, újságárus, hírlapárus, kioszk | újságot venni
    laundry: mosoda, mosodák, patyolat, önkiszolgáló mosoda, tisztító | ruhát mosni, mosás, mosni
    loading_dock: rakodórámpa, rakodó, rakodóhely, rámpa | lerakodni, hol lehet lerakodni
    lockers: csomagmegőrző, poggyászmegőrző, csomagmegőrzők | csomagot otthagyni
    locksmith: lakatos, zárszerviz, kulcsmásolás, kulcsmásoló | kizártam magam, elveszett a kulcs
    logistics: logisztikai központ, logisztikai park, logisztika, elosztóközpont
    mall: bevásárlóközpont, pláza, bevásárlóközpontok, plázák, áruház | plázázni
    marketplace: piac, piacok, vásárcsarnok, termelői piac, bolhapiac
    money_transfer: pénzküldés, pénzátutalás, pénztranszfer | pénzt küldeni, pénzt utalni
    motel: motel, motelek
    parcel_locker: csomagautomata, csomagautomaták, csomagpont | csomagot átvenni
    park_and_ride: P+R, P+R parkoló, park and ride
    parking: parkoló, parkolók, parkolóház, parkolás, parkolóhely, mélygarázs, parkolóhelyek
      | parkolni, hol lehet parkolni, leparkolni, autót parkolni, hol tudok parkolni
    pharmacy: gyógyszertár, gyógyszertárak, patika, patikák, ügyeletes gyógyszertár
      | gyógyszert venni, gyógyszer, fejfájás
    picnic_site: piknikezőhely, tűzrakóhely, piknik | piknikezni
    place_of_worship: templom, templomok, mecset, zsinagóga, kápolna, imaház | imádkozni,
      templomba menni, mise
    police: rendőrség, rendőrőrs, rendőrkapitányság | feljelentést tenni
    port: kikötő, kikötők, teherkikötő
    post_box: postaláda, postaládák, levélszekrény | levelet feladni postaládába
    post_depot: postai elosztó, levélfeldolgozó, postai logisztikai központ
    post_office: posta, posták, postahivatal | bélyeget venni, csomagot feladni, levelet feladni
    pub: kocsma, kocsmák, söröző, sörözők, pub, ivó, talponálló
    bar, pub: szórakozóhely, éjszakai élet | sörözni, inni valamit, meginni egy sört
    quarry: kőbánya, bánya, kavicsbánya, homokbánya, kőbányák
    rail_freight: teherpályaudvar, vasúti terminál, konténer vasúti terminál, kombinált terminál
    railway_station: vasútállomás, pályaudvar, vonatállomás, vasútállomások, állomás, pályaudvarok
      | vonattal menni, vonatra szállni
    recycling: hulladékudvar, szelektív hulladékgyűjtő, újrahasznosítás, szelektív sziget,
      üvegvisszaváltó | szelektíven gyűjteni, üveget visszaváltani
    rest_area: pihenőhely, pihenőhelyek, autós pihenő, pihenő, autópálya-pihenő | pihenni,
      megpihenni, szünetet tartani, szünet
    restaurant: étterem, éttermek, vendéglő, csárda, pizzéria, kisvendéglő
    restaurant, fast_food, cafe, food_court: étel, ebéd, vacsora, reggeli, kaja | enni,
      hol lehet enni, hol egyek, hol együnk, éhes vagyok, éhes, ebédelni, vacsorázni, reggelizni, kajálni,
      valami ennivaló
    scrap_yard: autóbontó, bontó, ócskavastelep, MÉH-telep, fémhulladék, roncstelep
      | autót bontani
    self_storage: raktárbérlés, self storage, bérraktár
    services: komplex pihenőhely, szervizpihenő
    shelter: esőbeálló, menedékház, esőház, menedék
    shower: zuhanyzó, zuhany, zuhanyzók, tusoló | zuhanyozni, hol lehet zuhanyozni, tusolni,
      letusolni, fürödni
    slaughterhouse: vágóhíd, vágóhidak, húsüzem
    supermarket: szupermarket, szupermarketek, hipermarket, diszkont
    supermarket, convenience: élelmiszer, élelmiszerbolt, bolt, boltok, üzlet, közért
      | bevásárolni, vásárolni, ételt venni, vizet venni, bevásárlás
    taxi: taxi, taxik, taxiállomás, taxiállás | taxit hívni
    telephone: telefonfülke, telefon, nyilvános telefon | telefonálni
    tobacco: dohánybolt, trafik, nemzeti dohánybolt, cigaretta, dohány, trafikok | cigit venni,
      cigarettát venni
    toilets: nyilvános wc, wc, mosdó, mosdók, vécé, toalett, illemhely, nyilvános vécé | hol a wc,
      wc-re menni, pisilni, hol van a mosdó, hol van a wc, vécére menni
    toll: fizetőkapu, útdíj, díjfizető kapu, autópályadíj | útdíjat fizetni
    tool_hire: szerszámkölcsönző, gépkölcsönző, gépbérlés, szerszámbérlés | szerszámot bérelni,
      gépet bérelni
    tourist_information: turisztikai információ, tourinform, turistainformáció, információs iroda,
      látogatóközpont
    towing: autómentő, autómentés, vontatás, kamionmentés, műszaki mentés, vontató | lerobbantam,
      elromlott a kamion, elvontatni, defekt segítség, műszaki hiba
    trailer: utánfutó, utánfutók, pótkocsi, félpótkocsi, utánfutó kölcsönző, pótkocsik
      | utánfutót bérelni, pótkocsit venni
    truck_dealer: teherautó kereskedés, kamion kereskedés, használt teherautó,
      haszongépjármű kereskedés | teherautót venni, kamiont venni
    truck_parking: kamionparkoló, kamionparkolók, teherautó parkoló, kamionos parkoló,
      őrzött kamionparkoló, kamion parkoló, parkoló kamionoknak | kamiont parkolni,
      hol lehet kamionnal parkolni, kamionban aludni, kamionnal parkolni
    truck_rental: teherautó kölcsönző, teherautó bérlés, furgonbérlés, kisteherautó bérlés
      | teherautót bérelni, furgont bérelni
    truck_repair: kamionszerviz, teherautó szerviz, kamionszerelő, kamion szerviz,
      teherautó javítás, kamionjavítás, haszongépjármű szerviz | kamiont javítani,
      teherautót javítani, kamion javítás
    truck_stop: kamionos pihenő, kamionmegálló, kamionos étterem, truck stop
    truck_wash: kamionmosó, kamionmosók, teherautó mosó, tartálymosó, kamion mosó, tartálymosás
      | kamiont mosni, teherautót mosni, kamionmosás
    tyres: gumiszerviz, gumis, gumiabroncs, autógumi, gumijavítás, gumiszervizek, teherautó gumi,
      kamiongumi | gumicsere, defekt, kilyukadt a gumi, kereket cserélni, gumit cserélni,
      durrdefekt
    vacuum_cleaner: porszívó, autóporszívó, porszívók | autót porszívózni
    vehicle_inspection: műszaki vizsga, műszaki vizsgaállomás, vizsgaállomás, zöldkártya
      | műszakiztatni
    vending: automata, italautomata, ételautomata, automaták, snack automata
    veterinary: állatorvos, állatorvosi rendelő, állatkórház, állatorvosok | beteg a kutya
    warehouse: raktár, raktárak, raktárépület, raktárcsarnok
    waste_transfer: hulladéklerakó, szeméttelep, hulladékátrakó, hulladékkezelő | szemetet lerakni
    water_point: vízvételi hely, vízfeltöltés, vízvételezés | víztartályt tölteni
    weighbridge: hídmérleg, kamionmérleg, hídmérlegek, teherautó mérleg, mérleg, közúti mérleg
      | kamiont mérni, hol lehet kamiont mérni
    wholesale: nagykereskedés, nagyker, nagykereskedések
    workwear: munkaruha, munkavédelem, munkavédelmi bolt, munkaruházat, munkavédelmi cipő,
      munkacipő | munkaruhát venni
    """)
}
