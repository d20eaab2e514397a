import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const prefixesAndSuffixes: readonly ContentQuestion[] = [
  {
    key: 'prefixes-what-they-do',
    topics: ['prefixes-and-suffixes'],
    difficulty: -0.6,
    minutes: 1.2,
    statements: ['E4-L-01', 'E5-W-02'],
    question: {
      type: 'matching',
      text: 'What does each prefix do to a verb? One of the answers is left over.',
      max_score: 4,
      left: [
        '`re-` as in rebuild',
        '`mis-` as in misspell',
        '`over-` as in overcook',
        '`dis-` as in disappear',
      ],
      right: ['too much', 'again', 'the opposite', 'badly, not as it should be', 'before'],
      pairs: [2, 4, 1, 3],
      hints: [
        'Say each example in your own words.',
        'Find more words with each prefix: replay, mishear, overfill, dislike.',
        'If a cake is cooked for an hour instead of half an hour, what was done?',
        'Build and build once more. Spell, but not as it should be. Appear and its opposite.',
      ],
      method_answer: [
        { text: 'Rebuild: build again. Misspell: spell badly.' },
        { text: 'Overcook: cook too much. Disappear: the opposite of appear.' },
      ],
    },
  },
  {
    key: 'prefixes-which-not',
    topics: ['prefixes-and-suffixes'],
    difficulty: -0.1,
    minutes: 1.2,
    statements: ['E4-L-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'All of these prefixes can mean *not*. Choose the one that each word takes.\n\nIt is [[1]]possible to read this. His writing is [[2]]legible, and the lines are [[3]]regular. I am rather [[4]]happy about it.',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              '`un`',
              'prefix_other_negative',
              'Say it aloud. Before *p* another prefix glides better.',
            ),
            { text: '`im`' },
            option('`ir`', 'prefix_other_negative', 'This one stands before words with *r*.'),
          ],
          answer: 2,
        },
        {
          options: [
            { text: '`il`' },
            option(
              '`in`',
              'prefix_other_negative',
              'Before *l* the *n* turns into the same letter as its neighbour.',
            ),
            option(
              '`dis`',
              'prefix_other_negative',
              'This one is more at home before verbs, such as *agree*.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '`un`',
              'prefix_other_negative',
              'Say it aloud. Before *r* another prefix glides better.',
            ),
            option('`im`', 'prefix_other_negative', 'This one stands before *m* and *p*.'),
            { text: '`ir`' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              '`in`',
              'prefix_other_negative',
              'This one goes with words from Latin, such as *visible*.',
            ),
            { text: '`un`' },
            option('`mis`', 'prefix_meanings_mixed', 'This one means *badly*. Here we need *not*.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Say each word aloud with each prefix. Which one glides?',
        'Before some letters, the *n* of `in-` changes to match its neighbour.',
        'Before *p* the lips are closed already. Which letter is made with closed lips?',
        'Before *l* and *r* the prefix ends in the same letter. *Happy* takes the plainest prefix of all.',
      ],
      method_answer: [
        { text: 'Before *p*: `im`. Before *l*: `il`. Before *r*: `ir`.' },
        { text: '*Happy* takes `un`.' },
      ],
    },
  },
  {
    key: 'suffixes-spell-the-word',
    topics: ['prefixes-and-suffixes'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['E4-L-01', 'E6-L-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the right spelling.\n\nThe team was full of [[1]]. After the [[2]] of summer they had [[3]] again, and the new goalkeeper was [[4]] for the ball.',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              '`happyness`',
              'suffix_root_unchanged',
              'The root ends in *y* after a consonant. What does the *y* turn into?',
            ),
            { text: '`happiness`' },
            option(
              '`hapiness`',
              'suffix_root_changed_too_much',
              'One *p* of the root has been lost.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: '`excitement`' },
            option(
              '`excitment`',
              'suffix_root_changed_too_much',
              'The suffix begins with *m*, so the *e* of the root stays.',
            ),
            option(
              '`exciteement`',
              'suffix_root_changed_too_much',
              'Write *excite*, then the suffix. How many *e* are side by side?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '`begining`',
              'suffix_root_unchanged',
              'The last part of *begin* is stressed and short. What happens to the *n*?',
            ),
            option(
              '`beginning`',
              'suffix_other_class',
              'It is spelt well, but after *had* comes another form.',
            ),
            { text: '`begun`' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              '`runing`',
              'suffix_root_unchanged',
              'The root has one short vowel and one consonant. What happens to the *n*?',
            ),
            { text: '`running`' },
            option('`runeing`', 'suffix_root_changed_too_much', 'There is no *e* in *run*.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Write the root first. Then look at its last letters and the first letter of the suffix.',
        'A *y* after a consonant turns to *i*. An *e* stays before a consonant. A short vowel doubles the letter after it.',
        'The roots are *happy*, *excite*, *begin* and *run*.',
        'One gap needs no suffix at all: after *had* the verb changes inside.',
      ],
      method_answer: [
        { text: 'The *y* of *happy* turns to *i*. The *e* of *excite* stays before *m*.' },
        { text: 'After *had* the form is *begun*. The *n* of *run* is doubled.' },
      ],
    },
  },
  {
    key: 'suffixes-drop-the-e',
    topics: ['prefixes-and-suffixes'],
    difficulty: 0.2,
    minutes: 1.2,
    statements: ['E6-L-01', 'E4-L-01'],
    question: {
      type: 'multiple_choice',
      text: 'Which words are spelt right? Choose all of them.',
      max_score: 3,
      options: [
        option(
          '`carefull` (from *care*)',
          'suffix_root_changed_too_much',
          'By itself the word *full* has two. As a suffix it has one *l*.',
        ),
        option(
          '`easyly` (from *easy*)',
          'suffix_root_unchanged',
          'The *y* stands after a consonant. What does it turn into?',
        ),
        { text: '`hopping` (from *hop*)' },
        { text: '`adorable` (from *adore*)' },
        { text: '`noticeable` (from *notice*)' },
        option(
          '`makeing` (from *make*)',
          'suffix_root_unchanged',
          'The suffix begins with a vowel. What happens to the *e*?',
        ),
      ],
      answers: [3, 4, 5],
      hints: [
        'Look at the end of the root and at the beginning of the suffix.',
        'A vowel at the start of a suffix usually pushes the *e* out. After *c* and *g* the *e* may stay, to keep them soft.',
        'In *notice* the *c* sounds like *s*. What would happen to it before *a*?',
        'Three words are not right yet: one keeps its *e*, one keeps its *y*, and one has a letter too many.',
      ],
      method_answer: [
        { text: 'The *p* of *hop* is doubled, and the *e* of *adore* drops out.' },
        { text: 'The *e* of *notice* stays, so that the *c* sounds soft.' },
        { text: 'Right are also: making, careful, easily.' },
      ],
    },
  },
  {
    key: 'suffixes-make-a-verb',
    topics: ['prefixes-and-suffixes'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['E5-W-01'],
    question: {
      type: 'fill_blanks',
      text: 'Turn each word in brackets into a verb that ends in `-ate`, `-ise` or `-ify`.\n\nWe will (pure) [[1]] the water. Then we can (apology) [[2]] to the fish. The sand helps to (solid) [[3]] the bank, and flowers will (decoration) [[4]] it.',
      max_score: 4,
      blanks: [
        {
          type: 'short_text',
          references: ['purify'],
          spellings: ['purifie'],
          not: ['purise', 'pure', 'purity'],
        },
        {
          type: 'short_text',
          references: ['apologise', 'apologize'],
          not: ['apology', 'apologate', 'apologify'],
        },
        { type: 'short_text', references: ['solidify'], not: ['solid', 'solidate', 'solidise'] },
        {
          type: 'short_text',
          references: ['decorate'],
          not: ['decoration', 'decorise', 'decorify', 'decorite', 'decoride'],
        },
      ],
      hints: [
        'Say each one in a sentence: I can … Which ending have you heard?',
        'Sometimes the end of the word drops out before the suffix.',
        'Two of the four end in `-ify`.',
        'To say sorry ends in `-ise`. To make something pretty ends in `-ate`.',
      ],
      method_answer: [
        { text: '*Pure* and *solid* take `-ify`: purify, solidify.' },
        { text: '*Apology* takes `-ise`: apologise. *Decoration* becomes *decorate*.' },
      ],
    },
  },
  {
    key: 'suffixes-choose-the-verb',
    topics: ['prefixes-and-suffixes'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['E5-W-01'],
    question: {
      type: 'single_choice',
      text: 'Which word is a **verb** made from *simple*?',
      max_score: 1,
      options: [
        option(
          'simplicity',
          'suffix_other_class',
          'Put it into “I will … it”. It names something: which class is that?',
        ),
        option(
          'simpler',
          'suffix_other_class',
          'This compares two things. Is it something that you can do?',
        ),
        option(
          '`simplise`',
          'suffix_not_a_word',
          'The ending makes verbs, but English uses another one with this word.',
        ),
        { text: 'simplify' },
      ],
      answers: [4],
      hints: [
        'A verb says what somebody does.',
        'Put each word into “I will … this sum.”',
        'One of them compares, and one of them names.',
        'Of the two that are left, which ending does *pure* take?',
      ],
      method_answer: [
        { text: 'I will *simplify* this sum: it says what is done.' },
        { text: '*Simplicity* is a noun, and *simpler* is an adjective.' },
      ],
    },
  },
  {
    key: 'prefixes-work-it-out',
    topics: ['prefixes-and-suffixes'],
    difficulty: 0.5,
    minutes: 1.2,
    statements: ['E6-R-01', 'E5-W-02'],
    question: {
      type: 'single_choice',
      text: 'The needle of the old compass has been **demagnetised**.\n\nYou may never have met this word. What has happened to the needle?',
      max_score: 1,
      options: [
        option(
          'It is too strong a magnet.',
          'prefix_meanings_mixed',
          'The prefix for *too much* is `over-`.',
        ),
        { text: 'It was a magnet, and that has been undone.' },
        option(
          'It has been made into a magnet.',
          'prefix_meanings_mixed',
          'That would be *magnetised*. What does `de-` add?',
        ),
        option(
          'It has been made into a magnet again.',
          'prefix_meanings_mixed',
          'The prefix for *again* is `re-`.',
        ),
      ],
      answers: [2],
      hints: [
        'Take the word apart: a prefix, a root and a suffix.',
        'Think of other words with `de-`: defrost, deactivate.',
        '*Magnetise* means: make it into a magnet.',
        'To defrost is to take the frost away. So what is done to the magnet in the needle?',
      ],
      method_answer: [
        { text: '*Magnet* and `-ise`: make it into a magnet.' },
        { text: '`De-` undoes what the verb does, as in *defrost*.' },
      ],
    },
  },
  {
    key: 'prefixes-build-a-word',
    topics: ['prefixes-and-suffixes'],
    difficulty: 0.6,
    minutes: 1.2,
    statements: ['E6-R-01', 'E6-L-01', 'E5-W-02'],
    question: {
      type: 'ordering',
      text: 'Put the parts in order to make one word. It means: in a way that cannot be believed.',
      max_score: 1,
      items: ['`un`', '`believ`', '`ab`', '`ly`'],
      hints: [
        'Which part means *not*?',
        'A prefix stands first, then the root, then the suffixes.',
        'The root is about believing.',
        'The last suffix makes an adverb, as in *quickly*.',
      ],
      method_answer: [
        { text: 'The prefix means *not*, and the root is *believe* without its *e*.' },
        { text: 'Then come the suffixes of *able* and `-ly`: unbelievably.' },
      ],
    },
  },
  {
    key: 'prefixes-write-the-opposite',
    topics: ['prefixes-and-suffixes'],
    difficulty: -0.3,
    minutes: 0.8,
    statements: ['E4-L-01', 'E6-L-01'],
    question: {
      type: 'short_text',
      text: 'Write **not {{word}}** as one word, with a prefix.',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            word: 'possible',
            right: 'impossible',
            x: 'unpossible',
            y: 'inpossible',
            z: 'dispossible',
            like: '*polite*, *patient* and *perfect*',
            clue: 'Before *p* the prefix ends in a letter that is made with closed lips.',
          },
          {
            word: 'mature',
            right: 'immature',
            x: 'unmature',
            y: 'inmature',
            z: 'dismature',
            like: '*mobile* and *moral*',
            clue: 'Before *m* the prefix ends in that same letter.',
          },
          {
            word: 'legal',
            right: 'illegal',
            x: 'unlegal',
            y: 'inlegal',
            z: 'dislegal',
            like: '*legible* and *logical*',
            clue: 'Before *l* the prefix ends in that same letter.',
          },
          {
            word: 'regular',
            right: 'irregular',
            x: 'unregular',
            y: 'inregular',
            z: 'disregular',
            like: '*responsible* and *rational*',
            clue: 'Before *r* the prefix ends in that same letter.',
          },
          {
            word: 'kind',
            right: 'unkind',
            x: 'inkind',
            y: 'diskind',
            z: 'imkind',
            like: '*fair*, *lucky* and *well*',
            clue: 'It is the most common prefix of all, with two letters.',
          },
          {
            word: 'visible',
            right: 'invisible',
            x: 'unvisible',
            y: 'disvisible',
            z: 'imvisible',
            like: '*correct*, *active* and *complete*',
            clue: 'It has two letters, and its vowel is *i*.',
          },
          {
            word: 'honest',
            right: 'dishonest',
            x: 'unhonest',
            y: 'inhonest',
            z: 'imhonest',
            like: '*loyal* and *obedient*',
            clue: 'It has three letters, and you know it from *disagree*.',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{word}}', '{{x}}', '{{y}}', '{{z}}', 'not {{word}}'],
      hints: [
        'Several prefixes mean *not*. Say the word with each of them.',
        'Think of words that take the same one: {{like}}.',
        '{{clue}}',
        'The prefix does not change the word. Write the prefix, and then all of *{{word}}*.',
      ],
      method_answer: [{ text: '{{clue}}' }, { text: 'So the word is *{{right}}*.' }],
    },
  },
]
