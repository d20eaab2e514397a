import type { Strand } from '#curriculum/shapes.ts'
import { forces } from './forces.ts'
import { forcesAndMotionTopics } from './forces-and-motion.topics.ts'
import { forcesAtAngles } from './forces-at-angles.ts'
import { moments } from './moments.ts'
import { momentum } from './momentum.ts'
import { motionGraphs } from './motion-graphs.ts'
import { newtonsLaws } from './newtons-laws.ts'
import { pressure } from './pressure.ts'
import { speed } from './speed.ts'
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
    ...pressure,
    ...springs,
    ...moments,
    ...velocityAndAcceleration,
    ...newtonsLaws,
    ...stoppingDistances,
    ...forcesAtAngles,
    ...motionGraphs,
    ...momentum,
  ],
}
