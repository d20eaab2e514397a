import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectHeld, handsOn } from '../support/keyboard.ts'
import { codeTo } from '../support/outbox.ts'
import {
  join,
  joinConfirmed,
  makeChild,
  newEmail,
  newName,
  pageOf,
  phrase,
} from '../support/sign-up.ts'

test.use({ school: 'keyboard' })

/** Somebody new at an address, with their hands on the keys. */
async function newcomer(
  { browser, url }: { readonly browser: Browser; readonly url: string },
  role: 'student' | 'parent',
  path: string,
) {
  const joined = await join(url, role)
  const page = await pageOf(browser, url, joined.user)
  await page.goto(path)
  return { ...joined, page, hands: handsOn(page) }
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible()

test('the keyboard alone answers what a student is asked, and goes back', async ({
  browser,
  server,
}) => {
  const path = '/aiacademy/onboarding'
  const { page, hands } = await newcomer({ browser, url: server.url }, 'student', path)
  await heading(page, /^What are you learning/)
  await hands.press('checkbox', 'Mathematics', 'Space')
  await expect(page.getByRole('checkbox', { name: 'Mathematics' })).toBeChecked()
  await hands.press('button', 'Next')
  await heading(page, 'What would you like most?')
  await hands.press('button', 'Back')
  await heading(page, /^What are you learning/)
  await expect(page.getByRole('checkbox', { name: 'Mathematics' })).toBeChecked()
  await hands.press('button', 'Later')
  await expect(page).toHaveURL('/student/dashboard')
  await page.context().close()
})

test('the keyboard alone asks a grown-up, and names the year that was left out', async ({
  browser,
  server,
}) => {
  const { user } = await join(server.url, 'student', { year: 'none' })
  const page = await pageOf(browser, server.url, user)
  const hands = handsOn(page)
  await page.goto('/student/dashboard')
  await heading(page, /^Nearly there/)
  await hands.write('textbox', 'Your grown-up’s e-mail', 'grown-up@families.test')
  await hands.press('button', 'Write to them')
  await expect(page.getByText('We wrote to grown-up@families.test.')).toBeVisible()
  await hands.press('button', 'Make a code')
  await expect(page.getByText(/^It works for a day/)).toBeVisible()
  await hands.tabTo('combobox', 'School year')
  await hands.key('Enter')
  await hands.key('End')
  await hands.key('Enter')
  await expect(page.getByRole('combobox', { name: 'School year' })).toContainText('Year 11')
  await hands.press('button', 'Next')
  await heading(page, /^What are you learning/)
  await page.context().close()
})

test('the keyboard alone answers what a parent is asked, up to the first child', async ({
  browser,
  server,
}) => {
  const path = '/aiacademy/onboarding'
  const { page, hands } = await newcomer({ browser, url: server.url }, 'parent', path)
  await heading(page, 'What are you looking for?')
  await hands.press('checkbox', /./, 'Space')
  await hands.press('button', 'Next')
  await heading(page, 'How did you find us?')
  await hands.press('button', 'Skip this one')
  await hands.press('button', 'Make my child’s account')

  await test.step('and makes the account', async () => {
    await expect(page).toHaveURL('/aiacademy/create-child-account')
    await hands.press('button', 'Make the account')
    await expect(page.getByLabel('First name')).toBeFocused()
    await hands.type('Amina')
    await hands.press('combobox', 'School year')
    // What is typed before the list is there goes nowhere.
    await expect(page.getByRole('option', { name: 'Year 9' })).toBeVisible()
    await hands.type('Year 9')
    await hands.key('Enter')
    await expect(page.getByRole('combobox', { name: 'School year' })).toContainText('Year 9')
    await hands.write('textbox', 'Username', newName('child'))
    await hands.press('button', 'Suggest another username', 'Space')
    await hands.write('textbox', 'Password', phrase)
    await hands.press('checkbox', /I am their parent or guardian/, 'Space')
    await hands.press('button', 'Make Amina’s account')
    await expect(page.getByRole('heading', { name: 'Amina’s account is ready' })).toBeFocused()
    await hands.tabTo('button', /^Copy/)
  })
  await page.context().close()
})

test('the keyboard alone links a child, changes its account, and unlinks it', async ({
  browser,
  server,
}) => {
  const at = { browser, url: server.url }
  const maker = await join(server.url, 'parent')
  const { id, username } = await makeChild(maker, 'Kito')
  const { user } = await joinConfirmed(server.url, newEmail('parent'), 'parent')
  const page = await pageOf(at.browser, at.url, user)
  const hands = handsOn(page)
  await page.goto('/aiacademy/dashboard')
  await heading(page, /^Welcome/)

  await test.step('links', async () => {
    await hands.tabTo('textbox', 'Character 1')
    await hands.type('ZZZZZZ')
    await hands.press('checkbox', /I am their parent or guardian/, 'Space')
    await hands.press('button', 'Link')
    await expect(page.getByText(/^That did not fit\./)).toBeVisible()
    await hands.press('button', 'Use their password', 'Space')
    await hands.write('textbox', 'Your child’s username or e-mail', username)
    await hands.write('textbox', 'Your child’s password', phrase)
    await hands.key('Enter')
    const dialog = page.getByRole('dialog', { name: 'Kito is linked' })
    await expect(dialog).toBeVisible()
    await expectHeld(page, dialog)
    await hands.press('link', 'See Kito’s week')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Kito')
  })

  await test.step('their own details, by the menu', async () => {
    await hands.press('button', /your account/)
    await expect(page.getByRole('menu')).toBeVisible()
    await hands.key('Escape')
    await expect(page.getByRole('button', { name: /your account/ })).toBeFocused()
    await hands.key('Enter')
    await expect(page.getByRole('menuitem', { name: 'Your details' })).toBeFocused()
    await hands.key('Enter')
    const dialog = page.getByRole('dialog', { name: 'Your details', exact: true })
    await expect(dialog).toBeVisible()
    await expectHeld(page, dialog)
    await hands.write('textbox', 'First name', 'Sade')
    await hands.press('button', 'Save')
    await expect(page.getByText('Your details are saved')).toBeVisible()
    await hands.key('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /your account/ })).toBeFocused()
  })

  await test.step('changes and unlinks', async () => {
    await hands.press('link', 'Kito’s account')
    await heading(page, 'Kito’s account')
    await hands.write('textbox', 'First name', 'Kito Rey')
    await hands.press('combobox', 'School year')
    await hands.key('ArrowDown')
    await hands.key('Enter')
    await hands.press('button', 'Save')
    await heading(page, 'Kito Rey’s account')
    await hands.press('button', 'Begin with Lite')
    await expect(page.getByText('Begun')).toBeVisible()
    await hands.press('button', 'Unlink Kito Rey')
    const question = page.getByRole('alertdialog')
    await expectHeld(page, question, 4)
    await hands.key('Escape')
    await expect(page.getByRole('button', { name: 'Unlink Kito Rey' })).toBeFocused()
    await hands.key('Enter')
    await hands.press('button', 'Unlink')
    await heading(page, 'Welcome, Sade')
  })

  await test.step('whoever made the account sets a password, and prints the card', async () => {
    const made = await pageOf(at.browser, at.url, maker.user)
    const keys = handsOn(made)
    await made.goto(`/aiacademy/child/${id}/manage`)
    await heading(made, 'Kito Rey’s account')
    await keys.write('textbox', 'New password', `${phrase} again`)
    await keys.press('button', 'Set the password')
    await expect(made.getByText('The new password is set')).toBeVisible()
    await keys.press('button', 'Sign-in card')
    const dialog = made.getByRole('dialog', { name: 'Sign-in card' })
    await expect(dialog).toContainText(`${phrase} again`)
    await expectHeld(made, dialog)
    await made.context().close()
  })
  await page.context().close()
})

test('the keyboard alone changes a profile', async ({ browser, server }) => {
  const at = { browser, url: server.url }
  const { page, hands, username, user } = await newcomer(at, 'student', '/student/profile')
  const elsewhere = await pageOf(browser, server.url)
  await elsewhere.goto('/login')
  const body = { username, password: phrase, login_type: 'password' } as const
  await elsewhere.request.post('/api/v1/auth/login', { data: body })
  await elsewhere.context().close()
  await page.reload()
  await heading(page, 'Your profile')

  await test.step('the picture', async () => {
    const choose = async (buffer: Buffer) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        hands.press('button', /^(Add a|Change the) picture$/),
      ])
      await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    }
    const dialog = page.getByRole('dialog', { name: 'Cut the picture' })
    await choose(Buffer.from('not a picture at all'))
    await expect(dialog).toContainText('This file cannot be shown as a picture.')
    await hands.key('Escape')
    await expect(dialog).toBeHidden()
    await choose(await page.screenshot())
    await expectHeld(page, dialog, 6)
    await hands.tabTo('group', /^The picture/)
    await hands.key('ArrowRight')
    await hands.type('+')
    await hands.tabTo('slider', 'Zoom')
    await hands.key('ArrowRight')
    await hands.press('button', 'Use this picture')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change the picture' })).toBeFocused()
  })

  await test.step('names and year', async () => {
    await hands.write('textbox', 'First name', 'Noor Two')
    await hands.press('combobox', 'School year')
    await hands.key('ArrowDown')
    await hands.key('Enter')
    await hands.press('button', 'Save')
    await expect(page.getByText('Your details are saved')).toBeVisible()
  })

  await test.step('the password', async () => {
    await hands.write('textbox', 'The password you have now', 'not this one')
    await hands.write('textbox', 'A new password', `${phrase} again`)
    await hands.key('Enter')
    await expect(page.getByText('That is not the password you have now.')).toBeVisible()
    await hands.backTo('textbox', 'The password you have now')
    await hands.key('ControlOrMeta+a')
    await hands.type(phrase)
    await hands.press('button', 'Change the password')
    await expect(page.getByText('Your password is changed')).toBeVisible()
  })

  await test.step('the mobile number', async () => {
    const number = '+447700900789'
    await hands.write('textbox', 'Mobile number', '+44 7700 900789')
    await hands.press('button', 'Send a code')
    await expect(page.getByLabel('The code')).toBeVisible()
    await hands.write('textbox', 'The code', await codeTo(server.url, number))
    await hands.key('Enter')
    await expect(page.getByText(`You sign in with ${number}.`)).toBeVisible()
  })

  await test.step('a code for a parent, and the way out', async () => {
    await hands.press('button', 'Make a code')
    await expect(page.getByText(/^[A-Z0-9]( [A-Z0-9]){5}$/)).toBeVisible()
    await hands.tabTo('button', 'Copy')
    await hands.press('button', 'Sign out')
    await expect(page).toHaveURL(/\/login/)
  })
  expect(user.username).toBe(username)
  await page.context().close()
})
