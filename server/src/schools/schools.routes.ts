import { schools } from '@learngrove/contract/schools'
import { implement } from '#platform/implement.ts'
import { changeSchool, readSchool } from './update-school.ts'

export const schoolsRoutes = implement(schools, {
  get: (context, { params }) => readSchool(context, params.id),
  update: (context, input) => changeSchool(context, input),
})
