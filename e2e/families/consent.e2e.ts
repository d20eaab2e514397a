import { policyVersion } from '@learngrove/contract/policy'
import type { Browser, Page } from '@playwright/test'
import { apiOf } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { linkTo, messageTo } from '../support/outbox.ts'
import { answerSomehow } from '../support/quiz-page.ts'
import { joinConfirmed, makeChild, newEmail, pageOf, phrase, typeIn } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

/** A grown-up's own telephone: not the device that the child asks on. */
const telephone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const ownPage = (browser: Browser, url: string, user?: object) =>
  pageOf(browser, url, user, { userAgent: telephone })

/** Signs up in the browser as a child of Year 6, and lands where it waits. */
async function signUpYoung(page: Page, name: string): Promise<string> {
  await page.goto('/aiacademy/signup?who=student')
  await whenLive(page)
  await page.getByLabel('What shall we call you?').fill(name)
  await page.getByRole('radio', { name: 'Year 6' }).check()
  await page.getByLabel('A password only you know', { exact: true }).fill(phrase)
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check()
  const username = await page.getByLabel('A username').inputValue()
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(page.getByRole('heading', { name: `Nearly there, ${name}` })).toBeVisible()
  return username
}

async function askByMail(page: Page, email: string) {
  await page.getByLabel('Your grown-up’s e-mail').fill(email)
  await page.getByRole('button', { name: 'Write to them' }).click()
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible()
}

test('a child of Year 6 waits, its grown-up agrees on another device, and it learns', async ({
  page,
  browser,
  server,
}) => {
  const username = await signUpYoung(page, 'Ines')
  const card = page.getByRole('region', { name: 'Ines’s sign-in card' })
  await expect(card).toContainText(username)
  await expect(card).toContainText(phrase)

  await test.step('nothing else is open to it meanwhile', async () => {
    await page.goto('/student/dashboard')
    await expect(page).toHaveURL(/\/aiacademy\/onboarding/)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Nearly there, Ines' })).toBeVisible()
    await page.getByRole('link', { name: 'Maths notes' }).click()
    await expect(page).toHaveURL('/math-notes')
    await page.goBack()
  })

  const email = newEmail('grown-up')
  await askByMail(page, email)
  const link = await linkTo(server.url, email, /asks for your consent/)

  await test.step('its own device is no grown-up’s', async () => {
    const here = await page.context().newPage()
    await here.goto(link)
    await agree(here, 'Ines')
    await expect(here.getByText('Please use a device of your own')).toBeVisible()
    await here.close()
  })

  const grownUp = await ownPage(browser, server.url)
  await grownUp.goto(link)
  await expect(
    grownUp.getByRole('heading', { name: 'Ines would like to learn here' }),
  ).toBeVisible()
  await expect(grownUp.getByText('Chats are screened').filter({ visible: true })).toBeVisible()
  await grownUp.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(grownUp.getByText('Type your first name and surname.')).toBeVisible()
  await agree(grownUp, 'Ines')
  await expect(grownUp.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await messageTo(server.url, email, /You have agreed/)
  await grownUp.goto(link)
  await expect(grownUp.getByRole('heading', { name: 'This link has wilted' })).toBeVisible()
  await grownUp.context().close()

  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('heading', { name: 'What are you learning, Ines?' })).toBeVisible()
  for (const _ of ['subject_ids', 'goals', 'heard_from']) {
    const before = page.url()
    await page.getByRole('button', { name: /^(Next|Skip this one)$/ }).click()
    await expect(page).not.toHaveURL(before)
  }
  await page.getByRole('button', { name: /^(Start free|Answer my first question)$/ }).click()
  await expect(page).toHaveURL(/\/student\/quiz\//)
  await answerSomehow(page)
})

async function agree(page: Page, name: string) {
  await expect(
    page.getByRole('heading', { name: `${name} would like to learn here` }),
  ).toBeVisible()
  await page.getByLabel('Your name').fill('Marta Lopes')
  await page.getByRole('checkbox', { name: /I am this child’s parent or guardian/ }).check()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
}

test('a grown-up who refuses deletes the account', async ({ page, browser, server }) => {
  const username = await signUpYoung(page, 'Leo')
  const email = newEmail('grown-up')
  await askByMail(page, email)
  const grownUp = await ownPage(browser, server.url)
  await grownUp.goto(await linkTo(server.url, email, /asks for your consent/))
  await grownUp.getByRole('button', { name: 'No, delete the account' }).click()
  const question = grownUp.getByRole('alertdialog', { name: 'Delete this account?' })
  await question.getByRole('button', { name: 'No, delete the account' }).click()
  await expect(grownUp.getByRole('heading', { name: 'The account is deleted' })).toBeVisible()
  await grownUp.context().close()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page).toHaveURL(/\/login/)
  await typeIn(page, username)
  await expect(page.getByText('That name and password don’t go together')).toBeVisible()
})

