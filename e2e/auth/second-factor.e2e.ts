import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openAt } from '../support/accessibility-sweep.ts'
import { emailOf, password } from '../support/accounts.ts'
import { apiOf, logIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { misplaced, violations } from '../support/page-checks.ts'
import { join, pageOf, phrase, typeIn } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

const halfMinuteMs = 30_000
const moreStep = 'One more step'
const notYet = 'That is not the code yet'

/** What an authenticator app shows, so many half minutes from now: RFC 6238. */
function codeOf(secret: string, off = 0): string {
  const bits = [...secret]
    .map((digit) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / halfMinuteMs) + off))
  const mac = createHmac('sha1', Uint8Array.from(bytes)).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(19) & 0xf) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Six digits that fit no half minute around now. */
function codeThatFitsNot(secret: string): string {
  const near = [-1, 0, 1, 2].map((off) => codeOf(secret, off))
  return (
    ['000000', '111111', '222222', '333333', '444444'].find((each) => !near.includes(each)) ?? ''
  )
}

/** A parent for whom two steps were turned on without a browser. */
async function protectedParent(url: string) {
  const parent = await join(url, 'parent')
  const { secret } = await parent.call('POST /auth/second-factor/setup', { body: {} })
  const body = { code: codeOf(secret) }
  const { recovery_codes } = await parent.call('POST /auth/second-factor/on', { body })
  return { ...parent, secret, recovery_codes }
}

const expectIn = (page: Page) => expect(page).toHaveURL(/\/aiacademy\/(dashboard|onboarding)/)

const typeCode = async (page: Page, code: string) => {
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(code)
}

