import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const colonsAndSemicolons: readonly ContentQuestion[] = [
  {
    key: 'colons-name-the-marks',
    topics: ['colons-and-semicolons'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['E6-X-04'],
    question: {
      type: 'matching',
      text: 'Match each mark with its name.',
      max_score: 5,
      left: ['`;`', '`:`', '`…`', '`-`', '`•`'],
      right: ['hyphen', 'ellipsis', 'bullet point', 'semicolon', 'colon'],
      pairs: [4, 5, 2, 1, 3],
      hints: [
        'Begin with those whose names you know for certain.',
        'One name means *half a colon*: it has one dot and one comma.',
        'Two dots, one above the other, are a colon.',
        'Three dots leave something out. A short line joins two words. A fat dot begins a line of a list.',
      ],
      method_answer: [
        { text: 'A colon has two dots. A semicolon has a dot and a comma.' },
        {
          text: 'Three dots are an ellipsis, a short line is a hyphen, a fat dot is a bullet point.',
        },
      ],
    },
  },
  {
    key: 'colons-semicolon-place',
    topics: ['colons-and-semicolons'],
    difficulty: -0.2,
    minutes: 1.2,
    statements: ['E6-P-01'],
    question: {
      type: 'single_choice',
      text: 'In which sentence is the semicolon used well?',
      max_score: 1,
      options: [
        option(
          'Although it was cold; we swam.',
          'semicolon_beside_fragment',
          'Cover the right side. Can *Although it was cold* stand alone?',
        ),
        { text: 'The lake was cold; we swam all the same.' },
        option(
          'We brought; towels, soup and a football.',
          'semicolon_beside_fragment',
          'Can *We brought* stand alone? What comes after it is no sentence either.',
        ),
        option(
          'We swam; because it was hot.',
          'semicolon_beside_fragment',
          'Cover the left side. Can *because it was hot* stand alone?',
        ),
      ],
      answers: [2],
      hints: [
        'Cover one side of the semicolon, then the other.',
        'On both sides there must be a main clause that could stand alone.',
        'A part with *although* or *because* leans on the other one.',
        'Only one sentence has two whole sentences in it.',
      ],
      method_answer: [
        { text: '*The lake was cold* and *we swam all the same* could both stand alone.' },
        { text: 'They belong closely together, so a semicolon joins them.' },
      ],
    },
  },
  {
    key: 'colons-which-mark-joins',
    topics: ['colons-and-semicolons'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['E6-P-01', 'E6-P-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the mark that fits best.\n\nMy sister likes mornings [[1]] I like nights. The reason is plain [[2]] owls are my favourite birds. After sunset [[3]] I sit at the window. I have seen three kinds so far [[4]] barn owls, tawny owls and one little owl.',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              ',',
              'comma_splice',
              'Both sides could stand alone. A comma is too weak for that.',
            ),
            { text: ';' },
            option(
              '(no mark)',
              'comma_splice',
              'Two whole sentences stand side by side. Something has to join them.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: ':' },
            option(
              ',',
              'comma_splice',
              'Both sides could stand alone. Which mark says: here comes the reason?',
            ),
            option(
              '(no mark)',
              'comma_splice',
              'The second sentence explains the first. Which mark opens the door to it?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(';', 'semicolon_beside_fragment', '*After sunset* cannot stand alone.'),
            option(
              ':',
              'colon_after_verb',
              '*After sunset* is no sentence, so this mark cannot follow.',
            ),
            { text: ',' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              ';',
              'colon_and_semicolon_mixed',
              'A list is announced. Which mark opens the door to it?',
            ),
            { text: ':' },
            option(
              ',',
              'list_commas_only',
              'With a comma, *so far* would look like a part of the list.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Look at both sides of each gap. Can they stand alone?',
        'A semicolon joins two equals. A colon announces a reason or a list.',
        'Mornings and nights are two equal halves. The owls are the reason.',
        'The third gap follows an opening adverbial. The fourth announces a list.',
      ],
      method_answer: [
        { text: 'Two equal main clauses: semicolon. A reason or a list is announced: colon.' },
        { text: 'An opening adverbial takes a comma.' },
      ],
    },
  },
  {
    key: 'colons-in-a-long-list',
    topics: ['colons-and-semicolons'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['E6-P-02'],
    question: {
      type: 'single_choice',
      text: 'Three people came. Which sentence makes that clear?',
      max_score: 1,
      options: [
        option(
          'These people came: Joy, a vet, Idris, a baker, and Sol, my uncle.',
          'list_commas_only',
          'It could be five or six people. Which mark separates the bigger pieces?',
        ),
        option(
          'These people came; Joy, a vet; Idris, a baker; and Sol, my uncle.',
          'colon_and_semicolon_mixed',
          'Look at the first mark, after *came*. Which one announces a list?',
        ),
        { text: 'These people came: Joy, a vet; Idris, a baker; and Sol, my uncle.' },
        option(
          'These people came: Joy; a vet; Idris; a baker; and Sol; my uncle.',
          'list_commas_only',
          'Now all the marks are alike again. Is *a vet* another person?',
        ),
      ],
      answers: [3],
      hints: [
        'Each person has a name, and something that tells who it is.',
        'If the items of a list have commas inside, semicolons separate the items.',
        'Inside an item, a comma stands between the name and the rest.',
        'The list is announced by a colon, and there are two semicolons in it.',
      ],
      method_answer: [
        { text: 'A colon announces the list.' },
        { text: 'Commas stand inside the items, so semicolons stand between them.' },
      ],
    },
  },
  {
    key: 'colons-hyphen-meaning',
    topics: ['colons-and-semicolons'],
    difficulty: 0.2,
    minutes: 1.2,
    statements: ['E6-P-04'],
    question: {
      type: 'matching',
      text: 'Match each phrase with its meaning. One of the answers is left over.',
      max_score: 4,
      left: [
        'a light-blue bag',
        'twenty four-hour trips',
        'twenty-four hour trips',
        'to re-cover a chair',
      ],
      right: [
        '24 trips that take an hour each',
        'to put new cloth on it',
        '20 trips that take four hours each',
        'its colour is pale',
        'it weighs little',
      ],
      pairs: [4, 3, 1, 2],
      hints: [
        'A hyphen makes two words into one. Which words are joined?',
        'Read the joined words quickly, as one, and the others slowly.',
        '*Four-hour* describes a trip. *Twenty-four* is a number.',
        '*Re-cover* is *cover again*. Without the hyphen the word would mean something else.',
      ],
      method_answer: [
        { text: '*Four-hour* says how long each trip is. *Twenty-four* says how many trips.' },
        { text: '*Light-blue* is one colour. *Re-cover* means to cover again.' },
      ],
    },
  },
  {
    key: 'colons-bullets-alike',
    topics: ['colons-and-semicolons'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E6-P-03', 'E6-X-04'],
    question: {
      type: 'single_choice',
      text: 'A poster begins:\n\n**On the trip you need:**\n\n- strong shoes\n- a bottle of water\n\nWhich third bullet point fits?',
      max_score: 1,
      options: [
        { text: 'a packed lunch' },
        option(
          'You should bring a packed lunch.',
          'bullets_not_alike',
          'The others are noun phrases without a full stop. Read it after “you need”.',
        ),
        option(
          'Packed lunch!',
          'bullets_not_alike',
          'Look at the first letters of the others, and at how they end.',
        ),
        option(
          'bringing a packed lunch;',
          'bullets_not_alike',
          'Read it after “you need”. And look at how the others end.',
        ),
      ],
      answers: [1],
      hints: [
        'Bullet points of one list are all made in the same way.',
        'Look at how the first two begin and end, and what kind of phrase they are.',
        'Both are noun phrases with a small letter and no mark at the end.',
        'Read each option after the words “you need”.',
      ],
      method_answer: [
        { text: 'The other points are noun phrases, with a small letter and without a mark.' },
        { text: 'Only one option is made in the same way.' },
      ],
    },
  },
  {
    key: 'colons-choose-a-layout',
    topics: ['colons-and-semicolons'],
    difficulty: -0.4,
    minutes: 1.2,
    statements: ['E6-T-02', 'E4-C-04'],
    question: {
      type: 'matching',
      text: 'Which layout helps the reader most?',
      max_score: 4,
      left: [
        'what each of five clubs costs, and on which days it meets',
        'how to make a paper boat, step by step',
        'a long leaflet in which people look for one part',
        'five things to pack, in any order',
      ],
      right: ['bullet points', 'a table', 'numbered steps', 'headings and subheadings'],
      pairs: [2, 3, 4, 1],
      hints: [
        'What does each reader want to find?',
        'Rows and columns compare. Numbers show an order. Headings show where to look.',
        'Cost and day for each of five clubs: that makes rows and columns.',
        'In one list the order matters, and in another it does not.',
      ],
      method_answer: [
        { text: 'Several facts about each of several things fit into a table.' },
        {
          text: 'Steps have an order, so they are numbered. Things in any order get bullet points.',
        },
        { text: 'Headings help a reader who looks for one part.' },
      ],
    },
  },
  {
    key: 'colons-dash-or-hyphen',
    topics: ['colons-and-semicolons'],
    difficulty: 0.8,
    minutes: 1.2,
    statements: ['E6-P-04'],
    question: {
      type: 'multiple_choice',
      text: 'Which phrases need a hyphen? Choose all of them.',
      max_score: 2,
      options: [
        { text: 'a sugar free cake' },
        option(
          'a beautifully sung song',
          'hyphen_joins_too_much',
          'After an adverb in *-ly* nobody can misread it, so no hyphen is needed.',
        ),
        { text: 'a well known singer' },
        option(
          'The singer is very famous.',
          'hyphen_joins_too_much',
          'Do *very* and *famous* make one new word before a noun?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'A hyphen joins two words that describe a noun together.',
        'Look for two words before a noun that could be misread one by one.',
        'Is it a free cake with sugar? Or a cake free of sugar?',
        'Adverbs in *-ly* and the word *very* do not take one.',
      ],
      method_answer: [
        { text: '*Well-known* and *sugar-free* work as one word before the noun.' },
        { text: '*Very* and adverbs in *-ly* stand without a hyphen.' },
      ],
    },
  },

  {
    key: 'colons-clear-sign',
    topics: ['colons-and-semicolons'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['E6-P-04', 'E6-T-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'The school fair needs a sign for its [[1]]. The opening times of six rooms on two days should be shown [[2]].',
      max_score: 2,
      gaps: [
        {
          options: [
            option(
              'second hand books stall',
              'hyphen_left_out',
              'Is it the second stall for *hand books*? Which words work as one?',
            ),
            { text: 'second-hand books stall' },
            option(
              'second hand-books stall',
              'hyphen_left_out',
              'What are *hand-books*? Which two words mean *used before*?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'in a table' },
            option(
              'in one long sentence',
              'layout_unfit',
              'How long would a visitor search for one room?',
            ),
            option(
              'under a heading for each hour',
              'layout_unfit',
              'A visitor looks for a room. Would they find it quickly?',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'What does a visitor need to understand at one glance?',
        'A hyphen joins two words that mean one thing. Rows and columns show two kinds of facts at once.',
        'The books have been used by somebody before. Which two words say so?',
        'There are six rooms and two days. How would you draw that with a ruler?',
      ],
      method_answer: [
        { text: '*Second* and *hand* together mean *used before*, so a hyphen joins them.' },
        { text: 'Six rooms and two days make rows and columns.' },
      ],
    },
  },
  {
    key: 'colons-name-the-missing-mark',
    topics: ['colons-and-semicolons'],
    difficulty: 0.5,
    minutes: 0.8,
    statements: ['E6-P-01', 'E6-P-02', 'E6-X-04'],
    question: {
      type: 'short_text',
      text: 'Which mark fits the gap best: a **comma**, a **colon** or a **semicolon**? Write its name.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'We need four things [ ] rope, tape, a torch and patience.',
            right: 'colon',
            also: 'a colon',
            x: 'comma',
            y: 'semicolon',
            clue: 'Left of the gap is a whole sentence. It announces a list.',
          },
          {
            sentence: 'The reason was plain [ ] nobody had closed the tap.',
            right: 'colon',
            also: 'a colon',
            x: 'comma',
            y: 'semicolon',
            clue: 'Left of the gap is a whole sentence. What follows explains it.',
          },
          {
            sentence: 'He had only one wish [ ] he wanted to sleep.',
            right: 'colon',
            also: 'a colon',
            x: 'comma',
            y: 'semicolon',
            clue: 'The left side makes us ask *which one?* The right side gives the answer.',
          },
          {
            sentence: 'Owls hunt by night [ ] hawks hunt by day.',
            right: 'semicolon',
            also: 'semi-colon',
            x: 'comma',
            y: 'colon',
            clue: 'Both sides could stand alone. They are two equal halves, and neither explains the other.',
          },
          {
            sentence: 'My brother loves maps [ ] I prefer to get lost.',
            right: 'semicolon',
            also: 'semi-colon',
            x: 'comma',
            y: 'colon',
            clue: 'Both sides could stand alone. They are two equal halves, and neither explains the other.',
          },
          {
            sentence: 'Before the sun rose [ ] we were on the river.',
            right: 'comma',
            also: 'a comma',
            x: 'colon',
            y: 'semicolon',
            clue: 'The left side cannot stand alone. It only tells when.',
          },
          {
            sentence: 'If the bell rings twice [ ] run to the boats.',
            right: 'comma',
            also: 'a comma',
            x: 'colon',
            y: 'semicolon',
            clue: 'The left side cannot stand alone. It begins with *if*.',
          },
        ],
      },
      references: ['{{right}}', '{{also}}'],
      not: ['{{x}}', '{{y}}'],
      hints: [
        'Cover one side of the gap, then the other. Which of them could stand alone?',
        'One mark follows an opening that cannot stand alone. One joins two equals. One announces.',
        '{{clue}}',
        'Is it an opening, two equals, or an announcement? Each has a mark of its own.',
      ],
      method_answer: [{ text: '{{clue}}' }, { text: 'So the mark is a {{right}}.' }],
    },
  },
]
