import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { addDomain } from '#testing/domains.ts'
import { makeGuest } from '#testing/guest.ts'
import { makeSchool } from '#testing/harness.ts'

const hoursADay = 24

const withGuests = (settings: Record<string, string>) =>
  makeSchool({ config: readConfig({ LOG_LEVEL: 'silent', ...settings }) })

test('ten at once cannot pass the budget of a session, and each counts once', async () => {
  const guest = makeGuest(await withGuests({ GUEST_MESSAGES: '3' }))
  const sent = await ten((index) => guest.say(`Hello ${index}`))
  expect(fulfilled(sent)).toBe(3)
  expect(refusals(sent)).toEqual(['DAILY_BUDGET_USED'])
  expect(await guest.budget()).toMatchObject({ daily_messages: 3, left: 0 })
})

test('the same message sent ten times at once is asked once, and costs one', async () => {
  const guest = makeGuest(await withGuests({ GUEST_MESSAGES: '3' }))
  const client_message_id = newId()
  await guest.say('Hello')
  const sent = await ten(() => guest.say('What is a half of eight?', { client_message_id }))
  expect(fulfilled(sent)).toBe(10)
  expect(await guest.budget()).toMatchObject({ left: 1 })
})

test('the guests of an address, and those of a school’s site, share a budget', async () => {
  const school = await withGuests({ GUEST_ADDRESS_MESSAGES: '2', GUEST_SCHOOL_MESSAGES: '3' })
  const host = await addDomain(school.id)
  const from = (address: string) => makeGuest(school, { host, address })
  const at_home = '198.51.100.7'
  await from(at_home).say('Hello')
  await from(at_home).say('Hello')
  await expect(from(at_home).say('Hello')).rejects.toMatchObject({ code: 'DAILY_BUDGET_USED' })
  await from('198.51.100.8').say('Hello')
  const last = from('198.51.100.9')
  expect(await last.budget()).toMatchObject({ left: 0 })
  await expect(last.say('Hello')).rejects.toMatchObject({
    code: 'DAILY_BUDGET_USED',
    retry_after_s: hoursADay * 3_600,
  })
  school.wait(hoursADay)
  await last.say('Hello')
})

test('new sessions of an address are counted, and who needs somebody is heard all the same', async () => {
  const school = await withGuests({ GUEST_SESSIONS: '1', GUEST_MESSAGES: '1' })
  const first = makeGuest(school)
  const { thread_id } = await first.say('Hello')
  await expect(makeGuest(school).say('Hello')).rejects.toMatchObject({ code: 'DAILY_BUDGET_USED' })
  const { events } = await makeGuest(school).say('I want to kill myself')
  expect(events.some(({ event }) => event === 'data-care')).toBe(true)
  await expect(first.say('Hello', { thread_id })).rejects.toMatchObject({
    code: 'DAILY_BUDGET_USED',
  })
  const later = await first.say('my dad hits me', { thread_id })
  expect(later.events.some(({ event }) => event === 'data-care')).toBe(true)
})
