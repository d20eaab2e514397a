import { compare, lcm, minus, type Rational, ratio, toDecimal } from '@learngrove/maths/rational'
import { valueLatex } from '#skills/operation.ts'
import { pick } from '../draw.ts'
import type { Asked, Family, Step, Worked } from '../family.ts'
import { readNumber, shown } from '../numbers.ts'
import { below, step, wordsOf, worked } from '../write.ts'

/** What is done at each rule, what is asked before it, and why it may be done. */
const say = wordsOf(`
sort | Put them in order, the <0> first, as they were written. | Which is the smallest? Which comes next? | Compare the first place that differs: whole numbers, then tenths, then hundredths.
`)

const MOST_NUMBERS = 8
/** A common bottom number above this is no school work; decimals are compared instead. */
const LARGEST_BOTTOM = 1000n
const PLACES = 4

/** A number as it was typed, and its value. */
type Typed = { readonly latex: string; readonly value: Rational }

function typedIn(words: string): readonly Typed[] {
  const found = words.matchAll(
    /(?<![\d./])(-?\d+)\s?\/\s?(\d+)(?![\d/])|(?<![\d./])(-?\d+(?:\.\d+)?)\s?(%|percent)?/g,
  )
  return [...found]
    .slice(0, MOST_NUMBERS + 1)
    .flatMap(([, top, under, number, percent]): Typed[] => {
      const [n, d] = [readNumber(top ?? number), readNumber(under)]
      if (!n || d?.n === 0n) return []
      if (d) return [{ latex: `\\frac{${n.n}}{${d.n}}`, value: ratio(n.n, d.n) }]
      return percent
        ? [{ latex: `${shown(n)}\\%`, value: ratio(n.n, n.d * 100n) }]
        : [{ latex: shown(n), value: n }]
    })
}

/** Writes all of them with one bottom number, or as decimals, so that they can be seen to be in order. */
function alike(id: string, numbers: readonly Typed[]): Step {
  const bottom = numbers.reduce((all, { value }) => lcm(all, value.d), 1n)
  const isDecimal = numbers.some(({ latex }) => /[.%]/.test(latex)) || bottom > LARGEST_BOTTOM
  const written = numbers.map(({ latex, value }) => {
    const decimal = toDecimal(value, PLACES)
    const top = (value.n * bottom) / value.d
    if (!isDecimal) return { latex, as: `\\frac{${top}}{${bottom}}`, value }
    return { latex, as: decimal ?? `${value.n} \\div ${value.d}`, value }
  })
  return step(
    `${id}.${isDecimal ? 'decimals' : 'same_bottom'}`,
    isDecimal
      ? {
          text: 'Write all of them as decimals.',
          ask: 'How could you write all of them in the same way?',
          why: 'Numbers that are written in the same way can be compared place by place.',
        }
      : {
          text: `Write all of them with the bottom number $${bottom}$.`,
          ask: 'Which bottom number could they share?',
          why: 'With the same bottom the pieces have the same size, so the tops can be compared.',
        },
    written.map(({ latex, as }) => `${latex} = ${as}`).join(', \\quad '),
    ...written.map(({ latex, as }) => [latex, as] as const),
  )
}

/** The claims that each number is smaller than the next. */
const rising = (numbers: readonly Typed[]) =>
  numbers.slice(1).flatMap((next, i) => {
    const before = numbers[i]
    const gap = before && minus(before.value, next.value)
    if (!before || !gap) return []
    return [
      gap.n === 0n
        ? ([before.latex, next.latex] as const)
        : below(`${before.latex} - (${next.latex})`, valueLatex(gap)),
    ]
  })

const small = /smaller|smallest|less/
const big = /bigger|larger|greater|biggest|largest/

