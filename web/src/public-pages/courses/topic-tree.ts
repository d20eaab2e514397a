import type { Received } from '@learngrove/contract/call'

export type Topic = Received<'GET /courses/public/{id}'>['topics'][number]
export type TopicNode = Topic & { readonly below: readonly TopicNode[] }

/** Topics under their parents, in the order in which they came; one whose parent is not there stands at the top. */
export function topicTree(topics: readonly Topic[]): TopicNode[] {
  const ids = new Set(topics.map(({ id }) => id))
  const children = Map.groupBy(topics, ({ parent_id }) =>
    parent_id !== null && ids.has(parent_id) ? parent_id : null,
  )
  const grow = (parent: string | null): TopicNode[] =>
    (children.get(parent) ?? []).map((topic) => ({ ...topic, below: grow(topic.id) }))
  return grow(null)
}
