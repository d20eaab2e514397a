import { type ContentQuestion, tex } from '#curriculum/shapes.ts'
import { option, slip } from '#curriculum/writing.ts'

export const solidShapes: readonly ContentQuestion[] = [
  {
    key: 'solid-name-from-drawing',
    topics: ['solid-shapes'],
    difficulty: -0.9,
    minutes: 0.7,
    statements: ['M5-PS-01', 'M6-PS-02'],
    question: {
      type: 'short_text',
      text: 'Here is a drawing of a solid. All its flat faces are rectangles, and it looks like a shoe box. What is it called?',
      diagram: { kind: 'solid', shape: 'cuboid', width: 6, height: 3, depth: 4 },
      max_score: 1,
      references: ['cuboid', 'a cuboid', 'rectangular prism', 'a rectangular prism'],
      not: ['cube', 'square', 'rectangle', 'pyramid'],
      hints: [
        'The name is for a solid, not for a flat shape.',
        'Look at the faces. Are they all squares, or are some longer than wide?',
        'If all the faces were squares, it would be a cube.',
        'The name begins like the word “cube”, and it has six letters.',
      ],
      method_answer: [
        { text: 'It has six faces, and each face is a rectangle.' },
        { text: 'Such a solid is a cuboid. A cube is one with square faces only.' },
      ],
    },
  },
  {
    key: 'solid-count-prism',
    topics: ['solid-shapes'],
    difficulty: -0.2,
    minutes: 2.5,
    statements: ['M6-PS-02', 'MK3-G-30', 'GCSE-G12'],
    question: {
      type: 'fill_blanks',
      text: 'A prism has the same shape at both ends: {{an}} with {{n}} sides. How many faces, edges and vertices does the prism have? Faces: [[1]]. Edges: [[2]]. Vertices: [[3]].',
      max_score: 3,
      template: {
        rows: [
          { an: 'a triangle', n: 3 },
          { an: 'a pentagon', n: 5 },
          { an: 'a hexagon', n: 6 },
          { an: 'an octagon', n: 8 },
        ],
        draw: {},
        check: ['answer1 - 2 = n', 'answer2 / 3 = n', 'answer1 + answer3 - answer2 = 2'],
      },
      blanks: [
        {
          type: 'number',
          answer: '{{n+2}}',
          mistakes: [
            slip(
              '{{n}}',
              'end_faces_left_out',
              'Those are the faces round the side. There are two ends too.',
            ),
            slip(
              '{{n+1}}',
              'end_faces_left_out',
              'A prism has two ends, at the front and at the back.',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{3*n}}',
          mistakes: [
            slip(
              '{{2*n}}',
              'hidden_parts_not_counted',
              'Those are the edges of the two ends. What joins one end to the other?',
            ),
          ],
        },
        {
          type: 'number',
          answer: '{{2*n}}',
          mistakes: [
            slip(
              '{{n}}',
              'hidden_parts_not_counted',
              'Those are the corners of one end. Is there another?',
            ),
            slip(
              '{{3*n}}',
              'faces_edges_vertices_mixed_up',
              'Those are the edges. A vertex is a corner, where edges meet.',
            ),
          ],
        },
      ],
      hints: [
        'Faces are flat sides, edges are where two faces meet, and vertices are the corners.',
        'Count the two ends first, and then what joins them.',
        'Each end has {{n}} sides and {{n}} corners. There are two ends.',
        'From each corner of one end, one more edge goes to the other end. Between the ends there is one face for each side.',
      ],
      method_answer: [
        { maths: '{{n}} + 2 = {{n+2}}', text: 'Faces: one for each side, and the two ends.' },
        {
          maths: tex`{{n}} + {{n}} + {{n}} = {{3*n}}`,
          text: 'Edges: round one end, round the other, and between them.',
        },
        { maths: tex`2 \times {{n}} = {{2*n}}`, text: 'Vertices: the corners of the two ends.' },
      ],
    },
  },
  {
    key: 'solid-count-pyramid',
    topics: ['solid-shapes'],
    difficulty: 0.2,
    minutes: 2,
    statements: ['MK3-G-30', 'GCSE-G12', 'M6-PS-02'],
    question: {
      type: 'number',
      text: 'A pyramid stands on a base with {{n}} sides. How many {{what}} does it have?',
      max_score: 1,
      template: {
        rows: [
          { what: 'edges', times: 2, plus: 0, other: 3, more: 0 },
          { what: 'faces', times: 1, plus: 1, other: 1, more: 2 },
          { what: 'vertices', times: 1, plus: 1, other: 2, more: 0 },
        ],
        draw: { n: { from: 4, to: 8 } },
        derive: {
          key: 'times * n + plus',
          prism: 'other * n + more',
        },
        where: ['key != prism'],
        check: ['answer - plus = times * n'],
      },
      answer: '{{key}}',
      mistakes: [
        slip(
          '{{prism}}',
          'prism_and_pyramid_mixed_up',
          'A prism has two ends. A pyramid has one base and comes to a point.',
        ),
        slip(
          '{{n}}',
          'hidden_parts_not_counted',
          'You have counted one part of them. Look at the base and at the rest.',
        ),
      ],
      hints: [
        'A pyramid has a base and comes to one point at the top.',
        'Count what belongs to the base first. Then count what goes up to the point.',
        'The base has {{n}} sides and {{n}} corners. On each side stands one triangle.',
        'From each corner of the base one edge goes up to the point. Add up the {{what}}, base and point included.',
      ],
      method_answer: [
        {
          text: 'Faces: the base and one triangle on each side. Vertices: those of the base and the top.',
        },
        {
          text: 'Edges: one for each side of the base, and one from each of its corners to the top.',
        },
        { text: 'So it has {{key}} {{what}}.' },
      ],
    },
  },
  {
    key: 'solid-which-net',
    topics: ['solid-shapes'],
    difficulty: 0.3,
    minutes: 1.5,
    statements: ['M6-PS-02'],
    question: {
      type: 'matching',
      text: 'Which solid can you fold from each set of flat faces? One of the answers is left over.',
      max_score: 4,
      left: [
        'six squares',
        'two triangles and three rectangles',
        'one square and four triangles',
        'four triangles',
      ],
      right: ['cube', 'triangular prism', 'square-based pyramid', 'tetrahedron', 'cylinder'],
      pairs: [1, 2, 3, 4],
      hints: [
        'A net is what you get when you unfold a solid. It shows all the faces.',
        'For each solid, think which faces it has and how many.',
        'A prism has two equal ends and rectangles between them. A pyramid has triangles that meet at a point.',
        'A square base with a triangle on each of its sides comes to a point. Without the square, only triangles are left.',
      ],
      method_answer: [
        {
          text: 'Six squares make a cube. Two equal triangles with rectangles between them make a prism.',
        },
        { text: 'A square with a triangle on each side makes a square-based pyramid.' },
        { text: 'Four triangles alone make a tetrahedron. A cylinder has a curved surface.' },
      ],
    },
  },
  {
    key: 'solid-net-of-a-cuboid',
    topics: ['solid-shapes'],
    difficulty: 0.5,
    minutes: 2.5,
    statements: ['M6-PS-02', 'M5-PS-01'],
    question: {
      type: 'single_choice',
      text: 'A box is {{a}} cm long, {{b}} cm wide and {{c}} cm high. Rosa cuts out the six faces of its net. Which faces does she need?',
      diagram: {
        kind: 'solid',
        shape: 'cuboid',
        width: '{{a}}',
        height: '{{c}}',
        depth: '{{b}}',
        labels: { width: '{{a}} cm', height: '{{c}} cm', depth: '{{b}} cm' },
      },
      max_score: 1,
      template: {
        draw: { a: { from: 6, to: 9 }, b: { from: 4, to: 5 }, c: { from: 2, to: 3 } },
      },
      options: [
        option(
          'one of {{a}} cm by {{b}} cm, one of {{a}} cm by {{c}} cm and one of {{b}} cm by {{c}} cm',
          'hidden_parts_not_counted',
          'Those are the faces you can see. What about the ones at the back and underneath?',
        ),
        option(
          'six of {{a}} cm by {{b}} cm',
          'net_faces_all_alike',
          'Only a cube has six equal faces. How high is the front of this box?',
        ),
        option(
          'four of {{a}} cm by {{b}} cm and two of {{b}} cm by {{c}} cm',
          'net_faces_all_alike',
          'The top and the front are different. Which lengths does the front have?',
        ),
        {
          text: 'two of {{a}} cm by {{b}} cm, two of {{a}} cm by {{c}} cm and two of {{b}} cm by {{c}} cm',
        },
      ],
      answers: [4],
      hints: [
        'Every face lies opposite an equal one.',
        'Find the sizes of the top, the front and one end.',
        'The top is as long and as wide as the box: {{a}} cm by {{b}} cm.',
        'The front is {{a}} cm by {{c}} cm and the end {{b}} cm by {{c}} cm. How many are there of each?',
      ],
      method_answer: [
        { text: 'Top and bottom: {{a}} cm by {{b}} cm. Front and back: {{a}} cm by {{c}} cm.' },
        { text: 'The two ends: {{b}} cm by {{c}} cm. That makes six faces in three pairs.' },
      ],
    },
  },
  {
    key: 'solid-puzzle-from-counts',
    topics: ['solid-shapes'],
    difficulty: 0.8,
    minutes: 2.5,
    statements: ['MK3-G-30', 'GCSE-G12'],
    question: {
      type: 'number',
      text: 'A prism has {{e}} edges. How many faces does it have?',
      max_score: 2,
      template: {
        draw: { n: { from: 4, to: 12, step: 2 } },
        derive: { e: '3 * n' },
        check: ['3 * (answer - 2) = e'],
      },
      answer: '{{n+2}}',
      mistakes: [
        slip(
          '{{n}}',
          'end_faces_left_out',
          'Those are the faces round the side. There are two ends too.',
        ),
        slip(
          '{{2*n}}',
          'faces_edges_vertices_mixed_up',
          'That is the number of vertices. Faces are the flat sides.',
        ),
        slip(
          '{{e/2+1}}',
          'prism_and_pyramid_mixed_up',
          'That would fit a pyramid. The edges of a prism come in three equal groups.',
        ),
      ],
      hints: [
        'First find out how many sides each end has.',
        'The edges of a prism are in three groups: round one end, round the other, and between them.',
        'Share {{e}} edges equally among three groups.',
        'Each end has {{n}} sides. So there are {{n}} faces between the ends. Now count the ends.',
      ],
      method_answer: [
        { maths: tex`{{e}} \div 3 = {{n}}`, text: 'The sides of each end.' },
        { maths: '{{n}} + 2 = {{n+2}}', text: 'One face for each side, and the two ends.' },
      ],
    },
  },
]
