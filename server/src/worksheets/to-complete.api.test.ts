import { expect, test } from 'vitest'
import { classWithBank, madeSheet, placeOf } from './testing.ts'

const making = 'GET /worksheets/{id}/making'
const change = 'PATCH /worksheets/{id}'

test('so many are to be answered as its compulsory questions leave room for, and as it has', async () => {
  const world = await classWithBank()
  const [first = '', second = '', third = ''] = world.question_ids
  const { id } = await madeSheet(world, [first, second, third])
  const { call } = world.client
  const refused = { code: 'TO_COMPLETE_OUT_OF_RANGE' }
  const ask = (num_question_to_complete: number | null) =>
    call(change, { params: { id }, body: { num_question_to_complete } })
  const mark = (questionId: string, is_compulsory: boolean) =>
    call('PATCH /worksheets/{id}/questions/{questionId}', {
      params: { id, questionId },
      body: { is_compulsory },
    })
  await expect(ask(4)).rejects.toMatchObject(refused)
  await mark(first, true)
  await mark(second, true)
  await expect(ask(1)).rejects.toMatchObject(refused)
  expect((await ask(2)).worksheet.num_question_to_complete).toBe(2)
  await expect(mark(third, true)).rejects.toMatchObject(refused)
  const all = [first, second, third].map((each) => ({ ...placeOf(each), is_compulsory: true }))
  await expect(call(change, { params: { id }, body: { questions: all } })).rejects.toMatchObject(
    refused,
  )
  const read = await call(making, { params: { id } })
  expect(read.worksheet.questions.map(({ is_compulsory }) => is_compulsory)).toEqual([
    ...[true, true, false],
  ])
  await call('DELETE /worksheets/{id}/questions/{questionId}', {
    params: { id, questionId: third },
  })
  await call('DELETE /worksheets/{id}/questions/{questionId}', {
    params: { id, questionId: second },
  })
  // Named again as it is, with what else is kept by itself.
  expect((await ask(2)).worksheet.num_question_to_complete).toBe(2)
  expect((await ask(null)).worksheet.num_question_to_complete).toBeNull()
})
