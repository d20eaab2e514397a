import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const multiplyingDividingFractions: readonly ContentQuestion[] = [
  {
    key: 'multiply-two-fractions',
    topics: ['multiplying-dividing-fractions'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-N-10', 'GCSE-N2b'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{b}} } \times \frac{ {{c}} }{ {{d}} }$. Give a fraction.`,
      max_score: 1,
      template: {
        draw: {
          a: { from: 1, to: 5 },
          b: { from: 3, to: 8 },
          c: { from: 2, to: 6 },
          d: { from: 5, to: 9 },
        },
        where: ['a < b', 'c < d', 'gcd(a, b) = 1', 'gcd(c, d) = 1', 'a * d != b * c', 'b != d'],
        check: ['answer * b * d = a * c'],
      },
      answer: '{{a*c/(b*d)}}',
      mistakes: [
        {
          answer: '{{a*d/(b*c)}}',
          misconception: {
            code: 'multiplied_crosswise',
            text: 'Multiplying crosswise is for dividing. Here tops go together and bottoms go together.',
          },
        },
        {
          answer: '{{a/b + c/d}}',
          misconception: {
            code: 'added_instead',
            text: 'This is the sum. Look at the sign again.',
          },
        },
      ],
      hints: [
        'A part of a part: will the answer be more or less than each of the two?',
        'Multiply the numerators, and multiply the denominators.',
        'Above the line comes {{a}} times {{c}}.',
        'Below the line comes {{b}} times {{d}}. Then see whether one number divides both parts.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} \times {{c}} }{ {{b}} \times {{d}} } = \frac{ {{a*c}} }{ {{b*d}} }`,
          text: 'Tops together, bottoms together.',
        },
        { maths: tex`{{a*c/(b*d)|tex}}`, text: 'In its lowest terms.' },
      ],
    },
  },
  {
    key: 'divide-by-a-fraction',
    topics: ['multiplying-dividing-fractions'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['MK3-N-10', 'GCSE-N2b'],
    question: {
      type: 'number',
      text: tex`Work out $\frac{ {{a}} }{ {{b}} } \div \frac{ {{c}} }{ {{d}} }$. Give a fraction or a mixed number.`,
      max_score: 2,
      template: {
        draw: {
          a: { from: 1, to: 5 },
          b: { from: 3, to: 8 },
          c: { from: 2, to: 5 },
          d: { from: 3, to: 9 },
        },
        where: ['a < b', 'c < d', 'gcd(a, b) = 1', 'gcd(c, d) = 1', 'a * d != b * c'],
        check: ['answer * c / d = a / b'],
      },
      answer: '{{a*d/(b*c)}}',
      mistakes: [
        {
          answer: '{{a*c/(b*d)}}',
          misconception: {
            code: 'divided_without_turning',
            text: 'The two were multiplied. To divide, turn the second one upside down first.',
          },
        },
        {
          answer: '{{b*c/(a*d)}}',
          misconception: {
            code: 'turned_first_fraction',
            text: 'The first one was turned. It is the one you divide by that turns.',
          },
        },
      ],
      hints: [
        'Dividing by one half doubles. What does dividing by a fraction do?',
        'Dividing by a number is multiplying by its reciprocal.',
        tex`Turn only the second fraction: it becomes $\frac{ {{d}} }{ {{c}} }$.`,
        'Multiply {{a}} by {{d}} for the top, and {{b}} by {{c}} for the bottom.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} }{ {{b}} } \div \frac{ {{c}} }{ {{d}} } = \frac{ {{a}} }{ {{b}} } \times \frac{ {{d}} }{ {{c}} }`,
          text: 'Dividing is multiplying by the reciprocal.',
        },
        {
          maths: tex`\frac{ {{a*d}} }{ {{b*c}} } = {{a*d/(b*c)|tex}}`,
          text: 'Multiply, and write in lowest terms.',
        },
      ],
    },
  },
  {
    key: 'reciprocal-word',
    topics: ['multiplying-dividing-fractions'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['MK3-N-12'],
    question: {
      type: 'short_text',
      text: 'What do we call the number that gives 1 when it is multiplied by a given number?',
      max_score: 1,
      references: ['reciprocal', 'the reciprocal', 'multiplicative inverse'],
      not: ['opposite', 'negative', 'denominator'],
      spellings: ['recipricol', 'reciprical'],
      hints: [
        'For two it is one half; for three quarters it is four thirds.',
        'To find it, the fraction is turned upside down.',
        'The word begins with an r.',
        'It has ten letters. The first three are r, e, c and the last one is l.',
      ],
      method_answer: [
        {
          maths: tex`\frac{3}{4} \times \frac{4}{3} = 1`,
          text: 'Such a number is called the reciprocal.',
        },
      ],
    },
  },
  {
    key: 'fraction-times-whole',
    topics: ['multiplying-dividing-fractions'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['MK3-N-10', 'GCSE-N2b'],
    question: {
      type: 'single_choice',
      text: 'What is ${{k}} \\times \\frac{ {{n}} }{ {{d}} }$?',
      diagram: {
        kind: 'fraction_shape',
        shape: 'bar',
        wholes: [{ parts: '{{d}}', shaded: '{{n}}' }],
        note: 'This is one lot. There are {{k}} of them.',
      },
      max_score: 1,
      template: {
        draw: { k: { from: 2, to: 5 }, n: { from: 2, to: 6 }, d: { from: 7, to: 13 } },
        where: ['gcd(n, d) = 1', 'gcd(k, d) = 1', 'k + n != k * n'],
        check: ['answer * d = k * n'],
      },
      options: [
        { text: tex`$\frac{ {{k*n}} }{ {{d}} }$` },
        {
          text: tex`$\frac{ {{k*n}} }{ {{k*d}} }$`,
          misconception: {
            code: 'whole_times_both',
            text: 'Multiplying both parts makes an equivalent fraction: the value stays as it was.',
          },
        },
        {
          text: tex`$\frac{ {{n}} }{ {{k*d}} }$`,
          misconception: {
            code: 'whole_times_bottom',
            text: 'This makes the parts smaller. We want more of them.',
          },
        },
        {
          text: tex`$\frac{ {{k+n}} }{ {{d}} }$`,
          misconception: {
            code: 'fraction_added_to_top',
            text: 'The whole number was added above the line.',
          },
        },
      ],
      answers: [1],
      hints: [
        'It is the same as adding the fraction to itself again and again.',
        'The parts keep their size. How many of them are there in all?',
        'There are {{k}} lots of {{n}} parts.',
        'Work out {{k}} times {{n}} for the top. The bottom says the size of the parts, and that stays.',
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times \frac{ {{n}} }{ {{d}} } = \frac{ {{k}} \times {{n}} }{ {{d}} } = \frac{ {{k*n}} }{ {{d}} }`,
          text: '{{k}} times as many parts of the same size.',
        },
      ],
    },
  },
  {
    key: 'ribbon-pieces',
    topics: ['multiplying-dividing-fractions'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-N-10', 'GCSE-N2b'],
    question: {
      type: 'number',
      text: tex`A ribbon is {{length}} m long. How many pieces of $\frac{ {{n}} }{ {{d}} }$ m can be cut from it?`,
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [{ size: '{{n}}' }, { size: '{{length*d-n}}', dashed: true }],
            total: '{{length}} m',
            brackets: [{ from: 1, to: 1, label: '{{n}}/{{d}} m' }],
          },
        ],
        not_to_scale: true,
      },
      max_score: 1,
      template: {
        draw: { n: { from: 2, to: 4 }, d: { from: 3, to: 8 }, k: { from: 2, to: 5 } },
        derive: { length: 'n * k', count: 'd * k' },
        where: ['n < d', 'gcd(n, d) = 1'],
        check: ['answer * n / d = length'],
      },
      answer: '{{count}}',
      mistakes: [
        {
          answer: '{{length*n/d}}',
          misconception: {
            code: 'divided_without_turning',
            text: 'The length was multiplied by the piece. How often does the piece fit?',
          },
        },
        {
          answer: '{{length*d}}',
          misconception: {
            code: 'one_part_only',
            text: 'So many pieces of one part fit, but each piece is {{n}} parts.',
          },
        },
      ],
      hints: [
        'How many pieces fit: is that a multiplication or a division?',
        'Divide the length by the length of one piece.',
        'How many parts of one out of {{d}} are in {{length}} m?',
        'There are {{length*d}} such parts in the ribbon, and each piece takes {{n}} of them.',
      ],
      method_answer: [
        {
          maths: tex`{{length}} \div \frac{ {{n}} }{ {{d}} } = {{length}} \times \frac{ {{d}} }{ {{n}} }`,
          text: 'How often the piece fits is a division; divide by multiplying by the reciprocal.',
        },
        { maths: tex`\frac{ {{length*d}} }{ {{n}} } = {{count}}`, text: 'So {{count}} pieces.' },
      ],
    },
  },
  {
    key: 'larger-or-smaller',
    topics: ['multiplying-dividing-fractions'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-N-10'],
    has_equal_options: true,
    question: {
      type: 'multiple_choice',
      text: 'Which of these are larger than {{n}}? Choose all that are.',
      max_score: 2,
      template: {
        draw: { n: { from: 5, to: 30 }, a: { from: 2, to: 4 }, b: { from: 5, to: 9 } },
        where: ['gcd(a, b) = 1'],
      },
      options: [
        {
          text: '${{n}} \\times \\frac{ {{a}} }{ {{b}} }$',
          misconception: {
            code: 'multiplying_makes_larger',
            text: 'Times a number below 1 makes a number smaller.',
          },
        },
        { text: '${{n}} \\div \\frac{ {{a}} }{ {{b}} }$' },
        { text: '${{n}} \\times \\frac{ {{b}} }{ {{a}} }$' },
        {
          text: '${{n}} \\div \\frac{ {{b}} }{ {{a}} }$',
          misconception: {
            code: 'dividing_by_fraction_makes_larger',
            text: 'Dividing by a number above 1 makes a number smaller.',
          },
        },
      ],
      answers: [2, 3],
      hints: [
        'Is each fraction more or less than 1?',
        'Times one half makes smaller. What does dividing by one half do?',
        tex`Since {{a}} is less than {{b}}, $\frac{ {{a}} }{ {{b}} }$ is less than 1.`,
        'Multiplying by more than 1 makes larger. So does dividing by less than 1. Which two options do that?',
      ],
      method_answer: [
        { text: 'Times a number above 1 makes larger, times a number below 1 makes smaller.' },
        {
          maths: tex`{{n}} \div \frac{ {{a}} }{ {{b}} } = {{n}} \times \frac{ {{b}} }{ {{a}} }`,
          text: 'Dividing by a number below 1 makes larger: the two in the middle are equal.',
        },
      ],
    },
  },
  {
    key: 'reciprocal-of-a-mixed-number',
    topics: ['multiplying-dividing-fractions'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['MK3-N-12'],
    question: {
      type: 'number',
      text: 'What is the reciprocal of ${{p}}\\tfrac{ {{a}} }{ {{d}} }$? Give a fraction.',
      max_score: 1,
      template: {
        draw: { p: { from: 2, to: 5 }, d: { from: 3, to: 8 }, a: { from: 1, to: 7 } },
        derive: { top: 'p * d + a' },
        where: ['a < d', 'gcd(a, d) = 1', 'p * a != d'],
        check: ['answer * (p + a / d) = 1'],
      },
      answer: '{{d/top}}',
      mistakes: [
        {
          answer: '{{p + d / a}}',
          misconception: {
            code: 'mixed_parts_apart',
            text: 'Only the fraction part was turned. The wholes belong to the number too.',
          },
        },
        {
          answer: '{{top/d}}',
          misconception: {
            code: 'fraction_upside_down',
            text: 'This is the number itself as an improper fraction. What has to happen to it now?',
          },
        },
      ],
      hints: [
        'A number times its reciprocal makes 1.',
        'Write the mixed number as one fraction first. Then turn it upside down.',
        'There are {{p}} wholes with {{d}} parts each, and {{a}} more.',
        tex`As one fraction it is $\frac{ {{top}} }{ {{d}} }$. Swap its two numbers.`,
      ],
      method_answer: [
        {
          maths: tex`{{p}}\tfrac{ {{a}} }{ {{d}} } = \frac{ {{top}} }{ {{d}} }`,
          text: 'As an improper fraction.',
        },
        {
          maths: tex`\frac{ {{top}} }{ {{d}} } \times \frac{ {{d}} }{ {{top}} } = 1`,
          text: 'Turned upside down it gives 1 with the number itself.',
        },
        { maths: tex`\frac{ {{d}} }{ {{top}} }`, text: 'This is the reciprocal.' },
      ],
    },
  },
]
