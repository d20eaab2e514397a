import { chem, chemTex } from '#curriculum/science/formulae.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const oxidationAndElectrons: readonly ContentQuestion[] = [
  {
    key: 'redox-loss-or-gain',
    topics: ['oxidation-and-electrons'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-CCH-13'],
    question: {
      type: 'cloze_dropdown',
      text: `Magnesium burns: each magnesium atom becomes ${chem('Mg^2+')} and each oxygen atom becomes ${chem('O^2-')}. Magnesium [[1]] electrons, so it is [[2]]. Oxygen [[3]] electrons, so it is [[4]].`,
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'loses' },
            option(
              'gains',
              'ion_charge_turned_round',
              'Electrons are negative. How does an atom become positive?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            { text: 'oxidised' },
            option(
              'reduced',
              'oxidation_and_reduction_swapped',
              'OIL RIG: what does the O stand for?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'loses',
              'ion_charge_turned_round',
              'Its charge is negative afterwards. Where does that come from?',
            ),
            { text: 'gains' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'oxidised',
              'oxidation_and_reduction_swapped',
              'OIL RIG: what does the R stand for?',
            ),
            { text: 'reduced' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Look at the charges before and after. Electrons are negative.',
        'OIL RIG: the first three letters are about losing, the others about gaining.',
        'Magnesium has two positive charges afterwards. Two negative ones must have gone.',
        'What one of them gives away, the other takes. Which of the two words in OIL RIG belongs to each?',
      ],
      method_answer: [
        { text: 'Oxidation is loss of electrons: magnesium.' },
        { text: 'Reduction is gain of electrons: oxygen.' },
      ],
    },
  },
  {
    key: 'redox-half-equation-number',
    topics: ['oxidation-and-electrons'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-CCH-03'],
    question: {
      type: 'number',
      text: 'How many electrons balance this half equation? {{left}} + ? {{e}} → {{right}}',
      max_score: 1,
      template: {
        rows: [
          {
            left: chem('Al^3+'),
            right: chem('Al'),
            n: 3,
            q: 3,
            one: 'one ion with 3 positive charges',
            not: 1,
          },
          {
            left: chem('Pb^2+'),
            right: chem('Pb'),
            n: 2,
            q: 2,
            one: 'one ion with 2 positive charges',
            not: 1,
          },
          {
            left: chem('2H^+'),
            right: chem('H2'),
            n: 2,
            q: 2,
            one: 'two ions with 1 positive charge each',
            not: 1,
          },
          {
            left: chem('Cl2'),
            right: chem('2Cl^-'),
            n: 2,
            q: -2,
            one: 'nothing charged, and the right has two ions with 1 negative charge each',
            not: 1,
          },
          {
            left: chem('O2'),
            right: chem('2O^2-'),
            n: 4,
            q: -4,
            one: 'nothing charged, and the right has two ions with 2 negative charges each',
            not: 2,
          },
          {
            left: chem('Fe^3+'),
            right: chem('Fe'),
            n: 3,
            q: 3,
            one: 'one ion with 3 positive charges',
            not: 1,
          },
        ],
        draw: { e: { pick: [chem('e^-')] } },
        check: ['answer = abs(q)'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{not}}',
          'charge_not_balanced',
          'Add up the charges on the left and on the right. Are they the same?',
        ),
      ],
      hints: [
        'What must be the same on both sides, besides the atoms?',
        'In a half equation the charges balance too. Each electron is one negative charge.',
        'Add up the charges of the ions on the left, and then on the right.',
        'How many negative charges must be added on the left, so that both sides have the same total?',
      ],
      method_answer: [
        { text: 'The left, without electrons, has {{one}}.' },
        { text: 'With {{n}} electrons the charges of both sides are equal.' },
      ],
    },
  },
  {
    key: 'redox-at-the-electrodes',
    topics: ['oxidation-and-electrons'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-CCH-03', 'GCSE-CCH-13'],
    question: {
      type: 'single_choice',
      text: `Melted lead bromide is split by electrolysis. Which half equation belongs to the **anode**, and what is it?`,
      max_score: 1,
      options: [
        option(
          `${chem('2Br^- -> Br2 + 2e^-')}, a reduction`,
          'oxidation_and_reduction_swapped',
          'The electrons are on the right: are they lost or gained?',
        ),
        option(
          `${chem('Br2 + 2e^- -> 2Br^-')}, a reduction`,
          'arrow_of_reaction_reversed',
          'Is bromine there at the start, or is it made?',
        ),
        { text: `${chem('2Br^- -> Br2 + 2e^-')}, an oxidation` },
        option(
          `${chem('Pb^2+ + 2e^- -> Pb')}, a reduction`,
          'anode_and_cathode_swapped',
          'Lead ions are positive. Do they go to the anode?',
        ),
      ],
      answers: [3],
      hints: [
        'Which ions go to the anode?',
        'The anode is positive and takes electrons from ions. Losing electrons is oxidation.',
        'Bromide ions are negative, so they go there.',
        'They are there at the start, so they stand on the left. Which side do the electrons stand on?',
      ],
      method_answer: [
        { text: 'Bromide ions go to the anode and lose electrons.' },
        { maths: chemTex('2Br^- -> Br2 + 2e^-'), text: 'Loss of electrons is oxidation.' },
      ],
    },
  },
  {
    key: 'redox-ionic-equation',
    topics: ['oxidation-and-electrons'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-CCH-03'],
    question: {
      type: 'single_choice',
      text: '{{metal}} is put into a solution of {{salt}}: {{full}}. Which is the ionic equation?',
      max_score: 1,
      template: {
        rows: [
          {
            metal: 'Zinc',
            salt: 'copper sulfate',
            full: chem('Zn + CuSO4 -> ZnSO4 + Cu'),
            key: chem('Zn + Cu^2+ -> Zn^2+ + Cu'),
            rev: chem('Zn^2+ + Cu -> Zn + Cu^2+'),
            spec: chem('Zn + SO4^2- -> ZnSO4'),
            un: chem('Zn + Cu^2+ -> Zn^+ + Cu'),
            ion: 'sulfate',
          },
          {
            metal: 'Magnesium',
            salt: 'iron sulfate',
            full: chem('Mg + FeSO4 -> MgSO4 + Fe'),
            key: chem('Mg + Fe^2+ -> Mg^2+ + Fe'),
            rev: chem('Mg^2+ + Fe -> Mg + Fe^2+'),
            spec: chem('Mg + SO4^2- -> MgSO4'),
            un: chem('Mg + Fe^2+ -> Mg^+ + Fe'),
            ion: 'sulfate',
          },
          {
            metal: 'Magnesium',
            salt: 'copper chloride',
            full: chem('Mg + CuCl2 -> MgCl2 + Cu'),
            key: chem('Mg + Cu^2+ -> Mg^2+ + Cu'),
            rev: chem('Mg^2+ + Cu -> Mg + Cu^2+'),
            spec: chem('Mg + 2Cl^- -> MgCl2'),
            un: chem('Mg + Cu^2+ -> Mg^+ + Cu'),
            ion: 'chloride',
          },
        ],
        draw: {},
      },
      options: [
        option(
          '{{rev}}',
          'arrow_of_reaction_reversed',
          'Which metal is there as atoms at the start?',
        ),
        option('{{un}}', 'charge_not_balanced', 'Add up the charges on both sides.'),
        option(
          '{{spec}}',
          'spectator_ions_react',
          'The {{ion}} ions are the same before and after. Do they take part?',
        ),
        { text: '{{key}}' },
      ],
      answers: [4],
      hints: [
        'Which particles really change?',
        'Write the dissolved salts as ions. Leave out those that are the same on both sides.',
        'The {{ion}} ions are in the solution before and after, so they are left out.',
        'One metal goes from atoms to ions, and the other from ions to atoms. The charges must balance.',
      ],
      method_answer: [
        { text: 'The {{ion}} ions look on. Only the two metals change.' },
        { text: 'So the ionic equation is {{key}}.' },
      ],
    },
  },
  {
    key: 'redox-who-is-oxidised',
    topics: ['oxidation-and-electrons'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-CCH-13'],
    question: {
      type: 'single_choice',
      text: 'In {{eq}}, what is **oxidised**?',
      max_score: 1,
      template: {
        rows: [
          {
            eq: chem('Mg + Cu^2+ -> Mg^2+ + Cu'),
            key: 'magnesium atoms',
            other: 'copper ions',
            p: 'copper atoms',
            q: 'magnesium ions',
            n: 2,
          },
          {
            eq: chem('Zn + 2H^+ -> Zn^2+ + H2'),
            key: 'zinc atoms',
            other: 'hydrogen ions',
            p: 'hydrogen molecules',
            q: 'zinc ions',
            n: 2,
          },
          {
            eq: chem('Cl2 + 2Br^- -> 2Cl^- + Br2'),
            key: 'bromide ions',
            other: 'chlorine molecules',
            p: 'bromine molecules',
            q: 'chloride ions',
            n: 2,
          },
          {
            eq: chem('Fe + Cu^2+ -> Fe^2+ + Cu'),
            key: 'iron atoms',
            other: 'copper ions',
            p: 'copper atoms',
            q: 'iron ions',
            n: 2,
          },
        ],
        draw: {},
      },
      options: [
        option(
          'the {{q}}',
          'product_named_as_reacting',
          'These are made. What is oxidised is there at the start.',
        ),
        { text: 'the {{key}}' },
        option(
          'nothing, since no oxygen is there',
          'oxidation_needs_oxygen',
          'Oxidation can also be told by electrons. Who loses some?',
        ),
        option(
          'the {{other}}',
          'oxidation_and_reduction_swapped',
          'Do these lose or gain electrons?',
        ),
      ],
      answers: [2],
      hints: [
        'Compare the charges of each element before and after.',
        'Oxidation is loss of electrons. The charge goes up.',
        'Look at the left side only: the {{other}} gain electrons.',
        'What gives these electrons? It is the other one on the left.',
      ],
      method_answer: [
        { text: 'The {{key}} lose electrons, so they are oxidised.' },
        { text: 'The {{other}} gain them, so they are reduced.' },
      ],
    },
  },
  {
    key: 'redox-combine-half-equations',
    topics: ['oxidation-and-electrons'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-CCH-03'],
    question: {
      type: 'fill_blanks',
      text: '{{m}} atoms give away {{p}} electrons each, and {{ion}} ions take up {{q}} each. Balance the ionic equation with the smallest whole numbers: [[1]] {{a}} + [[2]] {{b}} → [[3]] {{c}} + [[4]] {{d}}',
      max_score: 4,
      template: {
        rows: [
          {
            m: 'Aluminium',
            ion: 'copper',
            p: 3,
            q: 2,
            a: chem('Al'),
            b: chem('Cu^2+'),
            c: chem('Al^3+'),
            d: chem('Cu'),
          },
          {
            m: 'Magnesium',
            ion: 'silver',
            p: 2,
            q: 1,
            a: chem('Mg'),
            b: chem('Ag^+'),
            c: chem('Mg^2+'),
            d: chem('Ag'),
          },
          {
            m: 'Copper',
            ion: 'silver',
            p: 2,
            q: 1,
            a: chem('Cu'),
            b: chem('Ag^+'),
            c: chem('Cu^2+'),
            d: chem('Ag'),
          },
          {
            m: 'Aluminium',
            ion: 'iron',
            p: 3,
            q: 2,
            a: chem('Al'),
            b: chem('Fe^2+'),
            c: chem('Al^3+'),
            d: chem('Fe'),
          },
          {
            m: 'Aluminium',
            ion: 'silver',
            p: 3,
            q: 1,
            a: chem('Al'),
            b: chem('Ag^+'),
            c: chem('Al^3+'),
            d: chem('Ag'),
          },
        ],
        draw: {},
        check: ['answer1 * p = answer2 * q', 'answer3 = answer1', 'answer4 = answer2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{q}}',
          mistakes: [
            slip(
              '{{p}}',
              'charge_as_own_count',
              'As many electrons must be given as taken. Count them with your numbers.',
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
              'As many electrons must be given as taken. Count them with your numbers.',
            ),
          ],
        },
        { type: 'number', answer: '{{q}}' },
        { type: 'number', answer: '{{p}}' },
      ],
      hints: [
        'No electron is left over in the end.',
        'As many electrons are given away as are taken up.',
        'Find the smallest number of electrons that both can make up in whole steps.',
        'How many atoms give that many electrons, and how many ions take them?',
      ],
      method_answer: [
        {
          maths: '{{q}} \\times {{p}} = {{p}} \\times {{q}}',
          text: 'As many electrons given as taken.',
        },
        { text: 'So {{q}} of {{a}} react with {{p}} of {{b}}.' },
      ],
    },
  },
  {
    key: 'redox-explain-displacement',
    topics: ['oxidation-and-electrons'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-CCH-13', 'GCSE-CCH-03'],
    question: {
      type: 'long_text',
      text: `Copper wire is put into a solution of silver nitrate. Silver crystals grow on the wire, and the solution turns blue: ${chem('Cu + 2Ag^+ -> Cu^2+ + 2Ag')}. Explain with electrons what is oxidised and what is reduced, and why both always go together.`,
      max_score: 3,
      criteria: [
        {
          code: 'copper_oxidised',
          text: 'Says that copper atoms lose electrons and are oxidised.',
          marks: 1,
          evidence: [
            'Copper atoms lose two electrons, so copper is oxidised.',
            'The copper is oxidised because it loses electrons.',
          ],
        },
        {
          code: 'silver_reduced',
          text: 'Says that silver ions gain electrons and are reduced.',
          marks: 1,
          evidence: [
            'Silver ions gain electrons, so they are reduced.',
            'Each silver ion takes up one electron and is reduced.',
          ],
        },
        {
          code: 'together',
          text: 'Says that electrons lost by one are gained by the other.',
          marks: 1,
          evidence: [
            'The electrons that copper loses are the ones that silver gains.',
            'Electrons do not disappear, so when one loses them another gains them.',
          ],
        },
      ],
      references: [
        'Copper atoms lose two electrons, so copper is oxidised. Silver ions gain electrons, so they are reduced. The electrons that copper loses are the ones that silver gains.',
      ],
      hints: [
        'Look at the charges of copper and silver before and after.',
        'OIL RIG tells which is which. Then ask where the electrons go.',
        'Begin with: each copper atom …',
        'Then write about the silver ions, and end with a sentence on what happens to the electrons.',
      ],
      method_answer: [
        { maths: chemTex('Cu -> Cu^2+ + 2e^-'), text: 'Copper loses electrons: oxidation.' },
        {
          maths: chemTex('Ag^+ + e^- -> Ag'),
          text: 'Silver ions gain them: reduction, twice for each copper atom.',
        },
        { text: 'Electrons given away must be taken up by something.' },
      ],
    },
  },
]
