import { dividedBy, minus, plus, type Rational, times, whole } from '@learngrove/maths/rational'
import { shortDecimal } from '#notation/short-decimal.ts'
import { valueLatex } from '#skills/operation.ts'
import type { PercentageProblem } from '#skills/problem.ts'
import { type Solution, type Step, type StepKind, sameValue } from '#skills/step.ts'

const hundred = whole(100)

/** A decimal where it ends soon, else a fraction. */
const shown = (value: Rational): string => shortDecimal(value) ?? valueLatex(value)

/** Works a percentage out in school steps. Nothing where it asks for a division by zero. */
export function solvePercentage(problem: PercentageProblem): Solution | undefined {
  const { amount } = problem
  if (problem.form === 'share') return share(problem.part, amount)
  if (problem.form === 'of') return ofAmount(problem.percent, amount)
  if (problem.form === 'increase') return changed(problem.percent, amount, plus)
  if (problem.form === 'decrease') return changed(problem.percent, amount, minus)
  if (problem.form === 'reverse_increase') return reversed(plus(hundred, problem.percent), amount)
  if (problem.form === 'reverse_decrease') return reversed(minus(hundred, problem.percent), amount)
  return reversed(problem.percent, amount)
}

function ofAmount(percent: Rational, amount: Rational): Solution {
  const p = shown(percent)
  const a = shown(amount)
  const asFraction = `\\frac{${p}}{100} \\times ${a}`
  const result = shown(dividedBy(times(percent, amount), hundred))
  return {
    start: `${p}\\% \\text{ of } ${a}`,
    answer: result,
    steps: [
      step(
        'percent_as_fraction',
        asFraction,
        `Percent means out of a hundred, so $${p}\\%$ is $\\frac{${p}}{100}$.`,
        `wrote $${p}\\%$ as a fraction of a hundred`,
        [asFraction, `${p} \\times ${a} \\div 100`],
      ),
      step('percent_multiply', result, 'Multiply, and divide by a hundred.', 'multiplied it out', [
        asFraction,
        result,
      ]),
    ],
  }
}

function changed(percent: Rational, amount: Rational, change: typeof plus): Solution {
  const grows = change === plus
  const total = change(hundred, percent)
  const [p, a, t] = [shown(percent), shown(amount), shown(total)]
  const result = shown(dividedBy(times(total, amount), hundred))
  const sum = `100 ${grows ? '+' : '-'} ${p}`
  const asFraction = `\\frac{${t}}{100} \\times ${a}`
  return {
    start: `${a} ${grows ? '+' : '-'} ${p}\\% \\text{ of } ${a}`,
    answer: result,
    steps: [
      step(
        'percent_total',
        `${sum} = ${t}`,
        `The whole is $100\\%$. ${grows ? 'Growing' : 'Shrinking'} by $${p}\\%$ leaves $${t}\\%$ of it.`,
        `saw that $${t}\\%$ is left`,
        [sum, t],
        `The whole is $100\\%$, and it is ${grows ? 'growing' : 'shrinking'} by $${p}\\%$.`,
      ),
      step(
        'percent_as_fraction',
        asFraction,
        `Write $${t}\\%$ as a fraction of a hundred, and multiply.`,
        `wrote $${t}\\%$ as a fraction of a hundred`,
        [asFraction, `${t} \\times ${a} \\div 100`],
      ),
      step('percent_multiply', result, 'Work it out.', 'multiplied it out', [asFraction, result]),
    ],
  }
}

/** `amount` is `percent` of what is looked for. */
function reversed(percent: Rational, amount: Rational): Solution | undefined {
  if (percent.n <= 0n) return undefined
  const [p, a] = [shown(percent), shown(amount)]
  const single = shown(dividedBy(amount, percent))
  const answer = shown(dividedBy(times(amount, hundred), percent))
  return {
    start: `${p}\\% \\text{ is } ${a}`,
    answer,
    steps: [
      step(
        'percent_one',
        `${a} \\div ${p} = ${single}`,
        `$${a}$ is $${p}\\%$ of the amount before. Divide by $${p}$ to find $1\\%$.`,
        'found $1\\%$',
        [`${a} \\div ${p}`, single],
      ),
      step(
        'percent_hundred',
        `${single} \\times 100 = ${answer}`,
        'Multiply by $100$ to find the whole, $100\\%$.',
        'found $100\\%$',
        [`${single} \\times 100`, answer],
      ),
    ],
  }
}

function share(part: Rational, amount: Rational): Solution | undefined {
  if (amount.n === 0n) return undefined
  const fraction = `\\frac{${shown(part)}}{${shown(amount)}}`
  const answer = shown(dividedBy(times(part, hundred), amount))
  return {
    start: `${shown(part)} \\text{ as a percentage of } ${shown(amount)}`,
    answer: `${answer}\\%`,
    steps: [
      step(
        'percent_share',
        fraction,
        'Write the part over the whole.',
        'wrote the part over the whole',
        [fraction, `${shown(part)} \\div ${shown(amount)}`],
      ),
      step(
        'percent_hundred',
        `${fraction} \\times 100 = ${answer}`,
        'Multiply by $100$ to make it a percentage.',
        'multiplied by $100$',
        [`${fraction} \\times 100`, answer],
      ),
    ],
  }
}

function step(
  kind: StepKind,
  maths: string,
  text: string,
  did: string,
  [left, right]: readonly [string, string],
  nudge = text,
): Step {
  return { kind, maths, text, nudge, did, claims: [sameValue(left, right)] }
}
