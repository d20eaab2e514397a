import { schools } from '@learngrove/contract/schools'
import { implement } from '#platform/implement.ts'
import { updateSchool } from './schools.queries.ts'

export const schoolsRoutes = implement(schools, {
  update: async ({ db, school_id }, { body: { idle_minutes } }) => {
    await updateSchool(db, school_id, { idle_minutes })
    return { idle_minutes }
  },
})
