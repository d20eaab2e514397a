import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const letter = (text: string) => ({ text, italic: false })

const unnamed = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, '']))
const named = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, letter(name)]))

/** The female reproductive system from the front, with a letter at each of four parts. */
export const femaleSystem: Diagram = {
  kind: 'figure',
  note: 'A simple plan, not true to shape.',
  alt: 'A female reproductive system from the front, without names. In the middle is a pear-shaped organ with thick walls, P. From its top two thin tubes lead outwards, one on each side; Q points to one of them. Each tube ends near a small oval body; R points to one of these. Below the pear-shaped organ a passage leads down and out; S points to it.',
  points: {
    A: [-1.9, 5],
    B: [1.9, 5],
    C: [1.2, 2.6],
    D: [0.6, 1.2],
    E: [-0.6, 1.2],
    F: [-1.2, 2.6],
    G: [0.7, -1.6],
    H: [-0.7, -1.6],
    I: [-3.6, 5.6],
    J: [-5.2, 4.6],
    K: [3.6, 5.6],
    L: [5.2, 4.6],
    left: [-4.8, 3.4],
    right: [4.8, 3.4],
    P: [3, 1.6],
    P2: [0.6, 3.4],
    Q: [3.2, 7.2],
    Q2: [3.2, 5.5],
    R: [7, 3.4],
    R2: [5, 3.4],
    S: [3, -0.8],
    S2: [0.3, -0.8],
  },
  labels: {
    ...unnamed('A B C D E F G H I J K L left right P2 Q2 R2 S2'),
    ...named('P Q R S'),
  },
  polygons: [
    { points: ['A', 'B', 'C', 'D', 'E', 'F'], tone: 'c' },
    { points: ['E', 'D', 'G', 'H'] },
  ],
  circles: [
    { centre: 'left', radius: 0.8, tone: 'b' },
    { centre: 'right', radius: 0.8, tone: 'b' },
  ],
  segments: [
    { from: 'A', to: 'I' },
    { from: 'I', to: 'J' },
    { from: 'B', to: 'K' },
    { from: 'K', to: 'L' },
    { from: 'P', to: 'P2' },
    { from: 'Q', to: 'Q2' },
    { from: 'R', to: 'R2' },
    { from: 'S', to: 'S2' },
  ],
}

/** The male reproductive system from the front, with a letter at each of four parts. */
export const maleSystem: Diagram = {
  kind: 'figure',
  note: 'A simple plan, not true to shape.',
  alt: 'A male reproductive system from the front, without names. Two oval bodies hang at the bottom, left and right; P points to one of them. From each a thin tube leads up and then inwards; Q points to one of these. They meet in a round body in the middle, R. From there one tube leads down through a long outer part, S.',
  points: {
    A: [-2, 1],
    B: [-2.8, 4],
    C: [-0.7, 5.8],
    D: [2, 1],
    E: [2.8, 4],
    F: [0.7, 5.8],
    G: [-0.7, 3.4],
    H: [0.7, 3.4],
    I: [0.7, -1.8],
    J: [-0.7, -1.8],
    K: [0, 4.9],
    L: [0, -1.8],
    left: [-2, 0],
    right: [2, 0],
    gland: [0, 5.6],
    P: [4.6, 0],
    P2: [2.3, 0],
    Q: [4.8, 3],
    Q2: [2.55, 3],
    R: [0, 8],
    R2: [0, 6],
    S: [3.2, -2.4],
    S2: [0.4, -1.2],
  },
  labels: {
    ...unnamed('A B C D E F G H I J K L left right gland P2 Q2 R2 S2'),
    ...named('P Q R S'),
  },
  polygons: [{ points: ['G', 'H', 'I', 'J'] }],
  circles: [
    { centre: 'left', radius: 1, tone: 'b' },
    { centre: 'right', radius: 1, tone: 'b' },
    { centre: 'gland', radius: 0.75, tone: 'c' },
  ],
  segments: [
    { from: 'A', to: 'B' },
    { from: 'B', to: 'C' },
    { from: 'D', to: 'E' },
    { from: 'E', to: 'F' },
    { from: 'K', to: 'L', dashed: true },
    { from: 'P', to: 'P2' },
    { from: 'Q', to: 'Q2' },
    { from: 'R', to: 'R2' },
    { from: 'S', to: 'S2' },
  ],
}
