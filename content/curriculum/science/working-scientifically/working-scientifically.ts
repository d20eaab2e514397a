import type { Strand } from '#curriculum/shapes.ts'
import { moreConclusions } from './conclusions.more.ts'
import { conclusions } from './conclusions.ts'
import { moreErrorsAndUncertainty } from './errors-and-uncertainty.more.ts'
import { errorsAndUncertainty } from './errors-and-uncertainty.ts'
import { fairTests } from './fair-tests.ts'
import { moreHowScienceWorks } from './how-science-works.more.ts'
import { howScienceWorks } from './how-science-works.ts'
import { moreMeasuring } from './measuring.more.ts'
import { measuring } from './measuring.ts'
import { moreScienceCalculations } from './science-calculations.more.ts'
import { scienceCalculations } from './science-calculations.ts'
import { moreTablesAndGraphs } from './tables-and-graphs.more.ts'
import { tablesAndGraphs } from './tables-and-graphs.ts'
import { workingScientificallyTopics } from './working-scientifically.topics.ts'
import { workingScientificallyWorksheets } from './working-scientifically.worksheets.ts'

export const workingScientifically: Strand = {
  key: 'working-scientifically',
  title: 'Working like a scientist',
  description: 'Questions, fair tests, measurements, and what they tell.',
  topics: workingScientificallyTopics,
  questions: [
    ...fairTests,
    ...measuring,
    ...moreMeasuring,
    ...tablesAndGraphs,
    ...moreTablesAndGraphs,
    ...conclusions,
    ...moreConclusions,
    ...errorsAndUncertainty,
    ...moreErrorsAndUncertainty,
    ...scienceCalculations,
    ...moreScienceCalculations,
    ...howScienceWorks,
    ...moreHowScienceWorks,
  ],
  worksheets: workingScientificallyWorksheets,
}
