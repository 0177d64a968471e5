extension LexiconLanguage {
  static let sk = LexiconLanguage(
    "sk",
    """
    @in: v, vo, na, vnútri
    @near: pri, blízko, neďaleko, vedľa, okolo, v okolí, v blízkosti, u
    @here: nablízku, blízko, v okolí, v mojom okolí, blízko mňa, tu, najbližší, najbližšia,
      najbližšie, neďaleko, po ceste, na trase, okolo mňa
    @stop: prosím, ukáž, ukáž mi, nájdi, hľadaj, hľadám, hľadať, potrebujem, chcem, kde je,
      kde sú, kde nájdem, kde, je, sú, všetky, dobrý, dobrá, dobré, najlepší, najlepšia,
      najlepšie, lacný, lacná, lacné, môj, moja, mi, nejaký, nejakú

    air_cargo: letecké cargo, cargo terminál, letecká nákladná doprava
    airport: letisko, letiská
    atm: bankomat, bankomaty | vybrať peniaze, výber hotovosti, hotovosť, kde vybrať peniaze
    bakery: pekáreň, pekárne, pekárstvo, pekár, chlieb, pečivo | kúpiť chlieb
    bank: banka, banky, sporiteľňa
    bar: bar, bary, koktail bar
    border: hraničný priechod, hraničné priechody, hranica, hranice, hraničná kontrola
      | prejsť hranicu
    bottled_gas: plynové fľaše, plynová fľaša, propán-bután, plyn vo fľašiach
      | vymeniť plynovú fľašu
    building_trade: stavebniny, stavebný materiál, predaj dreva
    bureau_de_change: zmenáreň, zmenárne, výmena peňazí | vymeniť peniaze, zameniť peniaze
    bus_station: autobusová stanica, autobusové stanice
    bus_stop: autobusová zastávka, zastávka autobusu, zastávka, zastávky
    cafe: kaviareň, kaviarne, káva, čajovňa | dať si kávu, kde na kávu, vypiť kávu
    camp_site: kemping, kempingy, kemp, táborisko, autokemping | stanovať, kempovať, kde stanovať
    canteen: jedáleň, jedálne, závodná jedáleň, kantína
    car_dealer: autosalón, autosalóny, predajca áut, autobazár, jazdené autá | kúpiť auto
    car_parts: autodiely, náhradné diely, autosúčiastky, diely na auto, diely na kamióny
      | kúpiť náhradné diely
    car_rental: autopožičovňa, autopožičovne, požičovňa áut, prenájom áut | požičať auto,
      prenajať auto
    car_repair: autoservis, autoservisy, autoopravovňa, oprava áut, automechanik, karosáreň
      | opraviť auto, výmena oleja, pokazené auto
    car_repair, truck_repair: servis, dielňa, dielne, mechanik, opravovňa, oprava | opraviť,
      opraviť brzdy
    car_wash: autoumyváreň, autoumyvárka, umyváreň áut, umývačka áut, autoumyvárne | umyť auto
    caravan_site: státie pre karavany, státie pre obytné autá, karavan park | prespať v karavane,
      zaparkovať karavan
    charging: nabíjacia stanica, nabíjacie stanice, nabíjačka, nabíjačky,
      nabíjanie elektromobilov, rýchlonabíjačka, dobíjacia stanica | nabiť auto, nabíjať,
      kde nabiť, nabiť elektromobil
    charging_hgv: nabíjanie nákladných áut, nabíjacia stanica pre kamióny, nabíjačka pre kamióny,
      nabíjanie kamiónov | nabiť kamión, nabiť nákladné auto
    chemist: drogéria, drogérie
    clinic: klinika, poliklinika, zdravotné stredisko, kliniky, ambulancia
    cold_storage: chladiareň, mraziareň, chladiarenský sklad, mraziarenský sklad
    compressed_air: stlačený vzduch, kompresor, hustenie pneumatík, vzduch do pneumatík
      | nafúkať pneumatiky, dofúkať pneumatiky, skontrolovať tlak
    concrete_plant: betonáreň, betonárne, obaľovačka, výroba betónu
    container_terminal: kontajnerový terminál, kontajnerové prekladisko
    convenience: večierka, večierky, zmiešaný tovar, minimarket, rozličný tovar
    courier: kuriér, kuriéri, kuriérska služba, doručovacia služba
    customs: colnica, colný úrad, clo, colné odbavenie, colná kontrola | precliť, preclenie
    defibrillator: defibrilátor, AED
    dentist: zubár, zubári, zubný lekár, stomatológ, zubná ambulancia | bolí ma zub, bolesť zubov
    depot: depo, vozovňa, autopark
    doctors: lekár, lekári, doktor, ordinácia, všeobecný lekár, doktorka, obvodný lekár
      | k doktorovi, som chorý, potrebujem lekára
    drinking_water: pitná voda, pitná fontánka | doplniť vodu, načapovať vodu
    driving_school: autoškola, autoškoly | urobiť vodičák
    dump_station: výlevka pre karavany, vyprázdnenie chemického wc, odpadová voda z karavanu
      | vyliať chemické wc, vypustiť odpadovú vodu
    emergency_phone: núdzový telefón, SOS telefón, hláska
    factory: továreň, továrne, závod, výrobný závod, fabrika
    farm_supplies: poľnohospodárske potreby, farmárske potreby, krmivá, poľnopotreby
    fast_food: rýchle občerstvenie, občerstvenie, fast food, kebab, hamburger, burgre, bufet,
      stánok s jedlom, párok v rožku, jedlo so sebou | rýchlo sa najesť, niečo rýchle
    ferry_terminal: prístav trajektov, trajekt, trajekty, kompa, prievoz, prístavisko trajektu
      | ísť trajektom
    fire_station: hasiči, hasičská stanica, hasičská zbrojnica, požiarna stanica
    food_court: food court, zóna občerstvenia
    freight_office: špedícia, dopravca, dopravná firma, autodoprava, zasielateľstvo,
      prepravná firma, sťahovanie, špeditér | nájsť náklad
    fuel: čerpacia stanica, čerpacie stanice, benzínka, benzínová pumpa, benzínky, benzín, pumpa,
      pumpy, palivo, pohonné hmoty, benzínová stanica | tankovať, natankovať, kde natankovať,
      kde tankovať, natankovať benzín, lacné palivo, plná nádrž, kde lacno natankovať
    fuel_adblue: AdBlue, Ad Blue, močovina, stojan AdBlue | natankovať AdBlue, kúpiť AdBlue
    fuel_biodiesel: bionafta, biodiesel, HVO, HVO100
    fuel_cng: CNG, zemný plyn, CNG stanica, stlačený zemný plyn | natankovať CNG
    fuel_depot: sklad pohonných hmôt, sklad palív, ropný terminál
    fuel_diesel: nafta, diesel, motorová nafta | natankovať naftu, tankovať naftu
    fuel_hgv: čerpacia stanica pre nákladné autá, nafta pre kamióny, čerpacia stanica pre kamióny,
      tankovanie kamiónov | natankovať kamión, natankovať nákladiak
    fuel_hydrogen: vodík, vodíková stanica, H2 | natankovať vodík
    fuel_lng: LNG, skvapalnený zemný plyn, LNG stanica | natankovať LNG
    fuel_lpg: LPG, autoplyn, LPG stanica | natankovať LPG
    guest_house: penzión, penzióny, ubytovanie na súkromí, privát, hostinec s ubytovaním
    gym: posilňovňa, posilňovne, fitness, fitko, fitnescentrum | cvičiť, zacvičiť si
    hairdresser: kaderníctvo, holičstvo, kaderník, holič, barber | ostrihať sa
    hardware: železiarstvo, hobby market, hobbymarket, náradie, domáci majster | kúpiť náradie
    height_restrictor: výškové obmedzenie, výškový obmedzovač, obmedzenie výšky
    hospital: nemocnica, nemocnice, urgentný príjem, urgent | prvá pomoc
    hostel: hostel, hostely, ubytovňa, ubytovne, mládežnícka ubytovňa
    hotel: hotel, hotely
    hotel, motel, guest_house, hostel: ubytovanie, nocľah, nocľahy, izba, izby | spať, kde spať,
      prespať, kde prespať, prenocovať, miesto na spanie, kde sa ubytovať
    industrial: priemyselná zóna, priemyselné zóny, priemyselný areál, priemyselný park
    internet_cafe: internetová kaviareň, internetové kaviarne
    kiosk: novinový stánok, stánok, kiosk, noviny, stánok s novinami | kúpiť noviny
    laundry: práčovňa, práčovne, čistiareň, samoobslužná práčovňa | vyprať oblečenie,
      vyprať bielizeň, pranie
    loading_dock: nakladacia rampa, rampa, nakládka, vykládka | kde vyložiť, vyložiť tovar
    lockers: úschovňa batožiny, skrinky na batožinu, úschovňa | uschovať batožinu
    locksmith: zámočník, zámočníctvo, výroba kľúčov | stratil som kľúče, zabuchnuté dvere
    logistics: logistické centrum, logistický areál, logistika, distribučné centrum
    mall: nákupné centrum, obchodné centrum, nákupné centrá, obchodný dom | ísť nakupovať
    marketplace: tržnica, trh, trhy, trhovisko, farmárske trhy
    money_transfer: prevod peňazí, posielanie peňazí | poslať peniaze, previesť peniaze
    motel: motel, motely
    parcel_locker: výdajný box, balíkobox, boxy na zásielky, balíkomat | vyzdvihnúť balík
    park_and_ride: parkovisko P+R, P+R, záchytné parkovisko, park and ride
    parking: parkovisko, parkoviská, parkovanie, parkovacie miesto, parkovací dom, garáže,
      podzemná garáž | zaparkovať, parkovať, kde zaparkovať, kde parkovať, zaparkovať auto
    pharmacy: lekáreň, lekárne, lekárnik | kúpiť lieky, lieky, bolesť hlavy
    picnic_site: miesto na piknik, piknik | urobiť piknik
    place_of_worship: kostol, kostoly, mešita, synagóga, chrám, kaplnka, modlitebňa | modliť sa,
      ísť do kostola
    police: polícia, policajná stanica, policajné oddelenie | nahlásiť krádež
    port: prístav, prístavy, námorný prístav
    post_box: poštová schránka, poštové schránky, schránka na listy | hodiť list
    post_depot: poštové depo, triediace stredisko
    post_office: pošta, pošty, poštový úrad | kúpiť známky, poslať balík, poslať list
    pub: krčma, krčmy, piváreň, hostinec, pub, výčap, pohostinstvo
    bar, pub: nočný život | dať si pivo, na pivo, kde sa napiť, ísť na drink
    quarry: lom, lomy, kameňolom, pieskovňa, štrkovňa
    rail_freight: nákladná stanica, železničné prekladisko, železničný terminál,
      intermodálny terminál
    railway_station: vlaková stanica, železničná stanica, stanica, vlakové stanice, hlavná stanica
      | ísť vlakom
    recycling: zberný dvor, zberné dvory, recyklácia, kontajnery na sklo, triedený odpad,
      výkup surovín | triediť odpad, vyhodiť sklo
    rest_area: odpočívadlo, odpočívadlá, odpočinkové miesto, parkovisko pri diaľnici
      | oddýchnuť si, urobiť prestávku, prestávka, pauza, kde oddychovať
    restaurant: reštaurácia, reštaurácie, pizzeria, steakhouse, motorest, motoresty, koliba
    restaurant, fast_food, cafe, food_court: jedlo, obed, večera, raňajky | najesť sa,
      kde sa najesť, kde jesť, jesť, som hladný, hlad, niečo na jedenie, kam na jedlo,
      kam na obed, na obed
    scrap_yard: vrakovisko, šrotovisko, autovrakovisko, zberňa kovov, výkup šrotu
      | zošrotovať auto
    self_storage: samoobslužný sklad, self storage, prenájom skladu
    services: diaľničné odpočívadlo, odpočívadlo s benzínkou, diaľničné služby
    shelter: prístrešok, prístrešky, úkryt
    shower: sprcha, sprchy, sprchy pre vodičov | osprchovať sa, kde sa osprchovať, dať si sprchu,
      umyť sa, kde sa vysprchovať
    slaughterhouse: bitúnok, bitúnky, mäsokombinát
    supermarket: supermarket, supermarkety, hypermarket, diskont, hypermarkety
    supermarket, convenience: potraviny, obchod s potravinami, obchod, obchody, samoobsluha
      | nakúpiť, kde nakúpiť, kúpiť jedlo, nákup, kúpiť vodu
    taxi: taxi, taxík, taxíky, stanovište taxi | zavolať taxi, objednať taxi
    telephone: telefónna búdka, telefón, telefónny automat | zatelefonovať
    tobacco: tabak, trafika, trafiky, cigarety | kúpiť cigarety
    toilets: toalety, WC, záchod, záchody, verejné wc, toaleta, verejné záchody | kde je záchod,
      na záchod, kde sú toalety, cikať, potrebujem na záchod
    toll: mýtna brána, mýto, mýtnica, diaľničný poplatok | zaplatiť mýto
    tool_hire: požičovňa náradia, požičovňa strojov, prenájom strojov | požičať náradie,
      požičať stroj
    tourist_information: turistické informácie, informačné centrum, infocentrum,
      turistické informačné centrum
    towing: odťahová služba, odťah, asistenčná služba, vyslobodzovanie, odťahovka | porucha,
      odtiahnuť, pokazil sa mi kamión, odťah kamiónu, mám poruchu
    trailer: prívesy, príves, náves, návesy, požičovňa prívesov | požičať príves, kúpiť príves
    truck_dealer: predaj nákladných áut, predajca nákladných vozidiel, jazdené nákladné autá,
      predaj kamiónov | kúpiť nákladné auto
    truck_parking: parkovisko pre kamióny, parkovisko pre nákladné autá, parkovanie kamiónov,
      kamiónové parkovisko, strážené parkovisko pre kamióny, parkovisko TIR | zaparkovať kamión,
      kde zaparkovať kamión, spať v kamióne, parkovať s kamiónom
    truck_rental: požičovňa nákladných áut, požičovňa dodávok, prenájom nákladných vozidiel
      | požičať dodávku, požičať nákladné auto
    truck_repair: servis nákladných vozidiel, servis kamiónov, oprava kamiónov,
      oprava nákladných áut, truck servis | opraviť kamión, pokazený kamión, opraviť nákladiak,
      opraviť náves
    truck_stop: truck stop, motorest pre kamióny, zastávka pre kamióny, odpočívadlo pre kamióny
    truck_wash: umývanie kamiónov, umyváreň kamiónov, umyváreň nákladných áut, umývanie cisterien,
      umyváreň pre kamióny | umyť kamión, umyť nákladiak, umyť cisternu
    tyres: pneuservis, pneuservisy, pneumatiky, pneu, gumy, pneumatika, nákladné pneumatiky
      | prezuť, vymeniť pneumatiky, defekt, prepichnutá pneumatika, opraviť pneumatiku,
      výmena pneumatík
    vacuum_cleaner: vysávač, vysávače | povysávať auto
    vehicle_inspection: STK, stanica technickej kontroly, technická kontrola, emisná kontrola
      | urobiť technickú
    vending: automat, predajný automat, automaty, nápojový automat
    veterinary: veterinár, veterinárna ambulancia, zverolekár, veterinárna klinika | chorý pes
    warehouse: sklad, sklady, skladová hala, skladisko
    waste_transfer: skládka, skládka odpadu, prekladisko odpadu, likvidácia odpadu, skládky
      | vyviezť odpad, vyhodiť odpad
    water_point: doplnenie vody, voda do nádrže, miesto na čerpanie vody | napustiť nádrž na vodu
    weighbridge: mostová váha, nákladná váha, cestná váha, váha, váha pre kamióny, verejná váha
      | odvážiť kamión, kde odvážiť kamión
    wholesale: veľkoobchod, veľkoobchody, cash and carry
    workwear: pracovné odevy, pracovné oblečenie, ochranné pomôcky, pracovná obuv,
      pracovné topánky | kúpiť pracovné topánky
    """)
}
