import { readFile } from 'node:fs/promises'
import { createCall } from '@learngrove/contract/call'
import type { Page } from '@playwright/test'
import { reads, sees } from '../states/shows.ts'
import { look } from '../support/accessibility-sweep.ts'
import { emailOf, password } from '../support/accounts.ts'
import { apiOf, logIn, signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { linkTo, outboxOf } from '../support/outbox.ts'
import { pageOf, typeIn } from '../support/sign-up.ts'

test.use({ school: 'safeguarding' })

const said = 'i want to kill myself'

/** A child of the school writes this to Pip. Answers their name. */
async function say(url: string, username: string) {
  const user = await createCall({ base_url: `${url}/api/v1` }).call('POST /auth/login', {
    body: { email: username, password },
  })
  const { stream } = apiOf(url, user.access_token)
  const events = stream('POST /chat/stream', {
    query: {},
    body: { messages: said },
    files: { 'file[]': [] },
  })
  for await (const _ of events);
  return user.first_name
}

const openCases = async (url: string) => {
  const { call } = await signIn(url, 'owner')
  return (await call('GET /safeguarding/cases', { query: {} })).cases
}

const journeys = [
  { name: 'at a desk', username: 'amara.adeyemi', width: 1440 },
  { name: 'on a telephone', username: 'ben.davies', width: 390 },
] as const

for (const { name, username, width } of journeys) {
  test(`${name}: a letter leads to the lines, and what is done about them is written down`, async ({
    browser,
    server,
  }) => {
    const child = await say(server.url, username)
    const [letter] = await outboxOf(server.url)
    expect(letter?.recipient).toBe(emailOf('owner'))
    expect(letter?.subject).toBe('A child at your school may need you now')
    expect(letter?.text).not.toMatch(new RegExp(`kill|${child}`, 'i'))

    const page = await pageOf(browser, server.url, undefined, { viewport: { width, height: 844 } })
    const link = await linkTo(server.url, emailOf('owner'))
    await page.goto(link)
    await typeIn(page, emailOf('owner'), password)
    await expect(page).toHaveURL(link)
    const lines = page.getByRole('article', { name: `${child} may not want to live` })
    await expect(lines.getByText(said)).toBeVisible()
    await expect(lines.getByText('your reading is written down')).toBeVisible()
    await expect(page.getByText('ring 999 first')).toBeVisible()
    const log = page.getByRole('region', { name: 'What was done' })
    await expect(log.getByText(/^You opened it and read \d+ lines/)).toHaveCount(1)

    const close = page.getByRole('button', { name: 'Close this flag' })
    await expect(close).toBeDisabled()
    await page.getByRole('button', { name: 'I am on it' }).click()
    await expect(log.getByText('You are on it.')).toBeVisible()
    await page.getByLabel('Add what you did').fill('Found her in room 12. She is with the nurse.')
    await page.getByRole('button', { name: 'Write it down' }).click()
    await expect(log.getByText(/Found her in room 12/)).toBeVisible()
    await close.click()
    const dialog = page.getByRole('dialog', { name: `Close ${child}’s flag` })
    await dialog.getByLabel(/^In hand at school/).check()
    await expect(dialog.getByRole('textbox', { name: 'Look again on' })).not.toHaveValue('')
    await dialog.getByRole('button', { name: /^Close, look again/ }).click()
    await expect(page.getByRole('heading', { name: 'Closed', exact: true })).toBeVisible()
    await expect(log.getByText(/You closed it: in hand at school/)).toBeVisible()

    // What was read is in the log of readings, and nothing above has read it a second time.
    await page.getByRole('link', { name: 'Log' }).click()
    const reading = page.getByRole('row').filter({ hasText: `${child} ` })
    await expect(reading).toHaveCount(1)
    await page.getByRole('link', { name: 'Closed' }).click()
    await expect(page.getByRole('row').filter({ hasText: `${child} ` })).toHaveCount(1)
    await page.context().close()
  })
}

test('what is flagged while somebody reads is told to them, and read when they say so', async ({
  browser,
  server,
}) => {
  const child = await say(server.url, 'chloe.gill')
  const owner = await logIn(server.url, 'owner')
  const page = await pageOf(browser, server.url, owner)
  await page.clock.install()
  await page.goto('/teacher/students?view=safeguarding')
  await page.getByRole('link', { name: new RegExp(child) }).click()
  await expect(page.getByText(said)).toHaveCount(1)
  await say(server.url, 'chloe.gill')
  await page.clock.fastForward('00:31')
  const more = page.getByText('Something more was flagged since you read.')
  await expect(more).toBeVisible()
  await expect(page.getByText(said)).toHaveCount(1)
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText(said)).toHaveCount(2)
  await expect(more).toHaveCount(0)
  await page.context().close()
})

