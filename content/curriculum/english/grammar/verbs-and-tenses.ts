import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const verbsAndTenses: readonly ContentQuestion[] = [
  {
    key: 'tenses-standard-forms',
    topics: ['verbs-and-tenses'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['E4-W-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the words of Standard English, as we write it at school.\n\nWe [[1]] so proud of our model bridge. I [[2]] most of the painting, and Kofi [[3]] his photo on the front page.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'was',
              'verb_form_of_speech',
              'Many people say it. In writing, *we* has another form.',
            ),
            { text: 'were' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'did' },
            option('done', 'verb_form_of_speech', 'In writing this form needs *have* before it.'),
          ],
          answer: 1,
        },
        {
          options: [
            option('seen', 'verb_form_of_speech', 'In writing this form needs *has* before it.'),
            option(
              'seed',
              'verb_form_of_speech',
              'This verb does not take *-ed*. How does it change?',
            ),
            { text: 'saw' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Some words that we say at home are written in another way.',
        'Look at who does it, and at whether *has* or *have* stands before the gap.',
        'There is no *has* or *have* anywhere. So the past must be one word that stands alone.',
        'Try each word with *they* or *yesterday*: they ___ proud; yesterday I ___ my homework; yesterday he ___ a fox.',
      ],
      method_answer: [
        { text: 'With *we* the past of *be* is *were*.' },
        { text: 'Without *have*, the past of *do* is *did*, and the past of *see* is *saw*.' },
      ],
    },
  },
  {
    key: 'tenses-past-or-perfect',
    topics: ['verbs-and-tenses'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['E4-G-02'],
    question: {
      type: 'single_choice',
      text: 'Which sentence is in the **present perfect**?',
      max_score: 1,
      options: [
        option(
          'Leila washed the dog.',
          'past_for_perfect',
          'This is the simple past. It has one word for the verb.',
        ),
        option(
          'Leila is washing the dog.',
          'past_for_perfect',
          'This is going on just now. The perfect is made with *has* or *have*.',
        ),
        { text: 'Leila has washed the dog.' },
        option(
          'Leila had washed the dog.',
          'past_for_perfect',
          'This looks back from a time in the past. Look at the first word of the verb.',
        ),
      ],
      answers: [3],
      hints: [
        'The present perfect joins the past to now.',
        'It is made of two words. The first is a form of *have* in the present.',
        'Cross out the sentence with a verb of one word, and the one with *is*.',
        'Two sentences are left. Which begins its verb with a word of the present, and which with a word of the past?',
      ],
      method_answer: [
        { text: 'The present perfect is *has* or *have* and the past participle.' },
        { text: '*Has washed*: the dog is clean now.' },
      ],
    },
  },
  {
    key: 'tenses-which-time',
    topics: ['verbs-and-tenses'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['E4-G-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'Last summer we [[1]] to Wales by train. Since then I [[2]] a postcard to my aunt every month. Yesterday she [[3]] back for the first time.',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'went' },
            option(
              'have gone',
              'perfect_for_past',
              '*Last summer* is over. Which form goes with a finished time?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'sent',
              'past_for_perfect',
              '*Since then* reaches up to now. Which form does so too?',
            ),
            { text: 'have sent' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'has written',
              'perfect_for_past',
              '*Yesterday* is a finished time. Which form goes with it?',
            ),
            { text: 'wrote' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'Each sentence has words that say when.',
        'A time that is over takes the simple past. A time that reaches up to now takes the present perfect.',
        '*Last summer* and *yesterday* are over.',
        'Only *since then* goes on until now. So only one gap has two words.',
      ],
      method_answer: [
        { text: '*Last summer* and *yesterday* are finished times, so the simple past fits.' },
        { text: '*Since then* goes on until today, so the present perfect fits: *have sent*.' },
      ],
    },
  },
  {
    key: 'tenses-what-came-first',
    topics: ['verbs-and-tenses'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['E6-G-02'],
    question: {
      type: 'ordering',
      text: 'Put the events in the order in which they happened, the earliest first.\n\nWhen Mateo reached the harbour, the ferry had left. Before that, its captain had waited for him.',
      max_score: 2,
      items: ['The captain waited.', 'The ferry left.', 'Mateo reached the harbour.'],
      hints: [
        'Sentences do not always tell things in the order in which they happen.',
        'A verb with *had* tells what came earlier.',
        'Only one of the three verbs has no *had*: *reached*. When was that?',
        'Two things came before he reached the harbour. *Before that* tells which of those two was first.',
      ],
      method_answer: [
        { text: '*Had left* and *had waited* came before *reached*.' },
        { text: '*Before that* puts the waiting before the leaving.' },
      ],
    },
  },
  {
    key: 'tenses-perfect-for-cause',
    topics: ['verbs-and-tenses'],
    difficulty: 0.7,
    minutes: 1.2,
    statements: ['E6-G-02'],
    question: {
      type: 'single_choice',
      text: 'Which words fit?\n\nThe path was slippery because it ___ all night.',
      max_score: 1,
      options: [
        { text: 'had rained' },
        option(
          'has rained',
          'past_for_perfect',
          'The path *was* slippery, so we look back from a time in the past.',
        ),
        option(
          'rains',
          'tense_slips',
          'The sentence is about the past. This verb is in the present.',
        ),
        option(
          'will rain',
          'past_perfect_on_later',
          'A cause comes before its effect. When did the rain fall?',
        ),
      ],
      answers: [1],
      hints: [
        'Which came first: the rain or the slippery path?',
        'To show that one thing in the past came before another, use the past perfect.',
        'The path *was* slippery: that is already in the past. The rain came even earlier.',
        'So you need two words, and the first of them is the past of *have*.',
      ],
      method_answer: [
        { text: 'The rain is the cause, so it came first.' },
        { text: 'Earlier than the past is the past perfect: *had* and the past participle.' },
      ],
    },
  },
  {
    key: 'tenses-the-odd-verb',
    topics: ['verbs-and-tenses'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E6-G-04'],
    question: {
      type: 'short_text',
      text: 'One verb does not fit the tense of this text. Write that verb as it stands.\n\nThe wind howled round the hut. Nadia lit the lamp and opened her book. Suddenly the door bangs, and the flame went out.',
      max_score: 1,
      references: ['bangs'],
      not: ['went', 'howled', 'lit', 'opened', 'banged'],
      hints: [
        'Is the story told in the past or in the present?',
        'Underline each verb and say when it happens.',
        '*Howled*, *lit* and *opened* are in the past.',
        'One of the last two verbs says that something happens just now. Copy it without changing it.',
      ],
      method_answer: [
        { text: '*Howled*, *lit*, *opened* and *went* are in the past.' },
        { text: '*Bangs* is in the present, so it does not fit. It should be *banged*.' },
      ],
    },
  },
  {
    key: 'tenses-mend-the-text',
    topics: ['verbs-and-tenses'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['E6-G-04', 'E4-W-02'],
    question: {
      type: 'fill_blanks',
      text: 'Put each verb into the simple past, so that the whole text is in one tense.\n\nYesterday Grandad (teach) [[1]] us a card game. First he (deal) [[2]] ten cards to each of us. Then Ines (win) [[3]] three times, and we all (sing) [[4]].',
      max_score: 4,
      blanks: [
        {
          type: 'short_text',
          references: ['taught'],
          not: ['teached', 'teaches', 'has taught', 'thought'],
        },
        {
          type: 'short_text',
          references: ['dealt'],
          spellings: ['delt'],
          not: ['deals', 'has dealt', 'dealed'],
        },
        { type: 'short_text', references: ['won'], not: ['wins', 'has won', 'winned'] },
        { type: 'short_text', references: ['sang'], not: ['sung', 'sings', 'singed', 'has sung'] },
      ],
      hints: [
        'None of these verbs takes *-ed*. They change inside.',
        'Say “Yesterday I …” with each verb and listen.',
        'Like *catch* and *caught*: how does *teach* change?',
        'Like *feel* and *felt*: change *deal*. Like *ring* and *rang*: change the last verb.',
      ],
      method_answer: [
        { text: '*Teach* becomes *taught*, and *deal* becomes *dealt*.' },
        { text: '*Win* becomes *won*, and *sing* becomes *sang*.' },
      ],
    },
  },
  {
    key: 'tenses-write-the-past',
    topics: ['verbs-and-tenses'],
    difficulty: -0.5,
    minutes: 0.8,
    statements: ['E4-W-02', 'E6-G-04'],
    question: {
      type: 'short_text',
      text: 'Write the verb in brackets in the **simple past**.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'Yesterday Lena (catch) a bus to the sea.',
            right: 'caught',
            base: 'catch',
            a: 'catched',
            b: 'catches',
            like: 'teach, taught',
          },
          {
            sentence: 'Last night we (bring) soup to our neighbour.',
            right: 'brought',
            base: 'bring',
            a: 'bringed',
            b: 'brang',
            like: 'fight, fought',
          },
          {
            sentence: 'In May the twins (swim) across the lake.',
            right: 'swam',
            base: 'swim',
            a: 'swimmed',
            b: 'swum',
            like: 'sing, sang',
          },
          {
            sentence: 'An hour ago somebody (drink) my milk.',
            right: 'drank',
            base: 'drink',
            a: 'drinked',
            b: 'drunk',
            like: 'sink, sank',
          },
          {
            sentence: 'Last week the wind (blow) the fence down.',
            right: 'blew',
            base: 'blow',
            a: 'blowed',
            b: 'blown',
            like: 'grow, grew',
          },
          {
            sentence: 'Long ago a king (hide) his gold here.',
            right: 'hid',
            base: 'hide',
            a: 'hided',
            b: 'hidden',
            like: 'slide, slid',
          },
          {
            sentence: 'On Monday Imran (write) to his cousin.',
            right: 'wrote',
            base: 'write',
            a: 'writed',
            b: 'written',
            like: 'drive, drove',
          },
          {
            sentence: 'At noon the farmer (feed) the calves.',
            right: 'fed',
            base: 'feed',
            a: 'feeded',
            b: 'feeds',
            like: 'lead, led',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{base}}', '{{a}}', '{{b}}'],
      hints: [
        'This verb does not take *-ed*. It changes inside.',
        'Say the sentence aloud, as if it happened a while ago.',
        'It changes like this pair: {{like}}.',
        'One word is enough. Do not use *has* or *had*.',
      ],
      method_answer: [
        { text: 'The sentence names a time that is over, so the simple past fits.' },
        { text: '*{{base}}* changes like *{{like}}*: it becomes *{{right}}*.' },
      ],
    },
  },
]
