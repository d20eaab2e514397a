import { chem } from '#curriculum/science/formulae.ts'
import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { ammonia, oxygenMolecule } from './structure-drawings.ts'

export const covalentBonding: readonly ContentQuestion[] = [
  {
    key: 'covalent-count-pairs-drawn',
    topics: ['covalent-bonding'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-CBO-04'],
    question: {
      type: 'number',
      text: 'The dot and cross diagram shows a molecule of ammonia. A nitrogen atom overlaps with three hydrogen atoms. In each overlap there is one dot and one cross. How many **shared pairs** of electrons does the molecule have?',
      diagram: ammonia,
      max_score: 1,
      answer: '3',
      mistakes: [
        slip(
          '6',
          'pair_counted_as_electrons',
          'These are the shared electrons. How many make a pair?',
        ),
        slip(
          '4',
          'lone_pair_counted_as_bond',
          'One pair belongs to nitrogen alone. Is it in an overlap?',
        ),
        slip(
          '8',
          'pair_counted_as_electrons',
          'These are all the outer electrons. Which of them are shared?',
        ),
      ],
      hints: [
        'Shared electrons are where two shells overlap.',
        'One dot and one cross in an overlap are one shared pair.',
        'Begin with the overlap on the left: it holds one pair.',
        'Go on with the other overlaps. Leave out what only belongs to nitrogen.',
      ],
      method_answer: [
        { text: 'There is one pair in each overlap, and there are 3 overlaps.' },
        { text: 'The pair at the top is not shared.' },
      ],
    },
  },
  {
    key: 'covalent-bonds-per-atom',
    topics: ['covalent-bonding'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-CBO-04'],
    question: {
      type: 'number',
      text: '{{name}} is in Group {{g}}. In simple molecules each of its atoms shares electrons until it has 8 outer electrons. How many pairs does it share?',
      max_score: 1,
      template: {
        rows: [
          { name: 'Carbon', g: 4 },
          { name: 'Silicon', g: 4 },
          { name: 'Nitrogen', g: 5 },
          { name: 'Oxygen', g: 6 },
          { name: 'Chlorine', g: 7 },
          { name: 'Fluorine', g: 7 },
        ],
        draw: {},
        check: ['answer + g = 8'],
      },
      answer: '{{8 - g}}',
      mistakes: [
        slip(
          '{{2 * (8 - g)}}',
          'pair_counted_as_electrons',
          'Each pair holds one electron of its own and one of the other atom.',
        ),
      ],
      hints: [
        'How many outer electrons does it have, and how many does it need?',
        'Each shared pair adds one electron of the other atom.',
        'The number of its group says how many outer electrons one atom has.',
        'Take {{g}} away from 8: as many electrons are missing, and each comes with one pair.',
      ],
      method_answer: [
        {
          maths: tex`8 - {{g}} = {{8-g}}`,
          text: 'So many electrons are missing, and each pair brings one.',
        },
      ],
    },
  },
  {
    key: 'covalent-what-holds',
    topics: ['covalent-bonding'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-CBO-04'],
    question: {
      type: 'single_choice',
      text: 'Two oxygen atoms share two pairs of electrons. What holds the two atoms together?',
      diagram: oxygenMolecule,
      max_score: 1,
      options: [
        { text: 'Both nuclei attract the shared electrons' },
        option(
          'One atom is positive and the other negative',
          'covalent_as_ionic',
          'The electrons are shared and not given away. Does either atom get a charge?',
        ),
        option(
          'The electrons of the pair attract each other',
          'electrons_attract_each_other',
          'Both are negative. What do like charges do?',
        ),
        option(
          'The atoms want to have full shells',
          'atoms_want',
          'Atoms have no wishes. Which particles of the atoms attract each other?',
        ),
      ],
      answers: [1],
      hints: [
        'Look for charges that attract each other.',
        'Nuclei are positive, and electrons are negative.',
        'The shared pairs are between the two nuclei.',
        'Opposite charges attract. Which two kinds of particles in the answers are of opposite charge?',
      ],
      method_answer: [
        { text: 'The shared electrons are negative and between two positive nuclei.' },
        { text: 'Both nuclei attract them, and this is the covalent bond.' },
      ],
    },
  },
  {
    key: 'covalent-what-boiling-does',
    topics: ['covalent-bonding'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['GCSE-CBO-06', 'GCSE-CBO-07'],
    question: {
      type: 'single_choice',
      text: '{{name}} ({{f}}) boils at ${{t}}$ °C. What happens to its particles then?',
      max_score: 1,
      template: {
        rows: [
          { name: 'Methane', f: chem('CH4'), t: -162, bond: 'carbon and hydrogen' },
          { name: 'Ammonia', f: chem('NH3'), t: -33, bond: 'nitrogen and hydrogen' },
          { name: 'Water', f: chem('H2O'), t: 100, bond: 'hydrogen and oxygen' },
          { name: 'Carbon disulfide', f: chem('CS2'), t: 46, bond: 'carbon and sulfur' },
        ],
        draw: {},
      },
      options: [
        option(
          'The molecules get larger',
          'particles_grow',
          'A gas takes up more room. Is that because of the molecules, or of the gaps?',
        ),
        option(
          'The molecules turn into ions',
          'covalent_as_ionic',
          'Where would charges come from? The molecules stay what they are.',
        ),
        option(
          'The bonds between {{bond}} break',
          'weak_forces_for_bonds',
          'The vapour is still the same substance. Can its molecules have come apart?',
        ),
        { text: 'The forces between molecules are overcome' },
      ],
      answers: [4],
      hints: [
        'Is it still the same substance when it is a gas?',
        'There are strong bonds within a molecule, and weak forces between molecules.',
        'As a gas, it still consists of molecules {{f}}.',
        'So nothing within a molecule was broken. What had to be overcome for the molecules to move apart?',
      ],
      method_answer: [
        { text: 'Boiling changes the state and not the substance: the molecules stay whole.' },
        { text: 'Only the weak forces between them are overcome, which takes little energy.' },
      ],
    },
  },
  {
    key: 'covalent-larger-molecules',
    topics: ['covalent-bonding'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CBO-06', 'GCSE-CBO-07'],
    question: {
      type: 'cloze_dropdown',
      text: tex`The chart shows boiling points: ethane ($\text{C}_2\text{H}_6$) −89 °C, propane ($\text{C}_3\text{H}_8$) −42 °C, butane ($\text{C}_4\text{H}_{10}$) −1 °C, pentane ($\text{C}_5\text{H}_{12}$) 36 °C. The larger the molecules, the [[1]] the boiling point. This is because the forces [[2]] are [[3]]. At 20 °C pentane is [[4]].`,
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 6, step: 1, label: 'Carbon atoms in a molecule' },
        y: { from: -150, to: 50, step: 50, label: 'Boiling point (°C)' },
        points: [{ at: [2, -89] }, { at: [3, -42] }, { at: [4, -1] }, { at: [5, 36] }],
        alt: 'A graph of boiling point against carbon atoms: 2 at −89 °C, 3 at −42 °C, 4 at −1 °C and 5 at 36 °C.',
      },
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'higher' },
            option('lower', 'chart_trend_turned_round', 'Compare −89 and −42: which is warmer?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'between the atoms of a molecule',
              'weak_forces_for_bonds',
              'These bonds do not break in boiling. What has to be overcome?',
            ),
            { text: 'between the molecules' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'weaker',
              'forces_shrink_with_size',
              'More energy is needed. What does that say about the forces?',
            ),
            { text: 'stronger' },
          ],
          answer: 2,
        },
        {
          options: [
            option('a gas', 'above_boiling_point', 'Has it reached 36 °C yet?'),
            { text: 'a liquid' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Go along the chart from small to large molecules.',
        'Boiling overcomes the forces between molecules. More force means more energy.',
        'From −89 °C to 36 °C the boiling points go up.',
        'What is held together more needs more heat. And has 20 °C reached 36 °C yet?',
      ],
      method_answer: [
        { text: 'Larger molecules boil at higher temperatures.' },
        { text: 'The forces between them are stronger, so more energy is needed.' },
        { text: '20 °C is below 36 °C, so pentane has not boiled: it is a liquid.' },
      ],
    },
  },
  {
    key: 'covalent-why-carbon',
    topics: ['covalent-bonding'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-CBO-08'],
    question: {
      type: 'multiple_choice',
      text: 'There are millions of compounds of carbon, more than of almost any other element. Which facts explain this? Choose all that fit.',
      max_score: 3,
      options: [
        option(
          'Carbon is a metal',
          'metal_and_nonmetal_swapped',
          'Think of coal or a pencil lead. On which side of the table does carbon stand?',
        ),
        { text: 'Each carbon atom makes four bonds' },
        option(
          'Carbon easily turns into other elements',
          'element_turns_into_other',
          'In reactions atoms change their partners. Do they become other elements?',
        ),
        { text: 'Chains of carbon can have branches and rings' },
        option(
          'Carbon is the most common element on Earth',
          'common_means_many_compounds',
          'It is not: oxygen is far more common in rocks. And would much of it mean many kinds?',
        ),
        { text: 'Carbon atoms bond to each other in long chains' },
      ],
      answers: [2, 4, 6],
      hints: [
        'Think of building bricks: when can you build very many different things?',
        'Many bonds for each atom, and atoms that bond to their own kind, make many shapes.',
        'Carbon is in Group 4 and shares four pairs.',
        'Keep the answers about how its atoms bond. Chains can be straight, branched or closed.',
      ],
      method_answer: [
        { text: 'Carbon makes four bonds, also to other carbon atoms.' },
        { text: 'So there are chains of any length, with branches and rings.' },
      ],
    },
  },
  {
    key: 'covalent-polymer-atoms',
    topics: ['covalent-bonding'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CBO-10'],
    question: {
      type: 'number',
      text: 'One molecule of a polymer is a chain of {{n|thousands}} units. Each unit is {{unit}}. How many {{el}} atoms does the chain have?',
      max_score: 1,
      template: {
        rows: [
          { unit: chem('C2H4'), el: 'hydrogen', k: 4, j: 2 },
          { unit: chem('C2H4'), el: 'carbon', k: 2, j: 4 },
          { unit: chem('C3H6'), el: 'hydrogen', k: 6, j: 3 },
          { unit: chem('C3H6'), el: 'carbon', k: 3, j: 6 },
        ],
        draw: { n: { from: 5000, to: 9000, step: 1000 } },
        check: ['answer / k = n'],
      },
      answer: '{{n * k}}',
      mistakes: [
        slip('{{n * j}}', 'other_atom_counted', 'Look at which element is asked for.'),
        slip('{{n * (k + j)}}', 'all_atoms_counted', 'Only one element is asked for.'),
        slip('{{n}}', 'subscript_ignored', 'How many such atoms are in one unit?'),
      ],
      hints: [
        'How many such atoms are in one unit?',
        'All units are alike, so multiply.',
        'In {{unit}} the small number after the symbol of {{el}} counts them.',
        'Multiply that number by {{n|thousands}}.',
      ],
      method_answer: [
        {
          maths: tex`{{n|thousands_tex}} \times {{k}} = {{n*k|thousands_tex}}`,
          text: 'Units times atoms in each.',
        },
      ],
    },
  },
  {
    key: 'covalent-polymer-properties',
    topics: ['covalent-bonding'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-CBO-10', 'GCSE-CBO-06'],
    question: {
      type: 'matching',
      text: 'Match what is seen of a polymer with the reason. One is left over.',
      max_score: 3,
      left: [
        'It is a solid at room temperature, while its small building blocks are a gas',
        'It gets soft when it is warmed, and can be shaped anew',
        'It does not melt, however hot it gets, until it breaks down',
      ],
      right: [
        'its chains are long, so the forces between them add up',
        'its chains break into single atoms',
        'its chains are joined by strong bonds across',
        'its chains are separate and can slide past each other',
      ],
      pairs: [1, 4, 3],
      hints: [
        'Ask of each: what holds one chain to the next?',
        'Between separate chains there are forces. Bonds across join chains for good.',
        'Long molecules touch along their whole length.',
        'What softens has chains that can slide. What never melts has chains that cannot.',
      ],
      method_answer: [
        { text: 'Long chains attract each other along their length, so the polymer is a solid.' },
        { text: 'Separate chains slide when they are warm: it softens.' },
        { text: 'Strong bonds across hold the chains in place: it does not melt.' },
      ],
    },
  },
]
