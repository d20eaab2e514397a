import { policyVersion } from '@learngrove/contract/policy'
import { describe, expect, test } from 'vitest'
import { countAttempt } from '#auth/auth.throttle.ts'
import { password, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { addressOf, db, makeSchool, secret_key, start } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'

const newAddress = () => addressOf(newId())

const second = 1 / 3600
const minutes = 60

type Known = Awaited<ReturnType<typeof schoolWithAccount>>

/** A browser at an address, which keeps the cookie that it is given. */
function browserOf({ school }: Pick<Known, 'school'>, address: string, proto = 'http') {
  let cookie = ''
  const post = async (path: string, payload: object, sent = cookie) => {
    const answer = await school.app.inject({
      method: 'POST',
      url: `/~${school.id}/api/v1${path}`,
      headers: { 'x-forwarded-for': address, 'x-forwarded-proto': proto, cookie: sent },
      payload,
    })
    const set = answer.headers['set-cookie']?.toString()
    cookie = set?.split(';')[0] ?? cookie
    return { status: answer.statusCode, wait_s: Number(answer.headers['retry-after']), set }
  }
  return {
    post,
    enter: (name: string, tried: string) => post('/auth/login', { email: name, password: tried }),
    cookie: () => cookie,
    withoutCookie: () => browserOf({ school }, address, proto),
  }
}

/** A child who has come in once, from a browser at an address. */
async function childAtHome() {
  const known = await schoolWithAccount()
  const home = newAddress()
  const browser = browserOf(known, home)
  expect((await browser.enter(known.email, password)).status).toBe(200)
  return { ...known, home, browser }
}

/** Knocks at an account all the time for so long, from one address or from many; returns what was looked at. */
async function hammer({ school, email }: Known, from: () => string, for_s: number, every_s = 1) {
  let looked = 0
  for (let knocked = 0; knocked * every_s < for_s; knocked++) {
    school.wait(second * every_s)
    const { status } = await browserOf({ school }, from()).enter(email, 'a guess')
    if (status === 401) looked++
  }
  return looked
}

const always = (address: string) => () => address

describe('while somebody knocks at an account without an end', () => {
  test('its owner comes in at once from a browser that they have come in from, even beside them', async () => {
    const child = await childAtHome()
    for (const from of [newAddress(), child.home]) {
      // It is guesses that are looked at, not only such as are refused.
      expect(await hammer(child, always(from), 40)).toBeGreaterThan(5)
      for (let round = 0; round < 2; round++) {
        await hammer(child, always(from), 40)
        expect((await child.browser.enter(child.email, password)).status).toBe(200)
      }
    }
    // The measure can tell: without the cookie the one beside them is not told from them.
    await hammer(child, always(child.home), 40)
    const other = child.browser.withoutCookie()
    expect((await other.enter(child.email, password)).status).toBe(429)
  }, 60_000)

  test('they come in at once from an address that they have come in from, however many knock elsewhere', async () => {
    const child = await childAtHome()
    for (let round = 0; round < 3; round++) {
      await hammer(child, newAddress, 60)
      const elsewhere = browserOf(child, newAddress())
      expect((await elsewhere.enter(child.email, password)).status).toBe(429)
      const here = child.browser.withoutCookie()
      expect((await here.enter(child.email, password)).status).toBe(200)
    }
  }, 60_000)

  test('they come in from where they never were, where one or two knock elsewhere', async () => {
    const known = await schoolWithAccount()
    const [one, other] = [newAddress(), newAddress()]
    let turn = 0
    const either = () => (turn++ % 2 === 0 ? one : other)
    const looked = await hammer(known, either, 16 * minutes, 4)
    expect(looked).toBeGreaterThan(20)
    const enter = () => browserOf(known, newAddress()).enter(known.email, password)
    expect((await enter()).status).toBe(200)
  }, 120_000)

  test('the wait that they are told at a place of their own is kept', async () => {
    const known = await schoolWithAccount()
    const own = browserOf(known, newAddress())
    for (let tried = 0; tried < 7; tried++) await own.enter(known.email, 'not it')
    const { status, wait_s } = await own.enter(known.email, password)
    expect(status).toBe(429)
    await hammer(known, always(newAddress()), wait_s)
    expect((await own.enter(known.email, password)).status).toBe(200)
  })
})

describe('guesses at one account', () => {
  /** How many are looked at in a day of one each minute. */
  async function inADay(from: () => string) {
    const name = newId()
    let looked = 0
    for (let minute = 0; minute < 24 * 60; minute++) {
      const now = new Date(start.getTime() + minute * 60_000)
      const asked = { db, now, secret_key, device: undefined, address: from() }
      const door = { who: { name }, name, school_id: undefined }
      looked += await countAttempt(asked, door).then(
        () => 1,
        () => 0,
      )
    }
    return looked
  }

  test('from one address are few in a day', async () => {
    const looked = await inADay(always(newAddress()))
    expect(looked).toBeGreaterThan(40)
    expect(looked).toBeLessThan(150)
  }, 60_000)

  test('from as many addresses as one likes are bounded too', async () => {
    const looked = await inADay(newAddress)
    expect(looked).toBeGreaterThan(300)
    expect(looked).toBeLessThan(420)
  }, 60_000)

  test('from a browser that is known are as few as from an address', async () => {
    const { browser, email } = await childAtHome()
    const statuses = []
    for (let tried = 0; tried < 6; tried++) {
      statuses.push((await browser.enter(email, 'a guess')).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('from a browser that another account came in from gain nothing by it', async () => {
    const child = await childAtHome()
    const mate = await schoolWithAccount()
    const browser = browserOf(child, newAddress())
    expect((await browser.enter(mate.email, password)).status).toBe(200)
    for (let tried = 0; tried < 5; tried++) await browser.enter(child.email, 'a guess')
    expect((await browser.enter(child.email, 'a guess')).status).toBe(429)
    const fresh = browser.withoutCookie()
    expect((await fresh.enter(child.email, 'a guess')).status).toBe(429)
  })
})

describe('what a browser is known again by', () => {
  test('is a cookie that scripts cannot read, that goes to the ways in alone', async () => {
    const known = await schoolWithAccount()
    const plain = browserOf(known, newAddress())
    expect((await plain.enter(known.email, 'a guess')).set).toBeUndefined()
    const rules = 'Path=/api/v1/auth; Max-Age=15552000; HttpOnly; SameSite=Lax'
    const { set } = await plain.enter(known.email, password)
    expect(set).toMatch(/^device=[\w-]{43}; /)
    expect(set).toContain(rules)
    expect(set).not.toContain('Secure')
    const safe = browserOf(known, newAddress(), 'https')
    const { set: safely } = await safe.enter(known.email, password)
    expect(safely).toMatch(/^__Secure-device=[\w-]{43}; /)
    expect(safely).toContain(`${rules}; Secure`)
  })

  test('stays what it was for the next who signs in there, and nothing else is taken for one', async () => {
    const child = await childAtHome()
    const mate = await schoolWithAccount()
    const before = child.browser.cookie()
    await child.browser.enter(mate.email, password)
    expect(child.browser.cookie()).toBe(before)
    for (const odd of ['device=', 'device=short', `device=${'x'.repeat(44)}`, 'device=a;b']) {
      const body = { email: child.email, password }
      const { set } = await child.browser.withoutCookie().post('/auth/login', body, odd)
      expect(set?.split(';')[0]).not.toBe(odd)
    }
  })

  test('is known for half a year, and signs nobody in', async () => {
    const child = await childAtHome()
    const { school, email, browser } = child
    school.wait(179 * 24)
    await hammer(child, always(child.home), 40)
    const guess = () => browser.enter(email, 'a guess')
    expect((await guess()).status).toBe(401)
    school.wait(2 * 24)
    await hammer(child, always(child.home), 40)
    expect((await guess()).status).toBe(429)
  })

  test('stands nowhere in the database, and neither does an address', async () => {
    const { user, browser, home } = await childAtHome()
    const rows = await db
      .selectFrom('known_places')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute()
    expect(rows).toHaveLength(2)
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(browser.cookie().split('=')[1])
    expect(kept).not.toContain(home)
  })

  test('goes with its account', async () => {
    const { user } = await childAtHome()
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    const left = db.selectFrom('known_places').selectAll().where('user_id', '=', user.id)
    expect(await left.execute()).toEqual([])
  })
})

describe.each([
  ['magic links', '/auth/magic-link', 5],
  ['password links', '/auth/password/reset/link', 5],
  ['codes by text', '/auth/generate-otp', 5],
])('%s that others ask for', (what, path, most) => {
  const recipientOf = ({ email, mobile_number }: Known) =>
    what === 'codes by text' ? mobile_number : email
  const bodyOf = (known: Known) => ({
    ...(what === 'codes by text' ? { mobile_number: known.mobile_number } : { email: known.email }),
    ...(what === 'magic links' && { portal: 'ai_academy' }),
  })

  test('keep nobody from them whose browser is known, and are few', async () => {
    const child = await childAtHome()
    const body = bodyOf(child)
    for (let asked = 0; asked < 30; asked++) await browserOf(child, newAddress()).post(path, body)
    expect(await messagesTo(recipientOf(child))).toHaveLength(2 * most)
    expect((await browserOf(child, newAddress()).post(path, body)).status).toBe(429)
    for (let asked = 0; asked < most; asked++) {
      expect((await child.browser.post(path, body)).status).toBe(204)
    }
    expect(await messagesTo(recipientOf(child))).toHaveLength(3 * most)
    expect((await child.browser.post(path, body)).status).toBe(429)
  })

  test('keep nobody from them at another address, where one asks', async () => {
    const known = await schoolWithAccount()
    const body = bodyOf(known)
    const one = browserOf(known, newAddress())
    for (let asked = 0; asked < 30; asked++) await one.post(path, body)
    expect(await messagesTo(recipientOf(known))).toHaveLength(most)
    expect((await browserOf(known, newAddress()).post(path, body)).status).toBe(204)
  })
})

test('an account that was just made is known where it was made', async () => {
  const school = await makeSchool()
  const browser = browserOf({ school }, newAddress())
  const names = { first_name: 'Maya', last_name: 'Okafor', username: `u${newId().slice(-12)}` }
  const body = { ...names, user_role_id: 1, password, policy_version: policyVersion }
  expect((await browser.post('/auth/signup', body)).status).toBe(201)
  expect(browser.cookie()).toMatch(/^device=/)
})
