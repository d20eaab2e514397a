import type { Strand } from '#curriculum/shapes.ts'
import { drugsAndHealth } from './drugs-and-health.ts'
import { healthAndCoordinationTopics } from './health-and-coordination.topics.ts'
import { healthAndCoordinationWorksheets } from './health-and-coordination.worksheets.ts'
import { healthyDiet } from './healthy-diet.ts'
import { hormoneFeedback } from './hormone-feedback.ts'
import { hormonesAndBloodSugar } from './hormones-and-blood-sugar.ts'
import { humanReproduction } from './human-reproduction.ts'
import { immunityAndMedicines } from './immunity-and-medicines.ts'
import { infectiousDisease } from './infectious-disease.ts'
import { lifestyleDisease } from './lifestyle-disease.ts'
import { nervousSystem } from './nervous-system.ts'
import { reproductiveHormones } from './reproductive-hormones.ts'

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
    ...nervousSystem,
    ...hormonesAndBloodSugar,
    ...reproductiveHormones,
    ...hormoneFeedback,
  ],
  worksheets: healthAndCoordinationWorksheets,
}
