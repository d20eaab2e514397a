import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const spelling: readonly ContentQuestion[] = [
  {
    key: 'spelling-homophones-in-a-text',
    topics: ['spelling'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['E4-L-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'The twins left [[1]] boots by the door. They could not wait to [[2]] the new puppy. [[3]] going to call him Biscuit, unless he is [[4]] wild for such a sweet name.',
      max_score: 4,
      gaps: [
        {
          options: [
            option(
              'there',
              'homophones_mixed',
              'This word tells a place, like *here*. Whose boots are they?',
            ),
            { text: 'their' },
            option(
              "they're",
              'homophones_mixed',
              'Read it as *they are boots*. Does that make sense?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'meet' },
            option('meat', 'homophones_mixed', 'This one is food.'),
            option(
              'mete',
              'homophones_mixed',
              'This old verb means *to deal out*. They want to see the puppy for the first time.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'There',
              'homophones_mixed',
              'Read it as *they are going*. Which spelling is short for that?',
            ),
            option('Their', 'homophones_mixed', 'This word tells what belongs to them.'),
            { text: "They're" },
          ],
          answer: 3,
        },
        {
          options: [
            option('to', 'homophones_mixed', 'Here the word means *more than is good*.'),
            { text: 'too' },
            option('two', 'homophones_mixed', 'This one is a number.'),
          ],
          answer: 2,
        },
      ],
      hints: [
        'The words of each gap sound alike. What does the sentence mean?',
        'One spelling tells a place, one tells an owner, one is a short form.',
        'Whose boots? And who is going to call him Biscuit? Try *they are* in both gaps.',
        'In the last gap, one spelling is a number and one goes before a place, as in *going* ___ *bed*. Which is left?',
      ],
      method_answer: [
        { text: 'The boots belong to them: *their*. *They are going* is short: *they’re*.' },
        {
          text: 'To see somebody for the first time is to *meet*. *Too wild* is more wild than is good.',
        },
      ],
    },
  },
  {
    key: 'spelling-often-misspelt',
    topics: ['spelling'],
    difficulty: -0.3,
    minutes: 1.2,
    statements: ['E4-L-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the right spelling.\n\nI [[1]] that my shoes were on different feet. It was a [[2]] feeling, [[3]] I had walked to school like that!',
      max_score: 3,
      gaps: [
        {
          options: [
            option('`reelised`', 'spelt_by_sound', 'Think of the word *real*, and begin with it.'),
            { text: '`realised`' },
            option(
              '`reallised`',
              'double_letter_mixed',
              'It is built on *real*, not on *really*. How many letters *l* are there?',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: '`strange`' },
            option(
              '`strainge`',
              'spelt_by_sound',
              'It sounds like that, but the letters are those of *change*.',
            ),
            option('`stranje`', 'spelt_by_sound', 'The last sound is written as in *orange*.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              '`becuase`',
              'spelt_by_sound',
              'All letters are there. Two of them have changed places.',
            ),
            option('`becos`', 'spelt_by_sound', 'It is built of *be* and *cause*.'),
            { text: '`because`' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Look for a shorter word inside each one.',
        'The small words are *real* and *cause*. The middle one rhymes with *change*.',
        'Write *real* and add `-ised`.',
        'For the last gap write *be*, then the word that means *reason*.',
      ],
      method_answer: [
        { text: '*Real* and `-ised` make the first word, and *be* and *cause* the last.' },
        { text: 'The word in the middle is spelt like *change*.' },
      ],
    },
  },
  {
    key: 'spelling-silent-letters',
    topics: ['spelling'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['E6-L-02'],
    question: {
      type: 'matching',
      text: 'Which letter is silent in each word? One of the answers is left over.',
      max_score: 4,
      left: ['island', 'thumb', 'autumn', 'knot'],
      right: ['b', 'k', 'n', 's', 't'],
      pairs: [4, 1, 3, 2],
      hints: [
        'Say each word slowly. Which letter do you not hear?',
        'Silent letters often stand beside certain others, such as *m* or *n*.',
        'Begin with the word that starts with a letter that nobody hears.',
        'Two words have a silent letter at the end. *Autumnal* lets you hear one of them.',
      ],
      method_answer: [
        { text: 'We say `iland`, so the *s* is silent. We say `not`, so the *k* is silent.' },
        {
          text: 'At the end of *thumb* the *b* is silent. At the end of *autumn* it is the *n*, which we hear in *autumnal*.',
        },
      ],
    },
  },
  {
    key: 'spelling-hear-it-in-a-relative',
    topics: ['spelling'],
    difficulty: 0.3,
    minutes: 1,
    statements: ['E6-L-02'],
    question: {
      type: 'single_choice',
      text: 'The *g* in **sign** is silent. In which word of the same family can you hear it?',
      max_score: 1,
      options: [
        option('signing', 'silent_letter_left_out', 'Say it aloud. Is there a *g* before the *n*?'),
        { text: 'signal' },
        option('design', 'silent_letter_left_out', 'Say it aloud. It ends just like *sign*.'),
        option('singer', 'spelt_by_sound', 'It looks alike, but it comes from *sing*.'),
      ],
      answers: [2],
      hints: [
        'Say each word aloud and listen to the middle.',
        'The word must belong to the family of *sign* in its meaning too.',
        'One of the words is about music, so it belongs to another family.',
        'In two of the others you hear only an *n*. Which one is left?',
      ],
      method_answer: [
        { text: 'In *signal* the *g* and the *n* are in two syllables, so both are heard.' },
        { text: 'A signal is a kind of sign, so it helps us to remember the spelling.' },
      ],
    },
  },
  {
    key: 'spelling-find-the-slip',
    topics: ['spelling'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['E4-C-06', 'E6-C-07', 'EK3-C-10'],
    question: {
      type: 'multiple_choice',
      text: 'Proofread this text. Which words are not spelt right yet? Choose all of them.\n\nOn `Wensday` our class `visited` a castle. The `kitchen` was `enormous`. A `gard` showed us a `secret` door. It was an `intresting` day.',
      max_score: 3,
      options: [
        { text: '`Wensday`' },
        option(
          '`visited`',
          'double_letter_mixed',
          'This one is built of *visit* and *-ed*. It is fine.',
        ),
        option(
          '`kitchen`',
          'silent_letter_added',
          'The *t* is written although it is hardly heard. It is fine.',
        ),
        option(
          '`enormous`',
          'spelt_by_sound',
          'Many words that describe end in *-ous*. It is fine.',
        ),
        { text: '`gard`' },
        { text: '`intresting`' },
      ],
      answers: [1, 5, 6],
      hints: [
        'Look at one word at a time, from the end of the text to its beginning.',
        'Some words are written with letters that we hardly say.',
        'One is a day of the week. Say it in three parts.',
        'One is a person with a silent *u*. One is built on *interest*.',
      ],
      method_answer: [
        { text: '*Wednesday* has a *d* and an *e* that we do not hear.' },
        { text: '*Guard* has a silent *u*, and *interesting* is built on *interest*.' },
      ],
    },
  },
  {
    key: 'spelling-confused-pairs',
    topics: ['spelling'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['E6-L-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'My uncle gave me some good [[1]]: “You should [[2]] the trumpet every day.” At first it had no [[3]], but by summer nobody was louder [[4]] me.',
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'advice' },
            option(
              'advise',
              'near_words_mixed',
              'This one is the verb. Here a noun is needed, like *ice*.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'practice',
              'near_words_mixed',
              'In British spelling this one is the noun. Here a verb is needed.',
            ),
            { text: 'practise' },
          ],
          answer: 2,
        },
        {
          options: [
            option(
              'affect',
              'near_words_mixed',
              'This one is usually a verb: the rain can do it to you.',
            ),
            { text: 'effect' },
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'than' },
            option(
              'then',
              'near_words_mixed',
              'This one tells when. Here two people are compared.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'Decide first whether a noun or a verb is needed.',
        'In these pairs *-ice* is the noun and *-ise* is the verb.',
        'The uncle gave *some good* …: a noun. You *should* …: a verb.',
        'For the third gap: *no* stands before a noun. For the last: which word compares?',
      ],
      method_answer: [
        { text: '*Some good …* needs a noun: *advice*. *You should …* needs a verb: *practise*.' },
        { text: '*No …* needs a noun: *effect*. To compare we use *than*.' },
      ],
    },
  },
  {
    key: 'spelling-words-of-years-5-and-6',
    topics: ['spelling'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['E6-L-04'],
    question: {
      type: 'cloze_dropdown',
      text: 'Choose the right spelling.\n\nIt is [[1]] to pack warm clothes. The [[2]] will tell you when to turn back. Do not try to [[3]] your friends by staying out too long.',
      max_score: 3,
      gaps: [
        {
          options: [
            option(
              '`neccessary`',
              'double_letter_mixed',
              'Count the letters *c* and *s*: one collar and two sleeves.',
            ),
            { text: '`necessary`' },
            option(
              '`necesary`',
              'double_letter_mixed',
              'A shirt has one collar (*c*) and two sleeves (*s*).',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            option('`temprature`', 'spelt_by_sound', 'Think of *temper*, and write all of it.'),
            option('`temperture`', 'spelt_by_sound', 'It ends like *nature*.'),
            { text: '`temperature`' },
          ],
          answer: 3,
        },
        {
          options: [
            { text: '`embarrass`' },
            option(
              '`embarass`',
              'double_letter_mixed',
              'Two letters are doubled in this word. One pair is missing.',
            ),
            option(
              '`embaras`',
              'double_letter_mixed',
              'Two letters are doubled in this word. Both pairs are missing.',
            ),
          ],
          answer: 1,
        },
      ],
      hints: [
        'In these words you must know which letters are doubled, and which are hardly heard.',
        'Use a picture for each word, or say it as it is written.',
        'A shirt has one collar and two sleeves: one *c*, two *s*.',
        'The second word hides *temper* and ends like *nature*. The third has *rr* and *ss*.',
      ],
      method_answer: [
        { text: 'The first word has one *c* and two *s*.' },
        { text: 'The second is *temper*, `a` and `ture`. The third doubles *r* and *s*.' },
      ],
    },
  },
  {
    key: 'spelling-write-the-homophone',
    topics: ['spelling'],
    difficulty: -0.4,
    minutes: 0.8,
    statements: ['E4-L-02', 'E6-L-03'],
    question: {
      type: 'short_text',
      text: '**{{a}}** or **{{b}}**? Write the word that fits.\n\n{{sentence}}',
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            a: 'here',
            b: 'hear',
            right: 'hear',
            no: 'here',
            sentence: 'Can you ___ the owl in the pine tree?',
            clue: 'You do it with your ear, and *ear* is hidden in the word.',
          },
          {
            a: 'brake',
            b: 'break',
            right: 'brake',
            no: 'break',
            sentence: 'Use the ___ when you go downhill.',
            clue: 'It is the part of a bicycle. The other word means that something goes to pieces.',
          },
          {
            a: 'piece',
            b: 'peace',
            right: 'piece',
            no: 'peace',
            sentence: 'May I have a ___ of that pie?',
            clue: 'It is a part of something, and *pie* is hidden in the word.',
          },
          {
            a: 'weather',
            b: 'whether',
            right: 'weather',
            no: 'whether',
            sentence: 'The ___ on the coast can change within an hour.',
            clue: 'It is about sun, rain and wind. The other word means nearly the same as *if*.',
          },
          {
            a: 'main',
            b: 'mane',
            right: 'mane',
            no: 'main',
            sentence: 'The pony shook snow out of its ___.',
            clue: 'It is the long hair on a neck. The other word means *most important*.',
          },
          {
            a: 'knot',
            b: 'not',
            right: 'knot',
            no: 'not',
            sentence: 'Grandad tied a ___ in his scarf.',
            clue: 'It is a thing that you make with a string. It has a silent letter.',
          },
          {
            a: 'fair',
            b: 'fare',
            right: 'fare',
            no: 'fair',
            sentence: 'The bus ___ is two pounds.',
            clue: 'It is the money for a ride. The other word is a place with rides, or means *just*.',
          },
          {
            a: 'grate',
            b: 'great',
            right: 'grate',
            no: 'great',
            sentence: 'Please ___ some cheese over the beans.',
            clue: 'It is done with a tool with many small holes. The other word means *very good*.',
          },
          {
            a: 'rain',
            b: 'reign',
            right: 'reign',
            no: 'rain',
            sentence: 'During the ___ of the old queen, the harbour was built.',
            clue: 'It is the time in which somebody rules. It has a silent letter.',
          },
          {
            a: 'accept',
            b: 'except',
            right: 'except',
            no: 'accept',
            sentence: 'Everybody ___ Nour had seen the whale.',
            clue: 'It means *but not*. The other word means *to take what is given*.',
          },
        ],
      },
      references: ['{{right}}'],
      not: ['{{no}}'],
      hints: [
        'Both words sound alike, or nearly so. What do they mean?',
        'Make up a sentence of your own for each of the two.',
        '{{clue}}',
        'Now write the word, letter by letter, and check it against the two at the top.',
      ],
      method_answer: [{ text: '{{clue}}' }, { text: 'So the word is *{{right}}*.' }],
    },
  },
]
