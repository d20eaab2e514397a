import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const energyChanges: readonly ContentQuestion[] = [
  {
    key: 'energy-change-sort',
    topics: ['energy-changes'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['SK3-CE-02'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are **exothermic**: they give out energy to their surroundings? Choose all that fit.',
      max_score: 3,
      options: [
        option(
          'limestone is split by strong heating',
          'exo_and_endo_swapped',
          'It has to be heated all the time. Which way does the energy go?',
        ),
        option(
          'a cold pack for a sprained ankle works',
          'exo_and_endo_swapped',
          'It gets cold. So which way does the energy go?',
        ),
        { text: 'a hand warmer works' },
        { text: 'a candle burns' },
        { text: 'an acid neutralises an alkali, and the mixture gets warm' },
      ],
      answers: [3, 4, 5],
      hints: [
        'Do the surroundings get warmer or colder?',
        'Exo means out, as in exit. An exothermic reaction warms its surroundings.',
        'A candle warms your hands, so energy comes out.',
        'Keep what warms. Leave out what feels cold, and what must be heated all the time.',
      ],
      method_answer: [
        { text: 'Burning, hand warmers and neutralisation give out energy: it gets warmer.' },
        { text: 'A cold pack and the splitting of limestone take energy in.' },
      ],
    },
  },
  {
    key: 'energy-change-from-temperature',
    topics: ['energy-changes'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-CE-02', 'GCSE-CEN-01'],
    question: {
      type: 'cloze_dropdown',
      text: '{{who}} stirs {{a}} into {{b}} in a cup. The temperature goes from {{t}} °C to {{u}} °C. The temperature [[1]]. Energy goes [[2]]. The change is [[3]].',
      max_score: 3,
      template: {
        rows: [
          { a: 'ammonium nitrate', b: 'water' },
          { a: 'baking soda', b: 'lemon juice' },
          { a: 'potassium chloride', b: 'water' },
        ],
        draw: {
          who: { pick: ['Zara', 'Ibrahim', 'Oliwia'] },
          t: { from: 19, to: 23 },
          d: { from: 4, to: 9 },
        },
        derive: { u: 't - d' },
      },
      gaps: [
        {
          options: [
            option(
              'rises',
              'reading_compared_backwards',
              'Compare the first number with the second.',
            ),
            { text: 'falls' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'from the surroundings into the mixture' },
            option(
              'from the mixture out to the surroundings',
              'cold_means_energy_out',
              'What has got colder has given up energy. Who got it: the reaction or the room?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'exothermic',
              'exo_and_endo_swapped',
              'Exo means out. Does it get warm around it?',
            ),
            { text: 'endothermic' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'First compare the two temperatures.',
        'The two words begin with the Greek for “out” and “in”: exo is as in exit. If the surroundings (and the water) get colder, the change took energy from them.',
        'It was {{t}} °C at first and {{u}} °C afterwards.',
        'The thermometer shows less. So the change takes something away from the water around it: which of the two words means “in”?',
      ],
      method_answer: [
        { maths: tex`{{t}} - {{u}} = {{t-u}}`, text: 'So many degrees colder.' },
        { text: 'Energy is taken in from the surroundings: endothermic.' },
      ],
    },
  },
  {
    key: 'energy-change-calculate',
    topics: ['energy-changes'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-CEN-01'],
    question: {
      type: 'number',
      text: 'An acid at {{t}} °C and an alkali at the same temperature are mixed in a foam cup. The highest temperature is {{u}} °C. By how many degrees does the temperature change?',
      diagram: {
        kind: 'scale',
        instrument: 'thermometer',
        from: 0,
        to: 50,
        step: 10,
        minor: 1,
        value: '{{u}}',
        unit: '°C',
      },
      max_score: 1,
      template: {
        draw: { t: { from: 17, to: 24 }, d: { from: 5, to: 19 } },
        derive: { u: 't + d' },
        where: ['d != t'],
        check: ['t + answer = u'],
      },
      answer: '{{u - t}}',
      mistakes: [
        slip(
          '{{u}}',
          'peak_for_change',
          'This is the highest temperature. How far is it above the start?',
        ),
        slip('{{t + u}}', 'added_instead', 'How far is it from the one to the other?'),
      ],
      hints: [
        'A change goes from a start to an end.',
        'Take the start away from the end.',
        'The start is {{t}} °C and the end is {{u}} °C.',
        'Work out {{u}} − {{t}}.',
      ],
      method_answer: [
        {
          maths: tex`{{u}} - {{t}} = {{u-t}}`,
          text: 'Degrees warmer: the reaction is exothermic.',
        },
      ],
    },
  },
  {
    key: 'energy-change-of-state',
    topics: ['energy-changes'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-CE-01'],
    question: {
      type: 'matching',
      text: 'Match each change with what happens to the energy. Each answer is used once.',
      max_score: 3,
      left: [
        'water evaporates from your wet skin',
        'water vapour condenses on a cold window',
        'warm and cold water of the same kind are kept in two closed, well insulated flasks',
      ],
      right: [
        'energy is given out as particles come together',
        'hardly any energy goes in or out',
        'energy is taken in to part the particles',
      ],
      pairs: [3, 1, 2],
      hints: [
        'Think of how wet skin feels in the wind.',
        'To part particles takes energy. When they come together, the same energy is given out.',
        'Wet skin feels cold: the evaporating water takes energy from it.',
        'Condensing is the opposite of evaporating. And what does an insulated flask do?',
      ],
      method_answer: [
        { text: 'Evaporating takes energy from the skin, so it feels cold.' },
        { text: 'Condensing gives the same energy out again. Insulation lets hardly any through.' },
      ],
    },
  },
  {
    key: 'energy-change-fair-measuring',
    topics: ['energy-changes'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CEN-01'],
    question: {
      type: 'multiple_choice',
      text: 'Ali compares how much four metals warm an acid. What helps him to measure the temperature change well? Choose all that fit.',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'thermometer', label: 'thermometer' },
          { type: 'beaker', liquid: 0.6, label: 'acid in a cup' },
        ],
      },
      max_score: 4,
      options: [
        option(
          'use a thin metal cup',
          'conductor_to_keep_energy',
          'Metal conducts well. What happens to the energy then?',
        ),
        { text: 'stir, and wait for the highest temperature' },
        { text: 'use the same volume of acid each time' },
        { text: 'measure the temperature before he adds the metal' },
        { text: 'use a foam cup with a lid' },
        option(
          'stop as soon as the first bubbles come',
          'peak_missed',
          'The temperature still rises then. When is the change complete?',
        ),
      ],
      answers: [2, 3, 4, 5],
      hints: [
        'Energy should not get lost, and the tests must be comparable.',
        'Good insulation keeps the energy in. The same amounts make it fair. A change needs a start and an end.',
        'Foam insulates, and metal conducts.',
        'Of the six, one loses energy quickly, and one stops too early. What of the rest?',
      ],
      method_answer: [
        { text: 'A foam cup with a lid keeps the energy in.' },
        { text: 'The same volume makes it fair.' },
        { text: 'Start and highest temperature give the change.' },
      ],
    },
  },
  {
    key: 'energy-change-read-graph',
    topics: ['energy-changes'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CEN-01', 'SK3-CE-02'],
    question: {
      type: 'multi_part',
      text: 'A powder is put into water after 1 minute. The graph shows the temperature: {{t}} °C at first, {{low}} °C at its lowest, and then slowly back towards {{t}} °C.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 6, step: 1, label: 'Time (minutes)' },
        y: { from: 0, to: 30, step: 5, minor: 1, label: 'Temperature (°C)' },
        polylines: [
          {
            points: [
              [0, '{{t}}'],
              [1, '{{t}}'],
              [2, '{{low}}'],
              [4, '{{low + 1}}'],
              [6, '{{low + 3}}'],
            ],
          },
        ],
      },
      max_score: 3,
      template: {
        draw: { t: { from: 18, to: 24 }, d: { from: 7, to: 14 } },
        derive: { low: 't - d' },
        where: ['d != low', 'd - 3 != low'],
        check: ['low + answer1 = t'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'By how many degrees does the temperature fall?',
          max_score: 1,
          answer: '{{d}}',
          mistakes: [
            slip(
              '{{low}}',
              'peak_for_change',
              'This is the lowest temperature. How far is it below the start?',
            ),
            slip(
              '{{d - 3}}',
              'end_of_graph_for_extreme',
              'Use the lowest point, not the end of the graph.',
            ),
          ],
          hints: [
            'Where does the line begin, and where is it lowest?',
            'Take the lowest temperature away from the first one.',
            'It begins at {{t}} °C, and its lowest point is {{low}} °C.',
            'Work out {{t}} − {{low}}.',
          ],
          method_answer: [{ maths: tex`{{t}} - {{low}} = {{d}}`, text: 'Degrees colder.' }],
        },
        {
          type: 'single_choice',
          text: 'Why does the temperature rise again after that?',
          max_score: 2,
          options: [
            option(
              'Cold gets out of the cup',
              'cold_as_a_thing',
              'Cold is no thing that moves. What goes from warm to cold?',
            ),
            option(
              'The change has become exothermic',
              'change_reverses_itself',
              'The powder is dissolved by then. What is warmer than the cup?',
            ),
            { text: 'Energy comes in from the warmer room' },
          ],
          answers: [3],
          hints: [
            'Compare the cup with the room.',
            'Energy goes from warmer to colder things.',
            'The room has about {{t}} °C.',
            'The cup is colder than that. So which way does energy go?',
          ],
          method_answer: [
            { text: 'The cup is colder than the room, so energy comes in until both are equal.' },
          ],
        },
      ],
      hints: [
        'Look at the start and at the lowest point of the line.',
        'A change is the difference of two temperatures. Energy goes from warmer to colder things.',
        'The line begins at {{t}} °C.',
        'For (a) take {{low}} away from {{t}}. For (b) compare the cup with the room.',
      ],
      method_answer: [
        { maths: tex`{{t}} - {{low}} = {{d}}`, text: '(a) Degrees colder.' },
        { text: '(b) The room is warmer, so energy comes in.' },
      ],
    },
  },
  {
    key: 'energy-change-where-energy-goes',
    topics: ['energy-changes'],
    difficulty: 0.7,
    minutes: 1,
    statements: ['SK3-CE-02', 'GCSE-CEN-01'],
    question: {
      type: 'true_false',
      text: 'Jin says: “In an exothermic reaction the reaction mixture loses energy, so the thermometer in it must fall.” True or false?',
      max_score: 1,
      options: [
        option(
          'True',
          'thermometer_shows_the_store',
          'The energy comes from the chemical store of the substances. Where does it go first?',
        ),
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'What does a hand warmer feel like?',
        'The energy comes from the chemical store of the reactants.',
        'It goes to everything around the reacting particles, and the water and the thermometer are among that.',
        'So does the thermometer in the water get energy or lose it?',
      ],
      method_answer: [
        { text: 'The energy leaves the chemical store and warms the water and the thermometer.' },
        { text: 'So in an exothermic reaction the temperature goes up.' },
      ],
    },
  },
]
