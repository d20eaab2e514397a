import { look, reads, sees, type View } from '../support/accessibility-sweep.ts'
import { emailOf, password } from '../support/accounts.ts'
import { quizNamed, signIn } from '../support/api.ts'
import { solveLinear } from '../support/equations.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { handsOn } from '../support/keyboard.ts'
import { answerTo, ask, handIn } from '../support/student-api.ts'

test.use({ school: 'pages' })

/** Everything that a student sees, with something of every kind on it. */
async function prepare(url: string) {
  const student = await signIn(url, 'student')
  const [quizId, matching] = [
    await quizNamed(student, 'Solving linear equations'),
    await quizNamed(student, 'Fractions check-in'),
  ]
  const { questions } = await student.call('GET /quiz/{id}', { params: { id: quizId } })
  const [first, , , fourth] = questions
  if (!first || !fourth) throw new Error('The quiz is shorter than it was')
  const right = answerTo(first, { value: String(solveLinear(first.text)) })
  await handIn(student, quizId, [right, answerTo(fourth, { value: 'x = 1000' })])
  const cited = await ask(student, 'What is photosynthesis?')
  const solved = await ask(student, 'Help me solve 3x + 5 = 20')
  const quiz = `/student/quiz/${quizId}`
  const chat = '/student/v2/chat'
  const source = cited.sources[0]?.id ?? ''
  const views: View[] = [
    { name: 'home with the garden', path: '/student/dashboard', there: sees(/in bloom/) },
    { name: 'home with the list', path: '/student/dashboard?path=list', there: sees(/^1\. /) },
    { name: 'library', path: '/student/library', there: sees('Solving linear equations') },
    {
      name: 'steps to write',
      path: `${quiz}?question=3`,
      there: (page) => expect(page.locator('math-field')).toBeVisible(),
    },
    { name: 'a choice', path: `${quiz}?question=7`, there: sees('Check my answer') },
    { name: 'a number with a unit', path: `${quiz}?question=8`, there: sees('Check my answer') },
    {
      name: 'an order to make',
      path: `/student/quiz/${matching}?question=8`,
      there: sees('Check my answer'),
    },
    { name: 'right', path: `${quiz}?question=1`, there: reads('Right, and here is why') },
    {
      name: 'not yet',
      path: `${quiz}?question=4`,
      there: async (page) => {
        await page.getByRole('button', { name: 'See your last try' }).click()
        await reads(/^Not yet/)(page)
      },
    },
    { name: 'the end of a quiz', path: `${quiz}?view=summary`, there: sees(/answered so far/) },
    { name: 'a new conversation', path: chat, there: reads(/what are you working on/) },
    {
      name: 'a conversation',
      path: `${chat}?thread=${solved.thread_id}`,
      there: (page) => expect(page.locator('.katex').first()).toBeVisible(),
    },
    {
      name: 'the notes beside a conversation',
      path: `${chat}?thread=${cited.thread_id}&source=${source}`,
      there: (page) => expect(page.getByRole('article', { name: 'Page' })).toBeVisible(),
    },
  ]
  return { user: student.user, views }
}

const lost = { name: 'no page', path: '/no/such/page', there: sees('There is no page here') }

let prepared: ReturnType<typeof prepare> | undefined

test('every page is fit for everybody, narrow and wide, light and dark', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  prepared ??= prepare(server.url)
  const { user, views } = await prepared
  await look(browser, server.url, views, { user })
  await look(browser, server.url, [lost], { user, expected: /status of 404/ })
})

test('the keyboard alone signs in and answers', async ({ page, server }) => {
  prepared ??= prepare(server.url)
  await prepared
  const focused = page.locator(':focus')
  const { tabTo } = handsOn(page)
  await page.goto('/login')
  await whenLive(page)
  await tabTo('textbox', /e-mail|username/i)
  await page.keyboard.type(emailOf('student'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /Solving linear equations/ }).first()).toBeVisible()
  await tabTo('link', /Solving linear equations/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toBeVisible()
  await tabTo('button', /^Question 7,/)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveRole('heading')
  for (let presses = 0; presses < 10; presses++) {
    if (await focused.and(page.getByRole('radio')).count()) break
    await page.keyboard.press('Tab')
  }
  const wanted = page.getByRole('radio', { name: /^Take .* away from both sides/ })
  for (let presses = 0; presses < 6 && !(await wanted.isChecked()); presses++) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(wanted).toBeChecked()
  await tabTo('button', 'Check my answer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Right, and here is why' })).toBeFocused()
})
