import { subjects } from '@learngrove/content/curriculum'

export type Skill = {
  readonly key: string
  readonly year: number
  readonly prerequisites: readonly string[]
  readonly exercises: Readonly<Record<string, number>>
}

/** The topics of mathematics in an order in which they can be learnt: by year, each after what it stands on. */
export function mathematicsInOrder(): readonly Skill[] {
  const topics = subjects
    .filter(({ key }) => key === 'mathematics')
    .flatMap(({ strands }) => strands.flatMap((strand) => strand.topics))
  const byKey = new Map(topics.map((topic) => [topic.key, topic]))
  const ordered = new Map<string, Skill>()
  const place = (key: string): void => {
    const topic = byKey.get(key)
    if (topic === undefined || ordered.has(key)) return
    for (const before of topic.prerequisites) place(before)
    ordered.set(key, {
      key,
      year: topic.year,
      prerequisites: topic.prerequisites,
      exercises: topic.exercises,
    })
  }
  for (const { key } of topics.toSorted((one, other) => one.year - other.year)) place(key)
  return [...ordered.values()]
}
