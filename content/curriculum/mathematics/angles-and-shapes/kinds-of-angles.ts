import type { ContentQuestion } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { towards } from './drawing.ts'

export const kindsOfAngles: readonly ContentQuestion[] = [
  {
    key: 'angle-paper-corner',
    topics: ['kinds-of-angles'],
    difficulty: -1.2,
    minutes: 0.7,
    statements: ['M4-PS-02'],
    question: {
      type: 'single_choice',
      text: '{{name}} holds the square corner of a sheet of paper against an angle. The angle is {{how}} than the corner. What kind of angle is it?',
      diagram: {
        kind: 'figure',
        points: { O: [0, 0], A: [4, 0], B: towards('a') },
        labels: { O: '', A: '', B: '' },
        segments: [
          { from: 'O', to: 'A' },
          { from: 'O', to: 'B' },
        ],
        angles: [{ at: 'O', from: 'A', to: 'B' }],
        alt: 'Two lines meet in an angle that is {{how}} than a square corner.',
      },
      max_score: 1,
      template: {
        draw: { name: { pick: ['Mina', 'Tariq', 'Ola', 'Yusuf'] } },
        rows: [
          { a: 35, how: 'smaller', right: 'an acute angle', other: 'an obtuse angle' },
          { a: 62, how: 'smaller', right: 'an acute angle', other: 'an obtuse angle' },
          { a: 120, how: 'larger', right: 'an obtuse angle', other: 'an acute angle' },
          { a: 148, how: 'larger', right: 'an obtuse angle', other: 'an acute angle' },
        ],
      },
      options: [
        { text: '{{right}}' },
        option(
          '{{other}}',
          'acute_and_obtuse_swapped',
          'An acute angle is sharp, and an obtuse angle is wide. Which is this one?',
        ),
        option(
          'a right angle',
          'right_angle_misjudged',
          'A right angle fits the corner of the paper exactly.',
        ),
      ],
      answers: [1],
      hints: [
        'The corner of the paper is a right angle.',
        'Angles smaller than a right angle have one name, and larger ones have another.',
        'Acute means sharp. Obtuse means blunt.',
        'This angle is {{how}} than a right angle. Is it sharp or blunt?',
      ],
      method_answer: [
        { text: 'The corner of the paper is a right angle.' },
        { text: 'An angle that is {{how}} than a right angle is {{right}}.' },
      ],
    },
  },
  {
    key: 'angle-clock-hands',
    topics: ['kinds-of-angles'],
    difficulty: -0.6,
    minutes: 1,
    statements: ['M4-PS-02'],
    question: {
      type: 'single_choice',
      text: 'It is {{h}} o’clock. Look at the smaller angle between the two hands. What kind of angle is it?',
      diagram: { kind: 'clock', clocks: [{ hour: '{{h}}', minute: 0 }] },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { h: 1, n: 1, how: 'fewer', right: 'acute', other: 'obtuse' },
          { h: 2, n: 2, how: 'fewer', right: 'acute', other: 'obtuse' },
          { h: 10, n: 2, how: 'fewer', right: 'acute', other: 'obtuse' },
          { h: 11, n: 1, how: 'fewer', right: 'acute', other: 'obtuse' },
          { h: 4, n: 4, how: 'more', right: 'obtuse', other: 'acute' },
          { h: 5, n: 5, how: 'more', right: 'obtuse', other: 'acute' },
          { h: 7, n: 5, how: 'more', right: 'obtuse', other: 'acute' },
          { h: 8, n: 4, how: 'more', right: 'obtuse', other: 'acute' },
        ],
        check: ['n = min(h, 12 - h)'],
      },
      options: [
        option(
          '{{other}}',
          'acute_and_obtuse_swapped',
          'At 3 o’clock the hands make a right angle. Is this one smaller or larger?',
        ),
        option(
          'a right angle',
          'right_angle_misjudged',
          'The hands make a right angle at 3 o’clock and at 9 o’clock.',
        ),
        { text: '{{right}}' },
      ],
      answers: [3],
      hints: [
        'The minute hand points to 12. Where does the hour hand point?',
        'Compare the angle with a right angle, as at 3 o’clock.',
        'At 3 o’clock there are 3 steps from number to number between the hands.',
        'Here the number of steps is {{n}}, and that is {{how}} than 3. So is it smaller or larger than a right angle?',
      ],
      method_answer: [
        {
          text: 'The number of steps from 12 to {{h}}, the shorter way, is {{n}}. A right angle has 3.',
        },
        { text: '{{n}} is {{how}} than 3, so the angle is {{right}}.' },
      ],
    },
  },
  {
    key: 'angle-arms-differ',
    topics: ['kinds-of-angles'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['M4-PS-03'],
    question: {
      type: 'single_choice',
      text: '{{name}} cuts a corner out of card. The corner fits exactly into angle P and also into angle Q. The lines of angle P are {{p}} cm long. The lines of angle Q are {{q}} cm long. Which angle is larger?',
      diagram: {
        kind: 'figure',
        points: {
          P: [0, 0],
          A: towards('10', 'p/2'),
          B: towards('10 + a', 'p/2'),
          Q: [5, 0],
          C: towards('a', 'q/2', [5, 0]),
          D: towards('0', 'q/2', [5, 0]),
        },
        labels: { A: '', B: '', C: '', D: '' },
        segments: [
          { from: 'P', to: 'A' },
          { from: 'P', to: 'B' },
          { from: 'Q', to: 'C' },
          { from: 'Q', to: 'D' },
        ],
        alt: 'Angle P has short lines, and angle Q has long lines.',
      },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Dana', 'Kofi', 'Ines', 'Ravi'] },
          p: { from: 3, to: 5 },
          q: { from: 8, to: 12 },
          a: { from: 40, to: 70, step: 5 },
        },
      },
      options: [
        option(
          'Angle P, because its lines are shorter',
          'angle_by_arm_length',
          'Make the lines longer in your mind. Does one line turn further away from the other?',
        ),
        option(
          'Angle Q, because its lines are longer',
          'angle_by_arm_length',
          'An angle tells how far one line is turned from the other. How long they are does not matter.',
        ),
        { text: 'They are equal' },
        option(
          'You cannot tell, because you cannot measure them',
          'angle_by_arm_length',
          'The piece of card fits into both. What does that tell you?',
        ),
      ],
      answers: [3],
      hints: [
        'What does an angle measure: the lines, or the turn between them?',
        'Fit one and the same corner into both angles to compare them.',
        'The lines of an angle can be made longer. The turn between them stays.',
        'The same piece of card fits exactly into P and into Q. What does that say about the two turns?',
      ],
      method_answer: [
        { text: 'An angle is the turn from one line to the other, however long the lines are.' },
        { text: 'The same corner of card fits both, so the two turns are the same.' },
      ],
    },
  },
  {
    key: 'angle-order-turns',
    topics: ['kinds-of-angles'],
    difficulty: 0,
    minutes: 1.5,
    statements: ['M4-PS-03'],
    question: {
      type: 'ordering',
      text: 'Four doors are opened through different angles. Put the angles in order, the smallest first.',
      max_score: 3,
      template: {
        draw: {},
        rows: [
          {
            a: 'half of a right angle',
            b: 'a right angle',
            c: 'a right angle and a bit more',
            d: 'two right angles',
          },
          {
            a: 'a very sharp angle, almost nothing',
            b: 'half of a right angle',
            c: 'a right angle',
            d: 'an obtuse angle',
          },
          {
            a: 'an acute angle',
            b: 'a right angle',
            c: 'one and a half right angles',
            d: 'almost two right angles',
          },
          {
            a: 'a quarter of a right angle',
            b: 'half of a right angle',
            c: 'a right angle',
            d: 'one and a half right angles',
          },
        ],
      },
      items: ['{{a}}', '{{b}}', '{{c}}', '{{d}}'],
      hints: [
        'Find the right angle first. It is a good one to compare with.',
        'What is sharper than a right angle comes before it. What is wider comes after it.',
        'Try each turn with two pencils that touch at one end.',
        'Part of a right angle is smaller than a right angle. An obtuse angle is larger, but smaller than two right angles.',
      ],
      method_answer: [
        { text: 'Compare each with a right angle, which is like the corner of a page.' },
        { text: 'In order: {{a}}, {{b}}, {{c}}, {{d}}.' },
      ],
    },
  },
  {
    key: 'angle-corners-of-a-shape',
    topics: ['kinds-of-angles'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M4-PS-02', 'M4-PS-03'],
    question: {
      type: 'cloze_dropdown',
      text: 'The shape has the corners {{p}}, {{q}}, {{r}} and {{s}}. The angles at {{p}} and {{q}} are marked with a little square. The angle at {{r}} is wider than they are, and the angle at {{s}} is sharper.\n\nThe angle at {{p}} is [[1]]. The angle at {{r}} is [[2]]. The smallest of the four angles is at [[3]].',
      diagram: {
        kind: 'outline',
        points: [
          [0, 0],
          [7, 0],
          [4, 4],
          [0, 4],
        ],
        corners: ['{{q}}', '{{s}}', '{{r}}', '{{p}}'],
        right_angles: true,
        alt: 'A shape with four corners. At {{p}} and {{q}} there is a little square. The corner at {{r}} is wide, and the corner at {{s}} is sharp.',
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { p: 'A', q: 'B', r: 'D', s: 'C' },
          { p: 'K', q: 'L', r: 'N', s: 'M' },
          { p: 'W', q: 'X', r: 'Z', s: 'Y' },
        ],
      },
      gaps: [
        {
          options: [
            option('acute', 'right_angle_misjudged', 'What does the little square stand for?'),
            { text: 'a right angle' },
            option('obtuse', 'right_angle_misjudged', 'What does the little square stand for?'),
          ],
          answer: 2,
        },
        {
          options: [
            option('acute', 'acute_and_obtuse_swapped', 'Acute means sharp.'),
            option('a right angle', 'right_angle_misjudged', 'It is wider than the square corner.'),
            { text: 'obtuse' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              '{{p}}',
              'angle_by_arm_length',
              'Short sides do not make a small angle. Look for the sharpest corner.',
            ),
            option('{{r}}', 'acute_and_obtuse_swapped', 'This is the widest corner.'),
            { text: '{{s}}' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Corners of one kind have a mark of their own. Which mark is it?',
        'Compare the other two corners with the square ones.',
        'At {{r}} the sides open wider than they do at {{p}}.',
        'Which word means sharp, and which means wide? The sharpest corner has the smallest angle.',
      ],
      method_answer: [
        { text: 'The little square at {{p}} stands for a right angle.' },
        { text: 'At {{r}} the angle is larger than a right angle, so it is obtuse.' },
        { text: 'At {{s}} it is smaller than a right angle, and the others are not.' },
      ],
    },
  },
  {
    key: 'angle-hour-hand-turns',
    topics: ['kinds-of-angles'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['M4-PS-03'],
    question: {
      type: 'number',
      text: 'The hour hand of a clock points to {{s}}. It turns clockwise through {{word}}. Which number does it point to now?',
      diagram: {
        kind: 'clock',
        clocks: [{ hour: '{{s}}', minute: 0, label: 'at the start' }],
      },
      max_score: 1,
      template: {
        draw: { s: { from: 1, to: 11 } },
        rows: [
          { word: 'one right angle', k: 1, other: 2 },
          { word: 'two right angles', k: 2, other: 1 },
        ],
        derive: {
          e: 'mod(s + 3*k - 1, 12) + 1',
          w: 'mod(s + 3*other - 1, 12) + 1',
          v: 'mod(s + k - 1, 12) + 1',
        },
        where: ['distinct(e, w, v)', 'distinct(e, w, s)', 's + 3 * k <= 12'],
        check: ['mod(answer - s + 12, 12) = 3 * k'],
      },
      answer: '{{e}}',
      mistakes: [
        slip(
          '{{w}}',
          'right_angle_misjudged',
          'One right angle is a quarter of the way round. How many numbers is that?',
        ),
        slip(
          '{{v}}',
          'one_hour_for_right_angle',
          'From one number to the next is much less than a right angle.',
        ),
      ],
      hints: [
        'How many steps from number to number are there once round the clock?',
        'Four right angles go once round. Share the 12 steps among them.',
        'One right angle is 3 steps on the clock, as from 12 to 3.',
        'Start at {{s}} and count on {{3*k}} steps.',
      ],
      method_answer: [
        { maths: String.raw`12 \div 4 = 3`, text: 'One right angle is 3 steps on the clock.' },
        { maths: '{{s}} + {{3*k}} = {{e}}', text: 'Count on {{3*k}} steps from {{s}}.' },
      ],
    },
  },
  {
    key: 'angle-two-acute',
    topics: ['kinds-of-angles'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['M4-PS-02', 'M4-PS-03'],
    question: {
      type: 'single_choice',
      text: 'Lena puts two acute angles side by side, so that they make one larger angle. What can she say about the larger angle?',
      max_score: 1,
      options: [
        option(
          'It is always a right angle',
          'one_case_taken_for_all',
          'That is so for two halves of a right angle. Are there other acute angles?',
        ),
        { text: 'It can be acute, a right angle or obtuse' },
        option(
          'It is always acute',
          'one_case_taken_for_all',
          'Try two angles that are almost as large as a right angle.',
        ),
        option(
          'It is always obtuse',
          'one_case_taken_for_all',
          'Try two very sharp angles, such as two thin slices of cake.',
        ),
      ],
      answers: [2],
      hints: [
        'An acute angle can be very sharp, or almost a right angle.',
        'Try several pairs before you decide.',
        'Two very sharp angles together are still sharp.',
        'Now try two halves of a right angle, and then two that are nearly right angles. Does the same kind come out each time?',
      ],
      method_answer: [
        { text: 'Two thin angles together can still be smaller than a right angle.' },
        { text: 'Two halves of a right angle make a right angle.' },
        { text: 'Two angles that are almost right angles make an obtuse angle.' },
      ],
    },
  },
]