test('a parent’s own account agrees by the code, and not on the child’s device', async ({
  page,
  browser,
  server,
}) => {
  await signUpYoung(page, 'Mia')
  await page.getByRole('button', { name: 'Make a code' }).click()
  const said = await page.getByText(/^[A-Z0-9]( [A-Z0-9]){5}$/).innerText()
  const code = said.replaceAll(' ', '')
  const parent = await joinConfirmed(server.url, newEmail('parent'), 'parent')
  const type = async (at: Page) => {
    await at.goto('/aiacademy/dashboard')
    await at.getByLabel('Character 1', { exact: true }).click()
    await at.keyboard.type(code)
    await at.getByRole('checkbox', { name: /I am their parent or guardian/ }).check()
    await at.getByRole('button', { name: 'Link', exact: true }).click()
  }
  const same = await pageOf(browser, server.url, parent.user)
  await type(same)
  await expect(same.getByText(/^This looks like the device/)).toBeVisible()
  await same.context().close()
  const own = await ownPage(browser, server.url, parent.user)
  await type(own)
  await expect(own.getByRole('dialog', { name: 'Mia is linked' })).toBeVisible()
  await own.context().close()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('heading', { name: 'What are you learning, Mia?' })).toBeVisible()
})

test('a stranger who comes by a code is told of, held back, and turned away by the child', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail('mother')
  const mother = await joinConfirmed(server.url, email, 'parent', { first_name: 'Femi' })
  const { id, username } = await makeChild(mother, 'Kito')
  await page.goto('/login')
  await typeIn(page, username)
  await expect(page).not.toHaveURL(/\/login/)
  const token = await page.evaluate(() => JSON.parse(localStorage.user).access_token as string)
  const { link_code } = await apiOf(server.url, token).call('POST /users/link-code', {})
  const stranger = await joinConfirmed(server.url, newEmail('stranger'), 'parent', {
    first_name: 'Viktor',
  })
  await stranger.call('POST /users/onboarding/aiacademy/parent/link-child-account', {
    body: { link_code, policy_version: policyVersion },
  })

  await test.step('the stranger sets no password', async () => {
    const theirs = await pageOf(browser, server.url, stranger.user)
    await theirs.goto(`/aiacademy/child/${id}/manage`)
    await expect(theirs.getByText(/^You were linked a short while ago\./)).toBeVisible()
    await expect(theirs.getByLabel('New password')).toHaveCount(0)
    await theirs.context().close()
  })

  await test.step('the mother is told, and sees who it is', async () => {
    const path = await linkTo(server.url, email, /Another grown-up was linked/)
    const hers = await pageOf(browser, server.url, mother.user)
    await hers.goto(path)
    const row = hers.getByRole('listitem').filter({ hasText: 'Viktor' })
    await expect(row).toContainText('Came by a code')
    await expect(row.getByRole('button', { name: 'Remove' })).toBeVisible()
    await hers.context().close()
  })

  await page.goto('/student/dashboard')
  await expect(page.getByText('Viktor can now see how you get on.')).toBeVisible()
  await page.getByRole('link', { name: 'Look who it is' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Viktor' })
  await expect(row).toContainText('Do you know this person?')
  await row.getByRole('button', { name: 'No, remove them' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Femi' })).toBeVisible()
  expect((await stranger.call('GET /users/children', {})).children).toEqual([])
})

test('a child without an e-mail address asks its grown-up, who sets a password and prints the card', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail('father')
  const father = await joinConfirmed(server.url, email, 'parent')
  const { username } = await makeChild(father, 'Zola')
  await page.goto('/aiacademy/forget-password')
  await page.getByLabel('Your username').fill(username)
  await page.getByRole('button', { name: 'Ask my grown-up' }).click()
  await expect(page.getByText(/^If a grown-up is linked to that name/)).toBeVisible()
  const { text } = await messageTo(server.url, email, /forgotten its password/)
  expect(text).toContain('Zola cannot sign in')

  const his = await pageOf(browser, server.url, father.user)
  await his.goto(await linkTo(server.url, email, /forgotten its password/))
  await his.getByLabel('New password', { exact: true }).fill(`${phrase} again`)
  await his.getByRole('button', { name: 'Set the password' }).click()
  await his.getByRole('button', { name: 'Sign-in card' }).click()
  const card = his.getByRole('region', { name: 'Zola’s sign-in card' })
  await expect(card).toContainText(username)
  await expect(card).toContainText(`${phrase} again`)
  await his.emulateMedia({ media: 'print' })
  await expect(card).toBeVisible()
  await expect(his.getByRole('heading', { name: 'Zola’s account' })).toBeHidden()
  await his.context().close()

  await page.goto('/login')
  await typeIn(page, username, `${phrase} again`)
  await expect(page).not.toHaveURL(/\/login/)

  await test.step('the answer is the same for a name that nobody has', async () => {
    const guest = await pageOf(browser, server.url)
    await guest.goto('/aiacademy/forget-password')
    await guest.getByLabel('Your username').fill('nobody-has-this')
    await guest.getByRole('button', { name: 'Ask my grown-up' }).click()
    await expect(guest.getByText(/^If a grown-up is linked to that name/)).toBeVisible()
    await guest.context().close()
  })
})
