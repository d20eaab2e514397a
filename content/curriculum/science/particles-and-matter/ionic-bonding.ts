import { chem } from '#curriculum/science/formulae.ts'
import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { ionLattice } from './structure-drawings.ts'

export const ionicBonding: readonly ContentQuestion[] = [
  {
    key: 'ionic-charge-of-nonmetal',
    topics: ['ionic-bonding'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-CBO-03'],
    question: {
      type: 'number',
      text: '{{name}} is in Group {{g}}. What is the charge of its ion? Write the sign first, as in +1.',
      max_score: 1,
      template: {
        rows: [
          { name: 'Oxygen', g: 6 },
          { name: 'Sulfur', g: 6 },
          { name: 'Chlorine', g: 7 },
          { name: 'Fluorine', g: 7 },
          { name: 'Nitrogen', g: 5 },
        ],
        draw: {},
        check: ['g - answer = 8'],
      },
      answer: '{{g - 8}}',
      mistakes: [
        slip(
          '{{8 - g}}',
          'ion_charge_turned_round',
          'It gains electrons. Which charge does an electron have?',
        ),
        slip(
          '{{g}}',
          'group_number_as_charge',
          'It does not lose all of its outer electrons. Is a full shell near?',
        ),
        slip(
          '{{-g}}',
          'group_number_as_charge',
          'The group tells what it has. How many does it still need?',
        ),
      ],
      hints: [
        'How many outer electrons does the atom have, and how many are missing to 8?',
        'A non-metal gains electrons until its outer shell is full. Each electron brings one negative charge.',
        'It has {{g}} outer electrons.',
        'It gains 8 − {{g}} electrons. Mind the sign of their charge.',
      ],
      method_answer: [
        { maths: tex`8 - {{g}} = {{8-g}}`, text: 'So many electrons are gained.' },
        { maths: tex`{{g}} - 8 = {{g-8}}`, text: 'Each one is negative, and so is the charge.' },
      ],
    },
  },
  {
    key: 'ionic-electrons-in-ion',
    topics: ['ionic-bonding'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-CBO-03'],
    question: {
      type: 'number',
      text: 'An atom of {{name}} has {{z}} electrons. How many electrons does the ion {{ion}} have?',
      max_score: 1,
      template: {
        rows: [
          { name: 'magnesium', z: 12, q: 2, ion: chem('Mg^2+'), does: 'lost', n: 2 },
          { name: 'sodium', z: 11, q: 1, ion: chem('Na^+'), does: 'lost', n: 1 },
          { name: 'aluminium', z: 13, q: 3, ion: chem('Al^3+'), does: 'lost', n: 3 },
          { name: 'calcium', z: 20, q: 2, ion: chem('Ca^2+'), does: 'lost', n: 2 },
          { name: 'oxygen', z: 8, q: -2, ion: chem('O^2-'), does: 'gained', n: 2 },
          { name: 'chlorine', z: 17, q: -1, ion: chem('Cl^-'), does: 'gained', n: 1 },
          { name: 'sulfur', z: 16, q: -2, ion: chem('S^2-'), does: 'gained', n: 2 },
        ],
        draw: {},
        check: ['z - answer = q'],
      },
      answer: '{{z - q}}',
      mistakes: [
        slip(
          '{{z + q}}',
          'ion_charge_turned_round',
          'Electrons are negative. What does the sign of the charge say about them?',
        ),
        slip('{{z}}', 'ion_taken_for_atom', 'This is the neutral atom. The ion has a charge.'),
      ],
      hints: [
        'What does the sign of the charge tell about electrons?',
        'A positive ion has lost electrons, and a negative ion has gained electrons.',
        'This ion has {{does}} electrons. Their number is {{n}}.',
        'Begin with {{z}}, and go up or down by {{n}}.',
      ],
      method_answer: [
        { text: 'The atom has {{does}} electrons. Their number is {{n}}.' },
        { text: 'So there are {{z - q}} electrons.' },
      ],
    },
  },
  {
    key: 'ionic-what-the-bond-is',
    topics: ['ionic-bonding'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-CBO-03'],
    question: {
      type: 'single_choice',
      text: 'What **is** the ionic bond that holds sodium chloride together?',
      diagram: ionLattice(6, 4, {
        alt: 'A slice through a crystal of salt. Positive and negative ions stand in turn, like the fields of a chess board. Each has neighbours of the other charge on all sides.',
      }),
      max_score: 1,
      options: [
        option(
          'The electron that goes from sodium to chlorine',
          'bond_as_transfer',
          'That is how the ions were made. What holds them together afterwards?',
        ),
        { text: 'The attraction between the positive and the negative ions' },
        option(
          'A pair of electrons shared by sodium and chlorine',
          'ionic_as_shared',
          'Sharing is another kind of bond. Here there are charged ions.',
        ),
        option(
          'A bond between one sodium ion and its own chloride ion only',
          'ions_in_pairs',
          'Look at an ion inside the crystal. How many neighbours of the other charge does it have?',
        ),
      ],
      answers: [2],
      hints: [
        'The bond is what holds the ions together now, not how they were made.',
        'What do opposite charges do to each other?',
        'Sodium ions are positive and chloride ions are negative.',
        'Each ion pulls at all its neighbours of the other charge. Which option says so?',
      ],
      method_answer: [
        { text: 'An electron moved first, and so ions with opposite charges were made.' },
        { text: 'The bond is the strong attraction of these ions, in all directions.' },
      ],
    },
  },
  {
    key: 'ionic-formula-counts',
    topics: ['ionic-bonding'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-CCH-01', 'GCSE-CBO-03'],
    question: {
      type: 'fill_blanks',
      text: '{{name}} is made of {{cation}} and {{anion}} ions. What are the smallest numbers of ions that make it neutral? [[1]] of {{cation}} and [[2]] of {{anion}}.',
      max_score: 2,
      template: {
        rows: [
          { name: 'Aluminium oxide', p: 3, q: 2, cation: chem('Al^3+'), anion: chem('O^2-') },
          { name: 'Magnesium nitride', p: 2, q: 3, cation: chem('Mg^2+'), anion: chem('N^3-') },
          { name: 'Calcium chloride', p: 2, q: 1, cation: chem('Ca^2+'), anion: chem('Cl^-') },
          { name: 'Sodium oxide', p: 1, q: 2, cation: chem('Na^+'), anion: chem('O^2-') },
          { name: 'Potassium sulfide', p: 1, q: 2, cation: chem('K^+'), anion: chem('S^2-') },
          { name: 'Iron(III) chloride', p: 3, q: 1, cation: chem('Fe^3+'), anion: chem('Cl^-') },
          { name: 'Aluminium fluoride', p: 3, q: 1, cation: chem('Al^3+'), anion: chem('F^-') },
        ],
        draw: {},
        check: ['answer1 * p = answer2 * q'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{q}}',
          mistakes: [
            slip(
              '{{p}}',
              'charge_as_own_count',
              'The charge of an ion is not how many of it there are. Add up the charges.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{p}}',
          mistakes: [
            slip(
              '{{q}}',
              'charge_as_own_count',
              'The charge of an ion is not how many of it there are. Add up the charges.',
            ),
          ],
        },
      ],
      hints: [
        'The whole compound has no charge.',
        'The positive charges together must be as many as the negative ones.',
        'Read the charges at the top right of both ions.',
        'Look for the smallest number that both charges go into. How many ions of each kind give it?',
      ],
      method_answer: [
        {
          maths: tex`{{q}} \times {{p}} = {{p}} \times {{q}}`,
          text: 'As many positive as negative charges.',
        },
        { text: 'So the smallest numbers are {{q}} and {{p}}.' },
      ],
    },
  },
  {
    key: 'ionic-formula-with-brackets',
    topics: ['ionic-bonding'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-CCH-01'],
    question: {
      type: 'single_choice',
      text: '{{name}} is made of {{cation}} and {{anion}} ions. What is its formula?',
      max_score: 1,
      template: {
        rows: [
          {
            name: 'Magnesium nitrate',
            cation: chem('Mg^2+'),
            anion: chem('NO3^-'),
            key: chem('Mg(NO3)2'),
            bare: chem('MgNO32'),
            one: chem('MgNO3'),
            turned: chem('Mg2NO3'),
          },
          {
            name: 'Calcium hydroxide',
            cation: chem('Ca^2+'),
            anion: chem('OH^-'),
            key: chem('Ca(OH)2'),
            bare: chem('CaOH2'),
            one: chem('CaOH'),
            turned: chem('Ca2OH'),
          },
          {
            name: 'Copper(II) nitrate',
            cation: chem('Cu^2+'),
            anion: chem('NO3^-'),
            key: chem('Cu(NO3)2'),
            bare: chem('CuNO32'),
            one: chem('CuNO3'),
            turned: chem('Cu2NO3'),
          },
        ],
        draw: {},
      },
      options: [
        { text: '{{key}}' },
        option(
          '{{bare}}',
          'bracket_left_out_of_formula',
          'The small number now counts one atom only. How can it count the whole ion?',
        ),
        option('{{turned}}', 'charge_as_own_count', 'Which of the two ions is needed twice?'),
        option('{{one}}', 'charges_not_balanced', 'Add up the charges: is this neutral?'),
      ],
      answers: [1],
      hints: [
        'How many ions of each kind make a neutral compound?',
        'If an ion of several atoms is needed more than once, it is put in brackets.',
        'One positive ion with two charges needs two negative ions with one charge.',
        'Write the metal, and then the whole second ion in brackets. Which number stands behind them?',
      ],
      method_answer: [
        { text: 'One {{cation}} and two {{anion}} are neutral together.' },
        { text: 'The whole ion is needed twice, so it is in brackets: {{key}}.' },
      ],
    },
  },
  {
    key: 'ionic-when-it-conducts',
    topics: ['ionic-bonding'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CBO-07', 'GCSE-CBO-06'],
    question: {
      type: 'multiple_choice',
      text: 'When does table salt, sodium chloride, conduct electricity? Choose all that fit.',
      max_score: 2,
      options: [
        option(
          'As a dry crystal',
          'solid_ionic_conducts',
          'It has ions, but can they move from their places?',
        ),
        option(
          'Never, because it has no metal in it',
          'only_metals_conduct',
          'Charge can be carried by electrons, and by something else as well.',
        ),
        { text: 'When it is dissolved in water' },
        { text: 'When it is melted' },
        option(
          'As a fine dry powder',
          'solid_ionic_conducts',
          'Each grain of powder is still a small crystal. Can its ions move about?',
        ),
      ],
      answers: [3, 4],
      hints: [
        'What has to move for a current to flow?',
        'Charged particles must be there, and they must be free to move.',
        'In a crystal each ion is held in its place by its neighbours.',
        'In which states do the ions leave their places and move about?',
      ],
      method_answer: [
        { text: 'The ions carry the charge, so they must be free to move.' },
        { text: 'They are free in the melted salt and in the solution, but not in a solid.' },
      ],
    },
  },
  {
    key: 'ionic-dot-and-cross-counts',
    topics: ['ionic-bonding'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-CBO-03', 'GCSE-CBO-11'],
    question: {
      type: 'cloze_dropdown',
      text: 'A magnesium atom is 2,8,2 and a chlorine atom is 2,8,7. When they react, the magnesium atom [[1]] and each chlorine atom [[2]]. The formula is [[3]]. The drawing shows the magnesium ion: it leaves out [[4]].',
      diagram: {
        kind: 'atom',
        shells: [2, 8],
        nucleus: 'Mg',
        charge: '2+',
        alt: 'A magnesium ion in brackets with the charge 2+. It has 2 electrons on the first shell and 8 on the second.',
      },
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              'loses 1 electron',
              'stops_before_full_shell',
              'Is its new outer shell full then?',
            ),
            { text: 'loses 2 electrons' },
            option(
              'gains 6 electrons',
              'metal_gains_electrons',
              'Which takes less: losing two or gaining six?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'gains 1 electron' },
            option(
              'gains 2 electrons',
              'shell_filled_past_eight',
              'How many are missing from 7 to 8?',
            ),
            option(
              'loses 7 electrons',
              'nonmetal_loses_electrons',
              'Which takes less: losing seven or gaining one?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              chem('MgCl'),
              'charges_not_balanced',
              'Magnesium gives away more electrons than one chlorine atom takes.',
            ),
            option(
              chem('Mg2Cl'),
              'charge_as_own_count',
              'Which of the two elements is needed twice?',
            ),
            { text: chem('MgCl2') },
          ],
          answer: 3,
        },
        {
          options: [
            option('its charge', 'model_limit_misjudged', 'Look at the corner of the brackets.'),
            { text: 'how the ions are arranged in the crystal' },
            option(
              'how many electrons there are',
              'model_limit_misjudged',
              'Count the crosses: they are shown.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Each atom reaches a full outer shell by the shortest way.',
        'Metals lose their outer electrons. Non-metals gain those that are missing to 8.',
        'Magnesium has two outer electrons, and chlorine has room for one more.',
        'So one magnesium atom can serve two chlorine atoms. And does the drawing show any neighbours of the ion?',
      ],
      method_answer: [
        { text: 'Magnesium, 2,8,2, loses 2 electrons. Chlorine, 2,8,7, gains 1.' },
        { text: 'Two chloride ions are needed for each magnesium ion.' },
        { text: 'A dot and cross diagram does not show how ions lie in the crystal.' },
      ],
    },
  },
  {
    key: 'ionic-draw-magnesium-oxide',
    topics: ['ionic-bonding'],
    difficulty: 0.7,
    minutes: 4,
    statements: ['GCSE-CBO-03', 'GCSE-CBO-11'],
    question: {
      type: 'drawing',
      text: 'Draw a dot and cross diagram of the two ions in {{name}}. The atoms are {{m}} ({{ma}}) and {{n}} ({{na}}). Show the outer shells, the brackets and the charges.',
      max_score: 4,
      template: {
        rows: [
          {
            name: 'magnesium oxide',
            m: 'magnesium',
            ma: '2,8,2',
            n: 'oxygen',
            na: '2,6',
            k: 2,
            mi: '2+',
            ni: '2−',
          },
          {
            name: 'sodium chloride',
            m: 'sodium',
            ma: '2,8,1',
            n: 'chlorine',
            na: '2,8,7',
            k: 1,
            mi: '+',
            ni: '−',
          },
          {
            name: 'lithium fluoride',
            m: 'lithium',
            ma: '2,1',
            n: 'fluorine',
            na: '2,7',
            k: 1,
            mi: '+',
            ni: '−',
          },
        ],
        draw: {},
      },
      criteria: [
        {
          code: 'metal_ion',
          text: 'The outer electrons of {{m}} are gone.',
          marks: 1,
          evidence: ['The metal ion has lost its outer electrons.'],
        },
        {
          code: 'nonmetal_ion',
          text: 'The {{n}} ion has a full outer shell of 8.',
          marks: 1,
          evidence: ['The ion of the non-metal has eight outer electrons.'],
        },
        {
          code: 'dots_and_crosses',
          text: 'The electrons that came from {{m}} are marked in the other ion by the other sign.',
          marks: 1,
          evidence: ['The electrons that moved are drawn with another sign than the others.'],
        },
        {
          code: 'brackets_and_charges',
          text: 'Both ions are in brackets, with the charges {{mi}} and {{ni}}.',
          marks: 1,
          evidence: ['Each ion is in square brackets with its charge at the top right.'],
        },
      ],
      hints: [
        'Draw two separate ions, not two overlapping atoms.',
        'The metal loses its outer electrons. The non-metal gains as many.',
        'Begin with {{m}}: rub out the electrons of its outer shell.',
        'Put them into the outer shell of {{n}} with the other sign. Then draw brackets and write the charges.',
      ],
      method_answer: [
        { text: 'The {{m}} atom gives its outer electrons to the {{n}} atom.' },
        { text: 'The charges are {{mi}} and {{ni}}, written at the top right of the brackets.' },
      ],
    },
  },
  {
    key: 'ionic-explain-melting-point',
    topics: ['ionic-bonding'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-CBO-07', 'GCSE-CBO-06'],
    question: {
      type: 'long_text',
      text: 'Sodium chloride melts at 801 °C and does not conduct electricity as a solid, but it does when melted. Explain both facts.',
      max_score: 3,
      criteria: [
        {
          code: 'strong_attraction',
          text: 'Says that ions of opposite charge attract each other strongly, in a giant structure.',
          marks: 1,
          evidence: [
            'There are strong forces of attraction between the oppositely charged ions.',
            'The positive and negative ions in the giant lattice attract each other strongly.',
          ],
          not: ['There are strong forces between the molecules.'],
        },
        {
          code: 'much_energy',
          text: 'Says that much energy is needed to overcome this.',
          marks: 1,
          evidence: [
            'A lot of energy is needed to overcome the forces.',
            'It takes much energy to break the strong bonds, so the melting point is high.',
          ],
        },
        {
          code: 'ions_move',
          text: 'Says that the ions cannot move in the solid but can move when it is melted.',
          marks: 1,
          evidence: [
            'In the solid the ions cannot move, but in the liquid they are free to move and carry charge.',
            'When melted the ions can move and carry the current.',
          ],
          not: ['The electrons are free to move.'],
        },
      ],
      references: [
        'There are strong forces of attraction between the oppositely charged ions. A lot of energy is needed to overcome the forces. In the solid the ions cannot move, but in the liquid they are free to move and carry charge.',
      ],
      hints: [
        'One fact is about forces, the other about moving.',
        'Melting means overcoming the forces between the ions. Conducting means moving charges.',
        'Begin with: opposite ions attract each other …',
        'Say how strong that is and what melting needs. Then say what the ions can do in the solid and in the liquid.',
      ],
      method_answer: [
        { text: 'Oppositely charged ions attract each other strongly, in all directions.' },
        { text: 'So it takes much energy to part them: the melting point is high.' },
        {
          text: 'Ions carry the charge. In the solid they are held in place, in the liquid they move.',
        },
      ],
    },
  },
]
