import { stemsOf } from './find-topics.ts'
import type { TopicStock } from './planning.suggest.ts'

/** A topic that is named by one word alone is meant where it comes so often: anybody may say "time" once. */
const leastOfOneWord = 2
/** Of what is spoken of most, what is spoken of less than this share is by the way. */
const leastShare = 0.2

/**
 * Finds what a longer text speaks of: the topics all words of whose titles stand together in sentences of it,
 * the most spoken of first.
 */
export function topicsIn<T extends TopicStock>(text: string, topics: readonly T[]): T[] {
  const sentences = text.split(/[.!?;\n]+/).map((sentence) => new Set(stemsOf(sentence)))
  const counted = topics.flatMap((topic) => {
    const title = [...new Set(stemsOf(topic.title))]
    if (title.length === 0) return []
    const times = sentences.filter((sentence) => title.every((stem) => sentence.has(stem))).length
    const isMeant = title.length === 1 ? times >= leastOfOneWord : times > 0
    return isMeant ? [{ topic, weight: times * title.length }] : []
  })
  const most = Math.max(0, ...counted.map(({ weight }) => weight))
  return counted
    .filter(({ weight }) => weight >= most * leastShare)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ topic }) => topic)
}
