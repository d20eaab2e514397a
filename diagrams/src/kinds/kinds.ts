import { barModel } from '#kinds/bar-model.ts'
import { factorTree } from '#kinds/chance/factor-tree.ts'
import { cards, counters, dice } from '#kinds/chance/objects.ts'
import { spinner } from '#kinds/chance/spinner.ts'
import { tree } from '#kinds/chance/tree.ts'
import { venn } from '#kinds/chance/venn.ts'
import { fractionShape } from '#kinds/fraction-shape.ts'
import { circle } from '#kinds/geometry/circle.ts'
import { figure } from '#kinds/geometry/figure.ts'
import { outline } from '#kinds/geometry/outline.ts'
import { polygon } from '#kinds/geometry/polygon.ts'
import { quadrilateral } from '#kinds/geometry/quadrilateral.ts'
import { solid } from '#kinds/geometry/solid.ts'
import { triangle } from '#kinds/geometry/triangle.ts'
import { axes } from '#kinds/graphs/axes.ts'
import { barChart } from '#kinds/graphs/bar-chart.ts'
import { boxPlot } from '#kinds/graphs/box-plot.ts'
import { cumulativeFrequency } from '#kinds/graphs/cumulative-frequency.ts'
import { histogram } from '#kinds/graphs/histogram.ts'
import { pictogram } from '#kinds/graphs/pictogram.ts'
import { pieChart } from '#kinds/graphs/pie-chart.ts'
import { gridShape } from '#kinds/grid-shape.ts'
import type { Kind } from '#kinds/kind.ts'
import { clock } from '#kinds/measures/clock.ts'
import { scale } from '#kinds/measures/scale.ts'
import { numberLine } from '#kinds/number-line.ts'
import { placeValue } from '#kinds/place-value.ts'
import { apparatus } from '#kinds/science/apparatus.ts'
import { atom } from '#kinds/science/atom.ts'
import { circuit } from '#kinds/science/circuit.ts'
import { forces } from '#kinds/science/forces.ts'
import { particles } from '#kinds/science/particles.ts'
import { rays } from '#kinds/science/rays.ts'
import { sankey } from '#kinds/science/sankey.ts'
import { wave } from '#kinds/science/wave.ts'
import { web } from '#kinds/science/web.ts'
import type { DiagramKind, DiagramOf } from '#types/types.ts'

/** Every kind that can be drawn. */
export const kinds: { readonly [K in DiagramKind]: Kind<DiagramOf<K>> } = {
  apparatus,
  atom,
  axes,
  bar_chart: barChart,
  bar_model: barModel,
  box_plot: boxPlot,
  cards,
  circle,
  circuit,
  clock,
  counters,
  cumulative_frequency: cumulativeFrequency,
  dice,
  factor_tree: factorTree,
  figure,
  forces,
  fraction_shape: fractionShape,
  grid_shape: gridShape,
  histogram,
  number_line: numberLine,
  outline,
  particles,
  pictogram,
  pie_chart: pieChart,
  place_value: placeValue,
  polygon,
  quadrilateral,
  rays,
  sankey,
  scale,
  solid,
  spinner,
  tree,
  triangle,
  venn,
  wave,
  web,
}
