extension LexiconLanguage {
  static let de = LexiconLanguage(
    "de",
    """
    @in: in, im, bei, beim, an, am, auf, aus, von, innerhalb von
    @near: bei, nahe, nähe, nähe von, in der nähe von, nahe bei, neben, um, rund um, unweit,
      gegenüber
    @here: in der nähe, in meiner nähe, hier, hier in der nähe, nächste, nächster, nächstes,
      nächsten, nächstgelegene, nächstgelegener, nächstgelegenes, naheliegend, um mich,
      im umkreis, umgebung, in der umgebung, auf der strecke, auf dem weg, entlang der route
    @stop: der, die, das, den, dem, ein, eine, einen, einem, einer, bitte, zeige, zeig, zeig mir,
      zeige mir, finde, suche, such, ich suche, ich brauche, ich möchte, ich will, wo ist,
      wo ist die, wo ist der, wo sind, wo gibt es, wo finde ich, wo, gibt es, alle, gute, guter,
      gutes, günstig, günstige, billig, billige, beste, bester, zu, zum, zur, nach, mir, mein,
      meine, meinen

    air_cargo: Luftfrachtterminal, Luftfracht, Luftfrachtzentrum, Frachtterminal
    airport: Flughafen, Flughäfen, Flugplatz, Flugplätze, Airport
    alcohol: Weinhandlung, Weinhandel, Spirituosen, Spirituosengeschäft, Vinothek
      | Wein kaufen
    atm: Geldautomat, Geldautomaten, Bankomat, Bankomaten, Bancomat, Bankautomat | Geld abheben,
      Bargeld, wo Geld abheben, Bargeld holen, Geld holen
    bakery: Bäckerei, Bäckereien, Bäcker, Backshop, Konditorei | Brot kaufen, Brötchen kaufen,
      Brötchen holen
    bank: Bank, Banken, Sparkasse, Bankfiliale
    bar: Bar, Bars, Cocktailbar
    border: Grenzübergang, Grenzübergänge, Grenze, Grenzkontrolle, Grenzkontrollstelle
      | Grenze überqueren
    bottled_gas: Gasflaschen, Gasflasche, Flaschengas, Propangas, Campinggas, Gasflaschentausch
      | Gasflasche tauschen, Gasflasche kaufen
    building_trade: Baustoffhandel, Baustoffe, Baustoffhändler, Holzhandel, Baustoffhandlung
    bureau_de_change: Wechselstube, Wechselstuben, Geldwechsel | Geld wechseln, Geld tauschen,
      wo Geld wechseln
    bus_station: Busbahnhof, Busbahnhöfe, ZOB, Fernbusbahnhof
    bus_stop: Bushaltestelle, Bushaltestellen, Haltestelle, Haltestellen
    cafe: Café, Cafés, Kaffeehaus, Kaffee, Kaffeebar, Teestube | Kaffee trinken,
      wo Kaffee trinken, Kaffeepause
    camp_site: Campingplatz, Campingplätze, Camping, Zeltplatz, Zeltplätze | zelten, campen,
      wo zelten
    canteen: Kantine, Kantinen, Betriebskantine, Mensa
    car_dealer: Autohaus, Autohäuser, Autohändler, Gebrauchtwagen, Gebrauchtwagenhändler
      | Auto kaufen
    car_parts: Autoteile, Ersatzteile, Autozubehör, Lkw-Teile, Lkw-Ersatzteile, Fahrzeugteile
      | Ersatzteile kaufen
    car_rental: Autovermietung, Autovermietungen, Mietwagen, Leihwagen, Autoverleih | Auto mieten
    car_repair: Autowerkstatt, Autowerkstätten, Kfz-Werkstatt, Autoreparatur, Kfz-Mechaniker,
      Karosseriewerkstatt, Automechaniker | Auto reparieren, Ölwechsel, Auto kaputt
    car_repair, truck_repair: Werkstatt, Werkstätten, Reparatur, Mechaniker, Fahrzeugreparatur
      | reparieren, Fahrzeug kaputt, Bremsen reparieren
    car_wash: Autowaschanlage, Waschanlage, Autowäsche, Waschstraße, Autowaschstraße, Waschpark
      | Auto waschen, wo Auto waschen
    caravan_site: Wohnmobilstellplatz, Wohnmobilstellplätze, Stellplatz, Stellplätze,
      Reisemobilstellplatz, Wohnwagenplatz | Wohnmobil abstellen, mit dem Wohnmobil übernachten
    casino: Kasino, Kasinos, Casino, Casinos, Spielbank, Spielbanken
    charging: Ladestation, Ladestationen, Ladesäule, Ladesäulen, E-Ladestation, Elektrotankstelle,
      Stromtankstelle, Schnelllader, Ladepunkt, Ladepunkte | Auto laden, Auto aufladen, wo laden,
      Strom tanken, E-Auto laden, aufladen
    charging_hgv: Lkw-Ladestation, Lkw-Ladestationen, Lkw-Ladesäule, Lkw-Laden,
      Ladestation für Lkw, E-Lkw-Ladestation, Megawattladen | Lkw laden, Lkw aufladen,
      E-Lkw laden, meinen Lkw laden
    chemist: Drogerie, Drogerien, Drogeriemarkt
    clinic: Poliklinik, Ambulanz, Ärztehaus, Tagesklinik, medizinisches Zentrum,
      Gesundheitszentrum
    cold_storage: Kühlhaus, Kühlhäuser, Kühllager, Tiefkühllager
    compressed_air: Druckluft, Reifenluft, Luftdruckprüfer, Luftpumpe, Luftstation
      | Reifen aufpumpen, Luftdruck prüfen, Luftdruck messen, Reifendruck prüfen
    concrete_plant: Betonwerk, Betonwerke, Asphaltwerk, Asphaltmischwerk, Transportbeton,
      Betonmischwerk
    container_terminal: Containerterminal, Container-Terminal, Containerdepot, Containerhafen
    convenience: Minimarkt, Dorfladen, Tante-Emma-Laden, Spätkauf, Späti, Nahversorger,
      Convenience-Store
    courier: Kurierdienst, Kurier, Paketdienst, Paketshop, Expressdienst
    customs: Zollamt, Zollämter, Zoll, Zollstelle, Zollabfertigung | verzollen, Zoll abfertigen
    defibrillator: Defibrillator, Defibrillatoren, Defi, AED
    dentist: Zahnarzt, Zahnärzte, Zahnärztin, Zahnarztpraxis | Zahnschmerzen, Zahnweh
    depot: Betriebshof, Speditionshof, Depot, Lkw-Depot
    doctors: Arzt, Ärzte, Ärztin, Hausarzt, Arztpraxis, Praxis, Allgemeinarzt, Notarzt | zum Arzt,
      ich bin krank, krank, brauche einen Arzt
    drinking_water: Trinkwasser, Trinkwasserbrunnen, Trinkbrunnen, Wasserhahn | Wasser auffüllen,
      Wasserflasche auffüllen
    driving_school: Fahrschule, Fahrschulen | Führerschein machen
    dump_station: Entsorgungsstation, Entsorgungsstationen, Chemietoilette entsorgen,
      Wohnmobilentsorgung, Ver- und Entsorgung | Abwasser entsorgen, Grauwasser entsorgen
    emergency_phone: Notrufsäule, Notrufsäulen, Notruftelefon
    factory: Fabrik, Fabriken, Werk, Werke, Produktionsbetrieb, Industriebetrieb
    farm_supplies: Landhandel, Agrarhandel, Landwirtschaftsbedarf, Raiffeisenmarkt, Futtermittel
    fast_food: Schnellrestaurant, Fast Food, Fastfood, Imbiss, Imbissbude, Schnellimbiss, Döner,
      Dönerbude, Kebab, Burger, Currywurst, Pommesbude, Würstelstand, Takeaway | schnell essen,
      Snack holen, etwas auf die Hand
    ferry_terminal: Fährhafen, Fährterminal, Fähre, Fähren, Fähranleger | Fähre nehmen
    fire_station: Feuerwehr, Feuerwache, Feuerwachen, Feuerwehrhaus
    food_court: Food-Court, Gastronomiebereich
    freight_office: Spedition, Speditionen, Spediteur, Transportunternehmen, Transportfirma,
      Frachtvermittlung, Fuhrunternehmen, Umzugsunternehmen, Logistikunternehmen | Fracht finden
    fuel: Tankstelle, Tankstellen, Tanke, Benzin, Zapfsäule, Sprit, Kraftstoff | tanken,
      wo tanken, Benzin tanken, volltanken, wo kann ich tanken, billig tanken, günstig tanken,
      auftanken, Tank leer, wo kann ich hier tanken
    fuel_adblue: AdBlue, AdBlue-Tankstelle, AdBlue-Zapfsäule, Harnstoff | AdBlue tanken,
      AdBlue kaufen, AdBlue nachfüllen
    fuel_biodiesel: Biodiesel, HVO, HVO100, B100
    fuel_cng: CNG, Erdgas, Erdgastankstelle, CNG-Tankstelle, Biomethan | Erdgas tanken, CNG tanken
    fuel_depot: Tanklager, Öllager, Kraftstofflager, Mineralöllager
    fuel_diesel: Diesel, Dieselkraftstoff, Dieseltankstelle | Diesel tanken, wo Diesel tanken
    fuel_hgv: Lkw-Tankstelle, Lkw-Tankstellen, Lkw-Diesel, Truck-Diesel, Tankstelle für Lkw,
      Hochleistungszapfsäule | Lkw tanken, Lkw betanken, mit dem Lkw tanken
    fuel_hydrogen: Wasserstoff, Wasserstofftankstelle, H2-Tankstelle, H2 | Wasserstoff tanken
    fuel_lng: LNG, Flüssigerdgas, LNG-Tankstelle | LNG tanken
    fuel_lpg: Autogas, LPG, Autogastankstelle, LPG-Tankstelle, Flüssiggas | Autogas tanken,
      LPG tanken
    guest_house: Pension, Pensionen, Gästehaus, Gasthof, Gasthöfe, Fremdenzimmer,
      Frühstückspension, Gästezimmer
    gym: Fitnessstudio, Fitnessstudios, Fitnesscenter, Fitness, Sportstudio, Muckibude
      | trainieren
    hairdresser: Friseur, Friseure, Frisör, Coiffeur, Friseursalon, Barbier, Barbershop
      | Haare schneiden
    hardware: Baumarkt, Baumärkte, Eisenwaren, Werkzeugladen, Eisenwarenhandlung | Werkzeug kaufen
    height_restrictor: Höhenbegrenzung, Höhenbegrenzer, Höhenbeschränkung, Durchfahrtshöhe
    hospital: Krankenhaus, Krankenhäuser, Spital, Klinik, Kliniken, Notaufnahme, Klinikum
      | Notfall
    hostel: Hostel, Hostels, Jugendherberge, Jugendherbergen
    hotel: Hotel, Hotels
    hotel, motel, guest_house, hostel: Unterkunft, Unterkünfte, Übernachtung, Zimmer,
      Übernachtungsmöglichkeit, Schlafplatz, Herberge | übernachten, wo übernachten, wo schlafen,
      schlafen, Platz zum Schlafen, Zimmer buchen, Bett für die Nacht, wo kann ich schlafen
    industrial: Industriegebiet, Industriegebiete, Gewerbegebiet, Gewerbepark, Industriepark
    internet_cafe: Internetcafé, Internetcafés
    kiosk: Kiosk, Kioske, Zeitungskiosk, Trafik, Zeitschriften, Trinkhalle, Büdchen
      | Zeitung kaufen
    laundry: Wäscherei, Wäschereien, Waschsalon, Waschsalons, Reinigung, Textilreinigung
      | Wäsche waschen, Kleidung waschen
    loading_dock: Laderampe, Laderampen, Verladerampe, Ladezone, Entladestelle | wo abladen,
      entladen
    lockers: Schließfächer, Schließfach, Gepäckaufbewahrung, Gepäckschließfächer
      | Gepäck aufbewahren
    locksmith: Schlüsseldienst, Schlüsseldienste, Schlosser | ausgesperrt, Schlüssel verloren
    logistics: Logistikzentrum, Logistikzentren, Güterverkehrszentrum, GVZ, Verteilzentrum,
      Logistik
    mall: Einkaufszentrum, Einkaufszentren, Shoppingcenter, Einkaufspassage, Kaufhaus | shoppen,
      bummeln
    marketplace: Markt, Märkte, Wochenmarkt, Bauernmarkt, Marktplatz, Flohmarkt
    money_transfer: Geldtransfer, Geldüberweisung | Geld überweisen, Geld schicken, Geld senden
    motel: Motel, Motels
    parcel_locker: Packstation, Packstationen, Paketautomat, Paketstation | Paket abholen
    park_and_ride: Park and Ride, P+R, Park & Ride, P+R-Parkplatz
    parking: Parkplatz, Parkplätze, Parkhaus, Parkhäuser, Tiefgarage, Parken, Parkgarage
      | wo parken, Auto parken, Auto abstellen, Parkplatz suchen, wo kann ich parken, parken
    pharmacy: Apotheke, Apotheken, Notapotheke | Medikamente kaufen, Medizin, Medikamente,
      Kopfschmerzen
    picnic_site: Picknickplatz, Picknickplätze, Grillplatz | picknicken
    place_of_worship: Gotteshaus, Kirche, Kirchen, Moschee, Moscheen, Synagoge, Tempel, Kapelle
      | beten, wo beten, in die Kirche
    police: Polizei, Polizeistation, Polizeiwache, Polizeiposten, Polizeirevier
      | Anzeige erstatten
    port: Hafen, Häfen, Seehafen, Binnenhafen
    post_box: Briefkasten, Briefkästen, Postkasten | Brief einwerfen
    post_depot: Briefzentrum, Paketzentrum, Zustellbasis
    post_office: Postamt, Post, Postfiliale, Postämter | Briefmarken kaufen, Paket verschicken,
      Brief verschicken
    pub: Kneipe, Kneipen, Wirtshaus, Biergarten, Pub, Pubs, Beisl, Wirtschaft, Schenke, Brauhaus
    bar, pub: Nachtleben | Bier trinken, etwas trinken gehen, ausgehen, wo trinken
    quarry: Steinbruch, Steinbrüche, Kiesgrube, Kieswerk, Tagebau, Sandgrube
    rail_freight: Güterbahnhof, Güterbahnhöfe, Umschlagbahnhof, Güterterminal, KV-Terminal
    railway_station: Bahnhof, Bahnhöfe, Hauptbahnhof, Zugbahnhof, Bahnstation | Zug nehmen
    recycling: Wertstoffhof, Wertstoffhöfe, Recycling, Altglascontainer, Altkleidercontainer,
      Recyclinghof, Wertstoffinsel | recyceln, Altglas entsorgen, Pfand abgeben
    rest_area: Rastplatz, Rastplätze, Raststelle, Parkplatz mit WC | rasten, Pause machen, Pause,
      wo Pause machen, ausruhen, Lenkzeitpause
    restaurant: Restaurant, Restaurants, Gaststätte, Gaststätten, Gasthaus, Lokal, Speiselokal,
      Pizzeria, Steakhaus
    restaurant, fast_food, cafe, food_court: Essen, Mittagessen, Abendessen, Frühstück,
      Gastronomie, Mahlzeit | wo essen, essen gehen, etwas essen, was essen, Hunger,
      ich habe Hunger, hungrig, Mittag essen, zu Abend essen, frühstücken, wo kann ich essen
    scrap_yard: Schrottplatz, Schrottplätze, Autoverwertung, Altmetall, Schrotthändler
      | Auto verschrotten
    self_storage: Self-Storage, Selfstorage, Lagerraum mieten, Mietlager, Lagerbox
    services: Raststätte, Raststätten, Autobahnraststätte, Rasthof, Rasthöfe, Tank und Rast,
      Autobahnrasthof
    shelter: Unterstand, Schutzhütte, Schutzhütten, Wetterschutz
    shower: Dusche, Duschen, Fernfahrerdusche, öffentliche Dusche | duschen, wo duschen,
      duschen gehen, mich waschen, wo kann ich duschen
    slaughterhouse: Schlachthof, Schlachthöfe, Schlachterei, Schlachthaus
    supermarket: Supermarkt, Supermärkte, Discounter, Lebensmittelgeschäft, Verbrauchermarkt
    supermarket, convenience: Lebensmittel, Laden, Läden, Geschäft, Geschäfte | einkaufen,
      Lebensmittel kaufen, wo einkaufen, Essen kaufen, Einkauf, Wasser kaufen
    taxi: Taxi, Taxis, Taxistand, Taxistände | Taxi rufen
    telephone: Telefonzelle, Telefonzellen, Telefon, Münztelefon | telefonieren
    tobacco: Tabakladen, Tabakwaren, Tabak, Zigaretten, Tabakgeschäft | Zigaretten kaufen
    toilets: Toilette, Toiletten, WC, Klo, Klos, öffentliche Toilette, öffentliche Toiletten,
      Sanitäranlagen | wo ist die Toilette, aufs Klo, ich muss mal, pinkeln, aufs WC,
      ich muss aufs Klo
    toll: Mautstelle, Mautstellen, Maut, Mautstation | Maut bezahlen
    tool_hire: Maschinenverleih, Werkzeugverleih, Baumaschinenverleih, Mietpark, Geräteverleih
      | Werkzeug mieten, Maschine mieten
    tourist_information: Touristeninformation, Tourist-Information, Touristinfo,
      Fremdenverkehrsamt, Tourismusbüro, Verkehrsverein
    towing: Abschleppdienst, Abschleppdienste, Pannenhilfe, Pannendienst, Abschleppwagen,
      Lkw-Bergung | abschleppen, Panne, liegen geblieben, Lkw abschleppen, ich habe eine Panne
    trailer: Anhänger, Anhängerverleih, Auflieger, Sattelauflieger, Anhängerhandel, Trailer
      | Anhänger mieten, Anhänger kaufen
    truck_dealer: Lkw-Händler, Nutzfahrzeughändler, Lkw-Verkauf, gebrauchte Lkw | Lkw kaufen
    truck_parking: Lkw-Parkplatz, Lkw-Parkplätze, Lkw-Stellplatz, Autohof-Parkplatz,
      bewachter Lkw-Parkplatz, Lkw-Parken, Parkplatz für Lkw, Truckparking, Lkw-Rastplatz
      | Lkw parken, wo Lkw parken, Lkw abstellen, im Lkw schlafen, meinen Lkw parken, Ruhezeit,
      wo kann ich meinen Lkw parken
    truck_rental: Lkw-Vermietung, Lkw-Verleih, Transportervermietung, Miet-Lkw,
      Nutzfahrzeugvermietung | Lkw mieten, Transporter mieten
    truck_repair: Lkw-Werkstatt, Lkw-Werkstätten, Nutzfahrzeugwerkstatt, Lkw-Reparatur,
      Lkw-Service, Lkw-Mechaniker | Lkw reparieren, Lkw kaputt, meinen Lkw reparieren,
      Anhänger reparieren
    truck_stop: Autohof, Autohöfe, Truckstop, Truckstopp, Fernfahrerrastplatz,
      Fernfahrerrestaurant
    truck_wash: Lkw-Waschanlage, Lkw-Wäsche, Lkw-Waschstraße, Tankreinigung, Tankinnenreinigung,
      Truckwash | Lkw waschen, wo Lkw waschen, Tank reinigen, Auflieger waschen
    tyres: Reifenhändler, Reifen, Reifenservice, Reifendienst, Reifenwerkstatt, Lkw-Reifen,
      Reifenhandel, Reifenreparatur | Reifen wechseln, Reifenwechsel, Reifenpanne,
      Reifen geplatzt, Platten, Reifen flicken, Reifen reparieren, platter Reifen
    vacuum_cleaner: Staubsauger, Autostaubsauger, Saugplatz | Auto saugen
    vehicle_inspection: Prüfstelle, TÜV, Hauptuntersuchung, Fahrzeugprüfung, MFK, Pickerl,
      Abgasuntersuchung, Kfz-Prüfstelle
    vending: Verkaufsautomat, Automat, Automaten, Getränkeautomat, Zigarettenautomat
    veterinary: Tierarzt, Tierärzte, Tierärztin, Tierklinik, Tierarztpraxis | Hund krank
    warehouse: Lagerhaus, Lagerhalle, Lagerhallen, Lager, Warenlager
    waste_transfer: Mülldeponie, Deponie, Abfallentsorgung, Müllumladestation, Müllabladeplatz
      | Müll entsorgen, Müll abladen
    water_point: Frischwasser, Wasserstelle, Wasserversorgung, Frischwassertank
      | Frischwasser tanken, Wassertank füllen, Wasser tanken
    weighbridge: Lkw-Waage, Lkw-Waagen, Fahrzeugwaage, Brückenwaage, öffentliche Waage, Waage
      | Lkw wiegen, wo Lkw wiegen, Achslast messen
    wholesale: Großhandel, Großmarkt, Großhändler, Abholmarkt
    workwear: Arbeitskleidung, Berufsbekleidung, Arbeitsschutz, Sicherheitsschuhe, Warnweste,
      Arbeitsschuhe | Arbeitsschuhe kaufen
    """)
}
