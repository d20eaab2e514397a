import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const hidden =
  'O1 O2 O3 O4 O5 O6 Y1 Y2 Y3 Y4 G1 G2 G3 G4 L1 L2 L3 L4 R1 R2 R3 R4 F1 F2 N1 N2 K1 K2 K3 K4 P2 Q2 R0 S2 T2'.split(
    ' ',
  )
const letter = (text: string) => ({ text, italic: false })

/** A flower cut in half, with a letter at each of five parts. */
export const halfFlower: Diagram = {
  kind: 'figure',
  alt: 'A flower cut in half. P points to one of two wide leaf-like shapes at the outside. Q points to the sticky top of the middle part. R points to the round base of the middle part, which holds a small egg-shaped body. S points to the small bag at the top of a thin stalk beside the middle part. T points to the stem below the flower.',
  points: {
    O1: [-1, 0.4],
    O2: [-1.3, 1.6],
    O3: [-0.5, 2.8],
    O4: [0.5, 2.8],
    O5: [1.3, 1.6],
    O6: [1, 0.4],
    Y1: [-0.25, 2.8],
    Y2: [-0.25, 5.6],
    Y3: [0.25, 5.6],
    Y4: [0.25, 2.8],
    G1: [-0.8, 5.6],
    G2: [-0.6, 6.2],
    G3: [0.6, 6.2],
    G4: [0.8, 5.6],
    L1: [-1, 0.2],
    L2: [-4.6, 2.6],
    L3: [-5.2, 6.4],
    L4: [-3, 3.6],
    R1: [1, 0.2],
    R2: [4.6, 2.6],
    R3: [5.2, 6.4],
    R4: [3, 3.6],
    F1: [-1.2, 0.6],
    F2: [1.2, 0.6],
    N1: [-2.2, 5],
    N2: [2.2, 5],
    K1: [-0.3, 0.2],
    K2: [-0.3, -2.6],
    K3: [0.3, -2.6],
    K4: [0.3, 0.2],
    egg: [0, 1.5],
    P: [-6.4, 3.4],
    P2: [-4.2, 3.4],
    Q: [0, 8],
    Q2: [0, 6],
    R: [3.4, -1],
    R0: [0.9, 1],
    S: [3.6, 7.4],
    S2: [2.3, 5.3],
    T: [-2, -2],
    T2: [-0.2, -2],
  },
  labels: {
    ...Object.fromEntries(hidden.map((name) => [name, ''])),
    egg: '',
    ...Object.fromEntries('P Q R S T'.split(' ').map((name) => [name, letter(name)])),
  },
  polygons: [
    { points: ['L1', 'L2', 'L3', 'L4'], tone: 'd' },
    { points: ['R1', 'R2', 'R3', 'R4'], tone: 'd' },
    { points: ['O1', 'O2', 'O3', 'O4', 'O5', 'O6'], tone: 'a' },
    { points: ['Y1', 'Y2', 'Y3', 'Y4'], tone: 'a' },
    { points: ['G1', 'G2', 'G3', 'G4'], tone: 'a' },
    { points: ['K1', 'K2', 'K3', 'K4'], tone: 'a' },
  ],
  circles: [
    { centre: 'egg', radius: 0.4 },
    { centre: 'N1', radius: 0.5, tone: 'c' },
    { centre: 'N2', radius: 0.5, tone: 'c' },
  ],
  segments: [
    { from: 'F1', to: 'N1' },
    { from: 'F2', to: 'N2' },
    { from: 'P', to: 'P2' },
    { from: 'Q', to: 'Q2' },
    { from: 'R', to: 'R0' },
    { from: 'S', to: 'S2' },
    { from: 'T', to: 'T2' },
  ],
}
