import type { Strand } from '#curriculum/shapes.ts'
import { averagesAndRange } from './averages-and-range.ts'
import { chartsAndTables } from './charts-and-tables.ts'
import { frequencyTables } from './frequency-tables.ts'
import { lineGraphs } from './line-graphs.ts'
import { pieCharts } from './pie-charts.ts'
import { statisticsTopics } from './statistics.topics.ts'
import { theMean } from './the-mean.ts'

export const statistics: Strand = {
  key: 'statistics',
  title: 'Statistics',
  description: 'Collecting, showing and reading data.',
  topics: statisticsTopics,
  questions: [
    ...chartsAndTables,
    ...lineGraphs,
    ...pieCharts,
    ...theMean,
    ...averagesAndRange,
    ...frequencyTables,
  ],
}
