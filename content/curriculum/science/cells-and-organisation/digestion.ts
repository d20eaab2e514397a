import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const digestion: readonly ContentQuestion[] = [
  {
    key: 'digestion-way-of-food',
    topics: ['digestion'],
    difficulty: -0.9,
    minutes: 1.5,
    statements: ['SK3-BN-04'],
    question: {
      type: 'matching',
      text: 'The chart shows the way of food from the mouth through P, the stomach, Q and R. Match each letter with its organ. One organ is left over.',
      diagram: {
        kind: 'web',
        arrange: 'row',
        nodes: [
          { name: 'm', label: 'mouth' },
          { name: 'p', label: { text: 'P', italic: false } },
          { name: 's', label: 'stomach' },
          { name: 'q', label: { text: 'Q', italic: false } },
          { name: 'r', label: { text: 'R', italic: false } },
        ],
        arrows: [
          { from: 'm', to: 'p' },
          { from: 'p', to: 's' },
          { from: 's', to: 'q' },
          { from: 'q', to: 'r' },
        ],
      },
      max_score: 3,
      left: ['P', 'Q', 'R'],
      right: ['large intestine', 'windpipe', 'small intestine', 'gullet (oesophagus)'],
      pairs: [4, 3, 1],
      hints: [
        'One of the four organs is for air, not for food.',
        'Follow a bite of bread: it is swallowed, churned, taken in, and what is left dries out.',
        'P is the tube down which food is pushed when you swallow.',
        'The stomach empties into the longest and narrowest tube. What is left goes on into a wider one.',
      ],
      method_answer: [
        { text: 'P is the gullet, which leads to the stomach.' },
        {
          text: 'Q is the small intestine, and R the large intestine. Air goes down the windpipe.',
        },
      ],
    },
  },
  {
    key: 'digestion-organs-and-jobs',
    topics: ['digestion'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['SK3-BN-04'],
    question: {
      type: 'matching',
      text: 'Match each organ with what happens there. One line is left over.',
      max_score: 4,
      left: ['mouth', 'stomach', 'small intestine', 'large intestine'],
      right: [
        'most of the digested food passes into the blood',
        'oxygen passes into the blood',
        'teeth and saliva start to break food down',
        'much of the water left over passes into the blood',
        'food is churned up with acid',
      ],
      pairs: [3, 5, 1, 4],
      hints: [
        'Follow the food from the top to the bottom.',
        'Ask of each organ what it has that the others do not have.',
        'The mouth has teeth and saliva. Find the line for it first.',
        'The stomach holds acid. Food is taken in by the long narrow tube, and water by the wide one at the end.',
      ],
      method_answer: [
        { text: 'The mouth starts to break food down; the stomach churns it up with acid.' },
        { text: 'The small intestine absorbs the food, the large intestine absorbs water.' },
        { text: 'Oxygen passes into the blood in the lungs.' },
      ],
    },
  },
  {
    key: 'digestion-stomach-only',
    topics: ['digestion'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-BN-04', 'SK3-BN-05'],
    question: {
      type: 'single_choice',
      text: 'Leandro writes, “All digestion happens in the stomach, and from there the food goes into the blood.” What would you tell him?',
      max_score: 1,
      options: [
        {
          text: 'It begins in the mouth, and most food passes into the blood in the small intestine',
        },
        option(
          'Food is digested in the blood and not in the gut',
          'digested_in_blood',
          'Large pieces cannot pass through the wall of the gut. So what has to come first?',
        ),
        option(
          'It begins in the stomach, and most food passes into the blood in the large intestine',
          'digestion_only_in_stomach',
          'Something happens to food before it is swallowed. What does saliva do?',
        ),
        option(
          'He is right',
          'digestion_only_in_stomach',
          'Chew a piece of bread for a long time. Why does it begin to taste sweet?',
        ),
      ],
      answers: [1],
      hints: [
        'There are two claims in what he writes. Check both.',
        'Ask where enzymes meet the food first, and where the wall is thin with a large surface.',
        'There is an enzyme in saliva, so look at the mouth for the first claim.',
        'For the second claim, think of the organ that is several metres long and lined with tiny folds.',
      ],
      method_answer: [
        { text: 'Teeth and the enzyme in saliva start the work in the mouth.' },
        { text: 'Most of the food is absorbed by the small intestine.' },
      ],
    },
  },
  {
    key: 'digestion-small-intestine-suited',
    topics: ['digestion'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-BN-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which features help the small intestine to absorb food quickly? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'Its lining has many tiny folds, called villi' },
        option(
          'It holds strong acid',
          'organ_job_mixed',
          'That is in another organ, just before this one. Which?',
        ),
        option(
          'Its lining is thick, so that it is well protected',
          'thick_walls_help_exchange',
          'The food has to pass through the lining. Is a long or a short way quicker?',
        ),
        { text: 'It is several metres long' },
        { text: 'Each villus has many tiny blood vessels' },
      ],
      answers: [1, 4, 5],
      hints: [
        'To absorb means to take in through the wall.',
        'A large surface, a short way and blood nearby make it quick.',
        'Start with its length: does a longer tube have more surface?',
        'Three fit: one about length, one about folds and one about blood.',
      ],
      method_answer: [
        { text: 'Its length and its villi give it a very large surface.' },
        { text: 'The lining is thin, and blood in the villi carries the food off.' },
      ],
    },
  },
  {
    key: 'digestion-enzymes-cut',
    topics: ['digestion'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-BN-05'],
    question: {
      type: 'cloze_dropdown',
      text: '{{who}} eats {{food}}, which has a lot of {{nutrient}}. Its molecules are [[1]] to pass through the wall of the gut. Enzymes break them down into [[2]]. The enzymes themselves [[3]].',
      max_score: 3,
      template: {
        draw: { who: { pick: ['Noor', 'Pavel', 'Chidi', 'Rosa'] } },
        rows: [
          { food: 'rice', nutrient: 'starch', small: 'sugars', other: 'amino acids' },
          { food: 'lentils', nutrient: 'protein', small: 'amino acids', other: 'fatty acids' },
          { food: 'an egg', nutrient: 'protein', small: 'amino acids', other: 'sugars' },
          { food: 'bread', nutrient: 'starch', small: 'sugars', other: 'fatty acids' },
        ],
      },
      gaps: [
        {
          options: [
            option(
              'too small',
              'food_molecules_too_small',
              'What is small gets through a narrow gap with ease. So what is the trouble here?',
            ),
            { text: 'too large' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: '{{small}}' },
            option(
              '{{other}}',
              'products_of_digestion_mixed',
              'Each kind of food has building blocks of its own. What is {{nutrient}} built from?',
            ),
            option(
              'energy',
              'food_turned_into_energy',
              'Digestion only cuts the food into pieces. They are still substances.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'are used up',
              'enzymes_used_up',
              'Think of scissors: are they gone when the paper is cut?',
            ),
            option(
              'become part of the food',
              'enzymes_used_up',
              'An enzyme lets go of the pieces. What is it like afterwards?',
            ),
            { text: 'can be used again' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Think of the size of the molecules before and after.',
        'Enzymes work like scissors that cut long chains into their links.',
        'The wall of the gut lets only small molecules through.',
        'Think which links a chain of {{nutrient}} is made of. And what are scissors like after they have cut?',
      ],
      method_answer: [
        { text: 'Molecules of {{nutrient}} are too large to pass through the wall.' },
        { text: 'Enzymes cut them into {{small}}, and are then free to be used again.' },
      ],
    },
  },
  {
    key: 'digestion-starch-graph',
    topics: ['digestion'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['SK3-BN-05'],
    question: {
      type: 'number',
      text: 'Fatima adds saliva to a starch solution and measures the starch that is left. The graph begins at {{start}} mg at 0 minutes and falls in a straight line to 0 mg at {{end}} minutes. How much starch is broken down each minute? Give your answer in milligrams.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 12, step: 2, minor: 1, label: 'Time (minutes)' },
        y: { from: 0, to: 80, step: 20, minor: 10, label: 'Starch left (mg)' },
        polylines: [
          {
            points: [
              [0, '{{start}}'],
              ['{{end}}', 0],
              [12, 0],
            ],
            marks: 'none',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: { end: { pick: [4, 5, 6, 8, 10] }, start: { pick: [40, 50, 60, 80] } },
        derive: { rate: 'start / end' },
        where: ['is_integer(start / end)', 'rate != end'],
        check: ['start - answer * end = 0'],
      },
      answer: '{{rate}}',
      mistakes: [
        slip(
          '{{start * end}}',
          'multiplied_for_divided',
          'In one minute less is broken down than in all {{end}} minutes.',
        ),
        slip(
          '{{end / start}}',
          'number_upside_down',
          'That is how many minutes one milligram takes. Divide the other way.',
        ),
      ],
      hints: [
        'The question asks for one minute. The graph tells of several.',
        'Share the starch out equally among the minutes in which it went.',
        'At the start there were {{start}} mg, and they were gone after {{end}} minutes.',
        'Work out {{start}} ÷ {{end}}.',
      ],
      method_answer: [
        {
          maths: tex`{{start}} \div {{end}} = {{rate}}`,
          text: 'Starch divided by minutes: so many milligrams each minute.',
        },
      ],
    },
  },
  {
    key: 'digestion-gut-bacteria',
    topics: ['digestion'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['SK3-BN-06'],
    question: {
      type: 'multiple_choice',
      text: 'Millions of millions of bacteria live in your large intestine. How do they help you? Choose all that are true.',
      max_score: 2,
      options: [
        { text: 'They make some vitamins that we need' },
        { text: 'They break down some food that our enzymes cannot' },
        option(
          'They pump blood to the gut',
          'organ_job_mixed',
          'Which organ pumps the blood? Bacteria feed on what comes down the gut.',
        ),
        option(
          'They do not help: all bacteria make us ill',
          'all_bacteria_harm',
          'Some bacteria do make us ill. Think of cheese: are there others?',
        ),
      ],
      answers: [1, 2],
      hints: [
        'Think of the bacteria as guests that pay for their stay.',
        'Ask what a bacterium can do to food that reaches it.',
        'Fibre from plants reaches the large intestine whole. Who could live on it?',
        'Two lines fit. One is about a substance they make, the other about food they break down.',
      ],
      method_answer: [
        { text: 'They break down some fibre that our own enzymes cannot.' },
        { text: 'They make some vitamins, and leave little room for harmful bacteria.' },
      ],
    },
  },
  {
    key: 'digestion-travel-time',
    topics: ['digestion'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['SK3-BN-04'],
    question: {
      type: 'number',
      text: 'In a model of the gut, food moves along a small intestine of {{m}} m at {{speed}} cm each minute. How many minutes does it take from one end to the other?',
      max_score: 2,
      template: {
        draw: { m: { from: 4, to: 7 }, speed: { pick: [2, 4, 5] } },
        derive: { minutes: '100 * m / speed' },
        check: ['answer * speed / 100 = m'],
      },
      answer: '{{minutes}}',
      mistakes: [
        slip(
          '{{m / speed}}',
          'units_left_apart',
          'The length is in metres and the speed in centimetres. Make them the same first.',
        ),
        slip(
          '{{100 * m * speed}}',
          'multiplied_for_divided',
          'A faster speed should take less time. Does yours?',
        ),
      ],
      hints: [
        'Compare the units of the length and of the speed.',
        'Change metres to centimetres, then see how many minutes are needed for them all.',
        '{{m}} m is {{100 * m}} cm.',
        'Work out {{100 * m}} ÷ {{speed}}.',
      ],
      method_answer: [
        { maths: tex`{{m}} \times 100 = {{100 * m}}`, text: 'The length in centimetres.' },
        {
          maths: tex`{{100 * m}} \div {{speed}} = {{minutes}}`,
          text: 'Each minute takes the food {{speed}} cm further.',
        },
      ],
    },
  },
  {
    key: 'digestion-model-gut',
    topics: ['digestion'],
    difficulty: 0.9,
    minutes: 2,
    statements: ['SK3-BN-05'],
    question: {
      type: 'single_choice',
      text: 'A bag of thin film has tiny holes, like the wall of the gut. Hugo fills it with starch and glucose and hangs it in warm water. Later there is glucose in the water but no starch. Which conclusion fits best?',
      max_score: 1,
      options: [
        {
          text: 'Only molecules of glucose fit through the holes',
        },
        option(
          'Starch has turned into water',
          'matter_disappears',
          'Substances do not vanish. Where else could the starch be?',
        ),
        option(
          'Glucose is heavier than starch and sinks out of the bag',
          'heavier_passes_through',
          'The holes are on all sides of the bag. What decides whether a molecule gets through a hole?',
        ),
        option(
          'The film is alive and prefers glucose',
          'film_chooses',
          'The film is only plastic. What can a hole let through, and what can it hold back?',
        ),
      ],
      answers: [1],
      hints: [
        'What is the same about both substances, and what is different?',
        'Think of a sieve: what gets through it, and what stays?',
        'Glucose came through the holes; starch stayed in the bag.',
        'A starch molecule is a long chain of glucose molecules. Compare that with the size of the holes.',
      ],
      method_answer: [
        { text: 'Starch is a long chain of many glucose molecules, so it is far larger.' },
        { text: 'Glucose fits through the holes. So starch has to be digested first.' },
      ],
    },
  },
]
