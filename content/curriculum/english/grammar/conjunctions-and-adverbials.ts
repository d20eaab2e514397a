import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const conjunctionsAndAdverbials: readonly ContentQuestion[] = [
  {
    key: 'conjunctions-join-two-ideas',
    topics: ['conjunctions-and-adverbials'],
    difficulty: -0.8,
    minutes: 1.2,
    statements: ['E4-G-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'We can go to the beach [[1]] the rain stops. I have packed the kites [[2]] it may be windy there. My brother will swim [[3]] the water is always cold.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'although',
              'conjunctions_mixed',
              'This word brings a surprise. Here the rain must stop first.',
            ),
            { text: 'if' },
            option(
              'but',
              'conjunctions_mixed',
              'This word sets one thing against another. Here one thing depends on the other.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'because' },
            option(
              'although',
              'conjunctions_mixed',
              'Wind is good for kites. So it is a reason, and no surprise.',
            ),
            option('or', 'conjunctions_mixed', 'This word gives a choice. Here we need a reason.'),
          ],
          answer: 1,
        },
        {
          options: [
            option('so', 'conjunctions_mixed', 'Does the cold water make him swim?'),
            option(
              'if',
              'conjunctions_mixed',
              'The water is *always* cold. Does it depend on that?',
            ),
            { text: 'although' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'How do the two ideas belong together: a reason, a surprise, or a condition?',
        'Say it in your own words first. Then choose the word.',
        'In the first sentence, the beach depends on the rain.',
        'In the second, the wind is the reason. In the third, it is a surprise that he swims.',
      ],
      method_answer: [
        { text: 'The beach depends on the rain: *if*.' },
        { text: 'The wind is a reason for kites: *because*.' },
        { text: 'Cold water would stop most people, so it is a surprise: *although*.' },
      ],
    },
  },
  {
    key: 'adverbials-what-they-tell',
    topics: ['conjunctions-and-adverbials'],
    difficulty: -0.5,
    minutes: 1.2,
    statements: ['E4-X-03', 'E4-G-04'],
    question: {
      type: 'matching',
      text: 'What does each adverbial tell?\n\nBefore sunrise, the bakers work quietly behind the market because people want warm bread.',
      max_score: 4,
      left: ['Before sunrise', 'quietly', 'behind the market', 'because people want warm bread'],
      right: ['how', 'when', 'why', 'where'],
      pairs: [2, 1, 4, 3],
      hints: [
        'An adverbial says more about the verb.',
        'Ask four questions in turn: when, where, how and why do they work?',
        'Begin with the place. Which words could you show on a map?',
        'One adverbial is a single word and tells in what way. One begins with a word for reasons.',
      ],
      method_answer: [
        { text: '*Before sunrise* answers when, and *behind the market* answers where.' },
        { text: '*Quietly* answers how. The part with *because* answers why.' },
      ],
    },
  },
  {
    key: 'adverbials-find-the-fronted-one',
    topics: ['conjunctions-and-adverbials'],
    difficulty: 0,
    minutes: 1,
    statements: ['E4-X-03', 'E4-S-02', 'E4-G-04'],
    question: {
      type: 'single_choice',
      text: 'Which words are the **fronted adverbial**?\n\nAt the end of the lane, two brown calves waited for us.',
      max_score: 1,
      options: [
        { text: 'At the end of the lane' },
        option(
          'two brown calves',
          'subject_for_adverbial',
          'These words say who waited. Which words say where?',
        ),
        option(
          'waited for us',
          'subject_for_adverbial',
          'This is the verb with what belongs to it. An adverbial can move to another place.',
        ),
        option(
          'There is none.',
          'adverbial_only_ly',
          'An adverbial need not end in *-ly*. It can be a whole phrase.',
        ),
      ],
      answers: [1],
      hints: [
        'Fronted means: moved to the front of the sentence.',
        'An adverbial says when, where, how or why. Most of them can move.',
        'Who waited? Those words are the subject, so they are not the adverbial.',
        'Which words answer *where*, and could also go after *us*?',
      ],
      method_answer: [
        { text: 'The subject is *two brown calves*, and the verb is *waited*.' },
        {
          text: '*At the end of the lane* tells where. It stands in front, with a comma after it.',
        },
      ],
    },
  },
  {
    key: 'adverbials-move-to-the-front',
    topics: ['conjunctions-and-adverbials'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['E4-S-02'],
    question: {
      type: 'ordering',
      text: 'Build a sentence that begins with an adverbial of time.',
      max_score: 2,
      items: [
        'After the long storm,',
        'the children',
        'found',
        'a blue glass bottle',
        'on the sand.',
      ],
      hints: [
        'Which piece tells when?',
        'After the adverbial comes who did it, then the verb.',
        'The piece with a comma at its end goes first.',
        'The piece with a full stop goes last. What did they find? That goes after the verb.',
      ],
      method_answer: [
        { text: '*After the long storm* tells when, so it opens the sentence.' },
        { text: 'Then come subject, verb, object and place.' },
      ],
    },
  },
  {
    key: 'adverbials-word-classes',
    topics: ['conjunctions-and-adverbials'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['E4-G-03', 'E4-G-04'],
    question: {
      type: 'matching',
      text: 'All four words tell about time. What is each one here?\n\n**A** We ate **before** the match.\n**B** We ate **before** the match began.\n**C** We ate **soon**.\n**D** The **time** was two.',
      max_score: 4,
      left: ['A', 'B', 'C', 'D'],
      right: ['noun', 'conjunction', 'adverb', 'preposition'],
      pairs: [4, 2, 3, 1],
      hints: [
        'The same word can do different jobs. Look at what comes after it.',
        'A conjunction joins a clause with a verb of its own. A preposition stands before a noun phrase.',
        'In which of A and B is there a second verb?',
        'In B the match *began*. In C the word stands alone. In D it has *the* in front.',
      ],
      method_answer: [
        { text: 'A: only *the match* follows, so it is a preposition.' },
        { text: 'B: *the match began* has a verb, so it is a conjunction.' },
        { text: 'C stands alone with the verb: an adverb. D names something: a noun.' },
      ],
    },
  },
  {
    key: 'adverbials-time-and-cause',
    topics: ['conjunctions-and-adverbials'],
    difficulty: 0.4,
    minutes: 1.2,
    statements: ['E4-G-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'The match was stopped [[1]] the fog. [[2]] the fog was there, nobody could see the ball. The teams will [[3]] play again on Friday.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'because',
              'preposition_for_conjunction',
              'Only *the fog* follows, without a verb. Which words go before a noun?',
            ),
            { text: 'because of' },
            option(
              'therefore',
              'preposition_for_conjunction',
              'This word cannot stand before a noun.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'While' },
            option(
              'During',
              'preposition_for_conjunction',
              'The part has a verb, *was*. Which word can begin a clause?',
            ),
            option('Then', 'conjunctions_mixed', 'This word does not join the two parts.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'because',
              'conjunctions_mixed',
              'A reason has been given already. Here the result is told.',
            ),
            option(
              'although',
              'conjunctions_mixed',
              'This needs a clause after it. Which adverb tells a result?',
            ),
            { text: 'therefore' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Look at what follows each gap: is it a noun phrase, or a clause with a verb?',
        'Prepositions stand before noun phrases, and conjunctions begin clauses.',
        'After the first gap there is only *the fog*.',
        'After the second gap the fog *was* there. The third gap needs an adverb that means *for this reason*.',
      ],
      method_answer: [
        { text: 'A noun phrase, *the fog*, follows, so the word is a preposition: *because of*.' },
        { text: 'A clause with *was* follows, so the word is a conjunction: *while*.' },
        { text: '*Therefore* is an adverb and tells the result.' },
      ],
    },
  },
  {
    key: 'adverbials-write-your-own',
    topics: ['conjunctions-and-adverbials'],
    difficulty: 0.8,
    minutes: 3,
    statements: ['E4-S-02', 'E4-G-01', 'E4-G-03'],
    question: {
      type: 'long_text',
      text: 'A fox came into our garden. It was hungry.\n\nWrite about the fox in two sentences. Begin the first with **Last night,** and join two ideas with **because** in the second.',
      max_score: 2,
      criteria: [
        {
          code: 'adverbial',
          text: 'A sentence begins with “Last night,” and tells what the fox did',
          marks: 1,
          evidence: [
            'Last night, a fox came into our garden.',
            'Last night, the fox crept into the garden.',
          ],
        },
        {
          code: 'because',
          text: 'A reason is joined with “because”',
          marks: 1,
          evidence: ['It came because it was hungry.', 'It looked for food because it was hungry.'],
        },
      ],
      references: ['Last night, a fox came into our garden. It came because it was hungry.'],
      hints: [
        'You have the two ideas already. Now say when and why.',
        'A fronted adverbial has a comma after it. A conjunction joins the reason.',
        'Start: Last night, a …',
        'For the second sentence, think: what did it look for, and what was its reason?',
      ],
      method_answer: [
        { text: 'Last night, a fox came into our garden.' },
        { text: 'It looked for food because it was hungry.' },
      ],
    },
  },

  {
    key: 'adverbials-choose-one-of-place',
    topics: ['conjunctions-and-adverbials'],
    difficulty: -0.2,
    minutes: 0.8,
    statements: ['E4-X-03', 'E4-S-02'],
    question: {
      type: 'single_choice',
      text: 'Which adverbial of **place** fits the gap?\n\n___, a blue tit was feeding its young.',
      max_score: 1,
      options: [
        option(
          'Early this morning',
          'adverbial_kinds_mixed',
          'This tells when. Which one tells where?',
        ),
        option(
          'Without a sound',
          'adverbial_kinds_mixed',
          'This tells how. Which one tells where?',
        ),
        option(
          'Every few minutes',
          'adverbial_kinds_mixed',
          'This tells how often. Which one tells where?',
        ),
        { text: 'Inside our letter box' },
      ],
      answers: [4],
      hints: [
        'All four could open the sentence. What do they tell?',
        'Ask of each one: when, how, how often, or where?',
        'Cross out the two that are about time.',
        'Which of the last two could you point to?',
      ],
      method_answer: [
        { text: 'Morning and minutes are about time. *Without a sound* tells how.' },
        { text: 'The letter box is a place, so it tells where.' },
      ],
    },
  },
  {
    key: 'conjunctions-write-the-word',
    topics: ['conjunctions-and-adverbials'],
    difficulty: -0.4,
    minutes: 0.8,
    statements: ['E4-G-01', 'E4-G-03'],
    question: {
      type: 'short_text',
      text: 'Which word fits best: **because**, **although**, **if** or **until**? Write it.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'The path was muddy ___ it had rained all week.',
            right: 'because',
            x: 'although',
            y: 'if',
            z: 'until',
            link: 'The rain is the reason for the mud.',
          },
          {
            sentence: 'Musa took his umbrella ___ he had seen a dark cloud.',
            right: 'because',
            x: 'although',
            y: 'if',
            z: 'until',
            link: 'The dark cloud is his reason.',
          },
          {
            sentence: 'We went swimming ___ the water was freezing.',
            right: 'although',
            x: 'because',
            y: 'if',
            z: 'until',
            link: 'Freezing water would stop most people, so it is a surprise.',
          },
          {
            sentence: 'Sara came first ___ she had hurt her foot.',
            right: 'although',
            x: 'because',
            y: 'if',
            z: 'until',
            link: 'A sore foot makes you slow, so it is a surprise.',
          },
          {
            sentence: 'You may have a second slice ___ there is any left.',
            right: 'if',
            x: 'because',
            y: 'although',
            z: 'until',
            link: 'It depends on how much is left.',
          },
          {
            sentence: 'You will be wet through ___ you forget your coat.',
            right: 'if',
            x: 'because',
            y: 'although',
            z: 'until',
            link: 'It depends on the coat.',
          },
          {
            sentence: 'Count slowly ___ you get to ten.',
            right: 'until',
            x: 'because',
            y: 'although',
            z: 'if',
            link: 'It tells how long to count: up to that number.',
          },
          {
            sentence: 'It went on snowing ___ the road was gone from sight.',
            right: 'until',
            x: 'because',
            y: 'although',
            z: 'if',
            link: 'It tells how long it snowed: up to that moment.',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{x}}', '{{y}}', '{{z}}'],
      hints: [
        'Say in your own words how the two halves belong together.',
        'One word gives a reason, one a surprise, one a condition, one an end in time.',
        '{{link}}',
        'So is it a reason, a surprise, a condition, or an end in time? Choose the word for that.',
      ],
      method_answer: [{ text: '{{link}}' }, { text: 'So the word that fits is *{{right}}*.' }],
    },
  },
]
