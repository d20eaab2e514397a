import { beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { submit } from '#quiz/testing.ts'
import { db, start } from '#testing/harness.ts'
import type { Curriculum } from './curriculum.content.ts'
import { installCurriculum } from './curriculum.install.ts'
import { findProgress } from './curriculum.queries.ts'
import { makeCurriculum, makeSchoolFor, versionsOf, withNewText } from './testing.ts'

// What an earlier test installed would have left the content of the next.
beforeEach(async () => {
  await db.deleteFrom('curriculum_items').execute()
  await db.deleteFrom('curriculum_installation').execute()
})

type Options = Parameters<typeof installCurriculum>[2]

const install = (curriculum: Curriculum, options?: Options) =>
  installCurriculum({ db, clock: () => start }, curriculum, options)

const none = { added: 0, changed: 0, retired: 0 }

const keyOfFirst = ({ questions }: Curriculum) => questions[0]?.key ?? ''

test('it brings the courses, in their order, with what their topics stand on', async () => {
  const curriculum = makeCurriculum()
  const { changes } = await install(curriculum)
  expect(changes).toMatchObject({
    subject: { added: 1 },
    topic: { added: 6 },
    course: { added: 2 },
    question: { added: 12 },
    worksheet: { added: 6 },
    note: { added: 6 },
  })
  const { school, course_id } = await makeSchoolFor(curriculum)
  const { call } = await school.as()
  const { topics } = await call('GET /courses/public/{id}', { params: { id: course_id } })
  const keys = curriculum.courses[0]?.sections[0]?.topics ?? []
  expect(topics).toEqual(
    keys.map((key) =>
      expect.objectContaining({ title: `Topic ${key}`, objectives: ['do it'], question_count: 2 }),
    ),
  )
  const [first, second] = topics.map(({ id }) => id)
  const links = await db
    .selectFrom('topic_prerequisites')
    .innerJoin('topic_exercises', (join) =>
      join
        .onRef('topic_exercises.topic_id', '=', 'topic_prerequisites.topic_id')
        .onRef('exercised_id', '=', 'prerequisite_id'),
    )
    .select(['prerequisite_id', 'share'])
    .where('topic_prerequisites.topic_id', '=', second ?? '')
    .execute()
  expect(links).toEqual([{ prerequisite_id: first, share: 0.5 }])
  expect(await findProgress(db)).toMatchObject({ done: 33, total: 33, finished_at: start })
})

test('the same again changes nothing', async () => {
  const curriculum = makeCurriculum()
  const { version } = await install(curriculum)
  const again = await install(curriculum)
  expect(again.version).toBe(version)
  expect(Object.values(again.changes)).toEqual(Array(6).fill(none))
  expect(await versionsOf(keyOfFirst(curriculum))).toHaveLength(1)
})

test('a question with another text gets a version, and what was answered keeps its own', async () => {
  const curriculum = makeCurriculum()
  await install(curriculum)
  const { quiz_id, addStudent } = await makeSchoolFor(curriculum)
  const textsFor = async (client: Awaited<ReturnType<typeof addStudent>>) => {
    const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
    return quiz.questions.map(({ text }) => text)
  }
  const before = await addStudent()
  const { questions } = await before.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const id = questions[0]?.evaluation_question_id ?? ''
  await submit(before, quiz_id, [{ id, value: '15' }])
  const { version, changes } = await install(withNewText(curriculum, 'How much is it now?'))
  expect(changes).toMatchObject({ question: { added: 0, changed: 1 }, worksheet: none })
  const versions = await versionsOf(keyOfFirst(curriculum))
  expect(versions.map((each) => each.version)).toEqual([1, 2])
  expect(versions[0]?.current_version_id).toBe(versions[1]?.id)
  expect((await textsFor(before))[0]).toBe(`How much is it in ${keyOfFirst(curriculum)}?`)
  expect((await textsFor(await addStudent()))[0]).toBe('How much is it now?')
  expect((await install(curriculum)).version).not.toBe(version)
})

test('what has left the content is hidden and comes back, and what was answered stays', async () => {
  const curriculum = makeCurriculum()
  await install(curriculum)
  const gone = curriculum.subjects[0]?.strands[1]?.topics.map(({ key }) => key) ?? []
  const stays = ({ topics }: { topics: readonly string[] }) =>
    !topics.some((key) => gone.includes(key))
  const smaller: Curriculum = {
    ...curriculum,
    subjects: curriculum.subjects.map((subject) => ({
      ...subject,
      strands: subject.strands.slice(0, 1).map((strand) => ({
        ...strand,
        topics: strand.topics.map((topic) => ({ ...topic, prerequisites: [], exercises: {} })),
      })),
    })),
    courses: curriculum.courses.slice(0, 1).map((course) => ({
      ...course,
      sections: course.sections.map((section) => ({
        ...section,
        topics: section.topics.filter((key) => !gone.includes(key)),
      })),
    })),
    questions: curriculum.questions.filter(stays),
    worksheets: curriculum.worksheets.filter(({ topic }) => !gone.includes(topic)),
    notes: curriculum.notes.filter(({ topic }) => !gone.includes(topic)),
  }
  const activeRows = async () => {
    const keys = [
      ...gone,
      ...curriculum.questions.map(({ key }) => key),
      ...gone.map((key) => `path-${key}`),
      ...gone.map((key) => `${key}.md`),
      ...curriculum.courses.map(({ key }) => key),
    ]
    const tables = ['topics', 'questions', 'worksheets', 'documents', 'courses'] as const
    const counts = await Promise.all(
      tables.map(async (table) => {
        const rows = await db
          .selectFrom(table)
          .select('is_active')
          .where('key', 'in', keys)
          .execute()
        return [table, [rows.filter((row) => row.is_active).length, rows.length]] as const
      }),
    )
    return Object.fromEntries(counts)
  }
  const { changes } = await install(smaller)
  expect(changes).toMatchObject({
    topic: { retired: 3 },
    question: { retired: 6 },
    course: { retired: 1 },
  })
  expect(await activeRows()).toEqual({
    topics: [0, 3],
    questions: [6, 12],
    worksheets: [0, 3],
    documents: [0, 3],
    courses: [0, 2],
  })
  await install(curriculum)
  expect(await activeRows()).toEqual({
    topics: [3, 3],
    questions: [12, 12],
    worksheets: [3, 3],
    documents: [3, 3],
    courses: [2, 2],
  })
  expect(await versionsOf(curriculum.questions.at(-1)?.key ?? '')).toHaveLength(1)
})

test('one that is killed between two batches is carried on by the next', async () => {
  const curriculum = makeCurriculum({ topics: 4, questions: 30 })
  const killed = install(curriculum, {
    onProgress: ({ done }) => {
      if (done > 50) throw new Error('killed')
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await findProgress(db)).toMatchObject({ done: 57, total: 135, finished_at: null })
  const seen: number[] = []
  const { changes } = await install(curriculum, { onProgress: ({ done }) => seen.push(done) })
  expect(changes.question).toEqual({ ...none, added: 70 })
  expect(seen).toEqual([107, 127, 131, 135])
})

test('one that breaks in the middle of a batch leaves nothing of it', async () => {
  const curriculum = makeCurriculum({ topics: 4, questions: 30 })
  const broken = {
    ...curriculum,
    questions: curriculum.questions.map((each, at) =>
      at === 60 ? { ...each, minutes: Number.NaN } : each,
    ),
  }
  await expect(install(broken)).rejects.toThrow(/minutes/)
  const found = await db
    .selectFrom('questions')
    .select('key')
    .where(
      'key',
      'in',
      curriculum.questions.map(({ key }) => key),
    )
    .execute()
  expect(found).toHaveLength(50)
  const { changes } = await install(curriculum)
  expect(changes.question).toEqual({ ...none, added: 70 })
  for (const { key } of [...curriculum.questions.slice(0, 2), ...curriculum.questions.slice(-2)])
    expect(await versionsOf(key)).toHaveLength(1)
})

test('ten at once install each item once', async () => {
  const curriculum = makeCurriculum({ topics: 4, questions: 30 })
  const runs = await Promise.all(Array.from({ length: 10 }, () => install(curriculum)))
  const sum = (kind: 'topic' | 'question' | 'note') =>
    runs.reduce((total, { changes }) => total + changes[kind].added + changes[kind].changed, 0)
  expect([sum('topic'), sum('question'), sum('note')]).toEqual([4, 120, 4])
  expect(await versionsOf(keyOfFirst(curriculum))).toHaveLength(1)
  expect(await findProgress(db)).toMatchObject({ done: 135, total: 135, finished_at: start })
})

test("a school's own question of the same name stays as it is", async () => {
  const curriculum = makeCurriculum()
  const { id: school_id } = await db.selectFrom('schools').select('id').executeTakeFirstOrThrow()
  const own = newId()
  await db
    .insertInto('questions')
    .values({ id: own, school_id, key: keyOfFirst(curriculum) })
    .execute()
  await install(curriculum)
  await install({ ...curriculum, questions: [], worksheets: [] })
  const row = await db
    .selectFrom('questions')
    .select(['is_active', 'current_version_id'])
    .where('id', '=', own)
    .executeTakeFirst()
  expect(row).toEqual({ is_active: true, current_version_id: null })
  expect(await versionsOf(keyOfFirst(curriculum))).toHaveLength(1)
})

test('a topic in no course is not shown, and a course opens when it has enough of them', async () => {
  const curriculum = makeCurriculum({ topics: 8, questions: 1 })
  const until = (count: number): Curriculum => ({
    ...curriculum,
    courses: curriculum.courses.map((course) => ({
      ...course,
      sections: course.sections.map((section) => ({
        ...section,
        topics: section.topics.slice(0, count),
      })),
    })),
  })
  const shown = async () => {
    const course = await db
      .selectFrom('courses')
      .select('is_active')
      .where('key', '=', curriculum.courses[0]?.key ?? '')
      .executeTakeFirst()
    const topics = await db
      .selectFrom('topics')
      .select('id')
      .where('key', 'in', curriculum.courses[0]?.sections[0]?.topics ?? [])
      .where('is_active', '=', true)
      .execute()
    return { is_open: course?.is_active, topics: topics.length }
  }
  await install(until(5))
  expect(await shown()).toEqual({ is_open: false, topics: 5 })
  await install(until(6))
  expect(await shown()).toEqual({ is_open: true, topics: 6 })
})

test('a part can be first; the rest comes with the next installation', async () => {
  const curriculum = makeCurriculum()
  const first = keyOfFirst(curriculum)
  const { changes } = await install(curriculum, {
    only: (kind, key) => kind !== 'question' || key === first,
  })
  expect(changes).toMatchObject({ topic: { added: 6 }, question: { added: 1, retired: 0 } })
  expect(await findProgress(db)).toMatchObject({ done: 22, total: 33, finished_at: null })
  expect((await install(curriculum)).changes.question).toEqual({ ...none, added: 11 })
})
