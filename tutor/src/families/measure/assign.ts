import { type Rational, readDecimal } from '@learngrove/maths/rational'
import { type Formula, type Quantity, subjectOf } from '#families/measure/formula.ts'
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
/** A unit says more than a name does. */
const MEASURED = 2
/** Speaks for a quantity that is named early, and a little for what a formula gives. */
const EARLY = 1
const SUBJECT = 0.1
/** Speaks against a quantity that a number belongs to already. */
const STATED = 4
/** "Early" is within so many characters: "area of a circle radius 5". */
const START = 40

const asking =
  /\b(?:find|calculate|calc|work(?:ing)? ?out|determine|what(?:'?s| is| are| was)?|whats|how|give|get|need|show)\b[^.?!,;]{0,60}/g

const seeking = "[Ff]ind|[Cc]alculate|[Ww]ork out|[Ww]hat(?: i|'?)s|(?:side|angle)"

type Span = readonly [from: number, to: number]

const spansOf = (text: string, pattern: RegExp): readonly Span[] =>
  [...text.matchAll(pattern)]
    .slice(0, MOST_NAMES)
    .map((match): Span => [match.index, match.index + match[0].length])

const everywhere = new Map<string, RegExp>()

function namesIn(text: string, { words }: Quantity): readonly Span[] {
  const pattern = everywhere.get(words.source) ?? new RegExp(`\\b(?:${words.source})`, 'g')
  everywhere.set(words.source, pattern)
  return spansOf(text, pattern)
}

/** A formula held against a message. */
type Look = {
  readonly formula: Formula
  readonly typed: string
  /** The same in lower case. */
  readonly text: string
  readonly givens: readonly Given[]
  /** Where the message asks for something. */
  readonly asked: readonly Span[]
  /** Where the quantity of each letter is named. */
  readonly names: ReadonlyMap<string, readonly Span[]>
}

/** The formula that fits a message best; undefined where none does with all numbers used. */
export function fitFormula(
  formulas: readonly Formula[],
  { text: typed, givens }: Reading,
): Fit | undefined {
  const text = typed.toLowerCase()
  const spans = spansOf(text, asking)
  const asked = spans.length > 0 ? spans : [[0, text.length] as const]
  let best: Fit | undefined
  for (const formula of formulas) {
    const { topic, of } = formula
    if (topic && (!topic.words.test(text) || topic.not?.test(text))) continue
    const letters = Object.keys(of)
    if (letters.length > MOST_LETTERS || givens.length >= letters.length) continue
    const look: Look = { formula, typed, text, givens, asked, names: namesOf(formula, text) }
    for (const wanted of letters) {
      const score = scoreOfWanted(look, wanted)
      const known = score === undefined ? undefined : assign(look, wanted)
      if (score === undefined || !known) continue
      // Takes plain numbers without names for the letters on the right alone.
      if (known.score === 0 && wanted !== subjectOf(formula)) continue
      const fit = { formula, wanted, known: known.known, score: score + known.score }
      if (best === undefined || fit.score > best.score) best = fit
    }
  }
  return best
}

/** Where each letter is named; a name within a longer one of another letter is none: `velocity` in `first velocity`. */
function namesOf({ of }: Formula, text: string): Look['names'] {
  const all = Object.entries(of).map(([letter, each]) => [letter, namesIn(text, each)] as const)
  return new Map(
    all.map(([letter, own]) => {
      const others = all.flatMap(([other, spans]) => (other === letter ? [] : spans))
      const isWithin = ([from, to]: Span) =>
        others.some(([a, b]) => a <= from && b >= to && b - a > to - from)
      return [letter, own.filter((span) => !isWithin(span))]
    }),
  )
}

/** How much speaks for a letter being looked for; undefined where it is not. */
function scoreOfWanted(look: Look, wanted: string): number | undefined {
  const { formula, typed, asked, names } = look
  const quantity = formula.of[wanted]
  if (!quantity || quantity.usual !== undefined || quantity.isGiven) return undefined
  const isAlone = Object.keys(formula.of).every(
    (other) => other === wanted || other.toLowerCase() !== wanted.toLowerCase(),
  )
  const letter = `\\b(?:${seeking}) ${wanted.replace('_', '_?')}(?![A-Za-z])`
  if (new RegExp(letter, isAlone ? 'i' : '').test(typed)) return LABELLED
  const isAsked = ([from, to]: Span) => asked.some(([a, b]) => from >= a && to <= b)
  const own = (names.get(wanted) ?? []).filter(isAsked)
  if (own.length === 0) return undefined
  // Prefers what stands early, and the longer of two names that begin alike.
  const longest = Math.max(...own.map(([from, to]) => to - from)) / 100
  const early = own.some(([, to]) => to <= START) ? EARLY : 0
  const stated = isStated(look, wanted) ? STATED : 0
  return longest + early + (wanted === subjectOf(formula) ? SUBJECT : 0) - stated
}

/** Whether a number stands right after the name of a quantity, which is then hardly looked for. */
function isStated({ formula, text, givens, names }: Look, letter: string): boolean {
  const quantity = formula.of[letter]
  const dims = readUnit(quantity?.unit ?? '')?.dims
  const stated = givens.filter(
    ({ at, unit }) =>
      (unit === undefined || unit.dims === dims) &&
      (names.get(letter) ?? []).some(([, to]) => to < at && joins.test(text.slice(to, at))),
  )
  const isAlike = ({ words }: Quantity) => words.source === quantity?.words.source
  return stated.length >= Object.values(formula.of).filter(isAlike).length
}

type Assigned = { readonly known: ReadonlyMap<string, Given>; readonly score: number }

/** Gives each number to a letter, in the way that the units and the names speak for most. */
function assign(look: Look, wanted: string): Assigned | undefined {
  const { formula, givens, text } = look
  const letters = Object.keys(formula.of).filter((letter) => letter !== wanted)
  const scores = letters.map((letter) => givens.map((given) => scoreOf(look, letter, given)))
  const place = (at: number, taken: ReadonlySet<number>): Assigned | undefined => {
    const letter = letters[at]
    if (letter === undefined)
      return taken.size === givens.length ? { known: new Map(), score: 0 } : undefined
    let best: Assigned | undefined
    const consider = (rest: Assigned | undefined, own: number, given: Given) => {
      if (!rest || (best && rest.score + own <= best.score)) return
      best = { known: new Map([...rest.known, [letter, given]]), score: rest.score + own }
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
function scoreOf(look: Look, letter: string, given: Given): number | undefined {
  const { formula, text, names } = look
  const quantity = formula.of[letter]
  if (!quantity || given.isStrange) return undefined
  const isLabelled = given.label === letter
  if (given.label !== undefined && !isLabelled && formula.of[given.label]) return undefined
  const dims = quantity.unit === undefined ? undefined : readUnit(quantity.unit)?.dims
  if (given.unit && given.unit.dims !== dims) return undefined
  const spans = names.get(letter) ?? []
  const other = foreignName(text, given)
  const isOwn = spans.some(
    ([from, to]) => isJust(text, to, given.at) || (other && from <= other[0] && to >= other[1]),
  )
  if (other && !isOwn) return undefined
  const near = Math.max(0, ...spans.map((span) => closeness(span, given, text)))
  const isPlain = formula.isBare === true && !hasUnits(look)
  const isLoose = quantity.isNamed !== true && (given.unit !== undefined || isPlain)
  if (!isLabelled && near === 0 && !isLoose) return undefined
  return near + (isLabelled ? LABELLED : 0) + (given.unit ? MEASURED : 0)
}

/** Whether numbers come with units, beside which a plain one is hardly a length. */
const hasUnits = ({ givens }: Look): boolean =>
  givens.some(({ unit }) => unit !== undefined && unit.text !== '°')

/** Names that a number may have right before or after it, and that make it nothing else. */
const foreign =
  /\b(?:perimeter|circumference|diagonal|diameter|hypotenuse|slant height|chord|arc|radius|height|width|length|base|edge|depth|thickness|wasted|lost)\b/g
const joins = /^\s*(?:is|=|of|:|was)?\s*$/

/** Whether nothing stands between a name and its number but a word like `is`. */
const isJust = (text: string, to: number, at: number): boolean =>
  to < at && joins.test(text.slice(to, at))

function foreignName(text: string, { at, end }: Given): Span | undefined {
  const spans = spansOf(text, foreign)
  const before = spans.find(([, to]) => isJust(text, to, at))
  return before ?? spans.find(([from]) => from > end && /^\s+$/.test(text.slice(end, from)))
}

function closeness([from, to]: Span, { at, end }: Given, text: string): number {
  const isAfter = from >= end
  const between = isAfter ? text.slice(end, from) : text.slice(to, Math.max(to, at))
  if (/[.?!]/.test(between)) return 0
  const gap = between.length + (isAfter ? AFTER : 0) + (/[,;]|\band\b/.test(between) ? CLAUSE : 0)
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
