import type { Strand } from '#curriculum/shapes.ts'
import { energy } from './energy.ts'
import { energyAndHeatingTopics } from './energy-and-heating.topics.ts'

export const energyAndHeating: Strand = {
  key: 'energy-and-heating',
  title: 'Energy',
  description: 'What makes things happen, and where it goes.',
  topics: energyAndHeatingTopics,
  questions: [...energy],
}
