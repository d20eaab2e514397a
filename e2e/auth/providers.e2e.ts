import type { Page } from '@playwright/test'
import { expect, testWithProviders as test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { joinConfirmed } from '../support/sign-up.ts'

/** What they say when they do not say who somebody is. */
const refused = 'The other service did not say who you are'

async function press(page: Page, provider: string) {
  await page.goto('/login')
  await whenLive(page)
  await page.getByRole('button', { name: provider, exact: true }).click()
}

/** Who has come in: they are new here, and read what is promised before they start. */
async function expectNewcomer(page: Page, first_name: string) {
  await expect(page.getByRole('heading', { name: `Before you start, ${first_name}` })).toBeVisible()
  await expect(page).toHaveURL('/aiacademy/onboarding')
  expect(await page.evaluate(() => location.hash + location.search)).toBe('')
}

async function signInAtProvider(page: Page, name: string) {
  await page.getByPlaceholder(/login/i).fill(name)
  await page.getByPlaceholder(/password/i).fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('Google vouches for somebody new, who agrees and is known from then on', async ({ page }) => {
  await press(page, 'Google')
  await signInAtProvider(page, 'iris@families.test')
  await expectNewcomer(page, 'Iris')
  await page.getByRole('checkbox', { name: /I have read this/ }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nearly there, Iris' })).toBeVisible()
  await page.getByRole('combobox', { name: 'School year' }).click()
  // By the keyboard: a pointer that comes while the list still opens may close it and choose nothing.
  await page.getByRole('option', { name: 'Year 9' }).press('Enter')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: /^What are you learning/ })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await press(page, 'Google')
  // Known there by now: it only asks whether it may say so again.
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/student/dashboard')
})

test('who turns round at Google is told kindly, and may come in another way', async ({ page }) => {
  await press(page, 'Google')
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page.getByText(refused)).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('button', { name: 'Google' })).toBeVisible()
})

const platforms = [
  { provider: 'Canvas', email: 'iris@canvas.test' },
  { provider: 'Brightspace', email: 'iris@brightspace.test' },
] as const

for (const { provider, email } of platforms) {
  test(`${provider} vouches for the people of its school and for nobody else`, async ({
    page,
    server,
  }) => {
    for (const way of ['Cancel', 'Authorise']) {
      await press(page, provider)
      await page.getByRole('link', { name: way }).click()
      await expect(page.getByText(refused)).toBeVisible()
      await expect(page).toHaveURL('/login')
    }
    const { user } = await joinConfirmed(server.url, email)
    await press(page, provider)
    await page.getByRole('link', { name: 'Authorise' }).click()
    await expect(page).toHaveURL(/\/student\//)
    expect(await page.evaluate(() => JSON.parse(localStorage.user).id)).toBe(user.id)
  })
}

test('an address that a provider did not send the browser to signs nobody in', async ({ page }) => {
  for (const made of ['?provider=canvas&code=abc&state=def', '#id_token=abc&state=def']) {
    await page.goto('about:blank')
    await page.goto(`/login${made}`)
    await expect(page.getByText(refused)).toBeVisible()
    await expect(page).toHaveURL('/login')
  }
  await expect(page.getByRole('button', { name: 'Apple' })).toHaveCount(0)
})
