import * as build from '@learngrove/maths/build'
import { type Node, printTextbook, some, substitute } from '@learngrove/maths/notation'
import { dividedBy, type Rational } from '@learngrove/maths/rational'
import { evaluate } from '@learngrove/maths/values'
import type { Asked, Slip, Step, Worked } from '#families/family.ts'
import { slipsBeside } from '#families/from-solution.ts'
import { type Fit, fitFormula } from '#families/measure/assign.ts'
import { convert } from '#families/measure/convert.ts'
import { type FormulaFamily, readTable, relationOf, unitSets } from '#families/measure/formula.ts'
import {
  type Given,
  type Reading,
  readQuantities,
  unitAsked,
} from '#families/measure/quantities.ts'
import { isolate } from '#families/measure/rearrange.ts'
import { roundingIn, type Shown, shown, shownValue, signOf } from '#families/measure/rounding.ts'
import { type Say, sayer } from '#families/measure/saying.ts'
import { readUnit, unitLatex } from '#families/measure/units.ts'
import { shown as shownRational } from '#families/numbers.ts'
import { sameValue } from '#skills/step.ts'
import { simplifiedRoot } from '#skills/surd.ts'

/** Larger numbers under a root are left to a decimal. */
const LARGEST_SURD = 1_000_000n
/** An exact line on the way has no more places. */
const MOST_PLACES = 4

const words = `
  units | Change the {name} into {unit}. | What is the {name} in {unit}? | All the units have to go together before the numbers do.
  choose | Write down the formula: \${formula}$. | Which formula joins the {names}? | {why}
  rearrange | {move} | How do you get \${letter}$ by itself? | Whatever is done to one side is done to the other, so that the formula stays true.
  substitute | Put the numbers in. | Which number goes in for each letter? | Each letter stands for a quantity whose value is known.
  inside | Work out what is inside the root. | What comes to be inside the root? | A root works like a bracket: what is in it comes first.
  calculate | Work it out{unit}. | What does the right-hand side come to? | Powers and brackets come first, then multiplying and dividing, then adding and taking away.
  round | Work it out{unit}, and round at the very end. | What does the right-hand side come to, rounded? | The decimal does not stop. Rounding earlier would spoil the result.
  asked_unit | Change the answer into {unit}. | What is that in {unit}? | The question asks for {unit}.`

/** A wish for problems, whose numbers count them. */
const isWish = /\bpractice\b|\bquiz\b|\b(?:questions|problems|examples) (?:on|about)\b/

type Units = Readonly<Record<string, string>>
type Known = ReadonlyMap<string, Rational>

/** Works a message with one of the formulas of a family. */
export function workFormula(family: FormulaFamily, asked: Asked): Worked | undefined {
  const reading = readQuantities(asked.text)
  const isNone = reading.givens.length === 0 || isWish.test(asked.words)
  const fit = isNone ? undefined : fitFormula(family.formulas, reading)
  return fit && new FormulaWork(family.id, fit, reading, asked.words).work()
}

/** The set of units that leaves the fewest to change; only the degrees where every number is plain. */
function chooseUnits({ formula, wanted, known }: Fit, { text }: Reading): Units {
  const { of } = formula
  const givens = [...known].filter(([, { at }]) => at >= 0)
  const isPlain = givens.every(([letter, { unit }]) => !unit || of[letter]?.unit === '°')
  const sets = unitSets(formula)
  if (formula.isBare && isPlain)
    return Object.fromEntries(Object.entries(sets[0] ?? {}).filter(([, unit]) => unit === '°'))
  const dims = readUnit(of[wanted]?.unit ?? '')?.dims
  const asked = dims === undefined ? undefined : unitAsked(text, dims)
  const costOf = (set: Units): number =>
    givens.filter(([letter, { unit }]) => unit && unit.text !== set[letter]).length +
    (asked && asked.text !== set[wanted] ? 1.5 : 0)
  return sets.reduce((best, set) => (costOf(set) < costOf(best) ? set : best))
}

class FormulaWork {
  readonly #family: string
  readonly #fit: Fit
  readonly #text: string
  readonly #words: string
  readonly #units: Units
  readonly #say: Say
  readonly #steps: Step[] = []

  constructor(family: string, fit: Fit, reading: Reading, asked: string) {
    this.#family = family
    this.#fit = fit
    this.#text = reading.text
    this.#words = asked
    this.#units = chooseUnits(fit, reading)
    this.#say = sayer(family, words)
  }

