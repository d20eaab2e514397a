import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { questionsOf, type Shown } from '../support/equations.ts'
import { expect, test } from '../support/fixtures.ts'
import { everyKind, type Kind } from './every-type.ts'
import { fingerOn, give, keysOn } from './hands.ts'

test.use({ school: 'types' })
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const phone = { width: 390, height: 844 }

type Asked = { readonly asked: Shown; readonly address: string }

/** Where each kind of question is, and as what it was drawn. */
async function findAll(page: Page): Promise<Map<Kind, Asked>> {
  const listed: [string, string][] = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('user') ?? '{}')
    const answer = await fetch('/api/v1/quiz', {
      headers: { authorization: `Bearer ${access_token}` },
    })
    const { quizzes } = await answer.json()
    return quizzes.map(({ id, title }: { id: string; title: string }) => [title, id])
  })
  const ids = new Map(listed)
  const found = new Map<Kind, Asked>()
  for (const kind of everyKind) {
    const quizId = ids.get(kind.quiz) ?? ''
    const asked = (await questionsOf(page, quizId))[kind.place - 1]
    if (!asked) throw new Error(`${kind.quiz} has no question ${kind.place}`)
    expect(kind.type).toContain(asked.type)
    found.set(kind, { asked, address: `${pages.quiz({ quizId })}?question=${kind.place}` })
  }
  return found
}

const check = (page: Page) => page.getByRole('button', { name: 'Check my answer' })

/** Opens a question afresh. */
async function open(page: Page, { address }: Asked) {
  await page.goto(address)
  await expect(check(page)).toBeVisible()
}

test('a finger on a telephone answers every type: unreadable, and not yet', async ({
  signInAs,
  browser,
  baseURL,
}) => {
  const desk = await signInAs('student')
  const kinds = await findAll(desk)
  const context = await browser.newContext({
    storageState: await desk.context().storageState(),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: baseURL ?? '',
  })
  const page = await context.newPage()
  const hand = fingerOn(page)
  for (const [kind, asked] of kinds) {
    await test.step(kind.type, async () => {
      await open(page, asked)
      if (kind.unread) {
        await give(hand, kind.unread)
        await hand.press(check(page))
        await expect(page.getByText('It cost nothing: mend it and check it again.')).toBeVisible()
      }
      await give(hand, kind.wrong(asked.asked))
      await hand.press(check(page))
      await expect(page.locator('#feedback')).toHaveText(kind.said ?? /^Not yet/)
    })
  }
  await context.close()
})

test('the keyboard alone answers every type: nothing yet, and right', async ({ signInAs }) => {
  const page = await signInAs('student')
  await page.setViewportSize({ width: 1440, height: 900 })
  const kinds = await findAll(page)
  const hand = keysOn(page)
  for (const [kind, asked] of kinds) {
    await test.step(kind.type, async () => {
      await page.goto(asked.address)
      const again = page.getByRole('button', { name: 'Change my answer' })
      await expect(check(page).or(again)).toBeVisible()
      if (await again.isVisible()) await hand.press(again)
      await give(hand, kind.right(asked.asked))
      await hand.press(check(page))
      await expect(page.locator('#feedback')).toHaveText('Right, and here is why')
    })
  }
})
