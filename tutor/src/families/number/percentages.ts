import { percentageSlips } from '#mistakes/percentage.ts'
import { findPercentage } from '#reading/find-percentage.ts'
import { solvePercentage } from '#skills/percentage.ts'
import type { PercentageProblem } from '#skills/problem.ts'
import { fractionText, pick } from '../draw.ts'
import type { Asked, Family, Worked } from '../family.ts'
import { fromSolution, slipsBeside } from '../from-solution.ts'
import { shown } from '../numbers.ts'

type Form = PercentageProblem['form']

/** What grows year after year is worked by another family. */
const isRepeated = /compound|interest|depreciat|per year|each year|every year|a year|per annum/

function workPercentage(
  id: string,
  forms: readonly Form[],
  asked: Asked,
): Worked | 'beyond' | undefined {
  if (isRepeated.test(asked.words)) return undefined
  const problem = findPercentage(asked.text)
  if (!problem || !forms.includes(problem.form)) return undefined
  const solution = solvePercentage(problem)
  if (!solution) return 'beyond'
  const answer = solution.answer.replace('\\%', '')
  const slips = percentageSlips(problem).map((slip) => ({ ...slip, value: shown(slip.value) }))
  return fromSolution(id, solution, {
    goal: problem.form === 'share' ? 'the part as a percentage' : 'the amount',
    answers: [answer],
    slips: slipsBeside(answer, slips),
    ...(problem.form === 'share' && { unit: '%' }),
  })
}

const percentage = (
  id: string,
  title: string,
  forms: readonly Form[],
  draw: (p: number, a: number, pick: <T>(items: readonly T[]) => T) => ReturnType<Family['draw']>,
): Family => ({
  id,
  title,
  work: (asked) => workPercentage(id, forms, asked),
  draw: (random) =>
    draw(random.between(1, 19) * 5, random.between(2, 90) * 4, (items) => pick(random, items)),
})

export const percentageFamilies: readonly Family[] = [
  percentage('percentage-of', 'a percentage of an amount', ['of'], (p, a, any) => ({
    text: `${any(['whats ', 'find ', 'what is ', ''])}${p}${any(['%', ' percent'])} of ${any(['', '£'])}${a}`,
    answers: [fractionText(p * a, 100)],
  })),
  percentage(
    'percentage-change',
    'percentage increase and decrease',
    ['increase', 'decrease'],
    (p, a, any) => {
      const [text, value] = any([
        [`increase ${a} by ${p}%`, a * (100 + p)],
        [`decrease £${a} by ${p}%`, a * (100 - p)],
        [`reduce ${a} by ${p}%`, a * (100 - p)],
      ] as const)
      return { text, answers: [fractionText(value, 100)] }
    },
  ),
  percentage(
    'reverse-percentage',
    'finding the amount before a percentage change',
    ['reverse_increase', 'reverse_decrease', 'reverse_of'],
    (p, a, any) => {
      const [text, top, under] = any([
        [
          `a coat costs £${a} after a ${p}% discount. what was the original price`,
          a * 100,
          100 - p,
        ],
        [
          `After a ${p}% increase the price is £${a}. What was the original price?`,
          a * 100,
          100 + p,
        ],
        [`${p}% of a number is ${a}. what is the number?`, a * 100, p],
      ] as const)
      return { text, answers: [fractionText(top, under)] }
    },
  ),
  percentage(
    'percentage-share',
    'one amount as a percentage of another',
    ['share'],
    (p, a, any) => ({
      text: any([`what percentage is ${p} of ${a}`, `${p} out of ${a} as a percentage`]),
      answers: [fractionText(p * 100, a)],
    }),
  ),
]
