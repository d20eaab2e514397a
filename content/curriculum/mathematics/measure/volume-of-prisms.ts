import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const volumeOfPrisms: readonly ContentQuestion[] = [
  {
    key: 'prism-area-times-length',
    topics: ['volume-of-prisms'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-G-04', 'GCSE-G16b'],
    question: {
      type: 'number',
      text: 'A bar of soap is the same all the way through. Its cross-section has an area of {{A}} cm², and it is {{l}} cm long. What is its volume? Give the unit.',
      max_score: 2,
      template: {
        draw: { A: { from: 12, to: 40 }, l: { from: 5, to: 12 } },
        where: ['is_integer(A / l) or A > l', 'A * l != A + l'],
        check: ['answer / l = A'],
      },
      answer: '{{A*l}}',
      unit: 'cm³',
      mistakes: [
        slip(
          '{{A/l}}',
          'divided_for_multiplied',
          'Think of slices 1 cm thick. How many are there, and how much is in each?',
        ),
        slip(
          '{{A+l}}',
          'added_instead',
          'Each centimetre of length adds a whole slice. Which operation is that?',
        ),
      ],
      hints: [
        'Think of slices that are 1 cm thick.',
        'The volume is the area of the cross-section times the length.',
        'A slice 1 cm thick has {{A}} cm³.',
        'There are {{l}} such slices. Multiply.',
      ],
      method_answer: [
        {
          maths: tex`{{A}} \times {{l}} = {{A*l}}`,
          text: 'Area of the cross-section times length, in cm³.',
        },
      ],
    },
  },
  {
    key: 'prism-or-not',
    topics: ['volume-of-prisms'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['MK3-G-04'],
    question: {
      type: 'multiple_choice',
      text: 'For which of these is the volume the area of one slice times the length? Choose all.',
      max_score: 3,
      options: [
        { text: 'a straight pipe with a hole all the way through' },
        { text: 'a tent with the same triangle at both ends' },
        option(
          'a ball',
          'pointed_solid_as_prism',
          'Cut it in the middle and near the edge. Are the slices equal?',
        ),
        option(
          'a pyramid',
          'pointed_solid_as_prism',
          'Cut it near the top and near the base. Are the slices equal?',
        ),
        option(
          'an ice cream cone',
          'pointed_solid_as_prism',
          'Cut it near the point and near the opening. Are the slices equal?',
        ),
        { text: 'a tin with upright sides' },
      ],
      answers: [1, 2, 6],
      hints: [
        'Imagine cutting each one into thin slices.',
        'The rule needs slices that are the same all the way through.',
        'A loaf of bread has equal slices. An onion has not.',
        'Three of the solids get narrower towards a point or an end. Leave those out.',
      ],
      method_answer: [
        { text: 'Tent, tin and pipe have the same cross-section all the way through.' },
        { text: 'Cone, ball and pyramid get narrower, so their slices differ.' },
      ],
    },
  },
  {
    key: 'prism-tent',
    topics: ['volume-of-prisms'],
    difficulty: 0,
    minutes: 2,
    statements: ['MK3-G-04', 'GCSE-G16b'],
    question: {
      type: 'number',
      text: 'A wedge of cheese is a triangular prism. The triangle has a base of {{b}} cm and a height of {{h}} cm. The wedge is {{l}} cm long. What is its volume? Give the unit.',
      diagram: {
        kind: 'solid',
        shape: 'triangular_prism',
        width: '{{b}}',
        height: '{{h}}',
        depth: '{{l}}',
        labels: { width: '{{b}} cm', height: '{{h}} cm', depth: '{{l}} cm' },
      },
      max_score: 3,
      template: {
        draw: { b: { from: 4, to: 10 }, h: { from: 3, to: 9 }, l: { from: 8, to: 15 } },
        where: ['distinct(b, h, l)', 'is_integer(b * h / 2)', 'b * h / 2 != b * h * l / 2'],
        check: ['2 * answer / (b * h) = l'],
      },
      answer: '{{b*h*l/2}}',
      unit: 'cm³',
      mistakes: [
        slip('{{b*h*l}}', 'half_left_out', 'That is a whole box. Which part of it is the wedge?'),
        slip(
          '{{b*h*l/6}}',
          'third_for_prism',
          'A third belongs to solids with a point. A prism is the same all the way through.',
        ),
      ],
      hints: [
        'Find the area of the triangle first.',
        'Half of base times height is the area. Then multiply by the length.',
        'The triangle has half of {{b}} × {{h}}, so {{b*h/2}} cm².',
        'Multiply {{b*h/2}} by {{l}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times {{b}} \times {{h}} = {{b*h/2}}`,
          text: 'The cross-section in cm².',
        },
        { maths: tex`{{b*h/2}} \times {{l}} = {{b*h*l/2}}`, text: 'Times the length, in cm³.' },
      ],
    },
  },
  {
    key: 'cylinder-exact',
    topics: ['volume-of-prisms'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-G-04', 'GCSE-G16b'],
    question: {
      type: 'number',
      text: 'A tin has a diameter of {{2*r}} cm and a height of {{h}} cm. What is its volume in cubic centimetres? Leave π in your answer.',
      diagram: {
        kind: 'solid',
        shape: 'cylinder',
        width: '{{2*r}}',
        height: '{{h}}',
        labels: { diameter: '{{2*r}} cm', height: '{{h}} cm' },
      },
      max_score: 2,
      template: {
        draw: { r: { from: 2, to: 7 }, h: { from: 5, to: 14 } },
        where: ['r != h', 'r != 2'],
      },
      answer: '{{r^2*h}}π',
      forms: ['pi'],
      mistakes: [
        slip(
          '{{4*r^2*h}}π',
          'radius_and_diameter',
          'You squared the diameter. The formula needs the radius.',
        ),
        slip(
          '{{2*r*h}}π',
          'circumference_for_area',
          'That is the way round times the height: the curved surface. The cross-section is an area.',
        ),
      ],
      hints: [
        'A cylinder is a prism with a circle as its cross-section.',
        'Find the area of the circle, and multiply by the height.',
        'The radius is {{r}} cm, so the circle has {{r^2}}π cm².',
        'Multiply {{r^2}} by {{h}}, and write π behind.',
      ],
      method_answer: [
        {
          maths: tex`\pi \times {{r}}^2 \times {{h}} = {{r^2*h}}\pi`,
          text: 'Area of the circle times height, in cm³.',
        },
      ],
    },
  },
  {
    key: 'prism-find-the-length',
    topics: ['volume-of-prisms'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['MK3-G-04', 'GCSE-G16b'],
    question: {
      type: 'number',
      text: 'A wooden ramp is a prism. Its cross-section is a right-angled triangle with short sides of {{b}} cm and {{h}} cm. The ramp has a volume of {{b*h*l/2|thousands}} cm³. How wide is it, in centimetres?',
      max_score: 3,
      template: {
        draw: {
          b: { from: 20, to: 40, step: 5 },
          h: { from: 6, to: 16, step: 2 },
          l: { from: 15, to: 45, step: 5 },
        },
        where: ['distinct(b, h, l)', 'l / 2 != b', 'l / 2 != h'],
        check: ['answer * b * h = 2 * (b * h * l / 2)'],
      },
      answer: '{{l}}',
      mistakes: [
        slip(
          '{{l/2}}',
          'half_left_out',
          'You divided by the rectangle. The cross-section is a triangle.',
        ),
        slip(
          '{{h*l/2}}',
          'one_length_divided',
          'You divided by one length only. Divide by the area of the cross-section.',
        ),
      ],
      hints: [
        'Volume is area of the cross-section times width. What is known?',
        'Find the area of the triangle, and divide the volume by it.',
        'The triangle has half of {{b}} × {{h}}, so {{b*h/2}} cm².',
        'Divide {{b*h*l/2|thousands}} by {{b*h/2}}.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times {{b}} \times {{h}} = {{b*h/2}}`,
          text: 'The cross-section in cm².',
        },
        { maths: tex`{{b*h*l/2|thousands_tex}} \div {{b*h/2}} = {{l}}`, text: 'The width in cm.' },
      ],
    },
  },
  {
    key: 'prism-trough-in-litres',
    topics: ['volume-of-prisms'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['MK3-G-04', 'GCSE-G16b'],
    question: {
      type: 'number',
      text: 'A water trough is a prism. Its cross-section is a trapezium, {{b}} cm wide at the top, {{a}} cm at the bottom and {{h}} cm deep. The trough is {{l}} cm long. How many litres does it hold? (1 litre is 1,000 cm³.)',
      diagram: {
        kind: 'quadrilateral',
        shape: 'trapezium',
        width: '{{a}}',
        top: '{{b}}',
        height: '{{h}}',
        shift: '{{(a-b)/2}}',
        sides: { bottom: '{{a}} cm', top: '{{b}} cm' },
        height_label: '{{h}} cm',
        note: 'The cross-section of the trough.',
      },
      max_score: 3,
      template: {
        draw: {
          a: { from: 30, to: 40, step: 5 },
          b: { from: 45, to: 60, step: 5 },
          h: { from: 20, to: 40, step: 10 },
          l: { from: 80, to: 200, step: 20 },
        },
        derive: { key: '(a + b) / 2 * h * l / 1000' },
        where: ['is_integer(key)', 'b * h * l / 1000 != key'],
        check: ['answer * 2000 / (h * l) - a = b'],
      },
      answer: '{{key}}',
      mistakes: [
        slip(
          '{{2*key}}',
          'trapezium_half_left_out',
          'The two widths were added. The area takes only half of their sum.',
        ),
        slip(
          '{{b*h*l/1000}}',
          'one_parallel_side_used',
          'The trough is narrower at the bottom. Which width stands for both?',
        ),
      ],
      hints: [
        'Find the area of the cross-section first.',
        'Trapezium: half of the sum of the parallel sides, times the depth. Then times the length.',
        'The cross-section has half of {{a+b}} × {{h}}, so {{(a+b)*h/2}} cm².',
        'Multiply {{(a+b)*h/2}} by {{l}}, and divide by 1,000 for litres.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times ({{a}} + {{b}}) \times {{h}} = {{(a+b)*h/2}}`,
          text: 'The cross-section in cm².',
        },
        {
          maths: tex`{{(a+b)*h/2}} \times {{l}} \div 1000 = {{key}}`,
          text: 'Times the length, in litres.',
        },
      ],
    },
  },
  {
    key: 'cylinder-find-the-radius',
    topics: ['volume-of-prisms'],
    difficulty: 0.9,
    minutes: 2.5,
    statements: ['MK3-G-04', 'GCSE-G16b'],
    question: {
      type: 'number',
      text: 'A candle is a cylinder. It is {{h}} cm tall and has a volume of {{r^2*h}}π cm³. What is its diameter, in centimetres?',
      max_score: 3,
      template: {
        draw: { r: { from: 3, to: 8 }, h: { from: 8, to: 20 } },
        where: ['r != 4', 'h != 2 * r', 'h != r * r'],
        check: ['(answer / 2) ^ 2 * h = r ^ 2 * h'],
      },
      answer: '{{2*r}}',
      mistakes: [
        slip('{{r}}', 'radius_and_diameter', 'That is the radius. What was asked for?'),
        slip(
          '{{2*r^2}}',
          'root_not_taken',
          'You doubled the square of the radius. Take the square root first.',
        ),
      ],
      hints: [
        'Write the formula with the numbers that you know.',
        'Divide by π and by the height. Then take the square root.',
        'The radius squared times {{h}} is {{r^2*h}}.',
        'So the radius squared is {{r^2}}. Find the radius, and double it.',
      ],
      method_answer: [
        {
          maths: tex`r^2 = {{r^2*h}} \div {{h}} = {{r^2}}`,
          text: 'Divided by π and by the height.',
        },
        {
          maths: tex`r = {{r}}, \quad 2 \times {{r}} = {{2*r}}`,
          text: 'The radius, and the diameter in cm.',
        },
      ],
    },
  },
]
