import type { quizResult } from '@learngrove/contract/quiz.result'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Output } from '@learngrove/contract/route'
import { difficultyFor } from '@learngrove/mastery/chance'
import { dayIn } from '#gamification/gamification.streak.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { chooseTopics, minutesADay, minutesDone } from '#revision/revision.reviews.ts'
import { chooseQuestions } from './choose-questions.ts'
import { type CustomCandidate, insertCustom, selectCandidates } from './quiz.custom.queries.ts'
import { findTodaysRevision, takeTurnToRevise } from './quiz.today.queries.ts'

type Start = typeof quizResult.startToday

/** A review has at least so many questions, and as many as suffice to bring its topic back. */
const fewestQuestions = 2
const mostQuestions = 4
/** How likely each answer is to be right: a review brings back, and does not test. */
const aimed = 0.8

/**
 * Makes one revision of the topics that settle the most of what is due today, within the minutes that are
 * left, with questions that were not met or were met longest ago. What was begun today is carried on.
 */
export async function startToday(context: Context<Start['audience']>): Promise<Output<Start>> {
  const { db, actor, now } = context
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const { time_zone } = actor
  const student = { id: actor.id, time_zone, now }
  const left = minutesADay - (await minutesDone(db, student))
  const reviews = await chooseTopics(db, student, left)
  const day = { ...whose, time_zone, day: dayIn(time_zone, now) }
  return transaction(db, async (tx) => {
    await takeTurnToRevise(tx, actor.id)
    const begun = await findTodaysRevision(tx, day)
    if (begun) return { quiz_id: begun }
    const topic_ids = reviews.map(({ topic }) => topic.id)
    const candidates =
      topic_ids.length === 0
        ? []
        : await selectCandidates(tx, whose, { topic_ids, question_ids: [] })
    const chosen = questionsOf(candidates, reviews)
    const [first] = candidates
    if (!first || chosen.length === 0) throw new AppError('NOTHING_DUE')
    const id = newId()
    const quiz = {
      ...{ id, worksheet_id: newId(), ...whose },
      course_id: reviews[0]?.topic.course_id ?? first.course_id,
      topic_id: null,
      title: 'Today’s reviews',
      attempt_type_id: attemptType.revision,
      group_type_id: quizGroup.revision,
      created_at: now,
    }
    await insertCustom(tx, quiz, chosen)
    return { quiz_id: id }
  })
}

type Reviews = Awaited<ReturnType<typeof chooseTopics>>

/** The questions of each topic that fit into its minutes, put together in turns: a change of topic makes one remember. */
function questionsOf(candidates: readonly CustomCandidate[], reviews: Reviews): string[] {
  const states = reviews.map(({ topic }) => topic)
  const suits = (topic_id: string) => {
    const own = states.find(({ id }) => id === topic_id)?.state
    const others = states.flatMap(({ id, state }) => (id === topic_id ? [] : [state]))
    return difficultyFor(own, others, aimed)
  }
  const queues = reviews.map(({ topic, minutes }) => {
    const own = candidates.filter(({ topic_id }) => topic_id === topic.id)
    const each = own.reduce((sum, question) => sum + question.minutes, 0) / own.length
    const fitting = own.length === 0 ? 0 : Math.floor(minutes / each)
    const count = Math.min(mostQuestions, Math.max(fewestQuestions, fitting))
    return chooseQuestions(own, count, suits)
  })
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => turn)
  return [...new Set(turns.flatMap((turn) => queues.flatMap((queue) => queue[turn] ?? [])))]
}
