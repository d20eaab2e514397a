import { schools } from '@learngrove/contract/schools'
import { implement } from '#platform/implement.ts'
import { changeSchool, readSchool, readSchoolPicture } from './update-school.ts'

export const schoolsRoutes = implement(schools, {
  get: (context, { params }) => readSchool(context, params.id),
  picture: (context, input) => readSchoolPicture(context, input),
  update: (context, input) => changeSchool(context, input),
})
