import { barModel } from '#kinds/bar-model.ts'
import { fractionShape } from '#kinds/fraction-shape.ts'
import { circle } from '#kinds/geometry/circle.ts'
import { figure } from '#kinds/geometry/figure.ts'
import { outline } from '#kinds/geometry/outline.ts'
import { polygon } from '#kinds/geometry/polygon.ts'
import { quadrilateral } from '#kinds/geometry/quadrilateral.ts'
import { solid } from '#kinds/geometry/solid.ts'
import { triangle } from '#kinds/geometry/triangle.ts'
import { axes } from '#kinds/graphs/axes.ts'
import { gridShape } from '#kinds/grid-shape.ts'
import type { Kind } from '#kinds/kind.ts'
import { numberLine } from '#kinds/number-line.ts'
import { placeValue } from '#kinds/place-value.ts'
import type { DiagramKind, DiagramOf } from '#types/types.ts'

/** Every kind that can be drawn. */
export const kinds: { readonly [K in DiagramKind]?: Kind<DiagramOf<K>> } = {
  axes,
  bar_model: barModel,
  circle,
  figure,
  fraction_shape: fractionShape,
  grid_shape: gridShape,
  number_line: numberLine,
  outline,
  place_value: placeValue,
  polygon,
  quadrilateral,
  solid,
  triangle,
}
