import type { Diagram } from '@learngrove/diagrams'
import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'
import { towards } from './drawing.ts'

type Figure = Extract<Diagram, { kind: 'figure' }>

/**
 * Two parallel lines, crossed at P (below) and Q (above) by a line that rises at `a` degrees.
 * B and D lie to the right, A and C to the left, F above and E below.
 */
const crossed = (angles: NonNullable<Figure['angles']>, alt: string): Figure => ({
  kind: 'figure',
  points: {
    A: [-2.5, 0],
    B: [6.5, 0],
    C: towards('a', 3.4, [-2.5, 0]),
    D: towards('a', 3.4, [6.5, 0]),
    P: [0, 0],
    Q: towards('a', 3.4),
    E: towards('a', -2),
    F: towards('a', 5.4),
  },
  labels: { A: '', B: '', C: '', D: '', E: '', F: '', P: '', Q: '' },
  segments: [
    { from: 'A', to: 'B', parallel: 1 },
    { from: 'C', to: 'D', parallel: 1 },
    { from: 'E', to: 'F' },
  ],
  angles,
  alt,
})

export const anglesInParallelLines: readonly ContentQuestion[] = [
  {
    key: 'parallel-corresponding',
    topics: ['angles-in-parallel-lines'],
    difficulty: -0.8,
    minutes: 0.8,
    statements: ['MK3-G-23', 'GCSE-G3b'],
    question: {
      type: 'number',
      text: 'A straight line crosses two parallel lines. At the lower crossing, the angle above and to the right is {{a}}°. At the upper crossing, the angle above and to the right is $x$. How many degrees is $x$?',
      diagram: crossed(
        [
          { at: 'P', from: 'B', to: 'Q', label: '{{a}}°' },
          { at: 'Q', from: 'D', to: 'F', label: 'x' },
        ],
        'Two parallel lines crossed by a third line. The angle above and to the right is {{a}}° at the lower crossing and x at the upper one.',
      ),
      max_score: 1,
      template: {
        draw: { a: { from: 42, to: 138 } },
        where: ['abs(a - 90) > 10'],
        check: ['answer = a'],
      },
      answer: '{{a}}',
      mistakes: [
        slip(
          '{{180 - a}}',
          'parallel_equal_as_supplement',
          'Slide the lower crossing up along the line. What does the angle land on?',
        ),
      ],
      hints: [
        'Do the two angles lie in the same place at their crossings?',
        'Angles in the same place at two parallel lines are corresponding angles.',
        'Imagine the lower crossing sliding up until it lies on the upper one.',
        'Corresponding angles are equal.',
      ],
      method_answer: [
        { maths: 'x = {{a}}', text: 'Corresponding angles on parallel lines are equal.' },
      ],
    },
  },
  {
    key: 'parallel-alternate',
    topics: ['angles-in-parallel-lines'],
    difficulty: -0.5,
    minutes: 1,
    statements: ['MK3-G-23', 'GCSE-G3b'],
    question: {
      type: 'number',
      text: 'A straight line crosses two parallel lines. Between the parallel lines, the angle to the right of it at the lower crossing is {{a}}°. The angle to the left of it at the upper crossing is $x$. How many degrees is $x$?',
      diagram: crossed(
        [
          { at: 'P', from: 'B', to: 'Q', label: '{{a}}°' },
          { at: 'Q', from: 'C', to: 'P', label: 'x' },
        ],
        'Two parallel lines crossed by a third line. Between them, the angle to the right at the lower crossing is {{a}}°, and the angle to the left at the upper crossing is x.',
      ),
      max_score: 1,
      template: {
        draw: { a: { from: 42, to: 138 } },
        where: ['abs(a - 90) > 10'],
        check: ['answer = a'],
      },
      answer: '{{a}}',
      mistakes: [
        slip(
          '{{180 - a}}',
          'parallel_equal_as_supplement',
          'The two angles lie on different sides of the line. Give the picture half a turn: what happens to them?',
        ),
        slip(
          '{{360 - a}}',
          'line_and_turn_swapped',
          'Both angles are smaller than a straight line.',
        ),
      ],
      hints: [
        'Both angles lie between the parallel lines. Are they on the same side of the third line?',
        'Between parallel lines and on different sides: these are alternate angles.',
        'Look for the shape of the letter Z, even if it is back to front.',
        'Alternate angles are equal.',
      ],
      method_answer: [
        { maths: 'x = {{a}}', text: 'Alternate angles on parallel lines are equal.' },
      ],
    },
  },
  {
    key: 'parallel-name-the-pair',
    topics: ['angles-in-parallel-lines'],
    difficulty: -0.2,
    minutes: 1.2,
    statements: ['MK3-G-23', 'GCSE-G3b'],
    question: {
      type: 'cloze_dropdown',
      text: 'A line crosses two parallel lines. At the upper crossing, the angle ${{p}}$ lies above and to the right, and ${{q}}$ lies below and to the left. At the lower crossing, the angle ${{r}}$ lies above and to the right.\n\n${{q}}$ and ${{r}}$ are [[1]] angles. ${{p}}$ and ${{r}}$ are [[2]] angles. ${{p}}$ and ${{q}}$ are [[3]] angles.',
      diagram: crossed(
        [
          { at: 'P', from: 'B', to: 'Q', label: '{{r}}' },
          { at: 'Q', from: 'C', to: 'P', label: '{{q}}' },
          { at: 'Q', from: 'D', to: 'F', label: '{{p}}' },
        ],
        'Two parallel lines crossed by a third. At the upper crossing are the angles {{p}}, above right, and {{q}}, below left. At the lower crossing is the angle {{r}}, above right.',
      ),
      max_score: 3,
      template: {
        draw: { a: { from: 55, to: 70 } },
        rows: [
          { p: 'p', q: 'q', r: 'r' },
          { p: 'a', q: 'b', r: 'c' },
          { p: 'v', q: 'w', r: 'u' },
        ],
      },
      gaps: [
        {
          options: [
            option(
              'corresponding',
              'parallel_pairs_mixed_up',
              'Corresponding angles lie in the same place at both crossings.',
            ),
            { text: 'alternate' },
            option(
              'vertically opposite',
              'parallel_pairs_mixed_up',
              'Vertically opposite angles lie at one crossing.',
            ),
          ],
          answer: 2,
        },
        {
          options: [
            { text: 'corresponding' },
            option(
              'alternate',
              'parallel_pairs_mixed_up',
              'Alternate angles lie between the parallel lines. Do both of these?',
            ),
            option(
              'vertically opposite',
              'parallel_pairs_mixed_up',
              'Vertically opposite angles lie at one crossing.',
            ),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'corresponding',
              'parallel_pairs_mixed_up',
              'Both of these lie at one crossing.',
            ),
            option('alternate', 'parallel_pairs_mixed_up', 'Both of these lie at one crossing.'),
            { text: 'vertically opposite' },
          ],
          answer: 3,
        },
      ],
      hints: [
        'Do the two angles lie at one crossing or at two?',
        'At two crossings, ask: same place, or on different sides between the parallel lines?',
        '${{p}}$ and ${{q}}$ lie at the same crossing.',
        '${{p}}$ and ${{r}}$ are both above and to the right. ${{q}}$ and ${{r}}$ lie between the parallel lines, on different sides.',
      ],
      method_answer: [
        {
          text: '${{q}}$ and ${{r}}$ lie between the parallel lines on different sides: alternate.',
        },
        { text: '${{p}}$ and ${{r}}$ lie in the same place: corresponding.' },
        { text: '${{p}}$ and ${{q}}$ lie opposite each other at one crossing.' },
      ],
    },
  },
  {
    key: 'parallel-or-not',
    topics: ['angles-in-parallel-lines'],
    difficulty: 0.3,
    minutes: 1.2,
    statements: ['MK3-G-23', 'GCSE-G3b', 'MK3-W-07'],
    question: {
      type: 'single_choice',
      text: 'A line crosses two others. {{name}} measures two alternate angles exactly: {{a}}° and {{a + d}}°. What follows?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Selin', 'Joao', 'Anika', 'Omar'] },
          a: { from: 48, to: 84 },
          d: { from: 2, to: 5 },
        },
      },
      options: [
        option(
          'The two lines are parallel, since the angles are alternate',
          'parallel_lines_assumed',
          'What would be true of the two angles then?',
        ),
        { text: 'The two lines are not parallel' },
        option(
          'The angles should total 180°, so something is missing',
          'parallel_equal_as_supplement',
          'Alternate angles are compared, not added.',
        ),
        option(
          'The angles must be equal, so one was measured badly',
          'parallel_lines_assumed',
          'Alternate angles are equal only if the lines are parallel. Is that said anywhere?',
        ),
      ],
      answers: [2],
      hints: [
        'Is it said that the two lines are parallel?',
        'If lines are parallel, then alternate angles are equal. What if they are not equal?',
        'The angles {{a}}° and {{a + d}}° differ.',
        'On parallel lines they could not differ. So what can you say about these lines?',
      ],
      method_answer: [
        { text: 'On parallel lines, alternate angles are equal.' },
        { text: '{{a}}° and {{a + d}}° are not equal, so the lines are not parallel.' },
      ],
    },
  },
  {
    key: 'parallel-triangle-proof',
    topics: ['angles-in-parallel-lines'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['MK3-G-24', 'MK3-W-07', 'MK3-G-26'],
    question: {
      type: 'ordering',
      text: 'A triangle ABC has its corner C at the top. Why do its angles total 180°? Put the lines of the proof in order.',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [7, 0], C: [2.5, 4], P: [-1, 4], Q: [10, 4] },
        segments: [
          { from: 'A', to: 'B', parallel: 1 },
          { from: 'B', to: 'C' },
          { from: 'C', to: 'A' },
          { from: 'P', to: 'Q', parallel: 1 },
        ],
        angles: [
          { at: 'A', from: 'B', to: 'C', label: 'a' },
          { at: 'B', from: 'C', to: 'A', label: 'b' },
          { at: 'C', from: 'A', to: 'B', label: 'c' },
        ],
        alt: 'A triangle ABC with the angles a, b and c. Through C goes a line PQ, parallel to AB.',
      },
      max_score: 4,
      items: [
        'Draw the line PQ through C, parallel to AB.',
        'The angle PCA is equal to $a$ and the angle QCB is equal to $b$, because they are alternate angles.',
        'So at C, angles of the sizes $a$, $c$ and $b$ lie side by side on the straight line PQ.',
        'Angles on a straight line total 180°, so $a + b + c = 180°$.',
      ],
      hints: [
        'Which line is in the drawing but not in the triangle? It has to come from somewhere.',
        'With parallel lines, angles can be carried from the bottom to the top.',
        'As soon as the parallel line is there, alternate angles can be used.',
        'First the angles are carried to the top. Then look at all three of them there, side by side.',
      ],
      method_answer: [
        { text: 'The parallel line comes first, and then the alternate angles.' },
        {
          maths: tex`a + b + c = 180^\circ`,
          text: 'At C all three angles lie on a straight line.',
        },
      ],
    },
  },
  {
    key: 'parallel-two-steps',
    topics: ['angles-in-parallel-lines'],
    difficulty: 0.6,
    minutes: 2,
    statements: ['MK3-G-26', 'MK3-W-07', 'MK3-G-23'],
    question: {
      type: 'fill_blanks',
      text: 'The line PQ goes through the corner C of the triangle ABC and is parallel to AB. The angle PCA is {{a}}°, and the angle QCB is {{b}}°.\n\nThe angle CAB is [[1]]°, because alternate angles are equal. The angle ACB is [[2]]°. The angle outside the triangle at B, between BC and the side AB made longer, is [[3]]°.',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], B: [7, 0], C: [2.8, 4], P: [-1, 4], Q: [11, 4], R: [10, 0] },
        labels: { R: '' },
        segments: [
          { from: 'A', to: 'R', parallel: 1 },
          { from: 'B', to: 'C' },
          { from: 'C', to: 'A' },
          { from: 'P', to: 'Q', parallel: 1 },
        ],
        angles: [
          { at: 'C', from: 'P', to: 'A', label: '{{a}}°' },
          { at: 'C', from: 'B', to: 'Q', label: '{{b}}°' },
        ],
        not_to_scale: true,
        alt: 'A triangle ABC with AB at the bottom and made longer to the right. The line PQ through C is parallel to AB. The angle PCA is {{a}}° and the angle QCB is {{b}}°.',
      },
      max_score: 3,
      template: {
        draw: { a: { from: 48, to: 72 }, b: { from: 35, to: 58 } },
        where: ['distinct(a, b, 180 - a - b)', '180 - b != a + b', '180 - a - b != 90'],
        check: ['answer1 = a', 'a + b + answer2 = 180', 'answer3 = answer1 + answer2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{a}}',
          mistakes: [
            slip(
              '{{b}}',
              'parallel_pairs_mixed_up',
              'Which angle at the top is alternate to CAB? Follow the side AC.',
            ),
            slip('{{180 - a}}', 'parallel_equal_as_supplement', 'Alternate angles are equal.'),
          ],
        },
        {
          type: 'number',
          answer: '{{180 - a - b}}',
          mistakes: [
            slip(
              '{{a + b}}',
              'stopped_early',
              'At C three angles lie on a straight line. How much is left?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{180 - b}}',
          mistakes: [
            slip(
              '{{b}}',
              'opposite_and_neighbour_swapped',
              'This is the angle inside the triangle at B. Which angle lies beside it?',
            ),
          ],
        },
      ],
      hints: [
        'Follow the side AC: on which sides of it do the two angles lie?',
        'Alternate angles are equal, and angles on a straight line total 180°.',
        'At C the three angles make the straight line PQ. Two of them are known.',
        'The angle ABC is alternate to QCB. The angle outside at B lies on a straight line with it.',
      ],
      method_answer: [
        { maths: '{{a}}', text: 'CAB and PCA are alternate angles.' },
        { maths: '180 - {{a}} - {{b}} = {{180 - a - b}}', text: 'Angles on the straight line PQ.' },
        {
          maths: '180 - {{b}} = {{180 - b}}',
          text: 'ABC is {{b}}°, alternate to QCB. The angle outside lies on a line with it.',
        },
      ],
    },
  },
  {
    key: 'parallel-equation',
    topics: ['angles-in-parallel-lines'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['MK3-G-23', 'GCSE-G3b', 'MK3-W-07'],
    question: {
      type: 'number',
      text: 'A line crosses two parallel lines. Two alternate angles are ${{p}}x + {{q}}$ and ${{r}}x - {{s}}$ degrees. Find $x$.',
      max_score: 3,
      template: {
        draw: {
          x: { from: 12, to: 32 },
          p: { from: 2, to: 3 },
          r: { from: 4, to: 6 },
          q: { from: 5, to: 40 },
        },
        derive: { s: '(r - p) * x - q' },
        where: [
          'r - p >= 2',
          's >= 5',
          's <= 60',
          'p * x + q <= 150',
          'p * x + q >= 35',
          'p * x + q != 90',
          's != q',
        ],
        check: ['p * answer + q = r * answer - s'],
      },
      answer: '{{x}}',
      mistakes: [
        slip(
          '{{(180 - q + s) / (p + r)}}',
          'parallel_equal_as_supplement',
          'Do alternate angles total 180°, or are they equal?',
        ),
        slip(
          '{{p * x + q}}',
          'stopped_early',
          'This is the size of the angles. The question asks for $x$.',
        ),
        slip(
          '{{(q - s) / (r - p)}}',
          'sign_lost_moving',
          'When {{s}} goes to the other side, add it to both sides.',
        ),
      ],
      hints: [
        'What do you know about two alternate angles on parallel lines?',
        'They are equal. Write that as an equation.',
        'The equation is ${{p}}x + {{q}} = {{r}}x - {{s}}$.',
        'Bring the $x$ together and the numbers together: ${{q + s}} = {{r - p}}x$.',
      ],
      method_answer: [
        { maths: '{{p}}x + {{q}} = {{r}}x - {{s}}', text: 'Alternate angles are equal.' },
        { maths: '{{q + s}} = {{r - p}}x', text: 'Take ${{p}}x$ from both sides and add {{s}}.' },
        { maths: 'x = {{x}}', text: 'Divide both sides by {{r - p}}.' },
      ],
    },
  },
]
