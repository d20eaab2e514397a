import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const usingACalculator: readonly ContentQuestion[] = [
  {
    key: 'calculator-which-keys',
    topics: ['using-a-calculator'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['MK3-N-25'],
    question: {
      type: 'single_choice',
      text: tex`A simple calculator has no fraction key. How do you enter $\frac{ {{a}} + {{b}} }{ {{c}} \times {{d}} }$ in one line?`,
      max_score: 1,
      template: {
        draw: {
          a: { from: 12, to: 48 },
          b: { from: 13, to: 39 },
          c: { from: 3, to: 9 },
          d: { from: 2, to: 8 },
        },
        where: ['distinct(a, b, c, d)'],
      },
      options: [
        option(
          '{{a}} + {{b}} ÷ {{c}} × {{d}}',
          'calculator_brackets_left_out',
          'The calculator divides only {{b}} then. How do you tell it that the whole top is divided?',
        ),
        option(
          '({{a}} + {{b}}) ÷ {{c}} × {{d}}',
          'calculator_brackets_left_out',
          'The calculator goes from left to right and multiplies by {{d}} at the end. Where does the {{d}} belong?',
        ),
        option(
          '{{a}} + {{b}} ÷ ({{c}} × {{d}})',
          'calculator_brackets_left_out',
          'Now only {{b}} is divided. What about the {{a}}?',
        ),
        { text: '({{a}} + {{b}}) ÷ ({{c}} × {{d}})' },
      ],
      answers: [4],
      hints: [
        'What does the long line of the fraction do?',
        'The line works like brackets around the top, and around the bottom.',
        'The top is {{a}} + {{b}}. It has to be finished before anything is divided.',
        'The bottom has two factors, and the top is divided by both of them. Which entry keeps top and bottom together?',
      ],
      method_answer: [
        { text: 'Brackets around the top and around the bottom keep each of them together.' },
        {
          maths: tex`\frac{ {{a}} + {{b}} }{ {{c}} \times {{d}} } = \frac{ {{a + b}} }{ {{c*d}} }`,
          text: 'What should be worked out.',
        },
      ],
    },
  },
  {
    key: 'calculator-read-the-display',
    topics: ['using-a-calculator'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['MK3-N-25', 'GCSE-N14'],
    question: {
      type: 'fill_blanks',
      text: 'A calculator shows {{p/10|dp1}}. If it stands for pounds, that is £{{floor(p/10)}} and [[1]] pence. Another time it shows {{h + m/60|dp2}}. If it stands for hours, that is {{h}} hours and [[2]] minutes.',
      max_score: 2,
      template: {
        draw: {
          p: { from: 23, to: 98 },
          h: { from: 2, to: 5 },
          m: { pick: [15, 45, 21, 27, 33, 39, 51] },
        },
        where: ['mod(p, 10) > 1', 'mod(p, 10) != 5'],
        check: ['answer1*10 = 100*mod(p, 10)', 'answer2/60 = m/60'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{10*mod(p, 10)}}',
          mistakes: [
            slip(
              '{{mod(p, 10)}}',
              'money_display_misread',
              'The first place after the point counts tenths of a pound. How many pence is a tenth of a pound?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            slip(
              '{{100*m/60}}',
              'minutes_as_decimal',
              'The display shows hundredths of an hour. An hour has 60 minutes.',
            ),
          ],
        },
      ],
      hints: [
        'What does the first place after the point stand for?',
        'Tenths of a pound are ten pence each. A part of an hour is that part of 60 minutes.',
        'The first display shows {{mod(p, 10)}} tenths of a pound after the £{{floor(p/10)}}.',
        'For the second, work out {{m/60|dp2}} × 60.',
      ],
      method_answer: [
        {
          maths: tex`{{mod(p, 10)}} \times 10 = {{10*mod(p, 10)}}`,
          text: 'Tenths of a pound, in pence.',
        },
        { maths: tex`{{m/60|dp2}} \times 60 = {{m}}`, text: 'The part of an hour, in minutes.' },
      ],
    },
  },
  {
    key: 'calculator-powers-and-brackets',
    topics: ['using-a-calculator'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['MK3-N-25'],
    question: {
      type: 'number',
      text: tex`Use a calculator. Work out $\frac{ {{a|dp1}}^2 + {{b|dp1}} }{ {{c|dp1}} - {{d|dp1}} }$. Give your answer to 2 decimal places.`,
      max_score: 2,
      template: {
        draw: {
          u: { from: 21, to: 68 },
          v: { from: 31, to: 98 },
          w: { from: 71, to: 98 },
          z: { from: 22, to: 58 },
        },
        derive: { a: 'u/10', b: 'v/10', c: 'w/10', d: 'z/10', e: '(a*a + b)/(c - d)' },
        where: [
          'mod(u, 10) != 0',
          'mod(v, 10) != 0',
          'mod(w, 10) != 0',
          'mod(z, 10) != 0',
          'w - z > 12',
          'abs(mod(e*100, 1) - 1/2) > 1/20',
          'round(e, 2) != round(e, 4)',
          'mod(round(e, 2)*100, 10) != 0',
        ],
        check: ['abs(answer*(c - d) - a*a - b) < 1/1000'],
      },
      answer: '{{e|dp12}}',
      tolerance: { decimal_places: 2 },
      mistakes: [
        slip(
          '{{a*a + b/(c - d)|dp2}}',
          'calculator_brackets_left_out',
          'The whole top is divided. Put brackets around it.',
        ),
        slip(
          '{{(a*a + b)/c - d|dp2}}',
          'calculator_brackets_left_out',
          'Everything below the line belongs together. Put brackets around it.',
        ),
        slip(
          '{{a*a + b/c - d|dp2}}',
          'calculator_brackets_left_out',
          'Top and bottom each need brackets.',
        ),
        slip(
          '{{(2*a + b)/(c - d)|dp2}}',
          'power_as_multiple',
          'The square of a number is the number times itself.',
        ),
      ],
      hints: [
        'What is above the line, and what is below it?',
        'Work out the top and the bottom apart, or put brackets around each of them.',
        'The bottom is ${{c|dp1}} - {{d|dp1}} = {{c - d|dp1}}$.',
        'The top is {{a*a + b|dp2}}. Divide it by {{c - d|dp1}}, and round at the end.',
      ],
      method_answer: [
        { maths: tex`{{a|dp1}}^2 + {{b|dp1}} = {{a*a + b|dp2}}`, text: 'The top.' },
        { maths: tex`{{c|dp1}} - {{d|dp1}} = {{c - d|dp1}}`, text: 'The bottom.' },
        {
          maths: tex`{{a*a + b|dp2}} \div {{c - d|dp1}} \approx {{e|dp2}}`,
          text: 'Rounded at the end.',
        },
      ],
    },
  },
]
