import { expect, test } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { db, makeSchool, start, type TestUser } from '#testing/harness.ts'
import { type Caller, openCalls } from './models.calls.ts'
import { purgeModels, releaseReservations } from './models.jobs.ts'

const log = { error: (found: unknown) => expect(found).toBeUndefined() }
const call = { provider: 'models.test', model: 'small', input_tokens: 100, most_output_tokens: 400 }

const config = readConfig({
  MODEL_TOKENS_A_DAY: '2000',
  MODEL_TOKENS_A_MONTH: '3000',
  MODEL_PRICES: 'small=2/10',
})

async function people() {
  const school = await makeSchool()
  const [one, other] = [await school.addUser('student'), await school.addUser('student')]
  const accountsOf = ({ id: user_id }: TestUser, now = start) => {
    const caller: Caller = { user_id, school_id: school.id, purpose: 'tutor', prompt_version: 'v' }
    // Safe: only its errors are looked at, and none is expected.
    return openCalls({ db, config, log: log as never, now }, caller)
  }
  return { school, one, other, accountsOf }
}

const callsOf = (user: TestUser) =>
  db
    .selectFrom('model_calls')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('started_at')
    .execute()

const tokensOf = async (user: TestUser, school: { id: string }) => ({
  day: (
    await db.selectFrom('model_days').select('tokens').where('user_id', '=', user.id).execute()
  ).map(({ tokens }) => Number(tokens)),
  month: (
    await db
      .selectFrom('model_months')
      .select('tokens')
      .where('school_id', '=', school.id)
      .execute()
  ).map(({ tokens }) => Number(tokens)),
})

const usage = { input_tokens: undefined, output_tokens: undefined }

test('ten calls at once do not overdraw what one person has in a day', async () => {
  const { school, one, accountsOf } = await people()
  const accounts = await Promise.all(Array.from({ length: 10 }, () => accountsOf(one)))
  const opened = await Promise.all(accounts.map(({ ledger }) => ledger.open(call)))
  expect(opened.filter((entry) => entry !== undefined)).toHaveLength(4)
  expect(accounts.filter(({ spent }) => spent() === 'day')).toHaveLength(6)
  expect(await tokensOf(one, school)).toEqual({ day: [2_000], month: [2_000] })
  expect(await callsOf(one)).toHaveLength(4)
})

test('nor what a school has in a month, whoever asks', async () => {
  const { school, one, other, accountsOf } = await people()
  const whose = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? one : other))
  const accounts = await Promise.all(whose.map((user) => accountsOf(user)))
  const opened = await Promise.all(accounts.map(({ ledger }) => ledger.open(call)))
  expect(opened.filter((entry) => entry !== undefined)).toHaveLength(6)
  expect((await tokensOf(one, school)).month).toEqual([3_000])
  expect(accounts.some(({ spent }) => spent() === 'month')).toBe(true)
})

test('what a call did not use is given back, and it is closed once', async () => {
  const { school, one, accountsOf } = await people()
  const accounts = await accountsOf(one)
  expect(accounts.answering()).toBeUndefined()
  const entry = await accounts.ledger.open(call)
  entry?.begin()
  expect(accounts.answering()).toBe('small')
  await accounts.settle('completed', { input_tokens: 90, output_tokens: 30 }, 7)
  await accounts.settle('cut', { input_tokens: 1, output_tokens: 1 }, 7)
  expect(await tokensOf(one, school)).toEqual({ day: [120], month: [120] })
  expect(await callsOf(one)).toMatchObject([
    {
      ...{ outcome: 'completed', input_tokens: '90', output_tokens: '30', is_estimated: false },
      ...{ cost_micros: '480', provider: 'models.test', model: 'small', prompt_version: 'v' },
      ...{ day: '2026-09-01', month: '2026-09-01', reserved_tokens: '500' },
    },
  ])
})

test('what a provider does not tell is estimated, and said to be', async () => {
  const { school, one, accountsOf } = await people()
  const accounts = await accountsOf(one)
  const entry = await accounts.ledger.open(call)
  entry?.begin()
  await accounts.settle('stopped', usage, 7)
  expect(await tokensOf(one, school)).toEqual({ day: [107], month: [107] })
  expect(await callsOf(one)).toMatchObject([
    { input_tokens: '100', output_tokens: '7', is_estimated: true, outcome: 'stopped' },
  ])
})

