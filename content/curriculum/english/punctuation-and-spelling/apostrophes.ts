import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const apostrophes: readonly ContentQuestion[] = [
  {
    key: 'apostrophe-plural-or-owner',
    topics: ['apostrophes'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['E4-W-01'],
    question: {
      type: 'single_choice',
      text: 'A sign stands at a market stall. Which one is written well?',
      max_score: 1,
      options: [
        option(
          "Fresh carrot's and leek's",
          'apostrophe_in_plural',
          'What belongs to the carrot? There are just many carrots.',
        ),
        option(
          "Fresh carrots' and leeks'",
          'apostrophe_in_plural',
          'Nothing belongs to the carrots here. They are only more than one.',
        ),
        { text: 'Fresh carrots and leeks' },
        option(
          "Fresh carrots and leek's",
          'apostrophe_in_plural',
          'One of the words is fine. Look at the other one.',
        ),
      ],
      answers: [3],
      hints: [
        'An apostrophe shows that something belongs to somebody.',
        'Ask of each word with an *s*: does something belong to it, or is it more than one?',
        'The stall sells many carrots. Do they own anything?',
        'Look at the leeks too, and choose the sign that needs no apostrophe where there is no owner.',
      ],
      method_answer: [
        { text: 'The *s* only shows that there are many.' },
        { text: 'Nothing belongs to them, so there is no apostrophe.' },
      ],
    },
  },
  {
    key: 'apostrophe-one-or-many-owners',
    topics: ['apostrophes'],
    difficulty: -0.1,
    minutes: 1.2,
    statements: ['E4-P-02', 'E4-L-04'],
    question: {
      type: 'matching',
      text: 'How many owners are there, and what do they have?',
      max_score: 4,
      left: ["the boy's drum", "the boys' drum", "the boy's drums", "the boys' drums"],
      right: [
        'one boy, one drum',
        'one boy, many drums',
        'many boys, one drum',
        'many boys, many drums',
      ],
      pairs: [1, 3, 2, 4],
      hints: [
        'Cover everything after the apostrophe. What is left is the owner, or the owners.',
        'Before the apostrophe: *boy* is one, *boys* are many. The last word tells how many drums.',
        'Begin with those where the apostrophe stands right after *boy*.',
        'There are two of these: one ends in *drum*, one in *drums*. Then do the same for *boys*.',
      ],
      method_answer: [
        { text: "Before the apostrophe in *boy's* stands *boy*: one owner." },
        { text: "Before the apostrophe in *boys'* stands *boys*: many owners." },
        { text: '*Drum* is one and *drums* are many.' },
      ],
    },
  },
  {
    key: 'apostrophe-its',
    topics: ['apostrophes'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E4-L-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'The tortoise has pulled in [[1]] head. I think [[2]] asleep. [[3]] welcome to stay until it wakes. You can put [[4]] bag over there.',
      max_score: 4,
      gaps: [
        {
          options: [
            option("it's", 'its_and_it_is', 'Read it as *it is head*. Does that make sense?'),
            { text: 'its' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: "it's" },
            option(
              'its',
              'its_and_it_is',
              'Nothing belongs to it here. Read it as *it is asleep*.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'Your',
              'homophones_mixed',
              'Nothing belongs to you here. Read it as *you are welcome*.',
            ),
            { text: "You're" },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'your' },
            option("you're", 'homophones_mixed', 'Read it as *you are bag*. Does that make sense?'),
          ],
          answer: 1,
        },
      ],
      hints: [
        'In these words the apostrophe stands for a missing letter.',
        'Read each gap with *it is* or *you are*. If that makes sense, use the short form.',
        'Try: *has pulled in it is head*. No. Try: *I think it is asleep*.',
        'Two of the four gaps can be read with *is* or *are*. Those two have an apostrophe.',
      ],
      method_answer: [
        { text: '*It is asleep* and *you are welcome* make sense, so they are short forms.' },
        { text: 'The head belongs to it, and the bag to you: no apostrophe.' },
      ],
    },
  },
  {
    key: 'apostrophe-irregular-plurals',
    topics: ['apostrophes'],
    difficulty: 0.4,
    minutes: 1.2,
    statements: ['E4-L-04', 'E4-P-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'We hung up the [[1]] coats. The [[2]] wheels squeaked as four riders raced each other. All the [[3]] tails were caught under the clock.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              '`childrens’`',
              'apostrophe_irregular_plural',
              'The plural is *children*. Is there an *s* in it?',
            ),
            { text: '`children’s`' },
            option(
              '`childs’`',
              'apostrophe_irregular_plural',
              'More than one child are *children*. Begin with that word.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: '`bicycles’`' },
            option(
              '`bicycle’s`',
              'apostrophe_one_or_many',
              'Four riders race each other. Have they only one between them?',
            ),
            option(
              '`bicycles`',
              'apostrophe_missing',
              'The wheels belong to the bicycles. How do we show that?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '`mices’`',
              'apostrophe_irregular_plural',
              'The plural is *mice*. Is there an *s* in it?',
            ),
            option(
              '`mouse’s`',
              'apostrophe_one_or_many',
              '*All* the tails: is that one animal or many?',
            ),
            { text: '`mice’s`' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Write the owners first, by themselves.',
        'If the plural ends in *s*, only the apostrophe follows. If it does not, apostrophe and *s* follow.',
        'The owners are children, bicycles and mice.',
        'Which of these three words ends in *s* already?',
      ],
      method_answer: [
        { text: '*Children* and *mice* do not end in *s*, so apostrophe and *s* are added.' },
        { text: '*Bicycles* ends in *s*, so the apostrophe follows it.' },
      ],
    },
  },
  {
    key: 'apostrophe-short-forms',
    topics: ['apostrophes'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['E4-L-02'],
    question: {
      type: 'single_choice',
      text: 'Which word is the short form of **you are**, written well?',
      max_score: 1,
      options: [
        option(
          '`your’e`',
          'contraction_place',
          'The apostrophe stands where the letter is missing. Which letter is it?',
        ),
        option(
          '`your`',
          'homophones_mixed',
          'It sounds alike, but this word tells what belongs to you.',
        ),
        option('`youre`', 'apostrophe_missing', 'A letter has gone. What shows that?'),
        { text: '`you’re`' },
      ],
      answers: [4],
      hints: [
        'Write both words in full, and take out one letter.',
        'The apostrophe stands in the hole where the letter was.',
        'The letter *a* of *are* has gone.',
        'The *a* stood between *u* and *r*.',
      ],
      method_answer: [
        { text: 'From *are* the *a* is left out.' },
        { text: 'The apostrophe takes the place of the *a*, between *u* and *r*.' },
      ],
    },
  },
  {
    key: 'apostrophe-find-the-owners',
    topics: ['apostrophes'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['E4-W-01', 'E4-P-02'],
    question: {
      type: 'multiple_choice',
      text: 'In which sentences does the word in bold need an apostrophe? Choose all of them.',
      max_score: 3,
      options: [
        { text: 'Put it on the **teachers** desk.' },
        { text: 'My **sisters** trumpet is louder than mine.' },
        option(
          'The **teachers** sang first.',
          'apostrophe_in_plural',
          'They sang. Does something belong to them in this sentence?',
        ),
        option(
          'We saw **leaves** of every colour.',
          'apostrophe_in_plural',
          'Leaves *of every colour*: does anything belong to the leaves?',
        ),
        option(
          'Three **foxes** crossed the road.',
          'apostrophe_in_plural',
          'What belongs to the foxes here? They only cross.',
        ),
        { text: 'The **trees** leaves are falling.' },
      ],
      answers: [1, 2, 6],
      hints: [
        'Ask of each: is there something after the word that belongs to it?',
        'Turn it round with *of*: the desk *of* the teacher. If that works, it needs an apostrophe.',
        'Look at the word right after the bold one. Is it a verb, or is it a thing?',
        '*Crossed*, *of* and *sang* are not things that somebody can own.',
      ],
      method_answer: [
        { text: 'A trumpet, leaves and a desk belong to somebody or something: apostrophe.' },
        { text: 'In the others the *s* only shows that there are many.' },
      ],
    },
  },
  {
    key: 'apostrophe-match-the-owners',
    topics: ['apostrophes'],
    difficulty: -0.3,
    minutes: 1.2,
    statements: ['E4-P-02', 'E4-W-01'],
    question: {
      type: 'matching',
      text: 'Match the words with what they mean.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { one: 'owl', thing: 'nest' },
          { one: 'sailor', thing: 'song' },
          { one: 'girl', thing: 'tent' },
          { one: 'goat', thing: 'shed' },
          { one: 'player', thing: 'bench' },
          { one: 'cook', thing: 'stove' },
        ],
      },
      left: [
        'the {{thing}} of one {{one}}',
        'the {{thing}} of several {{one}}s',
        'several {{one}}s, and nothing belongs to them',
      ],
      right: ['the {{one}}s', 'the {{one}}s’ {{thing}}', 'the {{one}}’s {{thing}}'],
      pairs: [3, 2, 1],
      hints: [
        'Cover everything after the apostrophe. What is left is the owner.',
        'If *{{one}}* is left, there is one owner. If *{{one}}s* is left, there are several.',
        'Begin with the one that has no apostrophe at all. Does it own anything?',
        'Of the other two, one has its apostrophe before the *s*, and one after it.',
      ],
      method_answer: [
        { text: 'One {{one}}: the apostrophe stands after *{{one}}*, and an *s* follows.' },
        { text: 'Several: it stands after *{{one}}s*. A plain plural has none.' },
      ],
    },
  },
]
