import { chem } from '#curriculum/science/formulae.ts'
import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const limitingReactants: readonly ContentQuestion[] = [
  {
    key: 'limiting-which-runs-out',
    topics: ['limiting-reactants'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-CQU-05'],
    question: {
      type: 'single_choice',
      text: 'In {{eq}}, {{x}} mol of {{an}} and {{y}} mol of {{bn}} are put together. Which one is the limiting reactant?',
      max_score: 1,
      template: {
        rows: [
          { eq: chem('2H2 + O2 -> 2H2O'), an: 'hydrogen', bn: 'oxygen', p: 2, q: 1 },
          { eq: chem('2Mg + O2 -> 2MgO'), an: 'magnesium', bn: 'oxygen', p: 2, q: 1 },
          { eq: chem('2Na + Cl2 -> 2NaCl'), an: 'sodium', bn: 'chlorine', p: 2, q: 1 },
          { eq: chem('4Al + 3O2 -> 2Al2O3'), an: 'aluminium', bn: 'oxygen', p: 4, q: 3 },
        ],
        draw: { x: { from: 5, to: 12 }, y: { from: 4, to: 11 } },
        derive: { need: 'x * q / p' },
        where: ['x > y', 'need < y', 'is_integer(need)'],
      },
      options: [
        option(
          '{{bn}}, because its particles are heavier',
          'heavier_limits',
          'The moles are given already. Mass plays no part any more.',
        ),
        option(
          'neither: both are used up',
          'nothing_left_over',
          'The equation gives a ratio. Do {{x}} and {{y}} fit it?',
        ),
        option(
          '{{bn}}, because there are fewer moles of it',
          'fewest_moles_limits',
          'How many moles of {{bn}} do {{x}} mol of {{an}} need? Compare that with {{y}}.',
        ),
        { text: '{{an}}: {{x}} mol of it need only {{need}} mol of {{bn}}' },
      ],
      answers: [4],
      hints: [
        'In which ratio do the two react?',
        'Work out how much of one is needed for all of the other. Compare with what is there.',
        'In the equation {{p}} mol of {{an}} need {{q}} mol of {{bn}}.',
        'So {{x}} mol of {{an}} need {{x}} ÷ {{p}} × {{q}} mol of {{bn}}. Is there enough of it?',
      ],
      method_answer: [
        {
          maths: tex`{{x}} \div {{p}} \times {{q}} = {{need}}`,
          text: 'Moles of {{bn}} that are needed.',
        },
        { text: 'There are {{y}} mol, so {{bn}} is left over and {{an}} runs out first.' },
      ],
    },
  },
  {
    key: 'limiting-sandwich-model',
    topics: ['limiting-reactants'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-CQU-05'],
    question: {
      type: 'number',
      text: 'A bicycle needs 1 frame and 2 wheels. A workshop has {{f}} frames and {{w}} wheels. How many bicycles can it make?',
      diagram: {
        kind: 'bar_chart',
        categories: ['frames', 'wheels'],
        series: [{ values: ['{{f}}', '{{w}}'] }],
        y: { from: 0, to: 40, step: 10, label: 'Number' },
      },
      max_score: 1,
      template: {
        draw: { f: { from: 9, to: 20 }, b: { from: 5, to: 16 }, e: { pick: [0, 1] } },
        derive: { w: '2 * b + e' },
        where: ['b < f', 'w > f', 'w != f', 'f - b > 1'],
        check: ['answer = floor(w / 2)'],
      },
      answer: '{{b}}',
      mistakes: [
        slip('{{f}}', 'other_reactant_used', 'Are there enough wheels for all the frames?'),
        slip('{{w}}', 'ratio_ignored', 'Each bicycle takes two wheels.'),
      ],
      hints: [
        'What runs out first: frames or wheels?',
        'See how many bicycles the frames would do for, and how many the wheels would.',
        'The frames would do for {{f}} bicycles.',
        'Each bicycle takes 2 of the {{w}} wheels. The smaller of the two numbers counts.',
      ],
      method_answer: [
        {
          text: 'With {{w}} wheels, 2 for each, there are {{b}} bicycles. The frames would do for {{f}}.',
        },
        { text: 'The wheels limit: {{b}} bicycles, and some frames are left over.' },
      ],
    },
  },
  {
    key: 'limiting-mass-of-product',
    topics: ['limiting-reactants'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-CQU-05', 'GCSE-CQU-04'],
    question: {
      type: 'number',
      text: '{{m|dp1}} g of {{an}} and {{n|dp1}} g of {{bn}} react: {{eq}}. The masses of one mole are {{A}} g for {{an}}, {{B}} g for {{bn}} and {{C}} g for {{cn}}. What is the greatest mass of {{cn}} that can be made? Give the unit.',
      max_score: 3,
      template: {
        rows: [
          {
            eq: chem('2Mg + O2 -> 2MgO'),
            an: 'magnesium',
            bn: 'oxygen',
            cn: 'magnesium oxide',
            A: 24,
            B: 32,
            C: 40,
            p: 2,
            q: 1,
            r: 2,
          },
          {
            eq: chem('Fe + S -> FeS'),
            an: 'iron',
            bn: 'sulfur',
            cn: 'iron sulfide',
            A: 56,
            B: 32,
            C: 88,
            p: 1,
            q: 1,
            r: 1,
          },
          {
            eq: chem('2H2 + O2 -> 2H2O'),
            an: 'hydrogen',
            bn: 'oxygen',
            cn: 'water',
            A: 2,
            B: 32,
            C: 18,
            p: 2,
            q: 1,
            r: 2,
          },
          {
            eq: chem('2Ca + O2 -> 2CaO'),
            an: 'calcium',
            bn: 'oxygen',
            cn: 'calcium oxide',
            A: 40,
            B: 32,
            C: 56,
            p: 2,
            q: 1,
            r: 2,
          },
        ],
        draw: { k: { from: 1, to: 5 }, e: { from: 2, to: 4 } },
        derive: {
          x: 'k * p / 10',
          y: 'k * q * e / 10',
          m: 'A * k * p / 10',
          n: 'B * k * q * e / 10',
          z: 'k * r / 10',
        },
        check: ['answer / C / r = m / A / p'],
      },
      answer: '{{z * C|dp1}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{z * e * C|dp1}}',
          'other_reactant_used',
          'Is there enough {{an}} for all of the {{bn}}?',
        ),
        slip(
          '{{m + n|dp1}}',
          'masses_just_added',
          'Not all of both reacts. Which one is left over?',
        ),
      ],
      hints: [
        'Which of the two runs out first?',
        'Change both masses to moles. Compare with the ratio of the equation. Go on with the one that runs out.',
        'There are {{x|dp1}} mol of {{an}} and {{y|dp1}} mol of {{bn}}. The equation has {{p}} mol for {{q}} mol.',
        'The {{an}} runs out first. In the equation {{p}} mol of it give {{r}} mol of {{cn}}. Change these moles to grams.',
      ],
      method_answer: [
        {
          maths: tex`{{m|dp1}} \div {{A}} = {{x|dp1}}, \quad {{n|dp1}} \div {{B}} = {{y|dp1}}`,
          text: 'Moles of both. There is more {{bn}} than {{an}} can use.',
        },
        {
          maths: tex`{{z|dp1}} \times {{C}} = {{z*C|dp1}}\ \text{g}`,
          text: 'The {{an}} gives so many moles of {{cn}}, and this is their mass.',
        },
      ],
    },
  },
  {
    key: 'limiting-read-graph',
    topics: ['limiting-reactants'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CQU-05'],
    question: {
      type: 'cloze_dropdown',
      text: '{{who}} uses the same volume of acid each time, with more and more magnesium. The graph shows the volume of hydrogen: it rises in a straight line up to {{k|dp1}} g of magnesium and is level after that. With little magnesium, the limiting reactant is the [[1]]. After {{k|dp1}} g it is the [[2]], and some [[3]] is left over.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 1, step: '0.2', label: 'Mass of metal (g)' },
        y: { from: 0, to: 500, step: 100, label: 'Hydrogen (cm³)' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{k}}', '{{1000 * k}}'],
              [1, '{{1000 * k}}'],
            ],
            marks: 'none',
          },
        ],
        alt: 'A graph of hydrogen against the mass of metal. It rises in a straight line up to {{k|dp1}} g and stays level after that.',
      },
      max_score: 3,
      template: {
        draw: { t: { from: 2, to: 5 }, who: { pick: ['Asha', 'Petra', 'Kwame'] } },
        derive: { k: 't / 10' },
      },
      gaps: [
        {
          options: [
            { text: 'magnesium' },
            option(
              'acid',
              'limiting_and_excess_swapped',
              'More metal gives more gas there. So what was there too little of?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'magnesium',
              'limiting_and_excess_swapped',
              'More metal gives no more gas there. So what has run out?',
            ),
            { text: 'acid' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'magnesium' },
            option('acid', 'limiting_and_excess_swapped', 'What has run out cannot be left over.'),
          ],
          answer: 1,
        },
      ],
      hints: [
        'What would happen if you added a little more metal: at the beginning, and at the end?',
        'The limiting reactant is the one that runs out. More of it would give more product.',
        'In the first part, more metal gives more gas.',
        'In the level part, more metal changes nothing. So the other one has run out.',
      ],
      method_answer: [
        { text: 'While the line rises, more magnesium gives more gas: it is limiting.' },
        { text: 'Where it is level, all of the acid has reacted, and magnesium is left over.' },
      ],
    },
  },
  {
    key: 'limiting-mass-from-concentration',
    topics: ['limiting-reactants'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-CQU-08'],
    question: {
      type: 'number',
      text: 'What mass of salt is needed for {{v}} cm³ of a solution with a concentration of {{c}} g/dm³? Give the unit.',
      max_score: 2,
      template: {
        draw: { v: { pick: [50, 150, 200, 250, 400, 750] }, c: { from: 8, to: 60, step: 4 } },
        derive: { m: 'c * v / 1000' },
        where: ['m != c', '1000 * c / v != m'],
        check: ['answer * 1000 / v = c'],
      },
      answer: '{{m|dp1}}',
      unit: 'g',
      mistakes: [
        slip(
          '{{c * v}}',
          'cubic_units_left',
          'The concentration is for each dm³. How many dm³ are there?',
        ),
        slip(
          '{{1000 * c / v|dp3}}',
          'divided_for_multiplied',
          'Less than one dm³ needs less salt than {{c}} g. How much less?',
        ),
      ],
      hints: [
        'How much salt would a whole dm³ need?',
        'Mass = concentration × volume, with the volume in dm³.',
        '{{v}} cm³ are {{v/1000|dp2}} dm³.',
        'Work out {{c}} × {{v/1000|dp2}}, in grams.',
      ],
      method_answer: [
        {
          maths: tex`{{v}} \div 1{,}000 = {{v/1000|dp2}}\ \text{dm}^3`,
          text: 'The volume in dm³.',
        },
        {
          maths: tex`{{c}} \times {{v/1000|dp2}} = {{m|dp1}}\ \text{g}`,
          text: 'Concentration times volume.',
        },
      ],
    },
  },
  {
    key: 'limiting-volume-from-mass',
    topics: ['limiting-reactants'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-CQU-08'],
    question: {
      type: 'number',
      text: '{{who}} has {{m}} g of sodium carbonate. What volume of solution with a concentration of {{c}} g/dm³ can be made from it, in cm³?',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Ayesha', 'Felix', 'Mina', 'Rory'] },
          c: { pick: [10, 20, 25, 40, 50, 80] },
          m: { from: 3, to: 18 },
        },
        derive: { v: '1000 * m / c' },
        where: ['is_integer(v)', 'v != m * c', 'v < 1000'],
        check: ['c * answer / 1000 = m'],
      },
      answer: '{{v}}',
      mistakes: [
        slip('{{v / 1000|dp4}}', 'cubic_units_left', 'This is in dm³. What is it in cm³?'),
        slip(
          '{{m * c}}',
          'multiplied_for_divided',
          'Each dm³ takes {{c}} g. How often do they fit into {{m}} g?',
        ),
      ],
      hints: [
        'How much of it does one dm³ take?',
        'Volume = mass ÷ concentration, in dm³. Then change to cm³.',
        '{{m}} ÷ {{c}} = {{m/c|dp3}} dm³.',
        'Multiply {{m/c|dp3}} by 1,000 for cm³.',
      ],
      method_answer: [
        {
          maths: tex`{{m}} \div {{c}} = {{m/c|dp3}}\ \text{dm}^3`,
          text: 'Mass divided by concentration.',
        },
        { maths: tex`{{m/c|dp3}} \times 1{,}000 = {{v}}\ \text{cm}^3`, text: 'In cm³.' },
      ],
    },
  },
  {
    key: 'limiting-diluting',
    topics: ['limiting-reactants'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['GCSE-CQU-08'],
    question: {
      type: 'number',
      text: 'Water is added to {{v}} cm³ of a solution with a concentration of {{c}} g/dm³, until there are {{w}} cm³. What is the concentration now, in g/dm³?',
      max_score: 2,
      template: {
        draw: { v: { pick: [50, 100, 150, 200] }, k: { from: 2, to: 5 }, n: { from: 6, to: 15 } },
        derive: { w: 'v * k', c: 'n * k' },
        where: [
          'n * (k - 1) != n * k * v / (v * k - v)',
          'k != n',
          'is_integer(n * k / (k - 1)) or k > 2',
          'k != 2 or n != n * k',
        ],
        check: ['answer * w = c * v'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{c}}',
          'dilution_keeps_concentration',
          'The salt is the same, but it is in more water now.',
        ),
        slip(
          '{{c * k}}',
          'multiplied_for_divided',
          'Does adding water make it more or less concentrated?',
        ),
      ],
      hints: [
        'What stays the same when water is added, and what changes?',
        'The mass of the salt stays. So when the volume gets larger, the concentration gets smaller by the same factor.',
        'The volume has become {{w}} ÷ {{v}} = {{k}} times as large.',
        'Divide {{c}} g/dm³ by {{k}}.',
      ],
      method_answer: [
        {
          maths: tex`{{w}} \div {{v}} = {{k}}`,
          text: 'Times the volume, with the same mass of salt.',
        },
        {
          maths: tex`{{c}} \div {{k}} = {{n}}\ \text{g/dm}^3`,
          text: 'So the concentration is so many times smaller.',
        },
      ],
    },
  },
  {
    key: 'limiting-why-excess',
    topics: ['limiting-reactants'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['GCSE-CQU-05'],
    question: {
      type: 'true_false',
      text: 'Ama says: “In a reaction the limiting reactant is always the one with the smaller mass.” True or false?',
      max_score: 1,
      options: [
        option(
          'True',
          'smaller_mass_limits',
          'Compare 4 g of hydrogen with 16 g of oxygen. Which one runs out?',
        ),
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'What do the numbers of an equation count?',
        'They count moles. A small mass of light particles can be many moles.',
        'Take 4 g of hydrogen and 16 g of oxygen: these are 2 mol and 0.5 mol.',
        'In 2 mol of hydrogen with 1 mol of oxygen there is just enough of both. With only 0.5 mol of oxygen, what runs out?',
      ],
      method_answer: [
        { text: '4 g of hydrogen are 2 mol, and 16 g of oxygen are 0.5 mol.' },
        {
          text: '2 mol of hydrogen would need 1 mol of oxygen, so oxygen runs out although its mass is larger.',
        },
      ],
    },
  },
]
