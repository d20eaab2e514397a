import {
  type Concept,
  type ReadText,
  readText,
  type Vocabulary,
  vocabularyOf,
} from '#text/concepts.ts'
import { causeAgreement, orderAgreement } from '#text/roles.ts'
import { areMixedUp } from '#text/word-meanings.ts'

/** What is asked, and answers of full marks. */
export type TextTask = { readonly question: string; readonly references: readonly string[] }

/** A task, read once for all of its answers. */
export type ReadTask = {
  readonly vocabulary: Vocabulary
  readonly question: ReadText
  readonly references: readonly ReadText[]
  /** The question and the references as they are written. */
  readonly asked: string
  readonly texts: readonly string[]
}

/** What one answer shares with its task; every number without a unit, most of them from 0 to 1. */
export type Features = readonly number[]

/** A word of the reference that the question says already is less telling. */
const ECHO_WEIGHT = 0.4
const NAME_WEIGHT = 0.8
const MANY_WORDS = 12

export function readTask({ question, references }: TextTask): ReadTask {
  const filled = references.filter((text) => text.trim() !== '')
  const vocabulary = vocabularyOf([question, ...filled])
  return {
    vocabulary,
    question: readText(question, vocabulary),
    references: filled.map((text) => readText(text, vocabulary)),
    asked: question,
    texts: filled,
  }
}

const uniqueOf = (concepts: readonly Concept[]): readonly Concept[] => [
  ...new Map(concepts.map((each) => [each.key, each])).values(),
]

/** The letters in threes of all words: what is left alike after endings and slips. */
function trigramsOf(words: readonly string[]): ReadonlySet<string> {
  const text = ` ${words.join(' ')} `
  const all = new Set<string>()
  for (let at = 0; at + 3 <= text.length; at += 1) all.add(text.slice(at, at + 3))
  return all
}

/** Twice what both have, by what each has: 1 for the same sets. */
export function dice<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  let shared = 0
  for (const each of a) if (b.has(each)) shared += 1
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

const bigramsOf = (concepts: readonly Concept[]): ReadonlySet<string> =>
  new Set(concepts.slice(1).map((each, i) => `${concepts[i]?.key} ${each.key}`))

const PREFIX = 4
/** Whether two words begin alike, as those of one family do. */
export const isKin = (a: string, b: string): boolean =>
  a.length >= PREFIX && b.length >= PREFIX && a.slice(0, PREFIX) === b.slice(0, PREFIX)

const part = (some: number, all: number): number => (all === 0 ? 0 : some / all)

/** How the concepts of a text are seen in the light of the question. */
type Light = {
  /** What the question says with the other sign is news. */
  readonly isAsked: (concept: Concept) => boolean
  readonly isNamed: (key: string) => boolean
  readonly weightOf: (concept: Concept) => number
}

function lightOf(question: ReadText): Light {
  const signs = new Map(question.concepts.map(({ key, sign }) => [key, sign]))
  const isAsked = ({ key, sign }: Concept) => (signs.get(key) ?? 0) * sign > 0
  return {
    isAsked,
    isNamed: (key) => signs.has(key),
    weightOf: (concept) =>
      (isAsked(concept) ? ECHO_WEIGHT : 1) * (concept.is_name ? NAME_WEIGHT : 1),
  }
}

/** Counts what the reference wants and the answer has. */
function countWanted(theirs: readonly Concept[], ours: readonly Concept[], light: Light) {
  const has = new Map(ours.map((each) => [each.key, each]))
  const count = { all: 0, met: 0, kin: 0, fresh: 0, freshMet: 0, against: 0, half: 0 }
  const more = { names: 0, namesMissing: 0, mixed: 0 }
  for (const want of theirs) {
    const weight = light.weightOf(want)
    const found = has.get(want.key)
    const agrees = found === undefined ? 0 : found.sign * want.sign
    count.all += weight
    if (found !== undefined) count.met += weight
    if (agrees < 0) count.against += weight
    if (found !== undefined && Math.abs(agrees) < 1) count.half += 1
    if (found !== undefined || ours.some(({ key }) => isKin(key, want.key))) count.kin += weight
    if (!light.isAsked(want) && !want.is_name) {
      count.fresh += 1
      if (agrees > 0) count.freshMet += 1
    }
    if (want.is_name) {
      more.names += 1
      if (found === undefined) more.namesMissing += 1
    }
    const isMixedUp = ({ key }: Concept) => areMixedUp(key, want.key) && !light.isNamed(key)
    if (found === undefined && ours.some(isMixedUp)) more.mixed += 1
  }
  return { ...count, ...more }
}

/** Counts what the answer says: what is wanted, what the question said already, and what else. */
function countSaid(ours: readonly Concept[], theirs: readonly Concept[], light: Light) {
  const wants = new Set(theirs.map(({ key }) => key))
  const count = { said: 0, saidMet: 0, echo: 0, other: 0, namesExtra: 0, gained: 0 }
  for (const each of ours) {
    count.said += 1
    count.gained += light.weightOf(each)
    if (wants.has(each.key)) count.saidMet += 1
    else if (light.isNamed(each.key)) count.echo += 1
    else count.other += 1
    if (each.is_name && !wants.has(each.key)) count.namesExtra += 1
  }
  return count
}

