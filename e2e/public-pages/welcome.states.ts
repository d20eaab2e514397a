import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { press, reads, sees, settled } from '../states/shows.ts'
import { whenLive } from '../support/hydration.ts'
import { pageStates } from '../support/page-state.ts'

const challenge = {
  'GET /users/contact-us/challenge': { challenge: 'a challenge', difficulty: 1 },
} as const

type Try = Received<'POST /lessons/public/tries/{name}'>

const turned: Try = {
  verdict: 'wrong',
  scoring_rationale: 'Not yet. Line 2 does not follow from the line before it.',
  reading: { latex: '3x = 10', speech: '3 x equals 10' },
  lines: [
    { text: '3x − 6 = 15', latex: '3x - 6 = 15', verdict: 'follows' },
    { text: '3x = 10', latex: '3x = 10', verdict: 'turned' },
  ],
  misconception: null,
  hints: [
    'Something stands beside the letter. What undoes it? Do that on both sides.',
    'To undo $-6$, add $6$. To undo times $3$, divide by $3$. On both sides, each time.',
  ],
  method_answer: [
    { maths: '3(x - 2) = 15', text: 'This is what we start with.' },
    { maths: '3x - 6 = 15', text: '3 times the bracket, on both terms.' },
    { maths: '3x = 21', text: 'Add 6 on both sides.' },
    { maths: 'x = 7', text: 'Divide both sides by 3.' },
  ],
}

const right: Try = {
  ...turned,
  verdict: 'right',
  scoring_rationale: 'Yes, that is right.',
  reading: { latex: 'x = 7', speech: 'x equals 7' },
  lines: [{ text: 'x = 7', latex: 'x = 7', verdict: 'follows' }],
  hints: [],
}

pageStates('welcome', {
  families: { path: pages.welcome(), shows: settled },
  schools: { path: pages.welcome({ for: 'schools' }), answers: challenge, shows: settled },
  'a line that turned, and its hints and steps': {
    path: pages.welcome(),
    answers: { 'POST /lessons/public/tries/{name}': turned },
    shows: async (page) => {
      await whenLive(page)
      await page.getByLabel('Line 2').fill('3x = 10')
      await press(page, 'Check line 2')
      for (const name of ['A hint', 'A hint', 'Show the steps']) await press(page, name)
      await sees('Divide both sides by 3.')(page)
    },
  },
  'an answer that is not right yet': {
    path: pages.welcome(),
    answers: { 'POST /lessons/public/tries/{name}': { in_turn: [right, turned] } },
    shows: async (page) => {
      await whenLive(page)
      await page.getByLabel('Line 2').fill('x = 7')
      await press(page, 'Check line 2')
      await press(page, 'Next question')
      await page.getByLabel('Your answer').fill('24')
      await press(page, 'Check')
      await reads('Not yet')(page)
    },
  },
})

pageStates('support', {
  'a form to write': { path: pages.support(), answers: challenge, shows: settled },
  sent: { path: pages.support({ sent: 'yes' }), answers: challenge, shows: settled },
  'a message that lacks something': {
    path: pages.support(),
    answers: challenge,
    shows: async (page) => {
      await whenLive(page)
      await press(page, 'Send')
      await sees('Write a few words first.')(page)
    },
    isWalked: false,
  },
})

pageStates('coming soon', {
  'the one page': {
    path: pages.comingSoon(),
    site: {
      key: 'lumineelearning',
      name: 'Lumine eLearning',
      platform: 'Lumine eLearning',
      tagline: 'Learning that lights the way',
      school_name: null,
      is_portal: false,
      is_teach: false,
      is_coming_soon: true,
      has_collectible_themes: false,
      operator: 'the people who run Lumine eLearning',
      operator_details: '',
      taught: 'Mathematics',
      school_note: '',
      base_path: '',
    },
    shows: settled,
  },
})
