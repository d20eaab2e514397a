import type { models } from '@learngrove/contract/models'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { callOutcomes } from '#platform/model/model.ledger.ts'
import { findSchoolSwitch } from './switches.queries.ts'
import { monthNow, selectUsage, sumTokens } from './usage.queries.ts'

type Usage = typeof models.usage

/** Sums the calls of a month: of the owner's school, or of all schools for an admin. It holds no message and no person. */
export async function readUsage(
  { db, actor, school_id, config, now }: Context<Usage['audience']>,
  { query }: Input<Usage>,
): Promise<Output<Usage>> {
  const month = query.month ?? (await monthNow(db, { school_id, now }))
  const isAdmin = actor.user_role_id === userRole.admin
  const of = { month: `${month}-01`, school_id: isAdmin ? undefined : school_id }
  const used = await selectUsage(db, of)
  const { tokens_a_month } = config.model
  const own = isAdmin ? null : (await findSchoolSwitch(db, school_id)).tokens_a_month
  return {
    month,
    tokens: await sumTokens(db, of),
    tokens_a_month: isAdmin ? null : Math.min(tokens_a_month, own ?? tokens_a_month),
    models: used.map((each) => ({ ...each, outcomes: countsOf(each.outcomes) })),
  }
}

type Counts = Output<Usage>['models'][number]['outcomes']

// Safe: the keys are all of the outcomes that there are.
const countsOf = (counted: Readonly<Partial<Record<string, number>>>): Counts =>
  Object.fromEntries(callOutcomes.map((outcome) => [outcome, counted[outcome] ?? 0])) as Counts
