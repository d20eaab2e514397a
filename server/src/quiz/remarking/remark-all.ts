import type { Services } from '#platform/context.ts'
import type { Jobs } from '#platform/jobs.ts'
import { projectionsQueue } from '#platform/projections/projections.ts'
import {
  type Correction,
  markFinished,
  selectChanges,
  selectUnfinished,
} from './corrections.queries.ts'
import { selectAnsweredIds } from './remark.queries.ts'
import { remarkAnswer } from './remark-answer.ts'

export type RemarkJobWorld = Pick<Services, 'db' | 'memory' | 'marker' | 'clock'> & {
  readonly jobs: Pick<Jobs, 'wake'>
}

/** The job that marks again what corrections of keys concern; woken by who corrects. */
export const remarkQueue = 'quiz-remark'

/**
 * Goes through the answers of each correction that is not done, until each has the marks that the key gives it
 * now. Whatever was done before a crash stands already, and so is left alone; ten who do this at once change
 * each answer once.
 */
export async function remarkAll(world: RemarkJobWorld): Promise<void> {
  for (const correction of await selectUnfinished(world.db)) await remarkOne(world, correction)
}

async function remarkOne({ clock, ...world }: RemarkJobWorld, correction: Correction) {
  const { db, jobs } = world
  const changes = await selectChanges(db, correction)
  for (const id of await selectAnsweredIds(db, correction))
    await remarkAnswer({ ...world, now: clock() }, correction, { id, changes })
  await markFinished(db, correction.id, clock())
  jobs.wake(projectionsQueue)
}
