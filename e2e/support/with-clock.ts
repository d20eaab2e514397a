import { test } from './fixtures.ts'
import { vouchingProvider } from './oidc-provider.ts'
import { freePort, startServer } from './server.ts'

const preload = new URL('./forward-clock.ts', import.meta.url).href

type Clock = { readonly port: number; readonly putForward: (ms: number) => Promise<void> }

/** The same tests on a server that knows Google and Apple, and whose clock can be put forward. */
export const clockedTest = test.extend<object, { readonly clock: Clock }>({
  clock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const port = await freePort()
      await use({
        port,
        putForward: async (ms) => void (await fetch(`http://127.0.0.1:${port}/${ms}`)),
      })
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ clock }, use) => {
      const port = await freePort()
      const provider = await vouchingProvider(`http://localhost:${port}`)
      const forward = { NODE_OPTIONS: `--import=${preload}`, CLOCK_PORT: String(clock.port) }
      const server = await startServer({ ...provider.settings, ...forward }, port)
      await use(server)
      await server.stop()
      provider.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})
