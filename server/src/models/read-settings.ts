import type { models } from '@learngrove/contract/models'
import { userRole } from '@learngrove/contract/roles'
import type { Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { strictest } from './strictest.ts'
import { findSchoolSwitch, selectChildSwitches, selectClassSwitches } from './switches.queries.ts'

type Settings = typeof models.settings

/** Reads what hosted models may be asked, as far as the caller decides on it. */
export async function readSettings({
  db,
  actor,
  school_id,
  config,
}: Pick<Context<Settings['audience']>, 'db' | 'actor' | 'school_id' | 'config'>): Promise<
  Output<Settings>
> {
  const isStaff = actor.user_role_id === userRole.teacher
  const children = isStaff ? [] : await selectChildSwitches(db, actor.id)
  return {
    has_hosted: config.model.chain.length > 0,
    school: isStaff ? await findSchoolSwitch(db, school_id) : null,
    classes: isStaff ? await selectClassSwitches(db, actor) : [],
    children: children.map(({ decided, ...child }) => ({
      ...child,
      effective: strictest(decided),
    })),
  }
}
