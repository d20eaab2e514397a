import type { MetQuestion } from '#practice/practice.data.ts'

type Met = Pick<MetQuestion, 'course_tagging_id' | 'topic_title'>

/** Counts questions by their topic, the topic with the most first; those of no topic are left out. */
export function topicsOf(questions: readonly Met[]) {
  const topics = new Map<string, { id: string; title: string; count: number }>()
  for (const { course_tagging_id: id, topic_title } of questions) {
    if (id === null || topic_title === null) continue
    const count = (topics.get(id)?.count ?? 0) + 1
    topics.set(id, { id, title: topic_title, count })
  }
  return [...topics.values()].sort((a, b) => b.count - a.count || a.title.localeCompare(b.title))
}

/** Those of one topic; all of them without one. */
export const ofTopic = <Each extends Met>(
  questions: readonly Each[],
  topic: string | undefined,
): readonly Each[] =>
  topic === undefined
    ? questions
    : questions.filter(({ course_tagging_id }) => course_tagging_id === topic)
