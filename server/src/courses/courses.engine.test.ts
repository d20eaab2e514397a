import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'

async function makeCourse(fields: { school_id?: string; is_active?: boolean } = {}) {
  const [id, subject_id, academic_level_id] = [newId(), newId(), newId()]
  await db
    .insertInto('academic_levels')
    .values({ id: academic_level_id, name: academic_level_id, position: 1 })
    .execute()
  await db
    .insertInto('subjects')
    .values({ id: subject_id, key: subject_id, name: subject_id })
    .execute()
  await db
    .insertInto('courses')
    .values({ id, subject_id, academic_level_id, title: `Course ${id}`, ...fields })
    .execute()
  return { id, subject_id, academic_level_id }
}

/** One course of each kind, as somebody at the first school meets them. */
async function coursesOfAll() {
  const [school, other] = [await makeSchool(), await makeSchool()]
  const courses = {
    platform: await makeCourse(),
    own: await makeCourse({ school_id: school.id }),
    other: await makeCourse({ school_id: other.id }),
    ended: await makeCourse({ is_active: false }),
  }
  const namesOf = (found: readonly { id: string }[]) =>
    Object.entries(courses).flatMap(([name, { id }]) =>
      found.some((each) => each.id === id) ? [name] : [],
    )
  return { school, other, courses, namesOf }
}

test("the list has the platform's courses and the own school's, and only what can be taken", async () => {
  const { school, other, courses, namesOf } = await coursesOfAll()
  const { call } = await school.as(await school.addUser('student'))
  const list = async (query: object) => namesOf((await call('GET /courses', { query })).courses)
  expect(await list({})).toEqual(['platform', 'own'])
  expect(await list({ school_id: school.id })).toEqual(['own'])
  expect(await list({ school_id: other.id })).toEqual([])
  const { subject_id } = courses.platform
  expect(await list({ subject_id })).toEqual(['platform'])
  const { academic_level_id } = courses.own
  expect(await list({ academic_level_id })).toEqual(['own'])
  expect(await list({ academic_level_id, subject_id })).toEqual([])
  const admin = await school.as(await school.addUser('admin'))
  const all = await admin.call('GET /courses', { query: {} })
  expect(namesOf(all.courses)).toEqual(['platform', 'own', 'other'])
})

test("the catalogue is the platform's alone, with its subjects and levels", async () => {
  const { school, courses, namesOf } = await coursesOfAll()
  for (const user of [undefined, await school.addUser('student')]) {
    const { call } = await school.as(user)
    const catalogue = await call('GET /courses/catalogue', {})
    expect(namesOf(catalogue.courses)).toEqual(['platform'])
    const subjects = catalogue.subjects.map(({ id }) => id)
    const levels = catalogue.academic_levels.map(({ id }) => id)
    expect(subjects).toContain(courses.platform.subject_id)
    expect(levels).toContain(courses.platform.academic_level_id)
    expect(subjects).not.toContain(courses.own.subject_id)
  }
})

test('who may read which course', async () => {
  const { school, courses } = await coursesOfAll()
  const nobody = await school.as()
  const pupil = await school.as(await school.addUser('student'))
  const readable = async (read: (id: string) => Promise<unknown>) => {
    const found: string[] = []
    for (const [name, { id }] of Object.entries(courses)) {
      const failed = await read(id).then(
        () => undefined,
        (error: { code: string }) => error.code,
      )
      if (failed === undefined) found.push(name)
      else expect(failed).toBe('NOT_FOUND')
    }
    return found
  }
  const get = (id: string) => pupil.call('GET /courses/{id}', { params: { id } })
  expect(await readable(get)).toEqual(['platform', 'own', 'ended'])
  const getPublic = (id: string) => nobody.call('GET /courses/public/{id}', { params: { id } })
  expect(await readable(getPublic)).toEqual(['platform'])
  const share = (id: string) => nobody.call('GET /courses/{id}/sharer', { params: { id } })
  expect(await readable(share)).toEqual(['platform'])
  const shareOwn = (id: string) => pupil.call('GET /courses/{id}/sharer', { params: { id } })
  expect(await readable(shareOwn)).toEqual(['platform', 'own'])
})

test("a student's courses are by enrolment or class; the assigned ones by class alone", async () => {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const { call } = await school.as(student)
  const [enrolled, ended, assigned] = [await makeCourse(), await makeCourse(), await makeCourse()]
  await db
    .insertInto('enrolments')
    .values([
      { student_id: student.id, course_id: enrolled.id },
      { student_id: student.id, course_id: ended.id, ends_at: school.now() },
    ])
    .execute()
  const class_id = newId()
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id: school.id, name: 'Class', course_id: assigned.id })
    .execute()
  await db
    .insertInto('class_members')
    .values({ class_id, user_id: student.id, is_teacher: false })
    .execute()
  const mine = async (query: object) =>
    (await call('GET /courses/user', { query })).courses.map(({ id }) => id).toSorted()
  expect(await mine({})).toEqual([enrolled.id, assigned.id].toSorted())
  expect(await mine({ has_assigned_course: false })).toHaveLength(2)
  expect(await mine({ has_assigned_course: true })).toEqual([assigned.id])
})

test('a course comes with its topics, and how many questions of ours or the school each has', async () => {
  const [school, other] = [await makeSchool(), await makeSchool()]
  const { course_id, topic_id } = await makePractice(school, [])
  const addQuestion = async (school_id: string, is_active = true) => {
    const question_id = newId()
    await db.insertInto('questions').values({ id: question_id, school_id, is_active }).execute()
    await db.insertInto('question_topics').values({ question_id, topic_id }).execute()
  }
  await addQuestion(school.id)
  await addQuestion(school.id, false)
  await addQuestion(other.id)
  const { call } = await school.as(await school.addUser('student'))
  const params = { id: course_id }
  const own = await call('GET /courses/{id}', { params })
  expect(own.topics).toEqual([
    {
      id: topic_id,
      parent_id: null,
      title: 'Numbers',
      description: '',
      objectives: [],
      question_count: 5,
    },
  ])
  const nobody = await school.as()
  const shown = await nobody.call('GET /courses/public/{id}', { params })
  expect(shown.topics).toMatchObject([{ question_count: 4 }])
})

test('a shared page says what the course is, at the host that was asked', async () => {
  const school = await makeSchool()
  const domain = `${newId()}.school.test`
  await db.insertInto('school_domains').values({ domain, school_id: school.id }).execute()
  const { course_id } = await makePractice(school, [])
  const askedAt = async (host: string) => {
    const url = `/api/v1/courses/${course_id}/sharer`
    const answer = await school.app.inject({ url, headers: { host } })
    return answer.json()
  }
  expect(await askedAt(domain)).toEqual({
    title: 'Mathematics',
    description: expect.stringMatching(/^Mathematics, .*\. One topic: Numbers\.$/),
    url: `http://${domain}:3000/Best_AI_Coach?course=${course_id}`,
  })
  expect((await askedAt('evil.test')).url).not.toContain('evil')
})
