import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const exponentialAndWaveGraphs: readonly ContentQuestion[] = [
  {
    key: 'exponential-first-points',
    topics: ['exponential-and-wave-graphs'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-A12Ha'],
    question: {
      type: 'table',
      text: 'Complete the table of values for $y = {{b}}^x$.',
      max_score: 3,
      template: {
        draw: { b: { from: 2, to: 6 } },
        check: ['answer1*b = 1', 'answer2 = 1', 'answer3 = b*b*b'],
      },
      columns: ['$y$'],
      rows: [
        {
          label: '$x = -1$',
          cells: [
            {
              type: 'number',
              answer: '{{1/b}}',
              mistakes: [
                slip(
                  '{{-b}}',
                  'negative_power_made_negative',
                  'The curve never goes below the $x$-axis. What does a negative power mean?',
                ),
              ],
            },
          ],
        },
        {
          label: '$x = 0$',
          cells: [
            {
              type: 'number',
              answer: '1',
              mistakes: [
                slip(
                  '0',
                  'power_nought_is_nought',
                  'Going one step back divides by {{b}}. What comes before {{b}} itself?',
                ),
              ],
            },
          ],
        },
        {
          label: '$x = 3$',
          cells: [
            {
              type: 'number',
              answer: '{{b^3}}',
              mistakes: [
                slip('{{3*b}}', 'power_as_multiple', 'The power has three equal factors.'),
              ],
            },
          ],
        },
      ],
      hints: [
        'Here the letter stands in the power.',
        'Each step along multiplies by {{b}}. Each step back divides by {{b}}.',
        'The first power of {{b}} is {{b}} itself. Go on from there.',
        'Go back from the first power: divide {{b}} by {{b}}, and then divide by {{b}} once more.',
      ],
      method_answer: [
        {
          maths: tex`{{b}}^{-1} = \frac{1}{ {{b}} }, \quad {{b}}^0 = 1`,
          text: 'Dividing by {{b}} at each step back.',
        },
        { maths: tex`{{b}}^3 = {{b^3}}`, text: 'Three factors.' },
      ],
    },
  },
  {
    key: 'wave-match-the-graphs',
    topics: ['exponential-and-wave-graphs'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-A12Hb'],
    question: {
      type: 'matching',
      text: 'Match each graph with its equation. One equation is left over.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 360, step: 90, label: 'x' },
        y: { from: -3, to: 3, step: 1, label: 'y' },
        curves: [
          { type: 'sin', unit: 'degrees' },
          { type: 'cos', a: 2, unit: 'degrees' },
          { type: 'tan', unit: 'degrees', dashed: true },
        ],
        points: [
          { at: [110, 0.94], label: 'P', mark: 'none' },
          { at: [150, '-1.73'], label: 'Q', mark: 'none' },
          { at: [240, 1.73], label: 'R', mark: 'none' },
        ],
        alt: 'P starts at 0, climbs to 1 at 90 degrees, is 0 at 180 and -1 at 270. Q starts at 2, is 0 at 90 and -2 at 180. R, dashed, starts at 0 and has three branches with gaps at 90 and 270 degrees.',
        note: 'R is the dashed graph.',
      },
      max_score: 3,
      left: ['P', 'Q', 'R'],
      right: [tex`$y = 2\cos x$`, tex`$y = \cos x$`, tex`$y = \tan x$`, tex`$y = \sin x$`],
      pairs: [4, 1, 3],
      hints: [
        'Look at the height of each graph at $0°$ and at $90°$.',
        'The sine starts at 0 and the cosine at its top. The tangent has gaps.',
        'P starts at 0 and is 1 at $90°$.',
        'Q starts at 2, so its top is twice as high as usual. R has gaps at $90°$ and $270°$.',
      ],
      method_answer: [
        { maths: tex`\sin 0° = 0, \quad \sin 90° = 1`, text: 'P is the sine.' },
        { maths: tex`2\cos 0° = 2`, text: 'Q is twice the cosine.' },
        { text: 'R has gaps, as only the tangent has.' },
      ],
    },
  },
  {
    key: 'wave-facts-of-the-sine',
    topics: ['exponential-and-wave-graphs'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-A12Hb'],
    question: {
      type: 'cloze_dropdown',
      text: tex`The graph of $y = {{a}}\sin x$ has its greatest height at $y =$ [[1]]. It repeats every [[2]]. The graph of $y = \tan x$ repeats every [[3]].`,
      max_score: 3,
      template: { draw: { a: { from: 2, to: 9 } } },
      gaps: [
        {
          options: [
            option(
              '1',
              'wave_factor_overlooked',
              'That is the top of the sine itself. What does the number in front do?',
            ),
            { text: '{{a}}' },
            option('{{90*a}}', 'axes_read_across', 'Angles stand on the other axis.'),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '180°',
              'wave_period_halved',
              'From 0° to 180° it goes up and back. It also has to go down and back.',
            ),
            option(
              '{{360*a}}°',
              'wave_factor_overlooked',
              'The number in front makes it higher, not wider.',
            ),
            { text: '360°' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: '180°' },
            option(
              '360°',
              'wave_period_halved',
              'Look at the branches: where does the second one begin?',
            ),
            option(
              '90°',
              'wave_period_halved',
              'That is where the first gap is. Where is the next gap?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Sketch a whole wave of the sine.',
        'The number in front stretches the graph up and down.',
        'The sine itself goes up to 1 and down to $-1$.',
        'Up, back, down, back: a whole wave needs a full turn. The gaps of the tangent are at 90° and 270°.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times 1 = {{a}}`, text: 'The greatest value.' },
        {
          text: 'A whole wave takes a full turn of 360°. The tangent has gaps at 90° and 270°, which are 180° apart.',
        },
      ],
    },
  },
  {
    key: 'graph-moved-where',
    topics: ['exponential-and-wave-graphs'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-A13H'],
    question: {
      type: 'table',
      text: 'The graph of $y = f(x)$ has a turning point at $({{p}}, {{q}})$. Where is the turning point of each of these graphs? Complete the table.',
      max_score: 4,
      template: {
        draw: {
          p: { from: 2, to: 8 },
          q: { from: 2, to: 9 },
          a: { from: 2, to: 6 },
          b: { from: 2, to: 6 },
        },
        where: [
          'p != q',
          'a != b',
          'p - a != 0',
          'p != a',
          'p - a != p + a',
          'q != b',
          'p - a != -p',
          'q != 2*b',
        ],
        check: ['answer1 = p', 'answer2 - b = q', 'answer3 + a = p', 'answer4 = q'],
      },
      columns: ['$x$', '$y$'],
      rows: [
        {
          label: '$y = f(x) + {{b}}$',
          cells: [
            {
              type: 'number',
              answer: '{{p}}',
              mistakes: [
                slip(
                  '{{p-b}}',
                  'shift_in_other_direction',
                  'The {{b}} stands outside of the bracket. Does it change $x$ or $y$?',
                ),
              ],
            },
            {
              type: 'number',
              answer: '{{q+b}}',
              mistakes: [slip('{{q-b}}', 'shift_sign_turned', 'Every height becomes {{b}} more.')],
            },
          ],
        },
        {
          label: '$y = f(x + {{a}})$',
          cells: [
            {
              type: 'number',
              answer: '{{p-a}}',
              mistakes: [
                slip('{{p+a}}', 'shift_sign_turned', 'Which $x$ makes the bracket equal to {{p}}?'),
              ],
            },
            {
              type: 'number',
              answer: '{{q}}',
              mistakes: [
                slip(
                  '{{q+a}}',
                  'shift_in_other_direction',
                  'The {{a}} stands in the bracket. Does it change $x$ or $y$?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Outside of the bracket a number changes $y$. Inside it changes $x$.',
        'Outside it moves the graph up. Inside, the same height comes earlier or later: ask which $x$ gives the old number in the bracket.',
        'In the first row the $x$ stays as it is.',
        'In the second row, $x + {{a}}$ has to be the old $x$ of the turning point. The height stays as it is.',
      ],
      method_answer: [
        {
          maths: tex`{{q}} + {{b}} = {{q+b}}`,
          text: 'First row: every height is {{b}} more, and $x$ stays.',
        },
        {
          maths: tex`x + {{a}} = {{p}}, \quad x = {{p-a}}`,
          text: 'Second row: the bracket becomes {{p}} earlier, and the height stays.',
        },
      ],
    },
  },
  {
    key: 'wave-other-solution',
    topics: ['exponential-and-wave-graphs'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-A12Hb'],
    question: {
      type: 'fill_blanks',
      text: tex`Between 0° and 360° there are two angles with the same sine as $ {{t}}°$, one of them $ {{t}}°$ itself. The other is [[1]]°. There are also two with the same cosine as $ {{t}}°$. The other one there is [[2]]°.`,
      max_score: 2,
      template: {
        draw: { t: { from: 12, to: 78, except: [45, 60, 30] } },
        where: ['180 - t != t'],
        check: ['answer1 + t = 180', 'answer2 + t = 360'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{180-t}}',
          mistakes: [
            slip(
              '{{360-t}}',
              'wave_symmetries_swapped',
              'There the sine is negative. Where is the mirror line of the hill of the sine?',
            ),
            slip(
              '{{180+t}}',
              'wave_period_halved',
              'There the sine is negative. Look at the graph once more.',
            ),
            slip(
              '{{90-t}}',
              'sine_for_cosine',
              'That angle has a cosine as large as this sine. You need a second sine.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{360-t}}',
          mistakes: [
            slip(
              '{{180-t}}',
              'wave_symmetries_swapped',
              'There the cosine is negative. Where is the mirror line of the valley of the cosine?',
            ),
          ],
        },
      ],
      hints: [
        'Sketch both graphs from 0° to 360°, and draw a level line.',
        'The sine is symmetric about 90° as far as 180°. The cosine is symmetric about 180°.',
        'For the sine, the angle is ${{t}}°$ from one end of the hill. Go as far from the other end.',
        'The hill of the sine ends at 180°. The whole wave of the cosine ends at 360°. Take ${{t}}°$ away from each.',
      ],
      method_answer: [
        { maths: tex`180 - {{t}} = {{180-t}}`, text: 'The sine is symmetric about 90°.' },
        { maths: tex`360 - {{t}} = {{360-t}}`, text: 'The cosine is symmetric about 180°.' },
      ],
    },
  },
  {
    key: 'graph-reflected-which',
    topics: ['exponential-and-wave-graphs'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-A13H'],
    question: {
      type: 'single_choice',
      text: 'The point $({{p}}, {{q}})$ lies on the graph of $y = f(x)$. Which point lies on the graph of $y = {{form}}$ for certain?',
      max_score: 1,
      template: {
        draw: { p: { from: 2, to: 9 }, q: { from: 2, to: 9 } },
        rows: [
          { form: '-f(x)', sx: 1, sy: -1, what: 'height', axis: 'x', where: 'outside of' },
          { form: 'f(-x)', sx: -1, sy: 1, what: 'input', axis: 'y', where: 'inside' },
        ],
        where: ['p != q'],
      },
      options: [
        option(
          '$({{-sx*p}}, {{-sy*q}})$',
          'graph_reflected_in_other_axis',
          'The minus stands {{where}} the bracket. Does it change the height or the input?',
        ),
        option(
          '$(-{{p}}, -{{q}})$',
          'graph_reflected_in_both_axes',
          'There is only one minus. Only one number changes its sign.',
        ),
        option(
          '$({{q}}, {{p}})$',
          'inverse_for_reflection',
          'That point lies on the graph of the inverse.',
        ),
        { text: '$({{sx*p}}, {{sy*q}})$' },
      ],
      answers: [4],
      hints: [
        'Does the minus stand outside of the bracket or inside?',
        'Outside it changes the sign of every height. Inside it changes the sign of every input.',
        'Here the minus stands {{where}} the bracket.',
        'So the sign of the {{what}} changes, and the graph is mirrored in the ${{axis}}$-axis.',
      ],
      method_answer: [
        { text: 'The minus stands {{where}} the bracket, so the {{what}} changes its sign.' },
        {
          maths: tex`({{p}}, {{q}}) \to ({{sx*p}}, {{sy*q}})`,
          text: 'A reflection in the ${{axis}}$-axis.',
        },
      ],
    },
  },
  {
    key: 'exponential-find-the-rule',
    topics: ['exponential-and-wave-graphs'],
    difficulty: 0.8,
    minutes: 3.5,
    statements: ['GCSE-A14H', 'GCSE-A12Ha'],
    question: {
      type: 'multi_part',
      text: tex`The number of algae in a pond after $t$ days is $N = a \times b^t$. The graph goes through the points $(0, {{a}})$ and $(2, {{a*b^2}})$.`,
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 4, step: 1, label: 't (days)' },
        y: { from: 0, to: '{{a*b^2*2}}', step: '{{a*b^2/2}}', label: 'N' },
        curves: [{ type: 'exponential', a: '{{a}}', base: '{{b}}', from: 0, to: 4 }],
        points: [{ at: [0, '{{a}}'] }, { at: [2, '{{a*b^2}}'] }],
      },
      max_score: 4,
      template: {
        draw: { a: { pick: [20, 30, 40, 50, 60] }, b: { from: 2, to: 5 } },
        where: ['b != a', 'b > 2'],
        check: ['answer1 = a', 'answer1*answer2^2 = a*b^2', 'answer3 = answer1*answer2^3'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is $a$?',
          max_score: 1,
          answer: '{{a}}',
          hints: [
            'Which point shows the start?',
            'At $t = 0$ the power of $b$ is 1.',
            'Put $t = 0$ in: $N = a \\times b^0$.',
            'Read the height of the curve on the upright axis.',
          ],
          method_answer: [
            { maths: tex`N = a \times b^0 = a, \quad a = {{a}}`, text: 'The height at the start.' },
          ],
        },
        {
          type: 'number',
          text: 'What is $b$?',
          max_score: 2,
          answer: '{{b}}',
          mistakes: [
            slip(
              '{{b^2/2}}',
              'square_undone_by_halving',
              'Two steps multiply by $b$ twice. Halving does not undo that.',
            ),
            slip(
              '{{b^2}}',
              'stopped_early',
              'That is what two days multiply by. What is it for one day?',
            ),
          ],
          hints: [
            'By which number is the start multiplied in two days?',
            'Divide the height at $t = 2$ by the height at the start. That is $b^2$.',
            '$b^2$ is {{a*b^2}} divided by the number at the start.',
            'Work that out, and take the positive square root.',
          ],
          method_answer: [
            { maths: tex`b^2 = {{a*b^2}} \div {{a}} = {{b^2}}`, text: 'The factor of two days.' },
            { maths: tex`b = {{b}}`, text: 'The factor of one day.' },
          ],
        },
        {
          type: 'number',
          text: 'How many algae are there after 3 days?',
          max_score: 1,
          answer: '{{a*b^3}}',
          follow_through: { answer: 'p1 * p2^3' },
          mistakes: [
            slip(
              '{{a*b^2 + (a*b^2 - a)/2}}',
              'curve_taken_as_line',
              'The growth is not even. Multiply by the factor of one day.',
            ),
          ],
          hints: [
            'One day more than in the second point.',
            'Multiply by $b$ once more.',
            'After 2 days there are {{a*b^2}}.',
            'Multiply {{a*b^2}} by your $b$.',
          ],
          method_answer: [
            { maths: tex`{{a*b^2}} \times {{b}} = {{a*b^3}}`, text: 'One more day.' },
          ],
        },
      ],
      hints: [
        'The start gives one number of the rule, and the second point gives the other.',
        'At $t = 0$ the power is 1. From there, two days multiply by $b$ twice.',
        'Divide the second height by the first. That gives $b^2$.',
        'Take the square root for $b$. Then multiply the second height by $b$ once more.',
      ],
      method_answer: [
        { maths: tex`a = {{a}}`, text: '(a) The height at $t = 0$.' },
        { maths: tex`b^2 = {{b^2}}, \quad b = {{b}}`, text: '(b) The factor of one day.' },
        { maths: tex`{{a*b^2}} \times {{b}} = {{a*b^3}}`, text: '(c) One more day.' },
      ],
    },
  },
]
