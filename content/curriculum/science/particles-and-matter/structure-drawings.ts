import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = Extract<NonNullable<ContentQuestion['question']['diagram']>, { kind: 'figure' }>
type Place = readonly [number, number]

const hidden = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']))

/** Places of a grid, row by row from the bottom. */
const grid = (columns: number, rows: number): Place[] =>
  Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)])

/** A slice through a giant lattice of ions: charges in turn, so that unlike ones are neighbours. */
export function ionLattice(columns: number, rows: number, words: { alt: string }): Diagram {
  const places = grid(columns, rows)
  const points = Object.fromEntries(places.map((place, at) => [`P${at}`, place]))
  const isPositive = ([x, y]: Place) => (x + y) % 2 === 0
  return {
    kind: 'figure',
    alt: words.alt,
    points,
    labels: hidden(Object.keys(points)),
    circles: places.map((place, at) => ({
      centre: `P${at}`,
      radius: isPositive(place) ? 0.36 : 0.48,
      tone: isPositive(place) ? 'c' : 'b',
    })),
    texts: places.map((place) => ({ at: place, text: isPositive(place) ? '+' : '−' })),
  }
}

/** Positive ions of a metal in rows, with electrons between them as dots. */
export function metalLattice(columns: number, rows: number, words: { alt: string }): Diagram {
  const places = grid(columns, rows)
  const free = grid(columns, rows + 1).map(
    ([x, y], at): Place => [x + (at % 2 === 0 ? 0.42 : 0.58), y - 0.5],
  )
  const points = Object.fromEntries([
    ...places.map((place, at) => [`P${at}`, place] as const),
    ...free.map((place, at) => [`E${at}`, place] as const),
  ])
  return {
    kind: 'figure',
    alt: words.alt,
    points,
    labels: hidden(Object.keys(points)),
    dots: free.map((_, at) => `E${at}`),
    circles: places.map((_, at) => ({ centre: `P${at}`, radius: 0.36, tone: 'c' })),
    texts: places.map((place) => ({ at: place, text: '+' })),
  }
}

type Molecule = {
  readonly alt: string
  readonly atoms: readonly { readonly at: Place; readonly radius: number; readonly name: string }[]
  /** Electrons: a dot or a cross for each. */
  readonly dots: readonly Place[]
  readonly crosses: readonly Place[]
}

/** A dot and cross diagram: outer shells as circles that overlap where electrons are shared. */
export function sharedShells({ alt, atoms, dots, crosses }: Molecule): Diagram {
  const points = Object.fromEntries([
    ...atoms.map(({ at }, i) => [`P${i}`, at] as const),
    ...dots.map((at, i) => [`E${i}`, at] as const),
  ])
  return {
    kind: 'figure',
    alt,
    points,
    labels: hidden(Object.keys(points)),
    dots: dots.map((_, i) => `E${i}`),
    circles: atoms.map(({ radius }, i) => ({ centre: `P${i}`, radius })),
    texts: [
      ...atoms.map(({ at, name }) => ({ at, text: { text: name, italic: false } })),
      ...crosses.map((at) => ({ at, text: '×' })),
    ],
  }
}

/** Ammonia, NH₃: three shared pairs and one pair that is not shared. */
export const ammonia: Diagram = sharedShells({
  alt: 'A dot and cross diagram. A nitrogen atom overlaps with three hydrogen atoms, left, right and below. In each overlap there is one dot and one cross. At the top of nitrogen are two more crosses.',
  atoms: [
    { at: [0, 0], radius: 1.5, name: 'N' },
    { at: [-2, 0], radius: 1, name: 'H' },
    { at: [2, 0], radius: 1, name: 'H' },
    { at: [0, -2], radius: 1, name: 'H' },
  ],
  dots: [
    [-1.25, 0.2],
    [1.25, 0.2],
    [0.22, -1.25],
  ],
  crosses: [
    [-1.25, -0.22],
    [1.25, -0.22],
    [-0.22, -1.25],
    [-0.22, 1.5],
    [0.22, 1.5],
  ],
})

/** Oxygen, O₂: two shared pairs. */
export const oxygenMolecule: Diagram = sharedShells({
  alt: 'A dot and cross diagram of two oxygen atoms that overlap. In the overlap there are two dots and two crosses. The left atom has four more crosses, the right atom four more dots.',
  atoms: [
    { at: [-1.1, 0], radius: 1.5, name: 'O' },
    { at: [1.1, 0], radius: 1.5, name: 'O' },
  ],
  dots: [
    [0.14, 0.5],
    [0.14, -0.17],
    [1.3, 1.49],
    [1.7, 1.37],
    [1.3, -1.49],
    [1.7, -1.37],
  ],
  crosses: [
    [-0.14, 0.17],
    [-0.14, -0.5],
    [-1.3, 1.49],
    [-1.7, 1.37],
    [-1.3, -1.49],
    [-1.7, -1.37],
  ],
})

/** Layers of rings of six atoms, seen from the side and above, as in graphite. */
export function carbonLayers(layers: number, words: { alt: string }): Diagram {
  const points: Record<string, Place> = {}
  const segments: { from: string; to: string }[] = []
  const join = (from: string, to: string) => segments.push({ from, to })
  for (let layer = 0; layer < layers; layer += 1) {
    for (let at = 0; at <= 8; at += 1) {
      const away = at % 2 === 0 ? 0.3 : 0.6
      const [above, below] = [`U${layer}A${at}`, `D${layer}A${at}`]
      points[above] = [at, layer * 2 + away]
      points[below] = [at, layer * 2 - away]
      if (at % 2 === 0) join(below, above)
      if (at > 0) join(`U${layer}A${at - 1}`, above)
      if (at > 0) join(`D${layer}A${at - 1}`, below)
    }
  }
  const names = Object.keys(points)
  return { kind: 'figure', alt: words.alt, points, labels: hidden(names), dots: names, segments }
}
