import type { privacy } from '@learngrove/contract/privacy'
import type { Output } from '@learngrove/contract/route'
import type { Actor, Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { canDecideFor } from './privacy.policy.ts'
import {
  findPerson,
  findRequest,
  listRequests,
  type Person,
  type RequestRow,
} from './privacy.queries.ts'

export type PrivacyRequest = Output<typeof privacy.askExport>

type World = Pick<Context<'any'>, 'db' | 'actor'>

/** States of a request that is not over. */
export const underWay = ['waiting', 'needs_confirmation', 'running', 'failed'] as const

/** States in which an erasure has not begun. */
export const notBegun = ['waiting', 'needs_confirmation'] as const

function requestOf(row: RequestRow, { id: actor_id }: Actor): PrivacyRequest {
  const { id, subject_id, asked_by, progress, first_name } = row
  const { created_at, due_at, finished_at, expires_at } = row
  return {
    id,
    // Safe: the table checks both.
    kind: row.kind as PrivacyRequest['kind'],
    status: row.status as PrivacyRequest['status'],
    progress,
    user_id: subject_id,
    first_name,
    created_at,
    due_at,
    finished_at,
    expires_at,
    is_mine: asked_by === actor_id,
  }
}

/**
 * Reads the person that a request is about, if the caller decides for them. Throws `NOT_FOUND` for
 * anybody else's.
 */
export async function readPerson({ db, actor }: World, user_id = actor.id): Promise<Person> {
  const person = await findPerson(db, user_id)
  if (!person || !canDecideFor(actor, person)) throw new AppError('NOT_FOUND')
  return person
}

export async function readRequest({ db, actor }: World, id: string): Promise<PrivacyRequest> {
  const row = await findRequest(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return requestOf(row, actor)
}

export async function readRequests({ db, actor }: World): Promise<PrivacyRequest[]> {
  const owns = actor.callers.includes('owner') ? actor.school_id : undefined
  return (await listRequests(db, { id: actor.id, owns })).map((row) => requestOf(row, actor))
}