test.each([
  ['more than can be', { input_tokens: 100, output_tokens: 1_000_000_000 }],
  ['less than nothing', { input_tokens: -500, output_tokens: 3 }],
  ['half of it', { input_tokens: 90, output_tokens: undefined }],
])('a provider that tells %s is not believed, and empties no budget', async (_, told) => {
  const { school, one, accountsOf } = await people()
  const accounts = await accountsOf(one)
  const entry = await accounts.ledger.open(call)
  entry?.begin()
  await accounts.settle('cut', told, 1_000_000)
  expect(await tokensOf(one, school)).toEqual({ day: [500], month: [500] })
  expect(await callsOf(one)).toMatchObject([{ output_tokens: '400', is_estimated: true }])
})

test('a call that came to no word costs nothing', async () => {
  const { school, one, accountsOf } = await people()
  const accounts = await accountsOf(one)
  await (await accounts.ledger.open(call))?.close('failed_over')
  expect(await tokensOf(one, school)).toEqual({ day: [0], month: [0] })
  expect(await callsOf(one)).toMatchObject([
    { outcome: 'failed_over', input_tokens: null, cost_micros: null, first_word_ms: null },
  ])
})

test('what a process had set aside that died is given back after five minutes', async () => {
  const { school, one, accountsOf } = await people()
  for (let died = 0; died < 2; died++) await (await accountsOf(one)).ledger.open(call)
  const release = (minutes: number) =>
    releaseReservations({ db, clock: () => new Date(start.getTime() + minutes * 60_000) })
  await release(4)
  expect(await tokensOf(one, school)).toEqual({ day: [1_000], month: [1_000] })
  await release(5)
  expect(await tokensOf(one, school)).toEqual({ day: [0], month: [0] })
  expect((await callsOf(one)).map(({ outcome }) => outcome)).toEqual(['lost', 'lost'])
})

test('a new day and a new month have budgets of their own, by the calendar of the person', async () => {
  const { school, one, accountsOf } = await people()
  await db
    .updateTable('users')
    .set({ time_zone: 'Pacific/Auckland' })
    .where('id', '=', one.id)
    .execute()
  // It is the last of August in London, and the first of September in Auckland.
  const late = new Date('2026-08-31T13:00:00Z')
  await (await accountsOf(one, late)).ledger.open(call)
  await (await accountsOf(one, start)).ledger.open(call)
  expect(await callsOf(one)).toMatchObject([
    { day: '2026-09-01', month: '2026-08-01' },
    { day: '2026-09-01', month: '2026-09-01' },
  ])
  expect((await tokensOf(one, school)).day).toEqual([1_000])
})

test('a school has a smaller budget if it says so, and no larger one', async () => {
  const { school, one, accountsOf } = await people()
  const limit = (tokens_a_day: string) =>
    db
      .insertInto('model_schools')
      .values({ school_id: school.id, tokens_a_day })
      .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ tokens_a_day }))
      .execute()
  await limit('499')
  expect(await (await accountsOf(one)).ledger.open(call)).toBeUndefined()
  await limit('1000000')
  for (let each = 0; each < 4; each++)
    expect(await (await accountsOf(one)).ledger.open(call)).toBeDefined()
  expect(await (await accountsOf(one)).ledger.open(call)).toBeUndefined()
})

test('old days and calls are forgotten, others are kept', async () => {
  const { school, one, accountsOf } = await people()
  await (await (await accountsOf(one)).ledger.open(call))?.close('failed_over')
  const day = 24 * 3_600_000
  const purge = (days: number) =>
    purgeModels({ db, clock: () => new Date(start.getTime() + days * day) })
  await purge(2)
  expect((await tokensOf(one, school)).day).toEqual([0])
  await purge(5)
  expect([(await tokensOf(one, school)).day, (await callsOf(one)).length]).toEqual([[], 1])
  await purge(401)
  expect(await callsOf(one)).toEqual([])
})

test('a call outlives the person, and no longer says whose it was', async () => {
  const { school, one, accountsOf } = await people()
  await (await accountsOf(one)).ledger.open(call)
  await db.deleteFrom('users').where('id', '=', one.id).execute()
  const kept = db.selectFrom('model_calls').select('user_id').where('school_id', '=', school.id)
  expect(await kept.execute()).toEqual([{ user_id: null }])
})
