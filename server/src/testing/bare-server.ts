import { onTestFinished } from 'vitest'
import { createApp } from '#app/app.ts'
import { createMail } from '#mail/mail.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { createMarker } from '#platform/marker.ts'
import { createMemory } from '#platform/memory.ts'
import { createModel } from '#platform/model/model.ts'
import { db, instance_id, patientEncoder, secret_key, speech, start, tutor } from './harness.ts'
import { memoryFiles } from './memory-files.ts'

/** A server as these settings make it, and nothing of the tests between it and the network. */
export function bareServer(env: NodeJS.ProcessEnv, changes: Partial<Config> = {}) {
  const config = { ...readConfig({ LOG_LEVEL: 'silent', ...env }), ...changes }
  const jobs = {
    send: async () => {},
    wake: () => {},
    work: async () => {},
    schedule: async () => {},
    async [Symbol.asyncDispose]() {},
  }
  const services = {
    ...{ db, config, secret_key, jobs, files: memoryFiles(), mail: createMail({ jobs, config }) },
    ...{
      marker: createMarker({ size: 1 }),
      encoder: patientEncoder,
      instance_id,
      tutor,
      speech,
      model: createModel(config),
      memory: createMemory(),
      clock: () => start,
    },
  }
  const app = createApp(services, { trustProxy: config.trust_proxy })
  onTestFinished(() => app.close())
  return app
}
