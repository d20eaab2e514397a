import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip, thousands } from '#curriculum/writing.ts'

export const scaleDrawings: readonly ContentQuestion[] = [
  {
    key: 'scale-map-to-ground',
    topics: ['scale-drawings'],
    difficulty: -0.8,
    minutes: 1,
    statements: ['MK3-R-03', 'GCSE-R2', 'GCSE-G15a'],
    question: {
      type: 'number',
      text: 'On a map, 1 cm stands for {{k}} km. The way from {{from}} to {{to}} is {{c|dp1}} cm long on the map. How many kilometres is that?',
      max_score: 1,
      template: {
        rows: [
          { from: 'the station', to: 'the lake' },
          { from: 'the school', to: 'the farm' },
          { from: 'the bridge', to: 'the castle' },
        ],
        draw: { k: { pick: [2, 4, 10] }, t: { from: 5, to: 19, step: 2 } },
        derive: { c: 't / 2' },
        where: ['c / k != k', 'c + k != c * k', 'c != k'],
        check: ['answer / k = c'],
      },
      answer: '{{c*k}}',
      mistakes: [
        slip(
          '{{c/k}}',
          'divided_for_multiplied',
          'One centimetre is already {{k}} km. Is the way longer or shorter than that?',
        ),
        slip('{{c+k}}', 'added_in_proportion', 'Each centimetre on the map stands for {{k}} km.'),
      ],
      hints: [
        'What does one centimetre on the map stand for?',
        'Multiply the length on the map by what one centimetre stands for.',
        'Two centimetres would be {{2*k}} km.',
        'Work out {{c|dp1}} × {{k}}.',
      ],
      method_answer: [
        {
          maths: tex`{{c|dp1}} \times {{k}} = {{c*k}}`,
          text: 'Each centimetre stands for {{k}} km.',
        },
      ],
    },
  },
  {
    key: 'scale-measure-a-plan',
    topics: ['scale-drawings'],
    difficulty: -0.3,
    minutes: 1.5,
    statements: ['MK3-G-08', 'GCSE-G15a'],
    question: {
      type: 'number',
      text: 'On the plan of a garden, 1 cm stands for {{k}} m. The ruler lies along a wall on the plan. How long is the wall, in metres?',
      diagram: {
        kind: 'scale',
        instrument: 'ruler',
        from: 0,
        to: 10,
        step: 1,
        minor: '1/10',
        value: '{{t/10}}',
        unit: 'cm',
        alt: 'A ruler in centimetres, with marks for the millimetres. A line begins at 0 and ends {{mod(t, 10)}} small marks after {{floor(t/10)}} cm.',
      },
      max_score: 2,
      template: {
        draw: { k: { pick: [2, 4, 5] }, t: { from: 24, to: 88 } },
        where: ['mod(t, 10) > 1', 'mod(t, 5) != 0', 't / 10 / k != k', 'k != 5 or mod(t, 2) = 1'],
        check: ['answer * 10 / k = t'],
      },
      answer: '{{t*k/10|dp1}}',
      mistakes: [
        slip(
          '{{t*k}}',
          'place_value',
          'The line is less than 10 cm long. Count whole centimetres first, and then tenths.',
        ),
        slip(
          '{{t/10}}',
          'stopped_early',
          'That is the length on the plan, in centimetres. How long is the wall itself?',
        ),
        slip(
          '{{t/10/k}}',
          'divided_for_multiplied',
          'Each centimetre stands for {{k}} m. So is the number of metres larger or smaller?',
        ),
      ],
      hints: [
        'There are two steps: measure the line, and then use the scale.',
        'Read whole centimetres and tenths of a centimetre. Then multiply.',
        'The line goes past {{floor(t/10)}} cm. Each small mark is one tenth more.',
        'There are {{mod(t, 10)}} small marks more. Multiply the length in centimetres by {{k}}.',
      ],
      method_answer: [
        { text: 'On the plan the wall is {{t/10|dp1}} cm long.' },
        {
          maths: tex`{{t/10|dp1}} \times {{k}} = {{t*k/10|dp1}}`,
          text: 'Each centimetre stands for {{k}} m.',
        },
      ],
    },
  },
  {
    key: 'scale-ratio-on-a-map',
    topics: ['scale-drawings'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-R-03', 'GCSE-R2', 'GCSE-G15a'],
    question: {
      type: 'number',
      text: `A map has the scale 1 : ${thousands('s')}. On the map a path is {{c}} cm long. How long is the path, in kilometres?`,
      max_score: 2,
      template: {
        draw: { s: { pick: [20000, 25000, 50000] }, c: { from: 4, to: 18 } },
        check: ['answer * 100000 = c * s'],
        where: ['is_integer(c * s / 10000)', 'mod(c * s, 100000) != 0'],
      },
      answer: '{{c*s/100000|dp1}}',
      mistakes: [
        slip(
          '{{c*s}}',
          'scale_left_in_centimetres',
          'That is the length in centimetres. How many centimetres are there in a kilometre?',
        ),
        slip(
          '{{c*s/1000}}',
          'scale_left_in_centimetres',
          'There are 100 cm in a metre, and 1,000 m in a kilometre. Both steps are needed.',
        ),
      ],
      hints: [
        'The scale says how many times as long everything is outside.',
        'Multiply, and then change the centimetres into kilometres.',
        `One centimetre on the map is ${thousands('s')} cm outside.`,
        `The path is ${thousands('c*s')} cm long. Divide by 100 for metres, and by 1,000 for kilometres.`,
      ],
      method_answer: [
        {
          maths: tex`{{c}} \times {{s|thousands_tex}} = {{c*s|thousands_tex}}`,
          text: 'The length outside, in centimetres.',
        },
        {
          maths: tex`{{c*s|thousands_tex}} \div 100 = {{c*s/100|thousands_tex}}`,
          text: 'In metres.',
        },
        {
          maths: tex`{{c*s/100|thousands_tex}} \div 1{,}000 = {{c*s/100000|dp1}}`,
          text: 'In kilometres.',
        },
      ],
    },
  },
  {
    key: 'scale-find-the-scale',
    topics: ['scale-drawings'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['MK3-R-03', 'GCSE-R2'],
    question: {
      type: 'number',
      kind: 'ratio',
      text: '{{name}} draws a plan of a room. A wall of {{m}} m is {{c}} cm long on the plan. What is the scale of the plan? Give it as 1 : n.',
      max_score: 2,
      template: {
        draw: {
          name: { pick: ['Ife', 'Jakub', 'Nadia', 'Owen'] },
          c: { from: 4, to: 12 },
          n: { pick: [20, 25, 40, 50, 75, 80] },
        },
        derive: { m: 'c * n / 100' },
        where: ['is_integer(m)', 'm > 1', 'm != c'],
      },
      answer: '1:{{n}}',
      mistakes: [
        slip(
          '{{c}}:{{m}}',
          'units_not_matched',
          'Write both lengths in the same unit before you compare them.',
        ),
        slip('{{n}}:1', 'number_upside_down', 'The plan comes first. It is smaller than the room.'),
      ],
      hints: [
        'A scale compares the plan with the real thing, in one unit.',
        'Write the wall in centimetres, and divide by the length on the plan.',
        'The wall is {{100*m}} cm long.',
        'How many times as long as {{c}} cm is {{100*m}} cm?',
      ],
      method_answer: [
        { maths: tex`{{m}} \times 100 = {{100*m}}`, text: 'The wall in centimetres.' },
        {
          maths: tex`{{100*m}} \div {{c}} = {{n}}`,
          text: 'So many times as long as on the plan: the scale is 1 : {{n}}.',
        },
      ],
    },
  },
  {
    key: 'bearing-three-figures',
    topics: ['scale-drawings'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['GCSE-G15b'],
    question: {
      type: 'single_choice',
      text: 'From the north line at A, you turn {{a}}° clockwise until you face B. What is the bearing of B from A?',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], N: [0, 3], B: ['{{x}}', '{{y}}'] },
        labels: { N: '' },
        dots: ['A', 'B'],
        north: ['A'],
        segments: [{ from: 'A', to: 'B' }],
        angles: [{ at: 'A', from: 'B', to: 'N', label: '{{a}}°' }],
      },
      max_score: 1,
      template: {
        rows: [
          { a: 35, x: 2.3, y: 3.3 },
          { a: 48, x: 3, y: 2.7 },
          { a: 62, x: 3.5, y: 1.9 },
          { a: 76, x: 3.9, y: 1 },
        ],
        draw: {},
      },
      options: [
        { text: '0{{a}}°' },
        option(
          '{{a+180}}°',
          'bearing_from_the_other_point',
          'That is the bearing of A from B. Start at A.',
        ),
        option(
          '{{360-a}}°',
          'bearing_anticlockwise',
          'Bearings turn the way a clock does. Which way did you turn?',
        ),
        option(
          '0{{90-a}}°',
          'bearing_not_from_north',
          'That angle starts from the east. Bearings start from the north.',
        ),
      ],
      answers: [1],
      hints: [
        'A bearing is an angle that is measured in one agreed way.',
        'It starts at the north line and turns clockwise. It is written with three figures.',
        'The angle in question has been measured just so.',
        'It has two figures only. What is written in front to make three?',
      ],
      method_answer: [
        { text: 'The angle starts at north and turns clockwise, so it is the bearing.' },
        { text: 'With three figures it is 0{{a}}°.' },
      ],
    },
  },
  {
    key: 'bearing-the-way-back',
    topics: ['scale-drawings'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-G15b'],
    question: {
      type: 'number',
      text: 'A boat sails from the harbour H to the island I on a bearing of {{pad}}{{b}}°. On what bearing does it sail straight back? Give the number of degrees.',
      diagram: {
        kind: 'figure',
        points: { H: [0, 0], N: [0, 2], I: ['{{x}}', '{{y}}'], M: ['{{x}}', '{{y+2}}'] },
        labels: { N: '', M: '' },
        dots: ['H', 'I'],
        north: ['H', 'I'],
        segments: [{ from: 'H', to: 'I' }],
        note: 'A sketch with both north lines. It is not exact.',
      },
      max_score: 2,
      template: {
        rows: [
          { pad: '0', b: 50, x: 4, y: 3.3 },
          { pad: '0', b: 65, x: 4.5, y: 2.1 },
          { pad: '', b: 110, x: 4.6, y: -1.7 },
          { pad: '', b: 140, x: 3.3, y: -4 },
          { pad: '', b: 205, x: -2, y: -4.3 },
          { pad: '', b: 235, x: -4, y: -2.8 },
          { pad: '', b: 290, x: -4.6, y: 1.7 },
          { pad: '', b: 320, x: -3.2, y: 3.8 },
        ],
        draw: {},
        derive: { back: 'mod(b + 180, 360)' },
        where: ['back != 360 - b', 'back != abs(180 - b) or b > 180'],
        check: ['abs(answer - b) = 180'],
      },
      answer: '{{back}}',
      mistakes: [
        slip(
          '{{360-b}}',
          'bearing_anticlockwise',
          'That turns the other way from the same north line. Stand at the island and face the harbour.',
        ),
        slip(
          '{{b}}',
          'bearing_from_the_other_point',
          'On the same bearing the boat would sail on. It has to turn right round.',
        ),
      ],
      hints: [
        'Draw a north line at the island as well.',
        'The two north lines are parallel. To sail back, the boat has to turn round by half a turn.',
        'Half a turn is 180°. A bearing lies between 0° and 360°.',
        'Add 180 to {{b}}, or take 180 off it: only one of the two lies in the range.',
      ],
      method_answer: [
        {
          text: 'The north lines are parallel, and the way back is half a turn from the way there.',
        },
        {
          maths: tex`{{b}} {{180 * (back - b) / abs(back - b)|signed}} = {{back}}`,
          text: 'That lies between 0 and 360.',
        },
      ],
    },
  },
  {
    key: 'bearing-find-a-position',
    topics: ['scale-drawings'],
    difficulty: 0.9,
    minutes: 3,
    statements: ['GCSE-G15b'],
    question: {
      type: 'multi_part',
      text: 'The lighthouse Q is due east of the lighthouse P. A boat B is seen on a bearing of 0{{p}}° from P, and on a bearing of {{q}}° from Q.',
      diagram: {
        kind: 'figure',
        points: { P: [0, 0], Q: [8, 0], B: [3.5, 3.2], N: [0, 2], M: [8, 2] },
        labels: { N: '', M: '' },
        dots: ['P', 'Q', 'B'],
        north: ['P', 'Q'],
        segments: [
          { from: 'P', to: 'Q' },
          { from: 'P', to: 'B' },
          { from: 'Q', to: 'B' },
        ],
        not_to_scale: true,
      },
      max_score: 4,
      template: {
        draw: { p: { from: 25, to: 70 }, q: { from: 290, to: 340 } },
        derive: { a: '90 - p', c: 'q - 270', key: '180 - (90 - p) - (q - 270)' },
        where: [
          'a != p',
          'a != c',
          'distinct(a, c, p, q, key, 360 - q)',
          'key > 20',
          'a + c != key',
          'key != 180 - p',
          '360 - q != a',
        ],
        check: ['answer1 + p = 90', 'answer1 + c + answer2 = 180'],
      },
      sub_questions: [
        {
          type: 'number',
          text: 'How large is the angle at P in the triangle PQB? Give the number of degrees.',
          max_score: 2,
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{p}}',
              'bearing_not_from_north',
              'The bearing is the angle between north and B. The triangle has the angle between east and B.',
            ),
          ],
          hints: [
            'Where does the angle of the bearing start, and where does the angle of the triangle?',
            'North and east make a right angle. B lies between them.',
            'From north to B it is {{p}}°.',
            'From north to east it is 90°. What is left for the angle between B and east?',
          ],
          method_answer: [
            { maths: '90 - {{p}} = {{a}}', text: 'From the line to B on to east, in degrees.' },
          ],
        },
        {
          type: 'number',
          text: 'At what angle do the two lines of sight meet at B? Give the number of degrees.',
          max_score: 2,
          answer: '{{key}}',
          follow_through: { answer: '180 - p1 - {{q - 270}}' },
          mistakes: [
            slip(
              '{{a+c}}',
              'stopped_early',
              'Those are the two other angles together. What do all three make?',
            ),
          ],
          hints: [
            'Find the angle at Q, and then use the sum of the angles in a triangle.',
            'From Q, the lighthouse P is due west, at 270°.',
            'The angle at Q is {{q}}° − 270° = {{c}}°.',
            'Take the angle at P and these {{c}}° away from 180°.',
          ],
          method_answer: [
            { maths: '{{q}} - 270 = {{c}}', text: 'The angle at Q, from west to B.' },
            { maths: '180 - {{a}} - {{c}} = {{key}}', text: 'The angles of a triangle make 180°.' },
          ],
        },
      ],
      hints: [
        'Bearings start at north, but the side PQ runs from west to east.',
        'Find the angles of the triangle at P and at Q first.',
        'East has the bearing 090°, and west 270°.',
        'Compare {{p}} with 90, and {{q}} with 270. Then use the sum of the angles.',
      ],
      method_answer: [
        {
          maths: '90 - {{p}} = {{a}}, \\quad {{q}} - 270 = {{c}}',
          text: 'The angles at P and at Q.',
        },
        { maths: '180 - {{a}} - {{c}} = {{key}}', text: 'The angle at B.' },
      ],
    },
  },
]
