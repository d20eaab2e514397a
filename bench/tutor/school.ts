import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openFolder } from '@learngrove/server/database'
import { embedPassages } from '@learngrove/server/embed-passages'
import { type Encoder, noEncoder } from '@learngrove/server/encoder'
import { entryOf } from '@learngrove/tutor/retrieval/entry'
import { textsOf } from '@learngrove/tutor/retrieval/vectors'
import { vectorsOf } from '../safety/vectors.ts'
import { type ServerProcess, startProduct } from '../server-process.ts'
import { makePupils, type Pupil, type Wanted } from './pupils.ts'

const installedMs = 180_000
const lookMs = 200
/** No talk ends by the day's budget. */
const manyMessages = '100000'
/** Screened in full however busy the machine is, so that a run says the same as the one before. */
const patientScreenMs = '15000'

/** Gives the vectors that earlier runs have made. */
const kept: Encoder = { ...noEncoder, settled: Promise.resolve('ready'), embed: vectorsOf }
const allAtOnce = { together: 1_000, rest_ms: 0 }

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
    await embedNotes(database.db)
    return await makePupils(database.db, wanted)
  })()
  const server = await startProduct(env)
  const close = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { server, pupils, close }
}

/** Gives all notes their vectors, as they have them some minutes after an installation. */
async function embedNotes(db: Db): Promise<void> {
  const notes = await db
    .selectFrom('passages')
    .innerJoin('documents', 'documents.id', 'document_id')
    .select(['passages.id', 'documents.title', 'heading', 'passages.body as text'])
    .execute()
  const texts = notes.flatMap(({ heading, ...note }) =>
    textsOf(entryOf({ ...note, heading: heading ?? '' }).pieces),
  )
  await vectorsOf(texts)
  await embedPassages({ db, encoder: kept }, notes.length, allAtOnce)
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
