import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const pressure: readonly ContentQuestion[] = [
  {
    key: 'pressure-under-a-box',
    topics: ['pressure'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-PF-14'],
    question: {
      type: 'number',
      text: 'A {{thing}} weighs {{f}} N. It presses on {{a}} m² of the floor. What is the pressure on the floor? Give the unit.',
      diagram: {
        kind: 'forces',
        body: 'box',
        ground: true,
        arrows: [{ direction: 'down', size: 1, label: '{{f}} N' }],
        note: 'Area on the floor: {{a}} m²',
      },
      max_score: 2,
      template: {
        draw: {
          thing: { pick: ['stage', 'water tank', 'stack of bricks', 'wooden deck'] },
          a: { pick: [2, 3, 4, 5] },
          p: { from: 150, to: 240, step: 10 },
        },
        derive: { f: 'p * a' },
        where: ['f < 1000'],
        check: ['answer * a = f'],
      },
      answer: '{{p}}',
      unit: 'N/m^2',
      mistakes: [
        slip(
          '{{f * a}}',
          'multiplied_for_divided',
          'The force is shared out over the whole area. How much is on one square metre?',
        ),
        slip(
          '{{f}}',
          'pressure_as_force',
          'This is the whole force. How much of it presses on one square metre?',
        ),
      ],
      hints: [
        'Pressure tells how much force presses on each square metre.',
        'Pressure is force divided by area.',
        'The force is {{f}} N, and it is spread over {{a}} m².',
        'Work out {{f}} ÷ {{a}}. Newtons divided by square metres gives N/m², also called pascals.',
      ],
      method_answer: [
        { maths: tex`p = \frac{F}{A}`, text: 'Pressure is force divided by area.' },
        {
          maths: tex`{{f}} \div {{a}} = {{p}}\ \text{N/m}^2`,
          text: 'The force on each square metre.',
        },
      ],
    },
  },
  {
    key: 'pressure-snow-shoes',
    topics: ['pressure'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['SK3-PF-14'],
    question: {
      type: 'single_choice',
      text: 'Aput walks over deep snow. In boots he sinks in, but on wide snow shoes he does not. Why?',
      max_score: 1,
      options: [
        option(
          'The snow shoes make him weigh less',
          'pressure_as_force',
          'Does the Earth pull him less because of his shoes?',
        ),
        option(
          'The larger area makes the pressure larger, so the snow holds him',
          'larger_area_more_pressure',
          'The same weight is spread over more snow. Does each bit of snow carry more or less?',
        ),
        option(
          'The snow pushes up on wide shoes with a larger force than his weight',
          'opposite_forces_not_balanced',
          'With a larger force upwards he would be thrown into the air.',
        ),
        { text: 'His weight is spread over a larger area, so the pressure is smaller' },
      ],
      answers: [4],
      hints: [
        'What is the same with boots and with snow shoes, and what is different?',
        'Pressure is force divided by area.',
        'His weight stays the same. The shoes only change the area.',
        'If the same force is shared out over more square centimetres, what does each of them carry?',
      ],
      method_answer: [
        { text: 'The force on the snow, his weight, is the same.' },
        { text: 'The area is larger, so force divided by area, the pressure, is smaller.' },
      ],
    },
  },
  {
    key: 'pressure-with-height',
    topics: ['pressure'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['SK3-PF-12', 'GCSE-PFO-08'],
    question: {
      type: 'cloze_dropdown',
      text: 'Meera drives up a high mountain. On the way up the air pressure outside [[1]], because there is [[2]]. A closed bag of crisps in her car [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'rises',
              'pressure_more_with_height',
              'Think of the air as a tall stack. Is there more of it above you on top or at the bottom?',
            ),
            { text: 'falls' },
            option(
              'stays the same',
              'pressure_same_everywhere',
              'Ears pop on the way up a mountain. What changes around them?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'less air above her' },
            option(
              'more air above her',
              'pressure_more_with_height',
              'She has left some of the air below her. How much is still above?',
            ),
            option(
              'no gravity up there',
              'no_gravity_far_up',
              'Things fall on mountain tops too. What else changes on the way up?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'is squeezed flat',
              'pressure_more_with_height',
              'The air in the bag pushes out, the air outside pushes in. Which of them changes?',
            ),
            option(
              'looks the same as before',
              'pressure_same_everywhere',
              'The air in the bag still pushes out as at home. Does the air outside push back as strongly?',
            ),
            { text: 'puffs up' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Air has weight. The pressure at a place comes from the air above it.',
        'The more air stands above a place, the larger the pressure there.',
        'On the way up, more and more of the air is below the car.',
        'The air in the bag pushes out as at home. The air outside now pushes in less.',
      ],
      method_answer: [
        { text: 'Higher up there is less air above, so its weight presses less.' },
        {
          text: 'The pressure outside the bag falls while that inside stays, so the bag puffs up.',
        },
      ],
    },
  },
  {
    key: 'pressure-with-depth',
    topics: ['pressure'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-PF-13', 'GCSE-PFO-08'],
    question: {
      type: 'ordering',
      text: 'Four places are all in fresh water. Put them in order of the water pressure there, the smallest first.',
      max_score: 2,
      items: [
        '1 m deep in a wide lake',
        '2 m deep in a swimming pool',
        '3 m deep in a narrow well',
        '5 m deep in a river',
      ],
      hints: [
        'Which number in each place matters, and which words do not?',
        'The pressure in a liquid grows with the depth. It does not depend on how wide the water is.',
        'Begin with the place that is nearest to the surface.',
        'Cross out lake, pool, well and river, and compare the metres only.',
      ],
      method_answer: [
        { text: 'The water above a place presses on it, so only the depth counts.' },
        { text: 'The narrow well is deeper than the lake, so its pressure is larger.' },
      ],
    },
  },
  {
    key: 'pressure-all-directions',
    topics: ['pressure'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['GCSE-PFO-08'],
    question: {
      type: 'single_choice',
      text: 'A small fish hangs still in deep water. In which directions does the water push on its body?',
      max_score: 1,
      options: [
        option(
          'Only down, because the water lies on top of it',
          'pressure_downwards_only',
          'If the water pushed only down, what would hold the fish up?',
        ),
        option(
          'Only up, because the fish floats',
          'pressure_upwards_only',
          'Water stands above the fish as well. Does that water not press?',
        ),
        { text: 'In all directions, from every side' },
        option(
          'In no direction, because the fish does not move',
          'rest_means_no_force',
          'The fish can stay still when the pushes balance. Are there pushes to balance?',
        ),
      ],
      answers: [3],
      hints: [
        'Think of the particles of the water. Where are they, and how do they move?',
        'The particles of a liquid or a gas hit every surface that they touch.',
        'The fish has water above it, below it and beside it.',
        'Particles hit each part of its skin, and each hit is a push. Which answer fits?',
      ],
      method_answer: [
        { text: 'Moving particles hit the skin of the fish on every side.' },
        { text: 'So a liquid or a gas pushes in all directions, at right angles to each surface.' },
      ],
    },
  },
  {
    key: 'pressure-find-force',
    topics: ['pressure'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-PF-14'],
    question: {
      type: 'number',
      text: 'The air in a bicycle tyre has a pressure of {{p}} N/cm². With what force does it push on {{a}} cm² of the tyre? Give the unit.',
      max_score: 2,
      template: {
        draw: { p: { from: 25, to: 45, step: 5 }, a: { from: 4, to: 18, step: 2 } },
        where: ['mod(p, a) != 0'],
        check: ['answer / a = p'],
      },
      answer: '{{p * a}}',
      unit: 'N',
      tolerance: { relative: 0.005 },
      mistakes: [
        slip(
          '{{p / a}}',
          'divided_for_multiplied',
          'Each square centimetre is pushed with {{p}} N. How much is that on all of them?',
        ),
        slip(
          '{{p}}',
          'pressure_as_force',
          'That is the push on one square centimetre. How many are there?',
        ),
      ],
      hints: [
        'What does {{p}} N/cm² say about one square centimetre?',
        'Force is pressure times area.',
        'One square centimetre is pushed with {{p}} N, and there are {{a}} of them.',
        'Work out {{p}} × {{a}}. A force is measured in newtons.',
      ],
      method_answer: [
        { maths: tex`F = p \times A`, text: 'Force is pressure times area.' },
        { maths: tex`{{p}} \times {{a}} = {{p*a}}\ \text{N}`, text: 'For all of the area.' },
      ],
    },
  },
]
