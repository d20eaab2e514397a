import { type Makers, times, word } from '#random.testing.ts'

export const mathsDiagrams: Makers<
  | 'number_line'
  | 'bar_model'
  | 'fraction_shape'
  | 'grid_shape'
  | 'place_value'
  | 'figure'
  | 'triangle'
  | 'quadrilateral'
  | 'polygon'
  | 'outline'
  | 'circle'
  | 'solid'
  | 'axes'
> = {
  number_line: (pick) => {
    const from = pick(-10, 5)
    const to = from + pick(4, 30)
    return { kind: 'number_line', from, to, step: 1, points: [{ at: pick(from, to), label: 'A' }] }
  },
  bar_model: (pick) => ({
    kind: 'bar_model',
    rows: times(pick(1, 3), (at) => ({
      label: ['Ann', 'Ben', 'Cem'][at] ?? '',
      parts: times(pick(1, 6), () => ({ size: pick(2, 5), label: pick(1, 99) })),
      total: pick(10, 200),
    })),
    total: pick(10, 2000),
  }),
  fraction_shape: (pick) => {
    const parts = pick(1, 12)
    const shape = (['bar', 'circle', 'grid'] as const)[pick(0, 2)] ?? 'bar'
    return {
      kind: 'fraction_shape',
      shape,
      wholes: times(pick(1, 3), () => ({
        parts,
        shaded: pick(0, parts),
        label: `${pick(0, parts)}/${parts}`,
      })),
    }
  },
  grid_shape: (pick) => {
    const [columns, rows] = [pick(3, 12), pick(3, 12)]
    return { kind: 'grid_shape', columns, rows, shaded: pick(0, columns * rows), unit: '1 cm' }
  },
  place_value: (pick) => ({
    kind: 'place_value',
    columns: ['H', 'T', 'O', 't', 'h'],
    point_after: 3,
    rows: [{ cells: times(5, () => pick(0, 9)) }],
  }),
  figure: (pick) => ({
    kind: 'figure',
    points: { A: [0, 0], B: [pick(6, 12), pick(-1, 1)], C: [pick(2, 8), pick(4, 9)] },
    segments: [
      { from: 'A', to: 'B', label: `${pick(1, 20)} cm` },
      { from: 'B', to: 'C', label: word(pick) },
      { from: 'C', to: 'A', ticks: 1 },
    ],
    angles: [{ at: 'A', from: 'B', to: 'C', label: `${pick(10, 90)}°` }],
  }),
  triangle: (pick) => ({
    kind: 'triangle',
    given: { AB: pick(4, 12), A: pick(35, 75), B: pick(35, 75) },
    corners: { A: 'A', B: 'B', C: 'C' },
    sides: { AB: `${pick(1, 20)} cm`, BC: word(pick), CA: word(pick) },
    angles: { A: `${pick(10, 80)}°`, C: 'x' },
    turn: pick(0, 359),
  }),
  quadrilateral: (pick) => ({
    kind: 'quadrilateral',
    shape:
      (['square', 'rectangle', 'parallelogram', 'rhombus', 'trapezium', 'kite'] as const)[
        pick(0, 5)
      ] ?? 'square',
    width: pick(5, 10),
    height: pick(4, 8),
    marks: 'all',
    sides: { bottom: `${pick(1, 20)} cm`, right: word(pick) },
  }),
  polygon: (pick) => ({
    kind: 'polygon',
    sides: pick(3, 10),
    interior_label: 'x',
    side_label: '5 cm',
  }),
  outline: (pick) => {
    const [a, b, c, d] = [pick(5, 9), pick(2, 4), pick(2, 4), pick(2, 4)]
    return {
      kind: 'outline',
      points: [
        [0, 0],
        [a, 0],
        [a, b],
        [c, b],
        [c, b + d],
        [0, b + d],
      ],
      sides: times(6, () => `${pick(1, 30)} cm`),
      right_angles: true,
    }
  },
  circle: (pick) => {
    const start = pick(0, 359)
    return {
      kind: 'circle',
      centre: 'O',
      points: { A: start, B: start + pick(70, 150), C: start + pick(200, 290) },
      chords: [
        { from: 'A', to: 'C' },
        { from: 'B', to: 'C' },
        { from: 'O', to: 'A' },
        { from: 'O', to: 'B' },
      ],
      angles: [
        { at: 'O', from: 'A', to: 'B', label: `${pick(70, 150)}°` },
        { at: 'C', from: 'A', to: 'B', label: 'x' },
      ],
    }
  },
  solid: (pick) => ({
    kind: 'solid',
    shape:
      (
        [
          'cuboid',
          'triangular_prism',
          'cylinder',
          'cone',
          'sphere',
          'hemisphere',
          'square_pyramid',
          'tetrahedron',
          'unit_cubes',
        ] as const
      )[pick(0, 8)] ?? 'cuboid',
    width: pick(3, 6),
    height: pick(3, 6),
    depth: pick(3, 6),
    labels: { width: '6 cm', height: `${pick(3, 90)} cm`, depth: '4 cm' },
  }),
  axes: (pick) => ({
    kind: 'axes',
    x: { from: -5, to: 5, step: 1, label: 'x' },
    y: { from: -10, to: 10, step: 2, label: 'y' },
    curves: [
      {
        type: 'polynomial',
        coefficients: [pick(-2, 2), pick(-3, 3), pick(-5, 5)],
        label: 'y = f(x)',
      },
    ],
    points: [{ at: [pick(-4, 4), pick(-8, 8)], label: 'P' }],
  }),
}
