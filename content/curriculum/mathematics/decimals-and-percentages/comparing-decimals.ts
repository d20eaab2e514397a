import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const comparingDecimals: readonly ContentQuestion[] = [
  {
    key: 'longest-jump',
    topics: ['comparing-decimals'],
    difficulty: -1.2,
    minutes: 1,
    statements: ['M4-FR-09'],
    question: {
      type: 'single_choice',
      text: 'On sports day Ngozi jumps {{w}}.{{y}}{{x}} m, Diego jumps {{w-1}}.9{{x}} m and Hana jumps {{w}}.{{x}}{{y}} m. Who jumps furthest?',
      max_score: 1,
      template: {
        draw: { w: { from: 2, to: 4 }, x: { from: 3, to: 8 }, y: { from: 1, to: 7 } },
        where: ['x > y'],
      },
      options: [
        option(
          'Ngozi',
          'compared_last_digits',
          'Look at the tenths before you look at the hundredths.',
        ),
        option(
          'Diego',
          'first_digits_decide',
          'The nine is large, but how many whole metres are there?',
        ),
        { text: 'Hana' },
      ],
      answers: [3],
      hints: [
        'Compare the whole metres first.',
        'Where the ones are equal, look at the tenths. Only then look at the hundredths.',
        'Two of them jump more than {{w}} m. So leave the third one out.',
        'Of those two, whose number has more tenths: {{y}} or {{x}}?',
      ],
      method_answer: [
        {
          maths: tex`{{w}}.{{x}}{{y}} > {{w}}.{{y}}{{x}} > {{w-1}}.9{{x}}`,
          text: 'Ones first, then tenths: Hana jumps furthest.',
        },
      ],
    },
  },
  {
    key: 'longer-is-not-larger',
    topics: ['comparing-decimals'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M5-FR-10'],
    question: {
      type: 'single_choice',
      text: '{{name}} says: “0.{{b}}{{c}} is larger than 0.{{a}}, because {{b}}{{c}} is larger than {{a}}.” What would you tell {{name}}?',
      diagram: { kind: 'number_line', from: 0, to: 1, step: '0.1' },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Callum', 'Amara', 'Wei', 'Zofia'] },
          a: { from: 4, to: 9 },
          b: { from: 2, to: 8 },
          c: { from: 1, to: 9 },
        },
        where: ['b < a'],
      },
      options: [
        { text: '0.{{a}} is larger: it has {{a}} tenths, and 0.{{b}}{{c}} has only {{b}}' },
        option(
          'That is right: more digits make a larger number',
          'longer_decimal_larger',
          'Write 0.{{a}} as hundredths too. How many hundredths is it?',
        ),
        option(
          'They are equal: both begin with a nought',
          'first_digits_decide',
          'Both have no ones. Go on to the tenths.',
        ),
        option(
          '0.{{a}} is larger, because the shorter decimal is always larger',
          'shorter_decimal_larger',
          'Compare 0.2 and 0.37. Does that rule work there?',
        ),
      ],
      answers: [1],
      hints: [
        'Both numbers are less than one. Which place comes next?',
        'Compare place by place from the left: ones, tenths, hundredths.',
        '0.{{a}} is the same as 0.{{a}}0.',
        'So compare {{a}}0 hundredths with {{b}}{{c}} hundredths. Which sentence fits, also for other numbers?',
      ],
      method_answer: [
        {
          maths: tex`0.{{a}} = 0.{{a}}0 > 0.{{b}}{{c}}`,
          text: 'The tenths decide: {{a}} tenths are more than {{b}} tenths.',
        },
      ],
    },
  },
  {
    key: 'worth-of-thousandths',
    topics: ['comparing-decimals'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['M5-FR-08', 'M6-FR-09'],
    question: {
      type: 'single_choice',
      text: 'What is the digit {{z}} worth in {{w}}.{{x}}{{y}}{{z}}?',
      diagram: {
        kind: 'place_value',
        columns: ['O', 't', 'h', 'th'],
        point_after: 1,
        rows: [{ cells: ['{{w}}', '{{x}}', '{{y}}', '{{z}}'] }],
      },
      max_score: 1,
      template: {
        draw: {
          w: { from: 1, to: 9 },
          x: { from: 0, to: 9 },
          y: { from: 0, to: 9 },
          z: { from: 2, to: 9 },
        },
        where: ['distinct(w, x, y, z)'],
      },
      options: [
        option(
          '{{z}} hundredths',
          'place_one_along',
          'Read the places from the point: tenths, hundredths, and then?',
        ),
        option(
          '{{z}} thousands',
          'place_sides_swapped',
          'This digit stands to the right of the point. Is it large or small?',
        ),
        option('{{z}} ones', 'digit_for_its_worth', 'The ones stand to the left of the point.'),
        { text: '{{z}} thousandths' },
      ],
      answers: [4],
      hints: [
        'Count the places to the right of the point.',
        'The places after the point are tenths, hundredths and then one more.',
        'The {{x}} is in the tenths and the {{y}} is in the hundredths.',
        'The next place is ten times as small as hundredths. What is it called?',
      ],
      method_answer: [
        {
          maths: tex`{{w}}.{{x}}{{y}}{{z}} = {{w}} + \frac{ {{x}} }{10} + \frac{ {{y}} }{100} + \frac{ {{z}} }{1000}`,
          text: 'The third place after the point holds thousandths.',
        },
      ],
    },
  },
  {
    key: 'round-to-whole-on-a-line',
    topics: ['comparing-decimals'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M4-FR-08'],
    question: {
      type: 'number',
      text: 'Round {{w}}.{{t}} to the nearest whole number.',
      diagram: {
        kind: 'number_line',
        from: '{{w}}',
        to: '{{w+1}}',
        step: 1,
        minor: '0.1',
        points: [{ at: '{{w}}.{{t}}', mark: 'arrow' }],
      },
      max_score: 1,
      template: {
        draw: { w: { from: 3, to: 48 }, t: { from: 2, to: 9 } },
        derive: { up: 'floor((t + 5) / 10)', value: 'w + floor((t + 5) / 10)' },
        check: ['abs(answer - w - t / 10) <= 1 / 2'],
      },
      answer: '{{value}}',
      mistakes: [
        slip(
          '{{w + 1 - up}}',
          'rounded_the_wrong_way',
          'Look which whole number is nearer on the line. Exactly half way goes up.',
        ),
        slip(
          '{{10*w + t}}',
          'place_value',
          'The rounded number should be about as large as the number itself.',
        ),
      ],
      hints: [
        'Between which two whole numbers does the arrow stand?',
        'Round to the nearer whole number. A number exactly half way goes up.',
        'How many tenths is it to the number on the left, and how many to the one on the right?',
        'Look at the {{t}} tenths. Is that less than five tenths, or five and above?',
      ],
      method_answer: [
        {
          maths: tex`{{value}}`,
          text: 'The tenths decide: five tenths or more go up, fewer go down.',
        },
      ],
    },
  },
  {
    key: 'round-to-one-place',
    topics: ['comparing-decimals'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M5-FR-09'],
    question: {
      type: 'number',
      text: 'Round {{w}}.{{t}}{{h}} to one decimal place.',
      diagram: {
        kind: 'number_line',
        from: '{{w}}.{{t}}',
        to: '{{w + t/10 + 1/10|dp1}}',
        step: '0.1',
        minor: '0.01',
        points: [{ at: '{{w}}.{{t}}{{h}}', mark: 'arrow' }],
      },
      max_score: 1,
      template: {
        draw: { w: { from: 1, to: 29 }, t: { from: 2, to: 8 }, h: { from: 2, to: 9 } },
        derive: {
          v: 'w + t / 10 + h / 100',
          value: 'round(w + t / 10 + h / 100, 1)',
          other: '2 * w + (2 * t + 1) / 10 - round(w + t / 10 + h / 100, 1)',
          rough: 'round(w + t / 10 + h / 100, 0)',
        },
        where: ['round(w + t / 10 + h / 100, 1) = floor((10 * w + t) + (h + 5) / 10) / 10'],
        check: ['abs(answer - v) <= 1 / 20'],
      },
      answer: '{{value|dp1}}',
      precision: 'strict',
      mistakes: [
        slip(
          '{{other|dp1}}',
          'rounded_the_wrong_way',
          'Look which neighbour on the line is nearer to the arrow.',
        ),
        slip(
          '{{rough}}',
          'rounded_too_far',
          'Keep one decimal place. This is rounded to a whole number.',
        ),
      ],
      hints: [
        'Which two numbers with one decimal place are the neighbours?',
        'Look at the place after the one you keep. Five or more goes up.',
        'You keep the {{t}} tenths. The next digit is {{h}}.',
        'Do {{h}} hundredths leave the {{t}} as it is, or make it one more?',
      ],
      method_answer: [
        {
          maths: tex`{{value|dp1}}`,
          text: 'The hundredths decide: five or more goes up, less stays.',
        },
      ],
    },
  },
  {
    key: 'order-three-places',
    topics: ['comparing-decimals'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['M5-FR-10', 'M5-FR-08'],
    question: {
      type: 'ordering',
      text: 'These are the masses of five packets in kilograms. Put them in order, smallest first.',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: 1, to: 8 } },
        where: ['a != b', 'b != 9'],
      },
      items: ['0.0{{a}}{{b}}', '0.{{a}}', '0.{{a}}0{{b}}', '0.{{a}}{{b}}', '0.{{a+1}}'],
      hints: [
        'The number of digits does not tell you which number is larger.',
        'Give all of them three places after the point by writing noughts at the end. Then compare.',
        '0.{{a}} is the same as 0.{{a}}00. One number has no tenths at all.',
        'Sort by tenths first. Among those with {{a}} tenths, compare hundredths and then thousandths.',
      ],
      method_answer: [
        {
          maths: tex`0.0{{a}}{{b}} < 0.{{a}}00 < 0.{{a}}0{{b}} < 0.{{a}}{{b}}0 < 0.{{a+1}}00`,
          text: 'All with three places, compared from the left.',
        },
      ],
    },
  },
  {
    key: 'smallest-before-rounding',
    topics: ['comparing-decimals'],
    difficulty: 1,
    minutes: 2.5,
    statements: ['M5-FR-09', 'M5-FR-10'],
    question: {
      type: 'fill_blanks',
      text: '{{name}} thinks of a number with two decimal places. Rounded to one decimal place it is {{w}}.{{t}}. The smallest number it can be is [[1]]. The largest number it can be is [[2]].',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Leila', 'Tomasz', 'Priya', 'Kofi'] },
          w: { from: 2, to: 15 },
          t: { from: 1, to: 9 },
        },
        derive: { v: 'w + t / 10', low: 'w + t / 10 - 5 / 100', high: 'w + t / 10 + 4 / 100' },
        check: ['answer2 - answer1 = 9 / 100', 'answer1 + 1 / 20 = v'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{low|dp2}}',
          mistakes: [
            slip(
              '{{low - 1/100|dp2}}',
              'rounded_the_wrong_way',
              'Does a 4 in the hundredths round up?',
            ),
            slip(
              '{{v|dp1}}',
              'rounded_values_as_exact',
              'A number a little below {{w}}.{{t}} can round up to it.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{high|dp2}}',
          mistakes: [
            slip(
              '{{high + 1/100|dp2}}',
              'rounded_the_wrong_way',
              'Does a 5 in the hundredths leave the tenths as they are?',
            ),
          ],
        },
      ],
      hints: [
        'Some numbers below {{w}}.{{t}} round up to it, and some above it round down to it.',
        'Five hundredths or more round up. Four hundredths or fewer round down.',
        'For the smallest, take a tenth less and add just enough hundredths to round up.',
        'For the largest, keep {{w}}.{{t}} and add as many hundredths as still round down.',
      ],
      method_answer: [
        {
          maths: tex`{{v - 1/10|dp1}} + 0.05 = {{low|dp2}}`,
          text: 'With 5 hundredths it rounds up.',
        },
        {
          maths: tex`{{v|dp1}} + 0.04 = {{high|dp2}}`,
          text: 'With 4 hundredths it still rounds down.',
        },
      ],
    },
  },
  {
    key: 'compare-with-signs',
    topics: ['comparing-decimals'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['M4-FR-09', 'M5-FR-10'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the right sign for each gap. {{w}}.{{x}}{{y}} [[1]] {{w}}.{{y}}{{x}} and 0.{{y}} [[2]] 0.{{y}}0 and 0.0{{x}} [[3]] 0.{{y}}',
      max_score: 3,
      template: {
        draw: { w: { from: 1, to: 9 }, x: { from: 3, to: 9 }, y: { from: 2, to: 8 } },
        where: ['x > y', 'w != x', 'w != y'],
      },
      gaps: [
        {
          options: [
            { text: '>' },
            option('<', 'compared_last_digits', 'Compare the tenths before the hundredths.'),
            option(
              '=',
              'compared_last_digits',
              'The digits are the same, but they stand in other places.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('>', 'shorter_decimal_larger', 'What does the nought at the end change?'),
            option('<', 'longer_decimal_larger', 'What does the nought at the end change?'),
            { text: '=' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              '>',
              'decimal_places_ignored',
              'The first number has no tenths. How many tenths has the second?',
            ),
            { text: '<' },
            option('=', 'decimal_places_ignored', 'Compare the tenths of both numbers.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'The open side of the sign is at the larger number.',
        'Compare the ones, then the tenths, then the hundredths.',
        'In the first pair the ones are equal. Compare {{x}} tenths with {{y}} tenths.',
        'In the second pair write both with two places. In the third pair one number has no tenths.',
      ],
      method_answer: [
        { maths: tex`{{w}}.{{x}}{{y}} > {{w}}.{{y}}{{x}}`, text: 'The tenths decide.' },
        { maths: tex`0.{{y}} = 0.{{y}}0`, text: 'A nought at the end changes nothing.' },
        { maths: tex`0.0{{x}} < 0.{{y}}`, text: 'Nought tenths is fewer than {{y}} tenths.' },
      ],
    },
  },
]
