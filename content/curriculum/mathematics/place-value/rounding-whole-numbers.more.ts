import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const roundingWholeNumbersMore: readonly ContentQuestion[] = [
  {
    key: 'round-which-ones',
    topics: ['rounding-whole-numbers'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M4-PV-08', 'M4-PV-07'],
    question: {
      type: 'multiple_choice',
      text: `Which of these numbers round to ${thousands('k')} to the nearest 100? Choose two.`,
      max_score: 2,
      template: {
        draw: {
          k: { from: 1200, to: 8800, step: 100 },
          a: { from: 20, to: 48 },
          b: { from: 52, to: 70 },
        },
        where: ['mod(k, 1000) != 0'],
      },
      options: [
        option(
          thousands('k + 50'),
          'rounded_the_wrong_way',
          'It lies just in the middle. Which way do we agree to go from there?',
        ),
        { text: thousands('k - 50') },
        { text: thousands('k + a') },
        option(
          thousands('k - b'),
          'rounded_the_wrong_way',
          'Find its two neighbours among the hundreds. Which is nearer?',
        ),
      ],
      answers: [2, 3],
      hints: [
        'Which two hundreds does each of the numbers lie between?',
        'Look at the tens digit: 5 or more goes up, 4 or less goes down.',
        `Begin with ${thousands('k - b')}: its tens digit is {{mod(floor((k - b)/10), 10)}}.`,
        'Two of the numbers lie just in the middle between hundreds. Those go up.',
      ],
      method_answer: [
        { text: `${thousands('k - 50')} lies in the middle and goes up to ${thousands('k')}.` },
        { text: `${thousands('k + a')} is only {{a}} above ${thousands('k')}.` },
        {
          text: `${thousands('k + 50')} goes up to ${thousands('k + 100')}, and ${thousands('k - b')} is nearer to ${thousands('k - 100')}.`,
        },
      ],
    },
  },
  {
    key: 'round-smallest-possible',
    topics: ['rounding-whole-numbers'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['M5-PV-06', 'M4-PV-08'],
    question: {
      type: 'number',
      text: `To the nearest 1,000, a town has ${thousands('k')} {{things}}. What is the smallest number of {{things}} that it could have?`,
      max_score: 1,
      template: {
        draw: {
          k: { from: 12000, to: 68000, step: 1000 },
          things: { pick: ['trees', 'houses', 'library books', 'bicycles'] },
        },
        where: ['mod(k, 10000) != 0'],
        check: ['answer + 500 = k', '1000*floor((answer - 1)/1000 + 1/2) != k'],
      },
      answer: '{{k - 500}}',
      mistakes: [
        slip(
          '{{k - 499}}',
          'rounded_the_wrong_way',
          'Try the number just below that. Where does it round to?',
        ),
        slip(
          '{{k - 1000}}',
          'whole_unit_as_error',
          'That number is a round thousand already. How far from the rounded number can it be?',
        ),
        slip(
          '{{k - 50}}',
          'place_one_along',
          'Fifty is half of a hundred. Here the steps are thousands.',
        ),
        slip(
          '{{k - 999}}',
          'whole_unit_as_error',
          'Where does that number round to? Half of a thousand is as far as it goes.',
        ),
      ],
      hints: [
        'Which numbers are nearer to this thousand than to any other?',
        'Look for the middle between this thousand and the one below it.',
        `The thousand below is ${thousands('k - 1000')}. Half of 1,000 is 500.`,
        `A number in the middle rounds up. So work out $${texThousands('k')} - 500$.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('k')} - 500 = ${texThousands('k - 500')}`,
          text: 'The middle between the two thousands rounds up.',
        },
        {
          text: `One fewer, ${thousands('k - 501')}, would round down to ${thousands('k - 1000')}.`,
        },
      ],
    },
  },
  {
    key: 'round-enough-money',
    topics: ['rounding-whole-numbers'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['M6-PV-03', 'M5-PV-06'],
    question: {
      type: 'single_choice',
      text: '{{name}} wants a game for £{{a}}, a ball for £{{b}} and a book for £{{c}}. Rounding each price to the nearest £10 makes £{{sum}}. “Then £{{sum}} is enough,” says {{name}}. What would you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Nadia', 'Jamal', 'Freya', 'Chen'] },
          a: { from: 31, to: 44 },
          b: { from: 21, to: 34 },
          c: { from: 11, to: 14 },
        },
        derive: { sum: '10*floor(a/10) + 10*floor(b/10) + 10' },
        where: [
          'mod(a, 10) >= 2',
          'mod(a, 10) <= 4',
          'mod(b, 10) >= 2',
          'mod(b, 10) <= 4',
          'floor(a/10) > floor(b/10)',
        ],
      },
      options: [
        { text: 'They were all rounded down, so it may be too little' },
        option(
          'That is right: rounding always gives enough',
          'rounding_side_overlooked',
          'Compare each price with what it was rounded to. Which is more?',
        ),
        option(
          'Round each price to the nearest £100 to be safe',
          'rounded_too_far',
          'Where would these prices go then? The rounding gets rougher.',
        ),
        option(
          'The prices may not be rounded, because money is exact',
          'exactness_always_needed',
          'To know roughly how much you need, near enough is good enough. Which way is the safe way?',
        ),
      ],
      answers: [1],
      hints: [
        'Is each price more or less than what it was rounded to?',
        'Rounding down makes a sum too small, and rounding up makes it too large.',
        '£{{a}} became £{{10*floor(a/10)}}. So £{{mod(a, 10)}} is missing.',
        '£{{mod(b, 10)}} and £{{mod(c, 10)}} are missing from the other two prices. If you want to be sure, on which side should the estimate be?',
      ],
      method_answer: [
        {
          maths: tex`{{a}} + {{b}} + {{c}} = {{a+b+c}}`,
          text: 'The real cost in pounds, which is more than £{{sum}}.',
        },
        { text: 'Each price was rounded down. To know that money is enough, round up.' },
      ],
    },
  },
  {
    key: 'round-through-nines',
    topics: ['rounding-whole-numbers'],
    difficulty: 0.7,
    minutes: 1,
    statements: ['M5-PV-05', 'M6-PV-03'],
    question: {
      type: 'number',
      text: `Round ${thousands('n')} to the nearest 100.`,
      max_score: 1,
      template: {
        draw: { t: { from: 2, to: 8 }, o: { from: 52, to: 98 } },
        derive: { n: '10000*t + 9900 + o', key: '10000*(t + 1)' },
        where: ['mod(o, 10) != 0'],
        check: ['answer - n < 50', 'mod(answer, 100) = 0'],
      },
      answer: '{{key}}',
      mistakes: [
        slip(
          '{{key - 100}}',
          'rounded_the_wrong_way',
          'That is the hundred below. Which of the two is nearer?',
        ),
        slip(
          '{{key - 1000}}',
          'carry_forgotten',
          'Nine hundreds and one more make ten. What do they pass on?',
        ),
        slip(
          '{{key - 10000}}',
          'carry_forgotten',
          'The hundreds and the thousands are full. What do they pass on?',
        ),
        slip(
          '{{key + o}}',
          'rounding_kept_the_rest',
          'A rounded number ends in noughts. Which digits give way to noughts?',
        ),
      ],
      hints: [
        'Between which two hundreds does the number lie?',
        'The tens digit decides. If a column is full, it passes one on to the next column.',
        `The hundred below is ${thousands('n - o')}. How much more is the next one?`,
        `The number is {{o}} above ${thousands('n - o')}, so it goes up. Add 100 to ${thousands('n - o')}.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n - o')} + 100 = ${texThousands('key')}`,
          text: 'The next hundred. Two full columns pass one on.',
        },
      ],
    },
  },
]
