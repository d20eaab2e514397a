import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const simultaneousEquations: readonly ContentQuestion[] = [
  {
    key: 'simultaneous-add',
    topics: ['simultaneous-equations'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-A19a'],
    question: {
      type: 'expression',
      text: 'Solve the simultaneous equations ${{a}}x + {{b}}y = {{p}}$ and ${{c}}x - {{b}}y = {{q}}$. Write your answer as $x = \\ldots$ and $y = \\ldots$',
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 5 },
          c: { from: 1, to: 4 },
          b: { from: 2, to: 5 },
          x: { from: 2, to: 7 },
          y: { from: 1, to: 6 },
        },
        derive: { p: 'a*x+b*y', q: 'c*x-b*y' },
        where: ['c > 1', 'x != y', 'q != 0', 'p != q'],
      },
      answer: 'x = {{x}} and y = {{y}}',
      variables: ['x', 'y'],
      mistakes: [
        {
          answer: 'x = {{y}} and y = {{x}}',
          misconception: {
            code: 'numbers_changed_places',
            text: 'Put your two numbers into both equations. Which one belongs to which letter?',
          },
        },
      ],
      hints: [
        'Look at the two terms with $y$. What do you notice?',
        'One is added and the other is taken away. What happens to them when you add the equations?',
        'Adding both equations gives ${{a+c}}x = {{p+q}}$.',
        'Divide to find $x$. Then put it into one of the equations to find $y$.',
      ],
      method_answer: [
        { maths: '{{a+c}}x = {{p+q}}', text: 'Add the equations: the terms with $y$ cancel.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{a+c}}.' },
        { maths: '{{b}}y = {{p}} - {{a*x}} = {{b*y}}', text: 'Put it into the first equation.' },
        {
          maths: tex`x = {{x}} \text{ and } y = {{y}}`,
          text: 'Divide by {{b}}, and give both numbers.',
        },
      ],
    },
  },
  {
    key: 'simultaneous-first-step',
    topics: ['simultaneous-equations'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-A19a'],
    question: {
      type: 'single_choice',
      text: '{{name}} wants to make $y$ disappear from ${{a}}x + {{b}}y = {{p}}$ and ${{c}}x + {{b}}y = {{q}}$. What should {{name}} do?',
      max_score: 1,
      template: {
        draw: {
          a: { from: 6, to: 9 },
          c: { from: 2, to: 4 },
          b: { from: 2, to: 6 },
          x: { from: 2, to: 6 },
          y: { from: 1, to: 6 },
          name: { pick: ['Ada', 'Imran', 'Lena', 'Tobi'] },
        },
        derive: { p: 'a*x+b*y', q: 'c*x+b*y' },
      },
      options: [
        {
          text: 'Add the two equations',
          misconception: {
            code: 'equations_added_for_subtracted',
            text: 'Try it: how many $y$ are there then?',
          },
        },
        {
          text: 'Take ${{b}}y$ away from the left sides only',
          misconception: {
            code: 'done_to_one_side',
            text: 'The right sides have to be treated in the same way.',
          },
        },
        { text: 'Subtract the second equation from the first' },
        {
          text: 'Multiply the second equation by {{b}}',
          misconception: {
            code: 'equations_added_for_subtracted',
            text: 'The two terms with $y$ are equal already.',
          },
        },
      ],
      answers: [3],
      hints: [
        'Compare the two terms with $y$.',
        'They are the same. What is left when something is taken from something equal?',
        'Adding gives ${{2*b}}y$. That does not make $y$ disappear.',
        'Look for the step that gives ${{b}}y - {{b}}y$, on whole equations.',
      ],
      method_answer: [
        {
          maths: '{{a-c}}x = {{p-q}}',
          text: 'Subtracting leaves only $x$, since ${{b}}y - {{b}}y = 0$.',
        },
      ],
    },
  },
  {
    key: 'simultaneous-scale',
    topics: ['simultaneous-equations'],
    difficulty: 0.3,
    minutes: 3,
    statements: ['GCSE-A19a'],
    question: {
      type: 'fill_blanks',
      text: 'Solve ${{a}}x + y = {{p}}$ and ${{c}}x + {{d}}y = {{q}}$. The solution is $x =$ [[1]] and $y =$ [[2]].',
      max_score: 3,
      template: {
        draw: {
          a: { from: 2, to: 5 },
          c: { from: 2, to: 5 },
          d: { from: 2, to: 4 },
          x: { from: 2, to: 7 },
          y: { from: -4, to: 6, except: [0] },
        },
        derive: { p: 'a*x+y', q: 'c*x+d*y', k: 'a*d-c' },
        where: [
          'k > 1',
          'q > 0',
          'p > 0',
          'x != y',
          'p != q',
          'a != c',
          'p - q != x*(a-c)',
          '(p-q) != y*(a-c)',
        ],
        check: ['a * answer1 + answer2 = p', 'c * answer1 + d * answer2 = q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            {
              answer: '{{(p-q)/(a-c)}}',
              misconception: {
                code: 'equations_not_scaled',
                text: 'The terms with $y$ have to be equal before you subtract.',
              },
            },
            {
              answer: '{{y}}',
              misconception: {
                code: 'numbers_changed_places',
                text: 'This is the value of the other letter.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            {
              answer: '{{x}}',
              misconception: {
                code: 'numbers_changed_places',
                text: 'This is the value of the other letter.',
              },
            },
          ],
        },
      ],
      hints: [
        'In one equation there is a single $y$, and in the other there are {{d}}.',
        'Multiply every term of the first equation by {{d}}. Then subtract.',
        'The first equation becomes ${{a*d}}x + {{d}}y = {{d*p}}$.',
        'Subtracting the second gives ${{k}}x = {{d*p-q}}$. Solve it, then use $y = {{p}} - {{a}}x$.',
      ],
      method_answer: [
        {
          maths: '{{a*d}}x + {{d}}y = {{d*p}}',
          text: 'Multiply every term of the first equation by {{d}}.',
        },
        { maths: '{{k}}x = {{d*p-q}}', text: 'Subtract the second equation.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{k}}.' },
        {
          maths: tex`y = {{p}} - {{a}} \times {{x}} = {{y}}`,
          text: 'Put it into the first equation.',
        },
      ],
    },
  },
  {
    key: 'simultaneous-substitute',
    topics: ['simultaneous-equations'],
    difficulty: 0.1,
    minutes: 2.5,
    statements: ['GCSE-A19a'],
    question: {
      type: 'fill_blanks',
      text: 'Solve by substitution: $y = {{m}}x {{c|signed}}$ and ${{a}}x + {{b}}y = {{q}}$. The solution is $x =$ [[1]] and $y =$ [[2]].',
      max_score: 3,
      template: {
        draw: {
          m: { from: 2, to: 4 },
          c: { from: -6, to: 6, except: [0] },
          a: { from: 2, to: 5 },
          b: { from: 2, to: 3 },
          x: { from: 2, to: 6 },
        },
        derive: { y: 'm*x+c', q: 'a*x+b*y', k: 'a+b*m' },
        where: [
          'y != 0',
          'y != x',
          'abs(c) > 1',
          'q > 0',
          'x != m',
          'x != abs(c)',
          'x != b',
          'x != a',
          'x != k',
          'y != m',
          'y != c',
          'y != b',
          'y != a',
          'y != k',
          'abs(y) != abs(b*c)',
          'q - c != k*x',
          'm*x != y',
        ],
        check: ['answer2 = m * answer1 + c', 'a * answer1 + b * answer2 = q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            {
              answer: '{{(q-c)/k}}',
              misconception: {
                code: 'bracket_first_term_only',
                text: 'The {{b}} multiplies both parts of ${{m}}x {{c|signed}}$. Use a bracket.',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            {
              answer: '{{m*x}}',
              misconception: {
                code: 'stopped_early',
                text: 'Put $x$ into the whole of the first equation.',
              },
            },
          ],
        },
      ],
      hints: [
        'The first equation says what $y$ is.',
        'Put ${{m}}x {{c|signed}}$, in a bracket, in the place of $y$ in the second equation.',
        'You get ${{a}}x + {{b}}({{m}}x {{c|signed}}) = {{q}}$.',
        'Expanded and collected it is ${{k}}x {{b*c|signed}} = {{q}}$. Solve it, then find $y$.',
      ],
      method_answer: [
        {
          maths: '{{a}}x + {{b}}({{m}}x {{c|signed}}) = {{q}}',
          text: 'Put the first equation into the second.',
        },
        { maths: '{{k}}x = {{q-b*c}}', text: 'Expand and collect.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{k}}.' },
        {
          maths: tex`y = {{m}} \times {{x}} {{c|signed}} = {{y}}`,
          text: 'Put it into the first equation.',
        },
      ],
    },
  },
  {
    key: 'simultaneous-from-graph',
    topics: ['simultaneous-equations'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-A-22', 'GCSE-A19b'],
    question: {
      type: 'fill_blanks',
      text: 'The graph shows the lines $y = {{m}}x {{c|signed}}$ and $x + y = {{s}}$. Use it to solve the two equations together: $x =$ [[1]] and $y =$ [[2]].',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 8, step: 1, label: 'x' },
        y: { from: -2, to: 8, step: 1, label: 'y' },
        curves: [
          { type: 'polynomial', coefficients: ['{{m}}', '{{c}}'] },
          { type: 'polynomial', coefficients: [-1, '{{s}}'], tone: 'b' },
        ],
        alt: 'Two straight lines on a grid. The line y = {{m}}x {{c|signed}} rises, and the line x + y = {{s}} falls. They cross once.',
      },
      max_score: 2,
      template: {
        draw: { m: { pick: [2] }, c: { from: -2, to: 1, except: [0] }, x: { from: 1, to: 4 } },
        derive: { y: 'm*x+c', s: 'x+y' },
        where: ['y > 0', 'y < 7', 's < 8', 'x != y', 's > 3'],
        check: ['answer1 + answer2 = s', 'answer2 = m * answer1 + c'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            {
              answer: '{{y}}',
              misconception: {
                code: 'numbers_changed_places',
                text: 'Read along the $x$-axis first: how far to the right is the crossing?',
              },
            },
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            {
              answer: '{{x}}',
              misconception: {
                code: 'numbers_changed_places',
                text: 'How far up is the crossing?',
              },
            },
          ],
        },
      ],
      hints: [
        'A solution fits both equations at once. Where is the point that is on both lines?',
        'Find the place where the lines cross and read off both coordinates.',
        'Go from the crossing straight down to the $x$-axis to read $x$.',
        'Then go straight across to the $y$-axis to read $y$. Check that both add up to {{s}}.',
      ],
      method_answer: [
        { maths: '{{x}} + {{y}} = {{s}}', text: 'The crossing fits the second equation.' },
        { maths: tex`{{m}} \times {{x}} {{c|signed}} = {{y}}`, text: 'It fits the first as well.' },
      ],
    },
  },
  {
    key: 'simultaneous-prices',
    topics: ['simultaneous-equations'],
    difficulty: 0.8,
    minutes: 5,
    statements: ['GCSE-A21b'],
    question: {
      type: 'multi_part',
      text: 'At the cinema {{a}} adult tickets and {{b}} child tickets cost £{{p}}. {{c}} adult tickets and {{d}} child tickets cost £{{q}}.',
      max_score: 4,
      template: {
        draw: {
          a: { from: 1, to: 3 },
          b: { from: 2, to: 4 },
          c: { from: 2, to: 4 },
          d: { from: 1, to: 3 },
          x: { from: 8, to: 13 },
          y: { from: 5, to: 7 },
        },
        derive: { p: 'a*x+b*y', q: 'c*x+d*y', k: 'abs(a*d-b*c)' },
        where: [
          'k > 1',
          'a > 1',
          'd > 1',
          'a != c',
          'b != d',
          'c != d',
          'p != q',
          'b*d != x',
          'b*d != y',
        ],
        check: ['a * answer1 + b * answer2 = p', 'c * answer1 + d * answer2 = q'],
      },
      sub_questions: [
        {
          type: 'single_choice',
          text: 'Let $x$ be the price of an adult ticket and $y$ the price of a child ticket, in pounds. Which equation comes from the second fact?',
          max_score: 1,
          options: [
            {
              text: '${{d}}x + {{c}}y = {{q}}$',
              misconception: {
                code: 'numbers_changed_places',
                text: 'Which number belongs to the adult tickets?',
              },
            },
            {
              text: '${{c+d}}xy = {{q}}$',
              misconception: {
                code: 'unlike_letters_joined',
                text: 'The two prices may be different. Keep them apart.',
              },
            },
            { text: '${{c}}x + {{d}}y = {{q}}$' },
          ],
          answers: [3],
          hints: [
            'Which letter stands for which kind of ticket?',
            'The number of tickets is multiplied by the price of one.',
            'The {{c}} adult tickets cost ${{c}}x$ pounds.',
            'Add the child tickets in the same way, and put the sum equal to {{q}}.',
          ],
          method_answer: [
            {
              maths: '{{c}}x + {{d}}y = {{q}}',
              text: '{{c}} adult tickets and {{d}} child tickets.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What does an adult ticket cost, in £?',
          max_score: 2,
          answer: '{{x}}',
          mistakes: [
            {
              answer: '{{y}}',
              misconception: {
                code: 'other_quantity_given',
                text: 'This is the price of a child ticket.',
              },
            },
          ],
          hints: [
            'Two equations together can give one with a single letter.',
            'Make the terms with $y$ equal. Then subtract.',
            'Multiply the first equation by {{d}} and the second by {{b}}. Then both have ${{b*d}}y$.',
            'Subtract: ${{abs(a*d-b*c)}}x = {{abs(p*d-q*b)}}$. One division is left.',
          ],
          method_answer: [
            {
              maths: tex`{{a*d}}x + {{b*d}}y = {{p*d}}, \quad {{b*c}}x + {{b*d}}y = {{q*b}}`,
              text: 'Multiply the equations by {{d}} and by {{b}}.',
            },
            {
              maths: '{{abs(a*d-b*c)}}x = {{abs(p*d-q*b)}}',
              text: 'Subtract: the terms with $y$ cancel.',
            },
            { maths: 'x = {{x}}', text: 'Divide.' },
          ],
        },
        {
          type: 'number',
          text: 'What does a child ticket cost, in £?',
          max_score: 1,
          answer: '{{y}}',
          mistakes: [
            {
              answer: '{{x}}',
              misconception: {
                code: 'other_quantity_given',
                text: 'This is the price of an adult ticket.',
              },
            },
          ],
          hints: [
            'One of the two prices is known now.',
            'Put it into one of the equations.',
            'In the first equation, multiply your price of an adult ticket by {{a}}.',
            'Take that from {{p}}. Then divide by {{b}}.',
          ],
          method_answer: [
            {
              maths: tex`{{b}}y = {{p}} - {{a}} \times {{x}} = {{b*y}}`,
              text: 'Put the price of an adult ticket into the first equation.',
            },
            { maths: 'y = {{y}}', text: 'Divide by {{b}}.' },
          ],
        },
      ],
      hints: [
        'There are two unknown prices and two facts.',
        'Let $x$ be the price of an adult ticket and $y$ the price of a child ticket, in pounds. Write one equation for each fact.',
        'The first fact says ${{a}}x + {{b}}y = {{p}}$. The second one works in the same way.',
        'Multiply the first equation by {{d}} and the second by {{b}}. Then both have ${{b*d}}y$, and you can subtract.',
      ],
      method_answer: [
        {
          maths: '{{c}}x + {{d}}y = {{q}}',
          text: '(a) {{c}} adult tickets and {{d}} child tickets.',
        },
        {
          maths: tex`{{a*d}}x + {{b*d}}y = {{p*d}}, \quad {{b*c}}x + {{b*d}}y = {{q*b}}`,
          text: '(b) Multiply the equations by {{d}} and by {{b}}.',
        },
        {
          maths: '{{abs(a*d-b*c)}}x = {{abs(p*d-q*b)}}',
          text: 'Subtract: the terms with $y$ cancel.',
        },
        { maths: 'x = {{x}}', text: 'Divide.' },
        {
          maths: tex`{{b}}y = {{p}} - {{a}} \times {{x}} = {{b*y}}`,
          text: '(c) Put the price of an adult ticket into the first equation.',
        },
        { maths: 'y = {{y}}', text: 'Divide by {{b}}.' },
      ],
    },
  },
]
