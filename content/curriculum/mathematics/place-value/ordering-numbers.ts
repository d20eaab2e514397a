import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const orderingNumbers: readonly ContentQuestion[] = [
  {
    key: 'ordering-digit-value',
    topics: ['ordering-numbers'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-N-01'],
    question: {
      type: 'number',
      text: 'What is the value of the digit {{x}} in {{n|dp3}}? Give a decimal or a fraction.',
      max_score: 1,
      template: {
        draw: {
          w: { from: 11, to: 48 },
          a: { from: 1, to: 9 },
          x: { from: 2, to: 9 },
          c: { from: 1, to: 9 },
          p: { pick: [100, 1000] },
        },
        derive: { n: 'w + a/10 + x/p + c/(100000/p)' },
        where: ['distinct(a, x, c)', 'mod(w, 10) != x', 'floor(w/10) != x', 'mod(w, 10) != 0'],
        check: ['answer * p = x'],
      },
      answer: '{{x/p}}',
      mistakes: [
        slip(
          '{{10*x/p}}',
          'place_one_along',
          'After the point come tenths, then hundredths, then thousandths. Count again.',
        ),
        slip(
          '{{x*p/10}}',
          'decimal_read_as_whole',
          'The columns after the point are worth less than one.',
        ),
        slip(
          '{{x}}',
          'digit_for_its_worth',
          'That is the digit itself. Which column does it stand in?',
        ),
      ],
      hints: [
        'On which side of the decimal point does the digit stand?',
        'The columns after the point are tenths, hundredths and thousandths.',
        'Put a finger on the point and name each column to the right until you reach the {{x}}.',
        'It counts parts of which {{p}} make one whole. There are {{x}} of them.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{x}} }{ {{p}} }`,
          text: 'There are {{x}} parts of which {{p}} make one.',
        },
      ],
    },
  },
  {
    key: 'ordering-mixed-line',
    topics: ['ordering-numbers'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-N-02', 'GCSE-N1'],
    question: {
      type: 'ordering',
      text: 'Put these numbers in order. Start with the smallest.',
      max_score: 2,
      template: {
        draw: {
          w: { from: 1, to: 4 },
          b: { from: 6, to: 9 },
          c: { from: 1, to: 4 },
          f: { pick: [4, 20, 25] },
          g: { from: 55, to: 95, step: 10 },
        },
        where: ['1/f < g/100'],
      },
      items: [
        '$-{{w}}.{{b}}$',
        '$-{{w}}.{{c}}5$',
        tex`$-\frac{1}{ {{f}} }$`,
        tex`$\frac{1}{ {{f}} }$`,
        '$0.{{g}}$',
      ],
      hints: [
        'Which of the numbers are below zero?',
        'Turn the fractions into decimals, and picture all five on one number line.',
        tex`$\frac{1}{ {{f}} }$ is {{1/f|dp2}} as a decimal.`,
        'Of the numbers below zero, the one furthest from zero is the smallest. Compare {{w}}.{{b}}, {{w}}.{{c}}5 and {{1/f|dp2}} for that.',
      ],
      method_answer: [
        { maths: tex`\frac{1}{ {{f}} } = {{1/f|dp2}}`, text: 'The fraction as a decimal.' },
        {
          text: 'Below zero, the further away the smaller: first {{w}}.{{b}} below, then {{w}}.{{c}}5 below, then {{1/f|dp2}} below.',
        },
        { text: 'Above zero, {{1/f|dp2}} comes before 0.{{g}}.' },
      ],
    },
  },
  {
    key: 'ordering-signs',
    topics: ['ordering-numbers'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['MK3-N-03', 'GCSE-N1', 'MK3-N-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the right sign for each gap: $-{{a}}$ [[1]] $-{{b}}$, $0.{{c}}$ [[2]] $0.0{{c + 4}}9$ and $\\frac{3}{ {{f}} }$ [[3]] ${{3/f|dp2}}$.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 7, to: 14 },
          b: { from: 2, to: 6 },
          c: { from: 2, to: 5 },
          f: { pick: [4, 20, 25] },
        },
      },
      gaps: [
        {
          options: [
            { text: '<' },
            option(
              '>',
              'negatives_ordered_by_size',
              'Which of the two is further to the left on a number line?',
            ),
            option(
              '=',
              'negatives_ordered_by_size',
              'Both are below zero, but not at the same place.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '<',
              'longer_decimal_larger',
              'Compare the tenths first. How many tenths has each number?',
            ),
            { text: '>' },
            option('=', 'decimal_places_ignored', 'Look at the tenths of each number.'),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '<',
              'fraction_and_decimal_kept_apart',
              'Work out 3 divided by {{f}} as a decimal.',
            ),
            option(
              '>',
              'fraction_and_decimal_kept_apart',
              'Work out 3 divided by {{f}} as a decimal.',
            ),
            { text: '=' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'The open side of a sign of comparison is towards the larger number.',
        'Further to the right on the number line is larger. Compare decimals from the tenths on, and turn fractions into decimals.',
        'The second pair: the first number has {{c}} tenths, and the other has no tenths.',
        tex`For the last pair work out $3 \div {{f}}$. For the first, ask which is further below zero.`,
      ],
      method_answer: [
        { text: '$-{{a}}$ is further below zero than $-{{b}}$, so it is smaller.' },
        { text: '{{c}} tenths are more than no tenths, whatever comes after them.' },
        { maths: tex`3 \div {{f}} = {{3/f|dp2}}`, text: 'The fraction and the decimal are equal.' },
      ],
    },
  },
]
