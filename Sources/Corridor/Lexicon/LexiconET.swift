extension LexiconLanguage {
  static let et = LexiconLanguage(
    "et",
    """
    @in: linnas, kohas, piirkonnas, vallas, alevis
    @near: lähedal, juures, kõrval, ümbruses, läheduses, lähistel, ligidal
    @here: minu lähedal, lähedal, siin, lähim, lähimad, läheduses, siinkandis, siin lähedal, teel,
      marsruudil, tee ääres, minu ümber, lähima, kõige lähem
    @stop: leia, otsi, näita, näita mulle, kus on, kus asub, kus asuvad, kus, kust leida,
      kust leian, otsin, vajan, mul on vaja, on vaja, tahan, palun, kõik, hea, head, parim,
      parimad, odav, odavad, odavaim, kas on, mis, mõni, sõida, kaart

    air_cargo: lennukaubaterminal, õhukaup, lennukaup
    airport: lennujaam, lennujaamad, lennuväli, lennuväljad
    atm: sularahaautomaat, pangaautomaat, sularahaautomaadid, pangaautomaadid | raha välja võtta,
      kust saab sularaha, võtta sularaha, sularaha
    bakery: pagariäri, pagaritöökoda, leib, pagar, pagariärid, leivapood | osta leiba, värske leib
    bank: pank, pangad, pangakontor
    bar: baar, baarid, kokteilibaar, veinibaar
    border: piiripunkt, piiriületus, piir, piiripunktid, piiriületuskoht, piirikontroll
      | ületada piiri
    bottled_gas: balloonigaas, gaasiballoon, gaasiballoonid, propaan | vahetada gaasiballooni,
      osta gaasi, täita gaasiballooni
    building_trade: ehitusmaterjalid, ehituskaubad, ehitusmaterjalide pood, puitmaterjal,
      saematerjal | osta ehitusmaterjale
    bureau_de_change: valuutavahetus, rahavahetus, valuutavahetuspunkt | vahetada raha,
      vahetada valuutat, kus saab raha vahetada
    bus_station: bussijaam, bussijaamad, autobussijaam, bussiterminal
    bus_stop: bussipeatus, bussipeatused, peatus, peatused
    cafe: kohvik, kohvikud, kohv, kohvibaar, kondiitriäri, teemaja | juua kohvi, kust saab kohvi,
      kohvipaus, tass kohvi, kohvi
    camp_site: telkimisplats, kämping, telkimisala, kämpingud, telkimisplatsid, laagriplats
      | telkida, panna telk üles, kus saab telkida
    canteen: söökla, sööklad, kantiin
    car_dealer: autopood, automüük, autosalong, autoesindus, kasutatud autod, autosalongid,
      automüüja | osta auto
    car_parts: autovaruosad, varuosad, veoauto varuosad, autoosad, autokaubad, autovaruosade pood,
      veokite varuosad | osta varuosi
    car_rental: autorent, rendiauto, autode rent, rendiautod, autolaenutus | rentida auto,
      rendi auto
    car_repair: autoremont, autoteenindus, autoremonditöökoda, automehaanik, õlivahetus, keretööd,
      autotöökoda, autoremonditöökojad, autohooldus | parandada auto, auto remont, vahetada õli
    car_repair, truck_repair: remonditöökoda, töökoda, mehaanik, remont | vajan mehaanikut,
      sõiduk läks katki
    car_wash: autopesula, autopesulad, autopesu, iseteeninduspesula, survepesula, käsipesula
      | pesta auto, kus saab autot pesta, autot pesta
    car_wash, truck_wash: sõidukite pesu, survepesu
    caravan_site: autokaravanide parkla, haagissuvilate plats, karavaniparkla, matkaautode parkla
      | ööbida matkaautos
    charging: laadimisjaam, laadimisjaamad, elektriauto laadimine, laadija, kiirlaadija,
      laadimispunkt, laadimine, laadijad, kiirlaadijad, elektriautode laadimisjaam,
      laadimispunktid | laadida autot, kus saab laadida, laadida elektriautot, laadida,
      laadida auto
    charging_hgv: veokite laadimisjaam, veoautode laadimine, veoauto laadimine,
      elektriveoki laadimine | laadida veoautot, laadida veokit
    chemist: kosmeetikapood, kosmeetika, olmekeemia, kodukeemia, parfümeeria
    clinic: polikliinik, kliinik, tervisekeskus, meditsiinikeskus, perearstikeskus,
      tervisekeskused
    cold_storage: külmladu, külmhoone, sügavkülmladu
    compressed_air: suruõhk, rehvide pumpamine, õhk rehvidesse, kompressor | pumbata rehve,
      kontrollida rehvirõhku, täita rehve
    concrete_plant: betoonitehas, asfalditehas, betoonisõlm
    container_terminal: konteinerterminal, konteinerite terminal, konteineriterminal
      | võtta konteiner, viia konteiner
    convenience: külapood, väikepood, minimarket, nurgapood, esmatarbekaubad
    courier: kuller, kullerteenus, kulleriteenus, pakivedu, kullerid
    customs: toll, tollipunkt, tollivormistus, tolliasutus, tolliterminal, tolliformaalsused,
      tolliladu | tollis vormistada, vormistada toll
    defibrillator: defibrillaator, defibrillaatorid, AED | südameseiskus
    dentist: hambaarst, hambaravi, hambaarstid, hambakliinik, hambaravikliinik, stomatoloog
      | hammas valutab, hambavalu
    depot: depoo, autobaas, veokite baas, bussipark
    doctors: arst, perearst, arstid, arstikabinet, perearstid, doktor | vajan arsti, olen haige,
      arsti juurde
    drinking_water: joogivesi, veevõtukoht, joogiveekraan, kaev | veepudel täita, võtta vett
    driving_school: autokool, autokoolid, sõidutunnid, sõiduõpetus | teha juhiluba
    dump_station: tualettkasseti tühjendamine, matkaauto tühjendamine, reovee äravool,
      keemilise WC tühjendamine | tühjendada tualettkassett
    emergency_phone: hädaabitelefon, hädaabitelefonid
    factory: tehas, tehased, vabrik, tootmine, vabrikud
    farm_supplies: põllumajanduspood, söödad, põllumajandustarbed, põllumajanduskaubad, väetised
    fast_food: kiirtoit, kiirtoidukoht, burger, kebab, burgerid, kiirtoidurestoran,
      kiirtoidukohad, hamburger, pitsa, toit kaasa, hot dog, viinerid, grill, tänavatoit, burks
      | midagi kiiret süüa, süüa kiiresti, kiire eine
    ferry_terminal: praamisadam, parvlaev, praam, reisisadam, praamid, parvlaevad, reisiterminal
      | praamile, minna praamile
    fire_station: tuletõrje, päästekomando, tuletõrjedepoo, päästeamet
    food_court: toiduväljak, toidutänav, toiduala
    freight_office: veofirma, ekspedeerija, transpordifirma, ekspedeerimine, kaubavedu,
      kolimisfirma, veofirmad, veoettevõte, logistikafirma, kolimisteenus | leida koormat,
      tellida vedu
    fuel: tankla, tanklad, bensiinijaam, kütus, bensiin, bensiinijaamad, kütusetankla | tankida,
      kus tankida, tankida auto, kus saab tankida, bensiin otsas, odav bensiin, tankima,
      kütus otsas, odav kütus
    fuel_adblue: AdBlue, Ad Blue, karbamiid, AdBlue tankla | tankida AdBlue, osta AdBlue,
      tankida AdBlued
    fuel_biodiesel: biodiisel, HVO, biokütus, HVO100
    fuel_cng: CNG, surugaas, maagaas, biometaan, gaasitankla, CNG tankla | tankida gaasi,
      tankida surugaasi
    fuel_depot: kütusebaas, naftaterminal, kütuseterminal, naftabaas, õliterminal
    fuel_diesel: diisel, diislikütus, diiselkütus, diisli | tankida diislit, osta diislit
    fuel_hgv: veokite tankla, veoautode tankla, raskeveokite tankla, veoautotankla
      | tankida veoauto, tankida veoautot, tankida veokit
    fuel_hydrogen: vesinik, vesinikutankla, H2
    fuel_lng: LNG, veeldatud maagaas, LNG tankla
    fuel_lpg: LPG, autogaas, LPG tankla
    guest_house: külalistemaja, külalistemajad, pansion, kodumajutus, võõrastemaja, B&B, puhkemaja
    gym: jõusaal, spordiklubi, fitness, treeningsaal, jõusaalid, spordisaal | trenni teha,
      kus saab trenni teha
    hairdresser: juuksur, juuksurid, juuksurisalong, barber, habemeajaja, ilusalong
      | juukseid lõigata
    hardware: tööriistapood, rauapood, tööriistad, majapidamistarbed, ehituspood, ehituspoed
      | osta tööriistu
    height_restrictor: kõrguspiirang, kõrguspiiraja, kõrguspiire
    hospital: haigla, haiglad, erakorralise meditsiini osakond, EMO, kiirabi, traumapunkt
      | kiirabisse
    hostel: hostel, hostelid, noortehostel
    hotel: hotell, hotellid, spaahotell
    hotel, motel, guest_house, hostel: majutus, öömaja, ööbimine, majutuskoht, tuba, ööbimiskoht,
      majutuskohad | kus ööbida, ööbida, magada, kus magada, jääda ööseks, kus saab ööbida,
      kus saab magada
    industrial: tööstusala, tööstuspark, tööstusrajoon, tööstuspiirkond
    internet_cafe: internetikohvik, netikohvik
    kiosk: kiosk, kioskid, ajalehekiosk, ajalehekioskid, putka | osta ajaleht
    laundry: pesumaja, pesula, keemiline puhastus, iseteeninduspesumaja, pesumajad | pesta pesu,
      kus saab pesu pesta, riideid pesta
    loading_dock: laadimissild, laadimisplatvorm, kaubaramp, mahalaadimiskoht, laadimiskoht,
      laadimisramp | kus maha laadida, maha laadida
    lockers: pagasihoid, pagasikapid, hoiukapid, pakihoid | jätta pagas hoiule
    locksmith: lukksepp, lukkabi, võtmete valmistamine, lukuabi | võti kadunud, teha võti
    logistics: logistikakeskus, jaotuskeskus, logistika, logistikapark, kaubaterminal
    mall: kaubanduskeskus, ostukeskus, kaubamaja, kaubanduskeskused, kaubamajad | šoppama
    marketplace: turg, turud, turuplats, kirbuturg, taluturg
    money_transfer: rahaülekanne, rahasaatmine, raha ülekanne | saata raha
    motel: motell, motellid
    parcel_locker: pakiautomaat, pakiautomaadid | paki kätte saada, võtta pakk
    park_and_ride: pargi ja reisi, pargi ja reisi parkla
    parking: parkla, parklad, parkimine, parkimiskoht, parkimismaja, parkimiskohad, autoparkla,
      parkimisplats | parkida, kus parkida, parkida auto, kus saab parkida, tasuta parkimine,
      kuhu parkida
    pharmacy: apteek, apteegid, ravimid, rohud, valveapteek, ööapteek | osta ravimeid, osta rohtu,
      peavalu, valuvaigisti
    picnic_site: piknikukoht, piknik, piknikuplats, piknikukohad, lõkkekoht | piknikku pidada
    place_of_worship: kirik, kirikud, mošee, sünagoog, palvela, kabel, tempel, katedraal
      | palvetada, kirikusse
    police: politsei, politseijaoskond, politseimaja | kutsuda politsei
    port: sadam, sadamad, kaubasadam, meresadam
    post_box: postkast, postkastid, kirjakast
    post_depot: postisorteerimiskeskus, sorteerimiskeskus, postikeskus
    post_office: postkontor, post, postiasutus, postkontorid, postipunkt | saata pakk, osta marke,
      saata kiri
    pub: pubi, õllebaar, kõrts, pubid, kõrtsid, õllekas, õllerestoran
    bar, pub: ööelu | õlut juua, kus õlut juua, juua õlut, õllele
    quarry: karjäär, karjäärid, liivakarjäär, kruusakarjäär, paekarjäär
    rail_freight: kaubajaam, raudtee kaubajaam, raudteeterminal
    railway_station: raudteejaam, rongijaam, jaam, raudteejaamad, rongijaamad, rongipeatus
      | minna rongiga, rongile
    recycling: taaskasutus, jäätmejaam, pakendikonteiner, taara, taarapunkt, ümbertöötlemine,
      pakendipunkt, taaraautomaat, jäätmejaamad | taara tagastada, viia taara
    rest_area: puhkekoht, puhkeala, peatumiskoht, puhkekohad, puhkeplats | puhata, kus puhata,
      pausi teha, teha paus, kus saab puhata
    restaurant: restoran, restoranid, pitsarestoran, söögikoht, pizzeria, sushi, trahter,
      söögikohad, bistroo, grillrestoran, toidukoht
    restaurant, fast_food, cafe, food_court: toit, söök, lõuna, hommikusöök, õhtusöök, lõunasöök
      | süüa, kus süüa, kõht on tühi, kus saab süüa, lõunat süüa, sööma, midagi süüa, kõht tühi,
      õhtust süüa, hommikust süüa, välja sööma
    scrap_yard: autolammutus, vanametall, vanametalli kokkuost, romula, lammutus, autode lammutus
      | lammutada auto, müüa vanametalli
    self_storage: laopind, minilaod, hoiuruum, iseteenindusladu, laobox, miniladu
      | rentida panipaik, rentida laopind
    services: teenindusjaam, teeninduskeskus, teeäärne teenindus, kiirtee teenindusala
    shelter: varjualune, paviljon, varjualused, onn, metsaonn | varju vihma eest
    shower: dušš, dušid, pesemisvõimalus, duširuum | duši alla, kus saab dušši, kus saab pesta,
      dušši võtta, käia duši all, pesta ennast
    slaughterhouse: tapamaja, lihatööstus, tapamajad, lihakombinaat
    supermarket: supermarket, toidupood, toidukauplus, hüpermarket, toidupoed, supermarketid,
      suurpood
    supermarket, convenience: pood, poed, toidukaubad, kauplus, kauplused | osta toitu, poodi,
      osta süüa, osta vett, kust osta süüa, poes käia
    taxi: takso, taksopeatus, taksod | tellida takso, kutsuda takso
    telephone: telefon, taksofon, telefoniputka | helistada
    tobacco: tubakapood, tubakas, sigaretid, suits, suitsud | osta sigarette, osta suitsu
    toilets: tualett, WC, avalik tualett, vets, käimla, tualetid, peldik, kemps,
      avalikud tualetid, kuivkäimla | vetsu, kus on WC, tualetti, kus on vets, pissihäda
    toll: teemaks, teemaksu kogumispunkt, tasuline tee, teekasutustasu | maksta teemaksu
    tool_hire: tööriistarent, tööriistade rent, seadmete rent, ehitusmasinate rent, masinate rent,
      tööriistalaenutus | rentida tööriistu
    tourist_information: turismiinfo, turismiinfokeskus, turismiinfopunkt, infopunkt,
      külastuskeskus
    towing: puksiir, autoabi, puksiirabi, puksiirteenus, teeabi, veokite puksiirabi
      | auto läks katki, auto ei käivitu, veoauto läks katki, vajan puksiiri, pukseerida auto
    trailer: haagis, järelhaagis, haagise rent, haagised, järelhaagised, poolhaagis, treiler,
      poolhaagised, haagiste rent | rentida haagis, osta haagis
    truck_dealer: veoautode müük, veokite müük, kasutatud veoautod | osta veoauto
    truck_parking: veokiparkla, veoautode parkla, rekkaparkla, veokite parkla, veoautoparkla,
      rekkade parkla, veokite parkimine, valvega veokiparkla, raskeveokite parkla,
      rekkade parkimine | parkida veok, parkida rekka, kus parkida veokit, magada veokis,
      kus parkida rekkat, parkida veoauto, parkida veoautot, ööbida veokis
    truck_rental: veoautode rent, kaubiku rent, kolimisauto, veoauto rent, veokite rent,
      kaubikute rent | rentida veoauto, rentida kaubik
    truck_repair: veoautoremont, veokite remont, veoautode remont, raskeveokite remont,
      veokiremont, haagiste remont, veokite hooldus, veoautode hooldus, rekkaremont
      | parandada veok, parandada veoauto, veoauto remont
    truck_stop: rekkapeatus, veokijuhtide peatuspaik, rekkameeste peatuspaik
    truck_wash: veokipesula, veoautode pesula, rekkapesula, tsisternipesula, veokite pesula,
      veoautopesula, veokite pesu, tsisternide pesu | pesta veoauto, pesta veok, pesta rekka
    tyres: rehvid, rehvivahetus, rehviteenus, rehvitöökoda, rehvipood, rehvitööd, veoautorehvid,
      rehv, rehviparandus, veokirehvid, rehvide vahetus | rehv katki, vahetada rehve,
      rehvi vahetada, rehv tühi, parandada rehv, rehvi parandada
    vacuum_cleaner: tolmuimeja, tolmuimejad | tolmuimejaga puhastada
    vehicle_inspection: tehnoülevaatus, ülevaatus, ülevaatuspunkt, tehnoülevaatuspunkt,
      tehnoülevaatused | teha ülevaatus
    vending: müügiautomaat, automaat, müügiautomaadid, joogiautomaat, kohviautomaat
    veterinary: loomaarst, loomakliinik, loomahaigla, veterinaar, loomaarstid | koer on haige
    warehouse: ladu, laod, laohoone
    waste_transfer: prügila, prügimägi, jäätmekeskus, prügi, jäätmete ümberlaadimisjaam,
      jäätmekäitlus | viia prügi, prügi ära viia
    water_point: vee täitmine, veepaagi täitmine, puhta vee täitmine | täita veepaak
    weighbridge: autokaal, sillakaal, veokite kaal, kaal, kaalumine, kaalupunkt, veoautokaal
      | kaaluda veok, kaaluda veoautot, kus saab veokit kaaluda
    wholesale: hulgikaubandus, hulgiladu, hulgimüük, hulgipood, hulgikaubamaja
    workwear: tööriided, kaitsevarustus, turvajalanõud, tööriiete pood, tööjalatsid,
      töökaitsevahendid | osta tööriideid
    """)
}
