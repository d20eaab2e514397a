import { dividedBy, plus, type Rational, ratio, times, whole } from '@learngrove/maths/rational'
import { fractionText, pick } from '../draw.ts'
import type { Asked, Family, Worked } from '../family.ts'
import { AMOUNT, N, pounds, readNumber, shown } from '../numbers.ts'
import { step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
one | Divide by $<0>$ to find how much it is for one. | How much is it for just one? | In direct proportion each one takes the same, so one is found by dividing.
many | Multiply by $<0>$. | You know it for one. How do you get as many as you want? | As many times one as there are.
unit_price | Divide each price in pence by its amount, to find the price of one unit. | What does one unit cost in each offer? | Offers of different sizes can be compared by the price of the same amount.
compare | The lower price for one unit is the better value. | Which unit price is lower? | The less one unit costs, the more you get for your money.
`)

const thing = '([a-z]+(?: [a-z]+)?)'
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
        step(`${id}.one`, say('one', shown(n)), `${line} = ${show(one)}`, [line, shown(one)]),
        step(
          `${id}.many`,
          say('many', shown(m)),
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
        say('unit_price'),
        lines.map(([line, value]) => `${line} = ${value}`).join(', \\quad '),
        ...lines,
      ),
      step(
        `${id}.compare`,
        say('compare'),
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

export const proportionFamilies: readonly Family[] = [
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
