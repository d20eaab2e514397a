import { misconceptionOf } from '@learngrove/marking/misconceptions'
import { isReviewDue, nextReviewAt, REVIEW_BELOW } from '@learngrove/mastery'
import type { Growth } from '#revision/revision.growth.ts'
import type { EarlierHints, EarlierTries, ResultQuestion, SlipRow } from './result.queries.ts'
import type { Improvement } from './result-types.ts'
import type { AskedTopic } from './topics-of.ts'

/** With fewer questions on either side a comparison says nothing. */
export const comparedFrom = 3
/** A student is told so many things at most. */
const mostTold = 3
const dayMs = 86_400_000

type Facts = {
  readonly topics: readonly AskedTopic[]
  readonly growth: ReadonlyMap<string, Growth>
  readonly slips: readonly SlipRow[]
  readonly earlier: readonly EarlierTries[]
  readonly hintsBefore: EarlierHints | undefined
}

/** Says what went better than before, as far as the evidence bears it: the best of each kind, the surest kinds first. */
export function improvementsOf(facts: Facts): Improvement[] {
  const kinds = [firstTries, goneSlips, remembered, fewerHints, mended]
  return kinds.flatMap((kind) => kind(facts).slice(0, 1)).slice(0, mostTold)
}

const markedIn = (questions: readonly ResultQuestion[]) =>
  questions.filter(({ is_first_right }) => is_first_right !== null)

const rightFirst = (questions: readonly ResultQuestion[]) =>
  questions.filter(({ is_first_right }) => is_first_right === true).length

/** Topics with a larger share right at the first try, by at least a question of the smaller side; the most first. */
function firstTries({ topics, earlier }: Facts): Improvement[] {
  const risen = topics.flatMap(({ id, title, questions }) => {
    const before = earlier.find(({ topic_id }) => topic_id === id)
    const marked = markedIn(questions)
    if (!before || marked.length < comparedFrom) return []
    const now = { right: rightFirst(marked), of: marked.length }
    const rise = now.right / now.of - before.right / before.of
    if (rise < 1 / Math.min(now.of, before.of)) return []
    return [{ rise, title, now, before }]
  })
  return risen
    .toSorted((a, b) => b.rise - a.rise)
    .map(({ title, now, before: { right, of, graded_at } }) => ({
      kind: 'first_try' as const,
      title,
      now,
      before: { right, of },
      before_at: graded_at,
    }))
}

/**
 * Slips that were made the last time, and not in a topic that was right often enough this time; the latest
 * first. What was gone the last time already is no news.
 */
function goneSlips({ topics, slips, earlier }: Facts): Improvement[] {
  return slips
    .filter(
      ({ topic_id, misconception, is_now }) =>
        !is_now &&
        !slips.some(
          (other) =>
            other.is_now && other.topic_id === topic_id && other.misconception === misconception,
        ),
    )
    .toSorted((a, b) => b.last_at.getTime() - a.last_at.getTime())
    .flatMap(({ topic_id, misconception, last_at }) => {
      const topic = topics.find(({ id }) => id === topic_id)
      const text = misconceptionOf(misconception)?.name
      const right = topic ? rightFirst(topic.questions) : 0
      if (!topic || text === undefined || right < comparedFrom) return []
      const before = earlier.find((each) => each.topic_id === topic_id)
      if (before && last_at < before.began_at) return []
      return { kind: 'slip_gone' as const, title: topic.title, text, last_at, right }
    })
}

/** Topics that were right at once after a while, and now keep for longer than that; the longest while first. */
function remembered({ topics, growth }: Facts): Improvement[] {
  const kept = topics.flatMap(({ id, title, questions }) => {
    const grown = growth.get(id)
    const first = markedIn(questions)[0]
    if (!grown?.before || first?.is_first_right !== true) return []
    const { before, after, began_at, ended_at } = grown
    const next = nextReviewAt(after.memory, REVIEW_BELOW)
    // A topic that still grows is asked by the path, and no day can be told.
    if (!isReviewDue(after, next)) return []
    const days_since = daysBetween(new Date(before.seen_at), began_at)
    const days_until = daysBetween(ended_at, next)
    return days_since >= 1 && days_until > days_since ? [{ title, days_since, days_until }] : []
  })
  return kept
    .toSorted((a, b) => b.days_since - a.days_since)
    .map((each) => ({ kind: 'remembered' as const, ...each }))
}

const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / dayMs)

/** Fewer hints than the last time, in no fewer questions. */
function fewerHints({ topics, hintsBefore }: Facts): Improvement[] {
  const questions = topics.flatMap((topic) => topic.questions)
  const now = questions.reduce((sum, { hint_rung }) => sum + hint_rung, 0)
  const answered = questions.filter(({ is_submitted }) => is_submitted).length
  if (!hintsBefore || hintsBefore.questions < comparedFrom) return []
  if (answered < hintsBefore.questions || now >= hintsBefore.hints) return []
  const { hints: before, graded_at: before_at } = hintsBefore
  return [{ kind: 'fewer_hints', now, before, before_at }]
}

/** Questions that were not right at first, and became right. */
function mended({ topics }: Facts): Improvement[] {
  const questions = topics
    .flatMap((topic) => topic.questions)
    .filter(({ is_first_right, is_full_marks }) => is_first_right === false && is_full_marks).length
  return questions > 0 ? [{ kind: 'mended', questions }] : []
}
