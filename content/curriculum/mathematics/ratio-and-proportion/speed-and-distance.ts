import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const speedAndDistance: readonly ContentQuestion[] = [
  {
    key: 'speed-find-the-speed',
    topics: ['speed-and-distance'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-R-15', 'GCSE-R11'],
    question: {
      type: 'number',
      text: 'A {{thing}} travels {{v*t}} km in {{t}} hours. What is its average speed in km/h?',
      max_score: 1,
      template: {
        draw: { t: { from: 2, to: 6 }, v: { from: 14, to: 95 } },
        rows: [
          { thing: 'train', least: 60, most: 95 },
          { thing: 'coach', least: 45, most: 75 },
          { thing: 'bicycle', least: 14, most: 24 },
        ],
        where: ['v >= least', 'v <= most', 'v*t - t != v', 'v != t'],
        check: ['answer*t = v*t'],
      },
      answer: '{{v}}',
      mistakes: [
        slip(
          '{{v*t*t}}',
          'multiplied_for_divided',
          'How far does it get in one hour? Less than in {{t}} hours.',
        ),
        slip(
          '{{1/v}}',
          'number_upside_down',
          'Km/h means kilometres for each hour. What is divided by what?',
        ),
      ],
      hints: [
        'Speed says how far it gets in one hour.',
        'Share the distance over the hours.',
        'It travels {{v*t}} km in {{t}} hours. How far in one?',
        'Work out ${{v*t}} \\div {{t}}$.',
      ],
      method_answer: [
        { maths: tex`{{v*t}} \div {{t}} = {{v}}`, text: 'Distance divided by time, in km/h.' },
      ],
    },
  },
  {
    key: 'speed-find-the-distance',
    topics: ['speed-and-distance'],
    difficulty: -0.5,
    minutes: 1.2,
    statements: ['MK3-R-15', 'GCSE-R11'],
    question: {
      type: 'number',
      text: '{{name}} drives at an average speed of {{v}} km/h for {{h}} hours and {{m}} minutes. How many kilometres is that?',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Nadia', 'Carlos', 'Ruth', 'Amir'] },
          v: { from: 40, to: 100, step: 4 },
          h: { from: 2, to: 4 },
          m: { pick: [15, 30, 45] },
        },
        where: ['v != 60', 'v*(h + m/100) != v*h + m', 'is_integer(v*m/60)'],
        check: ['answer/v = h + m/60'],
      },
      answer: '{{v*(h + m/60)}}',
      mistakes: [
        slip(
          '{{v*(h + m/100)}}',
          'minutes_as_decimal',
          'An hour has 60 minutes. What fraction of an hour are {{m}} minutes?',
        ),
        slip(
          '{{v*h + m}}',
          'units_not_matched',
          'The {{m}} minutes are not kilometres. How far does the car get in them?',
        ),
      ],
      hints: [
        'The speed is for each hour. How many hours is the drive?',
        'Distance is speed times time, with the time in hours.',
        'In {{h}} hours alone it is ${{v}} \\times {{h}} = {{v*h}}$ km.',
        '{{m}} minutes are {{m/60}} of an hour. Work out that fraction of {{v}} km and add it.',
      ],
      method_answer: [
        { maths: tex`{{h}} + \frac{ {{m}} }{60} = {{h + m/60|dp2}}`, text: 'The time in hours.' },
        { maths: tex`{{v}} \times {{h + m/60|dp2}} = {{v*(h + m/60)}}`, text: 'Speed times time.' },
      ],
    },
  },
  {
    key: 'speed-which-hours',
    topics: ['speed-and-distance'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['MK3-R-15'],
    question: {
      type: 'single_choice',
      text: 'A ferry needs {{h}} hours and {{m}} minutes. Its distance is to be worked out from its speed in km/h. Which number of hours goes into the calculator?',
      max_score: 1,
      template: { draw: { h: { from: 2, to: 6 }, m: { pick: [12, 18, 24, 36, 42, 48, 54] } } },
      options: [
        option(
          '{{h}}.{{m}}',
          'minutes_as_decimal',
          'The places after the point are tenths and hundredths of an hour, not minutes.',
        ),
        option(
          '{{h*60 + m}}',
          'units_not_matched',
          'That is the time in minutes. The speed is for each hour.',
        ),
        option('{{(h*60 + m)/100|dp2}}', 'sixty_forgotten', 'How many minutes does an hour have?'),
        { text: '{{h + m/60|dp1}}' },
      ],
      answers: [4],
      hints: [
        'How many minutes make one hour?',
        'Write the minutes as a fraction of an hour, and then as a decimal.',
        tex`{{m}} minutes are $\frac{ {{m}} }{60}$ of an hour.`,
        'Divide {{m}} by 60 and add the {{h}} whole hours.',
      ],
      method_answer: [
        { maths: tex`{{m}} \div 60 = {{m/60|dp1}}`, text: 'The minutes in hours.' },
        {
          maths: tex`{{h}} + {{m/60|dp1}} = {{h + m/60|dp1}}`,
          text: 'Together with the whole hours.',
        },
      ],
    },
  },
  {
    key: 'speed-find-the-minutes',
    topics: ['speed-and-distance'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['MK3-R-15', 'GCSE-R11'],
    question: {
      type: 'number',
      text: '{{name}} {{moves}} {{d}} km at an average speed of {{v}} km/h. How many minutes does that take?',
      max_score: 2,
      template: {
        draw: { name: { pick: ['Oskar', 'Leila', 'Mei', 'Jude'] }, d: { from: 2, to: 14 } },
        rows: [
          { moves: 'walks', v: 4, most: 7 },
          { moves: 'walks', v: 5, most: 7 },
          { moves: 'runs', v: 10, most: 12 },
          { moves: 'cycles', v: 15, most: 14 },
          { moves: 'cycles', v: 20, most: 14 },
        ],
        where: [
          'd <= most',
          'd != v',
          'mod(d, v) != 0',
          'is_integer(60*d/v)',
          'd/v*100 != 60*v/d',
          'd*v != 60*d/v',
          '60*v/d != 60*d/v',
        ],
        check: ['answer/60*v = d'],
      },
      answer: '{{60*d/v}}',
      mistakes: [
        slip('{{d/v}}', 'sixty_forgotten', 'That is the time in hours. How many minutes is it?'),
        slip(
          '{{60*v/d}}',
          'number_upside_down',
          'Time is distance divided by speed. Which number is the distance?',
        ),
        slip('{{100*d/v}}', 'minutes_as_decimal', 'An hour has 60 minutes, not 100.'),
      ],
      hints: [
        'How far would one hour get you? Is this more or less?',
        'Time is distance divided by speed. That gives hours.',
        tex`The time in hours is $\frac{ {{d}} }{ {{v}} }$.`,
        'Multiply ${{d}} \\div {{v}}$ by 60 to get minutes.',
      ],
      method_answer: [
        {
          maths: tex`{{d}} \div {{v}} = {{d/v|tex}}`,
          text: 'Distance divided by speed, in hours.',
        },
        { maths: tex`{{d/v|tex}} \times 60 = {{60*d/v}}`, text: 'In minutes.' },
      ],
    },
  },
  {
    key: 'speed-kilometres-to-metres',
    topics: ['speed-and-distance'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['GCSE-R1b'],
    question: {
      type: 'number',
      text: 'A {{thing}} moves at {{v*36/10}} km/h. How many metres per second is that?',
      max_score: 2,
      template: {
        draw: { v: { from: 5, to: 50, step: 5 } },
        rows: [
          { thing: 'bus', least: 5, most: 20 },
          { thing: 'train', least: 15, most: 50 },
          { thing: 'cheetah', least: 10, most: 30 },
        ],
        where: ['v >= least', 'v <= most', 'v*36/10 != 36'],
        check: ['answer*3600/1000 = v*36/10'],
      },
      answer: '{{v}}',
      mistakes: [
        slip(
          '{{v*36/10*36/10|dp1}}',
          'speed_units',
          'In one second it gets less far than in one hour. Did the number grow?',
        ),
        slip(
          '{{v*60}}',
          'sixty_forgotten',
          'An hour has 60 minutes, and each minute has 60 seconds.',
        ),
        slip(
          '{{v*36000/10}}',
          'stopped_early',
          'Those are the metres in one hour. How many is it in one second?',
        ),
      ],
      hints: [
        'Two units change: kilometres to metres, and hours to seconds.',
        'Write how many metres it gets in one hour. Then share them over the seconds of an hour.',
        'In one hour it gets ${{v*36/10}} \\times 1000 = {{v*3600}}$ m.',
        'An hour has 3600 seconds. Divide {{v*3600}} by 3600.',
      ],
      method_answer: [
        { maths: tex`{{v*36/10}} \times 1000 = {{v*3600}}`, text: 'Metres in one hour.' },
        { maths: tex`60 \times 60 = 3600`, text: 'Seconds in one hour.' },
        { maths: tex`{{v*3600}} \div 3600 = {{v}}`, text: 'Metres in one second.' },
      ],
    },
  },
  {
    key: 'speed-slowest-to-fastest',
    topics: ['speed-and-distance'],
    difficulty: 0.6,
    minutes: 2.5,
    statements: ['GCSE-R1b', 'MK3-R-15'],
    question: {
      type: 'ordering',
      text: 'Put the speeds in order, from the slowest to the fastest.',
      max_score: 2,
      template: {
        draw: {
          a: { from: 2, to: 4 },
          b: { from: 5, to: 7 },
          c: { from: 9, to: 11 },
          d: { from: 13, to: 16 },
        },
        where: ['a + 1 < b'],
      },
      items: [
        '{{60*a}} m in one minute',
        '{{b}} m/s',
        '{{c*36/10|dp1}} km/h',
        '{{d*10}} m in 10 s',
      ],
      hints: [
        'They are easier to compare in one unit.',
        'Write all of them in metres per second.',
        '{{60*a}} m in one minute is ${{60*a}} \\div 60$ m/s.',
        'For km/h, multiply by 1000 and divide by 3600. For the distance in 10 s, divide by 10.',
      ],
      method_answer: [
        {
          maths: tex`{{60*a}} \div 60 = {{a}}, \quad {{d*10}} \div 10 = {{d}}`,
          text: 'Two of them in m/s.',
        },
        {
          maths: tex`{{c*36/10|dp1}} \times 1000 \div 3600 = {{c}}`,
          text: 'The one in km/h, in m/s.',
        },
        { maths: tex`{{a}} < {{b}} < {{c}} < {{d}}`, text: 'In order.' },
      ],
    },
  },
  {
    key: 'speed-average-there-and-back',
    topics: ['speed-and-distance'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['MK3-R-15', 'GCSE-R11'],
    question: {
      type: 'number',
      text: '{{name}} drives {{d}} km to a {{place}} at {{u}} km/h. On the way back there is traffic, and the same {{d}} km are driven at {{w}} km/h. What is the average speed of the whole journey in km/h?',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Dana', 'Hugo', 'Sunita', 'Ewan'] },
          place: { pick: ['market', 'stadium', 'museum'] },
        },
        rows: [
          { d: 60, u: 60, w: 30 },
          { d: 120, u: 60, w: 40 },
          { d: 90, u: 90, w: 45 },
          { d: 150, u: 75, w: 50 },
          { d: 180, u: 90, w: 60 },
          { d: 84, u: 84, w: 42 },
          { d: 72, u: 72, w: 36 },
        ],
        derive: { t: 'd/u + d/w' },
        check: ['answer*(d/u + d/w) = 2*d'],
      },
      answer: '{{2*d/t}}',
      mistakes: [
        slip(
          '{{(u + w)/2}}',
          'average_of_speeds',
          'The two ways take different times. Use the whole distance and the whole time.',
        ),
        slip('{{d/t}}', 'part_of_journey_left_out', 'How far is it there and back?'),
        slip('{{u + w}}', 'added_instead', 'Can the average be larger than both speeds?'),
      ],
      hints: [
        'How far is the whole journey, and how long does it take?',
        'Average speed is the whole distance divided by the whole time.',
        'The way there takes ${{d}} \\div {{u}}$ hours, which is {{d/u}}. Find the time of the way back too.',
        'The whole journey is {{2*d}} km in {{t}} hours. Divide.',
      ],
      method_answer: [
        {
          maths: tex`{{d}} \div {{u}} = {{d/u|tex}}, \quad {{d}} \div {{w}} = {{d/w|tex}}`,
          text: 'The hours there and back.',
        },
        { maths: tex`2 \times {{d}} = {{2*d}}`, text: 'The whole distance in kilometres.' },
        {
          maths: tex`{{2*d}} \div {{t|tex}} = {{2*d/t}}`,
          text: 'The whole distance over the whole time.',
        },
      ],
    },
  },
]
