import { expect, test } from 'vitest'
import { submit } from '#quiz/testing.ts'
import { db, makeSchool, start } from '#testing/harness.ts'
import type { Curriculum } from './curriculum.content.ts'
import { installCurriculum } from './curriculum.install.ts'
import { makeCurriculum, makeSchoolFor } from './testing.ts'

const install = (curriculum: Curriculum) =>
  installCurriculum({ db, clock: () => start }, curriculum)

type Student = Awaited<ReturnType<Awaited<ReturnType<typeof makeSchoolFor>>['addStudent']>>

const pathOf = (student: Student, course_id: string) =>
  student.call('GET /lessons/learning-path', { query: { course_id } })

const titlesOf = ({ sections }: Awaited<ReturnType<typeof pathOf>>) =>
  sections.map(({ title, items }) => [title, ...items.map((item) => item.title)])

/** The curriculum with its courses in two sections, the last topic first. */
const turned = (curriculum: Curriculum): Curriculum => ({
  ...curriculum,
  courses: curriculum.courses.map((course) => {
    const topics = (course.sections[0]?.topics ?? []).toReversed()
    const sectionOf = (title: string, from: number, to: number) => ({
      title,
      description: '',
      topics: topics.slice(from, to),
    })
    return { ...course, sections: [sectionOf('New', 0, 2), sectionOf('More', 2, 6)] }
  }),
})

test('the first who asks opens the path of their school, however many ask at once', async () => {
  const curriculum = makeCurriculum()
  await install(curriculum)
  const { course_id, addStudent } = await makeSchoolFor(curriculum)
  const students = [await addStudent(), await addStudent(), await addStudent()]
  const asked = [...students, ...students, ...students]
  const paths = await Promise.all(asked.map((student) => pathOf(student, course_id)))
  const titles = curriculum.courses[0]?.sections[0]?.topics.map((key) => `Topic ${key}`) ?? []
  expect(paths.map(titlesOf)).toEqual(asked.map(() => [['All', ...titles]]))
  const quizzes = new Set(
    paths.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items.map((item) => item.quiz_id)),
    ),
  )
  expect(quizzes.size).toBe(6)
  const [first] = paths[0]?.sections[0]?.items ?? []
  const quiz = await students[0]?.call('GET /quiz/{id}', { params: { id: first?.quiz_id ?? '' } })
  expect(quiz?.questions).toHaveLength(2)
})

test('each school has a path and quizzes of its own', async () => {
  const curriculum = makeCurriculum()
  await install(curriculum)
  const [one, two] = [await makeSchoolFor(curriculum), await makeSchoolFor(curriculum)]
  const quizzesOf = async ({ course_id, addStudent }: typeof one) => {
    const { sections } = await pathOf(await addStudent(), course_id)
    return sections.flatMap(({ items }) => items.flatMap((item) => item.quiz_id ?? []))
  }
  const [mine, theirs] = [await quizzesOf(one), await quizzesOf(two)]
  expect(mine.filter((id) => theirs.includes(id))).toEqual([])
  const neighbour = await one.addStudent()
  const open = neighbour.call('GET /quiz/{id}', { params: { id: theirs[0] ?? '' } })
  await expect(open).rejects.toMatchObject({ status: 404 })
})

test('a course that is laid out anew changes the path, and what was answered stays', async () => {
  const curriculum = makeCurriculum()
  await install(curriculum)
  const { course_id, addStudent } = await makeSchoolFor(curriculum)
  const student = await addStudent()
  const before = await pathOf(student, course_id)
  const [first] = before.sections[0]?.items ?? []
  const quiz_id = first?.quiz_id ?? ''
  const { questions } = await student.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const answers = questions.map((each) => ({ id: each.evaluation_question_id, value: '15' }))
  await submit(student, quiz_id, answers, { is_finished: 'true' })
  await install(turned(curriculum))
  const after = await pathOf(student, course_id)
  const titles = titlesOf(before)[0]?.slice(1).toReversed() ?? []
  expect(titlesOf(after)).toEqual([
    ['New', ...titles.slice(0, 2)],
    ['More', ...titles.slice(2)],
  ])
  const again = after.sections[1]?.items.find((item) => item.title === first?.title)
  expect(again).toMatchObject({ quiz_id, completed: true, marks_given: 2 })
})

test('a path that its school has edited is left as it is', async () => {
  const curriculum = makeCurriculum()
  await install(curriculum)
  const { course_id, addStudent } = await makeSchoolFor(curriculum)
  const student = await addStudent()
  const before = await pathOf(student, course_id)
  const [first] = before.sections[0]?.items ?? []
  await db
    .updateTable('lesson_items')
    .set({ is_edited: true })
    .where('id', '=', first?.id ?? '')
    .execute()
  await install(turned(curriculum))
  expect(titlesOf(await pathOf(student, course_id))).toEqual(titlesOf(before))
})

test('a course that one does not take opens no path', async () => {
  const curriculum = makeCurriculum()
  await install(curriculum)
  const { course_id } = await makeSchoolFor(curriculum)
  const school = await makeSchool()
  const stranger = await school.as(await school.addUser('student'))
  await expect(pathOf(stranger, course_id)).rejects.toMatchObject({ status: 404 })
  const lesson = await db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', course_id)
    .executeTakeFirst()
  expect(lesson).toBeUndefined()
})
