import { pages } from '@learngrove/contract/pages'
import { guestMap } from '../states/map.ts'
import { catalogue, longTitle, mathematics, sampleId } from '../states/samples.ts'
import { reads, sees, settled } from '../states/shows.ts'
import { whenLive } from '../support/hydration.ts'
import { pageStates } from '../support/page-state.ts'

const path = pages.courses()
const unavailable = { refused: 'UNAVAILABLE' } as const

pageStates('courses', {
  'did not arrive': {
    path,
    answers: { 'GET /courses/catalogue': unavailable },
    complains: /status of 503/,
    shows: settled,
  },
  none: {
    path,
    answers: { 'GET /courses/catalogue': { ...catalogue, courses: [] } },
    shows: settled,
  },
  some: { path, answers: { 'GET /courses/catalogue': catalogue }, shows: settled },
  'long names': {
    path,
    answers: {
      'GET /courses/catalogue': {
        ...catalogue,
        courses: [{ ...mathematics, title: longTitle, subject_name: longTitle }],
      },
    },
    shows: settled,
  },
  'one, opened': {
    path,
    answers: {
      'GET /courses/catalogue': catalogue,
      'GET /courses/public/{id}': {
        ...mathematics,
        topics: ['What a fraction is', 'Equivalent fractions', longTitle].map((title, at) => ({
          id: sampleId(200 + at),
          parent_id: null,
          title,
          description: 'A whole in equal parts, a place on the number line, and a division.',
          objectives: ['say what the numerator and the denominator tell'],
          question_count: 6,
        })),
      },
    },
    shows: async (page) => {
      await whenLive(page)
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
    isWalked: false,
  },
  'one as a garden': {
    path: pages.courses({ view: 'map' }),
    answers: {
      'GET /courses/catalogue': catalogue,
      'GET /courses/public/{id}/map': guestMap,
    },
    shows: reads('The garden of Mathematics Year 7'),
  },
  'one as a garden, as a list': {
    path: `${pages.courses({ view: 'map' })}&show=list`,
    answers: {
      'GET /courses/catalogue': catalogue,
      'GET /courses/public/{id}/map': guestMap,
    },
    shows: sees('Needs first'),
  },
})
