import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const burningAndOxidation: readonly ContentQuestion[] = [
  {
    key: 'burning-products-of-fuel',
    topics: ['burning-and-oxidation'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-CR-03'],
    question: {
      type: 'cloze_dropdown',
      text: '{{fuel}} is a fuel of carbon and hydrogen. It burns in plenty of air: {{fuel}} + [[1]] → [[2]] + [[3]].',
      max_score: 3,
      template: {
        rows: [
          { fuel: 'Methane' },
          { fuel: 'Propane' },
          { fuel: 'Petrol' },
          { fuel: 'Candle wax' },
        ],
        draw: {},
      },
      gaps: [
        {
          options: [
            { text: 'oxygen' },
            option(
              'nitrogen',
              'nitrogen_burns',
              'Most of the air is nitrogen, but it takes no part in burning here.',
            ),
            option('carbon dioxide', 'burning_takes_carbon_dioxide', 'This gas puts flames out.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'oxygen',
              'reactants_and_products_swapped',
              'It is used up. What do its atoms join with?',
            ),
            { text: 'carbon dioxide' },
            option(
              'smoke only',
              'burning_leaves_nothing',
              'A clean flame makes an invisible gas. Which one has carbon in it?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'hydrogen',
              'hydrogen_set_free',
              'In a flame hydrogen joins with something. With what?',
            ),
            { text: 'water' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'One gas of the air is needed. The two products come from carbon and from hydrogen.',
        'Burning joins the atoms of the fuel with a gas of the air.',
        'A flame goes out in a closed jar when this gas is used up: it is the one that we need to breathe, too.',
        'Carbon makes the gas that fizzes in drinks. Hydrogen makes what you see as mist on a cold glass above a flame.',
      ],
      method_answer: [
        { text: '{{fuel}} + oxygen → carbon dioxide + water' },
        { text: 'Carbon joins with oxygen, and hydrogen joins with oxygen.' },
      ],
    },
  },
  {
    key: 'burning-put-out',
    topics: ['burning-and-oxidation'],
    difficulty: -0.9,
    minutes: 1.5,
    statements: ['SK3-CR-03'],
    question: {
      type: 'matching',
      text: 'A fire needs fuel, oxygen and heat. Match each way to put it out with what is taken away.',
      max_score: 3,
      left: [
        'turn off the gas of a stove',
        'put a lid on a burning pan',
        'spray water on burning wood',
      ],
      right: ['heat', 'fuel', 'oxygen'],
      pairs: [2, 3, 1],
      hints: [
        'Ask of each: what can no longer reach the fire?',
        'Each of the three takes one side of the fire triangle away.',
        'A lid keeps the air away.',
        'Gas is what burns on a stove. Water cools down. Match what is left.',
      ],
      method_answer: [
        { text: 'Without gas there is no fuel. Under a lid there is no fresh oxygen.' },
        { text: 'Water cools the wood, so it takes away the heat.' },
      ],
    },
  },
  {
    key: 'burning-what-is-oxidation',
    topics: ['burning-and-oxidation'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['SK3-CR-05'],
    question: {
      type: 'multiple_choice',
      text: 'In which of these is something **oxidised**? Choose all that fit.',
      max_score: 3,
      options: [
        option(
          'sugar dissolves in tea',
          'dissolving_as_reaction',
          'Is a new substance made with oxygen?',
        ),
        { text: 'copper turns black when it is heated in air' },
        { text: 'magnesium burns with a white flame' },
        option(
          'limestone is heated and splits into two',
          'decomposition_as_oxidation',
          'Here one substance falls apart. Does oxygen join it?',
        ),
        { text: 'iron rusts' },
        option(
          'water boils',
          'state_change_as_reaction',
          'What is made? It is still water, as a gas.',
        ),
      ],
      answers: [2, 3, 5],
      hints: [
        'Oxidation has to do with a gas of the air.',
        'A substance is oxidised when it gains oxygen.',
        'Rust is a compound of iron with oxygen (and water).',
        'Look for two more in which a metal joins with oxygen, quickly or slowly.',
      ],
      method_answer: [
        { text: 'Iron, magnesium and copper each gain oxygen.' },
        { text: 'Boiling and dissolving make nothing new, and limestone loses a part.' },
      ],
    },
  },
  {
    key: 'burning-which-nail-rusts',
    topics: ['burning-and-oxidation'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-CR-05'],
    question: {
      type: 'single_choice',
      text: 'Three nails of iron are left for two weeks. Nail A is in dry air. Nail B is in boiled water with oil on top, so that no air gets in. Nail C is in water that is open to the air. Only nail C rusts. What does this show?',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'test_tube', label: 'A: dry air' },
          { type: 'test_tube', liquid: 0.7, label: 'B: no air' },
          { type: 'test_tube', liquid: 0.4, label: 'C: both' },
        ],
      },
      max_score: 1,
      options: [
        option(
          'Iron needs only water to rust',
          'rust_needs_water_only',
          'Nail B was in water too. What did it lack?',
        ),
        { text: 'Iron needs both water and oxygen to rust' },
        option(
          'Iron needs only oxygen to rust',
          'rust_needs_oxygen_only',
          'Nail A had oxygen too. What did it lack?',
        ),
        option(
          'Boiled water stops all reactions',
          'conclusion_beyond_test',
          'Boiling drove something out of the water. What was it?',
        ),
      ],
      answers: [2],
      hints: [
        'What did nail C have that the others had not?',
        'Compare C with A, and then C with B. Each time one thing differs.',
        'A had oxygen, but no water. It did not rust.',
        'B had water, but no oxygen. It did not rust. C had both. What follows?',
      ],
      method_answer: [
        { text: 'Without water (A) there was no rust, and without oxygen (B) there was none.' },
        { text: 'So both are needed, as in C.' },
      ],
    },
  },
  {
    key: 'burning-thermal-decomposition',
    topics: ['burning-and-oxidation'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['SK3-CR-04'],
    question: {
      type: 'single_choice',
      text: 'Which word equation shows a **thermal decomposition**?',
      max_score: 1,
      template: {
        rows: [{ m: 'copper' }, { m: 'zinc' }, { m: 'calcium' }, { m: 'magnesium' }],
        draw: {},
      },
      options: [
        option(
          '{{m}} + oxygen → {{m}} oxide',
          'oxidation_as_decomposition',
          'Here two substances join. Does anything fall apart?',
        ),
        option(
          '{{m}} oxide + hydrochloric acid → {{m}} chloride + water',
          'decomposition_of_two',
          'There are two reactants. How many are there when one substance falls apart?',
        ),
        option(
          'methane + oxygen → carbon dioxide + water',
          'burning_as_decomposition',
          'Burning needs heat to start, but two substances react.',
        ),
        { text: '{{m}} carbonate → {{m}} oxide + carbon dioxide' },
      ],
      answers: [4],
      hints: [
        'Thermal is about heat. What does something do that decomposes?',
        'In a thermal decomposition one substance is split into several by heat.',
        'So count the substances before the arrow.',
        'Only one equation has a single substance before the arrow and more than one after it.',
      ],
      method_answer: [
        { text: 'One substance, {{m}} carbonate, is split by heat into two.' },
        { text: 'In the other equations two substances react with each other.' },
      ],
    },
  },
  {
    key: 'burning-oxygen-gained',
    topics: ['burning-and-oxidation'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-CA-04', 'GCSE-CQU-01', 'SK3-CR-05'],
    question: {
      type: 'number',
      text: '{{who}} heats {{m|dp2}} g of magnesium in a crucible until all of it has burnt. The white powder has a mass of {{p|dp2}} g. What mass of oxygen has joined the magnesium? Give the unit.',
      max_score: 2,
      template: {
        draw: { who: { pick: ['Leila', 'Jack', 'Anaya', 'Mateo'] }, k: { from: 2, to: 12 } },
        derive: { m: '6 * k / 100', p: 'k / 10' },
        where: ['mod(k, 5) != 0'],
        check: ['m + answer = p'],
      },
      answer: '{{p - m|dp2}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{p + m|dp2}}',
          'added_instead',
          'The powder holds the magnesium already. What came on top?',
        ),
        slip(
          '0',
          'gas_has_no_mass',
          'The powder is heavier than the metal. Where does this come from?',
        ),
      ],
      hints: [
        'Why is the powder heavier than the metal?',
        'Mass is kept: the powder is made of the magnesium and of the oxygen that joined it.',
        'The powder has {{p|dp2}} g, and {{m|dp2}} g of it are magnesium.',
        'Work out {{p|dp2}} − {{m|dp2}}, in grams.',
      ],
      method_answer: [
        {
          maths: tex`{{p|dp2}} - {{m|dp2}} = {{p-m|dp2}}\ \text{g}`,
          text: 'What was gained is oxygen from the air.',
        },
      ],
    },
  },
  {
    key: 'burning-carbonate-loses',
    topics: ['burning-and-oxidation'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['SK3-CR-04', 'SK3-CA-04', 'GCSE-CQU-01'],
    question: {
      type: 'number',
      text: 'Copper carbonate is heated in an open tube: copper carbonate → copper oxide + carbon dioxide. {{a|dp2}} g of it give {{b|dp2}} g of copper oxide. What mass of carbon dioxide has left the tube? Give the unit.',
      max_score: 2,
      template: {
        draw: { k: { from: 1, to: 7 } },
        derive: { a: '124 * k / 100', b: '80 * k / 100' },
        check: ['b + answer = a'],
      },
      answer: '{{a - b|dp2}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{a + b|dp2}}',
          'added_instead',
          'The gas was a part of the copper carbonate. Is it more than the whole?',
        ),
        slip('0', 'gas_has_no_mass', 'The tube has lost mass. What took it along?'),
      ],
      hints: [
        'What was there before, and what are its two parts afterwards?',
        'Mass is kept: the oxide and the gas together have the mass of the carbonate.',
        'The whole is {{a|dp2}} g. One part, the oxide, is {{b|dp2}} g.',
        'Take {{b|dp2}} g away from {{a|dp2}} g.',
      ],
      method_answer: [
        {
          maths: tex`{{a|dp2}} - {{b|dp2}} = {{a-b|dp2}}\ \text{g}`,
          text: 'The rest has left as a gas.',
        },
      ],
    },
  },
  {
    key: 'burning-candle-gets-lighter',
    topics: ['burning-and-oxidation'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['SK3-CA-04', 'SK3-CR-03', 'SK3-CR-05'],
    question: {
      type: 'long_text',
      text: 'A burning candle gets lighter. Magnesium gets heavier when it burns. Explain both. Is mass kept in both cases?',
      max_score: 3,
      criteria: [
        {
          code: 'candle_gases',
          text: 'Says that the products of the candle are gases that go off into the air.',
          marks: 1,
          evidence: [
            'The candle makes carbon dioxide and water vapour, which go into the air.',
            'The wax turns into gases that escape.',
          ],
          not: ['The wax disappears.'],
        },
        {
          code: 'magnesium_oxygen',
          text: 'Says that magnesium joins with oxygen from the air.',
          marks: 1,
          evidence: [
            'Magnesium joins with oxygen from the air, so it gets heavier.',
            'Oxygen is added to the magnesium.',
          ],
        },
        {
          code: 'mass_kept',
          text: 'Says that mass is kept, if the gases are counted too.',
          marks: 1,
          evidence: [
            'The mass is kept if you count the gases as well.',
            'No atoms are lost, so the total mass stays the same.',
          ],
        },
      ],
      references: [
        'The candle makes carbon dioxide and water vapour, which go into the air. Magnesium joins with oxygen from the air, so it gets heavier. The mass is kept if you count the gases as well.',
      ],
      hints: [
        'Where are the products: in the air or in the dish?',
        'Both react with oxygen. The products of one are gases, that of the other is a solid.',
        'Begin with: when wax burns, it makes …',
        'Then say what magnesium takes in, and what you would find if you weighed all the gases too.',
      ],
      method_answer: [
        { text: 'Wax makes carbon dioxide and water vapour, which leave.' },
        { text: 'Magnesium takes in oxygen, and its oxide is a solid that stays.' },
        { text: 'No atoms are lost. With the gases counted, mass is kept both times.' },
      ],
    },
  },
]
