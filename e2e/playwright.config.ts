import { defineConfig } from '@playwright/test'

const { CHROMIUM_PATH, CI, TRACE } = process.env

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  // The tests of a file go one after another, on a server that no other file has at that time.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(CI),
  reporter: 'list',
  use: {
    // A film of each step is a third of the work: it is made for whoever asks by `TRACE=1`.
    trace: TRACE ? 'on' : 'off',
    screenshot: 'only-on-failure',
    // What sways in the garden is drawn by the processor here, all the time.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // What a test sees comes from the server that it started; the shell has tests of its own.
    serviceWorkers: 'block',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
