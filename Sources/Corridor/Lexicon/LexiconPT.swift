extension LexiconLanguage {
  static let pt = LexiconLanguage(
    "pt",
    """
    @in: em, no, na, nos, nas, dentro de, a
    @near: perto de, perto do, perto da, junto a, ao lado de, próximo de, nos arredores de,
      ao pé de
    @here: perto de mim, perto, aqui perto, aqui, próximo, próxima, mais próximo, mais próxima,
      mais perto, por aqui, à minha volta, no caminho, na rota
    @stop: o, a, os, as, um, uma, de, do, da, por favor, mostrar, mostra-me, mostre, procurar,
      procuro, encontrar, quero, preciso de, preciso de um, preciso de uma, onde, onde fica,
      onde está, onde há, onde tem, há, todos, todas, bom, boa, melhor, melhores, barato, barata,
      meu, minha

    air_cargo: terminal de carga aérea, carga aérea
    airport: aeroporto, aeroportos, aeródromo
    alcohol: loja de bebidas, garrafeira, adega, loja de vinhos | comprar vinho
    atm: caixa automático, caixa multibanco, multibanco, caixa eletrônico, caixas automáticos,
      caixas eletrônicos, ATM, caixa automática | levantar dinheiro, sacar dinheiro, dinheiro vivo
    bakery: padaria, padarias, pão, pastelaria, confeitaria | comprar pão
    bank: banco, bancos, agência bancária
    bar: bar, bares
    border: posto fronteiriço, fronteira, passagem de fronteira, controlo fronteiriço
      | atravessar a fronteira
    bottled_gas: botijas de gás, botija de gás, gás engarrafado, botijão de gás, propano, butano
      | trocar a botija, comprar gás
    building_trade: materiais de construção, armazém de construção, madeireira
    bureau_de_change: casa de câmbio, casas de câmbio, câmbio | trocar dinheiro
    bus_station: estação rodoviária, rodoviária, terminal rodoviário, terminal de autocarros,
      central de camionagem
    bus_stop: paragem de autocarro, paragens de autocarro, ponto de ônibus, parada de ônibus
    cafe: café, cafés, cafetaria, cafeteria, casa de chá | beber café, tomar café, tomar um café
    camp_site: parque de campismo, parques de campismo, campismo, camping | acampar, onde acampar
    canteen: cantina, cantinas, refeitório
    car_dealer: concessionário automóvel, stand de automóveis, concessionária, carros usados
      | comprar um carro
    car_parts: peças auto, peças de automóvel, autopeças, peças sobressalentes, acessórios auto,
      peças para camiões | comprar peças
    car_rental: aluguer de carros, rent-a-car, aluguel de carros, locadora de veículos
      | alugar um carro
    car_repair: oficina automóvel, oficina de carros, mecânico de automóveis, reparação automóvel,
      bate-chapas, funilaria | reparar o carro, consertar o carro, mudança de óleo, troca de óleo
    car_repair, truck_repair: oficina, oficinas, mecânico, mecânicos, reparação, oficina mecânica,
      reparações | reparar, consertar, reparar os travões
    car_wash: lavagem de carros, lavagem automóvel, lavagem auto, lava-rápido, lava-jato
      | lavar o carro
    caravan_site: área de autocaravanas, parque de autocaravanas, áreas de autocaravanas,
      área para motorhome | dormir na autocaravana
    casino: casino, casinos, cassino, cassinos
    charging: posto de carregamento, postos de carregamento, carregador, carregadores,
      carregamento elétrico, eletroposto, eletropostos, carregador rápido, ponto de carregamento
      | carregar o carro, carregar carro elétrico, onde carregar
    charging_hgv: carregamento de camiões, posto de carregamento para camiões,
      carregador para camiões, carregamento de caminhões | carregar o camião, carregar o caminhão
    chemist: drogaria, perfumaria, parafarmácia
    clinic: clínica, clínicas, centro de saúde, centro médico, posto de saúde, policlínica
    cold_storage: armazém frigorífico, câmara frigorífica, armazém refrigerado
    compressed_air: ar comprimido, calibrador de pneus, ar para pneus, compressor de ar
      | encher os pneus, calibrar os pneus, verificar a pressão
    concrete_plant: central de betão, usina de concreto, central de asfalto, usina de asfalto,
      betão pronto
    container_terminal: terminal de contentores, terminal de contêineres, parque de contentores
    convenience: loja de conveniência, lojas de conveniência, minimercado, minimercados,
      mercearia, mercearias
    courier: serviço de estafetas, estafeta, transportadora expressa, correio expresso, estafetas
      | enviar uma encomenda expresso
    customs: alfândega, alfândegas, estância aduaneira, desalfandegamento, despachante aduaneiro
      | passar na alfândega
    defibrillator: desfibrilhador, desfibrilador, DAE
    dentist: dentista, dentistas, clínica dentária, consultório dentário | dor de dentes
    depot: depósito de camiões, garagem de camiões, base de camiões
    doctors: médico, médicos, médica, consultório médico, doutor, clínico geral | ir ao médico,
      estou doente, preciso de um médico
    drinking_water: água potável, bebedouro, fonte de água, fontanário | encher a garrafa
    driving_school: escola de condução, autoescola, escolas de condução | tirar a carta
    dump_station: despejo de autocaravanas, estação de serviço para autocaravanas,
      despejo de águas | despejar águas, esvaziar a sanita química
    emergency_phone: telefone de emergência, telefone SOS, posto SOS
    factory: fábrica, fábricas, unidade fabril
    farm_supplies: produtos agrícolas, cooperativa agrícola, loja agrícola, agropecuária, rações
    fast_food: comida rápida, fast food, hamburgueria, hambúrguer, hambúrgueres, kebab,
      lanchonete, snack-bar, snack, take-away, sanduíches, bifanas | comer rápido,
      comer qualquer coisa rápida
    ferry_terminal: terminal de ferry, ferry, ferries, terminal fluvial, balsa, cais de embarque
      | apanhar o ferry, pegar a balsa
    fire_station: quartel de bombeiros, bombeiros, corpo de bombeiros
    food_court: praça de alimentação, zona de restauração
    freight_office: empresa de transportes, transportadora, transportadoras, transitário,
      agência de cargas, mudanças | encontrar carga
    fuel: posto de combustível, postos de combustível, bomba de gasolina, bombas de gasolina,
      posto de gasolina, postos de gasolina, gasolina, combustível, estação de serviço,
      posto de abastecimento, gasolineira, posto de combustíveis | abastecer, onde abastecer,
      meter gasolina, atestar, encher o depósito, encher o tanque, pôr gasolina, gasolina barata,
      onde pôr gasolina
    fuel_adblue: AdBlue, Ad Blue, Arla 32, Arla, ureia | abastecer AdBlue, comprar AdBlue
    fuel_biodiesel: biodiesel, HVO, HVO100, B100
    fuel_cng: GNC, gás natural comprimido, gás natural, GNV, gás natural veicular | abastecer GNC,
      abastecer GNV
    fuel_depot: depósito de combustíveis, terminal petrolífero, parque de combustíveis
    fuel_diesel: gasóleo, diesel, óleo diesel | meter gasóleo, abastecer gasóleo, abastecer diesel
    fuel_hgv: posto de combustível para camiões, gasóleo para camiões, abastecimento de camiões,
      posto para caminhões, gasóleo profissional | abastecer o camião, abastecer o caminhão
    fuel_hydrogen: hidrogénio, hidrogênio, posto de hidrogénio, H2 | abastecer hidrogénio
    fuel_lng: GNL, gás natural liquefeito, posto de GNL | abastecer GNL
    fuel_lpg: GPL, GLP, gás auto, posto de GPL | abastecer GPL
    guest_house: casa de hóspedes, pensão, pensões, residencial, pousada, pousadas,
      alojamento local, turismo rural, bed and breakfast
    gym: ginásio, ginásios, academia, academias, fitness | treinar, fazer exercício
    hairdresser: cabeleireiro, cabeleireiros, barbeiro, barbearia, salão de cabeleireiro
      | cortar o cabelo
    hardware: loja de ferragens, ferragens, bricolage, loja de bricolage, ferramentas
      | comprar ferramentas
    height_restrictor: limitador de altura, barra de altura, pórtico de altura, limite de altura
    hospital: hospital, hospitais, urgências, pronto-socorro, urgência hospitalar
      | emergência médica
    hostel: hostel, hostels, albergue, albergues, pousada da juventude
    hotel: hotel, hotéis
    hotel, motel, guest_house, hostel: alojamento, alojamentos, hospedagem, quarto, quartos,
      dormida, sítio para dormir, lugar para dormir | dormir, onde dormir, passar a noite,
      pernoitar, onde ficar, reservar quarto
    industrial: zona industrial, zonas industriais, parque industrial, distrito industrial
    internet_cafe: cibercafé, cyber café, lan house
    kiosk: quiosque, quiosques, banca de jornais, papelaria | comprar o jornal
    laundry: lavandaria, lavandarias, lavanderia, lavanderias, lavandaria self-service,
      limpeza a seco | lavar a roupa, lavar roupa, onde lavar roupa
    loading_dock: cais de carga, doca de carga, zona de cargas e descargas | descarregar,
      onde descarregar
    lockers: cacifos, depósito de bagagens, guarda-volumes | deixar a bagagem, deixar as malas
    locksmith: serralheiro, chaveiro, cópia de chaves | perdi as chaves
    logistics: centro logístico, plataforma logística, centro de distribuição, logística
    mall: centro comercial, centros comerciais, shopping, shoppings, galeria comercial
      | fazer compras no shopping
    marketplace: mercado municipal, mercado, mercados, feira, feiras
    money_transfer: transferência de dinheiro, envio de dinheiro, remessas | enviar dinheiro,
      mandar dinheiro
    motel: motel, motéis
    parcel_locker: cacifo de encomendas, ponto de recolha, locker | levantar encomenda
    park_and_ride: parque dissuasor, park and ride, P+R
    parking: estacionamento, estacionamentos, parque de estacionamento, parques de estacionamento,
      lugar de estacionamento, garagem | estacionar, onde estacionar, estacionar o carro
    pharmacy: farmácia, farmácias, farmácia de serviço | comprar medicamentos, medicamentos,
      remédios, dor de cabeça
    picnic_site: parque de merendas, área de piquenique, piquenique | fazer um piquenique
    place_of_worship: local de culto, igreja, igrejas, mesquita, sinagoga, templo, capela,
      catedral | rezar, onde rezar, ir à missa
    police: polícia, esquadra, esquadra da polícia, GNR, PSP, delegacia | apresentar queixa
    port: porto, portos, porto marítimo
    post_box: marco de correio, caixa de correio, caixa postal | pôr uma carta no correio
    post_depot: centro de distribuição postal, centro de tratamento postal
    post_office: correios, estação de correios, posto dos correios, agência dos correios
      | comprar selos, enviar uma encomenda, enviar uma carta
    pub: pub, pubs, cervejaria, cervejarias, taberna, boteco
    bar, pub: vida noturna | beber uma cerveja, tomar uma cerveja, beber um copo, sair à noite
    quarry: pedreira, pedreiras, areeiro
    rail_freight: terminal ferroviário de mercadorias, terminal intermodal, estação de mercadorias
    railway_station: estação ferroviária, estação de comboios, estação de comboio,
      estação de trem, estação, estações | apanhar o comboio, pegar o trem
    recycling: ecoponto, ecopontos, reciclagem, ecocentro, vidrão | reciclar
    rest_area: área de descanso, áreas de descanso, área de repouso | descansar, onde descansar,
      fazer uma pausa
    restaurant: restaurante, restaurantes, churrasqueira, churrascaria, marisqueira, pizzaria,
      tasca, casa de pasto
    restaurant, fast_food, cafe, food_court: comida, refeições, almoço, jantar, pequeno-almoço,
      café da manhã | comer, onde comer, tenho fome, estou com fome, fome, algo para comer,
      almoçar, jantar fora, onde almoçar, onde jantar
    scrap_yard: sucata, sucateira, ferro-velho, desmanche, abate de veículos | abater o carro
    self_storage: self storage, armazenamento, aluguer de arrecadações
    services: área de serviço, áreas de serviço, estação de serviço da autoestrada
    shelter: abrigo, abrigos, refúgio
    shower: duche, duches, chuveiro, chuveiros, banho, balneário, balneários | tomar banho,
      tomar duche, onde tomar banho
    slaughterhouse: matadouro, matadouros, abatedouro
    supermarket: supermercado, supermercados, hipermercado, hipermercados
    supermarket, convenience: loja, lojas, compras, loja de alimentos | comprar comida,
      fazer compras, ir às compras, comprar água
    taxi: táxi, táxis, praça de táxis, ponto de táxi | chamar um táxi, apanhar um táxi
    telephone: cabine telefónica, telefone público, telefone, orelhão | telefonar
    tobacco: tabacaria, tabacarias, tabaco, cigarros | comprar tabaco, comprar cigarros
    toilets: casa de banho, casas de banho, WC, sanitários, banheiro, banheiros,
      casa de banho pública, lavabos, banheiro público | ir à casa de banho,
      onde é a casa de banho, ir ao banheiro, preciso ir ao banheiro
    toll: portagem, portagens, pedágio, praça de portagem, praça de pedágio | pagar portagem
    tool_hire: aluguer de máquinas, aluguer de ferramentas, aluguel de equipamentos
      | alugar ferramentas, alugar máquinas
    tourist_information: posto de turismo, informações turísticas, turismo, centro de visitantes
    towing: reboque, reboques, assistência em viagem, pronto-socorro automóvel, guincho,
      desempanagem | avaria, carro avariado, camião avariado, rebocar, tenho uma avaria
    trailer: atrelados, atrelado, semirreboque, semirreboques, aluguer de reboques
      | alugar um atrelado
    truck_dealer: venda de camiões, concessionário de camiões, camiões usados, venda de caminhões
      | comprar um camião
    truck_parking: parque de camiões, estacionamento de camiões, estacionamento para camiões,
      parque TIR, estacionamento de caminhões, parque de pesados, estacionamento para caminhões,
      pátio de caminhões | estacionar o camião, onde estacionar o camião, dormir no camião,
      estacionar o caminhão, onde estacionar o caminhão
    truck_rental: aluguer de camiões, aluguer de carrinhas, aluguel de caminhões
      | alugar um camião, alugar uma carrinha
    truck_repair: oficina de camiões, oficina de pesados, reparação de camiões,
      mecânico de camiões, oficina de caminhões, oficina mecânica de caminhões | reparar o camião,
      consertar o caminhão, arranjar o camião
    truck_stop: paragem de camiões, restaurante de camionistas, truck stop,
      parada de caminhoneiros
    truck_wash: lavagem de camiões, lavagem de cisternas, lavagem de pesados, lavagem de caminhões
      | lavar o camião, lavar a cisterna, lavar o caminhão
    tyres: pneus, pneu, loja de pneus, casa de pneus, borracharia, borracheiro, pneus de camião
      | mudar pneus, trocar pneu, furo, pneu furado, reparar um furo
    vacuum_cleaner: aspirador, aspiradores | aspirar o carro
    vehicle_inspection: inspeção automóvel, centro de inspeções, inspeção periódica,
      vistoria veicular | fazer a inspeção
    vending: máquina de venda automática, máquinas de venda automática, máquina de bebidas
    veterinary: veterinário, veterinários, clínica veterinária, hospital veterinário | cão doente
    warehouse: armazém, armazéns, depósito, pavilhão
    waste_transfer: aterro sanitário, lixeira, estação de transferência de resíduos,
      gestão de resíduos | despejar lixo
    water_point: ponto de água, água para depósitos, abastecimento de água
      | encher o depósito de água
    weighbridge: báscula, báscula de camiões, balança de camiões, balança rodoviária, básculas,
      pesagem | pesar o camião, onde pesar o camião
    wholesale: grossista, grossistas, venda por grosso, atacado, atacadista, cash and carry
    workwear: roupa de trabalho, vestuário de trabalho, equipamento de segurança,
      calçado de segurança, botas de segurança, EPI
    """)
}
