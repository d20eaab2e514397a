import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { cellDrawing } from './cell-drawing.ts'

export const electrolysis: readonly ContentQuestion[] = [
  {
    key: 'electrolysis-which-way',
    topics: ['electrolysis'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-CCH-14'],
    question: {
      type: 'cloze_dropdown',
      text: 'The drawing shows the electrolysis of melted {{salt}}. The {{metal}} ions are positive, so they move to the [[1]] electrode, which is called the [[2]]. The {{non}} ions move to the [[3]].',
      diagram: cellDrawing('melted {{salt}}'),
      max_score: 3,
      template: {
        rows: [
          { salt: 'lead bromide', metal: 'lead', non: 'bromide' },
          { salt: 'zinc chloride', metal: 'zinc', non: 'chloride' },
          { salt: 'sodium chloride', metal: 'sodium', non: 'chloride' },
        ],
        draw: {},
      },
      gaps: [
        {
          options: [
            option(
              'positive',
              'charge_rule_turned_round',
              'Do like charges attract or repel each other?',
            ),
            { text: 'negative' },
          ],
          answer: 2,
        },
        {
          options: [
            option('anode', 'anode_and_cathode_swapped', 'The anode is the positive electrode.'),
            { text: 'cathode' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'anode' },
            option(
              'cathode',
              'anode_and_cathode_swapped',
              'These ions are negative. Which electrode attracts them?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'What do opposite charges do to each other?',
        'Ions go to the electrode of the other charge. The word PANIC helps with the names: its first letters stand for “plus” and for the electrode that is plus.',
        'The {{metal}} ions are positive, so look for the electrode with the other sign.',
        'The {{non}} ions have the other charge and go to the opposite side. Then use PANIC for its name.',
      ],
      method_answer: [
        { text: 'Positive {{metal}} ions go to the negative electrode, the cathode.' },
        { text: 'Negative {{non}} ions go to the positive electrode, the anode.' },
      ],
    },
  },
  {
    key: 'electrolysis-why-melted',
    topics: ['electrolysis'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['GCSE-CCH-14'],
    question: {
      type: 'single_choice',
      text: 'Why must a salt be melted or dissolved before it can be split by electrolysis?',
      max_score: 1,
      options: [
        { text: 'Only then can its ions move to the electrodes' },
        option(
          'Only then does it have ions',
          'no_ions_in_solid',
          'A solid salt is made of ions. What can they not do there?',
        ),
        option(
          'The electrodes work only when they are hot',
          'heat_runs_electrolysis',
          'Salt water is split at room temperature. What do melting and dissolving have in common?',
        ),
        option(
          'Only then can electrons swim through the liquid',
          'electrons_through_electrolyte',
          'In the liquid something else carries the charge. What?',
        ),
      ],
      answers: [1],
      hints: [
        'What do melting and dissolving have in common for the ions?',
        'Charge has to move through the liquid. The ions carry it.',
        'In a solid the ions are held in their places.',
        'In a melted or dissolved salt they are no longer held. What can they do then?',
      ],
      method_answer: [
        { text: 'A solid salt has ions, but they are held in place.' },
        { text: 'Melted or dissolved, they move to the electrodes and carry the charge.' },
      ],
    },
  },
  {
    key: 'electrolysis-molten-products',
    topics: ['electrolysis'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-CCH-14'],
    question: {
      type: 'table',
      text: 'These compounds are melted and split by electrolysis. Complete the table with the names of the elements that are made.',
      max_score: 4,
      columns: ['At the cathode (−)', 'At the anode (+)'],
      rows: [
        {
          label: 'lead bromide',
          cells: [
            {
              type: 'short_text',
              references: ['lead', 'molten lead', 'Pb'],
              not: ['bromine', 'bromide', 'hydrogen'],
            },
            {
              type: 'short_text',
              references: ['bromine', 'Br2'],
              not: ['bromide', 'lead', 'oxygen'],
              spellings: ['bromin'],
            },
          ],
        },
        {
          label: 'aluminium oxide',
          cells: [
            {
              type: 'short_text',
              references: ['aluminium', 'aluminum', 'molten aluminium', 'Al'],
              not: ['oxygen', 'oxide', 'hydrogen'],
              spellings: ['alumnium'],
            },
            {
              type: 'short_text',
              references: ['oxygen', 'O2'],
              not: ['oxide', 'aluminium', 'hydrogen'],
            },
          ],
        },
      ],
      hints: [
        'Each compound is split into its two elements.',
        'Metal ions are positive and go to the cathode. Non-metal ions go to the anode.',
        'Begin with the metals: each belongs in the first column.',
        'For the second column give the element and not the ion: an oxide gives the gas that fires need, and the other non-metal ends in -ine.',
      ],
      method_answer: [
        { text: 'At the cathode: the metal, lead and aluminium.' },
        { text: 'At the anode: the non-metal as an element, bromine and oxygen.' },
      ],
    },
  },
  {
    key: 'electrolysis-solution-products',
    topics: ['electrolysis'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-CCH-15'],
    question: {
      type: 'single_choice',
      text: 'A solution of {{salt}} in water is split by electrolysis with carbon electrodes. What is made?',
      max_score: 1,
      template: {
        rows: [
          {
            salt: 'sodium chloride',
            m: 'sodium',
            k: 'hydrogen',
            a: 'chlorine',
            why: 'sodium is more reactive than hydrogen',

            kk: 'sodium',
            aw: 'the solution has chloride ions',
          },
          {
            salt: 'potassium bromide',
            m: 'potassium',
            k: 'hydrogen',
            a: 'bromine',
            why: 'potassium is more reactive than hydrogen',

            kk: 'potassium',
            aw: 'the solution has bromide ions',
          },
          {
            salt: 'magnesium iodide',
            m: 'magnesium',
            k: 'hydrogen',
            a: 'iodine',
            why: 'magnesium is more reactive than hydrogen',

            kk: 'magnesium',
            aw: 'the solution has iodide ions',
          },
          {
            salt: 'copper chloride',
            m: 'copper',
            k: 'copper',
            a: 'chlorine',
            why: 'copper is less reactive than hydrogen',

            kk: 'hydrogen',
            aw: 'the solution has chloride ions',
          },
          {
            salt: 'copper bromide',
            m: 'copper',
            k: 'copper',
            a: 'bromine',
            why: 'copper is less reactive than hydrogen',

            kk: 'hydrogen',
            aw: 'the solution has bromide ions',
          },
        ],
        draw: {},
      },
      options: [
        option(
          '{{kk}} at the cathode and {{a}} at the anode',
          'cathode_rule_of_solutions',
          'Compare {{m}} with hydrogen in the reactivity series. The less reactive one is set free.',
        ),
        option(
          '{{a}} at the cathode and {{k}} at the anode',
          'anode_and_cathode_swapped',
          'Which ions go to the negative electrode?',
        ),
        option(
          '{{k}} at the cathode and oxygen at the anode',
          'halide_overlooked',
          'Is there a halide in the solution? Then it is set free and not oxygen.',
        ),
        { text: '{{k}} at the cathode and {{a}} at the anode' },
      ],
      answers: [4],
      hints: [
        'Water brings hydrogen ions and hydroxide ions of its own. So two kinds of ions compete at each electrode.',
        'At the cathode the less reactive of metal and hydrogen is set free. At the anode a halogen, if there are halide ions, and else oxygen.',
        'Compare the two: {{why}}.',
        'At the anode: {{aw}}. Now put both together.',
      ],
      method_answer: [
        { text: 'At the cathode {{k}} is set free, because {{why}}.' },
        { text: 'At the anode {{a}} is set free, because {{aw}}.' },
      ],
    },
  },
  {
    key: 'electrolysis-predict-electrodes',
    topics: ['electrolysis'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-CCH-15'],
    question: {
      type: 'matching',
      text: 'Solutions in water are split with carbon electrodes. Match each solution with what is made at the cathode and at the anode. One is left over.',
      max_score: 3,
      left: ['copper sulfate', 'sodium sulfate', 'potassium iodide'],
      right: [
        'potassium and iodine',
        'hydrogen and iodine',
        'copper and oxygen',
        'hydrogen and oxygen',
      ],
      pairs: [3, 4, 2],
      hints: [
        'Look at the metal first, and then at the other ion.',
        'Cathode: the metal only if it is less reactive than hydrogen. Anode: a halogen if there is a halide, and else oxygen.',
        'Copper is less reactive than hydrogen. Sodium and potassium are more reactive.',
        'A sulfate is not a halide, and an iodide is.',
      ],
      method_answer: [
        { text: 'Copper sulfate: copper, and oxygen, since a sulfate is no halide.' },
        { text: 'Sodium sulfate: hydrogen, and oxygen. Water is split.' },
        { text: 'Potassium iodide: hydrogen, and iodine.' },
      ],
    },
  },
  {
    key: 'electrolysis-aluminium-why',
    topics: ['electrolysis'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CIN-01', 'GCSE-CCH-14'],
    question: {
      type: 'multiple_choice',
      text: 'Aluminium is made by electrolysis of aluminium oxide, dissolved in melted cryolite. Which sentences are true? Choose all that fit.',
      max_score: 3,
      options: [
        { text: 'The carbon anodes burn away slowly in the oxygen that is made there' },
        { text: 'Carbon cannot take the oxygen from aluminium' },
        option(
          'The aluminium collects at the anode',
          'anode_and_cathode_swapped',
          'Aluminium ions are positive. Where do they go?',
        ),
        { text: 'Cryolite lowers the temperature, and so saves energy' },
        option(
          'Cryolite is there to react with the aluminium',
          'cryolite_reacts',
          'Aluminium oxide melts at over 2,000 °C. What does a mixture do to the melting point?',
        ),
      ],
      answers: [1, 2, 4],
      hints: [
        'Think of the place of aluminium in the reactivity series, of the heat, and of what is made at each electrode.',
        'A mixture melts at a lower temperature than the pure oxide. Positive ions go to the cathode.',
        'Aluminium stands above carbon in the reactivity series.',
        'At the anode oxygen is made, very hot, and the anode is made of carbon. What happens to it?',
      ],
      method_answer: [
        { text: 'Aluminium is more reactive than carbon, so electricity is needed.' },
        { text: 'In cryolite the oxide is liquid at a lower temperature, which saves energy.' },
        { text: 'Aluminium collects at the cathode. The hot oxygen burns the carbon anodes away.' },
      ],
    },
  },
  {
    key: 'electrolysis-cheapest-way',
    topics: ['electrolysis'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CIN-01'],
    question: {
      type: 'single_choice',
      text: '{{metal}} is {{place}} in the reactivity series. Which way of getting it from its ore is the most sensible?',
      max_score: 1,
      template: {
        rows: [
          {
            metal: 'Magnesium',
            place: 'above carbon',
            hint: 'Carbon is less reactive than magnesium.',
          },
          {
            metal: 'Calcium',
            place: 'above carbon',
            hint: 'Carbon is less reactive than calcium.',
          },
          {
            metal: 'Sodium',
            place: 'far above carbon',
            hint: 'Carbon is less reactive than sodium.',
          },
          {
            metal: 'Potassium',
            place: 'far above carbon',
            hint: 'Carbon is less reactive than potassium.',
          },
        ],
        draw: {},
      },
      options: [
        { text: 'Use electrolysis of a melted compound of it' },
        option(
          'Dig for pieces of the pure metal',
          'reactive_metal_found_native',
          'It reacts with water and air. Would it lie in the ground as a metal?',
        ),
        option(
          'Heat its oxide with carbon, which is cheaper',
          'carbon_takes_from_all',
          'Cheap it would be. But can carbon take the oxygen from this metal?',
        ),
        option(
          'Use electrolysis of a solution of it in water',
          'cathode_rule_of_solutions',
          'In water hydrogen competes with it. Which of the two is set free?',
        ),
      ],
      answers: [1],
      hints: [
        'Compare the metal with carbon and with hydrogen.',
        'Carbon works only for metals below it. Electrolysis works for all, but takes much energy.',
        '{{hint}}',
        'In water it would be hydrogen that is set free. So what has to be done to the compound, without water?',
      ],
      method_answer: [
        { text: '{{hint}} So carbon cannot take its oxygen.' },
        {
          text: 'In water hydrogen would be set free. So a compound is melted and split by electrolysis.',
        },
      ],
    },
  },
  {
    key: 'electrolysis-mass-of-copper',
    topics: ['electrolysis'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-CCH-15'],
    question: {
      type: 'number',
      text: 'In the electrolysis of copper sulfate with a steady current, {{m|dp2}} g of copper collect on the cathode in {{t}} minutes. How much copper collects in {{u}} minutes? Give the unit.',
      max_score: 2,
      template: {
        draw: { t: { pick: [5, 10, 15, 20] }, k: { from: 2, to: 6 }, n: { from: 11, to: 49 } },
        derive: { m: 'n / 100', u: 't * k' },
        where: ['mod(n, 10) != 0', 'k != t', 'u - t != n', 'm + u - t != m * k'],
        check: ['answer / u = m / t'],
      },
      answer: '{{m * k|dp2}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{m + u - t|dp2}}',
          'added_in_proportion',
          'Twice the time gives twice the copper: the two grow by multiplying.',
        ),
        slip(
          '{{m / k|dp4}}',
          'divided_for_multiplied',
          'In a longer time more copper collects, not less.',
        ),
      ],
      hints: [
        'How many times as long is it?',
        'With a steady current the mass grows in proportion to the time.',
        '{{u}} ÷ {{t}} = {{k}} times as long.',
        'Multiply {{m|dp2}} g by {{k}}.',
      ],
      method_answer: [
        { maths: '{{u}} \\div {{t}} = {{k}}', text: 'Times as long.' },
        {
          maths: '{{m|dp2}} \\times {{k}} = {{m*k|dp2}}\\ \\text{g}',
          text: 'As many times as much copper.',
        },
      ],
    },
  },
]
