import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const orderingNumbersMore: readonly ContentQuestion[] = [
  {
    key: 'ordering-half-way',
    topics: ['ordering-numbers'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['MK3-N-01', 'MK3-N-02'],
    question: {
      type: 'number',
      text: 'Which number lies exactly half way between $-{{w}}.{{a}}$ and $-{{w}}.{{a+1}}$? Give a decimal.',
      diagram: {
        kind: 'number_line',
        from: '-{{w}}.{{a+1}}',
        to: '-{{w}}.{{a}}',
        step: '0.05',
        labels: 'ends',
        points: [{ at: '{{0 - w - a/10 - 1/20}}', label: '?', mark: 'arrow' }],
      },
      max_score: 1,
      template: {
        draw: { w: { from: 1, to: 6 }, a: { from: 1, to: 7 } },
        check: ['answer - (0 - w - (a + 1)/10) = 0 - w - a/10 - answer'],
      },
      answer: '-{{w}}.{{a}}5',
      mistakes: [
        slip(
          '{{w}}.{{a}}5',
          'number_sign_turned',
          'Both ends are below zero. Can the middle be above it?',
        ),
        slip(
          '-{{w}}.{{a+1}}5',
          'negatives_ordered_by_size',
          'Is that between the two ends, or further below zero than both?',
        ),
        slip('-{{w}}.0{{a}}5', 'place_value', 'How many tenths have the two ends?'),
      ],
      hints: [
        'Is there room for more numbers between two neighbouring tenths?',
        'Write both numbers with hundredths. Then look for the middle.',
        '$-{{w}}.{{a}}$ is the same as $-{{w}}.{{a}}0$.',
        'So look for the middle of $-{{w}}.{{a}}0$ and $-{{w}}.{{a+1}}0$: it is five hundredths from each.',
      ],
      method_answer: [
        {
          maths: tex`\frac{-{{w}}.{{a}} - {{w}}.{{a+1}}}{2} = -{{w}}.{{a}}5`,
          text: 'Half of the sum of the two ends.',
        },
      ],
    },
  },
  {
    key: 'ordering-true-statements',
    topics: ['ordering-numbers'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['MK3-N-03', 'GCSE-N1'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these statements are true? Choose two.',
      max_score: 2,
      template: {
        draw: { a: { from: 3, to: 9 }, b: { from: 2, to: 8 }, c: { from: 2, to: 8 } },
        where: ['a != c'],
      },
      options: [
        option(
          '$-{{a}} > -{{a - 1}}$',
          'negatives_ordered_by_size',
          'Mark both on a number line. Which is further to the right?',
        ),
        { text: tex`$-{{c}} \le -{{c}}$` },
        option(
          tex`$0.{{b}} \ne 0.{{b}}0$`,
          'longer_decimal_larger',
          'The sign says “is not equal to”. Does a nought at the end change the number?',
        ),
        { text: '$0.{{b}}5 > 0.{{b}}$' },
      ],
      answers: [2, 4],
      hints: [
        'Read each statement aloud in words first.',
        tex`$\le$ means “is less than or equal to”, and $\ne$ means “is not equal to”.`,
        tex`$\le$ is true if the number is less, and also if it is equal.`,
        'Ask of each: where are the two numbers on a number line? Which of them stand at the same place?',
      ],
      method_answer: [
        { text: '$-{{c}}$ is equal to itself, and “less than or equal to” allows that.' },
        { text: '0.{{b}}5 has five hundredths more than 0.{{b}}.' },
      ],
    },
  },
  {
    key: 'ordering-count-integers',
    topics: ['ordering-numbers'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['MK3-N-03', 'GCSE-N1'],
    question: {
      type: 'number',
      text: tex`How many integers $n$ are there with $-{{a}} < n \le {{b}}$?`,
      diagram: {
        kind: 'number_line',
        from: -8,
        to: 8,
        step: 1,
        intervals: [{ from: '{{0 - a}}', from_open: true, to: '{{b}}' }],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 3, to: 6 }, b: { from: 2, to: 7 } },
        where: ['a != b'],
        check: ['answer - 1 = (a - 1) + b'],
      },
      answer: '{{a + b}}',
      mistakes: [
        slip(
          '{{a + b + 1}}',
          'end_point_changed',
          'Look at the two signs. Do both ends belong to it?',
        ),
        slip(
          '{{a + b - 1}}',
          'zero_left_out_of_count',
          'Count once more, with zero and with the end that belongs to it.',
        ),
        slip(
          '{{abs(b - a)}}',
          'sign_ignored_in_difference',
          'The numbers lie on both sides of zero. Write them all down.',
        ),
      ],
      hints: [
        'Which numbers from $-{{a}}$ to {{b}} belong to it, and which do not?',
        tex`$<$ leaves the end out, and $\le$ takes the end in. Zero is an integer too.`,
        'The first integer that belongs to it is $-{{a - 1}}$.',
        'There are {{a - 1}} below zero, then zero itself, then {{b}} above zero.',
      ],
      method_answer: [
        { text: 'The end $-{{a}}$ is left out, and {{b}} belongs to it.' },
        {
          maths: tex`{{a - 1}} + 1 + {{b}} = {{a + b}}`,
          text: 'Below zero, zero, and above zero.',
        },
      ],
    },
  },
]
