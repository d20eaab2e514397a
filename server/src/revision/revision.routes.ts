import { revision } from '@learngrove/contract/revision'
import { implement } from '#platform/implement.ts'
import { listNextSteps } from './list-next-steps.ts'
import { listRevisions } from './list-revisions.ts'
import { listSkills } from './list-skills.ts'

export const revisionRoutes = implement(revision, {
  list: (context) => listRevisions(context),
  nextSteps: (context, { query }) => listNextSteps(context, query),
  skills: (context, { query }) => listSkills(context, query),
})
