import { largeTypes } from '@learngrove/contract/chat.limits'
import { chooseNext } from '@learngrove/mastery/next-steps'
import { findIsSitting } from '#chat/chat.sitting.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { drawOne, type Level, topicsOf } from '#quiz/help/help.draw-one.ts'
import { tryAlike } from '#quiz/help/help.try-alike.ts'
import { matchTopics, nearestTitles } from './match-topics.ts'
import { selectTakenTopics, type TakenTopic } from './tools.queries.ts'

type World = Pick<Context<['student']>, 'db' | 'memory' | 'school_id' | 'now'> & {
  readonly actor: { readonly id: string }
}

export type Wish = {
  readonly course_ids: readonly string[]
  /** What it is to be about, in the words of the student. */
  readonly about?: string | undefined
  /** An evaluation question of theirs, to go on from. With `about` it is only not drawn again. */
  readonly like?: string | undefined
  readonly level?: Level | undefined
}

export type DrawnQuestion =
  | {
      readonly evaluation_question_id: string
      readonly quiz_id: string
      /** The title of its topic. */
      readonly title: string
    }
  | {
      readonly nothing: true
      /** An exam of theirs is open; no topic of theirs is meant; or the bank has no such question. */
      readonly why: 'exam' | 'no_topic' | 'no_question'
      /** Titles of topics that may be meant, or that may be asked for instead. */
      readonly nearest: readonly string[]
    }

const nearestCount = 2
/** Of so many topics at most a question is looked for. */
const mostTopics = 12

/**
 * Draws a question for a student and makes a practice of it, which is marked and counts like any other. It
 * is of a topic of their own courses: the one that their words mean, or that of the question to go on from.
 */
export async function drawQuestion(world: World, wish: Wish): Promise<DrawnQuestion> {
  const { db, actor, now } = world
  if (await findIsSitting(db, { student_id: actor.id, now }))
    return { nothing: true, why: 'exam', nearest: [] }
  const { course_ids, about, like, level = 'same' } = wish
  const topics = await selectTakenTopics(db, { student_id: actor.id, course_ids })
  if (about === undefined && like !== undefined && level === 'same') {
    const alike = await drawAlike(world, like)
    if (alike) return alike
  }
  const meant =
    about === undefined ? await topicsAfter(world, topics, wish) : matchTopics(about, topics)
  if (meant.length === 0) return nothingOf('no_topic', topics, about)
  const isAfter = like !== undefined && about === undefined
  const order = isAfter ? idsOf(meant) : byNeed(meant, now)
  const drawn = await drawOne(world, {
    topic_ids: order.slice(0, mostTopics),
    ...{ level, from: like, rather_not: largeTypes },
  })
  return drawn ?? nothingOf('no_question', topics, about)
}

/** Draws the same with other numbers; undefined where it was not tried yet, or is not theirs. */
async function drawAlike(world: World, id: string) {
  try {
    const { quiz_id, evaluation_question_id, title } = await tryAlike(world, { id })
    return { quiz_id, evaluation_question_id, title }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/**
 * The topics of the question to go on from and, for something harder, those that build on them. Without a
 * question all topics, to be chosen from by what the student knows.
 */
async function topicsAfter(
  world: World,
  topics: readonly TakenTopic[],
  { like, level }: Wish,
): Promise<readonly TakenTopic[]> {
  if (like === undefined) return topics
  const ids = await topicsOf(world, like)
  const own = topics.filter(({ id }) => ids.includes(id))
  if (level !== 'harder') return own
  const above = topics.filter(
    ({ id, needs }) => !ids.includes(id) && needs.some((need) => ids.includes(need)),
  )
  return [...own, ...above]
}

const idsOf = (topics: readonly TakenTopic[]) => topics.map(({ id }) => id)

/** The topics in the order in which the student needs them, as their next steps are chosen. */
function byNeed(topics: readonly TakenTopic[], now: Date): string[] {
  const left = topics.map(({ id, state, needs }) => ({
    ...{ key: id, prerequisites: needs },
    state: state ?? undefined,
  }))
  const next = chooseNext(left, now)
  const rest = left.filter(({ key }) => key !== next?.key)
  return [...(next ? [next.key] : []), ...rest.map(({ key }) => key)]
}

function nothingOf(
  why: 'no_topic' | 'no_question',
  topics: readonly TakenTopic[],
  about: string | undefined,
): DrawnQuestion {
  const others = about === undefined ? topics.filter(({ state }) => state !== null) : topics
  const nearest = nearestTitles(about ?? '', others, nearestCount)
  return { nothing: true, why, nearest }
}
