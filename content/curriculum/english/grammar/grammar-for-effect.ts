import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const grammarForEffect: readonly ContentQuestion[] = [
  {
    key: 'effect-main-and-subordinate',
    topics: ['grammar-for-effect'],
    difficulty: -0.6,
    minutes: 1.2,
    statements: ['EK3-G-01', 'E6-G-06'],
    question: {
      type: 'single_choice',
      text: 'Although the map was torn, the sisters, who had never sailed before, steered north.\n\nWhich words are the **main clause**?',
      max_score: 1,
      options: [
        option(
          'Although the map was torn',
          'main_and_subordinate_mixed',
          'Say it alone. Does the listener wait for more?',
        ),
        { text: 'the sisters steered north' },
        option(
          'who had never sailed before',
          'main_and_subordinate_mixed',
          'This tells more about the sisters. Take it out: what is left?',
        ),
        option(
          'steered north',
          'fragment_for_sentence',
          'A clause needs its subject. Who steered?',
        ),
      ],
      answers: [2],
      hints: [
        'A main clause can stand alone as a sentence.',
        'Take out every clause that begins with *although*, *because*, *who* or *which*.',
        'Take out the first clause, and the one between the last two commas.',
        'What is left has a subject in the middle of the sentence, and its verb near the end.',
      ],
      method_answer: [
        { text: 'The clause with *although* and the one with *who* lean on the rest.' },
        { text: 'What can stand alone is: the sisters steered north.' },
      ],
    },
  },
  {
    key: 'effect-clause-or-phrase',
    topics: ['grammar-for-effect'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['EK3-G-01', 'EK3-G-06', 'E6-G-06'],
    question: {
      type: 'matching',
      text: 'What is each group of words?',
      max_score: 4,
      left: [
        'beneath the icy bridge',
        'because nobody answered',
        'which glittered',
        'the quiet, empty square',
      ],
      right: ['noun phrase', 'relative clause', 'preposition phrase', 'adverbial clause'],
      pairs: [3, 4, 2, 1],
      hints: [
        'First decide whether there is a verb with its subject.',
        'With a verb it is a clause. Without one it is a phrase.',
        'Two of the groups have verbs: *answered* and *glittered*.',
        'A clause that gives a reason is adverbial. One that tells more about a noun is relative. A phrase takes its name from its most important or its first word.',
      ],
      method_answer: [
        { text: '*Beneath* is a preposition. *Square* is a noun with words that belong to it.' },
        {
          text: '*Because* begins a clause that gives a reason. *Which* begins a relative clause.',
        },
      ],
    },
  },
  {
    key: 'effect-word-class-in-context',
    topics: ['grammar-for-effect'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['EK3-G-01', 'EK3-G-06', 'E6-G-06'],
    question: {
      type: 'matching',
      text: 'What is the word **still** in each sentence?\n\n**A** The lake was **still**.\n**B** She is **still** waiting.\n**C** He tried to **still** the crying child.\n**D** The photograph is a **still** from the film.',
      max_score: 4,
      left: ['A', 'B', 'C', 'D'],
      right: ['verb', 'noun', 'adverb', 'adjective'],
      pairs: [4, 3, 1, 2],
      hints: [
        'A word has no class by itself. Its job in the sentence decides.',
        'Does it describe a noun, say when or how, say what is done, or name a thing?',
        'In D a determiner stands before it. In C it follows *to*.',
        'In A you could say *calm*. In B you could say *even now*.',
      ],
      method_answer: [
        { text: 'A describes the lake: adjective. B tells about the waiting: adverb.' },
        { text: 'C is something that he does: verb. D names a picture: noun.' },
      ],
    },
  },
  {
    key: 'effect-short-sentence',
    topics: ['grammar-for-effect'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['EK3-G-02', 'EK3-R-10'],
    question: {
      type: 'single_choice',
      text: 'All afternoon they had been building, sawing, laughing and arguing about whose turn it was to hold the ladder, and nobody had looked up at the sky. Then the wind came.\n\nWhat does the second sentence do?',
      max_score: 1,
      options: [
        option(
          'It is a simple sentence with one clause.',
          'effect_is_feature_name',
          'That is true, but it only names it. What does it do to the reader?',
        ),
        option(
          'It makes the text easier for young readers.',
          'effect_is_feature_name',
          'The first sentence is long and busy. What changes all at once?',
        ),
        { text: 'It breaks in suddenly, like the wind itself.' },
        option(
          'It shows that the writer had nothing more to say.',
          'guess_beyond_text',
          'It is short on purpose. Read both aloud and listen to the break.',
        ),
      ],
      answers: [3],
      hints: [
        'Read both sentences aloud. Where do you have to stop?',
        'Look at how long each sentence is, and at what it tells.',
        'The first one rolls on and on, like the afternoon.',
        'The best answer joins the shape of the sentence with what happens in it.',
      ],
      method_answer: [
        { text: 'The long sentence copies the busy, careless afternoon.' },
        { text: 'Four short words interrupt it, just as the wind interrupts the work.' },
      ],
    },
  },
  {
    key: 'effect-rhetorical-devices',
    topics: ['grammar-for-effect'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['EK3-G-02', 'EK3-G-06'],
    question: {
      type: 'matching',
      text: 'These lines come from a speech about a river. Name the device in each.',
      max_score: 4,
      left: [
        'Would you swim in a dustbin?',
        'Clean it, guard it, love it.',
        'This river is ours. This river is tired. This river is waiting.',
        'Pick up one bottle today.',
      ],
      right: ['rule of three', 'repeated opening', 'rhetorical question', 'command'],
      pairs: [3, 1, 2, 4],
      hints: [
        'Say what you see first: a question, a list, the same words again, an order.',
        'A rhetorical question needs no answer. A rule of three is a list of three.',
        'One line begins three times with the same two words.',
        'Two lines have commands. One of them is a chain of three short ones: which name fits it best?',
      ],
      method_answer: [
        { text: 'Nobody expects an answer about the dustbin: a rhetorical question.' },
        { text: '*Clean, guard, love*: a rule of three. *This river* is a repeated opening.' },
        { text: '*Pick up* tells the listener to act: a command.' },
      ],
    },
  },
  {
    key: 'effect-of-a-rhetorical-question',
    topics: ['grammar-for-effect'],
    difficulty: 0.5,
    minutes: 1.2,
    statements: ['EK3-G-02', 'EK3-G-06'],
    question: {
      type: 'single_choice',
      text: 'A speaker asks a full hall: “Do we really want our children to breathe this?”\n\nWhat is the question there for?',
      max_score: 1,
      options: [
        { text: 'It makes the listeners answer *no*, and so agree.' },
        option(
          'The speaker wants to count who says yes.',
          'rhetorical_question_asks',
          'Would anybody there say yes?',
        ),
        option(
          'The speaker does not know the answer.',
          'rhetorical_question_asks',
          'Look at *really*. Which answer does the speaker expect?',
        ),
        option(
          'It is a rhetorical question, which is a device of speakers.',
          'effect_is_feature_name',
          'That names it. What happens in the listener’s mind?',
        ),
      ],
      answers: [1],
      hints: [
        'Which answer would everybody in the hall give?',
        'A rhetorical question does not ask for information.',
        'The words *our children* and *really* push the listener one way.',
        'Which answer tells what happens inside the listener?',
      ],
      method_answer: [
        { text: 'Everybody gives the same silent answer.' },
        { text: 'Listeners who have answered for themselves already agree with the speaker.' },
      ],
    },
  },
  {
    key: 'effect-mend-to-standard',
    topics: ['grammar-for-effect'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['EK3-G-05', 'EK3-C-10'],
    question: {
      type: 'cloze_dropdown',
      text: 'A magazine wants this report in Standard English.\n\nNone of the windows [[1]] shut. We [[2]] nothing, but [[3]] books in the corner were dry. The ceiling [[4]] down before anybody came.',
      max_score: 4,
      gaps: [
        {
          options: [
            option('weren’t', 'double_negative', '*None* says no already.'),
            { text: 'were' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'could save' },
            option('couldn’t save', 'double_negative', '*Nothing* says no already.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'them',
              'verb_form_of_speech',
              'In Standard English this is a pronoun. Which determiner points to the books?',
            ),
            { text: 'those' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'had came',
              'verb_form_of_speech',
              'After *had* comes the past participle of *come*.',
            ),
            option(
              'had went',
              'verb_form_of_speech',
              'After *had* comes the past participle of *go*. And does a ceiling go?',
            ),
            { text: 'had come' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Count the words that say no in each clause.',
        'In Standard English one negative is enough, and *had* needs a past participle.',
        '*None* and *nothing* are negatives already.',
        'For the books, choose the word that could also stand before *boots*. For the last gap, say: it has ___ down.',
      ],
      method_answer: [
        { text: '*None* and *nothing* already say no, so the verbs are *were* and *could save*.' },
        { text: '*Those* points to the books, and after *had* the form is *come*.' },
      ],
    },
  },
  {
    key: 'effect-improve-a-sentence',
    topics: ['grammar-for-effect'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['EK3-G-03', 'E6-C-02', 'EK3-C-09'],
    question: {
      type: 'single_choice',
      text: 'The first line of a ghost story is: *There was a noise and I was scared and it came from the cellar.*\n\nWhich new version builds the most suspense?',
      max_score: 1,
      options: [
        option(
          'A noise, which scared me, came from the cellar, which was below.',
          'effect_is_feature_name',
          'It has two relative clauses, but where is the surprise? The fear is told at once.',
        ),
        option(
          'I was very, very scared because there was a really loud noise in the cellar!',
          'effect_is_feature_name',
          'More words and an exclamation mark. Does the reader find out step by step?',
        ),
        option(
          'The noise in the cellar was scary.',
          'effect_is_feature_name',
          'It is short, but it tells us everything at once. What could be held back?',
        ),
        { text: 'From the cellar, where nobody had been for years, came a slow, soft knock.' },
      ],
      answers: [4],
      hints: [
        'Suspense means that the reader has to wait, and to guess.',
        'What stands last in a sentence is what the reader waits for.',
        'In which version do we hear *what kind* of noise it was, and only at the end?',
        'Which one lets the reader be scared, without the word *scared*?',
      ],
      method_answer: [
        { text: 'The place comes first, then a clause that makes it strange.' },
        { text: 'Verb and subject are turned round, so the knock comes last.' },
        { text: 'The word *scared* is not needed: the reader feels it.' },
      ],
    },
  },

  {
    key: 'effect-use-the-terms',
    topics: ['grammar-for-effect'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['EK3-G-01', 'EK3-G-06', 'E6-G-06'],
    question: {
      type: 'cloze_dropdown',
      text: 'Before dawn, while the village slept, the bakers would light the ovens.\n\n*Before dawn* is a [[1]]. *While the village slept* is a [[2]]. In this sentence, *light* is a [[3]].',
      max_score: 3,
      gaps: [
        {
          options: [
            { text: 'phrase' },
            option('clause', 'clause_and_phrase_mixed', 'Is there a verb in *before dawn*?'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'main clause',
              'main_and_subordinate_mixed',
              'Say it alone. Does it leave the listener waiting?',
            ),
            option(
              'phrase',
              'clause_and_phrase_mixed',
              'There is a verb with its subject: who slept?',
            ),
            { text: 'subordinate clause' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              'noun',
              'word_class_fixed',
              'It often is. What do the bakers do with the ovens here?',
            ),
            { text: 'verb' },
            option(
              'adjective',
              'word_class_fixed',
              'In *a light bag* it is. What is its job here?',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Look for what is done, and by whom.',
        'Does it say that somebody does something? And could it stand alone as a sentence?',
        'Look at *slept*, and at *would* with the word after it.',
        'The village slept, but *while* makes us wait. And *would* helps the word that says what the bakers did.',
      ],
      method_answer: [
        { text: '*Before dawn* has no verb: a phrase.' },
        {
          text: '*While the village slept* has one, but it cannot stand alone: a subordinate clause.',
        },
        { text: '*Would light* says what they did, so *light* is a verb.' },
      ],
    },
  },
  {
    key: 'effect-name-the-class',
    topics: ['grammar-for-effect'],
    difficulty: -0.3,
    minutes: 0.8,
    statements: ['EK3-G-01', 'EK3-G-06', 'E6-G-06'],
    question: {
      type: 'short_text',
      text: 'What is the class of the word in bold here: **noun**, **verb**, **adjective** or **adverb**?\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            sentence: 'The runners **head** for the hills.',
            right: 'verb',
            x: 'noun',
            y: 'adjective',
            z: 'adverb',
            job: 'It says what the runners do.',
          },
          {
            sentence: 'They will **book** the hall in time.',
            right: 'verb',
            x: 'noun',
            y: 'adjective',
            z: 'adverb',
            job: 'It says what they will do.',
          },
          {
            sentence: 'We gave the car a good **wash**.',
            right: 'noun',
            x: 'verb',
            y: 'adjective',
            z: 'adverb',
            job: 'It names something, and *a good* stands before it.',
          },
          {
            sentence: 'After a long **run** the dogs were tired.',
            right: 'noun',
            x: 'verb',
            y: 'adjective',
            z: 'adverb',
            job: 'It names something, and *a long* stands before it.',
          },
          {
            sentence: 'The **fast** train does not stop here.',
            right: 'adjective',
            x: 'noun',
            y: 'verb',
            z: 'adverb',
            job: 'It describes the train.',
          },
          {
            sentence: 'It was an **early** frost, and it hurt the plums.',
            right: 'adjective',
            x: 'noun',
            y: 'verb',
            z: 'adverb',
            job: 'It describes the frost.',
          },
          {
            sentence: 'Yasmin ran **fast** and caught the bus.',
            right: 'adverb',
            x: 'noun',
            y: 'adjective',
            z: 'verb',
            job: 'It says how she ran.',
          },
          {
            sentence: 'The guests came **early** and found us in our socks.',
            right: 'adverb',
            x: 'noun',
            y: 'adjective',
            z: 'verb',
            job: 'It says when they came.',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{x}}', '{{y}}', '{{z}}'],
      hints: [
        'A word has no class by itself. Look at its job in this sentence.',
        'Does it name something, say what is done, describe a thing, or say how or when?',
        '{{job}}',
        'Which of the four names belongs to that job?',
      ],
      method_answer: [
        { text: '{{job}}' },
        { text: 'A word with this job has the class *{{right}}*.' },
      ],
    },
  },
]
