import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const radioactivity: readonly ContentQuestion[] = [
  {
    key: 'radioactivity-what-it-is',
    topics: ['radioactivity'],
    difficulty: -0.5,
    minutes: 1.5,
    statements: ['GCSE-PAT-05'],
    question: {
      type: 'matching',
      text: 'Match each kind of radiation with what comes out of the nucleus. One is left over.',
      max_score: 4,
      left: ['alpha', 'beta', 'gamma', 'neutron'],
      right: [
        'a fast electron',
        'two protons and two neutrons together',
        'a single proton',
        'an electromagnetic wave',
        'a particle without a charge',
      ],
      pairs: [2, 1, 4, 5],
      hints: [
        'One of them is no particle at all. One has no charge, as its name says.',
        'Alpha is the heaviest. Beta is very light. Gamma is a wave.',
        'An alpha particle is the same as a helium nucleus.',
        'The name “neutron” sounds like “neutral”. Which particle is light, fast and negative?',
      ],
      method_answer: [
        { text: 'Alpha: two protons and two neutrons, a helium nucleus.' },
        { text: 'Beta: a fast electron. Gamma: an electromagnetic wave. Neutron: no charge.' },
      ],
    },
  },
  {
    key: 'radioactivity-what-stops-it',
    topics: ['radioactivity'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['GCSE-PAT-05'],
    question: {
      type: 'single_choice',
      text: 'A counter stands near a source. With a sheet of paper in between, it counts {{paper}}. With 5 mm of aluminium in between, it counts {{metal}}. What does the source send out?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            paper: 'as much as before',
            metal: 'hardly anything more than the background',
            key: 'beta only',
            a: 'alpha only',
            b: 'gamma only',
            say_a: 'Paper would stop that. Does the count fall with paper?',
            say_b: 'That would go through 5 mm of aluminium.',
          },
          {
            paper: 'hardly anything more than the background',
            metal: 'hardly anything more than the background',
            key: 'alpha only',
            a: 'beta only',
            b: 'gamma only',
            say_a: 'Would paper stop that?',
            say_b: 'That would go through paper and through aluminium.',
          },
          {
            paper: 'as much as before',
            metal: 'nearly as much as before',
            key: 'gamma only',
            a: 'alpha only',
            b: 'beta only',
            say_a: 'Paper would stop that. Does the count fall with paper?',
            say_b: 'Aluminium would stop that. Does the count fall much with it?',
          },
        ],
      },
      options: [
        option('{{a}}', 'penetration_swapped', '{{say_a}}'),
        option('{{b}}', 'penetration_swapped', '{{say_b}}'),
        { text: '{{key}}' },
        option(
          'alpha, beta and gamma',
          'penetration_swapped',
          'Then the count would fall with paper, fall again with aluminium, and not be gone.',
        ),
      ],
      answers: [3],
      hints: [
        'Look at what changes with paper, and at what changes with aluminium.',
        'Paper stops one kind. A few millimetres of aluminium stop two kinds. Lead is needed to weaken the third.',
        'With paper the counter shows {{paper}}.',
        'With aluminium it shows {{metal}}. Which kind fits both?',
      ],
      method_answer: [
        { text: 'Paper stops alpha. A few millimetres of aluminium stop beta too.' },
        { text: 'Gamma goes through both. So the source sends out {{key}}.' },
      ],
    },
  },
  {
    key: 'radioactivity-alpha-equation',
    topics: ['radioactivity'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-PAT-06'],
    question: {
      type: 'fill_blanks',
      text: 'A nucleus of {{name}} has the mass number {{m}} and the atomic number {{z}}. It sends out an **alpha** particle and becomes {{into}}. The new nucleus has the mass number [[1]] and the atomic number [[2]].',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { name: 'uranium', m: 238, z: 92, into: 'thorium' },
          { name: 'radium', m: 226, z: 88, into: 'radon' },
          { name: 'polonium', m: 210, z: 84, into: 'lead' },
          { name: 'americium', m: 241, z: 95, into: 'neptunium' },
          { name: 'thorium', m: 232, z: 90, into: 'radium' },
          { name: 'plutonium', m: 239, z: 94, into: 'uranium' },
        ],
        check: ['answer1 + 4 = m', 'answer2 + 2 = z'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m - 4}}',
          mistakes: [
            slip(
              '{{m - 2}}',
              'alpha_numbers_swapped',
              'How many particles does an alpha particle have altogether?',
            ),
            slip('{{m}}', 'beta_for_alpha', 'The nucleus has lost protons and neutrons.'),
          ],
        },
        {
          type: 'number',
          answer: '{{z - 2}}',
          mistakes: [
            slip(
              '{{z - 4}}',
              'alpha_numbers_swapped',
              'The atomic number counts protons only. How many leave?',
            ),
            slip(
              '{{z + 1}}',
              'beta_for_alpha',
              'That is what happens when an electron is sent out.',
            ),
          ],
        },
      ],
      hints: [
        'What does an alpha particle take away from the nucleus?',
        'It has two protons and two neutrons. Mass number and atomic number are the same in total before and after.',
        'Before, there are {{m}} particles in the nucleus, and {{z}} of them are protons.',
        'Take the four particles away from {{m}}, and the two protons away from {{z}}.',
      ],
      method_answer: [
        { maths: '{{m}} - 4 = {{m-4}}', text: 'The mass number.' },
        { maths: '{{z}} - 2 = {{z-2}}', text: 'The atomic number.' },
      ],
    },
  },
  {
    key: 'radioactivity-beta-equation',
    topics: ['radioactivity'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['GCSE-PAT-06'],
    question: {
      type: 'fill_blanks',
      text: 'A nucleus of {{name}} has the mass number {{m}} and the atomic number {{z}}. It sends out a **beta** particle (an electron) and becomes {{into}}. The new nucleus has the mass number [[1]] and the atomic number [[2]].',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { name: 'carbon', m: 14, z: 6, into: 'nitrogen' },
          { name: 'strontium', m: 90, z: 38, into: 'yttrium' },
          { name: 'iodine', m: 131, z: 53, into: 'xenon' },
          { name: 'caesium', m: 137, z: 55, into: 'barium' },
          { name: 'cobalt', m: 60, z: 27, into: 'nickel' },
          { name: 'phosphorus', m: 32, z: 15, into: 'sulfur' },
        ],
        check: ['answer1 = m', 'answer2 - 1 = z'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{m}}',
          mistakes: [
            slip(
              '{{m - 1}}',
              'beta_takes_mass',
              'A neutron has become a proton. How many particles are in the nucleus now?',
            ),
            slip('{{m - 4}}', 'alpha_for_beta', 'That is what an alpha particle takes away.'),
          ],
        },
        {
          type: 'number',
          answer: '{{z + 1}}',
          mistakes: [
            slip(
              '{{z - 1}}',
              'beta_turned_round',
              'The electron is negative. What does the charge of the nucleus do when it leaves?',
            ),
            slip('{{z - 2}}', 'alpha_for_beta', 'That is what an alpha particle takes away.'),
          ],
        },
      ],
      hints: [
        'There are no electrons in a nucleus. What must change so that one can come out?',
        'A neutron turns into a proton and an electron. The electron leaves.',
        'Count the protons and neutrons together: one of them has only changed its kind.',
        'There is one neutron less and one proton more. What does that do to each of the two numbers?',
      ],
      method_answer: [
        { maths: '{{m}} - 0 = {{m}}', text: 'The mass number: a neutron has become a proton.' },
        { maths: '{{z}} + 1 = {{z+1}}', text: 'The atomic number: one proton more.' },
      ],
    },
  },
  {
    key: 'radioactivity-electron-levels',
    topics: ['radioactivity'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-PAT-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'An atom absorbs radiation: an electron moves to a level [[1]] the nucleus. When the electron falls back, the atom [[2]] radiation. If an outer electron leaves the atom altogether, the atom becomes a [[3]] ion.',
      diagram: { kind: 'atom', shells: [2, 8, 1] },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'further from' },
            option(
              'nearer to',
              'levels_turned_round',
              'The electron has gained energy. Which levels have more?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'absorbs',
              'levels_turned_round',
              'Falling back, the electron has energy to give. What does the atom do with it?',
            ),
            { text: 'emits' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'positive' },
            option(
              'negative',
              'ion_sign_turned',
              'A negative particle has left. What is there more of now?',
            ),
            option(
              'neutral',
              'ion_sign_turned',
              'An ion has a charge. Count protons and electrons.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Levels further out have more energy.',
        'Taking in radiation lifts an electron. Giving it out lets it fall.',
        'To emit is to send out, to absorb is to take in.',
        'An electron is negative. When it leaves, are there more protons or more electrons?',
      ],
      method_answer: [
        { text: 'Absorbing lifts an electron outwards. Emitting lets it fall back.' },
        { text: 'Without one of its electrons the atom is a positive ion.' },
      ],
    },
  },
  {
    key: 'radioactivity-ionising-order',
    topics: ['radioactivity'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-PAT-05', 'GCSE-PAT-04'],
    question: {
      type: 'ordering',
      text: 'Put these in order of how strongly they ionise what they pass through. Begin with the **strongest**.',
      max_score: 2,
      items: ['alpha radiation', 'beta radiation', 'gamma radiation'],
      hints: [
        'Radiation that ionises a lot loses its energy fast. What does that mean for how far it gets?',
        'The one that gets least far ionises most.',
        'Paper stops one of them. It has the largest charge and mass.',
        'Gamma goes through metres of air and even through metal. So where does it stand?',
      ],
      method_answer: [
        { text: 'Alpha ionises most and gets least far. Gamma ionises least and gets furthest.' },
      ],
    },
  },
  {
    key: 'radioactivity-gold-foil',
    topics: ['radioactivity'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-PAT-01'],
    question: {
      type: 'matching',
      text: 'Alpha particles were fired at a thin gold foil. Match each observation with what it tells about atoms. One is left over.',
      max_score: 3,
      left: ['most went straight through', 'some were pushed aside', 'very few came straight back'],
      right: [
        'the positive charge is spread out through the whole atom',
        'atoms are mostly empty space',
        'nearly all of the mass is in a tiny nucleus',
        'the nucleus is positive and repels them',
      ],
      pairs: [2, 4, 3],
      hints: [
        'Alpha particles are positive and fast. What could push them aside, or throw them back?',
        'One of the four is the old plum pudding model, which did not fit.',
        'If nearly all go through, what do they meet on their way?',
        'To throw back a heavy particle takes something heavier. To push it aside takes a like charge.',
      ],
      method_answer: [
        { text: 'Most went through: empty space. Some were pushed aside: a positive nucleus.' },
        { text: 'Few came back: nearly all of the mass is in a tiny nucleus.' },
        { text: 'In a plum pudding with spread-out charge none would come back.' },
      ],
    },
  },
]
