import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { slip } from '#curriculum/writing.ts'

/** Goes on from `speed.ts`. */
export const moreSpeed: readonly ContentQuestion[] = [
  {
    key: 'speed-passing-trains',
    topics: ['speed'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['SK3-PF-03'],
    question: {
      type: 'number',
      text: 'Two trains meet on tracks side by side. One goes north at {{a}} m/s, the other goes south at {{b}} m/s. How fast does the second train seem to rush past, seen from the first? Give the unit.',
      max_score: 1,
      template: {
        draw: { a: { from: 20, to: 45 }, b: { from: 15, to: 40 } },
        where: ['a > b + 2', 'a != 2 * b'],
        check: ['answer - b = a'],
      },
      answer: '{{a + b}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{a - b}}',
          'meeting_speeds_subtracted',
          'They come towards each other. Does the gap close faster or more slowly than with one train alone?',
        ),
        slip(
          '{{b}}',
          'own_motion_left_out',
          'This is how fast it goes past a tree. The first train is moving too.',
        ),
      ],
      hints: [
        'How much does the gap between them change in one second?',
        'When two things move towards each other, each of them closes the gap.',
        'In one second the first train goes {{a}} m and the second goes {{b}} m, one towards the other.',
        'Both ways count together: {{a}} m and {{b}} m in each second.',
      ],
      method_answer: [
        {
          maths: tex`{{a}} + {{b}} = {{a+b}}\ \text{m/s}`,
          text: 'Opposite directions: the speeds add up to the speed of passing.',
        },
      ],
    },
  },
  {
    key: 'speed-catching-up',
    topics: ['speed'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['SK3-PF-03', 'SK3-PF-01'],
    question: {
      type: 'number',
      text: 'Amara cycles at {{a}} m/s behind Tom, who jogs the same way at {{b}} m/s. She is {{gap}} m behind him. How long does it take her to catch up? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          b: { from: 2, to: 4 },
          more: { from: 2, to: 5 },
          t: { from: 6, to: 25 },
        },
        derive: { a: 'b + more', gap: 'more * t' },
        where: ['more != b', 'gap != a * t'],
        check: ['a * answer = gap + b * answer'],
      },
      answer: '{{t}}',
      unit: 's',
      tolerance: { relative: 0.005 },
      mistakes: [
        slip(
          '{{gap / (a + b)}}',
          'following_speeds_added',
          'They go the same way. By how much does the gap shrink in one second?',
        ),
        slip(
          '{{gap / a}}',
          'own_motion_left_out',
          'Tom does not wait for her. Where is he after that time?',
        ),
      ],
      hints: [
        'What happens to the gap between them in one second?',
        'When two things move the same way, the gap changes by the difference of their speeds.',
        'In one second Amara goes {{a}} m and Tom goes {{b}} m.',
        'So the gap of {{gap}} m shrinks by {{more}} m each second. Divide to find the time.',
      ],
      method_answer: [
        { maths: tex`{{a}} - {{b}} = {{more}}\ \text{m/s}`, text: 'So fast the gap shrinks.' },
        { maths: tex`{{gap}} \div {{more}} = {{t}}\ \text{s}`, text: 'Until it is closed.' },
      ],
    },
  },
  {
    key: 'speed-convert',
    topics: ['speed'],
    difficulty: 1,
    minutes: 2.5,
    statements: ['SK3-PF-01', 'GCSE-WS-23'],
    question: {
      type: 'number',
      text: 'A car drives at {{kmh}} km/h. What is that in m/s? Give the number only.',
      max_score: 1,
      template: {
        draw: { v: { from: 5, to: 35, step: 5 } },
        derive: { kmh: 'v * 18 / 5' },
        check: ['answer * 3600 / 1000 = kmh'],
      },
      answer: '{{v}}',
      mistakes: [
        slip(
          '{{kmh * 18 / 5}}',
          'speed_units',
          'In one second the car gets much less far than in an hour.',
        ),
        slip(
          '{{kmh * 1000 / 60}}',
          'sixty_forgotten',
          'These are metres in a minute. An hour has 3,600 seconds.',
        ),
      ],
      hints: [
        'Will the number of metres in a second be larger or smaller than {{kmh}}?',
        'Turn kilometres into metres, then share them out over the seconds of an hour.',
        'In one hour the car goes {{kmh * 1000|thousands}} m.',
        'An hour has 3,600 seconds. Divide {{kmh * 1000|thousands}} by 3,600.',
      ],
      method_answer: [
        {
          maths: tex`{{kmh}}\ \text{km} = {{kmh*1000|thousands_tex}}\ \text{m}`,
          text: 'In one hour.',
        },
        {
          maths: tex`\frac{ {{kmh*1000|thousands_tex}} }{3{,}600} = {{v}}\ \text{m/s}`,
          text: 'An hour has 3,600 seconds.',
        },
      ],
    },
  },
  {
    key: 'speed-average-of-a-trip',
    topics: ['speed'],
    difficulty: 1.2,
    minutes: 3,
    statements: ['SK3-PF-01', 'GCSE-PMO-03'],
    question: {
      type: 'number',
      text: 'Mia walks {{d1}} m in {{t1}} s, rests for {{rest}} s and runs {{d2}} m in {{t2}} s. What is her average speed for the whole trip? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          v: { from: 2, to: 4 },
          t1: { from: 40, to: 80, step: 10 },
          rest: { from: 20, to: 50, step: 10 },
          t2: { from: 20, to: 60, step: 10 },
          d1: { from: 60, to: 120, step: 20 },
        },
        derive: { time: 't1 + rest + t2', all: 'v * time', d2: 'all - d1' },
        where: [
          'd2 > 3 * t2',
          'd2 < 7 * t2',
          'd1 < 2 * t1',
          '2 * all * t1 * t2 != (t1 + t2) * (d1 * t2 + d2 * t1)',
        ],
        check: ['answer * (t1 + rest + t2) - d2 = d1'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{all / (t1 + t2)}}',
          'rest_of_trip_left_out',
          'The rest is part of the trip, so its time counts.',
        ),
        slip(
          '{{(d1 / t1 + d2 / t2) / 2}}',
          'speeds_averaged',
          'The two parts did not take the same time. Use the whole distance and the whole time.',
        ),
      ],
      hints: [
        'What is the whole distance, and what is the whole time?',
        'Average speed is the whole distance divided by the whole time, rests included.',
        'The distances {{d1}} m and {{d2}} m make {{all}} m.',
        'The times {{t1}} s, {{rest}} s and {{t2}} s make {{time}} s. Divide {{all}} by {{time}}.',
      ],
      method_answer: [
        { maths: tex`{{d1}} + {{d2}} = {{all}}\ \text{m}`, text: 'The whole distance.' },
        {
          maths: tex`{{t1}} + {{rest}} + {{t2}} = {{time}}\ \text{s}`,
          text: 'The whole time, with the rest.',
        },
        {
          maths: tex`\frac{ {{all}} }{ {{time}} } = {{v}}\ \text{m/s}`,
          text: 'Distance divided by time.',
        },
      ],
    },
  },
]
