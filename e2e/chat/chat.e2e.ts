import type { Locator, Page } from '@playwright/test'
import { apiOf, signedIn, signIn } from '../support/api.ts'
import { expect, test as plain, testWithModel as test } from '../support/fixtures.ts'
import type { Script, SlowModel } from '../support/model.ts'
import { layWire } from '../support/network-proxy.ts'

/** Every sentence bears a number of its own, so that one that is lost or told twice shows. */
const sentence = (number: number) => `Sentence ${number} stands here and nowhere else. `
const sentences = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => sentence(from + place))

/** Half of an answer, and the rest: mathematics and a paragraph are cut through by the middle. */
const script: Script = {
  before: ['We solve $2x + 3 = 11$.\n\n', ...sentences(1, 12), '\n\n$$\n2x = 11 '],
  after: ['- 3\n$$\n\n', ...sentences(13, 24), 'So $x = 4$.'],
}
const whole = [...script.before, ...script.after].join('')
/** What is shown of the half: words whose line or sentence has not ended are still to be looked at. */
const before = script.before.join('').replace(/[^\n]*$/, '')

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li')
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' })

/** What the reader reads, without the numbers of lines and spaces that are laid out for the eye. */
async function expectTold(answer: Locator, from: number, to: number) {
  for (let number = 1; number <= 24; number++) {
    const isThere = number >= from && number <= to
    const found = answer.getByText(new RegExp(`Sentence ${number} stands`))
    await expect(found, `sentence ${number}`).toHaveCount(isThere ? 1 : 0)
  }
  const text = (await answer.innerText()).match(/Sentence \d+ stands/g) ?? []
  expect(text).toHaveLength(to - from + 1)
}

async function askInNew(page: Page, model: SlowModel, text = 'How do I solve 2x + 3 = 11?') {
  await page.goto('/student/v2/chat')
  model.plan(script)
  await say(page, text)
  await expect(page).toHaveURL(/thread=/)
  await expect(messages(page).last()).toContainText('Sentence 12')
}

async function say(page: Page, text: string) {
  await page.getByLabel('Message to Pip').fill(text)
  await page.keyboard.press('Enter')
}

/** The messages of the thread in the address, as the server has them. */
async function kept(page: Page) {
  const { origin, searchParams } = new URL(page.url())
  const token = await page.evaluate(() => JSON.parse(localStorage.user).access_token)
  const query = { thread_id: searchParams.get('thread') ?? '' }
  return (await apiOf(origin, token).call('GET /chat', { query })).messages
}

test('an answer goes on across a reload as one whole', async ({ signInAs, model }) => {
  const page = await signInAs('student')
  await askInNew(page, model)
  await page.reload()
  const answer = messages(page).last()
  await expect(answer).toContainText('Sentence 12')
  await expectTold(answer, 1, 12)
  model.release()
  await expect(answer).toContainText('Sentence 24')
  await expect(stop(page)).toBeHidden()
  await expect(messages(page)).toHaveCount(2)
  await expectTold(answer, 1, 24)
  await expect(answer.locator('.katex')).toHaveCount(3)
  await expect(answer).not.toContainText('$')
  const [asked, told] = await kept(page)
  expect(asked?.text).toBe('How do I solve 2x + 3 = 11?')
  expect(told).toMatchObject({ text: whole, unfinished: false })
})

for (const isReloaded of [false, true]) {
  const when = isReloaded ? ', after a reload too' : ''
  test(`stop keeps what there is and says so${when}`, async ({ signInAs, model }) => {
    const page = await signInAs('student')
    await askInNew(page, model)
    if (isReloaded) {
      await page.reload()
      await expect(messages(page).last()).toContainText('Sentence 12')
    }
    await stop(page).click()
    const answer = messages(page).nth(1)
    await expect(answer).toContainText('You stopped this')
    await expectTold(answer, 1, 12)
    await expect(stop(page)).toBeHidden()
    await say(page, 'And what now?')
    await expect(messages(page)).toHaveCount(4)
    await expect(messages(page).last()).toContainText('All is well.')
    await expectTold(answer, 1, 12)
    const [, told] = await kept(page)
    expect(told).toMatchObject({ text: before, unfinished: true })
  })
}

