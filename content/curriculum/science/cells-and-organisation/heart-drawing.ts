import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const letter = (text: string) => ({ text, italic: false })

/** The four chambers of a heart as boxes, seen from the front. */
export const fourChambers: Diagram = {
  kind: 'figure',
  alt: 'A heart as four boxes, seen from the front. P is the upper box on the left of the drawing and Q the lower box below it. R is the upper box on the right of the drawing and S the lower box below it. The outer wall of S is the thickest.',
  points: {
    A: [0, 0],
    B: [4, 0],
    C: [4, 4.4],
    D: [0, 4.4],
    E: [0, 4.8],
    F: [4, 4.8],
    G: [4, 7.6],
    H: [0, 7.6],
    I: [4.8, 0],
    J: [8, 0],
    K: [8, 4.4],
    L: [4.8, 4.4],
    M: [4.8, 4.8],
    N: [8.8, 4.8],
    O: [8.8, 7.6],
    T: [4.8, 7.6],
    U: [9.4, -1.2],
    V: [9.4, 4.4],
    W: [4.8, -1.2],
  },
  labels: Object.fromEntries(
    'A B C D E F G H I J K L M N O T U V W'.split(' ').map((name) => [name, '']),
  ),
  polygons: [
    { points: ['A', 'B', 'C', 'D'], tone: 'b' },
    { points: ['E', 'F', 'G', 'H'], tone: 'b' },
    { points: ['I', 'J', 'K', 'L'], tone: 'c' },
    { points: ['M', 'N', 'O', 'T'], tone: 'c' },
    { points: ['W', 'U', 'V', 'K', 'J', 'I'], tone: 'd' },
  ],
  texts: [
    { at: [2, 6.2], text: letter('P') },
    { at: [2, 2.2], text: letter('Q') },
    { at: [6.8, 6.2], text: letter('R') },
    { at: [6.4, 2.2], text: letter('S') },
  ],
}
