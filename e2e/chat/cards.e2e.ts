import type { Received } from '@learngrove/contract/call'
import type { Page } from '@playwright/test'
import { everyKind, type Kind } from '../quiz/every-type.ts'
import { type Given, give, keysOn } from '../quiz/hands.ts'
import { quizNamed, signIn } from '../support/api.ts'
import { questionsOf } from '../support/equations.ts'
import { expect, test } from '../support/fixtures.ts'
import { ask } from '../support/student-api.ts'

test.use({ school: 'cards of the tutor', viewport: { width: 1440, height: 900 } })

type Messages = Received<'GET /chat'>
type Card = NonNullable<Messages['messages'][number]['card']>

/** Shows a card below the last answer of a conversation, whatever the tutor has answered. */
async function showCard(page: Page, thread_id: string, card: Card) {
  await page.unrouteAll()
  await page.route(/\/api\/v1\/chat\?/, async (route) => {
    // A page that is left, or without a network, waits for no answer.
    const answer = await route.fetch().catch(() => undefined)
    const list: Messages | undefined = await answer?.json().catch(() => undefined)
    if (!answer || !list) return route.abort()
    const last = list.messages.findLast(({ from_user }) => !from_user)
    const messages = list.messages.map((each) => (each === last ? { ...each, card } : each))
    await route.fulfill({ response: answer, json: { ...list, messages } })
  })
  await page.goto(`/student/v2/chat?thread=${thread_id}`)
  await expect(page.getByRole('article')).toBeVisible()
}

const check = (page: Page) => page.getByRole('button', { name: 'Check my answer' })

/** Puts an answer down: among options by a press, since digits belong to the pages of quizzes. */
async function put(page: Page, given: Given) {
  if (given.kind !== 'options') return give(keysOn(page), given)
  const boxes = page.getByRole('article').locator('input[type=radio], input[type=checkbox]')
  for (let at = 0; at < (await boxes.count()); at++) {
    const box = boxes.nth(at)
    if (given.at.includes(at)) await box.check()
    else if ((await box.getAttribute('type')) === 'checkbox') await box.uncheck()
  }
}

/** One type of each way to answer. */
const types = ['single_choice', 'number', 'expression', 'matching', 'cloze_dropdown', 'hot_spot']
const kinds: readonly Kind[] = types.flatMap(
  (type) => everyKind.find((kind) => kind.type === type) ?? [],
)

test('a question is answered in the conversation: not yet, and then right', async ({
  signInAs,
  server,
}) => {
  test.setTimeout(240_000)
  expect(kinds).toHaveLength(types.length)
  const api = await signIn(server.url, 'student')
  const { thread_id } = await ask(api, 'Hello Pip')
  const page = await signInAs('student')
  const { press } = keysOn(page)
  for (const kind of kinds) {
    await test.step(kind.type, async () => {
      const quiz_id = await quizNamed(api, kind.quiz)
      const asked = (await questionsOf(page, quiz_id))[kind.place - 1]
      if (!asked) throw new Error(`${kind.quiz} has no question ${kind.place}`)
      const { evaluation_question_id } = asked
      const title = kind.quiz
      await showCard(page, thread_id, { type: 'question', evaluation_question_id, quiz_id, title })
      await put(page, kind.wrong(asked))
      await press(check(page))
      const said = page.getByRole('article').getByRole('heading', { level: 3 }).first()
      await expect(said).toHaveText(kind.said ?? /^Not yet/)
      await expect(said).toBeFocused()
      await press(page.getByRole('button', { name: /^Try again/ }))
      await put(page, kind.right(asked))
      await press(check(page))
      await expect(said).toHaveText('Right, and here is why')
      const { evaluations } = await api.call('GET /quiz/{id}/evaluations', {
        params: { id: quiz_id },
        query: {},
      })
      expect(evaluations.find(({ id }) => id === evaluation_question_id)).toMatchObject({
        is_full_marks: true,
        tries: 2,
      })
    })
  }
})

test('a question that is asked for is drawn, and is still there after a reload', async ({
  signInAs,
}) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await page.getByLabel('Message to Pip').fill('quiz me on fractions')
  await page.keyboard.press('Enter')
  const card = page.getByRole('article')
  await expect(card).toBeVisible()
  const title = card.getByText(/^Your turn: /).first()
  await expect(title).toHaveText(/fraction/i)
  const named = await title.innerText()
  await page.reload()
  await expect(title).toHaveText(named)
})

test('what is said after a question was answered is about that question', async ({
  signInAs,
  server,
}) => {
  const api = await signIn(server.url, 'student')
  const { thread_id } = await ask(api, 'Hello again, Pip')
  const page = await signInAs('student')
  const [kind] = everyKind
  if (!kind) throw new Error('There are no questions')
  const quiz_id = await quizNamed(api, kind.quiz)
  const [asked] = await questionsOf(page, quiz_id)
  if (!asked) throw new Error('The quiz has questions')
  const { evaluation_question_id } = asked
  await showCard(page, thread_id, {
    ...{ type: 'question', evaluation_question_id, quiz_id, title: kind.quiz },
  })
  const sent = page.waitForRequest(/\/api\/v1\/chat\/stream/)
  await page.getByLabel('Message to Pip').fill('why is that?')
  await page.keyboard.press('Enter')
  expect((await sent).postData()).toContain(evaluation_question_id)
})

test('an answer that is put down without a network is kept, and marked when it is back', async ({
  signInAs,
  server,
}) => {
  const kind = everyKind.find(({ type }) => type === 'true_false')
  if (!kind) throw new Error('There is no such question')
  const api = await signIn(server.url, 'student')
  const { thread_id } = await ask(api, 'Hello once more, Pip')
  const page = await signInAs('student')
  const quiz_id = await quizNamed(api, kind.quiz)
  const asked = (await questionsOf(page, quiz_id))[kind.place - 1]
  if (!asked) throw new Error('The quiz has questions')
  const { evaluation_question_id } = asked
  await showCard(page, thread_id, {
    ...{ type: 'question', evaluation_question_id, quiz_id, title: kind.quiz },
  })
  await expect(check(page)).toBeVisible()
  await page.context().setOffline(true)
  await put(page, kind.right(asked))
  await page.getByRole('button', { name: 'Keep my answer' }).click()
  await expect(page.getByText('Your answer is kept.')).toBeVisible()
  await page.context().setOffline(false)
  // What waits is tried again a while later, where the first try was lost.
  await expect(page.getByRole('heading', { name: /^Right/ })).toBeVisible({ timeout: 40_000 })
})
