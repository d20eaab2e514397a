import {
  dividedBy,
  isSame,
  isZero,
  minus,
  plus,
  type Rational,
  times,
  whole,
} from '@learngrove/maths/rational'
import type { Mistake } from '#mistakes/mistake.ts'
import type { PercentageProblem } from '#skills/problem.ts'

const hundred = whole(100)
const part = (percent: Rational, of: Rational): Rational => dividedBy(times(percent, of), hundred)
const divided = (a: Rational, b: Rational): Rational | undefined =>
  isZero(b) ? undefined : dividedBy(a, b)

type Slip = Mistake & { readonly value: (problem: PercentageProblem) => Rational | undefined }

/** Names the slip that gives this value. */
export function percentageMistake(
  problem: PercentageProblem,
  value: Rational,
): Mistake | undefined {
  const slip = slips.find((each) => {
    const found = each.value(problem)
    return found !== undefined && isSame(found, value)
  })
  return slip && { code: slip.code, text: slip.text }
}

/** Every slip's value for a problem, with what is told of it. */
export const percentageSlips = (
  problem: PercentageProblem,
): readonly { readonly value: Rational; readonly why: string }[] =>
  slips.flatMap(({ value, text }) => {
    const found = value(problem)
    return found ? [{ value: found, why: text }] : []
  })

const slips: readonly Slip[] = [
  {
    code: 'percent_of_instead_of_changed',
    text: 'That is the change itself. The new amount is what was there, with the change added or taken away.',
    value: (p) =>
      p.form === 'increase' || p.form === 'decrease' ? part(p.percent, p.amount) : undefined,
  },
  {
    code: 'percent_wrong_direction',
    text: 'Look at which way the amount goes: does it grow or shrink.',
    value: (p) => {
      if (p.form === 'increase') return minus(p.amount, part(p.percent, p.amount))
      return p.form === 'decrease' ? plus(p.amount, part(p.percent, p.amount)) : undefined
    },
  },
  {
    code: 'reverse_percent_of_new',
    text: 'That takes the percentage of the new amount. It is a percentage of the amount before, which is the $100\\%$ here.',
    value: (p) => {
      if (p.form === 'reverse_increase') return minus(p.amount, part(p.percent, p.amount))
      if (p.form === 'reverse_decrease') return plus(p.amount, part(p.percent, p.amount))
      return p.form === 'reverse_of' ? part(p.percent, p.amount) : undefined
    },
  },
  {
    code: 'divided_by_percentage',
    text: 'It looks as if the amount was divided by the percentage. Percent means out of a hundred.',
    value: (p) => (p.form === 'of' ? divided(p.amount, p.percent) : undefined),
  },
  {
    code: 'percent_hundred_left_out',
    text: 'The multiplication is fine. Percent means out of a hundred, so there is still a division by $100$.',
    value: (p) => (p.form === 'of' ? times(p.amount, p.percent) : undefined),
  },
  {
    code: 'percent_added_as_number',
    text: 'It looks as if the percentage was added or taken away like a number. Find that percentage of the amount first.',
    value: (p) => {
      if (p.form === 'increase') return plus(p.amount, p.percent)
      return p.form === 'decrease' ? minus(p.amount, p.percent) : undefined
    },
  },
  {
    code: 'part_and_whole_swapped',
    text: 'The part and the whole changed places. Which is the whole is the number after "of".',
    value: (p) =>
      p.form === 'share' && !isZero(p.part)
        ? dividedBy(times(p.amount, hundred), p.part)
        : undefined,
  },
]
