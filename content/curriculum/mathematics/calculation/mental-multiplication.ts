import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const mentalMultiplication: readonly ContentQuestion[] = [
  {
    key: 'mental-place-value-product',
    topics: ['mental-multiplication'],
    difficulty: -0.8,
    minutes: 0.5,
    statements: ['M4-MD-03', 'M5-MD-07'],
    question: {
      type: 'number',
      text: 'Work out {{a*p}} × {{b}} in your head.',
      max_score: 1,
      template: {
        draw: { a: { from: 3, to: 9 }, b: { from: 3, to: 9 }, p: { pick: [10, 100] } },
        where: ['a != b', 'mod(a*b, 10) != 0'],
        check: ['answer/b = a*p'],
      },
      answer: '{{a*b*p}}',
      mistakes: [
        slip(
          '{{a*b*p*10}}',
          'place_value',
          'The digits are right. Estimate how large the result should be.',
        ),
        slip(
          '{{a*b*p/10}}',
          'place_value',
          'The digits are right. Estimate how large the result should be.',
        ),
        slip('{{a*p + b}}', 'added_instead', 'Look at the sign again.'),
      ],
      hints: [
        'Which fact of the times tables is hidden in it?',
        'Multiply the digits first. Then multiply by {{p}}.',
        '{{a*p}} is {{a}} × {{p}}, so start with {{a}} × {{b}}.',
        'The fact gives {{a*b}}. Now you have {{a*b}} lots of {{p}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{b}} = {{a*b}}`, text: 'The fact of the tables.' },
        { maths: tex`{{a*b}} \times {{p}} = {{a*b*p}}`, text: 'Times {{p}}.' },
      ],
    },
  },
  {
    key: 'mental-three-numbers',
    topics: ['mental-multiplication'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['M4-MD-05'],
    question: {
      type: 'number',
      text: '{{name}} waters {{a}} rows of 5 plants, with {{b}} cups of water for each plant. How many cups is that? Look for the easiest order to multiply.',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Mina', 'Ali', 'Rosa', 'Kenji'] },
          a: { from: 7, to: 19 },
          b: { pick: [2, 4] },
        },
        where: ['mod(a, 10) != 0'],
        check: ['answer/5/b = a'],
      },
      answer: '{{5*a*b}}',
      mistakes: [
        slip(
          '{{5*a + b}}',
          'added_instead',
          'Each plant gets {{b}} cups. How many plants are there?',
        ),
        slip(
          '{{5*a}}',
          'stopped_early',
          'That is how many plants there are. How many cups do they need?',
        ),
        slip('{{a*b}}', 'stopped_early', 'There are 5 plants in each row. They all need water.'),
      ],
      hints: [
        'Which three numbers have to be multiplied?',
        'You may multiply in any order. Look for two that make a round number.',
        'Begin with the 5 and the {{b}}: ${{b}} \\times 5 = {{5*b}}$.',
        'Now only ${{a}} \\times {{5*b}}$ is left.',
      ],
      method_answer: [
        { maths: tex`5 \times {{b}} = {{5*b}}`, text: 'These two make a round number.' },
        { maths: tex`{{a}} \times {{5*b}} = {{5*a*b}}`, text: 'The rest is easy.' },
      ],
    },
  },
  {
    key: 'mental-split-a-number',
    topics: ['mental-multiplication'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['M4-MD-08'],
    question: {
      type: 'fill_blanks',
      text: 'Split the second number to multiply: {{a}} × {{10*t + o}} = {{a}} × {{10*t}} + {{a}} × [[1]] = {{10*a*t}} + [[2]] = [[3]]',
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            label: '{{a}} rows',
            parts: [
              { size: '{{10*t}}', label: '{{10*t}}' },
              { size: '{{o}}', label: '?', tone: 'b' },
            ],
          },
        ],
      },
      max_score: 3,
      template: {
        draw: { a: { from: 3, to: 9 }, t: { from: 1, to: 4 }, o: { from: 3, to: 8 } },
        where: ['a != o', 'distinct(o, a*o, 10*a*t)'],
        check: ['answer2/a = answer1', 'answer3/a = 10*t + o'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{o}}',
          mistakes: [
            slip(
              '{{10*t + o}}',
              'split_part_not_multiplied',
              'The number was split into {{10*t}} and a rest. How large is the rest?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a*o}}',
          mistakes: [
            slip(
              '{{o}}',
              'split_part_not_multiplied',
              'This part has to be multiplied by {{a}} as well.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{a*(10*t + o)}}',
          mistakes: [
            slip(
              '{{10*a*t + o}}',
              'split_part_not_multiplied',
              'Both parts have to be multiplied by {{a}}.',
            ),
          ],
        },
      ],
      hints: [
        'Into which two parts was {{10*t + o}} split?',
        'Multiply both parts by {{a}}, and add the two products.',
        '{{10*t + o}} is {{10*t}} and some ones.',
        'Work out {{a}} times the ones. Then add that to {{10*a*t}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{10*t}} = {{10*a*t}}`, text: 'The tens.' },
        { maths: tex`{{a}} \times {{o}} = {{a*o}}`, text: 'The ones.' },
        { maths: tex`{{10*a*t}} + {{a*o}} = {{a*(10*t + o)}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'mental-factor-pairs',
    topics: ['mental-multiplication'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M4-MD-06'],
    question: {
      type: 'number',
      text: 'Work out {{f}} × {{2*k}} in your head. A factor pair of {{2*k}} can make it easier.',
      max_score: 1,
      template: {
        draw: { f: { pick: [15, 25, 35, 45] }, k: { from: 6, to: 9 } },
        check: ['answer/(2*k) = f'],
      },
      answer: '{{2*f*k}}',
      mistakes: [
        slip('{{2*f + k}}', 'added_instead', '{{2*k}} is 2 × {{k}}, so multiply twice.'),
        slip(
          '{{2*f*2*k}}',
          'doubled_both_factors_of_product',
          'If you double the one number, halve the other.',
        ),
        slip(
          '{{f*k}}',
          'halved_without_doubling',
          'You used {{k}} in place of {{2*k}}. Where did the 2 go?',
        ),
      ],
      hints: [
        'Which number makes {{f}} easier when you multiply by it?',
        'Write {{2*k}} as a product, and multiply by one factor after the other.',
        '{{2*k}} is 2 × {{k}}. Start with {{f}} × 2.',
        'That makes {{2*f}}. Now work out {{2*f}} × {{k}}.',
      ],
      method_answer: [
        { maths: tex`{{f}} \times 2 = {{2*f}}`, text: 'The first factor makes a round number.' },
        { maths: tex`{{2*f}} \times {{k}} = {{2*f*k}}`, text: 'Then the other factor.' },
      ],
    },
  },
  {
    key: 'mental-division',
    topics: ['mental-multiplication'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['M5-MD-07', 'M4-MD-03'],
    question: {
      type: 'number',
      text: `A printer prints ${thousands('100*a*b')} pages in {{a}} equal packs. How many pages are in a pack?`,
      max_score: 1,
      template: {
        draw: { a: { from: 6, to: 9 }, b: { from: 4, to: 9 } },
        where: ['a != b'],
        check: ['answer * a = 100*a*b'],
      },
      answer: '{{100*b}}',
      mistakes: [
        slip('{{10*b}}', 'place_value', 'Check by multiplying: {{a}} packs of that make too few.'),
        slip('{{b}}', 'place_value', 'Check by multiplying: {{a}} packs of that make too few.'),
        slip(
          '{{1000*b}}',
          'place_value',
          'Check by multiplying: {{a}} packs of that make too many.',
        ),
      ],
      hints: [
        'Which division fact is hidden in it?',
        `Think of ${thousands('100*a*b')} as so many hundreds, and share the hundreds out.`,
        `${thousands('100*a*b')} is {{a*b}} hundreds.`,
        'Share {{a*b}} hundreds out over {{a}} packs: work out {{a*b}} ÷ {{a}}, and remember that they are hundreds.',
      ],
      method_answer: [
        { maths: tex`{{a*b}} \div {{a}} = {{b}}`, text: 'The fact of the tables.' },
        {
          maths: tex`${texThousands('100*a*b')} \div {{a}} = {{100*b}}`,
          text: 'The same with hundreds.',
        },
      ],
    },
  },
  {
    key: 'mental-which-way',
    topics: ['mental-multiplication'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['M4-MD-06', 'M4-MD-08'],
    question: {
      type: 'single_choice',
      text: 'Which of these is **not** a way to work out {{a}} × {{t}}8?',
      max_score: 1,
      template: { draw: { a: { from: 4, to: 9 }, t: { from: 2, to: 5 } } },
      options: [
        option(
          '{{a}} × {{t}}0 + {{a}} × 8',
          'distributive_law_doubted',
          'Both parts are multiplied, so this way works.',
        ),
        option(
          '{{a}} × {{t + 1}}0 − {{a}} × 2',
          'distributive_law_doubted',
          'It goes two too far and takes that off again, so this way works.',
        ),
        option(
          '{{t}}8 × {{a}}',
          'distributive_law_doubted',
          'The order of factors may change, so this way works.',
        ),
        { text: '{{a}} × {{t}}0 + 8' },
      ],
      answers: [4],
      hints: [
        'How many lots of {{a}} should there be altogether?',
        'When a number is split, every part has to be multiplied.',
        'Count the lots of {{a}} in each line. There should be {{t}}8 of them.',
        'In three of the lines there are {{t}}8 lots of {{a}}. In which one are 8 single ones added?',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{t}}8 = {{a*(10*t + 8)}}`, text: 'The right product.' },
        {
          maths: tex`{{a}} \times {{10*t}} + 8 = {{10*a*t + 8}}`,
          text: 'Here the 8 was not multiplied.',
        },
      ],
    },
  },
]
