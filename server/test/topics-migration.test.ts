import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#platform/ids.ts'

const folder = join(import.meta.dirname, '../migrations')
const migration = '20261123-0210-curriculum.sql'

/** Makes a database as it was before the migration, with a subject that two courses of a level teach. */
async function before() {
  const db = await PGlite.create()
  onTestFinished(() => db.close())
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const earlier = readdirSync(folder).filter((name) => name < migration)
  for (const name of earlier.toSorted()) await db.exec(read(name))
  const add = async (table: string, row: object) => {
    const places = Object.keys(row).map((_, at) => `$${at + 1}`)
    const names = Object.keys(row).join(', ')
    await db.query(
      `insert into ${table} (${names}) values (${places.join(', ')})`,
      Object.values(row),
    )
  }
  const { rows } = await db.query<{ id: string }>(
    `select id from academic_levels where name = 'Year 9'`,
  )
  const [school_id, subject_id] = [newId(), newId()]
  await add('schools', { id: school_id, name: 'A school' })
  await add('subjects', { id: subject_id, key: 'mathematics', name: 'Mathematics' })
  const addCourse = async (of: string | null) => {
    const id = newId()
    const row = { id, subject_id, academic_level_id: rows[0]?.id, title: 'Mathematics' }
    await add('courses', { ...row, school_id: of })
    return id
  }
  const addTopic = async (course_id: string, key: string, position = 0) => {
    const id = newId()
    const objectives = JSON.stringify(['add', 'take away'])
    await add('topics', { id, course_id, key, title: `Title of ${key}`, objectives, position })
    return id
  }
  return {
    db,
    add,
    addCourse,
    addTopic,
    school_id,
    subject_id,
    carryOver: () => db.exec(read(migration)),
  }
}

test('topics keep their course, their place and their objectives, and gain their subject', async () => {
  const { db, addCourse, addTopic, school_id, subject_id, carryOver } = await before()
  const [platform, own] = [await addCourse(null), await addCourse(school_id)]
  const first = await addTopic(platform, 'adding')
  const second = await addTopic(platform, 'halving', 1)
  const theirs = await addTopic(own, 'adding')
  await carryOver()
  const { rows: places } = await db.query(
    'select course_id, topic_id, position from course_topics order by topic_id',
  )
  expect(places).toEqual([
    { course_id: platform, topic_id: first, position: 0 },
    { course_id: platform, topic_id: second, position: 1 },
    { course_id: own, topic_id: theirs, position: 0 },
  ])
  const { rows: topics } = await db.query(
    'select key, subject_id, school_id, is_active, objectives from topics order by id',
  )
  const of = {
    subject_id,
    is_active: true,
    objectives: ['add', 'take away'].map((text) => ({ text, statements: [] })),
  }
  expect(topics).toEqual([
    { key: 'adding', school_id: null, ...of },
    { key: 'halving', school_id: null, ...of },
    { key: 'adding', school_id, ...of },
  ])
  const { rows: courses } = await db.query('select id, key from courses order by id')
  expect(courses).toEqual([
    { id: platform, key: 'mathematics-year-9' },
    { id: own, key: null },
  ])
})

test('two courses of a level may have had topics of one name, and worksheets of one title', async () => {
  const { db, add, addCourse, addTopic, carryOver } = await before()
  const [one, two] = [await addCourse(null), await addCourse(null)]
  const topic_id = await addTopic(one, 'adding')
  const twin = await addTopic(two, 'adding')
  for (const title of ['Title of adding', 'A mixed bag: 1', 'A mixed bag: 1'])
    await add('worksheets', { id: newId(), course_id: one, topic_id, title })
  await carryOver()
  const { rows: topics } = await db.query('select key from topics order by id')
  expect(topics).toEqual([{ key: 'adding' }, { key: `adding-${twin}` }])
  const { rows: sheets } = await db.query('select key from worksheets order by id')
  expect(sheets).toEqual([{ key: 'path-adding' }, { key: 'a-mixed-bag-1' }, { key: null }])
})
