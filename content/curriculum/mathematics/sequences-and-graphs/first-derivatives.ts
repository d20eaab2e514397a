import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const firstDerivatives: readonly ContentQuestion[] = [
  {
    key: 'derivative-of-a-straight-line',
    topics: ['first-derivatives'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-A15Ha', 'GCSE-R15H'],
    question: {
      type: 'number',
      text: 'What is the derivative of $y = {{b}} {{m|signed}}x$?',
      max_score: 1,
      template: {
        draw: { m: { from: -8, to: 9, except: [0, 1, -1] }, b: { from: 2, to: 12 } },
        where: ['m != b', 'm + b != 0'],
        check: ['2*answer = b + 3*m - b - m'],
      },
      answer: '{{m}}',
      mistakes: [
        slip(
          '{{b}}',
          'gradient_and_intercept_swapped',
          'Which number tells how steep the line is?',
        ),
        slip(
          '{{m+b}}',
          'derivative_constant_kept',
          'A number alone moves the line up. Does that make it steeper?',
        ),
      ],
      hints: [
        'The derivative tells how steep the graph is at every point.',
        'A straight line is equally steep everywhere: its derivative is its gradient.',
        'The {{b}} only moves the line up.',
        'Look at the number in front of $x$, with its sign.',
      ],
      method_answer: [
        {
          maths: tex`\frac{dy}{dx} = {{m}}`,
          text: 'The gradient of the line. The number alone gives 0.',
        },
      ],
    },
  },
  {
    key: 'derivative-power',
    topics: ['first-derivatives'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-A15Ha'],
    question: {
      type: 'expression',
      text: tex`Differentiate $y = {{c}}x^{ {{n}} }$. Complete: $\frac{dy}{dx} = \ldots$`,
      max_score: 1,
      template: { draw: { c: { from: 2, to: 7 }, n: { from: 3, to: 7 } } },
      answer: '{{c*n}}x^{{n-1}}',
      variables: ['x'],
      mistakes: [
        {
          answer: '{{c*n}}x^{{n}}',
          misconception: {
            code: 'derivative_power_kept',
            text: 'The power comes down in front, and then it is one less.',
          },
        },
        {
          answer: '{{c}}x^{{n-1}}',
          misconception: {
            code: 'derivative_factor_forgotten',
            text: 'The power also multiplies the number in front.',
          },
        },
      ],
      hints: [
        'Two things happen to the power. Do you remember them?',
        'Multiply by the power, then make the power one less.',
        'The power is {{n}}, and the number in front is {{c}}.',
        'Multiply {{c}} by {{n}} for the new number in front. Then take 1 from the power.',
      ],
      method_answer: [
        {
          maths: tex`{{c}} \times {{n}} = {{c*n}}`,
          text: 'Multiply the number in front by the power.',
        },
        { maths: tex`{{c*n}}x^{ {{n-1}} }`, text: 'The power is one less.' },
      ],
    },
  },
  {
    key: 'derivative-sum',
    topics: ['first-derivatives'],
    difficulty: 1.1,
    minutes: 3,
    statements: ['GCSE-A15Ha'],
    question: {
      type: 'expression',
      text: tex`Differentiate $y = {{a}}x^2 {{b|signed}}x {{c|signed}}$. Complete: $\frac{dy}{dx} = \ldots$`,
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 8 }, b: { from: -9, to: 9 }, c: { from: -9, to: 9 } },
        where: ['abs(b) > 1', 'c != 0'],
      },
      answer: '{{2*a}}x {{b|signed}}',
      variables: ['x'],
      mistakes: [
        {
          answer: '{{2*a}}x {{b+c|signed}}',
          misconception: {
            code: 'derivative_constant_kept',
            text: 'A constant does not change, so its derivative is zero.',
          },
        },
        {
          answer: '{{2*a}}x {{b|signed}}x',
          misconception: {
            code: 'derivative_linear_term_kept',
            text: 'A term with $x$ grows by the same at every step: only its number stays.',
          },
        },
      ],
      hints: [
        'Differentiate each term by itself.',
        'How steep is a level line? That is what a constant gives.',
        'For the first term multiply {{a}} by 2, and make the power one less.',
        'The term with $x$ leaves only its number. The number alone leaves nothing.',
      ],
      method_answer: [
        { maths: tex`{{a}}x^2 \to {{2*a}}x`, text: 'Times the power, and one less.' },
        {
          maths: tex`{{b}}x \to {{b}}, \quad {{c}} \to 0`,
          text: 'A line keeps its slope; a constant has none.',
        },
        { maths: tex`\frac{dy}{dx} = {{2*a}}x {{b|signed}}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'derivative-gradient-at-point',
    topics: ['first-derivatives'],
    difficulty: 1.4,
    minutes: 3,
    statements: ['GCSE-A15Ha', 'GCSE-R15H'],
    question: {
      type: 'number',
      text: 'What is the gradient of the curve $y = x^2 {{b|signed}}x$ at the point where $x = {{p}}$?',
      max_score: 2,
      template: {
        draw: { b: { from: -8, to: 8 }, p: { from: 2, to: 7 } },
        derive: { value: '2 * p + b', height: 'p^2 + b * p' },
        where: ['abs(b) > 1', 'height != value', 'p + b != value', 'p + b != 0'],
      },
      answer: '{{value}}',
      mistakes: [
        {
          answer: '{{height}}',
          misconception: {
            code: 'height_for_gradient',
            text: 'This is how high the curve is there, not how steep.',
          },
        },
        {
          answer: '{{p + b}}',
          misconception: {
            code: 'derivative_factor_forgotten',
            text: 'The power 2 comes down in front of the $x$.',
          },
        },
      ],
      hints: [
        'What tells you how steep a curve is at every point?',
        'Differentiate first, then put in the value of $x$.',
        'The first term gives $2x$, and the second gives its number.',
        'Work out $2 \\times {{p}} {{b|signed}}$.',
      ],
      method_answer: [
        { maths: tex`\frac{dy}{dx} = 2x {{b|signed}}`, text: 'Differentiate each term.' },
        {
          maths: tex`2 \times {{p}} {{b|signed}} = {{value}}`,
          text: 'Put in $x = {{p}}$.',
        },
      ],
    },
  },
  {
    key: 'derivative-what-it-tells',
    topics: ['first-derivatives'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-R15H'],
    question: {
      type: 'single_choice',
      text: 'What does the derivative of a curve tell you at a point?',
      max_score: 1,
      options: [
        {
          text: 'How long the curve is up to there',
          misconception: {
            code: 'gradient_as_other_feature',
            text: 'It speaks of one point only.',
          },
        },
        {
          text: 'Where the curve crosses the $x$-axis',
          misconception: { code: 'gradient_as_other_feature', text: 'There $y$ is zero.' },
        },
        { text: 'How steep the curve is there' },
        {
          text: 'How high the curve is there',
          misconception: { code: 'height_for_gradient', text: 'The height is $y$ itself.' },
        },
      ],
      answers: [3],
      hints: [
        'Think of walking along the curve from left to right.',
        'A positive derivative means that you walk uphill.',
        'A large derivative means that the walk is hard, and 0 means that it is level.',
        'So it speaks of the slope under your feet. Which option says that?',
      ],
      method_answer: [
        { text: 'The derivative is the gradient: how steep the curve is at that point.' },
      ],
    },
  },
  {
    key: 'derivative-turning-point',
    topics: ['first-derivatives'],
    difficulty: 1.7,
    minutes: 3,
    statements: ['GCSE-A15Ha', 'GCSE-R15H'],
    question: {
      type: 'number',
      text: 'For which value of $x$ is the curve $y = x^2 {{-2*p|signed}}x {{c|signed}}$ level, with a gradient of zero?',
      max_score: 2,
      template: {
        draw: { p: { from: -6, to: 7 }, c: { from: -9, to: 9 } },
        where: ['p != 0', 'c != 0'],
      },
      answer: '{{p}}',
      mistakes: [
        {
          answer: '{{-p}}',
          misconception: {
            code: 'sign_lost_moving',
            text: 'Look at the signs when you solve for $x$.',
          },
        },
        {
          answer: '{{2*p}}',
          misconception: {
            code: 'stopped_early',
            text: 'This is twice $x$. One step is left.',
          },
        },
      ],
      hints: [
        'Level means that the derivative is zero there.',
        'Differentiate, then solve the equation you get.',
        'The derivative is $2x {{-2*p|signed}}$.',
        'Set it equal to 0: $2x = {{2*p}}$. Divide by 2.',
      ],
      method_answer: [
        { maths: tex`\frac{dy}{dx} = 2x {{-2*p|signed}}`, text: 'Differentiate.' },
        { maths: tex`2x {{-2*p|signed}} = 0`, text: 'Level: the gradient is zero.' },
        { maths: tex`x = {{p}}`, text: 'Solve for $x$.' },
      ],
    },
  },
  {
    key: 'derivative-pairs',
    topics: ['first-derivatives'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-A15Ha'],
    question: {
      type: 'matching',
      text: 'Match each function with its derivative. One is left over.',
      max_score: 4,
      left: ['$x^3$', '$x^2$', '$5x$', '$5$'],
      right: ['$2x$', '$0$', '$3x^2$', '$x$', '$5$'],
      pairs: [3, 1, 5, 2],
      hints: [
        'Each function has a rule for how steep it is.',
        'Multiply by the power, then make the power one less.',
        'In $x^3$ the power is 3. It comes down in front, and 2 is left above.',
        'A line such as $5x$ is equally steep everywhere. And how steep is a level line?',
      ],
      method_answer: [
        {
          maths: tex`x^3 \to 3x^2, \quad x^2 \to 2x`,
          text: 'The power comes down, and is one less.',
        },
        {
          maths: tex`5x \to 5, \quad 5 \to 0`,
          text: 'A line keeps its slope; a constant has none.',
        },
      ],
    },
  },
]
