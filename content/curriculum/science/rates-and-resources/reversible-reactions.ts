import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const reversibleReactions: readonly ContentQuestion[] = [
  {
    key: 'reversible-ammonium-chloride',
    topics: ['reversible-reactions'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-CRA-06'],
    question: {
      type: 'cloze_dropdown',
      text: 'White ammonium chloride is heated at the bottom of a tube: $\\text{NH}_4\\text{Cl} \\rightleftharpoons \\text{NH}_3 + \\text{HCl}$. At the hot end it [[1]]. Higher up, where it is cool, a white solid appears again: it is [[2]]. The sign ⇌ says that the reaction can go [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'only melts',
              'reversible_as_state_change',
              'Two new gases stand on the right of the equation.',
            ),
            { text: 'splits into two gases' },
            option('burns', 'reversible_as_state_change', 'There is no oxygen in the equation.'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'ammonium chloride' },
            option(
              'ammonia',
              'reverse_reaction_overlooked',
              'Ammonia is a gas. What can the two gases make together?',
            ),
            option(
              'hydrogen chloride',
              'reverse_reaction_overlooked',
              'This is a gas. What can the two gases make together?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option('only to the right', 'one_way_arrow', 'Look at the heads of the arrow.'),
            { text: 'both ways' },
            option(
              'on for ever without energy',
              'energy_is_made',
              'Heating was needed for one direction.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Read the equation from left to right, then from right to left.',
        'Two half arrows mean that there is a forward reaction and a reverse one.',
        'On the right stand ammonia and hydrogen chloride, which are both gases.',
        'In the cool part these two meet. Read the equation backwards to see what they make.',
      ],
      method_answer: [
        { text: 'Forward, when hot: it splits into ammonia and hydrogen chloride.' },
        { text: 'Reverse, when cool: the gases join to ammonium chloride again.' },
      ],
    },
  },
  {
    key: 'reversible-copper-sulfate',
    topics: ['reversible-reactions'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['GCSE-CRA-06', 'GCSE-CEN-01'],
    question: {
      type: 'matching',
      text: 'Blue copper sulfate with water in its crystals $\\rightleftharpoons$ white copper sulfate + water. Match what is done with what happens. One is left over.',
      max_score: 3,
      left: [
        'the blue crystals are heated',
        'water is dropped on the white powder',
        'the blue crystals are left in a closed jar',
      ],
      right: [
        'it turns blue and gets warm',
        'it turns red',
        'it turns white and takes energy in',
        'it stays as it is',
      ],
      pairs: [3, 1, 4],
      hints: [
        'Heating drives one of the two directions.',
        'One direction takes energy in. The other one gives as much out.',
        'When the crystals are heated, their water leaves.',
        'Adding water is the reverse. So colour and energy go the other way round.',
      ],
      method_answer: [
        { text: 'Heating is endothermic: the water leaves and white powder is left.' },
        { text: 'Adding water is exothermic: blue crystals form and it gets warm.' },
      ],
    },
  },
  {
    key: 'reversible-true-at-equilibrium',
    topics: ['reversible-reactions'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CRA-06'],
    question: {
      type: 'multiple_choice',
      text: 'A reversible reaction in a closed flask has reached equilibrium. What is true? Choose all of them.',
      max_score: 2,
      options: [
        option(
          'There is as much product as reactant.',
          'equilibrium_equal_amounts',
          'The rates are equal. Does that make the amounts equal?',
        ),
        option(
          'Both reactions have stopped.',
          'equilibrium_reaction_stops',
          'Nothing seems to change. But what do the particles do?',
        ),
        option(
          'All of the reactants have become product.',
          'equilibrium_all_used',
          'What would the reverse reaction do with the product?',
        ),
        { text: 'The forward and the reverse reaction are equally fast.' },
        { text: 'The amounts of all substances stay the same.' },
      ],
      answers: [4, 5],
      hints: [
        'Think of a shop in which as many people go in as come out each minute.',
        'Is the shop empty? Does anybody move? Does the number of people change?',
        'What is equal is how many go each way in a minute.',
        'So one true sentence is about how fast, and the other about what does not change.',
      ],
      method_answer: [
        { text: 'Both reactions go on, equally fast: it is a dynamic equilibrium.' },
        { text: 'So the amounts do not change. But they need not be equal to each other.' },
      ],
    },
  },
  {
    key: 'reversible-when-rates-meet',
    topics: ['reversible-reactions'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-CRA-06'],
    question: {
      type: 'number',
      text: 'The graph shows the rates of the forward and the reverse reaction. After how many seconds is equilibrium reached?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (s)' },
        y: { from: 0, to: 10, step: 2, label: 'Rate' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, '{{f}}'],
              ['{{t/2}}', '{{(f+g)/2-0.6}}'],
              ['{{t}}', '{{g}}'],
              [60, '{{g}}'],
            ],
            label: 'forward',
          },
          {
            type: 'smooth',
            points: [
              [0, 0],
              ['{{t/2}}', '{{g-1}}'],
              ['{{t}}', '{{g}}'],
            ],
            dashed: true,
          },
        ],
        alt: 'Two curves of rate against time. Forward: {{f}} at 0 s, {{(f+g)/2-0.6|dp1}} at {{t/2}} s, {{g}} at {{t}} s and {{g}} at 60 s. Reverse, dashed: 0 at 0 s, {{g-1}} at {{t/2}} s, {{g}} at {{t}} s and {{g}} at 60 s.',
        note: 'dashed: reverse reaction',
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { t: 20, f: 9, g: 4 },
          { t: 30, f: 10, g: 4 },
          { t: 40, f: 8, g: 3 },
          { t: 30, f: 9, g: 3 },
          { t: 40, f: 10, g: 5 },
        ],
        check: ['answer / 10 = t / 10'],
      },
      answer: '{{t}}',
      mistakes: [
        slip(
          '0',
          'equilibrium_at_the_start',
          'At the start only the forward reaction goes. When are both equally fast?',
        ),
        slip(
          '{{g}}',
          'other_quantity_given',
          'This is the rate at which they meet. At what time is that?',
        ),
      ],
      hints: [
        'What is equal at equilibrium?',
        'The rates of both directions are equal there. So look for the place where the curves meet.',
        'They meet at a rate of {{g}}.',
        'From that point go straight down to the time axis.',
      ],
      method_answer: [
        { maths: tex`t = {{t}}\ \text{s}`, text: 'From there on both rates are equal.' },
      ],
    },
  },
  {
    key: 'reversible-energy-of-reverse',
    topics: ['reversible-reactions', 'energy-changes'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-CRA-06', 'GCSE-CEN-01'],
    question: {
      type: 'single_choice',
      text: 'A reversible reaction {{does}} {{q}} kJ when a certain amount reacts forward. What does the **reverse** reaction of the same amount do?',
      max_score: 1,
      template: {
        draw: { q: { from: 40, to: 180, step: 7 } },
        rows: [
          { does: 'gives out', same: 'It gives out', other: 'It takes in', kind: 'endothermic' },
          { does: 'takes in', same: 'It takes in', other: 'It gives out', kind: 'exothermic' },
        ],
        derive: { half: 'q / 2', twice: '2 * q' },
      },
      options: [
        option(
          '{{other}} {{twice}} kJ',
          'reverse_energy_other_size',
          'There and back must come to nothing. Energy is neither made nor lost.',
        ),
        option(
          '{{same}} {{q}} kJ as well',
          'reverse_energy_same_sign',
          'Go there and back. Could both ways give energy?',
        ),
        option(
          'Nothing: only the forward reaction has an energy change',
          'reverse_energy_none',
          'How would the energy ever come back to where it was?',
        ),
        { text: '{{other}} {{q}} kJ' },
      ],
      answers: [4],
      hints: [
        'Think of a step up and the same step down.',
        'There and back, everything is as before. So the two energy changes must cancel.',
        'The forward reaction {{does}} {{q}} kJ.',
        'The reverse has the same size, and the other direction: it is {{kind}}.',
      ],
      method_answer: [
        { text: 'The amounts are the same, since energy is conserved: {{q}} kJ each way.' },
        { text: 'One direction is exothermic and the other is endothermic.' },
      ],
    },
  },
  {
    key: 'reversible-way-to-equilibrium',
    topics: ['reversible-reactions'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CRA-06'],
    question: {
      type: 'ordering',
      text: 'Only the reactants are put into a closed flask: A + B ⇌ C + D. Put what happens in order.',
      max_score: 3,
      items: [
        'Only A and B are there, so only the forward reaction goes.',
        'The first C and D appear.',
        'The reverse reaction begins, slowly at first.',
        'The forward reaction gets slower and the reverse one faster.',
        'Both are equally fast, and the amounts stay the same.',
      ],
      hints: [
        'What is in the flask at the very start?',
        'The reverse reaction needs C and D. The more there are, the faster it goes.',
        'Products must appear before they can react back.',
        'The two rates approach each other. What is the last thing that happens to them?',
      ],
      method_answer: [
        { text: 'The forward rate falls as A and B are used up.' },
        { text: 'The reverse rate grows with C and D, until both are equal.' },
      ],
    },
  },
  {
    key: 'reversible-why-closed',
    topics: ['reversible-reactions'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['GCSE-CRA-06'],
    question: {
      type: 'single_choice',
      text: 'Limestone is heated: $\\text{CaCO}_3 \\rightleftharpoons \\text{CaO} + \\text{CO}_2$. In an open kiln **all** of it turns into calcium oxide. In a closed vessel some limestone stays. Why?',
      max_score: 1,
      options: [
        option(
          'In the closed vessel both reactions stop half way',
          'equilibrium_reaction_stops',
          'At equilibrium nothing seems to change. Do the reactions stop?',
        ),
        option(
          'In the closed vessel the forward reaction never begins',
          'equilibrium_reaction_stops',
          'Some calcium oxide does form there. What happens to it?',
        ),
        option(
          'In the open kiln it is hotter',
          'open_system_overlooked',
          'Suppose that both are as hot. What leaves the open kiln?',
        ),
        {
          text: 'In the open kiln the carbon dioxide escapes and cannot react back',
        },
      ],
      answers: [4],
      hints: [
        'Which of the three substances is a gas?',
        'Equilibrium needs a closed system: nothing gets in and nothing gets out.',
        'The reverse reaction needs calcium oxide and carbon dioxide together.',
        'What happens to the gas in an open kiln? And what can the reverse reaction do then?',
      ],
      method_answer: [
        { text: 'The gas escapes from an open kiln, so nothing can react back.' },
        { text: 'In a closed vessel it stays, and an equilibrium is reached.' },
      ],
    },
  },
]
