import { type Demonstration, start as startServer } from '#app/start.ts'
import { hasDemo } from './demo/demo.accounts.ts'

/** Imports the content when it is loaded: no other server has to hold it in memory. */
const demonstration: Demonstration = {
  isThere: hasDemo,
  load: async (services) => (await import('./demo/demo.ts')).loadDemo(services),
}

/** Starts the server with the demonstration at hand. `onListening` is told its address. */
export const start = (
  env: NodeJS.ProcessEnv,
  onListening?: (address: string) => void,
): Promise<void> => startServer(env, demonstration, onListening)
