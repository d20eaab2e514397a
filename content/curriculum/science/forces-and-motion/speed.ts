import { type ContentQuestion, tex } from '#curriculum/shapes.ts'

export const speed: readonly ContentQuestion[] = [
  {
    key: 'speed-from-distance-and-time',
    topics: ['speed'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: [],
    question: {
      type: 'number',
      text: 'A cyclist rides {{d}} m in {{t}} s. What is the average speed? Give the unit.',
      max_score: 2,
      template: {
        draw: { v: { from: 4, to: 12 }, t: { from: 15, to: 60, step: 5 } },
        derive: { d: 'v * t' },
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        {
          answer: '{{d * t}}',
          misconception: {
            code: 'multiplied_for_divided',
            text: 'Speed is the distance of one second, so share the distance out.',
          },
        },
        {
          answer: '{{t / d}}',
          misconception: {
            code: 'number_upside_down',
            text: 'This is how long one metre takes.',
          },
        },
      ],
      hints: ['How far does the cyclist get in one second?', 'Speed is distance divided by time.'],
      method_answer: [
        { maths: tex`v = \frac{d}{t}`, text: 'Speed is distance divided by time.' },
        {
          maths: tex`\frac{ {{d}} }{ {{t}} } = {{v}}\ \text{m/s}`,
          text: 'Metres divided by seconds.',
        },
      ],
    },
  },
  {
    key: 'speed-find-distance',
    topics: ['speed'],
    difficulty: 0.2,
    minutes: 2,
    statements: [],
    question: {
      type: 'number',
      text: 'A train goes at {{v}} km/h for {{minutes}} minutes. How far does it go? Give the unit.',
      max_score: 2,
      template: {
        draw: { v: { from: 60, to: 180, step: 20 }, minutes: { pick: [15, 30, 45, 90] } },
        derive: { value: 'v * minutes / 60' },
      },
      answer: '{{value}}',
      unit: 'km',
      tolerance: { relative: 0.005 },
      mistakes: [
        {
          answer: '{{v * minutes}}',
          misconception: {
            code: 'sixty_forgotten',
            text: 'The speed is for an hour. Write the minutes as a part of an hour first.',
          },
        },
      ],
      hints: [
        'How far does it go in a whole hour?',
        'What part of an hour are {{minutes}} minutes?',
      ],
      method_answer: [
        {
          maths: tex`{{minutes}} \div 60 = {{minutes/60|tex}}\ \text{h}`,
          text: 'The time in hours, because the speed is in km/h.',
        },
        {
          maths: tex`{{v}} \times {{minutes/60|tex}} = {{value|tex}}\ \text{km}`,
          text: 'Distance is speed times time.',
        },
      ],
    },
  },
  {
    key: 'speed-convert',
    topics: ['speed'],
    difficulty: 1,
    minutes: 3,
    statements: [],
    question: {
      type: 'number',
      text: 'A car drives at {{kmh}} km/h. What is that in m/s? Give the number only.',
      max_score: 1,
      template: {
        draw: { v: { from: 5, to: 35, step: 5 } },
        derive: { kmh: 'v * 18 / 5' },
      },
      answer: '{{v}}',
      mistakes: [
        {
          answer: '{{kmh * 18 / 5}}',
          misconception: {
            code: 'speed_units',
            text: 'In one second the car gets much less far than in an hour.',
          },
        },
        {
          answer: '{{kmh * 1000 / 60}}',
          misconception: {
            code: 'sixty_forgotten',
            text: 'These are metres in a minute. An hour has 3600 seconds.',
          },
        },
      ],
      hints: [
        'How many metres is that in one hour? How many seconds has an hour?',
        'Turn kilometres into metres, then share them out over the seconds.',
        'An hour has 3600 seconds.',
      ],
      method_answer: [
        { maths: tex`{{kmh}}\ \text{km} = {{kmh*1000}}\ \text{m}`, text: 'In one hour.' },
        {
          maths: tex`\frac{ {{kmh*1000}} }{3600} = {{v}}\ \text{m/s}`,
          text: 'An hour has 3600 seconds.',
        },
      ],
    },
  },
  {
    key: 'speed-graph',
    topics: ['speed'],
    difficulty: 0.3,
    minutes: 2,
    statements: [],
    question: {
      type: 'matching',
      text: 'Match each part of a distance-time graph with what it shows.',
      max_score: 3,
      left: ['a level line', 'a steep straight line', 'a gently sloping straight line'],
      right: ['fast and steady', 'standing still', 'slow and steady', 'getting faster and faster'],
      pairs: [2, 1, 3],
      hints: [
        'On a level line, what happens to the distance as time goes by?',
        'The steeper the line, the more distance in the same time.',
      ],
      method_answer: [
        { text: 'Level: the distance does not change, so it stands still.' },
        { text: 'The slope is the speed: steep is fast, gentle is slow, straight is steady.' },
        { text: 'Getting faster would be a curve that bends upwards.' },
      ],
    },
  },
  {
    key: 'speed-average-of-a-trip',
    topics: ['speed'],
    difficulty: 1.2,
    minutes: 3,
    statements: [],
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
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        {
          answer: '{{all / (t1 + t2)}}',
          misconception: {
            code: 'rest_of_trip_left_out',
            text: 'The rest is part of the trip, so its time counts.',
          },
        },
        {
          answer: '{{(d1 / t1 + d2 / t2) / 2}}',
          misconception: {
            code: 'speeds_averaged',
            text: 'The two parts did not take the same time. Use the whole distance and the whole time.',
          },
        },
      ],
      hints: [
        'What is the whole distance, and what is the whole time?',
        'The rest counts as time in which no distance is added.',
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
