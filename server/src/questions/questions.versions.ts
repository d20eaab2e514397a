import { drawQuestion } from '@learngrove/marking/draw'
import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { type Memory, part } from '#platform/memory.ts'
import { selectVersions } from './questions.queries.ts'

/** A version of a question, with its keys. It stays on the server. */
export type Version = {
  readonly id: string
  readonly question_id: string
  readonly question: Question
  /** In logits: 0 is medium, 1 is hard. */
  readonly difficulty: number
  readonly minutes: number
  readonly topic_ids: readonly string[]
}

const maxVersions = 5_000
/** As many as a few classes have before them; to draw one anew costs less than to hold it for a day. */
const maxDrawn = 3_000

/** A version never changes, and so is read once. */
const known = part(() => ({
  versions: new Map<string, Version>(),
  drawn: new Map<string, Question>(),
}))

type World = Pick<Context, 'db' | 'memory'>

export async function readVersions(
  { db, memory }: World,
  ids: readonly string[],
): Promise<Map<string, Version>> {
  const { versions } = memory.of(known)
  const missing = [...new Set(ids)].filter((id) => !versions.has(id))
  if (missing.length > 0) {
    for (const { body, topic_ids, ...row } of await selectVersions(db, missing)) {
      // Safe: a body is written only after it was checked as a question.
      const version = { ...row, topic_ids: topic_ids ?? [], question: body as Question }
      keep(versions, version.id, version, maxVersions)
    }
  }
  return new Map(
    ids.flatMap((id) => {
      const version = versions.get(id)
      return version ? [[id, version] as const] : []
    }),
  )
}

export async function readVersion(world: World, id: string): Promise<Version> {
  const version = (await readVersions(world, [id])).get(id)
  if (!version) throw new Error(`There is no question version ${id}`)
  return version
}

/** The question as one student's seed draws it. */
export function drawVersion(memory: Memory, { id, question }: Version, seed: number): Question {
  const { drawn } = memory.of(known)
  const key = `${id} ${seed}`
  const before = drawn.get(key)
  if (before) return before
  const fresh = drawQuestion(question, seed)
  keep(drawn, key, fresh, maxDrawn)
  return fresh
}

/** Adds an entry, and drops the oldest beyond the limit. */
function keep<V>(cache: Map<string, V>, key: string, value: V, limit: number): void {
  cache.set(key, value)
  if (cache.size <= limit) return
  const [oldest] = cache.keys()
  if (oldest !== undefined) cache.delete(oldest)
}
