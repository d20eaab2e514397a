import type { Received } from '@learngrove/contract/call'
import { chosenCourseId, courseOf } from '#courses/courses.chosen.ts'
import { myCourses } from '#courses/courses.data.ts'
import { queryOnDevice } from '#platform/on-device.ts'
import { queryClient } from '#platform/query-client.ts'
import { myNextSteps } from '#revision/revision.data.ts'

export const mySkills = (course_id: string) =>
  queryOnDevice('GET /users/revisions/skills', { query: { course_id } })

export const myMistakes = (course_id: string) =>
  queryOnDevice('GET /quiz/mistakes', { query: { course_id } })

export const myBookmarks = (course_id: string) =>
  queryOnDevice('GET /quiz/bookmarks', { query: { course_id } })

export type Skills = Received<'GET /users/revisions/skills'>
export type Skill = Skills['skills'][number]
export type MetQuestion = Received<'GET /quiz/mistakes'>['questions'][number]

/** Starts to fetch what a page shows of the chosen course, once it is known which one that is. */
export async function prefetchOfCourse(begin: (course_id: string) => void): Promise<void> {
  await queryClient.prefetchQuery(myCourses)
  const courses = queryClient.getQueryData(myCourses.queryKey)?.courses ?? []
  const course = courseOf(courses, chosenCourseId())
  if (course) begin(course.id)
}

/** Fetches what the page of revisions shows beside what is due, so that the device has it. */
export const prefetchRevisions = (): Promise<void> =>
  prefetchOfCourse((course_id) => {
    void queryClient.prefetchQuery(mySkills(course_id))
    void queryClient.prefetchQuery(myMistakes(course_id))
    void queryClient.prefetchQuery(myNextSteps(course_id))
  })
