import type { Request } from './planning.read-request.ts'
import type { TopicStock } from './planning.suggest.ts'
import { topicsIn } from './planning.topics-in.ts'

/** As many topics of a text as are named to whoever asked. */
const named = 4

const namesOf = (topics: readonly TopicStock[]): string =>
  topics
    .slice(0, named)
    .map(({ title }) => title)
    .join(', ')

/** Keeps the topics that a curriculum names; all, where it names none of the course. */
export function onlyTaught(
  topics: readonly TopicStock[],
  curriculum: string,
): { topics: readonly TopicStock[]; not_met: string[] } {
  if (curriculum.trim() === '') return { topics, not_met: [] }
  const taught = topicsIn(curriculum, topics)
  return taught.length > 0
    ? { topics: taught, not_met: [] }
    : { topics, not_met: ['The curriculum names no topic of this course'] }
}

/**
 * Takes what a text speaks of into a request: where its words name no topic, these; where they do, those of them
 * that the text speaks of too. What cannot be told from the text is said.
 */
export function aboutText(
  request: Request,
  text: string,
  topics: readonly TopicStock[],
): Request & { readonly not_met: readonly string[] } {
  if (text.trim() === '') return { ...request, not_met: [] }
  const spoken = topicsIn(text, topics)
  const isAsked = request.topics.length > 0
  const both = request.topics.filter((topic) => spoken.includes(topic))
  const chosen = isAsked ? both : spoken
  if (chosen.length === 0) {
    const what = isAsked ? 'these topics' : 'a topic of this course'
    return { ...request, not_met: [`Your text does not speak of ${what}`] }
  }
  const understood = [...request.understood, `from your text: ${namesOf(chosen)}`]
  return { ...request, topics: chosen, understood, not_met: [] }
}
