import type { ContentQuestion } from '#curriculum/shapes.ts'

type Diagram = Extract<NonNullable<ContentQuestion['question']['diagram']>, { kind: 'axes' }>

const x: Diagram['x'] = {
  from: 0,
  to: 10,
  step: 10,
  labels: 'none',
  label: 'Progress of the reaction',
}

const hill = (start: string, top: string, end: string): NonNullable<Diagram['curves']> => [
  {
    type: 'smooth',
    points: [
      [0, start],
      [2, start],
      [5, top],
      [8, end],
      [10, end],
    ],
  },
]

/** A reaction profile: the levels of the reactants, of the top of the hill and of the products. */
export const profile = (start: string, top: string, end: string): Diagram => ({
  kind: 'axes',
  alt: `A reaction profile. The line begins at the reactants (${start} kJ), goes up over a hill (${top} kJ) and down to the products (${end} kJ).`,
  x,
  y: { from: 0, to: 500, step: 100, minor: 50, label: 'Energy (kJ)' },
  curves: hill(start, top, end),
})

/** The shape of an exothermic profile, without numbers; with arrows P (up the hill) and Q (overall). */
export const profileShape = (withArrows = false): Diagram => ({
  kind: 'axes',
  alt: withArrows
    ? 'A reaction profile without numbers. The line begins at the reactants, goes up over a hill and down to the products, which are lower. Arrow P goes from the level of the reactants to the top, arrow Q from the level of the reactants down to the products.'
    : 'A reaction profile without numbers. The line begins at the reactants, goes up over a hill and down to the products, which are lower.',
  x,
  y: { from: 0, to: 500, step: 500, labels: 'none', label: 'Energy' },
  grid: false,
  curves: hill('250', '400', '100'),
  ...(withArrows
    ? {
        lines: [
          { from: [2, 250], to: [10, 250], dashed: true },
          { from: [5, 250], to: [5, 400], arrow: true, label: 'P' },
          { from: [9, 250], to: [9, 100], arrow: true, label: 'Q' },
        ],
      }
    : {}),
})
