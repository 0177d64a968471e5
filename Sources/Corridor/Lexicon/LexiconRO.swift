extension LexiconLanguage {
  static let ro = LexiconLanguage(
    "ro",
    """
    @in: în, la, din, pe, în interiorul
    @near: lângă, aproape de, în apropiere de, în apropierea, în jurul, în zona, nu departe de
    @here: lângă mine, aproape, aproape de mine, aici, în apropiere, în zonă, în jurul meu,
      cel mai apropiat, cea mai apropiată, cele mai apropiate, cei mai apropiați, apropiat,
      apropiată, pe traseu, pe drum, prin apropiere
    @stop: te rog, vă rog, arată, arată-mi, găsește, caută, caut, căutare, vreau, am nevoie de,
      am nevoie de un, am nevoie de o, unde este, unde e, unde sunt, unde găsesc, unde, este,
      există, toate, toți, un, o, cel, cea, bun, bună, bune, cel mai bun, cea mai bună, ieftin,
      ieftină, ieftine, meu, mea, mi, niște, de

    air_cargo: terminal cargo aerian, cargo aerian, terminal cargo
    airport: aeroport, aeroporturi, aerodrom
    atm: bancomat, bancomate, ATM | scoate bani, retragere numerar, numerar, de unde scot bani,
      scot bani
    bakery: brutărie, brutării, brutar, patiserie, pâine, covrigărie | cumpăra pâine
    bank: bancă, bănci, CEC, sucursală bancară
    bar: bar, baruri, cocktail bar
    border: punct de trecere a frontierei, frontieră, graniță, punct de frontieră | trece granița,
      trece frontiera
    bottled_gas: butelii, butelie, butelii de gaz, butelie de gaz, gaz îmbuteliat,
      butelii de aragaz | schimba butelia
    building_trade: materiale de construcții, depozit de materiale de construcții,
      depozit de cherestea
    bureau_de_change: casă de schimb, schimb valutar, case de schimb, casă de schimb valutar
      | schimba bani, schimba valută
    bus_station: autogară, autogări
    bus_stop: stație de autobuz, stații de autobuz, stație autobuz
    cafe: cafenea, cafenele, cafea, ceainărie | bea o cafea, beau o cafea, unde beau o cafea
    camp_site: camping, campinguri, loc de campare | campa, unde campez
    canteen: cantină, cantine, autoservire
    car_dealer: dealer auto, reprezentanță auto, parc auto, mașini second hand, showroom auto
      | cumpăra o mașină
    car_parts: piese auto, magazin piese auto, piese de schimb, accesorii auto, piese camioane
      | cumpăra piese
    car_rental: închirieri auto, închiriere mașini, rent a car, închirieri mașini
      | închiria o mașină
    car_repair: service auto, atelier auto, reparații auto, mecanic auto, tinichigerie,
      autoservice | repara mașina, schimb de ulei, mașină stricată
    car_repair, truck_repair: atelier, ateliere, mecanic, mecanici, reparații, service | repara,
      repara frânele
    car_wash: spălătorie auto, spălătorii auto, spălătorie self-service, spălătorie mașini,
      spălătorie | spăla mașina, unde spăl mașina
    caravan_site: parcare autorulote, loc pentru rulote, camping rulote, parcare rulote
      | dormi în autorulotă
    charging: stație de încărcare, stații de încărcare, încărcător, încărcătoare,
      stație de încărcare electrică, încărcare mașini electrice, încărcare rapidă
      | încărca mașina, unde încarc, încărca mașina electrică, reîncărca
    charging_hgv: încărcare camioane electrice, stație de încărcare pentru camioane,
      încărcător pentru camioane | încărca camionul, încărca camionul electric
    chemist: drogherie, drogherii, parfumerie
    clinic: clinică, clinici, policlinică, centru medical, dispensar
    cold_storage: depozit frigorific, depozite frigorifice, depozit cu temperatură controlată
    compressed_air: aer comprimat, compresor, aer pentru roți, pompă de aer | umfla roțile,
      umfla cauciucurile, verifica presiunea
    concrete_plant: stație de betoane, stație de asfalt, stații de betoane, beton
    container_terminal: terminal de containere, terminale de containere, depozit de containere
    convenience: magazin de proximitate, minimarket, alimentara, magazin mixt, mini market,
      magazin non-stop
    courier: curier, curierat, firmă de curierat, curieri | trimite prin curier
    customs: vamă, birou vamal, vămuire, comisionar vamal, punct vamal | vămui, trece prin vamă
    defibrillator: defibrilator, defibrilatoare, AED, DEA
    dentist: dentist, dentiști, stomatolog, cabinet stomatologic, cabinet dentar
      | durere de dinți, mă doare dintele
    depot: autobază, depou, garaj camioane
    doctors: medic, medici, doctor, doctori, cabinet medical, medic de familie | merge la doctor,
      sunt bolnav, am nevoie de un medic
    drinking_water: apă potabilă, cișmea, apă de băut, fântână | umple sticla cu apă
    driving_school: școală de șoferi, școli de șoferi, școală auto | lua permisul
    dump_station: golire toaletă chimică, deversare ape uzate, stație de golire rulote
      | goli toaleta chimică, goli apele uzate
    emergency_phone: telefon de urgență, telefon SOS, telefoane de urgență
    factory: fabrică, fabrici, uzină, uzine
    farm_supplies: magazin agricol, produse agricole, furaje, fitofarmacie
    fast_food: fast food, fast-food, șaormerie, șaorma, kebab, burger, burgeri, hamburgeri,
      mâncare la pachet, covrigi, sandvișuri, bufet | mânca rapid, ceva rapid de mâncat, gustare
    ferry_terminal: terminal feribot, feribot, bac, trecere cu bacul, feriboturi | lua feribotul,
      trece cu bacul
    fire_station: pompieri, stație de pompieri, unitate de pompieri, remiză de pompieri
    food_court: food court, zonă de restaurante
    freight_office: firmă de transport, transportator, transportatori, casă de expediții,
      expeditor, firme de transport, mutări | găsi marfă, găsi cursă
    fuel: benzinărie, benzinării, stație de carburant, benzină, peco, carburant, combustibil,
      pompă de benzină, stație peco | alimenta, unde alimentez, face plinul, pune benzină,
      alimentare cu carburant, unde fac plinul, benzină ieftină, unde pot alimenta
    fuel_adblue: AdBlue, Ad Blue, pompă AdBlue, uree | alimenta AdBlue, cumpăra AdBlue
    fuel_biodiesel: biodiesel, HVO, HVO100
    fuel_cng: GNC, CNG, gaz natural comprimat, gaz natural, stație CNG | alimenta CNG
    fuel_depot: depozit de carburanți, depozit de combustibil, depozit petrolier,
      terminal petrolier
    fuel_diesel: motorină, diesel | pune motorină, alimenta motorină
    fuel_hgv: benzinărie pentru camioane, motorină pentru camioane, pompă pentru camioane,
      stație de carburant pentru camioane | alimenta camionul, pune motorină la camion
    fuel_hydrogen: hidrogen, stație de hidrogen, H2 | alimenta hidrogen
    fuel_lng: GNL, LNG, gaz natural lichefiat, stație LNG | alimenta LNG
    fuel_lpg: GPL, stație GPL, GPL auto | alimenta GPL, pune GPL
    guest_house: pensiune, pensiuni, casă de oaspeți, vilă turistică, han, hanuri
    gym: sală de fitness, sală de forță, fitness, săli de fitness, sală de sport | face sport,
      mă antrenez
    hairdresser: coafor, frizerie, frizer, salon de coafură, coafeză, frizerii | mă tund, tunsoare
    hardware: magazin de bricolaj, bricolaj, fierărie, magazin de scule, scule | cumpăra scule
    height_restrictor: limitator de înălțime, limitare de înălțime, bară de înălțime, gabarit
    hospital: spital, spitale, urgențe, camera de gardă, UPU | urgență medicală
    hostel: hostel, hosteluri, cămin de tineret
    hotel: hotel, hoteluri
    hotel, motel, guest_house, hostel: cazare, cazări, cameră, camere, loc de dormit | dormi,
      unde dorm, unde pot dormi, înnopta, petrece noaptea, unde să dorm, rezerva o cameră,
      unde pot înnopta
    industrial: zonă industrială, parc industrial, zone industriale, platformă industrială
    internet_cafe: internet café, sală de internet
    kiosk: chioșc, chioșcuri, chioșc de ziare, ziare | cumpăra ziarul
    laundry: spălătorie de haine, spălătorie rufe, curățătorie, curățătorie chimică,
      spălătorie cu fise | spăla haine, spăla rufe, unde spăl rufe
    loading_dock: rampă de încărcare, rampe de încărcare, rampă de descărcare, docuri de încărcare
      | descărca marfa, unde descarc
    lockers: depozitare bagaje, birou de bagaje, casete bagaje | lăsa bagajele
    locksmith: lăcătuș, deblocări uși, dublare chei, copiere chei | am pierdut cheile
    logistics: centru logistic, parc logistic, logistică, centru de distribuție, centre logistice
    mall: mall, centru comercial, mall-uri, centre comerciale, magazin universal | merge la mall
    marketplace: piață, piețe, piață agroalimentară, târg, talcioc, hală agroalimentară
    money_transfer: transfer de bani, transferuri de bani | trimite bani, transfera bani
    motel: motel, moteluri
    parcel_locker: easybox, locker, lockere, punct de ridicare colete | ridica coletul
    park_and_ride: park and ride, P+R, parcare park and ride
    parking: parcare, parcări, loc de parcare, locuri de parcare, parcare subterană, parcare auto,
      parcare supraetajată | parca, unde parchez, parca mașina, unde pot parca
    pharmacy: farmacie, farmacii, farmacie non-stop | cumpăra medicamente, medicamente,
      durere de cap
    picnic_site: loc de picnic, zonă de picnic, picnic, locuri de picnic | face picnic
    place_of_worship: lăcaș de cult, biserică, biserici, moschee, sinagogă, mănăstire, catedrală,
      capelă, templu | mă rog, merge la biserică
    police: poliție, secție de poliție, post de poliție, jandarmerie | face plângere
    port: port, porturi, port maritim, port fluvial
    post_box: cutie poștală, cutii poștale | pune o scrisoare la poștă
    post_depot: centru de sortare poștală, depozit poștal, centru de tranzit poștal
    post_office: oficiu poștal, poștă, poșta, oficii poștale | cumpăra timbre, trimite un colet,
      trimite o scrisoare
    pub: pub, pub-uri, berărie, berării, cârciumă, crâșmă, birt
    bar, pub: viață de noapte | bea o bere, beau o bere, ieși la o bere, bea ceva
    quarry: carieră, cariere, carieră de piatră, balastieră, balastiere
    rail_freight: terminal feroviar de marfă, gară de mărfuri, terminal intermodal,
      terminal feroviar
    railway_station: gară, gări, stație de tren, gară CFR, haltă | lua trenul
    recycling: reciclare, centru de reciclare, punct de colectare, container de sticlă,
      centru de colectare | recicla, duce sticlele
    rest_area: loc de odihnă, parcare de odihnă, spațiu de odihnă, popas, popasuri | odihni,
      pauză, face o pauză, unde mă odihnesc
    restaurant: restaurant, restaurante, pizzerie, bistro, cramă, local
    restaurant, fast_food, cafe, food_court: mâncare, prânz, cină, mic dejun, masă | mânca,
      unde mănânc, mi-e foame, foame, unde să mănânc, ceva de mâncare, unde pot mânca, lua prânzul
    scrap_yard: dezmembrări auto, dezmembrări, fier vechi, centru de fier vechi,
      parc de dezmembrări | duce mașina la fier vechi
    self_storage: self storage, depozitare self-storage, boxe de închiriat
    services: spațiu de servicii, spații de servicii, zonă de servicii autostradă,
      parcare autostradă cu servicii
    shelter: adăpost, adăposturi, refugiu
    shower: duș, dușuri, dușuri pentru șoferi | face duș, face un duș, unde fac duș
    slaughterhouse: abator, abatoare
    supermarket: supermarket, supermarketuri, hipermarket, supermarkete, hipermarketuri
    supermarket, convenience: magazin alimentar, alimente, magazin, magazine, băcănie
      | face cumpărături, cumpărături, cumpăra mâncare, cumpăra apă
    taxi: taxi, taxiuri, stație de taxi | chema un taxi
    telephone: cabină telefonică, telefon public, telefon | telefona
    tobacco: tutungerie, tutun, țigări, tutungerii | cumpăra țigări
    toilets: toaletă, toalete, WC, baie, toaletă publică, toalete publice, veceu
      | unde este toaleta, merge la toaletă, merge la baie, unde e toaleta, vreau la toaletă
    toll: taxă de pod, punct de taxare, taxă de drum, stație de taxare | plăti taxa de drum
    tool_hire: închirieri scule, închiriere utilaje, închirieri utilaje, închiriere scule
      | închiria scule, închiria utilaje
    tourist_information: informații turistice, centru de informare turistică, birou de turism
    towing: tractări auto, platformă auto, tractare, asistență rutieră, depanare auto,
      tractări camioane, remorcare | pană, am pană, camion defect, tracta, rămas în pană,
      mașina s-a stricat
    trailer: remorci, remorcă, semiremorci, semiremorcă, închirieri remorci | închiria o remorcă,
      cumpăra o remorcă
    truck_dealer: dealer camioane, vânzări camioane, camioane second hand, parc camioane
      | cumpăra un camion
    truck_parking: parcare camioane, parcare TIR, parcare pentru camioane, parcări camioane,
      parcare TIR păzită, parcări TIR, parcare securizată camioane | parca camionul,
      unde parchez camionul, dormi în camion, unde parchez tirul, parca tirul
    truck_rental: închirieri camioane, închirieri dube, închiriere camion, închirieri utilitare
      | închiria un camion, închiria o dubă
    truck_repair: service camioane, reparații camioane, mecanic camioane, service TIR,
      reparații TIR, atelier camioane | repara camionul, repara tirul, repara remorca
    truck_stop: popas TIR, truck stop, popas pentru camioane, restaurant pentru șoferi
    truck_wash: spălătorie camioane, spălătorie TIR, spălătorie tiruri, spălătorie cisterne,
      spălare cisterne | spăla camionul, spăla tirul, spăla cisterna
    tyres: vulcanizare, anvelope, cauciucuri, vulcanizări, anvelopă, vulcanizare camioane,
      vulcanizare TIR, anvelope camion | schimba cauciucul, pană de cauciuc, schimba anvelopele,
      cauciuc spart, repara cauciucul
    vacuum_cleaner: aspirator, aspirator auto | aspira mașina
    vehicle_inspection: ITP, stație ITP, inspecție tehnică periodică, RAR, inspecție auto,
      stații ITP | face ITP-ul, face ITP
    vending: automat, automate, automat de cafea, automat de băuturi
    veterinary: veterinar, medic veterinar, cabinet veterinar, clinică veterinară | câine bolnav
    warehouse: depozit, depozite, hală de depozitare, antrepozit
    waste_transfer: groapă de gunoi, depozit de deșeuri, stație de transfer deșeuri, deponeu
      | arunca gunoiul, duce deșeuri
    water_point: punct de apă, alimentare cu apă, apă pentru rezervor | umple rezervorul de apă
    weighbridge: cântar camioane, pod basculă, basculă, cântar auto, cântar rutier
      | cântări camionul, unde cântăresc camionul
    wholesale: en-gros, angro, depozit en-gros, cash and carry
    workwear: echipament de protecție, haine de lucru, îmbrăcăminte de lucru, bocanci de lucru,
      echipament de lucru | cumpăra bocanci de lucru
    """)
}
