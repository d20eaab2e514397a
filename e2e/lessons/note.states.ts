import { pages } from '@learngrove/contract/pages'
import { longNamedNote, note, triedNote } from '../states/note.ts'
import { student, teacher } from '../states/people.ts'
import { losesNetwork, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { staffFrame } from '../states/staff-frame.ts'
import { home } from '../states/student-answers.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const shown = (answers: Answers = {}, shows = settled): PageState => ({
  path: pages.learningContent({ contentId: note.id }),
  user: student,
  answers: { ...home, 'GET /learning-content/{id}': note, ...answers },
  shows,
})

const lesson = shown({}, sees('Practise this'))

pageStates('lesson', {
  'to read': lesson,
  'with a try that was judged': {
    ...shown({ 'POST /learning-content/{id}/tries': triedNote }, async (page) => {
      await page.getByLabel('Your answer').fill('3/10')
      await page.getByRole('button', { name: 'Check' }).first().click()
      await sees('Show the answer')(page)
    }),
    isWalked: false,
  },
  'with nothing written': {
    ...shown({}, async (page) => {
      await sees('Practise this')(page)
      await page.getByRole('button', { name: 'Check' }).first().click()
      await sees('Put down an answer first')(page)
    }),
    isWalked: false,
  },
  'with its reason unfolded': {
    ...shown({}, async (page) => {
      await page.getByText('Why are the denominators').click()
      await sees('They say how large a piece is')(page)
    }),
    isWalked: false,
  },
  'coming in': shown({ 'GET /learning-content/{id}': never }, waits),
  'of a course that is not taken': {
    ...shown(
      { 'GET /learning-content/{id}': { refused: 'NOT_FOUND' } },
      sees('There is no lesson'),
    ),
    complains: /status of 404/,
  },
  'did not arrive': {
    ...shown({ 'GET /learning-content/{id}': { refused: 'UNAVAILABLE' } }, sees('did not arrive')),
    complains: /status of 503/,
  },
  'with long names': shown({ 'GET /learning-content/{id}': longNamedNote }),
  'to a teacher': {
    path: pages.learningContent({ contentId: note.id }),
    user: teacher,
    answers: {
      ...staffFrame,
      'GET /learning-content/{id}': { ...note, practice: null },
    },
    shows: sees('The idea'),
  },
  offline: { ...lesson, complains: withoutNetwork, shows: losesNetwork(lesson.shows) },
})
