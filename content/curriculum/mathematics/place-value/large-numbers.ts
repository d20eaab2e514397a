import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const largeNumbers: readonly ContentQuestion[] = [
  {
    key: 'large-write-in-digits',
    topics: ['large-numbers'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['M5-PV-01', 'M6-PV-01'],
    question: {
      type: 'number',
      text: 'Write this number in digits: {{a}} million, {{b}} thousand and {{c}}.',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 12, to: 98 }, c: { from: 2, to: 9 } },
        where: ['mod(b, 10) != 0'],
        check: [
          'floor(answer/1000000) = a',
          'floor(mod(answer, 1000000)/1000) = b',
          'mod(answer, 1000) = c',
        ],
      },
      answer: '{{1000000*a + 1000*b + c}}',
      mistakes: [
        slip(
          '{{1000*a + 10*b + c}}',
          'written_as_heard',
          'The three parts were put side by side. How many digits belong to the thousands and to the rest?',
        ),
        slip(
          '{{100000*a + 1000*b + c}}',
          'empty_place_left_out',
          'Each part after the millions has three places. Which one is empty?',
        ),
        slip(
          '{{1000000*a + 10000*b + c}}',
          'place_one_along',
          'Read your number aloud. Where do the thousands begin?',
        ),
      ],
      hints: [
        'How many digits does a number of a few million have?',
        'Write the millions first. Then come three places for the thousands, and three for the rest.',
        'The thousands are {{b}}, which has only two digits. What fills the first of their three places?',
        'Start with {{a}}, then 0{{b}} for the thousands. The last three places hold only {{c}} ones.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times 1000000 + {{b}} \times 1000 + {{c}} = {{1000000*a + 1000*b + c}}`,
          text: `In groups of three that is ${thousands('1000000*a + 1000*b + c')}.`,
        },
      ],
    },
  },
  {
    key: 'large-compare-signs',
    topics: ['large-numbers'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['M5-PV-02', 'M6-PV-02'],
    question: {
      type: 'cloze_dropdown',
      text: `Choose the right sign for each gap: ${thousands('n')} [[1]] ${thousands('m')} and ${thousands('s')} [[2]] ${thousands('r')}.`,
      max_score: 2,
      template: {
        draw: {
          n: { from: 960130, to: 987900, step: 10 },
          m: { from: 1010200, to: 1043000, step: 10 },
          r: { from: 4305000, to: 4309000, step: 10 },
          k: { from: 2, to: 6 },
        },
        derive: { s: 'r + 10000*k - 7' },
      },
      gaps: [
        {
          options: [
            { text: '<' },
            option('>', 'first_digits_decide', 'Count the digits of both numbers first.'),
            option('=', 'first_digits_decide', 'Count the digits of both numbers first.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '<',
              'inequality_sign_read_backwards',
              'The open side of the sign is towards the larger number.',
            ),
            { text: '>' },
            option(
              '=',
              'first_digits_decide',
              'The first digits are the same. Go on to the right until two differ.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'How many digits does each number have?',
        'With more digits a number is larger. With as many, compare column by column from the left.',
        'In the first pair one number has six digits and the other has seven.',
        'In the second pair the first two digits agree. Compare the ten thousands: {{mod(floor(s/10000), 10)}} and {{mod(floor(r/10000), 10)}}.',
      ],
      method_answer: [
        { text: `${thousands('n')} is below a million, so it is smaller than ${thousands('m')}.` },
        {
          text: `The ten thousands decide the second pair, so ${thousands('s')} is larger than ${thousands('r')}.`,
        },
      ],
    },
  },
  {
    key: 'large-count-on',
    topics: ['large-numbers'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['M5-PV-03'],
    question: {
      type: 'fill_blanks',
      text: `Count on in 10,000s: ${thousands('n')}, ${thousands('n + 10000')}, [[1]], [[2]]`,
      max_score: 2,
      template: {
        draw: { a: { from: 1, to: 8 }, r: { from: 1204, to: 9870 } },
        derive: { n: '100000*a + 80000 + r' },
        where: ['mod(r, 10) != 0'],
        check: ['answer1 - 20000 = n', 'answer2 - answer1 = 10000'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n + 20000}}',
          mistakes: [
            slip(
              '{{100000*a + r}}',
              'carry_forgotten',
              'Ten ten-thousands make a new hundred thousand. Which digit changes too?',
            ),
            slip(
              '{{n + 11000}}',
              'place_one_along',
              'That is only a thousand more. Which column counts ten thousands?',
            ),
            slip(
              '{{n + 110000}}',
              'place_one_along',
              'That is a hundred thousand more. Which column counts ten thousands?',
            ),
          ],
        },
        { type: 'number', answer: '{{n + 30000}}' },
      ],
      hints: [
        'Which digit went up from the first number to the second?',
        'A step of 10,000 adds one to the ten thousands. When there are ten of them, exchange.',
        `From ${thousands('n + 10000')} one more step fills the ten thousands column.`,
        'Ten lots of 10,000 make 100,000. So the hundred thousands become {{a + 1}}, and the last four digits stay.',
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n + 10000')} + 10{,}000 = ${texThousands('n + 20000')}`,
          text: 'The hundred thousands go up by one.',
        },
        {
          maths: tex`${texThousands('n + 20000')} + 10{,}000 = ${texThousands('n + 30000')}`,
          text: 'And one more step.',
        },
      ],
    },
  },
  {
    key: 'large-visitors',
    topics: ['large-numbers'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M5-PV-06', 'M6-PV-05'],
    question: {
      type: 'number',
      text: `A {{place}} had ${thousands('n')} visitors last year. It hopes for {{t}}.5 million this year. How many more visitors would that be?`,
      max_score: 2,
      template: {
        draw: {
          place: { pick: ['museum', 'zoo', 'castle', 'science centre'] },
          t: { from: 1, to: 4 },
          d: { from: 6, to: 45 },
        },
        derive: { n: '1000000*t + 1000*d' },
        where: ['mod(d, 10) != 0'],
        check: ['answer + n = 1000000*t + 500000'],
      },
      answer: '{{500000 - 1000*d}}',
      mistakes: [
        slip(
          '{{50000 - 1000*d}}',
          'place_one_along',
          'Half a million has six digits. Write {{t}}.5 million in digits again.',
        ),
        slip(
          '{{500000 + 1000*d}}',
          'operation_exchanged',
          'How far is it from last year to the hope? Draw both on a line.',
        ),
      ],
      hints: [
        'How do you write {{t}}.5 million in digits?',
        'The .5 is half of a million. Find how far it is from last year’s number to the hope.',
        'Half of a million is 500,000.',
        'Both numbers have {{t}} million. So compare what comes after: 500,000 and {{d}},000.',
      ],
      method_answer: [
        { text: '{{t}}.5 million is {{t}},500,000.' },
        {
          maths: tex`{{t}}{,}500{,}000 - ${texThousands('n')} = ${texThousands('500000 - 1000*d')}`,
          text: 'The difference.',
        },
      ],
    },
  },
  {
    key: 'large-same-digit-twice',
    topics: ['large-numbers'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['M6-PV-01', 'M5-PV-01'],
    question: {
      type: 'number',
      text: `The digit {{x}} stands twice in ${thousands('n')}. How many times as much as the right {{x}} is the left {{x}} worth?`,
      max_score: 1,
      template: {
        draw: {
          x: { from: 2, to: 9 },
          a: { from: 1, to: 9 },
          b: { from: 1, to: 9 },
          c: { from: 1, to: 9 },
          p: { pick: [10000, 100000] },
          q: { pick: [10, 100] },
        },
        derive: { n: '1000000*a + x*p + 1000*b + x*q + c' },
        where: ['distinct(x, a, b, c)'],
        check: ['answer * x*q = x*p'],
      },
      answer: '{{p/q}}',
      mistakes: [
        slip(
          '{{p/q/10}}',
          'place_one_along',
          'Count the steps from one {{x}} to the other again. Each step to the left is ten times.',
        ),
        slip(
          '1',
          'digit_for_its_worth',
          'The digits are the same, but they stand in different columns.',
        ),
        slip(
          '{{x*p - x*q}}',
          'difference_for_times',
          'That is how much more it is worth. Here you are asked how many times as much.',
        ),
      ],
      hints: [
        'What is each {{x}} worth?',
        'Every step to the left makes a digit worth ten times as much.',
        'The right {{x}} is worth {{x*q}}.',
        'From the right {{x}} go left, column by column. Multiply by ten at each step until you reach the other {{x}}.',
      ],
      method_answer: [
        {
          maths: tex`{{x*p}} \div {{x*q}} = {{p/q}}`,
          text: 'The left one is worth {{x*p}} and the right one {{x*q}}.',
        },
      ],
    },
  },
]
