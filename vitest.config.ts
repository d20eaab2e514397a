import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** Some tests wait for what takes its time, so more files go side by side than there are cores. */
const leastWorkers = 3

/** The files of a worker share what they import: one that replaces a module or a global is `isolated`. */
const together = { isolate: false, pool: 'threads' as const }

const isolated = '**/*.isolated.test.ts'

/** The API tests run on both engines; the files of a worker share one database of the engine. */
const server = (engine: 'embedded' | 'postgres') => ({
  test: {
    ...together,
    name: `server on ${engine}`,
    root: 'server',
    globalSetup: `src/testing/${engine}.global-setup.ts`,
    include: engine === 'embedded' ? ['**/*.test.ts'] : ['**/*.api.test.ts'],
    testTimeout: 20_000,
  },
})

export default defineConfig({
  test: {
    maxWorkers: Math.max(leastWorkers, availableParallelism() - 1),
    projects: [
      { test: { ...together, name: 'architecture', root: 'architecture' } },
      { test: { ...together, name: 'bench', root: 'bench', testTimeout: 20_000 } },
      { test: { ...together, name: 'content', root: 'content', testTimeout: 60_000 } },
      { test: { ...together, name: 'contract', root: 'contract' } },
      {
        test: {
          ...together,
          name: 'scripts',
          root: 'scripts',
          include: ['**/*.test.mjs'],
          testTimeout: 60_000,
        },
      },
      { test: { ...together, name: 'maths', root: 'maths', testTimeout: 60_000 } },
      { test: { ...together, name: 'marking', root: 'marking', testTimeout: 60_000 } },
      { test: { ...together, name: 'mastery', root: 'mastery' } },
      { test: { ...together, name: 'tutor', root: 'tutor', testTimeout: 60_000 } },
      {
        test: {
          ...together,
          name: 'web',
          root: 'web',
          exclude: [...configDefaults.exclude, isolated],
        },
      },
      { test: { name: 'web isolated', root: 'web', include: [isolated], pool: 'threads' } },
      server('embedded'),
      server('postgres'),
    ],
  },
})
