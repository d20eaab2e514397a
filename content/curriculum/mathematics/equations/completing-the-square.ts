import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const completingTheSquare: readonly ContentQuestion[] = [
  {
    key: 'square-fill-in',
    topics: ['completing-the-square'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-A18Hb'],
    question: {
      type: 'fill_blanks',
      text: 'Complete the square: $x^2 + {{2*p}}x = (x + [[1]])^2 -$ [[2]]',
      max_score: 2,
      template: {
        draw: { p: { from: 2, to: 10 } },
        where: ['p != 2'],
        check: ['2 * answer1 = 2 * p', 'answer2 = answer1^2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{p}}',
          mistakes: [
            {
              answer: '{{2*p}}',
              misconception: {
                code: 'square_bracket_not_halved',
                text: 'Expand the bracket. How many $x$ does it give?',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{p^2}}',
          mistakes: [
            {
              answer: '{{2*p}}',
              misconception: {
                code: 'power_as_multiple',
                text: 'Expand $(x + {{p}})^2$: which plain number has to be taken off again?',
              },
            },
          ],
        },
      ],
      hints: [
        'Expand a squared bracket: $(x + p)^2 = x^2 + 2px + p^2$.',
        'Half the number before $x$ goes into the bracket. The square of it is taken away.',
        'Half of {{2*p}} is what goes into the bracket.',
        'The bracket brings the square of that half as well. That is too much, so take it away.',
      ],
      method_answer: [
        {
          maths: '(x + {{p}})^2 = x^2 + {{2*p}}x + {{p^2}}',
          text: 'Half of {{2*p}} goes into the bracket.',
        },
        {
          maths: 'x^2 + {{2*p}}x = (x + {{p}})^2 - {{p^2}}',
          text: 'The extra {{p^2}} is taken off.',
        },
      ],
    },
  },
  {
    key: 'square-complete',
    topics: ['completing-the-square'],
    difficulty: 0.2,
    minutes: 2.5,
    statements: ['GCSE-A18Hb'],
    question: {
      type: 'expression',
      text: 'Write $x^2 {{2*p|signed}}x {{c|signed}}$ in the form $(x + a)^2 + b$.',
      max_score: 2,
      template: {
        draw: { p: { from: -7, to: 7, except: [0] }, c: { from: -9, to: 12, except: [0] } },
        derive: { q: 'c-p^2' },
        where: ['q != 0', 'abs(p) > 1', 'c + p^2 != 0', 'c - 2*abs(p) != q', 'c - 4*p^2 != 0'],
      },
      start: 'x^2 {{2*p|signed}}x {{c|signed}}',
      answer: '(x {{p|signed}})^2 {{q|signed}}',
      variables: ['x'],
      form: 'completed_square',
      mistakes: [
        {
          answer: '(x {{2*p|signed}})^2 {{c-4*p^2|signed}}',
          misconception: {
            code: 'square_bracket_not_halved',
            text: 'Expand the bracket: how many $x$ does it give?',
          },
        },
        {
          answer: '(x {{p|signed}})^2 {{c|signed}}',
          misconception: {
            code: 'square_not_taken_off',
            text: 'The bracket brings the number {{p^2}} with it. Take it off again.',
          },
        },
        {
          answer: '(x {{p|signed}})^2 {{c+p^2|signed}}',
          misconception: {
            code: 'square_not_taken_off',
            text: 'The bracket brings {{p^2}} too much. Is it added or taken off?',
          },
        },
      ],
      hints: [
        'Which squared bracket begins with $x^2 {{2*p|signed}}x$?',
        'Half the number before $x$ goes into the bracket. Then put the plain number right.',
        'Half of ${{2*p}}$ is ${{p}}$, and $(x {{p|signed}})^2 = x^2 {{2*p|signed}}x + {{p^2}}$.',
        'The bracket has $+ {{p^2}}$, but you need ${{c|signed}}$. What has to be added or taken off behind it?',
      ],
      method_answer: [
        {
          maths: '(x {{p|signed}})^2 = x^2 {{2*p|signed}}x + {{p^2}}',
          text: 'Half of ${{2*p}}$ goes into the bracket.',
        },
        {
          maths: '(x {{p|signed}})^2 - {{p^2}} {{c|signed}}',
          text: 'Take off {{p^2}}, and keep the number that was there.',
        },
        { maths: '(x {{p|signed}})^2 {{q|signed}}', text: 'Put the numbers together.' },
      ],
    },
  },
  {
    key: 'square-spot-slip',
    topics: ['completing-the-square'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A18Hb'],
    question: {
      type: 'single_choice',
      text: '{{name}} writes $x^2 + {{2*p}}x + {{c}} = (x + {{p}})^2 + {{c}}$. What would you tell {{name}}?',
      max_score: 1,
      template: {
        draw: {
          p: { from: 2, to: 8 },
          c: { from: 1, to: 20 },
          name: { pick: ['Iris', 'Mateo', 'Farah', 'Jonah'] },
        },
        where: ['p^2 != c'],
      },
      options: [
        {
          text: '{{p^2}} has to be added behind the bracket',
          misconception: {
            code: 'square_not_taken_off',
            text: 'The bracket brings {{p^2}} already. Would more make it equal?',
          },
        },
        {
          text: 'The bracket should be $(x + {{2*p}})^2$',
          misconception: {
            code: 'square_bracket_not_halved',
            text: 'Expand that bracket. How many $x$ would it give?',
          },
        },
        {
          text: 'It is correct: half of {{2*p}} is in the bracket, and {{c}} stays',
          misconception: {
            code: 'square_not_taken_off',
            text: 'Expand the bracket. Which plain number does it bring with it?',
          },
        },
        { text: 'The bracket brings {{p^2}} with it, so {{p^2}} has to be taken off again' },
      ],
      answers: [4],
      hints: [
        'Are both sides equal? Test them with $x = 0$.',
        'Expand the squared bracket and compare with the left side, term by term.',
        'For $x = 0$ the left side is {{c}}. The right side is ${{p}}^2 + {{c}} = {{p^2+c}}$.',
        'The right side is too large. By how much, and what puts it right?',
      ],
      method_answer: [
        {
          maths: '(x + {{p}})^2 + {{c}} = x^2 + {{2*p}}x + {{p^2}} + {{c}}',
          text: 'The right side is {{p^2}} too large.',
        },
        {
          maths: 'x^2 + {{2*p}}x + {{c}} = (x + {{p}})^2 - {{p^2}} + {{c}}',
          text: 'Take it off again.',
        },
      ],
    },
  },
  {
    key: 'square-solve',
    topics: ['completing-the-square'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-A18Hb'],
    question: {
      type: 'expression',
      text: 'Solve $(x {{p|signed}})^2 - {{n}} = 0$ and give exact solutions.',
      max_score: 3,
      template: {
        draw: { p: { from: -8, to: 8, except: [0] }, n: { pick: [2, 3, 5, 6, 7, 10, 11] } },
        where: ['abs(p) != n'],
      },
      start: '(x {{p|signed}})^2 - {{n}} = 0',
      answer: 'x = {{-p}} + sqrt({{n}}) or x = {{-p}} - sqrt({{n}})',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{-p}} + sqrt({{n}})',
          misconception: {
            code: 'lost_a_root',
            text: 'That is one of them. A positive number has two square roots.',
          },
        },
        {
          answer: 'x = {{p}} + sqrt({{n}}) or x = {{p}} - sqrt({{n}})',
          misconception: {
            code: 'factor_signs_kept',
            text: 'To undo the ${{p|signed}}$, do the opposite on both sides.',
          },
        },
      ],
      hints: [
        'The square stands almost alone. What is left to undo?',
        'Bring the plain number to the other side, take both square roots, and then free the $x$.',
        'First $(x {{p|signed}})^2 = {{n}}$.',
        'Then $x {{p|signed}}$ is $\\sqrt{ {{n}} }$ or $-\\sqrt{ {{n}} }$. Undo the ${{p|signed}}$ in both.',
      ],
      method_answer: [
        { maths: '(x {{p|signed}})^2 = {{n}}', text: 'Add {{n}} to both sides.' },
        {
          maths: tex`x = {{-p}} + \sqrt{ {{n}} } \text{ or } x = {{-p}} - \sqrt{ {{n}} }`,
          text: 'Take both roots, then undo the ${{p|signed}}$.',
        },
      ],
    },
  },
  {
    key: 'square-turning-point',
    topics: ['completing-the-square'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-A11H'],
    question: {
      type: 'fill_blanks',
      text: 'The curve $y = (x {{-h|signed}})^2 {{k|signed}}$ has its lowest point at $x =$ [[1]] and $y =$ [[2]].',
      diagram: {
        kind: 'axes',
        x: { from: -6, to: 6, step: 1, label: 'x', labels: 'none' },
        y: { from: -6, to: 10, step: 2, label: 'y', labels: 'none' },
        grid: false,
        curves: [{ type: 'polynomial', coefficients: [1, '{{-2*h}}', '{{h^2+k}}'] }],
        alt: 'A curve that opens upwards, with one lowest point.',
      },
      max_score: 2,
      template: {
        draw: { h: { from: -4, to: 4, except: [0] }, k: { from: -5, to: 5, except: [0] } },
        where: ['h != k', 'h != -k'],
        check: ['answer1 - h = 0', 'answer2 = (answer1 - h)^2 + k'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{h}}',
          mistakes: [
            {
              answer: '{{-h}}',
              misconception: {
                code: 'turning_point_sign_kept',
                text: 'A square is smallest when it is zero. For which $x$ is the bracket zero?',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{k}}',
          mistakes: [
            {
              answer: '{{-k}}',
              misconception: {
                code: 'number_sign_turned',
                text: 'Where the square is zero, what is left of $y$?',
              },
            },
          ],
        },
      ],
      hints: [
        'A square is never negative. When is it as small as it can be?',
        'Ask for which $x$ the bracket is zero. Then work out $y$ there.',
        'Put the bracket equal to zero, and solve that small equation.',
        'Where the bracket is zero, $y$ is the number that stands behind the square.',
      ],
      method_answer: [
        { maths: '{{h}} {{-h|signed}} = 0', text: 'The bracket is zero here.' },
        { maths: '0^2 {{k|signed}} = {{k}}', text: 'The value of $y$ there.' },
      ],
    },
  },
  {
    key: 'square-lowest-value',
    topics: ['completing-the-square'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-A11H', 'GCSE-A18Hb'],
    question: {
      type: 'number',
      text: 'What is the smallest value that $x^2 - {{2*p}}x + {{c}}$ can have?',
      max_score: 2,
      template: {
        draw: { p: { from: 2, to: 7 }, c: { from: 3, to: 40 } },
        derive: { q: 'c-p^2' },
        where: ['q != 0', 'q != -p', 'q != c - 2*p', 'distinct(p, c, q, c - 4*p^2)'],
        check: ['answer = p^2 - 2*p*p + c'],
      },
      answer: '{{q}}',
      mistakes: [
        {
          answer: '{{p}}',
          misconception: {
            code: 'other_quantity_given',
            text: 'This is the $x$ for which the value is smallest. What is the value there?',
          },
        },
        {
          answer: '{{c}}',
          misconception: {
            code: 'square_not_taken_off',
            text: 'That is the value for $x = 0$. Can it be smaller for another $x$?',
          },
        },
        {
          answer: '{{c-4*p^2}}',
          misconception: {
            code: 'square_bracket_not_halved',
            text: 'Half the number before $x$ goes into the bracket.',
          },
        },
      ],
      hints: [
        'Write it with a square: a square is never negative.',
        'Complete the square. The smallest value is there where the bracket is zero.',
        'Half of {{2*p}} goes into the bracket: $(x - {{p}})^2 = x^2 - {{2*p}}x + {{p^2}}$.',
        'So the expression is $(x - {{p}})^2 - {{p^2}} + {{c}}$. What is left when the bracket is zero?',
      ],
      method_answer: [
        { maths: '(x - {{p}})^2 - {{p^2}} + {{c}}', text: 'Complete the square.' },
        {
          maths: '{{c}} - {{p^2}} = {{q}}',
          text: 'The square is zero for $x = {{p}}$, and this is left.',
        },
      ],
    },
  },
]
