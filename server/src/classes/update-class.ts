import type { people } from '@learngrove/contract/classes.people'
import type { Input } from '@learngrove/contract/route'
import { deleteSessionsOf } from '#auth/sessions/sessions.queries.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import {
  isNameTaken,
  lockClass,
  selectOnlyHere,
  takeNamingTurn,
  updateClass,
} from './class-rows.queries.ts'
import { readClass } from './read-class.ts'

/**
 * Renames a class, or switches it off or on. Switched off, the sessions end of those who are in no other
 * class: they may not sign in until they are.
 */
export function changeClass(
  context: Pick<Context<'any'>, 'db' | 'actor' | 'now'>,
  { params: { classId }, body }: Input<typeof people.updateClass>,
) {
  const { actor, now } = context
  return transaction(context.db, async (tx) => {
    const held = await lockClass(tx, { actor, class_id: classId })
    if (!held) throw new AppError('NOT_FOUND')
    const { school_id } = held
    const { name = held.name, is_active = held.is_active } = body
    await takeNamingTurn(tx, school_id)
    if (is_active && (await isNameTaken(tx, { school_id, name, except: classId })))
      throw new AppError('CLASS_NAME_TAKEN')
    await updateClass(tx, classId, { name, is_active })
    if (is_active !== held.is_active) {
      if (!is_active) await deleteSessionsOf(tx, await selectOnlyHere(tx, classId))
      const event = { school_id, actor_id: actor.id, subject_id: null, data: { class_id: classId } }
      await audit(tx, { action: is_active ? 'class_on' : 'class_off', ...event, now })
    }
    return readClass({ db: tx, actor }, classId)
  })
}
