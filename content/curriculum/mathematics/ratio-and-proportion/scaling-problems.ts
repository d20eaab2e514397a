import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const scalingProblems: readonly ContentQuestion[] = [
  {
    key: 'scaling-times-as-many',
    topics: ['scaling-problems'],
    difficulty: -1,
    minutes: 1,
    statements: ['M4-MD-09'],
    question: {
      type: 'number',
      text: '{{name}} has {{n}} shells. {{other}} has {{k}} times as many. How many shells does {{other}} have?',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: '{{name}}', parts: [{ size: 1, label: '{{n}}' }] },
          { label: '{{other}}', parts: [{ size: '{{k}}', label: '?', tone: 'b' }] },
        ],
      },
      max_score: 1,
      template: {
        draw: { n: { from: 4, to: 9 }, k: { from: 3, to: 6 } },
        rows: [
          { name: 'Mei', other: 'Kofi' },
          { name: 'Ravi', other: 'Sofia' },
          { name: 'Hana', other: 'Yusuf' },
          { name: 'Oliver', other: 'Zainab' },
        ],
        where: ['n != k'],
        check: ['answer/n = k'],
      },
      answer: '{{n*k}}',
      mistakes: [
        slip(
          '{{n+k}}',
          'added_instead',
          'That is {{k}} more. The question says {{k}} times as many.',
        ),
      ],
      hints: [
        'The bar of {{other}} is made of bars like the one of {{name}}.',
        'Times as many means: multiply.',
        'There are {{k}} bars, and each stands for {{n}} shells.',
        'Work out ${{k}} \\times {{n}}$.',
      ],
      method_answer: [
        { maths: tex`{{k}} \times {{n}} = {{k*n}}`, text: 'As many bars, with {{n}} shells each.' },
      ],
    },
  },
  {
    key: 'scaling-choices',
    topics: ['scaling-problems'],
    difficulty: -0.4,
    minutes: 1.2,
    statements: ['M4-MD-09'],
    question: {
      type: 'number',
      text: '{{name}} has {{a}} {{first}} and {{b}} {{second}}. {{name}} chooses one of each. How many different choices are there?',
      max_score: 2,
      template: {
        draw: {
          a: { from: 3, to: 6 },
          b: { from: 3, to: 7 },
          name: { pick: ['Leila', 'Tomasz', 'Amara', 'Jonas'] },
        },
        rows: [
          { first: 'hats', second: 'coats' },
          { first: 'kinds of bread', second: 'fillings' },
          { first: 'pens', second: 'notebooks' },
        ],
        where: ['a != b'],
        check: ['answer/b = a'],
      },
      answer: '{{a*b}}',
      mistakes: [
        slip(
          '{{a+b}}',
          'added_instead',
          'That counts the things. How many can go with the very first one?',
        ),
        slip(
          '{{b}}',
          'combinations_missed',
          'Those are the choices with one of the {{first}}. What about the others?',
        ),
      ],
      hints: [
        'Take just one of the {{first}}. How many choices go with it?',
        'Each of the {{first}} goes with all of the {{second}}.',
        'The first one goes with {{b}} {{second}}.',
        'There are {{a}} such groups of {{b}} choices. Multiply.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} = {{a*b}}`,
          text: 'Each of the {{first}} goes with each of the {{second}}.',
        },
      ],
    },
  },
  {
    key: 'scaling-back',
    topics: ['scaling-problems'],
    difficulty: 0.2,
    minutes: 1.2,
    statements: ['M4-MD-09'],
    question: {
      type: 'number',
      text: 'A tree is {{k}} times as tall as a bush. The tree is {{n*k}} m tall. How many metres tall is the bush?',
      max_score: 1,
      template: {
        draw: { k: { from: 3, to: 8 }, n: { from: 2, to: 4 } },
        where: ['n != k'],
        check: ['answer*k = n*k'],
      },
      answer: '{{n}}',
      mistakes: [
        slip('{{n*k*k}}', 'multiplied_for_divided', 'Is the bush taller or shorter than the tree?'),
        slip(
          '{{n*k-k}}',
          'subtracted_for_divided',
          'It does not say {{k}} m taller. It says {{k}} times as tall.',
        ),
      ],
      hints: [
        'Which of the two is taller?',
        'The tree is as tall as {{k}} bushes, one above the other. Go backwards.',
        'Share the {{n*k}} m of the tree into {{k}} equal parts.',
        'Work out ${{n*k}} \\div {{k}}$.',
      ],
      method_answer: [
        { maths: tex`{{n*k}} \div {{k}} = {{n}}`, text: 'The height of the bush in metres.' },
      ],
    },
  },
  {
    key: 'scaling-for-every',
    topics: ['scaling-problems'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['M4-MD-09'],
    question: {
      type: 'number',
      text: 'For every {{a}} tables in the hall there are {{b}} chairs. There are {{a*k}} tables. How many chairs are there?',
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 4 }, b: { from: 5, to: 11 }, k: { from: 3, to: 6 } },
        where: ['gcd(a, b) = 1', 'a != k'],
        check: ['answer*a = b*a*k'],
      },
      answer: '{{b*k}}',
      mistakes: [
        slip(
          '{{b + a*k - a}}',
          'added_in_proportion',
          'Each new group of tables brings a whole group of chairs.',
        ),
        slip(
          '{{a*k*b}}',
          'rate_used_for_all',
          'That gives {{b}} chairs to each table. How many tables share {{b}} chairs?',
        ),
      ],
      hints: [
        'Think of one group: {{a}} tables with their {{b}} chairs.',
        'Find out how many such groups there are.',
        'Share the {{a*k}} tables into groups of {{a}}.',
        'There are {{k}} groups, with {{b}} chairs in each. Multiply.',
      ],
      method_answer: [
        { maths: tex`{{a*k}} \div {{a}} = {{k}}`, text: 'This many groups.' },
        { maths: tex`{{k}} \times {{b}} = {{k*b}}`, text: 'The chairs of all groups.' },
      ],
    },
  },
  {
    key: 'scaling-by-a-fraction',
    topics: ['scaling-problems'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M5-MD-14'],
    question: {
      type: 'number',
      text: tex`A plan of a garden is drawn. Then a smaller plan is drawn, and every length is $\frac{ {{p}} }{ {{q}} }$ of the old length. A path was {{n}} cm long on the first plan. How many centimetres long is it on the smaller plan?`,
      max_score: 2,
      template: {
        draw: { p: { from: 2, to: 4 }, q: { from: 3, to: 5 }, u: { from: 3, to: 9 } },
        derive: { n: 'q*u' },
        where: ['p < q', 'gcd(p, q) = 1'],
        check: ['answer*q = n*p'],
      },
      answer: '{{p*u}}',
      mistakes: [
        slip('{{u}}', 'one_part_only', 'That is one of the equal parts. How many are asked for?'),
      ],
      hints: [
        'Is the new length more or less than {{n}} cm?',
        'Divide by the number below the line. Then multiply by the number above it.',
        'One part is ${{n}} \\div {{q}} = {{u}}$.',
        'Take {{p}} parts of {{u}} cm.',
      ],
      method_answer: [
        { maths: tex`{{n}} \div {{q}} = {{u}}`, text: 'One part.' },
        { maths: tex`{{p}} \times {{u}} = {{p*u}}`, text: 'The new length in centimetres.' },
      ],
    },
  },
  {
    key: 'scaling-simple-rate',
    topics: ['scaling-problems'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M5-MD-14'],
    question: {
      type: 'single_choice',
      text: 'A tap fills {{a}} buckets in {{m}} minutes. It runs at the same rate all the time. How many buckets does it fill in {{m*k}} minutes?',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 5 }, m: { from: 3, to: 8 }, k: { from: 3, to: 5 } },
        where: ['a != m', 'distinct(a*k, a + m*k - m, a*m*k, a + k)'],
        check: ['answer*m = a*m*k'],
      },
      options: [
        option(
          '{{a+k}}',
          'added_instead',
          'How many times as long does the tap run? Then how many times as many buckets?',
        ),
        option(
          '{{a+m*k-m}}',
          'added_in_proportion',
          'The extra minutes are not extra buckets. How many times as long is it?',
        ),
        { text: '{{a*k}}' },
        option('{{a*m*k}}', 'rate_used_for_all', 'That would be {{a}} buckets in each minute.'),
      ],
      answers: [3],
      hints: [
        'How many times as long does the tap run?',
        'If the time is multiplied by a number, so are the buckets.',
        'Work out how often {{m}} goes into {{m*k}}.',
        'The time is {{k}} times as long. Multiply {{a}} buckets by {{k}}.',
      ],
      method_answer: [
        { maths: tex`{{m*k}} \div {{m}} = {{k}}`, text: 'This many times as long.' },
        { maths: tex`{{k}} \times {{a}} = {{k*a}}`, text: 'This many times as many buckets.' },
      ],
    },
  },
]
