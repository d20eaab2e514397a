import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const periodicTable: readonly ContentQuestion[] = [
  {
    key: 'periodic-groups-and-periods',
    topics: ['periodic-table'],
    difficulty: -1,
    minutes: 1,
    statements: ['SK3-CT-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'In the periodic table a column is called a [[1]] and a row is called a [[2]]. Elements that are most alike stand in the same [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'group' },
            option(
              'period',
              'groups_and_periods_swapped',
              'That word is for the lines that run from left to right.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'group',
              'groups_and_periods_swapped',
              'That word is for the lines that run from top to bottom.',
            ),
            { text: 'period' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'row',
              'likeness_along_a_period',
              'A row begins with a metal and ends with a noble gas. Are these alike?',
            ),
            { text: 'column' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'One word is for upright lines, the other for lines from left to right.',
        'Think of lithium, sodium and potassium, three metals that are much alike. They stand under each other.',
        'On a timetable the lessons of a day follow each other along a line. Their other name fits the lines from left to right.',
        'So the remaining word belongs to the upright lines. Where do lithium, sodium and potassium stand?',
      ],
      method_answer: [
        { text: 'Columns are groups, and rows are periods.' },
        { text: 'Elements that are alike stand under each other, in the same column.' },
      ],
    },
  },
  {
    key: 'periodic-metal-properties',
    topics: ['periodic-table'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-CT-05', 'SK3-CT-01', 'GCSE-CAT-10'],
    question: {
      type: 'multiple_choice',
      text: 'Which properties do most **metals** have? Choose all that fit.',
      max_score: 3,
      options: [
        { text: 'They can be hammered into shape' },
        { text: 'They are shiny when freshly cut' },
        option(
          'They are gases at room temperature',
          'metal_and_nonmetal_swapped',
          'Think of iron, copper and gold. In which state are they in your room?',
        ),
        { text: 'They conduct electricity' },
        option(
          'They are all magnetic',
          'all_metals_magnetic',
          'Hold a magnet to a drink can of aluminium. What happens?',
        ),
        option(
          'They break when they are bent',
          'metal_and_nonmetal_swapped',
          'Think of a paper clip or a piece of foil. What happens when you bend it?',
        ),
      ],
      answers: [1, 2, 4],
      hints: [
        'Think of two or three metals that you know well, such as copper and iron.',
        'Metals can be shaped, and they carry heat and electric current. Non-metals mostly do not.',
        'Begin with copper: what are electric cables made of, and why?',
        'Three of the answers fit copper, gold and aluminium alike. Cross out what is not true of one of these.',
      ],
      method_answer: [
        { text: 'Metals are shiny, conduct electricity and heat, and can be hammered into shape.' },
        { text: 'Breaking when bent, and being a gas, are properties of non-metals.' },
        { text: 'Only a few metals, such as iron, are pulled by a magnet.' },
      ],
    },
  },
  {
    key: 'periodic-metal-or-not',
    topics: ['periodic-table'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-CT-03', 'SK3-CT-05', 'GCSE-CAT-10'],
    question: {
      type: 'single_choice',
      text: 'An element is {{look}}. It {{bends}}, and it {{current}} electric current. On which side of the periodic table would you look for it?',
      max_score: 1,
      template: {
        rows: [
          { look: 'yellow and dull', bends: 'crumbles when hit', current: 'does not conduct' },
          { look: 'a waxy white solid', bends: 'breaks when bent', current: 'does not conduct' },
          { look: 'a dark red powder', bends: 'cannot be bent', current: 'does not conduct' },
        ],
        draw: {},
      },
      options: [
        { text: 'On the right: it is a non-metal' },
        option(
          'On the left: it is a metal',
          'metal_and_nonmetal_swapped',
          'Metals conduct and can be bent. Does this element?',
        ),
        option(
          'In the middle: it is a metal',
          'metal_and_nonmetal_swapped',
          'The metals in the middle conduct well. Does this element?',
        ),
      ],
      answers: [1],
      hints: [
        'First decide whether the element is a metal.',
        'Metals conduct electricity and can be bent. They fill the left and the middle of the table.',
        'This element does not conduct electric current.',
        'So it is not a metal. Which part of the table is left for the elements that are not metals?',
      ],
      method_answer: [
        { text: 'It is dull or a powder, brittle, and does not conduct: a non-metal.' },
        { text: 'Non-metals stand on the right of the periodic table.' },
      ],
    },
  },
  {
    key: 'periodic-predict-in-group',
    topics: ['periodic-table'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-CT-04'],
    question: {
      type: 'single_choice',
      text: 'Three metals stand under each other in Group 1. In water, lithium fizzes steadily, and sodium, below it, fizzes fast. What would you expect of potassium, which is below sodium?',
      max_score: 1,
      options: [
        option(
          'It reacts just like lithium, because it is in the same group',
          'group_all_the_same',
          'Alike does not mean the same: lithium and sodium differ already. In which way?',
        ),
        option(
          'It does not react with water',
          'trend_broken_off',
          'Elements of one group behave in similar ways. Does it make sense that one of them does nothing?',
        ),
        option(
          'It reacts more slowly than lithium',
          'trend_turned_round',
          'From lithium to sodium the reaction gets faster. Go one step further in that direction.',
        ),
        { text: 'It reacts even more fiercely than sodium' },
      ],
      answers: [4],
      hints: [
        'Look for the pattern from lithium to sodium.',
        'Properties change step by step down a group.',
        'One step down, from lithium to sodium, the fizzing gets faster.',
        'Go one more step down, and let the pattern go on in the same way.',
      ],
      method_answer: [
        { text: 'Down Group 1 the reaction with water gets faster.' },
        { text: 'So potassium reacts even more fiercely, and this is what is seen.' },
      ],
    },
  },
  {
    key: 'periodic-predict-melting-point',
    topics: ['periodic-table'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['SK3-CT-04'],
    question: {
      type: 'number',
      text: 'The chart shows the melting points of some elements of Group 1, from top to bottom: lithium 181 °C, sodium 98 °C, rubidium 39 °C. Potassium stands between sodium and rubidium. Estimate its melting point in °C, using the two beside it.',
      diagram: {
        kind: 'bar_chart',
        categories: ['Lithium', 'Sodium', 'Potassium', 'Rubidium'],
        series: [{ values: [181, 98, 0, 39] }],
        y: { from: 0, to: 200, step: 50, label: 'Melting point (°C)' },
        alt: 'A bar chart of melting points: lithium 181 °C, sodium 98 °C, rubidium 39 °C. The place of potassium, between sodium and rubidium, is empty.',
      },
      max_score: 1,
      answer: '68.5',
      tolerance: { from: '50', to: '85' },
      mistakes: [
        {
          answer: '-20',
          misconception: {
            code: 'trend_past_the_end',
            text: 'This would be below the last one. Which two elements stand on either side of it?',
          },
        },
        {
          answer: '139.5',
          misconception: {
            code: 'neighbours_misread',
            text: 'These two are both above it. Which one is below?',
          },
        },
      ],
      hints: [
        'Which two elements are its neighbours in the group?',
        'In a group the properties change step by step, so a value lies between those of its neighbours.',
        'Its neighbours melt at 98 °C and 39 °C.',
        'A good estimate is about halfway between 98 and 39.',
      ],
      method_answer: [
        {
          maths: '(98 + 39) \\div 2 = 68.5',
          text: 'Halfway between its neighbours. Measured: about 63 °C.',
        },
      ],
    },
  },
  {
    key: 'periodic-mendeleev-gaps',
    topics: ['periodic-table'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-CT-02'],
    question: {
      type: 'single_choice',
      text: 'In 1869 Dmitri Mendeleev put the elements in order and left gaps in his table. Why?',
      max_score: 1,
      options: [
        option(
          'He left out elements that were too dangerous',
          'gaps_as_mistakes',
          'He put in all elements that were known. What did he keep a place for?',
        ),
        option(
          'He wanted all rows to be equally long',
          'gaps_as_mistakes',
          'Rows of equal length would be neat. But what mattered to him in the columns?',
        ),
        {
          text: 'He kept places for elements not yet found',
        },
        option(
          'He did not know how to finish the table',
          'gaps_as_mistakes',
          'He even said what the missing elements would be like. What did he know?',
        ),
      ],
      answers: [3],
      hints: [
        'What did Mendeleev want to be true of every column?',
        'He ordered the elements by their atomic mass, but alike elements had to stand in one column.',
        'Sometimes the next element did not fit into the next column, so he moved it one further.',
        'What did he think would one day be found for the place that was left?',
      ],
      method_answer: [
        { text: 'He kept elements with like properties in one column.' },
        { text: 'Where none fitted, he left a gap for an element still to be found.' },
        { text: 'Later gallium, scandium and germanium were found, and they fitted.' },
      ],
    },
  },
  {
    key: 'periodic-oxides',
    topics: ['periodic-table'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['SK3-CT-06'],
    question: {
      type: 'single_choice',
      text: '{{element}} burns, and its oxide is put into water with universal indicator. What would you expect?',
      max_score: 1,
      template: {
        rows: [
          { element: 'Sulfur', side: 'right', yes: 'right-hand side' },
          { element: 'Carbon', side: 'right', yes: 'right-hand side' },
          { element: 'Phosphorus', side: 'right', yes: 'right-hand side' },
        ],
        draw: {},
      },
      options: [
        option(
          'Blue or purple: the oxide makes an alkali',
          'oxide_kinds_swapped',
          'That fits the oxide of a metal such as sodium. Is this element a metal?',
        ),
        option(
          'Green: every oxide is neutral',
          'oxides_neutral',
          'Water is neutral. But think of the gas in fizzy drinks, which is an oxide: how do they taste?',
        ),
        { text: 'Red, orange or yellow: the oxide makes an acid' },
      ],
      answers: [3],
      hints: [
        'Is the element a metal or a non-metal?',
        'Oxides of metals are basic. Oxides of non-metals are acidic.',
        '{{element}} stands on the {{yes}} of the table, among the non-metals.',
        'So its oxide belongs to the acidic ones. Which colours does universal indicator show with those?',
      ],
      method_answer: [
        { text: '{{element}} is a non-metal, so its oxide is acidic.' },
        { text: 'With an acid, universal indicator turns yellow, orange or red.' },
      ],
    },
  },
  {
    key: 'periodic-oxide-table',
    topics: ['periodic-table'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['SK3-CT-06', 'SK3-CT-03'],
    question: {
      type: 'matching',
      text: 'The pH of three beakers was measured. Two hold water with the oxide of an element. Match each beaker with what was put in. One is left over.',
      max_score: 3,
      left: ['pH 13', 'pH 3', 'pH 7'],
      right: ['the oxide of sulfur', 'the oxide of sodium', 'nothing', 'the oxide of helium'],
      pairs: [2, 1, 3],
      hints: [
        'Which pH belongs to an acid, which to an alkali, and which to pure water?',
        'Below 7 is acidic and above 7 is alkaline. Oxides of metals are basic, those of non-metals acidic.',
        'pH 13 is strongly alkaline. So look for a metal.',
        'pH 3 is acidic, so it comes from a non-metal that burns. One of the elements has no oxide at all, because it does not react.',
      ],
      method_answer: [
        { text: 'Sodium is a metal: its oxide makes an alkali, pH 13.' },
        { text: 'Sulfur is a non-metal: its oxide makes an acid, pH 3.' },
        { text: 'Water without an oxide is neutral, pH 7. Helium makes no oxide.' },
      ],
    },
  },
]
