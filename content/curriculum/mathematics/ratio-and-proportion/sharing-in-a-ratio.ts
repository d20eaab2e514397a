import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const sharingInARatio: readonly ContentQuestion[] = [
  {
    key: 'share-smaller-in-a-bar',
    topics: ['sharing-in-a-ratio'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['MK3-R-06', 'GCSE-R5a'],
    question: {
      type: 'number',
      text: '{{name}} and {{other}} share £{{t}} in the ratio ${{a}} : {{b}}$. How many pounds does {{name}} get?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{a}}', label: '{{name}}' },
              { size: '{{b}}', label: '{{other}}', tone: 'b' },
            ],
            total: '£{{t}}',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 3 }, b: { from: 3, to: 5 }, u: { from: 4, to: 12 } },
        rows: [
          { name: 'Amara', other: 'Leo' },
          { name: 'Yusuf', other: 'Mia' },
          { name: 'Ines', other: 'Kofi' },
        ],
        derive: { t: 'u*(a + b)' },
        where: [
          'a < b',
          'gcd(a, b) = 1',
          'mod(t, a) = 0',
          'distinct(t/a, a*u, b*u, u)',
          'a*u != a + b',
        ],
        check: ['answer/a*(a + b) = t'],
      },
      answer: '{{a*u}}',
      mistakes: [
        slip(
          '{{t/a}}',
          'ratio_divided_by_one_part',
          'The money is shared among all the parts, not among those of {{name}} alone.',
        ),
        slip(
          '{{b*u}}',
          'ratio_shares_swapped',
          'That is the share of {{other}}. The first number belongs to the first name.',
        ),
        slip('{{u}}', 'stopped_early', 'That is one part. How many parts does {{name}} get?'),
      ],
      hints: [
        'How many equal parts is the money cut into?',
        'Count all the parts, find one part, and then give {{name}} the right number of parts.',
        'There are ${{a}} + {{b}}$ parts in all.',
        'Work out ${{t}} \\div {{a+b}}$ for one part, and multiply by {{a}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}`, text: 'All the parts.' },
        { maths: tex`{{t}} \div {{a+b}} = {{u}}`, text: 'One part in pounds.' },
        { maths: tex`{{a}} \times {{u}} = {{a*u}}`, text: 'The parts of {{name}}.' },
      ],
    },
  },
  {
    key: 'share-written-as-ratio',
    topics: ['sharing-in-a-ratio'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['MK3-R-07', 'GCSE-R5a'],
    question: {
      type: 'number',
      kind: 'ratio',
      text: 'A ribbon of {{u*(a+b)}} cm is cut into two pieces. The red piece is {{u*a}} cm long, and the rest is the blue piece. Write the ratio of the red piece to the blue piece in its simplest form.',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{a}}', label: '{{u*a}} cm', tone: 'c' },
              { size: '{{b}}', label: 'blue', tone: 'b' },
            ],
            total: '{{u*(a+b)}} cm',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 5 }, b: { from: 2, to: 7 }, u: { from: 4, to: 12 } },
        where: ['a != b', 'gcd(a, b) = 1'],
      },
      answer: '{{a}}:{{b}}',
      simplify: 'required',
      mistakes: [
        slip(
          '{{a}}:{{a+b}}',
          'ratio_whole_for_other_part',
          'The second number should belong to the blue piece alone.',
        ),
        slip('{{b}}:{{a}}', 'ratio_shares_swapped', 'Which colour is named first?'),
      ],
      hints: [
        'A ratio compares the red piece with the blue piece. How long is the blue one?',
        'Subtract to find the blue piece. Then write red : blue and divide both by their highest common factor.',
        'The blue piece is ${{u*(a+b)}} - {{u*a}} = {{u*b}}$ cm long.',
        'Divide both numbers of ${{u*a}} : {{u*b}}$ by {{u}}.',
      ],
      method_answer: [
        { maths: tex`{{u*(a+b)}} - {{u*a}} = {{u*b}}`, text: 'The blue piece in centimetres.' },
        { maths: tex`{{u*a}} : {{u*b}} = {{a}} : {{b}}`, text: 'Both divided by {{u}}.' },
      ],
    },
  },
  {
    key: 'share-spot-the-slip',
    topics: ['sharing-in-a-ratio'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['MK3-R-06', 'GCSE-R5a'],
    question: {
      type: 'single_choice',
      text: '{{name}} shares £{{t}} between two friends in the ratio ${{a}} : {{b}}$ and writes: “${{t}} \\div {{a}} = {{t/a}}$ and ${{t}} \\div {{b}} = {{t/b}}$.” What would you tell {{name}}?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Noor', 'Jakub', 'Tara', 'Femi'] },
          a: { from: 2, to: 4 },
          b: { from: 3, to: 6 },
          u: { from: 2, to: 12 },
        },
        derive: { t: 'u*(a + b)' },
        where: ['a < b', 'gcd(a, b) = 1', 'mod(t, a) = 0', 'mod(t, b) = 0'],
      },
      options: [
        option(
          'Both friends should get half',
          'shared_equally_despite_ratio',
          'A ratio with two different numbers gives two different shares.',
        ),
        option(
          'That is right',
          'ratio_divided_by_one_part',
          'Add the two amounts. Do you get the money back that was shared?',
        ),
        { text: 'Divide by {{a+b}} first, as there are {{a+b}} equal parts' },
        option(
          'The two amounts have to be swapped',
          'ratio_shares_swapped',
          'Add the two amounts. Do you get the money back that was shared?',
        ),
      ],
      answers: [3],
      hints: [
        'Add the two amounts. Are they the money that was shared?',
        'Draw a bar with a box for each part of the ratio.',
        'The first friend has {{a}} boxes and the second has {{b}}.',
        'All the boxes together hold £{{t}}. Which option counts them all?',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}`, text: 'There are this many equal parts.' },
        { maths: tex`{{t}} \div {{a+b}} = {{u}}`, text: 'One part in pounds.' },
        { maths: tex`{{a*u}} + {{b*u}} = {{t}}`, text: 'The shares now add up to the whole.' },
      ],
    },
  },
  {
    key: 'share-fill-the-table',
    topics: ['sharing-in-a-ratio'],
    difficulty: 0,
    minutes: 3,
    statements: ['MK3-R-06', 'GCSE-R5a'],
    question: {
      type: 'table',
      text: 'Two amounts are shared in a ratio. Complete the table.',
      max_score: 5,
      template: {
        draw: {
          a: { from: 1, to: 3 },
          b: { from: 4, to: 5 },
          u: { from: 6, to: 12 },
          c: { from: 2, to: 4 },
          d: { from: 5, to: 7 },
          v: { from: 8, to: 15 },
        },
        where: ['gcd(a, b) = 1', 'gcd(c, d) = 1', 'distinct(u, v, a + b, c + d)', 'b*u != c*v'],
        check: [
          'answer2*answer1 = u*(a + b)',
          'answer3/b = answer2',
          'answer4/c*d = d*v',
          'answer5 - answer4 = d*v',
        ],
      },
      columns: ['Parts in all', 'One part', 'First share', 'Second share', 'Whole'],
      rows: [
        {
          label: '{{a}} : {{b}}',
          cells: [
            { type: 'number', answer: '{{a+b}}' },
            {
              type: 'number',
              answer: '{{u}}',
              mistakes: [
                slip(
                  '{{u*(a+b)/b}}',
                  'ratio_divided_by_one_part',
                  'Divide the whole by all the parts.',
                ),
              ],
            },
            { type: 'given', text: '{{a*u}}' },
            {
              type: 'number',
              answer: '{{b*u}}',
            },
            { type: 'given', text: '{{u*(a+b)}}' },
          ],
        },
        {
          label: '{{c}} : {{d}}',
          cells: [
            { type: 'given', text: '{{c+d}}' },
            { type: 'given', text: '{{v}}' },
            {
              type: 'number',
              answer: '{{c*v}}',
              mistakes: [
                slip(
                  '{{d*v}}',
                  'ratio_shares_swapped',
                  'Which number of the ratio belongs to the first share?',
                ),
              ],
            },
            { type: 'given', text: '{{d*v}}' },
            { type: 'number', answer: '{{(c+d)*v}}' },
          ],
        },
      ],
      hints: [
        'In each row everything is counted in equal parts.',
        'The whole divided by all the parts is one part. A share is one part times its number in the ratio.',
        'In the first row, count the parts: ${{a}} + {{b}}$.',
        'In the second row one part is {{v}}. The first share has {{c}} of them, and the whole has {{c+d}}.',
      ],
      method_answer: [
        { maths: tex`{{u*(a+b)}} \div ({{a}} + {{b}}) = {{u}}`, text: 'First row: one part.' },
        { maths: tex`{{b}} \times {{u}} = {{b*u}}`, text: 'The second share.' },
        { maths: tex`{{c}} \times {{v}} = {{c*v}}`, text: 'Second row: the first share.' },
        { maths: tex`{{c+d}} \times {{v}} = {{(c+d)*v}}`, text: 'The whole.' },
      ],
    },
  },
  {
    key: 'share-whole-from-one-part',
    topics: ['sharing-in-a-ratio'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-R-06', 'GCSE-R5a'],
    question: {
      type: 'number',
      text: 'Green paint is mixed from blue and yellow in the ratio ${{a}} : {{b}}$. {{name}} uses {{a*u}} ml of blue. How many millilitres of green paint does that make?',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{a}}', label: '{{a*u}} ml', tone: 'b' },
              { size: '{{b}}', label: 'yellow', tone: 'c' },
            ],
            total: '?',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Lena', 'Omar', 'Grace', 'Ravi'] },
          a: { from: 2, to: 4 },
          b: { from: 3, to: 7 },
          u: { pick: [20, 30, 40, 50, 60, 75] },
        },
        where: ['a != b', 'gcd(a, b) = 1'],
        check: ['answer/(a + b)*a = a*u'],
      },
      answer: '{{(a+b)*u}}',
      mistakes: [
        slip(
          '{{b*u}}',
          'other_quantity_given',
          'That is the yellow paint. The green paint is both together.',
        ),
        slip(
          '{{a*u + b}}',
          'added_in_proportion',
          'The {{b}} counts parts, not millilitres. How large is one part?',
        ),
        slip(
          '{{a*u*(a + b)}}',
          'rate_used_for_all',
          'The {{a*u}} ml fill {{a}} parts. How much is one part?',
        ),
      ],
      hints: [
        'Which parts of the bar do the {{a*u}} ml fill?',
        'Find one part first. Then count the parts of the green paint.',
        'One part is ${{a*u}} \\div {{a}} = {{u}}$ ml.',
        'Blue and yellow together are {{a+b}} parts of {{u}} ml. Multiply.',
      ],
      method_answer: [
        { maths: tex`{{a*u}} \div {{a}} = {{u}}`, text: 'One part in millilitres.' },
        { maths: tex`({{a}} + {{b}}) \times {{u}} = {{(a+b)*u}}`, text: 'All the parts together.' },
      ],
    },
  },
  {
    key: 'share-three-way',
    topics: ['sharing-in-a-ratio'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['MK3-R-06', 'GCSE-R5a'],
    question: {
      type: 'fill_blanks',
      text: 'The angles of a triangle add up to $180°$. They are in the ratio ${{a}} : {{b}} : {{c}}$. The smallest is [[1]]°, the middle one is [[2]]°, and the largest is [[3]]°.',
      max_score: 3,
      template: {
        draw: { a: { from: 1, to: 4 }, b: { from: 2, to: 6 }, c: { from: 3, to: 9 } },
        derive: { u: '180/(a + b + c)' },
        where: [
          'a < b',
          'b < c',
          'is_integer(u)',
          'gcd(a, b) = 1',
          'u != a and u != b and u != c',
          'a + b + c != a*u',
          'a + b + c != b*u',
          'a + b + c != c*u',
          'a > 1',
          'c*u != 180 - a*u',
        ],
        check: [
          'answer1 + answer2 + answer3 = 180',
          'answer1*b = answer2*a',
          'answer3*a = answer1*c',
        ],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a*u}}',
          mistakes: [
            slip(
              '{{u}}',
              'stopped_early',
              'That is one part. The smallest angle has more than one.',
            ),
          ],
        },
        { type: 'number', answer: '{{b*u}}' },
        {
          type: 'number',
          answer: '{{c*u}}',
          mistakes: [
            slip(
              '{{180/c}}',
              'ratio_divided_by_one_part',
              'Divide by all the parts, and then multiply.',
            ),
          ],
        },
      ],
      hints: [
        'How many equal parts are there in all three angles together?',
        'Add the three numbers of the ratio, and divide the $180°$ among them.',
        'There are ${{a}} + {{b}} + {{c}} = {{a+b+c}}$ parts.',
        'Work out $180 \\div {{a+b+c}}$. Multiply it by {{a}}, by {{b}} and by {{c}}.',
      ],
      method_answer: [
        { maths: tex`180 \div ({{a}} + {{b}} + {{c}}) = {{u}}`, text: 'One part in degrees.' },
        {
          maths: tex`{{a}} \times {{u}} = {{a*u}}, \quad {{b}} \times {{u}} = {{b*u}}, \quad {{c}} \times {{u}} = {{c*u}}`,
          text: 'The three angles.',
        },
        { maths: tex`{{a*u}} + {{b*u}} + {{c*u}} = 180`, text: 'Check.' },
      ],
    },
  },
  {
    key: 'share-from-the-difference',
    topics: ['sharing-in-a-ratio'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-R5a'],
    question: {
      type: 'number',
      text: '{{name}} and {{other}} share some stickers in the ratio ${{a}} : {{b}}$. {{other}} gets {{(b-a)*u}} stickers more than {{name}}. How many stickers do they share?',
      diagram: {
        kind: 'bar_model',
        rows: [
          { label: '{{name}}', parts: [{ size: '{{a}}' }] },
          {
            label: '{{other}}',
            parts: [
              { size: '{{a}}', tone: 'b' },
              { size: '{{b-a}}', label: '{{(b-a)*u}}', tone: 'c' },
            ],
          },
        ],
      },
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 5 }, b: { from: 5, to: 9 }, u: { from: 4, to: 12 } },
        rows: [
          { name: 'Elif', other: 'Sam' },
          { name: 'Ben', other: 'Chidi' },
          { name: 'Rosa', other: 'Dev' },
        ],
        where: [
          'gcd(a, b) = 1',
          'b - a > 1',
          'b - a < 6',
          'distinct((a + b)*u, b*u, a*u, (b - a)*u)',
          'a + b != (a + b)*u',
        ],
        check: ['answer*b/(a + b) - answer*a/(a + b) = (b - a)*u'],
      },
      answer: '{{(a+b)*u}}',
      mistakes: [
        slip(
          '{{(b-a)*u*(a+b)}}',
          'rate_used_for_all',
          'The {{(b-a)*u}} stickers are more than one part. Find one part first.',
        ),
        slip(
          '{{b*u}}',
          'other_quantity_given',
          'That is the share of {{other}}. The question is about both together.',
        ),
      ],
      hints: [
        'How many parts does {{other}} have more than {{name}}?',
        'The difference of the two shares fills the difference of the parts. Find one part from it.',
        'There are ${{b}} - {{a}} = {{b-a}}$ parts more, and they hold {{(b-a)*u}} stickers.',
        'One part is ${{(b-a)*u}} \\div {{b-a}}$. All together there are {{a+b}} parts.',
      ],
      method_answer: [
        { maths: tex`{{b}} - {{a}} = {{b-a}}`, text: 'The parts that {{other}} has more.' },
        { maths: tex`{{(b-a)*u}} \div {{b-a}} = {{u}}`, text: 'One part.' },
        { maths: tex`({{a}} + {{b}}) \times {{u}} = {{(a+b)*u}}`, text: 'All the parts.' },
      ],
    },
  },
]
