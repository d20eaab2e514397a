/** Runs an empty PostgreSQL of its own until its input ends, and writes where it is: for journeys in the browser. */
import { startPostgres } from '../src/testing/postgres.ts'

const { url, stop } = await startPostgres({ is_durable: false })
process.stdout.write(`${url}\n`)
for await (const _ of process.stdin);
await stop()
