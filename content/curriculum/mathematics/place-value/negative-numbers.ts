import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

export const negativeNumbers: readonly ContentQuestion[] = [
  {
    key: 'negative-on-a-line',
    topics: ['negative-numbers'],
    difficulty: -1,
    minutes: 1,
    statements: ['M5-PV-04'],
    question: {
      type: 'number',
      text: 'The number line has marks at every whole number, from $-10$ to 10. An arrow points {{k}} marks to the left of {{from}}. Which number does it point at?',
      diagram: {
        kind: 'number_line',
        from: -10,
        to: 10,
        step: 1,
        labels: [-10, 0, 10],
        points: [
          { at: '{{from - k}}', label: '?', mark: 'arrow' },
          { at: '{{from}}', label: '{{from}}' },
        ],
      },
      max_score: 1,
      template: {
        draw: { from: { from: 1, to: 3 }, k: { from: 4, to: 11 } },
        where: ['k > from + 1', 'k - from < 10', 'k != 2*from'],
        check: ['answer + k = from'],
      },
      answer: '{{from - k}}',
      mistakes: [
        slip(
          '{{k - from}}',
          'number_sign_turned',
          'On which side of zero is the arrow? Numbers there have a sign of their own.',
        ),
        slip(
          '{{from - k - 1}}',
          'zero_left_out_of_count',
          'Count again, and count the step to zero too.',
        ),
        slip('{{from + k}}', 'counted_the_other_way', 'That is to the right. Which way is left?'),
      ],
      hints: [
        'Find zero on the line. Is the arrow to the left or to the right of it?',
        'Numbers to the left of zero are negative. They are written with a minus sign.',
        'From {{from}} it takes {{from}} of the steps to reach zero.',
        'There are {{k - from}} steps left to go, on the left of zero.',
      ],
      method_answer: [
        { maths: tex`{{from}} - {{k}} = {{from - k}}`, text: '{{k - from}} steps below zero.' },
      ],
    },
  },
  {
    key: 'negative-temperatures-order',
    topics: ['negative-numbers'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M5-PV-04'],
    question: {
      type: 'ordering',
      text: 'On a winter night these temperatures were measured. Put them in order. Start with the coldest.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 11, to: 16 },
          b: { from: 6, to: 9 },
          c: { from: 1, to: 4 },
          d: { from: 2, to: 5 },
        },
        where: ['c != d'],
      },
      items: ['$-{{a}}$ °C', '$-{{b}}$ °C', '$-{{c}}$ °C', '0 °C', '{{d}} °C'],
      hints: [
        'Which of these temperatures are below zero?',
        'Picture a thermometer. Further down means colder.',
        'The temperature without a minus sign, above zero, is the warmest. It comes last.',
        'Below zero, the one that is furthest from zero is the coldest. It is {{a}} degrees below.',
      ],
      method_answer: [
        {
          text: 'Furthest below zero comes first: {{a}} below, then {{b}} below, then {{c}} below.',
        },
        { text: 'Then come zero and {{d}} degrees.' },
      ],
    },
  },
  {
    key: 'negative-rise',
    topics: ['negative-numbers'],
    difficulty: 0,
    minutes: 1,
    statements: ['M5-PV-04', 'M6-PV-05'],
    question: {
      type: 'number',
      text: 'At six in the morning it is $-{{a}}$ °C in {{town}}. By noon it is {{b}} degrees warmer. What is the temperature at noon, in °C?',
      diagram: {
        kind: 'scale',
        instrument: 'thermometer',
        from: -15,
        to: 15,
        step: 5,
        minor: 1,
        value: '{{0 - a}}',
        unit: '°C',
        alt: 'A thermometer from −15 °C to 15 °C. It shows the morning: −{{a}} °C.',
      },
      max_score: 1,
      template: {
        draw: {
          town: { pick: ['Oslo', 'Kabul', 'Toronto', 'Aberdeen'] },
          a: { from: 5, to: 12 },
          b: { from: 2, to: 10 },
        },
        where: ['b < a - 1', 'a != 2*b'],
        check: ['answer - b = 0 - a'],
      },
      answer: '{{b - a}}',
      mistakes: [
        slip(
          '{{a - b}}',
          'number_sign_turned',
          'Has it become warm enough to pass zero? On which side are you?',
        ),
        slip(
          '{{0 - a - b}}',
          'negative_plus_positive',
          'That is colder than before. Which way does the temperature go?',
        ),
        slip(
          '{{a + b}}',
          'sign_ignored_in_difference',
          'It began below zero. Start there and go up.',
        ),
      ],
      hints: [
        'Where on a thermometer does the morning start: above or below zero?',
        'Warmer means up. Count up from where you start.',
        'It takes {{a}} degrees to get up to zero. Are {{b}} degrees enough for that?',
        'It goes up {{b}} of the {{a}} degrees to zero. What is left is still below zero.',
      ],
      method_answer: [
        {
          maths: tex`-{{a}} + {{b}} = {{b - a}}`,
          text: '{{b}} degrees up, which is still {{a - b}} below zero.',
        },
      ],
    },
  },
]
