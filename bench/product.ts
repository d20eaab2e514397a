/** The product as it is started for people, but for where it stands and that it can be asked what it used. */
import { start } from '@learngrove/server/start'
import { tell } from './server-process.ts'

await start(process.env, tell)
