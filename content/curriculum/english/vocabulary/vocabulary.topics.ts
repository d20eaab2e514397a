import type { Topic } from '#curriculum/shapes.ts'

export const vocabularyTopics: readonly Topic[] = [
  {
    key: 'word-meanings',
    title: 'Words and their meanings',
    description: 'Finding out what a word means, and finding another that fits even better.',
    year: 4,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'put words into dictionary order', statements: ['E4-L-05'] },
      {
        text: 'choose the meaning of a word that fits the sentence',
        statements: ['E4-R-02', 'E4-R-08', 'E6-R-07'],
      },
      { text: 'match synonyms and antonyms', statements: ['E6-W-02', 'E6-X-03'] },
      { text: 'order synonyms by strength, and pick the best one', statements: ['E6-L-05'] },
    ],
  },
  {
    key: 'prefixes-and-suffixes',
    title: 'Prefixes and suffixes',
    description: 'Little parts that change a word: unhappy, happiness, happily.',
    year: 4,
    prerequisites: ['spelling'],
    exercises: { spelling: 0.2 },
    objectives: [
      { text: 'match a prefix with what it does to a word', statements: ['E4-L-01', 'E5-W-02'] },
      { text: 'spell a word when a suffix is added', statements: ['E4-L-01', 'E6-L-01'] },
      {
        text: 'turn a noun or adjective into a verb with -ate, -ise or -ify',
        statements: ['E5-W-01'],
      },
      { text: 'work out a new word from its parts', statements: ['E6-R-01'] },
    ],
  },
  {
    key: 'roots-and-word-families',
    title: 'Roots and word families',
    description: 'Old Greek and Latin words that live on inside ours.',
    year: 7,
    prerequisites: ['prefixes-and-suffixes', 'word-meanings'],
    exercises: { 'prefixes-and-suffixes': 0.4, 'word-meanings': 0.2 },
    objectives: [
      { text: 'match a root with its meaning', statements: ['E6-L-04', 'EK3-R-05'] },
      { text: 'group words of one family', statements: ['E6-L-04'] },
      {
        text: 'work out a hard word from its root and the words round it',
        statements: ['EK3-R-05', 'E6-R-01'],
      },
      { text: 'choose the exact word for a purpose', statements: ['EK3-G-03', 'E6-C-06'] },
    ],
  },
]
