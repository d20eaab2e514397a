import { printTextbook } from '@learngrove/maths/notation'
import { coefficient, degree, polynomialIn, polynomialNode } from '@learngrove/maths/polynomial'
import {
  dividedBy,
  minus,
  plus,
  type Rational,
  times,
  whole,
  wholeSquareRoot,
} from '@learngrove/maths/rational'
import { readExpression } from '#notation/read-maths.ts'
import { valueLatex } from '#skills/operation.ts'
import { simplifiedRoot } from '#skills/surd.ts'
import { fractionText, nonZero, pick, plusText, termText } from '../draw.ts'
import type { Asked, Family, Step, Worked } from '../family.ts'
import { bracketed, readNumber } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
gradient | Divide how far it goes up by how far it goes along. | How far does it go up from one point to the other, and how far along? | The gradient is the change in $y$ over the change in $x$, taken in the same order.
middle | Add the $x$ values and halve; do the same with the $y$ values. | Which number is halfway between the two $x$ values? And between the $y$ values? | The middle of two numbers is half of their sum.
sides | The triangle between them has the sides $<0>$ and $<1>$. Use Pythagoras. | How far apart are they along, and how far up? Which triangle is that? | The line between the points is the longest side of a right-angled triangle.
root | Work out the squares, add them, and take the root. | What is under the root? | The square of the longest side is the sum of the squares of the others.
check | Check with the other point, $<0>$. | Is the other point on your line too? | A line through both points is true for both.
intercept | Put the point $<0>$ into $y = mx + c$ to find $c$. | You know $m$, and a point on the line. How can you find $c$? | A point on the line makes its equation true.
equation | Write the equation with $m$ and $c$. | What is the equation, now that you know $m$ and $c$? | In $y = mx + c$ the gradient is $m$, and $c$ is where the line crosses the $y$-axis.
read_off | Compare with $y = mx + c$: the number before $x$ is the gradient, the number by itself is the $y$-intercept. | Which number stands before $x$, and which by itself? | In $y = mx + c$ the line goes up by $m$ for each step along, and it crosses the $y$-axis at $c$.
divide | Bring it into the form $y = mx + c$. | What do you do to both sides, so that $y$ stands alone? | Only when $y$ stands alone can the gradient be read off.
`)

type Point = readonly [Rational, Rational]

const LARGEST = 100_000n

const pointsIn = (words: string): readonly Point[] =>
  [...words.matchAll(/\(\s?(-?\d+(?:\.\d+)?)\s?[,;]\s?(-?\d+(?:\.\d+)?)\s?\)/g)]
    .slice(0, 3)
    .flatMap(([, x, y]): Point[] => {
      const [a, b] = [readNumber(x), readNumber(y)]
      return a && b && [a, b].every(({ n }) => n < LARGEST && n > -LARGEST) ? [[a, b]] : []
    })

const show = valueLatex
const inBrackets = (value: Rational): string => bracketed(show(value))
const pointText = ([x, y]: Point): string => `(${show(x)}, ${show(y)})`
const gap = (to: Rational, from: Rational): string => `${show(to)} - ${inBrackets(from)}`

function gradientStep(id: string, [x1, y1]: Point, [x2, y2]: Point, m: Rational): Step {
  const line = `\\frac{${gap(y2, y1)}}{${gap(x2, x1)}}`
  return step(`${id}.gradient`, say('gradient'), `m = ${line} = ${show(m)}`, [line, show(m)])
}

const lineText = (m: Rational, c: Rational): string => printTextbook(polynomialNode([c, m], 'x'))

type Pair = readonly [Point, Point]

const startOf = ([one, other]: Pair): string =>
  `The points $${pointText(one)}$ and $${pointText(other)}$`

function midpoint(id: string, pair: Pair): Worked {
  const [[x1, y1], [x2, y2]] = pair
  const half = (value: Rational): Rational => dividedBy(value, whole(2))
  const middle: Point = [half(plus(x1, x2)), half(plus(y1, y2))]
  const line = (a: Rational, b: Rational, m: Rational) =>
    [`\\frac{${show(a)} + ${inBrackets(b)}}{2}`, show(m)] as const
  const lines = [line(x1, x2, middle[0]), line(y1, y2, middle[1])]
  const slip = {
    value: pointText([half(minus(x2, x1)), half(minus(y2, y1))]),
    why: 'That halves the difference. The middle is half of the sum.',
  }
  const shown = lines.map(([half_line, value]) => `${half_line} = ${value}`).join(', \\quad ')
  return worked(id, {
    start: startOf(pair),
    goal: 'the point halfway between them',
    answer: pointText(middle),
    steps: [step(`${id}.middle`, say('middle'), shown, ...lines)],
    slips: [slip],
  })
}

function distance(id: string, pair: Pair): Worked | 'beyond' {
  const [[x1, y1], [x2, y2]] = pair
  const [dx, dy] = [minus(x2, x1), minus(y2, y1)]
  const square = plus(times(dx, dx), times(dy, dy))
  if (square.d !== 1n || square.n === 0n) return 'beyond'
  const exact = wholeSquareRoot(square.n)
  const { size, under } = simplifiedRoot(square.n)
  const answer = exact === undefined ? `${size === 1n ? '' : size}\\sqrt{${under}}` : `${exact}`
  const line = `\\sqrt{(${gap(x2, x1)})^{2} + (${gap(y2, y1)})^{2}}`
  const root = `\\sqrt{${square.n}}`
  const shown = answer === root ? root : `${root} = ${answer}`
  return worked(id, {
    start: startOf(pair),
    goal: 'how far apart they are',
    answer,
    steps: [
      step(`${id}.sides`, say('sides', show(dx), show(dy)), line, [line, root]),
      step(`${id}.root`, say('root'), shown, [line, answer]),
    ],
  })
}

function lineOf(id: string, pair: Pair): Worked | 'beyond' {
  const [one, other] = pair
  const [[x1, y1], [x2, y2]] = pair
  const [dx, dy] = [minus(x2, x1), minus(y2, y1)]
  if (dx.n === 0n) return 'beyond'
  const m = dividedBy(dy, dx)
  const first = gradientStep(id, one, other, m)
  const start = startOf(pair)
  const why = 'That is the change in $x$ over the change in $y$. The change in $y$ goes on top.'
  const slips = dy.n === 0n ? [] : [{ value: show(dividedBy(dx, dy)), why }]
  const goal = 'the gradient of the line through them'
  if (id === 'gradient') return worked(id, { start, goal, steps: [first], answer: show(m), slips })
  const c = minus(y1, times(m, x1))
  const filled = `${show(m)} \\times ${inBrackets(x2)} + ${inBrackets(c)}`
  const check = step(`${id}.check`, say('check', pointText(other)), `${filled} = ${show(y2)}`, [
    filled,
    show(y2),
  ])
  return worked(id, {
    start,
    goal: 'the equation of the line through them',
    answer: `y = ${lineText(m, c)}`,
    steps: [first, ...lineThrough(id, one, m, c), check],
  })
}

function workPoints(id: string, pair: Pair): Worked | 'beyond' {
  if (id === 'midpoint') return midpoint(id, pair)
  return id === 'distance-between-points' ? distance(id, pair) : lineOf(id, pair)
}

const lineThrough = (id: string, point: Point, m: Rational, c: Rational): readonly Step[] => {
  const [x, y] = point
  const filled = `${show(y)} - ${inBrackets(m)} \\times ${inBrackets(x)}`
  return [
    step(`${id}.intercept`, say('intercept', pointText(point)), `c = ${filled} = ${show(c)}`, [
      filled,
      show(c),
    ]),
    step(`${id}.equation`, say('equation'), `y = ${lineText(m, c)}`, [
      `${show(m)} \\times ${inBrackets(x)} + ${inBrackets(c)}`,
      show(y),
    ]),
  ]
}

const asks: Readonly<Record<string, RegExp>> = {
  midpoint: /mid ?-?point|halfway|middle of/,
  'distance-between-points': /distance|how far|length of (?:the )?(?:line|ab|segment)/,
  'equation-of-a-line': /equation|y ?= ?mx/,
  gradient: /gradient|slope|steep/,
}

function work({ words }: Asked, id: string): Worked | 'beyond' | undefined {
  if (!asks[id]?.test(words) || (id === 'gradient' && asks['equation-of-a-line']?.test(words)))
    return undefined
  const [one, other, ...more] = pointsIn(words)
  if (one && other && more.length === 0) return workPoints(id, [one, other])
  const m = readNumber(
    /(?:gradient|slope|m)(?: of| is| =|=)? (-?\d+(?:\.\d+)?)(?!\d*,)/.exec(words)?.[1],
  )
  if (id !== 'equation-of-a-line' || !one || other || !m) return undefined
  const c = minus(one[1], times(m, one[0]))
  return worked(id, {
    start: `The line with gradient $${show(m)}$ through $${pointText(one)}$`,
    goal: 'its equation',
    steps: lineThrough(id, one, m, c),
    answer: `y = ${lineText(m, c)}`,
  })
}

/** The gradient and the intercept of `y = 3x + 2`, or of `2y = 6x + 4`. */
function workReading({ words }: Asked): Worked | 'beyond' | undefined {
  const id = 'gradient-and-intercept'
  if (!/gradient|slope|intercept|crosses? the y/.test(words) || pointsIn(words).length > 0)
    return undefined
  const [, front = '', right = ''] =
    /(-?\d*)y ?= ?((?:[-+*/ .\dx()](?!\^))+)(?!\S?\^)/.exec(words) ?? []
  const node = readExpression(right.trim())
  const by = front === '' ? whole(1) : front === '-' ? whole(-1) : readNumber(front)
  const p = node && polynomialIn(node, 'x')
  if (!node || !by || by.n === 0n || !p || degree(p) > 1) return undefined
  const [c, m] = [0, 1].map((i) => dividedBy(coefficient(p, i), by))
  if (!c || !m) return undefined
  const line = `${front}y = ${printTextbook(node)}`
  const tidy = `y = ${lineText(m, c)}`
  const wants = /intercept|crosses/.test(words)
    ? /gradient|slope/.test(words)
      ? 'both'
      : 'c'
    : 'm'
  const answers = wants === 'both' ? [show(m), show(c)] : [show(wants === 'm' ? m : c)]
  const read = step(`${id}.read_off`, say('read_off'), `m = ${show(m)}, \\quad c = ${show(c)}`, [
    `${show(by)} \\times (${show(m)} x + ${inBrackets(c)})`,
    printTextbook(node),
  ])
  const divide = step(`${id}.divide`, say('divide'), tidy, [
    `${show(by)} \\times (${lineText(m, c)})`,
    printTextbook(node),
  ])
  return worked(id, {
    start: `The line $${line}$`,
    line,
    goal:
      wants === 'both'
        ? 'its gradient and its $y$-intercept'
        : wants === 'm'
          ? 'its gradient'
          : 'its $y$-intercept',
    steps: tidy === line ? [read] : [divide, read],
    answer: wants === 'both' ? `m = ${show(m)} \\text{ and } c = ${show(c)}` : (answers[0] ?? ''),
    answers,
  })
}

const family = (
  id: string,
  title: string,
  draw: (
    a: number,
    b: number,
    c: number,
    d: number,
    any: <T>(items: readonly T[]) => T,
  ) => ReturnType<Family['draw']>,
): Family => ({
  id,
  title,
  work: (asked) => work(asked, id),
  draw: (random) =>
    draw(
      random.between(-9, 9),
      random.between(-9, 9),
      nonZero(random, 6),
      nonZero(random, 6),
      (items) => pick(random, items),
    ),
})

export const coordinateFamilies: readonly Family[] = [
  {
    id: 'gradient-and-intercept',
    title: 'reading gradient and intercept',
    work: workReading,
    draw: (random) => {
      const [m, c] = [nonZero(random, 9), nonZero(random, 9)]
      const line = `y = ${termText(m, 'x', true)} ${plusText(c)}`
      return pick(random, [
        { text: `whats the gradient of ${line}`, answers: [`${m}`] },
        { text: `find the gradient and y intercept of ${line}`, answers: [`${m}`, `${c}`] },
      ])
    },
  },
  family('midpoint', 'midpoints', (a, b, c, d) => ({
    text: `find the midpoint of (${a}, ${b}) and (${a + 2 * c}, ${b + 2 * d})`,
    answers: [`(${a + c}, ${b + d})`],
  })),
  family('distance-between-points', 'the distance between two points', (a, b, c, d) => ({
    text: `what is the distance between (${a},${b}) and (${a + c},${b + d})`,
    answers: [`sqrt(${c * c + d * d})`],
  })),
  family('equation-of-a-line', 'the equation of a line', (a, b, c, d, any) =>
    any([
      {
        text: `find the equation of the line through (${a}, ${b}) and (${a + 1}, ${b + c})`,
        answers: [`y = ${c}x${plusText(b - c * a)}`],
      },
      {
        text: `equation of the line with gradient ${d} through (${a}, ${b})`,
        answers: [`y = ${d}x${plusText(b - d * a)}`],
      },
    ]),
  ),
  family('gradient', 'the gradient of a line', (a, b, c, d) => ({
    text: `find the gradient between (${a},${b}) and (${a + c},${b + d})`,
    answers: [fractionText(d, c)],
  })),
]
