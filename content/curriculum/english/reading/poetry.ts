import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const poetry: readonly ContentQuestion[] = [
  {
    key: 'poetry-tell-the-forms',
    topics: ['poetry'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['E4-R-07'],
    question: {
      type: 'matching',
      text: 'Which form of poem is described?',
      max_score: 4,
      left: [
        'three short lines, of 5, 7 and 5 syllables, often about nature',
        'five funny lines that rhyme AABBA',
        'the first letters of the lines spell a word',
        'many short verses with rhyme that tell a story',
      ],
      right: ['ballad', 'acrostic', 'haiku', 'free verse', 'limerick'],
      pairs: [3, 5, 2, 1],
      hints: [
        'Think of one poem of each form that you know.',
        'Count lines and syllables, and ask whether it rhymes.',
        'The form with three lines comes from Japan.',
        'The one with five lines often begins *There once was …*. The one that tells a story was once sung. One name is left over.',
      ],
      method_answer: [
        { text: 'Three lines of 5, 7 and 5 syllables: haiku. Five funny lines: limerick.' },
        { text: 'First letters that spell a word: acrostic. A story in verses: ballad.' },
      ],
    },
  },
  {
    key: 'poetry-which-form',
    topics: ['poetry'],
    difficulty: -0.4,
    minutes: 1.2,
    statements: ['E4-R-07'],
    question: {
      type: 'single_choice',
      text: 'Which form of poem is this?\n\nRain taps the window.\nI answer with one finger:\nwe talk until dark.',
      max_score: 1,
      options: [
        option(
          'a limerick',
          'poem_forms_mixed',
          'That one has five lines and rhymes. Count the lines here.',
        ),
        option(
          'a ballad',
          'poem_forms_mixed',
          'That one tells a story in many verses. How long is this one?',
        ),
        option(
          'an acrostic',
          'poem_forms_mixed',
          'Read down the first letters: R, I, W. Do they spell a word?',
        ),
        { text: 'a haiku' },
      ],
      answers: [4],
      hints: [
        'Count the lines, then clap the syllables.',
        'Does it rhyme? Is it about nature?',
        'There are three lines. The first has five syllables: `Rain-taps-the-win-dow`.',
        'Clap the second: `I-an-swer-with-one-fin-ger`. How many are those?',
      ],
      method_answer: [
        { text: 'Three lines with 5, 7 and 5 syllables, and no rhyme.' },
        { text: 'This is a haiku.' },
      ],
    },
  },
  {
    key: 'poetry-mark-the-rhymes',
    topics: ['poetry'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['EK3-R-11'],
    question: {
      type: 'short_text',
      text: 'Mark the **rhyme scheme** of this verse with four letters, such as ABCD.\n\nThe moon came down to milk the cow,\nand hung her lantern on the bough;\nshe filled a pail, she filled it twice,\nand paid the mice in rounds of rice.',
      max_score: 1,
      references: ['AABB', 'A A B B'],
      not: ['ABAB', 'ABCB', 'ABBA', 'AAAA', 'ABCD', 'AABC', 'ABCC'],
      hints: [
        'Look only at the last word of each line, and say it aloud.',
        'The first sound is A. A line that rhymes with it is A too. A new sound gets a new letter.',
        'Say: *cow*, *bough*. Do not look at the letters, listen.',
        'Now say the last words of lines three and four. Do they rhyme with each other?',
      ],
      method_answer: [
        { text: '*Cow* and *bough* rhyme for the ear: both are A.' },
        { text: '*Twice* and *rice* rhyme: both are B. So the scheme is AABB.' },
      ],
    },
  },
  {
    key: 'poetry-rhyme-by-ear',
    topics: ['poetry'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['EK3-R-11'],
    question: {
      type: 'multiple_choice',
      text: 'Which words rhyme with **though**? Choose all that do.',
      max_score: 2,
      options: [
        option('cough', 'rhyme_by_spelling', 'It looks alike. Say both aloud.'),
        { text: 'snow' },
        option('through', 'rhyme_by_spelling', 'It looks alike. Say both aloud.'),
        { text: 'toe' },
        option('bough', 'rhyme_by_spelling', 'It looks alike, but it rhymes with *cow*.'),
      ],
      answers: [2, 4],
      hints: [
        'Close your eyes. Rhyme is for the ear.',
        'Say the word, and listen to its last sound.',
        'It ends in the sound of the letter *O*, as you say it in the alphabet.',
        'Say each option aloud with a long *oh* in mind. Two of the five end in it.',
      ],
      method_answer: [
        { text: 'The word ends in a long *oh*. So do two words that look quite different.' },
        { text: 'The three that look alike end in other sounds: *off*, *oo* and *ow*.' },
      ],
    },
  },
  {
    key: 'poetry-name-the-sounds',
    topics: ['poetry'],
    difficulty: -0.1,
    minutes: 1.2,
    statements: ['EK3-R-11'],
    question: {
      type: 'matching',
      text: 'Which device of sound is in each line?',
      max_score: 4,
      left: [
        'The bacon hissed and popped and spat.',
        'Seven silver seals swam south.',
        'The low road goes home.',
        'The bell at the gate / rings early and late.',
      ],
      right: ['rhyme', 'alliteration', 'onomatopoeia', 'the same vowel in several words'],
      pairs: [3, 2, 4, 1],
      hints: [
        'Read each line aloud. What does your mouth do again and again?',
        'Same first sound: alliteration. A word like the noise it names: onomatopoeia. Same last sound: rhyme.',
        'In which line can you hear a pan on the fire?',
        'In one line many words begin alike. In one, the vowel *oh* comes back four times. In one, the two halves end alike.',
      ],
      method_answer: [
        { text: '*Hissed*, *popped* and *spat* sound like the noise itself: onomatopoeia.' },
        {
          text: '*Seven silver seals swam south*: alliteration. *Low, road, goes, home*: one vowel.',
        },
        { text: '*Gate* and *late* rhyme.' },
      ],
    },
  },
  {
    key: 'poetry-one-device',
    topics: ['poetry'],
    difficulty: 0.2,
    minutes: 1,
    statements: ['EK3-R-11', 'EK3-R-09'],
    question: {
      type: 'single_choice',
      text: '*Slowly, silently, snow sealed the street.*\n\nWhat does the repeated *s* do here?',
      max_score: 1,
      options: [
        option(
          'It is onomatopoeia, since snow says *s*.',
          'sound_devices_mixed',
          'No single word here names its own noise. Which sound is repeated at the start of the words?',
        ),
        option(
          'It is alliteration.',
          'effect_is_feature_name',
          'That names it. What does it make us hear?',
        ),
        { text: 'It is soft, like a hush, so we hear how quiet it becomes.' },
        option(
          'It makes the line rhyme.',
          'sound_devices_mixed',
          'Rhyme is at the ends of lines. Where are the *s* sounds?',
        ),
      ],
      answers: [3],
      hints: [
        'Read the line in a whisper.',
        'What does your mouth do when you ask somebody to be quiet?',
        'The line is about snow that falls without a noise.',
        'Choose the answer that joins the sound with the meaning.',
      ],
      method_answer: [
        { text: 'The soft *s* sounds like *hush*.' },
        { text: 'The line says that it grows quiet, and it sounds quiet too.' },
      ],
    },
  },
  {
    key: 'poetry-who-speaks',
    topics: ['poetry'],
    difficulty: 0.4,
    minutes: 1.2,
    statements: ['EK3-R-11', 'EK3-R-09'],
    question: {
      type: 'single_choice',
      text: 'I come without a ticket, twice a day.\nI read the beach, and wipe the words away.\nI lift the boats like babies in my hand,\nand bring them back, and lay them on the sand.\n\nWho is the **speaker** of this poem?',
      max_score: 1,
      options: [
        option(
          'the poet',
          'speaker_is_poet',
          'A poet may lend the word *I* to anybody. What does this one do twice a day?',
        ),
        { text: 'the tide' },
        option('a lifeguard', 'image_taken_for_fact', 'Could a lifeguard lift boats in one hand?'),
        option(
          'a teacher',
          'image_taken_for_fact',
          '*Read* and *wipe* are images. What wipes away words on a beach?',
        ),
      ],
      answers: [2],
      hints: [
        'The *I* of a poem need not be a person.',
        'Collect the clues: twice a day, the beach, the boats.',
        'What wipes away words that are written in sand?',
        'What comes and goes twice a day, and lifts every boat in a harbour?',
      ],
      method_answer: [
        { text: 'It comes twice a day, wipes the sand and lifts boats.' },
        { text: 'That is the tide, which speaks here like a person.' },
      ],
    },
  },
  {
    key: 'poetry-read-a-limerick-aloud',
    topics: ['poetry'],
    difficulty: -0.2,
    minutes: 4,
    statements: ['EK3-R-11', 'E4-R-07'],
    question: {
      type: 'recording',
      text: 'Practise this limerick, and read it aloud. Let us hear the beat, the rhymes and the joke.\n\nA baker from County Kildare\nbaked bread that was lighter than air;\nit rose from the rack\nand it never came back,\nand he waves when he sees it up there.',
      max_score: 3,
      criteria: [
        {
          code: 'beat',
          text: 'The beat can be heard: lines 3 and 4 are quicker',
          marks: 1,
          evidence: [],
        },
        {
          code: 'clear',
          text: 'Every word is clear, and the rhymes can be heard',
          marks: 1,
          evidence: [],
        },
        {
          code: 'joke',
          text: 'There is a small pause before the last line, so that the joke works',
          marks: 1,
          evidence: [],
        },
      ],
      hints: [
        'Clap the beat first, without the words.',
        'Lines 1, 2 and 5 have three beats. Lines 3 and 4 have two, and they run.',
        'Try: a BAK-er from COUN-ty Kil-DARE.',
        'Where is the surprise? Take a breath just before it, and smile with your voice.',
      ],
      method_answer: [
        { text: 'Three beats in lines 1, 2 and 5, and two quick ones in lines 3 and 4.' },
        { text: 'A short pause before the last line lets the listener wait for the joke.' },
      ],
    },
  },
]
