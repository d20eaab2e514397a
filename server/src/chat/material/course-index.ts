import { setImmediate } from 'node:timers/promises'
import { type Entry, entryOf } from '@learngrove/tutor/retrieval/entry'
import type { Index } from '@learngrove/tutor/retrieval/retrieval'
import type { Db } from '#platform/database.ts'
import { type Memory, part } from '#platform/memory.ts'
import { madeBy } from './made-by.ts'
import { type Reach, selectPassagesOf, selectTexts } from './passages.queries.ts'

/** How many passages stay in memory; one takes about 45 kB with its vectors, and the starter curriculum has 704. */
const mostKept = 800

/** Passages that were read, under all that can change of them; the longest unused ones go first. */
const kept = part(() => new Map<string, Entry>())

/**
 * Reads the passages of some courses. The database says each time which they are, so that a passage is gone
 * at once where it was taken out of reach, and its text is read anew where it has changed.
 */
export async function indexOfCourses(
  { db, memory }: { readonly db: Db; readonly memory: Memory },
  reach: Reach,
): Promise<Index> {
  const found = await selectPassagesOf(db, reach, madeBy)
  const cache = memory.of(kept)
  const keyed = found.map((each) => ({ ...each, key: JSON.stringify(each) }))
  const unread = keyed.filter(({ key }) => !cache.has(key)).map(({ id }) => id)
  const texts = unread.length > 0 ? await selectTexts(db, unread, madeBy) : []
  const textOf = new Map(texts.map((each) => [each.id, each]))
  const entries: Entry[] = []
  for (const { id, title, heading, page, topic, key } of keyed) {
    const text = textOf.get(id)
    const entry = cache.get(key) ?? (text && read({ ...text, title, heading, page, topic }))
    if (entry === undefined) continue
    // What is used goes to the end, so that the first in the map is the longest unused.
    cache.delete(key)
    cache.set(key, entry)
    entries.push(entry)
    // Others have their turn while a course is read for the first time.
    if (text) await setImmediate()
  }
  for (const key of cache.keys()) {
    if (cache.size <= mostKept) break
    cache.delete(key)
  }
  return { entries }
}

type Row = Awaited<ReturnType<typeof selectTexts>>[number] &
  Pick<Awaited<ReturnType<typeof selectPassagesOf>>[number], 'title' | 'heading' | 'page' | 'topic'>

const read = ({ id, title, heading, page, topic, text, vectors }: Row): Entry =>
  entryOf(
    { id, title, heading: heading ?? '', text, ...(page !== null && { page }) },
    {
      ...(topic !== null && { topic }),
      ...(vectors !== null && { bytes: Int8Array.from(Buffer.from(vectors, 'base64')) }),
    },
  )
