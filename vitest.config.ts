import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { canStartPostgres } from './server/src/testing/postgres.ts'

/** The files of a worker share what they import: one that replaces a module or a global is `isolated`. */
const together = { isolate: false, pool: 'threads' as const }

/** A machine that is busy with much else makes everything late; what hangs is told all the same. */
const patient = {
  ...{ testTimeout: 60_000, hookTimeout: 60_000 },
  expect: { poll: { timeout: 20_000 } },
}

const isolated = '**/*.isolated.test.ts'
const timed = '**/*.timed.test.ts'
const api = '**/*.api.test.ts'
const engine = '**/*.engine.test.ts'

const pure = (name: string, { exclude = [] as string[] } = {}) => ({
  test: {
    ...{ ...together, ...patient, name, root: name },
    exclude: [...configDefaults.exclude, timed, ...exclude],
  },
})

const quickArgon2 = fileURLToPath(new URL('server/src/testing/quick-argon2.ts', import.meta.url))

const hasPostgres = canStartPostgres()
if (!hasPostgres) console.warn('No PostgreSQL can start here: the embedded engine runs every test.')

/** The files of a worker share one database of the engine. */
const server = (
  name: 'embedded' | 'postgres',
  files: { include: string[]; exclude: string[] },
) => ({
  resolve: { alias: { '@node-rs/argon2': quickArgon2 } },
  test: {
    ...together,
    ...patient,
    name: `server on ${name}`,
    root: 'server',
    globalSetup: `src/testing/${name}.global-setup.ts`,
    include: files.include,
    exclude: [...configDefaults.exclude, timed, ...files.exclude],
  },
})

/** PostgreSQL runs what asks the API; both run what an engine could do otherwise; the rest runs once. */
const engines = [
  server('embedded', { include: ['**/*.test.ts'], exclude: hasPostgres ? [api] : [] }),
  ...(hasPostgres ? [server('postgres', { include: [api, engine], exclude: [] })] : []),
]

/** What measures time runs last and alone, so that nothing of ours makes it late. */
const timedProject = {
  test: {
    ...together,
    ...patient,
    name: 'timed',
    globalSetup: 'server/src/testing/embedded.global-setup.ts',
    include: [timed],
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
}

export default defineConfig({
  test: {
    // One more than there are cores: what waits for a clock or a process leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    projects: [
      pure('architecture'),
      pure('bench'),
      pure('content'),
      pure('contract'),
      pure('diagrams'),
      {
        test: {
          ...together,
          ...patient,
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.mjs'],
        },
      },
      pure('maths'),
      pure('marking'),
      pure('mastery'),
      pure('tutor'),
      pure('web', { exclude: [isolated] }),
      {
        test: {
          ...patient,
          name: 'web isolated',
          root: 'web',
          include: [isolated],
          pool: 'threads',
        },
      },
      ...engines,
      timedProject,
    ],
  },
})
