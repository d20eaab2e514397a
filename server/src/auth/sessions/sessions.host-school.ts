import type { Context } from '#platform/context.ts'
import { findSchoolOfHost } from '#schools/schools.queries.ts'

/** Returns the school whose own site this is, if any, even for a caller who signed in elsewhere. */
export const hostSchool = async ({
  db,
  actor,
  school_id,
  asked_at,
}: Context<'public'>): Promise<string | undefined> =>
  actor ? findSchoolOfHost(db, asked_at.hostname) : school_id
