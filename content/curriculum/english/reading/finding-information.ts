import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option } from '#curriculum/writing.ts'

export const findingInformation: readonly ContentQuestion[] = [
  {
    key: 'finding-copy-a-fact',
    topics: ['finding-information'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['E4-R-14'],
    question: {
      type: 'short_text',
      text: 'Read the notice. On which day of the week is the pool closed? Write one word.\n\n**Hill Road Pool** is open from Tuesday to Sunday. On Monday we clean the water. The café stays open all week, and on Friday the slide is free.',
      max_score: 1,
      references: ['Monday'],
      not: ['Tuesday', 'Sunday', 'Friday'],
      hints: [
        'Find the words that tell when the pool is **open**.',
        'Which day is missing from those days?',
        'It is open from Tuesday to Sunday. That is six days.',
        'Look for the day on which something else is done with the water.',
      ],
      method_answer: [
        { text: 'From Tuesday to Sunday it is open: six days.' },
        { text: 'One day is left, and on it the water is cleaned.' },
      ],
    },
  },
  {
    key: 'finding-which-paragraph',
    topics: ['finding-information'],
    difficulty: -0.4,
    minutes: 1.5,
    statements: ['E4-R-14', 'E4-R-09', 'E6-R-08'],
    question: {
      type: 'matching',
      text: 'A leaflet about hedgehogs has four paragraphs. Under which heading would you look for the answer? One of the answers is left over.',
      max_score: 4,
      left: [
        'What do they do in the cold months?',
        'Should I put out milk for them?',
        'How many spines does one have?',
        'When are the young born?',
      ],
      right: [
        'The body',
        'Families',
        'A long winter sleep',
        'How you can help',
        'Stories about hedgehogs',
      ],
      pairs: [3, 4, 1, 2],
      hints: [
        'Find the most important word of each question.',
        'Say what each heading promises, in your own words.',
        'Spines are a part of something. Which heading is about that?',
        'Cold months are in one season. The young have a mother. Milk is something that **you** would give.',
      ],
      method_answer: [
        { text: 'The cold months are the winter. Spines belong to the body.' },
        { text: 'The young belong to a family. What you put out is a way to help, or not.' },
      ],
    },
  },
  {
    key: 'finding-true-false-not-said',
    topics: ['finding-information'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['E4-R-08', 'E6-R-07', 'EK3-R-08'],
    question: {
      type: 'matching',
      text: 'Read the text. Then decide about each statement.\n\nThe tea shop by the lock is run by two sisters, Asha and Meera. It opens at noon, and their uncle bakes the bread. On rainy days they light the stove, and boat people come in to dry their coats.',
      max_score: 3,
      left: [
        'The tea shop opens in the morning.',
        'Someone in the family bakes.',
        'Asha is the older sister.',
      ],
      right: ['true', 'false', 'not in the text'],
      pairs: [2, 1, 3],
      hints: [
        'Find the line about each statement, if there is one.',
        'If the text says something else, it is false. If the text says nothing about it, it is not in the text.',
        'Look for the time at which the shop opens.',
        'Who bakes the bread? And does any line speak about who is older?',
      ],
      method_answer: [
        { text: 'It opens at noon, so *in the morning* is false.' },
        { text: 'The uncle bakes, and he belongs to the family: true.' },
        { text: 'No line says which sister is older: not in the text.' },
      ],
    },
  },
  {
    key: 'finding-fact-or-opinion',
    topics: ['finding-information'],
    difficulty: 0.2,
    minutes: 1.2,
    statements: ['E6-R-14'],
    question: {
      type: 'multiple_choice',
      text: 'Which sentences are **facts**: things that can be checked? Choose all of them.',
      max_score: 2,
      options: [
        { text: 'Its squid is eight metres long.' },
        option(
          'It is the best museum in the county.',
          'fact_and_opinion_mixed',
          'Could somebody else like another museum better?',
        ),
        { text: 'The museum opened in 1962.' },
        option(
          'Everybody should see the giant squid.',
          'fact_and_opinion_mixed',
          'The word *should* tells what somebody thinks. Can it be checked?',
        ),
      ],
      answers: [1, 3],
      hints: [
        'A fact can be checked with a list, a ruler or a book.',
        'An opinion tells what somebody thinks. Others may think otherwise.',
        'Look for words such as *best* and *should*.',
        'Which two could you check with a date and with a tape measure?',
      ],
      method_answer: [
        { text: 'A year and a length can be checked, so these are facts.' },
        { text: '*Best* and *should* tell what somebody thinks.' },
      ],
    },
  },
  {
    key: 'finding-opinion-that-hides',
    topics: ['finding-information'],
    difficulty: 0.7,
    minutes: 1.2,
    statements: ['E6-R-14', 'EK3-R-08'],
    question: {
      type: 'single_choice',
      text: 'Three of these sentences from a newspaper state facts. Which one **hides an opinion**?',
      max_score: 1,
      options: [
        option(
          'The bridge was closed for 40 days.',
          'fact_and_opinion_mixed',
          'Forty days can be counted. Is there a word that judges?',
        ),
        option(
          'About 300 people signed the letter.',
          'fact_and_opinion_mixed',
          'The names can be counted. Is there a word that judges?',
        ),
        { text: 'The council took a shocking 40 days to mend the bridge.' },
        option(
          'The council says that the repair cost more than was planned.',
          'fact_and_opinion_mixed',
          'It can be checked whether the council says so.',
        ),
      ],
      answers: [3],
      hints: [
        'A sentence can hold a number that can be checked, and a feeling as well.',
        'Look for a word that judges, and take it out. What is left is the fact.',
        'Numbers and what people say can be checked.',
        'In one of them an adjective tells you how to feel about the number.',
      ],
      method_answer: [
        { text: 'The 40 days are a fact.' },
        { text: 'That they are *shocking* is what the writer thinks.' },
      ],
    },
  },

  {
    key: 'finding-what-we-do-not-know',
    topics: ['finding-information'],
    difficulty: 0.4,
    minutes: 1.2,
    statements: ['E4-R-08', 'E6-R-07', 'EK3-R-08', 'E4-R-09'],
    question: {
      type: 'single_choice',
      text: 'Read the text. Which question does it **not** answer?\n\nThe Tiny Theatre has twelve seats. Last winter Olu and his neighbours built it in an old horse box. They play every Sunday at four, and whoever comes brings a cake instead of a ticket.',
      max_score: 1,
      options: [
        option(
          'How many people can watch?',
          'not_said_and_false_mixed',
          'Look for a number in the first sentence.',
        ),
        option(
          'What does one pay?',
          'not_said_and_false_mixed',
          'Look at the end. What is brought instead of a ticket?',
        ),
        option('When was it built?', 'not_said_and_false_mixed', 'Look for a season.'),
        { text: 'What is the first play about?' },
      ],
      answers: [4],
      hints: [
        'Try to answer each question with your finger on a line.',
        'If no line speaks about it, the text does not answer it.',
        'There are lines about the seats, the winter, the day, the time and the cake.',
        'Three of the questions are about those. Which one is about something else?',
      ],
      method_answer: [
        { text: 'Twelve seats, last winter, and a cake: three answers are there.' },
        { text: 'What is played is not said anywhere.' },
      ],
    },
  },
  {
    key: 'finding-a-number',
    topics: ['finding-information'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['E4-R-14', 'E6-R-15'],
    question: {
      type: 'number',
      text: 'Read the notice. How many pounds (£) does a **child** pay for a ride in the **afternoon**?\n\n**{{ride}}.** We run from {{open}} am to 5 pm. In the morning an adult pays £{{am}} and a child £{{cm}}. After noon an adult pays £{{pm}} and a child £{{cp}}. Dogs ride free. The trip takes {{min}} minutes.',
      max_score: 1,
      template: {
        draw: {
          ride: {
            pick: ['The Little Steam Train', 'The Island Ferry', 'The River Bus', 'The Lake Boat'],
          },
          open: { from: 8, to: 10 },
          cm: { from: 2, to: 5 },
          up: { from: 1, to: 3 },
          more: { from: 3, to: 5 },
          min: { from: 15, to: 40, step: 5 },
        },
        derive: { cp: 'cm + up', am: 'cm + more', pm: 'cm + up + more' },
        where: ['distinct(cm, cp, am, pm, open)'],
        check: ['answer - cm = up'],
      },
      answer: '{{cp}}',
      mistakes: [
        {
          answer: '{{cm}}',
          misconception: {
            code: 'nearby_words_copied',
            text: 'That is the price in the morning. Read on to the words *after noon*.',
          },
        },
        {
          answer: '{{pm}}',
          misconception: {
            code: 'nearby_words_copied',
            text: 'The time of day is right. But who pays this price?',
          },
        },
        {
          answer: '{{am}}',
          misconception: {
            code: 'nearby_words_copied',
            text: 'Check two things: who pays, and at which time of day?',
          },
        },
      ],
      hints: [
        'There are several prices. Which two things must fit?',
        'Find the time of day first. Then find who pays.',
        'The words *after noon* tell about the afternoon. Two prices follow them.',
        'The first of the two is for an adult. Who is the other one for?',
      ],
      method_answer: [
        { text: 'After noon there are two prices: £{{pm}} and £{{cp}}.' },
        { text: 'The first is for an adult and the second for a child, so a child pays £{{cp}}.' },
      ],
    },
  },
]
