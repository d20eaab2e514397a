import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { userRole } from '@learngrove/contract/roles'
import { drawQuestion } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { drawPaper, findPaper } from '#lessons/papers.ts'
import { type Db, openFolder } from '#platform/database.ts'
import { hashOf } from '#platform/ids.ts'
import { type Drawn, findLeaks, type Leak, type Recorded } from './leaks.ts'
import { selectDrawn, selectPapers, selectReaders } from './read-drawn.queries.ts'

/** Beside the database of a server of the tests: what it answered, a line each. */
export const recordName = 'answers.ndjson'

/** A request that was begun, or one with its answer. */
type Line = Omit<Recorded, 'body' | 'done'> & Partial<Pick<Recorded, 'body' | 'done'>>

export type Searched = { readonly answers: number; readonly questions: number; leaks: Leak[] }

/** Searches what a server answered, by the record in its folder and the database that it left. */
export async function searchFolder(folder: string): Promise<Searched> {
  const record = join(folder, recordName)
  if (!existsSync(record)) return { answers: 0, questions: 0, leaks: [] }
  const lines = readFileSync(record, 'utf8').trim().split('\n').flatMap(lineOf)
  await using database = await openFolder(join(folder, 'database'))
  return await searchLines(database.db, lines)
}

/** The last line of a server that was killed may be cut off. */
function lineOf(text: string): Line[] {
  try {
    // Safe: only `record-answers.ts` writes there.
    return [JSON.parse(text) as Line]
  } catch {
    return []
  }
}

export async function searchLines(db: Db, lines: readonly Line[]): Promise<Searched> {
  const answers = lines.filter(isWhole)
  const readerOf = await readersOf(db, answers)
  // Only what belongs to somebody who read anything is drawn: a school has many more.
  const readers = new Set(answers.map(({ token }) => readerOf(token) ?? ''))
  readers.delete('')
  readers.delete('staff')
  const drawn = await readDrawn(db, lines, [...readers])
  return {
    answers: answers.length,
    questions: drawn.length,
    leaks: findLeaks(answers, drawn, readerOf),
  }
}

const isWhole = (line: Line): line is Recorded => line.body !== undefined && line.done !== undefined

async function readDrawn(
  db: Db,
  lines: readonly Line[],
  readers: readonly string[],
): Promise<Drawn[]> {
  const asks = lines.filter(({ method, body }) => method === 'POST' && body === undefined)
  const momentsOf = (id: string, what: string) =>
    asks.filter(({ path }) => path.includes(`/${id}/${what}`)).map(({ at }) => at)
  const rows = (await selectDrawn(db, readers)).map((row): Drawn => {
    const { id, student_id, body, seed, hint_rung, steps_told } = row
    const moments = [row.settled_at, row.closed_at].flatMap((moment) => moment?.getTime() ?? [])
    const shown = row.solution_shown ? momentsOf(id, 'solution') : []
    const open = [...moments, ...shown]
    return {
      ...{ id, student_id, hint_rung, steps_told, asked: momentsOf(id, 'hints') },
      // Safe: a body is written only by what checks it as a question.
      question: drawQuestion(body as Question, seed),
      open_from: open.length > 0 ? Math.min(...open) : undefined,
      tried_from: row.tried_at?.getTime(),
    }
  })
  const papers = (await selectPapers(db)).flatMap(({ id, name, answers, finished_at }) => {
    const paper = findPaper(name)
    // Safe: under the place of each question that was marked stands its mark.
    const marked = answers as Readonly<Record<string, unknown>>
    return (paper ? drawPaper(paper, id) : []).map((question, at) => ({
      ...{
        id: `${name} ${at + 1}`,
        student_id: undefined,
        hint_rung: 0,
        steps_told: 0,
        asked: [],
        question,
      },
      // With its mark comes how it is done.
      open_from: String(at) in marked ? 0 : finished_at?.getTime(),
      tried_from: undefined,
    }))
  })
  return [...rows, ...papers]
}

type SignedIn = {
  readonly access_token: string
  readonly id: string
  readonly user_role_id: number
}

/** Names who has a token: by its session, or, where that has ended, by the answer that gave it. */
async function readersOf(db: Db, answers: readonly Recorded[]) {
  const known = new Map(
    (await selectReaders(db)).map(({ token_hash, ...user }) => [token_hash, user]),
  )
  for (const { body } of answers) {
    if (!body.includes('"access_token"')) continue
    // Safe: the contract says so of every answer with a token.
    const { access_token, ...user } = JSON.parse(body) as SignedIn
    known.set(hashOf(access_token), user)
  }
  return (token: string | undefined) => {
    if (token === undefined) return undefined
    const user = known.get(hashOf(token))
    return user && user.user_role_id !== userRole.student ? 'staff' : user?.id
  }
}
