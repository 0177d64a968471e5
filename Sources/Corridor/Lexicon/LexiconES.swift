extension LexiconLanguage {
  static let es = LexiconLanguage(
    "es",
    """
    @in: en, a, dentro de, en el, en la, por
    @near: cerca de, cerca del, junto a, al lado de, alrededor de, próximo a, próxima a,
      en los alrededores de, no lejos de
    @here: cerca de mí, cerca, aquí, aquí cerca, cercano, cercana, cercanos, cercanas,
      más cercano, más cercana, más cerca, a mi alrededor, por aquí, en la ruta, en el camino,
      en la zona
    @stop: el, la, los, las, un, una, unos, unas, de, del, por favor, muestra, muéstrame, buscar,
      busca, busco, encontrar, encuentra, quiero, necesito, necesito un, necesito una, dónde,
      dónde está, dónde están, dónde hay, dónde encuentro, hay, todos, todas, bueno, buena, mejor,
      mejores, barato, barata, baratos, baratas, mi, mis, para mí

    air_cargo: terminal de carga aérea, carga aérea, centro de carga aérea
    airport: aeropuerto, aeropuertos, aeródromo, aeródromos
    alcohol: licorería, licorerías, tienda de licores, vinoteca | comprar vino
    atm: cajero automático, cajeros automáticos, cajero, cajeros | sacar dinero, retirar dinero,
      efectivo, dónde sacar dinero, retirar efectivo
    bakery: panadería, panaderías, panadero, pastelería, pan | comprar pan
    bank: banco, bancos, caja de ahorros, sucursal bancaria
    bar: bar, bares, coctelería, bar de copas
    border: paso fronterizo, pasos fronterizos, frontera, control fronterizo, puesto fronterizo
      | cruzar la frontera
    bottled_gas: bombonas de gas, bombona de gas, butano, propano, gas envasado, garrafas de gas
      | cambiar la bombona, comprar butano
    building_trade: materiales de construcción, almacén de materiales, almacén de construcción,
      maderas
    bureau_de_change: casa de cambio, casas de cambio, cambio de divisas, oficina de cambio,
      cambio de moneda | cambiar dinero, cambiar moneda
    bus_station: estación de autobuses, estaciones de autobuses, terminal de autobuses,
      estación de buses
    bus_stop: parada de autobús, paradas de autobús, parada de bus
    cafe: cafetería, cafeterías, café, cafés, salón de té | tomar café, tomar un café, beber café
    camp_site: camping, campings, zona de acampada, campamento | acampar, dónde acampar
    canteen: comedor de empresa, cantina, cantinas, comedor
    car_dealer: concesionario, concesionarios, concesionario de coches, coches de segunda mano,
      coches usados | comprar un coche
    car_parts: recambios, repuestos, recambios de coche, repuestos de coche, accesorios de coche,
      refacciones, recambios de camión | comprar repuestos
    car_rental: alquiler de coches, coches de alquiler, alquiler de autos, renta de autos,
      alquiler de vehículos | alquilar un coche
    car_repair: taller de coches, taller mecánico, reparación de coches, mecánico de coches,
      chapa y pintura, talleres mecánicos | arreglar el coche, reparar mi coche, cambio de aceite
    car_repair, truck_repair: taller, talleres, mecánico, mecánicos, reparación, reparaciones
      | arreglar, reparar frenos
    car_wash: lavado de coches, autolavado, lavadero de coches, túnel de lavado, lavacoches
      | lavar el coche, lavar mi coche
    caravan_site: área de autocaravanas, áreas de autocaravanas, parking de autocaravanas,
      aparcamiento de autocaravanas | dormir en autocaravana, aparcar la autocaravana
    casino: casino, casinos
    charging: estación de carga, estaciones de carga, punto de recarga, puntos de recarga,
      cargador, cargadores, electrolinera, electrolineras, recarga eléctrica, cargador rápido,
      punto de carga, cargador eléctrico | cargar el coche, recargar, dónde cargar,
      cargar coche eléctrico, recargar mi coche
    charging_hgv: carga para camiones, punto de recarga para camiones, cargador para camiones,
      estación de carga para camiones, electrolinera para camiones | cargar mi camión,
      recargar el camión, cargar camión eléctrico
    chemist: droguería, droguerías, perfumería, parafarmacia
    clinic: clínica, clínicas, centro médico, centro de salud, ambulatorio, policlínica
    cold_storage: almacén frigorífico, cámara frigorífica, almacén refrigerado,
      frigorífico industrial
    compressed_air: aire comprimido, aire para neumáticos, compresor de aire,
      inflado de neumáticos, aire para ruedas | inflar las ruedas, inflar neumáticos,
      comprobar la presión
    concrete_plant: planta de hormigón, planta de asfalto, planta de concreto, hormigonera,
      planta asfáltica
    container_terminal: terminal de contenedores, terminales de contenedores,
      depósito de contenedores
    convenience: tienda de conveniencia, tiendas de conveniencia, ultramarinos, colmado,
      tienda de barrio, autoservicio
    courier: mensajería, paquetería, servicio de mensajería, mensajero, envío urgente
      | enviar paquetería
    customs: aduana, aduanas, oficina de aduanas, despacho de aduanas, puesto aduanero
      | pasar la aduana, despachar mercancía
    defibrillator: desfibrilador, desfibriladores, DEA, DESA
    dentist: dentista, dentistas, clínica dental, odontólogo | dolor de muelas
    depot: cochera, cocheras, depósito de camiones, base de camiones
    doctors: médico, médicos, doctor, doctora, consulta médica, médico de cabecera, consultorio
      | ir al médico, estoy enfermo, estoy enferma, necesito un médico
    drinking_water: agua potable, fuente de agua, fuente de agua potable, fuentes de agua
      | rellenar la botella, llenar la botella de agua
    driving_school: autoescuela, autoescuelas, escuela de conducir, escuela de manejo
      | sacar el carnet de conducir
    dump_station: vaciado de aguas, vaciado de autocaravanas, punto de vaciado,
      vertido de aguas grises | vaciar aguas grises, vaciar el químico
    emergency_phone: poste SOS, postes SOS, teléfono de emergencia, teléfonos de emergencia
    factory: fábrica, fábricas, planta industrial, factoría
    farm_supplies: suministros agrícolas, tienda agrícola, productos agrícolas,
      cooperativa agrícola, piensos
    fast_food: comida rápida, restaurante de comida rápida, hamburguesería, hamburguesas,
      hamburguesa, kebab, bocadillos, comida para llevar, bocatería, perritos calientes
      | comer rápido, picar algo, comer algo rápido
    ferry_terminal: terminal de ferry, ferry, ferris, terminal de ferris, transbordador,
      estación marítima, embarcadero | coger el ferry, tomar el ferry
    fire_station: parque de bomberos, bomberos, estación de bomberos, cuartel de bomberos
    food_court: patio de comidas, zona de restauración, plaza de comidas
    freight_office: empresa de transporte, empresas de transporte, transportista, transportistas,
      agencia de transporte, transitario, mudanzas, agencia de cargas | buscar carga,
      encontrar carga
    fuel: gasolinera, gasolineras, estación de servicio, estaciones de servicio, gasolina,
      combustible, surtidor, bencinera, bomba de gasolina, nafta | repostar, dónde repostar,
      echar gasolina, llenar el depósito, poner gasolina, cargar combustible, cargar gasolina,
      llenar el tanque, gasolina barata, dónde hay gasolina
    fuel_adblue: AdBlue, Ad Blue, surtidor de AdBlue, urea | repostar AdBlue, echar AdBlue,
      comprar AdBlue
    fuel_biodiesel: biodiésel, HVO, HVO100, diésel renovable, B100
    fuel_cng: GNC, gas natural comprimido, gas natural, GNV, estación de GNC, gasinera
      | repostar GNC, cargar GNC
    fuel_depot: depósito de combustible, terminal petrolera, depósito de hidrocarburos,
      parque de tanques
    fuel_diesel: diésel, gasóleo, gasoil, gasoil A | echar diésel, repostar diésel, echar gasoil,
      repostar gasoil
    fuel_hgv: gasolinera para camiones, gasolineras para camiones, gasóleo profesional,
      combustible para camiones, estación de servicio para camiones | repostar el camión,
      repostar mi camión, echar gasoil al camión
    fuel_hydrogen: hidrógeno, hidrogenera, hidrogeneras, estación de hidrógeno, H2
      | repostar hidrógeno
    fuel_lng: GNL, gas natural licuado, estación de GNL | repostar GNL
    fuel_lpg: GLP, autogás, gas licuado, estación de GLP, gas licuado del petróleo | repostar GLP
    guest_house: casa de huéspedes, pensión, pensiones, casa rural, casas rurales, posada,
      posadas, bed and breakfast, fonda
    gym: gimnasio, gimnasios, fitness, centro deportivo | entrenar, hacer ejercicio
    hairdresser: peluquería, peluquerías, peluquero, barbería, barbero | cortarse el pelo,
      corte de pelo
    hardware: ferretería, ferreterías, bricolaje, tienda de bricolaje, herramientas
      | comprar herramientas
    height_restrictor: limitador de altura, gálibo, barra de gálibo, limitación de altura,
      control de gálibo
    hospital: hospital, hospitales, urgencias, centro hospitalario, sala de urgencias
      | emergencia médica
    hostel: albergue, albergues, albergue juvenil, hostel
    hotel: hotel, hoteles, parador
    hotel, motel, guest_house, hostel: alojamiento, alojamientos, hospedaje, habitación,
      habitaciones, sitio para dormir, lugar para dormir | dormir, dónde dormir, pasar la noche,
      dónde alojarse, reservar habitación, pernoctar
    industrial: polígono industrial, polígonos industriales, zona industrial, parque industrial
    internet_cafe: cibercafé, cibercafés, locutorio, ciber
    kiosk: quiosco, quioscos, kiosco, quiosco de prensa, prensa | comprar el periódico
    laundry: lavandería, lavanderías, tintorería, lavandería autoservicio | lavar la ropa,
      lavar ropa, hacer la colada
    loading_dock: muelle de carga, muelles de carga, zona de carga y descarga, muelle de descarga
      | descargar, dónde descargar
    lockers: consigna, consignas, consigna de equipaje, taquillas | dejar el equipaje,
      dejar las maletas
    locksmith: cerrajero, cerrajeros, cerrajería, copia de llaves | perdí las llaves
    logistics: centro logístico, centros logísticos, plataforma logística, centro de distribución,
      logística
    mall: centro comercial, centros comerciales, grandes almacenes, galería comercial
      | ir de compras, ir de tiendas
    marketplace: mercado, mercados, mercadillo, mercado municipal, rastro
    money_transfer: envío de dinero, transferencia de dinero, giros de dinero | enviar dinero,
      mandar dinero
    motel: motel, moteles
    parcel_locker: taquilla de paquetería, taquillas de paquetería, buzón de paquetes,
      taquilla de paquetes | recoger un paquete
    park_and_ride: aparcamiento disuasorio, aparcamientos disuasorios, park and ride, P+R
    parking: aparcamiento, aparcamientos, parking, parkings, estacionamiento, estacionamientos,
      plaza de aparcamiento, garaje público, parqueadero | aparcar, dónde aparcar,
      aparcar el coche, estacionar, dónde estacionar
    pharmacy: farmacia, farmacias, farmacia de guardia, botica | comprar medicinas, medicamentos,
      medicinas, dolor de cabeza
    picnic_site: área de pícnic, zona de pícnic, merendero, merenderos, pícnic | hacer un pícnic
    place_of_worship: lugar de culto, iglesia, iglesias, mezquita, mezquitas, sinagoga, templo,
      catedral, capilla | rezar, dónde rezar, ir a misa
    police: policía, comisaría, comisarías, guardia civil, estación de policía
      | poner una denuncia
    port: puerto, puertos, puerto marítimo, puerto comercial
    post_box: buzón, buzones, buzón de correos | echar una carta
    post_depot: centro de clasificación postal, centro de reparto, centro logístico postal
    post_office: oficina de correos, correos, oficinas de correos | comprar sellos,
      enviar un paquete, enviar una carta
    pub: pub, pubs, taberna, tabernas, cervecería, cervecerías
    bar, pub: vida nocturna | tomar algo, tomar una cerveza, salir de copas, ir de copas,
      beber algo
    quarry: cantera, canteras, gravera
    rail_freight: terminal ferroviaria de mercancías, estación de mercancías, terminal intermodal,
      transporte ferroviario de mercancías
    railway_station: estación de tren, estaciones de tren, estación de ferrocarril,
      estación de trenes, estación | coger el tren, tomar el tren
    recycling: punto limpio, puntos limpios, reciclaje, punto de reciclaje, contenedor de vidrio,
      ecopunto | reciclar, dónde reciclar
    rest_area: área de descanso, áreas de descanso, zona de descanso, apartadero | descansar,
      dónde descansar, hacer una pausa, parar a descansar
    restaurant: restaurante, restaurantes, mesón, asador, pizzería, casa de comidas, parrilla
    restaurant, fast_food, cafe, food_court: comida, comidas, desayuno, almuerzo, cena,
      sitio para comer | comer, dónde comer, tengo hambre, hambre, algo de comer, desayunar,
      almorzar, cenar, dónde cenar, comer algo, dónde desayunar
    scrap_yard: desguace, desguaces, chatarrería, chatarra | desguazar el coche
    self_storage: trasteros, trastero, alquiler de trasteros, guardamuebles
    services: área de servicio, áreas de servicio, área de servicio de autopista,
      área de autopista
    shelter: refugio, refugios, marquesina
    shower: ducha, duchas, duchas públicas, duchas para camioneros | ducharse, ducharme,
      dónde ducharse, darse una ducha, tomar una ducha, dónde puedo ducharme
    slaughterhouse: matadero, mataderos, rastro municipal
    supermarket: supermercado, supermercados, hipermercado, hipermercados, súper
    supermarket, convenience: alimentación, tienda de alimentación, abarrotes, tienda, tiendas
      | comprar comida, hacer la compra, comprar agua, comprar
    taxi: taxi, taxis, parada de taxis, parada de taxi | pedir un taxi, coger un taxi
    telephone: cabina telefónica, cabinas telefónicas, teléfono, teléfono público
      | llamar por teléfono
    tobacco: estanco, estancos, tabaco, cigarrillos, tabaquería | comprar tabaco
    toilets: aseos, baños públicos, baño público, baño, baños, servicios, lavabo, lavabos, WC,
      aseo, retrete | ir al baño, dónde está el baño, necesito un baño, dónde hay un baño
    toll: peaje, peajes, cabina de peaje, estación de peaje, caseta de peaje | pagar peaje
    tool_hire: alquiler de herramientas, alquiler de maquinaria, alquiler de máquinas
      | alquilar herramientas, alquilar maquinaria
    tourist_information: oficina de turismo, información turística, oficinas de turismo,
      centro de visitantes
    towing: grúa, grúas, asistencia en carretera, remolque de vehículos, servicio de grúa,
      auxilio vial, auxilio en carretera | avería, tengo una avería, coche averiado,
      camión averiado, remolcar
    trailer: remolques, remolque, semirremolques, semirremolque, alquiler de remolques
      | alquilar un remolque, comprar un remolque
    truck_dealer: concesionario de camiones, venta de camiones, camiones de segunda mano,
      vehículos industriales | comprar un camión
    truck_parking: aparcamiento de camiones, parking de camiones, estacionamiento de camiones,
      aparcamientos de camiones, parking para camiones, parking vigilado de camiones,
      aparcamiento para camiones | aparcar el camión, aparcar mi camión, dónde aparcar el camión,
      dormir en el camión, estacionar el camión
    truck_rental: alquiler de camiones, alquiler de furgonetas, alquiler de camión
      | alquilar un camión, alquilar una furgoneta
    truck_repair: taller de camiones, talleres de camiones, reparación de camiones,
      mecánico de camiones, taller de vehículos industriales | arreglar el camión,
      reparar mi camión, reparar el camión
    truck_stop: parada de camiones, restaurante de camioneros, bar de camioneros,
      área para camiones, paradero de camiones
    truck_wash: lavado de camiones, lavadero de camiones, lavado de cisternas,
      lavadero de cisternas, túnel de lavado de camiones | lavar el camión, lavar mi camión,
      lavar la cisterna
    tyres: neumáticos, neumático, taller de neumáticos, llantas, gomería, vulcanizadora, llantera,
      ruedas, neumáticos de camión | cambiar neumáticos, pinchazo, rueda pinchada,
      cambiar una rueda, arreglar un pinchazo, reventón, cambiar ruedas
    vacuum_cleaner: aspiradora, aspiradoras, aspirador | aspirar el coche
    vehicle_inspection: ITV, inspección técnica de vehículos, estación de ITV, revisión técnica,
      inspección vehicular | pasar la ITV
    vending: máquina expendedora, máquinas expendedoras, máquina de bebidas, vending
    veterinary: veterinario, veterinarios, clínica veterinaria, veterinaria | perro enfermo
    warehouse: almacén, almacenes, nave industrial, bodega de almacenamiento
    waste_transfer: vertedero, vertederos, planta de residuos,
      estación de transferencia de residuos, basurero | tirar basura, deshacerse de residuos
    water_point: toma de agua, punto de agua, llenado de agua, agua para depósitos
      | llenar el depósito de agua, cargar agua
    weighbridge: báscula de camiones, báscula, básculas, báscula pública, báscula puente,
      pesaje de camiones | pesar el camión, dónde pesar el camión, pesar mi camión
    wholesale: mayorista, mayoristas, venta al por mayor, cash and carry, almacén mayorista
    workwear: ropa de trabajo, ropa laboral, equipo de seguridad, calzado de seguridad,
      botas de seguridad, chaleco reflectante | comprar botas de seguridad
    """)
}
