import { GRAMMAR } from '#misconceptions/english/grammar.ts'
import { PUNCTUATION_AND_SPELLING } from '#misconceptions/english/punctuation-and-spelling.ts'
import { READING } from '#misconceptions/english/reading.ts'
import { VOCABULARY } from '#misconceptions/english/vocabulary.ts'
import type { Entry, Strand } from '#misconceptions/entry.ts'
import { ANGLES_AND_SHAPES } from '#misconceptions/mathematics/angles-and-shapes.ts'
import { BRACKETS } from '#misconceptions/mathematics/brackets.ts'
import { CALCULATION } from '#misconceptions/mathematics/calculation.ts'
import { CALCULUS } from '#misconceptions/mathematics/calculus.ts'
import { DECIMALS_AND_PERCENTAGES } from '#misconceptions/mathematics/decimals-and-percentages.ts'
import { EQUATIONS } from '#misconceptions/mathematics/equations.ts'
import { EXPRESSIONS } from '#misconceptions/mathematics/expressions.ts'
import { FACTORS_AND_POWERS } from '#misconceptions/mathematics/factors-and-powers.ts'
import { FRACTION_SENSE } from '#misconceptions/mathematics/fraction-sense.ts'
import { FRACTIONS } from '#misconceptions/mathematics/fractions.ts'
import { GRAPHS } from '#misconceptions/mathematics/graphs.ts'
import { INDICES } from '#misconceptions/mathematics/indices.ts'
import { INEQUALITIES } from '#misconceptions/mathematics/inequalities.ts'
import { LOGS } from '#misconceptions/mathematics/logs.ts'
import { MEASURE } from '#misconceptions/mathematics/measure.ts'
import { NUMBERS } from '#misconceptions/mathematics/numbers.ts'
import { ORDER } from '#misconceptions/mathematics/order.ts'
import { PERCENTAGES } from '#misconceptions/mathematics/percentages.ts'
import { PLACE_VALUE } from '#misconceptions/mathematics/place-value.ts'
import { PROBABILITY } from '#misconceptions/mathematics/probability.ts'
import { PROPORTION } from '#misconceptions/mathematics/proportion.ts'
import { QUADRATICS } from '#misconceptions/mathematics/quadratics.ts'
import { RATIO_AND_PROPORTION } from '#misconceptions/mathematics/ratio-and-proportion.ts'
import { SEQUENCES_AND_GRAPHS } from '#misconceptions/mathematics/sequences-and-graphs.ts'
import { SHAPES } from '#misconceptions/mathematics/shapes.ts'
import { SIGNS } from '#misconceptions/mathematics/signs.ts'
import { STATISTICS } from '#misconceptions/mathematics/statistics.ts'
import { SURDS } from '#misconceptions/mathematics/surds.ts'
import { TERMS } from '#misconceptions/mathematics/terms.ts'
import { TRANSFORMATIONS_AND_TRIGONOMETRY } from '#misconceptions/mathematics/transformations-and-trigonometry.ts'
import { TRIGONOMETRY } from '#misconceptions/mathematics/trigonometry.ts'
import { BIOLOGY } from '#misconceptions/science/biology.ts'
import { CELLS_AND_ORGANISATION } from '#misconceptions/science/cells-and-organisation.ts'
import { CHEMISTRY } from '#misconceptions/science/chemistry.ts'
import { ELECTRICITY_AND_MAGNETISM } from '#misconceptions/science/electricity-and-magnetism.ts'
import { ENERGY_AND_HEATING } from '#misconceptions/science/energy-and-heating.ts'
import { FORCES_AND_MOTION } from '#misconceptions/science/forces-and-motion.ts'
import { HEALTH_AND_COORDINATION } from '#misconceptions/science/health-and-coordination.ts'
import { INHERITANCE_AND_EVOLUTION } from '#misconceptions/science/inheritance-and-evolution.ts'
import { MOTION } from '#misconceptions/science/motion.ts'
import { PARTICLES_AND_MATTER } from '#misconceptions/science/particles-and-matter.ts'
import { PHYSICS } from '#misconceptions/science/physics.ts'
import { PLANTS_AND_ECOSYSTEMS } from '#misconceptions/science/plants-and-ecosystems.ts'
import { RATES_AND_RESOURCES } from '#misconceptions/science/rates-and-resources.ts'
import { REACTIONS } from '#misconceptions/science/reactions.ts'
import { WAVES_AND_MATTER } from '#misconceptions/science/waves-and-matter.ts'
import { WORKING_SCIENTIFICALLY } from '#misconceptions/science/working-scientifically.ts'

