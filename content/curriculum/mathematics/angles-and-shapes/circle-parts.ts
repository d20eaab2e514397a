import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const circleParts: readonly ContentQuestion[] = [
  {
    key: 'circle-diameter-from-radius',
    topics: ['circle-parts'],
    difficulty: -1,
    minutes: 0.6,
    statements: ['M6-PS-06'],
    question: {
      type: 'number',
      text: 'A circle has a radius of {{r}} cm. How many centimetres is its diameter?',
      diagram: { kind: 'circle', radius: '{{r}} cm' },
      max_score: 1,
      template: {
        draw: { r: { from: 3, to: 25 } },
        check: ['answer / 2 = r'],
      },
      answer: '{{2 * r}}',
      mistakes: [
        slip(
          '{{r / 2}}',
          'radius_and_diameter',
          'The diameter goes all the way across. Is it longer or shorter than the radius?',
        ),
        slip(
          '{{r}}',
          'radius_and_diameter',
          'The radius goes from the centre to the edge. How far is it from edge to edge?',
        ),
      ],
      hints: [
        'Where does the radius begin and end? And the diameter?',
        'The diameter goes from edge to edge through the centre.',
        'On its way across, the diameter is made of two radii.',
        'Work out 2 × {{r}}.',
      ],
      method_answer: [
        { maths: tex`2 \times {{r}} = {{2 * r}}`, text: 'The diameter is twice the radius.' },
      ],
    },
  },
  {
    key: 'circle-radius-from-diameter',
    topics: ['circle-parts'],
    difficulty: -0.6,
    minutes: 0.8,
    statements: ['M6-PS-06'],
    question: {
      type: 'number',
      text: '{{thing}} is {{d}} cm wide, measured straight across through the centre. {{name}} wants to draw its circle with compasses. How many centimetres apart must the point and the pencil be?',
      diagram: { kind: 'circle', diameter: '{{d}} cm' },
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Salma', 'Oskar', 'Min-jun', 'Tessa'] },
          thing: { pick: ['A plate', 'A drum', 'A round tray', 'A hat'] },
          d: { from: 13, to: 29, step: 2 },
        },
        check: ['answer * 2 = d'],
      },
      answer: '{{d / 2|dp1}}',
      mistakes: [
        slip(
          '{{2 * d}}',
          'radius_and_diameter',
          'Is it farther from the centre to the edge, or from edge to edge?',
        ),
        slip(
          '{{d}}',
          'radius_and_diameter',
          'The point of the compasses stands at the centre, not on the edge.',
        ),
      ],
      hints: [
        'The point of the compasses stands at the centre. Where does the pencil draw?',
        'The width across is the diameter. The compasses need the radius.',
        'The radius is half of the diameter.',
        'Work out {{d}} ÷ 2.',
      ],
      method_answer: [
        { maths: tex`{{d}} \div 2 = {{d / 2|dp1}}`, text: 'The radius is half of the diameter.' },
      ],
    },
  },
  {
    key: 'circle-words',
    topics: ['circle-parts'],
    difficulty: -0.3,
    minutes: 1,
    statements: ['M6-PS-06', 'GCSE-G9'],
    question: {
      type: 'matching',
      text: 'Match each word with what it means. One meaning is left over.',
      max_score: 4,
      left: ['centre', 'radius', 'diameter', 'circumference'],
      pairs: [3, 1, 5, 2],
      right: [
        'from the middle to the edge',
        'all the way round the edge',
        'the point in the middle',
        'the space inside',
        'from edge to edge through the middle',
      ],
      hints: [
        'One of the words is a point, and the other three are lengths.',
        'Think of a wheel: it has a hub, spokes and a tyre.',
        'A spoke goes from the hub to the tyre, like a radius.',
        'The tyre goes all the way round, and two spokes in line go all the way across.',
      ],
      method_answer: [
        { text: 'The centre is the point in the middle.' },
        { text: 'The radius goes from there to the edge, the diameter from edge to edge.' },
        { text: 'The circumference is the way round.' },
      ],
    },
  },
  {
    key: 'circle-name-the-line',
    topics: ['circle-parts'],
    difficulty: 0,
    minutes: 1,
    statements: ['GCSE-G9'],
    question: {
      type: 'single_choice',
      text: 'O is the centre of the circle. The line {{line}} {{does}}. What is it called?',
      diagram: {
        kind: 'circle',
        centre: 'O',
        points: { A: 200, B: 285, C: 60, D: 130, E: 310 },
        outside: { F: [-0.626, 1.516], G: [1.626, 0.216] },
        chords: [
          { from: 'A', to: 'B' },
          { from: 'D', to: 'E' },
          { from: 'F', to: 'G' },
        ],
        alt: 'A circle with centre O. AB joins two points of the circle. DE joins two points and goes through O. FG touches the circle at C.',
      },
      max_score: 1,
      template: {
        draw: {},
        rows: [
          {
            line: 'AB',
            does: 'joins two points of the circle and does not go through O',
            p: 'chord',
            q: 'diameter',
            r: 'tangent',
            s: 'arc',
          },
          {
            line: 'DE',
            does: 'joins two points of the circle and goes through O',
            p: 'diameter',
            q: 'radius',
            r: 'tangent',
            s: 'sector',
          },
          {
            line: 'FG',
            does: 'touches the circle at C and does not cut it',
            p: 'tangent',
            q: 'chord',
            r: 'radius',
            s: 'circumference',
          },
          {
            line: 'OC',
            does: 'would join the centre to a point of the circle',
            p: 'radius',
            q: 'diameter',
            r: 'chord',
            s: 'segment',
          },
        ],
      },
      options: [
        { text: 'a {{p}}' },
        option(
          'a {{q}}',
          'circle_words_mixed_up',
          'Look where the line begins, where it ends, and whether it goes through O.',
        ),
        option(
          'a {{r}}',
          'circle_words_mixed_up',
          'Does the line cut the circle, touch it, or end on it?',
        ),
        option(
          'the {{s}}',
          'circle_words_mixed_up',
          'This word is not the name of a straight line.',
        ),
      ],
      answers: [1],
      hints: [
        'Where does the line begin and end?',
        'From the centre to the edge: radius. Through the centre from edge to edge: diameter. Not all the other words are names of straight lines.',
        'Chords end on the circle at both sides. Tangents only touch it.',
        'The line {{does}}. Which of the words says that?',
      ],
      method_answer: [{ text: 'A line that {{does}} is a {{p}}.' }],
    },
  },
  {
    key: 'circle-arc-sector-segment',
    topics: ['circle-parts'],
    difficulty: 0.3,
    minutes: 1.2,
    statements: ['GCSE-G9'],
    question: {
      type: 'cloze_dropdown',
      text: 'A round pizza is cut in two ways. The cuts from the centre to P and to Q make a slice with the shape of a [[1]]. The curved crust of this slice, from P to Q, is an [[2]]. A straight cut from R to S does not go through the centre. It is a [[3]], and the smaller piece that it cuts off is a [[4]].',
      diagram: {
        kind: 'circle',
        points: { P: 80, Q: 20, R: 170, S: 280 },
        sectors: [{ from: 'Q', to: 'P', tone: 'a' }],
        segments: [{ from: 'R', to: 'S', tone: 'b' }],
        alt: 'A circle. A slice between two cuts from the centre to P and Q is shaded. A piece beyond the straight cut from R to S is shaded.',
      },
      max_score: 4,
      gaps: [
        {
          options: [
            { text: 'sector' },
            option('segment', 'circle_words_mixed_up', 'A segment has only one straight edge.'),
            option('chord', 'circle_words_mixed_up', 'A chord is a line, not a shape.'),
          ],
          answer: 1,
        },
        {
          options: [
            option(
              'edge',
              'circle_words_mixed_up',
              'There is a word for a part of the circumference.',
            ),
            { text: 'arc' },
            option('area', 'circle_words_mixed_up', 'The crust is a line, not a space.'),
          ],
          answer: 2,
        },
        {
          options: [
            option('radius', 'circle_words_mixed_up', 'A radius begins at the centre.'),
            option('diameter', 'circle_words_mixed_up', 'A diameter goes through the centre.'),
            { text: 'chord' },
          ],
          answer: 3,
        },
        {
          options: [
            option(
              'sector',
              'circle_words_mixed_up',
              'A sector has two straight edges that meet at the centre.',
            ),
            { text: 'segment' },
            option(
              'tangent',
              'circle_words_mixed_up',
              'A tangent is a line that touches the circle.',
            ),
          ],
          answer: 2,
        },
      ],
      hints: [
        'Two of the words are names of lines, and two are names of pieces.',
        'Look at the edges of each piece. How many are straight, and do they meet at the centre?',
        'The part of the circumference has a name that sounds like “ark”.',
        'Two cuts from the centre make one kind of piece, and one cut straight across makes another.',
      ],
      method_answer: [
        { text: 'A slice from the centre is a sector, and its crust is an arc.' },
        { text: 'A straight cut from edge to edge is a chord, and it cuts off a segment.' },
      ],
    },
  },
  {
    key: 'circle-row-of-cans',
    topics: ['circle-parts'],
    difficulty: 0.6,
    minutes: 1.5,
    statements: ['M6-PS-06'],
    question: {
      type: 'number',
      text: '{{n}} round tins stand in a row and just fit into a box. Each tin has a radius of {{r}} cm. How many centimetres long is the box on the inside?',
      diagram: {
        kind: 'figure',
        points: {
          A: [0, 0],
          B: [13, 0],
          C: [13, 4],
          D: [0, 4],
          P: [2, 2],
          Q: [6, 2],
          R: [10, 2],
          S: [4, 2],
        },
        labels: { A: '', B: '', C: '', D: '', P: '', Q: '', R: '', S: '' },
        circles: [
          { centre: 'P', radius: 2 },
          { centre: 'Q', radius: 2 },
          { centre: 'R', radius: 2 },
        ],
        segments: [
          { from: 'B', to: 'A' },
          { from: 'A', to: 'D' },
          { from: 'D', to: 'C' },
          { from: 'P', to: 'S' },
        ],
        texts: [{ at: [3, 2.5], text: '{{r}} cm' }],
        note: 'One end of the box with the first three tins, seen from above',
        alt: 'One end of the box with the first three tins, as equal circles side by side. The box goes on to the right. A radius of the first circle is {{r}} cm.',
      },
      max_score: 2,
      template: {
        draw: { n: { from: 4, to: 8 }, r: { from: 3, to: 9 } },
        check: ['answer / n / 2 = r'],
      },
      answer: '{{2 * n * r}}',
      mistakes: [
        slip(
          '{{n * r}}',
          'radius_and_diameter',
          'Each tin takes up the whole way across, not half of it.',
        ),
        slip(
          '{{2 * r}}',
          'step_left_out',
          'This is the room for one tin. There are {{n}} of them.',
        ),
      ],
      hints: [
        'How much room does one tin take up in the row?',
        'One tin takes up a diameter, and that is two radii.',
        'The diameter of each tin is 2 × {{r}} cm.',
        'Multiply the diameter, {{2 * r}} cm, by {{n}}.',
      ],
      method_answer: [
        { maths: tex`2 \times {{r}} = {{2 * r}}`, text: 'The diameter of one tin.' },
        { maths: tex`{{n}} \times {{2 * r}} = {{2 * n * r}}`, text: 'All the tins in a row.' },
      ],
    },
  },
  {
    key: 'circle-longest-chord',
    topics: ['circle-parts'],
    difficulty: 0.8,
    minutes: 1.5,
    statements: ['GCSE-G9', 'M6-PS-06'],
    question: {
      type: 'single_choice',
      text: 'A circle has a radius of {{r}} cm. {{name}} draws a chord that is {{c}} cm long. What can you say?',
      max_score: 1,
      template: {
        draw: {
          name: { pick: ['Ayo', 'Greta', 'Hiro', 'Maryam'] },
          r: { from: 5, to: 9 },
          k: { from: 1, to: 3 },
        },
        derive: { c: '2 * r + k' },
      },
      options: [
        option(
          'It is a tangent',
          'circle_words_mixed_up',
          'A tangent only touches the circle. A chord joins two of its points.',
        ),
        { text: 'It cannot be: no chord of this circle is so long' },
        option(
          'It does not go through the centre, so it is possible',
          'chord_longer_than_diameter',
          'Move the chord away from the centre. Does it get longer or shorter?',
        ),
        option(
          'It is a diameter',
          'radius_and_diameter',
          'Work out how long a diameter of this circle is.',
        ),
      ],
      answers: [2],
      hints: [
        'Which chord of a circle is the longest of all?',
        'Work out the diameter, and compare.',
        'The diameter is 2 × {{r}} cm.',
        'The diameter is {{2 * r}} cm. Is {{c}} cm more or less than that?',
      ],
      method_answer: [
        {
          maths: tex`2 \times {{r}} = {{2 * r}}`,
          text: 'The diameter, in cm. It is the longest chord.',
        },
        { text: '{{c}} cm is more than {{2 * r}} cm, so there is no such chord.' },
      ],
    },
  },
]
