import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { scene } from '#quiz/files/scene.testing.ts'
import { submit } from '#quiz/testing.ts'
import { addTeacher } from '#quiz/waiting.testing.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { makeSchool } from '#testing/harness.ts'

const marks = [
  { kind: 'tick' as const, x: 0.2, y: 0.3 },
  { kind: 'circle' as const, x: 0.5, y: 0.5, radius: 0.1 },
  {
    kind: 'pen' as const,
    points: [
      { x: 0.1, y: 0.1 },
      { x: 0.2, y: 0.1 },
    ],
  },
  { kind: 'note' as const, x: 0.7, y: 0.4, text: 'Where does it cross the axis?' },
]

/** A drawing that waits for the teacher of its student. */
async function drawn() {
  const given = await scene()
  const { client, quiz_id, keep, ids, school } = given
  const file = await keep(ids.drawing)
  await submit(client, quiz_id, [{ id: ids.drawing, file_ids: [file.id] }])
  const { teacher } = await addTeacher(given)
  const staff = await school.as(teacher)
  const decide = async (file_id = file.id, more: object = {}) => {
    const { questions } = await staff.call('GET /quiz/marking', { query: {} })
    const answers = questions
      .flatMap(({ piles }) => piles.flatMap((pile) => pile.answers))
      .map(({ id, handed_in_at, marks_given }) => ({ id, handed_in_at, marks_given }))
    const decision_id = newId()
    const marked_pages = [{ file_id, marks }]
    await staff.call('POST /quiz/marking/decisions', {
      body: {
        ...{ decision_id, answers, marks_given: 3, is_remembered: false, marked_pages, ...more },
      },
    })
    return decision_id
  }
  const read = async (by = client) =>
    (
      await by.call('GET /quiz/evaluation-questions/{id}/marked-pages', {
        params: { id: ids.drawing },
      })
    ).marked_pages
  return { ...given, file, staff, decide, read }
}

test('what is drawn on a page is kept with the decision, and its student sees it', async () => {
  const { decide, read, file, staff, school, student } = await drawn()
  expect(await read()).toEqual([])
  await decide()
  expect(await read()).toEqual([{ file_id: file.id, marks }])
  expect(await read(staff)).toHaveLength(1)
  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  expect(await read(await school.as(parent))).toHaveLength(1)
})

test('it goes with a decision that is taken back', async () => {
  const { decide, read, staff } = await drawn()
  const id = await decide()
  await staff.call('POST /quiz/marking/decisions/{id}/undo', { params: { id } })
  expect(await read()).toEqual([])
})

test('a page of another answer is refused, and nothing is decided', async () => {
  const { decide, read, client, quiz_id, ids } = await drawn()
  await expect(decide(newId())).rejects.toMatchObject({ code: 'NOT_ONE_PILE' })
  expect(await read()).toEqual([])
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
    params: { id: quiz_id },
  })
  expect(evaluations.find(({ id }) => id === ids.drawing)?.review).toBe('waiting')
})

test('is nobody else’s to see', async () => {
  const { decide, read, school } = await drawn()
  await decide()
  const elsewhere = await makeSchool()
  for (const user of [
    await school.addUser('student'),
    await school.addUser('teacher'),
    await elsewhere.addUser('owner'),
  ])
    await expect(read(await school.as(user))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
