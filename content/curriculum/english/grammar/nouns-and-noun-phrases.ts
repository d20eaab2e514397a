import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const nounsAndNounPhrases: readonly ContentQuestion[] = [
  {
    key: 'nouns-find-the-determiner',
    topics: ['nouns-and-noun-phrases'],
    difficulty: -0.9,
    minutes: 0.8,
    statements: ['E4-X-01', 'E4-G-04'],
    question: {
      type: 'single_choice',
      text: 'Which word is the **determiner**?\n\nThose muddy boots belong outside.',
      max_score: 1,
      options: [
        option(
          'muddy',
          'adjective_for_determiner',
          'This word says what the boots are like. Which word introduces them?',
        ),
        { text: 'Those' },
        option(
          'boots',
          'noun_for_pronoun',
          'This is the noun itself. Which word stands at the front to introduce it?',
        ),
        option(
          'There is none.',
          'determiner_only_articles',
          'A determiner can be more than *a*, *an* or *the*. What could you swap for *the* here?',
        ),
      ],
      answers: [2],
      hints: [
        'A determiner introduces a noun, such as *the* in *the boots*.',
        'Find the noun first. Then look at the very front of its phrase.',
        'The noun is *boots*, and *muddy* describes it.',
        'Which word could you swap for *my* or *the*?',
      ],
      method_answer: [
        { text: 'The noun is *boots*, and *muddy* is an adjective.' },
        { text: '*Those* comes first and introduces the noun, so it is the determiner.' },
      ],
    },
  },
  {
    key: 'nouns-sort-the-words',
    topics: ['nouns-and-noun-phrases'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['E4-X-01', 'E4-X-02', 'E4-G-04'],
    question: {
      type: 'matching',
      text: 'What is each word in this sentence?\n\nShe hid seven coins in that box because it was hers.\n\nOne of the answers is left over.',
      max_score: 4,
      left: ['She', 'seven', 'coins', 'hers'],
      right: ['noun', 'pronoun', 'possessive pronoun', 'determiner', 'verb'],
      pairs: [2, 4, 1, 3],
      hints: [
        'Ask of each word: does it name, stand for a name, or introduce a name?',
        'A pronoun stands for a noun. A possessive pronoun also says who owns something.',
        'Begin with the word that names a thing you could hold.',
        'The word at the very end says whose the box was. A number in front of a noun introduces it.',
      ],
      method_answer: [
        { text: '*Coins* names things, so it is a noun.' },
        { text: '*Seven* introduces the coins, so it is a determiner.' },
        {
          text: '*She* stands for a person: a pronoun. *Hers* says who owns the box: a possessive pronoun.',
        },
      ],
    },
  },
  {
    key: 'nouns-whose-is-it',
    topics: ['nouns-and-noun-phrases'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['E4-X-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'This tent is not [[1]]. I think [[2]] tent is the green one, so the blue one must be [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'our',
              'possessive_words_mixed',
              'This word needs a noun after it. There is none here.',
            ),
            { text: 'ours' },
            option(
              'us',
              'possessive_words_mixed',
              'This word does not say who owns the tent. Which of the words does, all by itself?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'our' },
            option(
              'ours',
              'possessive_words_mixed',
              'A noun follows. Choose the word that can introduce it.',
            ),
            option('us', 'possessive_words_mixed', 'Whose tent? This word does not say it.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'their',
              'possessive_words_mixed',
              'No noun follows, so the word has to stand alone.',
            ),
            option('them', 'possessive_words_mixed', 'Whose is it? This word does not say it.'),
            { text: 'theirs' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Look at what follows each gap. Is it a noun?',
        'A determiner such as *my* stands before a noun. A possessive pronoun such as *mine* stands alone.',
        'Only one of the three gaps has the word *tent* after it.',
        'So two of your words stand alone, like *hers* and *yours*. What do those words end in?',
      ],
      method_answer: [
        { text: 'Nothing follows the first gap, so a possessive pronoun stands there: *ours*.' },
        { text: 'The word before *tent* is a determiner: *our*.' },
        { text: 'The last word stands alone again: *theirs*.' },
      ],
    },
  },
  {
    key: 'nouns-longest-phrase',
    topics: ['nouns-and-noun-phrases'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['E4-S-01', 'E4-G-04'],
    question: {
      type: 'single_choice',
      text: 'Which words are the whole **noun phrase** about the kite?\n\nThe tiny yellow kite with the torn tail flew over our street.',
      max_score: 1,
      options: [
        option('kite', 'noun_phrase_cut_short', 'That is its main noun. Which words belong to it?'),
        option(
          'The tiny yellow kite',
          'noun_phrase_cut_short',
          'Nearly. What tells you *which* tiny yellow kite?',
        ),
        option(
          'The tiny yellow kite with the torn tail flew',
          'noun_phrase_reaches_verb',
          'One word here says what happened. It is the verb.',
        ),
        { text: 'The tiny yellow kite with the torn tail' },
      ],
      answers: [4],
      hints: [
        'A noun phrase is a noun with all the words that belong to it.',
        'Try to swap the words for *it*. What is left must still be a sentence.',
        'Say: “It flew over our street.” Which words did *it* push out?',
        'Everything in front of the verb *flew* says something about the kite.',
      ],
      method_answer: [
        { text: 'The verb is *flew*. It does not belong to the noun phrase.' },
        {
          text: '*The*, *tiny* and *yellow* stand before the noun, and *with the torn tail* comes after it.',
        },
        { text: 'Together: the tiny yellow kite with the torn tail.' },
      ],
    },
  },
  {
    key: 'nouns-build-a-phrase',
    topics: ['nouns-and-noun-phrases'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['E4-S-01'],
    question: {
      type: 'ordering',
      text: 'Put the words in order to make one long noun phrase.',
      max_score: 2,
      items: ['a', 'small', 'grey', 'donkey', 'with', 'very long ears'],
      hints: [
        'Which word introduces the phrase?',
        'The order is: determiner, adjectives, noun, and then more about it.',
        'Adjectives of size come before adjectives of colour.',
        'After the noun comes the little word that begins the preposition phrase.',
      ],
      method_answer: [
        { text: 'The determiner comes first, then size, then colour, then the noun.' },
        { text: 'The preposition phrase *with very long ears* comes last.' },
        { text: 'Together: a small grey donkey with very long ears.' },
      ],
    },
  },
  {
    key: 'nouns-clear-pronouns',
    topics: ['nouns-and-noun-phrases'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['E4-T-02', 'E4-C-05'],
    question: {
      type: 'single_choice',
      text: 'Amira and Ruby were walking home. Amira found a purse.\n\nWhich way to go on is clear and does not repeat too much?',
      max_score: 1,
      options: [
        { text: 'Ruby said that they should hand it in.' },
        option(
          'She said that she should hand it in.',
          'pronoun_unclear',
          'Both are girls. Who spoke, and who should hand it in?',
        ),
        option(
          'Ruby said that Amira and Ruby should hand the purse in.',
          'noun_repeated',
          'This is clear, but each name is said again. Which words could be shorter?',
        ),
        option('They said it.', 'pronoun_unclear', 'Who spoke here, and what did they say?'),
      ],
      answers: [1],
      hints: [
        'A reader must know at once who is meant by each *she*, *they* and *it*.',
        'Ask of each pronoun: could it be two different people?',
        'There are two girls, so *she* may be either of them.',
        'Look for the sentence with one name and two pronouns that can mean only one thing.',
      ],
      method_answer: [
        { text: '*She* could be Amira or Ruby, so the speaker needs her name.' },
        { text: '*They* can only be the two girls, and *it* can only be the purse.' },
      ],
    },
  },
  {
    key: 'nouns-fewer-words',
    topics: ['nouns-and-noun-phrases'],
    difficulty: 0.9,
    minutes: 1.5,
    statements: ['E6-G-03', 'E4-S-01'],
    question: {
      type: 'single_choice',
      text: 'Which sentence says the same with one long noun phrase as its subject, and leaves nothing out?\n\nThere was a lighthouse. It was old. It stood on the cliff. It had no keeper.',
      max_score: 1,
      options: [
        option(
          'The old lighthouse had no keeper.',
          'noun_phrase_cut_short',
          'One fact has gone. Where did the lighthouse stand?',
        ),
        option(
          'The lighthouse was old and it stood on the cliff and it had no keeper.',
          'noun_repeated',
          'All is there, but it is still a chain of small sentences. Can the facts go in front of one verb?',
        ),
        { text: 'The old lighthouse on the cliff had no keeper.' },
        option(
          'The old lighthouse on the cliff without a keeper.',
          'fragment_for_sentence',
          'All the facts are there. But a sentence needs something more: which word is its verb?',
        ),
      ],
      answers: [3],
      hints: [
        'Count the facts first. There are three of them about the lighthouse.',
        'Adjectives go in front of the noun. A preposition phrase goes after it.',
        'One fact tells its age, one tells the place, and one tells what it did not have.',
        'Check each one: is every fact there, and is there just one verb?',
      ],
      method_answer: [
        { text: '*Old* moves in front of *lighthouse*, and *on the cliff* moves after it.' },
        { text: 'One verb is enough for the last fact: it *had* no keeper.' },
      ],
    },
  },
  {
    key: 'nouns-copy-the-possessive',
    topics: ['nouns-and-noun-phrases'],
    difficulty: -0.6,
    minutes: 0.8,
    statements: ['E4-X-02', 'E4-G-04'],
    question: {
      type: 'short_text',
      text: 'Which word is the **possessive pronoun**? Copy it.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'Your bowl is full, but mine is empty.',
            right: 'mine',
            a: 'your',
            b: 'but',
            clue: 'bowl',
          },
          {
            sentence: 'My tent leaks, so may I share yours?',
            right: 'yours',
            a: 'my',
            b: 'I',
            clue: 'tent',
          },
          {
            sentence: 'Our goat is brown, and theirs is white.',
            right: 'theirs',
            a: 'our',
            b: 'and',
            clue: 'goat',
          },
          {
            sentence: 'I lost my pen, so Ada lent me hers.',
            right: 'hers',
            a: 'my',
            b: 'me',
            clue: 'pen',
          },
          {
            sentence: 'Their team won, although ours played well.',
            right: 'ours',
            a: 'their',
            b: 'although',
            clue: 'team',
          },
          {
            sentence: 'Her drawing is of a fish, while his shows a ship.',
            right: 'his',
            a: 'her',
            b: 'while',
            clue: 'drawing',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{a}}', '{{b}}', '{{clue}}'],
      hints: [
        'A possessive pronoun tells who owns something, and stands alone.',
        'Two words tell about owners. One of them has a noun right after it.',
        'The thing that is owned is a {{clue}}. It is named only once.',
        'The one before *{{clue}}* is a determiner. Which word means the other {{clue}}?',
      ],
      method_answer: [
        { text: '*{{a}}* stands before the noun, so it is a determiner.' },
        { text: '*{{right}}* stands alone and means the other {{clue}}.' },
      ],
    },
  },
]
