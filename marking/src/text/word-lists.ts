/** Words that carry no meaning of their own in an answer. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of to in on at by for from with as is are was were be been being am it its this
  that these those there they them their he she his her we our you your i my me do does did has have
  had so then than because since which who what when where how will would can could should may might
  into onto also just very too if but about up over such`.split(/\s+/),
)

export const NEGATIONS: ReadonlySet<string> = new Set(
  'not no never none without cannot neither nor nothing'.split(' '),
)

export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, value) => [word, String(value)] as const),
)

const PAIRS = `increase decrease|more less|more fewer|high low|higher lower|up down|hot cold|warm cool
open close|positive negative|attract repel|same different|gain lose|left right|before after|inside outside
above below|evaporation condensation|evaporate condense|melt freeze|acid alkali|acidic alkaline
mitosis meiosis|anode cathode|predator prey|parallel series|artery vein|north south|east west
exothermic endothermic|oxidation reduction|reflect refract|reflection refraction|absorb emit|input output
first last|maximum minimum|add subtract|multiply divide|rise fall|faster slower|fast slow|bigger smaller
large small|heavier lighter|heavy light|expand contract|true false|weather climate|mass weight
genotype phenotype|fission fusion|prokaryote eukaryote|prokaryotic eukaryotic|diffusion osmosis
numerator denominator|area perimeter|mean median|median mode|sine cosine|longitude latitude
herbivore carnivore|vertebrate invertebrate|conductor insulator|voltage current|dominant recessive
transverse longitudinal|complete incomplete|soluble insoluble|reversible irreversible|metal nonmetal
connect disconnect|solid liquid|liquid gas|proton electron|proton neutron|neutron electron|on off
photosynthesis respiration|stalactite stalagmite|affect effect|igneous sedimentary|sedimentary metamorphic
renewable nonrenewable|longer shorter|long short|near far|better worse|always never|all none|odd even`

/** Words that are close to each other and do not mean the same: the first hardly ever stands for the second. */
export const OPPOSITES: readonly (readonly [string, string])[] = PAIRS.split(/[|\n]/).map(
  (pair) => {
    const [first = '', second = ''] = pair.trim().split(' ')
    return [first, second]
  },
)
