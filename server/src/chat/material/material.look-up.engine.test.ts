import { expect, test } from 'vitest'
import { addCourse } from '#testing/chat-school.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { lookUp } from './material.look-up.ts'

const body = 'Photosynthesis is how green plants make glucose from light.'
const text = 'what is photosynthesis'
const nothing = { nothing: true, nearest: [] }

test('a question is answered from the courses that are named, and said once', async () => {
  const { id: school_id } = await makeSchool()
  const course = await addCourse({ passages: [{ heading: 'Photosynthesis', body }] })
  const asked = { text, school_id, course_ids: [course.id] }
  expect(await lookUp(db, asked)).toEqual({
    definition: {
      ...{ text: body, passage_id: course.passages[0], title: 'Course notes' },
      ...{ heading: 'Photosynthesis', page: 1 },
    },
  })
  const again = await lookUp(db, { ...asked, cited_before: new Set([body]) })
  expect(again).toEqual({ nothing: true, nearest: ['Photosynthesis'] })
  expect(await lookUp(db, { ...asked, text: '7 (photosynthesis)' })).toEqual(nothing)
})

test('nothing comes of a course that is not named, or of another school', async () => {
  const { id: school_id } = await makeSchool()
  const other = await makeSchool()
  const named = await addCourse({ passages: [{ body: 'A magnet has two poles.' }] })
  await addCourse({ passages: [{ heading: 'Photosynthesis', body }] })
  const foreign = await addCourse({
    ...{ passages: [{ heading: 'Photosynthesis', body }], school_id: other.id },
  })
  const own = { text, school_id }
  expect(await lookUp(db, { ...own, course_ids: [named.id] })).toEqual(nothing)
  expect(await lookUp(db, { ...own, course_ids: [foreign.id] })).toEqual(nothing)
  expect(await lookUp(db, { ...own, course_ids: [] })).toEqual(nothing)
  const theirs = await lookUp(db, { text, school_id: other.id, course_ids: [foreign.id] })
  expect(theirs).toMatchObject({ definition: { text: body } })
})
