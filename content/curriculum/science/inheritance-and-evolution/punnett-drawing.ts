import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const letter = (text: string) => ({ text, italic: false })

/** A Punnett square without anything in it: the same two alleles at its top and at its side. */
export const emptySquare = (first: string, second: string): Diagram => ({
  kind: 'figure',
  alt: `An empty Punnett square of four cells, with the alleles ${first} and ${second} at its top and at its side.`,
  points: {
    A: [0, 0],
    B: [4, 0],
    C: [4, 4],
    D: [0, 4],
    E: [2, 0],
    F: [2, 4],
    G: [0, 2],
    H: [4, 2],
  },
  labels: Object.fromEntries('A B C D E F G H'.split(' ').map((name) => [name, ''])),
  polygons: [{ points: ['A', 'B', 'C', 'D'] }],
  segments: [
    { from: 'E', to: 'F' },
    { from: 'G', to: 'H' },
  ],
  texts: [
    { at: [1, 4.6], text: letter(first) },
    { at: [3, 4.6], text: letter(second) },
    { at: [-0.6, 3], text: letter(first) },
    { at: [-0.6, 1], text: letter(second) },
  ],
})
