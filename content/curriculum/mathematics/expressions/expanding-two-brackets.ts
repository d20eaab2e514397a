import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const expandingTwoBrackets: readonly ContentQuestion[] = [
  {
    key: 'expand-double',
    topics: ['expanding-two-brackets'],
    difficulty: 0.1,
    minutes: 3,
    statements: ['MK3-A-08', 'GCSE-A4d'],
    question: {
      type: 'expression',
      text: 'Expand and simplify $(x {{a|signed}})(x {{b|signed}})$.',
      max_score: 2,
      template: {
        draw: { a: { from: -8, to: 8 }, b: { from: -8, to: 8 } },
        derive: { s: 'a + b', t: 'a * b' },
        where: ['a != 0', 'b != 0', 's != 0', 'abs(s) != 1', 'a != b'],
      },
      start: '(x {{a|signed}})(x {{b|signed}})',
      answer: 'x^2 {{s|signed}}x {{t|signed}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: 'x^2 {{t|signed}}',
          misconception: {
            code: 'firsts_and_lasts_only',
            text: 'Each term of the first bracket meets both terms of the second: there are two more products.',
          },
        },
        {
          answer: 'x^2 {{s|signed}}x {{-t|signed}}',
          misconception: {
            code: 'sign_in_expansion',
            text: 'Look at the sign of the last product again.',
          },
        },
      ],
      hints: [
        'How many products are there when two terms meet two terms?',
        'Multiply $x$ by the whole second bracket, then ${{a}}$ by the whole second bracket.',
        tex`The first two products are $x \times x$ and $x \times ({{b}})$.`,
        'The other two are ${{a}} \\times x$ and ${{a}} \\times ({{b}})$. Then collect the two terms with $x$.',
      ],
      method_answer: [
        {
          maths: tex`x \times x {{b|signed}} \times x {{a|signed}} \times x {{t|signed}}`,
          text: 'Four products: each term with each term.',
        },
        { maths: 'x^2 {{s|signed}}x {{t|signed}}', text: 'Gather the two terms with $x$.' },
      ],
    },
  },
  {
    key: 'double-area-grid',
    topics: ['expanding-two-brackets'],
    difficulty: -0.7,
    minutes: 2,
    statements: ['MK3-A-08', 'GCSE-A4d'],
    question: {
      type: 'fill_blanks',
      text: 'The rectangle is $x + {{a}}$ high and $x + {{b}}$ wide, so its area is $(x + {{a}})(x + {{b}})$. It is cut into four pieces. Two of them have the areas $x^2$ and {{a*b}}. The piece at the top right has the area [[1]], and the piece at the bottom left has the area [[2]]. So the whole area is $x^2 +$ [[3]] $+ {{a*b}}$.',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [5, 0],
          C: [8, 0],
          D: [0, 2],
          E: [5, 2],
          F: [8, 2],
          G: [0, 7],
          H: [5, 7],
          I: [8, 7],
        },
        labels: { A: '', B: '', C: '', D: '', E: '', F: '', G: '', H: '', I: '' },
        polygons: [
          { points: ['D', 'E', 'H', 'G'], tone: 'a' },
          { points: ['E', 'F', 'I', 'H'], tone: 'b' },
          { points: ['A', 'B', 'E', 'D'], tone: 'b' },
          { points: ['B', 'C', 'F', 'E'], tone: 'c' },
        ],
        segments: [
          { from: 'G', to: 'H', label: 'x' },
          { from: 'H', to: 'I', label: '{{b}}' },
          { from: 'D', to: 'G', label: 'x' },
          { from: 'A', to: 'D', label: '{{a}}' },
        ],
        alt: 'A rectangle cut into four pieces. From top to bottom its height is x and then {{a}}. From left to right its width is x and then {{b}}.',
        not_to_scale: true,
      },
      max_score: 3,
      template: {
        draw: { a: { from: 2, to: 9 }, b: { from: 2, to: 9 } },
        where: ['a < b', 'a*b != a+b'],
      },
      blanks: [
        {
          type: 'expression',
          answer: '{{b}}x',
          variables: ['x'],
          mistakes: [
            {
              answer: 'x + {{b}}',
              misconception: {
                code: 'added_instead',
                text: 'The area of a piece is its height times its width.',
              },
            },
          ],
        },
        {
          type: 'expression',
          answer: '{{a}}x',
          variables: ['x'],
          mistakes: [
            {
              answer: 'x + {{a}}',
              misconception: {
                code: 'added_instead',
                text: 'The area of a piece is its height times its width.',
              },
            },
          ],
        },
        {
          type: 'expression',
          answer: '{{a+b}}x',
          variables: ['x'],
          mistakes: [
            {
              answer: '{{a*b}}x',
              misconception: {
                code: 'operation_exchanged',
                text: 'Add the two pieces that are alike.',
              },
            },
          ],
        },
      ],
      hints: [
        'Each piece is a rectangle. How do you find its area?',
        'Height times width gives each piece. Then add the two pieces that are alike.',
        'The piece at the top right is $x$ high and {{b}} wide.',
        'The piece at the bottom left is {{a}} high and $x$ wide. Write both areas with $x$ and add them.',
      ],
      method_answer: [
        { maths: tex`x \times {{b}} = {{b}}x`, text: 'The piece at the top right.' },
        { maths: tex`{{a}} \times x = {{a}}x`, text: 'The piece at the bottom left.' },
        { maths: '{{b}}x + {{a}}x = {{a+b}}x', text: 'Both together.' },
      ],
    },
  },
  {
    key: 'double-square',
    topics: ['expanding-two-brackets'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['MK3-A-08', 'GCSE-A4d'],
    question: {
      type: 'expression',
      text: 'Expand and simplify $(x {{a|signed}})^2$.',
      max_score: 2,
      template: { draw: { a: { from: -9, to: 9, except: [0] } }, where: ['abs(a) > 2'] },
      start: '(x {{a|signed}})^2',
      answer: 'x^2 {{2*a|signed}}x + {{a^2}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: 'x^2 + {{a^2}}',
          misconception: {
            code: 'square_of_sum',
            text: 'Write the bracket down twice. Are there only two products?',
          },
        },
        {
          answer: 'x^2 {{a|signed}}x + {{a^2}}',
          misconception: {
            code: 'middle_term_not_doubled',
            text: 'There are two products with $x$. Add both.',
          },
        },
        {
          answer: 'x^2 {{2*a|signed}}x - {{a^2}}',
          misconception: {
            code: 'number_sign_turned',
            text: 'What is the sign of a number times itself?',
          },
        },
      ],
      hints: [
        'Squaring a bracket means multiplying it by itself.',
        'Write $(x {{a|signed}})(x {{a|signed}})$ and find all four products.',
        tex`The first products are $x \times x$ and $x \times ({{a}})$.`,
        tex`There are two equal terms with $x$, and the last product is $({{a}}) \times ({{a}})$.`,
      ],
      method_answer: [
        {
          maths: '(x {{a|signed}})(x {{a|signed}}) = x^2 {{a|signed}}x {{a|signed}}x + {{a^2}}',
          text: 'Write it twice and find the four products.',
        },
        { maths: 'x^2 {{2*a|signed}}x + {{a^2}}', text: 'Collect the two terms with $x$.' },
      ],
    },
  },
  {
    key: 'double-square-slip',
    topics: ['expanding-two-brackets'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['MK3-A-08', 'GCSE-A4d'],
    question: {
      type: 'true_false',
      text: '{{name}} says: $(x + {{a}})^2$ is always equal to $x^2 + {{a^2}}$. Is that true?',
      max_score: 1,
      template: {
        draw: { a: { from: 2, to: 9 }, name: { pick: ['Sofia', 'Idris', 'Mina', 'Callum'] } },
      },
      options: [
        {
          text: 'True',
          misconception: { code: 'square_of_sum', text: 'Put $x = 1$ on both sides and compare.' },
        },
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'Test it with a number for $x$ on both sides.',
        '“Always equal” means equal for every number. One that does not fit is enough to decide.',
        'Try $x = 1$. The left side is $(1 + {{a}})^2 = {{a+1}}^2$.',
        'The left side makes {{(a+1)^2}}. The right side makes $1 + {{a^2}} = {{1+a^2}}$. Compare them.',
      ],
      method_answer: [
        { maths: '(1 + {{a}})^2 = {{(a+1)^2}}', text: 'The left side for $x = 1$.' },
        { maths: '1^2 + {{a^2}} = {{1+a^2}}', text: 'The right side for $x = 1$. They differ.' },
        {
          maths: '(x + {{a}})^2 = x^2 + {{2*a}}x + {{a^2}}',
          text: 'The two middle products are missing.',
        },
      ],
    },
  },
  {
    key: 'double-with-coefficient',
    topics: ['expanding-two-brackets'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['MK3-A-08', 'GCSE-A4d'],
    question: {
      type: 'expression',
      text: 'Expand and simplify $({{m}}x {{a|signed}})(x {{b|signed}})$.',
      max_score: 2,
      template: {
        draw: {
          m: { from: 2, to: 5 },
          a: { from: -7, to: 7, except: [0] },
          b: { from: -7, to: 7, except: [0] },
        },
        derive: { s: 'm*b+a', t: 'a*b' },
        where: ['abs(s) > 1', 'a != b', 'abs(a+b) > 1', 'a + b != s'],
      },
      start: '({{m}}x {{a|signed}})(x {{b|signed}})',
      answer: '{{m}}x^2 {{s|signed}}x {{t|signed}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: '{{m}}x^2 {{t|signed}}',
          misconception: {
            code: 'firsts_and_lasts_only',
            text: 'Each term meets both terms of the other bracket: there are two more products.',
          },
        },
        {
          answer: '{{m}}x^2 {{a+b|signed}}x {{t|signed}}',
          misconception: {
            code: 'coefficient_left_out_of_product',
            text: 'One of the products with $x$ is ${{m}}x \\times ({{b}})$. Use the {{m}} there too.',
          },
        },
        {
          answer: '{{m}}x^2 {{s|signed}}x {{-t|signed}}',
          misconception: {
            code: 'sign_in_expansion',
            text: 'Look at the sign of the last product again.',
          },
        },
      ],
      hints: [
        'Each term of the first bracket meets each term of the second.',
        'Find the four products, with their signs. Then collect the two terms with $x$.',
        'The first bracket begins with ${{m}}x$: find ${{m}}x \\times x$ and ${{m}}x \\times ({{b}})$.',
        'Now $({{a}}) \\times x$ and $({{a}}) \\times ({{b}})$. The terms with $x$ are ${{m*b}}x$ and ${{a|coef}}x$.',
      ],
      method_answer: [
        {
          maths: tex`{{m}}x \times x = {{m}}x^2, \quad {{m}}x \times ({{b}}) = {{m*b}}x`,
          text: 'The products with ${{m}}x$.',
        },
        {
          maths: tex`({{a}}) \times x = {{a|coef}}x, \quad ({{a}}) \times ({{b}}) = {{t}}`,
          text: 'The products with ${{a}}$.',
        },
        { maths: '{{m}}x^2 {{s|signed}}x {{t|signed}}', text: 'Collect the terms with $x$.' },
      ],
    },
  },
  {
    key: 'double-and-more',
    topics: ['expanding-two-brackets'],
    difficulty: 1.1,
    minutes: 3.5,
    statements: ['MK3-A-08', 'GCSE-A4d'],
    question: {
      type: 'expression',
      text: 'Expand and simplify $(x + {{a}})(x + {{b}}) - (x - {{c}})^2$.',
      max_score: 3,
      template: {
        draw: { a: { from: 1, to: 6 }, b: { from: 2, to: 7 }, c: { from: 2, to: 6 } },
        derive: { s: 'a+b+2*c', t: 'a*b-c^2' },
        where: ['t != 0', 'a != b', 'a + b - 2*c != 0', 'a+b-2*c != s', 'abs(a+b-2*c) > 1'],
      },
      start: '(x + {{a}})(x + {{b}}) - (x - {{c}})^2',
      answer: '{{s}}x {{t|signed}}',
      variables: ['x'],
      form: 'expanded',
      mistakes: [
        {
          answer: '{{a+b-2*c}}x {{a*b+c^2|signed}}',
          misconception: {
            code: 'minus_before_bracket',
            text: 'The minus changes the sign of every term of the second bracket.',
          },
        },
        {
          answer: '{{a+b}}x {{t|signed}}',
          misconception: {
            code: 'square_of_sum',
            text: 'Write the squared bracket twice. It has a middle term.',
          },
        },
      ],
      hints: [
        'There are two products here, and a minus between them.',
        'Expand both by themselves, and keep the second one in a bracket after the minus.',
        'The first product is $x^2 + {{a+b}}x + {{a*b}}$.',
        'The second is $x^2 - {{2*c}}x + {{c^2}}$. Take away each of its terms: the $x^2$ cancel.',
      ],
      method_answer: [
        { maths: '(x + {{a}})(x + {{b}}) = x^2 + {{a+b}}x + {{a*b}}', text: 'The first product.' },
        { maths: '(x - {{c}})^2 = x^2 - {{2*c}}x + {{c^2}}', text: 'The squared bracket.' },
        {
          maths: 'x^2 + {{a+b}}x + {{a*b}} - x^2 + {{2*c}}x - {{c^2}}',
          text: 'The minus turns every sign of the second.',
        },
        { maths: '{{s}}x {{t|signed}}', text: 'Collect like terms.' },
      ],
    },
  },
]
