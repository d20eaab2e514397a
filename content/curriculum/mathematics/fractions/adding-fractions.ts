import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const addingFractions: readonly ContentQuestion[] = [
  {
    key: 'add-same-denominator',
    topics: ['adding-fractions'],
    difficulty: -1.4,
    minutes: 1,
    statements: ['M5-FR-04'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} }$. Give a fraction.`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [
          { parts: '{{d}}', shaded: '{{a}}' },
          { parts: '{{d}}', shaded: '{{b}}' },
        ],
      },
      max_score: 1,
      template: {
        draw: { d: { from: 5, to: 13 }, a: { from: 2, to: 8 }, b: { from: 2, to: 8 } },
        where: ['a + b < d', 'a != b'],
        check: ['answer - a / d = b / d'],
      },
      answer: '{{(a+b)/d}}',
      mistakes: [
        {
          answer: '{{(a+b)/(2*d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The denominator says how large the parts are. They do not change size when you add.',
          },
        },
      ],
      hints: [
        'Both are counted in the same kind of part. How many do you have together?',
        'Add the numerators. What happens to the size of the parts?',
        'The parts stay what they are: each is one of {{d}}.',
        'You have {{a}} of these parts and {{b}} more. Write how many that is over {{d}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} + {{b}} }{ {{d}} } = \frac{ {{a+b}} }{ {{d}} }`,
          text: 'The parts have the same size, so count them together.',
        },
      ],
    },
  },
  {
    key: 'add-different-denominators',
    topics: ['adding-fractions'],
    difficulty: 0,
    minutes: 2,
    statements: ['M6-FR-04', 'M6-FR-02'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{b}} } + \frac{ {{c}} }{ {{d}} }$. Give a fraction.`,
      max_score: 2,
      template: {
        draw: {
          b: { from: 2, to: 7 },
          d: { from: 3, to: 9 },
          a: { from: 1, to: 6 },
          c: { from: 1, to: 8 },
        },
        derive: { m: 'lcm(b, d)', x: 'a * m / b', y: 'c * m / d' },
        where: [
          'b < d',
          'a < b',
          'c < d',
          'gcd(a, b) = 1',
          'gcd(c, d) = 1',
          'x > 1',
          'y > 1',
          'a + c > 2',
        ],
        check: ['answer - a / b = c / d'],
      },
      answer: '{{(x+y)/m}}',
      mistakes: [
        {
          answer: '{{(a+c)/(b+d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'Tops and bottoms were added separately. Make the parts the same size first.',
          },
        },
        {
          answer: '{{(a+c)/m}}',
          misconception: {
            code: 'tops_not_scaled',
            text: 'The denominators were changed but the numerators were not. Multiply both.',
          },
        },
      ],
      hints: [
        'Can you count these parts together while they are of different sizes?',
        'Find a denominator that both {{b}} and {{d}} divide.',
        'Write both fractions over {{m}}.',
        'They become {{x}} and {{y}} parts out of {{m}}. Count the parts together.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } = \frac{ {{x}} }{ {{m}} }, \quad \frac{ {{c}} }{ {{d}} } = \frac{ {{y}} }{ {{m}} }`,
          text: 'Both over the lowest common denominator, {{m}}.',
        },
        {
          maths: tex`\frac{ {{x}} + {{y}} }{ {{m}} } = \frac{ {{x+y}} }{ {{m}} }`,
          text: 'Now the parts have the same size: add the numerators.',
        },
        { maths: tex`{{(x+y)/m|tex}}`, text: 'In its lowest terms.' },
      ],
    },
  },
  {
    key: 'add-first-slip',
    topics: ['adding-fractions'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['M6-FR-04'],
    question: {
      type: 'single_choice',
      text: tex`Ravi writes $\frac{1}{ {{b}} } + \frac{1}{ {{d}} } = \frac{2}{ {{b+d}} }$. What would you tell him?`,
      max_score: 1,
      template: {
        draw: { b: { from: 2, to: 5 }, d: { from: 6, to: 9 } },
        where: ['gcd(b, d) = 1'],
      },
      options: [
        {
          text: 'That is right: add the tops and add the bottoms',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'Check with two halves: adding across would make them a half again.',
          },
        },
        {
          text: 'Multiply the tops and multiply the bottoms instead',
          misconception: {
            code: 'fractions_multiplied_for_added',
            text: 'That is how fractions are multiplied, not how they are added.',
          },
        },
        { text: 'Write both with the same denominator first, then add only the numerators' },
        {
          text: 'Make the numerators the same first, then add the denominators',
          misconception: {
            code: 'roles_of_top_and_bottom',
            text: 'The parts must be of the same size, and their size is below the line.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Is his answer more or less than the larger of the two fractions? What should a sum be?',
        'What has to be equal before parts can be counted together?',
        tex`Compare his answer with $\frac{1}{ {{b}} }$. He added something to that, so where should the sum be?`,
        'Parts of one size can be counted. The size stands below the line, the count above it. Which option keeps to that?',
      ],
      method_answer: [
        { text: 'The sum must be larger than each part, and his is not.' },
        {
          maths: tex`\frac{1}{ {{b}} } + \frac{1}{ {{d}} } = \frac{ {{d}} }{ {{b*d}} } + \frac{ {{b}} }{ {{b*d}} } = \frac{ {{b+d}} }{ {{b*d}} }`,
          text: 'Same denominator first, then add the numerators.',
        },
      ],
    },
  },
  {
    key: 'add-mixed-numbers',
    topics: ['adding-fractions'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['MK3-N-09', 'M5-FR-04'],
    question: {
      type: 'number',
      text: 'Work out ${{p}}\\tfrac{ {{a}} }{ {{d}} } + {{q}}\\tfrac{ {{b}} }{ {{d}} }$. Give a fraction or a mixed number.',
      max_score: 2,
      template: {
        draw: {
          d: { from: 4, to: 9 },
          a: { from: 1, to: 8 },
          b: { from: 1, to: 8 },
          p: { from: 1, to: 4 },
          q: { from: 1, to: 4 },
        },
        derive: { wholes: 'p + q', over: 'a + b - d' },
        where: ['a < d', 'b < d', 'gcd(a, d) = 1', 'gcd(b, d) = 1', 'over > 0'],
        check: ['answer - q - b / d = p + a / d'],
      },
      answer: '{{wholes + (a + b) / d}}',
      mistakes: [
        {
          answer: '{{wholes + over / d}}',
          misconception: {
            code: 'new_whole_lost',
            text: 'The parts make more than a whole. That whole has to be added too.',
          },
        },
        {
          answer: '{{wholes + (a + b) / (2 * d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The parts keep their size when you add them.',
          },
        },
      ],
      hints: [
        'There are wholes and there are parts. What can be added to what?',
        'Add the wholes, and add the parts. Then look at the parts again.',
        'The wholes make {{wholes}}, and the parts make {{a+b}} out of {{d}}.',
        '{{d}} of those parts are one more whole. How many wholes and how many parts is that?',
      ],
      method_answer: [
        { maths: tex`{{p}} + {{q}} = {{wholes}}`, text: 'The wholes.' },
        {
          maths: tex`\frac{ {{a}} }{ {{d}} } + \frac{ {{b}} }{ {{d}} } = \frac{ {{a+b}} }{ {{d}} } = 1\tfrac{ {{over}} }{ {{d}} }`,
          text: 'The parts make one more whole.',
        },
        {
          maths: tex`{{wholes}} + 1\tfrac{ {{over}} }{ {{d}} } = {{wholes+1}}\tfrac{ {{over}} }{ {{d}} }`,
          text: 'Together.',
        },
      ],
    },
  },
  {
    key: 'add-common-denominator-word',
    topics: ['adding-fractions'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['M6-FR-02', 'M6-FR-04'],
    question: {
      type: 'fill_blanks',
      text: tex`To add $\frac{ {{a}} }{ {{b}} }$ and $\frac{ {{c}} }{ {{d}} }$, the smallest denominator that works for both is [[1]]. The first numerator becomes [[2]], the second [[3]].`,
      max_score: 3,
      template: {
        draw: {
          b: { pick: [4, 6, 8, 9] },
          d: { pick: [6, 10, 12, 15] },
          a: { pick: [1, 3, 5, 7] },
          c: { pick: [1, 5, 7, 11] },
        },
        derive: { m: 'lcm(b, d)', x: 'a * m / b', y: 'c * m / d' },
        where: [
          'a < b',
          'c < d',
          'gcd(a, b) = 1',
          'gcd(c, d) = 1',
          'm > d',
          'm < b * d',
          'm != 2 * d',
          '(x - a) * (x - b) * (x - c) * (x - d) * (x - 2 * d) != 0',
          '(y - a) * (y - b) * (y - c) * (y - d) * (y - 2 * d) != 0',
        ],
        check: ['answer2 / answer1 = a / b', 'answer3 / answer1 = c / d', 'mod(answer1, b) = 0'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            {
              answer: '{{b*d}}',
              misconception: {
                code: 'common_multiple_not_lowest',
                text: 'The product always works, but here a smaller one does too.',
              },
            },
          ],
        },
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
      ],
      hints: [
        'The new denominator is in the times table of both {{b}} and {{d}}.',
        'Say the times table of {{d}} and stop at the first number that {{b}} divides too.',
        'The table of {{d}} goes {{d}}, {{2*d}} and so on. Test each of them with {{b}}.',
        'What multiplied each denominator must multiply its numerator, {{a}} or {{c}}, too.',
      ],
      method_answer: [
        { text: 'The lowest common multiple of {{b}} and {{d}} is {{m}}.' },
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } = \frac{ {{x}} }{ {{m}} }, \quad \frac{ {{c}} }{ {{d}} } = \frac{ {{y}} }{ {{m}} }`,
          text: 'Multiply above and below by the same number.',
        },
      ],
    },
  },
  {
    key: 'add-steps-in-order',
    topics: ['adding-fractions'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['M6-FR-04'],
    question: {
      type: 'ordering',
      text: tex`Put the steps of working out $\frac{2}{3} + \frac{1}{4}$ in order.`,
      max_score: 2,
      items: [
        'Find a number that 3 and 4 both divide: 12',
        tex`Write both over 12: $\frac{8}{12}$ and $\frac{3}{12}$`,
        tex`Add the numerators: $8 + 3 = 11$`,
        tex`Write the sum: $\frac{11}{12}$`,
      ],
      hints: [
        'What must be the same before the numerators may be added?',
        'You cannot rewrite the fractions before you know the new denominator.',
        'Begin with the step that finds the new denominator.',
        'After that the fractions are rewritten. Only then come the two steps with the 8 and the 3.',
      ],
      method_answer: [
        { text: 'Common denominator first, then rewrite, then add, then write the sum.' },
        {
          maths: tex`\frac{2}{3} + \frac{1}{4} = \frac{8}{12} + \frac{3}{12} = \frac{11}{12}`,
          text: 'In one line.',
        },
      ],
    },
  },
  {
    key: 'add-reading-a-book',
    topics: ['adding-fractions'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['M5-FR-05'],
    question: {
      type: 'number',
      text: tex`{{name}} reads $\frac{ {{a}} }{ {{b}} }$ of a book on Saturday and $\frac{ {{c}} }{ {{b*k}} }$ of it on Sunday. What fraction of the book is that in all?`,
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [
          { parts: '{{b}}', shaded: '{{a}}', label: 'Sat' },
          { parts: '{{b*k}}', shaded: '{{c}}', label: 'Sun' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Mei', 'Ngozi', 'Tomasz', 'Leila'] },
          b: { from: 3, to: 6 },
          a: { from: 1, to: 3 },
          k: { pick: [2, 3] },
          c: { from: 1, to: 7 },
        },
        derive: { m: 'b * k', x: 'a * k', total: 'a * k + c' },
        where: [
          'a < b',
          'gcd(a, b) = 1',
          'gcd(c, m) = 1',
          'total < m',
          '(a + c) * m != total * (b + m)',
          'a + c != m',
        ],
        check: ['answer - c / m = a / b'],
      },
      answer: '{{total/m}}',
      mistakes: [
        {
          answer: '{{(a+c)/(b+m)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The parts have different sizes. Make them the same size, and then count.',
          },
        },
        {
          answer: '{{(a+c)/m}}',
          misconception: {
            code: 'tops_not_scaled',
            text: 'Each of the large parts is {{k}} small ones. How many small parts were read on Saturday?',
          },
        },
      ],
      hints: [
        'The two days are counted in parts of different sizes.',
        'The parts of Saturday can be cut into parts of the size of Sunday.',
        tex`One part out of {{b}} is {{k}} parts out of {{m}}, so change $\frac{ {{a}} }{ {{b}} }$ first.`,
        'Saturday is {{x}} parts out of {{m}} and Sunday is {{c}}. Count them together.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } = \frac{ {{x}} }{ {{m}} }`,
          text: 'Saturday in parts of the same size as Sunday.',
        },
        {
          maths: tex`\frac{ {{x}} }{ {{m}} } + \frac{ {{c}} }{ {{m}} } = \frac{ {{total}} }{ {{m}} }`,
          text: 'Now count the parts together.',
        },
        { maths: tex`{{total/m|tex}}`, text: 'In its lowest terms.' },
      ],
    },
  },
  {
    key: 'add-two-walks',
    topics: ['adding-fractions'],
    difficulty: 1.2,
    minutes: 3,
    statements: ['M6-FR-05', 'MK3-N-09'],
    question: {
      type: 'number',
      text: '{{name}} walks ${{p}}\\tfrac{1}{ {{b}} }$ km to the market and then ${{q}}\\tfrac{ {{c}} }{ {{d}} }$ km to see a cousin. How many kilometres is that altogether? Give a fraction or a mixed number.',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Ade', 'Hana', 'Callum', 'Priya'] },
          p: { from: 1, to: 3 },
          q: { from: 1, to: 3 },
          b: { pick: [2, 3, 4] },
          d: { pick: [3, 5, 6, 8] },
          c: { pick: [2, 3, 4, 5, 7] },
        },
        derive: { m: 'lcm(b, d)', x: 'm / b', y: 'c * m / d', over: 'x + y - m', wholes: 'p + q' },
        where: ['c < d', 'gcd(c, d) = 1', 'm > d', 'over > 0', 'm <= 24'],
        check: ['answer - q - c / d - 1 / b = p'],
      },
      answer: '{{wholes + 1 / b + c / d}}',
      mistakes: [
        {
          answer: '{{wholes + over / m}}',
          misconception: {
            code: 'new_whole_lost',
            text: 'The two parts make more than one whole. Add that whole too.',
          },
        },
        {
          answer: '{{wholes + (1 + c) / (b + d)}}',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'The parts have different sizes. Write them with the same denominator first.',
          },
        },
      ],
      hints: [
        'Look at the wholes and at the parts one after the other.',
        'Add the wholes. Then write the two parts with the same denominator and add them.',
        'The wholes make {{wholes}}. Both {{b}} and {{d}} divide {{m}}.',
        'The parts are {{x}} and {{y}} out of {{m}}. Together they are more than one whole, so pass that whole on.',
      ],
      method_answer: [
        { maths: tex`{{p}} + {{q}} = {{wholes}}`, text: 'The wholes.' },
        {
          maths: tex`\frac{1}{ {{b}} } + \frac{ {{c}} }{ {{d}} } = \frac{ {{x}} }{ {{m}} } + \frac{ {{y}} }{ {{m}} } = \frac{ {{x+y}} }{ {{m}} } = 1\tfrac{ {{over}} }{ {{m}} }`,
          text: 'The parts, with the same denominator.',
        },
        {
          maths: tex`{{wholes}} + 1\tfrac{ {{over}} }{ {{m}} } = {{wholes+1}}\tfrac{ {{over}} }{ {{m}} }`,
          text: 'Wholes and parts together, in kilometres.',
        },
      ],
    },
  },
]
