import type { Actor, Context } from '#platform/context.ts'

/** What marking an answer needs: of a request, or of a job that hands in for a student. */
export type MarkingWorld = Pick<Context, 'db' | 'memory' | 'marker' | 'jobs' | 'now'> & {
  readonly actor: Pick<Actor, 'id' | 'school_id' | 'time_zone'>
  readonly log: Pick<Context['log'], 'error'>
}
