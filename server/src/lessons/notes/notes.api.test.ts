import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { db, makeSchool } from '#testing/harness.ts'

const body = `# Numbers

All about numbers.

## Try it

\`\`\`try
question: How much is $3 + 4$?
answer: 7
\`\`\`

\`\`\`try
question: Which is larger?
answer: ten
options: ten | two
\`\`\`
`

/** A student of a course with a topic of which there is a page, and another page of a school's own. */
async function studentWithNote() {
  const made = await studentWithQuiz()
  const note_id = await addNote(made.topic_id, null)
  return { ...made, note_id }
}

async function addNote(topic_id: string, school_id: string | null) {
  const id = newId()
  await db.insertInto('documents').values({ id, topic_id, school_id, title: 'Notes' }).execute()
  await db
    .insertInto('passages')
    .values({ id: newId(), document_id: id, position: 0, heading: 'Numbers', body })
    .execute()
  return id
}

const refused = { code: 'NOT_FOUND' }

test('a student reads the page of a topic that they take, and is led to its practice', async () => {
  const { client, note_id, topic_id, quiz_id, school } = await studentWithNote()
  const own_id = await addNote(topic_id, school.id)
  const asked = { params: { id: note_id } }
  expect(await client.call('GET /learning-content/{id}', asked)).toMatchObject({
    title: 'Numbers',
    topic: { id: topic_id, title: 'Numbers' },
    subject_name: 'Mathematics',
    parts: [
      { kind: 'text', text: 'All about numbers.' },
      { kind: 'heading', text: 'Try it' },
      { kind: 'try', position: 0 },
      { kind: 'try', position: 1, options: ['ten', 'two'] },
    ],
    others: [{ id: own_id }],
    practice: { quiz_id },
  })
  const { parts } = await client.call('GET /learning-content/{id}', asked)
  expect(JSON.stringify(parts)).not.toContain('"7"')
})

test('a try is marked, with the printed answer beside it', async () => {
  const { client, note_id } = await studentWithNote()
  const tryAt = (position: number, answer: object) =>
    client.call('POST /learning-content/{id}/tries', {
      params: { id: note_id },
      body: { position, ...answer },
    })
  expect(await tryAt(0, { value: '7' })).toMatchObject({ verdict: 'right', answer: '$7$' })
  expect(await tryAt(0, { value: '8' })).toMatchObject({ verdict: 'wrong' })
  expect(await tryAt(1, { selected_option: [1] })).toMatchObject({ verdict: 'right' })
  await expect(tryAt(2, { value: '7' })).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})

test('nobody else reads it: no classmate without the course, once it has ended, or of another school', async () => {
  const { client, note_id, topic_id, course_id, school, student } = await studentWithNote()
  const elsewhere = await makeSchool()
  const theirs = await addNote(topic_id, elsewhere.id)
  const asked = { params: { id: note_id } }
  await expect(
    client.call('GET /learning-content/{id}', { params: { id: theirs } }),
  ).rejects.toMatchObject(refused)
  const other = await school.as(await school.addUser('student'))
  await expect(other.call('GET /learning-content/{id}', asked)).rejects.toMatchObject(refused)
  await expect(
    other.call('POST /learning-content/{id}/tries', {
      ...asked,
      body: { position: 0, value: '7' },
    }),
  ).rejects.toMatchObject(refused)
  await db
    .updateTable('enrolments')
    .set({ ends_at: new Date(school.now().getTime() - 1), is_free: false })
    .where('student_id', '=', student.id)
    .where('course_id', '=', course_id)
    .execute()
  await expect(client.call('GET /learning-content/{id}', asked)).rejects.toMatchObject(refused)
})

test('a teacher reads every page of the platform and of their school, and no other', async () => {
  const { note_id, topic_id, school } = await studentWithNote()
  const elsewhere = await makeSchool()
  const [own, theirs] = [await addNote(topic_id, school.id), await addNote(topic_id, elsewhere.id)]
  const teacher = await school.as(await school.addUser('teacher'))
  const read = (id: string) => teacher.call('GET /learning-content/{id}', { params: { id } })
  expect(await read(note_id)).toMatchObject({ practice: null, others: [{ id: own }] })
  expect(await read(own)).toMatchObject({ title: 'Numbers' })
  await expect(read(theirs)).rejects.toMatchObject(refused)
})
