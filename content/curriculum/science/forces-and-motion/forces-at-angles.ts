import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const forcesAtAngles: readonly ContentQuestion[] = [
  {
    key: 'angles-free-body-parachute',
    topics: ['forces-at-angles'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['GCSE-PFO-04'],
    question: {
      type: 'single_choice',
      text: 'The free body diagram shows a parcel on a parachute that moves downwards. Its weight is {{w}} N, and the air pushes up with {{d}} N. What does it do at this moment?',
      diagram: {
        kind: 'forces',
        body: 'dot',
        arrows: [
          { direction: 'up', size: '{{d}}', label: '{{d}} N' },
          { direction: 'down', size: '{{w}}', label: '{{w}} N' },
        ],
      },
      max_score: 1,
      template: {
        draw: { w: { from: 60, to: 120, step: 10 }, more: { from: 30, to: 80, step: 10 } },
        derive: { d: 'w + more' },
      },
      options: [
        option(
          'It moves upwards',
          'motion_follows_force',
          'It is moving down already. A resultant upwards changes this motion: in which way first?',
        ),
        { text: 'It moves down and slows down' },
        option(
          'It moves down and speeds up',
          'motion_feeds_itself',
          'To speed up it needs a resultant downwards. Which arrow is longer?',
        ),
        option(
          'It moves down at a steady speed',
          'resultant_not_used',
          'For a steady speed the two forces must balance. Are they equally large?',
        ),
      ],
      answers: [2],
      hints: [
        'Find the resultant first, and compare it with the motion.',
        'A resultant against the motion makes it slower.',
        'Up: {{d}} N. Down: {{w}} N. So the resultant points up.',
        'The parcel is moving down while the resultant points up. What does that do to its speed?',
      ],
      method_answer: [
        { maths: tex`{{d}} - {{w}} = {{d-w}}\ \text{N}`, text: 'The resultant points upwards.' },
        { text: 'It acts against the motion, so the parcel gets slower.' },
      ],
    },
  },
  {
    key: 'angles-scale-drawing',
    topics: ['forces-at-angles'],
    difficulty: 0.1,
    minutes: 2.5,
    statements: ['GCSE-PFO-04'],
    question: {
      type: 'number',
      text: 'Two forces act at right angles on a boat: {{e}} N to the east and {{n}} N to the north. Find the size of the resultant with a scale drawing, or by calculating. Give the unit.',
      diagram: {
        kind: 'forces',
        body: 'dot',
        arrows: [
          { direction: 'right', size: '{{e}}', label: '{{e}} N' },
          { direction: 'up', size: '{{n}}', label: '{{n}} N' },
        ],
      },
      max_score: 2,
      template: {
        rows: [
          { p: 3, q: 4, r: 5 },
          { p: 4, q: 3, r: 5 },
          { p: 6, q: 8, r: 10 },
          { p: 5, q: 12, r: 13 },
          { p: 8, q: 15, r: 17 },
        ],
        draw: { k: { pick: [10, 20, 30] } },
        derive: { e: 'p * k', n: 'q * k', f: 'r * k' },
        check: ['answer^2 = e^2 + n^2'],
      },
      answer: '{{f}}',
      unit: 'N',
      tolerance: { relative: 0.03 },
      mistakes: [
        slip(
          '{{e + n}}',
          'angled_forces_added',
          'The two do not point the same way. How long is the diagonal of the rectangle they make?',
        ),
        slip(
          '{{abs(e - n)}}',
          'angled_forces_subtracted',
          'The two are not opposite either. They stand at right angles.',
        ),
      ],
      hints: [
        'Draw the two forces as arrows, one beginning at the tip of the other.',
        'The resultant goes from the start of the first arrow to the tip of the second.',
        'With a scale of 1 cm for {{k}} N the arrows are {{p}} cm and {{q}} cm long, at right angles.',
        'Measure the long side of this triangle, or find the root of {{e}}² + {{n}}².',
      ],
      method_answer: [
        {
          maths: tex`\sqrt{ {{e}}^2 + {{n}}^2 } = {{f}}\ \text{N}`,
          text: 'The long side of the right-angled triangle.',
        },
      ],
    },
  },
  {
    key: 'angles-split-on-grid',
    topics: ['forces-at-angles'],
    difficulty: 0.4,
    minutes: 2,
    statements: ['GCSE-PFO-04'],
    question: {
      type: 'fill_blanks',
      text: 'A rope pulls a sledge at a slant. The force is drawn to scale: one square is {{k}} N. The arrow goes {{a}} squares to the right and {{b}} squares up. The part to the right is [[1]] N, and the part upwards is [[2]] N.',
      diagram: {
        kind: 'axes',
        x: { from: 0, to: 10, step: 1, labels: 'none' },
        y: { from: 0, to: 7, step: 1, labels: 'none' },
        square: true,
        lines: [{ from: [0, 0], to: ['{{a}}', '{{b}}'], arrow: true }],
      },
      max_score: 2,
      template: {
        draw: { k: { pick: [5, 20, 50] }, a: { from: 4, to: 9 }, b: { from: 2, to: 6 } },
        where: ['a > b'],
        check: ['answer1 / k = a', 'answer2 * a = answer1 * b'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{k * a}}',
          mistakes: [
            slip('{{k * b}}', 'components_swapped', 'Count along, not up, for this part.'),
            slip('{{a}}', 'scale_left_out', 'These are squares. How many newtons is each?'),
          ],
        },
        {
          type: 'number',
          answer: '{{k * b}}',
          mistakes: [
            slip('{{k * a}}', 'components_swapped', 'Count up, not along, for this part.'),
            slip('{{b}}', 'scale_left_out', 'These are squares. How many newtons is each?'),
          ],
        },
      ],
      hints: [
        'Complete the arrow to a right-angled triangle.',
        'The two shorter sides of that triangle are the parts of the force.',
        'The side along is {{a}} squares, and one square is {{k}} N.',
        'Multiply each number of squares by {{k}} N: first {{a}}, then {{b}}.',
      ],
      method_answer: [
        { maths: tex`{{a}} \times {{k}} = {{k*a}}`, text: 'To the right, in newtons.' },
        { maths: tex`{{b}} \times {{k}} = {{k*b}}`, text: 'Upwards, in newtons.' },
      ],
    },
  },
  {
    key: 'angles-split-by-pythagoras',
    topics: ['forces-at-angles'],
    difficulty: 0.7,
    minutes: 2.5,
    statements: ['GCSE-PFO-04'],
    question: {
      type: 'number',
      text: 'A kite string pulls with {{f}} N at a slant. The part of this force along the ground is {{e}} N. How large is the part straight down? Give the unit.',
      max_score: 2,
      template: {
        rows: [
          { p: 3, q: 4, r: 5 },
          { p: 4, q: 3, r: 5 },
          { p: 5, q: 12, r: 13 },
          { p: 8, q: 15, r: 17 },
          { p: 15, q: 8, r: 17 },
        ],
        draw: { k: { from: 2, to: 5 } },
        derive: { e: 'p * k', n: 'q * k', f: 'r * k' },
        where: ['f - e != n'],
        check: ['answer^2 + e^2 = f^2'],
      },
      answer: '{{n}}',
      unit: 'N',
      mistakes: [
        slip(
          '{{f - e}}',
          'angled_forces_subtracted',
          'The parts stand at right angles. Draw the triangle and use its squares.',
        ),
        slip('{{f + e}}', 'angled_forces_added', 'A part cannot be larger than the whole force.'),
      ],
      hints: [
        'Draw the force as the long side of a right-angled triangle.',
        'The squares of the two parts add up to the square of the force.',
        'The square of the force is {{f}}² = {{f^2|thousands}}. The square of the known part is {{e}}² = {{e^2|thousands}}.',
        'Take {{e^2|thousands}} away from {{f^2|thousands}}, and find the square root.',
      ],
      method_answer: [
        {
          maths: tex`\sqrt{ {{f}}^2 - {{e}}^2 } = {{n}}\ \text{N}`,
          text: 'The other short side of the triangle.',
        },
      ],
    },
  },
  {
    key: 'angles-circle-acceleration',
    topics: ['forces-at-angles'],
    difficulty: 0.5,
    minutes: 1.5,
    statements: ['GCSE-PMO-02'],
    question: {
      type: 'single_choice',
      text: 'A satellite moves in a circle at a steady speed. Is it accelerating?',
      max_score: 1,
      options: [
        option(
          'No, because its speed does not change at all',
          'speed_for_velocity',
          'Acceleration is a change of velocity. Which other part has velocity besides its size?',
        ),
        option(
          'No, because the forces on it are balanced',
          'circle_needs_no_force',
          'With balanced forces it would fly off in a straight line.',
        ),
        { text: 'Yes, because its velocity changes direction' },
        option(
          'Yes, because it gets faster and faster',
          'speed_for_velocity',
          'The text says that its speed is steady. What changes, then?',
        ),
      ],
      answers: [3],
      hints: [
        'Velocity has a size and a direction. Look at both.',
        'Any change of velocity is an acceleration, also of its direction alone.',
        'At the top of the circle it moves one way, at the bottom the opposite way.',
        'The speed is the same at both places. So what is it that has changed?',
      ],
      method_answer: [
        { text: 'The direction of its motion changes all the time, and so does its velocity.' },
        { text: 'A changing velocity is an acceleration. Gravity, towards the centre, causes it.' },
      ],
    },
  },
  {
    key: 'angles-circle-let-go',
    topics: ['forces-at-angles'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['GCSE-PMO-02'],
    question: {
      type: 'single_choice',
      text: 'Jun whirls a ball on a string in a circle, seen from above. The string snaps. Which way does the ball go at once?',
      max_score: 1,
      options: [
        option(
          'Straight out, along a line from the centre',
          'outward_force_in_circle',
          'Nothing pushes it outwards. Which way is it moving when the string snaps?',
        ),
        option(
          'On in a circle for a while',
          'circle_needs_no_force',
          'The string made it turn. What makes it turn now?',
        ),
        option(
          'Inwards, to the hand',
          'force_inside_object',
          'The pull of the string ended when it snapped. Which force is left over?',
        ),
        { text: 'Straight on, along the tangent to the circle' },
      ],
      answers: [4],
      hints: [
        'Which force made the ball turn, and what becomes of it?',
        'Without a resultant force the velocity stays as it is.',
        'At each moment the ball moves at right angles to the string.',
        'After the string has snapped, nothing turns it any more. So in which line does it go on?',
      ],
      method_answer: [
        { text: 'The pull of the string turned the ball. Without it the velocity stays.' },
        { text: 'So the ball goes on straight, along the tangent.' },
      ],
    },
  },
]
