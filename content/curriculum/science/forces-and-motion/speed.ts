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
          'The speed is for an hour. Turn the minutes into hours first.',
        ),
      ],
      hints: [
        'How far does it go in a whole hour?',
        'Distance is speed times time, and the time must be in hours.',
        'How many hours are {{minutes}} minutes? It need not be a whole number.',
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
        { text: 'He walks back home' },
        option(
          'He slows down until he stops',
          'graph_as_speed',
          'The graph goes up and down with distance. What would the line do if he stopped?',
        ),
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
      answers: [1],
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
]
