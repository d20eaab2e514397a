import type { Topic } from '#curriculum/shapes.ts'

export const readingTopics: readonly Topic[] = [
  {
    key: 'finding-information',
    title: 'Finding information',
    description: 'Reading like a detective: where does it say so?',
    year: 4,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'find and copy a fact from a text', statements: ['E4-R-14', 'E6-R-15'] },
      {
        text: 'match a question with the paragraph that answers it',
        statements: ['E4-R-14', 'E4-R-09', 'E6-R-08'],
      },
      {
        text: 'say whether a statement is true, false or not in the text',
        statements: ['E4-R-08', 'E6-R-07', 'EK3-R-08'],
      },
      { text: 'tell fact from opinion', statements: ['E6-R-14'] },
    ],
  },
  {
    key: 'reading-between-the-lines',
    title: 'Reading between the lines',
    description: 'What a writer lets you guess, and how to show that your guess is a good one.',
    year: 4,
    prerequisites: ['finding-information'],
    exercises: { 'finding-information': 0.3 },
    objectives: [
      {
        text: 'say what a character feels or wants, from what they do',
        statements: ['E4-R-10', 'E6-R-09'],
      },
      { text: 'choose the words that prove it', statements: ['E6-R-09', 'E6-R-16', 'EK3-R-06'] },
      { text: 'predict what may happen next, with a reason', statements: ['E4-R-11', 'E6-R-10'] },
    ],
  },
  {
    key: 'summarising-and-comparing',
    title: 'Summarising and comparing',
    description: 'Saying the most in the fewest words, and seeing what two texts share.',
    year: 6,
    prerequisites: ['finding-information'],
    exercises: { 'finding-information': 0.3 },
    objectives: [
      { text: 'choose the main idea of a paragraph', statements: ['E4-R-12', 'E6-R-11'] },
      { text: 'choose the best summary of several paragraphs', statements: ['E4-R-12', 'E6-R-11'] },
      {
        text: 'find what two texts have in common and what not',
        statements: ['E6-R-05', 'EK3-R-14'],
      },
      { text: 'name a theme that two stories share', statements: ['E4-R-04', 'E6-R-04'] },
    ],
  },
  {
    key: 'language-and-structure',
    title: 'Language and structure',
    description: 'How writers paint with words, and why a story begins where it begins.',
    year: 7,
    prerequisites: ['reading-between-the-lines', 'word-meanings'],
    exercises: { 'reading-between-the-lines': 0.3, 'word-meanings': 0.2 },
    objectives: [
      {
        text: 'name a simile, a metaphor or personification',
        statements: ['E6-R-13', 'EK3-R-09', 'EK3-G-06'],
      },
      {
        text: 'say what a word or an image makes the reader feel or see',
        statements: ['E4-R-06', 'E6-R-13', 'EK3-R-09'],
      },
      {
        text: 'say what an opening, a change of focus or an ending does',
        statements: ['E4-R-13', 'E6-R-12', 'EK3-R-10'],
      },
      { text: 'say how a setting or a character is built up', statements: ['EK3-R-12'] },
      { text: 'say for whom and why a text was written', statements: ['EK3-R-07'] },
    ],
  },
  {
    key: 'poetry',
    title: 'Poetry',
    description: 'Rhythm, rhyme and the shapes of poems, from haiku to ballad.',
    year: 7,
    prerequisites: ['language-and-structure'],
    exercises: { 'language-and-structure': 0.4 },
    objectives: [
      { text: 'tell forms of poetry apart', statements: ['E4-R-07'] },
      { text: 'mark a rhyme scheme', statements: ['EK3-R-11'] },
      { text: 'name alliteration, onomatopoeia and other sounds', statements: ['EK3-R-11'] },
      { text: 'say what a device does in a poem', statements: ['EK3-R-11', 'EK3-R-09'] },
    ],
  },
]
