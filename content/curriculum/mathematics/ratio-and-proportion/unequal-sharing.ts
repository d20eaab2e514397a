import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const unequalSharing: readonly ContentQuestion[] = [
  {
    key: 'compare-how-many-times',
    topics: ['unequal-sharing'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['M6-RP-01'],
    question: {
      type: 'number',
      text: 'A bag of rice costs {{a*k}} pence and a bag of salt costs {{a}} pence. How many times as much as the salt does the rice cost?',
      max_score: 1,
      template: {
        draw: { a: { pick: [20, 25, 30, 40, 50, 60] }, k: { from: 3, to: 8 } },
        check: ['answer*a = a*k'],
      },
      answer: '{{k}}',
      mistakes: [
        slip(
          '{{a*k-a}}',
          'difference_for_times',
          'That is how much more it costs. The question is how many times as much.',
        ),
      ],
      hints: [
        'Compare the two by dividing or multiplying, not by taking away.',
        'How many times does the smaller price go into the larger one?',
        'Count in steps of {{a}}: {{a}}, {{2*a}} …',
        'Work out ${{a*k}} \\div {{a}}$.',
      ],
      method_answer: [
        { maths: tex`{{a*k}} \div {{a}} = {{k}}`, text: 'The rice costs that many times as much.' },
      ],
    },
  },
  {
    key: 'share-times-as-much',
    topics: ['unequal-sharing'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M6-RP-05'],
    question: {
      type: 'number',
      text: '{{name}} and {{other}} share {{t}} cards. {{other}} gets {{k}} times as many as {{name}}. How many cards does {{name}} get?',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: '{{name}}', parts: [{ size: 1 }] },
          { label: '{{other}}', parts: [{ size: '{{k}}', tone: 'b' }] },
        ],
        total: '{{t}}',
      },
      max_score: 2,
      template: {
        draw: { u: { from: 5, to: 12 }, k: { from: 3, to: 5 } },
        rows: [
          { name: 'Aisha', other: 'Pedro' },
          { name: 'Sam', other: 'Ngozi' },
          { name: 'Lucia', other: 'Ade' },
        ],
        derive: { t: 'u*(k + 1)' },
        where: ['mod(t, k) = 0', 't != 2*u*k'],
        check: ['answer + k*answer = t'],
      },
      answer: '{{u}}',
      mistakes: [
        slip(
          '{{t/k}}',
          'ratio_part_of_part',
          'The cards of {{name}} are a part too. How many equal parts are there in all?',
        ),
        slip('{{k*u}}', 'ratio_shares_swapped', 'That is the share of {{other}}.'),
      ],
      hints: [
        'How many equal parts do both bars have together?',
        'Count all the parts, and share the cards among them.',
        '{{name}} has 1 part and {{other}} has {{k}}, so there are {{k+1}} parts.',
        'Work out ${{t}} \\div {{k+1}}$ for one part.',
      ],
      method_answer: [
        { maths: tex`1 + {{k}} = {{k+1}}`, text: 'The parts.' },
        { maths: tex`{{t}} \div {{k+1}} = {{u}}`, text: 'One part is the share of {{name}}.' },
      ],
    },
  },
  {
    key: 'recipe-for-more',
    topics: ['unequal-sharing'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['M6-RP-01'],
    question: {
      type: 'number',
      text: 'A recipe for {{a}} people needs {{a*g}} g of {{food}}. How many grams of {{food}} are needed for {{b}} people?',
      max_score: 2,
      template: {
        draw: {
          a: { from: 4, to: 6 },
          b: { from: 3, to: 10 },
          g: { pick: [30, 40, 50, 60, 75] },
          food: { pick: ['rice', 'flour', 'lentils', 'couscous'] },
        },
        where: ['a != b', 'mod(b, a) != 0'],
        check: ['answer/b = a*g/a'],
      },
      answer: '{{b*g}}',
      mistakes: [
        slip(
          '{{a*g+b-a}}',
          'added_in_proportion',
          'Does one more person eat only 1 g? Find out what one person needs.',
        ),
        slip(
          '{{a*g*b}}',
          'rate_used_for_all',
          'The {{a*g}} g are for {{a}} people together. What does one person need?',
        ),
      ],
      hints: [
        'How much does one person need?',
        'Divide to find the amount for one. Then multiply for all.',
        'For one person, work out ${{a*g}} \\div {{a}}$.',
        'One person needs {{g}} g. Multiply by {{b}} people.',
      ],
      method_answer: [
        { maths: tex`{{a*g}} \div {{a}} = {{g}}`, text: 'Grams for one person.' },
        { maths: tex`{{b}} \times {{g}} = {{b*g}}`, text: 'Grams for all.' },
      ],
    },
  },
  {
    key: 'similar-rectangle-length',
    topics: ['unequal-sharing'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M6-RP-04'],
    question: {
      type: 'number',
      text: 'A photo is {{a}} cm high and {{b}} cm wide. It is printed larger, in the same shape. The print is {{a*k}} cm high. How many centimetres wide is it?',
      diagram: {
        kind: 'quadrilateral',
        shape: 'rectangle',
        width: '{{b}}',
        height: '{{a}}',
        sides: { bottom: '{{b}} cm', right: '{{a}} cm' },
        note: 'The photo before it is made larger',
      },
      max_score: 2,
      template: {
        draw: { a: { from: 4, to: 9 }, b: { from: 6, to: 12 }, k: { from: 2, to: 5 } },
        where: ['a < b', 'gcd(a, b) < 4'],
        check: ['answer*a = b*a*k'],
      },
      answer: '{{b*k}}',
      mistakes: [
        slip(
          '{{b+a*k-a}}',
          'added_in_proportion',
          'If both sides grow by the same length, the shape changes. How many times as high is it?',
        ),
      ],
      hints: [
        'How many times as high is the print?',
        'In the same shape, every length is multiplied by the same number.',
        'Work out ${{a*k}} \\div {{a}}$.',
        'The height is multiplied by {{k}}. Multiply {{b}} by {{k}} too.',
      ],
      method_answer: [
        { maths: tex`{{a*k}} \div {{a}} = {{k}}`, text: 'The scale factor.' },
        { maths: tex`{{k}} \times {{b}} = {{k*b}}`, text: 'The width in centimetres.' },
      ],
    },
  },
  {
    key: 'recipe-slip',
    topics: ['unequal-sharing'],
    difficulty: -0.5,
    minutes: 1.2,
    statements: ['M6-RP-01'],
    question: {
      type: 'single_choice',
      text: 'A soup for {{a}} people needs {{b}} carrots. Callum cooks for {{2*a}} people and says: “That is {{a}} people more, so I need {{a}} carrots more.” What would you tell him?',
      max_score: 1,
      template: { draw: { a: { from: 4, to: 6 }, b: { from: 7, to: 9 } } },
      options: [
        option(
          'That is right: {{a+b}} carrots',
          'added_in_proportion',
          'Cook the soup twice. How many carrots do you use?',
        ),
        { text: 'There are twice as many people, so you need {{2*b}} carrots' },
        option(
          'You need {{2*a*b}} carrots',
          'rate_used_for_all',
          'That would be {{b}} carrots for each person.',
        ),
        option(
          'You need {{b}} carrots again, as before',
          'fixed_where_proportional',
          'Would the same soup be enough for twice as many people?',
        ),
      ],
      answers: [2],
      hints: [
        'How many times as many people are there?',
        'What happens to the people must happen to the carrots: multiply both by the same number.',
        'From {{a}} to {{2*a}} people is a doubling.',
        'So double the {{b}} carrots. Which option does that?',
      ],
      method_answer: [
        { maths: tex`{{2*a}} \div {{a}} = 2`, text: 'Twice as many people.' },
        { maths: tex`2 \times {{b}} = {{2*b}}`, text: 'Twice as many carrots.' },
      ],
    },
  },
  {
    key: 'share-three-friends',
    topics: ['unequal-sharing'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['M6-RP-05'],
    question: {
      type: 'number',
      text: 'Mei, Yusuf and Sofia share {{t}} beads. Yusuf gets {{k}} times as many as Mei. Sofia gets {{e}} more than Mei. How many beads does Yusuf get?',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: 'Mei', parts: [{ size: 3 }] },
          { label: 'Yusuf', parts: [{ size: '{{3*k}}', label: '?', tone: 'b' }] },
          { label: 'Sofia', parts: [{ size: 3 }, { size: 2, label: '{{e}}', tone: 'c' }] },
        ],
        total: '{{t}}',
      },
      max_score: 3,
      template: {
        draw: { u: { from: 6, to: 12 }, k: { from: 2, to: 4 }, e: { from: 3, to: 9 } },
        derive: { t: 'u*(k + 2) + e' },
        where: ['e != u', 'u + e != k*u'],
        check: ['answer/k + answer + answer/k + e = t'],
      },
      answer: '{{k*u}}',
      mistakes: [
        slip('{{u}}', 'stopped_early', 'That is the share of Mei. How many does Yusuf get?'),
        slip('{{u+e}}', 'other_quantity_given', 'That is the share of Sofia.'),
      ],
      hints: [
        'Which piece of the drawing is not one of the equal parts?',
        'Take the extra beads away first. Then share what is left among the equal parts.',
        'Without the extra {{e}} there are {{t-e}} beads in {{k+2}} equal parts.',
        'Work out ${{t-e}} \\div {{k+2}}$ for one part. Yusuf gets {{k}} of these parts.',
      ],
      method_answer: [
        { maths: tex`{{t}} - {{e}} = {{t-e}}`, text: 'Without the extra beads.' },
        { maths: tex`{{t-e}} \div {{k+2}} = {{u}}`, text: 'One part.' },
        { maths: tex`{{k}} \times {{u}} = {{k*u}}`, text: 'The parts of Yusuf.' },
      ],
    },
  },
]
