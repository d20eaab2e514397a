import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const readingBetweenTheLines: readonly ContentQuestion[] = [
  {
    key: 'lines-what-does-she-feel',
    topics: ['reading-between-the-lines'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['E4-R-10'],
    question: {
      type: 'single_choice',
      text: 'Zainab read the letter. She read it again. Then she ran twice round the kitchen table and kissed the cat on the nose.\n\nHow does Zainab feel?',
      max_score: 1,
      options: [
        option('tired', 'guess_beyond_text', 'Would somebody tired run twice round a table?'),
        { text: 'delighted' },
        option('frightened of the cat', 'guess_beyond_text', 'She kisses it. What does that tell?'),
        option(
          'We cannot know, because it does not say so.',
          'literal_reading',
          'It does not say it in one word. Look at what she does.',
        ),
      ],
      answers: [2],
      hints: [
        'Writers often show a feeling by what somebody does.',
        'When would **you** run round a table and kiss a cat?',
        'She reads the letter twice, as if she could not believe it.',
        'Is it good news or bad news? Choose the word that fits.',
      ],
      method_answer: [
        { text: 'She reads it twice, she runs, and she kisses the cat.' },
        { text: 'People do that when they are full of joy, so she is delighted.' },
      ],
    },
  },
  {
    key: 'lines-choose-the-evidence',
    topics: ['reading-between-the-lines'],
    difficulty: -0.2,
    minutes: 1.2,
    statements: ['E6-R-09', 'E6-R-16', 'EK3-R-06'],
    question: {
      type: 'single_choice',
      text: 'Old Mr Lund came into the shop every day at ten. He bought one apple. He told us about his ship, and about the ice, and when a customer came in he stepped aside and waited until we were free again.\n\nWhich words show best that Mr Lund is **lonely**?',
      max_score: 1,
      options: [
        option(
          'He bought one apple.',
          'evidence_off_point',
          'This shows that he needs little. Does it show why he stays?',
        ),
        option(
          'Old Mr Lund',
          'evidence_off_point',
          'Old people need not be lonely. Look for something that he does.',
        ),
        option(
          'He told us about his ship',
          'evidence_off_point',
          'He likes to talk, and that is a small clue. Which words show how much he wants to?',
        ),
        { text: 'waited until we were free again' },
      ],
      answers: [4],
      hints: [
        'Put *because* between the claim and each quotation.',
        'Mr Lund is lonely because … Which one makes the best reason?',
        'What does he come for: for the apple, or for something else?',
        'Which words show that he would rather wait than leave?',
      ],
      method_answer: [
        { text: 'He has his apple, and still he waits.' },
        { text: 'So he has come to talk, and has nobody else to talk to.' },
      ],
    },
  },
  {
    key: 'lines-says-one-thing',
    topics: ['reading-between-the-lines'],
    difficulty: 0.3,
    minutes: 1.2,
    statements: ['E4-R-10', 'E6-R-09'],
    question: {
      type: 'single_choice',
      text: '“I do not mind at all,” said Teo. “You have the last one.” He watched every bite until the plate was empty.\n\nWhat does Teo really want?',
      max_score: 1,
      options: [
        { text: 'He wanted the last one himself.' },
        option(
          'He did not mind, as he says.',
          'literal_reading',
          'Compare what he says with what his eyes do.',
        ),
        option(
          'He wanted to learn how to eat politely.',
          'guess_beyond_text',
          'Is there a clue for that?',
        ),
        option(
          'He wanted to leave.',
          'guess_beyond_text',
          'He stays until the plate is empty. Why?',
        ),
      ],
      answers: [1],
      hints: [
        'People do not always say what they want.',
        'Look at what he **does** while the other one eats.',
        'He watched *every bite*.',
        'What would you be thinking if you watched a biscuit like that?',
      ],
      method_answer: [
        { text: 'His words are polite, but his eyes follow every bite.' },
        { text: 'So he would have liked it himself.' },
      ],
    },
  },
  {
    key: 'lines-what-comes-next',
    topics: ['reading-between-the-lines'],
    difficulty: 0.1,
    minutes: 1.2,
    statements: ['E4-R-11', 'E6-R-10'],
    question: {
      type: 'single_choice',
      text: 'Grandpa tied the boat to the ring, as always. “Double knot,” he said to Finn, as always. But today Finn was watching the dolphins, and his hands did only half of what they should.\n\nWhat will most likely happen next?',
      max_score: 1,
      options: [
        option(
          'The dolphins will learn to tie knots.',
          'prediction_ignores_text',
          'That would be fun. What has the writer prepared?',
        ),
        option(
          'Finn will eat his lunch.',
          'prediction_ignores_text',
          'He may. But why did the writer tell us about the knot?',
        ),
        { text: 'The boat will come loose and drift away.' },
        option(
          'Grandpa will sell the boat.',
          'prediction_ignores_text',
          'Is there any clue for that?',
        ),
      ],
      answers: [3],
      hints: [
        'A writer plants clues for what will happen.',
        'Look at the words *but today*. What is different?',
        'Finn’s hands did *only half* of what they should.',
        'A double knot, half done: what may that lead to?',
      ],
      method_answer: [
        { text: '*As always* and *but today* tell us that something will be different.' },
        { text: 'The knot is only half tied, so the boat may come loose.' },
      ],
    },
  },
  {
    key: 'lines-prove-it',
    topics: ['reading-between-the-lines'],
    difficulty: 0.6,
    minutes: 3,
    statements: ['E6-R-09', 'E6-R-16', 'EK3-R-06'],
    question: {
      type: 'long_text',
      text: 'The lift doors closed. Kwame counted the buttons, from the bottom to the top, and then from the top to the bottom. He wiped his palms on his coat. “Only eleven floors,” he told his shoes.\n\nHow does Kwame feel in the lift? Give one clue from the text that shows it.',
      max_score: 2,
      criteria: [
        {
          code: 'feeling',
          text: 'Says that he is nervous or afraid',
          marks: 1,
          evidence: [
            'Kwame feels nervous.',
            'He is afraid of the lift.',
            'He is scared.',
            'He is anxious.',
          ],
          not: ['Kwame feels happy.', 'He is bored.'],
        },
        {
          code: 'clue',
          text: 'Gives a clue: he counts the buttons, wipes his palms or talks to his shoes',
          marks: 1,
          evidence: [
            'He wiped his palms on his coat.',
            'He counted the buttons.',
            'He talks to his shoes.',
            'He says “Only eleven floors” to calm himself.',
          ],
        },
      ],
      references: ['Kwame feels nervous. He wiped his palms on his coat.'],
      hints: [
        'He does three odd things. Why may he do them?',
        'Say the feeling in one word, and then *because* with a clue.',
        'What happens to our hands when we are not at ease?',
        'Begin: Kwame feels … I can tell because he …',
      ],
      method_answer: [
        { text: 'Kwame feels nervous.' },
        { text: 'His palms are damp, he counts to keep calm, and he speaks to his shoes.' },
      ],
    },
  },
]
