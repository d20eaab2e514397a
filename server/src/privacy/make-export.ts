import { limits } from '@learngrove/contract/privacy.limits'
import { callersOf } from '@learngrove/contract/roles'
import type { Services } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { insertFile } from '#platform/files.queries.ts'
import { newId } from '#platform/ids.ts'
import { collectCopy, copyName } from './collect-copy.ts'
import { copyLetter } from './privacy.emails.ts'
import { dayMs } from './privacy.limits.ts'
import { canDecideFor, canReadTalk } from './privacy.policy.ts'
import {
  findPerson,
  findRequest,
  moveRequest,
  type Person,
  type RequestRow,
} from './privacy.queries.ts'
import { underWay } from './request.ts'
import { postLetters } from './send-emails.ts'

type World = Pick<Services, 'db' | 'files' | 'config' | 'mail' | 'clock'>

/** Makes a copy that was requested, and tells its requester. A failure is thrown, so that it is retried. */
export async function makeExport(world: World, id: string): Promise<void> {
  const { db } = world
  if (!(await moveRequest(db, id, underWay, { status: 'running', progress: 0 }))) return
  try {
    await make(world, id)
  } catch (error) {
    await moveRequest(db, id, ['running'], { status: 'failed' })
    throw error
  }
}

async function make(world: World, id: string) {
  const { db, files, clock } = world
  const now = clock()
  const request = await findRequest(db, id)
  const people = await readBoth(world, request)
  if (!request || !people) {
    await moveRequest(db, id, underWay, { status: 'cancelled', finished_at: now })
    return
  }
  const { person, asker } = people
  const tell = async (progress: number) =>
    void (await moveRequest(db, id, ['running'], { progress }))
  const talk = canReadTalk(asker, person) ? [] : (['talk'] as const)
  const without = [...talk, 'safeguarding'] as const
  const bytes = await collectCopy(world, { person, without, now, tell })
  const file_id = newId()
  const { sha256 } = await files.put(file_id, bytes)
  try {
    await transaction(db, async (tx) => {
      const file = { name: copyName, type: 'application/zip', bytes: bytes.length, sha256 }
      const { school_id } = asker
      await insertFile(tx, { id: file_id, school_id, owner_id: asker.id, ...file, created_at: now })
      const expires_at = new Date(now.getTime() + limits.export_kept_days * dayMs)
      const done = { status: 'ready', progress: 100, finished_at: now, expires_at, file_id }
      if (!(await moveRequest(tx, id, ['running'], done))) throw new Error('The copy is not wanted')
      await postLetters({ ...world, db: tx }, school_id, [asker], copyLetter)
    })
  } catch (error) {
    await files.remove(file_id)
    throw error
  }
}

/** Reads the person and the requester, if both still exist and the one may still decide for the other. */
async function readBoth({ db }: World, request: RequestRow | undefined) {
  const { subject_id, asked_by } = request ?? {}
  const person = subject_id ? await findPerson(db, subject_id) : undefined
  const found = asked_by ? await findPerson(db, asked_by) : undefined
  if (!person || !found) return undefined
  const asker = { ...found, ...rolesOf(found) }
  return canDecideFor(asker, person) ? { person, asker } : undefined
}

function rolesOf({ user_role_id, teacher_role_id }: Person) {
  // Safe: the table holds no other role.
  const roles = { user_role_id, teacher_role_id } as Parameters<typeof callersOf>[0]
  return { ...roles, callers: callersOf(roles) }
}
