import type { Page } from '@playwright/test'
import { type Api, logIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { join, pageOf, phrase, typeIn } from '../support/sign-up.ts'
import { heldKeys } from '../support/storage.ts'

test.use({ school: 'home' })

/** How the page is shown, as its root says. */
const shown = (page: Page) =>
  page.evaluate(() => ({ ...document.documentElement.dataset }) as Record<string, string>)

/** Keeps what the root said when the body came: before anything could be painted. */
const watchFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.body) return
      sessionStorage.setItem('first', JSON.stringify({ ...document.documentElement.dataset }))
      look.disconnect()
    })
    look.observe(document, { childList: true, subtree: true })
  })

const firstShown = (page: Page) =>
  page.evaluate(() => {
    const first = JSON.parse(sessionStorage.getItem('first') ?? '{}')
    sessionStorage.removeItem('first')
    return first as Record<string, string>
  })

test('how a child likes to read is shown at once, follows to another device, and leaves with them', async ({
  browser,
  server,
}) => {
  const { user, username } = await join(server.url, 'student')
  const page = await pageOf(browser, server.url, user, { viewport: { width: 390, height: 844 } })
  await watchFirstPaint(page)
  await page.goto('/student/profile')
  const card = page.getByRole('region', { name: 'How I like to read' })
  await card.getByText('Atkinson').click()
  await card.getByRole('radiogroup', { name: 'Light' }).getByText('Dark').click()
  await card.getByRole('radiogroup', { name: 'Size' }).getByText('Largest').click()
  // The choices before it are sent as well: their answers may come meanwhile.
  const kept = page.waitForResponse((answer) => {
    const request = answer.request()
    return request.method() === 'PATCH' && request.postData()?.includes('"less"') === true
  })
  await card.getByRole('radiogroup', { name: 'Motion' }).getByText('Less').click()
  await kept
  const chosen = {
    readerFont: 'atkinson-hyperlegible',
    scheme: 'dark',
    textSize: 'largest',
    motion: 'less',
  }
  expect(await shown(page)).toMatchObject(chosen)
  await page.reload()
  expect(await firstShown(page)).toMatchObject(chosen)
  await expect(card.getByRole('radio', { name: 'Atkinson' })).toBeChecked()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)

  await test.step('a notice stands clear of the places at the foot of a phone', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const notice = page.getByText('Your details are saved')
    await expect(notice).toBeVisible()
    const bar = page.getByRole('navigation', { name: 'Places' })
    const bottomOf = async () => {
      const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    }
    const top = (await bar.boundingBox())?.y ?? 0
    await expect.poll(bottomOf).toBeLessThanOrEqual(top)
  })

  await test.step('another device', async () => {
    const elsewhere = await pageOf(browser, server.url)
    await elsewhere.goto('/login')
    expect(await shown(elsewhere)).not.toHaveProperty('scheme')
    await typeIn(elsewhere, username, phrase)
    await expect(elsewhere).not.toHaveURL(/\/login/)
    expect(await shown(elsewhere)).toMatchObject(chosen)
    await elsewhere.context().close()
  })

  await test.step('after signing out the page is as the device has it, and nothing is left', async () => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
    for (const name of Object.keys(chosen)) expect(await shown(page)).not.toHaveProperty(name)
    expect(await heldKeys(page)).toEqual({ persistent: [], session: [] })
  })
  await page.context().close()
})

const wrongAnswers = {
  number: { value: '-98765' },
  expression: { value: 'x=-98765' },
  short_text: { value: 'a purple elephant' },
} as const

/** Answers wrongly what is sure to be wrong, until no heart is left. */
async function loseHearts({ call, stream }: Api): Promise<string> {
  const { sections } = await call('GET /lessons/learning-path', { query: {} })
  const items = sections.flatMap(({ items }) => items).filter(({ quiz_id }) => quiz_id !== null)
  for (const { quiz_id } of items) {
    const params = { id: quiz_id ?? '' }
    const { questions } = await call('GET /quiz/{id}', { params })
    for (const { type, evaluation_question_id: id } of [...questions, ...questions]) {
      const wrong = wrongAnswers[type as keyof typeof wrongAnswers]
      if (!wrong) continue
      const answer = { id, attempt_key: crypto.randomUUID(), ...wrong }
      const evaluations = Buffer.from(JSON.stringify([answer])).toString('base64')
      const sent = { params, body: { evaluations }, files: {} }
      for await (const _ of stream('POST /quiz/{id}/submit', sent));
      const { hearts } = await call('GET /users/heart-status', {})
      if (hearts === 0) return params.id
    }
  }
  throw new Error('There are not enough questions to lose five hearts')
}

test('without a heart the home and the quiz say when practice goes on, and lead to what does', async ({
  browser,
  server,
}) => {
  const newcomer = await join(server.url, 'student', { is_free_tier: true })
  const page = await pageOf(browser, server.url, newcomer.user)
  await page.goto('/student/dashboard')
  await expect(page.getByText('5 of 5')).toBeVisible()
  await expect(page.getByText(/^Nothing is set yet/)).toBeVisible()
  const quiz_id = await loseHearts(newcomer)
  await page.reload()
  await expect(page.getByText('0 of 5')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Time for a little rest' })).toBeVisible()
  await expect(page.getByText(/The next one is back .*at \d\d:\d\d/)).toBeVisible()
  await page.goto(`/student/quiz/${quiz_id}`)
  await expect(page.getByText(/the next heart is back .*at \d\d:\d\d/)).toBeVisible()
  await page.context().close()
})

test('the library finds by words in the address, and tells reviews of one name apart', async ({
  browser,
  server,
}) => {
  const page = await pageOf(browser, server.url, await logIn(server.url, 'student'))
  await page.goto('/student/library?show=reviews')
  await expect(page.getByText(/^Review \d+, /).first()).toBeVisible()
  await expect(page.getByText(/^Finished on \d+ \w+/).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find in the library' }).pressSequentially('equiv frac')
  await expect(page).toHaveURL('/student/library?show=reviews&find=equiv+frac')
  await expect(page.getByRole('link', { name: /Equivalent fractions/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /Adding fractions/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('equiv frac')
  await page.getByRole('searchbox').fill('giraffe')
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Library' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await page.context().close()
})
