import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const realLifeGraphs: readonly ContentQuestion[] = [
  {
    key: 'journey-how-long-a-stop',
    topics: ['real-life-graphs'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['GCSE-A14a', 'MK3-A-17'],
    question: {
      type: 'number',
      text: 'The graph shows how far {{name}} is from home during a bike ride. For how many minutes does {{name}} stand still?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 100, step: 20, minor: 10, label: 'Time (min)' },
        y: { from: 0, to: 20, step: 5, label: 'Distance from home (km)' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{a}}', '{{d}}'],
              ['{{b}}', '{{d}}'],
              ['{{e}}', 0],
            ],
            marks: 'dot',
          },
        ],
        alt: 'A line climbs from 0 km to {{d}} km in {{a}} minutes. It is level until {{b}} minutes. Then it falls back to 0 km at {{e}} minutes.',
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Zuri', 'Matteo', 'Anya', 'Sol'] },
          a: { pick: [20, 30, 40] },
          s: { pick: [10, 20, 30] },
          d: { pick: [5, 10, 15] },
          f: { pick: [20, 30] },
        },
        derive: { b: 'a + s', e: 'a + s + f' },
        where: ['e <= 100', 'a != s', 's != d', 'f != s', '2*d <= a', '2*d <= f'],
        check: ['answer + a = b'],
      },
      answer: '{{s}}',
      mistakes: [
        slip('{{b}}', 'end_read_for_length', 'At that time the stop ends. When did it begin?'),
        slip('{{d}}', 'axes_read_across', 'That is a distance. The time is on the other axis.'),
      ],
      hints: [
        'What does the graph do while the distance stays the same?',
        'Find the level part of the graph. Read where it begins and where it ends.',
        'The level part begins at {{a}} minutes.',
        'It ends at {{b}} minutes. Subtract one from the other.',
      ],
      method_answer: [
        {
          maths: tex`{{b}} - {{a}} = {{s}}`,
          text: 'The level part, from its beginning to its end.',
        },
      ],
    },
  },
  {
    key: 'journey-tell-the-story',
    topics: ['real-life-graphs'],
    difficulty: -0.3,
    minutes: 2,
    statements: ['GCSE-A14a', 'MK3-A-17'],
    question: {
      type: 'matching',
      text: 'The graph shows how far Samira is from home. Match each part of the graph with what she does. One sentence is left over.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (min)' },
        y: { from: 0, to: 4, step: 1, label: 'Distance from home (km)' },
        polylines: [
          {
            points: [
              [0, 0],
              [20, 1],
              [30, 1],
              [40, 4],
              [60, 0],
            ],
            marks: 'dot',
          },
        ],
        points: [
          { at: [10, 0.5], label: 'A', mark: 'none' },
          { at: [25, 1], label: 'B', mark: 'none' },
          { at: [35, 2.5], label: 'C', mark: 'none' },
          { at: [50, 2], label: 'D', mark: 'none' },
        ],
        alt: 'Part A climbs slowly from 0 to 1 km in 20 minutes. Part B is level for 10 minutes. Part C climbs steeply from 1 to 4 km in 10 minutes. Part D falls from 4 km to 0 in 20 minutes.',
      },
      max_score: 4,
      left: ['A', 'B', 'C', 'D'],
      right: [
        'She waits for a bus.',
        'She walks up a steep hill.',
        'She is driven back home.',
        'She walks to the bus stop.',
        'She rides on the bus.',
      ],
      pairs: [4, 1, 5, 3],
      hints: [
        'The graph tells the distance from home, not the height of the road.',
        'A part that climbs leads away from home. A part that falls leads back. The steeper it is, the faster she is.',
        'In part A she gets 1 km in 20 minutes. Is that slow or fast?',
        'In part B the distance stays the same. In part C she gets 3 km in 10 minutes, and in part D she comes back.',
      ],
      method_answer: [
        { maths: tex`1 \div \frac{1}{3} = 3`, text: 'A is 3 km/h: a walking speed.' },
        { text: 'B is level: she does not move. C is fast: she rides.' },
        { text: 'D falls to 0: she comes home.' },
      ],
    },
  },
  {
    key: 'journey-speed-of-a-part',
    topics: ['real-life-graphs'],
    difficulty: 0,
    minutes: 2,
    statements: ['GCSE-A14b', 'GCSE-A14a', 'MK3-A-17'],
    question: {
      type: 'number',
      text: 'A distance-time graph has a straight part from ({{t}} min, {{d}} km) to ({{t+m}} min, {{d+e}} km). What is the speed in this part, in km/h?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, label: 'Time (min)' },
        y: { from: 0, to: 40, step: 10, minor: 5, label: 'Distance (km)' },
        polylines: [
          {
            points: [
              [0, 0],
              ['{{t}}', '{{d}}'],
              ['{{t+m}}', '{{d+e}}'],
            ],
            marks: 'dot',
          },
        ],
      },
      max_score: 2,
      template: {
        draw: {
          t: { pick: [10, 20, 30] },
          d: { pick: [5, 10] },
          m: { pick: [15, 20, 30] },
          e: { pick: [10, 15, 20, 25, 30] },
        },
        derive: { v: 'e*60/m' },
        where: [
          't + m <= 60',
          'd + e <= 40',
          'is_integer(v)',
          'v <= 90',
          'v != (d + e)*60/(t + m)',
          'v != m*60/e',
          'distinct(v, e/m, (d + e)*60/(t + m), e, m)',
          'v != t + m',
          'v != t',
          'v != 60',
        ],
        check: ['answer*m/60 = e'],
      },
      answer: '{{v}}',
      mistakes: [
        slip(
          '{{(d+e)*60/(t+m)}}',
          'start_counted_as_growth',
          'That is the average since the start. Look at this part alone.',
        ),
        slip(
          '{{e/m}}',
          'sixty_forgotten',
          'That is in kilometres for each minute. How far is it in an hour?',
        ),
      ],
      hints: [
        'How far does it get in this part, and how long does that take?',
        'Speed is the change in distance divided by the change in time, with the time in hours.',
        'The change in distance is ${{d+e}} - {{d}} = {{e}}$ km.',
        'It takes {{m}} minutes. How far would it get in 60 minutes?',
      ],
      method_answer: [
        {
          maths: tex`{{d+e}} - {{d}} = {{e}}, \quad {{t+m}} - {{t}} = {{m}}`,
          text: 'The changes in distance and in time.',
        },
        { maths: tex`{{e}} \div \frac{ {{m}} }{60} = {{v}}`, text: 'Kilometres divided by hours.' },
      ],
    },
  },
  {
    key: 'motion-level-line-means',
    topics: ['real-life-graphs'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['GCSE-A14b', 'MK3-A-17'],
    question: {
      type: 'single_choice',
      text: 'On a **speed**-time graph of a train there is a level part at {{v}} m/s that lasts {{t}} seconds. What does the train do in that time?',
      max_score: 1,
      template: {
        draw: { v: { from: 12, to: 40 }, t: { from: 20, to: 60, step: 5 } },
        where: ['v != t'],
      },
      options: [
        option(
          'It stands still',
          'level_speed_as_rest',
          'Look at the axis: what is always the same there?',
        ),
        option(
          'It gets faster and faster',
          'relation_direction',
          'Is the speed at the end larger than at the start?',
        ),
        option(
          'It moves along a level track',
          'graph_as_picture',
          'The graph tells the speed, not the shape of the track.',
        ),
        { text: 'It moves at the same speed all the time' },
      ],
      answers: [4],
      hints: [
        'Read the name of the upright axis aloud.',
        'A level part means that what stands on the upright axis does not change.',
        'Here the upright axis shows the speed. It is {{v}} m/s at the start of the part.',
        'At the end of the part it is {{v}} m/s, too. So what has not changed?',
      ],
      method_answer: [
        {
          text: 'The upright axis shows the speed. A level part means that the speed stays at {{v}} m/s.',
        },
      ],
    },
  },
  {
    key: 'motion-acceleration',
    topics: ['real-life-graphs'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-A14b'],
    question: {
      type: 'number',
      text: 'The speed-time graph of a car has three straight parts. What is its acceleration in the first part, in m/s²?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 40, step: 10, minor: 2, label: 'Time (s)' },
        y: { from: 0, to: 25, step: 5, label: 'Speed (m/s)' },
        polylines: [
          {
            points: [
              [0, '{{u}}'],
              ['{{t}}', '{{v}}'],
              [30, '{{v}}'],
              [40, 0],
            ],
            marks: 'dot',
          },
        ],
        alt: 'The speed climbs from {{u}} m/s to {{v}} m/s in {{t}} seconds. It is level until 30 seconds, and falls to 0 at 40 seconds.',
      },
      max_score: 2,
      template: {
        draw: { u: { pick: [0, 5, 10] }, v: { pick: [15, 20, 25] }, t: { pick: [10, 20] } },
        where: ['u > 0', '(v - u)/t != v/30', 'v - u != t'],
        check: ['u + answer*t = v'],
      },
      answer: '{{(v-u)/t}}',
      mistakes: [
        slip(
          '{{v/t}}',
          'start_counted_as_growth',
          'It had a speed at the start already. By how much did the speed grow?',
        ),
        slip(
          '{{t/(v-u)}}',
          'gradient_upside_down',
          'Acceleration is the change in speed for each second.',
        ),
        slip(
          '{{v-u}}',
          'stopped_early',
          'That is the change in all {{t}} seconds. How much is it in one second?',
        ),
      ],
      hints: [
        'Acceleration says by how much the speed grows in each second.',
        'It is the gradient of the speed-time graph: change in speed divided by time.',
        'The speed grows from {{u}} to {{v}} m/s.',
        'That takes {{t}} seconds. Work out $({{v}} - {{u}}) \\div {{t}}$.',
      ],
      method_answer: [
        { maths: tex`{{v}} - {{u}} = {{v-u}}`, text: 'The change in speed.' },
        { maths: tex`{{v-u}} \div {{t}} = {{(v-u)/t|tex}}`, text: 'For each second.' },
      ],
    },
  },
  {
    key: 'graph-parking-in-pieces',
    topics: ['real-life-graphs'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['MK3-A-23', 'GCSE-A14a', 'MK3-A-11'],
    question: {
      type: 'number',
      text: 'A boat can be hired for £{{a}} for up to {{h}} hours. Every further hour costs £{{r}}. {{name}} has £{{a+r*k}}. For how many hours can {{name}} hire the boat?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 8, step: 1, label: 'Time (hours)' },
        y: { from: 0, to: 60, step: 10, label: 'Price (£)' },
        polylines: [
          {
            points: [
              [0, '{{a}}'],
              ['{{h}}', '{{a}}'],
              [8, '{{a+r*(8-h)}}'],
            ],
            marks: 'dot',
          },
        ],
        alt: 'The price is level at £{{a}} until {{h}} hours. Then the line climbs.',
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Malik', 'Eva', 'Noor', 'Finn'] },
          a: { pick: [12, 15, 18, 20] },
          h: { from: 2, to: 3 },
          r: { from: 4, to: 6 },
          k: { from: 2, to: 4 },
        },
        where: [
          'h + k != (a + r*k)/r',
          'a != r*h',
          'h + k != (a + r*k)*h/a',
          'h + k != r',
          'a + r*(8 - h) <= 60',
          'h != k',
        ],
        check: ['a + r*(answer - h) = a + r*k'],
      },
      answer: '{{h+k}}',
      mistakes: [
        slip(
          '{{k}}',
          'fixed_part_left_out',
          'The first {{h}} hours are paid with the £{{a}}. Count them too.',
        ),
        slip(
          '{{(a+r*k)/r}}',
          'one_rate_for_all',
          'The £{{r}} are for further hours only. What is paid first?',
        ),
      ],
      hints: [
        'The graph has two pieces. What is paid in each of them?',
        'Take the price of the first piece away. Then see how many further hours the rest pays for.',
        'After the first {{h}} hours there are ${{a+r*k}} - {{a}} = {{r*k}}$ pounds left.',
        'Divide {{r*k}} by {{r}} for the further hours, and add the first {{h}}.',
      ],
      method_answer: [
        { maths: tex`{{a+r*k}} - {{a}} = {{r*k}}`, text: 'The money for further hours.' },
        { maths: tex`{{r*k}} \div {{r}} = {{k}}`, text: 'This many further hours.' },
        { maths: tex`{{h}} + {{k}} = {{h+k}}`, text: 'All the hours.' },
      ],
    },
  },
  {
    key: 'graph-tea-cools-down',
    topics: ['real-life-graphs'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['MK3-A-23', 'MK3-A-11', 'GCSE-A14a'],
    question: {
      type: 'multi_part',
      text: 'The graph shows how a cup of tea cools down in a room of 20 °C.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 60, step: 10, minor: 2, label: 'Time (min)' },
        y: { from: 0, to: 100, step: 20, minor: 5, label: 'Temperature (°C)' },
        curves: [
          {
            type: 'smooth',
            points: [
              [0, 90],
              [10, 63],
              [20, 45],
              [30, 36],
              [40, 30],
              [50, 26],
              [60, 24],
            ],
          },
        ],
        alt: 'A curve falls from 90 °C at the start to 63 °C at 10 minutes, 45 °C at 20 minutes, 36 °C at 30 minutes and 24 °C at 60 minutes.',
      },
      max_score: 3,
      sub_questions: [
        {
          type: 'number',
          text: 'What is the temperature in °C after 20 minutes?',
          max_score: 1,
          answer: '45',
          hints: [
            'Which axis shows the minutes?',
            'Go up from 20 minutes to the curve, and then across to the other axis.',
            'You land between 40 and 60 on the upright axis.',
            'The fine lines between 40 and 60 are 5 degrees apart. On which of them are you?',
          ],
          method_answer: [{ maths: '45', text: 'Read at 20 minutes.' }],
          mistakes: [
            slip(
              '41',
              'scale_step_misread',
              'Look at the numbers on the upright axis once more: how much is each fine line?',
            ),
          ],
        },
        {
          type: 'single_choice',
          text: 'When does the tea cool fastest?',
          max_score: 1,
          options: [
            { text: 'In the first 10 minutes' },
            option(
              'From 20 to 30 minutes',
              'height_for_gradient',
              'Compare the steepness of the curve with that at the start.',
            ),
            option(
              'In the last 10 minutes',
              'height_for_gradient',
              'There it is coolest. But how fast does it still change?',
            ),
            option(
              'Equally fast all the time',
              'curve_taken_as_line',
              'Then the graph would be a straight line.',
            ),
          ],
          answers: [1],
          hints: [
            'Fast means that the curve is steep.',
            'Compare how many degrees are lost in each 10 minutes.',
            'From 20 to 30 minutes it loses about 10 degrees.',
            'From 50 to 60 minutes it loses about 2 degrees. How much is it in the first 10?',
          ],
          method_answer: [
            {
              maths: '90 - 63 = 27',
              text: 'Degrees lost in the first 10 minutes: more than in any other 10 minutes.',
            },
          ],
        },
        {
          type: 'single_choice',
          text: 'What happens to the curve after a very long time?',
          max_score: 1,
          options: [
            option(
              'It reaches 0 °C',
              'curve_taken_as_line',
              'The room has 20 °C. Can the tea get colder than the room?',
            ),
            { text: 'It comes nearer and nearer to 20 °C' },
            option('It goes up again', 'relation_direction', 'What would warm the tea?'),
          ],
          answers: [2],
          hints: [
            'What does the curve do at its end?',
            'Tea in a room cools until it is as warm as the room.',
            'At 60 minutes it is at about 24 °C.',
            'The room has 20 °C, and the tea cannot get colder than that.',
          ],
          method_answer: [
            { text: 'The tea cools down to the temperature of the room, more and more slowly.' },
          ],
        },
      ],
      hints: [
        'Read each axis before you read the curve.',
        'A value is read by going up to the curve and across. How fast it changes is the steepness.',
        'For the first part, go up from 20 minutes.',
        'For the second, compare the steepness at the start and at the end. For the third, think of the room.',
      ],
      method_answer: [
        { maths: '45', text: '(a) Read at 20 minutes.' },
        { maths: '90 - 63 = 27', text: '(b) The curve is steepest in the first 10 minutes.' },
        { text: '(c) The tea comes nearer and nearer to the 20 °C of the room.' },
      ],
    },
  },
]
