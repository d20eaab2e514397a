import { defineConfig } from '@playwright/test'
import { makeBase } from './server.ts'

const { CHROMIUM_PATH, CI } = process.env
// The workers inherit it, and with it the school that the first of them has loaded.
process.env.LEARNGROVE_E2E ??= makeBase()

export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // One at a time: they share a demonstration school, and some stop its server.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(CI),
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
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
