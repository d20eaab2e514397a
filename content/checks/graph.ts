import type { Subject, Topic } from '#curriculum/shapes.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_TITLE = 40
const FEWEST_OBJECTIVES = 2

/** Says what is doubtful about the topics of a subject and how they hang together. */
export function graphProblems(subject: Subject): string[] {
  const topics = subject.strands.flatMap((strand) => strand.topics)
  const byKey = new Map(topics.map((topic) => [topic.key, topic]))
  return [
    ...(byKey.size === topics.length ? [] : [`${subject.key}: a topic's key stands twice`]),
    ...subject.strands.flatMap((strand) => orderProblems(strand.topics)),
    ...topics.flatMap((topic) =>
      topicProblems(topic, byKey).map((problem) => `${topic.key}: ${problem}`),
    ),
  ]
}

/** Within a strand a topic stands after what it needs. */
function orderProblems(topics: readonly Topic[]): string[] {
  const places = new Map(topics.map(({ key }, at) => [key, at]))
  return topics.flatMap(({ key, prerequisites }, at) =>
    prerequisites
      .filter((each) => (places.get(each) ?? -1) >= at)
      .map((each) => `${key}: stands before ${each}, which it needs`),
  )
}

function topicProblems(topic: Topic, byKey: ReadonlyMap<string, Topic>): string[] {
  const { key, title, prerequisites, exercises, objectives, year, tier } = topic
  const before = ancestorsOf(key, byKey)
  const needed = prerequisites.map((each) => byKey.get(each))
  return [
    ...(SLUG.test(key) ? [] : ['key: small letters, digits and hyphens']),
    ...(title.length <= MAX_TITLE ? [] : [`title: at most ${MAX_TITLE} characters`]),
    ...(objectives.length >= FEWEST_OBJECTIVES ? [] : ['objectives: at least two']),
    ...(before.has(key) ? ['prerequisites: it needs itself'] : []),
    ...needed.flatMap((each, i) => {
      if (each === undefined) return [`prerequisites: there is no ${prerequisites[i]}`]
      if (each.year > year) return [`prerequisites: ${each.key} is taught in Year ${each.year}`]
      return each.tier === 'higher' && tier !== 'higher'
        ? [`prerequisites: ${each.key} is Higher only`]
        : []
    }),
    ...Object.entries(exercises).flatMap(([each, share]) => [
      ...(before.has(each) ? [] : [`exercises: ${each} does not come before`]),
      ...(share > 0 && share <= 1 ? [] : [`exercises: ${each} by ${share}`]),
    ]),
  ]
}

/** Every topic that one stands on, directly or through others. */
function ancestorsOf(key: string, byKey: ReadonlyMap<string, Topic>): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...(byKey.get(key)?.prerequisites ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...(byKey.get(next)?.prerequisites ?? []))
  }
  return found
}
