import { pages } from '@learngrove/contract/pages'
import { press, reads, settled } from '../states/shows.ts'
import { whenLive } from '../support/hydration.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const shown = (path: string): PageState => ({ path, shows: settled })

pageStates('articles', {
  companion: shown(pages.companion()),
  terms: shown(pages.terms()),
  privacy: shown(pages.privacy()),
  blog: shown(pages.blog()),
  post: shown(pages.blog({ post: '2026-11-21-not-yet' })),
  releases: shown(pages.releases()),
  notes: shown(pages.notes()),
  note: shown(pages.notes({ note: 'surds' })),
  'the free plan': shown(pages.lite()),
  redirector: shown(pages.redirector()),
  'a link to nowhere': shown(`${pages.redirector()}?to=https://elsewhere.test`),
  'a link to an application': shown(`${pages.redirector()}?to=whatsapp&text=Look`),
  'no note on that yet': {
    path: `${pages.notes()}?q=xyzzy`,
    shows: reads('No note on that yet'),
  },
  'a try at a question of a note': {
    path: pages.notes({ note: 'surds' }),
    answers: {
      'POST /lessons/public/tries/{name}': {
        verdict: 'wrong_form',
        scoring_rationale: 'A root can still be made simpler: look for a square inside it.',
        reading: { latex: '\\sqrt{75}', speech: 'the square root of 75' },
        lines: [],
        misconception: null,
        hints: [],
        method_answer: [],
      },
    },
    shows: async (page) => {
      await whenLive(page)
      await page.getByLabel('Your answer').first().fill('√75')
      await page.getByRole('button', { name: 'Check' }).first().click()
      await page.getByText('Nearly', { exact: true }).waitFor()
    },
  },
  'the menu of a phone': {
    path: pages.releases(),
    shows: async (page) => {
      await whenLive(page)
      await press(page, 'Menu')
      await page.getByRole('navigation', { name: 'Menu' }).waitFor()
    },
    isWalked: false,
  },
  'no page': { path: '/no/such/page', shows: reads('There is no page here') },
})
