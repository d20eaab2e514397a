import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const calculatingWithNegativesMore: readonly ContentQuestion[] = [
  {
    key: 'negatives-several-operations',
    topics: ['calculating-with-negatives'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['MK3-N-11', 'GCSE-N2a'],
    question: {
      type: 'number',
      text: tex`Work out $(-{{a}})^2 + {{b}} \times (-{{c}})$.`,
      max_score: 2,
      template: {
        draw: { a: { from: 3, to: 9 }, b: { from: 2, to: 9 }, c: { from: 3, to: 9 } },
        where: [
          'a*a != b*c',
          'abs(a*a - b*c) > 2',
          'a != b',
          'a != 2',
          'distinct(a*a - b*c, 0 - a*a - b*c, a*a + b*c, (a*a + b)*(0 - c), 0 - 2*a - b*c)',
        ],
        check: ['answer + b*c = a*a'],
      },
      answer: '{{a*a - b*c}}',
      mistakes: [
        slip(
          '{{0 - a*a - b*c}}',
          'square_kept_the_minus',
          'The bracket is multiplied by itself. What sign does that product get?',
        ),
        slip(
          '{{a*a + b*c}}',
          'minus_times_plus',
          'One factor of the product is negative. What sign does it get?',
        ),
        slip('{{(a*a + b)*(0 - c)}}', 'left_to_right_only', 'Multiplying comes before adding.'),
      ],
      hints: [
        'In which order do you work this out?',
        'The power comes first, then the product, and the sum comes last.',
        tex`The power is $(-{{a}}) \times (-{{a}}) = {{a*a}}$.`,
        'The product is ${{b}} \\times (-{{c}}) = -{{b*c}}$. Add it to {{a*a}}.',
      ],
      method_answer: [
        { maths: tex`(-{{a}})^2 = {{a*a}}`, text: 'Two negative factors make a positive.' },
        { maths: tex`{{b}} \times (-{{c}}) = -{{b*c}}`, text: 'Different signs make a negative.' },
        {
          maths: tex`{{a*a}} - {{b*c}} = {{a*a - b*c}}`,
          text: 'Adding a negative is taking away.',
        },
      ],
    },
  },
  {
    key: 'negatives-quiz-score',
    topics: ['calculating-with-negatives'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-N-11'],
    question: {
      type: 'number',
      text: 'In a quiz each right answer scores {{g}} points and each other answer scores $-{{l}}$ points. {{name}} gets {{r}} right and {{w}} not right. What is the score?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Aisha', 'Callum', 'Sofia', 'Dev', 'Nia'] },
          g: { from: 3, to: 5 },
          l: { from: 2, to: 4 },
          r: { from: 3, to: 6 },
          w: { from: 6, to: 12 },
        },
        where: ['g*r < l*w', 'l*w - g*r != g*r - l', 'l*w - g*r < 25', 'r != w', 'g != l'],
        check: ['answer + l*w = g*r'],
      },
      answer: '{{g*r - l*w}}',
      mistakes: [
        slip(
          '{{l*w - g*r}}',
          'subtraction_turned_round',
          'Are there more points to add or to take away? Which side of zero is the score on?',
        ),
        slip(
          '{{g*r + l*w}}',
          'minus_times_plus',
          'The other answers score below zero. Do they raise the score?',
        ),
        slip(
          '{{g*r - l}}',
          'stopped_early',
          'That takes off points for one answer only. How many were there?',
        ),
      ],
      hints: [
        'Work out the two kinds of answers apart.',
        'Multiply the points by the number of answers, for each kind. Then add the two results.',
        'The right answers score ${{r}} \\times {{g}} = {{r*g}}$ points.',
        'The others score ${{w}} \\times (-{{l}}) = -{{l*w}}$ points. Add that to {{r*g}}.',
      ],
      method_answer: [
        { maths: tex`{{r}} \times {{g}} = {{r*g}}`, text: 'Points for right answers.' },
        { maths: tex`{{w}} \times (-{{l}}) = -{{l*w}}`, text: 'Points for the others.' },
        {
          maths: tex`{{r*g}} + (-{{l*w}}) = {{g*r - l*w}}`,
          text: 'The score, which is below zero.',
        },
      ],
    },
  },
  {
    key: 'negatives-two-minuses',
    topics: ['calculating-with-negatives'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['MK3-N-11', 'GCSE-N2a'],
    question: {
      type: 'single_choice',
      text: tex`{{name}} writes $-{{a}} - {{b}} = {{a+b}}$ and says: “Two minuses make a plus.” What would you say?`,
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Zara', 'Finn', 'Emeka', 'Mina'] },
          a: { from: 3, to: 9 },
          b: { from: 2, to: 8 },
        },
        where: ['a != b'],
      },
      options: [
        option(
          'That is right: two minuses always make a plus',
          'two_minuses_in_a_sum',
          'Try it on a thermometer: start below zero and get colder.',
        ),
        option(
          'Only one of the minuses counts, so it is ${{b - a}}$',
          'number_sign_turned',
          'Both count: one says where you start, and the other says which way you go.',
        ),
        { text: 'The signs do not stand side by side. It starts below zero and goes further down' },
        option(
          'Two minuses make a plus if the first number is larger',
          'two_minuses_in_a_sum',
          'The sizes do not matter. Do the two signs stand next to each other?',
        ),
      ],
      answers: [3],
      hints: [
        'What does each of the two minus signs tell you?',
        'The rule is for signs that stand side by side, and for products.',
        'The first sign says that it starts at $-{{a}}$. The second says that {{b}} is taken away.',
        'On a thermometer at $-{{a}}$ °C it gets {{b}} degrees colder. Does it go above zero?',
      ],
      method_answer: [
        { maths: tex`-{{a}} - {{b}} = {{0 - a - b}}`, text: 'From below zero further down.' },
        { text: 'Two signs make one plus only side by side, as in $5 - (-2)$, or in a product.' },
      ],
    },
  },
]
