import type { Topic } from '#curriculum/shapes.ts'

export const punctuationAndSpellingTopics: readonly Topic[] = [
  {
    key: 'direct-speech',
    title: 'Punctuating speech',
    description: 'Marking exactly what somebody said, so that nobody else gets the blame.',
    year: 4,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'put inverted commas round what is said', statements: ['E4-P-01'] },
      {
        text: 'place the comma, full stop or question mark in direct speech',
        statements: ['E4-P-01'],
      },
      { text: 'find the mistake in a line of speech', statements: ['E4-P-01', 'E4-C-06'] },
    ],
  },
  {
    key: 'apostrophes',
    title: 'Apostrophes',
    description: 'One small mark that shows what belongs to whom.',
    year: 4,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'tell a plural from a possessive', statements: ['E4-W-01'] },
      {
        text: 'use the apostrophe with singular, plural and irregular nouns',
        statements: ['E4-P-02', 'E4-L-04'],
      },
      { text: "tell its from it's, and your from you're", statements: ['E4-P-02', 'E4-L-02'] },
    ],
  },
  {
    key: 'spelling',
    title: 'Spelling and homophones',
    description:
      'Words that sound alike, letters that stay silent, and words that trip everybody up.',
    year: 4,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'choose the right homophone', statements: ['E4-L-02', 'E6-L-03'] },
      { text: 'spell words that are often misspelt', statements: ['E4-L-03', 'E6-L-04'] },
      { text: 'spell words with silent letters', statements: ['E6-L-02'] },
      {
        text: 'find the spelling mistake in a text',
        statements: ['E4-C-06', 'E6-C-07', 'EK3-C-10'],
      },
    ],
  },
  {
    key: 'commas-and-parenthesis',
    title: 'Commas, brackets and dashes',
    description: 'Marks that make a sentence clear, and places to slip in something extra.',
    year: 5,
    prerequisites: ['relative-clauses'],
    exercises: { 'conjunctions-and-adverbials': 0.3, 'relative-clauses': 0.2 },
    objectives: [
      { text: 'use a comma after an opening adverbial', statements: ['E4-P-03'] },
      {
        text: 'place brackets, dashes or commas round a parenthesis',
        statements: ['E5-P-01', 'E5-X-02'],
      },
      { text: 'say how a comma changes the meaning', statements: ['E5-P-02', 'E5-X-03'] },
    ],
  },
  {
    key: 'colons-and-semicolons',
    title: 'Colons, semicolons and hyphens',
    description: 'Stronger than a comma, softer than a full stop: marks for confident writers.',
    year: 6,
    prerequisites: ['commas-and-parenthesis'],
    exercises: { 'commas-and-parenthesis': 0.2 },
    objectives: [
      {
        text: 'join two main clauses with a semicolon, colon or dash',
        statements: ['E6-P-01', 'E6-X-04'],
      },
      { text: 'punctuate a list with a colon and semicolons', statements: ['E6-P-02'] },
      { text: 'use a hyphen to make the meaning clear', statements: ['E6-P-04'] },
      { text: 'punctuate bullet points the same way all through', statements: ['E6-P-03'] },
      {
        text: 'choose a layout, such as headings or a table, for a text',
        statements: ['E6-T-02', 'E4-C-04'],
      },
    ],
  },
]
