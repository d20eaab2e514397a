import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const naturalSelection: readonly ContentQuestion[] = [
  {
    key: 'selection-steps-in-order',
    topics: ['natural-selection'],
    difficulty: -0.4,
    minutes: 2,
    statements: ['SK3-BV-05', 'GCSE-BIV-11'],
    question: {
      type: 'ordering',
      text: 'Owls hunt mice on dark rocks. Put the steps of natural selection in order.',
      max_score: 3,
      items: [
        'The mice of a population differ: some are pale and some are dark',
        'Owls see the pale mice more easily and catch more of them',
        'More of the dark mice live long enough to have young',
        'The young get the genes for dark fur',
        'After many generations most of the mice are dark',
      ],
      hints: [
        'It begins with a difference that is there already.',
        'Ask who survives, and then what their young are like.',
        'The owls come second: something must differ before it can matter.',
        'Surviving comes before having young, and having young comes before a change of the whole population.',
      ],
      method_answer: [
        { text: 'Variation, then competition or danger, then survival of the better suited.' },
        { text: 'They pass on their genes, and after many generations the population changes.' },
      ],
    },
  },
  {
    key: 'selection-who-survives',
    topics: ['natural-selection'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['SK3-BV-05'],
    question: {
      type: 'single_choice',
      text: 'Seeds on an island become large and hard in a long dry time. Among the finches that live there, some have thicker beaks than others. What is likely to happen over many generations?',
      max_score: 1,
      options: [
        option(
          'Thin beaks become more common, because they are lighter',
          'selection_without_the_danger',
          'What decides about life here? Which beak cracks hard seeds?',
        ),
        { text: 'Thick beaks become more common, as those birds raise more young' },
        option(
          'Each finch grows a thicker beak because it needs one',
          'change_by_need',
          'A single bird keeps the beak it has. Which birds have more young?',
        ),
        option(
          'Nothing, because all the finches are of one species',
          'no_variation_in_a_species',
          'They are one species, but do they all have the same beak?',
        ),
      ],
      answers: [2],
      hints: [
        'Not all finches are alike, and there is not food for all.',
        'Ask which birds can eat, which of them have young, and what the young are like.',
        'Hard seeds have to be cracked.',
        'Birds that get enough food have more young, and these get the genes of their parents. So which beaks will be seen more often?',
      ],
      method_answer: [
        { text: 'Birds with thick beaks crack the seeds, so more of them survive.' },
        { text: 'They pass their genes on, and thick beaks become more common.' },
      ],
    },
  },
  {
    key: 'selection-giraffe-necks',
    topics: ['natural-selection'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-BV-05', 'GCSE-BIV-11'],
    question: {
      type: 'single_choice',
      text: 'Lamarck thought that giraffes stretched their necks, and that their young were then born with longer necks. Why do scientists today not accept this?',
      max_score: 1,
      options: [
        option(
          'Giraffes have always had necks as long as they have today',
          'species_never_change',
          'Fossils show ancestors with shorter necks. So what changed?',
        ),
        option(
          'Giraffes did not want longer necks',
          'change_by_need',
          'Wishes do not come into it. What is passed on, and what is not?',
        ),
        option(
          'Necks cannot be stretched at all',
          'acquired_features_inherited',
          'Suppose that they could be. Would that get into the egg cells?',
        ),
        { text: 'Stretching does not change the genes that are passed on' },
      ],
      answers: [4],
      hints: [
        'Think of a person who lifts weights. Are their babies born with large muscles?',
        'Ask how a feature would get from the body of the parent into the young.',
        'Only what is in an egg and a sperm gets into the young.',
        'Does use or training change what is written in those two cells?',
      ],
      method_answer: [
        { text: 'What is gained in life does not change the genes of egg and sperm.' },
        { text: 'Darwin’s way: those born with longer necks had more young.' },
      ],
    },
  },
  {
    key: 'selection-ready-for-change',
    topics: ['natural-selection'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['SK3-BV-06'],
    question: {
      type: 'multiple_choice',
      text: 'Which changes can make a species **extinct**? Choose all that can.',
      max_score: 3,
      options: [
        { text: 'A new disease that nearly all of them catch' },
        option(
          'One of them dies of old age',
          'death_for_extinction',
          'Others are still alive. When is a species extinct?',
        ),
        option(
          'They differ a lot from each other',
          'variation_as_danger',
          'If they differ, some may be able to stand a change. Is that bad for the species?',
        ),
        { text: 'A new predator or competitor comes into their habitat' },
        { text: 'The climate changes faster than they can adapt' },
      ],
      answers: [1, 4, 5],
      hints: [
        'A species is extinct when the very last of them has died.',
        'Ask of each change whether it could hit all of them at once, faster than they can change.',
        'Changes can come from climate, from diseases and from other living things.',
        'One of the options is about a single animal, and another helps a species to survive. The rest can be too much.',
      ],
      method_answer: [
        { text: 'Disease, climate, and new predators or competitors can be too much.' },
        { text: 'One death is not extinction, and variation makes a species safer.' },
      ],
    },
  },
  {
    key: 'selection-moths-in-numbers',
    topics: ['natural-selection'],
    difficulty: 0.5,
    minutes: 3,
    statements: ['SK3-BV-05'],
    question: {
      type: 'multi_part',
      text: 'Scientists let {{pale}} pale and {{dark}} dark peppered moths go in a wood with dark, sooty trees. Some days later they caught {{p}} of the pale and {{d}} of the dark moths again.',
      max_score: 3,
      template: {
        draw: {
          pale: { pick: [200, 300, 400] },
          dark: { pick: [200, 300, 400] },
          low: { pick: [10, 12, 15] },
          high: { pick: [25, 28, 30, 35] },
        },
        derive: { p: 'pale * low / 100', d: 'dark * high / 100' },
        where: ['pale != dark', 'distinct(p, d, low, high)', 'high != 2 * low', 'p != high'],
        check: ['pale * answer1 / 100 = p', 'dark * answer2 / 100 = d'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'What percentage of the pale moths was caught again?',
          max_score: 1,
          answer: '{{low}}',
          percent_sign: 'name',
          mistakes: [
            slip('{{p}}', 'count_as_percentage', 'That is how many. What part of {{pale}} is it?'),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`\frac{ {{p}} }{ {{pale}} } \times 100\% = {{low}}\%`,
              text: 'Pale moths caught again.',
            },
          ],
        },
        {
          type: 'number',
          text: 'What percentage of the dark moths was caught again?',
          max_score: 1,
          answer: '{{high}}',
          percent_sign: 'name',
          mistakes: [
            slip('{{d}}', 'count_as_percentage', 'That is how many. What part of {{dark}} is it?'),
          ],
          hints: [],
          method_answer: [
            {
              maths: tex`\frac{ {{d}} }{ {{dark}} } \times 100\% = {{high}}\%`,
              text: 'Dark moths caught again.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'What do the results suggest?',
          max_score: 1,
          options: [
            { text: 'Birds saw and ate more of the pale moths' },
            option(
              'Pale moths turned dark because of the soot',
              'change_by_need',
              'A moth keeps its colour. What happened to the moths that were seen?',
            ),
            option(
              'Dark moths are stronger than pale ones',
              'survival_of_the_strongest',
              'Nothing is said about strength. What decided in this wood?',
            ),
          ],
          answers: [1],
          hints: [],
          method_answer: [{ text: 'On dark bark dark moths are hard to see, so more survive.' }],
        },
      ],
      hints: [
        'The two groups are not equally large. So compare percentages.',
        'Divide those that were caught by those that were let go, and multiply by 100.',
        'Pale: {{p}} ÷ {{pale}}. Dark: {{d}} ÷ {{dark}}.',
        'Multiply both results by 100. Then ask what a bird sees on a dark tree.',
      ],
      method_answer: [
        { maths: tex`\frac{ {{p}} }{ {{pale}} } \times 100\% = {{low}}\%`, text: 'Pale moths.' },
        { maths: tex`\frac{ {{d}} }{ {{dark}} } \times 100\% = {{high}}\%`, text: 'Dark moths.' },
        { text: 'Dark moths were hidden better, so more of them survived.' },
      ],
    },
  },
  {
    key: 'selection-fittest-means-suited',
    topics: ['natural-selection'],
    difficulty: 0.3,
    minutes: 0.8,
    statements: ['SK3-BV-05', 'GCSE-BIV-11'],
    question: {
      type: 'true_false',
      text: '“Survival of the fittest” means that the strongest and fastest always win. True or false?',
      max_score: 1,
      options: [
        option(
          'True',
          'survival_of_the_strongest',
          'A small moth that nobody sees can do better than a strong one that is seen. What does fit mean then?',
        ),
        { text: 'False' },
      ],
      answers: [2],
      hints: [
        'A shoe can fit, too. What does the word mean then?',
        'Think of animals that do well because they are small, still or well hidden.',
        'A stick insect is neither strong nor fast, and birds hardly find it.',
        'If fit means suited to the surroundings, is strength always what counts?',
      ],
      method_answer: [
        { text: 'Fit means suited to the surroundings.' },
        { text: 'That can be strength, but also good cover, warm fur or needing little food.' },
      ],
    },
  },
  {
    key: 'selection-explain-the-hares',
    topics: ['natural-selection'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['SK3-BV-05', 'SK3-BV-06'],
    question: {
      type: 'long_text',
      text: 'Mountain hares turn white in winter. In some places there is less snow each year, and white hares stand out on brown ground. Some hares stay browner than others. Explain how the population could change, and why it could also die out.',
      max_score: 4,
      criteria: [
        {
          code: 'variation',
          text: 'Says that the hares differ: some stay browner.',
          marks: 1,
          evidence: [
            'There is variation, some hares are browner in winter than others.',
            'Not all hares are equally white.',
          ],
        },
        {
          code: 'survive',
          text: 'Says that browner hares are seen less by predators and survive more often.',
          marks: 1,
          evidence: [
            'Predators see brown hares less easily, so more of them survive.',
            'White hares are caught more often, and browner ones live longer.',
          ],
        },
        {
          code: 'pass_on',
          text: 'Says that they have young and pass on their genes, so brown becomes more common.',
          marks: 1,
          evidence: [
            'They breed and pass on the genes for brown fur, so over generations more hares are brown.',
            'Their young inherit the brown winter fur.',
          ],
        },
        {
          code: 'extinct',
          text: 'Says that if the change is too fast, or too few are brown, the population could die out.',
          marks: 1,
          evidence: [
            'If the snow goes too fast, there may be too few brown hares and the population dies out.',
            'If the environment changes more quickly than they can adapt, they become extinct there.',
          ],
        },
      ],
      references: [
        'There is variation, some hares are browner in winter than others. Predators see brown hares less easily, so more of them survive. They breed and pass on the genes for brown fur, so over generations more hares are brown. If the snow goes too fast, there may be too few brown hares and the population dies out.',
      ],
      hints: [
        'Write it as a chain: differ, survive, pass on. Then add what could go badly.',
        'No single hare decides to be brown. Ask which hares have young.',
        'Begin with the difference that is there already.',
        'Then say who is caught, who has young, and what the young get. For the end, think of how fast the snow goes.',
      ],
      method_answer: [
        { text: 'Some are browner, fewer of these are caught, and they pass on their genes.' },
        { text: 'If the change is too fast for that, the population can die out.' },
      ],
    },
  },
]
