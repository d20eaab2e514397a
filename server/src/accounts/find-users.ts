import type { accounts } from '@learngrove/contract/accounts'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { selectVisibleByEmail } from './accounts.find.queries.ts'

type Find = typeof accounts.find

/**
 * Finds who has an e-mail address, if the caller may see them. An unknown address and one of
 * somebody out of sight are answered alike, and by the same statement, so that neither the answer
 * nor its time tells which.
 */
export const findUsers = async (
  { db, actor }: Context<Find['audience']>,
  { email }: Input<Find>['query'],
): Promise<Output<Find>> => ({
  users: await selectVisibleByEmail(db, { email: email.trim(), actor }),
})
