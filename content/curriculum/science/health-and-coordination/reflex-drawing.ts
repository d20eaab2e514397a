import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const letter = (text: string) => ({ text, italic: false })

/** A reflex arc with a letter at each of five parts. */
export const reflexArc: Diagram = {
  kind: 'figure',
  alt: 'A reflex arc without names. P is in a piece of skin on the left. An arrow, Q, leads from it up into the spinal cord, a large circle. A short arrow, R, stays inside the circle. A third arrow, S, leads out of it and down to a long body on the right, T.',
  points: {
    A: [-9, 0],
    B: [-6, 0],
    C: [-6, 1.4],
    D: [-9, 1.4],
    E: [6, 0],
    F: [9, 0],
    G: [9, 1.4],
    H: [6, 1.4],
    cord: [0, 7],
    I: [-7.5, 1.4],
    J: [-1.2, 7.6],
    K: [1.2, 7.6],
    L: [7.5, 1.4],
  },
  labels: Object.fromEntries('A B C D E F G H I J K L cord'.split(' ').map((name) => [name, ''])),
  polygons: [
    { points: ['A', 'B', 'C', 'D'], tone: 'b' },
    { points: ['E', 'F', 'G', 'H'], tone: 'c' },
  ],
  circles: [{ centre: 'cord', radius: 2.6, tone: 'd' }],
  segments: [
    { from: 'I', to: 'J', type: 'vector' },
    { from: 'J', to: 'K', type: 'vector' },
    { from: 'K', to: 'L', type: 'vector' },
  ],
  texts: [
    { at: [-7.5, -1], text: letter('P') },
    { at: [-5.6, 5], text: letter('Q') },
    { at: [0, 8.5], text: letter('R') },
    { at: [5.6, 5], text: letter('S') },
    { at: [7.5, -1], text: letter('T') },
    { at: [0, 3.4], text: 'spinal cord' },
  ],
}
