extension LexiconLanguage {
  static let lt = LexiconLanguage(
    "lt",
    """
    @in: mieste, į, rajone
    @near: prie, netoli, šalia, arti, aplink, netoli nuo, greta
    @here: netoliese, šalia manęs, netoli manęs, čia, artimiausias, artimiausia, artimiausi,
      artimiausios, arčiausiai, aplinkui, pakeliui, maršrute, aplink mane, arti manęs, kelyje
    @stop: rasti, rask, ieškoti, ieškau, parodyk, rodyti, kur yra, kur, kur rasti, reikia,
      man reikia, noriu, prašau, visi, visos, geras, gera, geri, geriausias, geriausia, geriausi,
      pigus, pigi, ar yra, koks, kokia, kokie, žemėlapis

    air_cargo: krovinių terminalas oro uoste, oro kroviniai, oro krovinių terminalas
    airport: oro uostas, oro uostai, aerodromas, aerodromai
    atm: bankomatas, bankomatai, grynieji | išsiimti pinigų, išsigryninti pinigus,
      kur išsiimti pinigų, reikia grynųjų, išimti pinigus
    bakery: kepykla, duona, kepyklos, kepyklėlė, duonos parduotuvė, bandelės | pirkti duonos,
      nusipirkti duonos, šviežia duona
    bank: bankas, bankai, banko skyrius
    bar: baras, barai, kokteilių baras, vyno baras
    border: pasienio punktas, sienos perėjimo punktas, siena, pasienio kontrolės punktas,
      pasienis, sienos kirtimas, pasienio kontrolė | kirsti sieną
    bottled_gas: dujų balionai, dujų balionas, propanas, balioninės dujos, dujų balionų pildymas
      | pasipildyti dujų balioną, pirkti dujų balioną, pakeisti dujų balioną
    building_trade: statybinės medžiagos, statybinių medžiagų parduotuvė, mediena, statybų prekės,
      pjautinė mediena | pirkti statybinių medžiagų
    bureau_de_change: valiutos keitykla, valiutos keitimas, pinigų keitykla, valiutos keityklos,
      pinigų keitimas | pasikeisti pinigus, išsikeisti pinigus, keisti valiutą,
      kur išsikeisti pinigus
    bus_station: autobusų stotis, autobusų stotys, autobusų terminalas
    bus_stop: autobusų stotelė, stotelė, stotelės, autobuso stotelė, autobusų stotelės
    cafe: kavinė, kavinės, kava, kavos baras, arbatinė, konditerija, kavinukė | gerti kavą,
      išgerti kavos, kur išgerti kavos, kavos pertrauka, noriu kavos
    camp_site: kempingas, stovyklavietė, kempingai, stovyklavietės, palapinių vieta
      | pasistatyti palapinę, stovyklauti, kur pasistatyti palapinę
    canteen: valgykla, valgyklos, bufetas
    car_dealer: autosalonas, automobilių salonas, automobilių pardavimas, naudoti automobiliai,
      autosalonai, automobilių prekyba, automobilių turgus | pirkti automobilį, pirkti mašiną
    car_parts: automobilių dalys, autodalys, sunkvežimių dalys, atsarginės dalys, auto dalys,
      vilkikų dalys, automobilių detalės | pirkti dalis, pirkti autodalis
    car_rental: automobilių nuoma, autonuoma, auto nuoma, mašinų nuoma, nuomojamas automobilis
      | išsinuomoti automobilį, nuomotis automobilį, išsinuomoti mašiną
    car_repair: autoservisas, automobilių remontas, autoservisai, automobilių servisas,
      tepalų keitimas, kėbulų remontas, auto remontas, autoelektrikas | sutaisyti automobilį,
      taisyti automobilį, pakeisti tepalus, sutaisyti mašiną, kur sutaisyti mašiną
    car_repair, truck_repair: remonto dirbtuvės, servisas, mechanikas, remontas, dirbtuvės,
      automechanikas | reikia mechaniko, sugedo, stabdžių remontas
    car_wash: automobilių plovykla, plovykla, autoplovykla, savitarnos plovykla, plovyklos,
      automobilių plovimas, autoplovyklos | plauti automobilį, nuplauti automobilį,
      nusiplauti mašiną, kur nusiplauti automobilį, plauti mašiną
    car_wash, truck_wash: aukšto slėgio plovykla, transporto plovykla
    caravan_site: kemperių aikštelė, kemperių stovėjimo aikštelė, kemperių kempingas,
      karavanų aikštelė | nakvoti kemperyje, kur sustoti su kemperiu
    charging: įkrovimo stotelė, įkrovimo stotelės, elektromobilių įkrovimas, įkrovimo stotis,
      įkrovimas, greitas įkrovimas, elektromobilių įkrovimo stotelė, įkroviklis,
      elektromobilių stotelė | įkrauti automobilį, įkrauti elektromobilį,
      kur įkrauti elektromobilį, pasikrauti, kur pasikrauti, įsikrauti
    charging_hgv: sunkvežimių įkrovimo stotelė, sunkvežimių įkrovimas,
      elektrinių sunkvežimių įkrovimas, vilkikų įkrovimas | įkrauti sunkvežimį, įkrauti vilkiką
    chemist: kosmetika, buitinė chemija, drogerija, kosmetikos parduotuvė, parfumerija,
      higienos prekės
    clinic: poliklinika, klinika, poliklinikos, medicinos centras, sveikatos centras, klinikos,
      ambulatorija, traumatologijos punktas
    cold_storage: šaldytuvų sandėlis, šaldymo sandėlis, šaldomas sandėlis
    compressed_air: suslėgtas oras, padangų pripūtimas, oro kompresorius, oras padangoms,
      kompresorius | pripūsti padangas, pasipūsti padangas, patikrinti padangų slėgį
    concrete_plant: betono gamykla, asfalto gamykla, betono mazgas, asfaltbetonio gamykla
    container_terminal: konteinerių terminalas, konteinerių aikštelė, konteinerių terminalai
      | pasiimti konteinerį
    convenience: maisto prekės, minimarketas, kaimo parduotuvė, maža parduotuvė, parduotuvėlė,
      maisto prekių parduotuvėlė
    courier: kurjeris, kurjerių tarnyba, siuntos, kurjeriai, siuntų pristatymas, siuntų tarnyba
    customs: muitinė, muitinės postas, muitinės tarpininkas, muitinės terminalas,
      muitinės sandėlis, muitinės formalumai, išmuitinimas | išmuitinti, išmuitinti krovinį,
      atlikti muitinės procedūras
    defibrillator: defibriliatorius, defibriliatoriai, AED | sustojo širdis
    dentist: odontologas, dantistas, odontologijos klinika, stomatologas, dantų gydytojas,
      odontologai, odontologija, dantų klinika | skauda dantį, dantų skausmas
    depot: depas, autobazė, autobusų parkas, autoparkas
    doctors: gydytojas, šeimos gydytojas, gydytojai, gydytojo kabinetas, daktaras
      | reikia gydytojo, sergu, pas gydytoją, man bloga, blogai jaučiuosi
    drinking_water: geriamasis vanduo, vandens kolonėlė, geriamas vanduo, šaltinis
      | pasipilti vandens, prisipilti vandens
    driving_school: vairavimo mokykla, vairavimo mokyklos, vairavimo kursai, vairavimo pamokos
      | išsilaikyti teises, gauti teises
    dump_station: kemperių nuotekų išpylimas, nuotekų išpylimo vieta, biotualeto išpylimas
      | išpilti tualeto kasetę, išpilti nuotekas
    emergency_phone: pagalbos telefonas, avarinis telefonas
    factory: gamykla, gamyklos, fabrikas, fabrikai, gamybos įmonė, kombinatas
    farm_supplies: žemės ūkio prekės, pašarai, trąšos, žemės ūkio parduotuvė, sėklos
    fast_food: greitas maistas, greitasis maistas, kebabai, kebabas, kebabinė, burgeriai,
      mėsainiai, mėsainis, burgeris, picos, maistas išsinešti, užkandinė, hotdogai, užkandžiai,
      greito maisto restoranas, čeburekai | užkąsti, greitai pavalgyti, kur užkąsti,
      greitai užkąsti
    ferry_terminal: keltų terminalas, keltas, perkėla, keltai, keltų perkėla, keleivių terminalas
      | keltis keltu, persikelti keltu
    fire_station: gaisrinė, ugniagesiai, priešgaisrinė gelbėjimo tarnyba, ugniagesių komanda,
      gaisrinės
    food_court: maisto aikštelė, maisto zona, food court, maisto kiemelis
    freight_office: transporto įmonė, ekspeditorius, krovinių pervežimas, ekspedicija, vežėjas,
      perkraustymas, transporto įmonės, krovinių ekspedijavimas, logistikos įmonė, vežėjai,
      ekspeditoriai, krovinių vežimas | rasti krovinį
    fuel: degalinė, degalinės, degalai, kuras, benzinas, benzino kolonėlė, kolonėlė,
      degalų stotis, kuro kolonėlė | pasipildyti degalų, kur pasipilti kuro, pasipilti kuro,
      pilti kurą, prisipilti kuro, baigėsi benzinas, užsipilti kuro, pasipilti benzino,
      pigūs degalai, pigus kuras, baigėsi kuras, kur pasipildyti degalų
    fuel_adblue: AdBlue, Ad Blue, karbamidas, šlapalas, AdBlue kolonėlė | pasipilti AdBlue,
      pirkti AdBlue, pilti AdBlue
    fuel_biodiesel: biodyzelinas, HVO, biodegalai, biokuras, HVO100
    fuel_cng: CNG, suslėgtos gamtinės dujos, gamtinės dujos, metanas, CNG degalinė, biometanas
      | pasipilti CNG
    fuel_depot: naftos bazė, kuro bazė, naftos terminalas, degalų bazė
    fuel_diesel: dyzelinas, dyzelis, dyzeliniai degalai, dyzelinis kuras, soliara
      | pasipilti dyzelino, pilti dyzeliną, kur pasipilti dyzelino
    fuel_hgv: degalinė sunkvežimiams, degalinė vilkikams, sunkvežimių degalinė, vilkikų degalinė
      | užpilti sunkvežimį, pasipilti kuro vilkikui, užpilti vilkiką
    fuel_hydrogen: vandenilis, vandenilio degalinė, H2, vandenilio stotelė
    fuel_lng: LNG, suskystintos gamtinės dujos, SGD, LNG degalinė
    fuel_lpg: LPG, dujos, autodujos, suskystintos dujos, dujų kolonėlė, suskystintos naftos dujos,
      propanas butanas, dujų degalinė | pasipilti dujų, pilti dujas, užsipilti dujų
    guest_house: svečių namai, pensionas, kaimo turizmo sodyba, kaimo turizmas, sodyba, B&B,
      sodybos
    gym: sporto klubas, sporto salė, treniruoklių salė, fitnesas, sporto klubai, treniruokliai,
      sporto centras | sportuoti, kur pasportuoti, treniruotis
    hairdresser: kirpykla, kirpėjas, kirpyklos, barzdaskutykla, barberis, grožio salonas, kirpėja
      | apsikirpti, kur apsikirpti
    hardware: ūkio prekės, įrankiai, įrankių parduotuvė, ūkinės prekės, ūkio prekių parduotuvė
      | pirkti įrankių, nusipirkti įrankių
    height_restrictor: aukščio ribotuvas, aukščio apribojimas, gabaritiniai vartai
    hospital: ligoninė, ligoninės, skubioji pagalba, priimamasis, greitoji pagalba, greitoji,
      skubios pagalbos skyrius
    hostel: hostelis, nakvynės namai, hosteliai, jaunimo nakvynės namai
    hotel: viešbutis, viešbučiai
    hotel, motel, guest_house, hostel: nakvynė, apgyvendinimas, kambarys, nakvynės vieta,
      apgyvendinimo įstaiga | kur nakvoti, nakvoti, pernakvoti, kur miegoti, miegoti,
      kur pernakvoti, apsistoti, kur apsistoti, noriu miego, permiegoti
    industrial: pramonės zona, pramoninis rajonas, pramonės parkas, pramoninė zona,
      industrinis parkas
    internet_cafe: interneto kavinė
    kiosk: kioskas, kioskai, spaudos kioskas, laikraščių kioskas | pirkti laikraštį
    laundry: skalbykla, savitarnos skalbykla, cheminis valymas, skalbyklos, valykla,
      sausas valymas | išsiskalbti, skalbti drabužius, kur išsiskalbti drabužius, skalbti,
      išsiskalbti drabužius
    loading_dock: pakrovimo rampa, rampa, iškrovimo vieta, pakrovimo vieta, krovos rampa
      | išsikrauti, kur išsikrauti, iškrauti krovinį
    lockers: bagažo saugykla, daiktų saugykla, bagažo spintelės, saugojimo spintelės
      | palikti bagažą
    locksmith: spynų meistras, raktų gamyba, durų atrakinimas, raktų dublikatai, spynų keitimas
      | pamečiau raktus, pasidaryti raktą
    logistics: logistikos centras, paskirstymo centras, logistika, logistikos parkas,
      krovinių terminalas
    mall: prekybos centras, prekybos centrai, universalinė parduotuvė, prekybos ir pramogų centras
      | apsipirkti prekybos centre
    marketplace: turgus, turgavietė, mugė, blusturgis, ūkininkų turgus
    money_transfer: pinigų pervedimas, pinigų perlaidos, pinigų pervedimai, pinigų perlaida
      | siųsti pinigus, persiųsti pinigus
    motel: motelis, moteliai
    parcel_locker: paštomatas, paštomatai, siuntų terminalas | atsiimti siuntą, pasiimti siuntą
    park_and_ride: statyk ir važiuok, statyk ir važiuok aikštelė
    parking: stovėjimo aikštelė, automobilių stovėjimo aikštelė, parkavimas, aikštelė,
      stovėjimo aikštelės, parkingas, automobilių aikštelė, daugiaaukštė aikštelė,
      stovėjimo vieta, parkavimo vieta, saugoma aikštelė | pasistatyti mašiną,
      kur pasistatyti mašiną, parkuotis, pasistatyti automobilį, kur pasistatyti automobilį,
      nemokama aikštelė, priparkuoti, kur parkuotis
    pharmacy: vaistinė, vaistinės, vaistai, budinti vaistinė | nusipirkti vaistų, pirkti vaistų,
      skauda galvą, vaistai nuo skausmo
    picnic_site: iškylos vieta, iškylavietė, piknikas, pikniko vieta, laužavietė | kepti šašlykus
    place_of_worship: bažnyčia, bažnyčios, mečetė, sinagoga, koplyčia, cerkvė, maldos namai,
      katedra, vienuolynas, šventykla | pasimelsti, melstis
    police: policija, policijos komisariatas, policijos nuovada, policijos skyrius
      | kviesti policiją
    port: uostas, uostai, jūrų uostas
    post_box: pašto dėžutė, pašto dėžutės
    post_depot: pašto skirstymo centras, siuntų skirstymo centras, siuntų rūšiavimo centras
    post_office: paštas, pašto skyrius, pašto skyriai, paštai | siųsti siuntą,
      pirkti pašto ženklų, siųsti laišką, išsiųsti siuntą
    pub: aludė, pub, alaus baras, aludės, smuklė, alinė, airių baras
    bar, pub: naktinis gyvenimas | išgerti alaus, gerti alų, kur išgerti alaus, išgerti
    quarry: karjeras, karjerai, žvyro karjeras, smėlio karjeras
    rail_freight: krovininė stotis, krovinių stotis, geležinkelio krovinių terminalas,
      intermodalinis terminalas
    railway_station: geležinkelio stotis, traukinių stotis, stotis, traukinių stotys,
      geležinkelio stotys | važiuoti traukiniu, į traukinį
    recycling: rūšiavimas, perdirbimas, taromatas, rūšiavimo konteineriai, antrinės žaliavos,
      tara, taros supirkimas, taromatai | priduoti tarą, nunešti tarą, rūšiuoti, priduoti butelius
    rest_area: poilsio aikštelė, poilsio vieta, poilsiavietė, poilsio aikštelės, poilsio zona
      | pailsėti, kur pailsėti, padaryti pertrauką, pertrauka, sustoti pailsėti
    restaurant: restoranas, restoranai, picerija, picerijos, sušiai, užeiga, bistro, šašlykinė,
      karčema, užeigos, kepsnių restoranas
    restaurant, fast_food, cafe, food_court: maistas, pietūs, pusryčiai, vakarienė, maitinimas,
      maitinimo įstaiga | pavalgyti, kur pavalgyti, valgyti, noriu valgyti, kur valgyti, pietauti,
      alkanas, papietauti, kur papietauti, esu alkanas, pavakarieniauti, papusryčiauti,
      kur skaniai pavalgyti
    scrap_yard: metalo laužas, automobilių laužynas, ardomi automobiliai, metalo supirktuvė,
      autolaužynas, šrotas, metalo laužo supirkimas, automobilių ardymas | priduoti metalo laužą,
      priduoti automobilį
    self_storage: sandėliukų nuoma, daiktų saugojimas, savitarnos sandėliai, sandėliukai,
      sandėlių nuoma | išsinuomoti sandėliuką
    services: kelio paslaugos, pakelės servisas, pakelės paslaugos, aptarnavimo zona
    shelter: pastogė, pavėsinė, stoginė, pavėsinės, priedanga | pasislėpti nuo lietaus
    shower: dušas, dušai, viešas dušas, dušo kabina | nusiprausti, kur nusiprausti,
      nusiprausti po dušu, palįsti po dušu, išsimaudyti duše, išsimaudyti po dušu
    slaughterhouse: skerdykla, mėsos kombinatas, skerdyklos
    supermarket: supermarketas, supermarketai, hipermarketas
    supermarket, convenience: parduotuvė, maisto prekių parduotuvė, parduotuvės,
      maisto parduotuvė, maisto prekių parduotuvės | nusipirkti maisto, apsipirkti, pirkti maistą,
      nusipirkti vandens, kur nusipirkti maisto, į parduotuvę
    taxi: taksi, taksi stotelė, taksi aikštelė | iškviesti taksi, kviesti taksi
    telephone: telefonas, taksofonas, telefono būdelė | paskambinti
    tobacco: tabakas, cigaretės, tabako parduotuvė, rūkalai | pirkti cigaretes,
      nusipirkti cigarečių
    toilets: tualetas, tualetai, WC, viešasis tualetas, viešas tualetas, viešieji tualetai
      | į tualetą, noriu į tualetą, kur tualetas, kur yra tualetas
    toll: mokamas kelias, kelių mokestis, kelių rinkliava, vinjetė, rinkliavos punktas, e-vinjetė,
      mokami keliai | sumokėti kelių mokestį, pirkti vinjetę
    tool_hire: įrankių nuoma, technikos nuoma, statybinės technikos nuoma, įrangos nuoma,
      statybinių įrankių nuoma | išsinuomoti įrankius, nuomotis įrankius
    tourist_information: turizmo informacija, turizmo informacijos centras, turistų informacija,
      lankytojų centras, TIC
    towing: techninė pagalba, tralas, techninė pagalba kelyje, vilkimas, pagalba kelyje,
      evakuatorius, autopagalba, sunkvežimių vilkimas, automobilių vilkimas | sugedo automobilis,
      kviesti techninę pagalbą, sugedo mašina, nutempti automobilį, sugedo vilkikas,
      sugedo sunkvežimis, iškviesti tralą
    trailer: priekaba, priekabų nuoma, puspriekabė, priekabos, puspriekabės, priekabų prekyba
      | išsinuomoti priekabą, pirkti priekabą
    truck_dealer: sunkvežimių pardavimas, sunkvežimių prekyba, vilkikų pardavimas,
      naudoti sunkvežimiai | pirkti sunkvežimį, pirkti vilkiką
    truck_parking: sunkvežimių aikštelė, vilkikų aikštelė, sunkvežimių stovėjimo aikštelė,
      vilkikų stovėjimo aikštelė, fūrų aikštelė, saugoma sunkvežimių aikštelė,
      sunkvežimių parkavimas, vilkikų parkavimas, saugoma vilkikų aikštelė,
      sunkvežimių stovėjimas, krovininių automobilių aikštelė | pastatyti vilkiką,
      kur pastatyti vilkiką, pastatyti sunkvežimį, kur pastatyti sunkvežimį, miegoti vilkike,
      nakvoti vilkike, pastatyti fūrą, kur pastatyti fūrą, miegoti sunkvežimyje
    truck_rental: sunkvežimių nuoma, krovininių automobilių nuoma, vilkikų nuoma,
      mikroautobusų nuoma, krovininių mikroautobusų nuoma | išsinuomoti sunkvežimį,
      išsinuomoti vilkiką
    truck_repair: sunkvežimių remontas, sunkvežimių servisas, vilkikų remontas, vilkikų servisas,
      puspriekabių remontas, krovininių automobilių remontas, priekabų remontas, fūrų remontas,
      krovininių automobilių servisas | sutaisyti vilkiką, sutaisyti sunkvežimį, taisyti vilkiką
    truck_stop: vairuotojų poilsio vieta, vilkikų sustojimo vieta, truck stop
    truck_wash: sunkvežimių plovykla, vilkikų plovykla, cisternų plovykla, fūrų plovykla,
      cisternų plovimas, sunkvežimių plovimas, krovininių automobilių plovykla | nuplauti vilkiką,
      nuplauti sunkvežimį, plauti vilkiką, kur nuplauti vilkiką
    tyres: padangos, padangų montavimas, padangų servisas, sunkvežimių padangos, ratų montavimas,
      padangų remontas, padangų keitimas, ratai, padangų parduotuvė, padanga | pakeisti padangą,
      sprogo padanga, nuleido ratą, pradurta padanga, pakeisti padangas, užklijuoti padangą,
      prakiuro padanga, susimontuoti padangas, pakeisti ratą
    vacuum_cleaner: dulkių siurblys, dulkių siurbliai, siurblys | išsiurbti mašiną,
      išsiurbti automobilį
    vehicle_inspection: techninė apžiūra, techninės apžiūros centras, technikinė
      | praeiti techninę apžiūrą
    vending: prekybos automatas, automatas, kavos aparatas, prekybos automatai
    veterinary: veterinaras, veterinarijos klinika, veterinarijos gydytojas, veterinarai,
      veterinarijos vaistinė, gyvūnų klinika
    warehouse: sandėlis, sandėliai, angaras
    waste_transfer: sąvartynas, atliekų aikštelė, šiukšlynas, atliekos, atliekų perkrovimo stotis,
      atliekų surinkimo aikštelė, sąvartynai, atliekų tvarkymas | išmesti šiukšles,
      išvežti šiukšles, išvežti atliekas
    water_point: vandens pildymas, vanduo kemperiams, vandens papildymas | prisipildyti vandens,
      pasipildyti vandens baką
    weighbridge: automobilinės svarstyklės, sunkvežimių svarstyklės, svarstyklės, svėrimas,
      svėrimo punktas, krovininių automobilių svarstyklės | pasverti sunkvežimį, pasverti vilkiką,
      pasisverti, kur pasisverti
    wholesale: didmena, didmeninė prekyba, didmeninė parduotuvė, didmenos bazė, didmenininkas
    workwear: darbo drabužiai, darbo rūbai, apsaugos priemonės, darbo batai,
      darbo saugos priemonės, darbo avalynė | pirkti darbo drabužius
    """)
}
