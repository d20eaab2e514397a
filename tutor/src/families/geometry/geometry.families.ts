import type { Family } from '#families/family.ts'
import { angles, polygons } from '#families/geometry/angles.ts'
import { rightAngle } from '#families/geometry/right-angle.ts'
import { flatShapes, roundShapes, solids, triangleAreas } from '#families/geometry/shapes.ts'
import { pythagoras, sineAndCosine, trigonometry } from '#families/geometry/triangles.ts'
import { formulaFamily } from '#families/measure/formula-family.ts'

const others = [triangleAreas, roundShapes, solids, flatShapes, angles]

export const geometryFamilies: readonly Family[] = [
  rightAngle,
  polygons,
  formulaFamily(pythagoras),
  formulaFamily(trigonometry),
  sineAndCosine,
  ...others.map(formulaFamily),
]
