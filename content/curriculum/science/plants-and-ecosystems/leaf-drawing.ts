import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = NonNullable<ContentQuestion['question']['diagram']>
type Point = readonly [number, number]

const columns = [0, 1, 2, 3, 4, 5, 6, 7]

/** The corners of upright boxes, by their names. */
const boxes = (prefix: string, low: number, high: number): Record<string, Point> =>
  Object.fromEntries(
    columns.flatMap((x) => [
      [`${prefix}${x}a`, [x, low]],
      [`${prefix}${x}b`, [x + 1, low]],
      [`${prefix}${x}c`, [x + 1, high]],
      [`${prefix}${x}d`, [x, high]],
    ]),
  )

const round: Record<string, Point> = {
  r1: [0.6, 2.6],
  r2: [2.2, 2.2],
  r3: [3.9, 2.7],
  r4: [5.6, 2.3],
  r5: [7.3, 2.6],
  r6: [1.3, 1],
  r7: [6.4, 0.9],
}

const outline: Record<string, Point> = {
  P1: [0, 6.4],
  P2: [8, 6.4],
  P3: [8, 6.8],
  P4: [0, 6.8],
  S1: [0, -0.6],
  S2: [3.4, -0.6],
  S3: [3.4, 0],
  S4: [0, 0],
  S5: [4.6, -0.6],
  S6: [8, -0.6],
  S7: [8, 0],
  S8: [4.6, 0],
}

const ends: Record<string, Point> = {
  P0: [7.6, 6.6],
  Q0: [7.5, 5],
  R0: [7.3, 2.6],
  S0: [4, -0.3],
}

const letters: Record<string, Point> = { P: [10, 7.2], Q: [10, 5], R: [10, 2.6], S: [4, -2.2] }
const tall = boxes('q', 3.6, 6.4)
const hidden = [tall, round, outline, ends].flatMap((each) => Object.keys(each))

/** A slice through a leaf, with a letter at each of three layers and at the hole below. */
export const leafSlice: Diagram = {
  kind: 'figure',
  alt: 'A slice through a leaf. P points to a thin clear layer along the top. Q points to a row of tall green cells below it. R points to round green cells further down, with spaces between them. S points to a gap in the layer along the bottom.',
  points: { ...tall, ...round, ...outline, ...ends, ...letters },
  labels: {
    ...Object.fromEntries(hidden.map((name) => [name, ''])),
    ...Object.fromEntries(
      Object.keys(letters).map((name) => [name, { text: name, italic: false }]),
    ),
  },
  polygons: [
    { points: ['P1', 'P2', 'P3', 'P4'] },
    ...columns.map((x) => ({
      points: [`q${x}a`, `q${x}b`, `q${x}c`, `q${x}d`],
      tone: 'a' as const,
    })),
    { points: ['S1', 'S2', 'S3', 'S4'] },
    { points: ['S5', 'S6', 'S7', 'S8'] },
  ],
  circles: Object.keys(round).map((centre) => ({ centre, radius: 0.6, tone: 'a' as const })),
  segments: Object.keys(letters).map((name) => ({ from: name, to: `${name}0` })),
}
