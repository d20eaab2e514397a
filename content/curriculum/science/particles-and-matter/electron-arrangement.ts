import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const electronArrangement: readonly ContentQuestion[] = [
  {
    key: 'electrons-fill-shells',
    topics: ['electron-arrangement'],
    difficulty: -0.8,
    minutes: 1.5,
    statements: ['GCSE-CAT-06'],
    question: {
      type: 'fill_blanks',
      text: 'An atom of {{name}} has {{z}} electrons. Write how many are on each shell: [[1]] on the first, [[2]] on the second and [[3]] on the third.',
      max_score: 3,
      template: {
        rows: [
          { name: 'sodium', z: 11 },
          { name: 'magnesium', z: 12 },
          { name: 'aluminium', z: 13 },
          { name: 'silicon', z: 14 },
          { name: 'phosphorus', z: 15 },
          { name: 'sulfur', z: 16 },
          { name: 'chlorine', z: 17 },
        ],
        draw: {},
        check: ['answer1 + answer2 + answer3 = z'],
      },
      blanks: [
        {
          type: 'number',
          answer: '2',
          mistakes: [
            slip(
              '8',
              'first_shell_holds_eight',
              'The first shell is the smallest one. It has less room.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '8',
          mistakes: [
            slip('2', 'every_shell_holds_two', 'The second shell has more room than the first.'),
            slip(
              '{{z - 2}}',
              'shell_overfilled',
              'That is all the rest. The second shell is full before.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{z - 10}}',
          mistakes: [
            slip(
              '{{z - 8}}',
              'first_shell_left_out',
              'Count again how many are on the first two shells together.',
            ),
          ],
        },
      ],
      hints: [
        'Electrons fill the shells from the inside to the outside.',
        'The first shell has room for two electrons, and the second for four times as many.',
        'Fill the first shell, then the second. That uses up 10 electrons.',
        'For the third shell take 10 away from {{z}}.',
      ],
      method_answer: [
        { text: 'The first shell takes 2 electrons, the second 8.' },
        { maths: tex`{{z}} - 2 - 8 = {{z-10}}`, text: 'The rest are on the third shell.' },
      ],
    },
  },
  {
    key: 'electrons-group-and-period',
    topics: ['electron-arrangement'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['GCSE-CAT-07', 'GCSE-CAT-08'],
    question: {
      type: 'multi_part',
      text: 'The drawing shows the electrons of an atom: {{told}}.',
      diagram: {
        kind: 'atom',
        shells: [2, 8, '{{o}}'],
        alt: 'An atom with 2 electrons on the first shell, 8 on the second and {{o}} on the third.',
      },
      max_score: 2,
      template: {
        rows: [
          { o: 1, told: '2 on the first shell, 8 on the second and 1 on the third' },
          { o: 4, told: '2 on the first shell, 8 on the second and 4 on the third' },
          { o: 5, told: '2 on the first shell, 8 on the second and 5 on the third' },
          { o: 6, told: '2 on the first shell, 8 on the second and 6 on the third' },
          { o: 7, told: '2 on the first shell, 8 on the second and 7 on the third' },
        ],
        draw: {},
        check: ['answer1 = o', 'answer2 = 3'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'In which group of the periodic table is the element?',
          max_score: 1,
          answer: '{{o}}',
          mistakes: [
            slip(
              '3',
              'groups_and_periods_swapped',
              'The number of shells gives the period. What gives the group?',
            ),
            slip(
              '{{10 + o}}',
              'all_electrons_for_outer',
              'Only the outer electrons tell the group.',
            ),
          ],
          hints: [
            'Elements of one group have something in common. What is it?',
            'The number of outer electrons gives the group.',
            'The outer shell is the third one.',
            'Count the electrons on the third shell only.',
          ],
          method_answer: [
            { text: 'The third shell is the outer one, and {{o}} on it means Group {{o}}.' },
          ],
        },
        {
          type: 'number',
          text: 'In which period is it?',
          max_score: 1,
          answer: '3',
          mistakes: [
            slip(
              '{{o}}',
              'groups_and_periods_swapped',
              'The outer electrons give the group. What gives the period?',
            ),
            slip('2', 'unfilled_shell_not_counted', 'A shell that is not full yet counts as well.'),
          ],
          hints: [
            'Going one period down, something is added to the atom. What is it?',
            'The number of shells with electrons gives the period.',
            'Count the circles that carry electrons.',
            'A shell counts even if it is not full. How many do you see?',
          ],
          method_answer: [{ text: 'There are electrons on three shells, so it is in Period 3.' }],
        },
      ],
      hints: [
        'Look at the outer shell, and then at the number of shells.',
        'Outer electrons give the group, shells give the period.',
        'The outer shell is the third one.',
        'Count the electrons on it for the group, and the circles for the period.',
      ],
      method_answer: [
        { text: '(a) Outer electrons: {{o}}. So it is in Group {{o}}.' },
        { text: '(b) There are three shells with electrons: Period 3.' },
      ],
    },
  },
  {
    key: 'electrons-why-alike',
    topics: ['electron-arrangement'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-CAT-08'],
    question: {
      type: 'single_choice',
      text: '{{a}} and {{b}} react in much the same way. Why?',
      max_score: 1,
      template: {
        rows: [
          { a: 'Lithium', b: 'sodium', n: 'one', aa: '2,1', bb: '2,8,1' },
          { a: 'Magnesium', b: 'calcium', n: 'two', aa: '2,8,2', bb: '2,8,8,2' },
          { a: 'Fluorine', b: 'chlorine', n: 'seven', aa: '2,7', bb: '2,8,7' },
          { a: 'Oxygen', b: 'sulfur', n: 'six', aa: '2,6', bb: '2,8,6' },
        ],
        draw: {},
      },
      options: [
        { text: 'They have the same number of outer electrons' },
        option(
          'They have the same number of protons',
          'same_protons_in_group',
          'The number of protons makes an element what it is. Can two elements have the same?',
        ),
        option(
          'They have the same number of shells',
          'shells_for_outer_electrons',
          'They are in different periods. Are their shells as many?',
        ),
        option(
          'They have nearly the same mass',
          'mass_decides_reactions',
          'One is much heavier than the other. Which part of an atom meets other atoms first?',
        ),
      ],
      answers: [1],
      hints: [
        'What do two elements of the same group have in common?',
        'In a reaction atoms meet with their outside.',
        'The electrons of the two are {{aa}} and {{bb}}.',
        'Compare {{aa}} and {{bb}}: which of the numbers are alike?',
      ],
      method_answer: [
        { text: 'Their electrons are {{aa}} and {{bb}}: {{n}} on the outside each time.' },
        { text: 'The outer electrons take part in reactions, so these are alike.' },
      ],
    },
  },
  {
    key: 'electrons-from-place-in-table',
    topics: ['electron-arrangement'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-CAT-06', 'GCSE-CAT-07', 'GCSE-CAT-08'],
    question: {
      type: 'number',
      text: 'An element stands in Period {{p}} and Group {{g}} of the periodic table. How many electrons does one of its atoms have?',
      max_score: 2,
      template: {
        draw: { p: { from: 2, to: 3 }, g: { from: 1, to: 7 } },
        derive: { inner: '2 + 8 * (p - 2)' },
        where: [
          'p != g',
          'p * g != inner + g',
          'p + g != inner + g',
          '8 * (p - 1) + g != inner + g',
        ],
        check: ['answer - 2 - 8 * (p - 2) = g'],
      },
      answer: '{{inner + g}}',
      mistakes: [
        slip(
          '{{g}}',
          'outer_electrons_for_all',
          'These are the outer electrons. What about the full shells?',
        ),
        slip(
          '{{8 * (p - 1) + g}}',
          'first_shell_holds_eight',
          'How many electrons fit on the first shell?',
        ),
        slip(
          '{{p + g}}',
          'added_instead',
          'The period says how many shells there are. Fill them one by one.',
        ),
      ],
      hints: [
        'What does the period tell, and what the group?',
        'The period is the number of shells, and the group is the number of outer electrons.',
        'All shells but the last are full: 2 on the first, 8 on the second.',
        'The full shells hold {{inner}} electrons. Add the {{g}} outer ones.',
      ],
      method_answer: [
        { text: 'Period {{p}} means {{p}} shells. The full inner ones hold {{inner}} electrons.' },
        {
          maths: tex`{{inner}} + {{g}} = {{inner+g}}`,
          text: 'Group {{g}} means so many outer electrons.',
        },
      ],
    },
  },
  {
    key: 'electrons-after-eighteen',
    topics: ['electron-arrangement'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-CAT-06'],
    question: {
      type: 'single_choice',
      text: 'An atom of potassium has 19 electrons. Which arrangement is right?',
      max_score: 1,
      options: [
        option(
          '2,1,8,8',
          'shells_filled_from_outside',
          'Which shell is filled first, the inner or the outer one?',
        ),
        option(
          '2,8,9',
          'third_shell_overfilled',
          'The element is in Group 1. How many outer electrons should it have?',
        ),
        { text: '2,8,8,1' },
        option('8,8,3', 'first_shell_holds_eight', 'How many electrons fit on the first shell?'),
      ],
      answers: [3],
      hints: [
        'Fill the shells from the inside, and use the group as a check.',
        'For the first 20 elements: 2 on the first shell, 8 on the second, 8 on the third, then a fourth.',
        'The element is in Group 1, like sodium with 2,8,1.',
        'After 2, 8 and 8 there are 19 − 18 electrons left. Where do they go?',
      ],
      method_answer: [
        { maths: tex`19 - 2 - 8 - 8 = 1`, text: 'What is left starts the fourth shell.' },
        { text: 'This fits Group 1.' },
      ],
    },
  },
  {
    key: 'electrons-match-elements',
    topics: ['electron-arrangement'],
    difficulty: 0.1,
    minutes: 2,
    statements: ['GCSE-CAT-06', 'GCSE-CAT-07', 'GCSE-CAT-08'],
    question: {
      type: 'matching',
      text: 'Match each arrangement of electrons with the element that it belongs to. One is left over.',
      max_score: 4,
      left: ['2,8', '2,8,7', '2,4', '2,8,8,2'],
      right: [
        'a non-metal in Group 7 and Period 3',
        'a noble gas in Period 2',
        'a metal in Group 2 and Period 4',
        'an element in Group 4 and Period 2',
        'a metal in Group 1 and Period 3',
      ],
      pairs: [2, 1, 4, 3],
      hints: [
        'Two facts can be read from each: the number of shells and the last number.',
        'The number of shells is the period. The last number is the group, unless the shell is full.',
        'In 2,8 both shells are full. Which elements have a full outer shell?',
        '2,8,7 has three shells, 2,4 has two, and 2,8,8,2 has four. Compare the last numbers with the groups.',
      ],
      method_answer: [
        { text: '2,8: two full shells, a noble gas of Period 2 (neon).' },
        { text: '2,8,7: three shells, seven outer electrons (chlorine).' },
        { text: '2,4: two shells, four outer electrons (carbon).' },
        { text: '2,8,8,2: four shells, two outer electrons (calcium).' },
      ],
    },
  },
  {
    key: 'electrons-order-of-modern-table',
    topics: ['electron-arrangement'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['GCSE-CAT-07'],
    question: {
      type: 'single_choice',
      text: 'Argon has a relative atomic mass of about 40, and potassium of about 39. Still argon comes before potassium in the modern periodic table. Why?',
      max_score: 1,
      options: [
        option(
          'Argon has more neutrons than potassium',
          'neutrons_decide_element',
          'It has, and that explains the mass. But which particle decides on the place?',
        ),
        { text: 'Argon has 18 protons and potassium has 19' },
        option(
          'Argon is a gas, and gases come first',
          'table_ordered_by_state',
          'Oxygen is a gas, and carbon before it is a solid. So that is not the order.',
        ),
        option(
          'Mendeleev mixed up the two',
          'table_ordered_by_mass',
          'The modern table has another order than that of mass. Which number goes up by one from place to place?',
        ),
      ],
      answers: [2],
      hints: [
        'Which number is the modern table ordered by?',
        'Each place has an atomic number, which goes up in steps of one.',
        'The atomic number counts one kind of particle in the nucleus.',
        'The mass counts neutrons as well, so it may be out of step. Which option speaks of the particles that the atomic number counts?',
      ],
      method_answer: [
        { text: 'The modern table is ordered by the number of protons, the atomic number.' },
        { text: 'Argon has 18, and potassium has 19. So each stands in its proper group.' },
      ],
    },
  },
]
