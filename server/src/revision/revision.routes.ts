import { revision } from '@learngrove/contract/revision'
import { implement } from '#platform/implement.ts'
import { listRevisions } from './list-revisions.ts'
import { listSkills } from './list-skills.ts'

export const revisionRoutes = implement(revision, {
  list: (context) => listRevisions(context),
  skills: (context, { query }) => listSkills(context, query),
})
