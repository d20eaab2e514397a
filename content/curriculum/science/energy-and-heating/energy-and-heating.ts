import type { Strand } from '#curriculum/shapes.ts'
import { calculatingEnergy } from './calculating-energy.ts'
import { energy } from './energy.ts'
import { energyAndHeatingTopics } from './energy-and-heating.topics.ts'
import { energyAndHeatingWorksheets } from './energy-and-heating.worksheets.ts'
import { energyInSeveralSteps } from './energy-in-several-steps.ts'
import { energyResources } from './energy-resources.ts'
import { foodAndFuelBills } from './food-and-fuel-bills.ts'
import { heatingAndChangingState } from './heating-and-changing-state.ts'
import { heatingAndInsulation } from './heating-and-insulation.ts'
import { powerAndEfficiency } from './power-and-efficiency.ts'
import { work } from './work.ts'

export const energyAndHeating: Strand = {
  key: 'energy-and-heating',
  title: 'Energy',
  description: 'What makes things happen, and where it goes.',
  topics: energyAndHeatingTopics,
  questions: [
    ...energy,
    ...foodAndFuelBills,
    ...heatingAndInsulation,
    ...energyResources,
    ...work,
    ...calculatingEnergy,
    ...heatingAndChangingState,
    ...powerAndEfficiency,
    ...energyInSeveralSteps,
  ],
  worksheets: energyAndHeatingWorksheets,
}
