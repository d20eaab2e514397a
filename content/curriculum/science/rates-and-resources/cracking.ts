import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const cracking: readonly ContentQuestion[] = [
  {
    key: 'cracking-bromine-water',
    topics: ['cracking'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-CIN-07'],
    question: {
      type: 'cloze_dropdown',
      text: 'Bromine water is [[1]]. It is shaken with hexane, an alkane, and [[2]]. It is shaken with hexene, an alkene, and [[3]].',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'test_tube', liquid: 0.5, label: 'hexane' },
          { type: 'test_tube', liquid: 0.5, label: 'hexene' },
        ],
      },
      max_score: 3,
      gaps: [
        {
          options: [
            option('blue', 'test_colours_mixed_up', 'That is the colour of other tests.'),
            { text: 'orange' },
            option(
              'colourless',
              'test_colours_mixed_up',
              'Then nobody could see a change in the test.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'keeps its colour' },
            option(
              'loses its colour',
              'alkene_test_turned_round',
              'Alkanes have no double bond that could take bromine up.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'keeps its colour',
              'alkene_test_turned_round',
              'The double bond of an alkene is ready to react.',
            ),
            option(
              'turns blue',
              'test_colours_mixed_up',
              'No blue substance forms here. What happens to the bromine?',
            ),
            { text: 'loses its colour' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'One of the two kinds of hydrocarbon reacts with bromine at once.',
        'Alkenes have a double bond between two carbon atoms, and bromine adds to it.',
        'When bromine is used up, its colour is gone.',
        'The name tells which is which: hexane ends like alkane, hexene like alkene.',
      ],
      method_answer: [
        { text: 'The double bond of hexene takes bromine up, and the orange colour goes.' },
        { text: 'Hexane has no double bond, so nothing is seen.' },
      ],
    },
  },
  {
    key: 'cracking-alkene-formula',
    topics: ['cracking'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-CIN-07'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these formulae can belong to **alkenes** with one double bond? Choose all of them.',
      max_score: 2,
      options: [
        option(
          '$\\text{C}_4\\text{H}_{10}$',
          'alkane_for_alkene',
          'Here are two hydrogen atoms more than twice the carbon atoms.',
        ),
        option(
          '$\\text{C}_6\\text{H}_{14}$',
          'alkane_for_alkene',
          'Here are two hydrogen atoms more than twice the carbon atoms.',
        ),
        { text: '$\\text{C}_3\\text{H}_6$' },
        option('$\\text{CH}_4$', 'alkane_for_alkene', 'A double bond needs two carbon atoms.'),
        { text: '$\\text{C}_5\\text{H}_{10}$' },
      ],
      answers: [3, 5],
      hints: [
        'Compare the number of hydrogen atoms with twice the number of carbon atoms.',
        'Alkenes have the formula $\\text{C}_n\\text{H}_{2n}$. Alkanes have two hydrogen atoms more.',
        'Methane, with one carbon atom, has no other carbon atom for a double bond.',
        'Double the number of carbon atoms in each of the four that are left.',
      ],
      method_answer: [
        { text: 'Twice 3 is 6 and twice 5 is 10: these two are alkenes.' },
        { text: 'The others have two hydrogen atoms more, so they are alkanes.' },
      ],
    },
  },
  {
    key: 'cracking-supply-and-demand',
    topics: ['cracking'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-CIN-07', 'GCSE-CIN-09'],
    question: {
      type: 'single_choice',
      text: 'The chart compares what is in crude oil with what people want to buy. Why is some of it cracked?',
      diagram: {
        kind: 'bar_chart',
        categories: ['gas', 'petrol', 'diesel', 'fuel oil'],
        series: [
          { name: 'in the oil', values: [4, 12, 22, 48] },
          { name: 'wanted', values: [5, 30, 28, 24] },
        ],
        y: { from: 0, to: 50, step: 10, label: 'Share (%)' },
        alt: 'A bar chart. In the oil: gas 4%, petrol 12%, diesel 22%, fuel oil 48%. Wanted: gas 5%, petrol 30%, diesel 28%, fuel oil 24%.',
      },
      max_score: 1,
      options: [
        option(
          'To clean the oil of salt and water',
          'cracking_as_separating',
          'Cracking breaks molecules. Which fraction is there too much of?',
        ),
        { text: 'There is too much fuel oil, and it is turned into petrol' },
        option(
          'To sort the molecules by their boiling points',
          'distillation_for_cracking',
          'That is fractional distillation. Cracking comes after it.',
        ),
        option(
          'There is too much petrol, and it is turned into fuel oil',
          'cracking_turned_round',
          'Compare the two bars of petrol. And cracking makes molecules shorter, not longer.',
        ),
      ],
      answers: [2],
      hints: [
        'Look for a fraction with more in the oil than is wanted.',
        'Cracking breaks long molecules into shorter ones.',
        'Fuel oil has the long molecules. Compare its two bars.',
        'Then compare the bars of petrol. What can be made from what?',
      ],
      method_answer: [
        { text: 'Of fuel oil there is twice as much as is wanted, and of petrol far too little.' },
        { text: 'Cracking breaks the long molecules of fuel oil into shorter, more useful ones.' },
      ],
    },
  },
  {
    key: 'cracking-complete-the-equation',
    topics: ['cracking', 'balancing-equations'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-CIN-07'],
    question: {
      type: 'multi_part',
      text: 'An alkane is cracked: {{m}} carbon atoms and {{2*m + 2}} hydrogen atoms in one molecule. It breaks into **one** alkane molecule with {{k}} carbon atoms and **one** other molecule.',
      max_score: 3,
      template: {
        draw: { m: { from: 8, to: 16 }, k: { from: 5, to: 10 } },
        derive: { c: 'm - k', h: '2 * (m - k)' },
        where: ['c >= 2', 'c <= 6', 'c != k'],
        check: ['answer1 + k = m', 'answer2 + 2 * k + 2 = 2 * m + 2'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many carbon atoms has the other molecule?',
          max_score: 1,
          answer: '{{c}}',
          mistakes: [
            slip('{{m + k}}', 'added_instead', 'No atoms are added. They are shared out.'),
          ],
          hints: ['Together the two molecules have as many as before.'],
          method_answer: [
            { maths: tex`{{m}} - {{k}} = {{c}}`, text: 'Carbon atoms that are left.' },
          ],
        },
        {
          type: 'number',
          text: 'How many hydrogen atoms has it?',
          max_score: 1,
          answer: '{{h}}',
          mistakes: [
            slip(
              '{{h + 2}}',
              'alkane_for_alkene',
              'Count what is left over. Not both molecules can be alkanes.',
            ),
          ],
          hints: ['First find how many hydrogen atoms are in the alkane with {{k}} carbon atoms.'],
          method_answer: [
            {
              maths: tex`{{2*m+2}} - {{2*k+2}} = {{h}}`,
              text: 'The alkane takes {{2*k+2}} hydrogen atoms.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'What kind of molecule is it?',
          max_score: 1,
          options: [
            { text: 'an alkene' },
            option(
              'a polymer',
              'alkene_as_polymer',
              'A polymer has thousands of atoms. It can be made from such small ones.',
            ),
            option(
              'an alkane',
              'alkane_for_alkene',
              'An alkane would have two hydrogen atoms more.',
            ),
          ],
          answers: [1],
          hints: ['It has twice as many hydrogen atoms as carbon atoms.'],
          method_answer: [{ text: 'It fits the formula of alkenes.' }],
        },
      ],
      hints: [
        'Atoms are neither made nor lost. Count them on both sides.',
        'Subtract the atoms of the known product from those of the start.',
        'Carbon: {{m}} less {{k}}.',
        'An alkane with {{k}} carbon atoms has 2 × {{k}} + 2 hydrogen atoms. Take these from {{2*m + 2}}.',
      ],
      method_answer: [
        { maths: tex`{{m}} - {{k}} = {{c}}`, text: 'Carbon atoms.' },
        {
          maths: tex`{{2*m+2}} - {{2*k+2}} = {{h}}`,
          text: 'Hydrogen atoms: twice as many, an alkene.',
        },
      ],
    },
  },
  {
    key: 'cracking-how-it-is-done',
    topics: ['cracking'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-CIN-07'],
    question: {
      type: 'ordering',
      text: 'Put the steps of catalytic cracking in order.',
      max_score: 3,
      items: [
        'Long alkanes are taken from the lower part of the column.',
        'They are heated until they are vapour.',
        'The vapour is passed over a hot catalyst.',
        'The molecules break into shorter alkanes and alkenes.',
        'The mixture of products is sorted by distillation.',
      ],
      hints: [
        'What is there first, and where does it come from?',
        'A gas can pass over a solid catalyst better than a thick liquid.',
        'After the long alkanes are taken, they must be turned into vapour.',
        'After the breaking there is a mixture. What does a refinery do with a mixture?',
      ],
      method_answer: [{ text: 'Take, heat, pass over the catalyst, break, and sort.' }],
    },
  },
  {
    key: 'cracking-how-many-ethene',
    topics: ['cracking'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-CIN-07'],
    question: {
      type: 'number',
      text: 'One molecule with {{m}} carbon atoms and {{2*m + 2}} hydrogen atoms is cracked. It gives one molecule of an alkane with {{k}} carbon atoms, and otherwise only ethene, $\\text{C}_2\\text{H}_4$. How many molecules of ethene?',
      max_score: 2,
      template: {
        draw: { k: { from: 5, to: 9 }, n: { from: 2, to: 5 } },
        derive: { m: 'k + 2 * n' },
        where: ['n != k'],
        check: ['2 * answer + k = m', '4 * answer + 2 * k + 2 = 2 * m + 2'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{2 * n}}',
          'stopped_early',
          'So many carbon atoms are left. How many does each molecule of ethene need?',
        ),
      ],
      hints: [
        'How many carbon atoms are left for ethene?',
        'Subtract the carbon atoms of the alkane. Each ethene needs two.',
        'Left are {{m}} − {{k}} = {{m - k}} carbon atoms.',
        'Divide {{m - k}} by 2. The hydrogen atoms can check it.',
      ],
      method_answer: [
        { maths: tex`({{m}} - {{k}}) \div 2 = {{n}}`, text: 'Two carbon atoms for each ethene.' },
        {
          maths: tex`4 \times {{n}} + {{2*k+2}} = {{2*m+2}}`,
          text: 'The hydrogen atoms fit as well.',
        },
      ],
    },
  },
  {
    key: 'cracking-what-for',
    topics: ['cracking'],
    difficulty: 0.5,
    minutes: 4,
    statements: ['GCSE-CIN-07', 'GCSE-CIN-09'],
    question: {
      type: 'long_text',
      text: 'Explain why a refinery cracks heavy fuel oil. Name what comes out and what each product is used for. Three sentences are enough.',
      max_score: 3,
      criteria: [
        {
          code: 'demand',
          text: 'Short molecules are wanted more than long ones',
          marks: 1,
          evidence: [
            'Short molecules are more useful than long ones, so there is more demand for them.',
            'There is too much heavy fuel oil and not enough petrol.',
          ],
        },
        {
          code: 'fuels',
          text: 'Shorter alkanes are used as fuels such as petrol',
          marks: 1,
          evidence: [
            'Cracking makes shorter alkanes, which are used as fuels such as petrol.',
            'Shorter alkanes burn more easily and are good fuels.',
          ],
        },
        {
          code: 'alkenes',
          text: 'Alkenes are used to make polymers and other chemicals',
          marks: 1,
          evidence: [
            'It also makes alkenes, which are used to make polymers.',
            'Alkenes are the starting material for plastics.',
          ],
        },
      ],
      references: [
        'Short molecules are more useful than long ones, so there is more demand for them. Cracking makes shorter alkanes, which are used as fuels such as petrol. It also makes alkenes, which are used to make polymers.',
      ],
      hints: [
        'Think of who buys heavy fuel oil, and who buys petrol.',
        'Say why it is done, and then name the two kinds of product with their uses.',
        'Begin with supply and demand.',
        'One product ends in a tank. The other kind has a double bond and ends in plastics.',
      ],
      method_answer: [
        { text: 'There is more demand for short molecules than distillation gives.' },
        { text: 'Shorter alkanes become fuels, and alkenes become polymers.' },
      ],
    },
  },
]
