import { isAbout, type NumberRule, pairsOf } from '#expressions/mal-rules/number-rule.ts'

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)
const meanOf = (numbers: readonly number[]): number => totalOf(numbers) / numbers.length

const middleOf = (numbers: readonly number[]): number => {
  const half = (numbers.length - 1) / 2
  return ((numbers[Math.floor(half)] ?? 0) + (numbers[Math.ceil(half)] ?? 0)) / 2
}
const medianOf = (numbers: readonly number[]): number =>
  middleOf([...numbers].sort((a, b) => a - b))

/** The fewest numbers that are taken for a list of data. */
const MIN_DATA = 3

const isAverage = (about: string): boolean => /mean|median|average/.test(about)
const isRatio = (about: string): boolean => /ratio|share|:/.test(about)

export const AVERAGE_RULES: readonly NumberRule[] = [
  {
    code: 'mean_not_divided',
    text: 'This is the total. A mean shares it out equally over how many there are.',
    apply: ({ numbers, wanted, about }) =>
      isAverage(about) && numbers.length >= MIN_DATA && isAbout(meanOf(numbers), wanted)
        ? [totalOf(numbers)]
        : [],
    example: { about: 'Find the mean of 4, 9, 5 and 10.', answer: '7', given: '28' },
  },
  {
    code: 'median_not_sorted',
    text: 'The median is the middle one of the numbers in order of size. Put them in order first.',
    apply: ({ numbers, wanted, about }) =>
      isAverage(about) && numbers.length >= MIN_DATA && isAbout(medianOf(numbers), wanted)
        ? [middleOf(numbers)]
        : [],
    example: { about: 'Find the median of 8, 3, 12, 5 and 9.', answer: '8', given: '12' },
  },
  {
    code: 'mean_and_median',
    text: 'Mean and median are two different averages: one shares the total out, the other stands in the middle.',
    apply: ({ numbers, wanted, about }) => {
      if (numbers.length < MIN_DATA || !isAverage(about)) return []
      const [mean, median] = [meanOf(numbers), medianOf(numbers)]
      return isAbout(mean, wanted) ? [median] : isAbout(median, wanted) ? [mean] : []
    },
    example: { about: 'Find the mean of 2, 3, 4 and 15.', answer: '6', given: '3.5' },
  },
  {
    code: 'ratio_part_of_part',
    text: 'A share of a ratio is a part of all the parts together, not of the other share.',
    apply: ({ numbers, wanted, about }) =>
      (isRatio(about) ? numbers : []).flatMap((n) =>
        pairsOf(numbers)
          .filter(([a, b]) => isAbout((n * a) / (a + b), wanted))
          .flatMap(([a, b]) => [(n * a) / b, (n * b) / a]),
      ),
    example: {
      about: 'Share 60 in the ratio 1 : 4. How much is the smaller share?',
      answer: '12',
      given: '15',
    },
  },
  {
    code: 'ratio_shares_swapped',
    text: 'The order of a ratio counts. Check which share belongs to whom.',
    apply: ({ numbers, wanted, about }) =>
      (isRatio(about) ? numbers : []).flatMap((n) =>
        pairsOf(numbers)
          .filter(([a, b]) => isAbout((n * a) / (a + b), wanted))
          .map(([a, b]) => (n * b) / (a + b)),
      ),
    example: {
      about: 'Share 60 in the ratio 1 : 4. How much is the smaller share?',
      answer: '12',
      given: '48',
    },
  },
]
