import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noEncoder } from '#platform/encoder.ts'
import { createMemory } from '#platform/memory.ts'
import { addCourse } from '#testing/chat-school.ts'
import { db, makeSchool, patientEncoder } from '#testing/harness.ts'
import { weights } from './made-by.ts'
import { embedPassages } from './material.embed-passages.ts'
import { lookUp } from './material.look-up.ts'

const body = 'Photosynthesis is how green plants make glucose from light.'
const text = 'what is photosynthesis'
const nothing = { nothing: true, nearest: [] }

const byWords = () => ({ db, memory: createMemory(), encoder: noEncoder })
const byMeaning = () => ({ db, memory: createMemory(), encoder: patientEncoder })

const vectorsOf = (id = '') =>
  db.selectFrom('passage_vectors').selectAll().where('passage_id', '=', id).executeTakeFirst()

/** Makes the vectors of the newest passages: tests beside this one have passages too. */
const embedNewest = () => embedPassages({ db, encoder: patientEncoder }, 4)

test('a question is answered from the courses that are named, and said once', async () => {
  const { id: school_id } = await makeSchool()
  const course = await addCourse({ passages: [{ heading: 'Photosynthesis', body }] })
  const asked = { text, school_id, course_ids: [course.id] }
  const world = byWords()
  expect(await lookUp(world, asked)).toEqual({
    definition: {
      ...{ text: body, passage_id: course.passages[0], title: 'Course notes' },
      ...{ heading: 'Photosynthesis', section: '', page: 1 },
    },
  })
  const again = await lookUp(world, { ...asked, cited_before: new Set([body]) })
  expect(again).toEqual({ nothing: true, nearest: ['Photosynthesis'] })
  expect(await lookUp(world, { ...asked, text: '7 (photosynthesis)' })).toEqual(nothing)
})

test('nothing comes of a course that is not named, or of another school, not even from memory', async () => {
  const { id: school_id } = await makeSchool()
  const other = await makeSchool()
  const named = await addCourse({ passages: [{ body: 'A magnet has two poles.' }] })
  await addCourse({ passages: [{ heading: 'Photosynthesis', body }] })
  const foreign = await addCourse({
    ...{ passages: [{ heading: 'Photosynthesis', body }], school_id: other.id },
  })
  const own = { text, school_id }
  const world = byWords()
  const theirs = await lookUp(world, { text, school_id: other.id, course_ids: [foreign.id] })
  expect(theirs).toMatchObject({ definition: { text: body } })
  expect(await lookUp(world, { ...own, course_ids: [named.id] })).toEqual(nothing)
  expect(await lookUp(world, { ...own, course_ids: [foreign.id] })).toEqual(nothing)
  expect(await lookUp(world, { ...own, course_ids: [] })).toEqual(nothing)
})

test('a passage that changed or was retired is told as it is now', async () => {
  const { id: school_id } = await makeSchool()
  const { id, passages } = await addCourse({ passages: [{ heading: 'Photosynthesis', body }] })
  const world = byWords()
  const asked = { text, school_id, course_ids: [id] }
  await lookUp(world, asked)
  const changed = 'Photosynthesis is the way in which plants make their food.'
  await change(passages[0], changed)
  expect(await lookUp(world, asked)).toMatchObject({ definition: { text: changed } })
  await db.updateTable('documents').set({ is_active: false }).where('course_id', '=', id).execute()
  expect(await lookUp(world, asked)).toEqual(nothing)
})

test('vectors are kept with the hash of their text, and made again when it changes', async ({
  skip,
}) => {
  if ((await patientEncoder.settled) === 'missing') return skip('It is an optional package')
  const { id: school_id } = await makeSchool()
  const { id, passages } = await addCourse({
    passages: [
      { body: 'The fur of an animal may have spots or stripes.' },
      { body: 'The fur of an animal holds its heat in on a winter night.' },
    ],
  })
  const [first = ''] = passages
  expect(await vectorsOf(first)).toBeUndefined()
  await embedNewest()
  const made = await vectorsOf(first)
  expect(made?.vectors.length).toBeGreaterThan(0)
  await change(first, 'The fur of an animal may be brown or white.')
  await embedNewest()
  const again = await vectorsOf(first)
  expect(again?.content_hash).not.toBe(made?.content_hash)
  expect(again?.vectors).not.toBe(made?.vectors)

  const asked = { text: 'why is an animal with fur never cold', school_id, course_ids: [id] }
  const of = (at: number) => ({ definition: { passage_id: passages[at] } })
  expect(await lookUp(byWords(), asked)).toMatchObject(of(0))
  expect(await lookUp(byMeaning(), asked)).toMatchObject(of(1))
})

test('the version of the weights is that of the package', () => {
  const listed = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
  expect(JSON.parse(listed).optionalDependencies[weights.name]).toBe(weights.version)
})

const change = (id: string | undefined, text: string) =>
  sql`update passages set body = ${text} where id = ${id}`.execute(db)
