import { isSame, type Rational } from '@learngrove/maths/rational'
import { pick } from '#families/draw.ts'
import type { Family, Slip, Step, Worked } from '#families/family.ts'
import { slipsBeside } from '#families/from-solution.ts'
import {
  plainRounded,
  type Rounding,
  roundingIn,
  shownValue,
  signOf,
  withoutRounding,
} from '#families/measure/rounding.ts'
import { sayer } from '#families/measure/saying.ts'
import { bracketed, shown } from '#families/numbers.ts'
import {
  halfOf,
  inOrder,
  isListLength,
  listIn,
  meanOf,
  middleOf,
  modesOf,
  rangeOf,
  sumText,
  total,
} from '#families/statistics/lists.ts'
import { below } from '#families/write.ts'
import type { Claim } from '#skills/step.ts'

const id = 'averages'

const say = sayer(
  id,
  `total | Add all the numbers up. | What do they come to together? | The mean shares the total out equally, so the total comes first.
  share | Divide by how many there are, {count}. | How many numbers are there, and what does each get? | Everyone gets an equal share of the total.
  order | Write the numbers in order, from the smallest up. | What do the numbers look like in order? | The place of a number counts only once they stand in order.
  middle | Take the number in the middle. | Which number has as many before it as after it? | The {name} cuts the row into two equal parts.
  between | Two numbers share the middle: take the one half-way between. | Which number is half-way between the two in the middle? | The {name} cuts the row into two equal parts.
  half | Take the {name} half of the numbers. | Which numbers are in the {name} half? | The median is left out where it is one of the numbers.
  most | Look for the number that is there most often. | Which number comes up the most? | The mode is the one that is there most often.
  spread | Take the smaller end from the larger one. | How far is it from one end to the other? | The {name} says how spread out the numbers are.`,
)

const names = [
  ['interquartile range', /inter-?quartile range|\biqr\b/],
  ['lower quartile', /lower quartile|first quartile|\bq1\b|\blq\b/],
  ['upper quartile', /upper quartile|third quartile|\bq3\b|\buq\b/],
  ['mean', /\bmean\b|\baverages?\b/],
  ['median', /\bmedian\b/],
  ['mode', /\bmod(?:e|al)\b/],
  ['range', /\brange\b/],
] as const
type Kind = (typeof names)[number][0]

const isOther =
  /frequenc|missing|\bx\b|speed|nth|sequence|function|table|fifth number|estimate|mean of (?:the )?\d+ numbers|\bis \d+(?:\.\d+)?\.? (?:find|what)/

/** Of two numbers there is hardly a most frequent one. */
const FEWEST_FOR_MODE = 3

const list = (numbers: readonly Rational[]): string => numbers.map(shown).join(', ')

type Part = { readonly steps: readonly Step[]; readonly value: Rational; readonly exact?: string }

/** Puts a list into order; claims that no number is smaller than the one before, and that none is lost by the sum. */
function sortStep(numbers: readonly Rational[], sorted: readonly Rational[]): Step {
  const gaps = sorted.slice(1).flatMap((value, i): readonly Claim[] => {
    const before = sorted[i]
    if (!before || isSame(before, value)) return []
    return [below(`${shown(before)} - ${bracketed(shown(value))}`, shown(rangeOf([value, before])))]
  })
  return say('order', list(sorted), [[sumText(numbers), sumText(sorted)], ...gaps])
}

function middleStep(name: string, sorted: readonly Rational[]): Step {
  const middle = shown(middleOf(sorted))
  const [a, b] = [sorted[sorted.length / 2 - 1], sorted[sorted.length / 2]]
  if (!a || !b) return say('middle', middle, [[middle, middle]], { name })
  const sum = `\\frac{${shown(a)} + ${shown(b)}}{2}`
  return say('between', `${sum} = ${middle}`, [[sum, middle]], { name })
}

function meanPart(numbers: readonly Rational[], rounding?: Rounding): Part | undefined {
  const [sum, all] = [sumText(numbers), shown(total(numbers))]
  const exact = `\\frac{${all}}{${numbers.length}}`
  const value = meanOf(numbers)
  const end = shownValue(value, exact, rounding)
  if (!end) return undefined
  const count = numbers.length
  return {
    value,
    exact,
    steps: [
      say('total', `${sum} = ${all}`, [[sum, all]]),
      say('share', `${exact} ${signOf(end)} ${end.text}`, [end.claim], { count }),
    ],
  }
}

function quartilePart(sorted: readonly Rational[], isUpper: boolean): Part {
  const half = halfOf(sorted, isUpper)
  const name = isUpper ? 'upper' : 'lower'
  const taken = say('half', list(half), [[shown(total(half)), sumText(half)]], { name })
  return { value: middleOf(half), steps: [taken, middleStep(`${name} quartile`, half)] }
}

