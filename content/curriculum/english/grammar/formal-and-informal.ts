import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const formalAndInformal: readonly ContentQuestion[] = [
  {
    key: 'formal-match-the-words',
    topics: ['formal-and-informal'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['E6-W-01'],
    question: {
      type: 'matching',
      text: 'Match each informal word or phrase with a formal one that means the same.',
      max_score: 4,
      left: ['ask for', 'find out', 'go in', 'put off'],
      right: ['enter', 'postpone', 'request', 'discover'],
      pairs: [3, 4, 1, 2],
      hints: [
        'The formal words are the ones you might see in a letter from an office.',
        'Put each formal word into a sentence and say it in a plainer way.',
        'A sign at a door says “Do not …”. Which of the words stands there?',
        'Scientists do one of these with a new star. A match in bad weather has another done to it.',
      ],
      method_answer: [
        { text: 'Go in is *enter*, and find out is *discover*.' },
        { text: 'Ask for is *request*, and put off is *postpone*.' },
      ],
    },
  },
  {
    key: 'formal-choose-the-letter',
    topics: ['formal-and-informal'],
    difficulty: -0.3,
    minutes: 1.2,
    statements: ['E6-S-02', 'E6-G-01', 'E6-W-01'],
    question: {
      type: 'single_choice',
      text: 'Nia writes to the council about a broken swing. Which sentence is formal?',
      max_score: 1,
      options: [
        option(
          'Can you guys sort out that swing in the park, please?',
          'register_mixed',
          'It is polite, but *you guys* and *sort out* are words for friends.',
        ),
        option(
          'We were all really, really sad, and it would be so cool if somebody could kind of have a look at the swing.',
          'longer_is_formal',
          'It is the longest. Look at *really, really*, *so cool* and *kind of*.',
        ),
        { text: 'I would be grateful if the swing could be repaired.' },
        option(
          "The swing's bust. Fix it, yeah?",
          'register_mixed',
          'Would Nia say this to somebody whom she has never met?',
        ),
      ],
      answers: [3],
      hints: [
        'Nia does not know the person who will read it.',
        'Formal writing has full forms, exact words and often the passive.',
        'Cross out each sentence with a word that you would say to a friend only.',
        'The passive *could be …* is a sign of a formal sentence.',
      ],
      method_answer: [
        { text: '*You guys*, *so cool* and *bust* are informal.' },
        { text: '*I would be grateful* and the passive *be repaired* are formal.' },
      ],
    },
  },
  {
    key: 'formal-question-tags',
    topics: ['formal-and-informal'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E6-S-02', 'E6-G-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'Add the question tags.\n\nYou can play the tabla, [[1]]? Your sister is not here yet, [[2]]? They won last week, [[3]]?',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: "can't you" },
            option(
              "don't you",
              'question_tag_mismatch',
              'The sentence has a helping verb already. Use that one again.',
            ),
            option('can you', 'question_tag_mismatch', 'The sentence says yes. So the tag says …?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              "isn't she",
              'question_tag_mismatch',
              'The sentence says *not* already. So the tag has none.',
            ),
            option(
              'does she',
              'question_tag_mismatch',
              'The verb of the sentence is *is*. Use it again.',
            ),
            { text: 'is she' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              "weren't they",
              'question_tag_mismatch',
              'There is no *were* in the sentence. Which helper asks about *won*?',
            ),
            { text: "didn't they" },
            option(
              'did they',
              'question_tag_mismatch',
              'The sentence says yes. So the tag says …?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'A tag turns a sentence into a question, as we do when we chat.',
        'Use the same helping verb. When the sentence says yes, the tag says no, and the other way round.',
        'Find the helping verbs: *can*, *is*. The third sentence has none.',
        'Without a helping verb, use *do* in the tense of the sentence. *Won* is in the past.',
      ],
      method_answer: [
        {
          text: 'Yes goes with no: *You can …, can’t you?* No goes with yes: *She is not …, is she?*',
        },
        { text: '*Won* has no helping verb, so the tag has *did*: *didn’t they?*' },
      ],
    },
  },
  {
    key: 'formal-subjunctive',
    topics: ['formal-and-informal'],
    difficulty: 0.6,
    minutes: 1.2,
    statements: ['E6-S-02', 'E6-G-01'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the most formal form, the **subjunctive**.\n\nIf I [[1]] the captain, I would let everybody play. The rules demand that each player [[2]] shin pads. I ask that the match [[3]] fair.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'was',
              'subjunctive_missed',
              'People say this. In formal writing a wish has the other form.',
            ),
            { text: 'were' },
            option('am', 'subjunctive_missed', 'Is the speaker the captain? It is only imagined.'),
          ],
          answer: 2,
        },
        {
          options: [
            option('wears', 'subjunctive_missed', 'After a formal demand the verb loses its *-s*.'),
            { text: 'wear' },
            option(
              'wore',
              'subjunctive_missed',
              'The demand is not in the past. Use the plainest form.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'be' },
            option(
              'is',
              'subjunctive_missed',
              'A formal request takes the plainest form of this verb.',
            ),
            option(
              'was',
              'subjunctive_missed',
              'The match is not over. Use the plainest form of the verb.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'The subjunctive is for what is wished, imagined or demanded.',
        'After *demand that* and *ask that*, the verb is written as a dictionary lists it.',
        'A dictionary lists a verb without *-s*.',
        'For an imagined *if I …*, take the past form that usually goes with *we* or *they*.',
      ],
      method_answer: [
        { text: 'An imagined case takes *were*, also with *I*.' },
        { text: 'A demand or a request takes the bare form: *wear*, *be*.' },
      ],
    },
  },
  {
    key: 'formal-subject-and-verb-agree',
    topics: ['formal-and-informal'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['E6-G-05'],
    question: {
      type: 'cloze_dropdown',
      text: 'The box of old letters [[1]] in the attic. My cousins, and also my aunt, [[2]] to read them. Each of the letters [[3]] a red seal.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              'are',
              'agrees_with_nearest',
              'Cross out *of old letters*. What is in the attic?',
            ),
            { text: 'is' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'want' },
            option(
              'wants',
              'agrees_with_nearest',
              'Cross out the part between the commas. Who is left?',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'have',
              'agrees_with_nearest',
              'The subject is *each*. Does that mean one at a time, or many?',
            ),
            { text: 'has' },
          ],
          answer: 2,
        },
      ],
      hints: [
        'The noun that stands nearest may not be the subject.',
        'Cross out what stands between the subject and the verb.',
        'In the attic, do we find one box, or letters?',
        'In the second sentence the cousins are many. In the third, *each* means one by one.',
      ],
      method_answer: [
        { text: 'One box *is* there. The cousins *want* to read.' },
        { text: '*Each* means one by one, so it *has* a seal.' },
      ],
    },
  },
  {
    key: 'formal-speech-or-writing',
    topics: ['formal-and-informal'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['EK3-G-04', 'EK3-G-05', 'E6-G-05'],
    question: {
      type: 'single_choice',
      text: 'In a story, a Yorkshire farmer says: “It were nowt but a lamb, lass.” The rest of the story is in Standard English.\n\nWhich of these is true?',
      max_score: 1,
      options: [
        option(
          'The writer made a mistake and should change *were* to *was*.',
          'dialect_is_mistake',
          'Look who is speaking. Is it the writer’s voice?',
        ),
        option(
          'Dialect has no rules, so anything may stand there.',
          'dialect_is_mistake',
          'A dialect has rules of its own. That is why its speakers understand each other.',
        ),
        option(
          'A story must be in Standard English from beginning to end.',
          'dialect_is_mistake',
          'Think of stories that you know. Do all their people talk alike?',
        ),
        { text: 'The writer lets us hear how this person talks at home.' },
      ],
      answers: [4],
      hints: [
        'Whose words are these: the writer’s or the farmer’s?',
        'Standard English is one way of speaking. Dialects are others, with rules of their own.',
        'The inverted commas show that somebody speaks.',
        'What do *nowt* and *lass* tell us about the person and the place?',
      ],
      method_answer: [
        { text: 'The words stand in inverted commas, so they are the farmer’s.' },
        { text: 'Dialect in speech shows where a character is at home.' },
      ],
    },
  },
  {
    key: 'formal-audience-and-form',
    topics: ['formal-and-informal'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['E6-C-01'],
    question: {
      type: 'matching',
      text: 'Which form of writing fits each purpose?',
      max_score: 4,
      left: [
        'to ask a company for your money back',
        'to tell everybody in the street about a lost tortoise',
        'to remember how you felt on your first day',
        'to explain to a new pupil how to use the oven',
      ],
      right: ['a poster', 'a formal letter', 'a list of instructions', 'a diary'],
      pairs: [2, 1, 4, 3],
      hints: [
        'Who will read it, and what should they do then?',
        'A stranger in an office, people who walk past, yourself, somebody at the oven.',
        'People who walk past have little time. Which form can be read in a few seconds?',
        'Somebody at the oven needs steps in order. What you feel you keep for yourself.',
      ],
      method_answer: [
        { text: 'A company gets a formal letter, and people in the street a poster.' },
        { text: 'A diary is for yourself. Steps in order are instructions.' },
      ],
    },
  },

  {
    key: 'formal-fit-the-form',
    topics: ['formal-and-informal'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['E6-C-01'],
    question: {
      type: 'single_choice',
      text: 'Class 6 wants to thank a baker who showed them his shop. Which form fits best?',
      max_score: 1,
      options: [
        option(
          'a list of instructions',
          'form_unfit',
          'Instructions tell somebody what to do. What does the class want to say?',
        ),
        { text: 'a letter with a polite greeting' },
        option(
          'a newspaper report',
          'form_unfit',
          'Who reads a newspaper? The class writes to one person.',
        ),
        option(
          'a text message with many short forms',
          'register_mixed',
          'It reaches him, but do they know him so well?',
        ),
      ],
      answers: [2],
      hints: [
        'Who is the reader, and what is the purpose?',
        'One reader, whom they met once. The purpose is to say thank you.',
        'Cross out what is meant for many readers, and what tells people what to do.',
        'Of the last two, which one suits somebody whom you hardly know?',
      ],
      method_answer: [
        { text: 'The reader is one adult whom they met once, so a polite form fits.' },
        { text: 'A letter can greet him, thank him and tell what they liked.' },
      ],
    },
  },
  {
    key: 'formal-write-the-verb',
    topics: ['formal-and-informal'],
    difficulty: -0.2,
    minutes: 0.8,
    statements: ['E6-W-01', 'E6-G-01'],
    question: {
      type: 'short_text',
      text: 'Which formal verb can replace the words in bold? Choose from: **assist**, **attend**, **cancel**, **obtain**, **require**, **select**.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'Our staff will be pleased to **help out**.',
            right: 'assist',
            a: 'obtain',
            b: 'select',
            clue: 'A helper is also called an *assistant*.',
          },
          {
            sentence: 'We regret that we have to **call off** the concert.',
            right: 'cancel',
            a: 'obtain',
            b: 'attend',
            clue: 'It means that the concert will not take place.',
          },
          {
            sentence: 'Visitors may **get hold of** a map at the desk.',
            right: 'obtain',
            a: 'require',
            b: 'select',
            clue: 'It means that somebody gives you one.',
          },
          {
            sentence: 'All climbers **have to have** a helmet.',
            right: 'require',
            a: 'obtain',
            b: 'attend',
            clue: 'It means that they cannot climb without one.',
          },
          {
            sentence: 'Please **pick out** one of the three courses.',
            right: 'select',
            a: 'require',
            b: 'assist',
            clue: 'A *selection* is a choice.',
          },
          {
            sentence: 'All parents are asked to **come to** the meeting.',
            right: 'attend',
            a: 'require',
            b: 'cancel',
            clue: 'Those who come make up the *attendance*.',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{a}}', '{{b}}'],
      hints: [
        'What do the words in bold mean?',
        'Put each formal verb into the sentence and read it.',
        '{{clue}}',
        'Which one is left when you cross out those that change the meaning?',
      ],
      method_answer: [
        { text: '{{clue}}' },
        { text: 'So *{{right}}* says the same in a formal way.' },
      ],
    },
  },
]
