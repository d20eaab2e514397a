import { type ExactPolynomial, polynomialNode } from '@learngrove/maths/polynomial'
import {
  isZero,
  minus,
  over,
  plus,
  type Rational,
  ratio,
  signOf,
  times,
  whole,
  wholeSquareRoot,
  ZERO,
} from '@learngrove/maths/rational'
import {
  type Curve,
  curveIn,
  filledText,
  slopeOf,
  textOf,
  valueAt,
} from '#families/calculus/polynomials.ts'
import { pick, plusText } from '#families/draw.ts'
import type { Family, Step, Worked } from '#families/family.ts'
import { slipsBeside } from '#families/from-solution.ts'
import { only, sayer } from '#families/measure/saying.ts'
import { readFraction, shown } from '#families/numbers.ts'
import { sameSolutions } from '#skills/step.ts'

const id = 'differentiation'
const isOther =
  /integrat|complet|\bln\b|\bsin|\bcos|\btan(?!g)|e\^|sqrt|straight line|line through|points? \(.*\) and \(|\) ?\^/
const place =
  /\bf ?' ?\( ?(-?\d+)\)|(?:\bat|\bwhen|\bwhere)(?: the point)?(?: where)?(?: x ?=)? ?\(?(-?\d+(?:\.\d+)?|-?\d+\/\d+)/

const say = sayer(
  id,
  `power_rule | Differentiate each term: bring the power down in front, and make the power one less. | What does each term of \${curve}$ become? | The power rule: the gradient of $x^n$ is $nx^{n-1}$, and a number alone has no gradient.
  gradient | Put $x = {x}$ into the derivative. | How steep is the curve where $x = {x}$? | The derivative says how steep the curve is at each x.
  point | Put $x = {x}$ into the curve. | How high is the curve where $x = {x}$? | The point lies on the curve.
  line | Write the line with this gradient through this point. | Which line has this gradient and goes through the point? | A tangent touches the curve: same point, same gradient.
  zero | Set the derivative equal to 0, and solve. | Where is the derivative 0? | At a stationary point the curve is level for a moment.
  kind | Look at the second derivative where $x = {x}$: this is {kind}. | Is the curve bending up or down where $x = {x}$? | Above zero the curve bends up, so that the point is a minimum; below zero it is a maximum.`,
)

function slopeStep({ p, text }: Curve): Step {
  const slope = slopeOf(p)
  const [of, is] = [polynomialNode(p, 'x'), polynomialNode(slope, 'x')]
  const claim = { type: 'derivative', of, is, variable: 'x' } as const
  return say('power_rule', `\\frac{dy}{dx} = ${textOf(slope)}`, [claim], { curve: text })
}

function putIn(rule: string, p: ExactPolynomial, x: Rational): Step {
  const [line, value] = [filledText(p, x), shown(valueAt(p, x))]
  return say(rule, `${line} = ${value}`, [[line, value]], { x: shown(x) })
}

const of = (what: string, { text }: Curve, x?: Rational) => ({
  family: id,
  start: `Find the ${what} of $y = ${text}$${x ? ` where $x = ${shown(x)}$` : ''}.`,
  line: `y = ${text}`,
  goal: `the ${what}`,
})

function derivative(curve: Curve): Worked {
  const slope = slopeOf(curve.p)
  const kept = textOf([ZERO, ...slope])
  return {
    ...of('derivative', curve),
    steps: [slopeStep(curve)],
    answer: `\\frac{dy}{dx} = ${textOf(slope)}`,
    answers: [textOf(slope)],
    slips: [{ value: kept, why: 'The powers came down in front; they become one less too.' }],
  }
}

function gradient(curve: Curve, x: Rational): Worked {
  const slope = slopeOf(curve.p)
  const answer = shown(valueAt(slope, x))
  const height = shown(valueAt(curve.p, x))
  const why = 'You put the number into the curve. The gradient comes from the derivative.'
  return {
    ...of('gradient', curve, x),
    steps: [slopeStep(curve), putIn('gradient', slope, x)],
    ...only(answer),
    slips: slipsBeside(answer, [{ value: height, why }]),
  }
}

function tangent(curve: Curve, x: Rational): Worked {
  const slope = slopeOf(curve.p)
  const [m, y] = [valueAt(slope, x), valueAt(curve.p, x)]
  const form = `y - (${shown(y)}) = ${shown(m)}(x - (${shown(x)}))`
  const answer = `y = ${isZero(m) ? shown(y) : textOf([minus(y, times(m, x)), m])}`
  const steps = [
    slopeStep(curve),
    putIn('gradient', slope, x),
    putIn('point', curve.p, x),
    say('line', answer, [sameSolutions(form, answer, 'y')]),
  ]
  return { ...of('tangent', curve, x), steps, ...only(answer) }
}

