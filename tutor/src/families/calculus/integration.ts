import { degree, polynomialIn, polynomialNode } from '@learngrove/maths/polynomial'
import { minus, type Rational, readDecimal } from '@learngrove/maths/rational'
import {
  type Curve,
  curveIn,
  filledText,
  integralOf,
  slopeOf,
  textOf,
  valueAt,
} from '#families/calculus/polynomials.ts'
import { pick, plusText } from '#families/draw.ts'
import type { Asked, Family, Step, Worked } from '#families/family.ts'
import { shown } from '#families/numbers.ts'
import { step } from '#families/write.ts'
import { readExpression } from '#notation/read-maths.ts'
import { sameValue } from '#skills/step.ts'

const id = 'integration'
const isOther = /differentiat|\bln\b|\bsin|\bcos|\btan|e\^|sqrt|rectangle|triangle|circle/
const signed = /\\int|∫|\bintegral\b|\bintegrate\b|\barea (?:under|between|below|enclosed)/
const ends =
  /(?:from|between)(?: x ?=)? ?(-?\d+(?:\.\d+)?)(?: and| to|,)(?: x ?=)? ?(-?\d+(?:\.\d+)?)/
const latexEnds = /(?:\\int|∫)_ ?\{?(-?\d+(?:\.\d+)?)\}? ?\^ ?\{?(-?\d+(?:\.\d+)?)\}?/

/** The curve of an integral sign, without its ends and its dx; else the curve of the message. */
function integrandIn(asked: Asked): Curve | undefined {
  const said =
    /(?:\\int|∫|integrate|integral of)(?:_ ?\{?-?[\d.]+\}? ?\^ ?\{?-?[\d.]+\}?)? ?(?:y ?= ?)?(.+?)(?= ?d ?x\b| (?:from|between|with|for|dx)\b|[,;?]|\.(?!\d)|$)/.exec(
      asked.words,
    )?.[1]
  const node = said === undefined ? undefined : readExpression(said.replace(/\\[,;!]/g, ' '))
  const p = node && polynomialIn(node, 'x')
  if (p && p.length > 0 && degree(p) <= 8) return { p, text: textOf(p), letter: 'x' }
  return curveIn(asked)
}

function raiseStep({ p, text }: Curve, hasConstant: boolean): Step {
  const whole = integralOf(p)
  return step(
    `${id}.power_rule`,
    {
      text: 'Integrate each term: make the power one more, and divide by the new power.',
      ask: `What does each term of $${text}$ come from?`,
      why: 'Integrating undoes differentiating: the power goes up by one, and what it would bring down is divided out.',
    },
    `\\int \\left(${text}\\right) dx = ${textOf(whole)}${hasConstant ? ' + c' : ''}`,
    {
      type: 'derivative',
      of: polynomialNode(whole, 'x'),
      is: polynomialNode(slopeOf(whole), 'x'),
      variable: 'x',
    },
    sameValue(textOf(slopeOf(whole)), text),
  )
}

function indefinite(curve: Curve): Worked {
  const answer = `${textOf(integralOf(curve.p))} + c`
  return {
    family: id,
    start: `Integrate $${curve.text}$.`,
    goal: 'the integral',
    steps: [raiseStep(curve, true)],
    answer,
    answers: [answer],
    slips: [
      {
        value: textOf(integralOf(curve.p)),
        why: 'The constant c is missing: a number alone disappears when you differentiate.',
      },
      {
        value: textOf(slopeOf(curve.p)),
        why: 'You differentiated. Integrating goes the other way: the power goes up.',
      },
    ],
  }
}

