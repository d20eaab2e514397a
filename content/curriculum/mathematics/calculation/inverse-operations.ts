import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const inverseOperations: readonly ContentQuestion[] = [
  {
    key: 'inverse-think-of-a-number',
    topics: ['inverse-operations'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-N-13', 'GCSE-N3a'],
    question: {
      type: 'number',
      text: '{{name}} thinks of a number, multiplies it by {{m}} and then adds {{k}}. The result is {{m*x + k}}. Which number was it?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ciara', 'Mustafa', 'Abena', 'Noah'] },
          x: { from: 12, to: 29 },
          m: { from: 3, to: 6 },
          k: { from: 4, to: 20 },
        },
        where: ['m != k', 'mod(k, m) = 0', 'k > m', 'x + k/m - k > 0', 'x != k'],
        check: ['answer*m + k = m*x + k'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{(m*x + k)*m + k}}',
          'inverse_not_taken',
          'That does the same steps once more. Go backwards and undo each of them.',
        ),
        slip('{{(m*x + 2*k)/m}}', 'inverse_not_taken', 'The last step was adding. What undoes it?'),
        slip(
          '{{x + k/m - k}}',
          'undone_in_the_same_order',
          'The steps were undone in the order in which they were done. Which one came last?',
        ),
        slip('{{m*x}}', 'stopped_early', 'One step is undone. There is one more to undo.'),
      ],
      hints: [
        'What was the last thing that was done to the number?',
        'Go backwards, and undo each step with its inverse. Begin with the last one.',
        'The last step was adding {{k}}. So take {{k}} away first.',
        'That leaves {{m*x}}. Before that, the number was multiplied by {{m}}.',
      ],
      method_answer: [
        { maths: tex`{{m*x + k}} - {{k}} = {{m*x}}`, text: 'Undo the adding.' },
        { maths: tex`{{m*x}} \div {{m}} = {{x}}`, text: 'Undo the multiplying.' },
      ],
    },
  },
  {
    key: 'inverse-one-fact-gives-others',
    topics: ['inverse-operations'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-N-13', 'GCSE-N3a'],
    question: {
      type: 'table',
      text: 'You are told that {{a}} × {{b}} = {{a*b}}. Use it to write down the other results, without working them out from the start.',
      max_score: 4,
      template: {
        draw: { a: { from: 23, to: 68 }, b: { from: 13, to: 37 } },
        where: ['mod(a, 10) != 0', 'mod(b, 10) != 0', 'a != b', 'mod(a*b, 10) != 0'],
        check: ['answer1*b = a*b', 'answer2/a = 10*b', 'answer3*10 = a*b', 'answer4*a = 10*a*b'],
      },
      columns: ['Result'],
      rows: [
        {
          label: '{{a*b}} ÷ {{b}}',
          cells: [
            {
              type: 'number',
              answer: '{{a}}',
              mistakes: [
                slip(
                  '{{b}}',
                  'numbers_changed_places',
                  'Divided by {{b}}, the other factor is left.',
                ),
              ],
            },
          ],
        },
        {
          label: '{{a}} × {{10*b}}',
          cells: [
            {
              type: 'number',
              answer: '{{10*a*b}}',
              mistakes: [
                slip(
                  '{{a*b + 10}}',
                  'added_instead',
                  'One factor is ten times as large. What happens to the product?',
                ),
                slip(
                  '{{100*a*b}}',
                  'place_value',
                  'Only one of the factors grew, and only ten times.',
                ),
              ],
            },
          ],
        },
        {
          label: '{{a/10|dp1}} × {{b}}',
          cells: [
            {
              type: 'number',
              answer: '{{a*b/10|dp1}}',
              mistakes: [
                slip(
                  '{{10*a*b}}',
                  'place_value',
                  'The first factor is smaller than before. So is the product larger or smaller?',
                ),
                slip(
                  '{{a*b/100|dp2}}',
                  'place_value',
                  'Only one of the factors shrank, and only ten times.',
                ),
              ],
            },
          ],
        },
        {
          label: '{{10*a*b}} ÷ {{a}}',
          cells: [
            {
              type: 'number',
              answer: '{{10*b}}',
              mistakes: [
                slip(
                  '{{b}}',
                  'place_value',
                  'What is divided is ten times as large as in the fact.',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'What has changed in each line, compared with the fact you are told?',
        'Division undoes multiplication. If one number becomes ten times as large, the product does so too.',
        'The first line undoes the fact: which factor is left when you divide by {{b}}?',
        'In the second line a factor is ten times as large, and in the third it is a tenth. In the last line you share ten times as much.',
      ],
      method_answer: [
        { maths: tex`{{a*b}} \div {{b}} = {{a}}`, text: 'The inverse.' },
        { maths: tex`{{a}} \times {{10*b}} = {{10*a*b}}`, text: 'Ten times as much.' },
        { maths: tex`{{a/10|dp1}} \times {{b}} = {{a*b/10|dp1}}`, text: 'A tenth of it.' },
        { maths: tex`{{10*a*b}} \div {{a}} = {{10*b}}`, text: 'Ten times as much is shared.' },
      ],
    },
  },
]
