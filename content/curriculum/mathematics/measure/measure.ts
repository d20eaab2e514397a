import type { Strand } from '#curriculum/shapes.ts'
import { measureTopics } from './measure.topics.ts'
import { metricUnits } from './metric-units.ts'
import { moneyAndMeasures } from './money-and-measures.ts'
import { time } from './time.ts'

export const measure: Strand = {
  key: 'measure',
  title: 'Measuring',
  description: 'Lengths, areas, volumes, time and money.',
  topics: measureTopics,
  questions: [...metricUnits, ...time, ...moneyAndMeasures],
}
