import type { privacy } from '@learngrove/contract/privacy'
import type { Input } from '@learngrove/contract/route'
import { checkOwner } from '#auth/auth.owner.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { copyCounts } from './privacy.limits.ts'
import { insertRequest } from './privacy.queries.ts'
import { type PrivacyRequest, readPerson, readRequest } from './request.ts'

/** Requests a copy of everything about a person; a job collects it. */
export async function askExport(
  context: Context<'any'>,
  { user_id, password }: Input<typeof privacy.askExport>['body'],
): Promise<PrivacyRequest> {
  const { db, actor, jobs, now } = context
  const person = await readPerson(context, user_id)
  await checkOwner(context, password)
  await countRequest(db, copyCounts(actor.id), now)
  const id = newId()
  const { school_id } = person
  const whose = { school_id, subject_id: person.id, asked_by: actor.id }
  await transaction(db, async (tx) => {
    const row = { id, kind: 'export', status: 'waiting', ...whose, created_at: now }
    if (!(await insertRequest(tx, row))) throw new AppError('ALREADY_ASKED')
    const event = { school_id, actor_id: actor.id, subject_id: person.id, now }
    await audit(tx, { action: 'copy_asked', ...event })
    await jobs.send('privacy-export', { id }, { db: tx })
  })
  return readRequest(context, id)
}
