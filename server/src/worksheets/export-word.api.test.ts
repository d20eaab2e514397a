import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeSchool } from '#testing/harness.ts'
import { classWithBank, madeSheet } from './testing.ts'

const word = 'GET /worksheets/word-export'

const textOf = async (answer: Response) => {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return new TextDecoder().decode(files['word/document.xml'])
}

test('a worksheet becomes a Word document with its mark scheme, and so do questions of the bank', async () => {
  const world = await classWithBank()
  const [first = '', second = ''] = world.question_ids
  const sheet = await madeSheet(world, [first, second])
  const text = await textOf(await world.client.call(word, { query: { worksheet_id: sheet.id } }))
  expect(text).toContain('Ratio 3')
  expect(text.indexOf('largest')).toBeLessThan(text.indexOf('A recipe'))
  expect(text).toContain('Mark scheme')
  const query = { question_ids: [second], title: 'Rice & more' }
  const chosen = await textOf(await world.client.call(word, { query }))
  expect(chosen).toContain('Rice &amp; more')
  expect(chosen).not.toContain('largest')
})

test('version B has the same questions in another order, and each counts what it does on the sheet', async () => {
  const world = await classWithBank()
  const [first = '', second = ''] = world.question_ids
  const sheet = await madeSheet(world, [first, second])
  await world.client.call('PATCH /worksheets/{id}/questions/{questionId}', {
    params: { id: sheet.id, questionId: first },
    body: { marks: 6 },
  })
  const query = { worksheet_id: sheet.id, version: 'B' as const }
  const text = await textOf(await world.client.call(word, { query }))
  expect(text).toContain('Ratio 3, version B')
  expect(text.indexOf('largest')).toBeGreaterThan(text.indexOf('A recipe'))
  expect(text).toContain('7 marks')
})

test('the sheet says how many are enough, which must be answered, and what that can bring', async () => {
  const world = await classWithBank()
  const [first = '', second = '', third = ''] = world.question_ids
  const { id } = await madeSheet(world, [first, second, third])
  await world.client.call('PATCH /worksheets/{id}', {
    params: { id },
    body: { num_question_to_complete: 2 },
  })
  await world.client.call('PATCH /worksheets/{id}/questions/{questionId}', {
    params: { id, questionId: second },
    body: { is_compulsory: true },
  })
  const text = await textOf(await world.client.call(word, { query: { worksheet_id: id } }))
  expect(text).toContain('2 marks. Answer any 2 of 3. Question 2 must be answered.')
})

test('nobody else gets it: no teacher of another school, and no student', async () => {
  const world = await classWithBank()
  const sheet = await madeSheet(world, world.question_ids.slice(0, 1))
  const elsewhere = await makeSchool()
  const stranger = await elsewhere.as(await elsewhere.addUser('teacher'))
  const query = { worksheet_id: sheet.id }
  await expect(stranger.call(word, { query })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const student = await world.school.as(world.student)
  await expect(student.call(word, { query })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(world.client.call(word, { query: {} })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  })
})
