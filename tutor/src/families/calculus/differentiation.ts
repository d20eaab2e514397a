import type { ExactPolynomial } from '@learngrove/maths/polynomial'
import { polynomialNode } from '@learngrove/maths/polynomial'
import {
  isZero,
  minus,
  over,
  plus,
  type Rational,
  ratio,
  readDecimal,
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
import { shown } from '#families/numbers.ts'
import { step } from '#families/write.ts'
import { sameSolutions, sameValue } from '#skills/step.ts'

const id = 'differentiation'
const isOther =
  /integrat|complet|\bln\b|\bsin|\bcos|\btan(?!g)|e\^|sqrt|straight line|line through|points? \(.*\) and \(/

const place =
  /\bf ?' ?\( ?(-?\d+)\)|(?:\bat|\bwhen|\bwhere)(?: the point)?(?: where)?(?: x ?=)? ?\(?(-?\d+(?:\.\d+)?|-?\d+\/\d+)/

const number = (text: string | undefined): Rational | undefined => {
  const [top = '', under] = text?.split('/') ?? []
  const n = readDecimal(top)
  return n && over(n, readDecimal(under ?? '1') ?? ZERO)
}

function slopeStep({ p, text }: Curve): Step {
  const slope = slopeOf(p)
  const line = `\\frac{dy}{dx} = ${textOf(slope)}`
  return step(
    `${id}.power_rule`,
    {
      text: 'Differentiate each term: bring the power down in front, and make the power one less.',
      ask: `What does each term of $${text}$ become?`,
      why: 'The power rule: the gradient of $x^n$ is $nx^{n-1}$, and a number alone has no gradient.',
    },
    line,
    {
      type: 'derivative',
      of: polynomialNode(p, 'x'),
      is: polynomialNode(slope, 'x'),
      variable: 'x',
    },
  )
}

function putIn(rule: string, what: string, p: ExactPolynomial, x: Rational): Step {
  const [line, value] = [filledText(p, x), shown(valueAt(p, x))]
  return step(
    `${id}.${rule}`,
    {
      text: `Put $x = ${shown(x)}$ into ${what}.`,
      ask: `What does ${what} come to where $x = ${shown(x)}$?`,
      why:
        rule === 'gradient'
          ? 'The derivative says how steep the curve is at each x.'
          : 'The point lies on the curve.',
    },
    `${line} = ${value}`,
    sameValue(line, value),
  )
}

function plain(curve: Curve): Worked {
  const answer = textOf(slopeOf(curve.p))
  const forgot = textOf([ZERO, ...slopeOf(curve.p)])
  return {
    family: id,
    start: `Differentiate $y = ${curve.text}$.`,
    line: `y = ${curve.text}`,
    goal: 'the derivative',
    steps: [slopeStep(curve)],
    answer: `\\frac{dy}{dx} = ${answer}`,
    answers: [answer],
    slips: [
      { value: forgot, why: 'You brought the powers down, but they have to become one less too.' },
    ],
  }
}

function gradient(curve: Curve, x: Rational): Worked {
  const slope = slopeOf(curve.p)
  const answer = shown(valueAt(slope, x))
  return {
    family: id,
    start: `Find the gradient of $y = ${curve.text}$ where $x = ${shown(x)}$.`,
    line: `y = ${curve.text}`,
    goal: 'the gradient',
    steps: [slopeStep(curve), putIn('gradient', 'the derivative', slope, x)],
    answer,
    answers: [answer],
    slips: [
      {
        value: shown(valueAt(curve.p, x)),
        why: 'You put the number into the curve. The gradient comes from the derivative.',
      },
    ].filter(({ value }) => value !== answer),
  }
}

function tangent(curve: Curve, x: Rational): Worked {
  const slope = slopeOf(curve.p)
  const [m, y] = [valueAt(slope, x), valueAt(curve.p, x)]
  const line: ExactPolynomial = [minus(y, times(m, x)), m]
  const form = `y - (${shown(y)}) = ${shown(m)}(x - (${shown(x)}))`
  const answer = `y = ${isZero(m) ? shown(y) : textOf(line)}`
  return {
    family: id,
    start: `Find the tangent to $y = ${curve.text}$ where $x = ${shown(x)}$.`,
    line: `y = ${curve.text}`,
    goal: 'the equation of the tangent',
    steps: [
      slopeStep(curve),
      putIn('gradient', 'the derivative', slope, x),
      putIn('point', 'the curve', curve.p, x),
      step(
        `${id}.line`,
        {
          text: 'Write the line with this gradient through this point.',
          ask: 'Which line has this gradient and goes through the point?',
          why: 'A tangent touches the curve: same point, same gradient.',
        },
        answer,
        sameSolutions(form, answer, 'y'),
      ),
    ],
    answer,
    answers: [answer],
  }
}

/** The places where a slope of degree one or two is zero, where they are fractions. */
function zerosOf([c = ZERO, b = ZERO, a = ZERO]: ExactPolynomial): readonly Rational[] | undefined {
  if (isZero(a)) return isZero(b) ? undefined : [over(minus(ZERO, c), b) ?? ZERO]
  const under = minus(times(b, b), times(whole(4), times(a, c)))
  const [top, bottom] = [wholeSquareRoot(under.n), wholeSquareRoot(under.d)]
  if (signOf(under) < 0) return []
  if (top === undefined || bottom === undefined || bottom === 0n) return undefined
  const root = ratio(top, bottom)
  const at = (sign: Rational) => over(plus(minus(ZERO, b), sign), times(whole(2), a)) ?? ZERO
  return isZero(root)
    ? [at(root)]
    : [at(minus(ZERO, root)), at(root)].sort((one, other) => signOf(minus(one, other)))
}

function stationary(curve: Curve): Worked | 'beyond' {
  const slope = slopeOf(curve.p)
  const zeros = slope.length > 3 ? undefined : zerosOf(slope)
  const second = slopeOf(slope)
  if (!zeros || zeros.length === 0) return 'beyond'
  const roots = zeros.map((x) => `x = ${shown(x)}`).join(' \\text{ or } ')
  const points = zeros.map((x) => `(${shown(x)}, ${shown(valueAt(curve.p, x))})`)
  const kinds = zeros
    .map((x) => signOf(valueAt(second, x)))
    .map((sign) =>
      sign > 0 ? 'a minimum' : sign < 0 ? 'a maximum' : 'a point that needs a closer look',
    )
  return {
    family: id,
    start: `Find the stationary points of $y = ${curve.text}$.`,
    line: `y = ${curve.text}`,
    goal: 'the stationary points',
    steps: [
      slopeStep(curve),
      step(
        `${id}.zero`,
        {
          text: 'Set the derivative equal to 0, and solve.',
          ask: 'Where is the derivative 0?',
          why: 'At a stationary point the curve is level for a moment.',
        },
        roots,
        sameSolutions(
          `${textOf(slope)} = 0`,
          zeros.map((x) => `x = ${shown(x)}`).join(' or '),
          'x',
        ),
      ),
      ...zeros.map((x) => putIn('point', 'the curve', curve.p, x)),
      ...zeros.map((x, i) =>
        step(
          `${id}.kind`,
          {
            text: `Look at the second derivative: this is ${kinds[i]}.`,
            ask: `Is the curve bending up or down where $x = ${shown(x)}$?`,
            why: 'Above zero the curve bends up, so that the point is a minimum; below zero it is a maximum.',
          },
          `\\frac{d^2y}{dx^2} = ${filledText(second, x)} = ${shown(valueAt(second, x))}`,
          sameValue(filledText(second, x), shown(valueAt(second, x))),
        ),
      ),
    ],
    answer: points.join(' \\text{ and } '),
    answers: points,
  }
}

/** Derivatives of polynomials, and what they tell of a curve. */
export const differentiation: Family = {
  id,
  title: 'differentiation',
  work: (asked) => {
    const { words } = asked
    const isPlain = /differentiat|derivative|d ?y ?\/ ?d ?x|d\/dx|f ?'/.test(words)
    const isCurve = /gradient|slope|tangent|stationary|turning point|maximum|minimum/.test(words)
    if ((!isPlain && !isCurve) || isOther.test(words) || /\) ?\^/.test(words)) return undefined
    const curve = curveIn(asked)
    if (!curve || (curve.p.length < 3 && !isPlain)) return undefined
    if (/stationary|turning point|maximum|minimum/.test(words)) return stationary(curve)
    const [, prime, said] = place.exec(words) ?? []
    const x = number(prime ?? said)
    if (/normal/.test(words)) return 'beyond'
    if (/tangent/.test(words)) return x ? tangent(curve, x) : 'beyond'
    if (x) return gradient(curve, x)
    return isPlain ? plain(curve) : undefined
  },
  draw: (random) => {
    const [a, b, c, n, x] = [
      random.between(1, 5),
      random.between(-6, 6),
      random.between(-9, 9),
      random.between(2, 4),
      random.between(-3, 4),
    ]
    const curve = `${a === 1 ? '' : a}x^${n} ${plusText(b)}x ${plusText(c)}`
    const slope = `${a * n}x^${n - 1} ${plusText(b)}`
    const at = a * n * x ** (n - 1) + b
    return pick(random, [
      { text: `differentiate y = ${curve}`, answers: [slope] },
      { text: `find the gradient of y = ${curve} at x = ${x}`, answers: [`${at}`] },
      { text: `find dy/dx when y = ${curve}`, answers: [slope] },
      {
        text: `find the equation of the tangent to y = ${curve} at x = ${x}`,
        answers: [`y = ${at}x ${plusText(a * x ** n + b * x + c - at * x)}`],
      },
    ])
  },
}
