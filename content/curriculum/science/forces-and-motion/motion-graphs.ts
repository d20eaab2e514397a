import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const motionGraphs: readonly ContentQuestion[] = [
  {
    key: 'motion-area-of-rectangle',
    topics: ['motion-graphs'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PMO-05'],
    question: {
      type: 'number',
      text: 'The velocity-time graph shows a boat that moves at a steady {{v}} m/s for {{t}} s. How far does it go? Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 40, step: 10, label: 'Time (s)' },
        y: { from: 0, to: 10, step: 2, minor: 1, label: 'Velocity (m/s)' },
        shapes: [
          {
            points: [
              [0, 0],
              [0, '{{v}}'],
              ['{{t}}', '{{v}}'],
              ['{{t}}', 0],
            ],
            tone: 'a',
          },
        ],
      },
      max_score: 1,
      template: {
        draw: { v: { from: 3, to: 9 }, t: { pick: [20, 30, 40] } },
        check: ['answer / t = v'],
      },
      answer: '{{v * t}}',
      unit: 'm',
      mistakes: [
        slip(
          '{{t / v}}',
          'area_and_slope_swapped',
          'In each second it goes {{v}} m. How much is that in all the seconds?',
        ),
        slip(
          '{{v * t / 2}}',
          'triangle_for_rectangle',
          'Half would be right for a triangle. Which shape is the area here?',
        ),
      ],
      hints: [
        'What does the shaded area stand for?',
        'The area under a velocity-time graph is the distance.',
        'The rectangle is {{t}} s wide and {{v}} m/s high.',
        'Work out {{v}} × {{t}}. The distance is in metres.',
      ],
      method_answer: [
        { maths: tex`{{v}} \times {{t}} = {{v*t}}\ \text{m}`, text: 'The area of the rectangle.' },
      ],
    },
  },
  {
    key: 'motion-slope-or-area',
    topics: ['motion-graphs'],
    difficulty: -0.2,
    minutes: 1.5,
    statements: ['GCSE-PMO-05'],
    question: {
      type: 'matching',
      text: 'Match what you measure on a graph with what it tells. One is left over.',
      max_score: 3,
      left: [
        'the steepness of a distance-time graph',
        'the steepness of a velocity-time graph',
        'the area under a velocity-time graph',
      ],
      right: ['acceleration', 'time', 'distance', 'speed'],
      pairs: [4, 1, 3],
      hints: [
        'Think of the units: steepness divides the upright units by seconds, area multiplies them.',
        'Steepness tells how quickly the upright quantity changes. Area adds up all small steps.',
        'Metres divided by seconds gives m/s. Begin with the graph of distance.',
        'On the other graph, m/s divided by s gives m/s², and m/s times s gives m. Which quantities have these units?',
      ],
      method_answer: [
        { text: 'Distance over time is speed; change of velocity over time is acceleration.' },
        { text: 'Velocity times time is distance: the area under the graph.' },
      ],
    },
  },
  {
    key: 'motion-area-of-trapezium',
    topics: ['motion-graphs'],
    difficulty: 0.4,
    minutes: 2.5,
    statements: ['GCSE-PMO-05'],
    question: {
      type: 'number',
      text: 'The velocity-time graph shows a train. It starts from rest, reaches {{v}} m/s after {{t1}} s, and keeps this speed until {{t2}} s. How far has it gone by then? Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (s)' },
        y: { from: 0, to: 30, step: 10, minor: 2, label: 'Velocity (m/s)' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{t1}}', '{{v}}'],
              ['{{t2}}', '{{v}}'],
            ],
          },
        ],
      },
      max_score: 3,
      template: {
        draw: {
          v: { from: 10, to: 28, step: 2 },
          t1: { pick: [10, 20, 30] },
          keep: { pick: [10, 20, 30] },
        },
        derive: { t2: 't1 + keep', d: 'v * t1 / 2 + v * keep' },
        where: ['t1 != keep', 't1 != 2 * keep'],
        check: ['answer = v * (t2 + keep) / 2'],
      },
      answer: '{{d}}',
      unit: 'm',
      tolerance: { relative: 0.005 },
      mistakes: [
        slip(
          '{{v * t2}}',
          'speeding_up_as_steady',
          'In the first part it is slower than {{v}} m/s. Which shape is the area there?',
        ),
        slip(
          '{{v * t2 / 2}}',
          'triangle_for_rectangle',
          'Half is right for the first part only. Which shape is the area of the second?',
        ),
        slip('{{v * t1 / 2}}', 'stopped_early', 'This is the first part. What comes after it?'),
      ],
      hints: [
        'Split the area under the line into two simple shapes.',
        'The area under a velocity-time graph is the distance. A triangle is half of its base times its height.',
        'The triangle is {{t1}} s wide and {{v}} m/s high. The rectangle is {{keep}} s wide.',
        'The triangle gives {{v * t1 / 2}} m, and the rectangle {{v}} × {{keep}}. Add the two.',
      ],
      method_answer: [
        {
          maths: tex`\frac{1}{2} \times {{t1}} \times {{v}} = {{v*t1/2}}`,
          text: 'The triangle, in metres.',
        },
        { maths: tex`{{keep}} \times {{v}} = {{keep*v}}`, text: 'The rectangle, in metres.' },
        { maths: tex`{{v*t1/2}} + {{keep*v}} = {{d}}\ \text{m}`, text: 'Together.' },
      ],
    },
  },
  {
    key: 'motion-tangent-speed',
    topics: ['motion-graphs'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-PMO-05'],
    question: {
      type: 'number',
      text: 'The curve is a distance-time graph of a skater. The straight line touches it at {{t}} s: it is the tangent there, and goes through ({{x1|thousands}} s, {{y1|thousands}} m) and ({{x2|thousands}} s, {{y2|thousands}} m). What is the speed at {{t}} s? Give the unit.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, minor: 1, label: 'Time (s)' },
        y: { from: 0, to: 50, step: 10, minor: 5, label: 'Distance (m)' },
        curves: [{ type: 'polynomial', coefficients: ['1/2', 0, 0], from: 0, to: 10 }],
        lines: [{ from: ['{{x1}}', '{{y1}}'], to: ['{{x2}}', '{{y2}}'], dashed: true }],
        points: [{ at: ['{{t}}', '{{y}}'], mark: 'dot' }],
      },
      max_score: 2,
      template: {
        draw: { t: { pick: [4, 5, 6, 8] }, right: { pick: [1, 2] } },
        derive: {
          y: 't^2 / 2',
          x1: 't / 2',
          y1: '0',
          x2: 't + right',
          y2: 't^2 / 2 + t * right',
        },
        where: ['y2 <= 50'],
        check: ['answer * (x2 - x1) = y2 - y1'],
      },
      answer: '{{t}}',
      unit: 'm/s',
      tolerance: { relative: 0.05 },
      mistakes: [
        slip(
          '{{y / t}}',
          'average_for_moment',
          'This is the average speed from the start. The tangent tells the speed at that moment.',
        ),
        slip(
          '{{y2 / x2}}',
          'slope_from_the_origin',
          'The tangent does not go through the origin. Use both of its points.',
        ),
      ],
      hints: [
        'Which of the two lines tells how fast the skater is at one moment?',
        'The speed at a moment is the steepness of the tangent: change in distance over change in time.',
        'Along the tangent the distance changes by {{y2|thousands}} m − {{y1|thousands}} m.',
        'The time changes from {{x1|thousands}} s to {{x2|thousands}} s. Divide {{y2|thousands}} m by that change.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{y2|thousands_tex}} - {{y1|thousands_tex}} }{ {{x2|thousands_tex}} - {{x1|thousands_tex}} } = {{t}}\ \text{m/s}`,
          text: 'The steepness of the tangent.',
        },
      ],
    },
  },
  {
    key: 'motion-tangent-acceleration',
    topics: ['motion-graphs'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['GCSE-PMO-05'],
    question: {
      type: 'number',
      text: 'A parachutist falls. The tangent to her velocity-time graph at {{t}} s goes through ({{x1}} s, {{y1}} m/s) and ({{x2}} s, {{y2}} m/s). What is her acceleration at {{t}} s? Give the unit.',
      max_score: 2,
      template: {
        draw: {
          t: { from: 3, to: 6 },
          half: { pick: [2, 3] },
          a: { from: 2, to: 6 },
          mid: { from: 24, to: 36 },
        },
        derive: { x1: 't - half', x2: 't + half', y1: 'mid - a * half', y2: 'mid + a * half' },
        where: [
          'x1 >= 1',
          'y2 <= 52',
          'y1 >= 8',
          'y2 != a * x2',
          'mid > a * t',
          '10 * mid < 98 * t',
          'distinct(x1, x2, a)',
        ],
        check: ['y1 + answer * (x2 - x1) = y2'],
      },
      answer: '{{a}}',
      unit: 'm/s^2',
      tolerance: { relative: 0.02 },
      mistakes: [
        slip(
          '{{y2 / x2}}',
          'slope_from_the_origin',
          'Use the change between the two points, not one point alone.',
        ),
        slip(
          '{{y2 - y1}}',
          'stopped_early',
          'That is the change in velocity. In what time does it happen?',
        ),
      ],
      hints: [
        'Acceleration is the steepness. Which line has the steepness at that moment?',
        'Divide the change in velocity by the change in time, along the tangent.',
        'The velocity changes from {{y1}} m/s to {{y2}} m/s.',
        'That is {{y2 - y1}} m/s, in the time from {{x1}} s to {{x2}} s. Divide.',
      ],
      method_answer: [
        {
          maths: tex`\frac{ {{y2}} - {{y1}} }{ {{x2}} - {{x1}} } = {{a}}\ \text{m/s}^2`,
          text: 'The steepness of the tangent.',
        },
      ],
    },
  },
  {
    key: 'motion-chord-or-tangent',
    topics: ['motion-graphs'],
    difficulty: 0.9,
    minutes: 1.5,
    statements: ['GCSE-PMO-05'],
    question: {
      type: 'single_choice',
      text: 'A distance-time graph curves upwards. To find the speed at 6 s, Bao joins the start of the curve to its point at 6 s and works out the steepness of that line. What would you tell him?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 2, label: 'Time (s)' },
        y: { from: 0, to: 50, step: 10, label: 'Distance (m)' },
        curves: [{ type: 'polynomial', coefficients: ['1/2', 0, 0], from: 0, to: 10 }],
        lines: [{ from: [0, 0], to: [6, 18], dashed: true }],
      },
      max_score: 1,
      options: [
        option(
          'That is right: it is distance over time.',
          'average_for_moment',
          'It is the average of the first six seconds. Was the speed the same all the time?',
        ),
        option(
          'Work out the area under the curve instead.',
          'area_and_slope_swapped',
          'An area helps on a graph of velocity. What stands on the upright axis here?',
        ),
        option(
          'Speed cannot be read from a curve.',
          'average_for_moment',
          'The curve has a steepness at every point. Which line shows it?',
        ),
        { text: 'Draw the tangent at 6 s instead.' },
      ],
      answers: [4],
      hints: [
        'Is the speed the same during the first six seconds?',
        'A line between two points gives the average. A line that just touches the curve gives one moment.',
        'The curve gets steeper, so at 6 s it is steeper than the line that Bao drew.',
        'Which kind of line touches the curve at 6 s and is just as steep as the curve there?',
      ],
      method_answer: [
        { text: 'His line gives the average speed from 0 to 6 s, which is too small.' },
        { text: 'The tangent at 6 s has the steepness of the curve at that moment.' },
      ],
    },
  },
]
