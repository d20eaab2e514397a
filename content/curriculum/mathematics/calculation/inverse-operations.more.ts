import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip, texThousands, thousands } from '#curriculum/writing.ts'

export const inverseOperationsMore: readonly ContentQuestion[] = [
  {
    key: 'inverse-reciprocal',
    topics: ['inverse-operations'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['MK3-N-13', 'MK3-N-12'],
    question: {
      type: 'fill_blanks',
      text: tex`The reciprocal of {{a}} is [[1]]. Multiplying by $\frac{ {{p}} }{ {{q}} }$ is undone by multiplying by [[2]]. A number times its reciprocal is always [[3]].`,
      max_score: 3,
      template: {
        draw: { a: { from: 3, to: 12 }, p: { from: 2, to: 7 }, q: { from: 3, to: 9 } },
        where: ['p < q', 'gcd(p, q) = 1', 'distinct(a, p, q)'],
        check: ['answer1 * a = 1', 'answer2 * p/q = 1', 'answer3 = answer1 * a'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{1/a}}',
          mistakes: [
            slip(
              '{{0 - a}}',
              'reciprocal_as_negative',
              'That is the number with the other sign. Which number times {{a}} makes one whole?',
            ),
            slip(
              '{{a}}',
              'reciprocal_not_turned',
              'Write {{a}} as a fraction over one, and turn it over.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{q/p}}',
          mistakes: [
            slip(
              '{{0 - p/q}}',
              'reciprocal_as_negative',
              'Adding is undone by the other sign. What undoes multiplying?',
            ),
            slip(
              '{{p/q}}',
              'reciprocal_not_turned',
              'That does the same once more. Turn the fraction over.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '1',
          mistakes: [
            slip(
              '0',
              'reciprocal_as_negative',
              'A number and its negative add up to that. Here you multiply.',
            ),
          ],
        },
      ],
      hints: [
        'By which number do you multiply to get back to where you began?',
        'The reciprocal of a fraction is the fraction turned over.',
        'Write {{a}} as a fraction with one below the line, and turn it over.',
        'In the second one, swap the {{p}} and the {{q}}. For the last one, try two times a half.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times \frac{1}{ {{a}} } = 1`,
          text: 'So the reciprocal of {{a}} is one over {{a}}.',
        },
        {
          maths: tex`\frac{ {{p}} }{ {{q}} } \times \frac{ {{q}} }{ {{p}} } = 1`,
          text: 'The fraction turned over undoes it.',
        },
      ],
    },
  },
  {
    key: 'inverse-bottling-plant',
    topics: ['inverse-operations'],
    difficulty: 0.5,
    minutes: 3.5,
    statements: ['MK3-N-07', 'GCSE-N2a'],
    question: {
      type: 'number',
      text: `A {{place}} makes ${thousands('n')} jars a day. They are packed in boxes of {{c}}. How many boxes are filled in {{d}} days?`,
      max_score: 3,
      template: {
        draw: {
          place: { pick: ['jam factory', 'honey farm', 'pickle kitchen'] },
          q: { from: 62, to: 138 },
          c: { pick: [18, 24, 36] },
          d: { from: 13, to: 27 },
        },
        derive: { n: 'q*c' },
        where: ['n > 1200', 'mod(q, 10) != 0', 'mod(d, 10) != 0', 'd != c'],
        check: ['answer * c = n*d'],
      },
      answer: '{{q*d}}',
      mistakes: [
        slip('{{q}}', 'stopped_early', 'That is for one day. How many days are there?'),
        slip(
          '{{n*d}}',
          'other_quantity_given',
          'That is the number of jars. How many boxes are that?',
        ),
        slip(
          '{{n*c}}',
          'multiplied_for_divided',
          'More than one jar goes into a box. So are there more or fewer boxes than jars?',
        ),
      ],
      hints: [
        'How many boxes are filled on one day?',
        'Jars are shared out into boxes, so divide. Days repeat, so multiply.',
        `One day: ${thousands('n')} ÷ {{c}}. Try ten times {{c}}, and take it away as often as you can.`,
        'On one day {{q}} boxes are filled. Multiply that by {{d}}: {{q}} × {{10*floor(d/10)}} and {{q}} × {{mod(d, 10)}}.',
      ],
      method_answer: [
        { maths: tex`${texThousands('n')} \div {{c}} = {{q}}`, text: 'Boxes on one day.' },
        { maths: tex`{{q}} \times {{d}} = {{q*d}}`, text: 'Boxes on all the days.' },
      ],
    },
  },
  {
    key: 'inverse-undo-a-square',
    topics: ['inverse-operations'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['MK3-N-13', 'GCSE-N3a'],
    question: {
      type: 'number',
      text: 'A positive number is squared. Then {{k}} is taken away, and the result is divided by {{m}}. That makes {{(x*x - k)/m}}. Which number was it?',
      max_score: 2,
      template: {
        draw: { x: { from: 5, to: 12 }, k: { from: 4, to: 20 }, m: { from: 2, to: 6 } },
        where: [
          'is_integer((x*x - k)/m)',
          '(x*x - k)/m > 3',
          'k != m',
          'x*x - 2*k > 0',
          'x*x/2 != x*x - 2*k',
          'x != x*x - 2*k',
        ],
        check: ['(answer*answer - k)/m = (x*x - k)/m'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{x*x}}',
          'stopped_early',
          'The last two steps are undone. How was the first step done?',
        ),
        slip(
          '{{x*x/2}}',
          'root_halves',
          'Squaring is multiplying a number by itself. What undoes that?',
        ),
        slip(
          '{{x*x - 2*k}}',
          'inverse_not_taken',
          'Taking away {{k}} is undone by the inverse operation. And one step is still to come.',
        ),
      ],
      hints: [
        'Which step was the last one?',
        'Undo the steps from the last to the first, each with its inverse.',
        'The last step divided by {{m}}. So multiply {{(x*x - k)/m}} by {{m}}.',
        'That makes {{x*x - k}}. Add {{k}}, and then ask which positive number has that square.',
      ],
      method_answer: [
        { maths: tex`{{(x*x - k)/m}} \times {{m}} = {{x*x - k}}`, text: 'Undo the division.' },
        { maths: tex`{{x*x - k}} + {{k}} = {{x*x}}`, text: 'Undo the taking away.' },
        { maths: tex`\sqrt{ {{x*x}} } = {{x}}`, text: 'Undo the square.' },
      ],
    },
  },
]
