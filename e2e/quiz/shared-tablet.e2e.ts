import { apiOf, logIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { pageOf } from '../support/sign-up.ts'
import { heldKeys } from '../support/storage.ts'

test.use({ school: 'shared-tablet' })

const minuteMs = 60_000

test('nobody at a shared tablet: they are warned, signed out in every tab and on the server, and nothing is left', async ({
  browser,
  server,
}) => {
  const owner = await logIn(server.url, 'owner')
  const { call } = apiOf(server.url, owner.access_token)
  const { id } = await call('GET /teachers/schools/details', {})
  await call('PATCH /schools/{id}', { params: { id }, body: { idle_minutes: '2' }, files: {} })
  const child = await logIn(server.url, 'student')
  const page = await pageOf(browser, server.url, child)
  await page.clock.install()
  await page.goto('/student/dashboard')
  await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/student/library')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await page.clock.runFor(1.2 * minuteMs)
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await expect(question).toBeVisible()
  await expect(page.getByRole('button', { name: 'I am still here' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()

  // It sleeps for a night, and wakes up.
  await page.clock.fastForward(600 * minuteMs)
  await page.clock.runFor(5_000)
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await expect(page.getByText('Maya')).toHaveCount(0)
  // The router notes where the last page stood as it goes; the next one forgets it once it lives.
  await expect.poll(() => heldKeys(page)).toEqual({ persistent: [], session: [] })
  await expect(
    apiOf(server.url, child.access_token).call('GET /users/information', {}),
  ).rejects.toMatchObject({ status: 401 })
  await page.goBack()
  await expect(page.getByText('Maya')).toHaveCount(0)
})

test('a teacher saves a copy of what is kept, asks for the end of the account, and takes it back', async ({
  browser,
  server,
}) => {
  const page = await pageOf(browser, server.url, await logIn(server.url, 'teacher'))
  await page.goto('/teacher/reports?view=account')
  await page.getByRole('button', { name: 'Make a copy' }).click()
  await expect(page.getByText('A copy is ready.')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the copy' }).click()
  expect((await saved).suggestedFilename()).toBe('your-data.zip')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(/This account will be deleted on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep the account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