test('who is told is named in order; who is not reads nothing', async ({ browser, server }) => {
  const page = await pageOf(browser, server.url, await logIn(server.url, 'owner'))
  const teacher = await pageOf(browser, server.url, await logIn(server.url, 'teacher'))
  await page.goto('/teacher/reports?view=account')
  await page.getByRole('link', { name: 'Open safeguarding' }).click()
  await expect(page.getByText('You are told at once.')).toBeVisible()
  await page.getByRole('link', { name: 'Who is told' }).click()
  const told = page.getByRole('region', { name: 'Who is told' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Tell Daniel Marsh earlier' }).click()
  await expect(told.first()).toContainText('Daniel Marsh')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('From now on they are told')).toBeVisible()
  await teacher.goto('/teacher/students?view=safeguarding')
  await expect(teacher.getByText('You are told at once.')).toBeVisible()

  await page.getByRole('button', { name: 'Take Daniel Marsh off the list' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await teacher.reload()
  await expect(teacher.getByRole('heading', { name: 'Others look after this' })).toBeVisible()
  const standing = teacher.waitForResponse(/\/safeguarding\/standing/)
  await teacher.goto('/teacher/reports?view=account')
  await standing
  await expect(teacher.getByRole('heading', { name: 'Your courses' })).toBeVisible()
  await expect(teacher.getByText('Safeguarding')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Add somebody' }).fill('Dan')
  await page.getByRole('option', { name: /Daniel Marsh/ }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await teacher.context().close()
  await page.context().close()
})

test('closed flags are found by what stands in the address, and handed out as a file', async ({
  browser,
  server,
}) => {
  const page = await pageOf(browser, server.url, await logIn(server.url, 'owner'))
  const closed = '/teacher/students?view=safeguarding&tab=closed'
  await page.goto(`${closed}&outcome=in_hand&page=9`)
  const rows = page.getByRole('row').filter({ hasText: 'In hand at school' })
  await expect(rows).not.toHaveCount(0)
  await expect(page).toHaveURL(`${closed}&outcome=in_hand`)
  await page.getByRole('searchbox', { name: 'Name' }).fill('nobody of this name')
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Take the filters off' }).click()
  await expect(page).toHaveURL(closed)
  await page.getByRole('button', { name: 'Who', exact: true }).click()
  await expect(page).toHaveURL(`${closed}&sort=student`)
  await page.goBack()
  await expect(page).toHaveURL(closed)
  const loading = page.waitForEvent('download')
  await page.getByRole('search').getByRole('button', { name: 'Export' }).click()
  const file = await readFile(await (await loading).path(), 'utf8')
  expect(file).toContain('Who,Flag,Closed,Outcome,Look again')
  expect(file).toContain('In hand at school')
  const count = file.trim().split('\r\n').length - 1
  await page.getByRole('link', { name: 'Log', exact: true }).click()
  const made = page.getByRole('row').filter({ hasText: `A file of closed flags, ${count} row` })
  await expect(made).toContainText('All of them')
  await page.context().close()
})

test('a list of those who are told that is not saved is not left without a question', async ({
  browser,
  server,
}) => {
  const page = await pageOf(browser, server.url, await logIn(server.url, 'owner'))
  await page.goto('/teacher/students?view=safeguarding&tab=told')
  await page
    .getByRole('button', { name: /^Take .* off the list$/ })
    .last()
    .click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'Log' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await page.getByRole('link', { name: 'Log' }).click()
  await expect(page.getByRole('heading', { name: 'Who has read' })).toBeVisible()
  await page.context().close()
})

const nothingOpen = async (page: Page) => {
  await reads('Nothing is open')(page)
  await sees('You are told the moment that changes.')(page)
}

test('every part of the page is fit to be looked at, and to be gone through by keyboard', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000)
  const user = await logIn(server.url, 'owner')
  const [one] = await openCases(server.url)
  const view = '/teacher/students?view=safeguarding'
  const views = [
    { name: 'what is open', path: view, there: sees(/^Open, \d/) },
    { name: 'one flag', path: `${view}&flag=${one?.id}`, there: sees('Flagged here') },
    {
      name: 'a flag that is not there',
      path: `${view}&flag=${user.id}`,
      there: sees('The lines did not arrive'),
    },
    { name: 'closed', path: `${view}&tab=closed`, there: reads('Closed flags') },
    { name: 'who is told', path: `${view}&tab=told`, there: reads('Who is told') },
    { name: 'who has read', path: `${view}&tab=log`, there: reads('Who has read') },
  ]
  await look(browser, server.url, views, { user, byKeyboard: true, expected: /404/ })

  const { call } = apiOf(server.url, user.access_token)
  for (const { id } of await openCases(server.url)) {
    const params = { id }
    await call('GET /safeguarding/cases/{id}', { params })
    await call('POST /safeguarding/cases/{id}/notes', { params, body: { note: 'Talked.' } })
    const body = { outcome: 'not_a_concern' } as const
    await call('POST /safeguarding/cases/{id}/close', { params, body })
  }
  await look(browser, server.url, [{ name: 'a quiet day', path: view, there: nothingOpen }], {
    user,
  })
})
