import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const recordName = 'answers.ndjson'

/** Holds the folder of what is searched at the end, for the processes of a run. */
const setting = 'LEARNGROVE_E2E_ANSWERS'

/** Settings by which a server writes its answers down beside its data, if the run searches them. */
export function recorded(folder: string, { NODE_OPTIONS = '' }: Readonly<Record<string, string>>) {
  if (!process.env[setting]) return {}
  const preload = new URL('./record-answers.ts', import.meta.url).href
  return {
    RECORD_ANSWERS: join(folder, recordName),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload}`.trim(),
  }
}

/** Puts the folder of a server that has ended where it is searched; what answered no question goes at once. */
export function handOver(folder: string): void {
  const to = process.env[setting]
  const record = join(folder, recordName)
  const isSearched =
    to !== undefined && existsSync(record) && /hint|question/.test(readFileSync(record, 'utf8'))
  if (isSearched) renameSync(folder, join(to, basename(folder)))
  else rmSync(folder, { recursive: true, force: true })
}

/** Begins to collect. At the end of the run it is searched for what a student or a guest could not know yet. */
export function collectAnswers(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-answers-'))
  process.env[setting] = folder
  return () => {
    const folders = readdirSync(folder).map((name) => join(folder, name))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['server/tools/find-leaks.ts', ...folders],
      { cwd: root, encoding: 'utf8' },
    )
    if (status !== 0) {
      const what = 'A student was given what gives an answer away, or it could not be searched.'
      throw new Error(`${what} The answers are kept in ${folder}\n${stdout}${stderr}`)
    }
    rmSync(folder, { recursive: true, force: true })
    process.stdout.write(stdout)
  }
}