  work(): Worked | undefined {
    const { formula, wanted } = this.#fit
    const relation = relationOf(formula)
    const moves = isolate(relation, wanted)
    if (!moves) return undefined
    const known = this.#convertAll()
    const rule = moves.at(-1)?.line.right ?? relation.right
    const filled = fill(rule, known)
    const [left, right] = [relation.left, relation.right]
      .map((side) => fill(substitute(side, wanted, inDegrees(filled)), known))
      .map((side) => printTextbook(side))
    const printed = printTextbook(relation)
    const names = listed(Object.values(formula.of).map(({ name }) => name))
    const filling = { formula: printed, names, why: formula.why }
    this.#steps.push(this.#say('choose', printed, [[left ?? '', right ?? '']], filling))
    for (const { line, text, claim } of moves) {
      const maths = withInverses(printTextbook(line))
      const said = { move: text, letter: latexOf(wanted) }
      this.#steps.push(this.#say('rearrange', maths, [claim], said))
    }
    return this.#finish(filled, rule, known)
  }

  /** Brings every quantity into the units that go together. */
  #convertAll(): Known {
    const known = new Map<string, Rational>()
    for (const [letter, { value, unit }] of inOrder(this.#fit)) {
      const to = readUnit(this.#units[letter] ?? '')
      const changed = unit && to && unit.text !== to.text ? convert(value, unit, to) : undefined
      known.set(letter, changed?.value ?? value)
      if (!changed || !to || changed.sum === changed.text) continue
      const { sum, text } = changed
      const said = { name: this.#nameOf(letter), unit: to.text }
      this.#steps.push(this.#say('units', `${sum} = ${text}`, [[sum, text]], said))
    }
    return known
  }

  #finish(filled: Node, rule: Node, known: Known): Worked | undefined {
    const { wanted } = this.#fit
    const exact = inDegrees(filled)
    const result = this.#result(exact)
    if (!result || (this.#fit.formula.isBare && Number(result.text) <= 0)) return undefined
    const letter = latexOf(wanted)
    const unit = this.#units[wanted]
    const add = (kind: string, end: Shown, said?: string) =>
      this.#steps.push(
        this.#say(kind, `${letter} ${signOf(end)} ${end.text}`, [end.claim], { unit: said ?? '' }),
      )
    const line = `${letter} = ${withInverses(printTextbook(filled))}`
    this.#steps.push(this.#say('substitute', line, [result.claim]))
    this.#showInside(filled, letter)
    const giving = unit === '°' ? ', in degrees' : unit === undefined ? '' : `, in the unit ${unit}`
    add(result.isRounded ? 'round' : 'calculate', result, giving)
    const changed = this.#inAskedUnit(exact, unit)
    if (changed) add('asked_unit', changed.end, changed.unit)
    const { end, unit: last } = changed ?? { end: result, unit }
    return {
      family: this.#family,
      start: this.#start(),
      goal: `the ${this.#nameOf(wanted)}`,
      steps: this.#steps,
      answer: `${letter} ${signOf(end)} ${end.text}${last === undefined ? '' : unitLatex(last)}`,
      answers: [end.text],
      ...(end.isRounded && { exact: end.exact }),
      ...(last !== undefined && { unit: last }),
      slips: this.#slips(filled, rule, known, end.text),
    }
  }

  #showInside(filled: Node, letter: string): void {
    if (filled.type !== 'root' || filled.of.type === 'number') return
    const inside = shown(filled.of, { places: MOST_PLACES })
    if (!inside || inside.isRounded) return
    const line = `${letter} = ${printTextbook({ ...filled, of: readTable(inside.text) })}`
    this.#steps.push(this.#say('inside', line, [inside.claim]))
  }

  /** In terms of π or as a surd, where that is asked for. */
  #result(filled: Node): Shown | undefined {
    const exact = printTextbook(filled)
    const shownAs = (text: string): Shown => ({
      text,
      isRounded: false,
      exact,
      claim: sameValue(exact, text),
    })
    if (/\bsurds?\b|\bexact\b/i.test(this.#text) && filled.type === 'root') {
      const value = evaluate(filled.of, new Map())
      if (value?.exact && value.d === 1n && value.n > 0n && value.n < LARGEST_SURD) {
        const { size, under } = simplifiedRoot(value.n)
        if (under > 1n) return shownAs(`${size === 1n ? '' : size}\\sqrt{${under}}`)
      }
    }
    const isOfPi = /in terms of (?:pi|π)/i.test(this.#text)
    const share = isOfPi ? evaluate(withoutPi(filled), new Map()) : undefined
    if (share?.exact) return shownAs(`${shownRational(share)}\\pi`)
    return shown(filled, roundingIn(this.#words))
  }

  #inAskedUnit(exact: Node, unit: string | undefined) {
    const from = unit === undefined ? undefined : readUnit(unit)
    const to = from && unitAsked(this.#text, from.dims)
    if (!from || !to || to.text === from.text) return undefined
    const by = build.fraction(dividedBy(from.factor, to.factor))
    const end = shown(build.product(exact, by), roundingIn(this.#words))
    return end && { end, unit: to.text }
  }

  /** The slips of the table, quantities whose unit was not changed, and the wrong one of times and divided by. */
  #slips(filled: Node, rule: Node, known: Known, answer: string): readonly Slip[] {
    const { formula, wanted } = this.#fit
    const raw = new Map([...this.#fit.known].map(([letter, { value }]) => [letter, value]))
    const [changed = ''] = [...raw].find(([letter, value]) => value !== known.get(letter)) ?? []
    const slip = (node: Node | undefined, why: string): Slip | undefined => {
      const value = node && evaluate(node, new Map())
      const text = value && shownValue(value, '0', roundingIn(this.#words))?.text
      return text === undefined ? undefined : { value: text, why }
    }
    const over = filled.type === 'quotient' && build.product(filled.left, filled.right)
    const times = filled.type === 'product' && build.quotient(filled.left, filled.right)
    const two = filled.type === 'product' || filled.type === 'quotient' ? filled : undefined
    const does = two?.type === 'product' ? 'multiplies' : 'divides'
    const why = `The formula $${printTextbook(relationOf(formula))}$ ${does} the two.`
    const added = slip(two && build.sum(two.left, two.right), why)
    const takenAway = slip(two && build.sum(two.left, two.right, '-'), why)
    return slipsBeside(answer, [
      ...formula.slips
        .filter(({ of }) => of === wanted)
        .map(({ as, why }) => slip(fill(readTable(as), known), why)),
      changed === ''
        ? undefined
        : slip(
            fill(rule, raw),
            `The ${this.#nameOf(changed)} has to be in ${this.#units[changed]} before it goes into the formula.`,
          ),
      slip(over || undefined, 'You need to divide here.'),
      slip(times || undefined, 'You need to multiply here.'),
      ...[added, takenAway].map((each) => each && { ...each, is_astray: true as const }),
    ])
  }

  #nameOf(letter: string): string {
    return this.#fit.formula.of[letter]?.name ?? letter
  }

  #start(): string {
    const { formula, wanted } = this.#fit
    const topic = formula.topic ? ` of the ${formula.topic.name}` : ''
    const parts = inOrder(this.#fit).map(
      ([letter, given]) => `the ${this.#nameOf(letter)} is $${amount(given, this.#units[letter])}$`,
    )
    return `Find the ${this.#nameOf(wanted)}${topic}, when ${listed(parts)}.`
  }
}

/** What is known, in the order of the formula. */
const inOrder = ({ formula, known }: Fit): readonly (readonly [string, Given])[] =>
  Object.keys(formula.of).flatMap((letter) => {
    const given = known.get(letter)
    return given ? [[letter, given] as const] : []
  })

const amount = ({ value, unit }: Given, usual: string | undefined): string => {
  const text = unit?.text ?? usual
  return `${shownRational(value)}${text === undefined ? '' : unitLatex(text)}`
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const latexOf = (letter: string): string => printTextbook(build.variable(letter))

const fill = (node: Node, known: Known): Node =>
  [...known].reduce((left, [letter, value]) => substitute(left, letter, build.numeral(value)), node)

/** Writes an inverse as it is on a calculator's key. */
const withInverses = (maths: string): string => maths.replace(/\\arc(sin|cos|tan)/g, '\\$1^{-1}')

/** An inverse of a sine, cosine or tangent as a number of degrees. */
const inDegrees = (node: Node): Node =>
  node.type === 'call' && node.name.startsWith('arc')
    ? build.product(node, build.quotient(build.integer(180), { type: 'constant', name: 'pi' }))
    : node

const isPi = (node: Node): boolean => node.type === 'constant' && node.name === 'pi'

/** The node with 1 for π, for a formula in which it is a factor. */
function withoutPi(node: Node): Node {
  if (isPi(node)) return build.integer(1)
  const isFactor = node.type === 'product' || node.type === 'quotient'
  if (!isFactor || !some(node, isPi)) return node
  return { ...node, left: withoutPi(node.left), right: withoutPi(node.right) }
}