function partOf(kind: Kind, numbers: readonly Rational[], rounding?: Rounding): Part | undefined {
  if (kind === 'mean') return meanPart(numbers, rounding)
  const sorted = inOrder(numbers)
  const first = sortStep(numbers, sorted)
  if (kind === 'median')
    return { steps: [first, middleStep(kind, sorted)], value: middleOf(sorted) }
  if (kind === 'mode') {
    const [mode, ...more] = modesOf(numbers)
    if (!mode || more.length > 0) return undefined
    return { steps: [first, say('most', shown(mode), [[shown(mode), shown(mode)]])], value: mode }
  }
  const quartiles = [false, true].map((isUpper) => quartilePart(sorted, isUpper))
  const [lower, upper] = quartiles
  if (kind === 'lower quartile') return lower && { ...lower, steps: [first, ...lower.steps] }
  if (kind === 'upper quartile') return upper && { ...upper, steps: [first, ...upper.steps] }
  const [low, high] = kind === 'range' ? [sorted[0], sorted.at(-1)] : [lower?.value, upper?.value]
  if (!low || !high) return undefined
  const value = rangeOf([low, high])
  const sum = `${shown(high)} - ${bracketed(shown(low))}`
  const way = kind === 'range' ? [] : quartiles.flatMap(({ steps }) => steps)
  const last = say('spread', `${sum} = ${shown(value)}`, [[sum, shown(value)]], { name: kind })
  return { steps: [first, ...way, last], value }
}

function slipsOf(kind: Kind | undefined, numbers: readonly Rational[], answer: string) {
  const sorted = inOrder(numbers)
  const slip = (value: Rational | undefined, why: string): Slip | undefined => {
    const text = value && shownValue(value, '0')?.text
    return text === undefined
      ? undefined
      : { value: text, why: `${why} Here the ${kind} is wanted.` }
  }
  return slipsBeside(answer, [
    slip(meanOf(numbers), 'That is the mean, the equal share.'),
    slip(middleOf(sorted), 'That is the median, the one in the middle.'),
    slip(middleOf(numbers), 'Put the numbers in order before you take the middle one.'),
    slip(modesOf(numbers)[0], 'That is the mode, the one that is there most often.'),
    slip(rangeOf(sorted), 'That is the range, from the smallest to the largest.'),
  ])
}

function work(
  kinds: readonly Kind[],
  numbers: readonly Rational[],
  rounding?: Rounding,
): Worked | 'beyond' {
  const parts = kinds.flatMap((kind) => partOf(kind, numbers, rounding) ?? [])
  if (parts.length < kinds.length) return 'beyond'
  const ends = parts.flatMap(
    ({ value, exact }) => shownValue(value, exact ?? shown(value), rounding) ?? [],
  )
  const answers = ends.map(({ text }) => text)
  const [end, ...others] = ends
  const goal = `the ${kinds.join(' and the ')}`
  return {
    family: id,
    start: `Find ${goal} of $${list(numbers)}$.`,
    goal,
    steps: parts.flatMap(({ steps }) => steps),
    answer: answers.join(',\\ '),
    answers,
    ...(end?.isRounded && others.length === 0 && { exact: end.exact }),
    slips: kinds.length > 1 ? [] : slipsOf(kinds[0], numbers, answers[0] ?? ''),
  }
}

/** Averages and spread of a list. */
export const averages: Family = {
  id,
  title: 'mean, median, mode and range',
  work: ({ text, words }) => {
    let rest = words
    const kinds: Kind[] = []
    for (const [kind, pattern] of names) {
      if (pattern.test(rest)) kinds.push(kind)
      rest = rest.replace(pattern, ' ')
    }
    if (kinds.length === 0 || isOther.test(rest)) return undefined
    const numbers = listIn(withoutRounding(text.replace(/\bq[13]\b/gi, ' ')))
    const isRow = /\d[\s,;]+(?:and )?-?\d/.test(text)
    if (!isRow || !isListLength(numbers.length)) return undefined
    if (kinds.includes('mode') && numbers.length < FEWEST_FOR_MODE) return undefined
    return work(kinds, numbers, roundingIn(words))
  },
  draw: (random) => {
    const numbers = Array.from({ length: random.between(4, 9) }, () => random.between(1, 20))
    const sorted = [...numbers].sort((a, b) => a - b)
    const half = numbers.length / 2
    const [kind, value] = pick(random, [
      ['mean', numbers.reduce((a, b) => a + b, 0) / numbers.length],
      ['median', ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half) - 1] ?? 0)) / 2],
      ['range', Math.max(...numbers) - Math.min(...numbers)],
    ] as const)
    const row = numbers.join(pick(random, [', ', ' ']))
    const text = pick(random, [`find the ${kind} of ${row}`, `whats the ${kind} of these: ${row}`])
    return { text, answers: [plainRounded(value)] }
  },
}
