import type { Strand } from '#curriculum/shapes.ts'
import { forces } from './forces.ts'
import { forcesAndMotionTopics } from './forces-and-motion.topics.ts'
import { forcesAndMotionWorksheets } from './forces-and-motion.worksheets.ts'
import { forcesAtAngles } from './forces-at-angles.ts'
import { moreMoments } from './moments.more.ts'
import { moments } from './moments.ts'
import { momentum } from './momentum.ts'
import { motionGraphs } from './motion-graphs.ts'
import { newtonsLaws } from './newtons-laws.ts'
import { morePressure } from './pressure.more.ts'
import { pressure } from './pressure.ts'
import { moreSpeed } from './speed.more.ts'
import { speed } from './speed.ts'
import { moreSprings } from './springs.more.ts'
import { springs } from './springs.ts'
import { stoppingDistances } from './stopping-distances.ts'
import { velocityAndAcceleration } from './velocity-and-acceleration.ts'

export const forcesAndMotion: Strand = {
  key: 'forces-and-motion',
  title: 'Forces and motion',
  description: 'Pushes, pulls, and how things move.',
  topics: forcesAndMotionTopics,
  questions: [
    ...forces,
    ...speed,
    ...moreSpeed,
    ...pressure,
    ...morePressure,
    ...springs,
    ...moreSprings,
    ...moments,
    ...moreMoments,
    ...velocityAndAcceleration,
    ...newtonsLaws,
    ...stoppingDistances,
    ...forcesAtAngles,
    ...motionGraphs,
    ...momentum,
  ],
  worksheets: forcesAndMotionWorksheets,
}
