import {
  isAbout,
  type NumberRule,
  type NumberSlipContext,
  pairsOf,
} from '#expressions/mal-rules/number-rule.ts'

type Case = { n: number; p: number }

/** The pairs (amount, per cent) of the question for which the key is what `formula` gives. */
const casesOf = (context: NumberSlipContext, formula: (c: Case) => number): readonly Case[] =>
  /%|per\s?cent/.test(context.about)
    ? pairsOf(context.numbers)
        .map(([n, p]) => ({ n, p }))
        .filter((each) => isAbout(formula(each), context.wanted))
    : []

const up = ({ n, p }: Case): number => n * (1 + p / 100)
const down = ({ n, p }: Case): number => n * (1 - p / 100)
const part = ({ n, p }: Case): number => (n * p) / 100

export const PERCENT_RULES: readonly NumberRule[] = [
  {
    code: 'percent_of_instead_of_changed',
    text: 'This is the percentage of the amount. The question asks for the amount after the change.',
    apply: (c) => [...casesOf(c, up), ...casesOf(c, down)].map(part),
    example: { about: 'Increase 80 by 15 %.', answer: '92', given: '12' },
  },
  {
    code: 'percent_changed_instead_of_of',
    text: 'This is the amount after the change. The question asks for the percentage of the amount alone.',
    apply: (c) => casesOf(c, part).flatMap((each) => [up(each), down(each)]),
    example: { about: 'What is 15% of 80?', answer: '12', given: '92' },
  },
  {
    code: 'percent_wrong_direction',
    text: 'Check whether the amount grows or shrinks.',
    apply: (c) => [...casesOf(c, up).map(down), ...casesOf(c, down).map(up)],
    example: { about: 'Decrease 60 by 35%.', answer: '39', given: '81' },
  },
  {
    code: 'percent_added_as_number',
    text: 'A percentage is a part of the amount, not a number that is simply added or taken away.',
    apply: (c) => [
      ...casesOf(c, up).map(({ n, p }) => n + p),
      ...casesOf(c, down).map(({ n, p }) => n - p),
    ],
    example: { about: 'Increase 80 by 15%.', answer: '92', given: '95' },
  },
  {
    code: 'percent_one_place_off',
    text: 'Per cent means out of a hundred. Look at how you wrote the percentage as a decimal.',
    apply: (c) => [
      ...casesOf(c, up).map(({ n, p }) => n * (1 + p / 10)),
      ...casesOf(c, down).map(({ n, p }) => n * (1 - p / 10)),
      ...casesOf(c, part).map(({ n, p }) => (n * p) / 10),
    ],
    example: { about: 'Increase 80 by 5%.', answer: '84', given: '120' },
  },
  {
    code: 'reverse_percent_of_new',
    text: 'The percentage belongs to the amount before the change, so it cannot be taken of the amount after it.',
    apply: (c) => [
      ...casesOf(c, ({ n, p }) => n / (1 + p / 100)).map(down),
      ...casesOf(c, ({ n, p }) => n / (1 - p / 100)).map(up),
    ],
    example: {
      about: 'After a rise of 25% it costs 90. What did it cost before?',
      answer: '72',
      given: '67.5',
    },
  },
  {
    code: 'percent_change_of_new',
    text: 'A percentage change compares with the amount at the beginning, not with the one at the end.',
    apply: ({ numbers, wanted, about }) =>
      /%|per\s?cent/.test(about)
        ? pairsOf(numbers)
            .filter(([a, b]) => isAbout((Math.abs(b - a) / a) * 100, Math.abs(wanted)))
            .map(([a, b]) => (Math.abs(b - a) / b) * 100 * Math.sign(wanted))
        : [],
    example: {
      about: 'A price rises from 40 to 50. By how many per cent?',
      answer: '25',
      given: '20',
    },
  },
  {
    code: 'simple_for_compound_interest',
    text: 'Each year the interest is worked out on what is there by then, so the growth itself grows.',
    apply: (c) =>
      (/%|per\s?cent|interest/.test(c.about) ? pairsOf(c.numbers) : []).flatMap(([n, p]) =>
        c.numbers
          .filter((t) => t > 1 && isAbout(n * (1 + p / 100) ** t, c.wanted))
          .map((t) => n * (1 + (p * t) / 100)),
      ),
    example: {
      about: '500 is saved at 4% compound interest for 2 years. What is it worth?',
      answer: '540.8',
      given: '540',
    },
  },
  {
    code: 'percent_hundred_left_out',
    text: 'Per cent means out of a hundred: check where the hundred comes in.',
    apply: ({ wanted, about }) => (/%|per\s?cent/.test(about) ? [wanted * 100, wanted / 100] : []),
    example: { about: 'What per cent of 40 is 10?', answer: '25', given: '0.25' },
  },
]
