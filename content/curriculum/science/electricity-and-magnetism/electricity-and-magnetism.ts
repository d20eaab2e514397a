import type { Strand } from '#curriculum/shapes.ts'
import { electricCircuits } from './electric-circuits.ts'
import { electricityAndMagnetismTopics } from './electricity-and-magnetism.topics.ts'

export const electricityAndMagnetism: Strand = {
  key: 'electricity-and-magnetism',
  title: 'Electricity and magnetism',
  description: 'Circuits, charges and magnets.',
  topics: electricityAndMagnetismTopics,
  questions: [...electricCircuits],
}
