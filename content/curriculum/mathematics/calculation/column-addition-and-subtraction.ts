import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip, texThousands, thousands } from '#curriculum/writing.ts'

export const columnAdditionAndSubtraction: readonly ContentQuestion[] = [
  {
    key: 'column-add',
    topics: ['column-addition-and-subtraction'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['M4-AS-01'],
    question: {
      type: 'number',
      text: `Work out ${thousands('n')} + ${thousands('m')}.`,
      diagram: {
        kind: 'place_value',
        columns: ['1000s', '100s', '10s', '1s'],
        rows: [
          { cells: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'] },
          { label: '+', cells: ['{{e}}', '{{f}}', '{{g}}', '{{h}}'] },
        ],
      },
      max_score: 1,
      template: {
        draw: {
          a: { from: 1, to: 5 },
          b: { from: 1, to: 6 },
          c: { from: 3, to: 9 },
          d: { from: 2, to: 9 },
          e: { from: 1, to: 3 },
          f: { from: 1, to: 3 },
          g: { from: 2, to: 9 },
          h: { from: 2, to: 9 },
        },
        derive: { n: '1000*a + 100*b + 10*c + d', m: '1000*e + 100*f + 10*g + h' },
        where: ['c + g >= 10', 'd + h <= 9', 'b + f <= 8'],
        check: ['answer - m = n'],
      },
      answer: '{{n + m}}',
      mistakes: [
        slip(
          '{{n + m - 100}}',
          'carry_forgotten',
          'The tens make more than nine. What do they pass on to the hundreds?',
        ),
        slip(
          '{{n - m}}',
          'operation_exchanged',
          'Look at the sign again. Does the number grow or shrink?',
        ),
      ],
      hints: [
        'Which columns make more than nine together?',
        'Start with the ones. If a column makes ten or more, exchange ten for one in the next column.',
        'The ones are ${{d}} + {{h}} = {{d + h}}$.',
        'The tens are ${{c}} + {{g}} = {{c + g}}$. Write the {{mod(c + g, 10)}} and carry 1 to the hundreds: ${{b}} + {{f}} + 1$.',
      ],
      method_answer: [
        { maths: '{{d}} + {{h}} = {{d + h}}', text: 'The ones.' },
        { maths: '{{c}} + {{g}} = {{c + g}}', text: 'The tens: carry 1 to the hundreds.' },
        { maths: '{{b}} + {{f}} + 1 = {{b + f + 1}}', text: 'The hundreds, with the carried 1.' },
        {
          maths: tex`${texThousands('n')} + ${texThousands('m')} = ${texThousands('n + m')}`,
          text: 'Together with the thousands.',
        },
      ],
    },
  },
  {
    key: 'column-subtract-exchange',
    topics: ['column-addition-and-subtraction'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M4-AS-02'],
    question: {
      type: 'number',
      text: `Work out ${thousands('n')} − ${thousands('m')}.`,
      diagram: {
        kind: 'place_value',
        columns: ['1000s', '100s', '10s', '1s'],
        rows: [
          { cells: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'] },
          { label: '−', cells: ['{{e}}', '{{f}}', '{{g}}', '{{h}}'] },
        ],
      },
      max_score: 1,
      template: {
        draw: {
          a: { from: 5, to: 9 },
          b: { from: 4, to: 9 },
          c: { from: 3, to: 6 },
          d: { from: 1, to: 4 },
          e: { from: 1, to: 3 },
          f: { from: 1, to: 3 },
          g: { from: 3, to: 9 },
          h: { from: 5, to: 9 },
        },
        derive: { n: '1000*a + 100*b + 10*c + d', m: '1000*e + 100*f + 10*g + h' },
        where: [
          'g > c',
          'h > d',
          'b > f + 1',
          'n - m + 110 != 1000*(a - e) + 100*(b - f) + 10*(g - c) + h - d',
        ],
        check: ['answer + m = n'],
      },
      answer: '{{n - m}}',
      mistakes: [
        slip(
          '{{1000*(a - e) + 100*(b - f) + 10*(g - c) + h - d}}',
          'smaller_digit_from_larger',
          'In some columns the lower digit is larger. Exchange one from the next column, and keep the order.',
        ),
        slip(
          '{{n - m + 110}}',
          'exchange_not_paid',
          'What you exchange has to leave its own column.',
        ),
        slip(
          '{{n + m}}',
          'operation_exchanged',
          'Look at the sign again. Does the number grow or shrink?',
        ),
      ],
      hints: [
        'In which columns is the digit that you take away larger than the one above it?',
        'Start with the ones. If there are too few, exchange one from the next column for ten.',
        'For the ones, exchange a ten: ${{d + 10}} - {{h}} = {{d + 10 - h}}$.',
        'Now there are {{c - 1}} tens, so exchange a hundred: ${{c + 9}} - {{g}} = {{c + 9 - g}}$. Go on with {{b - 1}} hundreds.',
      ],
      method_answer: [
        { maths: '{{d + 10}} - {{h}} = {{d + 10 - h}}', text: 'Ones, with one ten exchanged.' },
        { maths: '{{c + 9}} - {{g}} = {{c + 9 - g}}', text: 'Tens, with one hundred exchanged.' },
        {
          maths: tex`${texThousands('n')} - ${texThousands('m')} = ${texThousands('n - m')}`,
          text: 'Together with the hundreds and thousands.',
        },
      ],
    },
  },
  {
    key: 'column-estimate-first',
    topics: ['column-addition-and-subtraction'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['M4-AS-03'],
    question: {
      type: 'number',
      text: `Estimate ${thousands('n')} + ${thousands('m')}. Round each number to the nearest thousand first.`,
      max_score: 1,
      template: {
        draw: {
          a: { from: 2, to: 5 },
          u: { from: 610, to: 960 },
          b: { from: 1, to: 3 },
          v: { from: 40, to: 390 },
        },
        derive: { n: '1000*a + u', m: '1000*b + v' },
        where: ['mod(u, 10) != 0', 'mod(v, 10) != 0', 'u + v < 990 or u + v > 1010'],
        check: ['answer - 1000*b = 1000*(a + 1)'],
      },
      answer: '{{1000*(a + 1 + b)}}',
      mistakes: [
        slip(
          '{{n + m}}',
          'worked_out_then_rounded',
          'That is the exact sum. An estimate rounds first, so that you can do it in your head.',
        ),
        slip(
          '{{1000*(a + b)}}',
          'rounded_the_wrong_way',
          'Look at the hundreds digit of the first number. Which thousand is nearer?',
        ),
        slip(
          '{{1000*(a + 2 + b)}}',
          'rounded_the_wrong_way',
          'Look at the hundreds digit of the second number. Which thousand is nearer?',
        ),
      ],
      hints: [
        'Which thousand is nearest to each number?',
        'The hundreds digit decides: 5 or more goes up, 4 or less stays.',
        `${thousands('n')} is nearer to ${thousands('1000*a + 1000')}.`,
        `${thousands('m')} is nearer to ${thousands('1000*b')}. Add the two thousands.`,
      ],
      method_answer: [
        {
          maths: tex`${texThousands('1000*(a + 1)')} + ${texThousands('1000*b')} = ${texThousands('1000*(a + 1 + b)')}`,
          text: 'Both numbers rounded, then added.',
        },
      ],
    },
  },
]
