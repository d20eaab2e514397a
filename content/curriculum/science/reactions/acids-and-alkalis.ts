import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const acidsAndAlkalis: readonly ContentQuestion[] = [
  {
    key: 'acids-classify',
    topics: ['acids-and-alkalis'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['SK3-CR-08'],
    question: {
      type: 'single_choice',
      text: 'A solution has a pH of {{ph}}. What is it?',
      diagram: {
        kind: 'number_line',
        from: 0,
        to: 14,
        step: 1,
        points: [{ at: '{{ph}}', mark: 'arrow' }],
        arrows: false,
      },
      max_score: 1,
      template: { draw: { ph: { from: 9, to: 13 } } },
      options: [
        option('acidic', 'ph_scale_reversed', 'Acids have a low pH, below 7.'),
        option('neutral', 'neutral_range', 'Neutral is a pH of 7.'),
        { text: 'alkaline' },
      ],
      answers: [3],
      hints: [
        'Which pH does pure water have?',
        'Pure water is in the middle of the scale, at 7. Acids are on one side of it, and alkalis on the other.',
        'Lemon juice is an acid and has a pH of about 2.',
        '{{ph}} is on the other side of 7 than lemon juice. What is found there?',
      ],
      method_answer: [{ maths: tex`{{ph}} > 7`, text: 'Above 7 a solution is alkaline.' }],
    },
  },
  {
    key: 'acids-indicator-colours',
    topics: ['acids-and-alkalis'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['SK3-CR-08'],
    question: {
      type: 'matching',
      text: 'Universal indicator is dropped into four liquids. Match each liquid with the colour that you would see.',
      max_score: 4,
      left: ['strong acid, pH 1', 'tomato juice, pH 4', 'pure water, pH 7', 'drain cleaner, pH 14'],
      right: ['green', 'red', 'purple', 'orange'],
      pairs: [2, 4, 1, 3],
      hints: [
        'The colours follow each other as in a rainbow.',
        'From low to high pH: red, orange, yellow, green, blue, purple.',
        'Green is in the middle of this list, as 7 is in the middle of the scale.',
        'Red and purple are at the two ends. Which end is pH 1?',
      ],
      method_answer: [
        { text: 'pH 1 is red, and pH 4 is orange.' },
        { text: 'pH 7 is green, and pH 14 is purple.' },
      ],
    },
  },
  {
    key: 'acids-ph-order',
    topics: ['acids-and-alkalis'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['SK3-CR-08'],
    question: {
      type: 'ordering',
      text: 'Put these in order of pH, lowest first.',
      max_score: 2,
      items: ['stomach acid', 'lemon juice', 'milk', 'pure water', 'soapy water', 'oven cleaner'],
      hints: [
        'Acids have a low pH, and alkalis have a high one. Which of these is neutral?',
        'Sour things are acids, and what feels soapy is an alkali. The further from 7, the more so.',
        'Pure water is neutral. Milk is very slightly acidic, so it is just before water.',
        'Of the two acids, the one in your body is stronger. Of the two alkalis, the stronger one is sold with gloves.',
      ],
      method_answer: [
        { text: 'Stomach acid has a pH of about 1.5, lemon juice 2 to 3, milk 6.7.' },
        { text: 'Pure water is neutral with 7, soapy water has about 9 to 10, oven cleaner 13.' },
      ],
    },
  },
  {
    key: 'acids-neutralisation',
    topics: ['acids-and-alkalis'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-CR-07', 'SK3-CR-10'],
    question: {
      type: 'fill_blanks',
      text: 'Complete the word equation: acid + alkali → [[1]] + water. Such a reaction is called [[2]].',
      max_score: 2,
      blanks: [
        { type: 'short_text', references: ['salt', 'a salt'], not: ['hydrogen', 'acid', 'sugar'] },
        {
          type: 'short_text',
          references: ['neutralisation', 'neutralization', 'neutralising'],
          not: ['combustion', 'oxidation', 'evaporation', 'neutral'],
          spellings: ['nutralisation', 'neutralisasion'],
        },
      ],
      hints: [
        'One gap is a kind of substance, and the other is the name of what happens.',
        'The substance gives crystals when the water dries off. The other word is about the middle of the pH scale.',
        'What people put on chips is one of these substances.',
        'A solution with a pH of 7 is neutral. Make a word of it that ends like “oxidation”.',
      ],
      method_answer: [
        {
          maths: tex`\text{acid} + \text{alkali} \to \text{salt} + \text{water}`,
          text: 'The two cancel each other out, which is called neutralisation.',
        },
      ],
    },
  },
  {
    key: 'acids-not-always-neutral',
    topics: ['acids-and-alkalis'],
    difficulty: 0.4,
    minutes: 1,
    statements: ['SK3-CR-07', 'SK3-CR-08'],
    question: {
      type: 'single_choice',
      text: '{{who}} pours {{a}} cm³ of alkali into {{b}} cm³ of an acid. To neutralise this acid, {{c}} cm³ of the alkali would be needed. What is the mixture now?',
      max_score: 1,
      template: {
        draw: {
          who: { pick: ['Luca', 'Maryam', 'Grace', 'Samir'] },
          b: { pick: [20, 25, 30] },
          c: { from: 14, to: 38, step: 2 },
          d: { from: 4, to: 8 },
        },
        derive: { a: 'c - d' },
        where: ['a != b', 'c != b'],
      },
      options: [
        option(
          'neutral, because acid and alkali were mixed',
          'mixing_always_neutral',
          'How much alkali is needed, and how much is there?',
        ),
        { text: 'still acidic, because there is not enough alkali' },
        option(
          'alkaline, because alkali was added',
          'last_added_decides',
          'It takes more alkali than that to use up the acid.',
        ),
      ],
      answers: [2],
      hints: [
        'Compare the alkali that was poured in with the alkali that is needed.',
        'Acid and alkali cancel each other only in the right amounts. What is too much is left over.',
        'There are {{a}} cm³ of alkali, and {{c}} cm³ are needed.',
        'Some of the acid has no partner. What is a solution with acid left in it?',
      ],
      method_answer: [
        { maths: tex`{{c}} - {{a}} = {{c-a}}`, text: 'So many cm³ of alkali are missing.' },
        { text: 'Some of the acid is left, so the pH is still below 7.' },
      ],
    },
  },
  {
    key: 'acids-name-the-salt',
    topics: ['acids-and-alkalis'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-CR-10'],
    question: {
      type: 'matching',
      text: 'Which salt is made? Match each pair of acid and alkali with its salt. One salt is left over.',
      max_score: 3,
      left: [
        'hydrochloric acid and sodium hydroxide',
        'sulfuric acid and sodium hydroxide',
        'nitric acid and potassium hydroxide',
      ],
      right: ['potassium nitrate', 'sodium chloride', 'potassium sulfate', 'sodium sulfate'],
      pairs: [2, 4, 1],
      hints: [
        'The name of a salt has two words. Where does each of them come from?',
        'The first word comes from the alkali, and the second from the acid.',
        'Hydrochloric acid makes chlorides.',
        'Sulfuric acid makes sulfates, and nitric acid makes nitrates. Now put the metal of the alkali in front.',
      ],
      method_answer: [
        { text: 'The metal of the alkali gives the first word.' },
        {
          text: 'Hydrochloric acid gives chlorides, sulfuric acid sulfates, nitric acid nitrates.',
        },
      ],
    },
  },
  {
    key: 'acids-titration-volume',
    topics: ['acids-and-alkalis'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['SK3-CR-07'],
    question: {
      type: 'number',
      text: 'It takes {{a}} cm³ of an acid to neutralise {{b}} cm³ of an alkali. How much of the same acid neutralises {{c}} cm³ of the same alkali? Give the unit.',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'burette', liquid: 0.7, label: 'acid' },
          { type: 'conical_flask', liquid: 0.3, label: 'alkali' },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          a: { from: 12, to: 30, step: 2 },
          b: { pick: [10, 20, 25] },
          k: { pick: [2, 3, 4] },
        },
        derive: { c: 'b * k', value: 'a * k' },
        where: ['a != b', 'value != a + c - b', 'c != value'],
        check: ['answer / c = a / b'],
      },
      answer: '{{value}}',
      unit: 'cm^3',
      mistakes: [
        slip(
          '{{a + c - b}}',
          'added_in_proportion',
          'Twice the alkali needs twice the acid: the two grow by multiplying.',
        ),
        slip('{{a}}', 'ratio_ignored', 'There is more alkali now. Is the same acid still enough?'),
      ],
      hints: [
        'How many times as much alkali is there now?',
        'So many times as much acid is needed.',
        '{{c}} ÷ {{b}} = {{k}} times as much alkali.',
        'Multiply {{a}} cm³ by {{k}}.',
      ],
      method_answer: [
        { maths: tex`{{c}} \div {{b}} = {{k}}`, text: 'So many times as much alkali.' },
        {
          maths: tex`{{a}} \times {{k}} = {{value}}\ \text{cm}^3`,
          text: 'So many times as much acid.',
        },
      ],
    },
  },
]
