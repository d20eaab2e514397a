import type { Services } from '#platform/context.ts'
import { purgeAnswerFiles } from './files/files.purge.ts'
import { handInOverdue } from './hand-in.ts'
import { deleteOldDecisions } from './marking/decisions.queries.ts'
import { keepDecisionsMs } from './marking/marking.limits.ts'
import type { MarkingWorld } from './marking-world.ts'
import { remarkAll, remarkQueue } from './remarking/remark-all.ts'

const everyMinute = '* * * * *'
const everyHour = '17 * * * *'

type World = Pick<Services, 'db' | 'memory' | 'marker' | 'jobs' | 'clock' | 'files'> & {
  readonly log: MarkingWorld['log']
}

/**
 * Hands in what is answered when the time of an attempt is over, if nobody has looked at it since, and
 * removes the files that belong to no answer and what was kept to take decisions back, and marks again what
 * corrections of keys concern.
 */
export async function startQuizJobs({ clock, files, ...world }: World): Promise<void> {
  const { db, jobs } = world
  await jobs.work('quiz-time-up', async () => void (await handInOverdue(world, clock())))
  await jobs.schedule('quiz-time-up', everyMinute)
  await jobs.work(
    'quiz-files-purge',
    async () => void (await purgeAnswerFiles({ db, files }, clock())),
  )
  await jobs.schedule('quiz-files-purge', everyHour)
  await jobs.work(
    'quiz-decisions-purge',
    async () => void (await deleteOldDecisions(db, new Date(clock().getTime() - keepDecisionsMs))),
  )
  await jobs.schedule('quiz-decisions-purge', everyHour)
  await jobs.work(remarkQueue, async () => remarkAll({ ...world, clock }))
  await jobs.schedule(remarkQueue, everyMinute)
}
