import type { Family } from '#families/family.ts'
import { angles, polygons } from '#families/geometry/angles.ts'
import { flatShapes } from '#families/geometry/flat-shapes.ts'
import { rightAngle } from '#families/geometry/right-angle.ts'
import { roundShapes, triangleAreas } from '#families/geometry/round-shapes.ts'
import { solids } from '#families/geometry/solids.ts'
import { pythagoras, sineAndCosine, trigonometry } from '#families/geometry/triangles.ts'
import { formulaFamily } from '#families/measure/formula-family.ts'

export const geometryFamilies: readonly Family[] = [
  rightAngle,
  polygons,
  formulaFamily(pythagoras),
  formulaFamily(trigonometry),
  formulaFamily(sineAndCosine),
  formulaFamily(triangleAreas),
  formulaFamily(roundShapes),
  formulaFamily(solids),
  formulaFamily(flatShapes),
  formulaFamily(angles),
]
