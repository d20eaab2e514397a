import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const activeAndPassive: readonly ContentQuestion[] = [
  {
    key: 'passive-find-the-subject',
    topics: ['active-and-passive'],
    difficulty: -0.8,
    minutes: 0.8,
    statements: ['E6-X-01', 'E6-G-06'],
    question: {
      type: 'single_choice',
      text: 'Which words are the **subject**?\n\nAfter breakfast our hens chased the postman.',
      max_score: 1,
      options: [
        option(
          'After breakfast',
          'subject_is_first',
          'These words tell when. Who did the chasing?',
        ),
        option('the postman', 'object_for_subject', 'He was chased. Who did it?'),
        { text: 'our hens' },
        option('chased', 'object_for_subject', 'This is the verb. Ask who did it.'),
      ],
      answers: [3],
      hints: [
        'The subject of an active verb does the action.',
        'Find the verb first. Then ask who or what does it.',
        'The verb is *chased*.',
        'Two are named: one runs after, one runs away. Which of them does the chasing?',
      ],
      method_answer: [
        { text: 'The verb is *chased*, and the hens did it, so they are the subject.' },
        { text: 'The postman is the object. *After breakfast* is an adverbial.' },
      ],
    },
  },
  {
    key: 'passive-subject-verb-object',
    topics: ['active-and-passive'],
    difficulty: -0.3,
    minutes: 1.2,
    statements: ['E6-X-01', 'E6-G-06'],
    question: {
      type: 'matching',
      text: 'What is each part of this sentence?\n\nEvery evening a barn owl crosses the frozen field.',
      max_score: 4,
      left: ['Every evening', 'a barn owl', 'crosses', 'the frozen field'],
      right: ['object', 'adverbial', 'verb', 'subject'],
      pairs: [2, 4, 3, 1],
      hints: [
        'Begin with the word that says what happens.',
        'Who or what does it? That is the subject. What is it done to? That is the object.',
        'The words that answer *when* are the adverbial.',
        'The owl does it. What does it cross?',
      ],
      method_answer: [
        { text: '*Crosses* is the verb, and the barn owl does it: the subject.' },
        { text: 'The frozen field is crossed: the object. *Every evening* tells when.' },
      ],
    },
  },
  {
    key: 'passive-choose-all',
    topics: ['active-and-passive'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E6-X-02'],
    question: {
      type: 'multiple_choice',
      text: 'Which sentences are in the **passive**? Choose all of them.',
      max_score: 2,
      options: [
        option(
          'The children were singing.',
          'passive_is_past',
          'The subject does the singing here. Was anything done to the children?',
        ),
        { text: 'The road was closed by the police.' },
        { text: 'My bike has been mended.' },
        option(
          'We waited by the gate.',
          'passive_needs_by',
          '*By* tells a place here. Who did the waiting?',
        ),
      ],
      answers: [2, 3],
      hints: [
        'In the passive, the subject does not act: something is done to it.',
        'The passive has a form of *be* and a past participle. The doer may be missing.',
        'Try to add “by somebody” at the end. Does it make sense?',
        'The children act, and so do we. What about the road and the bike?',
      ],
      method_answer: [
        {
          text: 'The road did not close anything, and the bike mended nothing: it was done to them.',
        },
        { text: '*Were singing* and *waited* are done by the subject, so they are active.' },
      ],
    },
  },
  {
    key: 'passive-turn-it-round',
    topics: ['active-and-passive'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['E6-S-01', 'E6-X-02'],
    question: {
      type: 'single_choice',
      text: 'Turn this sentence into the passive.\n\nA tiny robot cleans the windows.',
      max_score: 1,
      options: [
        option(
          'The windows were cleaned by a tiny robot.',
          'passive_tense_changed',
          'It is passive, but the time has changed. *Cleans* is in the present.',
        ),
        option(
          'The windows clean a tiny robot.',
          'passive_tense_changed',
          'Now the windows do the work. Who should do it?',
        ),
        option(
          'The windows are cleaning by a tiny robot.',
          'passive_tense_changed',
          'The passive needs the past participle, such as *washed*.',
        ),
        { text: 'The windows are cleaned by a tiny robot.' },
      ],
      answers: [4],
      hints: [
        'The object moves to the front and becomes the subject.',
        'Use a form of *be* and a past participle. The doer stands behind *by*.',
        'The new subject is *the windows*, so the form of *be* has to fit more than one.',
        '*Cleans* is in the present. So *be* has to be in the present too.',
      ],
      method_answer: [
        { text: 'The object *the windows* becomes the subject.' },
        { text: '*Cleans* is in the present, so we need *are* and the past participle *cleaned*.' },
        { text: 'The doer follows: *by a tiny robot*.' },
      ],
    },
  },
  {
    key: 'passive-build-a-sentence',
    topics: ['active-and-passive'],
    difficulty: 0.2,
    minutes: 1.2,
    statements: ['E6-S-01'],
    question: {
      type: 'ordering',
      text: 'Somebody painted the old tram in 1987: students did. Put the parts in order to make a passive sentence.',
      max_score: 2,
      items: ['The old tram', 'was', 'painted', 'by students', 'in 1987.'],
      hints: [
        'What does a passive sentence begin with: the doer, or what it is done to?',
        'The order is: new subject, form of *be*, past participle, *by* and the doer.',
        'The tram did not paint anything. So where does it stand?',
        'The part with the full stop goes last.',
      ],
      method_answer: [
        { text: 'What it is done to comes first: the old tram.' },
        { text: 'Then *was* and the past participle, then the doer and the time.' },
      ],
    },
  },
  {
    key: 'passive-why-chosen',
    topics: ['active-and-passive'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['E6-S-01', 'EK3-G-02'],
    question: {
      type: 'single_choice',
      text: 'A head teacher writes: *Three footballs were kicked onto the roof.*\n\nWhy may the passive have been chosen here?',
      max_score: 1,
      options: [
        { text: 'It tells what happened without saying who did it.' },
        option(
          'It is longer, and so it sounds more important.',
          'passive_only_sounds_clever',
          'Compare it with *Some pupils kicked three footballs onto the roof.* Which one is longer?',
        ),
        option(
          'It shows that the footballs did it.',
          'object_for_subject',
          'The footballs are the subject, but did they kick?',
        ),
        option(
          'It shows that it happened in the past.',
          'passive_is_past',
          '*Somebody kicked three footballs* is in the past too. What is different?',
        ),
      ],
      answers: [1],
      hints: [
        'Write the sentence in the active. Which word do you have to add?',
        'The passive lets a writer leave something out.',
        'In the active it begins: *Somebody kicked …*',
        'Perhaps the head teacher does not know the names, or does not want to write them.',
      ],
      method_answer: [
        { text: 'The active needs a doer: *Somebody kicked three footballs onto the roof.*' },
        { text: 'The passive can do without one, so nobody is blamed.' },
      ],
    },
  },
  {
    key: 'passive-same-story',
    topics: ['active-and-passive'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['E6-S-01', 'EK3-G-02', 'E6-X-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'This report is about **the bridge**, so keep the bridge as the subject each time.\n\nThe old bridge [[1]] in 1890. In 1952 it [[2]] by a flood, but it [[3]]. Since then it [[4]] every five years.',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'was built' },
            option('built', 'passive_is_past', 'A bridge builds nothing. What was done to it?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'damaged',
              'passive_is_past',
              'The flood did the damage. How does the verb show that?',
            ),
            { text: 'was damaged' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'was not fallen',
              'passive_tense_changed',
              'Nobody can *fall* a bridge: this verb has no passive.',
            ),
            { text: 'did not fall' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'has been checked' },
            option(
              'has checked',
              'passive_is_past',
              'Who does the checking? Surely not the bridge.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Ask of each gap: does the bridge do it, or is it done to the bridge?',
        'When it is done to the bridge, use a form of *be* and a past participle.',
        'Three of the four things are done to the bridge.',
        'Falling is the one thing that a bridge can do by itself.',
      ],
      method_answer: [
        { text: 'People build, floods damage, people check: all done to the bridge, so passive.' },
        { text: 'Falling it would do by itself, so *did not fall* is active.' },
      ],
    },
  },
]
