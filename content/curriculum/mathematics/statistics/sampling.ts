import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const sampling: readonly ContentQuestion[] = [
  {
    key: 'sampling-whom-to-ask',
    topics: ['sampling'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-S1'],
    question: {
      type: 'single_choice',
      text: 'A council wants to know how many people of a town {{what}}. It can ask {{n}} people. Which sample is fairest?',
      max_score: 1,
      template: {
        rows: [
          { what: 'use the library', where: 'inside the library' },
          { what: 'travel by bus', where: 'at the bus station' },
          { what: 'like swimming', where: 'at the pool' },
        ],
        draw: { n: { from: 100, to: 300, step: 50 } },
      },
      options: [
        option(
          'The first {{n}} people who answer an advert',
          'large_sample_thought_fair',
          'Those who care a lot will answer. What about the others?',
        ),
        { text: '{{n}} people drawn at random from everybody' },
        option(
          '{{n}} friends and neighbours of the council',
          'large_sample_thought_fair',
          'People who know each other are often alike. Does everybody have the same chance?',
        ),
        option(
          '{{n}} people {{where}}',
          'large_sample_thought_fair',
          'Who has no chance of being asked there?',
        ),
      ],
      answers: [2],
      hints: [
        'A sample should be like the whole town, only smaller.',
        'In a fair sample everybody has the same chance of being asked.',
        'Think of people who are asked {{where}}. Do they stand for the whole town?',
        'Three of the samples leave out a kind of person. Look for the one in which chance alone decides.',
      ],
      method_answer: [
        { text: 'If people are drawn at random from everybody, each has the same chance.' },
        {
          text: 'The other samples are biased: some kinds of people are more likely to be in them.',
        },
      ],
    },
  },
  {
    key: 'sampling-scale-up',
    topics: ['sampling'],
    difficulty: -0.2,
    minutes: 2,
    statements: ['GCSE-S1', 'GCSE-S5'],
    question: {
      type: 'number',
      text: 'A school has {{all|thousands}} pupils. In a random sample of {{n}} pupils, {{k}} {{do}}. Estimate how many pupils of the school {{do}}.',
      max_score: 2,
      template: {
        draw: {
          do: { pick: ['play an instrument', 'speak two languages', 'have a library card'] },
          n: { pick: [20, 30, 40, 50] },
          k: { from: 6, to: 34 },
          times: { from: 15, to: 30 },
        },
        derive: { all: 'n*times' },
        where: [
          'all >= 600',
          'all <= 1500',
          '2*k < n + 8',
          'k < n - 5',
          'distinct(k, k*times, all - k*times)',
        ],
        check: ['answer/all = k/n'],
      },
      answer: '{{k*times}}',
      mistakes: [
        slip(
          '{{k}}',
          'sample_taken_for_population',
          'That is the number in the sample. The school is many times as large.',
        ),
        slip(
          '{{all - k*times}}',
          'part_and_rest_swapped',
          'That estimates how many pupils do not. Which ones are asked for?',
        ),
        slip(
          '{{all - n + k}}',
          'added_in_proportion',
          'The school is so many times as large as the sample. Multiply rather than add.',
        ),
      ],
      hints: [
        'The school should be like the sample, only larger.',
        'Find what fraction of the sample it is, and take that fraction of the school. Or find how many samples make the school.',
        'Work out {{all}} ÷ {{n}}: so many samples fit into the school.',
        'The school is {{times}} times as large as the sample, and there were {{k}} in the sample. Multiply.',
      ],
      method_answer: [
        {
          maths: tex`{{all}} \div {{n}} = {{times}}`,
          text: 'How many times as large the school is.',
        },
        { maths: tex`{{k}} \times {{times}} = {{k*times}}`, text: 'The estimate for the school.' },
      ],
    },
  },
  {
    key: 'sampling-large-but-unfair',
    topics: ['sampling'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['GCSE-S1', 'MK3-W-09'],
    question: {
      type: 'single_choice',
      text: '{{name}} wants to know how long people in the city sleep. She asks {{n|thousands}} people who are out at 2 am, and says, “With so many people my result must be right.” What would you tell her?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Adaeze', 'Silvia', 'Hettie', 'Noa'] },
          n: { from: 1000, to: 5000, step: 500 },
        },
      },
      options: [
        option(
          '“No. You must ask everybody in the city.”',
          'sample_taken_for_population',
          'A good sample can do. What is special about the people she asked?',
        ),
        option(
          '“Yes. A large sample is always fair, whoever is in it.”',
          'large_sample_thought_fair',
          'Who could not be asked at that time of night?',
        ),
        option(
          '“No. A sample must not be larger than 100.”',
          'large_sample_thought_fair',
          'Larger samples are better, if they are fair. Is this one?',
        ),
        { text: '“No. People who are asleep then could not be asked.”' },
      ],
      answers: [4],
      hints: [
        'Do not look at how many were asked, but at who was asked.',
        'A sample is biased if some people have less chance to be in it, and if that matters for the question.',
        'Which people are out in the street at that hour, and which are not?',
        'Those in bed are missing, and they may sleep longer. Which option gives that reason?',
      ],
      method_answer: [
        { text: 'People who are in bed at that time have no chance of being in the sample.' },
        { text: 'A large biased sample is still biased.' },
      ],
    },
  },
  {
    key: 'sampling-marked-fish',
    topics: ['sampling'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['GCSE-S1', 'GCSE-S5'],
    question: {
      type: 'number',
      text: '{{name}} catches {{m}} fish in a lake, marks them and puts them back. A week later she catches {{n}} fish, and {{k}} of them are marked. Estimate how many fish there are in the lake.',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Ines', 'Farah', 'Morag'] },
          m: { from: 30, to: 80, step: 10 },
          n: { from: 40, to: 90, step: 10 },
          k: { from: 4, to: 12 },
        },
        derive: { all: 'm*n/k' },
        where: [
          'is_integer(all)',
          'is_integer(n/k)',
          'n/k >= 5',
          'm != n',
          'distinct(all, m + n - k, m*k/n, m + n)',
        ],
        check: ['k/n = m/answer'],
      },
      answer: '{{all}}',
      mistakes: [
        slip(
          '{{m + n - k}}',
          'sample_taken_for_population',
          'That is how many different fish were caught. There are many more in the lake.',
        ),
        slip(
          '{{m*k/n}}',
          'fraction_upside_down',
          'The marked fish are a small part of all. Multiply by how many times the catch is larger than the marked ones in it.',
        ),
      ],
      hints: [
        'The second catch should be like the whole lake: the same fraction of it is marked.',
        'Find what fraction of the second catch is marked. That is also the fraction of the lake.',
        'In the second catch {{k}} of {{n}} fish are marked. How many times as many are there in all?',
        'Every marked fish stands for {{n/k}} fish, and there are {{m}} marked fish in the lake. Multiply.',
      ],
      method_answer: [
        {
          maths: tex`{{n}} \div {{k}} = {{n/k}}`,
          text: 'Each marked fish stands for so many fish.',
        },
        { maths: tex`{{m}} \times {{n/k}} = {{all}}`, text: 'The estimate for the lake.' },
      ],
    },
  },
  {
    key: 'sampling-what-you-may-say',
    topics: ['sampling'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-S5', 'GCSE-S1', 'MK3-W-09'],
    question: {
      type: 'multiple_choice',
      text: 'In a random sample of {{n}} pupils of a large school, the median time for the way to school is {{m}} minutes. Which two sentences are fair?',
      max_score: 2,
      template: { draw: { n: { from: 60, to: 120, step: 10 }, m: { from: 14, to: 24 } } },
      options: [
        { text: 'About half of the school needs {{m}} minutes or less.' },
        { text: 'Another sample of {{n}} pupils could give a slightly different median.' },
        option(
          'People of the whole town need about {{m}} minutes to work.',
          'sample_taken_for_population',
          'Were people on their way to work asked at all?',
        ),
        option(
          'Exactly half of the school needs less than {{m}} minutes.',
          'sample_taken_for_population',
          'The sample is only a part. Can you be so exact about all the pupils?',
        ),
      ],
      answers: [1, 2],
      hints: [
        'A sample tells about the group it was taken from, and only roughly.',
        'Look for words such as “about” and “could”, and for who was asked.',
        'The sample was taken from pupils of one school. Which option speaks of others?',
        'A sample of {{n}} pupils cannot give an exact answer for all of them. Which option claims that it does?',
      ],
      method_answer: [
        {
          text: 'The median of the sample is a good estimate for the school, so “about half” is fair.',
        },
        { text: 'Each random sample is a little different, so the median can change a little.' },
      ],
    },
  },
]
