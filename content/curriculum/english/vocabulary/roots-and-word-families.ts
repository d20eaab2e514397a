import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const rootsAndWordFamilies: readonly ContentQuestion[] = [
  {
    key: 'roots-match-the-meaning',
    topics: ['roots-and-word-families'],
    difficulty: -0.6,
    minutes: 1.2,
    statements: ['E6-L-04', 'EK3-R-05'],
    question: {
      type: 'matching',
      text: 'What does each root mean? Think of the examples.',
      max_score: 5,
      left: [
        '`graph` as in autograph, photograph',
        '`aqua` as in aquarium, aqueduct',
        '`tele` as in telephone, telescope',
        '`port` as in transport, portable',
        '`bio` as in biology, biography',
      ],
      right: ['life', 'carry', 'far away', 'write, draw', 'water', 'light'],
      pairs: [4, 5, 3, 2, 1],
      hints: [
        'Say what the two examples have to do with each other.',
        'Begin with the ones you use every day, such as *telephone*.',
        'What is in an aquarium? What can you do with something portable?',
        'A biography tells the story of somebody’s whole … An autograph is your own name, as you …',
      ],
      method_answer: [
        { text: 'An autograph is written, and an aquarium is full of water.' },
        {
          text: 'With a telephone you speak to somebody far away. What is portable can be carried.',
        },
        { text: 'A biography is written about a life.' },
      ],
    },
  },
  {
    key: 'roots-odd-one-out',
    topics: ['roots-and-word-families'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['E6-L-04'],
    question: {
      type: 'single_choice',
      text: 'Three of these words are of one family, from a Latin word for *see*. Which one is **not**?',
      max_score: 1,
      options: [
        option('vision', 'family_by_looks', 'Has this to do with seeing?'),
        { text: 'division' },
        option('visible', 'family_by_looks', 'What is visible can be …?'),
        option(
          'invisible',
          'family_by_looks',
          'Take the prefix off. Has the rest to do with seeing?',
        ),
      ],
      answers: [2],
      hints: [
        'A family shares letters **and** meaning.',
        'Say each word in your own words. Does *see* come up?',
        'Something visible can be seen.',
        'One of the words is from a lesson in which things are shared out.',
      ],
      method_answer: [
        { text: '*Vision*, *visible* and *invisible* are about seeing.' },
        { text: '*Division* is about sharing out, and belongs to *divide*.' },
      ],
    },
  },
  {
    key: 'roots-sort-the-families',
    topics: ['roots-and-word-families'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['E6-L-04'],
    question: {
      type: 'matching',
      text: 'Give each word to its family.',
      max_score: 4,
      left: ['audience', 'spectator', 'dictate', 'manuscript'],
      right: [
        'the family of *say*',
        'the family of *write*',
        'the family of *hear*',
        'the family of *look*',
        'the family of *walk*',
      ],
      pairs: [3, 4, 1, 2],
      hints: [
        'Find a plainer relative of each word: *audio*, *spectacles*, *dictionary*, *script*.',
        'What do you do with spectacles? What do you do with audio?',
        '*Manu* is about the hand. What was done by hand?',
        'An audience once came to listen. A spectator comes to watch. Somebody who dictates speaks.',
      ],
      method_answer: [
        { text: '`Aud` is about hearing, and `spect` is about looking.' },
        { text: '`Dict` is about saying, and `script` is about writing.' },
      ],
    },
  },
  {
    key: 'roots-work-out-a-word',
    topics: ['roots-and-word-families'],
    difficulty: 0.3,
    minutes: 1.2,
    statements: ['EK3-R-05', 'E6-R-01'],
    question: {
      type: 'single_choice',
      text: 'For forty years the keeper worked at night and slept by day. He walked the empty gallery in the dark, and the daylight hurt his eyes. “I have become `photophobic`,” he said.\n\nWhat does that word mean?',
      max_score: 1,
      options: [
        option(
          'fond of photographs',
          'root_meanings_mixed',
          '*Photo* means *light*: a photograph is drawn with it. And *phobia* is not fondness.',
        ),
        option(
          'afraid of being alone',
          'root_meanings_mixed',
          'A *phobia* is a fear or a strong dislike. But of what? *Photo* is not about people.',
        ),
        { text: 'troubled by light' },
        option(
          'used to the dark',
          'meaning_guessed_from_topic',
          'That may be true of him. But look at what the two roots say.',
        ),
      ],
      answers: [3],
      hints: [
        'Take the word apart. You know both parts from other words.',
        'Think of *photograph* and of *arachnophobia*, the fear of spiders.',
        'A photograph is a picture made by light.',
        'Join the two roots, and look back at what hurt his eyes.',
      ],
      method_answer: [
        { text: '*Photo* means light, and *phobic* means in fear of something.' },
        { text: 'The daylight hurt his eyes, so it fits: light troubles him.' },
      ],
    },
  },
  {
    key: 'roots-write-the-relative',
    topics: ['roots-and-word-families'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['E6-L-04', 'E6-R-01'],
    question: {
      type: 'fill_blanks',
      text: 'Fill each gap with a word of the family in brackets.\n\nA (sign) [[1]] at the foot of a letter is written by hand. Somebody who draws buildings before they are built is an (architecture) [[2]]. What cannot be seen is (visible) [[3]].',
      max_score: 3,
      blanks: [
        { type: 'short_text', references: ['signature'], not: ['signal', 'sign', 'design'] },
        { type: 'short_text', references: ['architect'], not: ['architecture', 'architectural'] },
        { type: 'short_text', references: ['invisible'], not: ['vision', 'visibly', 'visual'] },
      ],
      hints: [
        'The meaning tells which word class you need.',
        'The first is a thing, the second a person, the third describes.',
        'For the person, take away the end of the word in brackets.',
        'For the third, put two letters in front that mean *not*. For the first, add an ending that you know from *nature*.',
      ],
      method_answer: [
        { text: 'The name that you write at the foot of a letter is your *signature*.' },
        { text: 'The person is an *architect*. What cannot be seen is *invisible*.' },
      ],
    },
  },
  {
    key: 'roots-exact-word',
    topics: ['roots-and-word-families'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['EK3-G-03', 'E6-C-06'],
    question: {
      type: 'cloze_dropdown',
      text: 'This is a science report, so each word has to be exact.\n\nWe [[1]] the mass of each beetle. The largest had a mass of 4 g. Over two weeks the number of beetles [[2]] from 12 to 30. We [[3]] from this that they had enough food.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'looked at',
              'word_near_but_vague',
              'Mass cannot be looked at. What does one do with scales?',
            ),
            { text: 'measured' },
            option(
              'guessed',
              'synonyms_all_alike',
              'A report gives an exact 4 g. Would a guess do so?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'increased' },
            option(
              'changed',
              'word_near_but_vague',
              'True, but did it go up or down? A word can say that.',
            ),
            option(
              'exploded',
              'synonyms_all_alike',
              'From 12 to 30 in two weeks: is that what this picture says? And this is a report.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'proved',
              'synonyms_all_alike',
              'Could there be another reason? This word leaves no doubt.',
            ),
            option(
              'said',
              'word_near_but_vague',
              'True, but which word says that they worked it out from what they saw?',
            ),
            { text: 'concluded' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'What exactly was done in each step?',
        'An exact word says no less and no more than what happened.',
        'They used scales. The number went up. They thought about what it means.',
        'Cross out what says too little, and then what says too much.',
      ],
      method_answer: [
        { text: 'With scales one *measures*. From 12 to 30 is an *increase*.' },
        { text: 'They worked it out from what they saw: they *concluded*. It is not proved.' },
      ],
    },
  },
  {
    key: 'roots-choose-for-effect',
    topics: ['roots-and-word-families'],
    difficulty: 0.7,
    minutes: 1.2,
    statements: ['EK3-G-03', 'E6-C-06'],
    question: {
      type: 'single_choice',
      text: 'A writer wants the reader to **dislike** the old house at once. Which version does it best?',
      max_score: 1,
      options: [
        option(
          'The house stood at the end of the lane.',
          'word_near_but_vague',
          'This verb gives no feeling at all. What could a house do instead?',
        ),
        { text: 'The house squatted at the end of the lane.' },
        option(
          'The house nestled at the end of the lane.',
          'synonyms_all_alike',
          'Birds do this in a nest. Is that an unpleasant picture?',
        ),
        option(
          'The house was situated at the end of the lane.',
          'longer_is_formal',
          'This sounds like an office. Which feeling does it give?',
        ),
      ],
      answers: [2],
      hints: [
        'All four say where the house was. What else does each verb say?',
        'Ask what usually does that: a toad, a bird, an office?',
        'One verb is warm, one is plain, one is official.',
        'Which verb makes you think of something low, heavy and waiting?',
      ],
      method_answer: [
        { text: '*Nestled* is warm, *stood* is plain, and *was situated* is official.' },
        {
          text: '*Squatted* makes the house a heavy creature that crouches there, so we dislike it.',
        },
      ],
    },
  },
]
