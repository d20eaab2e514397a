import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { inParts } from './in-parts.ts'

/** Questions of mathematics that are answered part by part, or in a picture. */
export const placedMathematics: readonly ContentQuestion[] = [
  {
    key: 'bag-rectangle-in-parts',
    topics: ['linear-equations', 'expanding-brackets'],
    difficulty: 0.5,
    minutes: 5,
    statements: ['GCSE-A21b'],
    question: inParts({
      text: 'A rectangle is $x$ cm wide and $x + 3$ cm long.',
      sub_questions: [
        {
          type: 'expression',
          text: 'Write its perimeter in cm in its shortest form, without brackets.',
          max_score: 2,
          answer: '4x + 6',
          variables: ['x'],
          form: ['expanded'],
          mistakes: [
            {
              answer: '2x + 3',
              misconception: {
                code: 'half_perimeter',
                text: 'That is one width and one length. How many of each are there all round?',
              },
            },
          ],
          hints: [
            'How many sides has a rectangle, and how long is each of them?',
            'The perimeter is the sum of all four sides. Collect like terms afterwards.',
            'The four sides are $x$, $x + 3$, $x$ and $x + 3$.',
            'Count the $x$. Then add the two numbers that stand alone.',
          ],
          method_answer: [
            { maths: 'x + (x + 3) + x + (x + 3) = 4x + 6', text: 'Add all four sides.' },
          ],
        },
        {
          type: 'number',
          text: 'The perimeter is $26$ cm. Find $x$.',
          max_score: 2,
          answer: '5',
          mistakes: [
            {
              answer: '8',
              misconception: {
                code: 'sign_lost_moving',
                text: 'Undo the six by taking it away before you divide.',
              },
            },
          ],
          hints: [
            'What do you know about the perimeter now?',
            'Put your expression from (a) equal to the perimeter, and solve.',
            'First undo the number that is added.',
            'Take that number from $26$, and divide what is left by the number before $x$.',
          ],
          method_answer: [
            { maths: '4x + 6 = 26', text: 'The perimeter is known.' },
            { maths: 'x = 5', text: 'Take 6 away, then divide by 4.' },
          ],
        },
        {
          type: 'number',
          text: 'Use your $x$ to find the area of the rectangle. Give the unit.',
          max_score: 2,
          answer: '40',
          unit: 'cm^2',
          follow_through: { answer: 'p2 * (p2 + 3)' },
          hints: [
            'How wide and how long is the rectangle, now that $x$ is known?',
            'The area is the width times the length.',
            'The width is your $x$. The length is $3$ more.',
            'Multiply these two numbers. The unit is cm².',
          ],
          method_answer: [
            {
              maths: tex`5 \times 8 = 40`,
              text: 'The width times the length, in square centimetres.',
            },
          ],
        },
      ],
      hints: [
        'Draw the rectangle and write on each of its four sides how long it is.',
        'Add all four sides. For (b), put what you found in (a) equal to the perimeter that is given.',
        'For (a), begin with $x + x + 3 + x + x + 3$ and collect like terms.',
        'For (b), take away the number that stands alone, then divide by the number before $x$. For (c), multiply width and length.',
      ],
    }),
  },
  {
    key: 'bag-crossings',
    topics: ['quadratic-equations'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-A11b', 'GCSE-A18a'],
    question: {
      type: 'hot_spot',
      text: 'The curve $y = x^2 - x - 2$ crosses the $x$-axis in two places. Mark both on the grid.',
      max_score: 2,
      image: {
        file: 'coordinate-grid.svg',
        alt: 'An empty grid of coordinates. The origin is in the middle, at 50 % from the left and 50 % from the top. One step along the x-axis is 11 % of the width, and one step along the y-axis is 14 % of the height.',
      },
      spots: [
        { label: '(2, 0)', area: { shape: 'circle', x: 0.719, y: 0.5, radius: 0.05 } },
        { label: '(−1, 0)', area: { shape: 'circle', x: 0.391, y: 0.5, radius: 0.05 } },
      ],
      scoring: 'penalty',
      hints: [
        'On the $x$-axis, how large is $y$?',
        'Put the right side equal to zero and factorise it.',
        'Look for two numbers with product $-2$ and sum $-1$.',
        'They are $-2$ and $1$, so $(x - 2)(x + 1) = 0$. When is each bracket zero?',
      ],
      method_answer: [
        { maths: 'x^2 - x - 2 = 0', text: 'On the axis there is no height.' },
        { maths: '(x - 2)(x + 1) = 0', text: 'Two numbers with product −2 and sum −1.' },
        { maths: tex`x = 2 \text{ or } x = -1`, text: 'One bracket is zero for each of them.' },
      ],
    },
  },
]
