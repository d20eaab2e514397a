import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const TRIPLES = [
  { a: 3, b: 4, c: 5 },
  { a: 5, b: 12, c: 13 },
  { a: 8, b: 15, c: 17 },
  { a: 7, b: 24, c: 25 },
  { a: 20, b: 21, c: 29 },
  { a: 9, b: 40, c: 41 },
] as const

export const pythagoras: readonly ContentQuestion[] = [
  {
    key: 'pythagoras-longest-side',
    topics: ['pythagoras'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['MK3-G-28', 'GCSE-G20a'],
    question: {
      type: 'number',
      text: 'A right-angled triangle has short sides of {{a*k}} cm and {{b*k}} cm. How long is the longest side, in centimetres?',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{b*k}}', BC: '{{a*k}}', B: 90 },
        sides: { AB: '{{b*k}} cm', BC: '{{a*k}} cm', CA: 'x' },
      },
      max_score: 2,
      template: {
        rows: TRIPLES.slice(0, 4),
        draw: { k: { from: 1, to: 3 } },
        where: ['c * k <= 60', 'c * k > 5'],
        check: ['answer * answer - (a * k) ^ 2 = (b * k) ^ 2'],
      },
      answer: '{{c*k}}',
      mistakes: [
        slip(
          '{{(a+b)*k}}',
          'pythagoras_sides_added',
          'That is the way along the two short sides. Straight across is shorter.',
        ),
        slip(
          '{{(c*k)^2}}',
          'pythagoras_root_left_out',
          'That is the area of the square on the longest side. How long is its side?',
        ),
      ],
      hints: [
        'Think of a square on each side of the triangle.',
        'The two smaller squares together are as large as the largest.',
        'The small squares have the areas {{a*k}}² and {{b*k}}².',
        'Together they make {{(a*k)^2}} + {{(b*k)^2}} = {{(c*k)^2}}. Now take the square root.',
      ],
      method_answer: [
        {
          maths: tex`x^2 = {{a*k}}^2 + {{b*k}}^2 = {{(c*k)^2}}`,
          text: 'Add the squares of the short sides.',
        },
        { maths: tex`x = \sqrt{ {{(c*k)^2}} } = {{c*k}}`, text: 'The side of that square.' },
      ],
    },
  },
  {
    key: 'pythagoras-shorter-side',
    topics: ['pythagoras'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['MK3-G-28', 'GCSE-G20a'],
    question: {
      type: 'number',
      text: 'A ladder of {{c*k/10|dp1}} m leans against a wall. Its foot is {{a*k/10|dp1}} m from the wall. How high up the wall does it reach, in metres?',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{a*k}}', BC: '{{b*k}}', B: 90 },
        sides: { AB: '{{a*k/10|dp1}} m', CA: '{{c*k/10|dp1}} m', BC: 'h' },
      },
      max_score: 2,
      template: {
        rows: [TRIPLES[1], TRIPLES[2], TRIPLES[3]],
        draw: { k: { from: 2, to: 4 } },
        where: [
          'c * k <= 75',
          'mod(a * k, 10) != 0',
          'mod(c * k, 10) != 0',
          'mod(b * k, 10) != 0',
          '(c - a) * k != b * k',
        ],
        check: ['answer ^ 2 + (a * k / 10) ^ 2 = (c * k / 10) ^ 2'],
      },
      answer: '{{b*k/10|dp1}}',
      mistakes: [
        slip(
          '{{(c-a)*k/10}}',
          'pythagoras_sides_added',
          'The lengths were subtracted. It is the squares that fit together.',
        ),
        slip(
          '{{(b*k/10)^2}}',
          'pythagoras_root_left_out',
          'That is the square of the height. Take the square root.',
        ),
      ],
      hints: [
        'Wall, ground and ladder make a right-angled triangle. Which side is the longest?',
        'The ladder is the longest side. For a shorter side, subtract the squares.',
        'The square of the ladder is {{(c*k/10)^2|dp2}}, and that of the distance is {{(a*k/10)^2|dp2}}.',
        'The difference is {{(b*k/10)^2|dp2}}. Take its square root.',
      ],
      method_answer: [
        {
          maths: tex`h^2 = {{c*k/10|dp1}}^2 - {{a*k/10|dp1}}^2 = {{(b*k/10)^2|dp2}}`,
          text: 'Subtract, since a shorter side is wanted.',
        },
        {
          maths: tex`h = \sqrt{ {{(b*k/10)^2|dp2}} } = {{b*k/10|dp1}}`,
          text: 'The square root is the height.',
        },
      ],
    },
  },
  {
    key: 'pythagoras-why-it-is-true',
    topics: ['pythagoras'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['MK3-G-27'],
    question: {
      type: 'cloze_dropdown',
      text: 'Two equal large squares have sides of $a + b$. In each lie four equal right-angled triangles with short sides $a$ and $b$ and longest side $c$. In the first square the triangles leave two squares uncovered, with areas [[1]]. In the second they leave one tilted square, with the area [[2]]. The uncovered parts are equal, because [[3]].',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [7, 0],
          C: [7, 7],
          D: [0, 7],
          P: [4, 0],
          Q: [7, 4],
          R: [3, 7],
          S: [0, 3],
        },
        labels: { A: '', B: '', C: '', D: '', P: '', Q: '', R: '', S: '' },
        polygons: [
          { points: ['A', 'P', 'S'], tone: 'a' },
          { points: ['P', 'B', 'Q'], tone: 'a' },
          { points: ['Q', 'C', 'R'], tone: 'a' },
          { points: ['R', 'D', 'S'], tone: 'a' },
        ],
        segments: [
          { from: 'A', to: 'P', label: 'a' },
          { from: 'P', to: 'B', label: 'b' },
          { from: 'P', to: 'S', label: 'c' },
          { from: 'P', to: 'Q', label: 'c' },
        ],
        note: 'The second square: four triangles round a tilted square.',
        alt: 'A large square. In its corners lie four equal right-angled triangles with sides a, b and c. They leave a tilted square with sides c in the middle.',
      },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'a² and b²' },
            option(
              'a and b',
              'root_not_taken',
              'Those are lengths. What is the area of a square with side a?',
            ),
            option(
              '2a and 2b',
              'power_as_multiple',
              'The area of a square is its side times itself.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('2c', 'power_as_multiple', 'The area of a square is its side times itself.'),
            { text: 'c²' },
            option(
              'a + b',
              'pythagoras_sides_added',
              'That is the side of the large square. Which side has the tilted one?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'the two shapes look alike',
              'reason_from_looks',
              'Looks can deceive. What was taken away from the two large squares?',
            ),
            { text: 'equal triangles are taken from equal squares' },
            option(
              'both are squares',
              'reason_from_looks',
              'Squares can have any size. What was taken away from the two large ones?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Compare what is left when equal things are taken from equal things.',
        'The area of a square is its side times itself.',
        'The sides of the uncovered squares are the sides of the triangle.',
        'Two of them have the sides a and b, the tilted one has the side c.',
      ],
      method_answer: [
        { text: 'In the first square a² and b² are left, in the second c².' },
        {
          maths: 'a^2 + b^2 = c^2',
          text: 'From equal squares equal triangles were taken, so what is left is equal.',
        },
      ],
    },
  },
  {
    key: 'pythagoras-is-it-right-angled',
    topics: ['pythagoras'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-G20a'],
    question: {
      type: 'single_choice',
      text: 'Here are the sides of four triangles, in centimetres. Which triangle has a right angle?',
      max_score: 1,
      template: {
        rows: TRIPLES.slice(0, 5),
        draw: { k: { from: 1, to: 2 }, e: { from: 1, to: 2 } },
        where: ['a * k > e + 1', 'c * k < (a + b) * k - e'],
      },
      options: [
        option(
          '{{a*k+e}}, {{b*k+e}} and {{c*k+e}}',
          'added_in_proportion',
          'The sides of a right-angled triangle were all made longer by the same. Do the squares still fit?',
        ),
        option(
          '{{b*k}}, {{b*k}} and {{b*k}}',
          'right_angle_by_looks',
          'All sides are equal, so all angles are equal too. How large are they?',
        ),
        { text: '{{a*k}}, {{b*k}} and {{c*k}}' },
        option(
          '{{a*k}}, {{b*k}} and {{c*k+e}}',
          'right_angle_by_looks',
          'Nearly. Square the two short sides, and compare their sum with the square of the longest.',
        ),
      ],
      answers: [3],
      hints: [
        'The theorem works backwards too.',
        'Square the three sides. Are the two smaller squares together exactly as large as the largest?',
        'Begin with the two short sides of a triangle: square them and add.',
        'Compare with the square of its longest side. Only once do they agree.',
      ],
      method_answer: [
        {
          maths: tex`{{a*k}}^2 + {{b*k}}^2 = {{(a*k)^2 + (b*k)^2}} = {{c*k}}^2`,
          text: 'Here the squares fit, so there is a right angle.',
        },
        { text: 'In the other triangles the two sides of this equation differ.' },
      ],
    },
  },
  {
    key: 'pythagoras-distance-between-points',
    topics: ['pythagoras'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-G20a', 'GCSE-G11'],
    question: {
      type: 'number',
      text: tex`What is the distance between the points $({{x}}, {{y}})$ and $({{x+p}}, {{y+q}})$? Round to 1 decimal place.`,
      diagram: {
        kind: 'axes',
        x: { from: -6, to: 8, step: 2, minor: 1, label: 'x' },
        y: { from: -6, to: 8, step: 2, minor: 1, label: 'y' },
        square: true,
        points: [{ at: ['{{x}}', '{{y}}'] }, { at: ['{{x+p}}', '{{y+q}}'] }],
        lines: [{ from: ['{{x}}', '{{y}}'], to: ['{{x+p}}', '{{y+q}}'] }],
      },
      max_score: 3,
      template: {
        rows: [
          { p: 5, q: 7, d: 8.602325267043 },
          { p: 4, q: 7, d: 8.062257748299 },
          { p: 6, q: 5, d: 7.810249675907 },
          { p: 9, q: 4, d: 9.848857801796 },
          { p: 8, q: 5, d: 9.433981132057 },
          { p: 6, q: 7, d: 9.219544457293 },
        ],
        draw: { x: { from: -5, to: -1 }, y: { from: -5, to: -1 } },
        where: ['x + p <= 8', 'y + q <= 8', 'x != y', 'x != -1 or mod(y, 2) = 1', 'x + p != -1'],
        check: ['round(answer ^ 2, 2) = p ^ 2 + q ^ 2'],
      },
      answer: '{{d|dp12}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{p+q}}',
          'pythagoras_sides_added',
          'That is the way along the grid lines. Straight across is shorter.',
        ),
        slip(
          '{{p^2+q^2}}',
          'pythagoras_root_left_out',
          'That is the square of the distance. Take the square root.',
        ),
      ],
      hints: [
        'Draw a right-angled triangle with the two points as corners.',
        'Its short sides are the way along and the way up.',
        tex`From $ {{x}} $ to $ {{x+p}} $ it is {{p}} along, and from $ {{y}} $ to $ {{y+q}} $ it is {{q}} up.`,
        'Square {{p}} and {{q}}, add, and take the square root of {{p^2+q^2}}.',
      ],
      method_answer: [
        {
          maths: tex`{{p}}^2 + {{q}}^2 = {{p^2+q^2}}`,
          text: 'The squares of the way along and the way up.',
        },
        {
          maths: tex`\sqrt{ {{p^2+q^2}} } \approx {{d|dp1}}`,
          text: 'The distance, to 1 decimal place.',
        },
      ],
    },
  },
  {
    key: 'pythagoras-isosceles-area',
    topics: ['pythagoras'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['MK3-G-28', 'GCSE-G20a'],
    question: {
      type: 'multi_part',
      text: 'The front of a tent is an isosceles triangle. Its base is {{2*a*k}} dm long, and each of the two equal sides is {{c*k}} dm. (1 dm is 10 cm.)',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{2*a*k}}', BC: '{{c*k}}', CA: '{{c*k}}' },
        sides: { AB: '{{2*a*k}} dm', BC: '{{c*k}} dm', CA: '{{c*k}} dm' },
        height: { from: 'C', label: 'h' },
        equal: ['BC', 'CA'],
      },
      max_score: 5,
      template: {
        rows: [
          { a: 3, b: 4, c: 5 },
          { a: 5, b: 12, c: 13 },
          { a: 8, b: 15, c: 17 },
          { a: 20, b: 21, c: 29 },
        ],
        draw: { k: { from: 1, to: 4 } },
        where: ['c * k <= 30', 'c * k >= 10'],
        check: ['answer1 ^ 2 + (a * k) ^ 2 = (c * k) ^ 2', 'answer2 / answer1 = a * k'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How high is the tent, in decimetres?',
          max_score: 3,
          answer: '{{b*k}}',
          mistakes: [
            slip(
              '{{(b*k)^2}}',
              'pythagoras_root_left_out',
              'That is the square of the height. Take the square root.',
            ),
            slip(
              '{{(c-a)*k}}',
              'pythagoras_sides_added',
              'The lengths were subtracted. It is the squares that fit together.',
            ),
          ],
          hints: [
            'Where in the drawing is a right angle?',
            'The height cuts the triangle into two right-angled ones. It meets the base in the middle.',
            'Half of the base is {{a*k}} dm, and the longest side is {{c*k}} dm.',
            'The square of the height is {{(c*k)^2}} − {{(a*k)^2}}. Take the square root.',
          ],
          method_answer: [
            {
              maths: tex`h^2 = {{c*k}}^2 - {{a*k}}^2 = {{(b*k)^2}}`,
              text: 'In one half of the triangle.',
            },
            { maths: tex`h = \sqrt{ {{(b*k)^2}} } = {{b*k}}`, text: 'The height.' },
          ],
        },
        {
          type: 'number',
          text: 'What is the area of the front, in square decimetres?',
          max_score: 2,
          answer: '{{a*b*k^2}}',
          follow_through: { answer: 'p1 * {{a*k}}' },
          mistakes: [
            slip(
              '{{2*a*b*k^2}}',
              'half_left_out',
              'That is the rectangle round the triangle. Which part of it is the triangle?',
            ),
          ],
          hints: [
            'It is a triangle, and you know its base and its height.',
            'Half of base times height.',
            'The base is {{2*a*k}} dm. The height is what you found above.',
            'Half of the base is {{a*k}} dm. Multiply it by the height.',
          ],
          method_answer: [
            {
              maths: tex`\frac{1}{2} \times {{2*a*k}} \times {{b*k}} = {{a*b*k^2}}`,
              text: 'Half of base times height.',
            },
          ],
        },
      ],
      hints: [
        'Look for a right-angled triangle in the drawing.',
        'The height halves the base. Then use the theorem, and afterwards the area of a triangle.',
        'Half of the base is {{a*k}} dm.',
        'For the height subtract squares. For the area take half of base times height.',
      ],
      method_answer: [
        { maths: tex`h = \sqrt{ {{c*k}}^2 - {{a*k}}^2 } = {{b*k}}`, text: 'The height.' },
        {
          maths: tex`{{a*k}} \times {{b*k}} = {{a*b*k^2}}`,
          text: 'The area: half of the base times the height.',
        },
      ],
    },
  },
]
