extension LexiconLanguage {
  static let nl = LexiconLanguage(
    "nl",
    """
    @in: in, te, op, aan, bij, binnen
    @near: bij, nabij, dichtbij, vlakbij, naast, rond, rondom, in de buurt van, niet ver van
    @here: in de buurt, bij mij in de buurt, dichtbij mij, hier, hier in de buurt,
      dichtstbijzijnde, dichtstbijzijnd, dichtbijzijnde, om me heen, rondom mij, onderweg,
      op de route, langs de route, in de omgeving, dichtst bij
    @stop: de, het, een, alstublieft, alsjeblieft, toon, laat zien, laat me zien, vind, zoek,
      ik zoek, ik wil, ik heb nodig, ik heb een, waar is, waar is de, waar is een, waar zijn,
      waar vind ik, waar, is er een, zijn er, alle, goede, goed, beste, goedkoop, goedkope, naar,
      mij, mijn, van

    air_cargo: luchtvrachtterminal, luchtvracht, vrachtterminal luchthaven
    airport: luchthaven, luchthavens, vliegveld, vliegvelden
    alcohol: slijterij, slijterijen, slijter, drankwinkel, wijnhandel | wijn kopen
    atm: geldautomaat, geldautomaten, pinautomaat, pinautomaten, bankautomaat, flappentap
      | geld opnemen, pinnen, geld pinnen, contant geld, waar pinnen
    bakery: bakkerij, bakkerijen, bakker, bakkers, brood | brood kopen, broodjes halen
    bank: bank, banken, spaarbank
    bar: bar, bars, cocktailbar
    border: grensovergang, grensovergangen, grens, grenscontrole, grenspost | grens oversteken
    bottled_gas: gasflessen, gasfles, flessengas, propaangas, butagas | gasfles omruilen,
      gasfles kopen
    building_trade: bouwmaterialen, bouwmaterialenhandel, houthandel, bouwhandel
    bureau_de_change: wisselkantoor, wisselkantoren, geldwisselkantoor | geld wisselen
    bus_station: busstation, busstations
    bus_stop: bushalte, bushaltes, halte
    cafe: koffiehuis, koffiehuizen, koffie, koffiebar, koffietent, theehuis, lunchroom, tearoom
      | koffie drinken, koffiepauze, koffie halen
    camp_site: camping, campings, kampeerterrein, kampeerterreinen | kamperen, waar kamperen
    canteen: kantine, kantines, bedrijfskantine
    car_dealer: autodealer, autodealers, autohandelaar, occasions, tweedehands auto's | auto kopen
    car_parts: auto-onderdelen, onderdelen, auto onderdelen, reserveonderdelen, truckonderdelen,
      vrachtwagenonderdelen | onderdelen kopen
    car_rental: autoverhuur, huurauto, huurauto's, auto huur | auto huren
    car_repair: autogarage, autogarages, autoreparatie, automonteur, autoherstel,
      carrosseriebedrijf, schadeherstel | auto repareren, olie verversen, auto kapot
    car_repair, truck_repair: garage, garages, werkplaats, werkplaatsen, monteur, reparatie
      | repareren, remmen repareren
    car_wash: autowasstraat, wasstraat, carwash, autowasserette, autowasplaats, wasbox
      | auto wassen
    caravan_site: camperplaats, camperplaatsen, camperplek, camperstandplaats | camper parkeren,
      overnachten met camper
    casino: casino, casino's
    charging: laadstation, laadstations, laadpaal, laadpalen, laadpunt, laadpunten, snellader,
      snelladers, oplaadpunt, oplaadpunten | opladen, auto opladen, waar opladen,
      elektrische auto opladen, auto laden
    charging_hgv: laadstation vrachtwagens, laadpaal voor vrachtwagens, truckladen,
      vrachtwagen laadpaal, truck laadstation | vrachtwagen opladen, truck opladen,
      mijn vrachtwagen opladen
    chemist: drogist, drogisten, drogisterij, drogisterijen
    clinic: kliniek, klinieken, polikliniek, gezondheidscentrum, medisch centrum
    cold_storage: koelhuis, koelhuizen, vrieshuis, koelopslag, koel- en vrieshuis
    compressed_air: perslucht, luchtpomp, bandenpomp, bandenspanning, luchtslang
      | banden oppompen, bandenspanning controleren
    concrete_plant: betoncentrale, betoncentrales, asfaltcentrale, betonfabriek
    container_terminal: containerterminal, containerterminals, containerdepot
    convenience: buurtwinkel, buurtwinkels, buurtsuper, avondwinkel, nachtwinkel, minimarkt,
      gemakswinkel
    courier: koeriersdienst, koerier, koeriers, pakketdienst, pakketpunt
      | pakket versturen per koerier
    customs: douane, douanekantoor, douanekantoren, douaneafhandeling, inklaring | inklaren,
      douane passeren
    defibrillator: defibrillator, defibrillatoren, AED
    dentist: tandarts, tandartsen, tandartspraktijk | kiespijn, tandpijn
    depot: remise, transportdepot, wagenpark, depot
    doctors: huisarts, huisartsen, dokter, arts, artsen, dokterspraktijk, huisartsenpost
      | naar de dokter, ik ben ziek, ziek, dokter nodig
    drinking_water: drinkwater, watertappunt, drinkfontein, kraanwater | waterfles vullen
    driving_school: rijschool, rijscholen, autorijschool | rijbewijs halen
    dump_station: loosplaats, camper loosplaats, chemisch toilet legen, vuilwaterlozing
      | afvalwater lozen, toilet legen
    emergency_phone: praatpaal, praatpalen, noodtelefoon
    factory: fabriek, fabrieken, productiebedrijf
    farm_supplies: landbouwwinkel, agrarische winkel, landbouwbenodigdheden, diervoeders
    fast_food: fastfood, snackbar, snackbars, cafetaria, friettent, frituur, frietkot, patat,
      friet, kebab, shoarma, hamburger, hamburgers, afhaalmaaltijden, afhaal, snacks | snel eten,
      snelle hap, iets snels eten, snack halen
    ferry_terminal: veerhaven, veerboot, veerboten, veerterminal, veerpont, pont, ferry, veer
      | veerboot nemen, pont nemen
    fire_station: brandweerkazerne, brandweer, brandweerpost
    food_court: foodcourt, food court, foodhal
    freight_office: transportbedrijf, transportbedrijven, expediteur, expediteurs, vrachtbedrijf,
      transportfirma, bevrachter, verhuisbedrijf | vracht zoeken
    fuel: tankstation, tankstations, benzinestation, benzinestations, benzine, benzinepomp,
      pompstation, brandstof | tanken, waar tanken, benzine tanken, voltanken, waar kan ik tanken,
      goedkoop tanken, tank leeg
    fuel_adblue: AdBlue, Ad Blue, AdBlue-pomp, ureum | AdBlue tanken, AdBlue kopen
    fuel_biodiesel: biodiesel, HVO, HVO100, B100
    fuel_cng: CNG, aardgas, groengas, CNG-station, aardgasstation | CNG tanken, aardgas tanken
    fuel_depot: brandstofdepot, oliedepot, olieterminal, tankopslag
    fuel_diesel: diesel, dieselolie, dieselpomp | diesel tanken, waar diesel tanken
    fuel_hgv: truckdiesel, tankstation voor vrachtwagens, vrachtwagen tankstation,
      trucktankstation, tankstation vrachtwagens | vrachtwagen tanken, truck tanken
    fuel_hydrogen: waterstof, waterstofstation, waterstoftankstation, H2 | waterstof tanken
    fuel_lng: LNG, LNG-station, vloeibaar aardgas | LNG tanken
    fuel_lpg: LPG, autogas, LPG-station | LPG tanken
    guest_house: pension, pensions, gastenverblijf, herberg, herbergen, bed and breakfast, B&B,
      logement
    gym: sportschool, sportscholen, fitness, fitnesscentrum, fitnesscentra | sporten, trainen
    hairdresser: kapper, kappers, kapsalon, barbier | haar knippen, naar de kapper
    hardware: bouwmarkt, bouwmarkten, ijzerwaren, doe-het-zelfzaak, ijzerhandel, gereedschap
      | gereedschap kopen
    height_restrictor: hoogtebegrenzer, hoogteportaal, hoogtebeperking, doorrijhoogte
    hospital: ziekenhuis, ziekenhuizen, spoedeisende hulp, spoed, eerste hulp
      | medische noodsituatie
    hostel: hostel, hostels, jeugdherberg, jeugdherbergen
    hotel: hotel, hotels
    hotel, motel, guest_house, hostel: accommodatie, accommodaties, overnachting, kamer, kamers,
      slaapplaats, onderdak, logies | slapen, waar slapen, overnachten, waar overnachten,
      plek om te slapen, kamer boeken, waar kan ik slapen
    industrial: industrieterrein, industrieterreinen, bedrijventerrein, bedrijventerreinen,
      industriegebied
    internet_cafe: internetcafé, internetcafés
    kiosk: kiosk, kiosken, krantenwinkel, dagbladhandel | krant kopen
    laundry: wasserij, wasserette, wasserettes, wassalon, wassalons, stomerij | kleren wassen,
      was doen, wassen en drogen
    loading_dock: laaddock, laadperron, laadkade, losplaats, laad- en losplaats | lossen,
      waar lossen
    lockers: bagagekluizen, bagagedepot, bagagekluis, bagageopslag | bagage achterlaten
    locksmith: slotenmaker, slotenmakers, sleutelmaker | buitengesloten, sleutels kwijt
    logistics: logistiek centrum, distributiecentrum, distributiecentra, logistiek
    mall: winkelcentrum, winkelcentra, warenhuis, shoppingcenter | winkelen, shoppen
    marketplace: markt, markten, weekmarkt, boerenmarkt, rommelmarkt, marktplein
    money_transfer: geldtransfer, geldtransfers | geld versturen, geld overmaken
    motel: motel, motels
    parcel_locker: pakketautomaat, pakketautomaten, pakketkluis | pakket ophalen
    park_and_ride: P+R, park and ride, P+R-terrein, transferium
    parking: parkeerplaats, parkeerplaatsen, parkeergarage, parkeergarages, parking,
      parkeerterrein, parkeerplek | parkeren, waar parkeren, auto parkeren, waar kan ik parkeren
    pharmacy: apotheek, apotheken, dienstapotheek | medicijnen kopen, medicijnen, hoofdpijn
    picnic_site: picknickplaats, picknickplaatsen, picknickplek | picknicken
    place_of_worship: gebedshuis, kerk, kerken, moskee, moskeeën, synagoge, tempel, kapel,
      kathedraal | bidden, naar de kerk
    police: politie, politiebureau, politiebureaus, politiekantoor | aangifte doen
    port: haven, havens, zeehaven, binnenhaven
    post_box: brievenbus, brievenbussen, postbus | brief posten
    post_depot: sorteercentrum, postdepot, distributiecentrum post
    post_office: postkantoor, postkantoren, post, postagentschap | postzegels kopen,
      pakket versturen, brief versturen
    pub: kroeg, kroegen, pub, pubs, café, cafés, eetcafé, bruin café, taverne
    bar, pub: uitgaan, nachtleven | biertje drinken, iets drinken, wat drinken, waar drinken
    quarry: steengroeve, steengroeven, groeve, zandgroeve, grindgroeve
    rail_freight: spoorterminal, goederenstation, railterminal, goederenemplacement,
      intermodale terminal
    railway_station: treinstation, treinstations, station, stations, spoorwegstation, NS-station
      | trein nemen
    recycling: milieustraat, recycling, glasbak, glasbakken, containerpark, recyclagepark,
      recyclingstation | recyclen, glas wegbrengen, statiegeld
    rest_area: rustplaats, rustplaatsen, verzorgingsplaats, parkeerplaats langs de snelweg
      | rusten, pauze houden, pauze, uitrusten
    restaurant: restaurant, restaurants, eethuis, brasserie, bistro, wegrestaurant, pizzeria,
      steakhouse
    restaurant, fast_food, cafe, food_court: eten, maaltijd, ontbijt, middageten, avondeten,
      lunch, diner | waar eten, iets eten, honger, ik heb honger, uit eten, lunchen, dineren,
      ontbijten, waar kan ik eten, uit eten gaan
    scrap_yard: autosloperij, autosloop, sloperij, schroothandel, oud ijzer, schroot | auto slopen
    self_storage: opslagruimte, self storage, opslagbox, selfstorage
    services: verzorgingsplaats met tankstation, wegrestaurants, snelwegservice,
      tankstation langs de snelweg
    shelter: schuilplaats, schuilhut, schuilhutten, abri
    shower: douche, douches, openbare douche, chauffeursdouche | douchen, waar douchen,
      een douche nemen, waar kan ik douchen
    slaughterhouse: slachthuis, slachthuizen, slachterij, abattoir
    supermarket: supermarkt, supermarkten, hypermarkt, grootwarenhuis
    supermarket, convenience: levensmiddelen, kruidenier, winkel, winkels, boodschappenwinkel
      | boodschappen doen, boodschappen, eten kopen, water kopen
    taxi: taxi, taxi's, taxistandplaats, taxistandplaatsen | taxi bellen
    telephone: telefooncel, telefooncellen, telefoon | bellen
    tobacco: tabakswinkel, tabakswinkels, sigarenwinkel, tabak, sigaretten, tabakszaak
      | sigaretten kopen
    toilets: toilet, toiletten, wc, wc's, openbaar toilet, openbare toiletten, sanitair
      | waar is het toilet, naar de wc, naar het toilet, plassen, ik moet plassen
    toll: tolstation, tolpoort, tol, tolstations, péage | tol betalen
    tool_hire: gereedschapsverhuur, machineverhuur, materieelverhuur, verhuurbedrijf
      | gereedschap huren, machine huren
    tourist_information: VVV, VVV-kantoor, toeristeninformatie, toeristische informatie,
      toerismekantoor
    towing: sleepdienst, sleepwagen, takeldienst, takelwagen, pechhulp, wegenwacht,
      bergingsbedrijf, truckberging | pech, autopech, pech onderweg, slepen, wegslepen,
      ik heb pech, vrachtwagen slepen
    trailer: aanhangers, aanhanger, aanhangwagen, aanhangwagens, opleggers, oplegger,
      trailerverhuur, aanhangwagenverhuur | aanhanger huren, aanhanger kopen
    truck_dealer: truckdealer, vrachtwagendealer, bedrijfswagendealer, gebruikte vrachtwagens,
      vrachtwagenverkoop | vrachtwagen kopen
    truck_parking: vrachtwagenparkeerplaats, vrachtwagenparkeerplaatsen, truckparking,
      truckparkings, vrachtwagenparking, parkeerplaats voor vrachtwagens, beveiligde truckparking
      | vrachtwagen parkeren, waar vrachtwagen parkeren, truck parkeren, slapen in de vrachtwagen,
      waar truck parkeren, slapen in de truck
    truck_rental: vrachtwagenverhuur, bestelwagenverhuur, truckverhuur, bestelbusverhuur
      | vrachtwagen huren, bestelbus huren
    truck_repair: vrachtwagengarage, truckgarage, vrachtwagenreparatie, truckreparatie,
      truckservice, vrachtwagenmonteur, truckwerkplaats | vrachtwagen repareren, truck repareren,
      vrachtwagen kapot
    truck_stop: truckstop, truckstops, chauffeurscafé, truckerscafé, chauffeursrestaurant
    truck_wash: truckwash, vrachtwagenwasstraat, vrachtwagen wasplaats, tankreiniging,
      trailerwash, tankcleaning | vrachtwagen wassen, truck wassen, tank reinigen
    tyres: banden, bandenservice, bandenbedrijf, bandencentrale, band, bandenspecialist,
      vrachtwagenbanden, autobanden | band vervangen, banden wisselen, lekke band, klapband,
      band plakken
    vacuum_cleaner: stofzuiger, stofzuigers | auto stofzuigen
    vehicle_inspection: autokeuring, APK, APK-keuring, APK-station, technische controle,
      keuringsstation | auto keuren
    vending: verkoopautomaat, automaat, automaten, snoepautomaat, drankautomaat
    veterinary: dierenarts, dierenartsen, dierenkliniek, veearts | hond ziek
    warehouse: magazijn, magazijnen, loods, loodsen, opslagloods, pakhuis
    waste_transfer: vuilstort, stortplaats, afvalverwerking, afvaloverslag, vuilnisbelt
      | afval storten
    water_point: waterpunt, watervulpunt, vers water, tankwater | watertank vullen, water tanken
    weighbridge: weegbrug, weegbruggen, vrachtwagenweegbrug, openbare weegbrug
      | vrachtwagen wegen, waar vrachtwagen wegen
    wholesale: groothandel, groothandels, zelfbedieningsgroothandel
    workwear: werkkleding, veiligheidskleding, werkschoenen, veiligheidsschoenen, bedrijfskleding
      | werkschoenen kopen
    """)
}
