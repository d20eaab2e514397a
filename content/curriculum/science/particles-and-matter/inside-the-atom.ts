import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const insideTheAtom: readonly ContentQuestion[] = [
  {
    key: 'atom-particle-table',
    topics: ['inside-the-atom'],
    difficulty: -1,
    minutes: 1.5,
    statements: ['GCSE-CAT-01', 'GCSE-PAT-02'],
    question: {
      type: 'table',
      text: 'Complete the table of the three particles that an atom is made of. Write the charge as +1, −1 or 0.',
      max_score: 4,
      columns: ['Relative mass', 'Relative charge'],
      rows: [
        {
          label: 'Proton',
          cells: [
            { type: 'given', text: '1' },
            {
              type: 'number',
              answer: '1',
              mistakes: [
                slip(
                  '-1',
                  'subatomic_particles_mixed',
                  'The nucleus pulls the electrons towards it. Which charge must its protons have?',
                ),
                slip(
                  '0',
                  'subatomic_particles_mixed',
                  'Which of the three is named after neutral?',
                ),
              ],
            },
          ],
        },
        {
          label: 'Neutron',
          cells: [
            {
              type: 'number',
              answer: '1',
              mistakes: [
                slip('0', 'charge_for_mass', 'It has no charge. Does that mean it has no mass?'),
              ],
            },
            {
              type: 'number',
              answer: '0',
              mistakes: [
                slip('1', 'subatomic_particles_mixed', 'The name neutron comes from neutral.'),
                slip('-1', 'subatomic_particles_mixed', 'The name neutron comes from neutral.'),
              ],
            },
          ],
        },
        {
          label: 'Electron',
          cells: [
            { type: 'given', text: 'very small' },
            {
              type: 'number',
              answer: '-1',
              mistakes: [
                slip(
                  '1',
                  'subatomic_particles_mixed',
                  'Protons and electrons attract each other. Can their charges be alike?',
                ),
                slip(
                  '0',
                  'subatomic_particles_mixed',
                  'Which of the three is named after neutral?',
                ),
              ],
            },
          ],
        },
      ],
      hints: [
        'Two of the three particles sit in the nucleus and are about equally heavy.',
        'Opposite charges attract. That is why electrons stay near the nucleus.',
        'One name sounds like “neutral”: this particle has no charge.',
        'A proton and an electron have equally large but opposite charges. A neutron is as heavy as a proton.',
      ],
      method_answer: [
        { text: 'A proton has the mass 1 and the charge +1.' },
        { text: 'A neutron has the mass 1 and no charge.' },
        { text: 'An electron has a very small mass and the charge −1.' },
      ],
    },
  },
  {
    key: 'atom-neutrons-from-symbol',
    topics: ['inside-the-atom'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-CAT-04', 'GCSE-PAT-03'],
    question: {
      type: 'number',
      text: 'An atom of {{name}} is written as {{sign}}. How many neutrons does it have?',
      max_score: 1,
      template: {
        rows: [
          { name: 'sodium', z: 11, a: 23, sign: tex`$^{23}_{11}\text{Na}$` },
          { name: 'aluminium', z: 13, a: 27, sign: tex`$^{27}_{13}\text{Al}$` },
          { name: 'phosphorus', z: 15, a: 31, sign: tex`$^{31}_{15}\text{P}$` },
          { name: 'chlorine', z: 17, a: 37, sign: tex`$^{37}_{17}\text{Cl}$` },
          { name: 'potassium', z: 19, a: 39, sign: tex`$^{39}_{19}\text{K}$` },
          { name: 'iron', z: 26, a: 56, sign: tex`$^{56}_{26}\text{Fe}$` },
          { name: 'copper', z: 29, a: 63, sign: tex`$^{63}_{29}\text{Cu}$` },
          { name: 'silver', z: 47, a: 107, sign: tex`$^{107}_{47}\text{Ag}$` },
        ],
        draw: {},
        check: ['answer + z = a'],
      },
      answer: '{{a - z}}',
      mistakes: [
        slip(
          '{{a}}',
          'mass_number_for_neutrons',
          'The upper number counts everything in the nucleus. What else is in there?',
        ),
        slip(
          '{{z}}',
          'atomic_number_for_neutrons',
          'The lower number counts the protons. How many particles of the nucleus are left?',
        ),
        slip('{{a + z}}', 'added_instead', 'The upper number has the protons in it already.'),
      ],
      hints: [
        'What does the upper number count, and what the lower one?',
        'The upper one, the mass number, counts protons and neutrons. The lower one, the atomic number, counts protons.',
        'There are {{a}} particles in the nucleus, and {{z}} of them are protons.',
        'Take the protons away: {{a}} − {{z}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} - {{z}} = {{a-z}}`, text: 'Mass number less atomic number.' },
      ],
    },
  },
  {
    key: 'atom-drawn-mass-number',
    topics: ['inside-the-atom'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-CAT-04', 'GCSE-CAT-01'],
    question: {
      type: 'number',
      text: 'The drawing shows an atom with {{z}} protons, {{n}} neutrons and {{z}} electrons. What is its mass number?',
      diagram: {
        kind: 'atom',
        shells: [2, '{{outer}}'],
        nucleus: { text: '{{z}}\u00a0p, {{n}}\u00a0n', italic: false },
        alt: 'An atom with {{z}} protons and {{n}} neutrons in its nucleus, 2 electrons on the first shell and {{outer}} on the second.',
      },
      max_score: 1,
      template: {
        rows: [
          { z: 5, n: 6, outer: 3 },
          { z: 4, n: 5, outer: 2 },
          { z: 9, n: 10, outer: 7 },
          { z: 6, n: 7, outer: 4 },
          { z: 8, n: 10, outer: 6 },
          { z: 10, n: 12, outer: 8 },
        ],
        draw: {},
        check: ['answer - n = z'],
      },
      answer: '{{z + n}}',
      mistakes: [
        slip(
          '{{2 * z + n}}',
          'electrons_in_mass_number',
          'Electrons have hardly any mass. Are they counted?',
        ),
        slip(
          '{{z}}',
          'atomic_number_for_mass_number',
          'This is the atomic number. What else is in the nucleus?',
        ),
        slip(
          '{{n}}',
          'mass_number_as_neutrons_only',
          'These are the neutrons. What else is in the nucleus?',
        ),
      ],
      hints: [
        'Which of the three kinds of particles have a mass that counts?',
        'The mass number is the number of particles in the nucleus.',
        'Look at the nucleus only: protons and neutrons are in it.',
        'Add {{z}} and {{n}}.',
      ],
      method_answer: [
        { maths: tex`{{z}} + {{n}} = {{z+n}}`, text: 'Protons and neutrons together.' },
      ],
    },
  },
  {
    key: 'atom-two-isotopes',
    topics: ['inside-the-atom'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CAT-04', 'GCSE-PAT-03'],
    question: {
      type: 'multiple_choice',
      text: tex`Carbon-12 and carbon-14 are isotopes: $^{12}_{6}\text{C}$ and $^{14}_{6}\text{C}$. What is true of them? Choose all that fit.`,
      max_score: 3,
      options: [
        { text: 'Carbon-14 has two more neutrons than carbon-12' },
        option(
          'Both have 6 neutrons',
          'isotopes_differ_in_protons',
          'The mass numbers differ, and the protons are alike. What must differ then?',
        ),
        { text: 'A neutral atom of each has 6 electrons' },
        option(
          'They are different elements',
          'isotopes_differ_in_protons',
          'What decides which element an atom belongs to?',
        ),
        { text: 'Both have 6 protons' },
        option(
          'They react in very different ways',
          'isotopes_react_differently',
          'Reactions are a matter of electrons. Do these differ?',
        ),
      ],
      answers: [1, 3, 5],
      hints: [
        'Compare the upper numbers, and then the lower numbers.',
        'Isotopes are atoms of one element with different numbers of neutrons.',
        'The lower number is the same: the protons are as many, and so are the electrons of a neutral atom.',
        'For the neutrons, take 6 from 12 and 6 from 14. Reactions depend on the electrons.',
      ],
      method_answer: [
        { text: 'Both have 6 protons, so both are carbon, and both have 6 electrons.' },
        { maths: '12 - 6 = 6, \\quad 14 - 6 = 8', text: 'The neutrons: carbon-14 has two more.' },
        { text: 'With the same electrons they react in the same way.' },
      ],
    },
  },
  {
    key: 'atom-relative-atomic-mass',
    topics: ['inside-the-atom'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['GCSE-CAT-05', 'GCSE-CAT-04', 'GCSE-PAT-03'],
    question: {
      type: 'number',
      text: 'In nature, {{p}}% of {{name}} atoms are {{name}}-{{a}} and {{q}}% are {{name}}-{{b}}. Calculate the relative atomic mass of {{name}}. Give it to 1 decimal place.',
      max_score: 2,
      template: {
        rows: [
          { name: 'chlorine', a: 35, b: 37, p: 75, q: 25 },
          { name: 'copper', a: 63, b: 65, p: 69, q: 31 },
          { name: 'boron', a: 10, b: 11, p: 20, q: 80 },
          { name: 'gallium', a: 69, b: 71, p: 60, q: 40 },
          { name: 'rubidium', a: 85, b: 87, p: 72, q: 28 },
          { name: 'lithium', a: 6, b: 7, p: 8, q: 92 },
        ],
        draw: {},
        check: ['100 * answer - a * p = b * q'],
      },
      answer: '{{(a * p + b * q) / 100|dp2}}',
      tolerance: { decimal_places: 1 },
      mistakes: [
        slip(
          '{{(a + b) / 2}}',
          'isotopes_unweighted',
          'There is not the same number of both. Which isotope is more common?',
        ),
        slip(
          '{{(a * q + b * p) / 100}}',
          'abundances_swapped',
          'Which percentage belongs to {{name}}-{{a}}?',
        ),
        slip(
          '{{a * p + b * q}}',
          'mean_not_divided',
          'This is the mass of 100 atoms. How heavy is one on average?',
        ),
      ],
      hints: [
        'Imagine 100 atoms of {{name}}. How many are of each kind?',
        'Add up the masses of all 100 atoms and divide by 100.',
        '{{p}} atoms have the mass {{a}}, and {{q}} atoms have the mass {{b}}.',
        tex`Together they have $ {{p}} \times {{a}} + {{q}} \times {{b}} = {{a*p + b*q}} $. Divide by 100 and round.`,
      ],
      method_answer: [
        {
          maths: tex`{{p}} \times {{a}} + {{q}} \times {{b}} = {{a*p+b*q}}`,
          text: 'The mass of 100 atoms.',
        },
        {
          maths: tex`{{a*p+b*q}} \div 100 \approx {{(a*p+b*q)/100|dp1}}`,
          text: 'The mean mass of one atom, to 1 decimal place.',
        },
      ],
    },
  },
  {
    key: 'atom-models-in-order',
    topics: ['inside-the-atom'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['GCSE-CAT-03', 'GCSE-PAT-01'],
    question: {
      type: 'ordering',
      text: 'People changed their model of the atom when new evidence came. Put the models in the order of time, oldest first.',
      max_score: 3,
      items: [
        'tiny solid balls that cannot be divided',
        'a ball of positive charge with electrons in it',
        'a small positive nucleus with electrons around it',
        'electrons on shells at certain distances from the nucleus',
        'a nucleus with protons and with neutrons, which have no charge',
      ],
      hints: [
        'Each new model knew about one thing more.',
        'The order of discovery was: electron, nucleus, shells, neutron.',
        'At first nobody knew of any part of an atom. So the model without parts is the oldest.',
        'The plum pudding model came before the nucleus. The neutron has no charge, so it was the hardest to find.',
      ],
      method_answer: [
        { text: 'Dalton: solid balls. Thomson, after the electron was found: a plum pudding.' },
        { text: 'Rutherford: a nucleus. Bohr: shells. Chadwick: neutrons.' },
      ],
    },
  },
  {
    key: 'atom-scattering-evidence',
    topics: ['inside-the-atom'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-CAT-03', 'GCSE-PAT-01'],
    question: {
      type: 'matching',
      text: 'Positive alpha particles were fired at a very thin gold foil. Match what was seen with what it shows. One is left over.',
      max_score: 3,
      left: [
        'Most alpha particles went straight through',
        'Some were bent away from their path',
        'A very few bounced straight back',
      ],
      right: [
        'the mass of an atom is packed into a tiny centre',
        'positive charge is spread evenly through the atom',
        'most of an atom is empty space',
        'the centre of an atom is positively charged',
      ],
      pairs: [3, 4, 1],
      hints: [
        'Ask of each: what did the alpha particle meet on its way?',
        'What meets nothing goes straight on. Like charges repel. Only something heavy throws a particle back.',
        'Most of them met nothing at all on their way through the foil.',
        'Alpha particles are positive: what pushes them aside must have the same charge. The last observation is about mass.',
      ],
      method_answer: [
        { text: 'Straight through: there is mostly empty space.' },
        { text: 'Bent: positive alpha particles were repelled by a positive centre.' },
        { text: 'Straight back: they met something small and heavy, the nucleus.' },
        { text: 'Charge spread evenly was the older model, and it could not explain this.' },
      ],
    },
  },
  {
    key: 'atom-nucleus-scale-model',
    topics: ['inside-the-atom'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['GCSE-CAT-02', 'GCSE-PAT-02'],
    question: {
      type: 'number',
      text: '{{who}} makes a scale model of an atom. The nucleus is a bead of {{k}} mm across. A real atom is about 10,000 times as wide as its nucleus. How wide must the model atom be? Give your answer in metres.',
      max_score: 2,
      template: {
        draw: {
          who: { pick: ['Amara', 'Ravi', 'Zofia', 'Tariq'] },
          k: { from: 2, to: 9 },
        },
        check: ['answer * 1000 / 10000 = k'],
      },
      answer: '{{10 * k}}',
      mistakes: [
        slip(
          '{{10000 * k}}',
          'unit_prefix',
          'That is the number of millimetres. How many of them make a metre?',
        ),
        slip(
          '{{k}}',
          'nucleus_fills_atom',
          'A thousand times as wide would give this. Look at the number again.',
        ),
        slip('{{100 * k}}', 'unit_step_of_hundred', 'How many millimetres are in one metre?'),
      ],
      hints: [
        'Is the atom much wider or a little wider than its nucleus?',
        'Multiply the width of the bead by 10,000. Then change millimetres to metres.',
        '{{k}} × 10,000 = {{10000*k|thousands}} mm.',
        'There are 1,000 mm in 1 m. Divide {{10000*k|thousands}} by 1,000.',
      ],
      method_answer: [
        {
          maths: tex`{{k}} \times 10{,}000 = {{10000*k|thousands_tex}}\ \text{mm}`,
          text: 'As many times as wide.',
        },
        {
          maths: tex`{{10000*k|thousands_tex}} \div 1{,}000 = {{10*k}}\ \text{m}`,
          text: 'In metres. An atom is almost all empty space.',
        },
      ],
    },
  },
  {
    key: 'atom-why-neutral',
    topics: ['inside-the-atom'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-CAT-01'],
    question: {
      type: 'single_choice',
      text: 'Atoms hold charged particles, but an atom as a whole has no charge. Why?',
      max_score: 1,
      options: [
        { text: 'It has as many electrons as protons' },
        option(
          'Its charges are too small to matter',
          'charges_too_small',
          'Count them: how many positive and how many negative ones are there?',
        ),
        option(
          'It has as many neutrons as protons',
          'neutrons_cancel_charge',
          'Neutrons have no charge. Can they cancel out that of the protons?',
        ),
        option(
          'Its electrons are part of the nucleus',
          'subatomic_particles_mixed',
          'Electrons are outside the nucleus. What matters is how many there are.',
        ),
      ],
      answers: [1],
      hints: [
        'Which particles have a charge, and of which sign?',
        'Equally large charges of opposite signs cancel each other out.',
        'Each proton has the charge +1.',
        'For a total of nothing each +1 needs a −1. Which particle has that charge?',
      ],
      method_answer: [
        { text: 'Each proton is +1 and each electron is −1.' },
        { text: 'With as many of one as of the other, the total charge is zero.' },
      ],
    },
  },
]
