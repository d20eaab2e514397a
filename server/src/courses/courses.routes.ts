import { courses } from '@learngrove/contract/courses'
import { implement } from '#platform/implement.ts'
import { listCourses } from './list-courses.ts'
import { listMyCourses } from './list-my-courses.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readCourse, readPublicCourse } from './read-course.ts'
import { readSharer } from './read-sharer.ts'

export const coursesRoutes = implement(courses, {
  mine: (context, { query }) => listMyCourses(context, query),
  list: (context, { query }) => listCourses(context, query),
  catalogue: (context) => readCatalogue(context),
  get: (context, { params }) => readCourse(context, params),
  getPublic: (context, { params }) => readPublicCourse(context, params),
  sharer: (context, { params }) => readSharer(context, params),
})
