import { degree, polynomialIn, polynomialNode } from '@learngrove/maths/polynomial'
import { minus, type Rational, readDecimal, toNumber } from '@learngrove/maths/rational'
import {
  type Curve,
  curveIn,
  filledText,
  integralOf,
  MOST_DEGREE,
  slopeOf,
  textOf,
  valueAt,
} from '#families/calculus/polynomials.ts'
import { pick, plusText } from '#families/draw.ts'
import type { Asked, Family, Step, Worked } from '#families/family.ts'
import { slipsBeside } from '#families/from-solution.ts'
import { only, sayer } from '#families/measure/saying.ts'
import { bracketed, shown } from '#families/numbers.ts'
import { readExpression } from '#notation/read-maths.ts'

const id = 'integration'
const isOther = /differentiat|\bln\b|\bsin|\bcos|\btan|e\^|sqrt|rectangle|triangle|circle/
const isAsked = /\\int|∫|\bintegral\b|\bintegrate\b|\barea (?:under|between|below|enclosed)/
const ends =
  /(?:from|between)(?: x ?=)? ?(-?\d+(?:\.\d+)?)(?: and| to|,)(?: x ?=)? ?(-?\d+(?:\.\d+)?)/
const signEnds = /(?:\\int|∫)_ ?\{?(-?\d+(?:\.\d+)?)\}? ?\^ ?\{?(-?\d+(?:\.\d+)?)\}?/
const integrand =
  /(?:\\int|∫|integrate|integral of)(?:_ ?\{?-?[\d.]+\}? ?\^ ?\{?-?[\d.]+\}?)? ?(?:y ?= ?)?(.+?)(?= ?d ?x\b| (?:from|between|with|for|dx)\b|[,;?]|\.(?!\d)|$)/

const say = sayer(
  id,
  `power_rule | Integrate each term: make the power one more, and divide by the new power. | What does each term of \${curve}$ come from? | Integrating undoes differentiating: the power goes up by one, and what it would bring down is divided out.
  upper | Put the upper end, $x = {x}$, in. | What does it come to where $x = {x}$? | The integral is the change from one end to the other.
  lower | Put the lower end, $x = {x}$, in. | What does it come to where $x = {x}$? | The integral is the change from one end to the other.
  difference | Take the lower value away from the upper one. | How much does it change from the lower to the upper end? | What belongs to the part before the lower end has to go.`,
)

/** The curve after an integral sign, without its ends and its dx; else the curve of the message. */
function integrandIn(asked: Asked): Curve | undefined {
  const said = integrand.exec(asked.words)?.[1]
  const node = said === undefined ? undefined : readExpression(said.replace(/\\[,;!]/g, ' '))
  const p = node && polynomialIn(node, 'x')
  const isFit = p && p.length > 0 && degree(p) <= MOST_DEGREE
  return isFit ? { p, text: textOf(p) } : curveIn(asked)
}

function raiseStep({ p, text }: Curve, constant: string): Step {
  const whole = integralOf(p)
  const [of, is] = [polynomialNode(whole, 'x'), polynomialNode(slopeOf(whole), 'x')]
  const line = `\\int \\left(${text}\\right) dx = ${textOf(whole)}${constant}`
  const claim = { type: 'derivative', of, is, variable: 'x' } as const
  return say('power_rule', line, [claim, [textOf(slopeOf(whole)), text]], { curve: text })
}

function indefinite(curve: Curve): Worked {
  const whole = textOf(integralOf(curve.p))
  return {
    family: id,
    start: `Integrate $${curve.text}$.`,
    goal: 'the integral',
    steps: [raiseStep(curve, ' + c')],
    ...only(`${whole} + c`),
    slips: [
      { value: whole, why: 'The constant c belongs to it: a number alone has the derivative 0.' },
      { value: textOf(slopeOf(curve.p)), why: 'You differentiated. Here the power goes up.' },
    ],
  }
}

function definite(curve: Curve, from: Rational, to: Rational, isArea: boolean): Worked | 'beyond' {
  if (isArea && !staysAbove(curve, from, to)) return 'beyond'
  const whole = integralOf(curve.p)
  const [low, high] = [valueAt(whole, from), valueAt(whole, to)]
  const answer = shown(minus(high, low))
  const difference = `${shown(high)} - ${bracketed(shown(low))}`
  const sign = `\\int_{${shown(from)}}^{${shown(to)}} (${curve.text}) \\, dx`
  const putIn = (rule: string, x: Rational): Step => {
    const [line, value] = [filledText(whole, x), shown(valueAt(whole, x))]
    return say(rule, `${line} = ${value}`, [[line, value]], { x: shown(x) })
  }
  const claims = [[difference, answer] as const, [sign, answer] as const]
  return {
    family: id,
    start: isArea
      ? `Find the area under $y = ${curve.text}$ from $x = ${shown(from)}$ to $x = ${shown(to)}$.`
      : `Work out $${sign}$.`,
    goal: isArea ? 'the area' : 'the value of the integral',
    steps: [
      raiseStep(curve, ''),
      putIn('upper', to),
      putIn('lower', from),
      say('difference', `${difference} = ${answer}`, claims),
    ],
    ...only(answer),
    slips: slipsBeside(answer, [
      { value: shown(high), why: 'Take the value at the lower end away too.' },
      { value: shown(minus(low, high)), why: 'It is the upper value less the lower one.' },
    ]),
  }
}

/** Places between the ends at which the curve is looked at. */
const LOOKS = 64

/** Whether the curve is nowhere below the axis, so that its integral is an area. */
function staysAbove({ p }: Curve, from: Rational, to: Rational): boolean {
  const [a, b] = [toNumber(from), toNumber(to)]
  const at = (x: number) => p.reduceRight((sum, value) => sum * x + toNumber(value), 0)
  const places = Array.from({ length: LOOKS + 1 }, (_, i) => a + ((b - a) * i) / LOOKS)
  return a < b && places.every((x) => at(x) >= -1e-9)
}

/** Integrals of polynomials. */
export const integration: Family = {
  id,
  title: 'integration',
  work: (asked) => {
    const { words } = asked
    const curve = isAsked.test(words) && !isOther.test(words) ? integrandIn(asked) : undefined
    if (!curve) return undefined
    const [, low = '', high = ''] = ends.exec(words) ?? signEnds.exec(words) ?? []
    const isArea = /\barea\b/.test(words)
    const [from, to] = [readDecimal(low), readDecimal(high)]
    if (from && to) return definite(curve, from, to, isArea)
    return isArea || /\bdefinite/.test(words) ? 'beyond' : indefinite(curve)
  },
  draw: (random) => {
    const [a, b, n] = [random.between(1, 4), random.between(0, 6), random.between(1, 3)]
    const low = random.between(0, 2)
    const high = low + random.between(1, 3)
    const curve = `${a * (n + 1)}x${n === 1 ? '' : `^${n}`} ${plusText(b)}`
    const area = a * (high ** (n + 1) - low ** (n + 1)) + b * (high - low)
    const [text, answer] = pick(random, [
      [`integrate ${curve}`, `${a}x^${n + 1} ${plusText(b)}x + c`],
      [`find the integral of ${curve} from ${low} to ${high}`, `${area}`],
      [`find the area under y = ${curve} between x = ${low} and x = ${high}`, `${area}`],
    ] as const)
    return { text, answers: [answer] }
  },
}
