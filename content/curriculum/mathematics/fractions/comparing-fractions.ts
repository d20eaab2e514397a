import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const comparingFractions: readonly ContentQuestion[] = [
  {
    key: 'compare-same-numerator',
    topics: ['comparing-fractions'],
    difficulty: -1.3,
    minutes: 1,
    statements: ['M6-FR-03'],
    question: {
      type: 'single_choice',
      text: tex`Which is larger, $\frac{ {{n}} }{ {{d}} }$ or $\frac{ {{n}} }{ {{e}} }$?`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [
          { parts: '{{d}}', shaded: 0 },
          { parts: '{{e}}', shaded: 0 },
        ],
        note: 'The same bar in {{d}} parts and in {{e}} parts',
      },
      max_score: 1,
      template: {
        draw: { n: { from: 2, to: 4 }, d: { from: 5, to: 9 }, e: { from: 10, to: 15 } },
        where: ['gcd(n, d) = 1', 'gcd(n, e) = 1'],
      },
      options: [
        {
          text: tex`$\frac{ {{n}} }{ {{e}} }$`,
          misconception: {
            code: 'larger_bottom_larger',
            text: 'More parts in the whole means that each of them is smaller.',
          },
        },
        { text: tex`$\frac{ {{n}} }{ {{d}} }$` },
        {
          text: 'They are equal',
          misconception: {
            code: 'only_tops_compared',
            text: 'The counts are the same, but the parts are not of the same size.',
          },
        },
      ],
      answers: [2],
      hints: [
        'Both have the same number of parts. Whose parts are bigger?',
        'Think of a cake for {{d}} people and the same cake for {{e}} people.',
        'One part out of {{d}} is longer than one part out of {{e}}.',
        'Each fraction has {{n}} of its parts. So many long parts, or so many short ones: which is more?',
      ],
      method_answer: [
        { text: 'A whole cut into {{d}} parts has larger parts than one cut into {{e}}.' },
        {
          maths: tex`\frac{ {{n}} }{ {{d}} } > \frac{ {{n}} }{ {{e}} }`,
          text: 'The count of parts is the same, so larger parts win.',
        },
      ],
    },
  },
  {
    key: 'compare-by-common-denominator',
    topics: ['comparing-fractions', 'equivalent-fractions'],
    difficulty: 0,
    minutes: 2,
    statements: ['M5-FR-01', 'M6-FR-02', 'M6-FR-03'],
    question: {
      type: 'fill_blanks',
      text: tex`Compare $\frac{ {{a}} }{ {{b}} }$ and $\frac{ {{c}} }{ {{d}} }$. Over the common denominator {{m}}, the first has the numerator [[1]] and the second has the numerator [[2]]. Is the first or the second larger? The [[3]] one.`,
      max_score: 3,
      template: {
        draw: {
          b: { pick: [3, 4, 5, 7] },
          a: { from: 1, to: 6 },
          d: { pick: [6, 8, 9, 10] },
          c: { from: 1, to: 9 },
        },
        derive: { m: 'lcm(b, d)', x: 'a * m / b', y: 'c * m / d' },
        where: [
          'a < b',
          'c < d',
          'x > y',
          'gcd(a, b) = 1',
          'gcd(c, d) = 1',
          'm != b',
          'm != d',
          '(x - a) * (x - c) * (x - m / b) * (x - m / d) != 0',
          '(y - a) * (y - c) * (y - m / b) * (y - m / d) != 0',
        ],
        check: ['answer1 / m = a / b', 'answer2 / m = c / d', 'answer1 > answer2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            slip(
              '{{a}}',
              'tops_not_scaled',
              'The parts are smaller now, so it takes more of them.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            slip(
              '{{c}}',
              'tops_not_scaled',
              'The parts are smaller now, so it takes more of them.',
            ),
          ],
        },
        { type: 'short_text', references: ['first', '1st'], not: ['second', '2nd'] },
      ],
      hints: [
        'Parts of the same size are easy to compare: just count them.',
        'What takes each old denominator to the new one? Do the same above the line.',
        '{{b}} times {{m/b}} is {{m}}, and {{d}} times {{m/d}} is {{m}}.',
        'Multiply {{a}} by {{m/b}}, and multiply {{c}} by {{m/d}}. Then compare the two counts.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } = \frac{ {{x}} }{ {{m}} }`,
          text: 'Multiply both parts of the first by {{m/b}}.',
        },
        {
          maths: tex`\frac{ {{c}} }{ {{d}} } = \frac{ {{y}} }{ {{m}} }`,
          text: 'Multiply both parts of the second by {{m/d}}.',
        },
        { maths: tex`{{x}} > {{y}}`, text: 'So the first fraction is larger.' },
      ],
    },
  },
  {
    key: 'order-four-fractions',
    topics: ['comparing-fractions'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['M5-FR-01', 'M6-FR-03'],
    question: {
      type: 'ordering',
      text: 'Put these fractions in order, smallest first.',
      max_score: 2,
      items: [
        tex`$\frac{1}{3}$`,
        tex`$\frac{2}{5}$`,
        tex`$\frac{1}{2}$`,
        tex`$\frac{7}{12}$`,
        tex`$\frac{2}{3}$`,
      ],
      hints: [
        'Which of them is a half? Which are less than a half?',
        'Write them all with one denominator. The number 60 works for all five.',
        'For example, one third is twenty sixtieths and one half is thirty sixtieths.',
        'The others are twenty-four, thirty-five and forty sixtieths. Which is which?',
      ],
      method_answer: [
        {
          maths: tex`\frac{20}{60},\ \frac{24}{60},\ \frac{30}{60},\ \frac{35}{60},\ \frac{40}{60}`,
          text: 'All of them over the common denominator 60.',
        },
        { text: 'Now the numerators tell the order.' },
      ],
    },
  },
  {
    key: 'compare-with-a-half',
    topics: ['comparing-fractions'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['M6-FR-03'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are larger than one half? Choose all that are.',
      max_score: 2,
      template: { draw: { h: { from: 4, to: 9 }, k: { from: 10, to: 14 } } },
      options: [
        { text: tex`$\frac{ {{h+1}} }{ {{2*h}} }$` },
        {
          text: tex`$\frac{ {{h-1}} }{ {{2*h}} }$`,
          misconception: {
            code: 'half_misjudged',
            text: 'Half of the denominator is the numerator that makes exactly one half.',
          },
        },
        {
          text: tex`$\frac{ {{k}} }{ {{2*k+1}} }$`,
          misconception: {
            code: 'large_numbers_large_fraction',
            text: 'Its numbers are large, but the numerator is still less than half of the denominator.',
          },
        },
        { text: tex`$\frac{ {{k}} }{ {{2*k-1}} }$` },
      ],
      answers: [1, 4],
      hints: [
        'Which numerator would make each of them exactly one half?',
        'Halve the denominator and compare the numerator with that.',
        'Half of {{2*h}} is {{h}}. Compare the first two numerators with it.',
        'Half of {{2*k+1}} is a little more than {{k}}, and half of {{2*k-1}} is a little less. Now compare the other two.',
      ],
      method_answer: [
        {
          text: 'A fraction is larger than one half when twice its numerator is more than its denominator.',
        },
        { maths: tex`2 \times {{h+1}} > {{2*h}}`, text: 'So the first is larger than one half.' },
        { maths: tex`2 \times {{k}} > {{2*k-1}}`, text: 'And so is the last.' },
      ],
    },
  },
  {
    key: 'compare-one-step-from-whole',
    topics: ['comparing-fractions'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M6-FR-03'],
    question: {
      type: 'true_false',
      text: tex`Is this true? $\frac{ {{d-1}} }{ {{d}} }$ is smaller than $\frac{ {{d}} }{ {{d+1}} }$.`,
      max_score: 1,
      template: { draw: { d: { from: 4, to: 20 } }, check: ['(d - 1) / d < d / (d + 1)'] },
      options: [
        { text: 'True' },
        {
          text: 'False',
          misconception: {
            code: 'gap_compared',
            text: 'Both are one part short of a whole, but the missing parts are not of the same size.',
          },
        },
      ],
      answers: [1],
      hints: [
        'How much is missing from each of them to make a whole?',
        'The fraction with the smaller gap to 1 is the larger fraction.',
        tex`The first one lacks $\frac{1}{ {{d}} }$ of a whole.`,
        tex`The gaps are $\frac{1}{ {{d}} }$ and $\frac{1}{ {{d+1}} }$. Which is the smaller gap?`,
      ],
      method_answer: [
        {
          maths: tex`1 - \frac{ {{d-1}} }{ {{d}} } = \frac{1}{ {{d}} }, \quad 1 - \frac{ {{d}} }{ {{d+1}} } = \frac{1}{ {{d+1}} }`,
          text: 'See what each of them lacks.',
        },
        { text: 'The second lacks less, so it is the larger one, and the statement is true.' },
      ],
    },
  },
  {
    key: 'fraction-half-way',
    topics: ['comparing-fractions', 'adding-fractions'],
    difficulty: 1.1,
    minutes: 3,
    statements: ['M5-FR-01'],
    question: {
      type: 'number',
      text: tex`Which fraction lies exactly half way between $\frac{1}{ {{d}} }$ and $\frac{ {{n}} }{ {{d}} }$?`,
      diagram: {
        kind: 'number_line',
        from: 0,
        to: 1,
        step: '1/{{d}}',
        labels: [0, 1],
        points: [
          { at: '1/{{d}}', label: '1/{{d}}' },
          { at: '{{n}}/{{d}}', label: '{{n}}/{{d}}' },
        ],
      },
      max_score: 2,
      template: {
        draw: { d: { from: 5, to: 13 }, n: { pick: [2, 4, 6, 8] } },
        where: ['n < d'],
        check: ['answer - 1 / d = n / d - answer'],
      },
      answer: '{{(n+1)/(2*d)}}',
      mistakes: [
        {
          answer: '{{(n+1)/d}}',
          misconception: {
            code: 'mean_not_divided',
            text: 'This is the sum of the two. Half way is half of the sum.',
          },
        },
        {
          answer: '{{(n+1)/(4*d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The parts keep their size when you add them; only the half makes them smaller.',
          },
        },
      ],
      hints: [
        'Half way between two numbers is the half of their sum.',
        'Cutting every part in two gives you a finer ruler: write both over {{2*d}}.',
        tex`The two are $\frac{2}{ {{2*d}} }$ and $\frac{ {{2*n}} }{ {{2*d}} }$ on the finer ruler.`,
        'Which number of the finer parts is in the middle between 2 and {{2*n}}?',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{ {{d}} } + \frac{ {{n}} }{ {{d}} } = \frac{ {{n+1}} }{ {{d}} }`,
          text: 'Add the two.',
        },
        {
          maths: tex`\frac{ {{n+1}} }{ {{d}} } \div 2 = \frac{ {{n+1}} }{ {{2*d}} }`,
          text: 'Half of the sum is half way between them.',
        },
      ],
    },
  },
]