/** Each subject with its strands. One slip has one code, whoever finds it. */
const SUBJECTS = {
  mathematics: {
    place_value: PLACE_VALUE,
    numbers: NUMBERS,
    calculation: CALCULATION,
    signs: SIGNS,
    order: ORDER,
    fraction_sense: FRACTION_SENSE,
    fractions: FRACTIONS,
    percentages: PERCENTAGES,
    decimals_and_percentages: DECIMALS_AND_PERCENTAGES,
    proportion: PROPORTION,
    terms: TERMS,
    expressions: EXPRESSIONS,
    brackets: BRACKETS,
    equations: EQUATIONS,
    inequalities: INEQUALITIES,
    quadratics: QUADRATICS,
    indices: INDICES,
    surds: SURDS,
    logs: LOGS,
    graphs: GRAPHS,
    calculus: CALCULUS,
    shapes: SHAPES,
    trigonometry: TRIGONOMETRY,
    statistics: STATISTICS,
    probability: PROBABILITY,
    factors_and_powers: FACTORS_AND_POWERS,
    ratio_and_proportion: RATIO_AND_PROPORTION,
    sequences_and_graphs: SEQUENCES_AND_GRAPHS,
    angles_and_shapes: ANGLES_AND_SHAPES,
    measure: MEASURE,
    transformations_and_trigonometry: TRANSFORMATIONS_AND_TRIGONOMETRY,
  },
  science: {
    biology: BIOLOGY,
    cells_and_organisation: CELLS_AND_ORGANISATION,
    plants_and_ecosystems: PLANTS_AND_ECOSYSTEMS,
    chemistry: CHEMISTRY,
    physics: PHYSICS,
    forces_and_motion: FORCES_AND_MOTION,
    working_scientifically: WORKING_SCIENTIFICALLY,
    health_and_coordination: HEALTH_AND_COORDINATION,
    inheritance_and_evolution: INHERITANCE_AND_EVOLUTION,
    motion: MOTION,
    particles_and_matter: PARTICLES_AND_MATTER,
    reactions: REACTIONS,
    rates_and_resources: RATES_AND_RESOURCES,
    energy_and_heating: ENERGY_AND_HEATING,
    electricity_and_magnetism: ELECTRICITY_AND_MAGNETISM,
    waves_and_matter: WAVES_AND_MATTER,
  },
  english: {
    grammar: GRAMMAR,
    punctuation_and_spelling: PUNCTUATION_AND_SPELLING,
    vocabulary: VOCABULARY,
    reading: READING,
  },
} as const

type Subjects = typeof SUBJECTS
export type MisconceptionSubject = keyof Subjects

/** The union of the keys of each member of a union. */
type KeysOf<T> = T extends unknown ? keyof T & string : never
type StrandsOf<T> = T extends unknown ? T[keyof T] : never

/** Every code of the catalogue: what is not in it does not compile. */
export type MisconceptionCode = KeysOf<StrandsOf<Subjects[MisconceptionSubject]>>

/** One misconception as a teacher may read it. */
export type CataloguedMisconception = Required<Omit<Entry, 'was' | 'is_foreseen'>> & {
  readonly code: string
  readonly subject: string
  readonly strand: string
  readonly was: readonly string[]
  readonly is_foreseen: boolean
}

const entered = (subject: string, strand: string, entries: Strand): CataloguedMisconception[] =>
  Object.entries(entries).map(([code, { was = [], is_foreseen = false, ...told }]) => ({
    code,
    subject,
    strand,
    ...told,
    was,
    is_foreseen,
  }))

/** The whole catalogue, subject by subject and strand by strand, in the order of teaching. */
export const misconceptions: readonly CataloguedMisconception[] = Object.entries(SUBJECTS).flatMap(
  ([subject, strands]) =>
    Object.entries(strands).flatMap(([strand, entries]) => entered(subject, strand, entries)),
)

const BY_NAME: ReadonlyMap<string, CataloguedMisconception> = new Map([
  ...misconceptions.flatMap((each) => each.was.map((name) => [name, each] as const)),
  ...misconceptions.map((each) => [each.code, each] as const),
])

/** A misconception by its code, or by a name that it had before; undefined where it is in no catalogue. */
export const misconceptionOf = (code: string): CataloguedMisconception | undefined =>
  BY_NAME.get(code)

/**
 * The code that stands for this one now. A question that was kept before the catalogue says a former
 * name, and an author may say a code of their own, which stays as it is.
 */
export const currentCode = (code: string): string => BY_NAME.get(code)?.code ?? code
