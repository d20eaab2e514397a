import {
  dividedBy,
  gcd,
  plus,
  type Rational,
  ratio,
  times,
  whole,
} from '@learngrove/maths/rational'
import { fractionText, pick, sharedBy } from '../draw.ts'
import type { Asked, Family, Step, Worked } from '../family.ts'
import { AMOUNT, N, pounds, readNumber, shown } from '../numbers.ts'
import { step, worked } from '../write.ts'

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
          ? {
              text: 'No number above $1$ divides all the parts, so it is as simple as can be.',
              ask: 'Which number divides all the parts?',
              why: 'A ratio is in its simplest form when its parts share no factor.',
            }
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
    step(
      `${id}.add_parts`,
      {
        text: 'Add the parts.',
        ask: 'How many equal parts are there altogether?',
        why: 'A ratio tells how many equal parts each one gets.',
      },
      `${sum} = ${t}`,
      [sum, t],
    ),
    step(
      `${id}.one_part`,
      {
        text: `Divide the amount by $${t}$ to find one part.`,
        ask: 'How much is one part?',
        why: 'All parts are the same size, so the whole is split evenly among them.',
      },
      `${shown(amount)} \\div ${t} = ${o}`,
      [`${shown(amount)} \\div ${t}`, shown(one)],
    ),
    step(
      `${id}.multiply`,
      {
        text: 'Multiply each number of the ratio by one part.',
        ask: 'How much is that for each of them?',
        why: 'Each one gets as many parts as the ratio says.',
      },
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

const thing = String.raw`([a-z]+(?: [a-z]+)?)`
const costs =
  '(?:cost|costs|is|are|weigh|weighs|need|needs|take|takes|uses?|make|makes|serves?|for)'
const unitary: readonly RegExp[] = [
  new RegExp(
    `${N} ${thing} ${costs} ${AMOUNT}(?: ?[a-z]+)?.*?(?:how much|how many|what|cost|find).*?${N} ${thing}`,
  ),
]

/** `5 pens cost £2, how much do 8 cost`: one first, then as many as are wanted. */
function workProportion({ words }: Asked): Worked | undefined {
  const id = 'direct-proportion'
  const text = words.replace(
    /how much (?:do|does|would|will) (\d+(?:\.\d+)?) (?:cost|weigh|need)\b/,
    'how much $1 them',
  )
  for (const pattern of unitary) {
    const [, many, name = '', each, wanted] = pattern.exec(text) ?? []
    const [n, cost, m] = [readNumber(many), readNumber(each), readNumber(wanted)]
    if (
      !n ||
      !cost ||
      !m ||
      n.n <= 0n ||
      m.n <= 0n ||
      /inverse|fewer|days? to (?:build|paint|dig)|workers|men\b/.test(words)
    )
      continue
    const isMoney = words.includes('£')
    const one = dividedBy(cost, n)
    const all = times(one, m)
    const show = (value: Rational) => (isMoney ? pounds(value) : shown(value))
    const line = `${shown(cost)} \\div ${shown(n)}`
    return worked(id, {
      start: `$${shown(n)}$ ${name} for $${show(cost)}$`,
      goal: `how much it is for $${shown(m)}$`,
      steps: [
        step(
          `${id}.one`,
          {
            text: `Divide by $${shown(n)}$ to find how much it is for one.`,
            ask: 'How much is it for just one?',
            why: 'In direct proportion each one takes the same, so one is found by dividing.',
          },
          `${line} = ${show(one)}`,
          [line, shown(one)],
        ),
        step(
          `${id}.many`,
          {
            text: `Multiply by $${shown(m)}$.`,
            ask: 'You know it for one. How do you get as many as you want?',
            why: 'As many times one as there are.',
          },
          `${show(one)} \\times ${shown(m)} = ${show(all)}`,
          [`${shown(one)} \\times ${shown(m)}`, shown(all)],
        ),
      ],
      answer: show(all),
      answers: [shown(all)],
      ...(isMoney && { unit: '£' }),
      slips: [
        {
          value: shown(plus(cost, plus(m, { ...n, n: -n.n }))),
          why: 'That adds the difference. In proportion the amounts are multiplied, not added to.',
        },
      ],
    })
  }
  return undefined
}

/** `500g for £2 or 750g for £2.70`: the price of one unit. */
function workBestBuy({ words }: Asked): Worked | undefined {
  const id = 'best-buy'
  if (!/best (?:buy|value|deal)|better (?:buy|value|deal)|cheaper|better value/.test(words))
    return undefined
  const offers = [
    ...words.matchAll(
      /(\d+(?:\.\d+)?) ?(?:g|kg|ml|l|pack|[a-z]+)?(?: [a-z]+)? (?:for|cost|costs|at) £?(\d+(?:\.\d+)?)(p\b)?/g,
    ),
  ].flatMap(([, size, price, pence]) => {
    const [n, cost] = [readNumber(size), readNumber(price)]
    return n && cost && n.n > 0n
      ? [{ n, cost: pence ? cost : times(cost, whole(words.includes('£') ? 100 : 1)) }]
      : []
  })
  const [first, second, ...more] = offers
  if (!first || !second || more.length > 0) return undefined
  const each = offers.map(({ n, cost }) => dividedBy(cost, n))
  const [a, b] = each
  if (!a || !b) return undefined
  const gap = a.n * b.d - b.n * a.d
  if (gap === 0n) return undefined
  const best = gap < 0n ? first : second
  const lines = offers.map(
    ({ n, cost }, i) => [`${shown(cost)} \\div ${shown(n)}`, shown(each[i] ?? a)] as const,
  )
  return worked(id, {
    start: `$${shown(first.n)}$ for $${shown(first.cost)}$p, or $${shown(second.n)}$ for $${shown(second.cost)}$p`,
    goal: 'which is the better value',
    steps: [
      step(
        `${id}.unit_price`,
        {
          text: 'Divide each price in pence by its amount, to find the price of one unit.',
          ask: 'What does one unit cost in each offer?',
          why: 'Offers of different sizes can be compared by the price of the same amount.',
        },
        lines.map(([line, value]) => `${line} = ${value}`).join(', \\quad '),
        ...lines,
      ),
      step(
        `${id}.compare`,
        {
          text: 'The lower price for one unit is the better value.',
          ask: 'Which unit price is lower?',
          why: 'The less one unit costs, the more you get for your money.',
        },
        `${shown(gap < 0n ? a : b)} < ${shown(gap < 0n ? b : a)}`,
        {
          type: 'negative',
          value: `${shown(gap < 0n ? a : b)} - (${shown(gap < 0n ? b : a)})`,
          is: shown(ratio(gap < 0n ? gap : -gap, a.d * b.d)),
        },
      ),
    ],
    answer: shown(best.n),
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
  {
    id: 'best-buy',
    title: 'the better value',
    work: workBestBuy,
    draw: (random) => {
      const [n, m, p, q] = [
        random.between(2, 5),
        random.between(6, 9),
        random.between(10, 40),
        random.between(41, 60),
      ]
      return {
        text: `which is better value: ${n} pens for ${n * p}p or ${m} pens for ${m * q}p`,
        answers: [`${n}`],
      }
    },
  },
  {
    id: 'direct-proportion',
    title: 'direct proportion',
    work: workProportion,
    draw: (random) => {
      const [n, m, c] = [random.between(2, 9), random.between(2, 12), random.between(1, 30)]
      return pick(random, [
        { text: `${n} pens cost £${n * c}. how much do ${m} pens cost?`, answers: [`${m * c}`] },
        {
          text: `a recipe for ${n} people needs ${c * 10}g of flour. how much flour for ${m} people`,
          answers: [fractionText(c * 10 * m, n)],
        },
      ])
    },
  },
]
