import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { questionsOf, type Shown } from '../support/equations.ts'
import { expect, test } from '../support/fixtures.ts'
import { everyKind, type Kind } from './every-type.ts'
import { give, type Hand } from './hands.ts'

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

/**
 * Answers every type of question with one hand: what cannot be read, then what is not yet right,
 * and at the next go what is right.
 */
export async function answerEveryType(hand: Hand): Promise<void> {
  const { page } = hand
  const check = page.getByRole('button', { name: 'Check my answer' })
  const again = page.getByRole('button', { name: /^(Try again|Mend line \d|Change my answer)$/ })
  for (const [kind, { asked, address }] of await findAll(page)) {
    await test.step(kind.type, async () => {
      await page.goto(address)
      await expect(check).toBeVisible()
      if (kind.unread) {
        await give(hand, kind.unread)
        await hand.press(check)
        await expect(page.getByText('It cost nothing: mend it and check it again.')).toBeVisible()
      }
      await give(hand, kind.wrong(asked))
      await hand.press(check)
      await expect(page.locator('#feedback')).toHaveText(kind.said ?? /^Not yet/)
      await hand.press(again)
      await give(hand, kind.right(asked))
      await hand.press(check)
      await expect(page.locator('#feedback')).toHaveText('Right, and here is why')
    })
  }
}
