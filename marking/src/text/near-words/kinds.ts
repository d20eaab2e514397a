import { stem } from '#text/word-shapes.ts'

/** A kind of things as it is said of one of them, and its members. A word may belong to several kinds. */
const KINDS = `a planet: mercury venus earth mars jupiter saturn uranus neptune
a day of the week: monday tuesday wednesday thursday friday saturday sunday
a month: january february march april may june july august september october november december
a season: spring summer autumn winter
a colour: red orange yellow green blue indigo violet purple pink brown black white grey
a direction: north south east west left right up down
a continent: africa asia europe america antarctica australia oceania
an ocean: atlantic pacific indian arctic
a city: london paris berlin madrid rome vienna lisbon athens dublin moscow tokyo beijing budapest bucharest
a country: france germany spain italy austria australia poland portugal greece iran iraq slovakia slovenia sweden switzerland norway denmark
a writer: shakespeare marlowe milton dickens austen orwell chaucer wordsworth keats tolkien
the name of a monarch: charles james henry elizabeth victoria george william edward mary anne richard john
a number: zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty thirty forty fifty
a gas: oxygen nitrogen hydrogen helium neon argon methane ammonia chlorine
an element: hydrogen helium lithium carbon nitrogen oxygen fluorine neon sodium magnesium aluminium silicon phosphorus sulfur sulphur chlorine argon potassium calcium iron copper zinc silver gold tin lead iodine bromine mercury cobalt nickel radium
a sugar: glucose fructose sucrose lactose maltose galactose ribose
an enzyme: amylase lipase protease lactase maltase sucrase cellulase pepsin
a hormone: insulin glucagon adrenaline thyroxine oestrogen testosterone
a food group: carbohydrate protein fat lipid fibre vitamin
a hydrocarbon: methane ethane propane butane pentane hexane ethene propene butene ethyne propyne
a group of compounds: alkane alkene alkyne alcohol ester acid alkali
an alcohol: methanol ethanol propanol butanol
a particle: proton neutron electron photon positron neutrino atom molecule ion
a part of a cell: nucleus nucleolus cytoplasm membrane chloroplast mitochondria mitochondrion ribosome vacuole wall
a process of living things: photosynthesis respiration chemosynthesis ventilation perspiration inspiration transpiration digestion excretion reproduction growth
a change of state: evaporation condensation melting freezing boiling sublimation
a part of the water cycle: evaporation condensation transpiration precipitation infiltration
a way in which heat moves: conduction convection radiation
something that light does: reflection refraction diffraction absorption dispersion
a phase of cell division: prophase metaphase anaphase telophase interphase
a kind of cell division: mitosis meiosis
a blood vessel: artery vein capillary arteriole venule aorta
an organ: heart lung stomach liver kidney brain skin pancreas bladder oesophagus uterus ureter urethra trachea intestine
a part of a plant: root stem leaf flower petal sepal stamen stigma ovary ovule xylem phloem
a kind of rock: igneous sedimentary metamorphic
something that shapes the land: erosion deposition weathering transportation corrosion abrasion
a feature of a cave: stalactite stalagmite
a line on a map: latitude longitude equator
a measuring instrument: ammeter voltmeter thermometer barometer anemometer manometer
a unit: metre litre gram kilogram second newton joule watt volt ampere ohm pascal kelvin hertz
a quantity of movement: speed velocity acceleration distance displacement momentum
a kind of circuit: series parallel
a reaction of nuclei: fission fusion
a kind of triangle: isosceles scalene equilateral
a kind of angle: acute obtuse reflex right
a quadrilateral: square rectangle rhombus parallelogram trapezium kite
a polygon: triangle quadrilateral pentagon hexagon heptagon octagon nonagon decagon
a solid: cube cuboid sphere hemisphere cone cylinder pyramid prism tetrahedron
a side of a right-angled triangle: hypotenuse adjacent opposite
a part of a circle: radius diameter chord arc sector segment tangent circumference
a measure of a shape: perimeter area volume length width height
a part of a fraction: numerator denominator
an average: mean median mode
a kind of number: prime composite square odd even rational irrational integer
a word for lines: parallel perpendicular skew
a function: sine cosine tangent secant cosecant cotangent
a figure of speech: metaphor simile personification alliteration onomatopoeia hyperbole assonance oxymoron irony
a kind of word: noun verb adjective adverb pronoun preposition conjunction
a pronoun: he she it they we you i him her them us
a small word before nouns: a an the this that these those
a word that joins sentences: because although and so but while since unless if or
a word for a place: in on under over at by beside behind above below between near
a form of “to be”: am is are was were be been being
a form of “to have”: has have had having
a form of “to do”: do does did done doing
a word that sounds the same: their there they're
a reason for or against: advantage disadvantage
a role in a food chain: predator prey producer consumer decomposer
a term of inheritance: genotype phenotype homozygous heterozygous dominant recessive allele
a step from DNA to protein: transcription translation replication
a move of people: immigration emigration migration
a protein: haemoglobin immunoglobulin insulin collagen keratin
a kind of solution: hypotonic isotonic hypertonic
a store of sugar: starch glycogen cellulose
a kind of neurone: sensory motor relay afferent efferent
a type of government: democracy monarchy republic dictatorship oligarchy anarchy
a short answer: yes no true false maybe`

type Kind = { readonly name: string; readonly members: ReadonlySet<string> }

const GROUPS: readonly Kind[] = KINDS.split('\n').map((line) => {
  const [name = '', members = ''] = line.split(': ')
  return { name, members: new Set(members.split(' ').map(stem)) }
})

/** The kind that two different words share, as it is said of one of them: `a planet`. */
export const sharedKind = (one: string, other: string): string | undefined => {
  const [a, b] = [stem(one), stem(other)]
  return a === b ? undefined : GROUPS.find(({ members }) => members.has(a) && members.has(b))?.name
}
