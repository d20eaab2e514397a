import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

const PLAN =
  'Here is the plan of a building of cubes, seen from above. Each number tells how many cubes stand on that square. Back row: {{a}}, {{b}}, {{c}}. Front row: {{d}}, {{e}}, {{f}}.'

const TABLE = {
  kind: 'place_value',
  columns: ['left', 'mid', 'right'],
  rows: [
    { label: 'back', cells: ['{{a}}', '{{b}}', '{{c}}'] },
    { label: 'front', cells: ['{{d}}', '{{e}}', '{{f}}'] },
  ],
  note: 'The plan, with the number of cubes on each square',
  alt: 'A plan of six squares, with the number of cubes on each. Back row, from left to right: {{a}}, {{b}}, {{c}}. Front row: {{d}}, {{e}}, {{f}}.',
} as const

const HEIGHTS = {
  a: { from: 1, to: 5 },
  b: { from: 1, to: 5 },
  c: { from: 1, to: 5 },
  d: { from: 1, to: 5 },
  e: { from: 1, to: 5 },
  f: { from: 1, to: 5 },
} as const

export const plansAndElevations: readonly ContentQuestion[] = [
  {
    key: 'views-match-the-solid',
    topics: ['plans-and-elevations'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-G13'],
    question: {
      type: 'matching',
      text: 'Each solid stands upright. Match the views with the solid. One of the answers is left over.',
      max_score: 4,
      left: [
        'plan: circle; front elevation: rectangle',
        'plan: circle; front elevation: triangle',
        'plan: circle; front elevation: circle',
        'plan: square with both diagonals; front elevation: triangle',
      ],
      right: ['cylinder', 'cone', 'sphere', 'square-based pyramid', 'cube'],
      pairs: [1, 2, 3, 4],
      hints: [
        'The plan is the view from above. The front elevation is the view from the front.',
        'Imagine each solid on a table. Look down on it first, then from the front at table height.',
        'A tin looks like a circle from above. How does it look from the front?',
        'A solid with a point at the top shows a triangle from the front. From above, one of these has edges that meet in the middle.',
      ],
      method_answer: [
        {
          text: 'A cylinder shows a circle from above and a rectangle from the front, a cone a triangle.',
        },
        {
          text: 'A sphere is a circle from everywhere. A pyramid shows its four edges from above.',
        },
      ],
    },
  },
  {
    key: 'views-area-of-a-face',
    topics: ['plans-and-elevations'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-G13'],
    question: {
      type: 'number',
      text: 'A box is {{w}} cm wide, {{d}} cm deep and {{h}} cm high. What is the area of its {{view}}, in square centimetres?',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: '{{w}}',
        height: '{{h}}',
        depth: '{{d}}',
        labels: { width: '{{w}} cm', height: '{{h}} cm', depth: '{{d}} cm' },
      },
      max_score: 2,
      template: {
        rows: [
          { view: 'plan', from: 'above', one: 'width', two: 'depth', p: 1, q: 1, r: 0 },
          {
            view: 'front elevation',
            from: 'the front',
            one: 'width',
            two: 'height',
            p: 1,
            q: 0,
            r: 1,
          },
          {
            view: 'side elevation',
            from: 'the side',
            one: 'depth',
            two: 'height',
            p: 0,
            q: 1,
            r: 1,
          },
        ],
        draw: { w: { from: 5, to: 9 }, d: { from: 3, to: 6 }, h: { from: 2, to: 7 } },
        derive: {
          key: 'p * q * w * d + p * r * w * h + q * r * d * h',
          other: 'q * r * w * d + p * q * w * h + p * r * d * h',
        },
        where: ['distinct(w, d, h)', 'key != w * d * h', 'key != other', 'other != w * d * h'],
        check: ['answer * (p * q * h + p * r * d + q * r * w) = w * d * h'],
      },
      answer: '{{key}}',
      mistakes: [
        slip(
          '{{other}}',
          'views_mixed_up',
          'That is another view. Which two lengths can you see from {{from}}?',
        ),
        slip('{{w*d*h}}', 'volume_for_area', 'That is the volume of the box. A view is flat.'),
      ],
      hints: [
        'From where do you look?',
        'You look from {{from}}. You see a rectangle.',
        'One of its sides is the {{one}} of the box.',
        'The other side is the {{two}}. Multiply the two lengths.',
      ],
      method_answer: [
        { text: 'From {{from}} you see the {{one}} and the {{two}}.' },
        { text: 'The area is their product, {{key}} cm².' },
      ],
    },
  },
  {
    key: 'views-front-elevation-heights',
    topics: ['plans-and-elevations'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-G13'],
    question: {
      type: 'fill_blanks',
      text: `${PLAN} You look at it from the front. How many cubes high is each column of the front elevation? Left [[1]], middle [[2]], right [[3]].`,
      diagram: TABLE,
      max_score: 3,
      template: {
        draw: HEIGHTS,
        derive: { x: 'max(a, d)', y: 'max(b, e)', z: 'max(c, f)' },
        where: [
          'distinct(a, d)',
          'distinct(b, e)',
          'distinct(c, f)',
          'a > d or b > e or c > f',
          'a < d or b < e or c < f',
        ],
        check: [
          'answer1 >= a and answer1 >= d',
          'answer2 >= b and answer2 >= e',
          'answer3 >= c and answer3 >= f',
        ],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            slip(
              '{{a+d}}',
              'view_heights_added',
              'One tower stands behind the other. Do you see them on top of each other?',
            ),
            slip(
              '{{min(a, d)}}',
              'hidden_parts_not_counted',
              'The taller tower rises above the other, even from behind.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            slip(
              '{{b+e}}',
              'view_heights_added',
              'One tower stands behind the other. Do you see them on top of each other?',
            ),
            slip(
              '{{min(b, e)}}',
              'hidden_parts_not_counted',
              'The taller tower rises above the other, even from behind.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{z}}',
          mistakes: [
            slip(
              '{{c+f}}',
              'view_heights_added',
              'One tower stands behind the other. Do you see them on top of each other?',
            ),
            slip(
              '{{min(c, f)}}',
              'hidden_parts_not_counted',
              'The taller tower rises above the other, even from behind.',
            ),
          ],
        },
      ],
      hints: [
        'From the front, the back row stands behind the front row.',
        'In each column you see the taller of the two towers.',
        'On the left, read the number at the back and the number in front. Which tower rises higher?',
        'Take the larger number of the two. Then do the same for the middle and for the right.',
      ],
      method_answer: [
        { text: 'In each column the taller tower decides how high the view is.' },
        { text: 'Left {{x}}, middle {{y}}, right {{z}}.' },
      ],
    },
  },
  {
    key: 'views-side-elevation-and-cubes',
    topics: ['plans-and-elevations'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-G13'],
    question: {
      type: 'fill_blanks',
      text: `${PLAN} You look at it from the right-hand side. How high is the part of the view that shows the front row? [[1]] cubes. How high is the part that shows the back row? [[2]] cubes. How many cubes does the building have in all? [[3]]`,
      diagram: TABLE,
      max_score: 3,
      template: {
        draw: HEIGHTS,
        derive: { x: 'max(d, e, f)', y: 'max(a, b, c)', n: 'a + b + c + d + e + f' },
        where: ['x != y', 'f != x', 'c != y', 'n != x + y', 'd + e + f != x', 'a + b + c != y'],
        check: [
          'answer1 >= d and answer1 >= e and answer1 >= f',
          'answer2 >= a and answer2 >= b and answer2 >= c',
          'answer3 - a - b - c = d + e + f',
        ],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{x}}',
          mistakes: [
            slip(
              '{{f}}',
              'hidden_parts_not_counted',
              'That is the tower nearest to you. A taller one stands behind it.',
            ),
            slip(
              '{{d+e+f}}',
              'view_heights_added',
              'The towers stand one behind another, not on top of each other.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{y}}',
          mistakes: [
            slip(
              '{{c}}',
              'hidden_parts_not_counted',
              'That is the tower nearest to you. A taller one stands behind it.',
            ),
            slip(
              '{{a+b+c}}',
              'view_heights_added',
              'The towers stand one behind another, not on top of each other.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{n}}',
          mistakes: [
            slip(
              '{{x+y}}',
              'hidden_parts_not_counted',
              'That counts what you see from the side. Which towers stand behind?',
            ),
          ],
        },
      ],
      hints: [
        'From the right you see each row end on: its towers stand one behind another.',
        'The tallest tower of a row decides how high the view is.',
        'The lower line of the plan is the front row. Which of its towers is the tallest?',
        'Do the same for the back row. For the number of cubes add up all six numbers.',
      ],
      method_answer: [
        { text: 'The tallest tower in the front row has {{x}} cubes, in the back row {{y}}.' },
        {
          maths: tex`{{a}} + {{b}} + {{c}} + {{d}} + {{e}} + {{f}} = {{n}}`,
          text: 'All cubes together.',
        },
      ],
    },
  },
  {
    key: 'views-draw-them',
    topics: ['plans-and-elevations'],
    difficulty: 0.6,
    minutes: 6,
    statements: ['GCSE-G13'],
    question: {
      type: 'drawing',
      text: 'A step is made of two cuboids. The lower one is 6 cm wide, 4 cm deep and 2 cm high. The upper one is 3 cm wide, 4 cm deep and 2 cm high. It stands on the left half of the lower one. On squared paper with squares of 1 cm, draw the plan, the front elevation and the side elevation from the right.',
      max_score: 4,
      criteria: [
        {
          code: 'plan',
          text: 'The plan is a rectangle of 6 cm by 4 cm',
          marks: 1,
          evidence: ['The plan is a rectangle 6 cm wide and 4 cm deep.'],
        },
        {
          code: 'plan_edge',
          text: 'A line across the middle of the plan shows where the height changes',
          marks: 1,
          evidence: ['A line in the middle of the plan parts the high half from the low one.'],
        },
        {
          code: 'front',
          text: 'The front elevation is an L: 6 cm wide, 4 cm high on the left half and 2 cm on the right half',
          marks: 1,
          evidence: [
            'The front elevation is an L shape, 4 cm high on the left and 2 cm on the right.',
          ],
        },
        {
          code: 'side',
          text: 'The side elevation is 4 cm by 4 cm, with a line at a height of 2 cm',
          marks: 1,
          evidence: ['The side elevation is a square of 4 cm with a line half way up.'],
        },
      ],
      hints: [
        'Look from above, from the front and from the right, one after the other.',
        'Each view shows two of the three lengths. Where the height changes, an edge is seen as a line.',
        'From above you see the width and the depth. From the front you see the width and the heights.',
        'From the right you see the depth and the full height. The edge of the lower cuboid is seen as a line.',
      ],
      method_answer: [
        { text: 'Plan: 6 cm by 4 cm, with a line across the middle.' },
        { text: 'Front: an L, 6 cm wide, 4 cm high on the left half and 2 cm on the right half.' },
        { text: 'Side: 4 cm by 4 cm, with a line at a height of 2 cm.' },
      ],
    },
  },
  {
    key: 'views-most-cubes',
    topics: ['plans-and-elevations'],
    difficulty: 0.9,
    minutes: 3.5,
    statements: ['GCSE-G13'],
    question: {
      type: 'number',
      text: 'The plan of a building of cubes is a square of 2 by 2. The front elevation shows two columns, {{p}} cubes high on the left and {{q}} on the right. The side elevation from the right shows two columns too: the front row is {{r}} cubes high and the back row {{s}}. What is the greatest number of cubes that the building can have?',
      max_score: 3,
      template: {
        draw: {
          p: { from: 2, to: 6 },
          q: { from: 2, to: 6 },
          r: { from: 2, to: 6 },
          s: { from: 2, to: 6 },
        },
        derive: { key: 'min(p, r) + min(p, s) + min(q, r) + min(q, s)' },
        where: [
          'max(p, q) = max(r, s)',
          'p != q',
          'r != s',
          'key != p + q + r + s',
          '2 * (p + q) != key',
          'min(p, q) != min(r, s)',
          'p * q != key',
          'max(p, q) >= 3',
          '2 * (p + q) != p + q + r + s',
        ],
        check: [
          'answer <= 2 * (p + q)',
          'answer <= 2 * (r + s)',
          'answer = max(p, q) + min(p, q) + min(r, s) + min(p, q, r, s)',
        ],
      },
      answer: '{{key}}',
      mistakes: [
        slip(
          '{{2*(p+q)}}',
          'one_view_used',
          'That fits the front elevation. Does it fit the side elevation too?',
        ),
        slip(
          '{{p+q+r+s}}',
          'view_heights_added',
          'Each tower is seen from the front and from the side. Do not count it twice.',
        ),
      ],
      hints: [
        'There are four towers. How high may each one be?',
        'A tower may be no higher than its column in the front view, and no higher than its row in the side view.',
        'The left tower in the front row is at most {{p}} by the front view and at most {{r}} by the side view. So the smaller of the two is its limit.',
        'Find this limit for each of the four towers, and add them up.',
      ],
      method_answer: [
        { text: 'Left towers: front at most {{min(p, r)}}, back at most {{min(p, s)}}.' },
        { text: 'Right towers: front at most {{min(q, r)}}, back at most {{min(q, s)}}.' },
        {
          maths: '{{min(p, r)}} + {{min(p, s)}} + {{min(q, r)}} + {{min(q, s)}} = {{key}}',
          text: 'With these heights both views are as told.',
        },
      ],
    },
  },
]