/** The places where a slope of degree one or two is zero; undefined where they are no fractions. */
function zerosOf([c = ZERO, b = ZERO, a = ZERO]: ExactPolynomial): readonly Rational[] | undefined {
  if (isZero(a)) return isZero(b) ? undefined : [over(minus(ZERO, c), b) ?? ZERO]
  const under = minus(times(b, b), times(whole(4), times(a, c)))
  const [top, bottom] = [wholeSquareRoot(under.n), wholeSquareRoot(under.d)]
  if (top === undefined || bottom === undefined) return undefined
  const at = (root: Rational) => over(plus(minus(ZERO, b), root), times(whole(2), a)) ?? ZERO
  const roots = top === 0n ? [ZERO] : [ratio(top, bottom), ratio(-top, bottom)]
  return roots.map(at).sort((one, other) => signOf(minus(one, other)))
}

const kinds = { '1': 'a minimum', '-1': 'a maximum', '0': 'a point to look at more closely' }

function stationary(curve: Curve): Worked | 'beyond' {
  const slope = slopeOf(curve.p)
  const second = slopeOf(slope)
  const zeros = slope.length > 3 ? undefined : zerosOf(slope)
  if (!zeros) return 'beyond'
  const roots = zeros.map((x) => `x = ${shown(x)}`)
  const points = zeros.map((x) => `(${shown(x)}, ${shown(valueAt(curve.p, x))})`)
  const bends = zeros.map((x) => {
    const [line, value] = [filledText(second, x), valueAt(second, x)]
    const said = { x: shown(x), kind: kinds[`${signOf(value)}`] }
    return say(
      'kind',
      `\\frac{d^2y}{dx^2} = ${line} = ${shown(value)}`,
      [[line, shown(value)]],
      said,
    )
  })
  const zero = sameSolutions(`${textOf(slope)} = 0`, roots.join(' or '), 'x')
  return {
    ...of('stationary points', curve),
    steps: [
      slopeStep(curve),
      say('zero', roots.join(' \\text{ or } '), [zero]),
      ...zeros.map((x) => putIn('point', curve.p, x)),
      ...bends,
    ],
    answer: points.join(' \\text{ and } '),
    answers: points,
  }
}

const isFlat =
  /stationary|turning point|maximum|minimum|\b(?:gradient|slope)\b.*\b(?:equal to|equals|becomes) (?:zero|0)(?=\W*$| (?:and|for|on)\b)/
/** A derivative that is said by itself asks for none. */
const isClaimOnly =
  /^\W*(?:(?:so|and|then|i (?:got|get)) )*(?:d ?y ?\/ ?d ?x|f ?'(?: ?\(x\))?) ?= ?[^a-wyz=]+$/

/** Derivatives of polynomials, and what they tell of a curve. */
export const differentiation: Family = {
  id,
  title: 'differentiation',
  work: (asked) => {
    const { words } = asked
    const isPlain = /differentiat|derivative|d ?y ?\/ ?d ?x|d\/dx|f ?'/.test(words)
    const isLevel = isFlat.test(words)
    if (isClaimOnly.test(words)) return undefined
    const isCurve = isLevel || /gradient|slope|tangent/.test(words)
    const curve = (isPlain || isCurve) && !isOther.test(words) ? curveIn(asked) : undefined
    if (!curve || (curve.p.length < 3 && !isPlain)) return undefined
    if (isLevel) return stationary(curve)
    const [, prime, said] = place.exec(words) ?? []
    const x = readFraction(prime ?? said)
    if (/normal/.test(words)) return 'beyond'
    if (/tangent/.test(words)) return x ? tangent(curve, x) : 'beyond'
    if (x) return gradient(curve, x)
    return isPlain ? derivative(curve) : undefined
  },
  draw: (random) => {
    const [a, b, c] = [random.between(1, 5), random.between(-6, 6), random.between(-9, 9)]
    const [n, x] = [random.between(2, 4), random.between(-3, 4)]
    const curve = `${a === 1 ? '' : a}x^${n} ${plusText(b)}x ${plusText(c)}`
    const at = a * n * x ** (n - 1) + b
    const height = a * x ** n + b * x + c
    const [text, answer] = pick(random, [
      [`differentiate y = ${curve}`, `${a * n}x^${n - 1} ${plusText(b)}`],
      [`find the gradient of y = ${curve} at x = ${x}`, `${at}`],
      [`tangent to y = ${curve} at x = ${x}`, `y = ${at}x ${plusText(height - at * x)}`],
    ] as const)
    return { text, answers: [answer] }
  },
}
