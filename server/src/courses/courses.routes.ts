import { courses } from '@learngrove/contract/courses'
import { implement } from '#platform/implement.ts'
import { listMyCourses } from './list-my-courses.ts'

export const coursesRoutes = implement(courses, {
  mine: (context, { query }) => listMyCourses(context, query),
})
