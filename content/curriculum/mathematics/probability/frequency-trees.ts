import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const frequencyTrees: readonly ContentQuestion[] = [
  {
    key: 'two-way-complete',
    topics: ['frequency-trees'],
    difficulty: -0.7,
    minutes: 2.5,
    statements: ['GCSE-P1', 'MK3-P-04'],
    question: {
      type: 'table',
      text: 'The two-way table shows how pupils of two years come to school. Complete it.',
      max_score: 4,
      template: {
        draw: {
          a: { from: 12, to: 39 },
          b: { from: 12, to: 39 },
          c: { from: 12, to: 39 },
          d: { from: 12, to: 39 },
        },
        where: ['distinct(a, b, c, d, a + b, c + d, a + c, b + d)'],
        check: [
          'answer1 + a = a + b',
          'answer2 + a = a + c',
          'answer3 + b = b + d',
          'answer4 - a - b - c = d',
        ],
      },
      columns: ['Walk', 'Other', 'Total'],
      rows: [
        {
          label: 'Year 8',
          cells: [
            { type: 'given', text: '{{a}}' },
            {
              type: 'number',
              answer: '{{b}}',
              mistakes: [
                slip(
                  '{{2*a + b}}',
                  'part_taken_for_whole',
                  'The total is given. Take the known part away from it.',
                ),
              ],
            },
            { type: 'given', text: '{{a + b}}' },
          ],
        },
        {
          label: 'Year 9',
          cells: [
            { type: 'number', answer: '{{c}}' },
            { type: 'number', answer: '{{d}}' },
            { type: 'given', text: '{{c + d}}' },
          ],
        },
        {
          label: 'Total',
          cells: [
            { type: 'given', text: '{{a + c}}' },
            { type: 'given', text: '{{b + d}}' },
            { type: 'number', answer: '{{a + b + c + d}}' },
          ],
        },
      ],
      hints: [
        'Each row and each column adds up to its total.',
        'Look for a row or a column with only one gap. Subtract, and go on.',
        'In the first row work out {{a + b}} − {{a}}.',
        'In the first column work out {{a + c}} − {{a}}. Then the second row has only one gap: take your result from {{c + d}}. The last cell is {{a + b}} + {{c + d}}.',
      ],
      method_answer: [
        { maths: tex`{{a + b}} - {{a}} = {{b}}`, text: 'Year 8, other.' },
        { maths: tex`{{a + c}} - {{a}} = {{c}}`, text: 'Year 9, walk.' },
        { maths: tex`{{c + d}} - {{c}} = {{d}}`, text: 'Year 9, other.' },
        { maths: tex`{{a + b}} + {{c + d}} = {{a + b + c + d}}`, text: 'Everybody.' },
      ],
    },
  },
  {
    key: 'frequency-tree-gaps',
    topics: ['frequency-trees'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['GCSE-P1'],
    question: {
      type: 'fill_blanks',
      text: '{{n}} people took a driving test. {{a}} of them had had at least 30 lessons, and {{p}} of these passed. Of the others {{q}} passed. Had fewer lessons: [[1]]. Had fewer lessons and did not pass: [[2]]. Passed altogether: [[3]].',
      diagram: {
        kind: 'tree',
        start: '{{n}}',
        branches: [
          {
            label: '{{a}}',
            on: '30 or more',
            branches: [
              { label: '{{p}}', on: 'pass' },
              { label: '{{a - p}}', on: 'not' },
            ],
          },
          {
            label: '?',
            on: 'fewer',
            branches: [
              { label: '{{q}}', on: 'pass' },
              { label: '?', on: 'not' },
            ],
          },
        ],
        alt: 'A frequency tree. {{n}} people split into {{a}} with 30 or more lessons and an unknown number with fewer. The {{a}} split into {{p}} who passed and {{a - p}} who did not. The others split into {{q}} who passed and an unknown number who did not.',
      },
      max_score: 3,
      template: {
        draw: {
          n: { from: 60, to: 120, step: 10 },
          a: { from: 31, to: 58 },
          p: { from: 16, to: 45 },
          q: { from: 8, to: 30 },
        },
        derive: { b: 'n - a', r: 'b - q' },
        where: ['p < a - 4', 'r > 4', 'p != q', 'distinct(b, r, p + q, a, p, q, a - p, n - q)'],
        check: ['answer1 + a = n', 'answer2 + q = answer1', 'answer3 - q = p'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{b}}',
          mistakes: [
            slip('{{n - q}}', 'part_and_rest_swapped', 'Take away those with at least 30 lessons.'),
          ],
        },
        {
          type: 'number',
          answer: '{{r}}',
          mistakes: [
            slip(
              '{{n - q}}',
              'whole_for_group',
              'Start from those with fewer lessons, not from everybody.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{p + q}}',
          mistakes: [slip('{{p}}', 'one_path_only', 'Some of the others passed too.')],
        },
      ],
      hints: [
        'Each number of the tree splits into the numbers to its right.',
        'The branches of one number add up to it. Subtract what you know.',
        'Begin with {{n}} − {{a}}.',
        'For the second blank take {{q}} from your first result. For the third blank add the two groups that passed, {{p}} and {{q}}.',
      ],
      method_answer: [
        { maths: tex`{{n}} - {{a}} = {{b}}`, text: 'Those with fewer lessons.' },
        { maths: tex`{{b}} - {{q}} = {{r}}`, text: 'Those of them who did not pass.' },
        { maths: tex`{{p}} + {{q}} = {{p + q}}`, text: 'All who passed.' },
      ],
    },
  },
  {
    key: 'two-way-probability',
    topics: ['frequency-trees'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-P1', 'GCSE-P6'],
    question: {
      type: 'number',
      text: 'At a camp there are {{a + b}} girls and {{c + d}} boys. {{a}} of the girls and {{c}} of the boys go climbing. One child of the camp is chosen at random. What is the probability that it is a girl who goes climbing? Give a fraction.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 6, to: 20 },
          b: { from: 6, to: 20 },
          c: { from: 6, to: 20 },
          d: { from: 6, to: 20 },
        },
        derive: { n: 'a + b + c + d' },
        where: ['distinct(a/n, a/(a + b), a/(a + c), (a + c)/n)'],
        check: ['answer*n = a'],
      },
      answer: '{{a/n}}',
      mistakes: [
        slip(
          '{{a/(a + b)}}',
          'whole_for_group',
          'You divided by the girls only. From whom is the child chosen?',
        ),
        slip(
          '{{a/(a + c)}}',
          'whole_for_group',
          'You divided by the climbers only. From whom is the child chosen?',
        ),
        slip(
          '{{(a + c)/n}}',
          'union_and_intersection_swapped',
          'That counts all the climbers. It has to be a girl as well.',
        ),
      ],
      hints: [
        'From whom is the child chosen, and which children fit?',
        'Write the number of children who fit over the number of all children.',
        'The child has to be a girl and a climber: {{a}} children fit.',
        'The camp has {{a + b}} + {{c + d}} = {{n}} children, and {{a}} of them fit.',
      ],
      method_answer: [
        { maths: tex`{{a + b}} + {{c + d}} = {{n}}`, text: 'All the children.' },
        { maths: tex`\frac{ {{a}} }{ {{n}} } = {{a/n|tex}}`, text: 'Those who fit out of all.' },
      ],
    },
  },
  {
    key: 'frequency-tree-percentages',
    topics: ['frequency-trees'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-P1', 'GCSE-P6'],
    question: {
      type: 'multi_part',
      text: 'A cinema has {{n}} visitors. {{p}}% of them are children. A quarter of the children and half of the adults buy popcorn.',
      max_score: 4,
      template: {
        draw: { n: { pick: [200, 400, 600, 800] }, p: { pick: [20, 30, 40, 60, 70] } },
        derive: { c: 'n*p/100', a: 'n - c', cp: 'c/4', ap: 'a/2', all: 'cp + ap' },
        where: ['is_integer(cp)', 'is_integer(ap)', 'distinct(c, a, cp, ap, all)', 'p != c'],
        check: ['answer1*100/n = p', 'answer2 - answer1/4 = (n - answer1)/2'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many of the visitors are children?',
          max_score: 1,
          answer: '{{c}}',
          mistakes: [
            slip(
              '{{p}}',
              'count_as_percentage',
              'Per cent means out of a hundred. How many is it of {{n}}?',
            ),
            slip('{{a}}', 'part_and_rest_swapped', 'That is the number of adults.'),
          ],
          hints: [
            'Which part of the visitors are children?',
            'Find 10% of {{n}} first. Then use {{p}}%.',
            '10% of {{n}} is {{n/10}}.',
            'Multiply that by {{p/10}}.',
          ],
          method_answer: [
            { maths: tex`\frac{ {{p}} }{100} \times {{n}} = {{c}}`, text: 'The children.' },
          ],
        },
        {
          type: 'number',
          text: 'How many of the visitors buy popcorn?',
          max_score: 3,
          answer: '{{all}}',
          follow_through: { answer: 'p1/4 + ({{n}} - p1)/2', marks: 3 },
          mistakes: [
            slip(
              '{{cp}}',
              'one_path_only',
              'Those are the children with popcorn. Adults buy it too.',
            ),
            slip(
              '{{ap}}',
              'one_path_only',
              'Those are the adults with popcorn. Children buy it too.',
            ),
          ],
          hints: [
            'Who buys popcorn: only children, only adults, or some of both?',
            'Draw a tree: children and adults first, and then popcorn or not.',
            'Take a quarter of the children from (a).',
            'The adults are the rest of {{n}}. Halve them, and add the children with popcorn.',
          ],
          method_answer: [
            { maths: tex`{{c}} \div 4 = {{cp}}`, text: 'Children with popcorn.' },
            { maths: tex`{{a}} \div 2 = {{ap}}`, text: 'Adults with popcorn.' },
            { maths: tex`{{cp}} + {{ap}} = {{all}}`, text: 'Together.' },
          ],
        },
      ],
      hints: [
        'A frequency tree helps: split the visitors into children and adults first.',
        'Find the children, then the adults as the rest. Take the fraction of each group, and add.',
        'Begin with {{p}}% of {{n}}: find 10% and multiply by {{p/10}}.',
        'Take a quarter of the children. The adults are the rest of {{n}}, and half of them buy popcorn. Add both results.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{p}} }{100} \times {{n}} = {{c}}`, text: 'The children.' },
        { maths: tex`{{cp}} + {{ap}} = {{all}}`, text: 'Those with popcorn.' },
      ],
    },
  },
  {
    key: 'two-way-which-total-slip',
    topics: ['frequency-trees'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-P6', 'GCSE-P1'],
    question: {
      type: 'single_choice',
      text: 'In a school {{a}} of {{n}} pupils in Year 10 and {{c}} of {{m}} pupils in Year 11 learn German. One pupil of Year 10 is chosen. Which fraction is the probability that the pupil learns German?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 21, to: 47 },
          n: { from: 110, to: 139 },
          c: { from: 51, to: 78 },
          m: { from: 141, to: 168 },
        },
        where: ['distinct(a/n, a/(n + m), a/(a + c), (a + c)/(n + m))'],
      },
      options: [
        option(
          tex`$\frac{ {{a + c}} }{ {{n + m}} }$`,
          'whole_for_group',
          'That is for a pupil of both years. The pupil is chosen from Year 10.',
        ),
        option(
          tex`$\frac{ {{a}} }{ {{n + m}} }$`,
          'whole_for_group',
          'The pupil is chosen from Year 10 only. How many pupils are that?',
        ),
        { text: tex`$\frac{ {{a}} }{ {{n}} }$` },
        option(
          tex`$\frac{ {{a}} }{ {{a + c}} }$`,
          'condition_turned_round',
          'That divides by all who learn German. The pupil is chosen from Year 10.',
        ),
      ],
      answers: [3],
      hints: [
        'From which group is the pupil chosen?',
        'The number below the line is the size of the group that is chosen from.',
        'Year 11 plays no part: cover its numbers with your hand.',
        'Year 10 has {{n}} pupils, and {{a}} of them learn German. Which fraction has these two numbers?',
      ],
      method_answer: [
        { text: 'The pupil is one of the {{n}} in Year 10.' },
        { text: 'Of these, {{a}} learn German.' },
      ],
    },
  },
]