/** Compares an answer with one reference. */
function compare(answer: ReadText, reference: ReadText, question: ReadText) {
  const [ours, theirs] = [uniqueOf(answer.concepts), uniqueOf(reference.concepts)]
  const [has, wants] = [new Set(ours.map(({ key }) => key)), new Set(theirs.map(({ key }) => key))]
  const light = lightOf(question)
  const wanted = countWanted(theirs, ours, light)
  const { all, met, kin, fresh, freshMet, against, half, names, namesMissing, mixed } = wanted
  const { said, saidMet, echo, other, namesExtra, gained } = countSaid(ours, theirs, light)
  const signed = (concepts: readonly Concept[]) =>
    concepts.reduce(
      (product, { sign, key }) => (has.has(key) && wants.has(key) ? product * sign : product),
      1,
    )
  const order = orderAgreement(answer, reference)
  const [clashes, isTurned] = [against > 0, order < 0.5]
  return {
    met: part(met, all),
    kin: part(kin, all),
    fresh: fresh === 0 ? 0.5 : freshMet / fresh,
    fresh_and_to_the_point: part(freshMet, Math.max(1, fresh)) * part(saidMet, said),
    to_the_point: part(saidMet, said),
    echo: part(echo, said),
    other: part(other, said),
    others: Math.log1p(other),
    against: part(against, all),
    clashes: Number(clashes),
    same_sign: Number(signed(ours) === signed(theirs)),
    half,
    mixed_up: mixed,
    names_missing: part(namesMissing, names),
    exact_missing: Number(reference.exact.some((each) => !answer.exact.includes(each))),
    exact_extra: Number(
      answer.exact.some(
        (each) => !reference.exact.includes(each) && !question.exact.includes(each),
      ),
    ),
    names_extra: Math.min(3, namesExtra),
    alike_words: dice(has, wants),
    alike_pairs: dice(bigramsOf(answer.concepts), bigramsOf(reference.concepts)),
    alike_letters: dice(trigramsOf(answer.words), trigramsOf(reference.words)),
    order,
    // An opposite word and the opposite order cancel out: slower than light, faster than sound.
    clashes_straight: Number(clashes && !isTurned),
    clashes_turned: Number(clashes && isTurned),
    turned: Number(!clashes && isTurned),
    cause: causeAgreement(answer, reference),
    nearness: part(met - against, all) * part(gained > 0 ? saidMet : 0, said),
    same_negation: Number(answer.has_negation === reference.has_negation),
    length: Math.log((1 + said) / (1 + theirs.length)),
  }
}

/** What an answer shares with its task, by name; most from 0 to 1. */
export type Evidence = ReturnType<typeof compare> & ReturnType<typeof compareAll>

function compareAll(task: ReadTask, answer: ReadText, near: readonly number[]) {
  const keysOf = (texts: readonly ReadText[]) =>
    new Set(texts.flatMap(({ concepts }) => concepts.map(({ key }) => key)))
  const [union, keys, asked] = [keysOf(task.references), keysOf([answer]), keysOf([task.question])]
  const count = (those: ReadonlySet<string>, isIn: (key: string) => boolean) =>
    [...those].filter(isIn).length
  return {
    all_met: part(
      count(keys, (key) => union.has(key)),
      union.size,
    ),
    asked_met: part(
      count(keys, (key) => asked.has(key)),
      asked.size,
    ),
    known: part(
      count(keys, (key) => asked.has(key) || union.has(key)),
      keys.size,
    ),
    words: Math.min(MANY_WORDS, answer.words.length) / MANY_WORDS,
    log_words: Math.log1p(answer.words.length),
    says_nothing: Number(keys.size === 0),
    begins_because: Number(answer.words[0] === 'because'),
    denies: Number(answer.has_negation),
    like_question: dice(trigramsOf(answer.words), trigramsOf(task.question.words)),
    spread: near.length < 2 ? 0 : Math.max(...near) - Math.min(...near),
    reference_length: Math.log1p(task.references[0]?.concepts.length ?? 0),
  }
}

const NO_REFERENCE: ReadText = { words: [], concepts: [], has_negation: false, exact: [] }

/** Compares an answer with the nearest reference, and with all of the task. */
export function evidenceOf(task: ReadTask, typed: string): Evidence {
  const answer = readText(typed, task.vocabulary)
  const references = task.references.length > 0 ? task.references : [NO_REFERENCE]
  const [first, ...more] = references.map((each) => compare(answer, each, task.question))
  if (first === undefined) throw new Error('there is always one')
  const best = more.reduce((a, b) => (b.nearness > a.nearness ? b : a), first)
  const near = [first, ...more].map(({ nearness }) => nearness)
  return { ...best, ...compareAll(task, answer, near) }
}

/** The evidence as the numbers that a model is fitted to. */
export const featuresOf = (task: ReadTask, typed: string): Features =>
  Object.values(evidenceOf(task, typed))
