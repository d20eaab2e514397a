import { type Rational, readDecimal } from '@learngrove/maths/rational'
import { type Formula, subjectOf } from '#families/measure/formula.ts'
import type { Given, Reading } from '#families/measure/quantities.ts'
import { readUnit } from '#families/measure/units.ts'

/** A formula that fits a message: what is looked for, and what is known of the other letters. */
export type Fit = {
  readonly formula: Formula
  readonly wanted: string
  readonly known: ReadonlyMap<string, Given>
  readonly score: number
}

/** Formulas of more letters than this are not tried. */
const MOST_LETTERS = 6
/** A name further away than so many characters says nothing of a number. */
const NEAR = 30
/** A comma or an "and" between them counts as so many characters. */
const CLAUSE = 15
/** A name before its number is nearer than one after it. */
const AFTER = 2
const MOST_NAMES = 12

const CLOSEST = 3
const LABELLED = 8
const ASKED = 4
/** A formula is for its subject first. */
const SUBJECT = 0.1
/** A unit says more than a name does. */
const MEASURED = 2

const asking =
  /\b(?:find|calculate|calc|work(?:ing)? ?out|determine|what(?:'?s| is| are| was)?|whats|how|give|get|need|show)\b[^.?!,;]{0,60}/g
const start = 40

const seeking = "[Ff]ind|[Cc]alculate|[Ww]ork out|[Ww]hat(?: i|'?)s|(?:side|angle)"

type Span = readonly [from: number, to: number]

const spansOf = (text: string, pattern: RegExp): readonly Span[] =>
  [...text.matchAll(pattern)]
    .slice(0, MOST_NAMES)
    .map((match): Span => [match.index, match.index + match[0].length])

const everywhere = new Map<string, RegExp>()

function namesIn(text: string, words: RegExp): readonly Span[] {
  const pattern = everywhere.get(words.source) ?? new RegExp(`\\b(?:${words.source})`, 'g')
  everywhere.set(words.source, pattern)
  return spansOf(text, pattern)
}

/** The formula that fits a message best; undefined where none does with all numbers used. */
export function fitFormula(
  formulas: readonly Formula[],
  { text, givens }: Reading,
): Fit | undefined {
  const lower = text.toLowerCase()
  let best: Fit | undefined
  for (const formula of formulas) {
    const { topic, of } = formula
    if (topic && (!topic.words.test(lower) || topic.not?.test(lower))) continue
    const letters = Object.keys(of)
    if (letters.length > MOST_LETTERS) continue
    const asked = [[0, start] as const, ...spansOf(lower, asking)]
    for (const wanted of letters) {
      const score = scoreOfWanted(formula, wanted, text, asked)
      const known = score === undefined ? undefined : assign(formula, wanted, lower, givens)
      if (score === undefined || !known) continue
      // Takes plain numbers without names for the letters on the right alone.
      if (known.score === 0 && wanted !== subjectOf(formula)) continue
      const stated = isStated(formula, wanted, lower, givens) ? ASKED : 0
      const fit = { formula, wanted, known: known.known, score: score + known.score - stated }
      if (best === undefined || fit.score > best.score) best = fit
    }
  }
  return best
}

function scoreOfWanted(
  formula: Formula,
  wanted: string,
  typed: string,
  asked: readonly Span[],
): number | undefined {
  const quantity = formula.of[wanted]
  if (!quantity || quantity.usual !== undefined || quantity.isGiven) return undefined
  const text = typed.toLowerCase()
  const isAlone = Object.keys(formula.of).every(
    (other) => other === wanted || other.toLowerCase() !== wanted.toLowerCase(),
  )
  const letter = new RegExp(
    `\\b(?:${seeking}) ${wanted.replace('_', '_?')}(?![A-Za-z])`,
    isAlone ? 'i' : '',
  )
  if (letter.test(typed)) return LABELLED
  const names = namesIn(text, quantity.words)
  if (names.length === 0) return undefined
  // Prefers the longer of two names that begin alike: `kinetic energy` over `energy`.
  const longest = Math.max(...names.map(([from, to]) => to - from)) / 100
  const isAsked = names.some(([from, to]) => asked.some(([a, b]) => from >= a && to <= b))
  return (isAsked ? ASKED : 0) + longest + (wanted === subjectOf(formula) ? SUBJECT : 0)
}

/** Whether a number stands right after the name of a quantity, which is then hardly looked for. */
function isStated(
  formula: Formula,
  letter: string,
  text: string,
  givens: readonly Given[],
): boolean {
  const quantity = formula.of[letter]
  const names = quantity ? namesIn(text, quantity.words) : []
  const dims = readUnit(quantity?.unit ?? '')?.dims
  const stated = givens.filter(
    ({ at, unit }) =>
      (unit === undefined || unit.dims === dims) &&
      names.some(([, to]) => to < at && /^\s*(?:is|=|of|:|was)?\s*$/.test(text.slice(to, at))),
  )
  const namesakes = Object.values(formula.of).filter(({ words }) => words === quantity?.words)
  return stated.length >= namesakes.length
}

type Assigned = { readonly known: ReadonlyMap<string, Given>; readonly score: number }

/** Gives each number to a letter, in the way that the units and the names speak for most. */
function assign(
  formula: Formula,
  wanted: string,
  text: string,
  givens: readonly Given[],
): Assigned | undefined {
  const letters = Object.keys(formula.of).filter((letter) => letter !== wanted)
  if (givens.length > letters.length) return undefined
  const scores = letters.map((letter) =>
    givens.map((given) => scoreOf(formula, letter, given, text)),
  )
  const place = (at: number, taken: ReadonlySet<number>): Assigned | undefined => {
    const letter = letters[at]
    if (letter === undefined)
      return taken.size === givens.length ? { known: new Map(), score: 0 } : undefined
    let best: Assigned | undefined
    const consider = (rest: Assigned | undefined, own: number, given: Given | undefined) => {
      if (!rest || (best && rest.score + own <= best.score)) return
      best = {
        known: given ? new Map([...rest.known, [letter, given]]) : rest.known,
        score: rest.score + own,
      }
    }
    for (const [i, given] of givens.entries()) {
      const own = taken.has(i) ? undefined : scores[at]?.[i]
      if (own !== undefined) consider(place(at + 1, new Set([...taken, i])), own, given)
    }
    const silent = unspoken(formula, letter, text)
    if (silent) consider(place(at + 1, taken), 0, silent)
    return best
  }
  return place(0, new Set())
}

/** How much speaks for a number being a letter; undefined where it cannot be. */
function scoreOf(formula: Formula, letter: string, given: Given, text: string): number | undefined {
  const quantity = formula.of[letter]
  if (!quantity || given.isStrange) return undefined
  const isLabelled = given.label === letter
  if (given.label !== undefined && !isLabelled && formula.of[given.label]) return undefined
  const dims = quantity.unit === undefined ? undefined : readUnit(quantity.unit)?.dims
  if (given.unit && given.unit.dims !== dims) return undefined
  const near = Math.max(
    0,
    ...namesIn(text, quantity.words).map((span) => closeness(span, given, text)),
  )
  const isLoose = quantity.isNamed !== true && (given.unit !== undefined || formula.isBare === true)
  if (!isLabelled && near === 0 && !isLoose) return undefined
  return near + (isLabelled ? LABELLED : 0) + (given.unit ? MEASURED : 0)
}

function closeness([from, to]: Span, { at, end }: Given, text: string): number {
  const between = to <= at ? text.slice(to, at) : text.slice(end, Math.max(end, from))
  const isAfter = from >= end
  const gap = between.length + (isAfter ? AFTER : 0) + (/[,;.]|\band\b/.test(between) ? CLAUSE : 0)
  return CLOSEST * Math.max(0, 1 - gap / NEAR)
}

/** A value that goes without saying, or is said in words. */
function unspoken(formula: Formula, letter: string, text: string): Given | undefined {
  const quantity = formula.of[letter]
  const [pattern, said] = quantity?.said ?? []
  const value = pattern?.test(text) ? said : quantity?.usual
  const number: Rational | undefined = value === undefined ? undefined : readDecimal(value)
  const unit = quantity?.unit === undefined ? undefined : readUnit(quantity.unit)
  return number && { value: number, ...(unit && { unit }), at: -1, end: -1 }
}
