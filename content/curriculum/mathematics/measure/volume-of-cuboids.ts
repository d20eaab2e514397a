import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const volumeOfCuboids: readonly ContentQuestion[] = [
  {
    key: 'volume-count-cubes',
    topics: ['volume-of-cuboids'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M5-ME-06'],
    question: {
      type: 'number',
      text: 'A solid block is made of cubes of 1 cm³. Each layer has {{d}} rows of {{w}} cubes. There are {{h}} layers. How many cm³ is its volume?',
      diagram: {
        kind: 'solid',
        shape: 'unit_cubes',
        width: '{{w}}',
        height: '{{h}}',
        depth: '{{d}}',
      },
      max_score: 1,
      template: {
        draw: { w: { from: 3, to: 5 }, d: { from: 2, to: 4 }, h: { from: 2, to: 4 } },
        where: [
          'w != d',
          'w * d != w + d + h',
          'w * d != w * h + w * d + d * h',
          'w * d * h != w * h + w * d + d * h',
        ],
        check: ['answer / h = w * d'],
      },
      answer: '{{w * d * h}}',
      mistakes: [
        slip(
          '{{w * h + w * d + d * h}}',
          'hidden_cubes_left_out',
          'These are the squares that you can see. Some cubes are hidden behind.',
        ),
        slip('{{w * d}}', 'stopped_early', 'This is one layer. How many layers are there?'),
        slip('{{w + d + h}}', 'edges_added_for_volume', 'Count the cubes of one layer first.'),
      ],
      hints: [
        'Do not count only the cubes that you can see.',
        'Count the cubes of one layer. Then multiply by the number of layers.',
        'One layer has {{d}} × {{w}} = {{w * d}} cubes.',
        'Multiply {{w * d}} by {{h}}.',
      ],
      method_answer: [
        { maths: tex`{{d}} \times {{w}} = {{w * d}}`, text: 'The cubes of one layer.' },
        { maths: tex`{{w * d}} \times {{h}} = {{w * d * h}}`, text: 'All the layers, in cm³.' },
      ],
    },
  },
  {
    key: 'volume-of-a-box',
    topics: ['volume-of-cuboids'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M6-ME-08', 'MK3-G-03'],
    question: {
      type: 'number',
      text: 'A box is {{a}} cm long, {{b}} cm wide and {{c}} cm high. What is its volume? Give the unit.',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: '{{a}}',
        depth: '{{b}}',
        height: '{{c}}',
        labels: { width: '{{a}} cm', depth: '{{b}} cm', height: '{{c}} cm' },
      },
      max_score: 2,
      template: {
        draw: { a: { from: 8, to: 15 }, b: { from: 5, to: 9 }, c: { from: 3, to: 8 } },
        where: ['distinct(a, b, c)', 'a * b * c != 2 * (a * b + b * c + a * c)'],
        check: ['answer / a / b = c'],
      },
      answer: '{{a * b * c}}',
      unit: 'cm^3',
      mistakes: [
        slip(
          '{{a + b + c}}',
          'edges_added_for_volume',
          'How many cubes fill one layer, and how many layers are there?',
        ),
        slip(
          '{{2 * (a * b + b * c + a * c)}}',
          'surface_for_volume',
          'This is how much paper covers the box. How much fits inside?',
        ),
        slip('{{a * b}}', 'stopped_early', 'This is the area of the bottom. How high is the box?'),
      ],
      hints: [
        'How many cubes with edges of 1 cm fill the box?',
        'The volume is length times width times height, in cubes.',
        'The bottom layer has {{a}} × {{b}} = {{a * b}} cubes.',
        'There are {{c}} layers. Multiply, and write the unit with the small 3 for cubes.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} \times {{c}} = {{a * b * c}}`,
          text: 'Length times width times height, in cm³.',
        },
      ],
    },
  },
  {
    key: 'volume-and-capacity',
    topics: ['volume-of-cuboids'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M5-ME-06', 'M6-ME-08'],
    question: {
      type: 'single_choice',
      text: 'A carton is about {{a}} cm by {{b}} cm by {{c}} cm. 1 cm³ holds 1 ml. Which is the best estimate of how much it holds?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { a: 10, b: 5, c: 20, p: '1 litre', q: '100 ml', r: '10 litres', s: '35 ml', v: 1000 },
          { a: 10, b: 10, c: 20, p: '2 litres', q: '200 ml', r: '20 litres', s: '40 ml', v: 2000 },
          { a: 5, b: 5, c: 20, p: '500 ml', q: '50 ml', r: '5 litres', s: '30 ml', v: 500 },
          { a: 5, b: 4, c: 10, p: '200 ml', q: '20 ml', r: '2 litres', s: '19 ml', v: 200 },
        ],
        check: ['a * b * c = v'],
      },
      options: [
        option(
          '{{q}}',
          'unit_prefix',
          'Count the noughts again. And compare with a drinking glass, about 250 ml.',
        ),
        option('{{r}}', 'unit_prefix', '1 litre is 1,000 ml. How many ml did you find?'),
        option(
          '{{s}}',
          'edges_added_for_volume',
          'The three lengths were added. How many cubes fill the carton?',
        ),
        { text: '{{p}}' },
      ],
      answers: [4],
      hints: [
        'How many cubes of 1 cm³ fill the carton?',
        'Multiply the three lengths. Each cm³ holds 1 ml.',
        'The bottom has {{a}} × {{b}} = {{a * b}} squares.',
        'Multiply {{a * b}} by {{c}}. That many millilitres fit in. 1,000 ml are 1 litre.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} \times {{b}} \times {{c}} = {{v}}`,
          text: 'The volume in cm³, and so in ml.',
        },
        { text: '{{v}} ml, and that is {{p}}.' },
      ],
    },
  },
  {
    key: 'volume-formula-or-not',
    topics: ['volume-of-cuboids'],
    difficulty: 0.2,
    minutes: 1.2,
    statements: ['M6-ME-05'],
    question: {
      type: 'multiple_choice',
      text: 'For which of these can you find the volume as length × width × height? Choose two.',
      max_score: 2,
      options: [
        { text: 'a dice with edges of 2 cm' },
        option(
          'a pyramid with a square base of 5 cm and a height of 8 cm',
          'formula_for_another_shape',
          'The layers of a pyramid get smaller towards the top.',
        ),
        option(
          'a ball, 20 cm across',
          'formula_for_another_shape',
          'How many layers of equal rectangles make a ball?',
        ),
        { text: 'a shoe box of 30 cm by 20 cm by 12 cm' },
        option(
          'an ice-cream cone, 12 cm high',
          'formula_for_another_shape',
          'The layers of a cone get smaller towards the tip.',
        ),
      ],
      answers: [1, 4],
      hints: [
        'The formula counts cubes: rows, times cubes in a row, times layers.',
        'All the layers have to be equal rectangles.',
        'Is a cube a cuboid, too?',
        'Cross out everything that is round or comes to a point.',
      ],
      method_answer: [
        { text: 'The formula is for cuboids, and a cube is a special one.' },
        {
          text: 'The shoe box and the dice are cuboids. The other solids have layers that differ.',
        },
      ],
    },
  },
  {
    key: 'volume-missing-edge',
    topics: ['volume-of-cuboids'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['MK3-G-03', 'M6-ME-05'],
    question: {
      type: 'number',
      text: 'A fish tank is {{a}} cm long and {{b}} cm wide. It holds {{a * b * c|thousands}} cm³ of water when it is full. How many centimetres high is it?',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: 8,
        depth: 4,
        height: 5,
        labels: { width: '{{a}} cm', depth: '{{b}} cm', height: '?' },
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 30, to: 60, step: 10 },
          b: { from: 15, to: 30, step: 5 },
          c: { from: 18, to: 35 },
        },
        where: ['b != c', 'a > b', 'a != c'],
        check: ['a * b * answer = a * b * c'],
      },
      answer: '{{c}}',
      mistakes: [
        slip('{{b * c}}', 'stopped_early', 'You divided by one length. There is another one.'),
        slip('{{a * c}}', 'stopped_early', 'You divided by one length. There is another one.'),
        slip(
          '{{a * b}}',
          'other_quantity_given',
          'This is the area of the bottom, in cm². How high does the water stand on it?',
        ),
      ],
      hints: [
        'Which two numbers give the area of the bottom?',
        'Volume is bottom times height. So divide the volume by the area of the bottom.',
        'The bottom has {{a}} × {{b}} = {{a * b}} cm².',
        'Divide {{a * b * c|thousands}} by {{a * b}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{b}} = {{a * b}}`, text: 'The area of the bottom, in cm².' },
        {
          maths: tex`{{a * b * c|thousands_tex}} \div {{a * b|thousands_tex}} = {{c}}`,
          text: 'The height, in cm.',
        },
      ],
    },
  },
  {
    key: 'volume-edge-of-a-cube',
    topics: ['volume-of-cuboids'],
    difficulty: 0.5,
    minutes: 1.2,
    statements: ['MK3-G-03', 'M6-ME-08'],
    question: {
      type: 'number',
      text: 'A cube has a volume of {{n^3}} cm³. How many centimetres long is each edge?',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: 5,
        depth: 5,
        height: 5,
        labels: { width: '?' },
        alt: 'A cube. One of its edges is marked with a question mark.',
      },
      max_score: 1,
      template: {
        draw: { n: { from: 4, to: 10 } },
        where: ['n != 6'],
        check: ['answer^3 = n^3'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{n^3 / 3}}',
          'cube_root_by_dividing',
          'Three of these numbers multiplied should give the volume. Check yours.',
        ),
        slip('{{n^2}}', 'square_for_cube', 'This is the area of one face. How long is its side?'),
        slip(
          '{{n^3 / 6}}',
          'cube_root_by_dividing',
          'A cube has six faces, but that does not help with the volume.',
        ),
      ],
      hints: [
        'All edges of a cube are equal. What do you multiply for its volume?',
        'Look for a number that gives the volume when you multiply three of it.',
        'Try 3: 3 × 3 × 3 = 27. Is the volume larger or smaller?',
        'Test whole numbers in turn until number × number × number is {{n^3}}.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \times {{n}} \times {{n}} = {{n^3}}`,
          text: 'Three equal factors give the volume.',
        },
        { maths: '{{n}}', text: 'So long is each edge, in cm.' },
      ],
    },
  },
  {
    key: 'volume-two-units',
    topics: ['volume-of-cuboids'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M6-ME-08', 'MK3-G-03'],
    question: {
      type: 'number',
      text: 'Chest P has a volume of {{P / 10|dp1}} m³. Chest Q is {{x}} cm long, {{y}} cm wide and {{z}} cm high. By how many cubic metres do the two volumes differ?',
      max_score: 3,
      template: {
        draw: {
          x: { pick: [120, 150, 160, 180] },
          y: { pick: [50, 60, 80] },
          z: { pick: [50, 70, 90] },
          P: { from: 2, to: 12 },
        },
        derive: {
          q: 'x * y * z / 1000000',
          d: 'abs(q - P / 10)',
          large: 'max(q, P / 10)',
          small: 'min(q, P / 10)',
        },
        where: ['d > 1 / 20', 'd != q'],
        check: ['answer * 1000000 = abs(x * y * z - 100000 * P)'],
      },
      answer: '{{d|dp3}}',
      mistakes: [
        slip(
          '{{q|dp3}}',
          'stopped_early',
          'This is the volume of Q. How far is it from that of P?',
        ),
        slip(
          '{{x * y * z - P / 10}}',
          'units_not_matched',
          'One volume is in cm³, and the other is in m³.',
        ),
        slip(
          '{{abs(100 * q - P / 10)}}',
          'area_scaled_as_length',
          'Three lengths are multiplied, and each of them has to be changed into metres.',
        ),
      ],
      hints: [
        'The two volumes are in different units. Which unit does the question ask for?',
        'Write the three lengths of Q in metres, and multiply them. Then compare with P.',
        '{{x}} cm are {{x / 100|dp2}} m.',
        'The volume of Q is {{x / 100|dp2}} × {{y / 100|dp2}} × {{z / 100|dp2}} m³. Find the difference from {{P / 10|dp1}} m³.',
      ],
      method_answer: [
        {
          maths: tex`{{x / 100|dp2}} \times {{y / 100|dp2}} \times {{z / 100|dp2}} = {{q|dp3}}`,
          text: 'The lengths of Q in metres, multiplied: m³.',
        },
        { maths: '{{large|dp3}} - {{small|dp3}} = {{d|dp3}}', text: 'The difference, in m³.' },
      ],
    },
  },
  {
    key: 'volume-boxes-in-a-crate',
    topics: ['volume-of-cuboids'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['MK3-G-03', 'M6-ME-08'],
    question: {
      type: 'number',
      text: 'A crate is {{k * a}} cm long, {{m * b}} cm wide and {{n * c}} cm high on the inside. Tea boxes of {{a}} cm by {{b}} cm by {{c}} cm are packed into it, all the same way round. How many boxes fill the crate?',
      max_score: 2,
      template: {
        draw: {
          a: { from: 8, to: 12 },
          b: { from: 5, to: 7 },
          c: { from: 3, to: 4 },
          k: { from: 3, to: 5 },
          m: { from: 3, to: 6 },
          n: { from: 2, to: 5 },
        },
        where: ['k != m', 'k * m != k + m + n', 'm != n'],
        check: ['answer * a * b * c = k * a * m * b * n * c'],
      },
      answer: '{{k * m * n}}',
      mistakes: [
        slip(
          '{{k + m + n}}',
          'edges_added_for_volume',
          'So many fit along the three edges. How many are in one layer?',
        ),
        slip('{{k * m}}', 'stopped_early', 'This is one layer. How many layers fit?'),
        slip('{{k}}', 'stopped_early', 'This is one row. How many rows and layers fit?'),
      ],
      hints: [
        'How many boxes fit side by side along each edge of the crate?',
        'Count along the length, the width and the height, and multiply.',
        'Along the length fit {{k * a}} ÷ {{a}} = {{k}} boxes.',
        'Along the width fit {{m}}, and there are {{n}} layers. Multiply the three numbers.',
      ],
      method_answer: [
        {
          maths: tex`{{k * a}} \div {{a}} = {{k}}, \quad {{m * b}} \div {{b}} = {{m}}, \quad {{n * c}} \div {{c}} = {{n}}`,
          text: 'Boxes along each edge.',
        },
        {
          maths: tex`{{k}} \times {{m}} \times {{n}} = {{k * m * n}}`,
          text: 'Rows and layers together.',
        },
      ],
    },
  },
]
