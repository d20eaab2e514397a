import type { Received } from '@learngrove/contract/call'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { type Answers, answerCalls } from './answer-calls.ts'
import { startSite } from './built-site.ts'
import { listen } from './page-checks.ts'
import { sweep, sweepStops } from './sweep.ts'

/** A page in one of the states that somebody may find it in. */
export type PageState = {
  /** Is taken from the table of pages. */
  readonly path: string
  readonly user?: Received<'POST /auth/login'> | undefined
  readonly answers?: Answers
  /** What the server says of the site where it is not the usual one. */
  readonly site?: Readonly<Record<string, unknown>>
  /** Comes to the state, by a press where it takes one, and waits until it is all there. */
  readonly shows: (page: Page) => Promise<void>
  /** Leaves the walk by the Tab key out, where a window holds the focus or a press has moved it. */
  readonly isWalked?: false
  /** What the browser may complain of. */
  readonly complains?: RegExp
}

type Site = { readonly url: string; readonly document: string }

const test = base.extend<object, { readonly site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      site.stop()
    },
    { scope: 'worker' },
  ],
})

/** Says what the server writes into the document for a site that is not the usual one. */
async function tellSite(page: Page, document: string, facts: object): Promise<void> {
  const content = JSON.stringify(facts).replaceAll('"', '&quot;')
  const body = document.replace('<!--site-->', `<meta name="site" content="${content}" />`)
  await page.route(
    (url) => !/\.\w+$|^\/api\//.test(url.pathname),
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  )
}

/** Opens a page of this state, in the browser of its user. */
async function openState(browser: Browser, site: Site, { user }: PageState): Promise<Page> {
  const localStorage = user ? [{ name: 'user', value: JSON.stringify(user) }] : []
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** Shows each state in a browser, answered from its fixture, and sweeps it as every page is swept. */
export function pageStates(title: string, states: Readonly<Record<string, PageState>>): void {
  for (const [name, state] of Object.entries(states)) {
    test(`${title}: ${name}`, async ({ browser, site }) => {
      const page = await openState(browser, site, state)
      const heard = listen(page, site.url)
      const unanswered = await answerCalls(page, state.answers ?? {})
      if (state.site) await tellSite(page, site.document, state.site)
      const problems = await sweep(page, async () => {
        await page.goto(state.path)
        await state.shows(page)
      })
      if (state.isWalked !== false) problems.push(...(await sweepStops(page)))
      expect.soft(unanswered).toEqual([])
      expect.soft(heard.filter((line) => !state.complains?.test(line))).toEqual([])
      expect(problems).toEqual([])
      await page.context().close()
    })
  }
}
