import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const healthyDiet: readonly ContentQuestion[] = [
  {
    key: 'diet-nutrients-and-jobs',
    topics: ['healthy-diet'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['SK3-BN-01'],
    question: {
      type: 'matching',
      text: 'Match each part of a diet with what the body needs it for. One is left over.',
      max_score: 5,
      left: ['carbohydrates', 'proteins', 'fats and oils', 'fibre', 'calcium'],
      right: [
        'to help food move along the gut',
        'to build and repair tissues',
        'as the main supply of energy',
        'to carry oxygen in the lungs',
        'to make bones and teeth strong',
        'as a store of energy and to keep warm',
      ],
      pairs: [3, 2, 6, 1, 5],
      hints: [
        'Two of these five are mostly for energy.',
        'Think of a food for each: bread, beans, oil, bran, milk. What does it give you?',
        'Beans, eggs and fish are rich in protein. Muscles are made of it.',
        'Bread and rice are burned first, and oils are kept in store. Fibre is hardly digested. Calcium is a mineral of something hard.',
      ],
      method_answer: [
        { text: 'Carbohydrates give energy, fats store it, proteins build and repair.' },
        { text: 'Fibre keeps food moving, and calcium is for bones and teeth.' },
      ],
    },
  },
  {
    key: 'diet-the-balanced-lunch',
    topics: ['healthy-diet'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['SK3-BN-01'],
    question: {
      type: 'single_choice',
      text: 'Which lunch has something of **each** part of a balanced diet: carbohydrates, protein, a little fat, vitamins, minerals, fibre and water?',
      max_score: 1,
      options: [
        option(
          'A bowl of salad leaves and a glass of water',
          'only_light_food_is_healthy',
          'Leaves have vitamins and fibre. What would give you energy and help you to grow?',
        ),
        option(
          'A large steak and a glass of water',
          'diet_of_one_kind',
          'There is plenty of protein. Where do fibre and most vitamins come from?',
        ),
        { text: 'Brown rice, beans and peppers in a little oil, an orange and water' },
        option(
          'A large bag of boiled sweets in many colours and a big glass of lemonade',
          'diet_of_one_kind',
          'There is plenty of sugar in it, a carbohydrate. Where is the protein, and where is the fibre?',
        ),
      ],
      answers: [3],
      hints: [
        'No single food has everything.',
        'Go through the list and tick for each lunch what is in it.',
        'Protein is in meat, fish, eggs, milk, beans and nuts. Fibre is in plants.',
        'Three of the lunches are made of one kind of food and a drink. Which one mixes several kinds?',
      ],
      method_answer: [
        { text: 'Rice gives carbohydrates and fibre, beans give protein, oil gives fat.' },
        { text: 'Peppers and the orange give vitamins and minerals. The other lunches lack some.' },
      ],
    },
  },
  {
    key: 'diet-too-little-of',
    topics: ['healthy-diet'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['SK3-BN-03'],
    question: {
      type: 'matching',
      text: 'Match each lack in a diet with what it can lead to. One is left over.',
      max_score: 4,
      left: [
        'too little vitamin C for months',
        'too little vitamin D for a long time',
        'too little iron',
        'too little vitamin A',
      ],
      right: [
        'rickets: bones stay soft and bend',
        'poor sight in dim light',
        'scurvy: gums bleed and cuts heal slowly',
        'goitre: a gland in the neck swells',
        'anaemia: tired, as the blood carries less oxygen',
      ],
      pairs: [3, 1, 5, 2],
      hints: [
        'Each vitamin and mineral has tasks that nothing else can do.',
        'Ask which substance each part of the body needs: gums, bones, blood and eyes.',
        'Sailors on long trips had no fresh fruit. Their gums bled.',
        'Red blood cells need a metal. The vitamin that we also make in sunlight helps bones to take up calcium.',
      ],
      method_answer: [
        { text: 'Vitamin C: scurvy. Vitamin D: rickets. Iron: anaemia.' },
        { text: 'Vitamin A is needed for sight in dim light.' },
      ],
    },
  },
  {
    key: 'diet-the-sailors-fruit',
    topics: ['healthy-diet'],
    difficulty: 0,
    minutes: 1,
    statements: ['SK3-BN-03'],
    question: {
      type: 'short_text',
      text: 'In 1747 a ship’s doctor gave oranges and lemons to sailors with bleeding gums, and they got better. Which vitamin in the fruit had been missing?',
      max_score: 1,
      references: ['vitamin C', 'vit C', 'C', 'ascorbic acid'],
      not: [
        'vitamin D',
        'vitamin A',
        'vit D',
        'vit A',
        'ascorbic alkali',
        'iron',
        'calcium',
        'fibre',
      ],
      spellings: ['vitamen', 'vitimin'],
      hints: [
        'It is a substance that is needed in small amounts only.',
        'Vitamins have letters. Which one do people think of with oranges and lemons?',
        'The illness was scurvy. It comes when fresh fruit and vegetables are missing.',
        'It is not the one for sight (A), nor the one that sunlight helps us to make (D).',
      ],
      method_answer: [
        { text: 'Bleeding gums are a sign of scurvy, which comes from too little vitamin C.' },
        { text: 'Oranges and lemons are rich in it.' },
      ],
    },
  },
  {
    key: 'diet-energy-of-a-meal',
    topics: ['healthy-diet'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['SK3-BN-02'],
    question: {
      type: 'number',
      text: 'The packet of {{food}} says: {{per|thousands}} kJ in 100 g. {{who}} eats {{mass}} g. How many kJ of energy is that?',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Jamal', 'Freya', 'Mei', 'Diego'] },
          mass: { pick: [200, 300, 400] },
        },
        rows: [
          { food: 'cooked rice', per: 540 },
          { food: 'cooked lentils', per: 480 },
          { food: 'plain yoghurt', per: 260 },
          { food: 'cooked noodles', per: 580 },
          { food: 'mashed potato', per: 420 },
        ],
        derive: { energy: 'per * mass / 100' },
        check: ['answer / mass * 100 = per'],
      },
      answer: '{{energy}}',
      mistakes: [
        slip(
          '{{per * mass}}',
          'percent_hundred_left_out',
          'The number on the packet is for 100 g, not for one gram.',
        ),
        slip(
          '{{per}}',
          'one_of_many_counted',
          'That is the energy of 100 g. How much is eaten here?',
        ),
      ],
      hints: [
        'The packet tells the energy of 100 g.',
        'Find how many hundreds of grams are eaten, and multiply.',
        '{{mass}} ÷ 100 = {{mass / 100}}.',
        'Work out {{mass / 100}} × {{per|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{mass}} \div 100 = {{mass / 100}}`,
          text: 'So many lots of 100 g.',
        },
        {
          maths: tex`{{mass / 100}} \times {{per|thousands_tex}} = {{energy|thousands_tex}}`,
          text: 'The energy in kJ.',
        },
      ],
    },
  },
  {
    key: 'diet-energy-of-a-day',
    topics: ['healthy-diet'],
    difficulty: 0.6,
    minutes: 3.5,
    statements: ['SK3-BN-02'],
    question: {
      type: 'multi_part',
      text: 'For one person a fitness lab measured the energy used in an hour: {{sleep}} kJ asleep, {{sit}} kJ sitting and {{run|thousands}} kJ running. On one day the person slept for {{s}} hours, ran for {{r}} hours, and sat for the rest of the 24 hours.',
      max_score: 4,
      template: {
        draw: {
          sleep: { pick: [260, 280, 300] },
          sit: { pick: [400, 420, 450] },
          run: { pick: [2400, 2500, 2600] },
          s: { from: 7, to: 10 },
          r: { from: 2, to: 3 },
        },
        derive: {
          rest: '24 - s - r',
          asleep: 'sleep * s',
          sitting: 'sit * (24 - s - r)',
          total: 'sleep * s + sit * (24 - s - r) + run * r',
        },
        check: ['answer1 / s = sleep', 'answer2 = 24 * sit + s * (sleep - sit) + r * (run - sit)'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How much energy, in kJ, did the person use while asleep?',
          max_score: 1,
          answer: '{{asleep}}',
          mistakes: [
            slip(
              '{{sleep}}',
              'one_of_many_counted',
              'That is for one hour. How many hours of sleep were there?',
            ),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{sleep}} \times {{s}} = {{asleep|thousands_tex}}`, text: 'In kJ.' },
          ],
        },
        {
          type: 'number',
          text: 'How much energy, in kJ, did the person need for the whole day?',
          max_score: 3,
          answer: '{{total}}',
          follow_through: { answer: 'p1 + {{sitting}} + {{run * r}}', marks: 2 },
          mistakes: [
            slip(
              '{{asleep + run * r}}',
              'rest_of_day_left_out',
              'A day has 24 hours. What about the hours that are left?',
            ),
            slip(
              '{{sleep + sit + run}}',
              'one_of_many_counted',
              'Those are for one hour each. Use the number of hours as well.',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`24 - {{s}} - {{r}} = {{rest}}`,
              text: 'Hours of sitting.',
            },
            {
              maths: tex`{{asleep|thousands_tex}} + {{sitting|thousands_tex}} + {{run * r|thousands_tex}} = {{total|thousands_tex}}`,
              text: 'Sleeping, sitting and running, in kJ.',
            },
          ],
        },
      ],
      hints: [
        'A body needs energy all day long, also while it sleeps.',
        'Multiply each energy for an hour by its hours, then add.',
        'The hours of sitting are 24 − {{s}} − {{r}} = {{rest}}.',
        'Asleep {{sleep}} × {{s}}, sitting {{sit}} × {{rest}}, running {{run|thousands}} × {{r}}. Add the three results.',
      ],
      method_answer: [
        { maths: tex`{{sleep}} \times {{s}} = {{asleep|thousands_tex}}`, text: 'Asleep, in kJ.' },
        {
          maths: tex`{{sit}} \times {{rest}} = {{sitting|thousands_tex}}`,
          text: 'Sitting, in kJ.',
        },
        {
          maths: tex`{{asleep|thousands_tex}} + {{sitting|thousands_tex}} + {{run * r|thousands_tex}} = {{total|thousands_tex}}`,
          text: 'The whole day, running included.',
        },
      ],
    },
  },
  {
    key: 'diet-who-needs-most',
    topics: ['healthy-diet'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-BN-02'],
    question: {
      type: 'single_choice',
      text: 'The chart shows how much energy four people need in a day. P is a boy of 15, Q a man of 35 who drives a bus, R a man of 35 who builds walls by hand, and S a woman of 70. What explains the difference between **Q and R** best?',
      diagram: {
        kind: 'bar_chart',
        categories: ['P', 'Q', 'R', 'S'],
        series: [{ name: 'Energy', values: [12, 10.5, 14.5, 8] }],
        y: { from: 0, to: 16, step: 4, minor: 1, label: 'Energy in a day (MJ)' },
      },
      max_score: 1,
      options: [
        option(
          'R is older than Q',
          'chart_bars_mixed',
          'Read the ages of Q and R once more, and leave the others aside. What is different?',
        ),
        option(
          'R is still growing',
          'growth_explains_all_need',
          'Growing needs energy. But who in the list is of an age to grow?',
        ),
        option(
          'R eats more, so he needs more',
          'need_follows_eating',
          'What you eat does not make your need. What makes a body use energy?',
        ),
        { text: 'R moves his body more at work' },
      ],
      answers: [4],
      hints: [
        'Age, size and activity all change how much energy a body needs.',
        'Look for what is the same for both, and leave it out.',
        'Both are men of 35. So age is not the reason.',
        'Compare how they spend their working day: one sits, the other lifts.',
      ],
      method_answer: [
        { text: 'Both are men of the same age, so the need for growth is alike.' },
        { text: 'Lifting uses far more energy than sitting.' },
      ],
    },
  },
  {
    key: 'diet-more-in-than-out',
    topics: ['healthy-diet'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['SK3-BN-03'],
    question: {
      type: 'multiple_choice',
      text: 'For years somebody takes in much more energy from food than the body uses. What is likely? Choose all that are.',
      max_score: 3,
      options: [
        option(
          'The energy leaves the body unused',
          'extra_energy_vanishes',
          'Energy cannot vanish. How does a body keep what it does not use?',
        ),
        { text: 'A higher risk of heart disease' },
        option(
          'Scurvy',
          'deficiency_for_excess',
          'Scurvy comes from a lack of a vitamin. Is too much energy a lack?',
        ),
        { text: 'The body stores more fat' },
        { text: 'A higher risk of type 2 diabetes' },
      ],
      answers: [2, 4, 5],
      hints: [
        'Energy does not disappear. A body keeps what it does not use.',
        'Think first of how energy is stored, then of what much of that store can lead to.',
        'Fats and oils are the body’s store of energy.',
        'Two of the other options are illnesses that a large store makes more likely. One is caused by a lack instead.',
      ],
      method_answer: [
        { text: 'Extra energy is stored as fat.' },
        { text: 'Very much of it raises the risk of heart disease and type 2 diabetes.' },
      ],
    },
  },
]
