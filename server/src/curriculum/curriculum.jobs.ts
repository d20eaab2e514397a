import type { Services } from '#platform/context.ts'
import { readCurriculum } from './curriculum.content.ts'
import { installCurriculum } from './curriculum.install.ts'

const queue = 'curriculum-install'

/** Installs the curriculum soon, in a process that runs jobs. However often it is asked for, one job waits. */
export const requestInstallation = ({ jobs }: Pick<Services, 'jobs'>): Promise<void> =>
  jobs.send(queue, {})

export async function startCurriculumJobs(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
): Promise<void> {
  await services.jobs.work(queue, async () => {
    await installCurriculum(services, await readCurriculum())
  })
}
