import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const respiration: readonly ContentQuestion[] = [
  {
    key: 'respiration-equation',
    topics: ['respiration'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['SK3-BE-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'Complete the word equation of aerobic respiration: glucose + [[1]] → carbon dioxide + [[2]].',
      max_score: 2,
      gaps: [
        {
          options: [
            option(
              'carbon dioxide',
              'respiration_as_photosynthesis',
              'That is what photosynthesis takes in. Which gas do we breathe in for our cells?',
            ),
            { text: 'oxygen' },
            option(
              'energy',
              'energy_as_substance',
              'Energy is not a substance. Which gas is used up?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'water' },
            option(
              'oxygen',
              'respiration_as_photosynthesis',
              'That gas is used, not made. What makes your breath damp on a cold window?',
            ),
            option(
              'lactic acid',
              'aerobic_and_anaerobic_mixed',
              'That is made when there is too little oxygen. Here there is enough.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Two substances are used, and two are made.',
        'Think of the air you breathe in and the air you breathe out.',
        'The first gap is the gas that your blood carries from the lungs to every cell.',
        'The second gap is what you see on a cold window when you breathe on it.',
      ],
      method_answer: [
        {
          maths: tex`\text{glucose} + \text{oxygen} \to \text{carbon dioxide} + \text{water}`,
          text: 'Energy is released as well, but it is not a substance.',
        },
      ],
    },
  },
  {
    key: 'respiration-or-breathing',
    topics: ['respiration'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['SK3-BE-01', 'GCSE-BCE-10'],
    question: {
      type: 'single_choice',
      text: '{{who}} says, “Respiration happens in the lungs, when I breathe in and out.” What would you tell {{them}}?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { who: 'Jakub', them: 'him' },
          { who: 'Leila', them: 'her' },
          { who: 'Thabo', them: 'him' },
          { who: 'Mei', them: 'her' },
        ],
      },
      options: [
        {
          text: 'Breathing moves air; respiration is a reaction in all cells',
        },
        option(
          'Respiration happens only in muscle cells',
          'respiration_in_one_place',
          'Muscles respire a lot. Do other cells, such as brain cells, need energy too?',
        ),
        option(
          'Respiration happens in the blood only',
          'respiration_in_one_place',
          'Blood brings what is needed. Where is it used?',
        ),
        option(
          'That is right: they are two words for one and the same thing',
          'breathing_for_respiration',
          'A plant has no lungs, and its cells respire. So can the two be the same?',
        ),
      ],
      answers: [1],
      hints: [
        'One of the words is for a movement, and one is for a reaction.',
        'Ask which cells need energy to stay alive.',
        'The chest moves up and down: that brings air in and out. What is the oxygen used for?',
        'Brain, skin, root and leaf cells all need energy. So where must the reaction happen?',
      ],
      method_answer: [
        { text: 'Breathing moves air in and out of the lungs.' },
        { text: 'Respiration releases energy from glucose, in each living cell.' },
      ],
    },
  },
  {
    key: 'respiration-when-plants-respire',
    topics: ['respiration'],
    difficulty: 0,
    minutes: 1,
    statements: ['SK3-BE-01', 'GCSE-BCE-10'],
    question: {
      type: 'single_choice',
      text: 'When do the cells of a green plant respire?',
      max_score: 1,
      options: [
        option(
          'Never: plants photosynthesise instead',
          'plants_do_not_respire',
          'Photosynthesis makes glucose. What does a plant do with it to get energy?',
        ),
        option(
          'Only at night',
          'plants_respire_at_night_only',
          'Do the cells stop needing energy when the sun comes up?',
        ),
        option(
          'Only by day, when there is light',
          'respiration_as_photosynthesis',
          'Light is needed for another reaction. What does respiration need?',
        ),
        { text: 'All the time, by day and by night' },
      ],
      answers: [4],
      hints: [
        'Respiration keeps cells alive. When do cells need to be kept alive?',
        'Do not mix it up with the reaction that needs light.',
        'Root cells are always in the dark, and they are alive.',
        'Think of a plant at noon and at midnight: at which of these times could it do without energy?',
      ],
      method_answer: [
        { text: 'Every living cell needs energy at every moment, so it respires all the time.' },
        { text: 'By day a green plant photosynthesises as well.' },
      ],
    },
  },
  {
    key: 'respiration-warm-seeds',
    topics: ['respiration'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-BCE-10', 'SK3-BE-01'],
    question: {
      type: 'number',
      text: '{{who}} keeps peas that have begun to grow in a vacuum flask. At the start they are at {{start}} °C. The thermometer shows the temperature two days later: {{end}} °C. By how many degrees did the temperature rise?',
      diagram: {
        kind: 'scale',
        instrument: 'thermometer',
        from: 0,
        to: 50,
        step: 10,
        minor: 1,
        value: '{{end}}',
        unit: '°C',
      },
      max_score: 1,
      template: {
        draw: {
          who: { pick: ['Alejandra', 'Femi', 'Nikolai', 'Priya'] },
          start: { from: 17, to: 21 },
          rise: { from: 6, to: 15 },
        },
        derive: { end: 'start + rise' },
        check: ['answer + start = end'],
      },
      answer: '{{rise}}',
      mistakes: [
        slip(
          '{{end}}',
          'peak_for_change',
          'That is how warm it is now. How warm was it at the start?',
        ),
        slip(
          '{{end + start}}',
          'added_instead',
          'You are asked how much warmer it got. Compare the two temperatures.',
        ),
      ],
      hints: [
        'There are two temperatures, one before and one after.',
        'A rise is the difference between them.',
        'It was {{start}} °C at first and is {{end}} °C now.',
        'Work out {{end}} − {{start}}.',
      ],
      method_answer: [
        {
          maths: tex`{{end}} - {{start}} = {{rise}}`,
          text: 'The growing peas respire, and some of the energy warms the flask.',
        },
      ],
    },
  },
  {
    key: 'respiration-without-oxygen',
    topics: ['respiration'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-BE-03'],
    question: {
      type: 'matching',
      text: 'Match each place with what is made there from glucose. One line is left over.',
      max_score: 3,
      left: [
        'muscle with plenty of oxygen',
        'muscle in a sprint, with too little oxygen',
        'yeast in dough, without oxygen',
      ],
      right: [
        'lactic acid',
        'ethanol and carbon dioxide',
        'carbon dioxide and water',
        'oxygen and water',
      ],
      pairs: [3, 1, 2],
      hints: [
        'Look for the place where there is oxygen, and for the two where there is not.',
        'With oxygen, glucose is broken down all the way. Without it, only part of the way.',
        'The muscle with plenty of oxygen respires aerobically. What does that word equation end with?',
        'Dough rises because of a gas. In a muscle without oxygen no gas is made.',
      ],
      method_answer: [
        { text: 'With oxygen glucose becomes carbon dioxide and water.' },
        { text: 'Without it muscles make lactic acid; yeast makes ethanol and carbon dioxide.' },
      ],
    },
  },
  {
    key: 'respiration-compare-both',
    topics: ['respiration'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-BE-04', 'GCSE-BCE-11'],
    question: {
      type: 'cloze_dropdown',
      text: 'Aerobic respiration uses [[1]], and anaerobic respiration does not. From each glucose molecule, [[2]] respiration releases more energy. That is because in [[3]] respiration the glucose is only partly broken down.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'light',
              'respiration_as_photosynthesis',
              'Light is used in photosynthesis. Cells deep in your body are in the dark.',
            ),
            option(
              'carbon dioxide',
              'respiration_as_photosynthesis',
              'That is made by respiration. Which gas is used?',
            ),
            { text: 'oxygen' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: 'aerobic' },
            option(
              'anaerobic',
              'aerobic_and_anaerobic_mixed',
              'Lactic acid still holds a lot of energy. In which kind is that left unused?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'aerobic',
              'aerobic_and_anaerobic_mixed',
              'Carbon dioxide and water are the very end of the way. Which kind gets so far?',
            ),
            { text: 'anaerobic' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'The little word “an” at the front means “without”.',
        'Compare how far the glucose is broken down in each kind.',
        '“Aero” has to do with air. Which part of the air do our cells use?',
        'In one kind a large molecule such as lactic acid is left over, with much of the energy still in it.',
      ],
      method_answer: [
        { text: 'Aerobic means with oxygen, and anaerobic without it.' },
        {
          text: 'Aerobic respiration breaks glucose down all the way, so it releases more energy.',
        },
      ],
    },
  },
  {
    key: 'respiration-dough-rises',
    topics: ['respiration'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['SK3-BE-03'],
    question: {
      type: 'number',
      text: '{{who}} puts dough with yeast into a measuring cylinder. At first it fills {{start}} ml. After {{t}} minutes it fills {{end}} ml, as the picture shows. How many millilitres does it grow each minute?',
      diagram: {
        kind: 'scale',
        instrument: 'measuring_cylinder',
        from: 0,
        to: 100,
        step: 20,
        minor: 5,
        value: '{{end}}',
        unit: 'ml',
      },
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Rania', 'Luca', 'Chioma', 'Viktor'] },
          start: { from: 20, to: 40, step: 5 },
          t: { pick: [5, 10, 15, 20] },
          rate: { from: 2, to: 6 },
        },
        derive: { end: 'start + rate * t' },
        where: ['end <= 95', 'end >= start + 20', 'rate != t'],
        check: ['start + answer * t = end'],
      },
      answer: '{{rate}}',
      mistakes: [
        slip(
          '{{end / t}}',
          'start_not_taken_off',
          'Some of the dough was there at the start. How much has it grown?',
        ),
        slip(
          '{{end - start}}',
          'total_growth_for_rate',
          'That is how much it grew in all {{t}} minutes. How much is it in one?',
        ),
      ],
      hints: [
        'You need the growth, not the volume at the end.',
        'Find how much it grew in all, then share that among the minutes.',
        'It grew by {{end}} − {{start}} = {{end - start}} ml.',
        'Work out {{end - start}} ÷ {{t}}.',
      ],
      method_answer: [
        {
          maths: tex`{{end}} - {{start}} = {{end - start}}`,
          text: 'The dough grew by so many millilitres: the yeast made carbon dioxide.',
        },
        {
          maths: tex`{{end - start}} \div {{t}} = {{rate}}`,
          text: 'Share the growth among the minutes.',
        },
      ],
    },
  },
  {
    key: 'respiration-energy-not-made',
    topics: ['respiration'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['SK3-BE-01', 'GCSE-BCE-10'],
    question: {
      type: 'single_choice',
      text: 'Elif writes, “Respiration makes energy out of oxygen.” Which sentence is better?',
      max_score: 1,
      options: [
        option(
          'Respiration turns oxygen into energy',
          'energy_as_substance',
          'The oxygen is still there afterwards, as part of other substances. Which ones?',
        ),
        {
          text: 'Respiration transfers energy that was stored in food',
        },
        option(
          'Respiration makes energy out of nothing',
          'energy_is_made',
          'Energy is never made. Where was it before?',
        ),
        option(
          'Respiration uses up energy to make glucose',
          'respiration_as_photosynthesis',
          'That is how plants make food with light. Respiration goes the other way.',
        ),
      ],
      answers: [2],
      hints: [
        'Can energy be made at all?',
        'Ask where the energy was before, and where it is afterwards.',
        'The energy was there already, before the glucose met the oxygen.',
        'Food is a store of energy, and a cell needs that energy to move, grow and keep warm. Which sentence joins these two?',
      ],
      method_answer: [
        { text: 'Energy is neither made nor used up: it is transferred.' },
        { text: 'It was stored in the food, and respiration lets the cell use it.' },
      ],
    },
  },
  {
    key: 'respiration-after-the-sprint',
    topics: ['respiration'],
    difficulty: 0.9,
    minutes: 4,
    statements: ['SK3-BE-03', 'SK3-BE-04', 'GCSE-BCE-11'],
    question: {
      type: 'long_text',
      text: 'Malia sprints 200 m as fast as she can. Her leg muscles begin to ache, and after the race she goes on breathing hard for some minutes. Explain what happened in her muscles, and why she breathes hard afterwards.',
      max_score: 4,
      criteria: [
        {
          code: 'too_little_oxygen',
          text: 'Says that too little oxygen reached the muscles.',
          marks: 1,
          evidence: [
            'Her muscles did not get enough oxygen.',
            'Too little oxygen reached her muscles.',
            'The blood could not bring oxygen fast enough.',
          ],
        },
        {
          code: 'anaerobic',
          text: 'Says that the muscles respired anaerobically as well.',
          marks: 1,
          evidence: [
            'Her muscles respired anaerobically.',
            'Anaerobic respiration took place in her muscles.',
            'The muscles respired without oxygen.',
          ],
          not: ['Her muscles stopped respiring.'],
        },
        {
          code: 'lactic_acid',
          text: 'Says that lactic acid was made.',
          marks: 1,
          evidence: [
            'This made lactic acid.',
            'Lactic acid built up in her muscles.',
            'Glucose was turned into lactic acid.',
          ],
        },
        {
          code: 'oxygen_afterwards',
          text: 'Says that extra oxygen is needed afterwards to deal with the lactic acid.',
          marks: 1,
          evidence: [
            'Extra oxygen is needed to break down the lactic acid.',
            'She breathes hard to get oxygen to remove the lactic acid.',
            'The oxygen debt has to be paid back.',
          ],
        },
      ],
      references: [
        'Too little oxygen reached her muscles. Her muscles respired anaerobically. Lactic acid built up in her muscles. Extra oxygen is needed to break down the lactic acid.',
      ],
      hints: [
        'There are two things to explain: the ache, and the breathing afterwards.',
        'Think of the two kinds of respiration, and which one works without oxygen.',
        'Begin like this: “In the sprint her muscles did not get enough …”',
        'Then name the substance that builds up, and say what is needed later to break it down.',
      ],
      method_answer: [
        { text: 'Too little oxygen reached her muscles, so they respired anaerobically too.' },
        { text: 'This made lactic acid. Extra oxygen is needed afterwards to break it down.' },
      ],
    },
  },
]
