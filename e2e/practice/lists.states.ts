import { pages } from '@learngrove/contract/pages'
import { student } from '../states/people.ts'
import { longTitle } from '../states/samples.ts'
import { losesNetwork, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { frame, quizzes } from '../states/student-answers.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const unavailable = { refused: 'UNAVAILABLE' } as const
const longNamed = quizzes.map((quiz) => ({ ...quiz, title: longTitle, subject_name: longTitle }))

const statesOf = (path: string, words: RegExp, empty: string): Record<string, PageState> => {
  const shown = (shows = settled, answers: Answers = {}): PageState => ({
    path,
    user: student,
    answers: { ...frame, ...answers },
    shows: async (page) => {
      if (shows !== waits) await settled(page)
      await shows(page)
    },
  })
  const some = shown(sees(words))
  return {
    some,
    'coming in': shown(waits, { 'GET /quiz': never }),
    none: shown(sees(empty), { 'GET /quiz': { quizzes: [] } }),
    'did not arrive': {
      ...shown(sees(/did not arrive/), { 'GET /quiz': unavailable }),
      complains: /status of 503/,
    },
    offline: { ...some, complains: withoutNetwork, shows: losesNetwork(some.shows) },
    'long names': shown(settled, { 'GET /quiz': { quizzes: longNamed } }),
  }
}

pageStates(
  'finished worksheets',
  statesOf(pages.finishedWorksheets(), /15 of 17 marks/, 'Nothing is finished yet'),
)

pageStates('assigned', statesOf(pages.assignedWorksheets(), /Was due/, 'Nothing is set yet'))
