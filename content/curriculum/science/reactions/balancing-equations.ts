import { chem } from '#curriculum/science/formulae.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const balancingEquations: readonly ContentQuestion[] = [
  {
    key: 'balancing-match-formulae',
    topics: ['balancing-equations'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['GCSE-CCH-01', 'SK3-CA-03'],
    question: {
      type: 'matching',
      text: 'Match each substance with its formula. One is left over.',
      max_score: 4,
      left: ['oxygen gas', 'methane', 'ammonia', 'sulfuric acid'],
      right: [chem('NH3'), chem('H2SO4'), chem('O2'), chem('HCl'), chem('CH4')],
      pairs: [3, 5, 1, 2],
      hints: [
        'Which elements are in each of them?',
        'Sulfuric acid has sulfur in it, ammonia has nitrogen, and methane has carbon.',
        'Oxygen gas is made of one element only, with two atoms in each molecule.',
        'Look for S, for N and for C in the formulae.',
      ],
      method_answer: [
        {
          text: `Oxygen ${chem('O2')}, methane ${chem('CH4')}, ammonia ${chem('NH3')}, sulfuric acid ${chem('H2SO4')}.`,
        },
        { text: `What is left, ${chem('HCl')}, is hydrochloric acid.` },
      ],
    },
  },
  {
    key: 'balancing-count-atoms',
    topics: ['balancing-equations'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-CCH-01', 'GCSE-CCH-02', 'SK3-CA-03'],
    question: {
      type: 'number',
      text: 'How many {{el}} atoms are in {{f}}?',
      max_score: 1,
      template: {
        rows: [
          { el: 'oxygen', f: chem('3CO2'), n: 3, k: 2 },
          { el: 'hydrogen', f: chem('2CH4'), n: 2, k: 4 },
          { el: 'hydrogen', f: chem('4NH3'), n: 4, k: 3 },
          { el: 'chlorine', f: chem('3FeCl3'), n: 3, k: 3 },
          { el: 'oxygen', f: chem('2H2SO4'), n: 2, k: 4 },
          { el: 'hydrogen', f: chem('5H2O'), n: 5, k: 2 },
        ],
        draw: {},
        check: ['answer / n = k'],
      },
      answer: '{{n * k}}',
      mistakes: [
        slip('{{k}}', 'number_in_front_ignored', 'That is in one of them. How many are there?'),
        slip('{{n + k}}', 'added_instead', 'Each of them has so many. Does that add or multiply?'),
      ],
      hints: [
        'One number is in front and one is small. What does each of them count?',
        'The small number counts atoms in one particle. The number in front counts the particles.',
        'In one particle the small number after the symbol of {{el}} is {{k}}.',
        'There are {{n}} such particles. Multiply.',
      ],
      method_answer: [
        { maths: '{{n}} \\times {{k}} = {{n*k}}', text: 'Particles times atoms in each.' },
      ],
    },
  },
  {
    key: 'balancing-why-not-change-formula',
    topics: ['balancing-equations'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CCH-02', 'SK3-CR-02'],
    question: {
      type: 'single_choice',
      text: `Hydrogen and oxygen make water: ${chem('H2 + O2 -> H2O')}. This is not balanced yet. Which is the right way to balance it?`,
      diagram: {
        kind: 'particles',
        boxes: [
          {
            label: 'before',
            state: 'gas',
            of: [
              { atoms: ['a', 'a'], count: 1 },
              { atoms: ['b', 'b'], count: 1 },
            ],
          },
          { label: 'after', state: 'gas', of: [{ atoms: ['b', 'a', 'a'], count: 1 }] },
        ],
        key: [
          { tone: 'a', label: 'hydrogen' },
          { tone: 'b', label: 'oxygen' },
        ],
        alt: 'Before: one pair of hydrogen atoms and one pair of oxygen atoms. After: one particle of an oxygen atom with two hydrogen atoms.',
      },
      max_score: 1,
      options: [
        option(
          chem('H2 + O -> H2O'),
          'formula_changed_to_balance',
          'Oxygen gas is made of pairs of atoms. Is it still oxygen gas?',
        ),
        option(
          chem('H2 + O2 -> 2H2O'),
          'balanced_one_element_only',
          'Oxygen fits now. Count the hydrogen atoms on both sides.',
        ),
        { text: chem('2H2 + O2 -> 2H2O') },
        option(
          chem('H2 + O2 -> H2O2'),
          'formula_changed_to_balance',
          'The numbers fit, but is this still water?',
        ),
      ],
      answers: [3],
      hints: [
        'Count the atoms of each kind on both sides of each equation.',
        'Only numbers in front may be changed. The formulae stay as they are.',
        'Two oxygen atoms on the left need two particles of water on the right.',
        'Two particles of water have four hydrogen atoms. How many pairs of hydrogen are needed on the left?',
      ],
      method_answer: [
        { text: 'Oxygen: 2 on the left, so two particles of water on the right.' },
        { text: 'These have 4 hydrogen atoms, so two pairs of hydrogen on the left.' },
      ],
    },
  },
  {
    key: 'balancing-fill-numbers',
    topics: ['balancing-equations'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['GCSE-CCH-02', 'SK3-CR-02'],
    question: {
      type: 'fill_blanks',
      text: 'Balance the equation with the smallest whole numbers (write 1 where there is one): [[1]] {{a}} + [[2]] {{b}} → [[3]] {{c}}',
      max_score: 3,
      template: {
        rows: [
          {
            a: chem('Mg'),
            b: chem('O2'),
            c: chem('MgO'),
            p: 2,
            q: 1,
            r: 2,
            el: 'oxygen',
            n: 'two',
            other: 'magnesium',
          },
          {
            a: chem('N2'),
            b: chem('H2'),
            c: chem('NH3'),
            p: 1,
            q: 3,
            r: 2,
            el: 'nitrogen',
            n: 'two',
            other: 'hydrogen',
          },
          {
            a: chem('Al'),
            b: chem('Cl2'),
            c: chem('AlCl3'),
            p: 2,
            q: 3,
            r: 2,
            el: 'chlorine',
            n: 'six',
            other: 'aluminium',
          },
          {
            a: chem('Na'),
            b: chem('Cl2'),
            c: chem('NaCl'),
            p: 2,
            q: 1,
            r: 2,
            el: 'chlorine',
            n: 'two',
            other: 'sodium',
          },
          {
            a: chem('H2'),
            b: chem('Cl2'),
            c: chem('HCl'),
            p: 1,
            q: 1,
            r: 2,
            el: 'chlorine',
            n: 'two',
            other: 'hydrogen',
          },
          {
            a: chem('P4'),
            b: chem('O2'),
            c: chem('P4O10'),
            p: 1,
            q: 5,
            r: 1,
            el: 'oxygen',
            n: 'ten',
            other: 'phosphorus',
          },
        ],
        draw: {},
      },
      blanks: [
        { type: 'number', answer: '{{p}}' },
        { type: 'number', answer: '{{q}}' },
        { type: 'number', answer: '{{r}}' },
      ],
      hints: [
        'Count the atoms of each kind on both sides.',
        'Change one number in front at a time, and count again. Do not touch the small numbers.',
        'Begin with {{el}}. Both sides can have {{n}} atoms of it.',
        'Then put as many in front of what has {{other}} in it that {{other}} fits as well.',
      ],
      method_answer: [
        { text: 'With {{n}} atoms of {{el}} on both sides, {{el}} is balanced.' },
        { text: 'The numbers are {{p}}, {{q}} and {{r}}. Now {{other}} is balanced too.' },
      ],
    },
  },
  {
    key: 'balancing-state-symbols',
    topics: ['balancing-equations'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-CCH-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'A piece of zinc is put into dilute hydrochloric acid. Hydrogen bubbles off, and zinc chloride stays dissolved in the water. Choose the state symbols: zinc [[1]], hydrochloric acid [[2]], zinc chloride [[3]], hydrogen [[4]].',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: '(s)' },
            option(
              '(l)',
              'state_symbols_mixed',
              'The letter is the first one of the state. What is a piece of zinc?',
            ),
            option('(aq)', 'aqueous_for_solid', 'Is the piece of zinc dissolved in water?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '(l)',
              'liquid_for_aqueous',
              'It is not one pure liquid. What does “dilute” say?',
            ),
            { text: '(aq)' },
            option('(g)', 'state_symbols_mixed', 'Does the acid fill the room?'),
          ],
          answer: 2,
        },
        {
          options: [
            option(
              '(s)',
              'aqueous_for_solid',
              'As crystals it would be a solid. What does the text say about it?',
            ),
            { text: '(aq)' },
            option('(l)', 'liquid_for_aqueous', 'Liquid means melted. What does “dissolved” mean?'),
          ],
          answer: 2,
        },
        {
          options: [
            option('(aq)', 'state_symbols_mixed', 'It leaves the water as bubbles.'),
            option('(l)', 'state_symbols_mixed', 'What is in bubbles?'),
            { text: '(g)' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'The letters stand for solid, liquid, gas, and one is for dissolved in water.',
        'Aqua is Latin for water, and two letters of it stand for dissolved in water. The letter for a liquid is only used if it is pure.',
        'A piece of metal is a solid.',
        'Dilute acid is a solution in water, and the text says what is dissolved and what bubbles off.',
      ],
      method_answer: [
        { text: 'Zinc is a solid (s), and hydrogen a gas (g).' },
        { text: 'The acid and the salt are dissolved in water: (aq).' },
      ],
    },
  },
  {
    key: 'balancing-burning',
    topics: ['balancing-equations'],
    difficulty: 0.7,
    minutes: 3,
    statements: ['GCSE-CCH-02', 'SK3-CR-02'],
    question: {
      type: 'fill_blanks',
      text: '{{name}} burns. Balance the equation (write 1 where there is one): {{f}} + [[1]] {{o}} → [[2]] {{c}} + [[3]] {{w}}',
      max_score: 3,
      template: {
        rows: [
          { name: 'Methane', f: chem('CH4'), x: 1, y: 4 },
          { name: 'Propane', f: chem('C3H8'), x: 3, y: 8 },
          { name: 'Ethene', f: chem('C2H4'), x: 2, y: 4 },
          { name: 'Pentane', f: chem('C5H12'), x: 5, y: 12 },
          { name: 'Butene', f: chem('C4H8'), x: 4, y: 8 },
        ],
        draw: { o: { pick: [chem('O2')] }, c: { pick: [chem('CO2')] }, w: { pick: [chem('H2O')] } },
        derive: { h: 'y / 2', n: 'x + y / 4', all: '2 * x + y / 2' },
        check: ['2 * answer1 = 2 * answer2 + answer3', 'answer2 = x', '2 * answer3 = y'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n}}',
          mistakes: [
            slip(
              '{{all}}',
              'atoms_for_pairs',
              'These are oxygen atoms. In oxygen gas they go in pairs.',
            ),
          ],
        },
        { type: 'number', answer: '{{x}}' },
        {
          type: 'number',
          answer: '{{h}}',
          mistakes: [
            slip('{{y}}', 'atoms_for_pairs', 'Each particle of water takes two hydrogen atoms.'),
          ],
        },
      ],
      hints: [
        'Leave oxygen for the end: it is in both products.',
        'Carbon first, then hydrogen, then oxygen.',
        'Each carbon atom gives one particle of carbon dioxide. Two hydrogen atoms give one particle of water.',
        'Now count the oxygen atoms on the right. They come in pairs from the left.',
      ],
      method_answer: [
        {
          text: 'Carbon: {{x}} on both sides. Hydrogen: {{y}} atoms make {{h}} particles of water.',
        },
        { maths: '2 \\times {{x}} + {{h}} = {{all}}', text: 'Oxygen atoms on the right.' },
        { maths: '{{all}} \\div 2 = {{n}}', text: 'So many pairs on the left.' },
      ],
    },
  },
  {
    key: 'balancing-spot-the-balanced',
    topics: ['balancing-equations'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CCH-02'],
    question: {
      type: 'multiple_choice',
      text: 'Which equations are balanced? Choose all that fit.',
      max_score: 2,
      options: [
        { text: chem('2Na + 2H2O -> 2NaOH + H2') },
        option(
          chem('2K + O2 -> K2O'),
          'balanced_one_element_only',
          'Potassium fits. Count oxygen on both sides.',
        ),
        { text: chem('CaCO3 -> CaO + CO2') },
        option(
          chem('Fe + Cl2 -> FeCl3'),
          'balanced_one_element_only',
          'Iron fits. Count chlorine on both sides.',
        ),
        option(
          chem('Mg + HCl -> MgCl2 + H2'),
          'balanced_one_element_only',
          'Count hydrogen and chlorine on both sides.',
        ),
      ],
      answers: [1, 3],
      hints: [
        'Take one equation at a time, and one element at a time.',
        'An equation is balanced if it has as many atoms of each element on the left as on the right.',
        'Begin with the one with sodium: 2 sodium, 4 hydrogen and 2 oxygen atoms on the left. Count the right.',
        'One element that does not fit is enough to cross an equation out. Try chlorine and oxygen first.',
      ],
      method_answer: [
        {
          text: 'With sodium: 2 sodium, 4 hydrogen, 2 oxygen on both sides. With calcium: 1 calcium, 1 carbon, 3 oxygen.',
        },
        { text: 'In the others hydrogen, chlorine or oxygen does not fit.' },
      ],
    },
  },
]
