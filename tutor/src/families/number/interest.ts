import {
  dividedBy,
  isSame,
  minus,
  plus,
  type Rational,
  ratio,
  roundTo,
  times,
  toDecimal,
  whole,
} from '@learngrove/maths/rational'
import { pick } from '../draw.ts'
import type { Asked, Family, Step, Worked } from '../family.ts'
import { AMOUNT, pounds, readNumber, shown } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
multiplier | Each year there are $(<0>)\\%$ of it, so multiply by $<1>$. | How many percent of the amount are there after one year? What do you multiply by? | The whole is $100\\%$. A change by a percentage is a multiplication by a decimal.
work_out | Work it out. | What does that come to? | Money has two decimal places.
work_out_rounded | Work it out, and round to the nearest penny. | What does that come to? | Money has two decimal places.
power | Multiply by it once for each of the $<0>$ years. | How often is it multiplied? | Every year the change is made to the new amount, so the same multiplier is used again and again.
interest | Take the amount at the start away: what is left is the interest. | How much more is it than at the start? | The interest is what was added to the amount.
one_year | Find the interest of one year: $<0>\\%$ of $<1>$. | How much interest is there in one year? | Simple interest is always a percentage of the amount at the start.
all_years | Multiply by the $<0>$ years. | How much is that in all the years? | Each year brings the same interest.
total | Add it to the amount at the start. | How much is there altogether? | The interest is paid on top.
`)

const MOST_YEARS = 20n
const hundred = whole(100)

type Deal = { readonly amount: Rational; readonly percent: Rational; readonly years: Rational }

function dealIn(words: string): Deal | undefined {
  const percent = readNumber(/(\d+(?:\.\d+)?)\s?(?:%|percent|per cent)/.exec(words)?.[1])
  const years = readNumber(/(\d{1,2}) ?(?:years?|yrs?)/.exec(words)?.[1])
  const rest = words
    .replace(/\d+(?:\.\d+)?\s?(?:%|percent|per cent)/g, ' ')
    .replace(/\d{1,2} ?(?:years?|yrs?)/g, ' ')
  const amount = readNumber(new RegExp(AMOUNT).exec(rest)?.[1])
  const isAll = [...rest.matchAll(/\d+(?:\.\d+)?/g)].length === 1
  return percent && years && amount && isAll && years.d === 1n && years.n > 0n && amount.n > 0n
    ? { amount, percent, years }
    : undefined
}

const toPower = (a: Rational, n: bigint): Rational => ratio(a.n ** n, a.d ** n)

type Repeated = 'compound-interest' | 'depreciation'

const isLoss = (words: string): boolean => /depreciat|loses|decreas|falls|reduc|decay/.test(words)
const changes = /depreciat|loses|decreas|increas|grows|falls|rises/
const isYearly = /(?:each|every|per|a) (?:year|annum)|depreciat|yearly|annually/
const asksInterest = /how much (?:compound )?interest|the interest|interest (?:is|does|will|earned)/

/** Growth or loss by the same percentage each year: one multiplier to a power. */
function workRepeated({ words }: Asked, id: Repeated): Worked | 'beyond' | undefined {
  const isRepeated = /compound/.test(words) || (changes.test(words) && isYearly.test(words))
  const falls = isLoss(words)
  if (!isRepeated || /simple/.test(words) || (id === 'depreciation') !== falls) return undefined
  const deal = dealIn(words)
  if (!deal) return undefined
  const { amount, percent, years } = deal
  const by = dividedBy((falls ? minus : plus)(hundred, percent), hundred)
  const factor = toDecimal(by, 6)
  if (years.n > MOST_YEARS || by.n <= 0n || factor === undefined) return 'beyond'
  const wantsInterest = !falls && asksInterest.test(words)
  const value = roundTo(times(amount, toPower(by, years.n)), 2)
  const end = wantsInterest ? minus(value, amount) : value
  const [a, p, n] = [shown(amount), shown(percent), `${years.n}`]
  const change = times(falls ? minus(whole(0), percent) : percent, years)
  const once = shown(times(amount, dividedBy(plus(hundred, change), hundred)))
  const why =
    'That takes the percentage of the first amount every year. Each year it is a percentage of the new amount.'
  return worked(id, {
    start: `$${a}$ ${falls ? 'loses' : 'grows by'} $${p}\\%$ a year for $${n}$ years`,
    goal: wantsInterest ? 'the interest' : 'the amount at the end',
    steps: repeatedSteps(id, deal, by, factor, wantsInterest),
    answer: pounds(end),
    answers: [shown(end)],
    unit: '£',
    slips: wantsInterest || once === shown(end) ? [] : [{ value: once, why }],
  })
}

function repeatedSteps(
  id: Repeated,
  { amount, percent, years }: Deal,
  by: Rational,
  factor: string,
  wantsInterest: boolean,
): readonly Step[] {
  const [a, n] = [shown(amount), Number(years.n)]
  const exact = times(amount, toPower(by, years.n))
  const value = roundTo(exact, 2)
  const isExact = isSame(exact, value)
  const line = `${a} \\times ${factor}^{${n}}`
  const row = Array.from({ length: n }, () => factor).reduce(
    (all, each) => `${all} \\times ${each}`,
    a,
  )
  const rest = toDecimal(minus(exact, value), 60) ?? '0'
  const sum = `100 ${id === 'depreciation' ? '-' : '+'} ${shown(percent)}`
  const first = `\\frac{${sum}}{100}`
  const gain = shown(minus(value, amount))
  const steps = [
    step(`${id}.multiplier`, say('multiplier', sum, factor), `${first} = ${factor}`, [
      first,
      factor,
    ]),
    step(`${id}.power`, say('power', n), line, [line, row]),
    step(
      `${id}.work_out`,
      say(isExact ? 'work_out' : 'work_out_rounded'),
      `${line} ${isExact ? '=' : '\\approx'} ${pounds(value)}`,
      isExact ? [line, shown(value)] : [`${line} - (${rest})`, shown(value)],
    ),
  ]
  const taken = `${shown(value)} - ${a}`
  return wantsInterest
    ? [...steps, step(`${id}.interest`, say('interest'), `${taken} = ${gain}`, [taken, gain])]
    : steps
}

function workSimple({ words }: Asked): Worked | undefined {
  const id = 'simple-interest'
  const deal = /simple interest/.test(words) ? dealIn(words) : undefined
  if (!deal) return undefined
  const { amount, percent, years } = deal
  const [a, p, n] = [shown(amount), shown(percent), `${years.n}`]
  const one = dividedBy(times(amount, percent), hundred)
  const all = times(one, years)
  const wantsTotal =
    /total|altogether|balance|how much (?:money|will|is there|does)|amount/.test(words) &&
    !/how much (?:simple )?interest/.test(words)
  const end = wantsTotal ? plus(amount, all) : all
  return worked(id, {
    start: `$${a}$ at $${p}\\%$ simple interest a year for $${n}$ years`,
    goal: wantsTotal ? 'the amount at the end' : 'the interest',
    steps: [
      step(
        `${id}.one_year`,
        say('one_year', p, a),
        `\\frac{${p}}{100} \\times ${a} = ${pounds(one)}`,
        [`\\frac{${p}}{100} \\times ${a}`, shown(one)],
      ),
      step(`${id}.all_years`, say('all_years', n), `${pounds(one)} \\times ${n} = ${pounds(all)}`, [
        `${shown(one)} \\times ${n}`,
        shown(all),
      ]),
      ...(wantsTotal
        ? [
            step(`${id}.total`, say('total'), `${a} + ${pounds(all)} = ${pounds(end)}`, [
              `${a} + ${shown(all)}`,
              shown(end),
            ]),
          ]
        : []),
    ],
    answer: pounds(end),
    answers: [shown(end)],
    unit: '£',
  })
}

/** Whole hundredths of `value / 10^(2n)`, halves up, so that no machine number rounds before. */
const pennies = (value: number, n: number): string =>
  `${Math.floor(value / 10 ** (2 * n - 2) + 0.5) / 100}`

export const interestFamilies: readonly Family[] = [
  {
    id: 'simple-interest',
    title: 'simple interest',
    work: workSimple,
    draw: (random) => {
      const [a, p, n] = [random.between(1, 40) * 100, random.between(1, 9), random.between(2, 6)]
      return {
        text: `work out the simple interest on £${a} at ${p}% per year for ${n} years`,
        answers: [`${(a * p * n) / 100}`],
      }
    },
  },
  {
    id: 'compound-interest',
    title: 'compound interest',
    work: (asked) => workRepeated(asked, 'compound-interest'),
    draw: (random) => {
      const [a, p, n] = [random.between(2, 40) * 100, random.between(1, 9), random.between(2, 4)]
      let value = a * 10 ** (2 * n)
      for (let i = 0; i < n; i += 1) value = (value / 100) * (100 + p)
      return {
        text: pick(random, [
          `£${a} is invested at ${p}% compound interest for ${n} years. how much is it worth`,
          `find the value of £${a} after ${n} years at ${p}% compound interest per year`,
        ]),
        answers: [pennies(value, n)],
      }
    },
  },
  {
    id: 'depreciation',
    title: 'depreciation',
    work: (asked) => workRepeated(asked, 'depreciation'),
    draw: (random) => {
      const [a, p, n] = [
        random.between(10, 90) * 200,
        random.between(1, 6) * 5,
        random.between(2, 3),
      ]
      let value = a * 10 ** (2 * n)
      for (let i = 0; i < n; i += 1) value = (value / 100) * (100 - p)
      return {
        text: `a car costs £${a} and depreciates by ${p}% each year. what is it worth after ${n} years`,
        answers: [pennies(value, n)],
      }
    },
  },
]
