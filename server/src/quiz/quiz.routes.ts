import { quiz } from '@learngrove/contract/quiz'
import { implement } from '#platform/implement.ts'
import { decideAnswer } from './decide-answer.ts'
import { fileHandlers } from './files/files.routes.ts'
import { askTeacher, type Hear, readAsked } from './help/help.ask-teacher.ts'
import { tryAlike } from './help/help.try-alike.ts'
import { showHint, showSolution } from './hints-and-solution.ts'
import { listQuizzes } from './list-quizzes.ts'
import {
  bookmark,
  giveFeedback,
  haveAssignments,
  listBookmarks,
  listMistakes,
  skipQuestion,
} from './look-back.ts'
import { makeCustom } from './make-custom.ts'
import { markingHandlers } from './marking/marking.routes.ts'
import { drawAhead, openQuiz } from './open-quiz.ts'
import { readEvaluations } from './read-evaluations.ts'
import { readFormulas } from './read-formulas.ts'
import { remarkingHandlers } from './remarking/remarking.routes.ts'
import { readResult } from './result/result.read-result.ts'
import { saveDraft, saveDrafts } from './save-drafts.ts'
import { startRevision } from './start-revision.ts'
import { startToday } from './start-today.ts'
import { submitAnswers } from './submit-answers.ts'

/** Mounts the area; what a child writes is heard by whoever hears it for the chat, which imports this area. */
export const quizRoutes = (hear: Hear) =>
  implement(quiz, {
    ...fileHandlers,
    ...markingHandlers(hear),
    ...remarkingHandlers,
    list: (context, { query }) => listQuizzes(context, query),
    open: (context, input) => openQuiz(context, input),
    drawAhead: (context, { params }) => drawAhead(context, params),
    evaluations: readEvaluations,
    saveEvaluations: (context, input) => saveDrafts(context, input),
    saveEvaluationQuestion: (context, input) => saveDraft(context, input),
    submit: (context, input) => submitAnswers(context, input),
    startRevision: (context, { body }) => startRevision(context, body),
    decide: (context, input) => decideAnswer(context, input),
    showHint: (context, { params }) => showHint(context, params),
    bookmarks: (context, { query }) => listBookmarks(context, query),
    setBookmark: (context, { body }) => bookmark(context, body),
    mistakes: (context, { query }) => listMistakes(context, query),
    skip: (context, { body }) => skipQuestion(context, body),
    giveFeedback,
    haveAssignments: (context, { params }) => haveAssignments(context, params),
    makeCustom: (context, { body }) => makeCustom(context, body),
    formulas: (context, { params }) => readFormulas(context, params),
    tryAlike: (context, { params }) => tryAlike(context, params),
    askTeacher: (context, input) => askTeacher(context, input, hear),
    askedTeacher: (context, { params }) => readAsked(context, params),
    result: (context, { params }) => readResult(context, params),
    startToday: (context) => startToday(context),
    showSolution: (context, { params }) => showSolution(context, params),
  })
