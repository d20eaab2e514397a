import * as build from '@learngrove/maths/build'
import { mentions, type Node, printTextbook, some, variablesOf } from '@learngrove/maths/notation'
import { factorsOf, numericValue, productOf } from '@learngrove/maths/rewriting'
import { sameSolutions } from '#skills/step.ts'
import { pick } from '../draw.ts'
import type { Asked, Family, Step } from '../family.ts'
import { step, wordsOf, worked } from '../write.ts'
import { formulaIn } from './formula-in.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
turn | Write it the other way round. | Where does the letter stand? | Both sides are equal, so they may change places.
`)

const id = 'change-the-subject'
/** Formulas of more steps are not rearranged. */
const MOST_STEPS = 8

type Move = {
  readonly next: readonly [Node, Node]
  readonly text: string
  readonly rule: string
  readonly square?: true
}

const show = (node: Node): string => `$${printTextbook(node)}$`
const minus = (a: Node, b: Node): Node => build.sum(a, b, '-')
/** A whole side times something, without a 1 in front. */
function timesNode(a: Node, b: Node): Node {
  const [one, other] = [printTextbook(a), printTextbook(b)]
  if (one === '1') return b
  // A letter before a bracket reads like a function.
  return other === '1'
    ? a
    : a.type === 'variable' && other.startsWith('(')
      ? build.product(b, a)
      : build.product(a, b)
}
const fractionNode = (a: Node, b: Node): Node =>
  a.type === 'quotient' && a.style !== 'divide'
    ? { ...a, right: timesNode(b, a.right) }
    : build.quotient(a, b)

type Of<T extends Node['type']> = Extract<Node, { type: T }>

function undoSum({ sign, left, right }: Of<'sum'>, other: Node, name: string): Move {
  if (mentions(left, name)) {
    const [rule, words] =
      sign === '-'
        ? (['add', `Add ${show(right)} to both sides.`] as const)
        : (['take_away', `Take ${show(right)} away from both sides.`] as const)
    return { rule, text: words, next: [left, build.sum(other, right, sign === '-' ? '+' : '-')] }
  }
  if (sign !== '-')
    return {
      rule: 'take_away',
      text: `Take ${show(left)} away from both sides.`,
      next: [right, minus(other, left)],
    }
  const text = `Add ${show(right)} to both sides, and take ${show(other)} away.`
  return { rule: 'swap', text, next: [right, minus(left, other)] }
}

function undoProduct(side: Of<'product'>, other: Node, name: string): Move {
  const factors = factorsOf(side)
  const share = factors.find((factor) => (numericValue(factor)?.d ?? 1n) > 1n)
  const value = share && numericValue(share)
  if (value) {
    const rest = factors.filter((factor) => factor !== share)
    const whole = value.n === 1n ? rest : [build.integer(value.n), ...rest]
    const [text, by] = [`Multiply both sides by $${value.d}$.`, build.integer(value.d)]
    return { rule: 'multiply', text, next: [productOf(whole), timesNode(by, other)] }
  }
  const [kept, away] = mentions(side.left, name) ? [side.left, side.right] : [side.right, side.left]
  const text = `Divide both sides by ${show(away)}.`
  return { rule: 'divide', text, next: [kept, fractionNode(other, away)] }
}

function undoQuotient({ left, right }: Of<'quotient'>, other: Node, name: string): Move {
  const by = `Multiply both sides by ${show(right)}`
  return mentions(left, name)
    ? { rule: 'multiply', text: `${by}.`, next: [left, timesNode(right, other)] }
    : {
        rule: 'swap_below',
        text: `${by}, and divide by ${show(other)}.`,
        next: [right, fractionNode(left, other)],
      }
}

/** Undoes the outermost operation on the side that holds the letter. */
function undo(side: Node, other: Node, name: string): Move | undefined {
  if (side.type === 'sum') return undoSum(side, other, name)
  if (side.type === 'product') return undoProduct(side, other, name)
  if (side.type === 'quotient') return undoQuotient(side, other, name)
  if (side.type === 'signed') {
    const isDifference = other.type === 'sum' && other.sign === '-'
    const next = isDifference ? minus(other.right, other.left) : build.opposite(other)
    return { rule: 'sign', text: 'Change the sign of every term.', next: [side.of, next] }
  }
  if (side.type === 'root' && !side.index) {
    const square = build.power(other, build.integer(2))
    return { rule: 'square', text: 'Square both sides.', next: [side.of, square], square: true }
  }
  const raised = side.type === 'power' ? numericValue(side.exponent) : undefined
  if (side.type !== 'power' || raised?.n !== 2n || raised.d !== 1n) return undefined
  const text = 'Take the square root of both sides.'
  return { rule: 'root', text, next: [side.base, build.root(other)], square: true }
}

const reasons: Readonly<Record<string, readonly [string, string]>> = {
  add: [
    'What was taken away? How can you undo it?',
    'Undo a subtraction by adding the same to both sides.',
  ],
  take_away: [
    'What was added? How can you undo it?',
    'Undo an addition by taking the same away from both sides.',
  ],
  swap: [
    'The letter is being taken away. How could you make it positive?',
    'Adding the letter term to both sides moves it where it is positive.',
  ],
  multiply: [
    'What is it divided by? How can you undo that?',
    'Undo a division by multiplying both sides.',
  ],
  divide: [
    'What is it multiplied by? How can you undo that?',
    'Undo a multiplication by dividing both sides.',
  ],
  swap_below: [
    'The letter is below the line. How could you bring it up?',
    'Multiplying by what stands below brings it to the top of the other side.',
  ],
  sign: [
    'There is a minus in front. What removes it?',
    'Multiplying both sides by $-1$ changes every sign.',
  ],
  square: ['What undoes a square root?', 'Squaring undoes a square root.'],
  root: [
    'What undoes a square?',
    'A square root undoes a square. For lengths and the like the positive root is meant.',
  ],
}

function work(asked: Asked) {
  const found = formulaIn(asked)
  if (!found) return undefined
  const { name } = found
  const sides = [found.left, found.right]
  const times = sides.map((side) => occurrences(side, name))
  if ((times[0] ?? 0) + (times[1] ?? 0) !== 1) return 'beyond'
  let [side, other] = times[0] === 1 ? [found.left, found.right] : [found.right, found.left]
  const start = `${printTextbook(found.left)} = ${printTextbook(found.right)}`
  const steps: Step[] = []
  while (side.type !== 'variable') {
    const move = steps.length < MOST_STEPS ? undo(side, other, name) : undefined
    if (!move) return 'beyond'
    const [ask = '', why = ''] = reasons[move.rule] ?? []
    const [before, after] = [side, other]
    ;[side, other] = move.next
    const line = `${printTextbook(side)} = ${printTextbook(other)}`
    const claim = move.square
      ? ([rooted(before, side, other), printTextbook(after)] as const)
      : sameSolutions(`${printTextbook(before)} = ${printTextbook(after)}`, line, name)
    steps.push(step(`${id}.${move.rule}`, { text: move.text, ask, why }, line, claim))
  }
  const line = `${name} = ${printTextbook(other)}`
  if (steps.length === 0) {
    if (times[0] === 1) return undefined
    steps.push(step(`${id}.turn`, say('turn'), line, sameSolutions(start, line, name)))
  }
  return worked(id, {
    start: `Make $${name}$ the subject of $${start}$`,
    line: start,
    goal: `$${name}$ on its own on one side`,
    steps,
    answer: line,
  })
}

/** What the old side comes to with the new line put into it. */
const rooted = (before: Node, side: Node, other: Node): string =>
  before.type === 'power'
    ? `(${printTextbook(other)})^{2}`
    : `\\sqrt{${printTextbook(side)}} - \\sqrt{${printTextbook(side)}} + ${rootOfSquare(other)}`

const rootOfSquare = (other: Node): string =>
  other.type === 'power' ? printTextbook(other.base) : printTextbook(other)

function occurrences(node: Node, name: string): number {
  if (!variablesOf(node).includes(name)) return 0
  let count = 0
  some(node, (each) => {
    if (each.type === 'variable' && each.name === name) count += 1
    return false
  })
  return count
}

export const subjectFamilies: readonly Family[] = [
  {
    id,
    title: 'changing the subject of a formula',
    work,
    draw: (random) => {
      const [a, b] = [random.between(2, 9), random.between(2, 9)]
      const [formula, name, answer] = pick(random, [
        ['v = u + at', 'a', 'a = (v - u)/t'],
        ['v = u + at', 'u', 'u = v - a*t'],
        [`y = ${a}x + ${b}`, 'x', `x = (y - ${b})/${a}`],
        [`P = ${a}l + ${b}w`, 'w', `w = (P - ${a}l)/${b}`],
        [`y = x/${a} - ${b}`, 'x', `x = ${a}(y + ${b})`],
        ['s = d/t', 't', 't = d/s'],
        ['A = πr^2', 'r', 'r = sqrt(A/pi)'],
        [`k = ${a}(m - ${b}n)`, 'm', `m = k/${a} + ${b}n`],
      ] as const)
      return {
        text: pick(random, [
          `make ${name} the subject of ${formula}`,
          `rearrange ${formula} to make ${name} the subject`,
        ]),
        answers: [answer],
      }
    },
  },
]