test('a parent turns two steps on, and comes in by a code, once', async ({ browser, server }) => {
  const { user, username } = await join(server.url, 'parent')
  const page = await pageOf(browser, server.url, user)
  await page.goto('/aiacademy/dashboard?details=yes')
  const card = page.getByRole('region', { name: 'Signing in with two steps' })
  await expect(card.getByText('Off', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Set it up' }).click()
  await expect(card.getByRole('heading', { name: 'Add a key to your app' })).toBeFocused()
  const uri = (await card.getByRole('link', { name: 'Open in the app' }).getAttribute('href')) ?? ''
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  await expect(card).toContainText(secret.match(/.{4}/g)?.join(' ') ?? 'no secret')

  await card.getByLabel('The six digits that the app shows now').fill(codeThatFitsNot(secret))
  await card.getByRole('button', { name: 'Turn two steps on' }).click()
  await expect(card.getByText(notYet)).toBeVisible()
  const typed = codeOf(secret)
  await card.getByLabel('The six digits that the app shows now').fill(typed)
  await card.getByRole('button', { name: 'Turn two steps on' }).click()
  await expect(card.getByRole('heading', { name: 'Keep these ten codes' })).toBeFocused()
  const codes = await card.getByRole('list').getByRole('listitem').allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await card.getByRole('button', { name: 'I have kept them' }).click()
  await expect(card.getByText('On', { exact: true })).toBeVisible()
  await expect(card).toContainText('10 recovery codes are left.')
  await page.evaluate(() => localStorage.removeItem('user'))

  await page.goto('/login')
  await typeIn(page, username)
  await expect(page.getByRole('heading', { name: moreStep })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  expect(page.url()).toMatch(/\/login\/second-factor$/)
  // The code that turned it on is used up.
  await typeCode(page, typed)
  await expect(page.getByText(notYet)).toBeVisible()
  // A reload forgets nothing.
  await page.reload()
  await typeCode(page, codeOf(secret, 1))
  await expectIn(page)
  await page.context().close()
})

test('without the app a recovery code opens, once', async ({ browser, server }) => {
  const { username, recovery_codes } = await protectedParent(server.url)
  for (const isFirst of [true, false]) {
    const page = await pageOf(browser, server.url)
    await page.goto('/login')
    await typeIn(page, username)
    await page.getByRole('link', { name: 'I don’t have my app here' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Type one of your recovery codes.')).toBeVisible()
    await page.getByLabel('Recovery code').fill(recovery_codes[0]?.toLowerCase() ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    if (isFirst) await expectIn(page)
    else await expect(page.getByText('That is not one of your codes yet')).toBeVisible()
    await page.context().close()
  }
})

test('the keyboard alone is enough, and five codes that do not fit are the end', async ({
  browser,
  server,
}) => {
  const { username, secret } = await protectedParent(server.url)
  const page = await pageOf(browser, server.url)
  await page.goto('/login')
  await whenLive(page)
  await page.getByLabel('Username or e-mail').focus()
  const first = async () => {
    await page.keyboard.type(username)
    await page.keyboard.press('Tab')
    await page.keyboard.type(phrase)
    await page.keyboard.press('Enter')
  }
  await first()
  for (const _ of '12345') {
    await typeCode(page, codeThatFitsNot(secret))
    await expect(page.getByText(notYet)).toBeVisible()
    await expect(page.getByLabel('Digit 1')).toHaveValue('')
  }
  await typeCode(page, codeOf(secret))
  await expect(page.getByText('That took a little long')).toBeVisible()
  await page.keyboard.press('Tab')
  const again = page.getByRole('link', { name: 'Begin again' })
  for (let stops = 0; stops < 10; stops++) {
    if (await again.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await whenLive(page)
  await page.getByLabel('Username or e-mail').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await first()
  await typeCode(page, codeOf(secret, 1))
  await expectIn(page)
  await page.context().close()
})

test('a link that was handed over from elsewhere leads to the second step too', async ({
  browser,
  server,
}) => {
  const { call, user, secret } = await protectedParent(server.url)
  const { token } = await call('GET /auth/token/{id}', { params: { id: user.id } })
  const page = await pageOf(browser, server.url)
  await page.goto(`/login/validation/${token}`)
  await expect(page.getByRole('heading', { name: moreStep })).toBeVisible()
  await typeCode(page, codeOf(secret, 1))
  await expectIn(page)
  // Whoever comes without the first step goes to it.
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.goto('/login/second-factor?to=/aiacademy/dashboard')
  await expect(page).toHaveURL('/login?to=%2Faiacademy%2Fdashboard')
  await page.context().close()
})

test('a teacher turns it on and off again, after showing the password', async ({
  browser,
  server,
}) => {
  const teacher = await logIn(server.url, 'teacher')
  const page = await pageOf(browser, server.url, teacher)
  // As if the sign-in had been a while ago.
  await page.route('**/auth/second-factor', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), proof: 'password' } })
  })
  await page.goto('/teacher/reports?view=account')
  const card = page.getByRole('region', { name: 'Signing in with two steps' })
  await card.getByRole('button', { name: 'Set it up' }).click()
  await card.getByRole('button', { name: 'Go on' }).click()
  await expect(card.getByText('Type the password you have now.')).toBeVisible()
  await card.getByLabel('The password you have now', { exact: true }).fill(password)
  await card.getByRole('button', { name: 'Go on' }).click()
  const uri = (await card.getByRole('link', { name: 'Open in the app' }).getAttribute('href')) ?? ''
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  expect(decodeURIComponent(new URL(uri).pathname)).toContain(emailOf('teacher'))
  await card.getByLabel('The six digits that the app shows now').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: 'I have kept them' }).click()
  await card.getByRole('button', { name: 'Turn two steps off' }).click()
  await card.getByLabel('Six digits of your app, or a recovery code').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(card.getByText('Off', { exact: true })).toBeVisible()
  const state = await apiOf(server.url, teacher.access_token).call('GET /auth/second-factor', {})
  expect(state.turned_on_at).toBeNull()
  await page.context().close()
})

test('staff whose school asks for it are led to set it up, and on from there', async ({
  browser,
  server,
}) => {
  const admin = await logIn(server.url, 'admin')
  const page = await pageOf(browser, server.url, admin)
  // The demonstration school asks nobody, so this is what it would answer.
  const refusal = { code: 'SECOND_FACTOR_REQUIRED', request_id: 'x' }
  await page.route('**/api/v1/courses/user', (route) =>
    route.fulfill({ status: 403, json: refusal }),
  )
  await page.goto('/admin/rag-management')
  await expect(page).toHaveURL('/account/second-factor')
  await page.getByRole('button', { name: 'Set it up' }).click()
  const link = page.getByRole('link', { name: 'Open in the app' })
  const secret = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  expect.soft(await violations(page)).toEqual([])
  await page.getByLabel('The six digits that the app shows now').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.unroute('**/api/v1/courses/user')
  await page.getByRole('link', { name: 'Go on to your pages' }).click()
  await expect(page).toHaveURL('/admin/rag-management')
  await expect(page.getByRole('heading', { name: 'Your courses' })).toBeVisible()
  // For whatever is tested after this: one step is enough again.
  const off = { body: { code: codeOf(secret, 1) } }
  await apiOf(server.url, admin.access_token).call('POST /auth/second-factor/off', off)
  await page.context().close()
})

for (const width of [320, 1440] as const) {
  test(`its pages can be used by everybody, at ${width}`, async ({ browser, server }) => {
    const { username } = await protectedParent(server.url)
    const page = await openAt(browser, server.url, width)
    const check = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await violations(page), `${name}, ${colorScheme}`).toEqual([])
      }
      expect.soft(await misplaced(page), name).toEqual([])
    }
    await page.goto('/login')
    await typeIn(page, username)
    await typeCode(page, '000000')
    await expect(page.getByText(notYet)).toBeVisible()
    await check('the code')
    await page.getByRole('link', { name: 'I don’t have my app here' }).click()
    await expect(page.getByLabel('Recovery code')).toBeVisible()
    await check('the recovery code')
    await page.context().close()

    const { user } = await join(server.url, 'parent')
    const own = await openAt(browser, server.url, width, user)
    await own.goto('/aiacademy/dashboard?details=yes')
    await own.getByRole('button', { name: 'Set it up' }).click()
    await expect(own.getByText('Your key')).toBeVisible()
    expect.soft(await violations(own), 'the key').toEqual([])
    expect.soft(await misplaced(own), 'the key').toEqual([])
    await own.context().close()
  })
}
