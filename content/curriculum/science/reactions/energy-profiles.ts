import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { profile, profileShape } from './profile-drawing.ts'

export const energyProfiles: readonly ContentQuestion[] = [
  {
    key: 'profile-which-kind',
    topics: ['energy-profiles'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['GCSE-CEN-02', 'GCSE-CEN-01'],
    question: {
      type: 'single_choice',
      text: 'The reaction profile shows the energy of the reactants ({{r}} kJ), of the products ({{p}} kJ) and of the top of the hill ({{t}} kJ). What kind of reaction is it?',
      diagram: profile('{{r}}', '{{t}}', '{{p}}'),
      max_score: 1,
      template: {
        draw: {
          r: { pick: [200, 250, 300] },
          p: { pick: [50, 100, 150] },
          t: { pick: [400, 450] },
        },
      },
      options: [
        option(
          'Endothermic: the line goes up first',
          'hill_for_overall_change',
          'Every profile goes up first. Compare the start with the end.',
        ),
        option(
          'It cannot be told without the temperature',
          'profile_needs_temperature',
          'Compare the level on the left with the level on the right.',
        ),
        { text: 'Exothermic: the products have less energy than the reactants' },
        option(
          'Endothermic: the products have less energy than the reactants',
          'exo_and_endo_swapped',
          'If the products have less, where has the rest gone?',
        ),
      ],
      answers: [3],
      hints: [
        'Compare the level on the left with the level on the right.',
        'If the products have less energy, the difference went out to the surroundings.',
        'The reactants have {{r}} kJ and the products {{p}} kJ.',
        'The energy has gone down, so some of it went out. Which of the two words means that?',
      ],
      method_answer: [
        { text: 'From {{r}} kJ to {{p}} kJ the energy goes down.' },
        { text: 'The difference is given out to the surroundings: exothermic.' },
      ],
    },
  },
  {
    key: 'profile-label-parts',
    topics: ['energy-profiles'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['GCSE-CEN-02'],
    question: {
      type: 'matching',
      text: 'A reaction profile goes from the reactants up to a top and down to the products, which are lower. Match each length with its name. One is left over.',
      diagram: profileShape(true),
      max_score: 2,
      left: [
        'arrow P, from the reactants up to the top',
        'arrow Q, from the reactants down to the products',
      ],
      right: ['overall energy change', 'temperature of the reaction', 'activation energy'],
      pairs: [3, 1],
      hints: [
        'One is what it takes to get the reaction going, and the other is what comes out in the end.',
        'The activation energy is the least energy that particles need to react. It is measured from the reactants.',
        'The hill has to be climbed first.',
        'So which arrow is the climb? The other one goes from the start to the end.',
      ],
      method_answer: [
        { text: 'P is the activation energy: the push that is needed at first.' },
        { text: 'Q is the overall energy change, from reactants to products.' },
      ],
    },
  },
  {
    key: 'profile-activation-energy',
    topics: ['energy-profiles'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-CEN-02'],
    question: {
      type: 'multi_part',
      text: 'In a reaction profile the reactants are at {{r}} kJ, the top of the hill is at {{t}} kJ, and the products are at {{p}} kJ.',
      diagram: profile('{{r}}', '{{t}}', '{{p}}'),
      max_score: 2,
      template: {
        draw: {
          r: { from: 150, to: 300, step: 50 },
          p: { from: 50, to: 250, step: 50 },
          t: { from: 350, to: 450, step: 50 },
        },
        where: [
          'p < r',
          't - r != r - p',
          't - r != r',
          't - r != p',
          't - p != r',
          'r - p != p',
          't - p != t - r',
          't - p != p',
        ],
        check: ['answer1 + r = t', 'answer2 + p = r'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What is the activation energy, in kJ?',
          max_score: 1,
          answer: '{{t - r}}',
          mistakes: [
            slip(
              '{{t}}',
              'hill_measured_from_zero',
              'Measure from the level of the reactants, not from zero.',
            ),
            slip(
              '{{t - p}}',
              'hill_measured_from_products',
              'This is the height above the products. Where does the climb begin?',
            ),
          ],
          hints: [
            'Where does the climb begin, and where does it end?',
            'It goes from the reactants to the top of the hill.',
            'The reactants are at {{r}} kJ and the top is at {{t}} kJ.',
            'Work out {{t}} − {{r}}.',
          ],
          method_answer: [
            { maths: '{{t}} - {{r}} = {{t-r}}', text: 'From the reactants to the top, in kJ.' },
          ],
        },
        {
          type: 'number',
          text: 'How much energy is given out overall, in kJ?',
          max_score: 1,
          answer: '{{r - p}}',
          mistakes: [
            slip(
              '{{t - p}}',
              'hill_measured_from_products',
              'This counts the push as well. Compare only the start and the end.',
            ),
            slip(
              '{{p}}',
              'level_for_change',
              'This is the level of the products. How far is it below the reactants?',
            ),
          ],
          hints: [
            'Compare the start with the end.',
            'The overall change goes from the reactants to the products.',
            'The reactants are at {{r}} kJ and the products at {{p}} kJ.',
            'Work out {{r}} − {{p}}.',
          ],
          method_answer: [
            {
              maths: '{{r}} - {{p}} = {{r-p}}',
              text: 'From the reactants down to the products, in kJ.',
            },
          ],
        },
      ],
      hints: [
        'Each answer is the difference of two levels.',
        'The activation energy goes from the reactants to the top, the overall change from the reactants to the products.',
        'Both begin at the level of the reactants, {{r}} kJ.',
        'For (a) compare {{r}} with {{t}}, and for (b) with {{p}}.',
      ],
      method_answer: [
        { maths: '{{t}} - {{r}} = {{t-r}}', text: '(a) In kJ.' },
        { maths: '{{r}} - {{p}} = {{r-p}}', text: '(b) In kJ.' },
      ],
    },
  },
  {
    key: 'profile-bonds-in-and-out',
    topics: ['energy-profiles'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['GCSE-CEN-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'In a reaction, bonds of the reactants are [[1]], and this [[2]] energy. Then new bonds are made, and this [[3]] energy.',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'broken' },
            option(
              'made',
              'bonds_made_first',
              'What must happen before the atoms can find new partners?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'gives out',
              'breaking_gives_energy',
              'Pull two magnets apart. Do you have to put in energy, or do you get some?',
            ),
            { text: 'takes in' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'gives out' },
            option(
              'takes in',
              'breaking_gives_energy',
              'Let two magnets snap together. Do you have to help?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Think of two magnets that stick together.',
        'To part what attracts each other, you have to put energy in. When it comes together, this energy comes out.',
        'Before atoms find new partners, they have to leave the old ones.',
        'Leaving is like pulling magnets apart, and joining is like letting them snap together.',
      ],
      method_answer: [
        { text: 'Breaking bonds takes energy in.' },
        { text: 'Making bonds gives energy out.' },
      ],
    },
  },
  {
    key: 'profile-why-exothermic',
    topics: ['energy-profiles'],
    difficulty: 0.4,
    minutes: 1,
    statements: ['GCSE-CEN-03', 'GCSE-CEN-01'],
    question: {
      type: 'single_choice',
      text: 'When {{fuel}} burns, energy is given out. Why?',
      max_score: 1,
      template: {
        rows: [{ fuel: 'methane' }, { fuel: 'hydrogen' }, { fuel: 'wood' }, { fuel: 'petrol' }],
        draw: {},
      },
      options: [
        option(
          'The bonds of {{fuel}} give out energy when they break',
          'breaking_gives_energy',
          'Breaking bonds takes energy in. Where does the energy come out?',
        ),
        option(
          'No bonds have to be broken',
          'no_bonds_broken',
          'The atoms get new partners. Can they keep all of the old ones?',
        ),
        { text: 'Making bonds gives more than breaking takes' },
        option(
          'Energy is made in the flame',
          'energy_is_made',
          'Energy is not made. It is moved from one store to another.',
        ),
      ],
      answers: [3],
      hints: [
        'There are two steps in every reaction. What happens in each?',
        'Breaking takes energy in, making gives energy out. The balance of both decides.',
        'Overall, energy comes out in a flame.',
        'So which of the two amounts is the larger one?',
      ],
      method_answer: [
        { text: 'Old bonds break and take energy in. New bonds are made and give energy out.' },
        { text: 'In burning, the second amount is larger.' },
      ],
    },
  },
  {
    key: 'profile-why-a-match-is-needed',
    topics: ['energy-profiles'],
    difficulty: 0.5,
    minutes: 1,
    statements: ['GCSE-CEN-02', 'GCSE-CEN-03'],
    question: {
      type: 'single_choice',
      text: 'Gas from a cooker does not burn until a spark is struck, though burning gives out energy. Then it burns on by itself. Which explanation is best?',
      diagram: profileShape(),
      max_score: 1,
      options: [
        option(
          'Burning is endothermic at first and exothermic afterwards',
          'reaction_changes_kind',
          'The kind is told by start and end together. What is the hill in between?',
        ),
        {
          text: 'The spark gives the activation energy to the first gas',
        },
        option(
          'Without a spark the gas has no energy in it',
          'energy_comes_with_spark',
          'Look at the level on the left. Is it zero?',
        ),
        option(
          'The spark brings the oxygen that is needed',
          'spark_as_substance',
          'Oxygen is in the air all the time. What else does a spark bring?',
        ),
      ],
      answers: [2],
      hints: [
        'What does the hill in the profile mean?',
        'Particles need a least energy to react: the activation energy.',
        'At room temperature hardly any particles have enough of it.',
        'The first ones need help to get over the hill. What is the energy for that called?',
      ],
      method_answer: [
        {
          text: 'To break the first bonds, particles need the activation energy. The spark gives it.',
        },
        { text: 'The energy that is given out then is enough for the particles beside them.' },
      ],
    },
  },
  {
    key: 'profile-draw-endothermic',
    topics: ['energy-profiles'],
    difficulty: 0.7,
    minutes: 4,
    statements: ['GCSE-CEN-02', 'GCSE-CEN-01'],
    question: {
      type: 'drawing',
      text: 'Draw the reaction profile of an **endothermic** reaction, {{a}} → {{b}}. Label the reactants, the products, the activation energy and the overall energy change.',
      max_score: 4,
      template: {
        rows: [
          { a: 'calcium carbonate', b: 'calcium oxide + carbon dioxide' },
          { a: 'copper carbonate', b: 'copper oxide + carbon dioxide' },
          { a: 'zinc carbonate', b: 'zinc oxide + carbon dioxide' },
        ],
        draw: {},
      },
      criteria: [
        {
          code: 'levels',
          text: 'The products are drawn higher than the reactants, and both are labelled.',
          marks: 1,
          evidence: ['The level of the products is above that of the reactants, with labels.'],
        },
        {
          code: 'hill',
          text: 'A curve goes up over a hill that is higher than both.',
          marks: 1,
          evidence: ['The line rises to a peak above the products and comes down to them.'],
        },
        {
          code: 'activation',
          text: 'The activation energy goes from the reactants to the top.',
          marks: 1,
          evidence: [
            'An arrow from the level of the reactants to the peak is labelled activation energy.',
          ],
        },
        {
          code: 'overall',
          text: 'The overall change goes from the reactants to the products.',
          marks: 1,
          evidence: [
            'An arrow from the level of the reactants to that of the products is labelled overall energy change.',
          ],
        },
      ],
      hints: [
        'Where do the products of an endothermic reaction stand: above or below the reactants?',
        'Energy is taken in, so there is more in the products. There is a hill in every profile.',
        'Begin with two level lines: reactants on the left, and products on the right.',
        'Draw the hill over both. Both arrows begin at the level of the reactants: where does each of them end?',
      ],
      method_answer: [
        { text: 'Two levels, with {{b}} higher than {{a}}.' },
        { text: 'A hill above both. From the reactants to its top is the activation energy.' },
        { text: 'From the reactants up to the products is the overall energy change.' },
      ],
    },
  },
  {
    key: 'profile-reverse-reaction',
    topics: ['energy-profiles'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['GCSE-CEN-02'],
    question: {
      type: 'number',
      text: 'A reaction has an activation energy of {{e}} kJ and gives out {{g}} kJ overall. The same hill has to be climbed from the other side if the products turn back into the reactants. What is the activation energy of the way back, in kJ?',
      diagram: profileShape(),
      max_score: 2,
      template: {
        draw: { e: { from: 60, to: 200, step: 10 }, g: { from: 50, to: 240, step: 10 } },
        where: ['e != g', 'abs(e - g) != e', 'abs(e - g) != g'],
        check: ['answer - g = e'],
      },
      answer: '{{e + g}}',
      mistakes: [
        slip(
          '{{abs(e - g)}}',
          'operation_exchanged',
          'The products are lower than the reactants. Is the climb from there longer or shorter?',
        ),
        slip(
          '{{e}}',
          'same_hill_same_climb',
          'The top is the same, but the start is lower on this side.',
        ),
      ],
      hints: [
        'Which side of the hill is the lower one?',
        'The products are below the reactants by the energy that was given out. The top stays where it is.',
        'From the reactants to the top it is {{e}} kJ. The products are {{g}} kJ lower.',
        'The climb from the products is longer by {{g}} kJ than {{e}} kJ.',
      ],
      method_answer: [
        {
          maths: '{{e}} + {{g}} = {{e+g}}',
          text: 'Up to the level of the reactants, and then to the top, in kJ.',
        },
      ],
    },
  },
]
