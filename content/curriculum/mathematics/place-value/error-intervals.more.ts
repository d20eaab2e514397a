import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, thousands } from '#curriculum/writing.ts'

export const errorIntervalsMore: readonly ContentQuestion[] = [
  {
    key: 'interval-truncated',
    topics: ['error-intervals'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-N15b'],
    question: {
      type: 'fill_blanks',
      text: 'A program cuts off every digit of $y$ after the first decimal place and shows {{n|dp1}}. Fill in the error interval: [[1]] $\\le y <$ [[2]]',
      max_score: 2,
      template: {
        draw: { m: { from: 23, to: 97 } },
        derive: { n: 'm/10' },
        where: ['mod(m, 10) != 0', 'mod(m, 10) != 9'],
        check: ['answer2 - answer1 = 1/10', 'floor(10*answer1) = m'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n|dp1}}',
          mistakes: [
            slip(
              '{{n - 1/20|dp2}}',
              'truncation_as_rounding',
              'Cut off the digits of that number: what is left? This program does not round.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{n + 1/10|dp1}}',
          mistakes: [
            slip(
              '{{n + 1/20|dp2}}',
              'truncation_as_rounding',
              'Larger numbers are cut to {{n|dp1}} as well. This program does not round.',
            ),
            slip(
              '{{n + 9/100|dp2}}',
              'bound_just_beside',
              'A number a little above that is cut to {{n|dp1}} too. Where does it stop?',
            ),
          ],
        },
      ],
      hints: [
        'Does this program ever make a number larger?',
        'To truncate is to cut off. So the real number is never below what is shown.',
        'The smallest such number has nothing to cut off. What does it look like?',
        'Write as many nines as you like behind the number that is shown: they are all cut off. At which number does the first decimal place change?',
      ],
      method_answer: [
        { text: 'Nothing is added, so $y$ is at least {{n|dp1}}.' },
        {
          maths: tex`{{n|dp1}} + 0.1 = {{n + 1/10|dp1}}`,
          text: 'From here on the program would show the next tenth.',
        },
      ],
    },
  },
  {
    key: 'interval-largest-whole-number',
    topics: ['error-intervals'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-N16', 'MK3-N-24'],
    question: {
      type: 'number',
      text: `To 2 significant figures, {{place}} has ${thousands('k')} {{things}}. What is the largest number of {{things}} that it could have?`,
      max_score: 1,
      template: {
        draw: {
          m: { from: 13, to: 88 },
          place: { pick: ['a library', 'a museum', 'an archive'] },
          things: { pick: ['books', 'maps', 'photographs'] },
        },
        derive: { k: '100*m' },
        where: ['mod(m, 10) != 0', 'mod(m, 10) != 9'],
        check: ['100*floor(answer/100 + 1/2) = k', '100*floor((answer + 1)/100 + 1/2) = k + 100'],
      },
      answer: '{{k + 49}}',
      mistakes: [
        slip(
          '{{k + 50}}',
          'upper_bound_taken_as_reached',
          'Where does that number itself round to? Things are counted in whole numbers.',
        ),
        slip(
          '{{k + 499}}',
          'bound_half_of_other_unit',
          'The second significant figure counts hundreds. Half of which unit do you need?',
        ),
        slip('{{k + 99}}', 'truncation_as_rounding', 'Where does that number round to?'),
        slip(
          '{{k + 4}}',
          'bound_half_of_other_unit',
          'The second significant figure counts hundreds. Half of which unit do you need?',
        ),
      ],
      hints: [
        'Which place does the second significant figure stand in?',
        'The upper bound is half of that unit above. A whole number of things stays below it.',
        'The unit is 100, so half of it is 50.',
        `The upper bound is ${thousands('k + 50')}, but that number rounds up. Which is the last whole number before it?`,
      ],
      method_answer: [
        { maths: tex`{{k}} + 50 = {{k + 50}}`, text: 'The upper bound, which rounds up itself.' },
        { maths: tex`{{k + 50}} - 1 = {{k + 49}}`, text: 'The last whole number below it.' },
      ],
    },
  },
  {
    key: 'interval-will-it-fit',
    topics: ['error-intervals'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-N16'],
    question: {
      type: 'single_choice',
      text: 'A box is {{a}} cm wide, to the nearest centimetre. A gap in a shelf is {{a}}.{{t}} cm wide, to the nearest millimetre. The thick line shows how wide the box may be, in cm. Is the box sure to fit into the gap?',
      diagram: {
        kind: 'number_line',
        from: '{{a - 1}}',
        to: '{{a + 1}}',
        step: '0.5',
        minor: '0.1',
        intervals: [{ from: '{{a - 1/2|dp1}}', to: '{{a + 1/2|dp1}}', to_open: true }],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 32, to: 87 }, t: { from: 1, to: 4 } },
        where: ['mod(a, 10) != 0'],
      },
      options: [
        option(
          'Yes: {{a}} is less than {{a}}.{{t}}',
          'rounded_values_as_exact',
          'The two widths are rounded. How wide could the box really be?',
        ),
        { text: 'No: the box could be wider than the gap' },
        option(
          'Yes: both are rounded, so the errors cancel',
          'rounded_values_as_exact',
          'Each may be off on its own. Think of the widest box and the narrowest gap.',
        ),
        option(
          'No: it cannot fit at all',
          'possible_taken_as_certain',
          'Could the box also be narrower than {{a}} cm?',
        ),
      ],
      answers: [2],
      hints: [
        'How wide could the box be at most, and how narrow could the gap be?',
        'Compare the upper bound of the box with the lower bound of the gap.',
        'The box may be anything up to {{a}}.5 cm.',
        'The gap may be as narrow as {{a + t/10 - 1/20|dp2}} cm. Is every possible box narrower than that?',
      ],
      method_answer: [
        { maths: tex`{{a}} + 0.5 = {{a + 1/2|dp1}}`, text: 'The upper bound of the box.' },
        {
          maths: tex`{{a}}.{{t}} - 0.05 = {{a + t/10 - 1/20|dp2}}`,
          text: 'The lower bound of the gap, which is less.',
        },
        { text: 'So the box may fit, but nobody can be sure.' },
      ],
    },
  },
]
