import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder } from '@learngrove/server/database'
import { type ServerProcess, startProduct } from '../server-process.ts'
import { makePupils, type Pupil, type Wanted } from './pupils.ts'

const installedMs = 180_000
const lookMs = 200
/** No talk ends by the day's budget. */
const manyMessages = '100000'
/** Screened in full however busy the machine is, so that a run says the same as the one before. */
const patientScreenMs = '15000'

export type School = {
  readonly server: ServerProcess
  readonly pupils: readonly Pupil[]
  readonly close: () => Promise<void>
}

/** Starts the product on the embedded database with the demonstration school, and pupils in it. */
export async function openSchool(wanted: readonly (Wanted | undefined)[]): Promise<School> {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-tutor-'))
  const env = {
    ...{ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '', MODEL_URL: '' },
    ...{ DEMO_SCHOOL: 'true', DAILY_MESSAGES: manyMessages, SCREEN_MS: patientScreenMs },
  }
  const first = await startProduct(env)
  await untilInstalled(first.url)
  await first.stop()
  const pupils = await (async () => {
    await using database = await openFolder(join(folder, 'database'))
    return await makePupils(database.db, wanted)
  })()
  const server = await startProduct(env)
  const close = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server, pupils, close }
}

async function untilInstalled(url: string): Promise<void> {
  const deadline = Date.now() + installedMs
  while (Date.now() < deadline) {
    const { curriculum } = await (await fetch(`${url}/api/v1/setup`)).json()
    if (curriculum.is_finished) return
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  throw new Error('The curriculum was not installed in time')
}
