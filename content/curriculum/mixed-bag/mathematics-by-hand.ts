import type { ContentQuestion } from '#curriculum/shapes.ts'

/** Questions of mathematics that are drawn, or said aloud: a person looks at what is handed in. */
export const mathematicsByHand: readonly ContentQuestion[] = [
  {
    key: 'bag-sketch-a-line',
    topics: ['straight-line-graphs'],
    difficulty: 0.1,
    minutes: 4,
    statements: ['MK3-A-15', 'GCSE-A9a'],
    question: {
      type: 'drawing',
      text: 'Draw the line $y = 2x - 1$ on the axes.\n\nMark the point where it crosses each axis.',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 4, step: 1, label: 'x' },
        y: { from: -6, to: 6, step: 2, label: 'y' },
        alt: 'Empty axes. x goes from −4 to 4, and y from −6 to 6.',
      },
      max_score: 3,
      criteria: [
        {
          code: 'straight',
          text: 'A straight line that rises 2 for each 1 to the right',
          marks: 1,
          evidence: ['The line is straight and its gradient is 2.'],
        },
        {
          code: 'crosses_y',
          text: 'It crosses the y-axis at −1',
          marks: 1,
          evidence: ['The line crosses the y-axis at minus 1.'],
        },
        {
          code: 'crosses_x',
          text: 'It crosses the x-axis at one half',
          marks: 1,
          evidence: ['The line crosses the x-axis at one half.'],
        },
      ],
      references: [
        'The line is straight and its gradient is 2. The line crosses the y-axis at minus 1. The line crosses the x-axis at one half.',
      ],
      hints: [
        'Two points are enough for a line, and a third one checks them.',
        'Choose an easy $x$, and work out its $y$ by the rule.',
        'For $x = 0$ the rule gives where the line crosses the $y$-axis.',
        'For $x = 2$ the rule gives $y = 3$. Join it with the point on the $y$-axis.',
      ],
      method_answer: [
        {
          maths: 'x = 0: \\quad y = 2 \\times 0 - 1 = -1',
          text: 'Find where it crosses one axis.',
        },
        { maths: 'x = 2: \\quad y = 2 \\times 2 - 1 = 3', text: 'Find a second point.' },
        {
          maths: '2x - 1 = 0, \\quad x = \\frac{1}{2}',
          text: 'Find where it crosses the other axis.',
        },
        { text: 'Join the points with a ruler, and go on to the edges.' },
      ],
    },
  },
  {
    key: 'bag-say-how-to-sketch',
    topics: ['straight-line-graphs'],
    difficulty: 0.2,
    minutes: 3,
    statements: ['MK3-A-15', 'GCSE-A9a'],
    question: {
      type: 'recording',
      text: 'A friend has missed the lesson. Say aloud how you draw the line $y = 3x + 2$.\n\nSay which points you choose, and why.',
      max_score: 2,
      criteria: [
        {
          code: 'points',
          text: 'Works out points by the rule',
          marks: 1,
          evidence: ['I put a value of x into the rule to find y.'],
        },
        {
          code: 'reason',
          text: 'Says why those points are good ones',
          marks: 1,
          evidence: ['I choose 0 since it is easy and shows where the line crosses the y-axis.'],
        },
      ],
      references: [
        'I put a value of x into the rule to find y. I choose 0 since it is easy and shows where the line crosses the y-axis.',
      ],
      hints: [
        'Imagine that your friend has only a pencil, a ruler and the rule.',
        'Which value of $x$ is the easiest to begin with?',
        'Say what the rule gives for $x = 0$.',
        'Say what it gives for one more value, and what you do with the two points.',
      ],
      method_answer: [
        { maths: 'x = 0: \\quad y = 3 \\times 0 + 2 = 2', text: 'Begin with nought: it is easy.' },
        { maths: 'x = 1: \\quad y = 3 \\times 1 + 2 = 5', text: 'Take one more value.' },
        { text: 'Join the two points, and check the line with a third one.' },
      ],
    },
  },
]
