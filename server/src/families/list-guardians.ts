import type { families } from '@learngrove/contract/families'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type GuardianRow, selectGuardians } from '#users/users.guardians.queries.ts'
import { mayChildRemove, mayGuardianRemove, newUntil } from './guardian-rules.ts'

type Guardians = typeof families.guardians
type ChildGuardians = typeof families.childGuardians

const shown = ({ id, first_name, last_name, linked_at, way }: GuardianRow, now: Date) => ({
  id,
  first_name,
  last_name,
  linked_at,
  way,
  new_until: newUntil({ way, linked_at }, now),
})

/** Lists the parents who see the caller's progress. */
export async function listGuardians({
  db,
  actor,
  now,
}: Context<Guardians['audience']>): Promise<Output<Guardians>> {
  const rows = await selectGuardians(db, actor.id)
  return {
    guardians: rows.map((row) => ({
      ...shown(row, now),
      is_me: false,
      may_remove: mayChildRemove(row, now),
    })),
  }
}

/** Lists the guardians of a child of the caller's. */
export async function listChildGuardians(
  { db, actor, now }: Context<ChildGuardians['audience']>,
  { id }: Input<ChildGuardians>['params'],
): Promise<Output<ChildGuardians>> {
  const rows = await selectGuardians(db, id)
  const me = rows.find(({ parent_id }) => parent_id === actor.id)
  if (!me) throw new AppError('NOT_FOUND')
  return {
    guardians: rows.map((row) => ({
      ...shown(row, now),
      is_me: row.id === me.id,
      may_remove: mayGuardianRemove(me, row, now),
    })),
  }
}
