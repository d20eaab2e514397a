import type { quizResult } from '@learngrove/contract/quiz.result'
import type { Input } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { selectCandidates } from '#quiz/quiz.custom.queries.ts'
import { growthIn } from '#revision/revision.growth.ts'
import { suggestSteps } from '#revision/revision.next-steps.ts'
import { comparedFrom, improvementsOf } from './improvements.ts'
import {
  findEarlierHints,
  findResultAttempt,
  type ResultAttempt,
  type ResultQuestion,
  selectEarlierTries,
  selectPages,
  selectResultQuestions,
  selectSlips,
} from './result.queries.ts'
import type { Result, ToDo } from './result-types.ts'
import { toDoOf } from './to-do.ts'
import {
  type AskedTopic,
  askedTopics,
  numberOf,
  shownTopic,
  standingOf,
  topicOf,
} from './topics-of.ts'

type Read = typeof quizResult.result
type World = Context<Read['audience']>

/** What a finished quiz has come to: its marks by topic, what grew and improved, and what to do next. */
export async function readResult(context: World, { id }: Input<Read>['params']): Promise<Result> {
  const { db, actor } = context
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const attempt = await findResultAttempt(db, { quiz_id: id, ...whose })
  if (!attempt) throw new AppError('NOT_FOUND')
  const { grading_completed, graded_at, marks_given, max_score, num_waiting } = attempt
  const { num_to_complete } = attempt
  if (!grading_completed || graded_at === null) throw new AppError('QUIZ_OPEN')
  const questions = await selectResultQuestions(db, attempt.id)
  // What was left out since enough was answered is no gap.
  const asked = askedTopics(
    questions.filter(({ is_counted, is_submitted }) => is_counted || is_submitted),
  )
  const topic_ids = asked.map((topic) => topic.id)
  const of = { ...whose, topic_ids, student_evaluation_id: attempt.id }
  const slips = await selectSlips(db, of)
  const growth = await growthIn(context, {
    ...of,
    evaluation_question_ids: questions.map((question) => question.id),
  })
  const topics = asked.map((topic) => topicOf(topic, slips, growth.get(topic.id)))
  return {
    ...{ marks_given, max_score, num_waiting, graded_at },
    ...(num_to_complete !== null && { counted: countedOf(questions) }),
    xp_collected: attempt.xp_collected,
    total_time_spent: attempt.total_time_spent,
    topics,
    shown_topic_id: shownTopic(topics),
    improved: improvementsOf({
      ...{ topics: asked, growth, slips },
      earlier: await selectEarlierTries(db, { ...of, at_least: comparedFrom }),
      hintsBefore: await findEarlierHints(db, attempt.id),
    }),
    next: await nextOf(context, attempt, asked),
  }
}

/** The numbers of the questions whose marks count. */
const countedOf = (questions: readonly ResultQuestion[]): number[] =>
  questions.filter(({ is_counted, is_submitted }) => is_counted && is_submitted).map(numberOf)

async function nextOf(
  { db, actor, now }: World,
  { course_id }: ResultAttempt,
  topics: readonly AskedTopic[],
): Promise<ToDo[]> {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const missed = topics
    .flatMap(({ questions }) => questions)
    .filter((question) => ['not_yet', 'open'].includes(standingOf(question)))
    .toSorted((a, b) => a.position - b.position)
  const question_ids = missed.map(({ question_id }) => question_id)
  const topic_ids = [...new Set(missed.flatMap(({ topic_id }) => topic_id ?? []))]
  const candidates =
    question_ids.length === 0
      ? []
      : await selectCandidates(db, whose, { topic_ids: [], question_ids })
  const practisable = new Set(candidates.map(({ question_id }) => question_id))
  return toDoOf({
    missed: missed.filter(({ question_id }) => practisable.has(question_id)),
    pages: await selectPages(db, { topic_ids, school_id: actor.school_id }),
    steps: await suggestSteps(db, { ...whose, course_id, now }),
  })
}
