import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { codeTo, messageTo } from '../support/outbox.ts'
import { misplaced } from '../support/page-checks.ts'
import {
  join,
  joinConfirmed,
  makeChild,
  newEmail,
  pageOf,
  phrase,
  typeIn,
} from '../support/sign-up.ts'

test.use({ school: 'accounts' })

const agree = (page: Page) =>
  page.getByRole('checkbox', { name: /I am their parent or guardian/ }).check()

const pages = [
  { name: 'create a child', path: '/aiacademy/create-child-account' },
  { name: 'create a child, Lite', path: '/aiacademy/aiacademy-lite-create-child-account' },
] as const

for (const { name, path } of pages) {
  test(`${name}: the sign-in card is shown once, and the child signs in with it`, async ({
    browser,
    server,
  }) => {
    const { user } = await join(server.url, 'parent')
    const page = await pageOf(browser, server.url, user)
    await page.goto(path)
    await page.getByRole('button', { name: 'Make the account' }).click()
    await expect(page.getByText('Type the first name.')).toBeVisible()
    await expect(page.getByText('This goes on only with your agreement.')).toBeVisible()
    await page.getByLabel('First name').fill('Amina')
    await page.getByLabel('School year').click()
    await page.getByRole('option', { name: 'Year 9' }).click()
    const username = await page.getByRole('textbox', { name: 'Username' }).inputValue()
    await page.getByLabel('Password', { exact: true }).fill(phrase)
    await agree(page)
    await page.getByRole('button', { name: 'Make Amina’s account' }).click()
    await expect(page.getByRole('heading', { name: 'Amina’s account is ready' })).toBeFocused()
    const card = page.getByRole('complementary', { name: 'Sign-in card' })
    await expect(card).toContainText(username)
    await expect(card).toContainText(phrase)
    if (path.includes('lite')) await expect(page).toHaveURL(`${path}/success`)

    const child = await pageOf(browser, server.url)
    await child.goto('/login')
    await typeIn(child, username)
    await expect(child).not.toHaveURL(/\/login/)
    await page.reload()
    await expect(page.getByText(phrase)).toHaveCount(0)
    // Nothing is made anew, and nothing said of an account that the page does not know.
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: /account is ready/ })).toHaveCount(0)
    await page.goto('/aiacademy/dashboard')
    await expect(page.getByRole('link', { name: /Amina/ }).first()).toBeVisible()
    await child.context().close()
    await page.context().close()
  })
}

test('a child shows a code, a second parent links by it, and both see the week until one leaves', async ({
  browser,
  server,
}) => {
  const first = await join(server.url, 'parent', { first_name: 'Femi' })
  const { username } = await makeChild(first, 'Kito')
  const page = await pageOf(browser, server.url)
  await page.goto('/login')
  await typeIn(page, username)
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/student/profile')
  await page.getByRole('button', { name: 'Make a code' }).click()
  const said = await page.getByText(/^[A-Z0-9]( [A-Z0-9]){5}$/).innerText()
  const code = said.replaceAll(' ', '')

  const second = await joinConfirmed(server.url, newEmail('parent'), 'parent', {
    first_name: 'Sade',
  })
  const other = await pageOf(browser, server.url, second.user)
  await other.goto('/aiacademy/dashboard')
  await expect(other.getByRole('heading', { name: 'Welcome, Sade' })).toBeVisible()
  const type = async (typed: string) => {
    await other.getByLabel('Character 1', { exact: true }).click()
    await other.keyboard.type(typed)
    await agree(other)
    await other.getByRole('button', { name: 'Link', exact: true }).click()
  }
  await type('ZZZZZZ')
  await test.step('what did not fit is said beside the boxes, not over them', async () => {
    for (const width of [390, 1440]) {
      await other.setViewportSize({ width, height: 900 })
      await expect(other.getByText(/^That did not fit\. A code works once/)).toBeVisible()
      expect(await misplaced(other)).toEqual([])
      await other.getByLabel('Character 1', { exact: true }).click({ timeout: 2_000 })
    }
    await other.getByRole('button', { name: 'Use their password' }).click()
    await other.getByLabel('Your child’s username or e-mail').fill(username)
    await other.getByLabel('Your child’s password', { exact: true }).fill('not this one')
    await other.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(other.getByText(/^This username and password do not go together/)).toBeVisible()
    await other.getByLabel('Your child’s username or e-mail').click({ timeout: 2_000 })
    await other.getByRole('button', { name: 'Use a code' }).click()
  })
  await type(code)
  await expect(other.getByRole('dialog', { name: 'Kito is linked' })).toBeVisible()
  await other.getByRole('link', { name: 'See Kito’s week' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Kito')
  await page.reload()
  for (const name of ['Femi', 'Sade']) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }

  await test.step('a code works once', async () => {
    const third = await joinConfirmed(server.url, newEmail('parent'), 'parent')
    const late = await pageOf(browser, server.url, third.user)
    await late.goto('/aiacademy/dashboard')
    await late.getByLabel('Character 1', { exact: true }).click()
    await late.keyboard.type(code)
    await agree(late)
    await late.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(late.getByText(/^That did not fit\./)).toBeVisible()
    await late.getByRole('button', { name: 'Use their password' }).click()
    await late.getByLabel('Your child’s username or e-mail').fill(username)
    await late.getByLabel('Your child’s password', { exact: true }).fill(phrase)
    await late.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(late.getByRole('dialog', { name: 'Kito is linked' })).toBeVisible()
    await late.context().close()
  })

  await test.step('to leave is asked twice, and takes nothing from the child', async () => {
    const { children } = await second.call('GET /users/children', {})
    await other.goto(`/aiacademy/child/${children[0]?.id}/manage`)
    await other.getByRole('button', { name: 'Unlink Kito' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
    await expect(other).toHaveURL('/aiacademy/dashboard')
    await expect(other.getByRole('heading', { name: 'Welcome, Sade' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: 'Femi' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Sade' })).toHaveCount(0)
  })
  await other.context().close()
})

test('a parent changes what is theirs to change of a child, and its password ends its sessions', async ({
  browser,
  server,
}) => {
  const parent = await join(server.url, 'parent')
  const { id, username } = await makeChild(parent, 'Zola')
  const child = await pageOf(browser, server.url)
  await child.goto('/login')
  await typeIn(child, username)
  await expect(child).not.toHaveURL(/\/login/)

  const page = await pageOf(browser, server.url, parent.user)
  await page.goto(`/aiacademy/child/${id}/manage`)
  await page.getByLabel('First name').fill('Zola Rose')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByRole('heading', { name: 'Zola Rose’s account' })).toBeVisible()
  const email = newEmail('child')
  await page.getByLabel('E-mail of their own').fill(email)
  await page.getByRole('button', { name: /^Save/ }).click()
  await messageTo(server.url, email, /confirm/)
  await page.getByLabel('New password', { exact: true }).fill(`${phrase} again`)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByText('The new password is set')).toBeVisible()
  await child.goto('/student/profile')
  await expect(child).toHaveURL(/\/login/)
  await typeIn(child, username, `${phrase} again`)
  await expect(child).not.toHaveURL(/\/login/)
  await child.context().close()
  await page.context().close()
})

test('a profile picture is cut on the screen, and what only claims to be one is refused', async ({
  browser,
  server,
}) => {
  const { user } = await join(server.url, 'student')
  const page = await pageOf(browser, server.url, user)
  await page.goto('/student/profile')
  const add = page.getByRole('button', { name: /^(Add a|Change the) picture$/ })
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.click()])
    await chooser.setFiles(file)
  }
  const fake = Buffer.from('not a picture at all')
  await choose({ name: 'me.txt', mimeType: 'text/plain', buffer: fake })
  await expect(page.getByText(/^A file of this kind cannot be used\./)).toBeVisible()
  await choose({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_300_000) })
  await expect(page.getByText(/^This picture has 6 MB/)).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Cut the picture' })
  await choose({ name: 'me.png', mimeType: 'image/png', buffer: fake })
  await expect(dialog).toContainText('This file cannot be shown as a picture.')
  await dialog.getByRole('button', { name: 'Not now' }).click()

  await choose({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await dialog.getByRole('group', { name: /^The picture/ }).press('ArrowRight')
  const answered = page.waitForResponse(/profile-pic$/)
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  expect((await answered).status()).toBe(200)
  await expect(dialog).toBeHidden()
  const shown = page.getByRole('main').locator('img').first()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const square = await shown.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ])
  expect(square[0]).toBe(square[1])
  await page.context().close()
})

