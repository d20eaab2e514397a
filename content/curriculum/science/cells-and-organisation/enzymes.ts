import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const enzymes: readonly ContentQuestion[] = [
  {
    key: 'enzymes-and-products',
    topics: ['enzymes'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['GCSE-BCE-12'],
    question: {
      type: 'matching',
      text: 'Match each kind of enzyme with what it makes. One is left over.',
      max_score: 3,
      left: ['carbohydrase', 'protease', 'lipase'],
      right: ['amino acids', 'fatty acids and glycerol', 'sugars', 'oxygen and water'],
      pairs: [3, 1, 2],
      hints: [
        'The beginning of the name tells what the enzyme breaks down.',
        'Think of what each large molecule is built from.',
        'Carbohydrase breaks down carbohydrates, such as starch.',
        'Lipase is for lipids, which are fats and oils. Protease is for proteins. What are those two built from?',
      ],
      method_answer: [
        { text: 'Carbohydrase: carbohydrates become sugars.' },
        { text: 'Protease: proteins become amino acids. Lipase: fatty acids and glycerol.' },
      ],
    },
  },
  {
    key: 'enzymes-building-blocks',
    topics: ['enzymes'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['GCSE-BCE-12'],
    question: {
      type: 'single_choice',
      text: '{{large}} is a large molecule. What is it built from?',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            large: 'Starch',
            right: 'glucose',
            p: 'amino acids',
            q: 'fatty acids',
            kind: 'carbohydrate',
          },
          {
            large: 'Cellulose',
            right: 'glucose',
            p: 'amino acids',
            q: 'glycerol',
            kind: 'carbohydrate',
          },
          {
            large: 'Glycogen',
            right: 'glucose',
            p: 'fatty acids',
            q: 'amino acids',
            kind: 'carbohydrate',
          },
          {
            large: 'An enzyme',
            right: 'amino acids',
            p: 'glucose',
            q: 'fatty acids',
            kind: 'protein',
          },
          {
            large: 'Collagen in skin',
            right: 'amino acids',
            p: 'glucose',
            q: 'glycerol',
            kind: 'protein',
          },
        ],
      },
      options: [
        { text: '{{right}}' },
        option(
          '{{q}}',
          'products_of_digestion_mixed',
          'Find the group of this molecule first. Which links has a chain of that group?',
        ),
        option(
          '{{p}}',
          'products_of_digestion_mixed',
          'Another group of large molecules is built from this. Which group is this one in?',
        ),
      ],
      answers: [1],
      hints: [
        'Large molecules of life come in three groups: carbohydrates, proteins and lipids.',
        'Find out which group this one belongs to. Each group has building blocks of its own.',
        '{{large}} belongs to the group with the name “{{kind}}”.',
        'Carbohydrates are chains of sugars, and proteins are chains of something else. Now choose for a {{kind}}.',
      ],
      method_answer: [{ text: 'It is a {{kind}}, and so it is built from {{right}}.' }],
    },
  },
  {
    key: 'enzymes-lock-and-key',
    topics: ['enzymes'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['GCSE-BCE-08'],
    question: {
      type: 'single_choice',
      text: 'Amylase breaks down starch, but it does nothing to {{other}}. Why?',
      max_score: 1,
      template: { draw: { other: { pick: ['protein', 'fat', 'lactose', 'cellulose'] } } },
      options: [
        option(
          'Amylase is used up by the starch before it meets {{other}}',
          'enzymes_used_up',
          'An enzyme comes out of the reaction as it went in. So what else is needed?',
        ),
        {
          text: 'Only starch has the shape that fits its active site',
        },
        option(
          'Amylase is too weak for {{other}}',
          'enzyme_strength',
          'Enzymes are not stronger or weaker. What has to fit together?',
        ),
        option(
          'Amylase decides to leave {{other}} alone',
          'film_chooses',
          'A molecule has no will. What decides whether two molecules can join?',
        ),
      ],
      answers: [2],
      hints: [
        'Think of a lock and the keys that open it.',
        'An enzyme has a place with a certain shape, where its substrate is held.',
        'A starch molecule goes into this place on amylase and is split there.',
        'A molecule of {{other}} has another shape. What does that mean for the active site?',
      ],
      method_answer: [
        { text: 'The active site of an enzyme has a special shape.' },
        { text: 'Only a substrate that fits it can be broken down: for amylase this is starch.' },
      ],
    },
  },
  {
    key: 'enzymes-optimum-from-graph',
    topics: ['enzymes'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['GCSE-BCE-09'],
    question: {
      type: 'number',
      text: 'The graph shows the rate of a reaction with an enzyme of {{source}}. The curve rises to its highest point at {{opt}} °C and falls steeply after that. What is the optimum temperature of the enzyme, in °C?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 80, step: 10, minor: 5, label: 'Temperature (°C)' },
        y: { from: 0, to: 10, step: 2, label: 'Rate (units)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 1],
              ['{{opt - 20}}', 4],
              ['{{opt}}', 9],
              ['{{opt + 8}}', 4],
              ['{{opt + 14}}', 0],
            ],
          },
        ],
      },
      max_score: 1,
      template: {
        draw: {
          opt: { pick: [35, 40, 45, 50, 55, 60] },
          source: { pick: ['a fungus', 'a bacterium'] },
        },
        check: ['answer + 14 <= 80', 'answer >= 30'],
      },
      answer: '{{opt}}',
      mistakes: [
        slip(
          '{{opt + 14}}',
          'end_of_curve_for_peak',
          'There the rate has come down to zero. Where is it highest?',
        ),
        slip('9', 'axes_exchanged', 'That is the rate itself. Read the other axis as well.'),
      ],
      hints: [
        'The optimum is where the enzyme works fastest.',
        'Find the highest point of the curve, and read the axis below it.',
        'The highest point is where the curve stops rising and begins to fall.',
        'Go straight down from there to the axis with the temperatures.',
      ],
      method_answer: [
        { text: 'The curve is highest at {{opt}} °C, so this is the optimum temperature.' },
      ],
    },
  },
  {
    key: 'enzymes-boiled',
    topics: ['enzymes'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-BCE-09', 'GCSE-BCE-08'],
    question: {
      type: 'single_choice',
      text: 'Nia boils an enzyme and lets it cool down. It no longer works. She writes, “The heat killed the enzyme.” Which sentence is better?',
      max_score: 1,
      options: [
        option(
          'The enzyme was killed, but the cold will wake it up',
          'enzymes_are_alive',
          'Was an enzyme ever alive? It is a molecule. What can heat do to a molecule?',
        ),
        option(
          'The enzyme was used up by the heat',
          'enzymes_used_up',
          'The enzyme is still there. What about it has changed?',
        ),
        option(
          'The enzyme works more slowly, because it is cold again',
          'denaturing_undone',
          'It does not work at all any more, not even when it is warm. So what has changed for good?',
        ),
        {
          text: 'The enzyme was denatured: its active site changed shape',
        },
      ],
      answers: [4],
      hints: [
        'An enzyme is a protein molecule. Can a molecule be killed?',
        'Think of the part of the enzyme where the substrate fits.',
        'Boiling shakes the molecule so much that its folded shape is lost.',
        'If the lock is bent, the key does not fit. What is this change called for a protein?',
      ],
      method_answer: [
        { text: 'Enzymes are molecules and were never alive.' },
        { text: 'Heat changed the shape of the active site for good: it was denatured.' },
      ],
    },
  },
  {
    key: 'enzymes-home-of-ph',
    topics: ['enzymes'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['GCSE-BCE-09'],
    question: {
      type: 'cloze_dropdown',
      text: 'An enzyme works best at pH {{ph}}. In the body it is most likely to be found in the [[1]]. At a pH far from its optimum, its rate is [[2]], because its active site [[3]].',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { ph: 2, right: 'stomach', other: 'mouth', kind: 'strongly acidic' },
          { ph: 7, right: 'mouth', other: 'stomach', kind: 'neutral' },
          { ph: 8, right: 'small intestine', other: 'stomach', kind: 'slightly alkaline' },
        ],
      },
      gaps: [
        {
          options: [
            option(
              '{{other}}',
              'optimum_ph_elsewhere',
              'A pH of {{ph}} is {{kind}}. Is that so there?',
            ),
            { text: '{{right}}' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'lower' },
            option(
              'higher',
              'more_always_faster',
              'The optimum is where it works fastest. Can it be faster somewhere else?',
            ),
            option(
              'the same',
              'enzymes_need_no_conditions',
              'Then there would be no optimum. What does a change of pH do to the enzyme?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'is used up',
              'enzymes_used_up',
              'The active site is still there. But does the substrate fit as before?',
            ),
            option(
              'dies',
              'enzymes_are_alive',
              'A molecule cannot die. What can happen to its shape?',
            ),
            { text: 'changes shape' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Think of which part of the gut is acidic and which is not.',
        'The optimum pH of an enzyme suits the place where it works.',
        'A pH of {{ph}} is {{kind}}.',
        'Which juice is {{kind}}: saliva, the juice with acid in it, or the juice that is added after it? Far from the optimum, think of a lock that has been bent.',
      ],
      method_answer: [
        { text: 'A pH of {{ph}} is {{kind}}, as in the {{right}}.' },
        { text: 'Far from the optimum the active site changes shape, and the rate is lower.' },
      ],
    },
  },
  {
    key: 'enzymes-rate-from-gas',
    topics: ['enzymes'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-BCE-09'],
    question: {
      type: 'multi_part',
      text: 'An enzyme in {{source}} breaks down a substance, and a gas is given off. At 20 °C there are {{a}} cm³ of gas in {{t}} s. At 30 °C there are {{b}} cm³ in {{t}} s.',
      max_score: 3,
      template: {
        draw: {
          source: { pick: ['potato', 'liver', 'celery'] },
          t: { pick: [20, 30, 40] },
          fifths: { from: 2, to: 4 },
          factor: { pick: [2, 3] },
        },
        derive: { a: 'fifths * t / 5', rate: 'fifths / 5', b: 'factor * a' },
        where: ['is_integer(a)'],
        check: ['answer1 * t = a', 'answer2 * a = b'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'Find the rate at 20 °C, in cm³ of gas each second.',
          max_score: 1,
          answer: '{{rate}}',
          mistakes: [
            slip(
              '{{t / a}}',
              'number_upside_down',
              'That is how many seconds one cubic centimetre takes. Divide the other way.',
            ),
            slip(
              '{{a * t}}',
              'multiplied_for_divided',
              'In one second there is less gas than in {{t}} seconds.',
            ),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`{{a}} \div {{t}} = {{rate|dp1}}`,
              text: 'Volume of gas divided by time.',
            },
          ],
        },
        {
          type: 'number',
          text: 'How many times as fast is the reaction at 30 °C?',
          max_score: 1,
          answer: '{{factor}}',
          mistakes: [
            slip(
              '{{b - a}}',
              'difference_for_times',
              'That is how much more gas there is. How many times as much is it?',
            ),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{b}} \div {{a}} = {{factor}}`, text: 'Compare the two volumes.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Why is it faster at 30 °C?',
          max_score: 1,
          options: [
            option(
              'The heat makes new enzyme, so that there is more of it',
              'heat_makes_enzyme',
              'There is as much enzyme as before. What does warmth do to molecules?',
            ),
            { text: 'Molecules move faster and meet active sites more often' },
            option(
              'The enzyme has been denatured, and so it works faster',
              'denaturing_for_speed',
              'A denatured enzyme does not work any more. Is this one working?',
            ),
          ],
          answers: [2],
          hints: [],
          method_answer: [{ text: 'Faster molecules collide more often, and with more energy.' }],
        },
      ],
      hints: [
        'A rate tells how much happens in one second.',
        'Divide the volume by the time. Then compare the two temperatures.',
        'At 20 °C share {{a}} cm³ among {{t}} seconds.',
        'For the second part work out {{b}} ÷ {{a}}. For the third, think of how warm molecules move.',
      ],
      method_answer: [
        { maths: tex`{{a}} \div {{t}} = {{rate|dp1}}`, text: 'The rate at 20 °C.' },
        { maths: tex`{{b}} \div {{a}} = {{factor}}`, text: 'So many times as fast.' },
        { text: 'Warmer molecules move faster and meet active sites more often.' },
      ],
    },
  },
  {
    key: 'enzymes-substrate-level-line',
    topics: ['enzymes'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-BCE-09'],
    question: {
      type: 'single_choice',
      text: 'More and more substrate is given to the same amount of enzyme. The graph shows that the rate rises at first, and from {{bend}} units on it stays level. Why?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, minor: 1, label: 'Substrate (units)' },
        y: { from: 0, to: 50, step: 10, label: 'Rate (units)' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{bend}}', '{{top}}'],
              [10, '{{top}}'],
            ],
            marks: 'none',
          },
        ],
      },
      max_score: 1,
      template: { draw: { bend: { from: 4, to: 7 }, top: { pick: [20, 30, 40] } } },
      options: [
        option(
          'The substrate has been used up',
          'limit_is_what_grows',
          'To the right there is more and more substrate. What is there no more of?',
        ),
        option(
          'The enzyme has been denatured by the substrate',
          'denaturing_for_speed',
          'A denatured enzyme does nothing, so the rate would fall. What does the level line show?',
        ),
        { text: 'All the active sites are busy' },
        option(
          'The reaction has stopped',
          'level_graph_means_stopped',
          'A rate of {{top}} units: is the reaction still going on?',
        ),
      ],
      answers: [3],
      hints: [
        'The amount of enzyme stays the same all the time.',
        'Think of a shop with a fixed number of tills and more and more customers.',
        'Up to {{bend}} units there are free tills. What is it like beyond that?',
        'The tills are the active sites. When do more customers not lead to more sales each minute?',
      ],
      method_answer: [
        { text: 'At first more substrate means that more active sites are in use.' },
        { text: 'On the level part all of them are busy, so the enzyme is the limit.' },
      ],
    },
  },
]
