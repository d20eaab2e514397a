import { createHash, randomBytes } from 'node:crypto'
import type { assignments } from '@learngrove/contract/assignments'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { drawForPaper } from '#quiz/quiz.paper.ts'
import { amongSet, setWorkOf } from '../change-work.ts'
import { keepCopies, type Pages } from './paper.queries.ts'

type Keep = typeof assignments.keepPaper

/** Keeps where the questions stand on copies, so that their scans can be read, and gives each its code. */
export async function keepPaper(
  { db, actor, now }: Context<Keep['audience']>,
  { params: { id }, body: { copies } }: Input<Keep>,
): Promise<Output<Keep>> {
  const work = await setWorkOf(db, actor, id)
  const student_ids = amongSet(
    work,
    copies.map(({ student_id }) => student_id),
  )
  if (student_ids.length < copies.length) throw new AppError('OTHER_QUESTIONS')
  const { quiz_id, school_id, date_assigned } = work
  const drawn = await drawForPaper({ db, now }, { quiz_id, school_id, date_assigned, student_ids })
  const rows = copies.map(({ student_id, pages }) => {
    const own = drawn.filter((each) => each.student_id === student_id)
    const [first] = own
    if (!first || !isOfThese(pages, new Set(own.map((each) => each.id))))
      throw new AppError('OTHER_QUESTIONS')
    const { student_evaluation_id } = first
    const copy = { school_id, assignment_id: id, pages, created_at: now, student_evaluation_id }
    return { ...newCopy(copy), student_id }
  })
  const tokens = await keepCopies(
    db,
    rows.map(({ student_id: _, ...row }) => row),
  )
  return {
    copies: rows.map(({ student_id, student_evaluation_id }) => {
      const token = tokens.get(student_evaluation_id)
      if (token === undefined) throw new Error('A copy that was kept is not there')
      return { student_id, token }
    }),
  }
}

/** A copy as it is kept: the same pages of the same attempt are the same copy. */
export const newCopy = (
  copy: Omit<Parameters<typeof keepCopies>[1][number], 'id' | 'token' | 'pages_sha256'>,
) => ({
  ...{ ...copy, id: newId(), token: newPaperToken() },
  pages_sha256: createHash('sha256').update(JSON.stringify(copy.pages)).digest('hex'),
})

/** Whether pages name only these questions, each once. */
function isOfThese(pages: Pages, ids: ReadonlySet<string>): boolean {
  const named = pages.flatMap(({ places }) => places).map(({ id }) => id)
  return new Set(named).size === named.length && named.every((id) => ids.has(id))
}

/** What a QR code holds in its short form of capital letters and digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const tokenLength = 26

/** Makes a token of 130 random bits. */
const newPaperToken = (): string =>
  [...randomBytes(tokenLength)].map((byte) => letters[byte % letters.length]).join('')
