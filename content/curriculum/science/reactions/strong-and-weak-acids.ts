import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const strongAndWeakAcids: readonly ContentQuestion[] = [
  {
    key: 'acids-what-strong-means',
    topics: ['strong-and-weak-acids'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['GCSE-CCH-09'],
    question: {
      type: 'single_choice',
      text: 'What does it mean that hydrochloric acid is a **strong** acid?',
      max_score: 1,
      options: [
        option(
          'There is much acid in little water',
          'strong_means_concentrated',
          'That is called concentrated. What do the molecules of a strong acid do in water?',
        ),
        { text: 'All its molecules split into ions' },
        option(
          'It has many hydrogen atoms in its formula',
          'hydrogens_decide_strength',
          'Ethanoic acid has four hydrogen atoms and is weak. What do the molecules do in water?',
        ),
        option(
          'It always burns the skin',
          'strong_means_dangerous',
          'Very dilute it does not: it is in your stomach. What do its molecules do in water?',
        ),
      ],
      answers: [2],
      hints: [
        'Strong and weak are about what the molecules do in water.',
        'An acid gives hydrogen ions when its molecules split.',
        'Of a weak acid only a few molecules in a hundred split.',
        'And how many molecules of a strong acid split?',
      ],
      method_answer: [
        { text: 'In water, all molecules of a strong acid split into ions.' },
        { text: 'Of a weak acid only a small part does.' },
      ],
    },
  },
  {
    key: 'acids-four-beakers',
    topics: ['strong-and-weak-acids'],
    difficulty: -0.1,
    minutes: 2,
    statements: ['GCSE-CCH-09'],
    question: {
      type: 'matching',
      text: 'Match what is in each beaker with its description. In each, “particles” are molecules of acid, whole or split.',
      max_score: 4,
      left: [
        'very many particles, all of them split',
        'very few particles, all of them split',
        'very many particles, nearly all of them whole',
        'very few particles, nearly all of them whole',
      ],
      right: [
        'a dilute weak acid',
        'a concentrated weak acid',
        'a dilute strong acid',
        'a concentrated strong acid',
      ],
      pairs: [4, 3, 2, 1],
      hints: [
        'Each description has two words. One is about how many, the other about splitting.',
        'Concentrated means many particles in the water. Strong means that all of them split.',
        'Decide first between strong and weak: are they split?',
        'Then decide between concentrated and dilute: are there many or few?',
      ],
      method_answer: [
        { text: 'Split: strong. Whole: weak.' },
        { text: 'Many: concentrated. Few: dilute. The two are separate questions.' },
      ],
    },
  },
  {
    key: 'acids-tenfold-steps',
    topics: ['strong-and-weak-acids'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-CCH-10'],
    question: {
      type: 'number',
      text: 'Solution P has a pH of {{p}} and solution Q a pH of {{q}}. How many times as high is the concentration of hydrogen ions in P?',
      max_score: 2,
      template: {
        draw: { p: { from: 1, to: 4 }, d: { from: 2, to: 4 } },
        derive: { q: 'p + d' },
        where: ['q <= 6'],
        check: ['answer = 10^(q - p)'],
      },
      answer: '{{10^d}}',
      mistakes: [
        slip(
          '{{d}}',
          'ph_step_as_one',
          'Each step of pH is more than one more. How much does one step change?',
        ),
        slip(
          '{{10 * d}}',
          'ph_steps_added',
          'Each step multiplies by ten again. Do not add the tens.',
        ),
        slip('{{1/10^d}}', 'number_upside_down', 'Which of the two is more acidic, P or Q?'),
      ],
      hints: [
        'How many steps of pH is it from P to Q?',
        'One step down in pH means ten times as many hydrogen ions in the same volume.',
        'From {{p}} to {{q}} there are {{d}} steps.',
        'Multiply by 10 for each step: the factor 10 stands {{d}} times.',
      ],
      method_answer: [
        { maths: tex`{{q}} - {{p}} = {{d}}`, text: 'Steps of pH.' },
        {
          maths: tex`10^{ {{d}} } = {{10^d|thousands_tex}}`,
          text: 'Ten times for each step. The lower pH has more ions.',
        },
      ],
    },
  },
  {
    key: 'acids-ph-after-diluting',
    topics: ['strong-and-weak-acids'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-CCH-10'],
    question: {
      type: 'number',
      text: 'A strong acid has a pH of {{p}}. {{who}} adds water until it takes up {{f|thousands}} times the volume. What is the pH now?',
      max_score: 2,
      template: {
        rows: [
          { f: 10, s: 1, told: 'one factor of 10' },
          { f: 100, s: 2, told: 'two factors of 10' },
          { f: 1000, s: 3, told: 'three factors of 10' },
        ],
        draw: { who: { pick: ['Arjun', 'Sofia', 'Daniel', 'Amina'] }, p: { from: 1, to: 3 } },
        where: ['p != s', 'p + s != 10 * p', 'p + s <= 5'],
        check: ['10^(answer - p) = f'],
      },
      answer: '{{p + s}}',
      mistakes: [
        slip(
          '{{p - s}}',
          'dilution_lowers_ph',
          'It gets less acidic with water. Does the pH rise or fall?',
        ),
        slip(
          '{{p * f}}',
          'ph_in_proportion',
          'The pH does not multiply. One step of pH is a factor of ten.',
        ),
        slip(
          '{{p}}',
          'strength_fixes_ph',
          'It is still a strong acid. But are there as many hydrogen ions in each cm³?',
        ),
      ],
      hints: [
        'Does water make the acid more or less acidic?',
        'One tenth of the hydrogen ions in each cm³ means one step up in pH.',
        '{{f|thousands}} is {{told}}.',
        'Go up one step of pH for each factor of 10, from {{p}}.',
      ],
      method_answer: [
        { text: 'There are {{f|thousands}} times fewer hydrogen ions in each cm³: {{told}}.' },
        { maths: tex`{{p}} + {{s}} = {{p+s}}`, text: 'One step of pH for each of them.' },
      ],
    },
  },
  {
    key: 'acids-same-concentration',
    topics: ['strong-and-weak-acids'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['GCSE-CCH-09', 'GCSE-CCH-10'],
    question: {
      type: 'cloze_dropdown',
      text: 'Hydrochloric acid (strong) and ethanoic acid (weak) have the same concentration. The solution of [[1]] has more hydrogen ions, so its pH is [[2]]. Magnesium fizzes [[3]] in it.',
      diagram: {
        kind: 'apparatus',
        pieces: [
          { type: 'test_tube', liquid: 0.5, label: 'hydrochloric' },
          { type: 'test_tube', liquid: 0.5, label: 'ethanoic' },
        ],
      },
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'hydrochloric acid' },
            option(
              'ethanoic acid',
              'weak_acid_more_ions',
              'Of a weak acid only a few molecules split. Which one gives more ions?',
            ),
            option(
              'neither of them',
              'same_concentration_same_ions',
              'There are as many molecules. But do as many of them split?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'higher',
              'ph_scale_reversed',
              'More hydrogen ions: is that a higher or lower pH?',
            ),
            { text: 'lower' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'faster' },
            option(
              'more slowly',
              'more_ions_slower',
              'Magnesium reacts with the hydrogen ions. What do more of them do?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Both have as many molecules of acid in each litre. What differs?',
        'All molecules of a strong acid split, and few of a weak one.',
        'The text says which of the two is strong.',
        'More split molecules mean more hydrogen ions. More of them mean a smaller number on the pH scale, and more meetings with the metal.',
      ],
      method_answer: [
        { text: 'The strong acid splits fully, so it gives more hydrogen ions.' },
        { text: 'More hydrogen ions mean a lower pH and a faster reaction.' },
      ],
    },
  },
  {
    key: 'acids-true-of-dilute-strong',
    topics: ['strong-and-weak-acids'],
    difficulty: 0.7,
    minutes: 2,
    statements: ['GCSE-CCH-09', 'GCSE-CCH-10'],
    question: {
      type: 'multiple_choice',
      text: 'Which sentences are true? Choose all that fit.',
      max_score: 3,
      options: [
        option(
          'A weak acid turns into a strong one when more of it is added',
          'strong_means_concentrated',
          'Then it is more concentrated. Do more of its molecules split because of that?',
        ),
        { text: 'A strong acid can be dilute' },
        { text: 'In a weak acid, whole molecules and ions are there together' },
        option(
          'A strong acid always has a pH of 1',
          'strength_fixes_ph',
          'What happens to the pH if you add a lot of water?',
        ),
        { text: 'A concentrated weak acid can have a lower pH than a very dilute strong acid' },
      ],
      answers: [2, 3, 5],
      hints: [
        'Two things decide on the hydrogen ions: how much acid there is, and how much of it splits.',
        'Strong or weak is a property of the acid. Concentrated or dilute depends on the water.',
        'Water can be added to a strong acid too.',
        'The pH depends on both. So can few split molecules of very many be more than all of very few?',
      ],
      method_answer: [
        {
          text: 'Strong or weak: do all molecules split? Concentrated or dilute: how many are there?',
        },
        { text: 'The pH depends on both together, so strength alone does not fix it.' },
      ],
    },
  },
  {
    key: 'acids-explain-vinegar',
    topics: ['strong-and-weak-acids'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-CCH-09', 'GCSE-CCH-10'],
    question: {
      type: 'long_text',
      text: 'Two acids have the same concentration. Acid P has a pH of 1, and acid Q has a pH of 3. Compare their hydrogen ions, and explain the difference.',
      max_score: 3,
      criteria: [
        {
          code: 'hundred_times',
          text: 'Says that P has 100 times the concentration of hydrogen ions.',
          marks: 1,
          evidence: [
            'P has 100 times as many hydrogen ions as Q.',
            'The concentration of hydrogen ions in P is a hundred times higher.',
          ],
          not: ['P has twice as many hydrogen ions.'],
        },
        {
          code: 'p_splits_fully',
          text: 'Says that P is the stronger acid: (nearly) all its molecules split into ions.',
          marks: 1,
          evidence: [
            'P is a strong acid, so all of its molecules split into ions.',
            'In P all molecules are ionised.',
          ],
        },
        {
          code: 'q_splits_partly',
          text: 'Says that Q is weak: only a part of its molecules split.',
          marks: 1,
          evidence: [
            'Q is a weak acid, so only a few of its molecules split into ions.',
            'In Q only some molecules are ionised.',
          ],
        },
      ],
      references: [
        'P has 100 times as many hydrogen ions as Q. P is a strong acid, so all of its molecules split into ions. Q is a weak acid, so only a few of its molecules split into ions.',
      ],
      hints: [
        'Work out the factor first, and then explain it.',
        'Each step of pH is a factor of ten. At the same concentration, strength makes the difference.',
        'From pH 1 to pH 3 there are two steps.',
        'Write the factor for two steps. Then say for each acid how many of its molecules split.',
      ],
      method_answer: [
        {
          maths: '10 \\times 10 = 100',
          text: 'Two steps of pH: so many times as many hydrogen ions.',
        },
        { text: 'P is strong: all of its molecules split. Q is weak: only a part does.' },
      ],
    },
  },
]
