import { createMail } from '#mail/mail.ts'
import { readConfig } from '#platform/config.ts'
import type { Services } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'
import { changeUser } from '#users/users.accounts.ts'
import { workPrivacy } from './privacy.jobs.ts'

export const password = 'a garden in spring'
const password_hash = await hashPassword(password)

type Queue = keyof typeof workPrivacy

const isOurs = (queue: string): queue is Queue => queue in workPrivacy

/** Makes a school whose jobs wait until they are run, with files that can be inspected. */
export async function makePrivacySchool() {
  const waiting: { queue: Queue; data: object }[] = []
  const jobs: Jobs = {
    wake: () => {},
    send: async (queue, data) => {
      if (isOurs(queue)) waiting.push({ queue, data })
    },
    work: async () => {},
    schedule: async () => {},
    async [Symbol.asyncDispose]() {},
  }
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const files = memoryFiles()
  const ports = { jobs, files, mail: createMail({ jobs, config }) } satisfies Partial<Services>
  const school = await makeSchool(ports)
  const world = { db, config, ...ports, clock: () => school.now() }
  return {
    ...school,
    files,
    world,
    /** Runs every waiting job, and those that follow; throws what a job throws. */
    async work() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await workPrivacy[next.queue](world, next.data)
      }
    },
    /** Looks for what is due, as every hour, and runs it. */
    async workDue() {
      await workPrivacy['privacy-due'](world)
      await this.work()
    },
  }
}

export type PrivacySchool = Awaited<ReturnType<typeof makePrivacySchool>>

/** Makes a parent and their child, who belong to no school. */
export async function makeFamily(school: PrivacySchool) {
  const [parent_mail, child_mail] = [`parent.${newId()}@home.test`, `maya.${newId()}@home.test`]
  const parent = await addFamily(school, 'parent', { email: parent_mail, password_hash })
  const child = await addFamily(school, 'student', { email: child_mail, password_hash })
  // Names that occur nowhere else, not even in another family of the same database.
  const mark = newId().slice(-8)
  const names = { first_name: `Mayabel${mark}`, last_name: `Featherstonehaugh${mark}` }
  await changeUser(db, child.id, names)
  await makeGuardian(parent, child)
  return { parent, child, names, parent_mail, child_mail, client: await school.as(parent) }
}

export const wait = { erasure_hours: 14 * 24, copy_hours: 7 * 24 }
