import { pages } from '@learngrove/contract/pages'
import { chooseCourse, chosenCourseId, courseOf } from '#courses/courses.chosen.ts'
import { myCourses } from '#courses/courses.data.ts'
import { learningPath } from '#lessons/lessons.data.ts'
import { call } from '#platform/api.ts'
import { landingOf } from '#platform/home.ts'
import { queryClient } from '#platform/query-client.ts'
import type { StoredUser } from '#platform/session.ts'
import { courseTopics, myOnboarding } from './onboarding.data.ts'

/** Returns the page of a student's first question, or home if there is none. Never rejects. */
export async function firstQuestion(user: StoredUser): Promise<string> {
  const quiz_id = await openQuiz().catch(() => undefined)
  return quiz_id ? pages.quiz({ quizId: quiz_id }) : landingOf(user)
}

/** Opens the first quiz of the course's path; without a path, practice of its first topic. */
async function openQuiz(): Promise<string | undefined> {
  const { fields } = await queryClient.ensureQueryData(myOnboarding)
  const { courses } = await queryClient.fetchQuery(myCourses)
  const wanted = courses.filter(({ subject_id }) => fields.subject_ids?.includes(subject_id))
  const course = courseOf(wanted.length > 0 ? wanted : courses, chosenCourseId())
  if (!course) return undefined
  chooseCourse(course.id)
  return (await onPath(course.id).catch(() => undefined)) ?? practise(course.id)
}

async function onPath(course_id: string): Promise<string | undefined> {
  const { sections } = await queryClient.fetchQuery(learningPath(course_id))
  const item = sections.flatMap(({ items }) => items).find(({ is_current }) => is_current)
  return item?.quiz_id ?? undefined
}

async function practise(course_id: string): Promise<string | undefined> {
  const { topics } = await queryClient.fetchQuery(courseTopics(course_id))
  const topic = topics.find(({ question_count }) => question_count > 0)
  if (!topic) return undefined
  const { quiz_id } = await call('POST /quiz/revision', { body: { course_tagging_id: topic.id } })
  return quiz_id
}
