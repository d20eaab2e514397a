import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const heatingAndInsulation: readonly ContentQuestion[] = [
  {
    key: 'heating-which-way',
    topics: ['heating-and-insulation'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['SK3-PE-07'],
    question: {
      type: 'single_choice',
      text: '{{name}} puts a metal spoon at {{a}} °C into soup at {{b}} °C. What happens?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Leo', 'Fatima', 'Nia', 'Jakub'] },
          a: { from: 15, to: 25 },
          b: { from: 60, to: 85, step: 5 },
        },
      },
      options: [
        option(
          'Cold moves from the spoon into the soup',
          'cold_as_a_thing',
          'Cold is not a thing that can move. What does move?',
        ),
        { text: 'Energy moves from the soup to the spoon' },
        option(
          'Energy moves from the spoon to the soup',
          'energy_from_cold_to_hot',
          'Which of the two is hotter? Would the soup get even hotter?',
        ),
        option(
          'Nothing moves, because soup and spoon are different materials',
          'heating_needs_same_material',
          'The temperatures differ. Does the material have to be the same?',
        ),
      ],
      answers: [2],
      hints: [
        'Which one is hotter at the start?',
        'Energy moves by heating from the hotter to the colder.',
        'The soup has {{b}} °C and the spoon {{a}} °C.',
        'So the spoon gets warmer and the soup a little cooler. Which way has energy gone?',
      ],
      method_answer: [
        { text: 'The soup is hotter than the spoon, so energy moves from the soup to the spoon.' },
        { text: 'It goes on until both have the same temperature.' },
      ],
    },
  },
  {
    key: 'heating-mixed-water',
    topics: ['heating-and-insulation'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-PE-07'],
    question: {
      type: 'number',
      text: '200 g of water at {{a}} °C are mixed with 200 g of water at {{b}} °C. What temperature does the mixture get, if no energy goes elsewhere? Give the unit.',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'beaker', liquid: 0.5, label: '{{a}} °C' },
          { type: 'beaker', liquid: 0.5, label: '{{b}} °C' },
        ],
      },
      max_score: 1,
      template: {
        draw: { a: { from: 10, to: 30, step: 2 }, b: { from: 50, to: 80, step: 2 } },
        where: ['b - a != (a + b) / 2'],
        check: ['answer - a = b - answer'],
      },
      answer: '{{(a + b) / 2}}',
      unit: '°C',
      mistakes: [
        slip(
          '{{a + b}}',
          'temperatures_added',
          'Can the mixture be hotter than the hotter of the two?',
        ),
        slip(
          '{{b - a}}',
          'temperatures_subtracted',
          'This is how far apart they are. Where do they meet?',
        ),
      ],
      hints: [
        'Energy moves from the hot water to the cold. When does it stop?',
        'It stops at one temperature for both. With equal masses of water, one falls as far as the other rises.',
        'They are {{b - a}} °C apart.',
        'Each goes half of these {{b - a}} °C. Start from {{a}} °C and go up.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{a}} + {{b}} }{2} = {{(a+b)/2}}`,
          text: 'Equal masses of the same liquid meet in the middle, in °C.',
        },
      ],
    },
  },
  {
    key: 'heating-metal-feels-cold',
    topics: ['heating-and-insulation'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-PE-07'],
    question: {
      type: 'single_choice',
      text: 'A metal chair and a wooden chair stood in the same room all night. In the morning the metal one **feels** colder. Why?',
      max_score: 1,
      options: [
        option(
          'The metal has a lower temperature than the wood',
          'metal_is_colder',
          'Both stood in the same air all night. What would a thermometer show?',
        ),
        option(
          'Cold moves from the metal into the hand',
          'cold_as_a_thing',
          'Cold is not a thing that moves. What moves out of the hand?',
        ),
        option(
          'Wood makes its own heat',
          'insulator_makes_warm',
          'A chair is not a heater. What does wood do to the energy of the hand?',
        ),
        { text: 'The metal takes energy from the hand faster' },
      ],
      answers: [4],
      hints: [
        'What would a thermometer show on each chair?',
        'After a night in one room, everything has the same temperature. The hand feels something else.',
        'The hand is warmer than both chairs, so energy moves out of it.',
        'Metal is a good conductor and wood is not. What does that mean for the hand?',
      ],
      method_answer: [
        { text: 'Both chairs have the temperature of the room.' },
        { text: 'Metal conducts well, so the hand loses energy faster and feels cold.' },
      ],
    },
  },
  {
    key: 'heating-conduction-or-radiation',
    topics: ['heating-and-insulation'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['SK3-PE-07'],
    question: {
      type: 'multiple_choice',
      text: 'In which of these is something warmed mainly by **radiation**? Choose all of them.',
      max_score: 2,
      options: [
        { text: 'The Sun warms your face.' },
        option(
          'A hob warms the pan that stands on it.',
          'conduction_and_radiation_swapped',
          'Pan and hob touch. Which way of heating is that?',
        ),
        { text: 'You stand beside a camp fire, and it warms your hands.' },
        option(
          'The handle of a metal spoon gets hot in tea.',
          'conduction_and_radiation_swapped',
          'The energy moves along the metal. What is that called?',
        ),
        option(
          'A cold floor cools your bare feet.',
          'conduction_and_radiation_swapped',
          'The feet touch the floor. What is that called?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'In some of these, two things touch. In others there is a gap.',
        'Conduction passes energy on through a material. Radiation is waves, and needs no material.',
        'Between the Sun and you there is mostly empty space.',
        'Look for one more case where you are warmed from the side, across a gap.',
      ],
      method_answer: [
        { text: 'The Sun and the fire warm you across a gap, by infrared radiation.' },
        { text: 'In the other three things touch, or energy passes along a metal: conduction.' },
      ],
    },
  },
  {
    key: 'heating-ice-in-wool',
    topics: ['heating-and-insulation'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-PE-07', 'GCSE-PEN-06'],
    question: {
      type: 'single_choice',
      text: 'On a warm day {{name}} wraps one ice lolly in a thick woolly scarf and leaves another one bare. Which melts first, and why?',
      max_score: 1,
      template: { draw: { name: { pick: ['Samir', 'Olivia', 'Ayo', 'Lin'] } } },
      options: [
        option(
          'The wrapped one, because wool is warm',
          'insulator_makes_warm',
          'Does a scarf make energy? What does it do to energy that moves?',
        ),
        option(
          'The wrapped one, because the cold cannot get out',
          'cold_as_a_thing',
          'Cold is not a thing that gets out. What has to get in to melt ice?',
        ),
        { text: 'The bare one, because energy reaches it faster' },
        option(
          'Both at once, because both are as cold',
          'insulation_without_effect',
          'They start alike. Does energy reach both as fast?',
        ),
      ],
      answers: [3],
      hints: [
        'What does ice need in order to melt, and where does it come from?',
        'An insulator slows energy down, whichever way it moves.',
        'The air is warmer than the ice, so energy moves from the air to the ice.',
        'Wool with its trapped air is an insulator. Which lolly does it help to stay frozen?',
      ],
      method_answer: [
        { text: 'Energy moves from the warm air to the ice.' },
        { text: 'Wool slows that down, so the bare lolly melts first.' },
      ],
    },
  },
  {
    key: 'heating-store-and-temperature',
    topics: ['heating-and-insulation'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-PM-09', 'SK3-PE-07'],
    question: {
      type: 'single_choice',
      text: 'A cup holds {{m}} g of water at {{t}} °C. A bucket holds {{n}} times as much water at {{t}} °C. Which is true?',
      max_score: 1,
      template: {
        draw: {
          m: { pick: [150, 200, 250] },
          n: { pick: [20, 30, 40] },
          t: { from: 30, to: 60, step: 5 },
        },
      },
      options: [
        { text: 'The bucket has more energy in its thermal store, at the same temperature' },
        option(
          'Both have as much energy in their thermal stores, as the temperatures are equal',
          'temperature_for_thermal_energy',
          'Which of them would take longer to heat up to {{t}} °C with the same kettle?',
        ),
        option(
          'The bucket is {{n}} times as hot',
          'temperature_for_thermal_energy',
          'What would a thermometer show in each?',
        ),
        option(
          'The cup has more energy, because it is packed into a smaller space',
          'smaller_holds_more_energy',
          'Each gram has the same. How many grams are in each?',
        ),
      ],
      answers: [1],
      hints: [
        'Think of heating both from cold with the same kettle.',
        'Temperature tells how hot something is. The thermal store also depends on how much there is.',
        'Both thermometers show {{t}} °C.',
        'There are far more particles in the bucket, each moving as much. What of the sum?',
      ],
      method_answer: [
        { text: 'The temperature is the same: the particles move as much in both.' },
        { text: 'The bucket has {{n}} times as many of them, and so more energy in its store.' },
      ],
    },
  },
  {
    key: 'heating-cooling-curves',
    topics: ['heating-and-insulation'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-PEN-06'],
    question: {
      type: 'multi_part',
      text: 'Two equal cans of hot water cool in a room. One is wrapped in bubble wrap, the other in thin paper.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 20, step: 5, label: 'Time (min)' },
        y: { from: 0, to: 80, step: 20, minor: 5, label: 'Temperature (°C)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 80],
              [5, '{{q1}}'],
              [10, '{{q2}}'],
              [20, '{{q3}}'],
            ],
            label: 'Q',
          },
          {
            type: 'smooth',
            points: [
              [0, 80],
              [5, '{{p1}}'],
              [10, '{{p2}}'],
              [20, '{{p3}}'],
            ],
            label: 'P',
          },
        ],
        alt: 'Two cooling curves from 80 °C. P goes through {{p1}} °C at 5 minutes and {{p2}} °C at 10 minutes. Q goes through {{q1}} °C at 5 minutes and {{q2}} °C at 10 minutes.',
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { p1: 60, p2: 45, p3: 30, q1: 70, q2: 65, q3: 55 },
          { p1: 50, p2: 35, p3: 25, q1: 70, q2: 60, q3: 50 },
          { p1: 60, p2: 50, p3: 35, q1: 75, q2: 70, q3: 60 },
        ],
        check: ['answer1 = 80 - p2'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'By how many °C does can P cool in the first 10 minutes? Give the number only.',
          max_score: 1,
          answer: '{{80 - p2}}',
          mistakes: [
            slip(
              '{{p2}}',
              'stopped_early',
              'This is the temperature after 10 minutes. How far has it fallen?',
            ),
            slip('{{80 - q2}}', 'chart_bars_mixed', 'This is can Q. Follow the other curve.'),
          ],
          hints: ['Read the temperature at the start and after 10 minutes. Subtract them.'],
          method_answer: [
            { maths: tex`80 - {{p2}} = {{80-p2}}`, text: 'From the start to 10 minutes, in °C.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which can has the bubble wrap, and how can you tell?',
          max_score: 2,
          options: [
            option(
              'P, because its line is steeper',
              'steeper_cooling_better_insulated',
              'Steeper means that it loses energy faster. Is that what a good insulator does?',
            ),
            { text: 'Q, because it cools more slowly' },
            option(
              'You cannot tell, because both start at 80 °C',
              'insulation_without_effect',
              'The start is the same. Look at what comes after.',
            ),
          ],
          answers: [2],
          hints: ['Bubble wrap traps air, which is a poor conductor.'],
          method_answer: [
            { text: 'The better insulator is around the can that cools more slowly.' },
          ],
        },
      ],
      hints: [
        'Which curve falls faster?',
        'A better insulator lets energy out more slowly, so the temperature falls less.',
        'Find 10 minutes on the lower axis and go up to each curve.',
        'For P the reading is {{p2}} °C. Take it from the start, and ask which wrap slows cooling more.',
      ],
      method_answer: [
        { text: 'P falls from 80 °C to {{p2}} °C, and Q only to {{q2}} °C.' },
        { text: 'The trapped air of the bubble wrap slows energy down, so it is around Q.' },
      ],
    },
  },
  {
    key: 'heating-flask',
    topics: ['heating-and-insulation'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['GCSE-PEN-06', 'SK3-PE-07'],
    question: {
      type: 'long_text',
      text: 'A flask keeps tea hot. It has a lid of plastic, two walls with an empty space (a vacuum) between them, and shiny surfaces. Explain how these parts keep energy in. Two or three sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'vacuum',
          text: 'The vacuum stops conduction, as there are no particles to pass energy on',
          marks: 1,
          evidence: [
            'There are no particles in the vacuum, so energy cannot be conducted through it.',
            'The vacuum stops conduction because it has no particles.',
          ],
        },
        {
          code: 'shiny',
          text: 'Shiny surfaces reflect radiation back, or give off little of it',
          marks: 1,
          evidence: [
            'The shiny surface reflects infrared radiation back to the tea.',
            'Shiny walls give out little radiation.',
          ],
        },
        {
          code: 'lid',
          text: 'The plastic lid is an insulator and keeps warm air and steam in',
          marks: 1,
          evidence: [
            'Plastic is an insulator and conducts badly, so little energy goes through the lid.',
            'The lid keeps steam and warm air from getting out.',
          ],
        },
      ],
      references: [
        'There are no particles in the vacuum, so energy cannot be conducted through it. The shiny surface reflects infrared radiation back to the tea. Plastic is an insulator and conducts badly, so little energy goes through the lid.',
      ],
      hints: [
        'Take one part at a time. Ask what it does to conduction, to radiation and to warm air.',
        'Conduction needs particles. Radiation can be reflected. Steam and warm air carry energy along.',
        'Begin with the empty space: what is missing there?',
        'Then say what shiny surfaces do to infrared radiation, and what plastic and a lid do to the rest.',
      ],
      method_answer: [
        { text: 'A vacuum has no particles, so nothing can pass energy on by conduction.' },
        { text: 'Shiny surfaces reflect infrared radiation back into the flask.' },
        { text: 'Plastic conducts badly, and the lid keeps warm air and steam in.' },
      ],
    },
  },
]
