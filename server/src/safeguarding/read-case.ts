import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { selectEntries } from './entries.queries.ts'
import { findCase, type Reach } from './read.queries.ts'

/** Returns whose cases somebody can reach, and which day it is for them. */
export const reachOf = ({
  actor,
  school_id,
  now,
}: Pick<Context<'any'>, 'actor' | 'school_id' | 'now'>): Reach => ({
  school_id,
  now,
  time_zone: actor.time_zone,
})

/** Reads a case of the actor's school with its events. Refuses with NOT_FOUND. */
export async function readCase(
  context: Pick<Context<'any'>, 'db' | 'actor' | 'school_id' | 'now'>,
  id: string,
) {
  const found = await findCase(context.db, reachOf(context), id)
  if (!found) throw new AppError('NOT_FOUND')
  const entries = await selectEntries(context.db, id)
  const has_note = entries.some(({ action }) => action === 'note')
  return { ...found, log: entries, has_note }
}
