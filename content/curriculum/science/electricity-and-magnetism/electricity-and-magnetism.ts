import type { Strand } from '#curriculum/shapes.ts'
import { chargeAndResistance } from './charge-and-resistance.ts'
import { circuitDiagrams } from './circuit-diagrams.ts'
import { electricCircuits } from './electric-circuits.ts'
import { electricalPower } from './electrical-power.ts'
import { electricityAndMagnetismTopics } from './electricity-and-magnetism.topics.ts'
import { electricityAndMagnetismWorksheets } from './electricity-and-magnetism.worksheets.ts'
import { electromagnets } from './electromagnets.ts'
import { magnets } from './magnets.ts'
import { mainsElectricity } from './mains-electricity.ts'
import { motorEffect } from './motor-effect.ts'
import { seriesAndParallel } from './series-and-parallel.ts'
import { staticElectricity } from './static-electricity.ts'
import { transformers } from './transformers.ts'

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
    ...chargeAndResistance,
    ...seriesAndParallel,
    ...electricalPower,
    ...mainsElectricity,
    ...motorEffect,
    ...transformers,
  ],
  worksheets: electricityAndMagnetismWorksheets,
}
