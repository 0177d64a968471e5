extension LexiconLanguage {
  static let fr = LexiconLanguage(
    "fr",
    """
    @in: à, au, aux, en, dans, dans le, dans la, sur, chez
    @near: près de, près du, à côté de, à proximité de, proche de, autour de, vers, non loin de,
      aux alentours de, aux environs de
    @here: près de moi, à proximité, autour de moi, ici, près d'ici, proche, le plus proche,
      la plus proche, les plus proches, plus proche, dans le coin, aux alentours, sur la route,
      sur le trajet, en chemin, à côté
    @stop: le, la, les, l', un, une, des, du, de, de la, d', s'il vous plaît, svp, montre,
      montre-moi, montrez-moi, trouve, trouver, trouve-moi, chercher, cherche, je cherche,
      il me faut, j'ai besoin de, j'ai besoin d'un, j'ai besoin d'une, je veux, où est, où sont,
      où trouver, où se trouve, où y a-t-il, y a-t-il, tous les, toutes les, bon, bonne, meilleur,
      meilleure, pas cher, pas chère, mon, ma, mes

    air_cargo: terminal de fret aérien, fret aérien, gare de fret
    airport: aéroport, aéroports, aérodrome, aérodromes
    alcohol: magasin de vins et spiritueux, caviste, cavistes, vins et spiritueux
      | acheter du vin
    atm: distributeur de billets, distributeurs de billets, DAB, guichet automatique, bancomat,
      distributeur automatique de billets, retrait d'argent | retirer de l'argent,
      retirer du liquide, argent liquide, où retirer de l'argent
    bakery: boulangerie, boulangeries, boulanger, pâtisserie, pain, viennoiserie | acheter du pain
    bank: banque, banques, caisse d'épargne, agence bancaire
    bar: bar, bars, bar à cocktails, bar à vin
    border: poste frontière, poste-frontière, frontière, passage de frontière, contrôle frontalier
      | passer la frontière
    bottled_gas: bouteilles de gaz, bouteille de gaz, gaz en bouteille, propane, butane
      | changer la bouteille de gaz, acheter du gaz
    building_trade: matériaux de construction, négoce de matériaux, marchand de matériaux,
      négoce de bois
    bureau_de_change: bureau de change, bureaux de change | changer de l'argent,
      échanger de l'argent
    bus_station: gare routière, gares routières, gare de bus
    bus_stop: arrêt de bus, arrêts de bus, arrêt d'autobus, abribus
    cafe: café, cafés, salon de thé, coffee shop | boire un café, prendre un café, pause café
    camp_site: camping, campings, terrain de camping | camper, planter la tente, où camper
    canteen: cantine, cantines, restaurant d'entreprise, self, cafétéria
    car_dealer: concessionnaire, concessionnaire automobile, concession automobile,
      voitures d'occasion | acheter une voiture
    car_parts: pièces auto, pièces détachées, pièces automobiles, accessoires auto,
      pièces poids lourds | acheter des pièces
    car_rental: location de voiture, location de voitures, voiture de location | louer une voiture
    car_repair: garage automobile, réparation automobile, garagiste, mécanicien auto, carrosserie,
      carrossier, centre auto | réparer ma voiture, vidange, voiture en panne
    car_repair, truck_repair: garage, garages, mécanicien, mécaniciens, réparation,
      atelier mécanique, atelier | réparer, réparer les freins
    car_wash: lavage auto, lavage de voiture, station de lavage, lave-auto, lavage automatique
      | laver ma voiture, laver la voiture
    caravan_site: aire de camping-car, aires de camping-cars, aire de service camping-car,
      stationnement camping-car | garer mon camping-car, dormir en camping-car
    casino: casino, casinos | jouer à la roulette
    charging: borne de recharge, bornes de recharge, station de recharge, stations de recharge,
      borne électrique, bornes électriques, chargeur, chargeur rapide, recharge électrique,
      point de charge | recharger ma voiture, recharger, où recharger, charger ma voiture,
      recharger voiture électrique
    charging_hgv: borne de recharge poids lourd, recharge poids lourds, borne camion électrique,
      recharge camion | recharger mon camion, charger mon camion, recharger un camion
    chemist: droguerie, drogueries, parapharmacie, parapharmacies
    clinic: clinique, cliniques, centre médical, maison de santé, centre de santé, polyclinique
    cold_storage: entrepôt frigorifique, chambre froide, entrepôt réfrigéré, stockage frigorifique
    compressed_air: air comprimé, gonflage des pneus, station de gonflage, compresseur, gonfleur
      | gonfler les pneus, vérifier la pression, pression des pneus
    concrete_plant: centrale à béton, béton prêt à l'emploi, centrale d'enrobage, usine d'asphalte
    container_terminal: terminal à conteneurs, terminal conteneurs, dépôt de conteneurs,
      port à conteneurs
    convenience: supérette, supérettes, épicerie de quartier, dépanneur, alimentation générale
    courier: service de messagerie, coursier, livraison express, point relais, messagerie
      | envoyer un paquet
    customs: bureau de douane, douane, douanes, dédouanement, poste de douane | dédouaner,
      passer la douane
    defibrillator: défibrillateur, défibrillateurs, DAE, DEA
    dentist: dentiste, dentistes, cabinet dentaire, chirurgien-dentiste | mal aux dents,
      rage de dents
    depot: dépôt, dépôts, dépôt de camions
    doctors: médecin, médecins, docteur, cabinet médical, généraliste, médecin de garde
      | voir un médecin, je suis malade, malade, besoin d'un médecin
    drinking_water: eau potable, fontaine à eau, point d'eau potable, robinet | remplir la gourde,
      remplir ma gourde
    driving_school: auto-école, auto-écoles, école de conduite | passer le permis
    dump_station: vidange camping-car, station de vidange, vidange eaux usées, vidoir,
      aire de vidange | vider les eaux usées, vider les toilettes chimiques
    emergency_phone: borne d'appel d'urgence, téléphone d'urgence, borne SOS, bornes SOS
    factory: usine, usines, fabrique, manufacture
    farm_supplies: fournitures agricoles, coopérative agricole, matériel agricole,
      magasin agricole
    fast_food: restauration rapide, fast-food, fast-foods, fastfood, snack, kebab, kebabs, burger,
      hamburger, friterie, sandwicherie, plats à emporter, baraque à frites, food truck
      | manger vite, manger sur le pouce, casse-croûte
    ferry_terminal: gare maritime, terminal de ferry, ferry, ferries, embarcadère, bac
      | prendre le ferry
    fire_station: caserne de pompiers, pompiers, sapeurs-pompiers, casernes de pompiers
    food_court: aire de restauration, food court
    freight_office: transporteur, transporteurs, société de transport, transitaire,
      commissionnaire de transport, affréteur, entreprise de transport, déménageur, déménagement
      | trouver du fret
    fuel: station-service, stations-service, station essence, essence, pompe à essence,
      station d'essence, carburant, carburants | faire le plein, où faire le plein,
      prendre de l'essence, mettre de l'essence, panne d'essence, où prendre de l'essence
    fuel_adblue: AdBlue, Ad Blue, station AdBlue, pompe AdBlue, urée | faire le plein d'AdBlue,
      acheter de l'AdBlue, mettre de l'AdBlue
    fuel_biodiesel: biodiesel, biogazole, HVO, HVO100, B100, XTL
    fuel_cng: GNC, GNV, gaz naturel, station GNV, gaz naturel comprimé, bioGNV, station GNC
      | faire le plein de GNV, faire le plein de GNC
    fuel_depot: dépôt pétrolier, dépôt de carburant, dépôts pétroliers, terminal pétrolier
    fuel_diesel: diesel, gazole, gasoil, gas-oil, mazout | prendre du gasoil,
      faire le plein de gasoil, faire le plein de diesel, mettre du gasoil
    fuel_hgv: station poids lourds, station-service poids lourds, station PL, station camion,
      gasoil poids lourd, piste poids lourds | faire le plein du camion,
      faire le plein de mon camion, ravitailler le camion
    fuel_hydrogen: hydrogène, station hydrogène, H2, station H2 | faire le plein d'hydrogène
    fuel_lng: GNL, gaz naturel liquéfié, station GNL | faire le plein de GNL
    fuel_lpg: GPL, station GPL, gaz de pétrole liquéfié | faire le plein de GPL
    guest_house: chambre d'hôtes, chambres d'hôtes, maison d'hôtes, gîte, gîtes, pension, auberge,
      auberges, bed and breakfast
    gym: salle de sport, salles de sport, fitness, salle de fitness, musculation,
      salle de musculation | faire du sport, s'entraîner
    hairdresser: coiffeur, coiffeurs, salon de coiffure, coiffeuse, barbier
      | se faire couper les cheveux, coupe de cheveux
    hardware: quincaillerie, quincailleries, magasin de bricolage, bricolage, outillage
      | acheter des outils
    height_restrictor: portique de hauteur, barre de hauteur, limiteur de hauteur,
      gabarit de hauteur, limitation de hauteur
    hospital: hôpital, hôpitaux, CHU, centre hospitalier, urgences | urgence médicale,
      aller aux urgences
    hostel: auberge de jeunesse, auberges de jeunesse, hostel
    hotel: hôtel, hôtels
    hotel, motel, guest_house, hostel: hébergement, hébergements, logement, chambre, chambres,
      nuitée | dormir, où dormir, passer la nuit, un endroit pour dormir, où loger,
      trouver un lit, réserver une chambre, où passer la nuit
    industrial: zone industrielle, zones industrielles, zone d'activités, parc industriel,
      parc d'activités
    internet_cafe: cybercafé, cybercafés, café internet
    kiosk: kiosque, kiosques, kiosque à journaux, marchand de journaux, maison de la presse,
      presse | acheter un journal
    laundry: laverie, laveries, laverie automatique, blanchisserie, pressing, lavomatique
      | laver le linge, laver mon linge, faire la lessive
    loading_dock: quai de chargement, quais de chargement, quai de déchargement, aire de livraison
      | où décharger, décharger
    lockers: consigne, consignes, consigne à bagages, casiers | laisser les bagages,
      déposer les bagages
    locksmith: serrurier, serruriers, serrurerie, clé minute | porte claquée, clés perdues
    logistics: plateforme logistique, centre logistique, centre de distribution, logistique,
      plate-forme logistique
    mall: centre commercial, centres commerciaux, galerie marchande, grand magasin,
      grands magasins | faire du shopping
    marketplace: marché, marchés, halles, marché aux puces, marché couvert
    money_transfer: transfert d'argent, envoi d'argent, mandat | envoyer de l'argent,
      transférer de l'argent
    motel: motel, motels
    parcel_locker: consigne à colis, casier à colis, consignes à colis, point colis
      | retirer un colis, récupérer un colis
    park_and_ride: parc relais, parcs relais, P+R, parking relais
    parking: parking, parkings, stationnement, parc de stationnement, place de parking,
      parking souterrain, places de parking | se garer, où se garer, garer ma voiture, stationner,
      où stationner
    pharmacy: pharmacie, pharmacies, pharmacie de garde | acheter des médicaments, médicaments,
      mal de tête
    picnic_site: aire de pique-nique, aires de pique-nique, pique-nique, table de pique-nique
      | pique-niquer
    place_of_worship: lieu de culte, église, églises, mosquée, mosquées, synagogue, temple,
      chapelle, cathédrale | prier, où prier, aller à la messe
    police: police, commissariat, gendarmerie, commissariats, poste de police | porter plainte
    port: port, ports, port maritime, port fluvial, port de commerce
    post_box: boîte aux lettres, boîtes aux lettres, boîte à lettres | poster une lettre
    post_depot: centre de tri, plateforme courrier, centre de tri postal
    post_office: bureau de poste, poste, la poste, bureaux de poste | acheter des timbres,
      envoyer un colis, envoyer une lettre
    pub: pub, pubs, brasserie à bière, taverne, estaminet, bistrot à bières
    bar, pub: vie nocturne | boire un verre, boire une bière, prendre un verre, où sortir
    quarry: carrière, carrières, gravière, sablière
    rail_freight: gare de marchandises, terminal ferroviaire, gare de fret ferroviaire,
      terminal de ferroutage, terminal intermodal, fret ferroviaire
    railway_station: gare, gares, gare ferroviaire, gare SNCF, station de train | prendre le train
    recycling: point de recyclage, recyclage, déchetterie, déchèterie, conteneur à verre,
      tri sélectif, borne de recyclage | recycler, jeter le verre
    rest_area: aire de repos, aires de repos, halte routière | faire une pause, se reposer,
      où se reposer, pause, prendre une pause
    restaurant: restaurant, restaurants, brasserie, bistrot, bistro, pizzeria, resto, crêperie,
      routier, grill
    restaurant, fast_food, cafe, food_court: nourriture, repas, déjeuner, dîner, petit déjeuner
      | où manger, manger, j'ai faim, faim, quelque chose à manger, aller manger,
      manger un morceau, où déjeuner, où dîner
    scrap_yard: casse automobile, casse auto, casse, ferrailleur, ferraille | mettre à la casse
    self_storage: garde-meuble, garde-meubles, self-stockage, box de stockage, self stockage
    services: aire de service, aires de service, aire d'autoroute, aires d'autoroute,
      station d'autoroute
    shelter: abri, abris, refuge
    shower: douche, douches, douche publique, douches publiques, douche routier
      | prendre une douche, se doucher, où se doucher, se laver, où prendre une douche
    slaughterhouse: abattoir, abattoirs
    supermarket: supermarché, supermarchés, hypermarché, hypermarchés, grande surface
    supermarket, convenience: épicerie, épiceries, magasin, magasins, magasin d'alimentation,
      commerce | faire les courses, faire ses courses, acheter à manger, courses, acheter de l'eau
    taxi: taxi, taxis, station de taxis, borne de taxi | appeler un taxi, prendre un taxi
    telephone: cabine téléphonique, cabines téléphoniques, téléphone, téléphone public
      | téléphoner
    tobacco: bureau de tabac, tabac, tabacs, cigarettes, buraliste | acheter des cigarettes
    toilets: toilettes, toilettes publiques, WC, sanitaires, toilette, cabinets, petit coin
      | où sont les toilettes, aller aux toilettes, faire pipi, besoin de toilettes,
      où sont les WC
    toll: péage, péages, gare de péage, poste de péage | payer le péage
    tool_hire: location de matériel, location d'outils, location de machines, loueur de matériel
      | louer des outils, louer une machine
    tourist_information: office de tourisme, office du tourisme, informations touristiques,
      syndicat d'initiative, point d'information
    towing: dépannage, dépanneuse, dépanneuses, remorquage, assistance routière,
      dépanneur routier, dépannage poids lourds | en panne, tomber en panne, remorquer,
      je suis en panne, remorquer mon camion
    trailer: remorques, remorque, semi-remorques, semi-remorque, location de remorques
      | louer une remorque, acheter une remorque
    truck_dealer: concessionnaire poids lourds, vente de camions, concessionnaire camions,
      camions d'occasion | acheter un camion
    truck_parking: parking poids lourds, parking PL, parking camion, parking camions,
      stationnement poids lourds, parking sécurisé poids lourds, parking routier,
      aire poids lourds | garer mon camion, où garer mon camion, stationner un poids lourd,
      dormir dans le camion, garer un camion, coupure, où stationner mon camion
    truck_rental: location de camion, location de camions, location d'utilitaires,
      location poids lourds | louer un camion, louer un utilitaire
    truck_repair: réparation poids lourds, garage poids lourds, garage PL, atelier poids lourds,
      mécanicien poids lourds, réparation camion, garage camion | réparer mon camion,
      camion en panne, réparer un camion, réparer une remorque
    truck_stop: relais routier, relais routiers, centre routier, centres routiers,
      restaurant routier, truck stop
    truck_wash: lavage poids lourds, lavage camion, lavage PL, station de lavage poids lourds,
      lavage de citernes, lavage citerne, lavage de camions | laver mon camion, laver le camion,
      nettoyer la citerne
    tyres: pneus, pneu, pneumatiques, centre pneus, vendeur de pneus, pneus poids lourds,
      marchand de pneus | changer un pneu, pneu crevé, crevaison, réparer un pneu,
      changer les pneus, pneu éclaté
    vacuum_cleaner: aspirateur, aspirateurs, aspirateur auto | passer l'aspirateur
    vehicle_inspection: contrôle technique, centre de contrôle technique, visite technique,
      inspection technique
    vending: distributeur automatique, distributeurs automatiques, distributeur de boissons
    veterinary: vétérinaire, vétérinaires, clinique vétérinaire | chien malade
    warehouse: entrepôt, entrepôts, hangar
    waste_transfer: décharge, centre de transfert de déchets, traitement des déchets,
      élimination des déchets | jeter des déchets
    water_point: point d'eau, eau pour réservoirs, remplissage d'eau, points d'eau
      | remplir le réservoir d'eau, faire le plein d'eau
    weighbridge: pont-bascule, ponts-bascules, pont bascule, balance poids lourds, pesage,
      bascule publique, station de pesage | peser mon camion, peser le camion, où peser mon camion
    wholesale: grossiste, grossistes, vente en gros, commerce de gros, marché de gros
    workwear: vêtements de travail, vêtement de travail, équipement de sécurité, EPI,
      chaussures de sécurité, gilet de sécurité | acheter des chaussures de sécurité
    """)
}
