import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

const HOURS = ['9 am', '10 am', '11 am', 'noon', '1 pm'] as const

export const lineGraphs: readonly ContentQuestion[] = [
  {
    key: 'line-graph-read-a-value',
    topics: ['line-graphs'],
    difficulty: -0.9,
    minutes: 1,
    statements: ['M4-ST-02'],
    question: {
      type: 'number',
      text: 'The graph shows the temperature in a playground in {{town}}. What was the temperature at {{time}}, in °C?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 4, step: 1, labels: HOURS, label: 'Time' },
        y: { from: 0, to: 24, step: 4, minor: 2, label: '°C' },
        polylines: [
          {
            points: [
              [0, '{{a}}'],
              [1, '{{b}}'],
              [2, '{{c}}'],
              [3, '{{d}}'],
              [4, '{{e}}'],
            ],
            marks: 'cross',
          },
        ],
        alt: 'A line graph of temperature. 9 am: {{a}} °C. 10 am: {{b}} °C. 11 am: {{c}} °C. Noon: {{d}} °C. 1 pm: {{e}} °C.',
      },
      max_score: 1,
      template: {
        rows: [
          { time: '10 am', at: 1, clock: 10 },
          { time: '11 am', at: 2, clock: 11 },
          { time: 'noon', at: 3, clock: 12 },
        ],
        draw: {
          town: { pick: ['Cardiff', 'Lahore', 'Accra', 'Porto'] },
          a: { pick: [4, 6] },
          b: { pick: [8, 10] },
          c: { pick: [12, 14] },
          d: { pick: [18, 20] },
          e: { pick: [16, 22] },
        },
        derive: { value: '(at - 2)*(at - 3)*b/2 - (at - 1)*(at - 3)*c + (at - 1)*(at - 2)*d/2' },
        where: ['distinct(value, value + 1, clock)'],
        check: ['(answer - b)*(answer - c)*(answer - d) = 0'],
      },
      answer: '{{value}}',
      mistakes: [
        slip(
          '{{clock}}',
          'axes_read_across',
          'Read the answer on the upright axis, which shows the temperature.',
        ),
        slip(
          '{{value + 1}}',
          'scale_step_misread',
          'Check the scale: how many degrees is one thin line of the grid?',
        ),
      ],
      hints: [
        'Times go along the bottom, and temperatures go up the side.',
        'Find the time on the bottom axis. Go straight up to the line, and then across.',
        'Put your finger on {{time}} and move it up to the cross. How high is it?',
        'The numbers at the side go up in fours, so each line of the grid is 2 °C. Read how high the cross at {{time}} is.',
      ],
      method_answer: [
        { text: 'Go up from {{time}} to the line, and across to the axis of temperature.' },
        { maths: tex`{{value}}`, text: 'The number of degrees Celsius at that height.' },
      ],
    },
  },
  {
    key: 'line-graph-difference',
    topics: ['line-graphs'],
    difficulty: -0.1,
    minutes: 1.5,
    statements: ['M5-ST-01', 'M4-ST-02'],
    question: {
      type: 'number',
      text: '{{name}} measures a bean plant every two days. How many centimetres did the plant grow between day 2 and day 6?',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 8, step: 2, label: 'Day' },
        y: { from: 0, to: 20, step: 2, label: 'Height (cm)' },
        polylines: [
          {
            points: [
              [0, 1],
              [2, '{{a}}'],
              [4, '{{b}}'],
              [6, '{{c}}'],
              [8, '{{d}}'],
            ],
            marks: 'cross',
          },
        ],
        alt: 'A line graph of height. Day 0: 1 cm. Day 2: {{a}} cm. Day 4: {{b}} cm. Day 6: {{c}} cm. Day 8: {{d}} cm.',
      },
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Amara', 'Luca', 'Siti', 'Rhys'] },
          a: { from: 2, to: 5 },
          b: { from: 6, to: 9 },
          c: { from: 10, to: 15 },
          d: { from: 16, to: 19 },
        },
        where: ['c - a != 4'],
        check: ['a + answer = c'],
      },
      answer: '{{c - a}}',
      mistakes: [
        slip(
          '{{c}}',
          'stopped_early',
          'That is how tall the plant was on day 6. How tall was it on day 2 already?',
        ),
        slip(
          '{{c + a}}',
          'operation_exchanged',
          'Growing is the change from one height to the other. Find the difference.',
        ),
        slip('4', 'axes_read_across', 'That is the number of days. How many centimetres is it?'),
      ],
      hints: [
        'You need two heights from the graph.',
        'Read the height on both days, and find the difference.',
        'On day 2 the plant was {{a}} cm tall. Read day 6 in the same way.',
        'It went from {{a}} cm up to {{c}} cm. Subtract to see how much that is.',
      ],
      method_answer: [
        {
          maths: tex`{{c}} - {{a}} = {{c - a}}`,
          text: 'The height on day 6 take away the height on day 2.',
        },
      ],
    },
  },
  {
    key: 'line-graph-which-point',
    topics: ['line-graphs'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['M6-ST-03', 'GCSE-S2b'],
    question: {
      type: 'single_choice',
      text: '{{name}} draws a line graph of a kettle. Time in minutes goes along the bottom, and temperature in °C goes up the side. After {{t}} minutes the water is at {{c}} °C. Which point belongs on the graph?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Hugo', 'Yasmin', 'Deepak', 'Mairi'] },
          t: { from: 2, to: 6 },
          c: { pick: [35, 45, 55, 65, 75, 85] },
        },
      },
      options: [
        option(
          '$({{c}}, {{t}})$',
          'axes_read_across',
          'The first number says how far along. What goes along the bottom here?',
        ),
        { text: '$({{t}}, {{c}})$' },
        option(
          '$(0, {{c}})$',
          'axes_read_across',
          'That point is the temperature at the very start. How much time has gone by?',
        ),
        option(
          '$({{t}}, 0)$',
          'axes_read_across',
          'The time is in the right place. How high up does the point belong?',
        ),
      ],
      answers: [2],
      hints: [
        'The first number of a point says how far along, the second how far up.',
        'What goes along comes first: that is the time. What goes up comes second.',
        'Start at 0 and go {{t}} along, because {{t}} minutes have gone by.',
        'From {{t}} on the bottom go up to {{c}}. Which point has the numbers in that order?',
      ],
      method_answer: [
        {
          text: 'Time goes along, so {{t}} comes first. Temperature goes up, so {{c}} comes second.',
        },
        { text: 'The point is $({{t}}, {{c}})$.' },
      ],
    },
  },
  {
    key: 'line-graph-describe',
    topics: ['line-graphs'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['M6-ST-03', 'GCSE-S2b', 'M4-ST-02'],
    question: {
      type: 'cloze_dropdown',
      text: 'The graph shows how much water is in a tank. From 0 to {{p}} minutes the amount [[1]]. From {{p}} to {{p + q}} minutes it [[2]]. It changes fastest from [[3]].',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: '{{p + q + r}}', step: 1, label: 'Time (min)' },
        y: { from: 0, to: 60, step: 10, label: 'Water (litres)' },
        polylines: [
          {
            points: [
              [0, '{{a}}'],
              ['{{p}}', '{{b}}'],
              ['{{p + q}}', '{{b}}'],
              ['{{p + q + r}}', 0],
            ],
          },
        ],
        alt: 'A line graph of the water in a tank. The line starts at {{a}} litres, reaches {{b}} litres at {{p}} minutes, is level until {{p + q}} minutes, and reaches 0 litres at {{p + q + r}} minutes.',
      },
      max_score: 3,
      template: {
        draw: {
          p: { from: 4, to: 6 },
          q: { from: 2, to: 4 },
          r: { from: 1, to: 2 },
          a: { pick: [10, 20] },
          b: { pick: [40, 50] },
        },
      },
      gaps: [
        {
          options: [
            { text: 'goes up' },
            option(
              'goes down',
              'graph_as_picture',
              'Follow the line from left to right: is it higher or lower at the end?',
            ),
            option(
              'stays the same',
              'graph_as_picture',
              'Compare the number of litres at the start and at the end of this part.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'goes up',
              'graph_as_picture',
              'Compare the number of litres at both ends of this part.',
            ),
            option(
              'goes down',
              'graph_as_picture',
              'Compare the number of litres at both ends of this part.',
            ),
            { text: 'stays the same' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              '0 to {{p}} minutes',
              'axes_read_across',
              'This part takes the longest. In which part does the amount change most in each minute?',
            ),
            option(
              '{{p}} to {{p + q}} minutes',
              'graph_as_picture',
              'Is there any change at all in this part?',
            ),
            { text: '{{p + q}} to {{p + q + r}} minutes' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Follow the line from left to right, part by part.',
        'A rising line means more water, a level line means no change. The steeper the line, the faster the change.',
        'At 0 minutes there are {{a}} litres, and at {{p}} minutes there are {{b}}. Is that more or less?',
        'The middle part is level at {{b}} litres. For the last gap, look for the part of the line that is steepest.',
      ],
      method_answer: [
        { text: 'From {{a}} to {{b}} litres there is more water, so the amount goes up.' },
        { text: 'A level line at {{b}} litres means that the amount stays the same.' },
        { text: 'The last part is steepest: {{b}} litres run out in so short a time.' },
      ],
    },
  },
  {
    key: 'line-graph-between-points',
    topics: ['line-graphs'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['M6-ST-03', 'M4-ST-02'],
    question: {
      type: 'number',
      text: 'Soup cools down in a bowl. Its temperature was measured every 10 minutes, and the points were joined with straight lines. Estimate the temperature after {{t}} minutes, in °C.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 30, step: 10, minor: 5, label: 'Time (min)' },
        y: { from: 0, to: 100, step: 20, minor: 10, label: '°C' },
        polylines: [
          {
            points: [
              [0, '{{a}}'],
              [10, '{{b}}'],
              [20, '{{c}}'],
              [30, '{{d}}'],
            ],
            marks: 'cross',
          },
        ],
        alt: 'A line graph of temperature. 0 minutes: {{a}} °C. 10 minutes: {{b}} °C. 20 minutes: {{c}} °C. 30 minutes: {{d}} °C. The points are joined with straight lines.',
      },
      max_score: 2,
      template: {
        rows: [
          { t: 5, left: 0 },
          { t: 15, left: 1 },
        ],
        draw: {
          a: { pick: [80, 90] },
          b: { pick: [60, 70] },
          c: { pick: [40, 50] },
          d: { pick: [20, 30] },
        },
        derive: {
          before: 'a*(1 - left) + b*left',
          after: 'b*(1 - left) + c*left',
          middle: '(before + after)/2',
        },
        where: ['a - b >= b - c', 'b - c >= c - d'],
        check: ['before - answer = answer - after'],
      },
      answer: '{{middle}}',
      tolerance: { absolute: 2 },
      mistakes: [
        slip(
          '{{before}}',
          'point_between_not_read',
          'That is the point before. By then the soup has cooled a little more.',
        ),
        slip(
          '{{after}}',
          'point_between_not_read',
          'That is the next point. The soup has not cooled so far yet.',
        ),
      ],
      hints: [
        'There is no cross at {{t}} minutes, but the line passes there.',
        'Go up from {{t}} to the line, half way between two crosses, and read across.',
        'The cross before is at {{before}} °C and the cross after is at {{after}} °C.',
        'The answer is half way between {{before}} and {{after}}. Which number is that?',
      ],
      method_answer: [
        {
          text: '{{t}} minutes is half way between two measurements: {{before}} °C and {{after}} °C.',
        },
        {
          maths: tex`\frac{ {{before}} + {{after}} }{2} = {{middle}}`,
          text: 'The straight line is half way between them there. Other readings near it count too.',
        },
      ],
    },
  },
  {
    key: 'line-graph-between-slip',
    topics: ['line-graphs'],
    difficulty: 0.9,
    minutes: 1.5,
    statements: ['M6-ST-03', 'GCSE-S2b'],
    question: {
      type: 'single_choice',
      text: 'Ben measures his puppy on the first of each month, and joins the points with straight lines. On 1 March it is 6 kg, and on 1 April 8 kg. He says, “In the middle of March it was exactly 7 kg.” What would you tell him?',
      max_score: 1,
      options: [
        option(
          '“No, it was 6 kg until the end of March.”',
          'point_between_not_read',
          'A puppy does not grow all at once on one day.',
        ),
        option(
          '“Yes, the line shows exactly what happened.”',
          'graph_as_picture',
          'Only the points were measured. What does the line between them stand for?',
        ),
        { text: '“It was about 7 kg, but nobody measured it.”' },
        option(
          '“Nothing can be said about the middle of March.”',
          'point_between_not_read',
          'It was between two measurements, so a good guess is possible.',
        ),
      ],
      answers: [3],
      hints: [
        'Which days did Ben really measure?',
        'The line between two points is a sensible guess. It was not measured.',
        'The two measured points are 6 kg and 8 kg. How would growth go on between them?',
        'The line gives something close to 7 kg, but nobody weighed the puppy then. Which option says both?',
      ],
      method_answer: [
        { text: 'Half way along the line is 7 kg, so about 7 kg is a good estimate.' },
        {
          text: 'It need not be exact, because a puppy can grow faster in one week than in another.',
        },
      ],
    },
  },
]
