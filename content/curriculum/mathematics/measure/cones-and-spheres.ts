import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const conesAndSpheres: readonly ContentQuestion[] = [
  {
    key: 'pyramid-volume',
    topics: ['cones-and-spheres'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-G17c'],
    question: {
      type: 'number',
      text: 'The roof of a tower is a pyramid. Its base is a square with sides of {{s}} m, and it is {{h}} m high. What is its volume? Give the unit.',
      diagram: {
        kind: 'solid',
        shape: 'square_pyramid',
        width: '{{s}}',
        depth: '{{s}}',
        height: '{{h}}',
        labels: { width: '{{s}} m', height: '{{h}} m' },
      },
      max_score: 2,
      template: {
        draw: { s: { from: 4, to: 12 }, h: { from: 4, to: 15 } },
        where: ['s != h', 'is_integer(s * s * h / 3)', 'h != 6'],
        check: ['3 * answer / h = s ^ 2'],
      },
      answer: '{{s^2*h/3}}',
      unit: 'm³',
      mistakes: [
        slip('{{s^2*h}}', 'third_left_out', 'That is a whole box. How many pyramids fill it?'),
        slip(
          '{{s^2*h/2}}',
          'half_for_third',
          'A triangle is half of a rectangle. Which part of a box is a pyramid?',
        ),
      ],
      hints: [
        'Compare the pyramid with a box of the same base and height.',
        'The volume is a third of base area times height.',
        'The base has {{s}} × {{s}} = {{s^2}} m².',
        'Multiply {{s^2}} by {{h}}, and take a third.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{3} \times {{s}}^2 \times {{h}} = {{s^2*h/3}}`,
          text: 'A third of base area times height, in m³.',
        },
      ],
    },
  },
  {
    key: 'sphere-surface',
    topics: ['cones-and-spheres'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-G17c'],
    question: {
      type: 'number',
      text: tex`A ball has a diameter of {{2*r}} cm. What is its surface area in square centimetres? Leave π in your answer. (The surface of a sphere is $4\pi r^2$.)`,
      diagram: { kind: 'solid', shape: 'sphere', width: 6, labels: { diameter: '{{2*r}} cm' } },
      max_score: 2,
      template: { draw: { r: { from: 3, to: 12 } }, where: ['r != 4'] },
      answer: '{{4*r^2}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{16*r^2}}π',
          'radius_and_diameter',
          'You used the diameter. The formula needs the radius.',
        ),
        slip(
          '{{r^2}}π',
          'circle_for_sphere',
          'That is a flat circle through the middle. The surface is more than that.',
        ),
        slip('{{4*r^2}}', 'letter_left_out', 'The number is right so far. What has become of π?'),
      ],
      hints: [
        'The formula needs the radius.',
        'Halve the diameter, square the result, multiply by 4, and write π behind.',
        'The radius is {{r}} cm, and its square is {{r^2}}.',
        'Multiply {{r^2}} by 4.',
      ],
      method_answer: [{ maths: tex`4 \times \pi \times {{r}}^2 = {{4*r^2}}\pi`, text: 'In cm².' }],
    },
  },
  {
    key: 'cone-volume',
    topics: ['cones-and-spheres'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-G17c'],
    question: {
      type: 'number',
      text: tex`A paper cup is a cone. Its opening has a radius of {{r}} cm, and it is {{h}} cm deep. How much does it hold, in cubic centimetres? Leave π in your answer. (The volume of a cone is $\frac{1}{3}\pi r^2 h$.)`,
      diagram: {
        kind: 'solid',
        shape: 'cone',
        width: '{{2*r}}',
        height: '{{h}}',
        labels: { radius: '{{r}} cm', height: '{{h}} cm' },
      },
      max_score: 2,
      template: {
        draw: { r: { from: 2, to: 7 }, h: { from: 6, to: 15 } },
        where: ['is_integer(r * r * h / 3)', 'r != 2'],
      },
      answer: '{{r^2*h/3}}π',
      forms: ['pi'],
      mistakes: [
        slip('{{r^2*h}}π', 'third_left_out', 'That is a cylinder. How many cones fill it?'),
        slip(
          '{{4*r^2*h/3}}π',
          'radius_and_diameter',
          'You used the diameter. The formula needs the radius.',
        ),
      ],
      hints: [
        'Compare the cone with a cylinder of the same radius and height.',
        'It holds a third of the cylinder.',
        'The cylinder would hold {{r^2}}π × {{h}} = {{r^2*h}}π cm³.',
        'Take a third of {{r^2*h}}, and write π behind.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{3} \times \pi \times {{r}}^2 \times {{h}} = {{r^2*h/3}}\pi`,
          text: 'In cm³.',
        },
      ],
    },
  },
  {
    key: 'sphere-volume',
    topics: ['cones-and-spheres'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-G17c'],
    question: {
      type: 'number',
      text: tex`A glass marble has a radius of {{r}} mm. What is its volume in cubic millimetres? Leave π in your answer. (The volume of a sphere is $\frac{4}{3}\pi r^3$.)`,
      max_score: 2,
      template: { draw: { r: { pick: [6, 9, 12, 15, 18] } } },
      answer: '{{4*r^3/3}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{4*r^2}}π',
          'sphere_formulas_swapped',
          'That is the surface. A volume needs three lengths multiplied.',
        ),
        slip(
          '{{4*r^2/3}}π',
          'square_for_cube',
          'The radius was squared. The small number in the formula is 3.',
        ),
        slip('{{r^3}}π', 'fraction_in_formula_left_out', 'The fraction of the formula is missing.'),
      ],
      hints: [
        'A volume needs the cube of the radius.',
        'Cube the radius, multiply by 4 and divide by 3.',
        'The cube is {{r}} × {{r}} × {{r}} = {{r^3}}.',
        'Divide {{r^3}} by 3, and multiply by 4. Write π behind.',
      ],
      method_answer: [
        { maths: tex`\frac{4}{3} \times \pi \times {{r}}^3 = {{4*r^3/3}}\pi`, text: 'In mm³.' },
      ],
    },
  },
  {
    key: 'solids-same-radius-order',
    topics: ['cones-and-spheres'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-G17c'],
    question: {
      type: 'ordering',
      text: 'All these have the radius $r$. Put them in order of volume, the smallest first.',
      max_score: 3,
      items: [
        'a cone of height $r$',
        'half of a ball',
        'a cylinder of height $r$',
        'a whole ball',
        'a cylinder of height $2r$',
      ],
      hints: [
        'Write each volume with $\\pi r^3$.',
        'Put the heights into the formulas. Each becomes a number times $\\pi r^3$.',
        'The cone has a third of the cylinder that is as high.',
        'A ball has four thirds, half of it two thirds. A cylinder of height $r$ has one whole. Order the fractions.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{3} < \frac{2}{3} < 1 < \frac{4}{3} < 2`,
          text: 'The factors before $\\pi r^3$: cone, half ball, cylinder, ball, tall cylinder.',
        },
      ],
    },
  },
  {
    key: 'cone-surface-with-pythagoras',
    topics: ['cones-and-spheres'],
    difficulty: 0.7,
    minutes: 3.5,
    statements: ['GCSE-G17c'],
    question: {
      type: 'multi_part',
      text: 'A solid cone has a radius of {{a*k}} cm and an upright height of {{b*k}} cm.',
      diagram: {
        kind: 'solid',
        shape: 'cone',
        width: '{{2*a*k}}',
        height: '{{b*k}}',
        labels: { radius: '{{a*k}} cm', height: '{{b*k}} cm', slant: 'l' },
      },
      max_score: 5,
      template: {
        rows: [
          { a: 3, b: 4, c: 5 },
          { a: 5, b: 12, c: 13 },
          { a: 8, b: 15, c: 17 },
          { a: 4, b: 3, c: 5 },
        ],
        draw: { k: { from: 1, to: 4 } },
        where: ['c * k <= 26', 'c * k >= 5'],
        check: ['answer1 ^ 2 - (b * k) ^ 2 = (a * k) ^ 2'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How long is the sloping side $l$, in centimetres?',
          max_score: 2,
          answer: '{{c*k}}',
          mistakes: [
            slip(
              '{{(a+b)*k}}',
              'pythagoras_sides_added',
              'The two lengths were added. It is the squares that fit together.',
            ),
            slip(
              '{{(c*k)^2}}',
              'pythagoras_root_left_out',
              'That is the square of the side. Take the square root.',
            ),
          ],
          hints: [
            'Look for a right-angled triangle in the cone.',
            'Radius and height meet at a right angle. The sloping side is the longest.',
            'Square {{a*k}} and {{b*k}}.',
            'Add {{(a*k)^2}} and {{(b*k)^2}}, and take the square root.',
          ],
          method_answer: [
            {
              maths: tex`l = \sqrt{ {{a*k}}^2 + {{b*k}}^2 } = {{c*k}}`,
              text: 'Pythagoras, in cm.',
            },
          ],
        },
        {
          type: 'number',
          text: tex`What is the area of its whole surface, base included, in square centimetres? Leave π in your answer. (The curved surface is $\pi r l$.)`,
          max_score: 3,
          answer: '{{a*c*k^2 + a^2*k^2}}π',
          forms: ['pi'],
          mistakes: [
            slip(
              '{{a*c*k^2}}π',
              'end_faces_left_out',
              'That is the curved surface. A solid cone has a base too.',
            ),
            slip(
              '{{a*b*k^2 + a^2*k^2}}π',
              'height_for_slant',
              'You used the upright height. The curved surface needs the sloping side.',
            ),
          ],
          hints: [
            'The surface has a curved part and a flat part.',
            'The curved part is π times radius times sloping side. The flat part is a circle.',
            'The circle has {{a*k}}²π = {{(a*k)^2}}π cm².',
            'For the curved part multiply {{a*k}} by the sloping side that you found. Then add the circle.',
          ],
          method_answer: [
            {
              maths: tex`\pi \times {{a*k}} \times {{c*k}} + \pi \times {{a*k}}^2 = {{a*c*k^2 + a^2*k^2}}\pi`,
              text: 'Curved surface and base, in cm².',
            },
          ],
        },
      ],
      hints: [
        'First find the sloping side.',
        'Use Pythagoras, and then the formula for the curved surface.',
        'Radius {{a*k}} cm and height {{b*k}} cm are the short sides.',
        'Curved surface plus base: π times radius times sloping side, and π times the square of the radius.',
      ],
      method_answer: [
        { maths: tex`l = \sqrt{ {{(a*k)^2 + (b*k)^2}} } = {{c*k}}`, text: 'The sloping side.' },
        {
          maths: tex`{{a*c*k^2}}\pi + {{a^2*k^2}}\pi = {{a*c*k^2 + a^2*k^2}}\pi`,
          text: 'Curved surface and base.',
        },
      ],
    },
  },
  {
    key: 'composite-ice-cream',
    topics: ['cones-and-spheres'],
    difficulty: 1,
    minutes: 3,
    statements: ['GCSE-G17c'],
    question: {
      type: 'number',
      text: tex`A toy is a half ball on top of a cone. Both have a radius of {{r}} cm. The cone is {{h}} cm high. What is the volume of the toy in cubic centimetres? Leave π in your answer. (Sphere: $\frac{4}{3}\pi r^3$, cone: $\frac{1}{3}\pi r^2 h$.)`,
      max_score: 4,
      template: {
        draw: { r: { pick: [3, 6, 9] }, h: { from: 5, to: 20 } },
        derive: {
          half: '2 * r ^ 3 / 3',
          cone: 'r ^ 2 * h / 3',
          key: '2 * r ^ 3 / 3 + r ^ 2 * h / 3',
        },
        where: ['h != r', 'h != 2 * r', 'h > r'],
      },
      answer: '{{key}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{2*half + cone}}π',
          'whole_ball_for_half',
          'That is with a whole ball. How much of it is there?',
        ),
        slip(
          '{{half + 3*cone}}π',
          'third_left_out',
          'The lower part comes to a point. Which part of a cylinder is it?',
        ),
      ],
      hints: [
        'Take the toy apart. Which two solids are there?',
        'Find the volume of half a ball and of the cone, and add.',
        'Half a ball is half of four thirds of π × {{r}}³. That is {{half}}π cm³.',
        'The cone is a third of π × {{r}}² × {{h}}, which is {{cone}}π cm³. Add the two.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times \frac{4}{3} \times \pi \times {{r}}^3 = {{half}}\pi`,
          text: 'The half ball.',
        },
        {
          maths: tex`\frac{1}{3} \times \pi \times {{r}}^2 \times {{h}} = {{cone}}\pi`,
          text: 'The cone.',
        },
        { maths: tex`{{half}}\pi + {{cone}}\pi = {{key}}\pi`, text: 'Together, in cm³.' },
      ],
    },
  },
]
