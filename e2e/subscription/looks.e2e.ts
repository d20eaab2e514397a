import { look, reads, sees, type View } from '../support/accessibility-sweep.ts'
import { codes } from '../support/activation-codes.ts'
import { logIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { join, makeChild } from '../support/sign-up.ts'

test.use({ school: 'activation' })

async function everyone(url: string) {
  const [student, parent, alone] = [
    await join(url, 'student'),
    await join(url, 'parent'),
    await join(url, 'parent'),
  ]
  await makeChild(parent, 'Bartholomew-Alexander')
  const [good, choose] = [
    `/redeem/${codes.many}`,
    `/aiacademy/product-redemption?code=${codes.many}`,
  ]
  const opens = reads('It opens Mathematics')
  const guest: View[] = [
    { name: 'enter', path: '/redeem', there: reads('Enter your code') },
    { name: 'good', path: good, there: opens },
    { name: 'expired', path: `/redeem/${codes.expired}`, there: reads('This code has wilted') },
    { name: 'used', path: `/redeem/${codes.used}`, there: reads('This code has been used') },
    { name: 'unknown', path: `/redeem/${codes.unknown}`, there: reads(/^We cannot find/) },
    { name: 'odd', path: '/redeem/SPOIL', there: sees(/^A code has no O, I or L/) },
  ]
  const views = (name: string, path: string, there: View['there']): View[] => [
    { name, path, there },
  ]
  const maya = await logIn(url, 'student')
  return [
    [undefined, guest],
    [student.user, views('student', good, opens)],
    [await logIn(url, 'teacher'), views('staff', good, opens)],
    [
      parent.user,
      [
        ...views('parent', good, opens),
        ...views('whom', choose, reads('Who is it for?')),
        ...views('home', '/aiacademy/dashboard', async (page) => {
          await reads('Bartholomew-Alexander’s week')(page)
          await sees('Have a code?')(page)
        }),
      ],
    ],
    [alone.user, views('no child', choose, reads('First, your child'))],
    [
      maya,
      views('refused', good, async (page) => {
        await page.getByRole('button', { name: 'Add to my courses' }).click()
        await sees('These courses are open already')(page)
      }),
    ],
    [
      student.user,
      [
        ...views('planted', good, async (page) => {
          const add = page.getByRole('button', { name: 'Add to my courses' })
          const yours = page.getByRole('heading', { name: 'This code is yours already' })
          await expect(add.or(yours)).toBeVisible()
          if (await add.isVisible()) await add.click()
          await expect(page.getByRole('heading', { level: 1, name: /Planted|yours/ })).toBeVisible()
        }),
        ...views('yours', good, reads('This code is yours already')),
      ],
    ],
  ] as const
}

test('every page is fit for everybody, narrow and wide, light and dark', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  for (const [user, views] of await everyone(server.url)) {
    await look(browser, server.url, views, { user, expected: /(404|409)/ })
  }
})
