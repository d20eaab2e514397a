import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const harderTransformations: readonly ContentQuestion[] = [
  {
    key: 'negative-factor-from-origin',
    topics: ['harder-transformations'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-G7H'],
    question: {
      type: 'fill_blanks',
      text: 'A triangle is enlarged by scale factor ${{-k}}$ from the centre $(0, 0)$. One corner is at $({{a}}, {{b}})$. Where is its image? ([[1]], [[2]])',
      max_score: 2,
      template: {
        draw: { k: { from: 2, to: 4 }, a: { from: 2, to: 5 }, b: { from: -5, to: -1 } },
        where: ['a != -b', 'k * b != b - k', 'k - a != k * a', '-k + a != -k * a', 'b != -1'],
        check: ['answer1 / a = -k', 'answer2 / b = -k'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{-k*a}}',
          mistakes: [
            slip(
              '{{k*a}}',
              'negative_factor_same_side',
              'That is on the same side of the centre. What does the minus do?',
            ),
            slip(
              '{{a-k}}',
              'added_in_proportion',
              'A scale factor multiplies, also a negative one.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{-k*b}}',
          mistakes: [
            slip(
              '{{k*b}}',
              'negative_factor_same_side',
              'That is on the same side of the centre. What does the minus do?',
            ),
            slip(
              '{{b-k}}',
              'added_in_proportion',
              'A scale factor multiplies, also a negative one.',
            ),
          ],
        },
      ],
      hints: [
        'A negative scale factor takes the shape through the centre to the other side.',
        'From the origin, multiply both coordinates by the scale factor.',
        'First coordinate: ${{a}} \\times ({{-k}})$.',
        'Second coordinate: a negative number times a negative one. Mind both signs.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times ({{-k}}) = {{-k*a}}`, text: 'The first coordinate.' },
        { maths: tex`({{b}}) \times ({{-k}}) = {{-k*b}}`, text: 'The second coordinate.' },
      ],
    },
  },
  {
    key: 'negative-factor-find-it',
    topics: ['harder-transformations'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['GCSE-G7H'],
    question: {
      type: 'number',
      text: 'An enlargement with the centre C $({{p}}, {{q}})$ takes the point A $({{p+r}}, {{q}})$ to $({{p-k*r}}, {{q}})$. What is its scale factor?',
      diagram: {
        kind: 'axes',
        x: { from: -16, to: 12, step: 4, minor: 1, label: 'x' },
        y: { from: -4, to: 4, step: 4, minor: 1, label: 'y' },
        square: true,
        points: [
          { at: ['{{p}}', '{{q}}'], label: 'C', mark: 'dot' },
          { at: ['{{p+r}}', '{{q}}'], label: 'A' },
          { at: ['{{p-k*r}}', '{{q}}'] },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          p: { from: -3, to: 4 },
          q: { from: -3, to: 3, except: [-2, -1] },
          r: { from: 2, to: 5 },
          k: { from: 2, to: 4 },
        },
        where: ['p - k * r >= -15', 'p != 0', '(p - k * r) / (p + r) != -k', 'p + r != 0'],
        check: ['p + answer * r = p - k * r'],
      },
      answer: '{{-k}}',
      mistakes: [
        slip(
          '{{k}}',
          'negative_factor_same_side',
          'The size is right. On which side of C does the image lie?',
        ),
        slip(
          '{{-k-1}}',
          'enlarged_from_the_shape',
          'You compared the way from A to its image. Measure both ways from C.',
        ),
      ],
      hints: [
        'On which sides of C do the point and its image lie?',
        'The size of the factor is the distance of the image from C divided by that of the point.',
        'A is {{r}} to the right of C. The image is {{k*r}} to the left of C.',
        'Divide {{k*r}} by {{r}}. Then decide on the sign.',
      ],
      method_answer: [
        {
          maths: tex`{{k*r}} \div {{r}} = {{k}}`,
          text: 'The image is so many times as far from C.',
        },
        {
          maths: tex`-({{k*r}} \div {{r}}) = {{-k}}`,
          text: 'It lies on the other side of C, so the factor is negative.',
        },
      ],
    },
  },
  {
    key: 'invariant-points',
    topics: ['harder-transformations'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-G8H'],
    question: {
      type: 'matching',
      text: 'Which points stay exactly where they were? One of the answers is left over.',
      max_score: 4,
      left: [
        'a reflection in the line $x = 3$',
        'a rotation of 90° about $(3, 0)$',
        tex`a translation by $\begin{pmatrix} 3 \\ 0 \end{pmatrix}$`,
        'a rotation of 360° about $(3, 0)$',
      ],
      right: [
        'all points of the line $x = 3$',
        'only the point $(3, 0)$',
        'none',
        'all points of the plane',
        'all points of the line $y = 3$',
      ],
      pairs: [1, 2, 3, 4],
      hints: [
        'Such points are called invariant. Try some: do they move?',
        'Think of folding paper, of a wheel, and of a sliding door.',
        'In a fold, the points on the fold line do not move. On a wheel, one point does not move.',
        'On a sliding door every point moves equally far. After a whole turn everything is back.',
      ],
      method_answer: [
        { text: 'Points of the mirror are no distance from it, so their images are there too.' },
        {
          text: 'Only the centre of a rotation stays, unless it turns all the way round. A translation moves all.',
        },
      ],
    },
  },
  {
    key: 'negative-factor-other-centre',
    topics: ['harder-transformations'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-G7H'],
    question: {
      type: 'fill_blanks',
      text: 'A shape is enlarged by scale factor ${{-k}}$ from the centre C $({{p}}, {{q}})$. One corner is at $({{p+r}}, {{q+u}})$. Where is its image? ([[1]], [[2]])',
      diagram: {
        kind: 'axes',
        x: { from: -10, to: 10, step: 2, minor: 1, label: 'x' },
        y: { from: -10, to: 10, step: 2, minor: 1, label: 'y' },
        square: true,
        points: [
          { at: ['{{p}}', '{{q}}'], label: 'C', mark: 'dot' },
          { at: ['{{p+r}}', '{{q+u}}'] },
        ],
      },
      max_score: 3,
      template: {
        draw: {
          k: { from: 2, to: 3 },
          p: { from: -1, to: 3 },
          q: { from: -1, to: 3 },
          r: { from: 1, to: 4 },
          u: { from: 1, to: 4 },
        },
        where: [
          'p != q',
          'r != u',
          'p != 0',
          'q != 0',
          'p != -1 or mod(q, 2) = 1',
          'p - k * r >= -10',
          'q - k * u >= -10',
          'p + k * r != -k * (p + r)',
          'q + k * u != -k * (q + u)',
        ],
        check: ['answer1 + k * r = p', 'answer2 + k * u = q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{p-k*r}}',
          mistakes: [
            slip(
              '{{p+k*r}}',
              'negative_factor_same_side',
              'A negative factor goes through the centre to the other side.',
            ),
            slip(
              '{{-k*(p+r)}}',
              'enlarged_from_origin',
              'That is the image from (0, 0). The centre is C.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{q-k*u}}',
          mistakes: [
            slip(
              '{{q+k*u}}',
              'negative_factor_same_side',
              'A negative factor goes through the centre to the other side.',
            ),
            slip(
              '{{-k*(q+u)}}',
              'enlarged_from_origin',
              'That is the image from (0, 0). The centre is C.',
            ),
          ],
        },
      ],
      hints: [
        'All distances are measured from the centre C.',
        'The way from C to the image is {{k}} times as long and points the opposite way.',
        'From C to the corner it is {{r}} to the right and {{u}} up.',
        'So from C go {{k*r}} to the left and {{k*u}} down.',
      ],
      method_answer: [
        {
          maths: tex`{{p}} - {{k}} \times {{r}} = {{p-k*r}}`,
          text: 'To the left of C, {{k}} times as far.',
        },
        {
          maths: tex`{{q}} - {{k}} \times {{u}} = {{q-k*u}}`,
          text: 'Below C, {{k}} times as far.',
        },
      ],
    },
  },
  {
    key: 'combined-one-for-two',
    topics: ['harder-transformations'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-G8H'],
    question: {
      type: 'single_choice',
      text: 'A shape with a corner at $({{a}}, {{b}})$ is first {{one}} and then {{two}}. Which single transformation does the same?',
      max_score: 1,
      template: {
        rows: [
          {
            one: 'reflected in the x-axis',
            two: 'reflected in the y-axis',
            key: 'a rotation of 180° about $(0, 0)$',
            no1: 'a reflection in the line $y = x$',
            no2: 'a rotation of 90° clockwise about $(0, 0)$',
          },
          {
            one: 'rotated by 90° clockwise about $(0, 0)$',
            two: 'rotated by 90° clockwise about $(0, 0)$ again',
            key: 'a rotation of 180° about $(0, 0)$',
            no1: 'a reflection in the x-axis',
            no2: 'a rotation of 90° anticlockwise about $(0, 0)$',
          },
          {
            one: 'rotated by 180° about $(0, 0)$',
            two: 'reflected in the x-axis',
            key: 'a reflection in the y-axis',
            no1: 'a rotation of 180° about $(0, 0)$',
            no2: 'a reflection in the x-axis',
          },
          {
            one: 'rotated by 180° about $(0, 0)$',
            two: 'rotated by 90° clockwise about $(0, 0)$',
            key: 'a rotation of 90° anticlockwise about $(0, 0)$',
            no1: 'a reflection in the line $y = x$',
            no2: 'a rotation of 90° clockwise about $(0, 0)$',
          },
        ],
        draw: { a: { from: 2, to: 6 }, b: { from: 1, to: 5 } },
        where: ['a != b'],
      },
      options: [
        { text: '{{key}}' },
        option(
          '{{no2}}',
          'combined_not_followed',
          'Follow the corner through both steps, and then test this one with it.',
        ),
        option(
          'a translation',
          'combined_not_followed',
          'A translation moves all points equally far. Try it with the origin: where does that end?',
        ),
        option(
          '{{no1}}',
          'combined_not_followed',
          'Follow the corner through both steps, and then test this one with it.',
        ),
      ],
      answers: [1],
      hints: [
        'Follow one corner through both steps.',
        'Write its coordinates after each step. Then compare the first with the last.',
        'Start at $({{a}}, {{b}})$. A reflection in an axis changes one sign, and half a turn changes both.',
        'A quarter turn lets the numbers change places, and changes one sign. Which single step takes the start to the end?',
      ],
      method_answer: [
        { text: 'The corner $({{a}}, {{b}})$ is {{one}}, and its image is {{two}}.' },
        { text: 'Compared with the start, the result is {{key}}.' },
      ],
    },
  },
  {
    key: 'combined-two-mirrors',
    topics: ['harder-transformations'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-G8H'],
    question: {
      type: 'number',
      text: 'A shape is reflected in the line $x = {{p}}$, and its image is reflected in the line $x = {{q}}$. Both together are a translation to the right. By how many squares?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 20, step: 2, minor: 1, label: 'x' },
        y: { from: 0, to: 4, step: 2, minor: 1, label: 'y' },
        square: true,
        lines: [
          { from: ['{{p}}', 0], to: ['{{p}}', 4], dashed: true },
          { from: ['{{q}}', 0], to: ['{{q}}', 4], dashed: true },
        ],
      },
      max_score: 2,
      template: {
        draw: { p: { from: 3, to: 7 }, g: { from: 2, to: 6 } },
        derive: { q: 'p + g', at: 'p - 1', mid: 'p + 1', end: '2 * (p + g) - p - 1' },
        where: ['2 * g != p', '2 * g != p + g', 'end <= 20', '2 * g != 2 * p + g'],
        check: ['at + answer = end'],
      },
      answer: '{{2*g}}',
      mistakes: [
        slip(
          '{{g}}',
          'mirror_image_not_counted',
          'That is the distance between the mirrors. Follow a point through both of them.',
        ),
        slip(
          '{{p+q}}',
          'combined_not_followed',
          'Follow a point near the first mirror through both reflections.',
        ),
      ],
      hints: [
        'Follow one point through both reflections.',
        'Choose a point with a simple place, such as one square to the left of the first mirror.',
        'The point with $x = {{at}}$ goes to $x = {{mid}}$ first.',
        'Now reflect $x = {{mid}}$ in $x = {{q}}$, and see how far it is from $x = {{at}}$.',
      ],
      method_answer: [
        { text: 'A point at $x = {{at}}$ goes to $x = {{mid}}$, and then to $x = {{end}}$.' },
        {
          maths: '{{end}} - {{at}} = {{2*g}}',
          text: 'So far it has moved in all: twice the distance of the mirrors.',
        },
      ],
    },
  },
]
