import type { running } from '@learngrove/contract/classes.running'
import type { Input, Output } from '@learngrove/contract/route'
import { dropLinksOf } from '#auth/new-password/new-password.links.ts'
import { deleteSessionsOf } from '#auth/sessions/sessions.queries.ts'
import { auditAll } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { changeUser } from '#users/users.accounts.ts'
import { cardPassword } from './card-words.ts'
import { cardCounts } from './classes.limits.ts'
import { selectForCards } from './members.queries.ts'

type Cards = typeof running.cards

/**
 * Gives students of the caller's school new passwords, and answers them once: only their hashes are kept.
 * Sessions and links of these accounts end with the old passwords.
 */
export async function makeCards(
  context: Pick<Context<'any'>, 'db' | 'actor' | 'school_id' | 'now'>,
  { body }: Input<Cards>,
): Promise<Output<Cards>> {
  const { actor, school_id, now } = context
  const user_ids = [...new Set(body.user_ids)]
  await countRequest(context.db, cardCounts(school_id), now)
  const made = new Map<string, { password: string; password_hash: string }>()
  for (const id of user_ids) {
    const password = cardPassword()
    made.set(id, { password, password_hash: await hashPassword(password) })
  }
  return transaction(context.db, async (tx) => {
    const students = await selectForCards(tx, { school_id, user_ids })
    if (students.length !== user_ids.length) throw new AppError('NOT_FOUND')
    const cards = []
    for (const student of students) {
      const { password, password_hash } = made.get(student.id) ?? never(student.id)
      await changeUser(tx, student.id, { password_hash, card_made_at: now })
      cards.push({ ...student, password })
    }
    await dropLinksOf(tx, { user_ids, now })
    await deleteSessionsOf(tx, user_ids)
    const event = { action: 'card_made', school_id, actor_id: actor.id, now } as const
    await auditAll(
      tx,
      user_ids.map((subject_id) => ({ ...event, subject_id })),
    )
    return { cards }
  })
}

function never(id: string): never {
  throw new Error(`No password was made for ${id}`)
}
