import { chem } from '#curriculum/science/formulae.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const bondEnergies: readonly ContentQuestion[] = [
  {
    key: 'bonds-count-in-methane',
    topics: ['bond-energies'],
    difficulty: -0.6,
    minutes: 2,
    statements: ['GCSE-CEN-04'],
    question: {
      type: 'fill_blanks',
      text: `Methane burns: ${chem('CH4 + 2O2 -> CO2 + 2H2O')}. Each methane molecule has four C–H bonds, each oxygen molecule one O=O bond, each carbon dioxide molecule two C=O bonds, and each water molecule two O–H bonds. Count all bonds: C–H [[1]], O=O [[2]], C=O [[3]], O–H [[4]].`,
      max_score: 4,
      blanks: [
        { type: 'number', answer: '4' },
        {
          type: 'number',
          answer: '2',
          mistakes: [slip('1', 'number_in_front_ignored', 'How many oxygen molecules are there?')],
        },
        {
          type: 'number',
          answer: '2',
          mistakes: [slip('1', 'one_bond_per_molecule', 'Carbon is joined to two oxygen atoms.')],
        },
        {
          type: 'number',
          answer: '4',
          mistakes: [
            slip(
              '2',
              'number_in_front_ignored',
              'That is in one water molecule. How many are there?',
            ),
          ],
        },
      ],
      hints: [
        'Draw each molecule with its bonds.',
        'Count the bonds in one molecule, and multiply by the number in front of it.',
        'There is a single methane molecule, with hydrogen on all sides of the carbon.',
        'Mind the numbers in front of oxygen and of water: their bonds count twice.',
      ],
      method_answer: [
        { text: 'Methane has 4 C–H bonds. Oxygen is there twice: 2 O=O bonds.' },
        { text: 'Carbon dioxide has 2 C=O bonds. Water is there twice: 4 O–H bonds.' },
      ],
    },
  },
  {
    key: 'bonds-energy-to-break',
    topics: ['bond-energies'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-CEN-04'],
    question: {
      type: 'number',
      text: 'In {{eq}} these bonds are broken: {{n}} × {{x}} and {{m}} × {{y}}. The bond energies are {{a}} kJ for {{x}} and {{b|thousands}} kJ for {{y}}, each for one mole. How much energy is taken in to break all of these bonds, in kJ?',
      max_score: 2,
      template: {
        rows: [
          { eq: chem('2H2 + O2 -> 2H2O'), n: 2, x: 'H–H', a: 436, m: 1, y: 'O=O', b: 498 },
          { eq: chem('N2 + 3H2 -> 2NH3'), n: 1, x: 'N≡N', a: 945, m: 3, y: 'H–H', b: 436 },
          { eq: chem('CH4 + 2O2 -> CO2 + 2H2O'), n: 4, x: 'C–H', a: 413, m: 2, y: 'O=O', b: 498 },
          { eq: chem('CO2 + 4H2 -> CH4 + 2H2O'), n: 2, x: 'C=O', a: 805, m: 4, y: 'H–H', b: 436 },
        ],
        draw: {},
        check: ['answer - n * a = m * b'],
      },
      answer: '{{n * a + m * b}}',
      mistakes: [
        slip('{{a + b}}', 'bonds_counted_once', 'How many bonds of each kind are there?'),
        slip(
          '{{(n + m) * (a + b)}}',
          'counts_and_energies_joined',
          'Each kind has its own number and its own energy. Work them out one by one.',
        ),
      ],
      hints: [
        'How many bonds of each kind are broken?',
        'Multiply the number of bonds by the energy of one, for each kind. Then add.',
        'For {{x}}: {{n}} × {{a}} = {{n*a|thousands}} kJ.',
        'For {{y}}: {{m}} × {{b}} = {{m*b|thousands}} kJ. Add the two.',
      ],
      method_answer: [
        {
          maths: '{{n}} \\times {{a}} + {{m}} \\times {{b}} = {{n*a+m*b}}',
          text: 'All bonds that are broken, in kJ.',
        },
      ],
    },
  },
  {
    key: 'bonds-exo-or-endo',
    topics: ['bond-energies'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-CEN-04', 'GCSE-CEN-03'],
    question: {
      type: 'single_choice',
      text: 'In a reaction, breaking the bonds takes in {{b|thousands}} kJ, and making the new bonds gives out {{m|thousands}} kJ. What kind of reaction is it, and what is the energy change?',
      max_score: 1,
      template: {
        draw: { b: { from: 900, to: 1900, step: 50 }, d: { from: 60, to: 380, step: 20 } },
        derive: { m: 'b + d' },
      },
      options: [
        { text: 'Exothermic: {{d}} kJ are given out' },
        option(
          'Endothermic: {{d}} kJ are taken in',
          'exo_and_endo_swapped',
          'More is given out than taken in. Does it get warmer or colder around it?',
        ),
        option(
          'Exothermic: {{b + m|thousands}} kJ are given out',
          'in_and_out_added',
          'One amount goes in and one comes out. What is left over?',
        ),
        option(
          'Endothermic, because bonds are broken first',
          'reaction_changes_kind',
          'Bonds are broken in every reaction. What is the balance of both steps?',
        ),
      ],
      answers: [1],
      hints: [
        'Compare what goes in with what comes out.',
        'Energy change = energy in (breaking) − energy out (making). If more comes out, it is exothermic.',
        '{{b|thousands}} kJ go in and {{m|thousands}} kJ come out.',
        'More comes out than goes in. The difference is {{m}} − {{b}}.',
      ],
      method_answer: [
        {
          maths: '{{m}} - {{b}} = {{d}}',
          text: 'So many kJ more come out than go in: exothermic.',
        },
      ],
    },
  },
  {
    key: 'bonds-overall-change',
    topics: ['bond-energies'],
    difficulty: 0.4,
    minutes: 3,
    statements: ['GCSE-CEN-04'],
    question: {
      type: 'number',
      text: 'Bond energies in kJ for one mole: {{x}} {{a}}, {{y}} {{b}}, {{z}} {{c}}. In {{eq}}, {{n}} {{x}} and {{m}} {{y}} bonds are broken, and {{k}} {{z}} bonds are made. How much energy is **given out** overall, in kJ?',
      max_score: 3,
      template: {
        rows: [
          {
            eq: chem('H2 + F2 -> 2HF'),
            x: 'H–H',
            a: 436,
            y: 'F–F',
            b: 158,
            z: 'H–F',
            c: 567,
            n: 1,
            m: 1,
            k: 2,
          },
          {
            eq: chem('H2 + Cl2 -> 2HCl'),
            x: 'H–H',
            a: 436,
            y: 'Cl–Cl',
            b: 242,
            z: 'H–Cl',
            c: 431,
            n: 1,
            m: 1,
            k: 2,
          },
          {
            eq: chem('H2 + Br2 -> 2HBr'),
            x: 'H–H',
            a: 436,
            y: 'Br–Br',
            b: 193,
            z: 'H–Br',
            c: 366,
            n: 1,
            m: 1,
            k: 2,
          },
          {
            eq: chem('2H2 + O2 -> 2H2O'),
            x: 'H–H',
            a: 436,
            y: 'O=O',
            b: 498,
            z: 'O–H',
            c: 464,
            n: 2,
            m: 1,
            k: 4,
          },
          {
            eq: chem('N2 + 3H2 -> 2NH3'),
            x: 'H–H',
            a: 436,
            y: 'N≡N',
            b: 945,
            z: 'N–H',
            c: 391,
            n: 3,
            m: 1,
            k: 6,
          },
        ],
        draw: {},
        derive: { in: 'n * a + m * b', out: 'k * c' },
        check: ['in + answer = k * c'],
      },
      answer: '{{out - in}}',
      mistakes: [
        slip(
          '{{in - out}}',
          'energy_sign_turned',
          'It asks how much is given out. More comes out than goes in.',
        ),
        slip(
          '{{in + out}}',
          'in_and_out_added',
          'One amount goes in and one comes out. What is left over?',
        ),
        slip('{{in - c}}', 'bonds_counted_once', 'How many {{z}} bonds are made?'),
      ],
      hints: [
        'Work out the energy in and the energy out, one after the other.',
        'In: all bonds that are broken. Out: all bonds that are made. The difference is the energy change.',
        'In: {{n}} × {{a}} + {{m}} × {{b}} = {{in|thousands}} kJ.',
        'Out: {{k}} × {{c}} = {{out|thousands}} kJ. How much more comes out than goes in?',
      ],
      method_answer: [
        {
          maths: '{{n}} \\times {{a}} + {{m}} \\times {{b}} = {{in}}',
          text: 'Taken in to break bonds, in kJ.',
        },
        { maths: '{{k}} \\times {{c}} = {{out}}', text: 'Given out when bonds are made, in kJ.' },
        { maths: '{{out}} - {{in}} = {{out-in}}', text: 'Given out overall, in kJ: exothermic.' },
      ],
    },
  },
  {
    key: 'bonds-as-signed-change',
    topics: ['bond-energies'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CEN-04', 'GCSE-CEN-03'],
    question: {
      type: 'multi_part',
      text: 'In a reaction, bonds of {{b|thousands}} kJ are broken and bonds of {{m|thousands}} kJ are made. Use: energy change = energy taken in − energy given out.',
      max_score: 2,
      template: {
        draw: { m: { from: 700, to: 1800, step: 20 }, d: { from: 40, to: 360, step: 20 } },
        derive: { b: 'm + d' },
        check: ['answer1 + m = b'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the energy change, in kJ, with its sign?',
          max_score: 1,
          answer: '{{d}}',
          mistakes: [
            slip(
              '{{-d}}',
              'energy_sign_turned',
              'Which is taken away from which? Look at the equation.',
            ),
            slip('{{b + m}}', 'in_and_out_added', 'There is a minus in the equation.'),
          ],
          hints: [
            'What is taken in, and what is given out?',
            'Broken bonds take energy in. Made bonds give energy out.',
            'In: {{b|thousands}} kJ. Out: {{m|thousands}} kJ.',
            'Work out {{b}} − {{m}}.',
          ],
          method_answer: [{ maths: '{{b}} - {{m}} = {{d}}', text: 'In kJ, with a plus sign.' }],
        },
        {
          type: 'single_choice',
          text: 'Which kind of reaction is it?',
          max_score: 1,
          options: [
            option(
              'exothermic',
              'exo_and_endo_swapped',
              'More goes in than comes out. What happens to the surroundings?',
            ),
            { text: 'endothermic' },
            option(
              'neither, because bonds are broken and made',
              'reaction_changes_kind',
              'Both steps are in every reaction. Which amount is larger?',
            ),
          ],
          answers: [2],
          hints: [
            'Does more go in or come out?',
            'If more energy goes in, it is taken from the surroundings.',
            '{{b}} is more than {{m}}.',
            'The surroundings get colder. Which of the words means that?',
          ],
          method_answer: [{ text: 'More energy is taken in than given out: endothermic.' }],
        },
      ],
      hints: [
        'Put the numbers into the equation, and look at the sign.',
        'A plus sign means that energy is taken in overall.',
        'Taken in: {{b|thousands}} kJ. Given out: {{m|thousands}} kJ.',
        'For (a) work out {{b}} − {{m}}. For (b) ask whether more goes in or comes out.',
      ],
      method_answer: [
        { maths: '{{b}} - {{m}} = {{d}}', text: '(a) In kJ.' },
        { text: '(b) More is taken in than given out: endothermic.' },
      ],
    },
  },
  {
    key: 'bonds-find-unknown',
    topics: ['bond-energies'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-CEN-04'],
    question: {
      type: 'number',
      text: 'In {{eq}} overall {{g}} kJ are given out. The bond energies are {{a}} kJ for H–H and {{b|thousands}} kJ for {{y}}. Find the bond energy of {{z}}, in kJ.',
      max_score: 3,
      template: {
        rows: [
          { eq: chem('H2 + Cl2 -> 2HCl'), a: 436, y: 'Cl–Cl', b: 242, z: 'H–Cl', g: 184 },
          { eq: chem('H2 + Br2 -> 2HBr'), a: 436, y: 'Br–Br', b: 193, z: 'H–Br', g: 103 },
          { eq: chem('H2 + F2 -> 2HF'), a: 436, y: 'F–F', b: 158, z: 'H–F', g: 540 },
          { eq: chem('H2 + I2 -> 2HI'), a: 436, y: 'I–I', b: 151, z: 'H–I', g: 11 },
        ],
        draw: {},
        check: ['2 * answer - a - b = g'],
      },
      answer: '{{(a + b + g) / 2}}',
      mistakes: [
        slip(
          '{{a + b + g}}',
          'bonds_counted_once',
          'This is the energy of all bonds that are made. How many are there?',
        ),
        slip(
          '{{(a + b - g) / 2|dp1}}',
          'energy_sign_turned',
          'Energy is given out overall. So is more given out or taken in?',
        ),
      ],
      hints: [
        'What is known: energy in, energy out or the difference?',
        'Energy out = energy in + what is given out overall. Then share it among the bonds that are made.',
        'In: {{a}} + {{b}} = {{a+b|thousands}} kJ.',
        'Out: {{a+b}} + {{g}} = {{a+b+g|thousands}} kJ, for two {{z}} bonds.',
      ],
      method_answer: [
        {
          maths: '{{a}} + {{b}} + {{g}} = {{a+b+g}}',
          text: 'Given out by making two {{z}} bonds, in kJ.',
        },
        { maths: '{{a+b+g}} \\div 2 = {{(a+b+g)/2}}', text: 'For one of them, in kJ.' },
      ],
    },
  },
]
