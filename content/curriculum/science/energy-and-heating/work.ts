import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const work: readonly ContentQuestion[] = [
  {
    key: 'work-is-it-done',
    topics: ['work'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-PFO-05'],
    question: {
      type: 'multiple_choice',
      text: 'In which of these does the force do **work** on the thing? Choose all of them.',
      max_score: 2,
      options: [
        option(
          'You hold a heavy bag still.',
          'work_without_movement',
          'Your arms get tired. But does the bag move?',
        ),
        option(
          'You push hard against a wall that stands still.',
          'work_without_movement',
          'How far does the wall move?',
        ),
        { text: 'You push a trolley along a floor.' },
        option(
          'A shelf holds a book.',
          'work_without_movement',
          'The shelf does push. How far does the book move?',
        ),
        { text: 'You lift a book on to a shelf.' },
      ],
      answers: [3, 5],
      hints: [
        'In physics, work means more than a push.',
        'Work is done when a force moves something along its own line.',
        'The bag and the wall do not move at all.',
        'Look for the two where the thing that is pushed or pulled gets somewhere.',
      ],
      method_answer: [
        { text: 'The trolley and the book move the way they are pushed: work is done.' },
        { text: 'Where nothing moves, the distance is nought and so is the work.' },
      ],
    },
  },
  {
    key: 'work-force-times-distance',
    topics: ['work'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-PFO-05'],
    question: {
      type: 'number',
      text: '{{name}} pushes a box {{d}} m along a floor with a force of {{f}} N. How much work is done? Give the unit.',
      diagram: {
        kind: 'forces',
        body: 'box',
        ground: true,
        arrows: [{ direction: 'right', size: '{{f}}', label: '{{f}} N' }],
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Maryam', 'Diego', 'Hannah', 'Kwame'] },
          f: { from: 20, to: 120, step: 10 },
          d: { from: 3, to: 12 },
        },
        where: ['f != d'],
        check: ['answer / d = f'],
      },
      answer: '{{f * d}}',
      unit: 'J',
      mistakes: [
        slip(
          '{{f / d}}',
          'divided_for_multiplied',
          'A longer way takes more work. What should the distance do?',
        ),
        slip('{{f + d}}', 'added_instead', 'Newtons and metres cannot be added.'),
      ],
      hints: [
        'Twice the way takes twice the work.',
        'Work is force times distance.',
        'The force is {{f}} N, and the distance is {{d}} m.',
        'Work out {{f}} × {{d}}. A newton times a metre has the unit of energy.',
      ],
      method_answer: [
        { maths: tex`{{f}} \times {{d}} = {{f*d}}\ \text{J}`, text: 'Force times distance.' },
      ],
    },
  },
  {
    key: 'work-find-force-or-distance',
    topics: ['work'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-PFO-05'],
    question: {
      type: 'table',
      text: 'Complete the table about three pushes.',
      max_score: 3,
      template: {
        draw: {
          a: { from: 30, to: 90, step: 10 },
          b: { from: 4, to: 9 },
          c: { from: 15, to: 60, step: 5 },
          d: { from: 3, to: 8 },
          e: { from: 20, to: 80, step: 20 },
          g: { from: 5, to: 12 },
        },
        where: ['distinct(a, c, e)', 'distinct(b, d, g)'],
        check: ['answer1 = a * b', 'answer2 * d = c * d', 'answer3 * e = e * g'],
      },
      columns: ['force (N)', 'distance (m)', 'work (J)'],
      rows: [
        {
          label: 'P',
          cells: [
            { type: 'given', text: '{{a}}' },
            { type: 'given', text: '{{b}}' },
            {
              type: 'number',
              answer: '{{a * b}}',
              mistakes: [
                slip('{{a + b}}', 'added_instead', 'Work is a product of force and distance.'),
              ],
            },
          ],
        },
        {
          label: 'Q',
          cells: [
            {
              type: 'number',
              answer: '{{c}}',
              mistakes: [
                slip(
                  '{{c * d * d}}',
                  'multiplied_for_divided',
                  'Force times {{d}} makes {{c * d}}. What must the force be?',
                ),
              ],
            },
            { type: 'given', text: '{{d}}' },
            { type: 'given', text: '{{c * d}}' },
          ],
        },
        {
          label: 'R',
          cells: [
            { type: 'given', text: '{{e}}' },
            {
              type: 'number',
              answer: '{{g}}',
              mistakes: [
                slip(
                  '{{e * e * g}}',
                  'multiplied_for_divided',
                  '{{e}} times the distance makes {{e * g}}. What must the distance be?',
                ),
              ],
            },
            { type: 'given', text: '{{e * g}}' },
          ],
        },
      ],
      hints: [
        'In each row two of three numbers are known.',
        'Work is force times distance. So force is work divided by distance.',
        'For P multiply {{a}} by {{b}}.',
        'For Q divide {{c * d}} by {{d}}. For R divide {{e * g}} by {{e}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{b}} = {{a*b}}`, text: 'P: force times distance.' },
        { maths: tex`{{c*d}} \div {{d}} = {{c}}`, text: 'Q: work divided by distance.' },
        { maths: tex`{{e*g}} \div {{e}} = {{g}}`, text: 'R: work divided by force.' },
      ],
    },
  },
  {
    key: 'work-lift-a-mass',
    topics: ['work'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-PFO-05'],
    question: {
      type: 'number',
      text: 'A crane lifts a {{thing}} of {{m}} kg by {{c}} cm. How much work does it do? Use g = 10 N/kg and give the unit.',
      max_score: 3,
      template: {
        draw: {
          thing: { pick: ['crate', 'beam', 'tank', 'stone'] },
          m: { from: 20, to: 90, step: 10 },
          c: { pick: [50, 150, 250, 300, 400] },
        },
        derive: { j: 'm * 10 * c / 100' },
        where: ['c != 100'],
        check: ['answer * 10 = m * c'],
      },
      answer: '{{j|thousands}}',
      unit: 'J',
      tolerance: { relative: 0.001 },
      mistakes: [
        slip(
          '{{m * c / 100}}',
          'mass_for_weight',
          'The mass is in kilograms. How large a force is needed to lift it?',
        ),
        slip('{{m * 10 * c}}', 'units_left_apart', 'For joules the distance has to be in metres.'),
      ],
      hints: [
        'Two things must be found first: the force, and the distance in metres.',
        'The force is the weight. Each kilogram weighs 10 N.',
        'The weight is {{m}} × 10 = {{10*m}} N.',
        'The distance is {{c/100|dp1}} m. Multiply {{10*m}} by it.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times 10 = {{10*m}}\ \text{N}`, text: 'The weight of the load.' },
        {
          maths: tex`{{10*m}} \times {{c/100|dp1}} = ${texThousands('j')}\ \text{J}`,
          text: 'Force times distance in metres.',
        },
      ],
    },
  },
  {
    key: 'work-ramp',
    topics: ['work'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['SK3-PE-06', 'GCSE-PFO-05'],
    question: {
      type: 'multi_part',
      text: `A barrel with a weight of ${thousands('w')} N has to go on to a stage, {{h}} m up. A smooth ramp is {{l}} m long. Leave friction out.`,
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [8, 0], C: [8, 3] },
        labels: { A: '', B: '', C: '' },
        segments: [
          { from: 'A', to: 'B' },
          { from: 'B', to: 'C', label: '{{h}} m' },
          { from: 'A', to: 'C', label: '{{l}} m' },
        ],
        alt: 'A ramp: {{l}} m along the slope, {{h}} m up.',
        not_to_scale: true,
      },
      max_score: 3,
      template: {
        draw: {
          w: { from: 300, to: 900, step: 60 },
          h: { from: 2, to: 3 },
          l: { from: 5, to: 9 },
        },
        derive: { f: 'w * h / l' },
        where: ['is_integer(f)', 'l > 2 * h', 'f != w * h', 'f != w / h'],
        check: ['answer1 = w * h', 'answer2 * l = answer1'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How much work is it to lift the barrel straight up? Give the unit.',
          max_score: 1,
          answer: '{{w * h}}',
          unit: 'J',
          mistakes: [
            slip(
              '{{w * l}}',
              'distance_not_along_force',
              'The lift is straight up. Which length is that?',
            ),
          ],
          hints: ['Force times distance, with the distance straight up.'],
          method_answer: [
            {
              maths: tex`{{w}} \times {{h}} = ${texThousands('w*h')}\ \text{J}`,
              text: 'Weight times height.',
            },
          ],
        },
        {
          type: 'number',
          text: 'Rolling it up the ramp is as much work. How large a force does that need? Give the unit.',
          max_score: 2,
          answer: '{{f}}',
          unit: 'N',
          follow_through: { answer: 'p1 / ({{l}})', marks: 2 },
          mistakes: [
            slip(
              '{{w}}',
              'lever_gives_energy',
              'The same force over a longer way would be more work.',
            ),
          ],
          hints: ['Divide the work by the length of the ramp.'],
          method_answer: [
            {
              maths: tex`${texThousands('w*h')} \div {{l}} = {{f}}\ \text{N}`,
              text: 'Work divided by the longer way.',
            },
          ],
        },
      ],
      hints: [
        'What is the same for both ways on to the stage?',
        'The work is the same. A longer way needs a smaller force.',
        'Straight up the way is {{h}} m.',
        `The work is {{w}} × {{h}}. Divide it by {{l}} m for the ramp.`,
      ],
      method_answer: [
        { maths: tex`{{w}} \times {{h}} = ${texThousands('w*h')}\ \text{J}`, text: 'The work.' },
        {
          maths: tex`${texThousands('w*h')} \div {{l}} = {{f}}\ \text{N}`,
          text: 'The force along the ramp.',
        },
      ],
    },
  },
  {
    key: 'work-what-a-machine-gives',
    topics: ['work'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-PE-06'],
    question: {
      type: 'single_choice',
      text: 'With a set of pulleys {{name}} lifts a load of {{w|thousands}} N by pulling with only {{f}} N. The rope has to be pulled {{n}} m for each metre that the load rises. What do the pulleys give?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Elif', 'Marcus', 'Sunita', 'Piotr'] },
          n: { from: 3, to: 5 },
          f: { from: 100, to: 200, step: 20 },
        },
        derive: { w: 'n * f' },
      },
      options: [
        option(
          'A larger force on the load, and more energy too',
          'lever_gives_energy',
          'Compare the work at the rope with the work on the load.',
        ),
        option(
          'A smaller force on the load, and a longer way for it',
          'machine_force_turned_round',
          'Which is larger: the pull at the rope or the force that lifts the load?',
        ),
        option(
          'Less work, because the pull is smaller',
          'force_taken_for_work',
          'The pull is smaller, but how long is the way of the rope?',
        ),
        { text: 'A larger force on the load, but a shorter way for it' },
      ],
      answers: [4],
      hints: [
        'Compare two things: the forces, and the ways.',
        'A machine cannot give more work than is put in. A gain in one is paid for by the other.',
        'The load gets {{w|thousands}} N where the rope is pulled with {{f}} N.',
        'For {{n}} m of rope the load rises 1 m. Say what is larger and what is smaller at the load.',
      ],
      method_answer: [
        {
          maths: tex`{{f}} \times {{n}} = {{w|thousands_tex}} \times 1`,
          text: 'The work is the same.',
        },
        {
          text: 'The force becomes {{n}} times as large, and the way of the load is divided by {{n}}.',
        },
      ],
    },
  },
  {
    key: 'work-squash-and-stretch',
    topics: ['work'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-PF-10'],
    question: {
      type: 'cloze_dropdown',
      text: '{{name}} squeezes a spring and then a lump of clay. Both times work is done. The energy goes into the [[1]] store of the spring, and letting it go gives [[2]]. The clay stays flat. Its energy went into the [[3]] store of the clay.',
      max_score: 3,
      template: { draw: { name: { pick: ['Noor', 'Callum', 'Ming', 'Esi'] } } },
      gaps: [
        {
          options: [
            option('chemical', 'energy_store_mixed_up', 'No new substance is made.'),
            { text: 'elastic' },
            option(
              'kinetic',
              'energy_store_mixed_up',
              'While it is held, the spring does not move.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'almost all of it back' },
            option('none of it back', 'energy_used_up', 'What can a squeezed spring do to a ball?'),
            option(
              'more than was put in',
              'energy_is_made',
              'Where would the additional energy come from?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'elastic',
              'energy_store_mixed_up',
              'Does the clay spring back when it is let go?',
            ),
            option('gravitational', 'energy_store_mixed_up', 'Has the clay been lifted?'),
            { text: 'thermal' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'What does each of them do when it is let go?',
        'What springs back keeps energy to give it back. What stays bent has passed it on.',
        'The spring could push a ball away again.',
        'Knead clay or bend a wire many times and feel it: that tells where the energy went.',
      ],
      method_answer: [
        { text: 'Work on the spring fills its elastic store, and it gives nearly all back.' },
        { text: 'The clay does not spring back. The work has warmed it a little.' },
      ],
    },
  },
]
