import type { Page } from '@playwright/test'
import { look, reads, sees, type View } from '../support/accessibility-sweep.ts'
import { test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { linkTo } from '../support/outbox.ts'
import { settled } from '../support/page-states.ts'
import { join, joinConfirmed, makeChild, newEmail, phrase } from '../support/sign-up.ts'

test.use({ school: 'keyboard' })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const refused = /status of (401|403|404|409|410|422|429)/

/** What anybody comes to after a press: windows, refusals, what was sent. */
const anybody: readonly View[] = [
  { name: 'no page', path: '/no/such/page', there: reads('There is no page here') },
  { name: 'a link to nowhere', path: '/redirector?to=https://elsewhere.test', there: settled },
  { name: 'a link to an application', path: '/redirector?to=whatsapp&text=Look', there: settled },
  {
    name: 'a note that nobody wrote',
    path: '/math-notes?q=xyzzy',
    there: reads('No note on that yet'),
  },
  {
    name: 'a try at a question of a note',
    path: '/math-notes?note=surds',
    there: async (page) => {
      await whenLive(page)
      await page.getByLabel('Your answer').first().fill('√75')
      await page.getByRole('button', { name: 'Check' }).first().click()
      await page.getByText('Nearly', { exact: true }).waitFor()
    },
  },
  { name: 'no link to set a password', path: '/aiacademy/reset-password', there: settled },
  {
    name: 'a course',
    path: '/Best_AI_Coach',
    there: async (page) => {
      await whenLive(page)
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the menu of a phone',
    path: '/release-notes',
    there: async (page) => {
      await whenLive(page)
      await press(page, 'Menu')
      await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'a line on the welcome page that turned, and its hints and steps',
    path: '/welcome',
    there: async (page) => {
      await whenLive(page)
      await page.getByLabel('Line 2').fill('3x = 10')
      await press(page, 'Check line 2')
      for (const name of ['A hint', 'A hint', 'Show the steps']) await press(page, name)
      await sees('Divide both sides by 3.')(page)
    },
  },
  {
    name: 'an answer on the welcome page',
    path: '/welcome',
    there: async (page) => {
      await whenLive(page)
      await page.getByLabel('Line 2').fill('x = 7')
      await press(page, 'Check line 2')
      await press(page, 'Next question')
      await page.getByLabel('Your answer').fill('24')
      await press(page, 'Check')
      await reads('Not yet')(page)
    },
  },
  {
    name: 'a letter that lacks something',
    path: '/support',
    there: async (page) => {
      await whenLive(page)
      await press(page, 'Send')
      await sees('Write a few words first.')(page)
    },
  },
  {
    name: 'a form of a parent that lacks something',
    path: '/aiacademy/aiacademy-lite-signup?who=parent',
    there: async (page) => {
      await whenLive(page)
      await press(page, 'Make my account')
      await sees('Tick here once you have read them.')(page)
    },
  },
  {
    name: 'a link that was asked for',
    path: '/aiacademy/forget-password',
    there: async (page) => {
      await page.getByLabel('Your e-mail').fill('nobody@families.test')
      await press(page, 'Send the link')
      await reads('Look in your e-mail')(page)
    },
  },
  {
    name: 'a code to type, that is not the code',
    path: '/login?way=text',
    there: async (page) => {
      await page.getByLabel('Number', { exact: true }).fill('07700 900111')
      await press(page, 'Text me a code')
      await page.getByLabel('Digit 1').waitFor()
      await page.keyboard.type('000000')
      await sees('That is not the code yet')(page)
    },
  },
  {
    name: 'a paper to hand in',
    path: '/exam-practices?paper=mathematics-foundation',
    there: async (page) => {
      await press(page, 'Begin')
      await press(page, 'Hand in')
      await sees(/questions are still open/)(page)
    },
  },
]

/** What families come to after a press. */
async function families(url: string) {
  const parent = await joinConfirmed(url, newEmail('parent'), 'parent')
  const child = await makeChild(parent, 'Bartholomew-Alexander')
  const { username } = await makeChild(await join(url, 'parent'), 'Wilhelmina-Josephine')
  const student = await joinConfirmed(url, newEmail('known'))
  const email = newEmail('known')
  await joinConfirmed(url, email)
  await student.call('POST /auth/password/reset/link', { body: { email } })
  const reset = await linkTo(url, email, /new password/)
  const lacking = (path: string): View => ({
    name: `${path} that lacks something`,
    path,
    there: async (page) => {
      await press(page, 'Make the account')
      await sees('This goes on only with your agreement.')(page)
    },
  })
  return [
    [
      undefined,
      [
        {
          name: 'a new password that is weak',
          path: reset,
          there: async (page) => {
            await page.getByLabel('New password', { exact: true }).fill('password1')
            await press(page, 'Save and sign in')
            await page.locator('[aria-invalid=true]').waitFor()
          },
        },
      ],
    ],
    [
      parent.user,
      [
        { name: 'details', path: '/aiacademy/dashboard?details=yes', there: reads('Your details') },
        {
          name: 'unlink',
          path: `/aiacademy/child/${child.id}/manage`,
          there: async (page) => {
            await press(page, /^Unlink/)
            await page.getByRole('alertdialog').waitFor()
          },
        },
        {
          name: 'linked',
          path: '/aiacademy/dashboard',
          there: async (page) => {
            await press(page, 'Link a child')
            await press(page, 'Use their password')
            await page.getByLabel('Your child’s username or e-mail').fill(username)
            await page.getByLabel('Your child’s password', { exact: true }).fill(phrase)
            await page.getByRole('checkbox', { name: /I am their parent/ }).check()
            await page.getByRole('button', { name: 'Link', exact: true }).click()
            await page.getByRole('dialog', { name: /is linked$/ }).waitFor()
          },
        },
        { name: 'two children', path: '/aiacademy/dashboard', there: sees('Wilhelmina-Josephine') },
        lacking('/aiacademy/create-child-account'),
        lacking('/aiacademy/aiacademy-lite-create-child-account'),
      ],
    ],
    [
      student.user,
      [
        {
          name: 'a picture to cut',
          path: '/student/v2/profile',
          there: async (page) => {
            const [chooser] = await Promise.all([
              page.waitForEvent('filechooser'),
              press(page, 'Add a picture'),
            ])
            const buffer = await page.screenshot()
            await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer })
            await page.getByRole('slider', { name: 'Zoom' }).waitFor()
          },
        },
        {
          name: 'a profile in the middle of its changes',
          path: '/student/profile',
          there: async (page) => {
            await press(page, 'Make a code')
            await press(page, 'Change the password')
            await page.getByLabel('Mobile number', { exact: true }).fill('12')
            await press(page, 'Send a code')
            await sees(/^Begin with the country/)(page)
            await sees(/^Good until/)(page)
          },
        },
      ],
    ],
  ] satisfies [object | undefined, View[]][]
}

test('what comes of a press is fit for everybody, narrow and wide, light and dark', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  await look(browser, server.url, anybody, { expected: refused })
  for (const [user, views] of await families(server.url)) {
    await look(browser, server.url, views, { user, expected: refused })
  }
})
