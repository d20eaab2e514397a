import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAt, type View } from './look.ts'
import { atHost, comingSoon } from './public.ts'
import { walkStops } from './stops.ts'
import { anybody, families, settled } from './views.ts'
import { sideways } from './watch.ts'

test.use({ school: 'keyboard' })

const phone = { width: 320, height: 640 }
const desk = { width: 1280, height: 720 }

/** Onward on a phone and back at a desk: each finds what the other does not. Then with large text. */
async function walk(page: Page, views: readonly View[]) {
  for (const { name, path, there } of views) {
    await test.step(name, async () => {
      await page.setViewportSize(phone)
      await page.goto(path)
      await there(page)
      expect.soft(await walkStops(page, 'on'), `${name}, onward`).toEqual([])
      await page.setViewportSize(desk)
      expect.soft(await walkStops(page, 'back'), `${name}, back`).toEqual([])
      await page.setViewportSize(phone)
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
      expect.soft(await sideways(page), `${name}, text at 200 %`).toEqual([])
    })
  }
  await page.context().close()
}

test('the Tab key comes to everything that anybody may open, in order and in sight', async ({
  browser,
  server,
}) => {
  const nowhere: View = { name: 'no page', path: '/no/such/page', there: settled }
  await walk(await openAt(browser, server.url, 320), [...anybody, nowhere])
  const soon: View = { name: 'coming soon', path: '/', there: settled }
  await walk(await openAt(browser, atHost(server.url, comingSoon.key), 320), [soon])
})

test('the Tab key comes to everything on the pages of families, in order and in sight', async ({
  browser,
  server,
}) => {
  const all = await families(server.url)
  const looks = [
    [undefined, [{ name: 'is this you', path: all.link, there: settled }]],
    [all.parent, all.parentViews],
    [all.alone, all.aloneViews],
    [all.student, all.studentViews],
  ] as const
  for (const [user, views] of looks) {
    await walk(await openAt(browser, server.url, 320, user), views)
  }
})
