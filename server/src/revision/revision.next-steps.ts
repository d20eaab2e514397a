import type { revision } from '@learngrove/contract/revision'
import type { Output } from '@learngrove/contract/route'
import { answersToMastery, plantOf, recallOf } from '@learngrove/mastery'
import { nextSteps } from '@learngrove/mastery/next-steps'
import type { Db } from '#platform/database.ts'
import { selectTopicsToPractise } from './revision.steps.queries.ts'

export type Step = Output<typeof revision.nextSteps>['steps'][number]

type Asked = {
  readonly student_id: string
  readonly school_id: string
  readonly course_id: string
  readonly now: Date
}

/** Suggests two or three topics of a course to practise next; none of a course that the student does not take. */
export async function suggestSteps(db: Db, { now, ...asked }: Asked): Promise<Step[]> {
  const topics = await selectTopicsToPractise(db, asked)
  const byId = new Map(topics.map((topic) => [topic.id, topic]))
  const options = topics.map(({ id, state, needs, exercises }) => ({
    key: id,
    state: state ?? undefined,
    prerequisites: needs,
    exercises,
  }))
  return nextSteps(options, now).flatMap(({ key, reason, covers }) => {
    const topic = byId.get(key)
    if (!topic) return []
    const state = topic.state ?? undefined
    return {
      course_tagging_id: key,
      title: topic.title,
      course_id: asked.course_id,
      reason,
      plant: plantOf(state, now),
      recall: reason === 'review' ? recallOf(state, now) : null,
      answers_left: answersToMastery(state, now),
      last_practised_at: state ? new Date(state.seen_at) : null,
      covers: covers.flatMap((other) => {
        const covered = byId.get(other)
        return covered ? [{ course_tagging_id: covered.id, title: covered.title }] : []
      }),
    }
  })
}
