import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const heatingAndChangingState: readonly ContentQuestion[] = [
  {
    key: 'heating-specific-capacity',
    topics: ['heating-and-changing-state'],
    difficulty: -0.5,
    minutes: 2,
    statements: ['GCSE-PEN-03', 'GCSE-PMT-04'],
    question: {
      type: 'number',
      text: `How much energy warms {{m}} kg of {{stuff}} from {{a}} °C to {{b}} °C? Its specific heat capacity is ${thousands('c')} J/kg °C. Give the unit.`,
      max_score: 2,
      template: {
        draw: {
          m: { from: 2, to: 5 },
          a: { from: 15, to: 25, step: 5 },
          d: { from: 10, to: 50, step: 10 },
        },
        rows: [
          { stuff: 'water', c: 4200 },
          { stuff: 'aluminium', c: 900 },
          { stuff: 'cooking oil', c: 2000 },
          { stuff: 'iron', c: 450 },
          { stuff: 'concrete', c: 880 },
        ],
        derive: { b: 'a + d', e: 'm * c * d' },
        check: ['answer / d = m * c'],
      },
      answer: '{{e|thousands}}',
      unit: 'J',
      mistakes: [
        slip(
          '{{m * c * b}}',
          'end_temperature_for_change',
          'It did not start from 0 °C. By how many degrees does it get warmer?',
        ),
        slip('{{c * d}}', 'step_left_out', 'This is enough for 1 kg. How many are there?'),
      ],
      hints: [
        'The capacity tells what 1 kg needs for 1 °C.',
        'Energy is mass times specific heat capacity times change of temperature.',
        'It gets warmer by {{b}} − {{a}} = {{d}} °C.',
        `Work out {{m}} × ${thousands('c')} × {{d}}.`,
      ],
      method_answer: [
        { maths: tex`{{b}} - {{a}} = {{d}}`, text: 'The change of temperature in °C.' },
        {
          maths: tex`{{m}} \times ${texThousands('c')} \times {{d}} = ${texThousands('e')}\ \text{J}`,
          text: 'Mass times capacity times change.',
        },
      ],
    },
  },
  {
    key: 'heating-internal-energy',
    topics: ['heating-and-changing-state', 'particles-and-states'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-PMT-03', 'SK3-PM-09'],
    question: {
      type: 'cloze_dropdown',
      text: 'The internal energy of a thing is the total [[1]] energy of all its particles. When ice at −10 °C is heated, its particles [[2]]. While it melts at 0 °C, the energy goes into [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'kinetic',
              'internal_energy_part_only',
              'That is a part of it. The particles also attract each other.',
            ),
            { text: 'kinetic and potential' },
            option(
              'chemical',
              'energy_store_mixed_up',
              'Chemical stores change in reactions. Here nothing new is made.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'vibrate faster' },
            option('grow', 'particles_grow', 'The particles keep their size.'),
            option(
              'get more in number',
              'heat_makes_particles',
              'Nothing is added to the ice but energy.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'making it warmer',
              'level_temperature_misread',
              'What does a thermometer show while ice melts?',
            ),
            option(
              'nothing, as no energy goes in',
              'no_energy_at_level_temperature',
              'The heater is still on. What has to be loosened in a solid?',
            ),
            { text: 'freeing the particles from their places' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Think of how particles move, and of how they hold on to each other.',
        'Both count: the movement is one kind of energy, the attraction gives another kind.',
        'When a solid is heated, its temperature rises, and that goes with movement.',
        'When it melts the temperature stays. Then the movement does not grow. What changes instead?',
      ],
      method_answer: [
        { text: 'Internal energy is the kinetic and potential energy of all particles.' },
        {
          text: 'Warming makes them move more. Melting loosens them and raises the potential energy.',
        },
      ],
    },
  },
  {
    key: 'heating-mass-on-melting',
    topics: ['heating-and-changing-state'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-PMT-02'],
    question: {
      type: 'single_choice',
      text: '{{m}} g of {{stuff}} {{does}} in a closed jar. Which is true afterwards?',
      max_score: 1,
      template: {
        draw: { m: { from: 20, to: 90, step: 5 } },
        rows: [
          { stuff: 'ice', does: 'melts' },
          { stuff: 'chocolate', does: 'melts' },
          { stuff: 'wax', does: 'melts' },
          { stuff: 'water', does: 'freezes' },
        ],
      },
      options: [
        option(
          'The jar holds less than {{m}} g, as some is lost in the change',
          'state_change_changes_mass',
          'The jar is closed. Where could particles have gone?',
        ),
        { text: 'The jar holds {{m}} g of the same substance' },
        option(
          'The jar holds {{m}} g of another substance',
          'state_change_as_reaction',
          'Could it be changed back by cooling or heating?',
        ),
        option(
          'The jar holds more than {{m}} g, as the particles have changed their size',
          'particles_grow',
          'Particles keep their size and their mass. How many are there?',
        ),
      ],
      answers: [2],
      hints: [
        'What happens to the particles when the state changes?',
        'A change of state is a physical change. The particles stay what they are.',
        'The jar is closed, so no particle gets in or out.',
        'Same particles, same number: what does that say about mass and substance?',
      ],
      method_answer: [
        { text: 'The number of particles stays the same, and so does the mass.' },
        { text: 'They are only arranged in another way: no new substance is made.' },
      ],
    },
  },
  {
    key: 'heating-read-the-graph',
    topics: ['heating-and-changing-state'],
    difficulty: 0,
    minutes: 2.5,
    statements: ['GCSE-PMT-03', 'SK3-CE-01'],
    question: {
      type: 'multi_part',
      text: 'A solid is heated by the same heater all the time. The graph shows its temperature.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 20, step: 2, label: 'Time (min)' },
        y: { from: 0, to: 120, step: 20, minor: 10, label: 'Temperature (°C)' },
        polylines: [
          {
            points: [
              [0, 20],
              ['{{t1}}', '{{m}}'],
              ['{{t2}}', '{{m}}'],
              [20, '{{e}}'],
            ],
          },
        ],
        alt: 'A line that rises from 20 °C to {{m}} °C at {{t1}} minutes, stays level until {{t2}} minutes, and then rises to {{e}} °C at 20 minutes.',
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { m: 60, t1: 4, t2: 12, e: 110 },
          { m: 80, t1: 6, t2: 14, e: 120 },
          { m: 70, t1: 4, t2: 14, e: 100 },
          { m: 50, t1: 4, t2: 10, e: 110 },
        ],
        check: ['answer1 = m', 'answer2 = t2 - t1'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is its melting point? Give the unit.',
          max_score: 1,
          answer: '{{m}}',
          unit: '°C',
          mistakes: [
            slip(
              '{{e}}',
              'end_of_curve_for_melting',
              'This is the temperature at the end. Where does the line stay level?',
            ),
          ],
          hints: ['While a solid melts, its temperature does not rise.'],
          method_answer: [
            { maths: tex`{{m}}\ {}^\circ\text{C}`, text: 'Where the line is level.' },
          ],
        },
        {
          type: 'number',
          text: 'For how many minutes (min) does it melt?',
          max_score: 1,
          answer: '{{t2 - t1}}',
          mistakes: [
            slip(
              '{{t2}}',
              'start_not_taken_off',
              'The clock ran before it began to melt. Subtract the start.',
            ),
          ],
          hints: ['Read the time at both ends of the level part.'],
          method_answer: [
            { maths: tex`{{t2}} - {{t1}} = {{t2-t1}}`, text: 'From {{t1}} to {{t2}} minutes.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Where does the energy of the heater go during the level part?',
          max_score: 1,
          options: [
            option(
              'Nowhere: the solid takes in none',
              'no_energy_at_level_temperature',
              'The heater is on, and the solid is melting. Could it melt without energy?',
            ),
            option(
              'It makes the particles move faster and faster',
              'level_temperature_misread',
              'Then the temperature would rise. Does it?',
            ),
            { text: 'It frees the particles from their places' },
          ],
          answers: [3],
          hints: ['The temperature is the same, but the arrangement of the particles changes.'],
          method_answer: [
            { text: 'It raises the potential energy of the particles: their places are given up.' },
          ],
        },
      ],
      hints: [
        'The line has three parts. What is special about the middle one?',
        'Where the line rises, one state gets warmer. Where it is level, the state changes.',
        'The level part begins at {{t1}} minutes.',
        'Read its height and its two ends. During this part the particles leave their places.',
      ],
      method_answer: [
        { maths: tex`{{t2}} - {{t1}} = {{t2-t1}}`, text: 'Minutes of melting, at {{m}} °C.' },
        { text: 'The energy of that time frees the particles from their places.' },
      ],
    },
  },
  {
    key: 'heating-latent',
    topics: ['heating-and-changing-state'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-PMT-04'],
    question: {
      type: 'number',
      text: 'How much energy melts {{g}} g of ice that is already at 0 °C? The specific latent heat of fusion is 334,000 J/kg. Give the unit.',
      max_score: 2,
      template: {
        draw: { g: { pick: [50, 100, 200, 250, 300, 400, 500] } },
        derive: { e: '334 * g' },
        check: ['1000 * answer / g = 334000'],
      },
      answer: '{{e|thousands}}',
      unit: 'J',
      mistakes: [
        slip(
          '{{334000 * g}}',
          'unit_prefix',
          'The latent heat is for a kilogram. What is the mass in kilograms?',
        ),
        slip(
          '{{4200 * g / 1000}}',
          'capacity_for_latent_heat',
          'The heat capacity of water is for warming it. Here the temperature stays the same.',
        ),
      ],
      hints: [
        'The temperature does not change. Which of the two formulae has no temperature in it?',
        'Energy is mass times specific latent heat, with the mass in kilograms.',
        '{{g}} g are {{g/1000|dp2}} kg.',
        'Work out {{g/1000|dp2}} × 334,000.',
      ],
      method_answer: [
        { maths: tex`{{g}}\ \text{g} = {{g/1000|dp2}}\ \text{kg}`, text: 'In kilograms.' },
        {
          maths: tex`{{g/1000|dp2}} \times 334{,}000 = ${texThousands('e')}\ \text{J}`,
          text: 'Mass times latent heat.',
        },
      ],
    },
  },
  {
    key: 'heating-which-warms-more',
    topics: ['heating-and-changing-state'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-PEN-03', 'GCSE-PMT-04'],
    question: {
      type: 'ordering',
      text: 'There is 1 kg of each of these, all at 20 °C. Each is given the same amount of energy. Put them in order, the one that gets **warmest** first.',
      max_score: 3,
      items: [
        'lead, 130 J/kg °C',
        'copper, 385 J/kg °C',
        'aluminium, 900 J/kg °C',
        'cooking oil, 2,000 J/kg °C',
        'water, 4,200 J/kg °C',
      ],
      hints: [
        'What does the number tell? It is for 1 kg and 1 °C.',
        'A large specific heat capacity means that much energy is needed for each degree.',
        'Water needs 4,200 J for each degree, which is more than the others.',
        'With the same energy, the one that needs the fewest joules for a degree gets the most degrees.',
      ],
      method_answer: [
        {
          maths: tex`\Delta\theta = \frac{E}{mc}`,
          text: 'With the same energy and mass, a smaller capacity gives a larger change.',
        },
      ],
    },
  },
  {
    key: 'heating-find-the-capacity',
    topics: ['heating-and-changing-state'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-PEN-03', 'GCSE-PMT-04'],
    question: {
      type: 'number',
      text: 'A heater of {{p}} W warms a metal block of {{m}} kg for {{t}} minutes. Its temperature rises by {{d}} °C, and no energy goes elsewhere. What is its specific heat capacity, in J/kg °C? Give the number only.',
      max_score: 3,
      template: {
        draw: {
          p: { from: 30, to: 60, step: 10 },
          m: { pick: [1, 2] },
          t: { from: 4, to: 10 },
          d: { from: 10, to: 24, step: 2 },
        },
        derive: { e: 'p * t * 60', c: 'e / (m * d)' },
        where: ['is_integer(c)', 'c >= 380', 'c < 1000', 'c != 60 * t'],
        check: ['answer * m * d = p * t * 60'],
      },
      answer: '{{c}}',
      mistakes: [
        slip(
          '{{p * t / (m * d)}}',
          'sixty_forgotten',
          'A watt is a joule per second. How many seconds are {{t}} minutes?',
        ),
        slip(
          '{{p * t * 60}}',
          'stopped_early',
          'This is the energy. What does 1 kg need for 1 °C?',
        ),
      ],
      hints: [
        'First find how much energy the heater gives.',
        'Energy is power times time in seconds. The capacity is energy divided by mass and by rise.',
        '{{t}} minutes are {{t * 60}} s, so the energy is {{p}} × {{t * 60}} = {{e|thousands}} J.',
        'Divide {{e|thousands}} by {{m}} × {{d}} = {{m * d}}.',
      ],
      method_answer: [
        {
          maths: tex`{{p}} \times {{t*60}} = ${texThousands('e')}\ \text{J}`,
          text: 'Power times time.',
        },
        {
          maths: tex`\frac{ ${texThousands('e')} }{ {{m}} \times {{d}} } = {{c}}`,
          text: 'Divided by mass and rise, in J/kg °C.',
        },
      ],
    },
  },
  {
    key: 'heating-ice-to-warm-water',
    topics: ['heating-and-changing-state'],
    difficulty: 1,
    minutes: 3.5,
    statements: ['GCSE-PMT-04', 'GCSE-PEN-03'],
    question: {
      type: 'number',
      text: 'How much energy turns {{m}} kg of ice at 0 °C into water at {{d}} °C? The specific latent heat of fusion is 334 kJ/kg, and the specific heat capacity of water is 4.2 kJ/kg °C. Give the answer in kJ.',
      max_score: 3,
      template: {
        draw: { m: { from: 2, to: 6 }, d: { from: 10, to: 40, step: 10 } },
        derive: { e: 'm * (334 + 42 * d / 10)' },
        check: ['answer - 334 * m = 4.2 * m * d'],
      },
      answer: '{{e|thousands}}',
      mistakes: [
        slip(
          '{{m * 42 * d / 10}}',
          'step_left_out',
          'This warms the water. Before that the ice has to melt.',
        ),
        slip(
          '{{m * 334}}',
          'step_left_out',
          'This melts the ice. After that the water has to get warmer.',
        ),
      ],
      hints: [
        'Two things happen, one after the other.',
        'Melting needs mass times latent heat. Warming needs mass times capacity times change.',
        'Melting needs {{m}} × 334 = {{m * 334|thousands}} kJ.',
        'Warming needs {{m}} × 4.2 × {{d}} = {{m * 42 * d / 10|thousands}} kJ. Add both.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times 334 = {{m*334|thousands_tex}}\ \text{kJ}`, text: 'To melt.' },
        {
          maths: tex`{{m}} \times 4.2 \times {{d}} = {{m*42*d/10|thousands_tex}}\ \text{kJ}`,
          text: 'To get warmer.',
        },
        {
          maths: tex`{{m*334|thousands_tex}} + {{m*42*d/10|thousands_tex}} = ${texThousands('e')}\ \text{kJ}`,
          text: 'Together.',
        },
      ],
    },
  },
]
