import { factsIn } from './table.ts'

/** What is asked next of a fact: why it is so, where, what becomes of it. */
export const reasons = factsIn(String.raw`
chlorophyll|chloroplast & green|colour|stuff :: what|why|is it|green stuff :: chlorophyll :: - :: The green stuff in a chloroplast is chlorophyll. It takes in light for photosynthesis.
root & food|sugar|energy|glucose & get|from|how :: how|where :: phloem|leaves :: soil :: Roots get their sugar from the leaves: the phloem carries it down to them.
respir & night|day|all the time|at night only|only :: when|do|at night|only :: all the time|always|day and night|at night|at nite :: only at night|night only|only in the dark :: Plants respire all the time, by day and by night. By day photosynthesis makes more oxygen than they use.
photosynth|respir & bigger|faster|more|greater & day|light :: which|what :: photosynth :: respir :: In bright light photosynthesis is faster than respiration, so by day a plant gives out more oxygen than it takes in.
plant & oxygen & need|why|breath :: why|do :: respir :: - :: Plants need oxygen too, for respiration: it releases the energy that their cells need.
haemoglobin|hemoglobin :: what|do|where|in :: red|oxygen :: white :: Haemoglobin is the red substance in red blood cells. It carries oxygen.
white blood cell|white cell|white ones :: what|do|job :: fight|antibod|engulf :: carry oxygen|clot :: White blood cells fight pathogens: some take them in, some make antibodies.
platelet :: what|do|job :: clot :: oxygen|fight :: Platelets are bits of cells that help the blood to clot.
plasma|blood|carries all|carry all & plasma|liquid|carries all|carries the cells|floats :: what|which|do :: plasma :: - :: Plasma is the liquid of the blood: it carries the blood cells, dissolved food, wastes and hormones.
tendon :: what|do|join :: muscle to (?:a )?bone|muscle :: bone to bone :: A tendon joins a muscle to a bone. A ligament joins one bone to another.
ligament :: what|do|join :: bone to bone|bone to (?:another|a) bone :: muscle :: A ligament joins one bone to another. A tendon joins a muscle to a bone.
muscle|biceps|triceps & pair|relax|contract|antagonist :: why|what|called|how :: antagonist|triceps relaxes when (?:the )?biceps contracts|biceps relaxes when (?:the )?triceps contracts|when (?:the )?biceps contracts (?:the )?triceps relaxes|when (?:the )?triceps contracts (?:the )?biceps relaxes :: both contract|both relax|push :: A muscle can only pull. So they work in antagonistic pairs: when the biceps contracts, the triceps relaxes, and the other way round.
smok|cigarette|tobacco & stop|quit|hard|addict|give up :: why|what|how :: nicotine|addict :: tar :: Smoking is hard to stop because nicotine is addictive: the brain gets used to it.
smok|tar|nicotine|cigarette & cancer :: what|which|why|does :: tar|carcinogen :: nicotine :: Tar in tobacco smoke can cause cancer. Nicotine is what makes it addictive.
vap :: what|is|safe|bad|about :: nicotine|addict :: safe|harmless :: Most vapes hold nicotine, which is addictive. Not everything is known yet about what they do to the lungs over many years.
egg & fertilis|meet|sperm & where :: where :: oviduct|fallopian :: uterus|womb|ovary :: The egg is fertilised in the oviduct, the tube from the ovary to the uterus.
egg|embryo|fertilis & go|next|then|after|where|implant :: where|what|then :: uterus|womb|lining :: - :: The fertilised egg divides as it moves down the oviduct, and settles in the lining of the uterus.
baby|foetus|fetus & oxygen|food|breathe|eat & how|get|where|from :: how|where|what :: placenta|umbilical|cord :: lungs :: In the uterus the foetus gets oxygen and food from its mother's blood through the placenta and the umbilical cord.
mum|mother|placenta & blood & mix|same|share|baby|touch :: do|does|why|mix :: not mix|separate|diffus :: mix|share|same blood :: In the placenta the blood of mother and foetus does not mix: substances diffuse from one to the other.
bb|both parents|carriers?|heterozygous|punnett|cross & bb|punnett|parents & chance|probability|ratio|[13] in 4|25|75|quarter :: what|chance|probability|how :: - :: - :: In a Punnett square of Bb and Bb, put B and b along the top and down the side, and count how many of the four boxes are bb.
brown & blue & parents|people|both|eyed|mum & can|have|how|kid|child|baby :: can|how|why|have :: carr|recessive|both have :: cannot|never|impossible :: Two brown-eyed parents can have a blue-eyed child if both carry the recessive allele, b. The child then is bb.
gas\b[a-z ]{0,20}\bliquid & turn|become|change|called|name|goes :: what|called|name :: - :: - :: A gas that turns to a liquid condenses: that is condensation.
solid & gas & straight|direct|turn|called|sublim|becomes :: what|called|name :: sublim :: - :: A solid that turns straight into a gas sublimes: that is sublimation.
melt|boil|state & temperature & change|rise|same|stay|constant|while :: why|does|why not :: same|constant|not change|does not rise :: rise|rises|goes up|get hotter|gets hotter :: When a substance melts or boils, its temperature stays the same until all of it has changed: the energy goes into overcoming the forces between its particles.
sodium & lose|loses|charge|ion|ions & electron|charge|ion|become :: why|what|how|charge :: full shell|positive|plus :: minus|charge is -|negative|gains? :: Sodium has one electron in its outer shell and loses it to have a full one. So its ion is Na⁺, with a charge of +1.
chlorine & gain|gains|charge|ion|ions|lose|loses|electron & shell|gain|ion|charge|loses :: why|what|how|charge|about :: gains?|negative|minus|seven :: loses?|positive|plus :: Chlorine has seven electrons in its outer shell and gains one. So its ion is Cl⁻, with a charge of -1.
sodium|chlorine & together|make|form & sodium|chlorine|ion|electron :: what|make|form :: sodium chloride|salt :: - :: Sodium and chlorine make sodium chloride, common salt, NaCl.
ionic|salt|sodium chloride|giant & melting point|melt & high|why|strong :: why|high :: strong|lattice :: weak|low :: Ionic compounds have high melting points, because much energy is needed to overcome the strong forces between their ions.
covalent|simple molecul|water & boiling|melting & low|why|weak :: why|low :: intermolecular|between (?:the )?molecules|weak :: covalent bonds (?:are weak|break) :: Simple molecules have low boiling points, because the forces between the molecules are weak. The covalent bonds inside them are strong.
know|tell & ionic|covalent|nacl|bond :: how|what :: - :: - :: You can tell by the elements: a metal with a non-metal is ionic, and non-metals with each other are covalent.
water|h2o|methane|ammonia|carbon dioxide|oxygen & ionic|covalent :: is|which|what :: covalent|share :: ionic :: Water is covalent, like other molecules of non-metals: the atoms share electrons.
acid & alkali|base & get|make|made|product|happen|meet|mix|react :: what|when :: salt and water|salt|neutral :: hydrogen :: An acid and an alkali make a salt and water: that is neutralisation.
salt & hydrochloric|chloride|nitric|sulfuric & which|what|make|get|from :: which|what|from :: - :: - :: Hydrochloric acid makes chlorides, nitric acid nitrates, and sulfuric acid sulfates.
neutral & ph|end|after :: what|which|how :: 7 :: - :: A neutral solution has pH 7.
ph & 1|2|3|4|5|6|lower|low & stronger|strong|more acid|acid :: is|which|why|stronger|more acid :: lower :: weaker|less acid :: The lower the pH, the more acidic the solution: pH 3 is more acidic than pH 5.
rust & need|needs|cause|take|happen :: what|why|how :: oxygen and water|water and oxygen|air and water|both :: only water|only oxygen|just water :: Rusting needs both oxygen and water, and only iron and steel rust.
rust & boiled|oil|no oxygen|no air|without & wont|won't|does not|why|so|not :: why|so :: won't rust|wont rust|not rust|no oxygen :: will rust :: Iron in boiled water under oil does not rust: boiling drives the oxygen out, and the oil keeps air away.
rust & stop|prevent|protect :: how|what :: paint|oil|grease|galvanis|coat|zinc :: - :: Rust is prevented by keeping air and water away, with paint, oil or grease, or by a coat of zinc: galvanising.
aluminium|copper|gold|silver & rust :: do|does|why|can :: only iron :: rusts|can rust :: Only iron and steel rust. Aluminium corrodes a little, and the layer of oxide then protects it.
catalyst|enzyme|it & quicker|faster|speed|work|rate & how|why|work|make :: how|why :: lower\w* (?:the )?activation|less activation|(?:another|different) (?:pathway|route) :: (?:rais|increas)\w* (?:the )?activation|heats :: A catalyst gives the reaction another pathway with a lower activation energy, so more collisions are successful.
enzyme & catalyst :: is|are|what|why :: biological|catalyst :: not a catalyst :: Enzymes are biological catalysts.
greenhouse & work|how|happen|explain|cause :: how|what|why :: trap|absorb :: ozone|hole :: In the greenhouse effect light of the Sun warms the Earth, the Earth gives off infrared radiation, and greenhouse gases absorb it and send part of it back.
greenhouse & bad|good|need|without :: bad|good|need|without :: natural|need|cold :: all bad :: The greenhouse effect keeps the Earth warm enough for life. The problem is that we make it stronger.
greenhouse & gas|gases & which|what|name|they|list :: which|what|name|list :: carbon dioxide|methane|water vapour :: oxygen|nitrogen|ozone hole :: The greenhouse gases are carbon dioxide, methane and water vapour.
methane & come|from|source|cow|made|cause :: where|what|why :: cow|cattle|farm|landfill|rice|rot :: cars :: Methane comes from cattle, rice fields, landfill and rotting, and from leaks of natural gas.
parallel & bulb|dim|dimmer|bright & add|more|another|dim|dimmer :: do|what|why|if :: as bright|not dimmer|not get dimmer|same brightness :: dimmer|less bright :: In parallel more bulbs do not get dimmer: each has the whole voltage of the battery on its own branch.
parallel & same|bright|dimmer|voltage :: why :: - :: - :: In parallel each bulb is on a branch of its own and gets the whole voltage, so it is as bright as one alone.
series & bulb|dim|resist & add|adds|more|dim|dimmer|another|further :: why :: - :: - :: In series more bulbs share the voltage and add resistance, so the current is smaller and each bulb is dimmer.
third law|newton|action & cancel|balance :: why|do|dont :: different (?:objects|things|bodies) :: same (?:object|thing|body) :: The two forces of Newton's third law do not cancel, because they act on two different things.
third law|newton's third|equal and opposite & example|like :: example|give|what :: rocket|swim|push|wall|gun :: - :: An example of Newton's third law: you push on a wall and the wall pushes back on you. A rocket pushes gas down, and the gas pushes it up.
weight & table|normal|book|push & third|pair|one|same :: is|are|why :: not|same (?:thing|object) :: pair|third law :: Weight and the push of the table are no third-law pair: both act on the same thing.
spring|stretch|elastic & too far|limit|too much|over :: what|happen|if :: limit|permanent|not go back :: goes back :: A spring that is stretched past its limit does not go back to its length: it stays longer, and Hooke's law no longer holds.
sound & solid|water|faster|fastest :: why :: - :: - :: Sound is faster in solids and liquids, because their particles are closer together and pass the vibration on more quickly.
day|spin|earth & long|how many hours & take|spin|turn|rotat|day :: how|long :: 24 :: 365 :: The Earth spins once in 24 hours: that is a day.
earth & round the sun|orbit|go round & long|take|and to|how :: how|long|take :: 365|year :: 24|month :: The Earth goes once round the Sun in 365 and a quarter days: that is a year.
pluto :: is|what|why|planet :: dwarf :: is a planet|one of the planets :: Pluto is a dwarf planet.
result|reading|value|point & way off|odd|strange|off|weird|different from|does ?n'?t fit :: what|if|do :: anomal|outlier|repeat :: - :: A result that does not fit is an anomaly. Repeat it if you can, and leave it out of the mean.
anomal|outlier|off|odd one & mean|average|include :: do|should|what :: leave|not include|ignore|without :: include it :: An anomaly is left out of the mean.
alpha|gamma & inside|swallow|body|breath & danger|worse|which|harm :: which|why|what :: alpha :: gamma :: Inside the body alpha is the most dangerous: it ionises most, and does all of that close by. Outside, gamma is, as it gets through the skin.
alpha & stop|stops|block :: what|how :: paper|skin|air :: lead|aluminium :: Alpha is stopped by paper, by skin, or by a few centimetres of air.
tumou?r|lump & cancer|all|always|benign|malignant :: are|is|what|do :: not all|benign (?:ones? |tumou?rs? )?(?:are|is) not :: all|always :: Not all tumours are cancer: a benign one does not spread, and a malignant one can.
dna & discover|found out|who :: who|when :: watson|crick|franklin :: darwin|mendel :: Watson and Crick worked out the double helix of DNA in 1953, with the X-ray pictures that Rosalind Franklin and others had made.
magnesium|metal & burn|mass|heavier|extra & oxygen|mass|where|extra|heavier|come from :: where|why|what :: oxygen|air :: nowhere|lighter|loses? :: When magnesium burns it gets heavier: the extra mass is the oxygen of the air that it combines with.
burn|combust|methane & not much|little|not enough|limited|without|less & oxygen|air :: what|if|when :: carbon monoxide|soot|incomplete :: only carbon dioxide :: Incomplete burning, with too little oxygen, makes carbon monoxide, which is poisonous, and soot.
methane|fuel|hydrocarbon & burn|combust|reaction & type|kind|called|what :: what|which|type|kind :: combustion|oxidation|exothermic :: endothermic|decomposition :: Burning is combustion, a kind of oxidation, and it is exothermic.
equation|balanc & why|have to|need|must :: why|do :: atoms|conserv|mass|destroyed|created :: - :: Equations have to balance, because atoms are neither made nor destroyed: there are as many of each kind after a reaction as before it.
hydrogen|pop|gas & test|metal|magnesium|acid & test|how|check :: how|what|test :: pop|lit splint :: glowing|limewater :: Hydrogen, as from a metal and an acid, is tested with a lit splint: it burns with a squeaky pop.
fraction|crude oil|fractional|column & height|different|top|why|separate|boil :: why|how :: different boiling points :: - :: The fractions come out at different heights because they have different boiling points: the column is cooler towards the top, and each condenses where it is cool enough.
electroly|aluminium oxide|ionic|salt & melt|molten|dissolve & have to|need|must|conduct|electroly :: why :: ions (?:are free|can move|free) :: electrons can move :: An ionic substance has to be molten or dissolved for a current, so that its ions are free to move and carry the charge.
potassium|sodium|lithium|group 1|alkali metal & more reactive|reactive & why|down|than :: why :: further|lost more easily :: closer|nearer :: Alkali metals get more reactive down the group, because the outer electron is further from the nucleus and lost more easily.
alkali metal|lithium|sodium|potassium & water & gas|make|left|react|product|what :: what|which|gas|left :: hydrogen|hydroxide|alkali :: oxygen|carbon dioxide :: An alkali metal and water make hydrogen, and a hydroxide that turns the water alkaline.
equilibrium|reversible & stop|stops|everything|still|happen :: do|does|what|stop :: both|same rate|still going|still react|not stop|going on :: stops?|stopped|everything stops|no reaction :: At equilibrium nothing stops: both reactions go on at the same rate.
equilibrium & hotter|heat|temperature|warmer :: what|if|how :: endothermic :: exothermic direction :: When it gets hotter the equilibrium shifts in the endothermic direction.
heart & two|2|double :: why :: separate :: - :: The heart has two sides: the right one pumps blood to the lungs, and the left one pumps it to the rest of the body.
left|side|heart|ventricle & thick|thicker|thickest :: which|why|what :: left|further|whole body :: right :: The left side of the heart has the thicker wall, because it pumps blood round the whole body.
breathe|breathing|inhal & in & what|happen|how :: what|how :: diaphragm|ribs :: - :: To breathe in, the diaphragm contracts and moves down, the ribs move up and out, and the lungs get larger.
breath|exhal & out & what|happen|how|and out|about :: what|how|about|out :: diaphragm (?:relaxes|moves up)|lungs get smaller :: diaphragm (?:contracts|moves down)|lungs get larger :: To breathe out, the diaphragm relaxes and moves up, the ribs move down, and the lungs get smaller.
gas exchange & where|place|happen :: where :: alveol|air sac|lungs :: heart|nose :: Gas exchange happens in the lungs, in the alveoli, the tiny air sacs.
bile & made|where|from|stored :: where|what :: made (?:in|by) the liver|stored in the gall :: made (?:in|by) the (?:gall|stomach|pancreas|small|intestine) :: The liver makes bile, and the gall bladder stores it.
insulin|it & made|come from|where|pancreas & insulin|sugar|where :: where|what :: pancreas :: liver|kidney|stomach :: Insulin is made by the pancreas.
antibiotic & cold|flu|doctor :: why|do|does|for|give :: only bacteria|do not work :: kill viruses|kill the cold|work on (?:viruses|colds) :: Antibiotics do nothing against colds and flu: viruses cause those, and antibiotics kill bacteria only.
resistan & bacteria|antibiotic :: what|how|why|mean :: surviv|mutation|natural selection :: learn|on purpose|people become :: Resistant bacteria survive an antibiotic because of a chance mutation. They multiply, so there are more and more of them.
isotope & radioactive :: are|all|is|why :: some|not all|unstable :: all|always :: Not all isotopes are radioactive: some are stable and some unstable.
feather|hammer|paper & fall|slower|slowly|drop :: why|what|but :: air resistance|drag|no air :: lighter|less gravity :: A feather falls more slowly because of air resistance. Where there is no air a feather and a hammer land together.
moon & fall|drop|land & feather|hammer|air resistance :: what|about|why :: same|together|no air :: slower :: On the Moon there is no air, so a feather and a hammer fall at the same rate.
fall off|upside down & earth|australia|world :: why|do|how :: gravity|pull|centre :: - :: We do not fall off the Earth, because gravity pulls us towards its centre wherever we are.
ink|dye|colours|felt tip & separat|colours|chromatog|paper|get|about :: how|what|about :: chromatog :: filter|distil :: The colours of ink are separated by chromatography: water moves up the paper and carries some dyes further than others.
chromatograph|colours & work|how|why|further :: how|why|work :: solub|further|carr|stick :: - :: In chromatography the solvent moves up the paper. A dye that dissolves well is carried further than one that clings to the paper.
sand & water|salt & separat|get|from|out|mixture :: how|and :: filter|filtr :: - :: Sand is filtered from water, as it does not dissolve: it stays in the filter paper.
salt & water & separat|get|out|salty :: how|and :: evaporat|crystallis|boil :: filter :: Salt is got out of salty water by evaporating the water: the salt is left.
fox|predator & rabbit & grass & then|what|happen|more rabbits :: what|then|happen :: less|fewer|decrease :: more grass :: With more rabbits more grass is eaten, so there is less of it.
palisade|xylem|phloem & dead|alive|living :: is|are|why :: xylem (?:is|are)? ?dead|phloem (?:is|are)? ?(?:alive|living) :: xylem (?:is|are)? ?(?:alive|living) :: Xylem is made of dead cells in hollow tubes, and phloem is living tissue.
copper|silver|gold & acid|react :: why :: - :: - :: Copper does not react with acids because it is below hydrogen in the reactivity series, and so cannot push hydrogen out of an acid.
red|apple|blue & light|look|black :: why :: absorb|reflect :: - :: A thing looks black in a light because it absorbs all of that light and reflects none.
chloroplast|root & dark|light|root :: why :: photosynth|dark :: - :: Root cells need no chloroplasts, because no light reaches them for photosynthesis.
earth & sun & go round|round the sun|orbit :: how|long|round|take :: 365|year :: - :: The Earth goes round the Sun in a year, about 365 days, and spins once in a day.
reflex & quick|fast|spinal|brain :: why :: spinal :: - :: A reflex is quick, because the message goes by the spinal cord and does not wait for the brain.
water|potato|chip|cell & pure water|water & heavier|gain|swell|bigger|firm :: why|what|how :: osmosis|into :: out of :: In pure water a piece of potato gets heavier, because water moves into its cells by osmosis.
measure & current :: what|how|which :: ammeter :: voltmeter :: Current is measured with an ammeter, which is connected in series.
atom & made of|inside|parts|consist :: what|made|inside :: proton|neutron|electron|nucleus :: molecule|cells :: An atom is made of a nucleus of protons and neutrons, with electrons round it.
lightning & thunder & before|first|then|see :: why|which|what :: faster|light :: sound is faster :: You see lightning before you hear thunder, because light is much faster than sound.
difference|differ & plant|animal & cell :: what|difference|differ :: wall|chloroplast|vacuole :: - :: Plant cells have a cell wall, a large vacuole and often chloroplasts, and animal cells have none of these. Both have a nucleus, cytoplasm, a membrane and mitochondria.
work done :: what|mean|is :: force (?:times|x|×) (?:the )?distance :: force (?:over|divided by|\/) (?:the )?distance :: Work is done when a force moves something over a distance: it is the energy that is transferred.
formula|equation|work out|calculate & force :: what|how|formula :: mass|accelerat :: - :: The formula for a resultant force is $F = m a$: force = mass × acceleration.
\bg\b|gravitational field|gravity & earth|strength|value :: what|how|value :: 9\.8|10 :: 1\.6 :: On the Earth the gravitational field strength *g* is about 9.8 N/kg.
v ?= ?ir|ohm'?s law & letter|stand|mean|each :: what|letter|mean :: - :: - :: In $V = I R$ the letter *V* is the potential difference, *I* the current and *R* the resistance.
decompos & example|such|name|like :: example|name|give :: fung|bacteri :: - :: Decomposers are for example bacteria and fungi.
conductor & example|such|name :: example|name|give :: metal|copper :: wood|plastic :: Conductors are for example metals such as copper, silver and iron.
catalyst & name|example|such :: name|example|give :: enzyme|iron|manganese :: - :: Catalysts are for example enzymes, iron and manganese dioxide.
(?<!non[- ])metals? & ions? :: what|which|why :: positive :: negative :: Metal atoms lose electrons and form positive ions. Non-metals form negative ones.
evaporat :: what|mean|happen :: liquid (?:to|into|becomes|turning into) (?:a )?gas :: gas (?:to|into) (?:a )?liquid|solid (?:to|into) :: In evaporation a liquid becomes a gas, from its surface and below its boiling point.
nicotine :: what|why :: addictive :: harmless :: Nicotine is the substance in tobacco that is addictive.
speed & distance & time & over|divided|times|multipl :: how|what :: distance (?:over|divided by) (?:the )?time :: time (?:over|divided by) (?:the )?distance|distance (?:times|multiplied by) (?:the )?time :: To find a speed, divide the distance by the time.
density & mass & volume & over|divided|times|multipl :: how|what :: mass (?:over|divided by) (?:the )?volume :: volume (?:over|divided by) (?:the )?mass|mass (?:times|multiplied by) (?:the )?volume :: To find a density, divide the mass by the volume.
pressure & force & area & over|divided|times|multipl :: how|what :: force (?:over|divided by) (?:the )?area :: area (?:over|divided by) (?:the )?force|force (?:times|multiplied by) (?:the )?area :: To find a pressure, divide the force by the area.
`)