function definite(curve: Curve, from: Rational, to: Rational, isArea: boolean): Worked | 'beyond' {
  const whole = integralOf(curve.p)
  const [low, high] = [from, to].map((x) => ({
    x,
    line: filledText(whole, x),
    value: valueAt(whole, x),
  }))
  if (!low || !high || (isArea && !staysAbove(curve, from, to))) return 'beyond'
  const result = minus(high.value, low.value)
  const [left, right] = [shown(high.value), shown(low.value)]
  const difference = `${left} - ${low.value.n < 0n ? `(${right})` : right}`
  const answer = shown(result)
  const sign = `\\int_{${shown(from)}}^{${shown(to)}} (${curve.text}) \\, dx`
  const putIn = ({ x, line, value }: typeof low, name: string) =>
    step(
      `${id}.${name}`,
      {
        text: `Put the ${name} end, $x = ${shown(x)}$, in.`,
        ask: `What does it come to where $x = ${shown(x)}$?`,
        why: 'The integral is the change from one end to the other.',
      },
      `${line} = ${shown(value)}`,
      sameValue(line, shown(value)),
    )
  return {
    family: id,
    start: isArea
      ? `Find the area under $y = ${curve.text}$ from $x = ${shown(from)}$ to $x = ${shown(to)}$.`
      : `Work out $${sign}$.`,
    goal: isArea ? 'the area' : 'the value of the integral',
    steps: [
      raiseStep(curve, false),
      putIn(high, 'upper'),
      putIn(low, 'lower'),
      step(
        `${id}.difference`,
        {
          text: 'Take the lower value away from the upper one.',
          ask: 'How much does it change from the lower to the upper end?',
          why: 'What belongs to the part before the lower end has to go.',
        },
        `${difference} = ${answer}`,
        sameValue(difference, answer),
        sameValue(sign, answer),
      ),
    ],
    answer,
    answers: [answer],
    slips: [
      { value: left, why: 'Take the value at the lower end away too.' },
      {
        value: shown(minus(low.value, high.value)),
        why: 'It is the upper value less the lower one.',
      },
    ].filter(({ value }) => value !== answer),
  }
}

/** Places between the ends at which the curve is looked at. */
const LOOKS = 64

/** Whether the curve is nowhere below the axis, so that its integral is an area. */
function staysAbove({ p }: Curve, from: Rational, to: Rational): boolean {
  const [a, b] = [Number(from.n) / Number(from.d), Number(to.n) / Number(to.d)]
  const at = (x: number) =>
    p.reduceRight((sum, value) => sum * x + Number(value.n) / Number(value.d), 0)
  return (
    a < b &&
    Array.from({ length: LOOKS + 1 }, (_, i) => at(a + ((b - a) * i) / LOOKS)).every(
      (y) => y >= -1e-9,
    )
  )
}

/** Integrals of polynomials. */
export const integration: Family = {
  id,
  title: 'integration',
  work: (asked) => {
    const { words } = asked
    if (!signed.test(words) || isOther.test(words)) return undefined
    const curve = integrandIn(asked)
    if (!curve) return undefined
    const [, low, high] = ends.exec(words) ?? latexEnds.exec(words) ?? []
    const isArea = /\barea\b/.test(words)
    const [from, to] = [readDecimal(low ?? ''), readDecimal(high ?? '')]
    if (from && to) return definite(curve, from, to, isArea)
    return isArea || /\bdefinite/.test(words) ? 'beyond' : indefinite(curve)
  },
  draw: (random) => {
    const [a, b, n, low] = [
      random.between(1, 4),
      random.between(0, 6),
      random.between(1, 3),
      random.between(0, 2),
    ]
    const high = low + random.between(1, 3)
    const power = `${n === 1 ? '' : `^${n}`}`
    const curve = `${a * (n + 1)}x${power} ${plusText(b)}`
    const area = a * (high ** (n + 1) - low ** (n + 1)) + b * (high - low)
    return pick(random, [
      { text: `integrate ${curve}`, answers: [`${a}x^${n + 1} ${plusText(b)}x + c`] },
      { text: `find the integral of ${curve} from ${low} to ${high}`, answers: [`${area}`] },
      {
        text: `find the area under y = ${curve} between x = ${low} and x = ${high}`,
        answers: [`${area}`],
      },
    ])
  },
}
