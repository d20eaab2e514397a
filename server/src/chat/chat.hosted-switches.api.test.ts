import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import {
  addCourse,
  addQuestionInHand,
  ask,
  type ChatEvent,
  collect,
  idsOf,
  textOf,
} from '#testing/chat-school.ts'
import { makeGuardian } from '#testing/family.ts'
import { db } from '#testing/harness.ts'
import { makeHostedSchool } from '#testing/hosted-school.ts'
import { pictureOf } from '#testing/pictures.ts'

const metadataOf = (events: readonly ChatEvent[]) => {
  const last = events.at(-1)
  return last?.event === 'finish' ? last.data.messageMetadata : undefined
}

const usage = { prompt_tokens: 90, completion_tokens: 30 }
const builtIn = (because: string) => ({ provider: 'built-in', because })

test('where it is off by school, class or guardian the built-in tutor answers, and the page is told', async () => {
  const {
    id: school_id,
    client,
    student,
    endpoint,
    addUser,
    as,
  } = await makeHostedSchool({
    pieces: ['Hm?'],
  })
  const parent = await addUser('parent')
  await makeGuardian(parent, student)
  const course = await addCourse({ students: [student] })
  const class_id = newId()
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id, name: '8B', course_id: course.id })
    .execute()
  await db
    .insertInto('class_members')
    .values({ class_id, user_id: student.id, is_teacher: false })
    .execute()
  const owner = await as(await addUser('owner'))
  const guardian = await as(parent)
  type Use = 'on' | 'off'
  const switches: readonly ((hosted: Use) => Promise<unknown>)[] = [
    (hosted) => owner.call('PATCH /models/settings/school', { body: { hosted } }),
    (hosted) =>
      owner.call('PATCH /models/settings/class/{classId}', {
        params: { classId: class_id },
        body: { hosted },
      }),
    (hosted) =>
      guardian.call('PATCH /models/settings/child/{childId}', {
        params: { childId: student.id },
        body: { hosted },
      }),
  ]
  for (const set of switches) {
    await set('off')
    const events = await collect(ask(client, 'What is a half of eight?'))
    expect(metadataOf(events)).toMatchObject(builtIn('off'))
    expect(textOf(events)).not.toBe('')
    expect(endpoint.bodies).toEqual([])
    await set('on')
  }
  const events = await collect(ask(client, 'What is a half of eight?'))
  expect(metadataOf(events)).toEqual({ id: idsOf(events).message_id, provider: 'school-model' })
})

test('where it is limited a hosted model hears of questions of the bank alone, and sees no picture', async () => {
  const {
    id: school_id,
    client,
    student,
    endpoint,
    addUser,
    as,
  } = await makeHostedSchool({
    pieces: ['Hm?'],
  })
  const owner = await as(await addUser('owner'))
  await owner.call('PATCH /models/settings/school', { body: { hosted: 'limited' } })
  const question = await addQuestionInHand({ student, school_id })
  const about = { evaluation_question_id: question.id }
  expect(metadataOf(await collect(ask(client, 'What do plants need?')))).toMatchObject(
    builtIn('off'),
  )
  const file = new File([Uint8Array.from(await pictureOf(8, 8))], 'a.png', { type: 'image/png' })
  const seen = await collect(ask(client, 'I am stuck', { ...about, file }))
  expect(metadataOf(seen)).toMatchObject(builtIn('off'))
  expect(endpoint.bodies).toEqual([])
  const events = await collect(ask(client, 'I am stuck', about))
  expect(metadataOf(events)).toMatchObject({ provider: 'school-model' })
})

test('a person has a budget for a day and a school one for a month; beyond it the built-in tutor answers', async () => {
  const school = await makeHostedSchool({ pieces: ['Hm?'], usage }, { MODEL_TOKENS_A_DAY: '1700' })
  const { client, student, addUser, as, endpoint, id: school_id } = school
  const said = async (who = client) => metadataOf(await collect(ask(who, 'What do plants need?')))
  expect(await said()).toMatchObject({ provider: 'school-model' })
  expect(await said()).toMatchObject({ provider: 'school-model' })
  const [day] = await db
    .selectFrom('model_days')
    .select('tokens')
    .where('user_id', '=', student.id)
    .execute()
  expect(day?.tokens).toBe('240')
  await db
    .updateTable('model_days')
    .set({ tokens: '1600' })
    .where('user_id', '=', student.id)
    .execute()
  expect(await said()).toMatchObject(builtIn('day_used'))
  expect(endpoint.bodies).toHaveLength(2)
  await db
    .updateTable('model_months')
    .set({ tokens: '20000000' })
    .where('school_id', '=', school_id)
    .execute()
  expect(await said(await as(await addUser('student')))).toMatchObject(builtIn('month_used'))
})

test('a stopped answer is settled by what was heard of it', async () => {
  const { client, student } = await makeHostedSchool({ pieces: ['One. Two. '], after: 'hang' })
  const stream = ask(client, 'Count')
  let generationId = ''
  for await (const { event, data } of stream) {
    if (event === 'data-generation') generationId = data.data.generation_id
    if (event === 'text-delta')
      await client.call('POST /chat/stream/{generationId}/stop', { params: { generationId } })
  }
  const calls = () =>
    db
      .selectFrom('model_calls')
      .select(['outcome', 'is_estimated', 'output_tokens', 'purpose', 'prompt_version'])
      .where('user_id', '=', student.id)
      .execute()
  await expect
    .poll(calls)
    .toMatchObject([
      { outcome: 'stopped', is_estimated: true, output_tokens: '3', purpose: 'tutor' },
    ])
})
