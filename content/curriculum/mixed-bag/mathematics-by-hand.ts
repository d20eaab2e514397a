import type { ContentQuestion } from '#curriculum/shapes.ts'

/** Questions of mathematics that are drawn, or said aloud: a person looks at what is handed in. */
export const mathematicsByHand: readonly ContentQuestion[] = [
  {
    key: 'bag-sketch-a-curve',
    topics: ['quadratic-equations'],
    difficulty: 0.3,
    minutes: 4,
    statements: ['GCSE-A11b'],
    question: {
      type: 'drawing',
      text: 'Sketch the curve $y = x^2 - 4$ on the axes.\n\nMark each point where it crosses an axis.',
      diagram: {
        kind: 'axes',
        x: { from: -4, to: 4, step: 1, label: 'x' },
        y: { from: -6, to: 6, step: 2, label: 'y' },
        alt: 'Empty axes. x goes from −4 to 4, and y from −6 to 6.',
      },
      max_score: 3,
      criteria: [
        {
          code: 'shape',
          text: 'A smooth curve that opens upwards, the same on both sides of the y-axis',
          marks: 1,
          evidence: ['The curve is smooth, opens upwards and is the same on both sides.'],
        },
        {
          code: 'crosses_y',
          text: 'It turns on the y-axis at −4',
          marks: 1,
          evidence: ['The curve turns on the y-axis at minus 4.'],
        },
        {
          code: 'crosses_x',
          text: 'It crosses the x-axis at −2 and at 2',
          marks: 1,
          evidence: ['The curve crosses the x-axis at minus 2 and at 2.'],
        },
      ],
      references: [
        'The curve is smooth, opens upwards and is the same on both sides. The curve turns on the y-axis at minus 4. The curve crosses the x-axis at minus 2 and at 2.',
      ],
      hints: [
        'A sketch needs the shape, and the points on the axes.',
        'On the $y$-axis $x$ is nought. On the $x$-axis $y$ is nought.',
        'For $x = 0$ the rule gives the point on the $y$-axis.',
        'For the $x$-axis solve $x^2 = 4$. There are two answers.',
      ],
      method_answer: [
        { maths: 'x = 0: \\quad y = 0^2 - 4 = -4', text: 'Find where it meets the y-axis.' },
        { maths: 'x^2 - 4 = 0, \\quad x^2 = 4', text: 'Put nought for y.' },
        { maths: 'x = -2 \\quad \\text{or} \\quad x = 2', text: 'Both roots count.' },
        { text: 'Join the points with one smooth curve that opens upwards.' },
      ],
    },
  },
  {
    key: 'bag-say-why-two',
    topics: ['quadratic-equations'],
    difficulty: 0.2,
    minutes: 3,
    statements: ['GCSE-A18a'],
    question: {
      type: 'recording',
      text: 'A friend solves $x^2 = 9$ and writes only $x = 3$.\n\nSay aloud what you would tell your friend, and how both can check it.',
      max_score: 2,
      criteria: [
        {
          code: 'second',
          text: 'Says that minus 3 is a solution too',
          marks: 1,
          evidence: ['Minus 3 is also a solution.'],
        },
        {
          code: 'check',
          text: 'Checks it by squaring',
          marks: 1,
          evidence: ['Minus 3 times minus 3 is 9.'],
        },
      ],
      references: ['Minus 3 is also a solution. Minus 3 times minus 3 is 9.'],
      hints: [
        'Imagine that your friend sits beside you.',
        'How many numbers have the same square?',
        'Try a number below nought.',
        'Say what you get when you square that number.',
      ],
      method_answer: [
        { maths: '3^2 = 9', text: 'One solution is there.' },
        { maths: '(-3)^2 = 9', text: 'A minus times a minus is a plus, so there is a second one.' },
        { maths: 'x = 3 \\quad \\text{or} \\quad x = -3', text: 'Write both.' },
      ],
    },
  },
]
