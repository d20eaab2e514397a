import { revision } from '@learngrove/contract/revision'
import { implement } from '#platform/implement.ts'
import { listRevisions } from './list-revisions.ts'

export const revisionRoutes = implement(revision, {
  list: (context) => listRevisions(context),
})
