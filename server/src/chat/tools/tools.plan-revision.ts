import { pages } from '@learngrove/contract/pages'
import { answersToMastery } from '@learngrove/mastery'
import { nextSteps } from '@learngrove/mastery/next-steps'
import { selectCoursesOf } from '#courses/courses.queries.ts'
import type { Context } from '#platform/context.ts'
import { type CourseTopic, selectTopicsToPractise } from '#revision/revision.steps.queries.ts'
import { matchTopics } from './match-topics.ts'
import { selectTakenTopics } from './tools.queries.ts'

type World = Pick<Context<['student']>, 'db' | 'school_id' | 'now'> & {
  readonly actor: { readonly id: string }
}

/** What to do next, why, and on which page. */
export type PlannedStep = {
  readonly title: string
  readonly reason: string
  readonly address: string
}

/**
 * Plans two or three next steps for a student over all their courses, or among the topics that their words
 * mean; none where they take no course, or no topic is meant. They are chosen as the page of revision does.
 */
export async function planRevision(
  { db, actor, school_id, now }: World,
  { about }: { readonly about?: string | undefined } = {},
): Promise<readonly PlannedStep[]> {
  const courses = await selectCoursesOf(db, { user_id: actor.id, now })
  const course_ids = courses.map(({ id }) => id)
  const student_id = actor.id
  const meant =
    about === undefined
      ? undefined
      : matchTopics(about, await selectTakenTopics(db, { student_id, course_ids }))
  const topics = new Map<string, CourseTopic>()
  for (const course_id of course_ids) {
    for (const topic of await selectTopicsToPractise(db, { student_id, school_id, course_id }))
      if (!meant || meant.some(({ id }) => id === topic.id)) topics.set(topic.id, topic)
  }
  const options = [...topics.values()].map(({ id, state, needs, exercises }) => ({
    ...{ key: id, prerequisites: needs, exercises },
    state: state ?? undefined,
  }))
  return nextSteps(options, now).flatMap(({ key, reason }) => {
    const topic = topics.get(key)
    if (!topic) return []
    const address = pages.revise({ topic: key })
    return [{ title: topic.title, reason: reasons[reason](topic, now), address }]
  })
}

const dayMs = 86_400_000

const reasons: Readonly<
  Record<ReturnType<typeof nextSteps>[number]['reason'], (topic: CourseTopic, now: Date) => string>
> = {
  review: ({ state }, now) =>
    `You practised it ${agoWords(state?.seen_at, now)}, and it starts to fade.`,
  carry_on: ({ state }, now) => {
    const left = answersToMastery(state ?? undefined, now)
    return `You have begun it. About ${left} more right ${left === 1 ? 'answer' : 'answers'}, and it blooms.`
  },
  begin: () => 'It is new, and you are ready for it.',
  strengthen: () => 'More practice helps here most.',
}

function agoWords(at: string | undefined, now: Date): string {
  const days = at === undefined ? 0 : Math.floor((now.getTime() - new Date(at).getTime()) / dayMs)
  if (days <= 0) return 'today'
  return days === 1 ? 'a day ago' : `${days} days ago`
}
