import { test as base, expect, type Page } from '@playwright/test'
import type { Person } from './accounts.ts'
import { logIn, signedIn } from './api.ts'
import { type SlowModel, startModel } from './model.ts'
import { openIdProvider } from './openid.ts'
import { schoolPlatform } from './school-platform.ts'
import { freePort, startServer, type TestServer } from './server.ts'

export { expect }

type Fixtures = {
  readonly signInAs: (person: Person) => Promise<Page>
}

type WorkerFixtures = {
  /** A file that changes what another one looks at names a school of its own. */
  readonly school: string
  /** Takes the built-in tutor's place, in tests that ask for it. */
  readonly model: SlowModel
  readonly server: TestServer
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  school: ['shared', { option: true, scope: 'worker' }],

  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const model = await startModel()
      await use(model)
      model.stop()
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ school: _ }, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  signInAs: async ({ page, context, server }, use) => {
    await use(async (person) => {
      // A session of its own for each: a test may end it.
      await context.setStorageState(signedIn(server.url, await logIn(server.url, person)))
      await page.goto('/')
      await expect(page).not.toHaveURL(/\/$|\/welcome/)
      return page
    })
  },
})

/** The same tests on a server whose tutor is the model that the test conducts. */
export const testWithModel = test.extend<object, Pick<WorkerFixtures, 'server'>>({
  server: [
    async ({ model }, use) => {
      const server = await startServer({ MODEL_URL: model.url })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

/** The same tests on a server that knows a provider of OpenID Connect and a school's platform. */
export const testWithProviders = test.extend<object, Pick<WorkerFixtures, 'server'>>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const port = await freePort()
      const [google, school] = await Promise.all([
        openIdProvider(`http://localhost:${port}`),
        schoolPlatform(),
      ])
      const server = await startServer({ ...google.settings, ...school.settings }, port)
      await use(server)
      await server.stop()
      google.stop()
      school.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})
