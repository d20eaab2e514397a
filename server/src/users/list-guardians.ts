import type { Output } from '@learngrove/contract/route'
import type { users } from '@learngrove/contract/users'
import type { Context } from '#platform/context.ts'
import { selectGuardians } from './users.children.queries.ts'

type Guardians = typeof users.guardians

/** The parents who see the caller's progress. */
export const listGuardians = async ({
  db,
  actor,
}: Context<Guardians['audience']>): Promise<Output<Guardians>> => ({
  guardians: await selectGuardians(db, actor.id),
})
