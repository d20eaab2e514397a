import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const negativeNumbersMore: readonly ContentQuestion[] = [
  {
    key: 'negative-diver-and-bird',
    topics: ['negative-numbers'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M6-PV-04'],
    question: {
      type: 'number',
      text: 'A {{bird}} sits on a cliff, {{b}} m above the sea. Straight below it a diver swims at a height of $-{{a}}$ m. How many metres is it from the diver up to the {{bird}}?',
      diagram: {
        kind: 'number_line',
        from: -20,
        to: 50,
        step: 10,
        points: [
          { at: '{{0 - a}}', label: 'diver' },
          { at: '{{b}}', label: '{{bird}}' },
        ],
      },
      max_score: 1,
      template: {
        draw: {
          bird: { pick: ['gull', 'puffin', 'falcon'] },
          a: { from: 6, to: 19 },
          b: { from: 21, to: 48 },
        },
        where: ['mod(a, 10) != 0', 'mod(b, 10) != 0'],
        check: ['answer - a = b'],
      },
      answer: '{{a + b}}',
      mistakes: [
        slip(
          '{{b - a}}',
          'sign_ignored_in_difference',
          'The diver is below the sea. How far is it up to the sea, and then on?',
        ),
        slip(
          '{{b}}',
          'stopped_early',
          'That is the way from the sea only. The diver is further down.',
        ),
      ],
      hints: [
        'On which side of zero is each of them?',
        'Find the way from the diver up to zero, and the way from zero up to the bird.',
        'From the diver to the sea it is {{a}} m.',
        'From the sea to the bird it is {{b}} m. Put the two ways together.',
      ],
      method_answer: [
        { maths: tex`{{a}} + {{b}} = {{a + b}}`, text: 'Up to the sea, and on to the bird.' },
      ],
    },
  },
  {
    key: 'negative-which-is-greater',
    topics: ['negative-numbers'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['M5-PV-04'],
    question: {
      type: 'single_choice',
      text: '{{name}} says: “$-{{a}}$ is greater than $-{{b}}$, because {{a}} is greater than {{b}}.” What would you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Yusuf', 'Hannah', 'Ling', 'Pedro'] },
          a: { from: 7, to: 12 },
          b: { from: 2, to: 6 },
        },
      },
      options: [
        option(
          'That is right: the larger number is greater',
          'negatives_ordered_by_size',
          'Mark both on a number line. Which is further to the right?',
        ),
        option(
          'They are equal, because both are below zero',
          'negatives_ordered_by_size',
          'Both are below zero, but not at the same place. Mark them on a line.',
        ),
        option(
          'Numbers below zero cannot be compared',
          'negatives_ordered_by_size',
          'Think of two cold days. Can you tell which one was colder?',
        ),
        { text: 'It is the other way round: $-{{a}}$ is further below zero' },
      ],
      answers: [4],
      hints: [
        'Think of the two numbers as temperatures. Which day is warmer?',
        'On a number line the greater number is further to the right.',
        'Start at zero and go left. Which of the two do you meet first?',
        'You meet $-{{b}}$ first, and $-{{a}}$ only later. Which one is further to the right?',
      ],
      method_answer: [
        { text: 'On the line $-{{b}}$ is to the right of $-{{a}}$, so it is greater.' },
        { text: 'Below zero, a number that looks larger is further down.' },
      ],
    },
  },
  {
    key: 'negative-cities-in-parts',
    topics: ['negative-numbers'],
    difficulty: 0.8,
    minutes: 4,
    statements: ['M6-PV-04', 'M6-PV-05', 'M5-PV-04'],
    question: {
      type: 'multi_part',
      text: 'At midnight it was $-{{a}}$ °C in Ulaanbaatar, $-{{b}}$ °C in Kraków and {{c}} °C in Lisbon.',
      max_score: 4,
      template: {
        draw: {
          a: { from: 17, to: 24 },
          b: { from: 3, to: 9 },
          c: { from: 8, to: 14 },
          d: { from: 4, to: 9 },
        },
        where: ['b + c != a', 'b != c'],
        check: ['answer1 - c = b', 'answer2 + b = a', 'answer3 + d + b = 0'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How many degrees warmer was it in Lisbon than in Kraków?',
          max_score: 1,
          answer: '{{b + c}}',
          mistakes: [
            slip(
              '{{abs(c - b)}}',
              'sign_ignored_in_difference',
              'One is below zero and one above. Go to zero first, and then on.',
            ),
          ],
          hints: [
            'Which of the two cities was above zero, and which below?',
            'Go from Kraków up to zero, and from zero up to Lisbon.',
            'From Kraków up to zero it is {{b}} degrees.',
            'From zero to Lisbon it is {{c}} more. Put both together.',
          ],
          method_answer: [{ maths: tex`{{b}} + {{c}} = {{b + c}}`, text: 'Up to zero, and on.' }],
        },
        {
          type: 'number',
          text: 'How many degrees colder was it in Ulaanbaatar than in Kraków?',
          max_score: 1,
          answer: '{{a - b}}',
          mistakes: [
            slip(
              '{{a + b}}',
              'interval_on_one_side_added',
              'Both are below zero, so you do not cross it on the way.',
            ),
          ],
          hints: [
            'Both are on the same side of zero. How far apart are they?',
            'Compare how far each of them is from zero.',
            'Ulaanbaatar is {{a}} degrees below zero.',
            'Kraków is nearer to zero. Subtract its distance from {{a}}.',
          ],
          method_answer: [{ maths: tex`{{a}} - {{b}} = {{a - b}}`, text: 'Both lie below zero.' }],
        },
        {
          type: 'number',
          text: 'By three in the morning it was {{d}} degrees colder in Kraków. What was the temperature there then, in °C?',
          max_score: 2,
          answer: '{{0 - b - d}}',
          mistakes: [
            slip(
              '{{b + d}}',
              'number_sign_turned',
              'It was below zero before, and it grew colder still.',
            ),
            slip(
              '{{d - b}}',
              'counted_the_other_way',
              'Colder means further down. Which way did you go?',
            ),
          ],
          hints: [
            'Colder means further down from $-{{b}}$.',
            'Start at $-{{b}}$ and go on, away from zero.',
            'It goes {{d}} degrees further down.',
            'Add the {{b}} and the {{d}} degrees below zero, and keep the minus sign.',
          ],
          method_answer: [
            { maths: tex`-{{b}} - {{d}} = {{0 - b - d}}`, text: 'Further below zero.' },
          ],
        },
      ],
      hints: [
        'Mark the three cities on a thermometer.',
        'Ask each time whether the way crosses zero. If it does, go to zero first and then on.',
        'From Kraków up to zero it is {{b}} degrees.',
        'For (a) put {{b}} and {{c}} together. For (b) both are below zero: compare {{a}} and {{b}}. For (c) go {{d}} further down.',
      ],
      method_answer: [
        { maths: tex`{{b}} + {{c}} = {{b + c}}`, text: '(a) Up to zero, and on to Lisbon.' },
        { maths: tex`{{a}} - {{b}} = {{a - b}}`, text: '(b) Both lie below zero.' },
        { maths: tex`-{{b}} - {{d}} = {{0 - b - d}}`, text: '(c) Further down from where it was.' },
      ],
    },
  },
]
