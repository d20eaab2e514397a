import { quiz } from '@learngrove/contract/quiz'
import { implement } from '#platform/implement.ts'
import { decideAnswer } from './decide-answer.ts'
import { showHint, showSolution } from './hints-and-solution.ts'
import { listQuizzes } from './list-quizzes.ts'
import { drawAhead, openQuiz } from './open-quiz.ts'
import { readEvaluations } from './read-evaluations.ts'
import { saveDraft, saveDrafts } from './save-drafts.ts'
import { startRevision } from './start-revision.ts'
import { submitAnswers } from './submit-answers.ts'

export const quizRoutes = implement(quiz, {
  list: (context, { query }) => listQuizzes(context, query),
  open: (context, { params }) => openQuiz(context, params),
  drawAhead: (context, { params }) => drawAhead(context, params),
  evaluations: readEvaluations,
  saveEvaluations: (context, input) => saveDrafts(context, input),
  saveEvaluationQuestion: (context, input) => saveDraft(context, input),
  submit: (context, input) => submitAnswers(context, input),
  startRevision: (context, { body }) => startRevision(context, body),
  decide: (context, input) => decideAnswer(context, input),
  showHint: (context, { params }) => showHint(context, params),
  showSolution: (context, { params }) => showSolution(context, params),
})
