import type { EventOf } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect } from '@playwright/test'
import { teacher } from '../states/people.ts'
import { dateIn, longTitle, sampleId, taughtClass } from '../states/samples.ts'
import { sees, settled, waits } from '../states/shows.ts'
import { staffFrame } from '../states/staff-frame.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Event = EventOf<'POST /chat/teacher/stream'>

const { id, name, course_id } = taughtClass
const range = { start: dateIn(-27), end: dateIn(0) }
const topic_id = sampleId(910)

const answer = (person: string): readonly Event[] => [
  {
    event: 'figures',
    data: {
      class: { id, name, course_id, subject: 'Mathematics' },
      range,
      behind: [
        { number: 1, title: 'Fractions', wanted: { ...range, topic_id } },
        { number: 2, title: `${person}, fractions`, wanted: { ...range, topic_id } },
      ],
    },
  },
  {
    event: 'words',
    data: {
      text: `[Two students](#1) are stuck on fractions:\n- ${person}: [1 of 6 right at the first try](#2)`,
    },
  },
  { event: 'next', data: { questions: ['What shall I do first?'] } },
  { event: 'done', data: { provider: 'built-in' } },
]

/** Asks, and looks at what comes. */
const asks =
  (then: PageState['shows']): PageState['shows'] =>
  async (page) => {
    const question = page.getByRole('textbox', { name: 'Your question about the class' })
    await question.fill('Who is stuck on fractions?')
    await question.press('Enter')
    await expect(page.getByRole('listitem').getByText('Who is stuck on fractions?')).toBeVisible()
    await then(page)
  }

const shown = (shows: PageState['shows'], answers: Answers = {}): PageState => ({
  ...{ path: pages.teacherChat(), user: teacher, shows },
  answers: {
    ...staffFrame,
    'GET /classes': { classes: [taughtClass] },
    'POST /chat/teacher/stream': { events: answer('Theo Lindqvist') },
    ...answers,
  },
})

pageStates('assistant', {
  'nothing asked': shown(sees('What would you like to know?')),
  answered: shown(asks(sees(/1 of 6 right/))),
  'coming in': shown(asks(sees('Reading the reports …')), { 'POST /chat/teacher/stream': never }),
  'did not arrive': {
    ...shown(asks(sees(/The answer did not come/)), {
      'POST /chat/teacher/stream': { refused: 'UNAVAILABLE' },
    }),
    complains: /status of 503/,
  },
  'classes coming in': shown(waits, { 'GET /classes': never }),
  'no class': shown(sees('You have no class yet'), { 'GET /classes': { classes: [] } }),
  'long names': shown(asks(settled), {
    'GET /classes': { classes: [{ ...taughtClass, name: longTitle }] },
    'POST /chat/teacher/stream': { events: answer(longTitle) },
  }),
})
