import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, thousands } from '#curriculum/writing.ts'

export const multiStepProblemsMore: readonly ContentQuestion[] = [
  {
    key: 'steps-order-of-a-plan',
    topics: ['multi-step-problems'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['M6-OP-11', 'M5-MD-13'],
    question: {
      type: 'ordering',
      text: '{{name}} bakes {{n}} trays of {{m}} rolls. {{k}} rolls are kept, and the others go into bags of {{b}}. Put the steps of a plan for the number of bags in order.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Ewa', 'Joseph', 'Amal', 'Rhys'] },
          n: { from: 4, to: 8 },
          m: { pick: [12, 18, 24] },
          b: { from: 4, to: 9 },
          k: { from: 6, to: 20 },
        },
        where: ['is_integer((n*m - k)/b)', 'n != b', 'k > b'],
      },
      items: [
        'Write down what is asked: the number of bags',
        'Multiply {{n}} by {{m}} to get all the rolls',
        'Take away the {{k}} that are kept',
        'Divide what is left by {{b}}',
        'Check by multiplying back, and ask whether the answer makes sense',
      ],
      hints: [
        'What do you have to know before the rolls can be put into bags?',
        'A plan begins with the question and ends with a check.',
        'Before {{k}} can be taken away, you need to know how many rolls there are.',
        'The bags come last of the calculations, because only the rolls that are left go into them.',
      ],
      method_answer: [
        { maths: tex`{{n}} \times {{m}} = {{n*m}}`, text: 'All the rolls.' },
        { maths: tex`{{n*m}} - {{k}} = {{n*m - k}}`, text: 'Without those that are kept.' },
        { maths: tex`{{n*m - k}} \div {{b}} = {{(n*m - k)/b}}`, text: 'The bags.' },
      ],
    },
  },
  {
    key: 'steps-suitable-accuracy',
    topics: ['multi-step-problems'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['M6-OP-12', 'M5-AS-04'],
    question: {
      type: 'single_choice',
      text: `A hall has {{r}} rows of {{s}} chairs. {{name}} wants to know **about** how many cups to put out, and says “{{r}} × {{s}} is ${thousands('10*r*s')}”. Which reply is best?`,
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Rafael', 'Orla', 'Tuan', 'Hana'] },
          r: { from: 18, to: 23 },
          s: { from: 28, to: 33 },
        },
        where: ['r != 20', 's != 30'],
      },
      options: [
        option(
          'That is right, because there are a lot of chairs',
          'estimate_not_trusted',
          'Round both numbers to the nearest ten and multiply. Is it about as large?',
        ),
        option(
          'It should be {{r*s}} exactly, and nothing else will do',
          'exactness_always_needed',
          'For putting out cups, near enough will do.',
        ),
        option(
          'Rounding is not allowed, so it cannot be checked',
          'exactness_always_needed',
          'An estimate is a good check, because it shows whether a digit too many slipped in.',
        ),
        { text: '20 × 30 is 600, so about 600 cups will do' },
      ],
      answers: [4],
      hints: [
        'About how large should the product be?',
        'Round both numbers to the nearest ten, and multiply them in your head.',
        '{{r}} is about 20.',
        '{{s}} is about 30. Multiply the two, and compare with what {{name}} says.',
      ],
      method_answer: [
        {
          maths: tex`20 \times 30 = 600`,
          text: 'The estimate. What {{name}} says has one digit too many.',
        },
        { maths: tex`{{r}} \times {{s}} = {{r*s}}`, text: 'The exact number, for comparison.' },
      ],
    },
  },
  {
    key: 'steps-school-fair',
    topics: ['multi-step-problems'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['M6-OP-11', 'M6-OP-10', 'M5-MD-13'],
    question: {
      type: 'multi_part',
      text: 'A class makes {{n}} bookmarks for a fair. The material costs £{{c}}. They sell {{s}} bookmarks at £{{p}} each.',
      max_score: 5,
      template: {
        draw: {
          n: { from: 60, to: 90, step: 5 },
          c: { from: 14, to: 29 },
          left: { from: 6, to: 14 },
          p: { from: 2, to: 3 },
          d: { pick: [4, 5, 6] },
        },
        derive: { s: 'n - left', income: 's*p', profit: 'income - c' },
        where: ['is_integer(profit/d)', 'mod(s, 10) != 0', 'left != d'],
        check: ['answer1/p = s', 'answer2 + c = answer1', 'answer3*d = answer2'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many pounds (£) do they take?',
          max_score: 1,
          answer: '{{income}}',
          mistakes: [
            slip(
              '{{n*p}}',
              'other_quantity_given',
              'Not all of the bookmarks are sold. How many are?',
            ),
            slip('{{s + p}}', 'added_instead', 'Each one brings £{{p}}.'),
          ],
          hints: [
            'How many are sold, and what does each one bring?',
            'Money that comes in is a product.',
            '{{s}} bookmarks are sold at £{{p}} each.',
            'Multiply {{s}} by {{p}}.',
          ],
          method_answer: [
            {
              maths: tex`{{s}} \times {{p}} = {{income}}`,
              text: 'Sold bookmarks times the price.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many pounds (£) are left when the material is paid?',
          max_score: 2,
          answer: '{{profit}}',
          follow_through: { answer: 'p1 - {{c}}' },
          mistakes: [
            slip(
              '{{income + c}}',
              'operation_exchanged',
              'The material has to be paid. Does that leave more or less?',
            ),
          ],
          hints: [
            'What has to be paid from the money?',
            'Take the cost of the material away from your answer to (a).',
            'The material costs £{{c}}.',
            'Subtract {{c}} from your answer to (a).',
          ],
          method_answer: [
            { maths: tex`{{income}} - {{c}} = {{profit}}`, text: 'Without the material.' },
          ],
        },
        {
          type: 'number',
          text: 'They share what is left equally among {{d}} clubs. How many pounds (£) does each club get?',
          max_score: 2,
          answer: '{{profit/d}}',
          follow_through: { answer: 'p2/{{d}}' },
          mistakes: [
            slip(
              '{{profit*d}}',
              'multiplied_for_divided',
              'Sharing makes smaller parts. Which operation shares?',
            ),
          ],
          hints: [
            'What is shared, and among how many?',
            'Sharing equally is a division.',
            'Divide your answer to (b) by the number of clubs.',
            'There are {{d}} clubs.',
          ],
          method_answer: [
            { maths: tex`{{profit}} \div {{d}} = {{profit/d}}`, text: 'Shared equally.' },
          ],
        },
      ],
      hints: [
        'Which numbers do you need for each part, and which not?',
        'Money that comes in is a product. What has to be paid is taken away. Sharing is a division.',
        '{{s}} bookmarks at £{{p}}: multiply the two.',
        'Use each answer for the next part: take £{{c}} away, and then divide by {{d}}.',
      ],
      method_answer: [
        { maths: tex`{{s}} \times {{p}} = {{income}}`, text: '(a) The money they take.' },
        { maths: tex`{{income}} - {{c}} = {{profit}}`, text: '(b) Without the material.' },
        { maths: tex`{{profit}} \div {{d}} = {{profit/d}}`, text: '(c) Shared equally.' },
      ],
    },
  },
]
