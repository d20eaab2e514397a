import type { Strand } from '#curriculum/shapes.ts'
import { circuitDiagrams } from './circuit-diagrams.ts'
import { electricCircuits } from './electric-circuits.ts'
import { electricityAndMagnetismTopics } from './electricity-and-magnetism.topics.ts'
import { electromagnets } from './electromagnets.ts'
import { magnets } from './magnets.ts'
import { staticElectricity } from './static-electricity.ts'

export const electricityAndMagnetism: Strand = {
  key: 'electricity-and-magnetism',
  title: 'Electricity and magnetism',
  description: 'Circuits, charges and magnets.',
  topics: electricityAndMagnetismTopics,
  questions: [
    ...circuitDiagrams,
    ...magnets,
    ...electricCircuits,
    ...staticElectricity,
    ...electromagnets,
  ],
}
