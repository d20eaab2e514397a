import type { Strand } from '#curriculum/shapes.ts'
import { averagesAndRange } from './averages-and-range.ts'
import { chartsAndTables } from './charts-and-tables.ts'
import { comparingDistributions } from './comparing-distributions.ts'
import { cumulativeFrequency } from './cumulative-frequency.ts'
import { frequencyTables } from './frequency-tables.ts'
import { histograms } from './histograms.ts'
import { lineGraphs } from './line-graphs.ts'
import { meanFromAFrequencyTable } from './mean-from-a-frequency-table.ts'
import { pieCharts } from './pie-charts.ts'
import { sampling } from './sampling.ts'
import { scatterGraphs } from './scatter-graphs.ts'
import { statisticsTopics } from './statistics.topics.ts'
import { statisticsWorksheets } from './statistics.worksheets.ts'
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
    ...scatterGraphs,
    ...meanFromAFrequencyTable,
    ...comparingDistributions,
    ...sampling,
    ...cumulativeFrequency,
    ...histograms,
  ],
  worksheets: statisticsWorksheets,
}
