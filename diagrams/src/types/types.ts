import type { Cards, Counters, Dice, FactorTree, Spinner, Tree, Venn } from '#types/chance.ts'
import type {
  Circle,
  Figure,
  Outline,
  Polygon,
  Quadrilateral,
  Solid,
  Triangle,
} from '#types/geometry.ts'
import type {
  Axes,
  BarChart,
  BoxPlot,
  CumulativeFrequency,
  Histogram,
  Pictogram,
  PieChart,
} from '#types/graphs.ts'
import type { Clock, Scale } from '#types/measures.ts'
import type { BarModel, FractionShape, GridShape, NumberLine, PlaceValue } from '#types/number.ts'
import type {
  Apparatus,
  Atom,
  Circuit,
  Forces,
  Particles,
  Rays,
  Sankey,
  Wave,
  Web,
} from '#types/science.ts'

export type { Label, Num, Tone, XY } from '#types/common.ts'

/** A picture as plain data: what is to be seen, not where each stroke goes. */
export type Diagram =
  | Apparatus
  | Atom
  | Axes
  | BarChart
  | BarModel
  | BoxPlot
  | Cards
  | Circle
  | Circuit
  | Clock
  | Counters
  | CumulativeFrequency
  | Dice
  | FactorTree
  | Figure
  | Forces
  | FractionShape
  | GridShape
  | Histogram
  | NumberLine
  | Outline
  | Particles
  | Pictogram
  | PieChart
  | PlaceValue
  | Polygon
  | Quadrilateral
  | Rays
  | Sankey
  | Scale
  | Solid
  | Spinner
  | Tree
  | Triangle
  | Venn
  | Wave
  | Web

export type DiagramKind = Diagram['kind']
export type DiagramOf<K extends DiagramKind> = Extract<Diagram, { readonly kind: K }>
