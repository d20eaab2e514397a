import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const languageAndStructure: readonly ContentQuestion[] = [
  {
    key: 'language-name-the-image',
    topics: ['language-and-structure'],
    difficulty: -0.7,
    minutes: 1.2,
    statements: ['E6-R-13', 'EK3-R-09', 'EK3-G-06'],
    question: {
      type: 'matching',
      text: 'Name each image.',
      max_score: 3,
      left: [
        'The old gate groaned and begged for oil.',
        'Her voice was as thin as thread.',
        'My brother’s room is a jungle.',
      ],
      right: ['simile', 'metaphor', 'personification', 'alliteration'],
      pairs: [3, 1, 2],
      hints: [
        'Ask three questions: is there *like* or *as*? Is it said to **be** something else? Does a thing act like a person?',
        'A simile compares with *like* or *as*. A metaphor says that something **is** another thing. Personification gives a thing human ways.',
        'Look for *as … as* first.',
        'Which one begs, as only a person can? Which one is said to be a place with wild plants? One name is left over.',
      ],
      method_answer: [
        { text: 'A gate that begs acts like a person: personification.' },
        { text: '*As thin as* compares: a simile. The room *is* a jungle: a metaphor.' },
      ],
    },
  },
  {
    key: 'language-kind-of-image',
    topics: ['language-and-structure'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['E6-R-13', 'EK3-G-06'],
    question: {
      type: 'single_choice',
      text: '“The city was a machine that never stopped humming.”\n\nWhich kind of image is this?',
      max_score: 1,
      options: [
        { text: 'a metaphor' },
        option('a simile', 'imagery_mixed', 'Look for *like* or *as*. Is there either?'),
        option(
          'personification',
          'imagery_mixed',
          'Does the city act like a person, or is it said to be a thing?',
        ),
        option('no image, but a fact', 'image_taken_for_fact', 'Is a city really a machine?'),
      ],
      answers: [1],
      hints: [
        'Two things are brought together. How does the sentence do it?',
        'Look at the small word between *city* and *machine*.',
        'It does not say *like*. It says *was*.',
        'When one thing is said to **be** another, which name fits?',
      ],
      method_answer: [
        { text: 'The city is said to **be** a machine, without *like* or *as*.' },
        { text: 'So it is a metaphor.' },
      ],
    },
  },
  {
    key: 'language-effect-of-a-verb',
    topics: ['language-and-structure'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['E4-R-06', 'E6-R-13', 'EK3-R-09'],
    question: {
      type: 'single_choice',
      text: 'Fog **swallowed** the far side of the bridge.\n\nWhat does the verb make the reader feel?',
      max_score: 1,
      options: [
        option(
          'It is a strong verb.',
          'effect_is_feature_name',
          'That is true of many verbs. What does this one make you see?',
        ),
        option(
          'That the fog has a mouth and was hungry.',
          'image_taken_for_fact',
          'It is an image. What does it do to the bridge, and to us?',
        ),
        option(
          'That it is early in the morning.',
          'guess_beyond_text',
          'Fog is often there in the morning. But does the verb say so?',
        ),
        { text: 'That the fog is like a huge animal, and the bridge may be gone for good.' },
      ],
      answers: [4],
      hints: [
        'Who or what usually swallows?',
        'Compare it with: *Fog covered the far side.* What is the difference?',
        'What is swallowed has disappeared inside something.',
        'Which answer says what we see, and also what we fear?',
      ],
      method_answer: [
        { text: 'Animals swallow, so the fog seems alive and large.' },
        { text: 'What is swallowed does not come back, so it is a threat.' },
      ],
    },
  },
  {
    key: 'language-what-an-opening-does',
    topics: ['language-and-structure'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['E4-R-13', 'E6-R-12', 'EK3-R-10'],
    question: {
      type: 'single_choice',
      text: 'A story begins: *By the time you find this letter, I shall be on the other side of the mountains.*\n\nWhat does this opening do?',
      max_score: 1,
      options: [
        option(
          'It tells us that somebody has gone over the mountains.',
          'structure_is_retelling',
          'This repeats what it says. Why does the writer **begin** with it?',
        ),
        { text: 'It makes us ask who has left, and why, so that we read on.' },
        option(
          'It gives away the ending, so that we can stop.',
          'structure_is_retelling',
          'We know that somebody has left. Do we know why, and how it goes on?',
        ),
        option(
          'It is an opening, and it catches the reader’s interest.',
          'effect_is_feature_name',
          'This could be said of any opening. What do we want to know after this one?',
        ),
      ],
      answers: [2],
      hints: [
        'Which questions do you have after the first line?',
        'A writer may begin at the end, in the middle, or with a riddle.',
        'Who is *I*? Who is *you*? Why the mountains?',
        'Choose the answer that names what **this** opening makes us ask.',
      ],
      method_answer: [
        { text: 'The letter is a riddle: we do not know who has left or why.' },
        { text: 'To find out, we must read on.' },
      ],
    },
  },
  {
    key: 'language-building-a-setting',
    topics: ['language-and-structure'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['EK3-R-12', 'EK3-R-09'],
    question: {
      type: 'multiple_choice',
      text: 'The waiting room had one chair. A clock ticked without hands. Somebody had watered the plastic plant, and the water had run down the wall and dried there, long ago.\n\nWhich details make the place feel **forgotten**? Choose all that do.',
      max_score: 3,
      options: [
        { text: 'the clock without hands' },
        option(
          'that it is a room',
          'evidence_off_point',
          'Many rooms are cheerful. Which detail shows neglect?',
        ),
        { text: 'the single chair' },
        option(
          'that there is a wall',
          'evidence_off_point',
          'Every room has walls. What is **on** this one?',
        ),
        { text: 'the old water mark' },
      ],
      answers: [1, 3, 5],
      hints: [
        'A setting is built from small details.',
        'Ask of each: would it be like this if people cared for the place?',
        'Everything that every room has says nothing.',
        'What can no longer be told, who is no longer expected, and what happened *long ago*?',
      ],
      method_answer: [
        { text: 'A clock without hands is of no use, and nobody has mended it.' },
        { text: 'One chair: hardly anybody comes. The water dried *long ago*.' },
      ],
    },
  },
  {
    key: 'language-for-whom-and-why',
    topics: ['language-and-structure'],
    difficulty: 0,
    minutes: 1.2,
    statements: ['EK3-R-07'],
    question: {
      type: 'single_choice',
      text: '*Bored of the same old walk? Swap the pavement for the towpath! Bring your little explorers, your wellies and your sense of adventure. We will bring the hot chocolate.*\n\nFor whom was this written, and why?',
      max_score: 1,
      options: [
        option(
          'for children, to teach them about canals',
          'audience_by_topic',
          'Who is told to *bring* the little explorers?',
        ),
        option(
          'for boat owners, to tell them the rules',
          'audience_by_topic',
          'A towpath is beside a canal. But who is spoken to?',
        ),
        { text: 'for parents, to persuade them to come to an event' },
        option(
          'for people who make hot chocolate, to sell them more',
          'audience_by_topic',
          'Who will bring it, according to the text?',
        ),
      ],
      answers: [3],
      hints: [
        'Underline the words that speak to somebody: *you*, *your*, *bring*.',
        'Then ask what that person should do after reading.',
        'The reader is asked to bring *little explorers*. Who are they?',
        'So who has them at home? And does the text explain, or invite?',
      ],
      method_answer: [
        { text: '*Your little explorers* are children, so their parents are spoken to.' },
        { text: 'Questions, commands and a promise of hot chocolate: it wants to persuade.' },
      ],
    },
  },
]
