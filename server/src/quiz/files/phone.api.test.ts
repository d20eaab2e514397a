import { limits } from '@learngrove/contract/quiz.limits'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { db } from '#testing/harness.ts'
import { pictureOf } from '#testing/pictures.ts'
import { codeOf, list } from './scene.testing.ts'

const ask = 'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/phone'

/** A student at an equation, and a telephone that has scanned their code. */
async function scene() {
  const of = await studentWithQuiz()
  const params = { id: of.quiz_id, evaluationQuestionId: of.ids.expression }
  const { token } = await of.client.call(ask, { params })
  const phone = await of.school.as()
  const photo = new Blob([Uint8Array.from(await pictureOf(40, 30))])
  return {
    ...of,
    ...{ params, token, phone },
    look: (secret = token) => phone.call('POST /quiz/photos/look', { body: { token: secret } }),
    send: (file_id = newId(), secret = token) =>
      phone.call('POST /quiz/photos', {
        body: { token: secret, file_id },
        files: { file: [photo] },
      }),
    finish: () => phone.call('POST /quiz/photos/finish', { body: { token } }),
    arrived: async () => (await of.client.call(list, { params })).files,
  }
}

test('a phone hears the number of the question alone, and its photographs arrive', async () => {
  const { look, send, finish, arrived } = await scene()
  const told = await look()
  expect(told).toEqual({ number: 3, room: limits.photos, expires_at: '2026-09-01T08:15:00.000Z' })
  const [one, two] = [newId(), newId()]
  await send(one)
  await send(two)
  // The receipt was lost: sent again, it is kept once.
  await send(two)
  expect(await arrived()).toMatchObject([
    { id: one, is_from_phone: true, kind: 'photo' },
    { id: two, is_from_phone: true },
  ])
  expect((await look()).room).toBe(limits.photos - 2)
  await finish()
  expect(await arrived()).toHaveLength(2)
})

test('a secret that is used, over, replaced or of nobody answers the same', async () => {
  const { client, school, params, look, send, finish, arrived } = await scene()
  const answers = async (secret?: string) => [
    await codeOf(look(secret)),
    await codeOf(send(newId(), secret)),
  ]
  const over = ['LINK_EXPIRED', 'LINK_EXPIRED']
  expect(await answers('of-nobody')).toEqual(over)
  const { token: second } = await client.call(ask, { params })
  expect(await answers()).toEqual(over)
  expect(await answers(second)).toEqual(['done', 'done'])
  school.wait(0.26)
  expect(await answers(second)).toEqual(over)
  expect(await codeOf(finish())).toBe('LINK_EXPIRED')
  expect(await arrived()).toHaveLength(1)
})

test('a finished one is burnt: of ten who finish at once one does', async () => {
  const { finish, send } = await scene()
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(finish())))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(await codeOf(send())).toBe('LINK_EXPIRED')
})

test('of ten photographs at once there is room for four', async () => {
  const { send, arrived } = await scene()
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(send())))
  expect(codes.filter((code) => code === 'done')).toHaveLength(limits.photos)
  expect(codes.filter((code) => code === 'TOO_MANY_FILES')).toHaveLength(10 - limits.photos)
  expect(await arrived()).toHaveLength(limits.photos)
})

test('only the student gets a secret, and only for a question that takes a photograph', async () => {
  const { client, school, params, ids } = await scene()
  expect(
    await codeOf(client.call(ask, { params: { ...params, evaluationQuestionId: ids.choice } })),
  ).toBe('OTHER_ANSWER_ASKED')
  const other = await school.as(await school.addUser('student'))
  expect(await codeOf(other.call(ask, { params }))).toBe('NOT_FOUND')
})

test('a secret ends with its question and with its account', async () => {
  const { client, ids, student, look, params } = await scene()
  await db.updateTable('users').set({ is_active: false }).where('id', '=', student.id).execute()
  expect(await codeOf(look())).toBe('LINK_EXPIRED')
  await db.updateTable('users').set({ is_active: true }).where('id', '=', student.id).execute()
  expect(await codeOf(look())).toBe('done')
  await db
    .updateTable('evaluation_questions')
    .set({ is_settled: true })
    .where('id', '=', ids.expression)
    .execute()
  expect(await codeOf(look())).toBe('LINK_EXPIRED')
  expect(await codeOf(client.call(ask, { params }))).toBe('QUESTION_SETTLED')
})

test('the photographs do not go to a question of somebody else, whatever their ids', async () => {
  const [one, other] = [await scene(), await scene()]
  const id = newId()
  await one.send(id)
  expect(await codeOf(other.send(id))).toBe('NOT_FOUND')
  expect(await other.arrived()).toEqual([])
})
