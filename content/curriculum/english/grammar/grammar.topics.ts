import type { Topic } from '#curriculum/shapes.ts'

export const grammarTopics: readonly Topic[] = [
  {
    key: 'nouns-and-noun-phrases',
    title: 'Nouns, pronouns and noun phrases',
    description:
      'Words that name things, words that stand in for names, and how to say more about them.',
    year: 4,
    prerequisites: [],
    exercises: {},
    objectives: [
      {
        text: 'name the determiners, pronouns and possessive pronouns in a sentence',
        statements: ['E4-X-01', 'E4-X-02', 'E4-G-04'],
      },
      {
        text: 'choose a noun or a pronoun so that a text is clear',
        statements: ['E4-T-02', 'E4-C-05'],
      },
      {
        text: 'expand a noun phrase with adjectives and a preposition phrase',
        statements: ['E4-S-01'],
      },
      { text: 'say the same in fewer words with a noun phrase', statements: ['E6-G-03'] },
    ],
  },
  {
    key: 'verbs-and-tenses',
    title: 'Verbs and tenses',
    description: 'What happens, what has happened and what happened: saying when with verbs.',
    year: 4,
    prerequisites: [],
    exercises: {},
    objectives: [
      { text: 'choose the Standard English form of a verb', statements: ['E4-W-02'] },
      { text: 'tell the present perfect from the past tense', statements: ['E4-G-02'] },
      { text: 'use the perfect form to show what came first or why', statements: ['E6-G-02'] },
      { text: 'find the verb that does not fit the tense of a text', statements: ['E6-G-04'] },
    ],
  },
  {
    key: 'conjunctions-and-adverbials',
    title: 'Conjunctions and adverbials',
    description: 'Small words that join ideas, and phrases that say when, where, how and why.',
    year: 4,
    prerequisites: ['nouns-and-noun-phrases'],
    exercises: {},
    objectives: [
      { text: 'join two ideas with a conjunction that fits', statements: ['E4-G-01'] },
      {
        text: 'use conjunctions, adverbs and prepositions for time and cause',
        statements: ['E4-G-03'],
      },
      { text: 'name an adverbial and say what it tells', statements: ['E4-X-03', 'E4-G-04'] },
      { text: 'start a sentence with an adverbial', statements: ['E4-S-02'] },
    ],
  },
  {
    key: 'relative-clauses',
    title: 'Relative clauses',
    description: 'Tucking a little more about a person, place or thing into your sentence.',
    year: 5,
    prerequisites: ['conjunctions-and-adverbials'],
    exercises: { 'nouns-and-noun-phrases': 0.2, 'conjunctions-and-adverbials': 0.1 },
    objectives: [
      {
        text: 'find the relative clause and the relative pronoun',
        statements: ['E5-X-01', 'E5-S-01'],
      },
      { text: 'choose who, which, where, when, whose or that', statements: ['E5-S-01'] },
      { text: 'join two sentences with a relative clause', statements: ['E5-S-01'] },
      { text: 'say when the pronoun may be left out', statements: ['E5-S-01'] },
    ],
  },
  {
    key: 'modal-verbs',
    title: 'Modal verbs',
    description: 'How sure are you? Might, must and perhaps all say it.',
    year: 5,
    prerequisites: ['verbs-and-tenses'],
    exercises: { 'verbs-and-tenses': 0.2 },
    objectives: [
      { text: 'find a modal verb', statements: ['E5-X-01', 'E5-S-02'] },
      { text: 'order sentences by how likely they are', statements: ['E5-S-02'] },
      { text: 'choose an adverb or modal verb for how sure you are', statements: ['E5-S-02'] },
    ],
  },
  {
    key: 'linking-ideas',
    title: 'Linking ideas',
    description:
      'Words that lead a reader through a paragraph, and from one paragraph to the next.',
    year: 5,
    prerequisites: ['conjunctions-and-adverbials'],
    exercises: { 'conjunctions-and-adverbials': 0.3, 'nouns-and-noun-phrases': 0.1 },
    objectives: [
      { text: 'put sentences into paragraphs, one theme to each', statements: ['E4-T-01'] },
      {
        text: 'choose words that link sentences inside a paragraph',
        statements: ['E5-T-01', 'E5-X-03'],
      },
      { text: 'choose an adverbial that links two paragraphs', statements: ['E5-T-02', 'E6-T-01'] },
      {
        text: 'say how repetition or an ellipsis links a text',
        statements: ['E6-T-01', 'E6-C-05', 'E6-X-04'],
      },
    ],
  },
  {
    key: 'active-and-passive',
    title: 'Active and passive',
    description: 'Did the dog bite the postman, or was he bitten? Choosing what comes first.',
    year: 6,
    prerequisites: ['verbs-and-tenses', 'nouns-and-noun-phrases'],
    exercises: { 'verbs-and-tenses': 0.2 },
    objectives: [
      { text: 'name the subject and the object', statements: ['E6-X-01', 'E6-G-06'] },
      { text: 'tell active from passive', statements: ['E6-X-02'] },
      { text: 'turn an active sentence into a passive one', statements: ['E6-S-01'] },
      { text: 'say why a writer chose the passive', statements: ['E6-S-01', 'EK3-G-02'] },
    ],
  },
  {
    key: 'formal-and-informal',
    title: 'Formal and informal',
    description:
      'Talking to a friend and writing to a head teacher: fitting the words to the reader.',
    year: 6,
    prerequisites: ['modal-verbs', 'active-and-passive'],
    exercises: { 'active-and-passive': 0.1, 'verbs-and-tenses': 0.1 },
    objectives: [
      {
        text: 'tell formal from informal words and sentences',
        statements: ['E6-W-01', 'E6-S-02', 'E6-G-01'],
      },
      { text: 'use a question tag and the subjunctive', statements: ['E6-S-02', 'E6-G-01'] },
      { text: 'make subject and verb agree', statements: ['E6-G-05'] },
      {
        text: 'tell the language of speech from that of writing, and Standard English from dialect',
        statements: ['E6-G-05', 'EK3-G-04', 'EK3-G-05'],
      },
      { text: 'match audience and purpose with a form', statements: ['E6-C-01'] },
    ],
  },
  {
    key: 'grammar-for-effect',
    title: 'Grammar for effect',
    description:
      'Why writers choose short sentences, lists or questions, and how you can do it too.',
    year: 8,
    prerequisites: ['formal-and-informal', 'relative-clauses', 'linking-ideas'],
    exercises: { 'active-and-passive': 0.2, 'formal-and-informal': 0.2, 'relative-clauses': 0.2 },
    objectives: [
      {
        text: 'name main and subordinate clauses, phrases and word classes in a harder text',
        statements: ['EK3-G-01', 'EK3-G-06', 'E6-G-06'],
      },
      {
        text: 'say what a choice of grammar does to the reader',
        statements: ['EK3-G-02', 'EK3-R-10'],
      },
      {
        text: 'improve a sentence for its purpose',
        statements: ['EK3-G-03', 'E6-C-02', 'EK3-C-09'],
      },
      { text: 'put right what is not Standard English', statements: ['EK3-G-05', 'EK3-C-10'] },
      {
        text: 'name a rhetorical question or a rule of three, and say what it does',
        statements: ['EK3-G-02', 'EK3-G-06'],
      },
    ],
  },
]
