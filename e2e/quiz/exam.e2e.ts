import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { type Api, signIn } from '../support/api.ts'
import { expect } from '../support/fixtures.ts'
import { violations } from '../support/page-checks.ts'
import { clockedTest as test } from '../support/with-clock.ts'

const phone = { width: 390, height: 844 }
const minuteMs = 60_000

/** The exam of the demonstration school, and what the API says of it. */
async function examOf(url: string) {
  const { call } = await signIn(url, 'student')
  const { quizzes } = await call('GET /quiz', { query: {} })
  const quiz = quizzes.find(({ title }) => /mock exam/i.test(title))
  if (!quiz) throw new Error('The demonstration school has an exam')
  const read = () => call('GET /quiz/{id}/evaluations', { params: { id: quiz.id } })
  return { call, quiz, read, at: pages.quiz({ quizId: quiz.id }) }
}

/** Puts something down, of whatever kind the question is. */
async function writeSomething(page: Page): Promise<boolean> {
  const card = page.getByRole('article')
  const [radio, text] = [card.getByRole('radio').first(), card.getByRole('textbox').first()]
  await expect(radio.or(text).or(card.getByRole('group')).first()).toBeVisible()
  if (await radio.isVisible()) await radio.check()
  else if (await text.isVisible()) await text.fill('15')
  else return false
  await expect(page.getByText(/Stored at/)).toBeVisible()
  return true
}

test('an exam is begun by a press, tells nothing on the way, and hands in what is written when the time is up', async ({
  signInAs,
  server,
  clock,
}) => {
  const { call, quiz, read, at } = await examOf(server.url)
  const page = await signInAs('student')
  await page.goto(at)

  await test.step('the door says how long, and the clock waits', async () => {
    await expect(page.getByRole('heading', { name: 'Ready when you are' })).toBeVisible()
    await expect(page.getByText('30 min')).toBeVisible()
    expect(await violations(page)).toEqual([])
    const looked = await call('GET /quiz/{id}', {
      params: { id: quiz.id },
      query: { begin: false },
    })
    expect(looked).toMatchObject({ ends_at: null, questions: [] })
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('button', { name: /^(30:00|29:\d\d) left/ })).toBeVisible()
  })

  let written = 0
  await test.step('what is written is stored, and nobody says anything to it', async () => {
    for (let number = 1; number <= quiz.status.num_questions; number++) {
      await page.goto(`${at}?question=${number}`)
      if (await writeSomething(page)) written++
    }
    expect(written).toBeGreaterThan(1)
    await expect(page.getByText(/not yet|right|hint|Ask Pip/i)).toHaveCount(0)
    const { evaluations } = await read()
    expect(evaluations.filter(({ is_submitted }) => is_submitted)).toHaveLength(written)
    expect(evaluations.every(({ verdict, marks_given }) => !verdict && marks_given === null)).toBe(
      true,
    )
    expect(await violations(page)).toEqual([])
  })

  await test.step('it can be left, and the time goes on by the clock of the server', async () => {
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Save and leave' }).click()
    await clock.putForward(19.5 * minuteMs)
    await page.goto(at)
    await expect(page.getByRole('button', { name: /^(10|9):\d\d left/ })).toBeVisible()
    await page.getByRole('button', { name: /left/ }).click()
    await expect(page.getByRole('button', { name: 'Show the time' })).toBeVisible()
  })

  await test.step('the end asks once more, and says what is open', async () => {
    await page.goto(`${at}?view=summary`)
    await page.getByRole('button', { name: 'Hand in' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked.getByText(/After this nothing can be changed/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await asked.getByRole('button', { name: 'Not yet' }).click()
    expect((await read()).grading_completed).toBe(false)
  })

  await test.step('when the time is up it is handed in, with all that was written', async () => {
    // A reload brings the clock of the server again, a few seconds before the end.
    await clock.putForward((await minutesLeft(call, quiz.id)) * minuteMs - 4_000)
    const other = await page.context().newPage()
    await Promise.all([page.goto(`${at}?view=summary`), other.goto(`${at}?question=1`)])
    await expect(page.getByText(/marks/).first()).toBeVisible({ timeout: 20_000 })
    const { grading_completed, evaluations } = await read()
    expect(grading_completed).toBe(true)
    const taken = evaluations.filter(({ verdict, review }) => verdict !== null || review !== null)
    expect(taken).toHaveLength(written)
    expect(await violations(page)).toEqual([])
    // The other tab has handed in as well, and nothing is counted twice.
    await expect(other.getByRole('button', { name: /left/ })).toHaveCount(0, { timeout: 20_000 })
    expect((await read()).evaluations.map(({ tries }) => tries)).toEqual(
      evaluations.map(({ tries }) => tries),
    )
  })
})

async function minutesLeft(call: Api['call'], id: string): Promise<number> {
  const { ends_at, now } = await call('GET /quiz/{id}', { params: { id } })
  return (Date.parse(ends_at ?? '') - Date.parse(now)) / minuteMs
}
