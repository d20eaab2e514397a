import { pages } from '@learngrove/contract/pages'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Page } from '@playwright/test'
import { student } from '../states/people.ts'
import { losesNetwork, press, reads, sees, waits, withoutNetwork } from '../states/shows.ts'
import { frame } from '../states/student-answers.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'
import { finishedAttempt, finishedQuiz, longNamedResult, result } from './finished-quiz.ts'

const { tries, marking, hints, tutor, solution, hearts } = behaviourOf({
  attempt_type_id: 7,
  is_assigned: false,
  tries: null,
})
const quiz = finishedQuiz({ tries, marking, hints, tutor, solution, hearts })

const shown = (answers: Answers, shows: PageState['shows'], query = 'view=summary'): PageState => ({
  path: `${pages.quiz({ quizId: quiz.id })}?${query}`,
  user: student,
  answers: {
    ...frame,
    'GET /quiz/{id}': quiz,
    'GET /quiz/{id}/evaluations': finishedAttempt,
    'GET /quiz/{id}/result': result,
    'GET /quiz/evaluation-questions/{id}/teacher-questions': { asked: [], has_teacher: true },
    'GET /quiz/evaluation-questions/{id}/second-looks': { second_look: null, can_ask: true },
    ...answers,
  },
  shows,
})

const whole = shown({}, sees('Two things to do next'))

/** Opens what there is to say to the question that was not right yet. */
const explained = async (page: Page) => {
  await reads('All three questions')(page)
  await press(page, /Simplify.*Not yet/)
  await sees('And here is why')(page)
}

const dialog = (button: string, title: string) => async (page: Page) => {
  await explained(page)
  await press(page, button)
  await reads(title)(page)
}

pageStates('a result', {
  whole,
  'coming in': shown({ 'GET /quiz/{id}/result': never }, waits),
  'did not arrive': {
    ...shown({ 'GET /quiz/{id}/result': lost }, sees(/The topics did not arrive/)),
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  'a question explained': shown({}, explained),
  'asking the teacher': {
    ...shown({}, dialog('Ask my teacher', 'Ask my teacher')),
    isWalked: false,
  },
  'a report': {
    ...shown({}, dialog('Something is not right here', 'What is not right here?')),
    isWalked: false,
  },
  'an answer that waits': shown(
    {
      'GET /quiz/{id}/evaluations': {
        ...finishedAttempt,
        num_waiting: 1,
        evaluations: finishedAttempt.evaluations.map((each) =>
          each.position === 1 ? { ...each, review: 'waiting' as const, is_settled: false } : each,
        ),
      },
      'GET /quiz/{id}/result': { ...result, num_waiting: 1 },
    },
    sees(/1 not decided yet/),
  ),
  'nothing grew, and nothing to compare': shown(
    {
      'GET /quiz/{id}/result': {
        ...result,
        topics: [],
        shown_topic_id: null,
        improved: [],
        next: [],
      },
    },
    sees('On to my next step'),
  ),
  'long names': shown({ 'GET /quiz/{id}/result': longNamedResult }, sees('What improved')),
  offline: { ...whole, complains: withoutNetwork, shows: losesNetwork(whole.shows) },
})
