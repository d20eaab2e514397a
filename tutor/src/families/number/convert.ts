import { type Rational, ratio, times, toDecimal, whole } from '@learngrove/maths/rational'
import { valueLatex } from '#skills/operation.ts'
import { fractionText, pick } from '../draw.ts'
import type { Asked, Family, Step, Worked } from '../family.ts'
import { readNumber, shown } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
divide | Divide the top by the bottom. | What does the line of a fraction tell you to do? | A fraction is a division: top divided by bottom.
hundred | Multiply by $100$. | How many hundredths is it? | Percent means out of a hundred, so a percentage is the number of hundredths.
over_hundred | Percent means out of a hundred: write it over $100$. | What does percent mean? | Percent means out of a hundred.
places | Count the decimal places: write the digits over $10$, $100$ or $1000$. | Is the last digit in the tenths, hundredths or thousandths? | The last decimal place tells the bottom of the fraction.
simplify | Divide the top and the bottom by what they share. | Which number divides both the top and the bottom? | Dividing top and bottom by the same number keeps the value.
out_of_hundred | Multiply top and bottom by $<0>$, so that the bottom is $100$. | What could you multiply the bottom by, so that it is 100? | Multiplying top and bottom by the same number keeps the value.
one_part | Divide by the bottom, $<0>$, to find one part. | Into how many parts is the whole split? How big is one of them? | The bottom says into how many equal parts the whole is split.
all_parts | Multiply by the top, $<0>$: that many parts are wanted. | How many of these parts do you want? | The top says how many of the parts are taken.
`)

const id = 'fractions-decimals-percentages'
/** A fraction whose decimal is longer than this is left as it is. */
const PLACES = 6

type Form = 'fraction' | 'decimal' | 'percentage'

const target =
  /(?:\bas|\bto|\binto|in) (?:a |an |its )?(?:simplest |lowest )?(fraction|decimal|percentage|percent|%)/
const given = /(?<![\d./])(\d+)\s?\/\s?(\d+)(?![\d/])|(?<![\d./])(\d+(?:\.\d+)?)\s?(%|percent\b)?/

const said = {
  divide: say('divide'),
  hundred: say('hundred'),
  over_hundred: say('over_hundred'),
  places: say('places'),
  simplify: say('simplify'),
}

/** A decimal that ends soon; else rounded. */
const asDecimal = (value: Rational) => toDecimal(value, PLACES)

function toFraction(value: Rational, latex: string, isPercent: boolean): readonly Step[] {
  const places = toDecimal(value)?.split('.')[1]?.length ?? 0
  const bottom = isPercent ? 100n : 10n ** BigInt(places)
  const top = times(value, whole(bottom))
  const whole_top =
    top.d === 1n ? `\\frac{${top.n}}{${bottom}}` : `\\frac{${top.n}}{${bottom * top.d}}`
  const lowest = valueLatex(value)
  const first = step(
    `${id}.${isPercent ? 'over_hundred' : 'places'}`,
    isPercent ? said.over_hundred : said.places,
    whole_top,
    [latex, whole_top],
  )
  return whole_top === lowest
    ? [first]
    : [first, step(`${id}.simplify`, said.simplify, lowest, [whole_top, lowest])]
}

function work({ words }: Asked): Worked | 'beyond' | undefined {
  const wanted = target.exec(words)?.[1]
  if (
    !wanted ||
    / of \d|out of|increase|decrease/.test(words) ||
    !/(?:write|convert|change|turn|express|what is|whats|what's|put|^)/.test(words)
  )
    return undefined
  const [, top, under, number, percent, ...more] = given.exec(words) ?? []
  if (more.length > 0 || [...words.matchAll(/\d+(?:\.\d+)?(?:\s?\/\s?\d+)?/g)].length !== 1)
    return undefined
  const [n, d] = [readNumber(top ?? number), readNumber(under)]
  if (!n || d?.n === 0n) return undefined
  const to: Form = wanted === 'fraction' || wanted === 'decimal' ? wanted : 'percentage'
  const from: Form = d ? 'fraction' : percent ? 'percentage' : 'decimal'
  if (from === to || (from === 'decimal' && n.d === 1n && to === 'fraction')) return undefined
  const value = d ? ratio(n.n, d.n) : percent ? ratio(n.n, n.d * 100n) : n
  const latex = d ? `\\frac{${n.n}}{${d.n}}` : percent ? `${shown(n)}\\%` : shown(n)
  const start = `$${latex}$ as a ${to}`
  const wholeText = percent ? `\\frac{${shown(n)}}{100}` : latex
  if (to === 'fraction')
    return worked(id, {
      start,
      line: latex,
      goal: 'a fraction in its lowest terms',
      steps: toFraction(value, percent ? `${shown(n)} \\div 100` : latex, Boolean(percent)),
      answer: valueLatex(value),
    })
  const decimal = asDecimal(value)
  if (to === 'decimal') {
    if (!decimal) return 'beyond'
    const line = percent ? `${shown(n)} \\div 100` : `${n.n} \\div ${d?.n}`
    return worked(id, {
      start,
      line: latex,
      goal: 'a decimal',
      steps: [
        step(
          `${id}.divide`,
          percent
            ? { ...said.over_hundred, text: 'Percent means out of a hundred: divide by $100$.' }
            : said.divide,
          `${line} = ${decimal}`,
          [line, decimal],
        ),
      ],
      answer: decimal,
    })
  }
  const hundredths = times(value, whole(100))
  const shownPercent = shown(hundredths)
  const steps = [
    step(`${id}.hundred`, said.hundred, `${wholeText} \\times 100 = ${shownPercent}\\%`, [
      `${wholeText} \\times 100`,
      shownPercent,
    ]),
  ]
  const isEasy = d && 100n % d.n === 0n && d.n < 100n
  const scaled = isEasy ? `\\frac{${n.n * (100n / d.n)}}{100}` : ''
  const easy = isEasy
    ? [
        step(`${id}.out_of_hundred`, say('out_of_hundred', 100n / d.n), scaled, [latex, scaled]),
        step(`${id}.read_off`, said.over_hundred, `${scaled} = ${shownPercent}\\%`, [
          `${scaled} \\times 100`,
          shownPercent,
        ]),
      ]
    : steps
  return worked(id, {
    start,
    line: latex,
    goal: 'a percentage',
    steps: easy,
    answer: `${shownPercent}\\%`,
    answers: [shownPercent],
    unit: '%',
  })
}

/** Three fifths of an amount: first one part, then all of them. */
function workFractionOf({ words }: Asked): Worked | 'beyond' | undefined {
  const found =
    /(?<![\d./])(\d+)\s?\/\s?(\d+) of (?:the |a )?£?\s?(\d+(?:\.\d+)?)\s?(cm|mm|km|m|kg|g|ml|l|p|litres|metres|minutes|pupils|students|people|sweets)?\b/.exec(
      words,
    )
  const [, top, under, amount, unit] = found ?? []
  const [n, d, a] = [readNumber(top), readNumber(under), readNumber(amount)]
  if (!n || !d || !a || !found || /as a (?:fraction|percentage)/.test(words)) return undefined
  if (d.n === 0n) return 'beyond'
  const one = ratio(a.n, a.d * d.n)
  const all = times(one, n)
  const [o, r] = [shown(one), shown(all)]
  const name = 'fraction-of-amount'
  const isOne = n.n === 1n
  const steps = [
    step(`${name}.one_part`, say('one_part', d.n), `${shown(a)} \\div ${d.n} = ${o}`, [
      `${shown(a)} \\div ${d.n}`,
      o,
    ]),
    ...(isOne
      ? []
      : [
          step(`${name}.all_parts`, say('all_parts', n.n), `${o} \\times ${n.n} = ${r}`, [
            `${o} \\times ${n.n}`,
            r,
          ]),
        ]),
  ]
  const slip = shown(ratio(a.n * d.n, a.d * (n.n || 1n)))
  return worked(name, {
    start: `$\\frac{${n.n}}{${d.n}}$ of $${shown(a)}$`,
    goal: 'that part of the amount',
    steps,
    answer: r,
    ...(unit && { unit }),
    slips:
      isOne || slip === r
        ? []
        : [
            {
              value: slip,
              why: 'It looks as if it was divided by the top and multiplied by the bottom. The bottom splits, the top counts.',
            },
            { value: o, why: `That is one part, $\\frac{1}{${d.n}}$. How many parts are wanted?` },
          ],
  })
}

export const convertFamilies: readonly Family[] = [
  {
    id: 'fraction-of-amount',
    title: 'a fraction of an amount',
    work: workFractionOf,
    draw: (random) => {
      const d = random.between(2, 12)
      const [n, k] = [random.between(1, d - 1), random.between(2, 20)]
      return {
        text: `${pick(random, ['whats ', 'find ', 'what is ', 'work out '])}${n}/${d} of ${pick(random, ['', '£'])}${d * k}`,
        answers: [`${n * k}`],
      }
    },
  },
  {
    id,
    title: 'fractions, decimals and percentages',
    work,
    draw: (random) => {
      const [d, hundredths] = [pick(random, [2, 4, 5, 8, 10, 20, 25]), random.between(1, 99)]
      const n = random.between(1, d - 1)
      return pick(random, [
        { text: `write ${n}/${d} as a decimal`, answers: [`${n / d}`] },
        { text: `convert ${n}/${d} to a percentage`, answers: [fractionText(n * 100, d)] },
        { text: `what is ${hundredths}% as a fraction`, answers: [fractionText(hundredths, 100)] },
        {
          text: `change ${hundredths / 100} to a fraction`,
          answers: [fractionText(hundredths, 100)],
        },
        { text: `write ${hundredths}% as a decimal`, answers: [`${hundredths / 100}`] },
      ])
    },
  },
]
