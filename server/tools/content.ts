/**
 * Installs the starter curriculum, says how it stands, or which prerequisites the students' answers
 * do not bear out: `npm run content -- <install|status|edges>`, by the settings that the server is
 * started with. On PostgreSQL the server may run meanwhile.
 */
import { openDatabase } from '../src/app/open-database.ts'
import { readCurriculum } from '../src/curriculum/curriculum.content.ts'
import { listEdges } from '../src/curriculum/curriculum.edges.ts'
import { installCurriculum } from '../src/curriculum/curriculum.install.ts'
import { kinds } from '../src/curriculum/curriculum.items.ts'
import { readStatus } from '../src/curriculum/curriculum.status.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Db } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'

const commands = { install, status, edges }

const [asked = ''] = process.argv.slice(2)
const command = Object.entries(commands).find(([name]) => name === asked)?.[1]
if (!command) {
  process.stderr.write(`Say what to do: ${Object.keys(commands).join(', ')}\n`)
  process.exit(2)
}

await using stack = new AsyncDisposableStack()
const database = await openDatabase(readConfig(process.env), stack)
await migrate(database)
await command(database.db)

async function install(db: Db): Promise<void> {
  const began = performance.now()
  const onProgress = ({ done, total }: { done: number; total: number }) => {
    if (process.stdout.isTTY)
      process.stdout.write(`\rInstalling the curriculum, ${Math.floor((100 * done) / total)} % `)
  }
  const curriculum = await readCurriculum()
  const { changes } = await installCurriculum({ db, clock: () => new Date() }, curriculum, {
    onProgress,
  })
  if (process.stdout.isTTY) process.stdout.write('\r')
  const lines = kinds.flatMap((kind) => {
    const { added, changed, retired } = changes[kind]
    const did = [
      added > 0 && `${added} added`,
      changed > 0 && `${changed} changed`,
      retired > 0 && `${retired} hidden, which left the content`,
    ].filter((each) => each !== false)
    return did.length > 0 ? [`  ${kind}s: ${did.join(', ')}`] : []
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  process.stdout.write(
    lines.length > 0
      ? `The curriculum is installed (${seconds} s):\n${lines.join('\n')}\n`
      : `The curriculum was installed already (${seconds} s).\n`,
  )
}

async function status(db: Db): Promise<void> {
  const { progress, installed, version, due } = await readStatus(db, await readCurriculum())
  const counts = kinds.map((kind) => `${installed[kind] ?? 0} ${kind}s`).join(', ')
  const stands = !progress
    ? 'No curriculum is installed.'
    : progress.finished_at
      ? `Installed on ${progress.finished_at.toISOString()}: ${counts}.`
      : `Being installed since ${progress.started_at.toISOString()}, ${progress.done} of ${progress.total}: ${counts}.`
  const isCurrent = due === 0 && progress?.version === version && progress.finished_at !== null
  const next = isCurrent
    ? 'It is what this code brings.'
    : `This code brings ${due} that are new or different: npm run content -- install`
  process.stdout.write(`${stands}\n${next}\n`)
}

async function edges(db: Db): Promise<void> {
  const all = await listEdges({ db })
  const lines = all
    .filter(({ is_in_doubt }) => is_in_doubt)
    .map(
      ({ topic, prerequisite, students, difference }) =>
        `  ${topic} needs ${prerequisite}? ${Math.round(100 * difference)} points of difference, ${students} students\n`,
    )
  process.stdout.write(
    `${all.length} prerequisites have answers enough to tell; ${lines.length} are in doubt, for a person to decide.\n${lines.join('')}`,
  )
}
