import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const surfaceArea: readonly ContentQuestion[] = [
  {
    key: 'surface-cuboid',
    topics: ['surface-area'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-G17c', 'MK3-G-30'],
    question: {
      type: 'number',
      text: 'A parcel is {{a}} cm long, {{b}} cm wide and {{c}} cm high. What is the area of its whole surface? Give the unit.',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: '{{a}}',
        depth: '{{b}}',
        height: '{{c}}',
        labels: { width: '{{a}} cm', depth: '{{b}} cm', height: '{{c}} cm' },
      },
      max_score: 3,
      template: {
        draw: { a: { from: 6, to: 12 }, b: { from: 3, to: 8 }, c: { from: 2, to: 7 } },
        derive: { half: 'a*b + a*c + b*c' },
        where: ['distinct(a, b, c)', '2 * half != a * b * c', 'half != a * b * c'],
        check: ['answer / 2 - a * b = c * (a + b)'],
      },
      answer: '{{2*half}}',
      unit: 'cm²',
      mistakes: [
        slip(
          '{{half}}',
          'hidden_parts_not_counted',
          'Those are three faces. Each has an equal one opposite it.',
        ),
        slip(
          '{{a*b*c}}',
          'volume_for_area',
          'That is how much fits inside. How much paper covers the outside?',
        ),
      ],
      hints: [
        'How many faces has the parcel? Which of them are equal?',
        'Find the areas of the three different faces. There are two of each.',
        'The top is {{a}} cm by {{b}} cm, so {{a*b}} cm².',
        'The front has {{a*c}} cm² and the end {{b*c}} cm². Add the three, and double the sum.',
      ],
      method_answer: [
        { maths: tex`{{a*b}} + {{a*c}} + {{b*c}} = {{half}}`, text: 'Top, front and one end.' },
        { maths: tex`2 \times {{half}} = {{2*half}}`, text: 'Each of them twice, in cm².' },
      ],
    },
  },
  {
    key: 'surface-label-of-a-tin',
    topics: ['surface-area'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['MK3-G-30', 'GCSE-G17c'],
    question: {
      type: 'single_choice',
      text: 'A tin has a radius of {{r}} cm and a height of {{h}} cm. A paper label covers its curved side just once. The label is peeled off and laid flat. Which shape is it?',
      diagram: {
        kind: 'solid',
        shape: 'cylinder',
        width: '{{2*r}}',
        height: '{{h}}',
        labels: { radius: '{{r}} cm', height: '{{h}} cm' },
      },
      max_score: 1,
      template: { draw: { r: { from: 3, to: 6 }, h: { from: 7, to: 14 } }, where: ['2 * r != h'] },
      options: [
        { text: 'a rectangle of {{2*r}}π cm by {{h}} cm' },
        option(
          'a rectangle of {{2*r}} cm by {{h}} cm',
          'diameter_for_circumference',
          'The label goes round the tin, not straight across it.',
        ),
        option(
          'a circle with a radius of {{r}} cm',
          'curved_side_misread',
          'That is the lid. What happens when you unroll the curved side?',
        ),
        option(
          'a rectangle of {{r^2}}π cm by {{h}} cm',
          'circumference_for_area',
          'That is the area of the lid. One side of the label is the way round it.',
        ),
      ],
      answers: [1],
      hints: [
        'Unroll the label in your mind.',
        'Its height is that of the tin. Its width goes once round the tin.',
        'Once round is the circumference of the lid.',
        'The circumference is π times the diameter, and the diameter is {{2*r}} cm.',
      ],
      method_answer: [
        { text: 'Unrolled, the curved side is a rectangle as high as the tin.' },
        {
          maths: tex`2 \times \pi \times {{r}} = {{2*r}}\pi`,
          text: 'Its width is the way round the lid, in cm.',
        },
      ],
    },
  },
  {
    key: 'surface-open-box',
    topics: ['surface-area'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-G17c'],
    question: {
      type: 'number',
      text: 'A planter is an open box: it has a bottom and four sides, but no lid. It is {{a}} cm long, {{b}} cm wide and {{c}} cm high. The outside, bottom included, is painted. What area is that? Give the unit.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 30, to: 60, step: 5 },
          b: { from: 15, to: 25, step: 5 },
          c: { from: 10, to: 28, step: 2 },
        },
        derive: { key: 'a*b + 2*a*c + 2*b*c' },
        where: ['distinct(a, b, c)', 'key != a * b * c', 'a * b != c * (a + b)'],
        check: ['answer + a * b = 2 * (a * b + a * c + b * c)'],
      },
      answer: '{{key}}',
      unit: 'cm²',
      mistakes: [
        slip('{{key + a*b}}', 'face_too_many', 'That is with a lid. Which face is not there?'),
        slip(
          '{{key - a*b}}',
          'hidden_parts_not_counted',
          'Those are the four sides. The bottom is painted too.',
        ),
        slip(
          '{{a*b + a*c + b*c}}',
          'hidden_parts_not_counted',
          'Each side has an equal one opposite it.',
        ),
      ],
      hints: [
        'Count the faces: a bottom and four sides.',
        'Find the area of each kind of face. Which come twice, and which only once?',
        'The bottom is {{a}} × {{b}} = {{a*b}} cm², and comes once.',
        'The long sides are {{a*c}} cm² each, the short ones {{b*c}} cm² each. Add all five faces.',
      ],
      method_answer: [
        {
          maths: tex`{{a*b}} + 2 \times {{a*c}} + 2 \times {{b*c}} = {{key}}`,
          text: 'Bottom, two long sides and two short sides, in cm².',
        },
      ],
    },
  },
  {
    key: 'surface-triangular-prism',
    topics: ['surface-area'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-G17c'],
    question: {
      type: 'number',
      text: 'A door wedge is a triangular prism. Its ends are right-angled triangles with sides of {{a*k}} cm, {{b*k}} cm and {{c*k}} cm. It is {{l}} cm wide. What is the area of its whole surface? Give the unit.',
      max_score: 3,
      template: {
        rows: [
          { a: 3, b: 4, c: 5 },
          { a: 5, b: 12, c: 13 },
          { a: 8, b: 15, c: 17 },
        ],
        draw: { k: { from: 1, to: 3 }, l: { from: 4, to: 11 } },
        derive: {
          ends: 'a * b * k * k',
          sides: '(a + b + c) * k * l',
          key: 'a * b * k * k + (a + b + c) * k * l',
        },
        where: [
          'c * k <= 26',
          'c * k >= 10',
          'distinct(l, a * k, b * k, c * k)',
          'a * b * k * k * l / 2 != key',
          '2 * ends + sides != ends * l / 2',
          'ends + (a + b) * k * l != ends * l / 2',
        ],
        check: ['(answer - a * b * k * k) / l = (a + b + c) * k'],
      },
      answer: '{{key}}',
      unit: 'cm²',
      mistakes: [
        slip(
          '{{2*ends + sides}}',
          'half_left_out',
          'An end is a triangle: half of its two short sides multiplied.',
        ),
        slip(
          '{{ends + (a + b) * k * l}}',
          'hidden_parts_not_counted',
          'A rectangle is missing: the one on the sloping side.',
        ),
        slip(
          '{{ends * l / 2}}',
          'volume_for_area',
          'That is the volume. How much is there to cover on the outside?',
        ),
      ],
      hints: [
        'A triangular prism has five faces: two triangles and three rectangles.',
        'Each rectangle has one side of the triangle as its length, and the width of the wedge.',
        'The two triangles together are {{a*k}} × {{b*k}} = {{ends}} cm².',
        'The rectangles are {{a*k}}, {{b*k}} and {{c*k}} cm long, and {{l}} cm wide. Add all five faces.',
      ],
      method_answer: [
        {
          maths: tex`2 \times \frac{1}{2} \times {{a*k}} \times {{b*k}} = {{ends}}`,
          text: 'The two ends.',
        },
        {
          maths: tex`({{a*k}} + {{b*k}} + {{c*k}}) \times {{l}} = {{sides}}`,
          text: 'The three rectangles.',
        },
        { maths: '{{ends}} + {{sides}} = {{key}}', text: 'All five faces, in cm².' },
      ],
    },
  },
  {
    key: 'surface-cylinder',
    topics: ['surface-area'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-G17c'],
    question: {
      type: 'number',
      text: 'A closed tin has a radius of {{r}} cm and a height of {{h}} cm. What is the area of its whole surface in square centimetres? Leave π in your answer.',
      diagram: {
        kind: 'solid',
        shape: 'cylinder',
        width: '{{2*r}}',
        height: '{{h}}',
        labels: { radius: '{{r}} cm', height: '{{h}} cm' },
      },
      max_score: 3,
      template: {
        draw: { r: { from: 3, to: 8 }, h: { from: 5, to: 16 } },
        derive: { key: '2 * r * r + 2 * r * h' },
        where: ['r != h', 'r * r * h != key', '2 * r * h + r * r != r * r * h'],
      },
      answer: '{{key}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{2*r*h}}π',
          'end_faces_left_out',
          'That is the curved side. A closed tin has a bottom and a lid too.',
        ),
        slip('{{2*r*h + r*r}}π', 'one_end_only', 'One circle is there. A closed tin has two.'),
        slip(
          '{{r*r*h}}π',
          'volume_for_area',
          'That is the volume. How much is there to cover on the outside?',
        ),
      ],
      hints: [
        'Which flat pieces make a tin?',
        'Two circles, and a rectangle that is as wide as the way round.',
        'The two circles are 2 × {{r^2}}π = {{2*r^2}}π cm².',
        'The curved side is {{2*r}}π × {{h}} = {{2*r*h}}π cm². Add the two.',
      ],
      method_answer: [
        { maths: tex`2 \times \pi \times {{r}}^2 = {{2*r^2}}\pi`, text: 'Bottom and lid.' },
        {
          maths: tex`2 \times \pi \times {{r}} \times {{h}} = {{2*r*h}}\pi`,
          text: 'The curved side.',
        },
        { maths: tex`{{2*r^2}}\pi + {{2*r*h}}\pi = {{key}}\pi`, text: 'Together, in cm².' },
      ],
    },
  },
  {
    key: 'surface-cube-to-volume',
    topics: ['surface-area'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['GCSE-G17c', 'MK3-G-30'],
    question: {
      type: 'multi_part',
      text: 'A cube has a surface area of {{6*a^2}} cm².',
      diagram: { kind: 'solid', shape: 'cuboid', width: 4, depth: 4, height: 4 },
      max_score: 4,
      template: {
        draw: { a: { from: 3, to: 11 } },
        where: ['a != 6', 'a != 4'],
        check: ['6 * answer1 ^ 2 = 6 * a ^ 2', 'answer2 / answer1 = a * a'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How long is an edge, in centimetres?',
          max_score: 2,
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{a^2}}',
              'root_not_taken',
              'That is the area of one face. How long is its side?',
            ),
            slip(
              '{{a^2/2}}',
              'root_halves',
              'Halving does not undo a square. Which number times itself gives it?',
            ),
          ],
          hints: [
            'How many faces has a cube, and are they equal?',
            'Divide by the number of faces. Then take the square root.',
            'One face has {{6*a^2}} ÷ 6 = {{a^2}} cm².',
            'Which number times itself is {{a^2}}?',
          ],
          method_answer: [
            {
              maths: tex`\sqrt{ {{6*a^2}} \div 6} = \sqrt{ {{a^2}} } = {{a}}`,
              text: 'The edge, in cm.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What is its volume? Give the unit.',
          max_score: 2,
          answer: '{{a^3}}',
          unit: 'cm³',
          follow_through: { answer: 'p1 ^ 3' },
          mistakes: [
            slip('{{3*a}}', 'power_as_multiple', 'Three edges are multiplied, not added.'),
          ],
          hints: [
            'Length, width and height of a cube are equal.',
            'Multiply the edge by itself, and again.',
            'Use the edge that you found above.',
            'The area of one face is {{a^2}} cm². Multiply it by the edge.',
          ],
          method_answer: [{ maths: tex`{{a}}^3 = {{a^3}}`, text: 'In cm³.' }],
        },
      ],
      hints: [
        'Begin with one face.',
        'All six faces are equal squares.',
        'One face has {{a^2}} cm².',
        'Find the side of that square, and use it three times for the volume.',
      ],
      method_answer: [
        { maths: tex`{{6*a^2}} \div 6 = {{a^2}}`, text: 'One face in cm². Its side is {{a}} cm.' },
        { maths: tex`{{a}}^3 = {{a^3}}`, text: 'The volume in cm³.' },
      ],
    },
  },
]
