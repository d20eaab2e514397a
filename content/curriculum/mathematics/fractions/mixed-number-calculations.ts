import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const mixedNumberCalculations: readonly ContentQuestion[] = [
  {
    key: 'mixed-first-step',
    topics: ['mixed-number-calculations'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-N-10', 'GCSE-N2b'],
    question: {
      type: 'single_choice',
      text: 'Zofia wants to work out ${{p}}\\tfrac{ {{a}} }{ {{b}} } \\times {{q}}\\tfrac{ {{c}} }{ {{d}} }$. Which first step is a good one?',
      max_score: 1,
      template: {
        draw: {
          p: { from: 1, to: 4 },
          q: { from: 1, to: 4 },
          a: { from: 1, to: 4 },
          b: { from: 2, to: 5 },
          c: { from: 1, to: 5 },
          d: { from: 3, to: 7 },
        },
        where: ['a < b', 'c < d', 'gcd(a, b) = 1', 'gcd(c, d) = 1', 'b != d', 'p != q'],
      },
      options: [
        {
          text: 'Multiply ${{p}} \\times {{q}}$, multiply the fractions, and put the two side by side',
          misconception: {
            code: 'mixed_parts_apart',
            text: 'Draw it as a rectangle: the wholes of one side meet the part of the other side too.',
          },
        },
        {
          text: 'Write both with the denominator {{lcm(b, d)}}',
          misconception: {
            code: 'operation_exchanged',
            text: 'A common denominator is what you need for adding. Look at the sign.',
          },
        },
        {
          text: 'Write both as improper fractions: $\\frac{ {{p*b+a}} }{ {{b}} } \\times \\frac{ {{q*d+c}} }{ {{d}} }$',
        },
        {
          text: 'Turn the second fraction upside down',
          misconception: {
            code: 'multiplied_crosswise',
            text: 'That is for dividing. Look at the sign.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Look at the sign between the two mixed numbers.',
        'Multiplying is easiest when each number is one single fraction.',
        tex`In the first number, {{p}} and $\frac{ {{a}} }{ {{b}} }$ can both be counted in parts out of {{b}}.`,
        'Do the same with the second number, in parts out of {{d}}. Which option shows that?',
      ],
      method_answer: [
        {
          maths: tex`{{p}}\tfrac{ {{a}} }{ {{b}} } = \frac{ {{p*b+a}} }{ {{b}} }, \quad {{q}}\tfrac{ {{c}} }{ {{d}} } = \frac{ {{q*d+c}} }{ {{d}} }`,
          text: 'As improper fractions both can be multiplied at once.',
        },
        {
          maths: tex`\frac{ {{p*b+a}} }{ {{b}} } \times \frac{ {{q*d+c}} }{ {{d}} } = {{(p*b+a)*(q*d+c)/(b*d)|tex}}`,
          text: 'Tops together, bottoms together.',
        },
      ],
    },
  },
  {
    key: 'improper-take-mixed',
    topics: ['mixed-number-calculations'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['MK3-N-09', 'GCSE-N2b'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{n}} }{ {{b}} } - {{q}}\tfrac{1}{ {{d}} }$. Give a fraction or a mixed number.`,
      max_score: 2,
      template: {
        draw: {
          b: { from: 2, to: 6 },
          n: { from: 7, to: 23 },
          q: { from: 1, to: 2 },
          d: { from: 2, to: 8 },
        },
        derive: { m: 'lcm(b, d)', x: 'n * m / b', top: 'q * d + 1', y: '(q * d + 1) * m / d' },
        where: ['gcd(n, b) = 1', 'b != d', 'x > y', 'n < 5 * b', 'm <= 30'],
        check: ['answer + q + 1 / d = n / b'],
      },
      answer: '{{(x-y)/m}}',
      mistakes: [
        {
          answer: '{{(x+y)/m}}',
          misconception: {
            code: 'added_instead',
            text: 'This is the sum. Look at the sign again.',
          },
        },
        {
          answer: '{{n/b - (q+1)/d}}',
          misconception: {
            code: 'fraction_added_to_top',
            text: 'Each whole is {{d}} parts, not one part.',
          },
        },
      ],
      hints: [
        'One number is an improper fraction and the other a mixed number. Bring them to one form.',
        'Write the mixed number as an improper fraction, and then use a common denominator.',
        tex`The mixed number is $\frac{ {{top}} }{ {{d}} }$.`,
        'Over {{m}} the two tops are {{x}} and {{y}}. Subtract them, and simplify if you can.',
      ],
      method_answer: [
        {
          maths: tex`{{q}}\tfrac{1}{ {{d}} } = \frac{ {{top}} }{ {{d}} }`,
          text: 'As an improper fraction.',
        },
        {
          maths: tex`\frac{ {{n}} }{ {{b}} } - \frac{ {{top}} }{ {{d}} } = \frac{ {{x}} }{ {{m}} } - \frac{ {{y}} }{ {{m}} } = {{(x-y)/m|tex}}`,
          text: 'With a common denominator, then in lowest terms.',
        },
      ],
    },
  },
  {
    key: 'negative-fractions-add',
    topics: ['mixed-number-calculations'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-N2b'],
    question: {
      type: 'number',
      text: tex`Work out $-\frac{ {{a}} }{ {{b}} } + \frac{ {{c}} }{ {{d}} }$. Give a fraction.`,
      diagram: {
        kind: 'number_line',
        from: -1,
        to: 1,
        step: 1,
        minor: '1/{{m}}',
        points: [{ at: '{{-a/b}}', label: 'start' }],
        arrows: false,
      },
      max_score: 2,
      template: {
        draw: {
          b: { from: 2, to: 5 },
          a: { from: 1, to: 4 },
          d: { from: 3, to: 8 },
          c: { from: 1, to: 5 },
        },
        derive: { m: 'lcm(b, d)', x: 'a * m / b', y: 'c * m / d' },
        where: [
          'a < b',
          'c < d',
          'gcd(a, b) = 1',
          'gcd(c, d) = 1',
          'x > y',
          'm <= 20',
          'b != d',
          'm > d or b != 2',
          'y != x - y',
        ],
        check: ['answer + a / b = c / d'],
      },
      answer: '{{(y-x)/m}}',
      mistakes: [
        {
          answer: '{{-(x+y)/m}}',
          misconception: {
            code: 'negative_plus_positive',
            text: 'From a number below zero you go up here. Do you get further away from zero?',
          },
        },
        {
          answer: '{{(x-y)/m}}',
          misconception: {
            code: 'number_sign_turned',
            text: 'Check on a number line: did you go past zero?',
          },
        },
      ],
      hints: [
        'Start below zero and go up. Do you get past zero?',
        'Write both fractions with the same denominator. Then work out the tops as you would with whole numbers below zero.',
        'Over {{m}} the tops are −{{x}} and {{y}}.',
        'Start at −{{x}} and count up {{y}}. Write where you land, over {{m}}.',
      ],
      method_answer: [
        {
          maths: tex`-\frac{ {{a}} }{ {{b}} } + \frac{ {{c}} }{ {{d}} } = \frac{-{{x}} + {{y}} }{ {{m}} }`,
          text: 'With a common denominator.',
        },
        {
          maths: tex`\frac{-{{x}} + {{y}} }{ {{m}} } = {{(y-x)/m|tex}}`,
          text: 'Going up from below zero. It stays below zero.',
        },
      ],
    },
  },
  {
    key: 'negative-fractions-product',
    topics: ['mixed-number-calculations'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-N2b', 'MK3-N-10'],
    question: {
      type: 'single_choice',
      text: tex`Work out $\left(-\frac{ {{a}} }{ {{b}} }\right) \div \left(-\frac{ {{c}} }{ {{d}} }\right)$.`,
      max_score: 1,
      template: {
        draw: {
          a: { from: 1, to: 5 },
          b: { from: 2, to: 7 },
          c: { from: 2, to: 5 },
          d: { from: 3, to: 8 },
        },
        where: [
          'a < b',
          'c < d',
          'gcd(a, b) = 1',
          'gcd(c, d) = 1',
          'a * d != b * c',
          'c * c != d * d',
          'a * a != b * b',
        ],
        check: ['answer * c / d = a / b'],
      },
      options: [
        {
          text: '${{-a*d/(b*c)|tex}}$',
          misconception: {
            code: 'minus_times_minus',
            text: 'What is the sign when a negative number is divided by a negative number?',
          },
        },
        { text: '${{a*d/(b*c)|tex}}$' },
        {
          text: '${{a*c/(b*d)|tex}}$',
          misconception: {
            code: 'divided_without_turning',
            text: 'The two were multiplied. What has to happen to the second fraction first?',
          },
        },
        {
          text: '${{b*c/(a*d)|tex}}$',
          misconception: {
            code: 'turned_first_fraction',
            text: 'It is the fraction you divide by that is turned.',
          },
        },
      ],
      answers: [2],
      hints: [
        'Decide on the sign first, and then on the size.',
        'Two signs that are alike give a positive result. Dividing is multiplying by the reciprocal.',
        tex`The second fraction turns into $\frac{ {{d}} }{ {{c}} }$.`,
        'For the size, multiply {{a}} by {{d}} above and {{b}} by {{c}} below. Then simplify.',
      ],
      method_answer: [
        { text: 'Negative divided by negative is positive.' },
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } \times \frac{ {{d}} }{ {{c}} } = {{a*d/(b*c)|tex}}`,
          text: 'Multiply by the reciprocal of the second fraction.',
        },
      ],
    },
  },
  {
    key: 'mixed-divide-planks',
    topics: ['mixed-number-calculations'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-N-10', 'GCSE-N2b'],
    question: {
      type: 'number',
      text: 'A plank is ${{P}}\\tfrac{ {{A}} }{ {{b}} }$ m long. How many shelves of ${{q}}\\tfrac{ {{c}} }{ {{d}} }$ m can be cut from it, with nothing left over?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{q + c/d}}', label: 'shelf' },
              { size: '{{len - q - c/d}}', dashed: true },
            ],
            total: 'plank',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          q: { from: 1, to: 2 },
          d: { pick: [2, 3, 4, 5] },
          c: { from: 1, to: 4 },
          k: { from: 3, to: 7 },
        },
        derive: {
          top: 'q * d + c',
          len: '(q * d + c) * k / d',
          b: 'd',
          P: 'floor((q * d + c) * k / d)',
          A: 'mod((q * d + c) * k, d)',
        },
        where: [
          'c < d',
          'gcd(c, d) = 1',
          'A > 0',
          'gcd(A, d) = 1',
          'k != d',
          'k != q',
          'k != c',
          'k != top',
          'P != k',
          'P / q != k',
          'P < 9',
        ],
        check: ['answer * (q + c / d) = P + A / b'],
      },
      answer: '{{k}}',
      mistakes: [
        {
          answer: '{{len * top / d}}',
          misconception: {
            code: 'divided_without_turning',
            text: 'The two lengths were multiplied. How often does a shelf fit into the plank?',
          },
        },
        {
          answer: '{{P / q}}',
          misconception: {
            code: 'mixed_parts_apart',
            text: 'Only the whole metres were divided. The parts belong to the lengths too.',
          },
        },
      ],
      hints: [
        'How often does one length fit into the other?',
        'Write both lengths as improper fractions. Then divide by multiplying by the reciprocal.',
        tex`The plank is $\frac{ {{P*b+A}} }{ {{b}} }$ m and a shelf is $\frac{ {{top}} }{ {{d}} }$ m.`,
        'Both are counted in the same parts: {{P*b+A}} of them in the plank and {{top}} in a shelf. Divide.',
      ],
      method_answer: [
        {
          maths: tex`{{P}}\tfrac{ {{A}} }{ {{b}} } = \frac{ {{P*b+A}} }{ {{b}} }, \quad {{q}}\tfrac{ {{c}} }{ {{d}} } = \frac{ {{top}} }{ {{d}} }`,
          text: 'Both lengths as improper fractions.',
        },
        {
          maths: tex`\frac{ {{P*b+A}} }{ {{b}} } \times \frac{ {{d}} }{ {{top}} } = {{k}}`,
          text: 'Divide by multiplying by the reciprocal.',
        },
      ],
    },
  },
  {
    key: 'mixed-garden-in-parts',
    topics: ['mixed-number-calculations'],
    difficulty: 1,
    minutes: 4,
    statements: ['MK3-N-10', 'MK3-N-09', 'GCSE-N2b'],
    question: {
      type: 'multi_part',
      text: 'A school garden is a rectangle. It is ${{p}}\\tfrac{ {{a}} }{ {{b}} }$ m long and ${{q}}\\tfrac{1}{ {{d}} }$ m wide.',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: '{{p + a/b}}',
        height: '{{q + 1/d}}',
        sides: { bottom: '{{p}} {{a}}/{{b}} m', right: '{{q}} 1/{{d}} m' },
      },
      max_score: 5,
      template: {
        draw: {
          p: { from: 3, to: 6 },
          b: { pick: [2, 3, 4] },
          a: { from: 1, to: 3 },
          q: { from: 1, to: 3 },
          d: { pick: [2, 3, 4, 5] },
        },
        derive: { top: 'p * b + a', side: 'q * d + 1', m: 'lcm(b, d)', x: 'a * m / b', y: 'm / d' },
        where: [
          'a < b',
          'gcd(a, b) = 1',
          'b != d',
          'q < p',
          'top * side != 2 * (top * d + side * b)',
        ],
        check: ['answer1 / 2 - q - 1 / d = p + a / b', 'answer2 / (q + 1 / d) = p + a / b'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'A fence goes all the way round. How many metres of fence is that? Give a fraction or a mixed number.',
          max_score: 2,
          answer: '{{2 * (p + a/b + q + 1/d)}}',
          mistakes: [
            {
              answer: '{{p + a/b + q + 1/d}}',
              misconception: {
                code: 'half_perimeter',
                text: 'This is one length and one width. How many of each are there all round?',
              },
            },
            {
              answer: '{{2 * (p + q + (a + 1)/(b + d))}}',
              misconception: {
                code: 'added_tops_and_bottoms',
                text: 'The parts have different sizes. Use a common denominator.',
              },
            },
          ],
          hints: [
            'How many lengths and how many widths are there all round?',
            'Add one length and one width, and double the sum.',
            'Write the parts over {{m}}: they are {{x}} and {{y}}.',
            'One length and one width make {{p+q}} wholes and {{x+y}} parts out of {{m}}. Double that.',
          ],
          method_answer: [
            {
              maths: tex`{{p}}\tfrac{ {{a}} }{ {{b}} } + {{q}}\tfrac{1}{ {{d}} } = {{p + a/b + q + 1/d|tex}}`,
              text: 'One length and one width.',
            },
            {
              maths: tex`2 \times {{p + a/b + q + 1/d|tex}} = {{2 * (p + a/b + q + 1/d)|tex}}`,
              text: 'Twice as much all round, in metres.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Work out the area of the garden in square metres. Give a fraction or a mixed number.',
          max_score: 3,
          answer: '{{top * side / (b * d)}}',
          mistakes: [
            {
              answer: '{{p * q + a / (b * d)}}',
              misconception: {
                code: 'mixed_parts_apart',
                text: 'Wholes times wholes and parts times parts leaves two pieces of the rectangle out.',
              },
            },
            {
              answer: '{{2 * (p + a/b + q + 1/d)}}',
              misconception: {
                code: 'perimeter_and_area',
                text: 'This is the way round the garden. The area is what lies inside.',
              },
            },
          ],
          hints: [
            'The area is the length times the width.',
            'Write both as improper fractions before you multiply.',
            tex`They are $\frac{ {{top}} }{ {{b}} }$ and $\frac{ {{side}} }{ {{d}} }$.`,
            'Multiply {{top}} by {{side}} for the top and {{b}} by {{d}} for the bottom.',
          ],
          method_answer: [
            {
              maths: tex`\frac{ {{top}} }{ {{b}} } \times \frac{ {{side}} }{ {{d}} } = {{top*side/(b*d)|tex}}`,
              text: 'Length times width, as improper fractions.',
            },
          ],
        },
      ],
      hints: [
        'One part asks for the way round, the other for what lies inside.',
        'Adding needs a common denominator. Multiplying needs improper fractions.',
        tex`As improper fractions the sides are $\frac{ {{top}} }{ {{b}} }$ and $\frac{ {{side}} }{ {{d}} }$.`,
        'For (a) add both sides over {{m}} and double. For (b) multiply the improper fractions.',
      ],
      method_answer: [
        {
          maths: tex`2 \times {{p + a/b + q + 1/d|tex}} = {{2 * (p + a/b + q + 1/d)|tex}}`,
          text: '(a) Length and width together, twice.',
        },
        {
          maths: tex`\frac{ {{top}} }{ {{b}} } \times \frac{ {{side}} }{ {{d}} } = {{top*side/(b*d)|tex}}`,
          text: '(b) Length times width.',
        },
      ],
    },
  },
]
