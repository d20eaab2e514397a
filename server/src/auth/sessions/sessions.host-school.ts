import type { Context } from '#platform/context.ts'
import { findSchoolOfHost } from '#schools/schools.queries.ts'

/** The school whose own site this is, if it is one: also for whoever comes here signed in from elsewhere. */
export const hostSchool = async ({
  db,
  actor,
  school_id,
  asked_at,
}: Context<'public'>): Promise<string | undefined> =>
  actor ? findSchoolOfHost(db, asked_at.hostname) : school_id
