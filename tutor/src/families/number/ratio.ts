import {
  dividedBy,
  gcd,
  plus,
  type Rational,
  ratio,
  times,
  whole,
} from '@learngrove/maths/rational'
import { pick, sharedBy } from '../draw.ts'
import type { Asked, Family, Step, Worked } from '../family.ts'
import { AMOUNT, pounds, readNumber, shown } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
divide | No number above $1$ divides all the parts, so it is as simple as can be. | Which number divides all the parts? | A ratio is in its simplest form when its parts share no factor.
add_parts | Add the parts. | How many equal parts are there altogether? | A ratio tells how many equal parts each one gets.
one_part | Divide the amount by $<0>$ to find one part. | How much is one part? | All parts are the same size, so the whole is split evenly among them.
multiply | Multiply each number of the ratio by one part. | How much is that for each of them? | Each one gets as many parts as the ratio says.
`)

const MOST_PARTS = 4
const row = /(?<![\d.:])\d+(?:\.\d+)?(?: ?: ?\d+(?:\.\d+)?){1,3}(?![\d.]*:)/

/** The parts of a ratio `2:3:5`; undefined where one is zero. */
function partsIn(words: string): readonly Rational[] | undefined {
  const parts = row
    .exec(words)?.[0]
    .split(':')
    .map((part) => readNumber(part.trim()))
  const known = parts?.flatMap((part) => (part && part.n > 0n ? [part] : []))
  return known && known.length === parts?.length && known.length <= MOST_PARTS ? known : undefined
}

function workSimplify({ words }: Asked): Worked | undefined {
  const id = 'simplify-ratio'
  if (!/simpl|lowest|cancel/.test(words) || /share|split|divide/.test(words)) return undefined
  const parts = partsIn(words)
  if (!parts) return undefined
  const bottom = parts.reduce((all, { d }) => all * d, 1n)
  const tops = parts.map((part) => (part.n * bottom) / part.d)
  const by = tops.reduce(gcd)
  const lowest = tops.map((top) => top / by)
  const [first, second] = parts
  if (!first || !second) return undefined
  const start = parts.map(shown).join(' : ')
  const factor = ratio(by, bottom)
  const answer = lowest.join(' : ')
  const isLowest = by === 1n && bottom === 1n
  return worked(id, {
    start: `$${start}$`,
    line: start,
    goal: 'the same ratio with the smallest whole numbers',
    answer,
    steps: [
      step(
        `${id}.divide`,
        isLowest
          ? say('divide')
          : {
              text:
                factor.d === 1n
                  ? `Divide every part by $${factor.n}$, the highest common factor.`
                  : `Multiply every part by $${shown(dividedBy(whole(1), factor))}$, so that the parts are whole.`,
              ask: 'Which number could you divide all the parts by?',
              why: 'A ratio stays the same when all its parts are divided, or multiplied, by the same number.',
            },
        answer,
        ...parts.map(
          (part, i) =>
            [`${shown(part)} \\div ${shown(first)}`, `${lowest[i]} \\div ${lowest[0]}`] as const,
        ),
      ),
    ],
  })
}

function workShare({ words }: Asked): Worked | 'beyond' | undefined {
  const id = 'share-in-a-ratio'
  if (
    !/\b(?:share|shared|split|divide|divided|sharing)\b/.test(words) ||
    !/ratio|\d ?: ?\d/.test(words)
  )
    return undefined
  const parts = partsIn(words)
  const rest = words.replace(row, ' ')
  const found = new RegExp(AMOUNT).exec(rest)
  const amount = readNumber(found?.[1])
  if (!parts || !amount || [...rest.matchAll(/\d+(?:\.\d+)?/g)].length !== 1) return undefined
  const total = parts.reduce(plus)
  const one = dividedBy(amount, total)
  const shares = parts.map((part) => times(part, one))
  const money = /£/.test(rest) ? pounds : shown
  const [t, o] = [shown(total), money(one)]
  const sum = parts.map(shown).join(' + ')
  const steps: readonly Step[] = [
    step(`${id}.add_parts`, say('add_parts'), `${sum} = ${t}`, [sum, t]),
    step(`${id}.one_part`, say('one_part', t), `${shown(amount)} \\div ${t} = ${o}`, [
      `${shown(amount)} \\div ${t}`,
      shown(one),
    ]),
    step(
      `${id}.multiply`,
      say('multiply'),
      parts
        .map((part, i) => `${shown(part)} \\times ${o} = ${money(shares[i] ?? one)}`)
        .join(', \\quad '),
      ...parts.map(
        (part, i) => [`${shown(part)} \\times ${shown(one)}`, shown(shares[i] ?? one)] as const,
      ),
      [shares.map(shown).join(' + '), shown(amount)],
    ),
  ]
  const slips = [
    {
      value: shown(dividedBy(amount, parts[0] ?? one)),
      why: 'That divides by one number of the ratio. First find how many parts there are altogether.',
    },
  ]
  return worked(id, {
    start: `Share $${shown(amount)}$ in the ratio $${parts.map(shown).join(' : ')}$`,
    goal: 'each share',
    steps,
    answer: shares.map(money).join(' : '),
    answers: shares.map(shown),
    ...(/£/.test(rest) && { unit: '£' }),
    slips,
  })
}

export const ratioFamilies: readonly Family[] = [
  {
    id: 'share-in-a-ratio',
    title: 'sharing in a ratio',
    work: workShare,
    draw: (random) => {
      const [a, b, k] = [random.between(1, 7), random.between(1, 7), random.between(2, 20)]
      return {
        text: pick(random, [
          `share £${(a + b) * k} in the ratio ${a}:${b}`,
          `split ${(a + b) * k} sweets in the ratio ${a} : ${b}`,
        ]),
        answers: [`${a * k}`, `${b * k}`],
      }
    },
  },
  {
    id: 'simplify-ratio',
    title: 'simplifying ratios',
    work: workSimplify,
    draw: (random) => {
      const [a, b, k] = [random.between(1, 9), random.between(1, 9), random.between(2, 9)]
      const by = sharedBy(a, b)
      return { text: `simplify the ratio ${a * k}:${b * k}`, answers: [`${a / by} : ${b / by}`] }
    },
  },
]
