import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const quadraticFormula: readonly ContentQuestion[] = [
  {
    key: 'formula-abc',
    topics: ['quadratic-formula'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-A18Hc', 'GCSE-A18Ha'],
    question: {
      type: 'fill_blanks',
      text: 'To use the quadratic formula for ${{a}}x^2 = {{p}}x + {{q}}$, bring it into the form $ax^2 + bx + c = 0$ with $a = {{a}}$. Then $b =$ [[1]] and $c =$ [[2]].',
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 5 }, p: { from: 2, to: 9 }, q: { from: 1, to: 9 } },
        where: ['p != q'],
        check: ['answer1 = -p', 'answer2 = -q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{-p}}',
          mistakes: [
            {
              answer: '{{p}}',
              misconception: {
                code: 'sign_lost_moving',
                text: 'What happens to the term with $x$ when it is taken from both sides?',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{-q}}',
          mistakes: [
            {
              answer: '{{q}}',
              misconception: {
                code: 'sign_lost_moving',
                text: 'What happens to the number when it is taken from both sides?',
              },
            },
          ],
        },
      ],
      hints: [
        'All terms have to be on one side, with 0 on the other.',
        'Take the terms on the right from both sides.',
        'Take ${{p}}x$ from both sides, and then {{q}}.',
        'Now read off the number before $x$ and the plain number, each with its sign.',
      ],
      method_answer: [
        { maths: '{{a}}x^2 - {{p}}x - {{q}} = 0', text: 'Everything on the left.' },
        {
          maths: tex`b = -{{p}}, \quad c = -{{q}}`,
          text: 'Read off the numbers with their signs.',
        },
      ],
    },
  },
  {
    key: 'formula-discriminant',
    topics: ['quadratic-formula'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-A18Hc'],
    question: {
      type: 'number',
      text: 'Work out $b^2 - 4ac$ for ${{a}}x^2 {{b|signed}}x - {{c}} = 0$.',
      max_score: 1,
      template: {
        draw: { a: { from: 1, to: 4 }, b: { from: -9, to: 9, except: [0] }, c: { from: 1, to: 6 } },
        where: ['abs(b) > 1', 'a > 1', '2*b != b^2', '2*b + 4*a*c != b^2 - 4*a*c'],
        check: ['(answer - b^2) / 4 = a * c'],
      },
      answer: '{{b^2+4*a*c}}',
      mistakes: [
        {
          answer: '{{b^2-4*a*c}}',
          misconception: {
            code: 'formula_sign_below_root',
            text: tex`$c$ is negative here. What is $-4 \times {{a}} \times (-{{c}})$?`,
          },
        },
        {
          answer: '{{2*b+4*a*c}}',
          misconception: { code: 'power_as_multiple', text: '$b^2$ is $b$ times itself.' },
        },
      ],
      hints: [
        'Write down $a$, $b$ and $c$, each with its sign.',
        'Put them into $b^2 - 4ac$ with brackets around negative numbers.',
        'Here $a = {{a}}$, $b = {{b}}$ and $c = -{{c}}$.',
        tex`The square is {{b^2}}. Then work out $4 \times {{a}} \times (-{{c}})$ and take it away.`,
      ],
      method_answer: [
        {
          maths: tex`({{b}})^2 - 4 \times {{a}} \times (-{{c}}) = {{b^2}} + {{4*a*c}}`,
          text: 'Put the numbers in, with brackets.',
        },
        {
          maths: '{{b^2}} + {{4*a*c}} = {{b^2+4*a*c}}',
          text: 'Taking away a negative number adds.',
        },
      ],
    },
  },
  {
    key: 'formula-exact',
    topics: ['quadratic-formula'],
    difficulty: 0.3,
    minutes: 3.5,
    statements: ['GCSE-A18Hc'],
    question: {
      type: 'expression',
      text: 'Solve $x^2 - {{2*h}}x + {{c}} = 0$. Give exact solutions with a square root.',
      max_score: 3,
      template: {
        draw: { h: { from: 2, to: 6 }, n: { pick: [2, 3, 5, 6, 7] } },
        derive: { c: 'h^2-n' },
        where: ['c > 0', 'c != h', 'h != n'],
      },
      start: 'x^2 - {{2*h}}x + {{c}} = 0',
      answer: 'x = {{h}} + sqrt({{n}}) or x = {{h}} - sqrt({{n}})',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{-h}} + sqrt({{n}}) or x = {{-h}} - sqrt({{n}})',
          misconception: {
            code: 'formula_sign_of_b',
            text: 'The formula begins with $-b$. Here $b$ is negative itself.',
          },
        },
        {
          answer: 'x = {{2*h}} + sqrt({{n}}) or x = {{2*h}} - sqrt({{n}})',
          misconception: {
            code: 'formula_bottom_under_root_only',
            text: 'The whole top is divided by 2, not only the root.',
          },
        },
      ],
      hints: [
        'It does not factorise with whole numbers, so use the quadratic formula.',
        'Write down $a = 1$, $b = -{{2*h}}$ and $c = {{c}}$, and put them in.',
        'Under the root stands ${{4*h^2}} - {{4*c}} = {{4*n}}$.',
        tex`The root is simpler than it looks: $\sqrt{ {{4*n}} } = 2\sqrt{ {{n}} }$. Put it into the formula, and divide both parts of the top by 2.`,
      ],
      method_answer: [
        {
          maths: tex`x = \frac{ {{2*h}} + \sqrt{ {{4*n}} }}{2} \text{ or } x = \frac{ {{2*h}} - \sqrt{ {{4*n}} }}{2}`,
          text: 'Put the numbers into the formula.',
        },
        {
          maths: tex`x = {{h}} + \sqrt{ {{n}} } \text{ or } x = {{h}} - \sqrt{ {{n}} }`,
          text: 'The root of {{4*n}} is twice the root of {{n}}.',
        },
      ],
    },
  },
  {
    key: 'formula-rational',
    topics: ['quadratic-formula'],
    difficulty: 0.5,
    minutes: 3.5,
    statements: ['GCSE-A18Hc', 'GCSE-A18Ha'],
    question: {
      type: 'expression',
      text: 'Solve ${{m}}x^2 = {{b}}x + {{c}}$. Give both solutions, such as $x = 1$ or $x = 2$.',
      max_score: 3,
      template: {
        draw: { m: { from: 2, to: 5 }, p: { from: 1, to: 4 }, q: { from: 1, to: 5 } },
        derive: { b: 'm*q-p', c: 'p*q' },
        where: ['gcd(m, p) = 1', 'b > 1', 'p != m*q', 'q != p'],
      },
      start: '{{m}}x^2 = {{b}}x + {{c}}',
      answer: 'x = {{q}} or x = {{-p/m}}',
      variables: ['x'],
      mistakes: [
        {
          answer: 'x = {{-q}} or x = {{p/m}}',
          misconception: {
            code: 'formula_sign_of_b',
            text: 'Look at the sign of $b$ once everything is on one side.',
          },
        },
        {
          answer: 'x = {{2*q}} or x = {{-2*p/m}}',
          misconception: {
            code: 'formula_bottom_not_doubled',
            text: 'The whole top is divided by $2a$.',
          },
        },
      ],
      hints: [
        'First bring everything to one side.',
        'Then use the formula, or factorise if you see how.',
        'You get ${{m}}x^2 - {{b}}x - {{c}} = 0$, so $b^2 - 4ac = {{b^2+4*m*c}}$.',
        tex`Its root is {{m*q+p}}. So $x = \frac{ {{b}} + {{m*q+p}} }{ {{2*m}} }$ or $x = \frac{ {{b}} - {{m*q+p}} }{ {{2*m}} }$.`,
      ],
      method_answer: [
        { maths: '{{m}}x^2 - {{b}}x - {{c}} = 0', text: 'Everything on one side.' },
        {
          maths: tex`x = \frac{ {{b}} + {{m*q+p}} }{ {{2*m}} } \text{ or } x = \frac{ {{b}} - {{m*q+p}} }{ {{2*m}} }`,
          text: 'Use the formula. The root of {{b^2+4*m*c}} is {{m*q+p}}.',
        },
        { maths: tex`x = {{q}} \text{ or } x = {{-p/m|tex}}`, text: 'Work both out.' },
      ],
    },
  },
  {
    key: 'formula-rounded',
    topics: ['quadratic-formula'],
    difficulty: 0.8,
    minutes: 3.5,
    statements: ['GCSE-A18Hc'],
    question: {
      type: 'number',
      text: 'Use a calculator. Find the positive solution of $x^2 + 3x - 7 = 0$. Give your answer to 2 decimal places.',
      max_score: 2,
      answer: '1.5413812651491',
      tolerance: { decimal_places: 2 },
      mistakes: [
        {
          answer: '-4.54',
          misconception: {
            code: 'other_quantity_given',
            text: 'This one is negative. The positive solution is asked for.',
          },
        },
        {
          answer: '4.54',
          misconception: {
            code: 'formula_sign_of_b',
            text: 'The formula begins with $-b$. What is it here?',
          },
        },
        {
          answer: '0.04',
          misconception: {
            code: 'formula_bottom_under_root_only',
            text: 'The whole top is divided by 2, not only the root.',
          },
        },
      ],
      hints: [
        'Which formula solves every quadratic equation?',
        'Put $a = 1$, $b = 3$ and $c = -7$ into the quadratic formula.',
        tex`Under the root stands $3^2 - 4 \times 1 \times (-7) = 37$.`,
        tex`The positive solution is $\frac{-3 + \sqrt{37}}{2}$. Use brackets on the calculator, and round at the end.`,
      ],
      method_answer: [
        { maths: tex`3^2 - 4 \times 1 \times (-7) = 37`, text: 'The number under the root.' },
        { maths: tex`\frac{-3 + \sqrt{37}}{2} = 1.5414`, text: 'The positive solution.' },
        { maths: '1.54', text: 'Rounded to 2 decimal places.' },
      ],
    },
  },
  {
    key: 'formula-choose-method',
    topics: ['quadratic-formula'],
    difficulty: 0,
    minutes: 2.5,
    statements: ['GCSE-A18Ha', 'GCSE-A18Hc'],
    question: {
      type: 'matching',
      text: 'Match each equation with the quickest good way to solve it. One way is left over.',
      max_score: 3,
      left: ['$x^2 - 7x + 10 = 0$', '$x^2 = 45$', '$3x^2 + 5x - 4 = 0$'],
      pairs: [3, 1, 2],
      right: [
        'Take square roots of both sides',
        'Use the quadratic formula',
        'Factorise into two brackets',
        'Divide both sides by $x$',
      ],
      hints: [
        'Look at which terms each equation has.',
        'No term with $x$: take roots. Whole numbers with the right product and sum: factorise. The formula always works.',
        'For the first, look for two numbers with product 10 and sum $-7$.',
        'For the last, $b^2 - 4ac = 73$ is no square number. What does that say about factorising?',
      ],
      method_answer: [
        { maths: '(x - 2)(x - 5) = 0', text: 'The first one factorises at once.' },
        { maths: 'x^2 = 45', text: 'The second has no term with $x$: take both roots.' },
        {
          maths: tex`5^2 - 4 \times 3 \times (-4) = 73`,
          text: 'The third does not factorise with whole numbers, so use the formula.',
        },
      ],
    },
  },
]
