import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const relativeClauses: readonly ContentQuestion[] = [
  {
    key: 'relative-find-the-clause',
    topics: ['relative-clauses'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['E5-X-01', 'E5-S-01'],
    question: {
      type: 'single_choice',
      text: 'Which words are the **relative clause**?\n\nThe boat that we painted last week is called Skylark.',
      max_score: 1,
      options: [
        option(
          'The boat',
          'main_clause_for_relative',
          'This is the noun. Which words tell us *which* boat?',
        ),
        option(
          'is called Skylark',
          'main_clause_for_relative',
          'This belongs to the main clause. Cover it: which part adds to *boat*?',
        ),
        { text: 'that we painted last week' },
        option(
          'last week',
          'relative_clause_other_clause',
          'A clause has a verb. There is none in these words.',
        ),
      ],
      answers: [3],
      hints: [
        'A relative clause tells more about a noun, and comes right after it.',
        'It often begins with *who*, *which* or *that*, and it has a verb of its own.',
        'The noun is *boat*. Look at the words just after it.',
        'The clause ends where the verb of the main clause, *is called*, begins.',
      ],
      method_answer: [
        { text: 'The main clause is: The boat is called Skylark.' },
        { text: 'What is left begins with a relative pronoun and tells which boat.' },
      ],
    },
  },
  {
    key: 'relative-choose-the-word',
    topics: ['relative-clauses'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['E5-S-01', 'E5-X-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'The woman [[1]] runs the library knows a boy [[2]] parrot can whistle. She showed me the street [[3]] he lives, and told me about the year [[4]] the parrot flew away.',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              'which',
              'relative_pronouns_mixed',
              'A woman is a person. Which word goes with people?',
            ),
            { text: 'who' },
            option(
              'whose',
              'relative_pronouns_mixed',
              'Nothing belongs to her here. She runs it herself.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'whose' },
            option(
              "who's",
              'whose_and_whos',
              'This is short for *who is*. Read it that way: does it fit?',
            ),
            option(
              'which',
              'relative_pronouns_mixed',
              'The parrot belongs to the boy. Which word says so?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'when',
              'relative_pronouns_mixed',
              'A street is a place. Which word goes with places?',
            ),
            option(
              'which',
              'relative_pronouns_mixed',
              'He lives *in* the street. Which word has the *in* in it already?',
            ),
            { text: 'where' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: 'when' },
            option(
              'where',
              'relative_pronouns_mixed',
              'A year is a time. Which word goes with times?',
            ),
            option(
              'who',
              'relative_pronouns_mixed',
              'This word goes with people. A year is a time.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Look at the noun before each gap: a person, a place, a time, or an owner?',
        'People, owners, places and times each have a word of their own.',
        'In the second gap, something belongs to the boy: his parrot.',
        'A street is a place. A year is a time. Ask the question word for each.',
      ],
      method_answer: [
        { text: '*Who* goes with a person, and *whose* with an owner.' },
        { text: '*Where* goes with a place, and *when* with a time.' },
      ],
    },
  },
  {
    key: 'relative-the-pronoun',
    topics: ['relative-clauses'],
    difficulty: -0.4,
    minutes: 0.8,
    statements: ['E5-X-01'],
    question: {
      type: 'short_text',
      text: 'Which word is the **relative pronoun**? Write one word.\n\nMy uncle, who drives a tram in Lisbon, sends me a photo when it snows.',
      max_score: 1,
      references: ['who'],
      not: ['when', 'my', 'me', 'it'],
      hints: [
        'A relative pronoun begins a clause that tells more about a noun.',
        'Which noun has a clause between commas after it?',
        'The noun is *uncle*. Look at the first word after the comma.',
        'The last part of the sentence tells a time. It belongs to the verb, not to a noun, so its first word is not the one.',
      ],
      method_answer: [
        { text: 'The clause between the commas tells more about the uncle.' },
        { text: 'It begins with the relative pronoun *who*.' },
      ],
    },
  },
  {
    key: 'relative-join-two-sentences',
    topics: ['relative-clauses'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['E5-S-01'],
    question: {
      type: 'single_choice',
      text: 'Join the sentences with a relative clause.\n\nThe bridge is made of rope. It crosses the gorge.\n\nWhich way is right?',
      max_score: 1,
      options: [
        option(
          'The bridge which it crosses the gorge is made of rope.',
          'pronoun_doubled',
          '*Which* has taken the place of one word already. Which word is said twice?',
        ),
        { text: 'The bridge which crosses the gorge is made of rope.' },
        option(
          'The bridge is made of rope because it crosses the gorge.',
          'relative_clause_other_clause',
          'This gives a reason. Only more about the bridge was told.',
        ),
        option(
          'The bridge crosses the gorge is made of rope.',
          'relative_pronoun_always_dropped',
          'Two verbs have one subject here. Which small word is missing?',
        ),
      ],
      answers: [2],
      hints: [
        'Which word in the second sentence stands for the bridge?',
        'The relative pronoun takes the place of that word. It is not added to it.',
        'Put the clause right after *bridge*.',
        'Read each one aloud. One says *it* too often, one gives a reason that was not told, one leaves a word out.',
      ],
      method_answer: [
        { text: '*It* stands for the bridge, so the relative pronoun takes its place.' },
        { text: 'The clause goes right after the noun.' },
      ],
    },
  },
  {
    key: 'relative-may-it-go',
    topics: ['relative-clauses'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['E5-S-01'],
    question: {
      type: 'multiple_choice',
      text: 'In which sentences may *that* be left out? Choose all of them.',
      max_score: 2,
      options: [
        option(
          'The dog that barked has a bad paw.',
          'relative_pronoun_always_dropped',
          'Leave it out and read aloud: *The dog barked has a bad paw.* Who barked?',
        ),
        { text: 'Here is the song that we learnt.' },
        { text: 'The soup that you made is too hot.' },
        option(
          'I know a shop that sells drums.',
          'relative_pronoun_always_dropped',
          'Leave it out and read aloud: *I know a shop sells drums.* What is missing?',
        ),
      ],
      answers: [2, 3],
      hints: [
        'Read each sentence without the word. Does it still sound right?',
        'If somebody else does the action, the pronoun may go. If the noun itself does it, the pronoun must stay.',
        'Look at the word after *that*. Is it a verb, or is it a word such as *you* or *we*?',
        'In two of them a verb follows at once: *barked*, *sells*. What follows in the others?',
      ],
      method_answer: [
        { text: 'After *that* comes *you* or *we*: it is the object, and may be left out.' },
        { text: 'After *that* comes *barked* or *sells*: it is the subject, and has to stay.' },
      ],
    },
  },
  {
    key: 'relative-build-a-sentence',
    topics: ['relative-clauses'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['E5-S-01'],
    question: {
      type: 'ordering',
      text: 'Build one sentence with a relative clause inside it.',
      max_score: 2,
      items: ['My neighbour,', 'whose garden', 'is full of bees,', 'gave us', 'a jar of honey.'],
      hints: [
        'Which piece begins with a capital letter, and which ends with a full stop?',
        'The relative clause stands between two commas, right after its noun.',
        'It begins with the piece that says what belongs to the neighbour.',
        'First comes the noun, then the clause about the garden, then the main verb *gave*.',
      ],
      method_answer: [
        { text: 'The main clause is: My neighbour gave us a jar of honey.' },
        {
          text: 'The clause *whose garden is full of bees* stands between commas after *neighbour*.',
        },
      ],
    },
  },
  {
    key: 'relative-sort-the-sentences',
    topics: ['relative-clauses'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['E5-X-01', 'E5-S-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which sentences have a **relative clause**? Choose all of them.',
      max_score: 2,
      options: [
        { text: 'The cloak I wore was borrowed.' },
        option(
          'She knows who did it.',
          'relative_clause_other_clause',
          'Which noun does *who* belong to? There is none before it.',
        ),
        { text: 'Is that the café where you met?' },
        option(
          'We left when the music stopped.',
          'relative_clause_other_clause',
          'This clause tells when we left. It belongs to the verb, not to a noun.',
        ),
      ],
      answers: [1, 3],
      hints: [
        'A relative clause belongs to a noun.',
        'Find a noun with a clause right after it. The pronoun may be left out.',
        'Ask “which one?” of each noun. Is there an answer with a verb in it?',
        'Two clauses belong to a verb: *left* and *knows*. What about *café* and *cloak*?',
      ],
      method_answer: [
        {
          text: '*Where you met* tells which café. *I wore* tells which cloak, and *that* is left out.',
        },
        { text: 'The others belong to the verbs *left* and *knows*.' },
      ],
    },
  },
  {
    key: 'relative-write-the-word',
    topics: ['relative-clauses'],
    difficulty: 0,
    minutes: 0.8,
    statements: ['E5-S-01', 'E5-X-01'],
    question: {
      type: 'short_text',
      text: 'Which word fits: **who**, **which**, **whose** or **where**? Write it.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'My dentist, ___ plays the harp, hums while she works.',
            right: 'who',
            x: 'which',
            y: 'whose',
            z: 'where',
            noun: 'dentist',
            link: 'a person, and this person herself plays',
          },
          {
            sentence: 'Mr Osei, ___ lives above the bakery, is never hungry.',
            right: 'who',
            x: 'which',
            y: 'whose',
            z: 'where',
            noun: 'Mr Osei',
            link: 'a person, and this person himself lives there',
          },
          {
            sentence: 'The lake, ___ freezes every winter, is full of trout.',
            right: 'which',
            x: 'who',
            y: 'whose',
            z: 'where',
            noun: 'lake',
            link: 'a thing, and the thing itself freezes',
          },
          {
            sentence: 'This clock, ___ my uncle built, runs backwards.',
            right: 'which',
            x: 'who',
            y: 'whose',
            z: 'where',
            noun: 'clock',
            link: 'a thing, and it was built',
          },
          {
            sentence: 'Farah, ___ brother is a diver, is afraid of fish.',
            right: 'whose',
            x: 'who',
            y: 'which',
            z: 'where',
            noun: 'Farah',
            link: 'an owner: the brother is hers',
          },
          {
            sentence: 'The old oak, ___ branches touch the roof, is home to six owls.',
            right: 'whose',
            x: 'who',
            y: 'which',
            z: 'where',
            noun: 'oak',
            link: 'an owner: the branches belong to it',
          },
          {
            sentence: 'The harbour, ___ we learnt to sail, smells of tar.',
            right: 'where',
            x: 'who',
            y: 'which',
            z: 'whose',
            noun: 'harbour',
            link: 'a place, and something happened there',
          },
          {
            sentence: 'In the attic, ___ nobody had been for years, stood a piano.',
            right: 'where',
            x: 'who',
            y: 'which',
            z: 'whose',
            noun: 'attic',
            link: 'a place, and nobody had been there',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{x}}', '{{y}}', '{{z}}'],
      hints: [
        'Look at the noun before the first comma.',
        'Is it a person, a thing, an owner or a place?',
        'The noun is *{{noun}}*. Now read the clause: what about it?',
        'It is {{link}}.',
      ],
      method_answer: [
        { text: '*{{noun}}* is {{link}}.' },
        { text: 'So the clause begins with *{{right}}*.' },
      ],
    },
  },
]
