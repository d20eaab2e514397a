import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const { globalSetup: _, ...settings } = journeys

/** The states of pages need no server and no school: each is shown by itself, as many at once as there are cores. */
export default defineConfig({
  ...settings,
  testMatch: '**/*.states.ts',
  fullyParallel: true,
  workers: availableParallelism(),
})
