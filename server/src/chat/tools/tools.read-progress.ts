import { pages } from '@learngrove/contract/pages'
import { masteryOf, type SkillState } from '@learngrove/mastery'
import type { Context } from '#platform/context.ts'
import { selectPractisedTopics } from '#revision/revision.queries.ts'
import { chooseTopics, minutesADay } from '#revision/revision.reviews.ts'
import { countAnswered } from './tools.queries.ts'

type World = Pick<Context<['student']>, 'db' | 'now'> & {
  readonly actor: { readonly id: string }
}

/** A plain sentence of how a student stands, what bears it, and the page that shows it. */
export type ProgressFact = {
  readonly text: string
  /** Answers that were marked, what they say of a topic, or which reviews follow from that. */
  readonly source: 'evidence' | 'skill' | 'review'
  readonly address: string
}

const weekMs = 7 * 86_400_000
/** So many topics are named in a sentence. */
const named = 3
/** After fewer answers a topic is neither strong nor weak. */
const fewestAnswers = 3

/** Tells how a student stands, from stored evidence alone: the last seven days, the strongest topic and the one that wants most, and what is due. */
export async function readProgress({ db, actor, now }: World): Promise<readonly ProgressFact[]> {
  const since = new Date(now.getTime() - weekMs)
  const answered = await countAnswered(db, { student_id: actor.id, since })
  if (answered.length === 0) return [nothingYet]
  const practised = await selectPractisedTopics(db, { student_id: actor.id })
  const reviews = await chooseTopics(db, { id: actor.id, now }, minutesADay)
  const questionsIn = new Map(answered.map(({ topic_id, questions }) => [topic_id, questions]))
  const topics = practised
    .map(({ id, title, state }) => ({ title, state, questions: questionsIn.get(id) ?? 0 }))
    .filter(({ questions }) => questions >= fewestAnswers)
  return [
    weekOf(answered),
    ...strongestAndWeakest(topics, now),
    dueOf(reviews.map(({ topic }) => topic.title)),
  ]
}

const nothingYet: ProgressFact = {
  text: 'No answer of yours is marked yet. After the first few questions there is something to tell.',
  source: 'evidence',
  address: pages.revisions(),
}

function weekOf(answered: Awaited<ReturnType<typeof countAnswered>>): ProgressFact {
  const topics = answered.filter(({ questions_since }) => questions_since > 0)
  const told = topics
    .slice(0, named)
    .map(({ title, questions_since }) => `${questions_since} in ${title}`)
  const more =
    topics.length > named ? [`some in ${counted(topics.length - named, 'other topic')}`] : []
  const text =
    topics.length === 0
      ? 'In the last seven days you answered no questions.'
      : `Questions that you answered in the last seven days: ${listed([...told, ...more])}.`
  return { text, source: 'evidence', address: pages.review() }
}

type Topic = { readonly title: string; readonly state: SkillState; readonly questions: number }

function strongestAndWeakest(topics: readonly Topic[], now: Date): ProgressFact[] {
  const sorted = topics.toSorted((a, b) => masteryOf(b.state, now) - masteryOf(a.state, now))
  const [strongest, weakest] = [sorted.at(0), sorted.slice(1).at(-1)]
  const of = (text: string): ProgressFact => ({ text, source: 'skill', address: pages.revisions() })
  return [
    ...(strongest
      ? [
          of(
            `Your strongest topic is ${strongest.title}, from ${counted(strongest.questions, 'question')}.`,
          ),
        ]
      : []),
    ...(weakest
      ? [
          of(
            `Practice helps most in ${weakest.title}: ${counted(weakest.questions, 'question')} so far.`,
          ),
        ]
      : []),
  ]
}

function dueOf(titles: readonly string[]): ProgressFact {
  const text =
    titles.length === 0 ? 'No review is due today.' : `Ready for a review today: ${listed(titles)}.`
  return { text, source: 'review', address: pages.revise() }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

const listed = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items)
