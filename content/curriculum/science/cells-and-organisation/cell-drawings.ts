import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const letter = (text: string) => ({ text, italic: false })

/** A plant cell with a letter at each of six parts. */
export const plantCell: Diagram = {
  kind: 'figure',
  alt: 'A plant cell without names. P points to the thick outer edge, Q to the thin line just inside it, R to a round body with a dark edge, S to a large space in the middle, T to one of three small green bodies, U to the jelly between the parts.',
  points: {
    A: [0, 0],
    B: [12, 0],
    C: [12, 8],
    D: [0, 8],
    E: [0.4, 0.4],
    F: [11.6, 0.4],
    G: [11.6, 7.6],
    H: [0.4, 7.6],
    I: [4, 2],
    J: [8, 2],
    K: [9, 4],
    L: [8, 6],
    M: [4, 6],
    N: [3.2, 4],
    nucleus: [1.9, 5.6],
    one: [10.4, 6],
    two: [10.4, 2],
    three: [1.8, 1.8],
    P: [3, 9.6],
    P2: [3, 7.8],
    Q: [14, 4],
    Q2: [11.6, 4],
    R: [-2, 5.6],
    R2: [1.4, 5.6],
    S: [6, 9.6],
    S2: [6, 4.5],
    T: [14, 6.6],
    T2: [10.6, 6],
    U: [6, -1.6],
    U2: [6, 1.2],
  },
  labels: {
    ...Object.fromEntries(
      'A B C D E F G H I J K L M N nucleus one two three P2 Q2 R2 S2 T2 U2'
        .split(' ')
        .map((name) => [name, '']),
    ),
    ...Object.fromEntries('P Q R S T U'.split(' ').map((name) => [name, letter(name)])),
  },
  polygons: [
    { points: ['A', 'B', 'C', 'D'] },
    { points: ['E', 'F', 'G', 'H'] },
    { points: ['I', 'J', 'K', 'L', 'M', 'N'], tone: 'b' },
  ],
  circles: [
    { centre: 'nucleus', radius: 1, tone: 'd' },
    { centre: 'one', radius: 0.6, tone: 'a' },
    { centre: 'two', radius: 0.6, tone: 'a' },
    { centre: 'three', radius: 0.6, tone: 'a' },
  ],
  segments: [
    { from: 'P', to: 'P2' },
    { from: 'Q', to: 'Q2' },
    { from: 'R', to: 'R2' },
    { from: 'S', to: 'S2' },
    { from: 'T', to: 'T2' },
    { from: 'U', to: 'U2' },
  ],
}

/** Two root cells, one of them with a hair. */
export const longCells: Diagram = {
  kind: 'figure',
  alt: 'Two cells side by side, each with a round nucleus. P is a plain box. Q is a box of the same size with a long thin part that reaches out to the right.',
  points: {
    A: [0, 0],
    B: [3, 0],
    C: [3, 4],
    D: [0, 4],
    P: [1.5, 5],
    n: [1.5, 2.6],
    E: [6, 0],
    F: [9, 0],
    G: [9, 1.5],
    H: [15, 1.5],
    I: [15, 2.3],
    J: [9, 2.3],
    K: [9, 4],
    L: [6, 4],
    Q: [7.5, 5],
    m: [7.5, 2.6],
  },
  labels: {
    ...Object.fromEntries('A B C D E F G H I J K L m n'.split(' ').map((name) => [name, ''])),
    P: letter('P'),
    Q: letter('Q'),
  },
  polygons: [
    { points: ['A', 'B', 'C', 'D'], tone: 'a' },
    { points: ['E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'], tone: 'a' },
  ],
  circles: [
    { centre: 'n', radius: 0.6, tone: 'd' },
    { centre: 'm', radius: 0.6, tone: 'd' },
  ],
}
