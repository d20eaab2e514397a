/** Words that carry no meaning of their own in an answer. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of to in on at by for from with as is are was were be been being am it its this
  that these those there they them their he she his her we our you your i my me do does did has have
  had so then than because since which who what when where how will would can could should may might
  into onto also just very too if but about such`.split(/\s+/),
)

export const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never none without cannot neither nor nothing'.split(' '),
)

/** "one|two" a line-break or bar apart, each "first second", as pairs. */
const pairsOf = (text: string): readonly (readonly [string, string])[] =>
  text.split(/[|\n]/).map((pair) => {
    const [first = '', second = ''] = pair.trim().split(' ')
    return [first, second]
  })

/** Where one of them is denied, the other is said: not open is closed. */
export const COMPLEMENTS =
  pairsOf(`connected disconnected|connected separated|closed open|same different
complete incomplete|on off|true false|alive dead|possible impossible|equal unequal|present absent
present missing|intact broken|inside outside|include exclude|soluble insoluble
reversible irreversible|stable unstable|balanced unbalanced|visible invisible|finite infinite
regular irregular|renewable nonrenewable|similar dissimilar|remain leave|working damaged|all none`)

/** Words that exclude each other, though there is something between or beside them. */
export const CONTRARIES =
  pairsOf(`increase decrease|increase lower|more less|more fewer|high low|higher lower|up down
hot cold|warm cool|hotter colder|warmer cooler|positive negative|attract repel|gain lose|left right
before after|above below|melt freeze|heat chill|first last|maximum minimum|add subtract
multiply divide|faster slower|fast slow|bigger smaller|large small|larger smaller
heavier lighter|expand contract|expand shrink|stronger weaker|strong weak|longer shorter
long short|near far|closer further|nearer farther|better worse|always never|early late|thick thin
thicker thinner|rich poor|wide narrow|wider narrower|greater smaller|most least|begin end|start stop
import export|push pull|absorb emit|give take|win lose|north south|east west
horizontal vertical|upward downward|clockwise anticlockwise|odd even|young old|dense sparse
easier harder|deep shallow|deeper shallower|brighter dimmer|bright dim|wet dry
positively negatively|arrive depart|buy sell|profit loss|peace war|front back
best worst|inner outer|inward outward|towards away|forward backward|forwards backwards|many few
cheap expensive|cheaper dearer|easy hard|full empty|loud quiet|appear disappear|tall short|taller shorter
freeze boil|closest farthest|nearest furthest|major minor|victory defeat|fresh stale|love hate|allow stop`)

/** Terms that are often mixed up: one never stands for the other, and none is a misspelling of it. */
export const CONFUSABLES =
  pairsOf(`mitosis meiosis|anode cathode|convex concave|evaporation condensation
evaporate condense|predator prey|parallel series|artery vein|arteries veins|acid alkali|acidic alkaline
exothermic endothermic|oxidation reduction|oxidised reduced|reflect refract|reflection refraction
input output|weather climate|mass weight|genotype phenotype|fission fusion|prokaryote eukaryote
prokaryotic eukaryotic|diffusion osmosis|numerator denominator|area perimeter|mean median|median mode
mean mode|sine cosine|sine tangent|longitude latitude|herbivore carnivore|vertebrate invertebrate
conductor insulator|voltage current|voltage resistance|current resistance|dominant recessive
transverse longitudinal|metal nonmetal|solid liquid|liquid gas|solid gas|proton electron
proton neutron|neutron electron|photosynthesis respiration|stalactite stalagmite|affect effect
igneous sedimentary|sedimentary metamorphic|igneous metamorphic|speed velocity|speed acceleration
velocity acceleration|distance displacement|heat temperature|power energy|force pressure|atom molecule
element compound|compound mixture|ionic covalent|cation anion|solute solvent|solvent solution
melting boiling|producer consumer|pollen pollination|stamen carpel|ovary ovule|xylem phloem
sensory motor|aerobic anaerobic|bacteria virus|antibody antigen|allele gene|nucleus nucleolus
ammeter voltmeter|amplitude frequency|frequency wavelength|radius diameter|chord tangent
factor multiple|prime composite|acute obtuse|isosceles scalene|hexagon heptagon|octagon hexagon
horizontal vertical|expression equation|independent dependent|accuracy precision|biotic abiotic
erosion weathering|erosion deposition|tributary distributary|metaphor simile|adjective adverb
noun verb|vowel consonant|prefix suffix|protagonist antagonist|democracy monarchy|import export
immigration emigration|rotation revolution|rotation translation|equinox solstice|waxing waning
crust mantle|mantle core|asteroid comet|meteor comet|planet star|sun moon|moon earth|sun earth
omnivore herbivore|omnivore carnivore|hydrogen helium|oxygen nitrogen|oxygen carbon|starch glucose
protein carbohydrate|lipid protein|trachea oesophagus|kidney liver|ligament tendon
cytoplasm nucleus|chloroplast mitochondria|chloroplast chlorophyll|endocrine exocrine
catholic protestant|senate congress|primary secondary|stationary stationery|principal principle
permutation combination|integer fraction|quotient product|sum product|sum difference|domain range
kinetic potential|conduction convection|convection radiation|conduction radiation|dissolve melt
absorb reflect|translucent transparent|transparent opaque|opaque translucent`)

/** Plain words of one meaning in school answers, the first of each line standing for all. */
const GROUPS = `connected joined linked attached touching hooked connection
separated apart split detached unattached separation
closed shut|gap break hole opening cut|path route way circuit loop pathway
include contain have hold|different differ difference differing dissimilar|same identical equal alike
increase grow raise rise increasing increased|decrease reduce reduction decreasing lessen drop fall
gain get receive obtain acquire|lose lost losing loss|make produce create generate form manufacture
big large huge great|small little tiny|fast quick rapid quickly rapidly|slow slowly
warm heated|begin start commence|end finish|stop prevent block halt|move travel go going
need require must|show tell indicate reveal mean|use using utilise|change alter vary turn become
help assist aid|food nutrition nutrient|kill destroy die dead|eat consume feed
broken damaged burnt burned burn faulty blown|light lit glow shine|push shove|pull drag tug
allow let enable permit|cause lead result|because due owing reason|amount quantity number
thing object item|person human people|child kid|take remove subtract|add plus
many lot lots several multiple|only just alone solely
still remain stay continue keep|electricity electric electrical|contact touch|part piece component bit
place location position spot|side edge|water moisture|rock stone|sun sunlight sunshine solar
bad poor|correct right|old ancient|rule govern|king monarch queen|army troops soldiers
rich wealthy|fight battle war|country nation|money cash|buy purchase|sell trade
whole entire complete|total altogether|half halves|biggest largest greatest|smallest least
twice double|divide share|vertical upright|horizontal flat level|particle corpuscle
spread disperse|squash compress squeeze|soak absorb`

export const SAME_MEANING: readonly (readonly string[])[] = GROUPS.split(/[|\n]/).map((line) =>
  line.trim().split(' '),
)
