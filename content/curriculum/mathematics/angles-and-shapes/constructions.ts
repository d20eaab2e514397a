import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const constructions: readonly ContentQuestion[] = [
  {
    key: 'construct-bisector-in-order',
    topics: ['constructions'],
    difficulty: -0.6,
    minutes: 1.5,
    statements: ['MK3-G-09', 'GCSE-G2a'],
    question: {
      type: 'ordering',
      text: 'The line segment {{a}}{{b}} is {{s}} cm long. Put the steps of constructing its perpendicular bisector in order.',
      max_score: 3,
      template: {
        draw: { s: { from: 6, to: 12, step: 2 } },
        rows: [
          { a: 'A', b: 'B' },
          { a: 'P', b: 'Q' },
          { a: 'K', b: 'L' },
        ],
      },
      items: [
        'Open the compasses to more than {{s / 2}} cm.',
        'With the point of the compasses on {{a}}, draw an arc on each side of the line.',
        'Keep the opening, and draw arcs from {{b}} that cross the first two.',
        'Draw a straight line through the two crossings.',
      ],
      hints: [
        'What has to be set before the first arc can be drawn?',
        'Each end of the segment gets two arcs, with the same opening.',
        'Arcs can only cross when both ends have theirs.',
        'The straight line needs two points. Which steps make these points?',
      ],
      method_answer: [
        { text: 'The opening must be more than half of {{s}} cm, or the arcs do not meet.' },
        {
          text: 'Arcs from {{a}}, then arcs from {{b}}. The line through the crossings is the bisector.',
        },
      ],
    },
  },
  {
    key: 'construct-compass-opening',
    topics: ['constructions'],
    difficulty: -0.4,
    minutes: 1,
    statements: ['MK3-G-09', 'GCSE-G2a'],
    question: {
      type: 'single_choice',
      text: 'AB is {{2 * h}} cm long. {{name}} wants to construct the perpendicular bisector of AB. Which opening of the compasses works, from A and from B?',
      max_score: 1,
      template: {
        draw: { name: { pick: ['Noor', 'Felix', 'Chidi', 'Yara'] }, h: { from: 4, to: 7 } },
      },
      options: [
        option(
          '{{h + 2}} cm from A and {{h + 1}} cm from B',
          'compass_opening_changed',
          'Every point of the bisector is as far from A as from B.',
        ),
        option(
          '{{h - 2}} cm from both',
          'arcs_do_not_meet',
          'How far do the arcs reach from each end? Do they meet?',
        ),
        { text: '{{h + 2}} cm from both' },
        option(
          '{{h}} cm from both',
          'arcs_do_not_meet',
          'These arcs touch only at the middle of AB. How many crossings do you need?',
        ),
      ],
      answers: [3],
      hints: [
        'The arcs have to cross above and below the segment.',
        'The opening must be the same from both ends, and more than half of the segment.',
        'Half of the segment is {{h}} cm.',
        'Which option has the same opening from both ends, and more than {{h}} cm?',
      ],
      method_answer: [
        {
          maths: tex`{{2 * h}} \div 2 = {{h}}`,
          text: 'Half of AB. The opening must be more than that.',
        },
        { text: 'With {{h + 2}} cm from both ends the arcs cross twice.' },
      ],
    },
  },
  {
    key: 'construct-shortest-distance',
    topics: ['constructions'],
    difficulty: -0.1,
    minutes: 1,
    statements: ['MK3-G-12', 'GCSE-G2b'],
    question: {
      type: 'number',
      text: 'From a point P, straight lines go to points of a line $l$. PF is perpendicular to $l$. PE = {{f + d}} cm, PF = {{f}} cm, PG = {{f + e}} cm and FG = {{g}} cm. How many centimetres is the distance from P to the line $l$?',
      diagram: {
        kind: 'figure',
        points: { P: [0, 4], E: [-4.5, 0], F: [0, 0], G: [3, 0], L: [-6, 0], R: [6, 0] },
        labels: { L: '', R: 'l' },
        segments: [
          { from: 'L', to: 'R' },
          { from: 'P', to: 'E' },
          { from: 'P', to: 'F' },
          { from: 'P', to: 'G' },
        ],
        angles: [{ at: 'F', from: 'G', to: 'P', right: true }],
        alt: 'A point P above a line. Three lines go from P to the points E, F and G of the line. PF meets it at a right angle.',
        not_to_scale: true,
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          { f: 4, g: 3, e: 1, d: 3 },
          { f: 12, g: 5, e: 1, d: 4 },
          { f: 8, g: 6, e: 2, d: 5 },
          { f: 15, g: 8, e: 2, d: 6 },
          { f: 12, g: 9, e: 3, d: 7 },
        ],
        check: ['answer = f', 'f^2 + g^2 = (f + e)^2'],
      },
      answer: '{{f}}',
      mistakes: [
        slip('{{f + e}}', 'slanted_line_as_distance', 'Is there a shorter way from P to the line?'),
        slip(
          '{{g}}',
          'other_quantity_given',
          'FG lies on the line itself. It does not start at P.',
        ),
        slip('{{f + d}}', 'slanted_line_as_distance', 'Is there a shorter way from P to the line?'),
      ],
      hints: [
        'Which way would you walk from P to reach the line as soon as possible?',
        'The distance from a point to a line is the shortest way.',
        'The shortest way meets the line at a right angle.',
        'Which of the segments from P is perpendicular to $l$?',
      ],
      method_answer: [
        { maths: '{{f}}', text: 'PF is perpendicular to the line, so it is the shortest way.' },
      ],
    },
  },
  {
    key: 'construct-match-loci',
    topics: ['constructions'],
    difficulty: 0.1,
    minutes: 1.5,
    statements: ['GCSE-G2b'],
    question: {
      type: 'matching',
      text: 'Match each condition with the set of all points that meet it. One set is left over.',
      max_score: 4,
      template: { draw: { r: { from: 2, to: 6 }, s: { from: 2, to: 6 } }, where: ['r != s'] },
      left: [
        '{{r}} cm from a point A',
        'as far from A as from B',
        'as far from one line as from another that crosses it',
        '{{s}} cm from a straight line that has no end',
      ],
      pairs: [3, 5, 1, 2],
      right: [
        'the bisectors of the angles',
        'two parallel lines',
        'a circle',
        'a square',
        'the perpendicular bisector',
      ],
      hints: [
        'Imagine many points that meet the condition, and mark them one by one.',
        'Is the distance measured from a point, from two points, from a line, or from two lines?',
        'Compasses that stay open at {{r}} cm draw all points of the first set.',
        'Points on both sides of a straight line, always as far away from it: what do they make?',
      ],
      method_answer: [
        { text: 'A fixed distance from one point gives a circle, from a line two parallel lines.' },
        { text: 'Equal distances from two points give the perpendicular bisector.' },
        { text: 'Equal distances from two lines give the bisectors of their angles.' },
      ],
    },
  },
  {
    key: 'construct-perpendicular-from-point',
    topics: ['constructions'],
    difficulty: 0.3,
    minutes: 2,
    statements: ['MK3-G-10', 'GCSE-G2a'],
    question: {
      type: 'ordering',
      text: 'The point {{p}} lies above the line $l$. Put the steps of constructing the perpendicular from {{p}} to $l$ in order.',
      diagram: {
        kind: 'figure',
        points: { P: [0, 3], L: [-5, 0], R: [5, 0] },
        labels: { P: '{{p}}', L: '', R: 'l' },
        dots: ['P'],
        segments: [{ from: 'L', to: 'R' }],
        alt: 'A point {{p}} above a line l.',
      },
      max_score: 3,
      template: {
        draw: {},
        rows: [
          { p: 'P', a: 'A', b: 'B', q: 'Q' },
          { p: 'C', a: 'D', b: 'E', q: 'F' },
          { p: 'M', a: 'K', b: 'L', q: 'N' },
        ],
      },
      items: [
        'With the point of the compasses on {{p}}, draw an arc that cuts the line in two points, {{a}} and {{b}}.',
        'With the point on {{a}}, draw an arc below the line.',
        'With the same opening from {{b}}, draw an arc that crosses the last one at {{q}}.',
        'Join {{p}} and {{q}}.',
      ],
      hints: [
        'To begin with, you have only the point and the line. Where can the compasses stand?',
        'First find two points of the line that are equally far from {{p}}.',
        'These two points are the ends of a segment. It gets a perpendicular bisector.',
        'The arcs below the line are drawn from {{a}} and {{b}}. What must exist before that?',
      ],
      method_answer: [
        { text: '{{a}} and {{b}} are equally far from {{p}}, and so they are from {{q}}.' },
        { text: 'So {{p}} and {{q}} lie on the perpendicular bisector of {{a}}{{b}}.' },
      ],
    },
  },
  {
    key: 'construct-bisect-twice',
    topics: ['constructions'],
    difficulty: 0.4,
    minutes: 1.5,
    statements: ['MK3-G-11', 'GCSE-G2a'],
    question: {
      type: 'number',
      text: 'The angle ABC is {{4 * q}}°. The line BD bisects it. Then the line BE bisects the angle DBC. How many degrees is the angle ABE?',
      diagram: {
        kind: 'figure',
        points: { B: [0, 0], C: [6, 0], E: [5.6, 1.7], D: [4.9, 3.2], A: [2.9, 5] },
        segments: [
          { from: 'B', to: 'A' },
          { from: 'B', to: 'C' },
          { from: 'B', to: 'D', dashed: true },
          { from: 'B', to: 'E', dashed: true },
        ],
        alt: 'An angle ABC. The dashed line BD lies between BA and BC, and the dashed line BE between BD and BC.',
        not_to_scale: true,
      },
      max_score: 2,
      template: {
        draw: { q: { from: 13, to: 38, except: [15, 30] } },
        check: ['answer / 3 * 4 = 4 * q'],
      },
      answer: '{{3 * q}}',
      mistakes: [
        slip(
          '{{q}}',
          'other_quantity_given',
          'This is the angle EBC. How far is it from BA to BE?',
        ),
        slip('{{2 * q}}', 'stopped_early', 'This is the angle ABD. BE lies farther from BA.'),
      ],
      hints: [
        'To bisect means to cut into two equal parts.',
        'Find the angle ABD first, and then the angle DBE. Together they make ABE.',
        'The angle ABD is half of {{4 * q}}°.',
        'ABD is {{2 * q}}°, and DBE is half of that. Add them.',
      ],
      method_answer: [
        { maths: tex`{{4 * q}} \div 2 = {{2 * q}}`, text: 'The angles ABD and DBC.' },
        { maths: tex`{{2 * q}} \div 2 = {{q}}`, text: 'The angles DBE and EBC.' },
        { maths: '{{2 * q}} + {{q}} = {{3 * q}}', text: 'ABD and DBE make ABE.' },
      ],
    },
  },
  {
    key: 'construct-why-it-bisects',
    topics: ['constructions'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['MK3-G-11', 'GCSE-G2a'],
    question: {
      type: 'single_choice',
      text: 'To bisect the angle at A, an arc from A cuts its lines at P and Q. Equal arcs from P and Q cross at R. Why does AR cut the angle in half?',
      diagram: {
        kind: 'figure',
        points: { A: [0, 0], P: [3, 0], Q: [1.8, 2.4], R: [4.8, 2.4], B: [6, 0], C: [3.3, 4.4] },
        labels: { B: '', C: '' },
        dots: ['P', 'Q', 'R'],
        segments: [
          { from: 'A', to: 'B' },
          { from: 'A', to: 'C' },
          { from: 'A', to: 'R', dashed: true },
          { from: 'P', to: 'R', dashed: true },
          { from: 'Q', to: 'R', dashed: true },
        ],
        alt: 'An angle at A with the points P and Q on its lines. R lies between the lines and is joined to A, P and Q.',
      },
      max_score: 1,
      options: [
        option(
          'P, Q and R lie on a circle around A',
          'construction_misread',
          'P and Q were drawn from A. Was R?',
        ),
        option(
          'AR looks as if it were in the middle',
          'reason_from_looks',
          'A drawing can deceive. Which lengths are equal, and why?',
        ),
        option(
          'AR is perpendicular to AP',
          'construction_misread',
          'A right angle was never constructed at A.',
        ),
        {
          text: 'The sides of the triangles APR and AQR are equal in pairs, so their angles at A are equal',
        },
      ],
      answers: [4],
      hints: [
        'Which lengths did the compasses make equal?',
        'AP and AQ come from one arc, PR and QR from equal arcs.',
        'Look at two triangles that share the side AR.',
        'Their sides are equal in pairs. What does that say about their angles?',
      ],
      method_answer: [
        { text: 'AP = AQ and PR = QR, by the arcs. AR belongs to both triangles.' },
        {
          text: 'So the triangles are congruent, with three pairs of equal sides, and their angles at A are equal.',
        },
      ],
    },
  },
  {
    key: 'construct-points-on-two-circles',
    topics: ['constructions'],
    difficulty: 0.8,
    minutes: 2,
    statements: ['GCSE-G2b'],
    question: {
      type: 'number',
      text: 'The points A and B are {{d}} cm apart. How many points are exactly {{p}} cm from A and exactly {{q}} cm from B?',
      max_score: 2,
      template: {
        draw: { p: { from: 4, to: 9 }, q: { from: 3, to: 8 } },
        rows: [
          { k: -2, n: 2, say: 'reach past each other', m: 1 },
          { k: -3, n: 2, say: 'reach past each other', m: 1 },
          { k: 0, n: 1, say: 'just touch', m: 2 },
          { k: 2, n: 0, say: 'do not reach each other', m: 2 },
        ],
        derive: { d: 'p + q + k' },
        where: ['p != q', 'd > p', 'd > q'],
        check: ['answer = n'],
      },
      answer: '{{n}}',
      mistakes: [
        slip(
          '{{m}}',
          'circles_crossing_miscounted',
          'Compare {{d}} cm with {{p}} cm and {{q}} cm together.',
        ),
        slip('4', 'circles_crossing_miscounted', 'Two circles cannot meet in so many points.'),
      ],
      hints: [
        'All points {{p}} cm from A lie on a circle. What about those {{q}} cm from B?',
        'Draw both circles. The points that you look for lie on both.',
        'Along AB the circles reach {{p}} cm from A and {{q}} cm from B. Is that less than {{d}} cm, as much, or more?',
        'The two circles {{say}}. In how many points do they meet?',
      ],
      method_answer: [
        {
          maths: '{{p}} + {{q}} = {{p + q}}',
          text: 'So far the two circles reach together along AB.',
        },
        {
          maths: '{{n}}',
          text: 'AB is {{d}} cm, so the circles {{say}}: the number of common points.',
        },
      ],
    },
  },
  {
    key: 'construct-region-in-a-garden',
    topics: ['constructions'],
    difficulty: 1.1,
    minutes: 6,
    statements: ['GCSE-G2b', 'GCSE-G2a'],
    question: {
      type: 'drawing',
      text: 'A rectangular garden ABCD is 8 m long (AB) and 6 m wide (BC). A tree is to be planted less than 5 m from A, and nearer to the side AB than to the side AD. Draw the garden with 1 cm for 1 m. Construct the region where the tree can stand, and shade it.',
      max_score: 4,
      criteria: [
        {
          code: 'scale',
          text: 'The rectangle is 8 cm long and 6 cm wide',
          marks: 1,
          evidence: ['The rectangle ABCD is 8 cm by 6 cm.'],
        },
        {
          code: 'circle',
          text: 'An arc of radius 5 cm is drawn around A',
          marks: 1,
          evidence: ['There is an arc of 5 cm around A.'],
        },
        {
          code: 'bisector',
          text: 'The angle at A is bisected, with the arcs to be seen',
          marks: 1,
          evidence: ['The bisector of the angle at A is constructed with compasses.'],
        },
        {
          code: 'region',
          text: 'The part inside the arc, between the bisector and AB, is shaded',
          marks: 1,
          evidence: ['The region inside the arc between the bisector and AB is shaded.'],
        },
      ],
      hints: [
        'Take the two conditions one at a time.',
        'A distance from a point leads to a circle. Equal distances from two sides lead to a bisector.',
        'Draw an arc of 5 cm around A, and bisect the angle at A.',
        'Inside the arc there are two parts. Shade the one that lies along AB.',
      ],
      method_answer: [
        { text: 'Less than 5 m from A: inside an arc of 5 cm around A.' },
        { text: 'Nearer to AB than to AD: on the side of AB from the bisector of the angle at A.' },
      ],
    },
  },
]
