import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const reactivitySeries: readonly ContentQuestion[] = [
  {
    key: 'series-put-in-order',
    topics: ['reactivity-series'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['SK3-CL-01'],
    question: {
      type: 'ordering',
      text: 'Put these elements in the order of the reactivity series, most reactive first. Carbon has its place among the metals.',
      max_score: 3,
      items: ['potassium', 'magnesium', 'carbon', 'iron', 'copper', 'gold'],
      hints: [
        'Which metal bursts into flame in water, and which one do people find shining in rivers?',
        'Very reactive metals are at the top. Carbon is below aluminium and above zinc.',
        'Potassium reacts with cold water, so it is at the top. Gold does not react at all.',
        'Iron rusts and copper hardly does. Carbon can take the oxygen from both, but not from magnesium.',
      ],
      method_answer: [
        { text: 'Potassium, magnesium, carbon, iron, copper, gold.' },
        { text: 'Carbon stands below magnesium and aluminium and above zinc and iron.' },
      ],
    },
  },
  {
    key: 'series-displacement-or-not',
    topics: ['reactivity-series'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-CR-06', 'GCSE-CCH-16'],
    question: {
      type: 'single_choice',
      text: 'A piece of {{a}} is put into a solution of {{b}} sulfate. What happens? (From more to less reactive: magnesium, zinc, iron, copper.)',
      max_score: 1,
      template: {
        rows: [
          { a: 'magnesium', b: 'copper', B: 'Copper' },
          { a: 'zinc', b: 'copper', B: 'Copper' },
          { a: 'iron', b: 'copper', B: 'Copper' },
          { a: 'magnesium', b: 'zinc', B: 'Zinc' },
          { a: 'zinc', b: 'iron', B: 'Iron' },
        ],
        draw: {},
      },
      options: [
        { text: '{{B}} is set free, and {{a}} sulfate is made' },
        option(
          'The sulfate is pushed out, and a mixture of both metals is left',
          'displaces_the_other_part',
          'The metals compete for the sulfate. It stays in the solution.',
        ),
        option(
          'Nothing happens, because {{b}} is more reactive',
          'reactivity_order_reversed',
          'Find both metals in the list. Which one comes first?',
        ),
        option(
          'Nothing happens, because {{b}} is already in the salt',
          'displacement_by_place',
          'The more reactive metal can push it out. Which one is more reactive?',
        ),
      ],
      answers: [1],
      hints: [
        'Two metals compete for one place in the salt.',
        'A more reactive metal displaces a less reactive one from its salt.',
        'In the list, {{a}} comes before {{b}}.',
        'So which of the two ends up with the sulfate, and what becomes of the other?',
      ],
      method_answer: [
        { text: '{{a}} + {{b}} sulfate → {{a}} sulfate + {{b}}' },
        { text: '{{a}} is more reactive, so it takes the place of {{b}}.' },
      ],
    },
  },
  {
    key: 'series-order-from-table',
    topics: ['reactivity-series'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-CCH-16', 'SK3-CR-06'],
    question: {
      type: 'ordering',
      text: 'Four metals were put into solutions of each other’s salts.\n\n- Metal {{a}} sets free {{b}} and {{d}}.\n- Metal {{b}} sets free none of the others.\n- Metal {{c}} sets free {{a}}, {{b}} and {{d}}.\n- Metal {{d}} sets free {{b}}.\n\nPut the metals in order, most reactive first.',
      max_score: 2,
      template: {
        rows: [
          { a: 'P', b: 'Q', c: 'R', d: 'S' },
          { a: 'W', b: 'X', c: 'Y', d: 'Z' },
          { a: 'E', b: 'F', c: 'G', d: 'H' },
        ],
        draw: {},
      },
      items: ['{{c}}', '{{a}}', '{{d}}', '{{b}}'],
      hints: [
        'What does it say about a metal if it displaces many others?',
        'A metal displaces all those that are less reactive than itself. Count how many each one sets free.',
        'One metal sets free all three others.',
        'One sets free none, so it comes last. For the middle, compare two and one.',
      ],
      method_answer: [
        { text: 'The more metals it sets free, the more reactive a metal is.' },
        { text: '{{c}} sets free three, {{a}} two, {{d}} one and {{b}} none.' },
      ],
    },
  },
  {
    key: 'series-extract-with-carbon',
    topics: ['reactivity-series'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-CL-02', 'GCSE-CIN-01'],
    question: {
      type: 'multiple_choice',
      text: 'The order is: sodium, calcium, magnesium, aluminium, **carbon**, zinc, iron, lead, copper, gold. Which of these metals can be got from their oxides by heating with carbon? Choose all that fit.',
      max_score: 3,
      options: [
        { text: 'lead' },
        option(
          'calcium',
          'carbon_takes_from_all',
          'Look at its place in the list. Is it below carbon?',
        ),
        { text: 'zinc' },
        option(
          'aluminium',
          'carbon_takes_from_all',
          'Look at its place in the list. Is it below carbon?',
        ),
        option(
          'sodium',
          'carbon_takes_from_all',
          'Look at its place in the list. Is it below carbon?',
        ),
        { text: 'iron' },
      ],
      answers: [1, 3, 6],
      hints: [
        'Carbon has to take the oxygen away from the metal.',
        'Carbon can displace metals that are less reactive than itself.',
        'Find carbon in the list. Everything after it is less reactive.',
        'Go through the six answers and keep those that come after carbon.',
      ],
      method_answer: [
        { text: 'Zinc, iron and lead stand below carbon, so carbon takes their oxygen.' },
        { text: 'Sodium, calcium and aluminium are above it and hold their oxygen.' },
      ],
    },
  },
  {
    key: 'series-choose-the-method',
    topics: ['reactivity-series'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CIN-01', 'SK3-CL-02'],
    question: {
      type: 'matching',
      text: 'Match each metal with the way in which it is got. One is left over.',
      max_score: 3,
      left: ['gold', 'iron', 'aluminium'],
      right: [
        'its oxide is heated with carbon',
        'it is filtered out of sea water',
        'it is found as the metal in the ground',
        'electricity is used to split its compound',
      ],
      pairs: [3, 1, 4],
      hints: [
        'Compare each metal with carbon in the reactivity series.',
        'Below carbon: heat with carbon. Above carbon: electricity. At the very bottom: it is found as it is.',
        'Gold hardly reacts with anything.',
        'Aluminium is above carbon, and iron is below it.',
      ],
      method_answer: [
        { text: 'Gold does not react, so it is found as a metal.' },
        { text: 'Iron is below carbon, so carbon takes its oxygen.' },
        { text: 'Aluminium is above carbon: its compound has to be split by electricity.' },
      ],
    },
  },
  {
    key: 'series-oxidised-and-reduced',
    topics: ['reactivity-series'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-CCH-12', 'SK3-CL-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'In a furnace: {{m}} oxide + carbon → {{m}} + carbon dioxide. The {{m}} oxide loses oxygen, so it is [[1]]. The carbon gains oxygen, so it is [[2]]. This works because carbon is [[3]] than {{m}}.',
      max_score: 3,
      template: {
        rows: [{ m: 'iron' }, { m: 'zinc' }, { m: 'lead' }, { m: 'copper' }],
        draw: {},
      },
      gaps: [
        {
          options: [
            option(
              'oxidised',
              'oxidation_and_reduction_swapped',
              'Gaining oxygen has a name like oxygen. What is losing it called?',
            ),
            { text: 'reduced' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'oxidised' },
            option(
              'reduced',
              'oxidation_and_reduction_swapped',
              'Which word sounds like gaining oxygen?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'less reactive',
              'reactivity_order_reversed',
              'The more reactive one takes the oxygen. Who has it in the end?',
            ),
            { text: 'more reactive' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Follow the oxygen: who has it at first, and who has it in the end?',
        'Oxidation is the gain of oxygen, and reduction is the loss of it.',
        'At first {{m}} has the oxygen. In the end carbon has it.',
        'The one that takes the oxygen away must hold it more tightly. Which word of the two fits that?',
      ],
      method_answer: [
        { text: 'The {{m}} oxide loses oxygen: it is reduced.' },
        { text: 'Carbon gains oxygen: it is oxidised.' },
        { text: 'Carbon is more reactive than {{m}}, so it takes the oxygen.' },
      ],
    },
  },
  {
    key: 'series-mass-of-metal',
    topics: ['reactivity-series'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['SK3-CA-04', 'GCSE-CQU-01'],
    question: {
      type: 'number',
      text: 'Copper oxide is heated with carbon: copper oxide + carbon → copper + carbon dioxide. {{a}} g of copper oxide react with exactly {{c}} g of carbon, and {{g}} g of carbon dioxide are made. What mass of copper is made? Give the unit.',
      max_score: 2,
      template: {
        draw: { k: { from: 1, to: 9 } },
        derive: { a: '40 * k', c: '3 * k', g: '11 * k' },
        check: ['a + c = answer + g'],
      },
      answer: '{{32 * k}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{29 * k}}',
          'one_reactant_left_out',
          'The gas has the carbon in it as well. Add up all that went in.',
        ),
        slip('{{54 * k}}', 'operation_exchanged', 'Can more come out than went in?'),
        slip('{{37 * k}}', 'one_product_left_out', 'Which substances are made? Both have mass.'),
      ],
      hints: [
        'Mass is kept. What went in, and what came out?',
        'Copper oxide and carbon went in. Copper and carbon dioxide came out, with the same mass together.',
        'In went {{a}} + {{c}} = {{a+c}} g.',
        'Take the {{g}} g of carbon dioxide away from {{a+c}} g.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{c}} = {{a+c}}\ \text{g}`, text: 'All that went in.' },
        {
          maths: tex`{{a+c}} - {{g}} = {{32*k}}\ \text{g}`,
          text: 'Without the gas, the copper is left.',
        },
      ],
    },
  },
  {
    key: 'series-thermite',
    topics: ['reactivity-series'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['SK3-CR-06', 'GCSE-CCH-12'],
    question: {
      type: 'long_text',
      text: 'Rails are welded with this reaction: aluminium + iron oxide → aluminium oxide + iron. It gets so hot that the iron is liquid. Explain why the reaction takes place, and say what is oxidised and what is reduced.',
      max_score: 3,
      criteria: [
        {
          code: 'more_reactive',
          text: 'Says that aluminium is more reactive than iron and takes its oxygen.',
          marks: 1,
          evidence: [
            'Aluminium is more reactive than iron, so it displaces iron.',
            'Aluminium takes the oxygen from the iron oxide, because it is higher in the reactivity series.',
          ],
        },
        {
          code: 'oxidised',
          text: 'Says that aluminium is oxidised, because it gains oxygen.',
          marks: 1,
          evidence: ['Aluminium gains oxygen, so it is oxidised.', 'The aluminium is oxidised.'],
        },
        {
          code: 'reduced',
          text: 'Says that iron oxide is reduced, because it loses oxygen.',
          marks: 1,
          evidence: ['Iron oxide loses oxygen, so it is reduced.', 'The iron oxide is reduced.'],
        },
      ],
      references: [
        'Aluminium is more reactive than iron, so it displaces iron. Aluminium gains oxygen, so it is oxidised. Iron oxide loses oxygen, so it is reduced.',
      ],
      hints: [
        'Who has the oxygen before, and who has it afterwards?',
        'The more reactive metal takes it. Gaining oxygen is oxidation, losing it is reduction.',
        'Begin with: aluminium is higher in the reactivity series …',
        'Then write one sentence about aluminium and one about iron oxide, each with “gains” or “loses”.',
      ],
      method_answer: [
        { text: 'Aluminium is more reactive than iron, so it takes the oxygen.' },
        { text: 'Aluminium gains oxygen: it is oxidised. Iron oxide loses it: it is reduced.' },
      ],
    },
  },
]
