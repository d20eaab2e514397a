import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const wordMeanings: readonly ContentQuestion[] = [
  {
    key: 'words-dictionary-order',
    topics: ['word-meanings'],
    difficulty: -0.7,
    minutes: 1.2,
    statements: ['E4-L-05'],
    question: {
      type: 'ordering',
      text: 'Put the words in the order of a dictionary.',
      max_score: 3,
      items: ['market', 'marvel', 'melon', 'mild', 'mitten'],
      hints: [
        'All of them begin with *m*. Which letter decides?',
        'Look at the second letter. If it is the same, look at the next one.',
        'Two words have *a* as their second letter, one has *e*, and two have *i*.',
        '*Mar* is the same in two words, so compare the fourth letters. *Mi* is the same in two, so compare the third.',
      ],
      method_answer: [
        { text: 'By the second letter: *a*, *e*, *i*.' },
        { text: '*Market* and *marvel* differ in the fourth letter: *k* comes before *v*.' },
        { text: '*Mild* and *mitten* differ in the third: *l* comes before *t*.' },
      ],
    },
  },
  {
    key: 'words-on-which-page',
    topics: ['word-meanings'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['E4-L-05'],
    question: {
      type: 'single_choice',
      text: 'A page of a dictionary begins with **castle** and ends with **cedar**. Which word stands on it?',
      max_score: 1,
      options: [
        option(
          'cup',
          'dictionary_longer_is_later',
          'It is short, but compare the second letters: *u* and *e*.',
        ),
        option(
          'cart',
          'dictionary_first_letter_only',
          'Compare it with *castle*, letter by letter: *car* and *cas*.',
        ),
        { text: 'cave' },
        option(
          'cell',
          'dictionary_first_letter_only',
          'Compare it with *cedar*: the third letters are *l* and *d*.',
        ),
      ],
      answers: [3],
      hints: [
        'The word must come after the first one and before the last one.',
        'Compare letter by letter, from the left.',
        '*Castle* begins with *cas*. So a word with *ca* needs a third letter that comes after *s*.',
        'Words with *ce* must have a third letter before *d*. Words with *cu* come later.',
      ],
      method_answer: [
        { text: '*Cave* comes after *castle*, because *v* comes after *s*.' },
        { text: 'It comes before *cedar*, because *a* comes before *e*.' },
        { text: '*Cart* comes before *castle*. *Cell* and *cup* come after *cedar*.' },
      ],
    },
  },
  {
    key: 'words-meaning-that-fits',
    topics: ['word-meanings'],
    difficulty: 0,
    minutes: 1,
    statements: ['E4-R-02', 'E4-R-08'],
    question: {
      type: 'single_choice',
      text: 'A dictionary gives four meanings of **bank**. Which one fits?\n\nThe otter slid down the muddy **bank** and was gone.',
      max_score: 1,
      options: [
        option('a row of switches', 'meaning_guessed_from_topic', 'Is that muddy?'),
        { text: 'the ground along the side of a river' },
        option(
          'to tilt to one side in the air',
          'meaning_guessed_from_topic',
          'This is something that a plane does. Here the word names a thing.',
        ),
        option(
          'a place that looks after money',
          'meaning_usual_only',
          'Would an otter slide down there? Put it into the sentence.',
        ),
      ],
      answers: [2],
      hints: [
        'Many words have several meanings. The sentence decides.',
        'Put each meaning into the sentence and read it.',
        'It is muddy, and an otter can slide down it.',
        'Where do otters live? What is there beside the water?',
      ],
      method_answer: [
        { text: 'Something muddy that an otter slides down is beside the water.' },
        { text: 'Put in: The otter slid down the muddy ground along the side of the river.' },
      ],
    },
  },
  {
    key: 'words-from-the-sentence',
    topics: ['word-meanings'],
    difficulty: 0.3,
    minutes: 1.2,
    statements: ['E4-R-08', 'E6-R-07'],
    question: {
      type: 'single_choice',
      text: 'Hassan was **reluctant** to jump. He stood on the edge, looked back twice, and only went in when all the others had swum away.\n\nWhat does *reluctant* mean here?',
      max_score: 1,
      options: [
        { text: 'not wanting to' },
        option(
          'very cold',
          'meaning_guessed_from_topic',
          'The water may have been. But does it say why he waited?',
        ),
        option(
          'able to swim well',
          'meaning_guessed_from_topic',
          'Does the text tell us how he swims?',
        ),
        option(
          'in a hurry',
          'synonyms_and_antonyms_mixed',
          'He looked back twice and went in last. Is that a hurry?',
        ),
      ],
      answers: [1],
      hints: [
        'Look at what Hassan does.',
        'Somebody who stands, looks back and goes last: how do they feel about it?',
        'Put each meaning in place of the word.',
        'He waits as long as he can. So did he wish to jump?',
      ],
      method_answer: [
        { text: 'He stood, looked back and went last.' },
        { text: 'So he did not want to jump: he was reluctant.' },
      ],
    },
  },
  {
    key: 'words-synonyms-and-antonyms',
    topics: ['word-meanings'],
    difficulty: -0.4,
    minutes: 1.2,
    statements: ['E6-W-02', 'E6-X-03'],
    question: {
      type: 'matching',
      text: 'Match each task with its answer. One of the answers is left over.',
      max_score: 4,
      left: [
        'a synonym of *brave*',
        'an antonym of *brave*',
        'a synonym of *ancient*',
        'an antonym of *ancient*',
      ],
      right: ['very old', 'timid', 'modern', 'courageous', 'angry'],
      pairs: [4, 2, 1, 3],
      hints: [
        'A synonym means nearly the same. An antonym means the opposite.',
        'Say what *brave* and *ancient* mean in your own words first.',
        'Somebody who is not brave is shy and full of fear.',
        'Something ancient has been there for a long, long time. Its opposite belongs to our days.',
      ],
      method_answer: [
        { text: '*Courageous* means brave, and *timid* is its opposite.' },
        { text: '*Ancient* means very old, and *modern* is its opposite.' },
      ],
    },
  },
  {
    key: 'words-order-by-strength',
    topics: ['word-meanings'],
    difficulty: 0.2,
    minutes: 1.2,
    statements: ['E6-L-05'],
    question: {
      type: 'ordering',
      text: 'Put these words in order of strength, the weakest first.',
      max_score: 2,
      items: ['annoyed', 'angry', 'furious'],
      hints: [
        'All three are about the same feeling. How much of it is in each?',
        'Imagine a face for each word.',
        'Somebody has taken the last biscuit. Somebody has torn your drawing. Which words fit?',
        'One of the words belongs to a storm. That one is the strongest.',
      ],
      method_answer: [
        { text: '*Annoyed* is a little, *angry* is more, and *furious* is the most.' },
      ],
    },
  },
  {
    key: 'words-pick-the-best',
    topics: ['word-meanings'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['E6-L-05', 'E6-W-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'A thesaurus gives many words for *walk*. Choose the best one for each gap.\n\nThe tired hikers [[1]] up the last hill. The kitten hid, then [[2]] towards the string without a sound. The proud winner [[3]] across the stage with her head held high.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'strolled',
              'synonyms_all_alike',
              'This is a slow walk for pleasure. Do they enjoy the last hill?',
            ),
            { text: 'trudged' },
            option('danced', 'synonyms_all_alike', 'Would tired legs do that?'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'crept' },
            option(
              'stomped',
              'synonyms_all_alike',
              'This is a loud walk. The kitten made no sound.',
            ),
            option(
              'marched',
              'synonyms_all_alike',
              'This is a firm walk in step, like that of a band.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'shuffled',
              'synonyms_all_alike',
              'This is a walk without lifting the feet. Does it fit a head held high?',
            ),
            option(
              'crawled',
              'synonyms_all_alike',
              'This is on hands and knees. Where is her head?',
            ),
            { text: 'strode' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'All these words are about moving on foot. How does each one look?',
        'Look for the clue in each sentence: tired, without a sound, proud.',
        'Act the words out, or picture them.',
        'Tired legs are heavy. A hunter is quiet. Somebody proud takes long steps.',
      ],
      method_answer: [
        { text: '*Trudged* is slow and heavy. *Crept* is slow and quiet.' },
        { text: '*Strode* is with long, firm steps, as somebody proud walks.' },
      ],
    },
  },
  {
    key: 'words-order-again',
    topics: ['word-meanings'],
    difficulty: -0.3,
    minutes: 1.2,
    statements: ['E4-L-05'],
    question: {
      type: 'ordering',
      text: 'Put the words in the order of a dictionary.',
      max_score: 2,
      template: {
        draw: {},
        rows: [
          { a: 'brave', b: 'bread', c: 'bright', d: 'brown', same: 'br', at: 'third' },
          { a: 'plaster', b: 'plate', c: 'please', d: 'plum', same: 'pl', at: 'third' },
          { a: 'stable', b: 'stem', c: 'sting', d: 'stork', same: 'st', at: 'third' },
          { a: 'grain', b: 'grape', c: 'green', d: 'groan', same: 'gr', at: 'third' },
          { a: 'track', b: 'tramp', c: 'treasure', d: 'trumpet', same: 'tr', at: 'third' },
          { a: 'camel', b: 'cannon', c: 'canoe', d: 'carpet', same: 'ca', at: 'third' },
        ],
      },
      items: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'],
      hints: [
        'All the words begin with the same two letters. Which letter decides?',
        'Cover the letters that are the same, and compare what comes next.',
        'Cover `{{same}}`, and look at the {{at}} letter of each word.',
        'If two words share that letter as well, go on to the next one.',
      ],
      method_answer: [
        { text: 'All begin with `{{same}}`, so the next letters decide.' },
        { text: 'The order is: {{a}}, {{b}}, {{c}}, {{d}}.' },
      ],
    },
  },
]
