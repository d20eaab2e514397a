import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** An answer to a question, by the numbers of its options or in words. */
export type RightAnswer = {
  readonly value?: string | readonly string[]
  readonly selected_option?: readonly number[]
}

/** Right answers to all that a student is asked, by the ids of the questions of their attempts. */
export async function rightAnswers(
  database: string,
  student_id: string,
): Promise<Readonly<Record<string, RightAnswer>>> {
  const { stdout } = await run(process.execPath, ['server/tools/right-answers.ts', student_id], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database },
  })
  return JSON.parse(stdout)
}
