import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const speed: readonly ContentQuestion[] = [
  {
    key: 'speed-from-distance-and-time',
    topics: ['speed'],
    difficulty: -0.7,
    minutes: 1.5,
    statements: ['SK3-PF-01', 'GCSE-PMO-03'],
    question: {
      type: 'number',
      text: 'A cyclist rides {{d}} m in {{t}} s. What is the average speed? Give the unit.',
      max_score: 2,
      template: {
        draw: { v: { from: 4, to: 12 }, t: { from: 15, to: 60, step: 5 } },
        derive: { d: 'v * t' },
        where: ['v != t'],
        check: ['answer * t = d'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      mistakes: [
        slip(
          '{{d * t}}',
          'multiplied_for_divided',
          'Speed is the distance of one second, so share the distance out.',
        ),
        slip('{{t / d}}', 'number_upside_down', 'This is how long one metre takes.'),
      ],
      hints: [
        'How far does the cyclist get in one second?',
        'Speed is distance divided by time.',
        'The distance is {{d}} m and the time is {{t}} s.',
        'Work out {{d}} ÷ {{t}}. Metres divided by seconds gives m/s.',
      ],
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
    key: 'speed-find-time',
    topics: ['speed'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['SK3-PF-01', 'GCSE-PMO-03'],
    question: {
      type: 'number',
      text: '{{who}} moves at {{v|thousands}} m/s. How long does it take to go {{d|thousands}} m? Give the unit.',
      max_score: 2,
      template: {
        rows: [
          { who: 'A giant tortoise', v: 0.2, low: 2 },
          { who: 'A robot vacuum cleaner', v: 0.3, low: 3 },
          { who: 'A paddle boat', v: 2, low: 20 },
          { who: 'A galloping horse', v: 15, low: 150 },
        ],
        draw: { k: { from: 2, to: 6 } },
        derive: { d: 'low * k', t: 'd / v' },
        check: ['v * answer = d'],
      },
      answer: '{{t|thousands}}',
      unit: 's',
      mistakes: [
        slip(
          '{{v * d}}',
          'multiplied_for_divided',
          'Every second it goes {{v|thousands}} m. How many such steps fit into the whole way?',
        ),
        slip(
          '{{v / d}}',
          'number_upside_down',
          'The way is divided by the speed here. Which number is the way?',
        ),
      ],
      hints: [
        'In each second it goes {{v|thousands}} m. How many seconds are needed?',
        'Time is distance divided by speed.',
        'The distance is {{d|thousands}} m, and the speed is {{v|thousands}} m/s.',
        'Work out {{d|thousands}} ÷ {{v|thousands}}. The answer is in seconds.',
      ],
      method_answer: [
        { maths: tex`t = \frac{d}{v}`, text: 'Time is distance divided by speed.' },
        {
          maths: tex`{{d|thousands_tex}} \div {{v|thousands_tex}} = {{t|thousands_tex}}\ \text{s}`,
          text: 'In seconds.',
        },
      ],
    },
  },
  {
    key: 'speed-graph',
    topics: ['speed'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['SK3-PF-02', 'GCSE-PMO-03'],
    question: {
      type: 'matching',
      text: 'Match each part of the distance-time graph with what it shows. One is left over.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (s)' },
        y: { from: 0, to: 100, step: 20, label: 'Distance (m)' },
        polylines: [
          {
            points: [
              [0, 0],
              [10, 60],
              [30, 60],
              [60, 90],
            ],
          },
        ],
        points: [
          { at: [5, 30], label: 'P', mark: 'none' },
          { at: [20, 60], label: 'Q', mark: 'none' },
          { at: [45, 75], label: 'R', mark: 'none' },
        ],
      },
      max_score: 3,
      left: ['P: a steep straight line', 'Q: a level line', 'R: a gently sloping straight line'],
      right: ['standing still', 'slow and steady', 'getting faster and faster', 'fast and steady'],
      pairs: [4, 1, 2],
      hints: [
        'Look at how steep each part of the line is.',
        'The steeper the line, the more distance in the same time.',
        'On the level line, what happens to the distance as time goes by?',
        'A straight line means a steady speed. Getting faster would be a curve, so that card is left over.',
      ],
      method_answer: [
        { text: 'Level: the distance does not change, so it stands still.' },
        { text: 'The slope is the speed: steep is fast, gentle is slow, straight is steady.' },
        { text: 'Getting faster would be a curve that bends upwards.' },
      ],
    },
  },
  {
    key: 'speed-find-distance',
    topics: ['speed'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['SK3-PF-01', 'GCSE-PMO-03'],
    question: {
      type: 'number',
      text: 'A train goes at {{v}} km/h for {{minutes}} minutes. How far does it go? Give the unit.',
      max_score: 2,
      template: {
        draw: { v: { from: 60, to: 180, step: 20 }, minutes: { pick: [15, 30, 45, 90] } },
        derive: { value: 'v * minutes / 60' },
        check: ['answer / v * 60 = minutes'],
      },
      answer: '{{value|thousands}}',
      unit: 'km',
      tolerance: { relative: 0.005 },
      mistakes: [
        slip(
          '{{v * minutes}}',
          'sixty_forgotten',
          'The speed is for an hour. Write the minutes as a part of an hour first.',
        ),
      ],
      hints: [
        'How far does it go in a whole hour?',
        'Distance is speed times time, and the time must be in hours.',
        'What part of an hour are {{minutes}} minutes?',
        'Work out {{minutes}} ÷ 60, and multiply {{v}} by it.',
      ],
      method_answer: [
        {
          maths: tex`{{minutes}} \div 60 = {{minutes/60|thousands_tex}}\ \text{h}`,
          text: 'The time in hours, because the speed is in km/h.',
        },
        {
          maths: tex`{{v}} \times {{minutes/60|thousands_tex}} = {{value|thousands_tex}}\ \text{km}`,
          text: 'Distance is speed times time.',
        },
      ],
    },
  },
  {
    key: 'speed-graph-is-no-picture',
    topics: ['speed'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['SK3-PF-02', 'GCSE-PMO-03'],
    question: {
      type: 'single_choice',
      text: 'The graph shows how far Yusuf is from home. Lena says: “From 30 to 50 minutes the line goes down, so he walks downhill.” What does it really show?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (min)' },
        y: { from: 0, to: 2000, step: 500, label: 'Distance from home (m)' },
        polylines: [
          {
            points: [
              [0, 0],
              [20, 1500],
              [30, 1500],
              [50, 0],
            ],
          },
        ],
      },
      max_score: 1,
      options: [
        option(
          'He slows down until he stops',
          'graph_as_speed',
          'The graph goes up and down with distance. What would the line do if he stopped?',
        ),
        { text: 'He walks back home' },
        option(
          'He walks downhill',
          'graph_as_picture',
          'Read what stands on the upright axis: it is not height.',
        ),
        option(
          'He goes on walking away from home',
          'graph_as_picture',
          'At 50 minutes, how far is he from home?',
        ),
      ],
      answers: [2],
      hints: [
        'Read the label of each axis before you read the line.',
        'The height of the line is the distance from home, not the height of the road.',
        'At 30 minutes he is 1,500 m from home. Find the distance at 50 minutes.',
        'The distance from home gets smaller until it is 0. Where is he then?',
      ],
      method_answer: [
        { text: 'The line shows distance from home, which falls from 1,500 m to 0.' },
        { text: 'So he comes back home. The graph says nothing about hills.' },
      ],
    },
  },
  {
    key: 'speed-from-graph',
    topics: ['speed'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['SK3-PF-02', 'GCSE-PMO-03'],
    question: {
      type: 'number',
      text: 'The graph shows a delivery robot. It starts at 0, waits from {{t1}} s to {{t2}} s at {{d1}} m, and reaches {{d3}} m at {{t3}} s. What is its speed in the last part, after the wait? Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (s)' },
        y: { from: 0, to: 160, step: 20, minor: 10, label: 'Distance (m)' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{t1}}', '{{d1}}'],
              ['{{t2}}', '{{d1}}'],
              ['{{t3}}', '{{d3}}'],
            ],
          },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          t1: { pick: [10, 20] },
          wait: { pick: [10, 20] },
          last: { pick: [10, 20] },
          v1: { from: 1, to: 3 },
          v: { from: 2, to: 5 },
        },
        derive: {
          d1: 'v1 * t1',
          t2: 't1 + wait',
          t3: 't2 + last',
          d3: 'd1 + v * last',
        },
        where: ['v1 != v', 'd3 <= 150', 'd3 != v * t3', 'd3 / (t3 - wait) != v'],
        check: ['d1 + answer * (t3 - t2) = d3'],
      },
      answer: '{{v}}',
      unit: 'm/s',
      tolerance: { relative: 0.02 },
      mistakes: [
        slip(
          '{{d3 / t3}}',
          'slope_from_the_origin',
          'This counts from the start. How far, and how long, in the last part only?',
        ),
        slip(
          '{{d3 / last}}',
          'slope_from_the_origin',
          'At the end of the wait the robot was already {{d1}} m away.',
        ),
        slip('{{d3 - d1}}', 'stopped_early', 'That is the distance. How long did it take for it?'),
      ],
      hints: [
        'Only the last slope matters. Where does it begin, and where does it end?',
        'The speed is the change in distance divided by the change in time.',
        'From {{d1}} m to {{d3}} m it goes {{d3 - d1}} m.',
        'That took from {{t2}} s to {{t3}} s. Divide the {{d3 - d1}} m by the seconds between them.',
      ],
      method_answer: [
        { maths: tex`{{d3}} - {{d1}} = {{d3-d1}}\ \text{m}`, text: 'The change in distance.' },
        { maths: tex`{{t3}} - {{t2}} = {{last}}\ \text{s}`, text: 'The change in time.' },
        {
          maths: tex`\frac{ {{d3-d1}} }{ {{last}} } = {{v}}\ \text{m/s}`,
          text: 'The steepness of the last part.',
        },
      ],
    },
  },
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
