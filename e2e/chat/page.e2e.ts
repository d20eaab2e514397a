import { request as ask, createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { signedIn, signIn } from '../support/api.ts'
import { expect, testWithModel as hosted, test } from '../support/fixtures.ts'

test.use({ school: 'page-of-the-talk' })

/** The first answer of a server that has just begun waits for what it reads in the notes. */
const firstAnswerMs = 45_000

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li')
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' })
/** Enough of an answer to be shown before its end: what is heard of a model is looked at in whole sentences. */
const begun = Array.from({ length: 12 }, (_, at) => `Look at part ${at + 1} of it first. `)

const chips = (page: Page) => page.getByRole('list', { name: 'You could say' }).getByRole('button')

async function say(page: Page, text: string) {
  const told = await messages(page).count()
  await page.getByLabel('Message to Pip').fill(text)
  await page.keyboard.press('Enter')
  await answered(page, told + 2)
}

async function answered(page: Page, count: number) {
  await expect(messages(page)).toHaveCount(count)
  await expect(stop(page)).toBeHidden({ timeout: firstAnswerMs })
}

test('what may be said next leads on, and stands there again after a reload', async ({
  signInAs,
}) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await say(page, 'solve 3x + 5 = 26')
  await expect(chips(page)).toHaveText(['Give me a hint', 'How do I start?'])
  await page.reload()
  await chips(page).first().click()
  await answered(page, 4)
  await expect(messages(page).last()).toContainText('balance')
  await page.getByRole('button', { name: 'Simpler' }).click()
  await answered(page, 6)
  await expect(messages(page).last()).toContainText('both sides')
  // Only under the latest answer.
  await expect(page.getByRole('list', { name: 'You could say' })).toHaveCount(1)
})

test('a message is written anew, and both are kept', async ({ signInAs, server }) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await say(page, 'solve 3x + 5 = 62')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByLabel('Message to Pip')).toHaveValue('solve 3x + 5 = 62')
  await say(page, 'solve 3x + 5 = 26')
  await expect(messages(page).first()).toContainText('You wrote this anew below')
  await page.reload()
  await expect(messages(page).first()).toContainText('You wrote this anew below')
  const thread_id = new URL(page.url()).searchParams.get('thread') ?? ''
  const token = await page.evaluate(() => JSON.parse(localStorage.user).access_token)
  const kept = await fetch(`${server.url}/api/v1/chat?thread_id=${thread_id}`, {
    headers: { authorization: `Bearer ${token}` },
  }).then((answer) => answer.json())
  expect(kept.messages).toHaveLength(4)
  expect(kept.messages[2].replaces_id).toBe(kept.messages[0].id)
})

test('a conversation is renamed, and found by its name and by its words', async ({ signInAs }) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await say(page, 'what is photosynthesis?')
  await page.getByRole('button', { name: 'More about this conversation' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My green notes')
  await page.getByRole('button', { name: 'Rename it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My green notes')
  const list = page.getByRole('navigation', { name: 'My conversations' })
  for (const words of ['green NOTES', 'photosynthesis']) {
    await page.getByLabel('Find in my chats').fill(words)
    await expect(list.getByRole('link', { name: 'My green notes' })).toBeVisible()
    await expect(list.locator('mark').first()).toHaveText(new RegExp(words, 'i'))
  }
  await page.getByLabel('Find in my chats').fill('100%_')
  await expect(list).toContainText('Nothing found')
})

test('an answer that ends elsewhere is marked as new until it is looked at', async ({
  signInAs,
  context,
}) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await say(page, 'why does ice float?')
  const other = await context.newPage()
  await other.goto('/student/v2/chat')
  await other.getByRole('button', { name: 'New conversation' }).click()
  await say(other, 'what is osmosis?')
  await other.getByRole('link', { name: 'Why does ice float' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Why does ice float')
  await expect(messages(other)).toHaveCount(2)
  await expect(other.getByText('with a new answer')).toHaveCount(0)
})

hosted(
  'two tabs show the same, and one stops what the other began',
  async ({ signInAs, context, model }) => {
    const page = await signInAs('student')
    await page.goto('/student/v2/chat')
    model.plan({ before: begun, after: ['Never said.'] })
    await page.getByLabel('Message to Pip').fill('How do I solve 2x + 3 = 11?')
    await page.keyboard.press('Enter')
    await expect(messages(page).last()).toContainText('part 9 of it')
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(messages(other).last()).toContainText('part 9 of it')
    await stop(other).click()
    for (const each of [page, other]) {
      await expect(messages(each).last()).toContainText(/You stopped this|Pip stopped here/)
      await expect(messages(each)).toHaveCount(2)
    }
    model.release()
    await say(other, 'And now?')
    await expect(messages(page)).toHaveCount(4)
    await expect(messages(page).last()).toContainText('All is well.')
  },
)

hosted(
  'an answer that ended while the page slept is there when it wakes',
  async ({ signInAs, context, model }) => {
    const page = await signInAs('student')
    await page.goto('/student/v2/chat')
    model.plan({ before: begun, after: ['Then we are done.'] })
    await page.getByLabel('Message to Pip').fill('How do I solve 2x + 3 = 11?')
    await page.keyboard.press('Enter')
    await expect(messages(page).last()).toContainText('part 9 of it')
    const session = await context.newCDPSession(page)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    model.release()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await expect(messages(page).last()).toContainText('Then we are done.')
    await answered(page, 2)
  },
)

hosted(
  'a proxy that holds everything back until its end loses nothing',
  async ({ browser, server, model }) => {
    const proxy = await bufferingProxy(server.url)
    const { user } = await signIn(server.url, 'student')
    const context = await browser.newContext({
      baseURL: proxy.url,
      storageState: signedIn(proxy.url, user),
    })
    const page = await context.newPage()
    await page.goto('/student/v2/chat')
    model.plan({ before: [...begun, 'Then we are done.'], after: [] })
    await page.getByLabel('Message to Pip').fill('How do I solve 2x + 3 = 11?')
    await page.keyboard.press('Enter')
    await answered(page, 2)
    await expect(messages(page).last()).toContainText('Then we are done.')
    await context.close()
    proxy.stop()
  },
)

/** Passes each answer on only once it has all of it. */
async function bufferingProxy(to: string) {
  const server = createServer((request, response) => {
    const { method, headers, url = '/' } = request
    const far = ask(
      new URL(url, to),
      { method, headers: { ...headers, host: new URL(to).host } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          response.end(Buffer.concat(parts))
        })
      },
    )
    far.on('error', () => response.destroy())
    request.pipe(far)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
