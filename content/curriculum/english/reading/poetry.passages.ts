import { inParts } from '#curriculum/mixed-bag/in-parts.ts'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const poetryPassages: readonly ContentQuestion[] = [
  {
    key: 'passage-three-small-poems',
    topics: ['poetry'],
    difficulty: -0.3,
    minutes: 8,
    statements: ['E4-R-07', 'EK3-R-11', 'EK3-R-09'],
    question: inParts({
      text: `Read the three small poems. Then answer the questions.

**A**
Frost on the cold swings:
one robin rides to and fro,
lighter than a leaf.

**B**
A baker from County Kildare
baked bread that was lighter than air;
it rose from the rack
and it never came back,
and he waves when he sees it up there.

**C**
Mirror of mornings not yet begun,
Old silver coin that nobody spent,
Out of the window you follow me home:
Night's own bicycle lamp.`,
      sub_questions: [
        {
          type: 'matching',
          text: 'Which form is each poem?',
          max_score: 3,
          left: ['poem A', 'poem B', 'poem C'],
          right: ['acrostic', 'haiku', 'limerick', 'ballad'],
          pairs: [2, 3, 1],
          hints: [
            'Count the lines, and look for rhymes.',
            'In one of them, read down the first letters.',
          ],
          method_answer: [
            { text: 'A has 5, 7 and 5 syllables. B has five lines with rhyme and a joke.' },
            { text: 'The first letters of C spell a word.' },
          ],
        },
        {
          type: 'table',
          text: 'How many syllables are there in each line of poem A?',
          max_score: 3,
          columns: ['syllables'],
          rows: [
            { label: 'line 1', cells: [{ type: 'number', answer: '5' }] },
            { label: 'line 2', cells: [{ type: 'number', answer: '7' }] },
            { label: 'line 3', cells: [{ type: 'number', answer: '5' }] },
          ],
          hints: ['Clap each line.', 'The word *robin* has two claps.'],
          method_answer: [
            { text: 'Frost-on-the-cold-swings: five. One-rob-in-rides-to-and-fro: seven.' },
            { text: 'Light-er-than-a-leaf: five.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'What is the rhyme scheme of poem B?',
          max_score: 1,
          options: [
            option(
              'ABABA',
              'rhyme_scheme_letters',
              'Say the last words of lines 1 and 2. Do they rhyme?',
            ),
            option(
              'AABBC',
              'rhyme_scheme_letters',
              'Say the last word of line 5. Does it rhyme with a word above?',
            ),
            { text: 'AABBA' },
            option(
              'ABCDE',
              'rhyme_by_spelling',
              '*Kildare*, *air* and *there* look different. Say them aloud.',
            ),
          ],
          answers: [3],
          hints: [
            'Say only the last words, one after another.',
            'Which lines end like *air*? Which end like *rack*?',
          ],
          method_answer: [{ text: '*Kildare*, *air* and *there* rhyme. *Rack* and *back* rhyme.' }],
        },
        {
          type: 'short_text',
          text: 'What is poem C about? Write one word.',
          max_score: 1,
          references: ['moon', 'the moon'],
          not: ['sun', 'night', 'mirror', 'lamp', 'star', 'coin'],
          hints: [
            'It is round, silver, and seems to follow you.',
            'Read down the first letters of the lines.',
          ],
          method_answer: [
            { text: 'The first letters spell what it is about, and all the images fit.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'Poem C calls it “Night’s own bicycle lamp”. Which picture does this give us?',
          max_score: 1,
          options: [
            { text: 'Night rides beside us with a light.' },
            option(
              'Somebody has left a bicycle outside.',
              'image_taken_for_fact',
              'It is an image. Who owns the lamp, according to the line?',
            ),
            option(
              'It is a metaphor.',
              'effect_is_feature_name',
              'That names it. What do you see?',
            ),
            option(
              'The light is much too bright.',
              'guess_beyond_text',
              'How bright is a lamp on a bicycle?',
            ),
          ],
          answers: [1],
          hints: [
            'Who has the lamp?',
            'What does a bicycle do, when you walk home and it follows you?',
          ],
          method_answer: [
            { text: 'Night is a rider, and its lamp is small, round and moves along with us.' },
          ],
        },
      ],
      hints: [
        'Read each poem aloud, twice.',
        'First count: lines, syllables, rhymes. Then ask what you see.',
        'The three forms differ in length, in rhyme, and in the first letters of the lines.',
        'Clap the syllables of A, say the last words of B, and read down the side of C.',
      ],
    }),
  },
  {
    key: 'passage-ferry-cat',
    topics: ['poetry'],
    difficulty: 0.2,
    minutes: 10,
    statements: ['EK3-R-11', 'EK3-R-09', 'E4-R-07'],
    question: inParts({
      text: `Read the poem. Then answer the questions.

**The Ferry Cat**

The ferry cat has one good ear,
one eye, and half a tail.
She owns the coil of yellow rope
that hangs above the rail.

She does not pay. She does not queue.
She does not show a pass.
She sits, and lets the harbour slide
like pictures under glass.

The engine thuds, the wavelets slap,
the gulls go shriek and wheel;
she slinks and slides from seat to seat
and shares a sailor's meal.

Some say she had a captain once
who sailed away in spring.
She looks at every face that boards
and does not say a thing.

And when the last lamp on the quay
goes out, and all is black,
she turns one ear towards the sea,
in case it brings him back.`,
      sub_questions: [
        {
          type: 'single_choice',
          text: 'What is the rhyme scheme of the **first** verse?',
          max_score: 1,
          options: [
            option('AABB', 'rhyme_scheme_letters', 'Say *ear* and *tail*. Do lines 1 and 2 rhyme?'),
            { text: 'ABCB' },
            option('ABAB', 'rhyme_scheme_letters', 'Say *ear* and *rope*. Do lines 1 and 3 rhyme?'),
            option('ABBA', 'rhyme_scheme_letters', 'Say *ear* and *rail*. Do lines 1 and 4 rhyme?'),
          ],
          answers: [2],
          hints: [
            'Say the last words: *ear, tail, rope, rail*.',
            'Only two of the four rhyme. Which?',
          ],
          method_answer: [
            { text: 'Only *tail* and *rail* rhyme, so lines 2 and 4 share a letter.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'In the **last** verse more lines rhyme than before. Which ones?',
          max_score: 1,
          options: [
            option('none of them', 'rhyme_by_spelling', 'Say *quay* aloud. It sounds like *key*.'),
            option('lines 1 and 2', 'rhyme_by_spelling', 'Say *quay* and *black* aloud.'),
            option(
              'only lines 2 and 4',
              'rhyme_by_spelling',
              'They do. But say *quay* and *sea* aloud as well.',
            ),
            { text: 'lines 1 and 3, and lines 2 and 4' },
          ],
          answers: [4],
          hints: ['*Quay* is said like *key*.', 'Say the last words: *quay, black, sea, back*.'],
          method_answer: [
            { text: '*Quay* and *sea* rhyme for the ear, and so do *black* and *back*: ABAB.' },
          ],
        },
        {
          type: 'multiple_choice',
          text: 'Which words of the third verse are **onomatopoeia**? Choose all that sound like what they name.',
          max_score: 3,
          options: [
            { text: 'slap' },
            { text: 'shriek' },
            option(
              'meal',
              'sound_devices_mixed',
              'It rhymes with *wheel*. But does a meal make this noise?',
            ),
            option(
              'seat',
              'sound_devices_mixed',
              'It begins like *slinks* and *slides*. But does a seat make this noise?',
            ),
            { text: 'thuds' },
          ],
          answers: [1, 2, 5],
          hints: [
            'Say each word and listen: is the word itself the noise?',
            'Three things make a noise: the engine, the water, the birds.',
          ],
          method_answer: [
            {
              text: 'The engine, the wavelets and the gulls are heard in the words for their noises.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: '“She slinks and slides from seat to seat / and shares a sailor’s meal.” What does the repeated *s* do?',
          max_score: 1,
          options: [
            { text: 'It is smooth and soft, like the way in which the cat moves.' },
            option(
              'It is alliteration, and that makes it a good poem.',
              'effect_is_feature_name',
              'That names it. What does it make us hear, or see?',
            ),
            option(
              'It makes the cat sound like a snake that wants to bite.',
              'guess_beyond_text',
              'She shares a meal. Is anything here a threat?',
            ),
            option(
              'It sounds like the engine.',
              'sound_devices_mixed',
              'Listen to *thuds*. Is that like *s*?',
            ),
          ],
          answers: [1],
          hints: [
            'Read the line slowly, with a long *s*.',
            'Compare it with the hard sounds of *thuds* and *slap*.',
          ],
          method_answer: [
            {
              text: 'The engine thuds and the water slaps, but the cat goes softly through it all.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'Why does the cat look “at every face that boards”?',
          max_score: 1,
          options: [
            option(
              'She checks the tickets.',
              'image_taken_for_fact',
              'She herself shows no pass. Whom may she hope to see?',
            ),
            option(
              'She is afraid of people.',
              'guess_beyond_text',
              'She goes from seat to seat. Is that fear?',
            ),
            { text: 'She hopes that the captain has come back.' },
            option(
              'She looks for a sailor who will give her a fish.',
              'guess_beyond_text',
              'That was one verse before. What is this verse about?',
            ),
          ],
          answers: [3],
          hints: ['Read the two lines before that one.', 'Who sailed away?'],
          method_answer: [
            { text: 'Her captain sailed away in spring, and she looks for his face.' },
          ],
        },
        {
          type: 'single_choice',
          text: 'At first the poem is funny. How does its mood change?',
          max_score: 1,
          options: [
            option(
              'It stays funny until the end.',
              'literal_reading',
              'Read the last verse aloud. Would you laugh?',
            ),
            { text: 'From the fourth verse on it is quiet and longing.' },
            option(
              'It becomes exciting, like an adventure on a stormy sea.',
              'guess_beyond_text',
              'Does much happen in the last two verses?',
            ),
            option('It becomes angry.', 'guess_beyond_text', 'Is there one angry word?'),
          ],
          answers: [2],
          hints: [
            'Compare the verse about the queue with the last one.',
            'In which verse do we first hear of the captain?',
          ],
          method_answer: [
            { text: 'With the captain the poem turns: we learn that she waits for somebody.' },
          ],
        },
        {
          type: 'long_text',
          text: 'What do you feel for the cat at the end? Quote some words that make you feel so.',
          max_score: 2,
          criteria: [
            {
              code: 'feeling',
              text: 'Says what you feel for her: pity, sadness, hope, admiration',
              marks: 1,
              evidence: [
                'I feel sorry for the cat.',
                'I feel sad for her.',
                'I hope that the captain comes back.',
                'I admire her because she is loyal.',
              ],
            },
            {
              code: 'quotation',
              text: 'Quotes words from the end of the poem',
              marks: 1,
              evidence: [
                'in case it brings him back',
                'she turns one ear towards the sea',
                'She looks at every face that boards',
                'and all is black',
              ],
            },
          ],
          references: ['I feel sorry for the cat. She turns one ear towards the sea.'],
          hints: [
            'Any feeling is good if the words bear it out.',
            'Begin: I feel … for her, because the poem says “…”.',
          ],
          method_answer: [
            { text: 'Name a feeling, and then quote the words that cause it.' },
            {
              text: 'For example: I feel sorry for the cat, because “she turns one ear towards the sea”.',
            },
          ],
        },
      ],
      hints: [
        'Read it aloud once, for the beat. Then read it silently, for the story.',
        'For rhymes, say the last words only. For sounds, say the line slowly.',
        'The first three verses tell what the cat does. The fourth tells something about her past.',
        'Compare how you smiled at the queue with how you feel at the last lamp.',
      ],
    }),
  },
  {
    key: 'poetry-read-a-verse-aloud',
    topics: ['poetry'],
    difficulty: 0.3,
    minutes: 5,
    statements: ['EK3-R-11', 'EK3-R-09'],
    question: {
      type: 'recording',
      text: 'These are the last two verses of *The Ferry Cat*. Practise them, and read them aloud, so that a listener can feel how she waits.\n\nSome say she had a captain once\nwho sailed away in spring.\nShe looks at every face that boards\nand does not say a thing.\n\nAnd when the last lamp on the quay\ngoes out, and all is black,\nshe turns one ear towards the sea,\nin case it brings him back.',
      max_score: 3,
      criteria: [
        {
          code: 'clear',
          text: 'Every word is clear, and *quay* is said like *key*',
          marks: 1,
          evidence: [],
        },
        {
          code: 'sense',
          text: 'Lines run on where the sentence runs on: “the quay / goes out”',
          marks: 1,
          evidence: [],
        },
        {
          code: 'mood',
          text: 'Pace and volume fit the mood: slower and softer to the end',
          marks: 1,
          evidence: [],
        },
      ],
      hints: [
        'Say in your own words what happens, and how it feels.',
        'A line of a poem need not end in a pause. Follow the sentence.',
        'Read “the last lamp on the quay goes out” in one breath.',
        'Where would you be softer, and where would you wait a moment? Try it in two ways, and choose.',
      ],
      method_answer: [
        { text: 'Read through the end of a line where the sentence goes on.' },
        { text: 'Become slower and softer, and let the last word hang in the air.' },
      ],
    },
  },
]
