import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { towards } from './drawing.ts'

export const measuringAngles: readonly ContentQuestion[] = [
  {
    key: 'degrees-estimate',
    topics: ['measuring-angles'],
    difficulty: -0.8,
    minutes: 0.8,
    statements: ['M5-PS-02'],
    question: {
      type: 'single_choice',
      text: 'The marked angle is {{words}}. Which is the best estimate of its size?',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [4, 0], B: towards('a') },
        labels: { O: '', A: '', B: '' },
        segments: [
          { from: 'O', to: 'A' },
          { from: 'O', to: 'B' },
        ],
        angles: [{ at: 'O', from: 'A', to: 'B' }],
        alt: 'An angle that is {{words}}.',
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { a: 50, p: 130, q: 95, r: 15, words: 'a little more than half of a right angle' },
          { a: 38, p: 142, q: 90, r: 8, words: 'a little less than half of a right angle' },
          { a: 80, p: 100, q: 40, r: 170, words: 'a little less than a right angle' },
          { a: 100, p: 80, q: 140, r: 190, words: 'a little more than a right angle' },
          { a: 165, p: 15, q: 100, r: 195, words: 'a little less than two right angles' },
        ],
      },
      options: [
        option(
          '{{p}}°',
          'protractor_scale_swapped',
          'Is the angle acute or obtuse? Compare your number with 90°.',
        ),
        option(
          '{{q}}°',
          'right_angle_misjudged',
          'A right angle is 90°. Half of it is 45°, and two of them are 180°.',
        ),
        { text: '{{a}}°' },
        option(
          '{{r}}°',
          'right_angle_misjudged',
          'A right angle is 90°. Half of it is 45°, and two of them are 180°.',
        ),
      ],
      answers: [3],
      hints: [
        'A right angle has 90°.',
        'Compare the angle with 45°, 90° and 180°.',
        'Half of a right angle is 45°. Two right angles are 180°.',
        'The angle is {{words}}. Write that in degrees first, and then choose the number that is close to it.',
      ],
      method_answer: [
        { text: 'A right angle is 90°, half of it is 45°, and two of them are 180°.' },
        { text: 'An angle that is {{words}} has about {{a}}°.' },
      ],
    },
  },
  {
    key: 'protractor-two-scales',
    topics: ['measuring-angles'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['M5-PS-03'],
    question: {
      type: 'number',
      text: 'One line of an angle lies on 0. The other line passes through two numbers on the protractor, {{min(a, 180 - a)}} and {{max(a, 180 - a)}}. The angle is {{kind}}. How many degrees is it?',
      diagram: {
        kind: 'scale',
        instrument: 'protractor',
        value: '{{a}}',
        alt: 'A protractor on an angle. The lower line points to 0, and the other line leans {{way}}.',
      },
      max_score: 1,
      template: {
        draw: { t: { from: 25, to: 80, step: 5 } },
        rows: [
          { kind: 'acute', s: 1, how: 'smaller', way: 'to the right' },
          { kind: 'obtuse', s: -1, how: 'larger', way: 'to the left' },
        ],
        derive: { a: '90 - s * (90 - t)' },
        check: ['(90 - answer) * s > 0'],
      },
      answer: '{{a}}',
      mistakes: [
        slip(
          '{{180 - a}}',
          'protractor_scale_swapped',
          'Count from the line that lies on 0. Is the angle acute or obtuse?',
        ),
      ],
      hints: [
        'There are two rows of numbers. One of them begins at your line with 0.',
        'Decide first: must the answer be smaller or larger than 90?',
        'The angle is {{kind}}.',
        'Which of the two numbers is {{how}} than 90?',
      ],
      method_answer: [
        { text: 'The angle is {{kind}}, so it is {{how}} than 90°.', maths: '{{a}}' },
      ],
    },
  },
  {
    key: 'degrees-and-kinds',
    topics: ['measuring-angles'],
    difficulty: -0.2,
    minutes: 1,
    statements: ['M5-PS-02'],
    question: {
      type: 'matching',
      text: 'Match each angle with its kind.',
      max_score: 4,
      template: {
        draw: {
          a: { from: 12, to: 88, step: 4 },
          b: { from: 93, to: 177, step: 4 },
          c: { from: 185, to: 345, step: 5 },
        },
      },
      left: ['{{b}}°', '90°', '{{c}}°', '{{a}}°'],
      pairs: [4, 1, 2, 3],
      right: ['right angle', 'reflex angle', 'acute angle', 'obtuse angle'],
      hints: [
        'Two numbers are the borders between the kinds: 90 and 180.',
        'Acute angles are smaller than 90°. Obtuse angles lie between 90° and 180°. Reflex angles are larger than 180°.',
        'Put the four numbers in order first.',
        'The largest of them is more than two right angles, and the smallest is less than one.',
      ],
      method_answer: [
        { text: '{{a}}° is less than 90°: acute.' },
        { text: '{{b}}° lies between 90° and 180°: obtuse.' },
        { text: '{{c}}° is more than 180°: reflex. And 90° is a right angle.' },
      ],
    },
  },
  {
    key: 'reflex-from-the-other',
    topics: ['measuring-angles'],
    difficulty: 0.1,
    minutes: 1,
    statements: ['M5-PS-02', 'M5-PS-03'],
    question: {
      type: 'number',
      text: '{{name}} wants to measure the marked reflex angle. With the protractor {{name}} finds that the smaller angle beside it is {{a}}°. How many degrees is the reflex angle?',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [4, 0], B: towards('a') },
        labels: { O: '', A: '', B: '' },
        segments: [
          { from: 'O', to: 'A' },
          { from: 'O', to: 'B' },
        ],
        angles: [{ at: 'O', from: 'A', to: 'B', reflex: true, label: '?' }],
        alt: 'Two lines meet. The larger of the two angles between them is marked with a question mark.',
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Elif', 'Diego', 'Chen', 'Freya'] },
          a: { from: 35, to: 155, step: 5, except: [90] },
        },
        check: ['answer + a = 360'],
      },
      answer: '{{360 - a}}',
      mistakes: [
        slip(
          '{{a}}',
          'reflex_as_smaller_angle',
          'This is the angle on the other side. The marked one is larger than 180°.',
        ),
        slip(
          '{{180 - a}}',
          'line_and_turn_swapped',
          'The two angles together go all the way round. How many degrees is that?',
        ),
      ],
      hints: [
        'Is the marked angle larger or smaller than 180°?',
        'The two angles together make a whole turn.',
        'A whole turn has 360°.',
        'Take {{a}} away from 360.',
      ],
      method_answer: [
        { maths: '360 - {{a}} = {{360 - a}}', text: 'Both angles together make a whole turn.' },
      ],
    },
  },
  {
    key: 'draw-angle-in-order',
    topics: ['measuring-angles'],
    difficulty: 0.2,
    minutes: 1.5,
    statements: ['M5-PS-03'],
    question: {
      type: 'ordering',
      text: '{{name}} draws an angle of {{a}}°. Put the steps in order.',
      max_score: 3,
      template: {
        draw: {
          name: { pick: ['Priya', 'Emre', 'Anton', 'Zuri'] },
          a: { from: 35, to: 155, step: 10 },
        },
      },
      items: [
        'Draw a straight line, and mark a point at one end of it.',
        'Put the middle of the protractor on the point, with 0 on the line.',
        'Count up from 0 to {{a}}, and make a dot there.',
        'Take the protractor away, and join the point to the dot.',
      ],
      hints: [
        'What must be on the paper before the protractor can be put down?',
        'Line first, then the protractor, then the dot.',
        'The protractor needs a point for its middle and a line for its 0.',
        'The dot is made while the protractor lies there. What can only be done when it is gone?',
      ],
      method_answer: [
        { text: 'First the line with its point, and then the protractor on both.' },
        { text: 'Count from 0 to {{a}} for the dot, and join it to the point at the end.' },
      ],
    },
  },
  {
    key: 'draw-triangle-in-order',
    topics: ['measuring-angles'],
    difficulty: 0.5,
    minutes: 2,
    statements: ['M6-PS-01'],
    question: {
      type: 'ordering',
      text: 'In a triangle ABC, the side AB is {{s}} cm long, the side AC is {{t}} cm long, and the angle at A is {{a}}°. Put the steps of drawing it in order. Begin with AB.',
      diagram: {
        kind: 'triangle',
        given: { AB: '{{s}}', CA: '{{t}}', A: '{{a}}' },
        corners: { A: 'A', B: 'B', C: 'C' },
        sides: { AB: '{{s}} cm', CA: '{{t}} cm' },
        angles: { A: '{{a}}°' },
        note: 'A sketch of the triangle',
      },
      max_score: 3,
      template: {
        draw: {
          s: { from: 6, to: 9 },
          t: { from: 4, to: 7 },
          a: { from: 40, to: 75, step: 5 },
        },
        where: ['s != t'],
      },
      items: [
        'Draw the line AB, {{s}} cm long.',
        'Put the protractor on A, and draw a long thin line at {{a}}° to AB.',
        'Measure {{t}} cm from A along the thin line, and mark the point C.',
        'Join C and B.',
      ],
      hints: [
        'Make a sketch, and write on it what you know.',
        'Draw what you know in turn: a side, the angle at its end, the other side.',
        'The angle is at A. So the protractor is put there as soon as AB is drawn.',
        'C lies on the thin line. When you have found it, one side is still missing.',
      ],
      method_answer: [
        { text: 'AB is drawn first, and then the angle at A.' },
        { text: 'On the new line, {{t}} cm from A lead to C. The last side joins C and B.' },
      ],
    },
  },
  {
    key: 'protractor-not-from-nought',
    topics: ['measuring-angles'],
    difficulty: 0.7,
    minutes: 1.5,
    statements: ['M5-PS-03'],
    question: {
      type: 'number',
      text: 'The protractor does not lie as it should. On the same scale, one line of the angle points to {{p}} and the other line points to {{q}}. How many degrees is the angle?',
      diagram: {
        kind: 'figure',
        points: {
          O: [0, 0],
          L: [-5, 0],
          R: [5, 0],
          A: towards('p', 5),
          B: towards('q', 5),
        },
        labels: { O: '', L: '180', R: '0', A: '{{p}}', B: '{{q}}' },
        arcs: [{ centre: 'O', from: 'R', to: 'L', dashed: true }],
        segments: [
          { from: 'L', to: 'R', dashed: true },
          { from: 'O', to: 'A' },
          { from: 'O', to: 'B' },
        ],
        angles: [{ at: 'O', from: 'A', to: 'B', label: '?' }],
        alt: 'A half circle from 0 to 180. One line points to {{p}}, and the other line points to {{q}}.',
      },
      max_score: 1,
      template: {
        draw: { p: { from: 20, to: 60, step: 5 }, q: { from: 80, to: 150, step: 5 } },
        where: ['q - p >= 35', 'q - p != p', '180 - q != q - p', '180 - q != q + p', 'q != 90'],
        check: ['answer + p = q'],
      },
      answer: '{{q - p}}',
      mistakes: [
        slip(
          '{{q}}',
          'protractor_zero_not_used',
          'That would be so if the first line pointed to 0. It points to {{p}}.',
        ),
        slip(
          '{{180 - q}}',
          'protractor_zero_not_used',
          'This is the angle from the second line to 180. How far is it from the first line to the second?',
        ),
        slip('{{q + p}}', 'added_instead', 'How far is it from {{p}} to {{q}}?'),
      ],
      hints: [
        'An angle is the turn from one line to the other.',
        'How far do you have to turn to get from {{p}} to {{q}}?',
        'The scale does not start at your first line, so {{q}} on its own is too much.',
        'Work out {{q}} − {{p}}.',
      ],
      method_answer: [
        {
          maths: tex`{{q}} - {{p}} = {{q - p}}`,
          text: 'The turn from the first line to the second, in degrees.',
        },
      ],
    },
  },
  {
    key: 'draw-triangle-and-measure',
    topics: ['measuring-angles'],
    difficulty: 0.9,
    minutes: 5,
    statements: ['M6-PS-01', 'M5-PS-03'],
    question: {
      type: 'drawing',
      text: 'Draw a triangle ABC with ruler and protractor. The side AB is 8 cm long. The angle at A is 50°, and the angle at B is 70°. Measure the angle at C, and write its size into your drawing.',
      max_score: 4,
      criteria: [
        {
          code: 'side',
          text: 'The side AB is 8 cm long',
          marks: 1,
          evidence: ['AB is 8 cm long.'],
        },
        {
          code: 'angle-a',
          text: 'The angle at A is 50°, give or take 2°',
          marks: 1,
          evidence: ['The angle at A is 50 degrees.'],
        },
        {
          code: 'angle-b',
          text: 'The angle at B is 70°, give or take 2°',
          marks: 1,
          evidence: ['The angle at B is 70 degrees.'],
        },
        {
          code: 'angle-c',
          text: 'The angle at C is measured as about 60°',
          marks: 1,
          evidence: ['The angle at C is 60 degrees.'],
        },
      ],
      hints: [
        'Make a sketch first, and write on it what you know.',
        'Begin with the side AB. Then put the protractor on each of its ends in turn.',
        'At A count 50° from the line AB. At B count 70° from the line BA, on the other scale.',
        'C is where the two new lines cross. Make them long enough, and measure the angle there.',
      ],
      method_answer: [
        { text: 'Draw AB, 8 cm long. Draw a line at 50° from A and a line at 70° from B.' },
        { text: 'They cross at C. The angle there measures 60°.' },
      ],
    },
  },
]
