import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const variation: readonly ContentQuestion[] = [
  {
    key: 'variation-between-or-within',
    topics: ['variation'],
    difficulty: -0.7,
    minutes: 1,
    statements: ['SK3-BV-03'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these are differences **between species**? Choose all that are.',
      max_score: 2,
      options: [
        option(
          'Some people have freckles and others have none',
          'within_species_for_between',
          'All people belong to one species.',
        ),
        { text: 'A robin has wings and a fox has none' },
        option(
          'One puppy is brown and its sister is black',
          'within_species_for_between',
          'Both are dogs. So how many species are there?',
        ),
        { text: 'An oak has broad leaves and a pine has needles' },
        option(
          'One rose has 20 petals and the next rose on the bush has 22',
          'within_species_for_between',
          'They even grow on the same bush.',
        ),
      ],
      answers: [2, 4],
      hints: [
        'Living things of one species can breed with each other, and their young can breed, too.',
        'Ask for each sentence: does it speak of one kind of living thing, or of two?',
        'All dogs are one species, and so are all people.',
        'Look for the two sentences that name two kinds, such as two sorts of tree.',
      ],
      method_answer: [
        { text: 'Robin and fox, oak and pine: these are different species.' },
        { text: 'Puppies, people, and roses of one bush differ within a species.' },
      ],
    },
  },
  {
    key: 'variation-continuous-or-not',
    topics: ['variation'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['SK3-BV-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which of these features show **continuous** variation? Choose all that do.',
      max_score: 3,
      options: [
        { text: 'mass' },
        option(
          'flower colour of garden peas, purple or white',
          'continuous_and_discontinuous_swapped',
          'There are two colours and nothing between. Is that a range of values?',
        ),
        { text: 'height' },
        option(
          'blood group',
          'continuous_and_discontinuous_swapped',
          'There are four: A, B, AB and O. Is there anything between A and B on a scale?',
        ),
        { text: 'length of the hand' },
      ],
      answers: [1, 3, 5],
      hints: [
        'Continuous means without gaps.',
        'Ask of each feature: is it measured on a scale, or are there groups?',
        'Someone can be 150 cm or 150.4 cm tall, or anything between.',
        'Features with a ruler or scales are one kind. Features with a few groups or with yes and no are the other.',
      ],
      method_answer: [
        { text: 'Height, length of the hand and mass are measured: any value is possible.' },
        { text: 'Blood group and this flower colour come in groups.' },
      ],
    },
  },
  {
    key: 'variation-genes-or-surroundings',
    topics: ['variation'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-BV-01', 'GCSE-BIV-03'],
    question: {
      type: 'matching',
      text: 'Match each feature of a person with where it comes from.',
      max_score: 3,
      left: ['blood group', 'a scar on the knee', 'height'],
      right: ['surroundings only', 'genes and surroundings together', 'genes only'],
      pairs: [3, 1, 2],
      hints: [
        'Genes come from the parents. Surroundings are all that happens from outside.',
        'Ask of each: could anything in life change it? Could parents pass it on?',
        'A fall from a bicycle is not passed on.',
        'One feature never changes in life. Another runs in families, but it also depends on food.',
      ],
      method_answer: [
        { text: 'Blood group comes from genes, and a scar from what happened.' },
        { text: 'Height depends on genes and on food and health.' },
      ],
    },
  },
  {
    key: 'variation-which-chart',
    topics: ['variation'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['SK3-BV-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'A class collects the {{feature}}. This is [[1]] variation. The best chart for it is a [[2]].',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          {
            feature: 'blood groups of 30 pupils',
            right: 'discontinuous',
            other: 'continuous',
            chart: 'bar chart with a bar for each group',
            not: 'histogram with classes of numbers',
            ask: 'Are there numbers between the groups?',
          },
          {
            feature: 'heights of 30 pupils in centimetres',
            right: 'continuous',
            other: 'discontinuous',
            chart: 'histogram with classes of numbers',
            not: 'bar chart with a bar for each group',
            ask: 'Does each of them belong to one of a few groups, or is there a scale?',
          },
          {
            feature: 'lengths of 50 ivy leaves',
            right: 'continuous',
            other: 'discontinuous',
            chart: 'histogram with classes of numbers',
            not: 'bar chart with a bar for each group',
            ask: 'Does each of them belong to one of a few groups, or is there a scale?',
          },
          {
            feature: 'flower colours of 60 garden peas, each purple or white',
            right: 'discontinuous',
            other: 'continuous',
            chart: 'bar chart with a bar for each group',
            not: 'histogram with classes of numbers',
            ask: 'Are the plants sorted into groups, or measured?',
          },
        ],
      },
      gaps: [
        {
          options: [
            option('{{other}}', 'continuous_and_discontinuous_swapped', '{{ask}}'),
            { text: '{{right}}' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: '{{chart}}' },
            option('{{not}}', 'unsuitable_chart', '{{ask}}'),
            option(
              'line graph against the date',
              'unsuitable_chart',
              'Nothing changes with time here. What is compared?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'First decide which kind of variation it is.',
        'Groups get bars with gaps. Numbers on a scale are put into classes that touch.',
        'The feature is: {{feature}}. Is it measured or sorted?',
        'Measured on a scale without gaps is one kind, sorted into groups is the other. The chart follows from that.',
      ],
      method_answer: [
        { text: 'Here we have {{feature}}: that is {{right}} variation.' },
        { text: 'So a {{chart}} suits it.' },
      ],
    },
  },
  {
    key: 'variation-read-the-classes',
    topics: ['variation'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['SK3-BV-04'],
    question: {
      type: 'multi_part',
      text: 'The chart shows the heights of pupils in classes of 10 cm: {{a}} from 140 to 150 cm, {{b}} from 150 to 160 cm, {{c}} from 160 to 170 cm and {{d}} from 170 to 180 cm.',
      diagram: {
        kind: 'histogram',
        x: { from: 140, to: 180, step: 10, label: 'Height (cm)' },
        y: { from: 0, to: 16, step: 4, minor: 1, label: 'Pupils' },
        bars: [
          { from: 140, to: 150, height: '{{a}}' },
          { from: 150, to: 160, height: '{{b}}' },
          { from: 160, to: 170, height: '{{c}}' },
          { from: 170, to: 180, height: '{{d}}' },
        ],
      },
      max_score: 3,
      template: {
        draw: {
          a: { from: 2, to: 5 },
          b: { from: 9, to: 12 },
          c: { from: 10, to: 14 },
          d: { from: 3, to: 6 },
        },
        derive: { tall: 'c + d', all: 'a + b + c + d' },
        where: ['distinct(a, b, c, d, tall)', 'a + b != tall', 'a + b != c'],
        check: ['answer1 = all - a - b', 'answer2 - answer1 = a + b'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many pupils are 160 cm or taller?',
          max_score: 1,
          answer: '{{tall}}',
          mistakes: [
            slip(
              '{{c}}',
              'running_total_not_kept',
              'That is one class. Are there taller pupils as well?',
            ),
            slip(
              '{{a + b}}',
              'part_and_rest_swapped',
              'Those are the shorter ones. Which classes lie above 160 cm?',
            ),
          ],
          hints: [],
          method_answer: [{ maths: tex`{{c}} + {{d}} = {{tall}}`, text: 'The last two classes.' }],
        },
        {
          type: 'number',
          text: 'How many pupils were measured in all?',
          max_score: 1,
          answer: '{{all}}',
          mistakes: [
            slip('{{tall}}', 'stopped_early', 'Those are the taller ones. Add the others, too.'),
          ],
          hints: [],
          method_answer: [
            { maths: tex`{{a}} + {{b}} + {{c}} + {{d}} = {{all}}`, text: 'All four classes.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'What is typical of continuous variation in this chart?',
          max_score: 1,
          options: [
            option(
              'There is a gap between two groups of pupils',
              'continuous_and_discontinuous_swapped',
              'A gap would belong to groups. Is there one here?',
            ),
            { text: 'Most pupils are near the middle and few at the ends' },
            option(
              'All classes have the same number of pupils',
              'continuous_means_level',
              'Look at the bars again. Are they equally high?',
            ),
          ],
          answers: [2],
          hints: [],
          method_answer: [{ text: 'Few are very short or very tall, and most are in between.' }],
        },
      ],
      hints: [
        'Each bar is a class, and its height tells how many pupils are in it.',
        'For “or taller” add all the classes from there on.',
        'From 160 cm on there are two classes: {{c}} and {{d}}.',
        'Add {{c}} and {{d}}, then add {{a}} and {{b}} as well for all pupils. Look at the shape for the last part.',
      ],
      method_answer: [
        { maths: tex`{{c}} + {{d}} = {{tall}}`, text: '160 cm or taller.' },
        { maths: tex`{{tall}} + {{a}} + {{b}} = {{all}}`, text: 'All pupils.' },
        { text: 'Most are near the middle, as is typical of continuous variation.' },
      ],
    },
  },
  {
    key: 'variation-identical-twins',
    topics: ['variation'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['SK3-BV-01', 'GCSE-BIV-03'],
    question: {
      type: 'single_choice',
      text: 'Identical twins have the same genes. They grew up in two homes, and one is 4 cm taller than the other. What does this show?',
      max_score: 1,
      options: [
        option(
          'Height has nothing to do with genes',
          'genes_or_surroundings_only',
          'They are still very alike. Could two things matter together?',
        ),
        option(
          'Their genes must have become different',
          'genes_changed_by_life',
          'Food and sleep do not rewrite genes. What else was different for them?',
        ),
        { text: 'The surroundings affect height, too' },
        option(
          'They are not really twins',
          'genes_or_surroundings_only',
          'The question says that they are. What else was different for them?',
        ),
      ],
      answers: [3],
      hints: [
        'A difference must come from something that differs.',
        'Make two lists: what is the same for both, and what is not.',
        'Their genes are the same. Their homes are not.',
        'Food, sleep and illness can differ between two homes. What does that mean for height?',
      ],
      method_answer: [
        { text: 'The genes are the same, so they cannot explain the difference.' },
        { text: 'Food, sleep or illness differed: surroundings matter for height, too.' },
      ],
    },
  },
  {
    key: 'variation-percent-of-donors',
    topics: ['variation'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['SK3-BV-04'],
    question: {
      type: 'number',
      text: 'Of {{n}} blood donors, {{k}} have a blood group with a “+” behind it, such as A+. The others have one with a “−”. What percentage have a **“−”**?',
      max_score: 2,
      template: {
        draw: { n: { pick: [20, 25, 40, 50] }, p: { pick: [12, 15, 16, 20, 24] } },
        derive: { minus: 'n * p / 100', k: 'n - n * p / 100' },
        where: ['is_integer(minus)', 'minus != p', 'k != p', 'distinct(100 - p, minus, k)'],
        check: ['n - n * answer / 100 = k'],
      },
      answer: '{{p}}',
      percent_sign: 'name',
      mistakes: [
        slip(
          '{{100 - p}}',
          'part_and_rest_swapped',
          'That is the percentage with a “+”. Who is asked for?',
        ),
        slip(
          '{{minus}}',
          'count_as_percentage',
          'That is the number of donors. How many would it be in a hundred?',
        ),
      ],
      hints: [
        'Find out first how many donors have a “−”.',
        'Divide that number by all donors, and multiply by 100.',
        '{{n}} − {{k}} = {{minus}} donors.',
        'Work out {{minus}} ÷ {{n}} × 100.',
      ],
      method_answer: [
        { maths: tex`{{n}} - {{k}} = {{minus}}`, text: 'Donors with a “−”.' },
        {
          maths: tex`\frac{ {{minus}} }{ {{n}} } \times 100\% = {{p}}\%`,
          text: 'As a percentage of all.',
        },
      ],
    },
  },
  {
    key: 'variation-draw-the-chart',
    topics: ['variation'],
    difficulty: 0.2,
    minutes: 5,
    statements: ['SK3-BV-04'],
    question: {
      type: 'drawing',
      text: 'Of 30 pupils, 13 have blood group O, 12 have A, 4 have B and 1 has AB. Draw a chart that suits these data.',
      max_score: 4,
      criteria: [
        {
          code: 'kind',
          text: 'It is a bar chart with gaps between the bars',
          marks: 1,
          evidence: ['There are four separate bars with gaps between them.'],
        },
        {
          code: 'axes',
          text: 'Both axes are labelled: blood group, and number of pupils',
          marks: 1,
          evidence: ['One axis says blood group and the other number of pupils.'],
        },
        {
          code: 'scale',
          text: 'The scale for the number of pupils goes up in equal steps from 0',
          marks: 1,
          evidence: ['The scale begins at 0 and has equal steps.'],
        },
        {
          code: 'heights',
          text: 'The bars are 13, 12, 4 and 1 high',
          marks: 1,
          evidence: ['The bars for O, A, B and AB reach 13, 12, 4 and 1.'],
        },
      ],
      hints: [
        'Decide first which kind of variation this is.',
        'Groups without anything between them get bars with gaps.',
        'Write the four groups along the bottom, and a scale from 0 to 14 up the side.',
        'Draw four bars of equal width. Label both axes before you finish.',
      ],
      method_answer: [
        { text: 'Blood groups are discontinuous, so a bar chart with gaps suits them.' },
        { text: 'The bars are 13, 12, 4 and 1 high.' },
      ],
    },
  },
]
