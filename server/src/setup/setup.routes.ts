import { setup } from '@learngrove/contract/setup'
import { implement } from '#platform/implement.ts'
import { readSetup } from './read-setup.ts'
import { startSetup } from './start-setup.ts'

export const setupRoutes = implement(setup, {
  read: (context) => readSetup(context),
  start: (context, { body }) => startSetup(context, body),
})
