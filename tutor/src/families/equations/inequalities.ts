import { type Node, printTextbook, some, variablesOf } from '@learngrove/maths/notation'
import {
  coefficient,
  degree,
  difference,
  type ExactPolynomial,
  exactValue,
  monomial,
  polynomialIn,
  polynomialNode,
} from '@learngrove/maths/polynomial'
import {
  absolute,
  dividedBy,
  isZero,
  minus,
  type Rational,
  signOf,
  whole,
} from '@learngrove/maths/rational'
import { termsOf } from '@learngrove/maths/rewriting'
import { readExpression } from '#notation/read-maths.ts'
import { valueLatex } from '#skills/operation.ts'
import { sameSolutions } from '#skills/step.ts'
import { fractionText, nonZero, pick, plusText, termText } from '../draw.ts'
import type { Asked, Family, Step, Worked } from '../family.ts'
import { isBareTask } from '../task-words.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
move_all | <0> all three parts. | What could you do to all three parts, so that only the letter term is in the middle? | What is done to the middle is done to both ends.
divide_all | Divide all three parts by $<0>$. | How do you get the letter on its own in the middle? | Dividing by a positive number keeps the signs.
simplify | Multiply out and collect on each side. | Can you make each side simpler first? | Each side keeps its value when it is multiplied out and collected.
turn | Read it from the other side, so that the letter stands on the left. The sign turns with it. | What does the line say when you read it from the right? | $5 > x$ and $x < 5$ say the same: the small end of the sign still points at the smaller side.
`)

const id = 'linear-inequalities'
const signs = { '<': '<', '>': '>', '<=': '\\le', '>=': '\\ge' } as const
const turned = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' } as const
type Sign = keyof typeof signs
const isSign = (text: string): text is Sign => text in signs

type Inequality = {
  readonly left: Node
  readonly right: Node
  readonly sign: Sign
  readonly name: string
}

const bareOf = (words: string): string =>
  words.replace(/\b[a-z']{2,}\b/g, ' ').replace(/[?!;,]/g, ' ')

function inequalityIn({ words }: Asked): Inequality | undefined {
  if (!/[<>]/.test(words) || !isBareTask(words, 2)) return undefined
  const bare = bareOf(words)
  const [first = '', sign = '', last = '', ...more] = bare.split(/(<=|>=|<|>)/)
  const [left, right] = [readExpression(first.trim()), readExpression(last.trim())]
  if (!left || !right || more.length > 0 || !isSign(sign)) return undefined
  const [name, ...others] = new Set([...variablesOf(left), ...variablesOf(right)])
  return name !== undefined && others.length === 0 ? { left, right, sign, name } : undefined
}

const said = {
  simplify: say('simplify'),
  turn: say('turn'),
}

/** A side with as many terms as it needs, in whatever order, is left as it is. */
const isTidy = (side: Node, p: ExactPolynomial): boolean =>
  termsOf(side).length <= Math.max(1, p.filter((value) => !isZero(value)).length) &&
  !some(
    side,
    (each) => each.type === 'product' && (each.left.type === 'sum' || each.right.type === 'sum'),
  )

class Working {
  readonly steps: Step[] = []
  line: string
  readonly #name: string
  #sign: Sign

  constructor({ left, right, sign, name }: Inequality) {
    this.#name = name
    this.#sign = sign
    this.line = `${printTextbook(left)} ${signs[sign]} ${printTextbook(right)}`
  }

  to(
    rule: string,
    words: Step | (typeof said)['turn'],
    p: ExactPolynomial,
    q: ExactPolynomial,
  ): void {
    const print = (side: ExactPolynomial) => printTextbook(polynomialNode(side, this.#name))
    const line = `${print(p)} ${signs[this.#sign]} ${print(q)}`
    if (line === this.line) return
    this.steps.push(step(`${id}.${rule}`, words, line, sameSolutions(this.line, line, this.#name)))
    this.line = line
  }

  move(
    p: ExactPolynomial,
    q: ExactPolynomial,
    by: Rational,
    exponent: 0 | 1,
  ): [ExactPolynomial, ExactPolynomial] {
    if (isZero(by)) return [p, q]
    const shown = `$${printTextbook(monomial(absolute(by), this.#name, exponent))}$`
    const change = exponent === 0 ? [by] : [whole(0), by]
    const next: [ExactPolynomial, ExactPolynomial] = [difference(p, change), difference(q, change)]
    this.to(
      exponent === 0 ? 'move_numbers' : 'move_letters',
      {
        text: by.n > 0n ? `Take ${shown} away from both sides.` : `Add ${shown} to both sides.`,
        ask:
          exponent === 0
            ? 'What could you do to both sides to get the letter term on its own?'
            : 'How can you get the letters on one side only?',
        why: 'Adding the same to both sides, or taking it away, keeps the inequality true.',
      },
      ...next,
    )
    return next
  }

  divide(p: ExactPolynomial, q: ExactPolynomial): void {
    const a = coefficient(p, 1)
    if (a.n === 1n && a.d === 1n) return
    const by = `$${valueLatex(a)}$`
    const isNegative = signOf(a) < 0
    if (isNegative) this.#sign = turned[this.#sign]
    this.to(
      'divide',
      {
        text: isNegative
          ? `Divide both sides by ${by}. It is negative, so the sign turns round.`
          : `Divide both sides by ${by}.`,
        ask: isNegative
          ? 'The number before the letter is negative. What happens to the sign when you divide by it?'
          : 'How do you get the letter on its own?',
        why: 'Dividing by a positive number keeps the sign. Dividing by a negative number turns it: $2 < 4$, and $-2 > -4$.',
      },
      [whole(0), whole(1)],
      [dividedBy(coefficient(q, 0), a)],
    )
  }

  turn(p: ExactPolynomial, q: ExactPolynomial): void {
    this.#sign = turned[this.#sign]
    this.to('turn', said.turn, q, p)
  }
}

/** `-3 < 2x + 1 \le 7`: the same is done to all three parts. */
function workChain({ words }: Asked): Worked | 'beyond' | undefined {
  if (!isBareTask(words, 2)) return undefined
  const parts = bareOf(words).split(/(<=|<)/)
  const [low = '', first = '', middle = '', second = '', high = '', ...more] = parts
  const [from, node, to] = [low, middle, high].map((part) => readExpression(part.trim()))
  const [a, b] = [from && exactValue(from), to && exactValue(to)]
  const [name, ...others] = node ? variablesOf(node) : []
  if (!a || !b || !node || name === undefined || others.length > 0 || more.length > 0)
    return undefined
  if (!isSign(first) || !isSign(second)) return undefined
  const p = polynomialIn(node, name)
  if (!p || degree(p) !== 1 || coefficient(p, 1).n < 0n) return 'beyond'
  const [c, m] = [coefficient(p, 0), coefficient(p, 1)]
  const chain = (l: Rational, inner: string, h: Rational) =>
    `${valueLatex(l)} ${signs[first]} ${inner} ${signs[second]} ${valueLatex(h)}`
  const start = chain(a, printTextbook(node), b)
  const moved = chain(minus(a, c), printTextbook(monomial(m, name, 1)), minus(b, c))
  const answer = chain(dividedBy(minus(a, c), m), name, dividedBy(minus(b, c), m))
  const shown = `$${valueLatex(absolute(c))}$`
  const did = c.n > 0n ? `Take ${shown} away from` : `Add ${shown} to`
  const lines = [
    step(`${id}.move_all`, say('move_all', did), moved, sameSolutions(start, moved, name)),
    step(
      `${id}.divide_all`,
      say('divide_all', valueLatex(m)),
      answer,
      sameSolutions(moved, answer, name),
    ),
  ]
  const steps = lines.filter(({ maths }, i) => maths !== (i === 0 ? start : moved))
  if (steps.length === 0) return undefined
  const goal = `all values of $${name}$ for which it is true`
  return worked(id, { start: `$${start}$`, line: start, goal, steps, answer })
}

function work(asked: Asked) {
  const found = inequalityIn(asked)
  if (!found) return workChain(asked)
  const [left, right] = [
    polynomialIn(found.left, found.name),
    polynomialIn(found.right, found.name),
  ]
  if (!left || !right || degree(left) > 1 || degree(right) > 1) return 'beyond'
  const working = new Working(found)
  const start = working.line
  if (!isTidy(found.left, left) || !isTidy(found.right, right))
    working.to('simplify', said.simplify, left, right)
  let [p, q] = [left, right]
  if (isZero(coefficient(p, 1))) {
    working.turn(p, q)
    ;[p, q] = [q, p]
  }
  if (isZero(minus(coefficient(p, 1), coefficient(q, 1)))) return 'beyond'
  ;[p, q] = working.move(p, q, coefficient(q, 1), 1)
  ;[p, q] = working.move(p, q, coefficient(p, 0), 0)
  working.divide(p, q)
  if (working.steps.length === 0) return undefined
  const unturned = working.line.replace(
    /<|>|\\le|\\ge/,
    (sign) => ({ '<': '>', '>': '<', '\\le': '\\ge' })[sign] ?? '\\le',
  )
  return worked(id, {
    start: `$${start}$`,
    line: start,
    goal: `all values of $${found.name}$ for which it is true`,
    steps: working.steps,
    answer: working.line,
    slips: [
      {
        value: unturned,
        why: 'The number is right, and the sign points the other way. Dividing by a negative number turns the sign; nothing else does.',
      },
    ],
  })
}

export const inequalityFamilies: readonly Family[] = [
  {
    id,
    title: 'linear inequalities',
    work,
    draw: (random) => {
      const [a, b, c, n] = [
        nonZero(random, 6),
        nonZero(random, 9),
        random.between(-20, 20),
        nonZero(random, 4),
      ]
      const m = n === a ? n + 7 : n
      const sign = pick(random, ['<', '>', '<=', '>='] as const)
      const isBoth = random.between(0, 2) === 0
      const [over, under] = isBoth ? [c - b, a - m] : [c - b, a]
      const text = `${termText(a, 'x', true)}${plusText(b)}${sign}${isBoth ? `${termText(m, 'x', true)}${plusText(c)}` : c}`
      const end = under < 0 ? turned[sign] : sign
      return {
        text: `${pick(random, ['solve ', '', 'solve the inequality '])}${text}`,
        answers: [`x ${end} ${fractionText(over, under)}`],
      }
    },
  },
]
