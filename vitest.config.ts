import { defineConfig } from 'vitest/config'

/** The API tests run on both engines; a file's tests share one database of the engine. */
const server = (engine: 'embedded' | 'postgres') => ({
  test: {
    name: `server on ${engine}`,
    root: 'server',
    globalSetup: `src/testing/${engine}.global-setup.ts`,
    include: engine === 'embedded' ? ['**/*.test.ts'] : ['**/*.api.test.ts'],
    isolate: false,
    pool: 'threads' as const,
    testTimeout: 20_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'contract' } },
      { test: { name: 'marking', root: 'marking', testTimeout: 60_000 } },
      { test: { name: 'mastery', root: 'mastery' } },
      { test: { name: 'tutor', root: 'tutor', testTimeout: 60_000 } },
      { test: { name: 'web', root: 'web' } },
      server('embedded'),
      server('postgres'),
    ],
  },
})