function work({ words }: Asked, id: 'compare' | 'order'): Worked | undefined {
  const isOrder =
    /\border|ascending|descending|smallest first|largest first|smallest to|largest to|biggest to/.test(
      words,
    )
  const isComparison =
    /which (?:(?:fraction|number|decimal|one|of these) )?is (?:the )?(?:bigger|larger|greater|smaller|less|more|biggest|largest|smallest)|\b(?:bigger|larger|greater|smaller) (?:than|or)\b|which is (?:the )?(?:biggest|largest|smallest)|compare/.test(
      words,
    )
  if (!(id === 'order' ? isOrder : isComparison && !isOrder)) return undefined
  // Who says both, and asks for neither, may mean either.
  const isBoth = small.test(words) && big.test(words) && !/\bwhich\b/.test(words)
  if (id === 'compare' && isBoth) return undefined
  const numbers = typedIn(words.replace(/[[(].*?[\])]/g, ' '))
  if (numbers.length < 2 || numbers.length > MOST_NUMBERS || /[a-z]\^|[<>=]/.test(words))
    return undefined
  const sorted = numbers.toSorted((a, b) => compare(a.value, b.value))
  const first = alike(id, numbers)
  if (id === 'order') {
    const isFalling = /descending|largest first|biggest first|(?:largest|biggest) to/.test(words)
    const row = isFalling ? sorted.toReversed() : sorted
    const answer = row.map(({ latex }) => latex).join(', ')
    return worked(id, {
      start: `Put $${numbers.map(({ latex }) => latex).join(', ')}$ in order`,
      goal: isFalling ? 'the largest first' : 'the smallest first',
      steps: [
        first,
        step(
          'order.sort',
          say('sort', isFalling ? 'largest' : 'smallest'),
          answer,
          ...rising(sorted),
        ),
      ],
      answer,
      answers: row.map(({ latex }) => latex),
    })
  }
  const wantsSmall = small.test(words)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return undefined
  const found = wantsSmall ? least : most
  const isSame = compare(least.value, most.value) === 0
  return worked(id, {
    start: `$${numbers.map(({ latex }) => latex).join('$ or $')}$`,
    goal: wantsSmall ? 'the smaller one' : 'the bigger one',
    steps: [
      first,
      step(
        'compare.decide',
        {
          text: isSame
            ? 'They are equal.'
            : `Now you can see it: $${least.latex}$ is smaller than $${most.latex}$.`,
          ask: 'Which one is bigger now that they are written alike?',
          why: 'When they are written alike, only the size of the number counts.',
        },
        isSame ? `${least.latex} = ${most.latex}` : `${least.latex} < ${most.latex}`,
        ...rising(sorted),
      ),
    ],
    answer: isSame ? '\\text{they are equal}' : found.latex,
  })
}

export const compareFamilies: readonly Family[] = [
  {
    id: 'order',
    title: 'ordering fractions, decimals and percentages',
    work: (asked) => work(asked, 'order'),
    draw: (random) => {
      const bottoms = [2, 3, 4, 5, 6, 8]
      const numbers = [pick(random, bottoms), 7, 9].map(
        (d) => [random.between(1, d - 1), d] as const,
      )
      const sorted = [...numbers].sort(([a, b], [c, d]) => a / b - c / d)
      return {
        text: `put these in order, smallest first: ${numbers.map(([n, d]) => `${n}/${d}`).join(', ')}`,
        answers: sorted.map(([n, d]) => `${n}/${d}`),
      }
    },
  },
  {
    id: 'compare',
    title: 'comparing fractions, decimals and percentages',
    work: (asked) => work(asked, 'compare'),
    draw: (random) => {
      const [b, d] = [random.between(3, 6), random.between(7, 12)]
      const [a, c] = [random.between(1, b - 1), random.between(1, d - 1)]
      const isFirst = a * d > c * b
      const isEqual = a * d === c * b
      return {
        text: `which is bigger ${a}/${b} or ${c}/${d}`,
        answers: [isEqual ? '\\text{they are equal}' : isFirst ? `${a}/${b}` : `${c}/${d}`],
      }
    },
  },
]
