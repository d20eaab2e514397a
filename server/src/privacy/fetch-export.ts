import type { privacy } from '@learngrove/contract/privacy'
import type { Input, Output } from '@learngrove/contract/route'
import { checkOwner } from '#auth/auth.owner.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { issueTicket, useTicket } from '#platform/tickets/tickets.ts'
import { findRequest } from './privacy.queries.ts'

const path = (id: string, token: string) =>
  `/api/v1/privacy/exports/${id}/file?token=${encodeURIComponent(token)}`

/** Finds a copy that can be downloaded now. */
async function findReady({ db, now }: Pick<Context, 'db' | 'now'>, id: string) {
  const request = await findRequest(db, id)
  const { status, expires_at, file_id } = request ?? {}
  if (!request || status !== 'ready' || !file_id || !expires_at || expires_at <= now) {
    return undefined
  }
  return { ...request, file_id }
}

/** Makes the download link of a copy for its requester, who shows once more that it is them. */
export async function makeExportLink(
  context: Context<'any'>,
  { params: { id }, body: { password } }: Input<typeof privacy.exportLink>,
): Promise<Output<typeof privacy.exportLink>> {
  const { db, actor, now } = context
  const request = await findReady(context, id)
  if (request?.asked_by !== actor.id) throw new AppError('NOT_FOUND')
  await checkOwner(context, password)
  const data = { request_id: id }
  const { secret } = await issueTicket(db, { purpose: 'copy', user_id: actor.id, data, now })
  return { url: path(id, secret) }
}

/** Sends a copy to the browser that shows its token. */
export async function fetchExport(
  context: Context<'public'>,
  { params: { id }, query: { token } }: Input<typeof privacy.exportFile>,
): Promise<Output<typeof privacy.exportFile>> {
  const { db, files, now } = context
  const ticket = await useTicket(db, { purpose: 'copy', secret: token, now })
  // Safe: only the function above issues tickets of this purpose.
  const { request_id } = (ticket?.data ?? {}) as { request_id?: string }
  const request = request_id === id ? await findReady(context, id) : undefined
  if (!ticket || !request || request.asked_by !== ticket.user_id) {
    throw new AppError('LINK_EXPIRED')
  }
  const { school_id, subject_id, file_id } = request
  const event = { school_id, actor_id: ticket.user_id, subject_id, now }
  await audit(db, { action: 'copy_fetched', ...event })
  return { type: 'application/zip', filename: 'your-data.zip', bytes: await files.get(file_id) }
}
