import { expect, test } from 'vitest'
import { ask, collect, idsOf, makeChatSchool } from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'
import { lastLinkTo, messagesTo } from '#testing/mailbox.ts'
import { caseOf } from '#testing/watched-school.ts'

const said = 'i want to kill myself'

test('what a child says reaches a contact, who reads it, acts, writes it down and closes it', async () => {
  const school = await makeChatSchool()
  const names = { first_name: 'Leila', last_name: 'Mansour' }
  await db.updateTable('users').set(names).where('id', '=', school.student.id).execute()
  const address = `owner.${school.id}@school.example`
  const owner = await school.as(await school.addUser('owner', { email: address }))
  const { user_message_id } = idsOf(await collect(ask(school.client, said)))

  const [letter, ...others] = await messagesTo(address)
  expect(others).toEqual([])
  expect(letter?.subject).toBe('A child at your school may need you now')
  const written = JSON.stringify(letter).toLowerCase()
  for (const secret of ['kill', 'myself', 'harm', 'leila', 'mansour', school.student.id]) {
    expect(written).not.toContain(secret)
  }
  const link = await lastLinkTo(address)
  const id = link.searchParams.get('flag') ?? ''
  expect(link.pathname + link.search).toBe(`/teacher/students?view=safeguarding&flag=${id}`)

  const { cases, counts } = await owner.call('GET /safeguarding/cases', { query: {} })
  expect(cases).toMatchObject([
    { id, kind: 'suicide', response: 'care', opened_at: null, taken_by: null },
  ])
  expect(counts).toEqual({ open: 1, in_hand: 0, closed: 0 })

  const opened = await owner.call('GET /safeguarding/cases/{id}', { params: { id } })
  expect(opened.student).toMatchObject({ id: school.student.id, ...names })
  const [passage] = opened.passages
  expect(passage?.lines[0]).toMatchObject({
    id: user_message_id,
    from_user: true,
    text: said,
    flag: { kind: 'suicide', response: 'care' },
  })
  expect(passage?.lines[1]?.text).toContain('Childline')
  expect(opened.log.map(({ action, lines }) => [action, lines])).toEqual([
    ['raised', null],
    ['told', null],
    ['opened', 2],
  ])

  const params = { id }
  const taken = await owner.call('POST /safeguarding/cases/{id}/take', { params })
  expect(taken.taken_by?.first_name).toBe('owner')
  const close = () =>
    owner.call('POST /safeguarding/cases/{id}/close', {
      params,
      body: { outcome: 'with_services' },
    })
  await expect(close()).rejects.toMatchObject({ code: 'NOTE_NEEDED' })
  const body = { note: 'Found her in room 12, rang children’s services.' }
  await owner.call('POST /safeguarding/cases/{id}/notes', { params, body })
  const closed = await close()
  expect(closed.log.map(({ action }) => action)).toEqual([
    ...['raised', 'told', 'opened', 'taken', 'note', 'closed'],
  ])
  await expect(close()).rejects.toMatchObject({ code: 'CASE_CLOSED' })
  await expect(owner.call('POST /safeguarding/cases/{id}/take', { params })).rejects.toMatchObject({
    code: 'CASE_CLOSED',
  })
  const after = await owner.call('GET /safeguarding/cases', { query: { state: 'closed' } })
  expect(after.cases).toMatchObject([{ id, outcome: 'with_services' }])
  expect(after.counts).toEqual({ open: 0, in_hand: 0, closed: 1 })
  expect((await caseOf(school.student)).closed_at).toEqual(school.now())
})
