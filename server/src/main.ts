import { start } from '#platform/start.ts'

await start(process.env)
