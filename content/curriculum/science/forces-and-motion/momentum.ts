import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const momentum: readonly ContentQuestion[] = [
  {
    key: 'momentum-calculate',
    topics: ['momentum'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-PMO-11'],
    question: {
      type: 'number',
      text: 'A {{thing}} of {{m}} kg moves at {{v}} m/s. What is its momentum? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['trolley', 'canoe', 'kayak', 'robot'] },
          m: { from: 12, to: 40, step: 2 },
          v: { from: 3, to: 7 },
        },
        check: ['answer / v = m'],
      },
      answer: '{{m * v}}',
      unit: 'kg m/s',
      mistakes: [
        slip(
          '{{m / v}}',
          'divided_for_multiplied',
          'A faster thing is harder to stop. What should the velocity do to the momentum?',
        ),
        slip(
          '{{m * v^2 / 2}}',
          'energy_for_momentum',
          'This is the kinetic energy. Momentum has no square in it.',
        ),
      ],
      hints: [
        'Which two things make something hard to stop?',
        'Momentum is mass times velocity.',
        'The mass is {{m}} kg, and the velocity is {{v}} m/s.',
        'Work out {{m}} × {{v}}. Kilograms times metres per second gives kg m/s.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{v}} = {{m*v}}\ \text{kg m/s}`, text: 'Mass times velocity.' },
      ],
    },
  },
  {
    key: 'momentum-inertial-mass',
    topics: ['momentum'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-PMO-09'],
    question: {
      type: 'single_choice',
      text: 'What does the **inertial mass** of a thing tell?',
      max_score: 1,
      options: [
        option(
          'How strongly the Earth pulls on it',
          'mass_for_weight',
          'That is its weight, and it would be different on the Moon.',
        ),
        option(
          'How fast it moves',
          'momentum_for_inertia',
          'A parked lorry has a large inertial mass. How fast is it?',
        ),
        option(
          'How much room it takes up',
          'mass_for_volume',
          'A big balloon takes up much room. Is it hard to push?',
        ),
        { text: 'How hard it is to change its velocity' },
      ],
      answers: [4],
      hints: [
        'Think of pushing an empty trolley and a full one.',
        'Inertial mass is force divided by acceleration.',
        'With the same push, the full trolley accelerates less.',
        'More force for each m/s²: what does that say about changing the motion?',
      ],
      method_answer: [
        { maths: tex`m = \frac{F}{a}`, text: 'Force for each unit of acceleration.' },
        { text: 'The larger it is, the harder the velocity is to change.' },
      ],
    },
  },
  {
    key: 'momentum-stick-together',
    topics: ['momentum'],
    difficulty: 0.3,
    minutes: 2.5,
    statements: ['GCSE-PMO-11'],
    question: {
      type: 'number',
      text: 'A trolley of {{m}} kg rolls at {{u}} m/s into a trolley of {{n}} kg that stands still. They stick together. How fast do they move on? Give the unit.',
      max_score: 3,
      template: {
        draw: { m: { from: 1, to: 6 }, n: { from: 1, to: 6 }, v: { from: 1, to: 4 } },
        derive: { u: 'v * (m + n) / m' },
        where: ['is_integer(u)', 'm != n', 'u <= 9', 'u != 2 * v', 'm > 1', 'distinct(v, m, n)'],
        check: ['(m + n) * answer = m * u'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{u}}',
          'speed_kept_in_collision',
          'The same momentum now has to move both trolleys.',
        ),
        slip(
          '{{u / 2}}',
          'speed_shared_by_count',
          'The masses are not equal. Use mass times velocity.',
        ),
        slip('{{m * u}}', 'stopped_early', 'This is the momentum. Which mass moves with it now?'),
      ],
      hints: [
        'What is the same before and after the collision?',
        'The total momentum is kept. Afterwards both masses move together.',
        'Before: {{m}} × {{u}} = {{m*u}} kg m/s. The other trolley has none.',
        'After: {{m + n}} kg move together. Divide {{m*u}} by {{m + n}}.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{u}} = {{m*u}}`, text: 'Momentum before, in kg m/s.' },
        { maths: tex`{{m*u}} \div ({{m}} + {{n}}) = {{v}}`, text: 'Shared by both, in m/s.' },
      ],
    },
  },
  {
    key: 'momentum-push-apart',
    topics: ['momentum'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-PMO-11'],
    question: {
      type: 'number',
      text: 'Two carts stand still with a squeezed spring between them. When it is let go, the cart of {{m}} kg moves to the left at {{u}} m/s. How fast does the cart of {{n}} kg move to the right? Give the unit.',
      diagram: {
        kind: 'forces',
        body: 'box',
        body_label: 'spring',
        arrows: [
          { direction: 'left', size: 1, label: '{{m}} kg' },
          { direction: 'right', size: 1, label: '{{n}} kg' },
        ],
        note: 'A cart on each side of the spring',
        alt: 'Two carts are pushed apart by a spring: one of {{m}} kg to the left and one of {{n}} kg to the right.',
      },
      max_score: 2,
      template: {
        draw: { m: { from: 2, to: 8 }, n: { from: 2, to: 8 }, u: { from: 2, to: 9 } },
        derive: { v: 'm * u / n' },
        where: ['is_integer(v)', 'm != n', 'v <= 9', 'v > 1', 'distinct(v, m, n)'],
        check: ['n * answer = m * u'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{u}}',
          'speed_kept_in_collision',
          'The masses differ. What is equally large for both?',
        ),
        slip('{{n * u / m}}', 'number_upside_down', 'The heavier cart gets the smaller speed.'),
      ],
      hints: [
        'How large was the total momentum before the spring was let go?',
        'It was zero and stays zero. So the two momenta are equally large and opposite.',
        'To the left: {{m}} × {{u}} = {{m*u}} kg m/s.',
        'The other cart has as much to the right. Divide {{m*u}} by {{n}}.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times {{u}} = {{m*u}}`, text: 'Momentum to the left, in kg m/s.' },
        { maths: tex`{{m*u}} \div {{n}} = {{v}}`, text: 'As much to the right, in m/s.' },
      ],
    },
  },
  {
    key: 'momentum-zero-before',
    topics: ['momentum'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-PMO-11'],
    question: {
      type: 'single_choice',
      text: 'Two skaters stand still and push each other away. They glide apart. What is their total momentum afterwards?',
      max_score: 1,
      options: [
        option(
          'More than zero, because both move',
          'momentum_without_direction',
          'Momentum has a direction. What do two opposite ones make together?',
        ),
        { text: 'Zero, as before' },
        option(
          'Less than zero, because they move backwards',
          'momentum_without_direction',
          'One moves one way, one the other. How do their momenta compare?',
        ),
        option(
          'It depends on who pushed',
          'larger_object_pushes_harder',
          'Forces come in pairs. Can one of them be pushed and the other not?',
        ),
      ],
      answers: [2],
      hints: [
        'What was their total momentum while they stood still?',
        'Without a force from outside the total momentum is kept.',
        'Before the push both velocities are nothing, and so are both momenta.',
        'Afterwards the two momenta point in opposite directions. What must they add up to?',
      ],
      method_answer: [
        { text: 'Before the push nothing moves, so the total momentum is zero.' },
        { text: 'It is kept: the two momenta are equally large and opposite.' },
      ],
    },
  },
  {
    key: 'momentum-head-on',
    topics: ['momentum'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-PMO-11'],
    question: {
      type: 'number',
      text: 'A truck of {{m}} kg on smooth rails moves to the right at {{u}} m/s. A truck of {{n}} kg moves to the left at {{w}} m/s. They collide and stick together. How fast do they move to the right? Give the unit.',
      max_score: 3,
      template: {
        draw: {
          m: { from: 3, to: 8 },
          n: { from: 1, to: 4 },
          u: { from: 3, to: 9 },
          w: { from: 1, to: 5 },
        },
        derive: { v: '(m * u - n * w) / (m + n)' },
        where: [
          'is_integer(v)',
          'v >= 1',
          'm > n',
          'distinct(v, m, n)',
          'v != u',
          'v != w',
          'm * u + n * w != (m * u - n * w) * (m + n)',
          'u - w != v',
          'm * u + n * w != v * (m + n)',
        ],
        check: ['(m + n) * answer + n * w = m * u'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{(m * u + n * w) / (m + n)}}',
          'momentum_without_direction',
          'The two trucks move in opposite directions. What does that do to the sign of one momentum?',
        ),
        slip(
          '{{m * u - n * w}}',
          'stopped_early',
          'This is the total momentum. Which mass moves with it?',
        ),
      ],
      hints: [
        'Choose one direction as positive. What about the other truck?',
        'Total momentum before is total momentum after. Opposite directions have opposite signs.',
        'To the right: {{m}} × {{u}} = {{m*u}}. To the left: {{n}} × {{w}} = {{n*w}}.',
        'Together that is {{m*u}} − {{n*w}} to the right. Divide it by {{m + n}} kg.',
      ],
      method_answer: [
        {
          maths: tex`{{m*u}} - {{n*w}} = {{m*u-n*w}}`,
          text: 'Total momentum to the right, in kg m/s.',
        },
        { maths: tex`{{m*u-n*w}} \div {{m+n}} = {{v}}`, text: 'In m/s.' },
      ],
    },
  },
]
