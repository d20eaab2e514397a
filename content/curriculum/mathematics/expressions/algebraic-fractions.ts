import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const algebraicFractions: readonly ContentQuestion[] = [
  {
    key: 'alg-fraction-cancel-which',
    topics: ['algebraic-fractions'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-A4Hc'],
    question: {
      type: 'single_choice',
      text: 'Which of these fractions can be simplified?',
      max_score: 1,
      template: { draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 } }, where: ['a != b'] },
      options: [
        {
          text: tex`$\frac{x + {{a}} }{x + {{b}} }$`,
          misconception: {
            code: 'cancelled_a_term',
            text: 'The $x$ is a part of a sum here. Only factors can be cancelled.',
          },
        },
        { text: tex`$\frac{ {{a}}(x + {{b}})}{x + {{b}} }$` },
        {
          text: tex`$\frac{x + {{a}} }{x}$`,
          misconception: {
            code: 'cancelled_a_term',
            text: 'The top is a sum. Its $x$ is no factor of the whole top.',
          },
        },
        {
          text: tex`$\frac{x^2 + {{a}} }{x + {{a}} }$`,
          misconception: {
            code: 'cancelled_a_term',
            text: 'The {{a}} is a part of a sum above and below. Only factors can be cancelled.',
          },
        },
      ],
      answers: [2],
      hints: [
        'Only what multiplies the whole top and the whole bottom can be cancelled.',
        'Ask of each: is there a factor that top and bottom share? Terms of a sum do not count.',
        'In the first fraction neither the top nor the bottom has a factor besides itself.',
        'Look for a top that is a product, with one of its factors below.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}}(x + {{b}})}{x + {{b}} } = {{a}}`,
          text: 'The bracket is a factor of the top and it is the whole bottom.',
        },
      ],
    },
  },
  {
    key: 'alg-fraction-spot-slip',
    topics: ['algebraic-fractions'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-A4Hc'],
    question: {
      type: 'single_choice',
      text: tex`{{name}} writes $\frac{x + {{k*b}} }{x + {{b}} } = {{k}}$, since the two $x$ cancel. What would you tell {{name}}?`,
      max_score: 1,
      template: {
        draw: {
          k: { from: 2, to: 5 },
          b: { from: 2, to: 6 },
          name: { pick: ['Ravi', 'Hannah', 'Chidi', 'Noor'] },
        },
      },
      options: [
        { text: 'It cannot be simplified, since $x$ is a term and not a factor' },
        {
          text: tex`The {{b}} cancels and not the $x$, so it is $\frac{x + {{k}} }{x + 1}$`,
          misconception: {
            code: 'divided_one_term',
            text: 'Dividing the whole top by {{b}} would change the $x$ as well.',
          },
        },
        {
          text: 'It is correct: an $x$ above and an $x$ below always cancel',
          misconception: {
            code: 'cancelled_a_term',
            text: 'Put $x = 1$ into the fraction. Is it really {{k}}?',
          },
        },
        {
          text: tex`The fraction is equal to $1 + \frac{ {{k*b}} }{ {{b}} }$`,
          misconception: {
            code: 'bottom_split',
            text: 'The bottom is one number. It cannot be shared out among the terms.',
          },
        },
      ],
      answers: [1],
      hints: [
        'What may be cancelled in a fraction: terms or factors?',
        'Test what {{name}} writes with a number for $x$.',
        'Put $x = 1$: the top is $1 + {{k*b}} = {{1+k*b}}$ and the bottom is $1 + {{b}} = {{1+b}}$.',
        tex`Is $\frac{ {{1+k*b}} }{ {{1+b}} }$ equal to {{k}}? And is there a factor that the whole top and the whole bottom share?`,
      ],
      method_answer: [
        {
          maths: tex`\frac{1 + {{k*b}} }{1 + {{b}} } = \frac{ {{1+k*b}} }{ {{1+b}} }`,
          text: 'For $x = 1$ the value is not {{k}}.',
        },
        {
          text: 'Only factors of the whole top and bottom cancel, and $x$ is a term of a sum here.',
        },
      ],
    },
  },
  {
    key: 'alg-fraction-simplify',
    topics: ['algebraic-fractions'],
    difficulty: 0.2,
    minutes: 2.5,
    statements: ['GCSE-A4Hc'],
    question: {
      type: 'expression',
      text: tex`Simplify $\frac{x^2 + {{a+b}}x + {{a*b}} }{x + {{a}} }$.`,
      max_score: 2,
      template: { draw: { a: { from: 2, to: 8 }, b: { from: 2, to: 9 } }, where: ['a != b'] },
      start: '(x^2 + {{a+b}}x + {{a*b}})/(x + {{a}})',
      answer: 'x + {{b}}',
      variables: ['x'],
      form: 'lowest_terms',
      mistakes: [
        {
          answer: 'x + {{a}}',
          misconception: {
            code: 'factors_in_other_brackets',
            text: 'Which of the two brackets cancels with the bottom?',
          },
        },
        {
          answer: 'x^2 + {{b}}',
          misconception: {
            code: 'cancelled_a_term',
            text: 'Factorise the top first. Only whole brackets can be cancelled.',
          },
        },
      ],
      hints: [
        'Can you see a factor that top and bottom share?',
        'Factorise the top. Then cancel the bracket that is in both.',
        'The numbers with product {{a*b}} and sum {{a+b}} are {{a}} and {{b}}.',
        'So the top is a product of two brackets, one with {{a}} and one with {{b}}. One of them is the same as the bottom.',
      ],
      method_answer: [
        { maths: tex`\frac{(x + {{a}})(x + {{b}})}{x + {{a}} }`, text: 'Factorise the top.' },
        { maths: 'x + {{b}}', text: 'Cancel the common bracket.' },
      ],
    },
  },
  {
    key: 'alg-fraction-two-quadratics',
    topics: ['algebraic-fractions'],
    difficulty: 0.8,
    minutes: 3.5,
    statements: ['GCSE-A4Hc'],
    question: {
      type: 'expression',
      text: tex`Simplify $\frac{x^2 - {{a^2}} }{x^2 {{a+b|signed}}x {{a*b|signed}} }$.`,
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 7 }, b: { from: -8, to: 8, except: [0] } },
        where: ['b != a', 'b != -a', 'abs(a+b) > 1'],
      },
      start: '(x^2 - {{a^2}})/(x^2 {{a+b|signed}}x {{a*b|signed}})',
      answer: '(x - {{a}})/(x {{b|signed}})',
      variables: ['x'],
      form: 'lowest_terms',
      mistakes: [
        {
          answer: '(x + {{a}})/(x {{b|signed}})',
          misconception: {
            code: 'factor_signs',
            text: 'Which factor of the top is below as well? The other one stays.',
          },
        },
        {
          answer: '({{-a}})/({{a+b}}x)',
          misconception: {
            code: 'cancelled_a_term',
            text: 'Factorise first: single terms of a sum cannot be cancelled.',
          },
        },
      ],
      hints: [
        'Both the top and the bottom can be factorised.',
        'The top is a difference of two squares. The bottom needs a product of ${{a*b}}$ and a sum of ${{a+b}}$.',
        'The top is $(x - {{a}})(x + {{a}})$.',
        'The bottom is $(x + {{a}})(x {{b|signed}})$. Cancel the bracket that both share.',
      ],
      method_answer: [
        {
          maths: tex`\frac{(x - {{a}})(x + {{a}})}{(x + {{a}})(x {{b|signed}})}`,
          text: 'Factorise top and bottom.',
        },
        { maths: tex`\frac{x - {{a}} }{x {{b|signed}} }`, text: 'Cancel the common bracket.' },
      ],
    },
  },
  {
    key: 'alg-fraction-add',
    topics: ['algebraic-fractions'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-A4Hc'],
    question: {
      type: 'expression',
      text: tex`Write $\frac{ {{p}} }{x} + \frac{ {{q}} }{x + {{a}} }$ as a single fraction.`,
      max_score: 3,
      template: {
        draw: { p: { from: 2, to: 6 }, q: { from: 2, to: 6 }, a: { from: 2, to: 7 } },
        where: ['p != q'],
      },
      start: '{{p}}/x + {{q}}/(x + {{a}})',
      answer: '({{p+q}}x + {{p*a}})/(x(x + {{a}}))',
      variables: ['x'],
      form: 'single_fraction',
      mistakes: [
        {
          answer: '{{p+q}}/(2x + {{a}})',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'Both need the same denominator before the numerators are added.',
          },
        },
        {
          answer: '{{p+q}}/(x(x + {{a}}))',
          misconception: {
            code: 'tops_not_scaled',
            text: 'The denominators were changed. The numerators have to change with them.',
          },
        },
        {
          answer: '({{p+q}}x + {{a}})/(x(x + {{a}}))',
          misconception: {
            code: 'bracket_last_term_only',
            text: 'Multiply the whole of $x + {{a}}$ by {{p}}.',
          },
        },
      ],
      hints: [
        'Numbers or letters, fractions need the same denominator before they are added.',
        'A common denominator is $x(x + {{a}})$. Multiply each numerator by what its denominator was multiplied by.',
        tex`The first fraction becomes $\frac{ {{p}}(x + {{a}})}{x(x + {{a}})}$.`,
        tex`The second becomes $\frac{ {{q}}x}{x(x + {{a}})}$. Add the tops, expand and collect.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{p}}(x + {{a}})}{x(x + {{a}})} + \frac{ {{q}}x}{x(x + {{a}})}`,
          text: 'The same denominator for both.',
        },
        {
          maths: tex`\frac{ {{p+q}}x + {{p*a}} }{x(x + {{a}})}`,
          text: 'Add the tops and collect like terms.',
        },
      ],
    },
  },
  {
    key: 'alg-fraction-subtract',
    topics: ['algebraic-fractions'],
    difficulty: 1,
    minutes: 3.5,
    statements: ['GCSE-A4Hc'],
    question: {
      type: 'expression',
      text: tex`Write $\frac{x + {{a}} }{ {{m}} } - \frac{x - {{b}} }{ {{n}} }$ as a single fraction.`,
      max_score: 3,
      template: {
        draw: {
          m: { from: 2, to: 3 },
          n: { from: 4, to: 5 },
          a: { from: 1, to: 7 },
          b: { from: 1, to: 7 },
        },
        derive: { t: 'n*a+m*b', w: 'n*a-m*b' },
        where: ['gcd(m, n) = 1', 'w != 0', 'n-m > 0', 'gcd(n-m, t) = 1'],
      },
      start: '(x + {{a}})/{{m}} - (x - {{b}})/{{n}}',
      answer: '({{n-m|coef}}x + {{t}})/{{m*n}}',
      variables: ['x'],
      form: 'single_fraction',
      mistakes: [
        {
          answer: '({{n-m|coef}}x {{w|signed}})/{{m*n}}',
          misconception: {
            code: 'minus_before_fraction',
            text: 'The minus belongs to the whole top of the second fraction. Put it in a bracket.',
          },
        },
        {
          answer: '({{a+b}})/({{m-n}})',
          misconception: {
            code: 'added_tops_and_bottoms',
            text: 'Both need the same denominator first.',
          },
        },
      ],
      hints: [
        'The minus in the middle belongs to the whole of the second fraction.',
        'Write both with the denominator {{m*n}}, keep the tops in brackets, and then subtract.',
        'The tops become ${{n}}(x + {{a}})$ and ${{m}}(x - {{b}})$. Take the whole of the second away from the first.',
        tex`Expand both brackets on top. The last product, $-{{m}} \times (-{{b}})$, is positive.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{n}}(x + {{a}}) - {{m}}(x - {{b}})}{ {{m*n}} }`,
          text: 'The same denominator for both.',
        },
        {
          maths: tex`\frac{ {{n}}x + {{n*a}} - {{m}}x + {{m*b}} }{ {{m*n}} }`,
          text: 'Expand, with care for the signs.',
        },
        { maths: tex`\frac{ {{n-m|coef}}x + {{t}} }{ {{m*n}} }`, text: 'Collect like terms.' },
      ],
    },
  },
  {
    key: 'alg-fraction-divide',
    topics: ['algebraic-fractions'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['GCSE-A4Hc'],
    question: {
      type: 'expression',
      text: tex`Work out $\frac{ {{a}}x}{ {{b}} } \div \frac{x^2}{ {{c}} }$ and give your answer as a fraction in its lowest terms.`,
      max_score: 2,
      template: {
        draw: { a: { from: 2, to: 5 }, b: { pick: [3, 5, 7] }, c: { from: 2, to: 5 } },
        where: ['gcd(a*c, b) = 1', 'a != c', 'gcd(a, c) = 1'],
      },
      start: '({{a}}x/{{b}})/(x^2/{{c}})',
      answer: '{{a*c}}/({{b}}x)',
      variables: ['x'],
      form: 'lowest_terms',
      mistakes: [
        {
          answer: '{{a}}x^3/{{b*c}}',
          misconception: {
            code: 'divided_without_turning',
            text: 'Dividing by a fraction is multiplying by that fraction turned upside down.',
          },
        },
        {
          answer: '{{b}}x/{{a*c}}',
          misconception: {
            code: 'turned_first_fraction',
            text: 'Which of the two fractions is turned upside down?',
          },
        },
        {
          answer: '{{a*c}}x/{{b}}',
          misconception: {
            code: 'exponents_divided',
            text: 'There is one $x$ above and $x^2$ below. What is left after cancelling?',
          },
        },
      ],
      hints: [
        'Dividing by a fraction works here just as it does with numbers.',
        'Turn the second fraction upside down and multiply.',
        tex`Write $\frac{ {{a}}x}{ {{b}} } \times \frac{ {{c}} }{x^2}$.`,
        tex`Multiplying gives $\frac{ {{a*c}}x}{ {{b}}x^2}$. Cancel one $x$ above and below.`,
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}}x}{ {{b}} } \times \frac{ {{c}} }{x^2}`,
          text: 'Turn the second fraction and multiply.',
        },
        { maths: tex`\frac{ {{a*c}}x}{ {{b}}x^2}`, text: 'Multiply tops and bottoms.' },
        { maths: tex`\frac{ {{a*c}} }{ {{b}}x}`, text: 'Cancel one $x$.' },
      ],
    },
  },
]