test('how somebody signs in is theirs to change: password, sessions, mobile number', async ({
  browser,
  server,
}) => {
  const { user, username } = await join(server.url, 'student')
  const elsewhere = await pageOf(browser, server.url)
  await elsewhere.goto('/login')
  await typeIn(elsewhere, username)
  await expect(elsewhere).not.toHaveURL(/\/login/)
  const page = await pageOf(browser, server.url, user)
  await page.goto('/student/v2/profile')

  await test.step('a session elsewhere is ended from here', async () => {
    const there = page.getByRole('button', { name: /^Sign out there/ })
    await expect(there).toHaveCount(1)
    await there.click()
    await expect(there).toHaveCount(0)
    await elsewhere.goto('/student/profile')
    await expect(elsewhere).toHaveURL(/\/login/)
    await elsewhere.context().close()
  })

  await test.step('a password is changed by whoever knows the one before', async () => {
    await page.getByLabel('The password you have now', { exact: true }).fill('not this one')
    await page.getByLabel('A new password', { exact: true }).fill(`${phrase} again`)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('That is not the password you have now.')).toBeVisible()
    await page.getByLabel('The password you have now', { exact: true }).fill(phrase)
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Your password is changed')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  })

  await test.step('a mobile number counts once its code came back', async () => {
    const number = '+447700900456'
    await page.getByLabel('Mobile number', { exact: true }).fill('12')
    await page.getByRole('button', { name: 'Send a code' }).click()
    await expect(page.getByText(/^Begin with the country/)).toBeVisible()
    await page.getByLabel('Mobile number', { exact: true }).fill('+44 7700 900456')
    await page.getByRole('button', { name: 'Send a code' }).click()
    await page.getByLabel('The code').fill('000000')
    await page.getByRole('button', { name: 'Save the number' }).click()
    await expect(page.getByText(/^That is not the code we sent/)).toBeVisible()
    await page.getByLabel('The code').fill(await codeTo(server.url, number))
    await page.getByRole('button', { name: 'Save the number' }).click()
    await expect(page.getByText(`You sign in with ${number}.`)).toBeVisible()
  })
  await page.context().close()
})

test('an e-mail address in the profile is confirmed by its link before it counts', async ({
  browser,
  server,
}) => {
  const { user, call } = await join(server.url, 'parent')
  const page = await pageOf(browser, server.url, user)
  const email = newEmail('parent')
  await page.goto('/aiacademy/dashboard?details=yes')
  const dialog = page.getByRole('dialog', { name: 'Your details' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await messageTo(server.url, email, /confirm/)
  expect((await call('GET /users/information', {})).email).toBeNull()
  await page.context().close()
})
