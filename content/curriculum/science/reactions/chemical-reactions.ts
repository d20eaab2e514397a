import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const chemicalReactions: readonly ContentQuestion[] = [
  {
    key: 'reactions-which-are-chemical',
    topics: ['chemical-reactions'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['SK3-PM-05', 'SK3-CR-01'],
    question: {
      type: 'multiple_choice',
      text: 'In which of these are new substances made? Choose all that fit.',
      max_score: 3,
      options: [
        { text: 'iron rusts' },
        option(
          'ice melts',
          'state_change_as_reaction',
          'What is there afterwards? Is it not still water?',
        ),
        option(
          'salt dissolves in water',
          'dissolving_as_reaction',
          'Let the water dry off. What do you get back?',
        ),
        { text: 'wood burns' },
        option(
          'paper is torn',
          'breaking_as_reaction',
          'Look at the pieces. Are they still paper?',
        ),
        { text: 'an egg is fried' },
      ],
      answers: [1, 4, 6],
      hints: [
        'Ask of each: is it still the same substance afterwards?',
        'In a chemical reaction new substances are made. In a physical change they are only in a new form.',
        'After ice has melted there is water. That is the same substance in another state.',
        'Find those after which you could not get the old substance back by cooling, drying or sticking it together.',
      ],
      method_answer: [
        {
          text: 'Burning makes ash and gases, frying makes a new white solid, and rust is not iron.',
        },
        { text: 'Melting, dissolving and tearing leave the substances what they were.' },
      ],
    },
  },
  {
    key: 'reactions-what-atoms-do',
    topics: ['chemical-reactions'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['SK3-CR-01'],
    question: {
      type: 'single_choice',
      text: 'The drawing shows hydrogen and oxygen before they react, and water afterwards. What happens to the atoms in a reaction?',
      diagram: {
        kind: 'particles',
        boxes: [
          {
            label: 'before',
            state: 'gas',
            of: [
              { atoms: ['a', 'a'], count: 4 },
              { atoms: ['b', 'b'], count: 2 },
            ],
          },
          { label: 'after', state: 'gas', of: [{ atoms: ['b', 'a', 'a'], count: 4 }] },
        ],
        key: [
          { tone: 'a', label: 'hydrogen' },
          { tone: 'b', label: 'oxygen' },
        ],
        alt: 'Two boxes. Before: four pairs of hydrogen atoms and two pairs of oxygen atoms. After: four particles, each of one oxygen atom and two hydrogen atoms.',
      },
      max_score: 1,
      options: [
        option(
          'They turn into other atoms',
          'element_turns_into_other',
          'Count the atoms of each colour in both boxes.',
        ),
        option(
          'Some of them are used up',
          'matter_disappears',
          'Count all atoms before, and then after.',
        ),
        option(
          'They mix, but nothing joins',
          'reaction_as_mixing',
          'Look at the second box. Are the two kinds of atoms apart?',
        ),
        { text: 'They are joined in a new way' },
      ],
      answers: [4],
      hints: [
        'Count the atoms of each kind in both boxes.',
        'In a reaction atoms change their partners.',
        'There are 8 hydrogen atoms and 4 oxygen atoms before, and as many afterwards.',
        'The atoms are the same ones. So what is different in the second box?',
      ],
      method_answer: [
        { text: 'The number of atoms of each kind stays the same.' },
        { text: 'Only their partners change: they are joined in a new way.' },
      ],
    },
  },
  {
    key: 'reactions-word-equation-parts',
    topics: ['chemical-reactions'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['SK3-CR-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'When {{a}} reacts with {{b}}, {{c}} is made. The word equation is [[1]]. The substances at the start, {{a}} and {{b}}, are the [[2]]. What is made is the [[3]].',
      max_score: 3,
      template: {
        rows: [
          { a: 'iron', b: 'sulfur', c: 'iron sulfide' },
          { a: 'magnesium', b: 'oxygen', c: 'magnesium oxide' },
          { a: 'sodium', b: 'chlorine', c: 'sodium chloride' },
          { a: 'carbon', b: 'oxygen', c: 'carbon dioxide' },
        ],
        draw: {},
      },
      gaps: [
        {
          options: [
            { text: '{{a}} + {{b}} → {{c}}' },
            option(
              '{{c}} → {{a}} + {{b}}',
              'arrow_of_reaction_reversed',
              'The arrow points to what is made.',
            ),
            option(
              '{{a}} → {{b}} + {{c}}',
              'reactant_behind_arrow',
              'Is {{b}} there at the start, or is it made?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'products',
              'reactants_and_products_swapped',
              'A product is what you get in the end.',
            ),
            { text: 'reactants' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'product' },
            option(
              'reactant',
              'reactants_and_products_swapped',
              'A reactant is what reacts at the start.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'What is there first, and what comes out?',
        'What reacts stands before the arrow. What is made stands after it.',
        'There are {{a}} and {{b}} at the start.',
        'A factory makes products. What reacts has a name that begins like “react”.',
      ],
      method_answer: [
        { text: '{{a}} + {{b}} → {{c}}' },
        { text: 'Reactants stand before the arrow, and products after it.' },
      ],
    },
  },
  {
    key: 'reactions-name-the-product',
    topics: ['chemical-reactions'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-CR-02'],
    question: {
      type: 'matching',
      text: 'Match the start of each word equation with its product. One is left over.',
      max_score: 4,
      left: ['copper + oxygen →', 'copper + sulfur →', 'zinc + chlorine →', 'zinc + oxygen →'],
      right: ['copper sulfide', 'zinc oxide', 'copper oxide', 'zinc sulfide', 'zinc chloride'],
      pairs: [3, 1, 5, 2],
      hints: [
        'All atoms of the product come from the two substances before the arrow.',
        'The metal keeps its name. The non-metal gets the ending -ide.',
        'Oxygen becomes oxide, and sulfur becomes sulfide.',
        'Chlorine becomes chloride. Now find the metal and the new second word for each line.',
      ],
      method_answer: [
        { text: 'The metal comes first and keeps its name.' },
        { text: 'Oxygen gives an oxide, sulfur a sulfide, and chlorine a chloride.' },
      ],
    },
  },
  {
    key: 'reactions-mass-of-product',
    topics: ['chemical-reactions'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-CA-04', 'GCSE-CQU-01'],
    question: {
      type: 'number',
      text: '{{m}} g of {{metal}} react with exactly {{o}} g of oxygen. Nothing is left over. What is the mass of the {{metal}} oxide? Give the unit.',
      max_score: 1,
      template: {
        rows: [
          { metal: 'magnesium', p: 3, q: 2 },
          { metal: 'copper', p: 4, q: 1 },
          { metal: 'calcium', p: 5, q: 2 },
        ],
        draw: { k: { from: 2, to: 6 } },
        derive: { m: 'p * k', o: 'q * k' },
        where: ['2 * o != m'],
        check: ['answer - m = o'],
      },
      answer: '{{m + o}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{m - o}}',
          'operation_exchanged',
          'Nothing leaves. Do the two masses come together or apart?',
        ),
        slip('{{m}}', 'gas_has_no_mass', 'The oxygen is in the product now. Does a gas have mass?'),
      ],
      hints: [
        'What are the new particles made of?',
        'Mass is kept: all atoms of the reactants are in the product.',
        'There are {{m}} g of {{metal}} and {{o}} g of oxygen.',
        'Add {{m}} g and {{o}} g.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} + {{o}} = {{m+o}}\ \text{g}`,
          text: 'The product has all of the atoms.',
        },
      ],
    },
  },
  {
    key: 'reactions-atoms-counted',
    topics: ['chemical-reactions'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-CR-01', 'SK3-CA-04'],
    question: {
      type: 'number',
      text: 'Each hydrogen particle is a pair of atoms, and so is each oxygen particle. In a closed box {{h}} hydrogen particles and {{k}} oxygen particles react, until all of them have become water. How many **atoms** are in the box afterwards?',
      max_score: 2,
      template: {
        draw: { k: { from: 3, to: 12 } },
        derive: { h: '2 * k' },
        check: ['answer = 2 * h + 2 * k'],
      },
      answer: '{{6 * k}}',
      mistakes: [
        slip(
          '{{3 * k}}',
          'particles_for_atoms',
          'These are particles. How many atoms is each of them?',
        ),
        slip(
          '{{2 * k}}',
          'products_counted_for_atoms',
          'So many water particles are made. How many atoms has each?',
        ),
      ],
      hints: [
        'Do atoms come or go in a reaction?',
        'The number of atoms stays the same. So count them before the reaction.',
        'There are {{h}} pairs of hydrogen atoms: {{2*h}} atoms.',
        'There are {{k}} pairs of oxygen atoms: {{2*k}} atoms. Add the two.',
      ],
      method_answer: [
        {
          maths: tex`2 \times {{h}} + 2 \times {{k}} = {{6*k}}`,
          text: 'All atoms are still there afterwards.',
        },
      ],
    },
  },
  {
    key: 'reactions-lost-mass-open',
    topics: ['chemical-reactions'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-CQU-01', 'SK3-CA-04'],
    question: {
      type: 'single_choice',
      text: 'Vinegar and baking soda fizz in an open flask on a balance. The reading falls from {{m}} g to {{n}} g. Why?',
      diagram: {
        kind: 'apparatus',
        pieces: [{ type: 'conical_flask', liquid: 0.4, label: 'on a balance' }],
      },
      max_score: 1,
      template: {
        draw: { m: { from: 180, to: 240, step: 4 }, d: { from: 2, to: 6 } },
        derive: { n: 'm - d' },
      },
      options: [
        option(
          'A gas was made, and gases make things lighter',
          'gas_has_no_mass',
          'A gas has mass. Where did it go?',
        ),
        option(
          'Mass is used up in every reaction',
          'matter_disappears',
          'Think of a closed bottle: would its reading fall as well?',
        ),
        { text: 'A gas was made and left the flask' },
        option(
          'The atoms of the liquid got smaller',
          'particles_change',
          'Atoms stay what they are. Are all of them still in the flask?',
        ),
      ],
      answers: [3],
      hints: [
        'Fizzing means that something is made. What is it, and where does it go?',
        'Mass is kept in a reaction. If the reading falls, something has left the balance.',
        'The flask is open, and bubbles come up.',
        '{{d}} g are missing on the balance. What could get out at the top?',
      ],
      method_answer: [
        { text: 'The fizzing is carbon dioxide, a gas.' },
        {
          text: 'The flask is open, so the gas leaves with its mass. In a closed flask the reading would stay.',
        },
      ],
    },
  },
  {
    key: 'reactions-mass-of-gas',
    topics: ['chemical-reactions'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-CQU-01', 'SK3-CA-04'],
    question: {
      type: 'number',
      text: '{{who}} mixes {{a}} g of an acid with {{b}} g of chalk in an open beaker. After the fizzing {{c}} g are left in the beaker. What is the mass of the gas that got out? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Sanjay', 'Elif', 'Marcus', 'Chloe'] },
          a: { from: 40, to: 90, step: 5 },
          b: { from: 5, to: 15 },
          g: { from: 2, to: 6 },
        },
        derive: { c: 'a + b - g' },
        where: ['c != a', '25 * g <= 11 * b', 'abs(c - a) != g', 'c > a'],
        check: ['a + b = c + answer'],
      },
      answer: '{{g}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{c - a}}',
          'one_reactant_left_out',
          'The chalk was put in as well. What was the mass of both?',
        ),
        slip(
          '{{a + b + c}}',
          'operation_exchanged',
          'What was there at the start, and what is left of it?',
        ),
      ],
      hints: [
        'What was the mass of everything at the start?',
        'The mass of all products is the mass of all reactants. One product is in the air.',
        'At the start there are {{a}} + {{b}} = {{a+b}} g.',
        'Take away the {{c}} g that are left in the beaker.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a+b}}\ \text{g}`, text: 'All that went in.' },
        { maths: tex`{{a+b}} - {{c}} = {{g}}\ \text{g}`, text: 'What is missing is the gas.' },
      ],
    },
  },
]
