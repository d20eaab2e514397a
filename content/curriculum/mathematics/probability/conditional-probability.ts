import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const conditionalProbability: readonly ContentQuestion[] = [
  {
    key: 'conditional-two-way-table',
    topics: ['conditional-probability'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-P9H'],
    question: {
      type: 'number',
      text: 'At a library there are {{a + b}} adults and {{c + d}} children. {{a}} of the adults and {{c}} of the children borrow a film. One of those who borrow a film is chosen at random. What is the probability that it is a child? Give a fraction.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 8, to: 30 },
          b: { from: 8, to: 30 },
          c: { from: 8, to: 30 },
          d: { from: 8, to: 30 },
        },
        derive: { x: 'c/(a + c)' },
        where: ['distinct(x, c/(c + d), c/(a + b + c + d), c/a, a/(a + c))'],
        check: ['answer*(a + c) = c'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{c/(c + d)}}',
          'condition_turned_round',
          'That divides by the children. The person is chosen from those who borrow a film.',
        ),
        slip(
          '{{c/(a + b + c + d)}}',
          'whole_for_group',
          'You divided by everybody. The person is chosen from those who borrow a film.',
        ),
        slip(
          '{{c/a}}',
          'chance_as_odds',
          'Compare the children with all who borrow a film, not with the adults.',
        ),
      ],
      hints: [
        'The person is not chosen from everybody. From whom?',
        'What is known makes the group smaller. Divide by the size of that group.',
        'Those who borrow a film are {{a}} adults and {{c}} children.',
        'The group has {{a + c}} people, and {{c}} of them are children.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{c}} = {{a + c}}`, text: 'All who borrow a film.' },
        { maths: tex`\frac{ {{c}} }{ {{a + c}} } = {{x|tex}}`, text: 'The children among them.' },
      ],
    },
  },
  {
    key: 'conditional-venn',
    topics: ['conditional-probability'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-P9H'],
    question: {
      type: 'number',
      text: 'The Venn diagram shows how many people at a club sing and dance. One of those who sing is chosen. What is the probability that this person dances? Give a fraction.',
      diagram: {
        kind: 'venn',
        sets: ['Sing', 'Dance'],
        regions: { A: '{{a}}', AB: '{{m}}', B: '{{b}}', outside: '{{o}}' },
        alt: 'A Venn diagram of sing and dance. Only sing: {{a}}. Both: {{m}}. Only dance: {{b}}. Neither: {{o}}.',
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 4, to: 15 },
          m: { from: 3, to: 12 },
          b: { from: 4, to: 15 },
          o: { from: 2, to: 9 },
        },
        derive: { n: 'a + m + b + o', x: 'm/(a + m)' },
        where: ['distinct(x, m/n, m/(m + b), m/a, m/(a + m + b))'],
        check: ['answer*(a + m) = m'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{m/n}}',
          'whole_for_group',
          'You divided by everybody. The person is one of those who sing.',
        ),
        slip(
          '{{m/(m + b)}}',
          'condition_turned_round',
          'You divided by those who dance. It is known that the person sings.',
        ),
        slip(
          '{{m/a}}',
          'set_and_only_swapped',
          'Those who do both sing as well, so they belong to the group.',
        ),
      ],
      hints: [
        'Cover everything outside the circle of those who sing.',
        'Divide the number in the overlap by the number in the whole circle that is known.',
        'The circle “sing” holds {{a}} and {{m}}.',
        'So {{a + m}} people sing, and {{m}} of these dance too.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{m}} = {{a + m}}`, text: 'All who sing.' },
        { maths: tex`\frac{ {{m}} }{ {{a + m}} } = {{x|tex}}`, text: 'Those of them who dance.' },
      ],
    },
  },
  {
    key: 'conditional-tree',
    topics: ['conditional-probability'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-P9H'],
    question: {
      type: 'number',
      text: 'It rains on a day with probability 0.{{r}}. If it rains, {{name}} takes the bus with probability 0.{{p}}. If it does not rain, with probability 0.{{q}}. One day {{name}} takes the bus. What is the probability that it rains on that day? Give a fraction.',
      diagram: {
        kind: 'tree',
        branches: [
          {
            label: 'rain',
            on: '0.{{r}}',
            branches: [
              { label: 'bus', on: '0.{{p}}' },
              { label: 'no bus', on: '0.{{10 - p}}' },
            ],
          },
          {
            label: 'no rain',
            on: '0.{{10 - r}}',
            branches: [
              { label: 'bus', on: '0.{{q}}' },
              { label: 'no bus', on: '0.{{10 - q}}' },
            ],
          },
        ],
      },
      max_score: 4,
      template: {
        draw: {
          name: { pick: ['Nora', 'Gareth', 'Lanre', 'Mei'] },
          r: { from: 2, to: 4 },
          p: { from: 6, to: 9 },
          q: { from: 1, to: 4 },
        },
        derive: { one: 'r*p', two: '(10 - r)*q', x: 'one/(one + two)' },
        where: ['distinct(x, one/100, p/10, (one + two)/100, one/two)'],
        check: ['answer*(r*p + 10*q - r*q) = r*p'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{one/100}}',
          'whole_for_group',
          'That is the chance of rain and bus among all days. Only days with the bus count now.',
        ),
        slip(
          '{{p/10}}',
          'condition_turned_round',
          'That is the chance of the bus if it rains. You need the chance of rain, given the bus.',
        ),
        slip(
          '{{(one + two)/100}}',
          'stopped_early',
          'That is the chance of the bus. Which part of it comes with rain?',
        ),
      ],
      hints: [
        'You know that the bus was taken. Which paths of the tree end with the bus?',
        'Find the probability of each path with the bus. Divide the one with rain by both together.',
        'Rain and bus: 0.{{r}} × 0.{{p}} = {{one/100|dp2}}.',
        'No rain and bus: 0.{{10 - r}} × 0.{{q}} = {{two/100|dp2}}. Divide {{one/100|dp2}} by the sum of both paths.',
      ],
      method_answer: [
        { maths: tex`0.{{r}} \times 0.{{p}} = {{one/100|dp2}}`, text: 'Rain and bus.' },
        { maths: tex`0.{{10 - r}} \times 0.{{q}} = {{two/100|dp2}}`, text: 'No rain and bus.' },
        {
          maths: tex`\frac{ {{one/100|dp2}} }{ {{one/100|dp2}} + {{two/100|dp2}} } = {{x|tex}}`,
          text: 'The days with rain among the days with the bus.',
        },
      ],
    },
  },
  {
    key: 'conditional-equation-of-a-bag',
    topics: ['conditional-probability'],
    difficulty: 1.3,
    minutes: 5,
    statements: ['GCSE-P9H', 'GCSE-P8b'],
    question: {
      type: 'multi_part',
      text: tex`A bag holds $n$ counters, and {{r}} of them are red. Two counters are taken without putting the first back. The probability that both are red is $ {{p|tex}} $.`,
      max_score: 4,
      template: {
        draw: { n: { from: 5, to: 12 }, r: { from: 3, to: 7 } },
        derive: { m: 'n*(n - 1)', p: 'r*(r - 1)/m' },
        where: ['r < n - 1', 'distinct(n, r, m, r*(r - 1), n - 1)'],
        check: ['answer2^2 - answer2 = answer1', 'p*answer1 = r*(r - 1)'],
      },
      sub_questions: [
        {
          type: 'number',
          text: tex`What is the value of $n(n - 1)$?`,
          max_score: 2,
          answer: '{{m}}',
          mistakes: [
            slip(
              '{{r*r/p}}',
              'replacement_imagined',
              'The first red counter is not put back. How many red ones are left for the second draw?',
            ),
          ],
          hints: [
            'How likely is a red counter at the first draw, and how likely at the second?',
            'Multiply along the path, and set it equal to the given probability.',
            'The probability is $\\frac{ {{r}} }{n} \\times \\frac{ {{r - 1}} }{n - 1}$.',
            'The tops make {{r*(r - 1)}}. Divide this by $ {{p|tex}} $.',
          ],
          method_answer: [
            {
              maths: tex`{{r}} \times {{r - 1}} \div {{p|tex}} = {{m}}`,
              text: 'The product of the tops, divided by the given probability.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many counters are in the bag?',
          max_score: 2,
          answer: '{{n}}',
          mistakes: [
            slip(
              '{{n - 1}}',
              'other_quantity_given',
              'That is how many there are before the second draw.',
            ),
          ],
          hints: [
            'You know a product of two numbers that are next to each other.',
            'Look for two neighbouring whole numbers with that product.',
            'The square root of the product lies between them.',
            'Take the whole numbers just below and just above that root. Which of them is $n$?',
          ],
          method_answer: [
            {
              maths: tex`{{m}} \div {{n - 1}} = {{n}}`,
              text: 'Two neighbours with this product.',
            },
          ],
        },
      ],
      hints: [
        'Write the probability of two reds with the letter in it.',
        'Multiply along the path: one red counter and one counter in all are gone before the second draw. Then solve the equation.',
        tex`It begins $\frac{ {{r}} }{n} \times \frac{ {{r - 1}} }{n - 1} = {{p|tex}}$.`,
        tex`The tops make {{r*(r - 1)}}, so $n(n - 1)$ is {{r*(r - 1)}} divided by $ {{p|tex}} $. Then look for two neighbours with that product.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{r*(r - 1)}} }{ {{m}} } = {{p|tex}}`,
          text: 'So the product of the bottoms is {{m}}.',
        },
        { maths: tex`{{n}} \times {{n - 1}} = {{m}}`, text: 'The bag holds {{n}} counters.' },
      ],
    },
  },
  {
    key: 'conditional-which-way-round',
    topics: ['conditional-probability'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-P9H'],
    question: {
      type: 'single_choice',
      text: 'In a town {{a}} of 100 cyclists wear yellow. {{name}} says, “So {{a}}% of the people who wear yellow are cyclists.” What would you say?',
      max_score: 1,
      template: {
        draw: { name: { pick: ['Ruby', 'Anwar', 'Klara', 'Dev'] }, a: { from: 61, to: 89 } },
      },
      options: [
        { text: 'That is another question: you would have to count all who wear yellow.' },
        option(
          'It must be {{100 - a}}%, because the two make 100%.',
          'complement_not_taken',
          'That is the share of cyclists who do not wear yellow.',
        ),
        option(
          'That is right. It is the same group of people.',
          'condition_turned_round',
          'One sentence starts from the cyclists, the other from those in yellow.',
        ),
        option(
          'It must be 100%, because all of them wear yellow.',
          'condition_turned_round',
          'All the people in yellow wear yellow. But do all of them cycle?',
        ),
      ],
      answers: [1],
      hints: [
        'Of whom are {{a}} out of 100? And of whom does the second sentence speak?',
        'A conditional probability changes when you turn it round, because the group changes.',
        'The {{a}} out of 100 are a share of the cyclists. Builders and walkers may wear yellow too.',
        'For the second sentence the whole is everybody in yellow, cyclist or not. Is that number given?',
      ],
      method_answer: [
        { text: '{{a}}% is the share of those in yellow among the cyclists.' },
        {
          text: 'The share of cyclists among those in yellow has another whole, which is not given.',
        },
      ],
    },
  },
]
