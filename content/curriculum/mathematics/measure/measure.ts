import type { Strand } from '#curriculum/shapes.ts'
import { arcsAndSectors } from './arcs-and-sectors.ts'
import { areaOfRectangles } from './area-of-rectangles.ts'
import { areaOfShapes } from './area-of-shapes.ts'
import { areaOfTriangles } from './area-of-triangles.ts'
import { circles } from './circles.ts'
import { conesAndSpheres } from './cones-and-spheres.ts'
import { measureTopics } from './measure.topics.ts'
import { measureWorksheets } from './measure.worksheets.ts'
import { metricUnits } from './metric-units.ts'
import { moneyAndMeasures } from './money-and-measures.ts'
import { perimeter } from './perimeter.ts'
import { surfaceArea } from './surface-area.ts'
import { time } from './time.ts'
import { unitsOfAreaAndVolume } from './units-of-area-and-volume.ts'
import { volumeOfCuboids } from './volume-of-cuboids.ts'
import { volumeOfPrisms } from './volume-of-prisms.ts'

export const measure: Strand = {
  key: 'measure',
  title: 'Measuring',
  description: 'Lengths, areas, volumes, time and money.',
  topics: measureTopics,
  questions: [
    ...metricUnits,
    ...time,
    ...moneyAndMeasures,
    ...perimeter,
    ...areaOfRectangles,
    ...volumeOfCuboids,
    ...areaOfTriangles,
    ...areaOfShapes,
    ...circles,
    ...volumeOfPrisms,
    ...surfaceArea,
    ...unitsOfAreaAndVolume,
    ...arcsAndSectors,
    ...conesAndSpheres,
  ],
  worksheets: measureWorksheets,
}
