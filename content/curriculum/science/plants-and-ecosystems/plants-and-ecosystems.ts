import type { Strand } from '#curriculum/shapes.ts'
import { biodiversity } from './biodiversity.ts'
import { foodWebs } from './food-webs.ts'
import { limitsOnPhotosynthesis } from './limits-on-photosynthesis.ts'
import { livingTogether } from './living-together.ts'
import { naturalCycles } from './natural-cycles.ts'
import { photosynthesis } from './photosynthesis.ts'
import { plantReproduction } from './plant-reproduction.ts'
import { plantTransport } from './plant-transport.ts'
import { plantsAndEcosystemsTopics } from './plants-and-ecosystems.topics.ts'
import { plantsAndEcosystemsWorksheets } from './plants-and-ecosystems.worksheets.ts'
import { respiration } from './respiration.ts'
import { samplingHabitats } from './sampling-habitats.ts'

export const plantsAndEcosystems: Strand = {
  key: 'plants-and-ecosystems',
  title: 'Plants and places to live',
  description: 'How plants make food, and how living things depend on each other.',
  topics: plantsAndEcosystemsTopics,
  questions: [
    ...plantReproduction,
    ...foodWebs,
    ...photosynthesis,
    ...respiration,
    ...plantTransport,
    ...livingTogether,
    ...samplingHabitats,
    ...biodiversity,
    ...naturalCycles,
    ...limitsOnPhotosynthesis,
  ],
  worksheets: plantsAndEcosystemsWorksheets,
}
