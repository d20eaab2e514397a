import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const theMean: readonly ContentQuestion[] = [
  {
    key: 'mean-of-four',
    topics: ['the-mean'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['M6-ST-04'],
    question: {
      type: 'number',
      text: '{{name}} picks {{thing}} on four days: {{a}}, {{b}}, {{c}} and {{d}}. Work out the mean.',
      diagram: {
        kind: 'bar_chart',
        categories: ['Mon', 'Tue', 'Wed', 'Thu'],
        series: [{ values: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'] }],
        y: { from: 0, to: 20, step: 2, label: 'Number' },
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Jana', 'Kwame', 'Priya', 'Owen'] },
          thing: { pick: ['plums', 'apples', 'pears'] },
          a: { from: 3, to: 18 },
          b: { from: 3, to: 18 },
          c: { from: 3, to: 18 },
          d: { from: 3, to: 18 },
        },
        derive: { total: 'a + b + c + d', mean: 'total/4' },
        where: [
          'is_integer(mean)',
          'distinct(a, b, c, d)',
          'distinct(mean, b, c, (b + c)/2)',
          'mean != a',
          'mean != d',
        ],
        check: ['answer - a + answer - b + answer - c + answer - d = 0'],
      },
      answer: '{{mean}}',
      mistakes: [
        slip(
          '{{total}}',
          'mean_not_divided',
          'That is the total of all four days. Now share it out equally.',
        ),
        slip(
          '{{(b + c)/2}}',
          'mean_and_median',
          'That uses two of the numbers only. The mean uses all four.',
        ),
      ],
      hints: [
        'If every day had the same number, how many would that be?',
        'Add up all the numbers, and then share the total equally among the days.',
        'Begin with the total: {{a}} + {{b}} + {{c}} + {{d}}.',
        'The total is {{total}} and there are 4 days. Divide.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} + {{c}} + {{d}} = {{total}}`, text: 'Add them all.' },
        { maths: tex`{{total}} \div 4 = {{mean}}`, text: 'Share the total among four days.' },
      ],
    },
  },
  {
    key: 'mean-with-a-zero',
    topics: ['the-mean'],
    difficulty: 0,
    minutes: 2,
    statements: ['M6-ST-04'],
    question: {
      type: 'number',
      text: 'A team plays five matches and scores {{a}}, 0, {{b}}, {{c}} and {{d}} goals. What is the mean number of goals in a match?',
      max_score: 2,
      template: {
        draw: {
          a: { from: 1, to: 6 },
          b: { from: 1, to: 6 },
          c: { from: 1, to: 6 },
          d: { from: 1, to: 6 },
        },
        derive: { total: 'a + b + c + d', mean: 'total/5' },
        where: ['is_integer(total/2)', 'mod(total, 5) != 0', 'mean != b'],
        check: ['answer*5 - a - b - c = d'],
      },
      answer: '{{mean}}',
      mistakes: [
        slip(
          '{{total/4}}',
          'mean_zero_left_out',
          'The match without a goal is a match too. How many matches were there?',
        ),
        slip(
          '{{total}}',
          'mean_not_divided',
          'That is how many goals there were in all. Share them among the matches.',
        ),
      ],
      hints: [
        'How many goals are there, and how many matches?',
        'The mean is the total shared out equally. A value of zero adds nothing to the total, but it counts as a value.',
        'The goals are {{a}} + 0 + {{b}} + {{c}} + {{d}}.',
        'There are {{total}} goals in 5 matches. Divide, and give a decimal.',
      ],
      method_answer: [
        { maths: tex`{{a}} + 0 + {{b}} + {{c}} + {{d}} = {{total}}`, text: 'All the goals.' },
        { maths: tex`{{total}} \div 5 = {{mean|dp1}}`, text: 'Shared among five matches.' },
      ],
    },
  },
  {
    key: 'mean-what-it-tells',
    topics: ['the-mean'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['M6-ST-04'],
    question: {
      type: 'single_choice',
      text: 'The mean number of books that {{n}} friends read in a month is {{m}}. What does that tell you for certain?',
      max_score: 1,
      template: {
        draw: { n: { from: 4, to: 8 }, m: { from: 3, to: 9 } },
        where: ['n != m', 'distinct(n*m, n, m, n + m)'],
      },
      options: [
        option(
          'Each of them read {{m}} books.',
          'possible_taken_as_certain',
          'It would be so if they had shared out equally. Did they have to?',
        ),
        { text: 'They read as many books altogether as if each had read {{m}}.' },
        option(
          'They read {{m}} books altogether.',
          'mean_not_divided',
          'The mean is what each would have, not the total.',
        ),
        option(
          'Most of them read {{m}} books, and the others a few more or fewer.',
          'possible_taken_as_certain',
          'Maybe nobody read exactly that many. Try 1 book and a lot of books.',
        ),
      ],
      answers: [2],
      hints: [
        'The mean is what each would have if all was shared out equally.',
        'Different lists can have the same mean. What do they all have in common?',
        'Think of two friends with 1 and 5 books. Their mean is 3, but neither of them read 3.',
        'Equal shares of {{m}} for {{n}} friends make up the same total as what they really read. Which option says that?',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \times {{m}} = {{n*m}}`,
          text: 'The total is as large as if each had read {{m}}.',
        },
        { text: 'How many each one read, the mean does not tell.' },
      ],
    },
  },
  {
    key: 'mean-missing-number',
    topics: ['the-mean'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['M6-ST-04'],
    question: {
      type: 'number',
      text: 'Four parcels have a mean mass of {{m}} kg. Three of them have masses of {{a}} kg, {{b}} kg and {{c}} kg. What is the mass of the fourth, in kg?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{a}}', label: '{{a}}' },
              { size: '{{b}}', label: '{{b}}' },
              { size: '{{c}}', label: '{{c}}' },
              { size: '{{x}}', label: '?' },
            ],
          },
          {
            parts: [
              { size: '{{m}}', label: '{{m}}' },
              { size: '{{m}}', label: '{{m}}' },
              { size: '{{m}}', label: '{{m}}' },
              { size: '{{m}}', label: '{{m}}' },
            ],
          },
        ],
        alt: 'Two bars of the same length. The upper one has parts of {{a}}, {{b}}, {{c}} and an unknown part. The lower one has four parts of {{m}}.',
      },
      max_score: 3,
      template: {
        draw: {
          m: { from: 6, to: 12 },
          a: { from: 4, to: 15 },
          b: { from: 4, to: 15 },
          c: { from: 4, to: 15 },
        },
        derive: { x: '4*m - a - b - c', three: '(a + b + c)/3' },
        where: [
          'x >= 4',
          'x <= 16',
          'distinct(a, b, c, m, x)',
          'distinct(x, a + b + c - m, 4*m, m)',
          'three != x',
        ],
        check: ['(a + b + c + answer)/4 = m'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{m}}',
          'possible_taken_as_certain',
          'The mean is {{m}}, but the fourth parcel need not have that mass. What must the total be?',
        ),
        slip(
          '{{4*m}}',
          'stopped_early',
          'That is the total of all four. Which part of it do you know already?',
        ),
        slip(
          '{{a + b + c - m}}',
          'mean_not_divided',
          'You took the mean away from three parcels. Find the total of four parcels from the mean first.',
        ),
      ],
      hints: [
        'What do all four parcels have together, if their mean is {{m}}?',
        'Mean times how many there are gives the total. Then take away what you know.',
        'The total is 4 × {{m}}.',
        'The total is {{4*m}} kg, and three parcels are {{a + b + c}} kg. Subtract.',
      ],
      method_answer: [
        { maths: tex`4 \times {{m}} = {{4*m}}`, text: 'The total of all four.' },
        { maths: tex`{{a}} + {{b}} + {{c}} = {{a + b + c}}`, text: 'The three that are known.' },
        { maths: tex`{{4*m}} - {{a + b + c}} = {{x}}`, text: 'What is left is the fourth.' },
      ],
    },
  },
  {
    key: 'mean-one-more-joins',
    topics: ['the-mean'],
    difficulty: 1.1,
    minutes: 3,
    statements: ['M6-ST-04'],
    question: {
      type: 'number',
      text: '{{n}} children scored a mean of {{m}} points in a quiz. Then {{name}} joins in and scores {{s}} points. What is the mean of all {{n + 1}} children now?',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Aiko', 'Dafydd', 'Zainab', 'Mateo'] },
          n: { from: 3, to: 6 },
          m: { from: 7, to: 14 },
          s: { from: 10, to: 30 },
        },
        derive: { total: 'n*m + s', mean: 'total/(n + 1)' },
        where: [
          'is_integer(mean)',
          'mean > m',
          '(m + s)/2 != mean',
          'distinct(mean, m + s, total/n, (m + s)/2)',
        ],
        check: ['answer*(n + 1) - s = n*m'],
      },
      answer: '{{mean}}',
      mistakes: [
        slip(
          '{{(m + s)/2}}',
          'mean_not_weighted',
          'The old mean stands for {{n}} children and the new score for one. They do not weigh the same.',
        ),
        slip(
          '{{total/n}}',
          'given_part_left_out',
          'The total is right. How many children share it now?',
        ),
        slip(
          '{{total}}',
          'mean_not_divided',
          'That is the total of all the points. Share it among the children.',
        ),
      ],
      hints: [
        'You need the total of all the points, and the number of children now.',
        'Find the old total from the old mean. Add the new score, and share out again.',
        'The first {{n}} children have {{n}} × {{m}} points together.',
        'With the new score there are {{total}} points, and {{n + 1}} children. Divide.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{m}} = {{n*m}}`, text: 'The old total.' },
        { maths: tex`{{n*m}} + {{s}} = {{total}}`, text: 'The new total.' },
        { maths: tex`{{total}} \div {{n + 1}} = {{mean}}`, text: 'Shared among one child more.' },
      ],
    },
  },
]
