import { describe, expect, test } from 'vitest'
import { db, makeSchool } from '#testing/harness.ts'

const route = 'POST /lessons/public/tries/{name}'

async function guest() {
  const school = await makeSchool()
  const { call } = await school.as()
  return (name: string, position: number, value: string) =>
    call(route, { params: { name }, body: { position, value } })
}

describe('working in lines', () => {
  test('shows the line that does not follow, the slip behind it, and hints', async () => {
    const tried = await (await guest())('taster', 0, '3x - 6 = 15\n3x = 9')
    expect(tried.verdict).toBe('wrong')
    expect(tried.lines.map(({ verdict }) => verdict)).toEqual(['follows', 'turned'])
    expect(tried.misconception?.code).toBe('sign_lost_moving')
    expect(tried.hints.length).toBeGreaterThan(0)
  })

  test('that holds and is not at its end may go on', async () => {
    const tried = await (await guest())('taster', 0, '3x - 6 = 15\n3x = 21')
    expect(tried.verdict).toBe('wrong_form')
    expect(tried.lines.map(({ verdict }) => verdict)).toEqual(['follows', 'follows'])
  })

  test('of any other way is judged as it stands', async () => {
    const attempt = await guest()
    expect((await attempt('taster', 0, 'x - 2 = 5\nx = 7')).verdict).toBe('right')
    expect((await attempt('taster', 0, '3x - 6 = 15\n3x =')).verdict).toBe('unread')
  })
})

test('may be tried again as often as somebody likes, and nothing of it is kept', async () => {
  const attempt = await guest()
  const count = () =>
    db.selectFrom('paper_attempts').select(db.fn.countAll().as('all')).executeTakeFirst()
  const before = await count()
  expect((await attempt('taster', 1, '24')).verdict).toBe('wrong')
  expect((await attempt('taster', 1, '22')).verdict).toBe('right')
  expect(await count()).toEqual(before)
})

test('a question of a note is judged by the answer that is printed there', async () => {
  const attempt = await guest()
  expect((await attempt('pythagoras', 0, '13')).verdict).toBe('right')
  expect((await attempt('pythagoras', 0, '17')).verdict).toBe('wrong')
})

test('no paper to practise on can be tried, nor what there is not', async () => {
  const attempt = await guest()
  for (const name of ['mathematics-foundation', 'nothing', 'constructor'])
    await expect(attempt(name, 0, '1')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(attempt('pythagoras', 99, '1')).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})
