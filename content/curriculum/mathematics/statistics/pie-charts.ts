import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const pieCharts: readonly ContentQuestion[] = [
  {
    key: 'pie-read-a-fraction',
    topics: ['pie-charts'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['M6-ST-01', 'MK3-S-05'],
    question: {
      type: 'number',
      text: '{{n}} children say which fruit they like best. The pie chart shows a right angle (90°) for {{fruit}}. How many children chose {{fruit}}?',
      diagram: {
        kind: 'pie_chart',
        slices: [
          { label: '{{fruit}}', value: 90, show: '90°' },
          { label: 'melon', value: 150 },
          { label: 'pear', value: 120 },
        ],
        alt: 'A pie chart with three sectors: {{fruit}}, melon and pear. The sector for {{fruit}} is marked 90°.',
      },
      max_score: 1,
      template: {
        draw: {
          fruit: { pick: ['mango', 'apple', 'grape', 'plum'] },
          n: { from: 24, to: 96, step: 12 },
        },
        check: ['answer*4 = n'],
      },
      answer: '{{n/4}}',
      mistakes: [
        slip(
          '90',
          'frequency_as_angle',
          'That is the number of degrees. What fraction of the whole circle is it?',
        ),
        slip('{{n/2}}', 'half_misjudged', 'Half of the circle would be 180°.'),
        slip(
          '{{n/3}}',
          'parts_not_equal',
          'There are three sectors, but they are not of the same size.',
        ),
      ],
      hints: [
        'The whole circle stands for all the children.',
        'A full turn is 360°. Find what fraction of it the sector is, and take that fraction of the children.',
        'A right angle goes into a full turn four times, so the sector is one quarter.',
        'The sector is a quarter of all {{n}} children. Divide {{n}} by 4.',
      ],
      method_answer: [
        { maths: tex`\frac{90}{360} = \frac{1}{4}`, text: 'The fraction of the circle.' },
        { maths: tex`{{n}} \div 4 = {{n/4}}`, text: 'That fraction of all the children.' },
      ],
    },
  },
  {
    key: 'pie-find-the-angle',
    topics: ['pie-charts'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['M6-ST-02', 'MK3-S-05'],
    question: {
      type: 'number',
      text: '{{name}} asks {{n}} people how they travel. {{f}} of them come by {{way}}. How many degrees is their sector in a pie chart?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Fatima', 'Olu', 'Megan', 'Jin'] },
          way: { pick: ['bus', 'train', 'bike'] },
          n: { pick: [18, 20, 24, 30, 36, 40, 60, 72] },
          f: { from: 5, to: 29 },
        },
        derive: { each: '360/n' },
        where: [
          'f != each',
          '2*f < n',
          '4*f != n',
          '3*f != n',
          'f*each < 170',
          'round(100*f/n, 0) != f*each',
        ],
        check: ['answer/360 = f/n'],
      },
      answer: '{{f*each}}',
      mistakes: [
        slip(
          '{{f}}',
          'frequency_as_angle',
          'That is the number of people. How many degrees does each of them get?',
        ),
        slip(
          '{{each}}',
          'one_part_only',
          'That is the angle for one person. How many people are in this sector?',
        ),
        slip('{{(n - f)*each}}', 'part_and_rest_swapped', 'That is the angle for everybody else.'),
      ],
      hints: [
        'All the people together make a full turn of 360°.',
        'Share the 360° out equally: first find the angle for one person.',
        'There are {{n}} people, so work out 360 ÷ {{n}}.',
        'Each person gets {{each}}°. Multiply that by the {{f}} people of this sector.',
      ],
      method_answer: [
        { maths: tex`360 \div {{n}} = {{each}}`, text: 'Degrees for one person.' },
        { maths: tex`{{f}} \times {{each}} = {{f*each}}`, text: 'Degrees for the sector.' },
      ],
    },
  },
  {
    key: 'pie-angle-table',
    topics: ['pie-charts'],
    difficulty: 0.3,
    minutes: 3,
    statements: ['M6-ST-02', 'MK3-S-05'],
    question: {
      type: 'table',
      text: 'Some friends voted for a film. Complete the table for a pie chart.',
      max_score: 3,
      template: {
        draw: { e: { pick: [8, 9, 10, 12, 15] }, a: { from: 4, to: 12 }, b: { from: 4, to: 12 } },
        derive: { n: '360/e', c: 'n - a - b' },
        where: ['c >= 4', 'distinct(a, b, c, e)', 'c*e < 180', 'c != a*e'],
        check: ['answer1 + b*e + answer3 = 360', 'answer2*e = b*e', 'answer1/a = e'],
      },
      columns: ['People', 'Angle (degrees)'],
      rows: [
        {
          label: 'Space film',
          cells: [
            { type: 'given', text: '{{a}}' },
            {
              type: 'number',
              answer: '{{a*e}}',
              mistakes: [
                slip(
                  '{{a}}',
                  'frequency_as_angle',
                  'That is the number of people. How many degrees is one person?',
                ),
              ],
            },
          ],
        },
        {
          label: 'Animal film',
          cells: [
            {
              type: 'number',
              answer: '{{b}}',
              mistakes: [
                slip(
                  '{{b*e}}',
                  'frequency_as_angle',
                  'That is the angle. How many people are in it, at so many degrees each?',
                ),
              ],
            },
            { type: 'given', text: '{{b*e}}' },
          ],
        },
        {
          label: 'Comedy',
          cells: [
            { type: 'given', text: '{{c}}' },
            {
              type: 'number',
              answer: '{{c*e}}',
              mistakes: [
                slip(
                  '{{c}}',
                  'frequency_as_angle',
                  'That is the number of people. How many degrees is one person?',
                ),
              ],
            },
          ],
        },
        {
          label: 'Total',
          cells: [
            { type: 'given', text: '{{n}}' },
            { type: 'given', text: '360' },
          ],
        },
      ],
      hints: [
        'The last row tells how many people share the full turn.',
        'Find the angle for one person first. Multiply to get an angle, divide to get people.',
        'One person gets 360 ÷ {{n}} degrees.',
        'Each person is {{e}}°. Multiply {{a}} and {{c}} by {{e}}, and divide {{b*e}} by {{e}}.',
      ],
      method_answer: [
        { maths: tex`360 \div {{n}} = {{e}}`, text: 'Degrees for one person.' },
        { maths: tex`{{a}} \times {{e}} = {{a*e}}`, text: 'The angle for the space film.' },
        { maths: tex`{{b*e}} \div {{e}} = {{b}}`, text: 'The people for the animal film.' },
        { maths: tex`{{c}} \times {{e}} = {{c*e}}`, text: 'The angle for the comedy.' },
      ],
    },
  },
  {
    key: 'pie-amount-from-angle',
    topics: ['pie-charts'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['MK3-S-05', 'GCSE-S2a'],
    question: {
      type: 'number',
      text: 'The pie chart shows what a school shop sold in a week. It sold {{f}} {{thing}}. How many things did it sell altogether?',
      diagram: {
        kind: 'pie_chart',
        slices: [
          { label: '{{thing}}', value: '{{w}}', show: '{{w}}°' },
          { label: 'rulers', value: 100 },
          { label: 'books', value: '{{260 - w}}' },
        ],
        alt: 'A pie chart with three sectors: {{thing}}, rulers and books. The sector for {{thing}} is marked {{w}}°.',
      },
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['pens', 'badges', 'rubbers'] },
          w: { pick: [40, 60, 72, 80, 120] },
          f: { from: 8, to: 48, step: 4 },
        },
        derive: { n: '360*f/w' },
        where: ['is_integer(n)', 'n != 360', 'n < 300', 'f != w', '360 - w + f != n'],
        check: ['answer*w/360 = f'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{n - f}}',
          'part_and_rest_swapped',
          'That is how many other things were sold. The whole holds the {{thing}} too.',
        ),
        slip(
          '360',
          'frequency_as_angle',
          'The whole circle has 360°, but how many things is that?',
        ),
        slip(
          '{{360 - w + f}}',
          'frequency_as_angle',
          'Degrees and things cannot be added. How many things does one degree, or the full turn, stand for?',
        ),
      ],
      hints: [
        'You know one sector in degrees and in things. You want the full turn in things.',
        'Find what fraction of the circle the sector is, or how many degrees each thing takes.',
        'The {{f}} {{thing}} take up {{w}}° of the 360°.',
        'Work out {{w}} ÷ {{f}} for the degrees of one thing, and divide 360 by the result. Or multiply {{f}} by 360 and divide by {{w}}.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{w}} }{360} = {{w/360|tex}}`, text: 'The fraction of the whole.' },
        {
          maths: tex`{{f}} \times \frac{360}{ {{w}} } = {{n}}`,
          text: 'If {{f}} is that fraction, this is the whole.',
        },
      ],
    },
  },
  {
    key: 'pie-two-charts',
    topics: ['pie-charts'],
    difficulty: 0.9,
    minutes: 1.5,
    statements: ['MK3-S-05', 'M6-ST-01'],
    question: {
      type: 'single_choice',
      text: 'Two schools made pie charts of how pupils travel. In each chart half of the circle is “walk”. School P has {{p}} pupils and school Q has {{q}}. {{name}} says, “As many pupils walk at P as at Q.” What would you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ania', 'Jamal', 'Gwen', 'Rohan'] },
          p: { from: 120, to: 240, step: 20 },
          q: { from: 300, to: 480, step: 20 },
        },
      },
      options: [
        { text: 'More pupils walk at Q, because half of {{q}} is more than half of {{p}}.' },
        option(
          'Nobody can know how many walk at either school.',
          'equal_sectors_equal_numbers',
          'You know the fraction and the whole of each school. That is enough.',
        ),
        option(
          'That is so, because the two sectors are equal.',
          'equal_sectors_equal_numbers',
          'Each circle stands for its own school. Work out half of each number of pupils.',
        ),
        option(
          'More pupils walk at P, because it is the smaller school.',
          'equal_sectors_equal_numbers',
          'Work out half of {{p}} and half of {{q}}, and compare them.',
        ),
      ],
      answers: [1],
      hints: [
        'What does the whole circle stand for in each chart?',
        'A sector shows a share. For a number you need the share and the total.',
        'At P half of {{p}} pupils walk.',
        'That is {{p/2}} pupils at P and {{q/2}} at Q. Which option fits?',
      ],
      method_answer: [
        { maths: tex`{{p}} \div 2 = {{p/2}}`, text: 'Walkers at school P.' },
        { maths: tex`{{q}} \div 2 = {{q/2}}`, text: 'Walkers at school Q, which is more.' },
        { text: 'Equal sectors mean equal shares. The numbers depend on the totals.' },
      ],
    },
  },
  {
    key: 'pie-what-it-tells',
    topics: ['pie-charts'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['MK3-S-05'],
    question: {
      type: 'multiple_choice',
      text: 'The pie chart shows the favourite sports of a class. It says nothing else. Which two things can you tell from it?',
      diagram: {
        kind: 'pie_chart',
        slices: [
          { label: 'football', value: 180 },
          { label: 'swimming', value: 110 },
          { label: 'tennis', value: 70 },
        ],
        alt: 'A pie chart with three sectors. Football takes up half of the circle, swimming a little less than a third, and tennis about a fifth.',
      },
      max_score: 2,
      options: [
        { text: 'More children chose swimming than tennis' },
        { text: 'Half of the class chose football' },
        option(
          'Most children play football every week',
          'possible_taken_as_certain',
          'The chart tells what they like best, not how often they play.',
        ),
        option(
          'How many children chose tennis',
          'frequency_as_angle',
          'You see the share of tennis. What more would you need for the number?',
        ),
        option(
          'How many children are in the class',
          'equal_sectors_equal_numbers',
          'The chart shows shares. Is there a number of children anywhere?',
        ),
      ],
      answers: [1, 2],
      hints: [
        'A pie chart shows shares of a whole.',
        'You can compare the sectors with each other, and with the whole circle. Numbers you can find only with a total.',
        'Look at football: how much of the circle does it take up?',
        'Cross out what needs a number of children, and what is not about liking best. Two are left.',
      ],
      method_answer: [
        { text: 'The sector for football is half of the circle, so half of the class chose it.' },
        {
          text: 'The sector for swimming is larger than that for tennis, so more children chose it.',
        },
        { text: 'For numbers of children you would need the size of the class.' },
      ],
    },
  },
]
