import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const upright = (text: string) => ({ text, italic: false })

/** A cell for electrolysis: a beaker with two electrodes, minus on the left and plus on the right. */
export const cellDrawing = (liquid: string): Diagram => ({
  kind: 'figure',
  alt: `A beaker with ${liquid} and two electrodes in it. The left electrode is connected to the minus pole of a battery, the right one to the plus pole.`,
  points: {
    A: [0, 4],
    B: [0, 0],
    C: [6, 0],
    D: [6, 4],
    E: [0, 3],
    F: [6, 3],
    G: [1.5, 0.8],
    H: [1.5, 5.4],
    I: [4.5, 0.8],
    J: [4.5, 5.4],
    K: [2.7, 5.4],
    L: [3.3, 5.4],
    M: [2.7, 5.1],
    N: [2.7, 5.7],
    O: [3.3, 4.8],
    P: [3.3, 6],
  },
  labels: Object.fromEntries('ABCDEFGHIJKLMNOP'.split('').map((name) => [name, ''])),
  polygons: [{ points: ['B', 'C', 'F', 'E'], tone: 'b' }],
  segments: [
    { from: 'A', to: 'B' },
    { from: 'B', to: 'C' },
    { from: 'C', to: 'D' },
    { from: 'G', to: 'H', accent: true },
    { from: 'I', to: 'J', accent: true },
    { from: 'H', to: 'K' },
    { from: 'L', to: 'J' },
    { from: 'M', to: 'N' },
    { from: 'O', to: 'P' },
  ],
  texts: [
    { at: [1, 4.4], text: '−' },
    { at: [5, 4.4], text: '+' },
    { at: [3, 0.4], text: upright(liquid) },
  ],
})
