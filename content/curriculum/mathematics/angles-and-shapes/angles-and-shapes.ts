import type { Strand } from '#curriculum/shapes.ts'
import { angleFacts } from './angle-facts.ts'
import { anglesAndShapesTopics } from './angles-and-shapes.topics.ts'
import { anglesAndShapesWorksheets } from './angles-and-shapes.worksheets.ts'
import { anglesInParallelLines } from './angles-in-parallel-lines.ts'
import { anglesInPolygons } from './angles-in-polygons.ts'
import { anglesInTriangles } from './angles-in-triangles.ts'
import { circleParts } from './circle-parts.ts'
import { circleTheorems } from './circle-theorems.ts'
import { congruentTriangles } from './congruent-triangles.ts'
import { constructions } from './constructions.ts'
import { geometricProof } from './geometric-proof.ts'
import { kindsOfAngles } from './kinds-of-angles.ts'
import { measuringAngles } from './measuring-angles.ts'
import { propertiesOfShapes } from './properties-of-shapes.ts'
import { sortingShapes } from './sorting-shapes.ts'
import { tangentsAndCyclicQuadrilaterals } from './tangents-and-cyclic-quadrilaterals.ts'

export const anglesAndShapes: Strand = {
  key: 'angles-and-shapes',
  title: 'Angles and shapes',
  description: 'Corners, sides, circles, and how to be sure about them.',
  topics: anglesAndShapesTopics,
  questions: [
    ...kindsOfAngles,
    ...sortingShapes,
    ...measuringAngles,
    ...angleFacts,
    ...anglesInTriangles,
    ...circleParts,
    ...propertiesOfShapes,
    ...anglesInParallelLines,
    ...anglesInPolygons,
    ...constructions,
    ...congruentTriangles,
    ...geometricProof,
    ...circleTheorems,
    ...tangentsAndCyclicQuadrilaterals,
  ],
  worksheets: anglesAndShapesWorksheets,
}
