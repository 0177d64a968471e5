extension LexiconLanguage {
  static let cs = LexiconLanguage(
    "cs",
    """
    @in: v, ve, na, uvnitř
    @near: u, blízko, poblíž, vedle, kolem, nedaleko, v okolí, v blízkosti, okolo
    @here: poblíž, blízko, v okolí, v mém okolí, blízko mě, tady, zde, nejbližší, nedaleko,
      po cestě, na trase, kolem mě
    @stop: prosím, ukaž, ukaž mi, najdi, hledej, hledám, hledat, potřebuji, potřebuju, chci,
      kde je, kde jsou, kde najdu, kde, je, jsou, všechny, dobrý, dobrá, dobré, nejlepší, levný,
      levná, levné, můj, moje, mi, nějaký, nějakou

    air_cargo: letecké cargo, cargo terminál, letecká nákladní doprava
    airport: letiště
    atm: bankomat, bankomaty | vybrat peníze, výběr hotovosti, hotovost, kde vybrat peníze
    bakery: pekárna, pekárny, pekařství, pekař, chleba, pečivo | koupit chleba
    bank: banka, banky, spořitelna
    bar: bar, bary, koktejl bar
    border: hraniční přechod, hraniční přechody, hranice, hraniční kontrola | přejet hranice
    bottled_gas: plynové láhve, plynová láhev, propan-butan, propan butan v lahvích,
      plyn v lahvích | vyměnit plynovou láhev
    building_trade: stavebniny, stavební materiál, prodej dřeva
    bureau_de_change: směnárna, směnárny, výměna peněz | vyměnit peníze, směnit peníze
    bus_station: autobusové nádraží, autobusová nádraží
    bus_stop: autobusová zastávka, zastávka autobusu, zastávka, zastávky
    cafe: kavárna, kavárny, káva, kafe, čajovna | dát si kávu, kde na kávu, na kafe
    camp_site: kemp, kempy, tábořiště, autokemp, kempink | stanovat, kempovat, kde stanovat
    canteen: jídelna, jídelny, závodní jídelna, kantýna, menza
    car_dealer: autosalon, autosalony, prodejce aut, autobazar, ojetá auta | koupit auto
    car_parts: autodíly, náhradní díly, autopotřeby, díly na auto, díly pro nákladní auta
      | koupit náhradní díly
    car_rental: autopůjčovna, autopůjčovny, půjčovna aut, pronájem aut | půjčit auto,
      pronajmout auto
    car_repair: autoservis, autoservisy, autoopravna, oprava aut, automechanik, karosárna
      | opravit auto, výměna oleje, rozbité auto
    car_repair, truck_repair: servis, dílna, dílny, mechanik, opravna, oprava | opravit,
      opravit brzdy
    car_wash: myčka aut, automyčka, myčka, automyčky, ruční mytí aut | umýt auto
    caravan_site: stání pro karavany, stání pro obytné vozy, karavan park, stellplatz
      | přespat v karavanu, zaparkovat karavan
    charging: nabíjecí stanice, nabíječka, nabíječky, dobíjecí stanice, nabíjení elektromobilů,
      rychlonabíječka, dobíječka | nabít auto, nabíjet, kde nabít, dobít auto, nabít elektromobil
    charging_hgv: nabíjení nákladních aut, nabíjecí stanice pro nákladní auta,
      nabíječka pro kamiony, nabíjení kamionů | nabít kamion, nabít náklaďák
    chemist: drogerie
    clinic: klinika, poliklinika, zdravotní středisko, kliniky, zdravotnické středisko
    cold_storage: chladírna, mrazírna, chladírenský sklad, mrazírenský sklad
    compressed_air: stlačený vzduch, kompresor, huštění pneumatik, vzduch do pneumatik
      | nahustit pneumatiky, dohustit, zkontrolovat tlak
    concrete_plant: betonárna, betonárny, obalovna, výroba betonu
    container_terminal: kontejnerový terminál, kontejnerové překladiště
    convenience: večerka, večerky, smíšené zboží, minimarket, koloniál
    courier: kurýr, kurýři, kurýrní služba, doručovací služba
    customs: celnice, celní úřad, clo, celní odbavení, celní prohlídka | proclít, proclení
    defibrillator: defibrilátor, AED
    dentist: zubař, zubaři, zubní lékař, stomatolog, zubní ordinace | bolí mě zub, bolest zubů
    depot: depo, vozovna, autopark
    doctors: lékař, lékaři, doktor, ordinace, praktický lékař, doktorka, pohotovost | k doktorovi,
      jsem nemocný, potřebuji lékaře
    drinking_water: pitná voda, pítko, pítka | doplnit vodu, natočit vodu
    driving_school: autoškola, autoškoly | udělat řidičák
    dump_station: výlevka pro karavany, vyprázdnění chemického wc, odpadní voda z karavanu
      | vylít chemické wc, vypustit odpadní vodu
    emergency_phone: nouzový telefon, SOS hláska, hláska, SOS telefon
    factory: továrna, továrny, závod, výrobní závod, fabrika
    farm_supplies: zemědělské potřeby, farmářské potřeby, krmiva, zemědělský obchod
    fast_food: rychlé občerstvení, občerstvení, fast food, kebab, hamburger, burgery, bufet,
      stánek s jídlem, párek v rohlíku, jídlo s sebou | rychle se najíst, něco rychlého
    ferry_terminal: přívoz, přístaviště trajektu, trajekt, trajekty, přívozy | jet trajektem
    fire_station: hasiči, hasičská stanice, hasičská zbrojnice, požární stanice
    food_court: food court, zóna občerstvení
    freight_office: spedice, dopravce, dopravní firma, autodoprava, zasilatelství,
      přepravní firma, stěhování, speditér | najít náklad
    fuel: čerpací stanice, benzínka, benzínová pumpa, benzínky, benzin, pumpa, pumpy, čerpačka,
      palivo, pohonné hmoty, benzínová stanice | tankovat, natankovat, kde natankovat,
      kde tankovat, natankovat benzin, levné palivo, plná nádrž, kde levně natankovat
    fuel_adblue: AdBlue, Ad Blue, močovina, stojan AdBlue | natankovat AdBlue, koupit AdBlue
    fuel_biodiesel: bionafta, biodiesel, HVO, HVO100
    fuel_cng: CNG, zemní plyn, CNG stanice, stlačený zemní plyn | natankovat CNG
    fuel_depot: sklad pohonných hmot, sklad paliv, ropný terminál
    fuel_diesel: nafta, diesel, motorová nafta | natankovat naftu, tankovat naftu
    fuel_hgv: čerpací stanice pro nákladní auta, nafta pro kamiony, čerpací stanice pro kamiony,
      tankování kamionů | natankovat kamion, natankovat náklaďák
    fuel_hydrogen: vodík, vodíková stanice, H2 | natankovat vodík
    fuel_lng: LNG, zkapalněný zemní plyn, LNG stanice | natankovat LNG
    fuel_lpg: LPG, autoplyn, LPG stanice | natankovat LPG
    guest_house: penzion, penziony, penzión, ubytování v soukromí, hostinec s ubytováním
    gym: posilovna, posilovny, fitness, fitko, fitcentrum | cvičit, zacvičit si
    hairdresser: kadeřnictví, holičství, kadeřník, holič, barber | ostříhat se
    hardware: železářství, hobby market, hobbymarket, nářadí, kutilské potřeby | koupit nářadí
    height_restrictor: výškové omezení, výškový omezovač, omezení výšky
    hospital: nemocnice, urgentní příjem, úrazová ambulance | první pomoc
    hostel: hostel, hostely, ubytovna, ubytovny, mládežnická ubytovna
    hotel: hotel, hotely
    hotel, motel, guest_house, hostel: ubytování, nocleh, noclehy, pokoj, pokoje | spát, kde spát,
      přespat, kde přespat, přenocovat, místo na spaní, kde se ubytovat
    industrial: průmyslová zóna, průmyslové zóny, průmyslový areál, průmyslový park
    internet_cafe: internetová kavárna, internetové kavárny
    kiosk: stánek, kiosek, noviny, stánek s novinami | koupit noviny
    laundry: prádelna, prádelny, čistírna, samoobslužná prádelna | vyprat prádlo, vyprat oblečení,
      praní
    loading_dock: nakládací rampa, rampa, nakládka, vykládka | kde vyložit, vyložit zboží
    lockers: úschovna zavazadel, skříňky na zavazadla, úschovna | uschovat zavazadla
    locksmith: zámečník, zámečnictví, výroba klíčů | ztratil jsem klíče, zabouchnuté dveře
    logistics: logistické centrum, logistický areál, logistika, distribuční centrum
    mall: nákupní centrum, obchodní centrum, nákupní centra, obchodní dům | jít nakupovat
    marketplace: tržiště, trh, trhy, tržnice, farmářské trhy
    money_transfer: převod peněz, posílání peněz | poslat peníze, převést peníze
    motel: motel, motely
    parcel_locker: výdejní box, zásilkovna, balíkomat, boxy na zásilky | vyzvednout balík
    park_and_ride: parkoviště P+R, P+R, záchytné parkoviště, park and ride
    parking: parkoviště, parkování, parkovací místo, parkovací dům, garáže, podzemní garáž
      | zaparkovat, parkovat, kde zaparkovat, kde parkovat, zaparkovat auto
    pharmacy: lékárna, lékárny, lékárník | koupit léky, léky, bolest hlavy
    picnic_site: místo na piknik, piknik | udělat piknik
    place_of_worship: kostel, kostely, mešita, synagoga, chrám, kaple, modlitebna | modlit se,
      jít do kostela
    police: policie, policejní stanice, služebna policie, policejní služebna | nahlásit krádež
    port: přístav, přístavy, námořní přístav
    post_box: poštovní schránka, poštovní schránky, schránka na dopisy | hodit dopis
    post_depot: poštovní depo, třídicí středisko, sběrný přepravní uzel
    post_office: pošta, pošty, poštovní úřad | koupit známky, poslat balík, poslat dopis
    pub: hospoda, hospody, pivnice, hostinec, pub, výčep
    bar, pub: noční život | dát si pivo, na pivo, kde se napít, jít na drink
    quarry: lom, lomy, kamenolom, pískovna, štěrkovna
    rail_freight: nákladové nádraží, kontejnerové železniční překladiště, železniční terminál,
      kombinovaná doprava
    railway_station: vlakové nádraží, nádraží, železniční stanice, vlaková stanice | jet vlakem
    recycling: sběrný dvůr, sběrné dvory, recyklace, kontejnery na sklo, tříděný odpad,
      výkup surovin | třídit odpad, vyhodit sklo
    rest_area: odpočívadlo, odpočívka, odpočívadla, odpočinkové místo, parkoviště u dálnice
      | odpočinout si, udělat přestávku, přestávka, pauza, kde odpočívat
    restaurant: restaurace, pizzerie, steakhouse, motorest, motoresty
    restaurant, fast_food, cafe, food_court: jídlo, oběd, večeře, snídaně | najíst se,
      kde se najíst, kde jíst, jíst, mám hlad, hlad, něco k jídlu, kam na jídlo, kam na oběd,
      na oběd
    scrap_yard: vrakoviště, šrotiště, autovrakoviště, sběrna kovů, výkup šrotu | sešrotovat auto
    self_storage: samoobslužný sklad, self storage, pronájem skladu
    services: dálniční odpočívka, odpočívka s benzínkou, dálniční služby, servisní oblast
    shelter: přístřešek, přístřešky, úkryt
    shower: sprcha, sprchy, sprchy pro řidiče | osprchovat se, kde se osprchovat, dát si sprchu,
      umýt se, kde se vysprchovat
    slaughterhouse: jatka, jateční závod, masokombinát
    supermarket: supermarket, supermarkety, hypermarket, diskont, hypermarkety
    supermarket, convenience: potraviny, obchod s potravinami, obchod, obchody, samoobsluha
      | nakoupit, kde nakoupit, koupit jídlo, nákup, koupit vodu
    taxi: taxi, taxík, taxíky, stanoviště taxi | zavolat taxi, objednat taxi
    telephone: telefonní budka, telefon, telefonní automat | zatelefonovat
    tobacco: tabák, trafika, trafiky, cigarety | koupit cigarety
    toilets: toalety, WC, záchod, záchody, veřejné wc, toaleta, veřejné záchody | kde je záchod,
      na záchod, kde jsou toalety, čůrat, potřebuju na záchod
    toll: mýtná brána, mýto, mýtnice, dálniční poplatek | zaplatit mýto
    tool_hire: půjčovna nářadí, půjčovna strojů, pronájem strojů | půjčit nářadí, půjčit stroj
    tourist_information: turistické informace, informační centrum, infocentrum,
      turistické informační centrum
    towing: odtahová služba, odtah, asistenční služba, vyprošťování, odtahovka | porucha,
      odtáhnout, rozbil se mi kamion, odtah kamionu, mám poruchu
    trailer: přívěsy, přívěs, návěs, návěsy, půjčovna přívěsů | půjčit přívěs, koupit přívěs
    truck_dealer: prodej nákladních aut, prodejce nákladních vozů, ojeté nákladní vozy,
      prodej kamionů | koupit nákladní auto
    truck_parking: parkoviště pro kamiony, parkoviště pro nákladní auta, parkování kamionů,
      kamionové parkoviště, hlídané parkoviště pro kamiony, parkoviště TIR | zaparkovat kamion,
      kde zaparkovat kamion, spát v kamionu, parkovat s kamionem
    truck_rental: půjčovna nákladních aut, půjčovna dodávek, pronájem nákladních vozů
      | půjčit dodávku, půjčit nákladní auto
    truck_repair: servis nákladních vozidel, servis kamionů, oprava kamionů,
      oprava nákladních aut, nákladní servis, truck servis | opravit kamion, rozbitý kamion,
      opravit náklaďák, opravit návěs
    truck_stop: truck stop, motorest pro kamiony, zastávka pro kamiony, odpočívka pro kamiony
    truck_wash: mytí kamionů, myčka kamionů, myčka nákladních aut, mytí cisteren,
      myčka pro kamiony | umýt kamion, umýt náklaďák, vymýt cisternu
    tyres: pneuservis, pneuservisy, pneumatiky, pneu, gumy, pneumatika, nákladní pneumatiky
      | přezout, vyměnit pneumatiky, defekt, píchlá pneumatika, opravit pneumatiku,
      výměna pneumatik, píchnul jsem
    vacuum_cleaner: vysavač, vysavače | vysát auto
    vehicle_inspection: STK, stanice technické kontroly, technická kontrola, emise, měření emisí
      | udělat technickou
    vending: automat, prodejní automat, automaty, nápojový automat
    veterinary: veterinář, veterinární ordinace, zvěrolékař, veterinární klinika | nemocný pes
    warehouse: sklad, sklady, skladová hala, skladiště
    waste_transfer: skládka, skládka odpadu, překladiště odpadu, likvidace odpadu, skládky
      | vyvézt odpad, vyhodit odpad
    water_point: doplnění vody, voda do nádrže, vodní místo | napustit nádrž na vodu,
      doplnit nádrž
    weighbridge: mostová váha, nákladní váha, silniční váha, váha, váha pro kamiony, veřejná váha
      | zvážit kamion, kde zvážit kamion
    wholesale: velkoobchod, velkoobchody, cash and carry
    workwear: pracovní oděvy, pracovní oblečení, ochranné pomůcky, pracovní obuv, pracovní boty
      | koupit pracovní boty
    """)
}
