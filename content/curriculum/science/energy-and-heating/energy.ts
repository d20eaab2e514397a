import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, texThousands, thousands } from '#curriculum/writing.ts'

export const energy: readonly ContentQuestion[] = [
  {
    key: 'energy-stores',
    topics: ['energy'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['SK3-PE-10', 'GCSE-PEN-01'],
    question: {
      type: 'matching',
      text: 'Match each thing with the energy store that is full in it. One store is left over.',
      max_score: 4,
      left: ['a stretched rubber band', 'a book on a high shelf', 'a moving bicycle', 'a sandwich'],
      right: ['kinetic', 'chemical', 'nuclear', 'elastic', 'gravitational'],
      pairs: [4, 5, 1, 2],
      hints: [
        'Ask of each: what could it do if it were let go, or eaten?',
        'Kinetic comes from the Greek word for moving.',
        'The rubber band wants to spring back. The book could fall.',
        'Food and fuel fill one store, movement another. The store inside atoms is left over.',
      ],
      method_answer: [
        { text: 'Stretching fills the elastic store, lifting the gravitational store.' },
        { text: 'What moves has energy in its kinetic store; food has it in its chemical store.' },
      ],
    },
  },
  {
    key: 'energy-start-and-end',
    topics: ['energy'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-PE-08', 'SK3-PE-10', 'GCSE-PEN-01'],
    question: {
      type: 'cloze_dropdown',
      text: '{{name}} winds up a toy car, lets it go, and it rolls until it stops. At first the energy is in the [[1]] store of the spring. While the car is fast, much of it is in the [[2]] store. In the end it is in the [[3]] store of the car, the floor and the air.',
      max_score: 3,
      template: { draw: { name: { pick: ['Amina', 'Joel', 'Mei', 'Kofi'] } } },
      gaps: [
        {
          options: [
            option(
              'kinetic',
              'energy_store_mixed_up',
              'Does the wound spring move before it is let go?',
            ),
            { text: 'elastic' },
            option(
              'gravitational',
              'energy_store_mixed_up',
              'Has anything been lifted? What was done to the spring?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'kinetic' },
            option('elastic', 'energy_store_mixed_up', 'The spring has let go by now.'),
            option(
              'nuclear',
              'energy_store_mixed_up',
              'That store is inside atoms. What is new about the car?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('kinetic', 'rest_is_motion', 'The car does not move any more.'),
            option(
              'chemical',
              'energy_store_mixed_up',
              'Has a new fuel been made? What does rubbing do to things?',
            ),
            { text: 'thermal' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'At each moment ask: what is special about the toy now?',
        'A wound spring, something moving, something warm: each has a store of its own.',
        'Winding bends the spring, as stretching does a rubber band.',
        'When it moves the next store fills. Rubbing between the wheels and the floor then fills the last.',
      ],
      method_answer: [
        { text: 'A wound spring has energy in its elastic store.' },
        { text: 'It is moved to the kinetic store of the car, and by friction to thermal stores.' },
      ],
    },
  },
  {
    key: 'energy-power',
    topics: ['energy'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-PEN-04'],
    question: {
      type: 'number',
      text: `A kettle transfers ${thousands('e')} J in {{t}} s. What is its power? Give the unit.`,
      max_score: 2,
      template: {
        draw: { p: { from: 800, to: 2400, step: 200 }, t: { from: 20, to: 90, step: 10 } },
        derive: { e: 'p * t' },
        check: ['answer * t = e'],
      },
      answer: '{{p}}',
      unit: 'W',
      mistakes: [
        slip(
          '{{e * t}}',
          'multiplied_for_divided',
          'Power is the energy of one second, so share the energy out.',
        ),
        slip(
          '{{e}}',
          'other_quantity_given',
          'This is the energy of all the seconds. What of one?',
        ),
      ],
      hints: [
        'How much energy does it transfer in one second?',
        'Power is energy divided by time.',
        `The energy is ${thousands('e')} J, and the time is {{t}} s.`,
        `Work out ${thousands('e')} ÷ {{t}}. Joules per second have a name of their own.`,
      ],
      method_answer: [
        { maths: tex`P = \frac{E}{t}`, text: 'Power is energy divided by time.' },
        {
          maths: tex`\frac{ ${texThousands('e')} }{ {{t}} } = {{p}}\ \text{W}`,
          text: 'Joules divided by seconds are watts.',
        },
      ],
    },
  },
  {
    key: 'energy-efficiency',
    topics: ['energy', 'percentages-of-an-amount'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-PEN-07'],
    question: {
      type: 'number',
      text: 'Of every {{total}} J, a lamp turns {{useful}} J into light. What is its efficiency in per cent? Give the number only.',
      diagram: {
        kind: 'sankey',
        input: { label: '{{total}} J', value: '{{total}}' },
        outputs: [
          { label: '{{useful}} J light', value: '{{useful}}', useful: true },
          { label: 'heating', value: '{{total - useful}}' },
        ],
      },
      max_score: 1,
      template: {
        draw: { total: { pick: [50, 80, 200, 250, 400] }, p: { from: 15, to: 85, step: 5 } },
        derive: { useful: 'total * p / 100' },
        where: ['is_integer(useful)', 'p != 50', 'useful != p', 'total - useful != p'],
        check: ['total * answer / 100 = useful'],
      },
      answer: '{{p}}',
      mistakes: [
        slip('{{100 - p}}', 'part_and_rest_swapped', 'This is the part that is wasted.'),
        slip(
          '{{total / useful}}',
          'number_upside_down',
          'No lamp gives out more than it takes in: divide the useful by the total.',
        ),
      ],
      hints: [
        'Which part of the energy is useful?',
        'Efficiency is the useful energy divided by the total energy.',
        'The useful energy is {{useful}} J, and the total is {{total}} J.',
        'Work out {{useful}} ÷ {{total}}, then multiply by 100.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{useful}} }{ {{total}} } = {{p/100|dp2}}`,
          text: 'Useful energy divided by total energy.',
        },
        { maths: tex`{{p/100|dp2}} \times 100\% = {{p}}\%`, text: 'In per cent.' },
      ],
    },
  },
  {
    key: 'energy-conserved',
    topics: ['energy'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-PE-09', 'GCSE-PEN-05'],
    question: {
      type: 'single_choice',
      text: 'A bouncing ball comes to rest in the end. What has become of its energy?',
      max_score: 1,
      options: [
        option(
          'It has been used up',
          'energy_used_up',
          'Energy is never lost. It is only moved to other stores.',
        ),
        option(
          'It is still in the kinetic store of the ball',
          'rest_is_motion',
          'The ball does not move any more.',
        ),
        option(
          'It has turned into a force',
          'energy_is_force',
          'A force is a push or pull, not a store.',
        ),
        { text: 'It has warmed the ball, the floor and the air' },
      ],
      answers: [4],
      hints: [
        'Energy is never lost. Where could it be?',
        'Rub your hands. What happens to the energy of the movement?',
        'At each bounce the ball and the floor are squashed and rubbed a little.',
        'Look for the stores of the ball and of everything that it touched.',
      ],
      method_answer: [
        { text: 'It is now in thermal stores: ball, floor and air are a little warmer.' },
        { text: 'It is spread out too thinly to be of use, so we call it wasted.' },
      ],
    },
  },
  {
    key: 'energy-cause-or-account',
    topics: ['energy'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['SK3-PE-11'],
    question: {
      type: 'single_choice',
      text: 'An apple hangs on a tree. Its stalk breaks and it falls. Which sentence tells **what makes it fall**?',
      max_score: 1,
      options: [
        option(
          'Gravitational energy wants to become kinetic energy.',
          'energy_as_cause',
          'This compares the stores. What pulls the apple?',
        ),
        option(
          'It has energy, and energy pushes it.',
          'energy_is_force',
          'Energy is an amount, and it pushes nothing. What pulls the apple?',
        ),
        { text: 'The Earth pulls it down, and nothing holds it up.' },
        option(
          'It uses up the energy of its height.',
          'energy_used_up',
          'The amount of energy stays the same. Which force acts on the apple?',
        ),
      ],
      answers: [3],
      hints: [
        'The amount of energy is like money in a purse. It tells what can be paid, not who pays.',
        'What makes things happen are processes: forces that push or pull, a current, something hot beside something cold.',
        'Which forces acted on the apple while it hung, and which acts after the break?',
        'Look for the sentence about a pull, not for one about stores.',
      ],
      method_answer: [
        {
          text: 'A force makes it fall: the pull of the Earth, which the stalk no longer balances.',
        },
        { text: 'Comparing the stores tells how fast it can get. It does not tell the cause.' },
      ],
    },
  },
  {
    key: 'energy-unit-word',
    topics: ['energy'],
    difficulty: -1.1,
    minutes: 1,
    statements: ['SK3-PE-09'],
    question: {
      type: 'short_text',
      text: 'What is the standard unit of energy?',
      max_score: 1,
      references: ['joule', 'joules', 'J', 'kilojoule', 'kJ'],
      not: ['watt', 'newton', 'volt', 'degrees', 'joules per second', 'J per s'],
      spellings: ['jule', 'jules', 'joul'],
      hints: [
        'It is named after an English scientist who was a brewer too.',
        'Food packets show it with a k in front.',
        'Its short form is a single capital letter.',
        'It is not the watt: that says how much of it is moved each second.',
      ],
      method_answer: [{ text: 'In joules (J). Watts are joules per second: the unit of power.' }],
    },
  },
]
