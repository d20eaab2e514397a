import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { insertFile } from '#platform/files.queries.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { part } from '#platform/memory.ts'
import type { Sound, Voice } from '#platform/speech/speech.voice.ts'
import { beginClip, findClip, finishClip, touchClip } from './clips.queries.ts'
import { clipLifeMs, usedEveryMs } from './speech.limits.ts'

type World = Pick<Context<'any'>, 'db' | 'files' | 'memory' | 'now' | 'log' | 'school_id'>

/** Words and the voice that says them; those of a person are kept for that person alone. */
export type Clip = {
  readonly text: string
  readonly voice: Voice
  readonly owner_id: string | null
}

/** Names a sound by a hash: what is said, in which voice, and whose words they are. */
export const keyOf = ({ text, voice, owner_id }: Clip, school_id: string): string =>
  hashOf(JSON.stringify([voice.version, text, owner_id ?? school_id]))

/** Sounds that are being made, so that who asks for the same meanwhile waits for it. */
const making = part(() => new Map<string, Promise<Sound | undefined>>())

/** Returns a sound that is kept, or makes it once, however many ask at once, and keeps it. */
export async function readClip(
  world: World,
  clip: Clip,
  make: () => Promise<Sound | undefined>,
): Promise<Sound | undefined> {
  const key = keyOf(clip, world.school_id)
  const kept = await readKept(world, key)
  if (kept) return kept
  const running = world.memory.of(making)
  const begun = running.get(key)
  if (begun) return begun
  const made = make().then(async (sound) => {
    if (sound) await keep(world, { key, owner_id: clip.owner_id, sound })
    return sound
  })
  running.set(key, made)
  return made.finally(() => running.delete(key))
}

async function readKept({ db, files, now }: World, key: string): Promise<Sound | undefined> {
  const found = await findClip(db, key, new Date(now.getTime() - clipLifeMs))
  if (!found) return undefined
  // Without its bytes it is made again; the row goes when its time is over.
  const bytes = await files.get(found.id).catch(() => undefined)
  if (!bytes) return undefined
  if (now.getTime() - found.used_at.getTime() > usedEveryMs) await touchClip(db, key, now)
  return { bytes, type: found.type }
}

type Kept = { readonly key: string; readonly owner_id: string | null; readonly sound: Sound }

/** Keeps a sound. Its row comes before its bytes, and whoever asked hears it even if it cannot be kept. */
async function keep({ db, files, now, log, school_id }: World, { key, owner_id, sound }: Kept) {
  const { bytes, type } = sound
  const id = newId()
  try {
    if (!(await beginClip(db, { key, id, now }))) return
    const { sha256 } = await files.put(id, bytes)
    const isKept = await transaction(db, async (tx) => {
      const file = { id, school_id, owner_id, name: 'speech', type, bytes: bytes.length, sha256 }
      await insertFile(tx, { ...file, created_at: now })
      return finishClip(tx, id)
    })
    if (!isKept) await files.remove(id)
  } catch (err) {
    log.error({ err }, 'a sound could not be kept')
  }
}
