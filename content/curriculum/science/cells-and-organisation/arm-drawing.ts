import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const names = 'S E H B1 B2 B3 B4 T1 T2 T3 T4 P2 Q2'.split(' ')

/** A bent arm: the muscle P is in front of the upper arm bone, the muscle Q behind it. */
export const bentArm: Diagram = {
  kind: 'figure',
  alt: 'A bent arm. The upper arm bone runs down from the shoulder to the elbow, and the forearm bones run from the elbow to the hand on the right. Muscle P lies in front of the upper arm bone, on the side of the hand. Muscle Q lies behind it.',
  points: {
    S: [0, 9],
    E: [0, 1],
    H: [8, 3],
    B1: [0.4, 8.6],
    B2: [2, 6.2],
    B3: [1.8, 1.6],
    B4: [0.7, 4.4],
    T1: [-0.4, 8.6],
    T2: [-1.4, 5.4],
    T3: [-0.4, 0.8],
    T4: [-0.5, 5],
    P: [4, 7.4],
    P2: [1.5, 6],
    Q: [-3.6, 6],
    Q2: [-1, 5.4],
  },
  labels: {
    ...Object.fromEntries(names.map((name) => [name, ''])),
    P: { text: 'P', italic: false },
    Q: { text: 'Q', italic: false },
  },
  dots: ['S', 'E', 'H'],
  polygons: [
    { points: ['B1', 'B2', 'B3', 'B4'], tone: 'c' },
    { points: ['T1', 'T2', 'T3', 'T4'], tone: 'c' },
  ],
  segments: [
    { from: 'S', to: 'E' },
    { from: 'E', to: 'H' },
    { from: 'P', to: 'P2' },
    { from: 'Q', to: 'Q2' },
  ],
  texts: [
    { at: [1.3, 9.6], text: 'shoulder' },
    { at: [0, -0.2], text: 'elbow' },
    { at: [8, 4.2], text: 'hand' },
  ],
}
