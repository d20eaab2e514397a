import type { Services } from '#platform/context.ts'
import { handInOverdue } from './hand-in.ts'
import type { MarkingWorld } from './marking-world.ts'

const everyMinute = '* * * * *'

type World = Pick<Services, 'db' | 'memory' | 'marker' | 'jobs' | 'clock'> & {
  readonly log: MarkingWorld['log']
}

/** Hands in what is answered when the time of an attempt is over, if nobody has looked at it since. */
export async function startQuizJobs({ clock, ...world }: World): Promise<void> {
  await world.jobs.work('quiz-time-up', async () => void (await handInOverdue(world, clock())))
  await world.jobs.schedule('quiz-time-up', everyMinute)
}
