import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>

const letter = (text: string) => ({ text, italic: false })

/** An evolutionary tree of five animals, time from left to right. */
export const animalTree: Diagram = {
  kind: 'figure',
  alt: 'An evolutionary tree, time from left to right. At W the branch of the shark parts from all the others. At X the branch of the frog parts, at Y that of the lizard, and at Z those of mouse and bat.',
  points: {
    W: [0, 4.5],
    W2: [-1.5, 4.5],
    X: [3, 3.5],
    Y: [6, 2.5],
    Z: [9, 1.5],
    shark: [12, 8],
    frog: [12, 6],
    lizard: [12, 4],
    mouse: [12, 2.3],
    bat: [12, 0.6],
  },
  labels: {
    W: letter('W'),
    W2: '',
    X: letter('X'),
    Y: letter('Y'),
    Z: letter('Z'),
    shark: '',
    frog: '',
    lizard: '',
    mouse: '',
    bat: '',
  },
  dots: ['W', 'X', 'Y', 'Z'],
  segments: [
    { from: 'W2', to: 'W' },
    { from: 'W', to: 'shark' },
    { from: 'W', to: 'X' },
    { from: 'X', to: 'frog' },
    { from: 'X', to: 'Y' },
    { from: 'Y', to: 'lizard' },
    { from: 'Y', to: 'Z' },
    { from: 'Z', to: 'mouse' },
    { from: 'Z', to: 'bat' },
  ],
  texts: [
    { at: [13.4, 8], text: 'shark' },
    { at: [13.4, 6], text: 'frog' },
    { at: [13.4, 4], text: 'lizard' },
    { at: [13.4, 2.3], text: 'mouse' },
    { at: [13.4, 0.6], text: 'bat' },
  ],
}
