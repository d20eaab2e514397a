import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const letter = (text: string) => ({ text, italic: false })

/** The Earth cut through the middle, with a letter at each layer. */
export const earthLayers: Diagram = {
  kind: 'figure',
  alt: 'The Earth cut through the middle. P points to the thin layer outside. Q points to the thick layer below it. R points to the ring below that. S points to the ball in the middle.',
  points: {
    O: [0, 0],
    P: [7, 4.4],
    P0: [3.2, 4.95],
    Q: [7, 2.2],
    Q0: [3.6, 2.2],
    R: [7, 0],
    R0: [2.4, 0],
    S: [7, -2.2],
    S0: [0.5, -0.4],
  },
  labels: {
    O: '',
    P: letter('P'),
    P0: '',
    Q: letter('Q'),
    Q0: '',
    R: letter('R'),
    R0: '',
    S: letter('S'),
    S0: '',
  },
  circles: [
    { centre: 'O', radius: 6, tone: 'c' },
    { centre: 'O', radius: 5.7, tone: 'a' },
    { centre: 'O', radius: 3.3, tone: 'b' },
    { centre: 'O', radius: 1.3, tone: 'd' },
  ],
  segments: [
    { from: 'P', to: 'P0' },
    { from: 'Q', to: 'Q0' },
    { from: 'R', to: 'R0' },
    { from: 'S', to: 'S0' },
  ],
  not_to_scale: true,
}
