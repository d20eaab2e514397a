import type { Strand } from '#curriculum/shapes.ts'
import { coordinates } from './coordinates.ts'
import { enlargement } from './enlargement.ts'
import { fourQuadrants } from './four-quadrants.ts'
import { harderTransformations } from './harder-transformations.ts'
import { plansAndElevations } from './plans-and-elevations.ts'
import { pythagoras } from './pythagoras.ts'
import { reflectionAndRotation } from './reflection-and-rotation.ts'
import { scaleDrawings } from './scale-drawings.ts'
import { similarAreasAndVolumes } from './similar-areas-and-volumes.ts'
import { similarShapes } from './similar-shapes.ts'
import { sineAndCosineRules } from './sine-and-cosine-rules.ts'
import { solidShapes } from './solid-shapes.ts'
import { symmetryAndReflection } from './symmetry-and-reflection.ts'
import { transformationsAndTrigonometryTopics } from './transformations-and-trigonometry.topics.ts'
import { transformationsAndTrigonometryWorksheets } from './transformations-and-trigonometry.worksheets.ts'
import { trigonometry } from './trigonometry.ts'
import { trigonometryIn3d } from './trigonometry-in-3d.ts'
import { vectorProof } from './vector-proof.ts'
import { vectors } from './vectors.ts'

export const transformationsAndTrigonometry: Strand = {
  key: 'transformations-and-trigonometry',
  title: 'Moving and measuring shapes',
  description: 'Where shapes are, how they move and grow, and triangles that tell lengths.',
  topics: transformationsAndTrigonometryTopics,
  questions: [
    ...coordinates,
    ...symmetryAndReflection,
    ...solidShapes,
    ...fourQuadrants,
    ...reflectionAndRotation,
    ...enlargement,
    ...scaleDrawings,
    ...similarShapes,
    ...pythagoras,
    ...trigonometry,
    ...plansAndElevations,
    ...vectors,
    ...harderTransformations,
    ...similarAreasAndVolumes,
    ...sineAndCosineRules,
    ...trigonometryIn3d,
    ...vectorProof,
  ],
  worksheets: transformationsAndTrigonometryWorksheets,
}
