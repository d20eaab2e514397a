import { absolute, dividedBy, minus, times, whole } from '@learngrove/maths/rational'
import { percentageSlips } from '#mistakes/percentage.ts'
import { findPercentage } from '#reading/find-percentage.ts'
import { solvePercentage } from '#skills/percentage.ts'
import type { PercentageProblem } from '#skills/problem.ts'
import { fractionText, pick } from '../draw.ts'
import type { Asked, Family, Worked } from '../family.ts'
import { fromSolution, slipsBeside } from '../from-solution.ts'
import { AMOUNT, readNumber, shown } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
change | Find the change: take the smaller amount away from the larger. | By how much did it change? | The change is the difference of the two amounts.
share | Write the change over the amount before, and multiply by $100$. | Which of the two amounts is the $100\\%$? | A percentage change always compares with the amount that was there first.
`)

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

const fromTo = new RegExp(`from ${AMOUNT} ?[a-z]* to ${AMOUNT}`)

/** `from £25 to £30`: the change as a percentage of what was there first. */
function workFromTo({ words }: Asked): Worked | 'beyond' | undefined {
  const id = 'percentage-from-to'
  if (!/%|percent/.test(words) || /\d ?(?:%|percent)/.test(words)) return undefined
  const [, first, last] = fromTo.exec(words) ?? []
  const [before, after] = [readNumber(first), readNumber(last)]
  if (!before || !after) return undefined
  if (before.n <= 0n || before.n * after.d === after.n * before.d) return 'beyond'
  const isRise = after.n * before.d > before.n * after.d
  const change = absolute(minus(after, before))
  const [b, c] = [shown(before), shown(change)]
  const answer = shown(dividedBy(times(change, whole(100)), before))
  const taken = isRise ? `${shown(after)} - ${b}` : `${b} - ${shown(after)}`
  const share = `\\frac{${c}}{${b}} \\times 100`
  const slip = shown(dividedBy(times(change, whole(100)), after))
  return worked(id, {
    start: `From $${b}$ to $${shown(after)}$`,
    goal: `the ${isRise ? 'rise' : 'fall'} as a percentage`,
    steps: [
      step(`${id}.change`, say('change'), `${taken} = ${c}`, [taken, c]),
      step(`${id}.share`, say('share'), `${share} = ${answer}\\%`, [share, answer]),
    ],
    answer: `${answer}\\%`,
    answers: [answer],
    unit: '%',
    slips: slipsBeside(answer, [
      {
        value: slip,
        why: 'That compares with the amount after. The amount before is the $100\\%$.',
      },
    ]),
  })
}

export const percentageFamilies: readonly Family[] = [
  {
    id: 'percentage-from-to',
    title: 'a change as a percentage',
    work: workFromTo,
    draw: (random) => {
      const [a, b] = [random.between(1, 20) * 10, random.between(21, 40) * 10]
      const [from, to] = pick(random, [
        [a, b],
        [b, a],
      ] as const)
      return {
        text: `the price went from £${from} to £${to}. what is the percentage change`,
        answers: [fractionText(Math.abs(to - from) * 100, from)],
      }
    },
  },
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
