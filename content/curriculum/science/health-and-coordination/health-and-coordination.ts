import type { Strand } from '#curriculum/shapes.ts'
import { drugsAndHealth } from './drugs-and-health.ts'
import { healthAndCoordinationTopics } from './health-and-coordination.topics.ts'
import { healthyDiet } from './healthy-diet.ts'
import { humanReproduction } from './human-reproduction.ts'
import { immunityAndMedicines } from './immunity-and-medicines.ts'
import { infectiousDisease } from './infectious-disease.ts'
import { lifestyleDisease } from './lifestyle-disease.ts'

export const healthAndCoordination: Strand = {
  key: 'health-and-coordination',
  title: 'Health and control',
  description: 'How bodies stay well, sense, and keep things steady.',
  topics: healthAndCoordinationTopics,
  questions: [
    ...humanReproduction,
    ...healthyDiet,
    ...drugsAndHealth,
    ...infectiousDisease,
    ...immunityAndMedicines,
    ...lifestyleDisease,
  ],
}
