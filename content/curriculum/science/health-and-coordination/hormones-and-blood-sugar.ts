import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const hormonesAndBloodSugar: readonly ContentQuestion[] = [
  {
    key: 'hormones-glands',
    topics: ['hormones-and-blood-sugar'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-BCC-03'],
    question: {
      type: 'matching',
      text: 'Match each gland with a hormone that it makes. One is left over.',
      max_score: 5,
      left: ['pancreas', 'thyroid', 'adrenal gland', 'ovary', 'testis'],
      right: ['adrenaline', 'testosterone', 'insulin', 'haemoglobin', 'oestrogen', 'thyroxine'],
      pairs: [3, 6, 1, 5, 2],
      hints: [
        'One of the six is no hormone at all.',
        'Two names of hormones sound like the gland that makes them.',
        'Compare the beginnings of the words thyroid and adrenal with those of the hormones.',
        'Two of the others have to do with puberty, one in each sex. The red substance in blood cells is left over, and one controls sugar.',
      ],
      method_answer: [
        { text: 'Thyroid: thyroxine. Adrenal gland: adrenaline. Pancreas: insulin.' },
        { text: 'Ovary: oestrogen. Testis: testosterone. Haemoglobin carries oxygen.' },
      ],
    },
  },
  {
    key: 'hormones-or-nerves',
    topics: ['hormones-and-blood-sugar'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-BCC-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'Compared with nerves, hormones act [[1]] and their effect lasts [[2]]. They travel [[3]]. A hormone acts only on its target organs because [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'more slowly' },
            option(
              'faster',
              'hormones_and_nerves_swapped',
              'Electrical impulses are very quick. How do hormones travel?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'for a shorter time',
              'hormones_and_nerves_swapped',
              'An impulse is over at once. How long does a substance stay in the blood?',
            ),
            { text: 'for longer' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'along neurones',
              'hormones_and_nerves_swapped',
              'That is the way of electrical impulses.',
            ),
            { text: 'in the blood' },
            option(
              'in the air of the lungs',
              'organ_job_mixed',
              'They are dissolved substances. What carries these round the body?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'it flows only to them',
              'hormone_flows_to_target',
              'Blood flows everywhere, and the hormone with it. What do the targets have?',
            ),
            { text: 'only these have receptors that it fits' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Think of a text message and of a poster that hangs for a week.',
        'Ask of each system what carries the message. The rest follows from it.',
        'A gland lets its hormone out into the blood.',
        'Blood takes seconds to go round and reaches every organ. Only some cells can take the message: why?',
      ],
      method_answer: [
        { text: 'Hormones travel in blood, so they act more slowly and for longer.' },
        { text: 'They reach all organs, but only those with receptors for them respond.' },
      ],
    },
  },
  {
    key: 'hormones-why-keep-steady',
    topics: ['hormones-and-blood-sugar'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BCC-08'],
    question: {
      type: 'multiple_choice',
      text: 'Homeostasis keeps conditions inside the body steady. Which sentences about it are right? Choose all.',
      max_score: 3,
      options: [
        { text: 'Blood glucose, water and temperature are controlled' },
        { text: 'Receptors detect a change, and effectors act against it' },
        option(
          'It keeps every organ at rest',
          'steady_means_resting',
          'Steady inside does not mean still. What do organs do to keep it so?',
        ),
        { text: 'Enzymes work best at a certain temperature and pH' },
        option(
          'It keeps the body as warm as the air around it',
          'body_follows_surroundings',
          'Is your body at 5 °C on a winter day?',
        ),
      ],
      answers: [1, 2, 4],
      hints: [
        'Outside it is hot or cold, wet or dry. What would happen to cells if the inside followed?',
        'A control system has something that measures, something that decides and something that acts.',
        'Enzymes run the reactions of life, and they depend on conditions.',
        'Take each sentence and ask whether it speaks of a steady inside, of how it is kept so, or of why. Two do none of these.',
      ],
      method_answer: [
        { text: 'Enzymes need steady conditions: that is why homeostasis matters.' },
        {
          text: 'Receptors, a control centre and effectors keep glucose, water and warmth steady.',
        },
      ],
    },
  },
  {
    key: 'hormones-after-a-meal',
    topics: ['hormones-and-blood-sugar'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-BCC-09'],
    question: {
      type: 'ordering',
      text: 'Put what happens after a meal with much starch in order.',
      max_score: 3,
      items: [
        'Starch is digested into glucose, which passes into the blood',
        'The concentration of glucose in the blood rises',
        'The pancreas detects this and lets out insulin',
        'Cells take in more glucose, and the liver stores some of it as glycogen',
        'The concentration of glucose falls back to normal',
      ],
      hints: [
        'It begins in the gut.',
        'Something has to change before it can be detected, and to be detected before it can be put right.',
        'Glucose gets into the blood first. What does that do to the concentration?',
        'The pancreas measures. Its hormone tells cells what to do. The result comes last.',
      ],
      method_answer: [
        { text: 'Glucose rises, the pancreas lets out insulin, cells and liver take glucose in.' },
        { text: 'So the concentration falls again.' },
      ],
    },
  },
  {
    key: 'hormones-where-extra-glucose-goes',
    topics: ['hormones-and-blood-sugar'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['GCSE-BCC-09'],
    question: {
      type: 'short_text',
      text: 'With the help of insulin, liver and muscle cells turn extra glucose into a substance that they store. What is it called?',
      max_score: 1,
      references: ['glycogen'],
      not: ['glucagon', 'glucose', 'insulin', 'starch', 'glycerol', 'galactose'],
      spellings: ['glycogin', 'glicogen'],
      hints: [
        'Plants store glucose as starch. Animals use a similar substance.',
        'The word begins like glucose, but with other vowels.',
        'It is not the hormone with a similar name, which makes the liver let glucose go.',
        'Its beginning comes from a Greek word for sweet and is spelt with a y. It ends like hydrogen and oxygen.',
      ],
      method_answer: [
        { text: 'Extra glucose is stored as glycogen in the liver and in muscles.' },
        { text: 'Glucagon, with a similar name, is a hormone.' },
      ],
    },
  },
  {
    key: 'hormones-two-curves',
    topics: ['hormones-and-blood-sugar'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['GCSE-BCC-09', 'GCSE-BCC-11'],
    question: {
      type: 'multi_part',
      text: 'Two people, P and Q, drink the same glucose drink at 0 minutes. The graph shows the glucose in their blood. Curve P rises from 5 to {{p}} mmol/l at 60 minutes and falls to 5 by 120 minutes. Curve Q rises from {{start}} to {{q}} mmol/l at 60 minutes and is still high at 180 minutes.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 180, step: 30, label: 'Time (minutes)' },
        y: { from: 0, to: 20, step: 4, minor: 1, label: 'Glucose (mmol/l)' },
        polylines: [
          {
            points: [
              [0, 5],
              [30, 6.5],
              [60, '{{p}}'],
              [90, 6],
              [120, 5],
              [180, 5],
            ],
            label: 'P',
          },
          {
            points: [
              [0, '{{start}}'],
              [30, '{{start + 3}}'],
              [60, '{{q}}'],
              [120, '{{q - 2}}'],
              [180, '{{q - 4}}'],
            ],
            label: 'Q',
            dashed: true,
          },
        ],
        alt: 'A line graph of glucose against time for two people. Line P starts at 5, rises to {{p}} at 60 minutes and is back at 5 at 120 minutes. Line Q, dashed, starts at {{start}}, rises to {{q}} at 60 minutes and falls slowly to {{q - 4}} at 180 minutes.',
      },
      max_score: 3,
      template: {
        draw: {
          p: { pick: [7, 8] },
          start: { pick: [8, 9] },
          q: { from: 15, to: 18 },
        },
        where: ['q - start != p', 'q - start != start', 'distinct(q - start, p - 5, p, start)'],
        check: ['answer1 + start = q'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'By how many mmol/l does the glucose of Q rise in the first hour?',
          max_score: 1,
          answer: '{{q - start}}',
          mistakes: [
            slip(
              '{{q}}',
              'peak_for_change',
              'That is the highest value. How high was it at the start?',
            ),
            slip('{{p - 5}}', 'chart_bars_mixed', 'That is the rise of P. Look at the other line.'),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{q}} - {{start}} = {{q - start}}`, text: 'Peak minus start.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Which person probably has diabetes, and how can one tell?',
          max_score: 1,
          options: [
            option(
              'P, because the glucose falls quickly',
              'falling_glucose_as_illness',
              'A quick fall shows that insulin works. Which line does not come down?',
            ),
            { text: 'Q, because the glucose rises far and stays high' },
            option(
              'Neither, because both rise after the drink',
              'any_rise_is_normal',
              'Both rise, but compare how far and for how long.',
            ),
          ],
          answers: [2],
          hints: [],
          method_answer: [{ text: 'Without working insulin, glucose stays in the blood.' }],
        },
        {
          type: 'single_choice',
          text: 'What brings the glucose of P down?',
          max_score: 1,
          options: [
            { text: 'Insulin from the pancreas makes cells take glucose in' },
            option(
              'Insulin from the pancreas breaks glucose down in the gut',
              'insulin_as_enzyme',
              'Insulin is a hormone, not an enzyme. Where does it act?',
            ),
            option(
              'The drink is all breathed out by then',
              'extra_energy_vanishes',
              'Glucose does not just go. Into which cells does it move?',
            ),
          ],
          answers: [1],
          hints: [],
          method_answer: [{ text: 'Insulin lets cells take glucose in from the blood.' }],
        },
      ],
      hints: [
        'A rise is the difference between the start and the peak.',
        'Read start and peak of the right line. Then compare how long each line stays high.',
        'Q starts at {{start}} and peaks at {{q}}.',
        'Take {{start}} from {{q}}. For the rest: which line comes back to where it began, and what hormone does that?',
      ],
      method_answer: [
        { maths: tex`{{q}} - {{start}} = {{q - start}}`, text: 'The rise of Q in mmol/l.' },
        { text: 'Q stays high: a sign of diabetes. In P insulin makes cells take glucose in.' },
      ],
    },
  },
  {
    key: 'hormones-type-1-or-2',
    topics: ['hormones-and-blood-sugar'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-BCC-11'],
    question: {
      type: 'matching',
      text: 'Match each description with what it is about. One is left over.',
      max_score: 4,
      left: [
        'The pancreas makes too little insulin or none',
        'Cells do not respond to insulin as they should',
        'The main treatment is insulin, by injection or pump',
        'It often begins with changes to diet and exercise',
      ],
      right: [
        'cause of type 1 diabetes',
        'treatment of measles',
        'cause of type 2 diabetes',
        'treatment of type 1 diabetes',
        'treatment of type 2 diabetes',
      ],
      pairs: [1, 3, 4, 5],
      hints: [
        'Two lines tell a cause and two a treatment.',
        'If a hormone is missing, it can be given. If cells do not respond, something else has to help.',
        'Type 1 often begins in childhood, and nobody could have prevented it.',
        'In type 1 the hormone itself is missing. So which treatment gives back what is missing?',
      ],
      method_answer: [
        { text: 'Type 1: too little insulin is made, so insulin is given.' },
        { text: 'Type 2: cells respond less; diet, exercise and medicines help.' },
      ],
    },
  },
  {
    key: 'hormones-how-many-have-type-2',
    topics: ['hormones-and-blood-sugar'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-BCC-11'],
    question: {
      type: 'number',
      text: 'In a town of {{n|thousands}} people {{p}}% have diabetes. Of these {{q}}% have type 2. How many people in the town have type 2 diabetes?',
      max_score: 2,
      template: {
        draw: {
          n: { pick: [5000, 10000, 20000, 40000] },
          p: { pick: [5, 6, 7, 8] },
          q: { pick: [90, 80] },
        },
        derive: { all: 'n * p / 100', two: 'n * p * q / 10000' },
        check: ['answer * 100 / q = all'],
      },
      answer: '{{two}}',
      mistakes: [
        slip(
          '{{all}}',
          'stopped_early',
          'That is everybody with diabetes. Which part of them has type 2?',
        ),
        slip(
          '{{n * q / 100}}',
          'whole_for_group',
          'The {{q}}% are a part of those with diabetes, not of the whole town.',
        ),
        slip(
          '{{all - two}}',
          'part_and_rest_swapped',
          'These are the ones who do not have type 2.',
        ),
      ],
      hints: [
        'There are two steps: first everybody with diabetes, then a part of them.',
        'Find {{p}}% of the town, and then {{q}}% of the result.',
        '{{p}}% of {{n|thousands}} is {{all|thousands}}.',
        'Now work out {{q}}% of {{all|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{n|thousands_tex}} \times {{p}}\% = {{all|thousands_tex}}`,
          text: 'People with diabetes.',
        },
        {
          maths: tex`{{all|thousands_tex}} \times {{q}}\% = {{two|thousands_tex}}`,
          text: 'Those with type 2.',
        },
      ],
    },
  },
]
