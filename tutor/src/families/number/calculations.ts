import { type Node, some, variablesOf } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import { arithmeticSlips } from '#mistakes/arithmetic.ts'
import { readLiteral } from '#notation/number-literal.ts'
import { problemOf } from '#reading/find-problem.ts'
import { solveArithmetic } from '#skills/arithmetic.ts'
import type { Random } from '#skills/random.ts'
import { fractionText, pick } from '../draw.ts'
import type { Asked, Family, Worked } from '../family.ts'
import { fromSolution, slipsBeside } from '../from-solution.ts'
import { shown } from '../numbers.ts'
import { isBareTask } from '../task-words.ts'

/** `1914-1918` in a sentence is a time and no difference. */
const isYears = /\b1\d{3}\s*-\s*(?:1\d{3}|20\d\d)\b/

/** The calculation of a message that says next to nothing else. */
function calculationIn({ text, maths }: Asked): Node | undefined {
  if (!isBareTask(text) || isYears.test(text)) return undefined
  const found = maths.filter(
    (each) => each.type === 'expression' && problemOf(each)?.kind === 'arithmetic',
  )
  const [only] = found
  return found.length === 1 && only?.type === 'expression' ? only.node : undefined
}

const isKind: Readonly<Record<string, (node: Node) => boolean>> = {
  'mixed-numbers': (node) => some(node, ({ type }) => type === 'mixed'),
  decimals: (node) => some(node, (each) => each.type === 'number' && each.value.d !== 1n),
  fractions: (node) =>
    some(node, (each) => each.type === 'quotient' && readLiteral(each) !== undefined) ||
    readLiteral(node) !== undefined,
  powers: (node) => some(node, ({ type }) => type === 'power'),
}

const kindOf = (node: Node): string =>
  Object.entries(isKind).find(([, is]) => is(node))?.[0] ?? 'order-of-operations'

function workedAs(family: string, node: Node): Worked | 'beyond' {
  const solution = variablesOf(node).length === 0 ? solveArithmetic(node) : undefined
  const value = exactValue(node)
  if (!solution || !value || solution.steps.length === 0) return 'beyond'
  const slips = arithmeticSlips(node).map((slip) => ({ ...slip, value: shown(slip.value) }))
  return fromSolution(family, solution, {
    goal: 'its value, one operation at a time',
    slips: slipsBeside(shown(value), slips),
  })
}

const calculation = (id: string, title: string, draw: Family['draw']): Family => ({
  id,
  title,
  work: (asked) => {
    const node = calculationIn(asked)
    return node && kindOf(node) === id ? workedAs(id, node) : undefined
  },
  draw,
})

const drawFractions = (random: Random) => {
  const [b, d] = [random.between(2, 12), random.between(2, 12)]
  const [a, c] = [random.between(1, b - 1), random.between(1, d - 1)]
  const [sign, top, under] = pick(random, [
    ['+', a * d + b * c, b * d],
    ['-', a * d - b * c, b * d],
    ['×', a * c, b * d],
    ['÷', a * d, b * c],
  ] as const)
  const before = pick(random, ['what is ', 'whats ', 'work out ', 'how do i do ', ''])
  return { text: `${before}${a}/${b} ${sign} ${c}/${d}`, answers: [fractionText(top, under)] }
}

const drawMixed = (random: Random) => {
  const [b, d] = [random.between(2, 9), random.between(2, 9)]
  const [v, w] = [random.between(2, 6), random.between(1, 5)]
  const [a, c] = [v * b + random.between(1, b - 1), w * d + random.between(1, d - 1)]
  const [sign, top, under] = pick(random, [
    ['+', a * d + b * c, b * d],
    ['×', a * c, b * d],
    ['÷', a * d, b * c],
  ] as const)
  const typed = (n: number, by: number) => `${Math.floor(n / by)} ${n % by}/${by}`
  return {
    text: `work out ${typed(a, b)} ${sign} ${typed(c, d)}`,
    answers: [fractionText(top, under)],
  }
}

export const calculationFamilies: readonly Family[] = [
  calculation('mixed-numbers', 'calculating with mixed numbers', drawMixed),
  calculation('decimals', 'calculating with decimals', (random) => {
    const [a, b] = [random.between(11, 99), random.between(11, 99)]
    const [sign, tenths, scale] = pick(random, [
      ['+', a + b, 10],
      ['-', a - b, 10],
      ['×', a * b, 100],
    ] as const)
    return {
      text: `${pick(random, ['what is', 'calculate'])} ${a / 10} ${sign} ${b / 10}`,
      answers: [fractionText(tenths, scale)],
    }
  }),
  calculation('fractions', 'calculating with fractions', drawFractions),
  calculation('powers', 'powers of numbers', (random) => {
    const [a, n, b] = [random.between(2, 6), random.between(2, 4), random.between(1, 20)]
    return { text: `work out ${a}^${n} + ${b}`, answers: [`${a ** n + b}`] }
  }),
  calculation('order-of-operations', 'the order of operations', (random) => {
    const [a, b, c, d] = [2, 3, 4, 5].map((low) => random.between(low, 12 + low)) as [
      number,
      number,
      number,
      number,
    ]
    const [text, value] = pick(random, [
      [`${a} + ${b} x ${c}`, a + b * c],
      [`${a} + ${b} * ${c} - ${d}`, a + b * c - d],
      [`(${a} + ${b}) × ${c}`, (a + b) * c],
      [`${a * b} ÷ ${a} + ${c} × ${d}`, b + c * d],
      [`${a} - (${b} - ${c}) × 2`, a - (b - c) * 2],
    ] as const)
    return { text: `${pick(random, ['what is ', '', 'calculate '])}${text}`, answers: [`${value}`] }
  }),
]