test('a cut of the network in the middle leaves no trace in the answer', async ({
  browser,
  model,
  server,
}) => {
  const wire = await layWire(server.url)
  const { user, call } = await signIn(server.url, 'student')
  const storageState = signedIn(wire.url, user)
  const context = await browser.newContext({ baseURL: wire.url, storageState })
  const page = await context.newPage()
  await askInNew(page, model)
  const answer = messages(page).last()
  await context.setOffline(true)
  wire.cut()
  await expect(page.getByText('You are offline, and nothing is lost')).toBeVisible()
  model.release()
  // The answer is written to its end meanwhile, unheard.
  const thread_id = new URL(page.url()).searchParams.get('thread') ?? ''
  const stored = async () => (await call('GET /chat', { query: { thread_id } })).messages
  await expect.poll(async () => (await stored()).at(-1)?.text).toBe(whole)
  await expectTold(answer, 1, 12)
  wire.mend()
  await context.setOffline(false)
  await expect(answer).toContainText('Sentence 24')
  await expectTold(answer, 1, 24)
  await expect(stop(page)).toBeHidden()
  await expect(answer.locator('.katex')).toHaveCount(3)
  await expect(messages(page)).toHaveCount(2)
  expect(await stored()).toHaveLength(2)
  await context.close()
  wire.stop()
})

test('a crash of the server in the middle breaks the answer off, and it can be had again', async ({
  signInAs,
  model,
  server,
}) => {
  const page = await signInAs('student')
  await askInNew(page, model)
  const answer = messages(page).nth(1)
  await server.kill()
  await expect(page.getByText('Looking for the connection')).toBeVisible()
  await server.start()
  await expect(answer).toContainText('It broke off here')
  await expectTold(answer, 1, 12)
  const [, told] = await kept(page)
  expect(told).toMatchObject({ text: before, unfinished: true })
  await answer.getByRole('button', { name: 'Try again' }).click()
  await expect(messages(page).last()).toContainText('All is well.')
  await expectTold(answer, 1, 12)
  await page.reload()
  await expect(messages(page)).toHaveCount(4)
  await expectTold(answer, 1, 12)
})

test('a model’s link to elsewhere leads nowhere, and an answer without an end stops', async ({
  signInAs,
  model,
}) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  const lures =
    'Look [here](https://evil.example/login), at https://evil.example/a or www.evil.example, or at [home](/student/dashboard).\n\n'
  model.plan({
    before: [lures, ...Array<string>(1_000).fill('A plant grows in the light. ')],
    after: [],
  })
  await say(page, 'Tell me all of it')
  const answer = messages(page).nth(1)
  await expect(answer).toContainText('Pip stopped here')
  await expect(answer).toContainText('here (evil.example)')
  await expect(answer.getByRole('link')).toHaveCount(1)
  await expect(answer.getByRole('link', { name: 'home' })).toHaveAttribute('href', /dashboard$/)
  const [, told] = await kept(page)
  expect(told?.text.length).toBeLessThanOrEqual(8_192)
  expect(told).toMatchObject({ unfinished: true })
  await page.reload()
  await expect(answer).toContainText('Pip stopped here')
})

plain('the built-in tutor opens the page that it cites', async ({ signInAs }) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await say(page, 'What is photosynthesis?')
  const source = messages(page).last().getByRole('list', { name: 'Sources' }).getByRole('button')
  await source.click()
  const notes = page.getByRole('complementary', { name: 'Course notes' })
  await expect(notes.getByRole('article', { name: 'Page' })).toContainText('glucose')
  await expect(source).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(notes).toBeHidden()
  await expect(source).toBeFocused()
})
