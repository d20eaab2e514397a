import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const columnAdditionAndSubtractionMore: readonly ContentQuestion[] = [
  {
    key: 'column-across-zero',
    topics: ['column-addition-and-subtraction'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M5-AS-02', 'M4-AS-02'],
    question: {
      type: 'number',
      text: `A {{place}} has ${thousands('n')} seats. ${thousands('m')} of them are taken. How many are free?`,
      max_score: 2,
      template: {
        draw: {
          place: { pick: ['stadium', 'football ground', 'sports ground'] },
          t: { from: 13, to: 38 },
          a: { from: 3, to: 8 },
          d: { from: 1, to: 4 },
          s: { from: 2, to: 9 },
          b: { from: 1, to: 2 },
          g: { from: 2, to: 8 },
          h: { from: 5, to: 9 },
        },
        derive: { n: '1000*t + 100*a + d', m: '1000*s + 100*b + 10*g + h' },
        where: ['mod(t, 10) > s', 'g != 5'],
        check: ['answer + m = n'],
      },
      answer: '{{n - m}}',
      mistakes: [
        slip(
          '{{n - m + 10}}',
          'exchange_across_nought',
          'When you pass through the empty tens, one of the ten tens goes on to the ones.',
        ),
        slip(
          '{{1000*(t - s) + 100*(a - b) + 10*g + h - d}}',
          'smaller_digit_from_larger',
          'Keep the order in each column. If there are too few, exchange.',
        ),
      ],
      hints: [
        'Are there enough ones to take the ones away? Are there any tens to exchange?',
        'If the tens are empty, exchange a hundred for ten tens first. Then exchange one of those for ten ones.',
        'One hundred becomes ten tens, and one of those becomes ten ones. So there are {{a - 1}} hundreds, 9 tens and {{d + 10}} ones.',
        'Work out ${{d + 10}} - {{h}}$ for the ones and $9 - {{g}}$ for the tens. Then go on with ${{a - 1}} - {{b}}$ hundreds.',
      ],
      method_answer: [
        { maths: '{{d + 10}} - {{h}} = {{d + 10 - h}}', text: 'The ones, after the exchange.' },
        { maths: '9 - {{g}} = {{9 - g}}', text: 'The tens: nine of the ten are left.' },
        {
          maths: tex`${texThousands('n')} - ${texThousands('m')} = ${texThousands('n - m')}`,
          text: 'Together with the hundreds and thousands.',
        },
      ],
    },
  },
  {
    key: 'column-check-by-inverse',
    topics: ['column-addition-and-subtraction'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['M4-AS-03'],
    question: {
      type: 'single_choice',
      text: `{{name}} works out ${thousands('n')} − {{m}} = ${thousands('n - m')}. Which calculation checks it with the inverse operation?`,
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Hamza', 'Isla', 'Chidi', 'Noor'] },
          n: { from: 2310, to: 8790 },
          m: { from: 245, to: 985 },
        },
        where: ['n - m > 1100', 'mod(n, 10) != 0', 'mod(m, 10) != 0'],
      },
      options: [
        option(
          `${thousands('n')} + {{m}}`,
          'inverse_not_taken',
          'Begin with the result, and see whether you get back to the start.',
        ),
        option(
          `${thousands('n - m')} − {{m}}`,
          'inverse_not_taken',
          'That takes {{m}} away once more. What puts it back?',
        ),
        { text: `${thousands('n - m')} + {{m}}` },
        option(
          `${thousands('n')} − ${thousands('n - m')} − {{m}}`,
          'inverse_not_taken',
          'That still takes away. What is the operation that undoes it?',
        ),
      ],
      answers: [3],
      hints: [
        'What was done to the first number?',
        'The inverse of taking away is adding.',
        'Start with the result. You want to get back to the number at the beginning.',
        'Put back what was taken away: {{m}}.',
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n - m')} + {{m}} = ${texThousands('n')}`,
          text: 'Adding puts back what was taken away.',
        },
      ],
    },
  },
  {
    key: 'column-missing-number',
    topics: ['column-addition-and-subtraction'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['M5-AS-01', 'M5-AS-02', 'M4-AS-03'],
    question: {
      type: 'number',
      text: `In this calculation one number is hidden: ${thousands('m')} + ▢ = ${thousands('n')}. Which number is it?`,
      diagram: {
        kind: 'bar_model',
        rows: [
          {
            parts: [
              { size: '{{m}}', label: thousands('m') },
              { size: '{{n - m}}', label: '?' },
            ],
            total: thousands('n'),
          },
        ],
      },
      max_score: 2,
      template: {
        draw: { n: { from: 31200, to: 68900 }, m: { from: 12345, to: 29876 } },
        where: [
          'n - m > 10000',
          'mod(n, 10) < mod(m, 10)',
          'mod(n, 100) > 10',
          'mod(n, 10) != 0',
          'mod(n, 1000) > 110',
        ],
        check: ['m + answer = n'],
      },
      answer: '{{n - m}}',
      mistakes: [
        slip(
          '{{n + m}}',
          'operation_shown_done',
          'Put your number into the box. Does the sum come out right?',
        ),
        slip(
          '{{n - m + 10}}',
          'exchange_not_paid',
          'Check your subtraction: what you exchange has to leave its own column.',
        ),
      ],
      hints: [
        'Which of the three numbers is the whole, and which are its parts?',
        'To find a part, take the other part away from the whole.',
        `The whole is ${thousands('n')}. Write it above ${thousands('m')} in columns.`,
        `Work out ${thousands('n')} − ${thousands('m')}. Begin with the ones, where you have to exchange a ten.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('n')} - ${texThousands('m')} = ${texThousands('n - m')}`,
          text: 'The whole without the part that is known.',
        },
        {
          maths: tex`${texThousands('m')} + ${texThousands('n - m')} = ${texThousands('n')}`,
          text: 'The check.',
        },
      ],
    },
  },
]
