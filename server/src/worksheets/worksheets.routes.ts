import { worksheets } from '@learngrove/contract/worksheets'
import { implement } from '#platform/implement.ts'
import { generateShared } from './generate-shared.ts'
import { listPublic, listWorksheets, readPublic, readWorksheet } from './read-worksheets.ts'

export const worksheetsRoutes = implement(worksheets, {
  list: (context, { query }) => listWorksheets(context, query),
  read: (context, { params }) => readWorksheet(context, params),
  publicList: listPublic,
  publicRead: (context, { params }) => readPublic(context, params),
  generateShared: (context, input) => generateShared(context, input),
})
