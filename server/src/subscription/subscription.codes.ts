import { randomInt } from 'node:crypto'
import { codeAlphabet, codeLength } from '@learngrove/contract/activation-code'
import { audit } from '#platform/audit/audit.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countCourses, insertCodeCourses, insertCodes } from './issue.queries.ts'

/** Largest batch of codes. */
export const maxBatch = 500

export type Batch = {
  /** The school whose people may redeem them; null for anybody. */
  readonly school_id: string | null
  readonly issued_by: string | null
  /** Courses of the platform, or the school's own. */
  readonly course_ids: readonly string[]
  readonly count: number
  /** How many students may redeem each of them. */
  readonly uses_allowed: number
  readonly expires_at: Date
  /** For how many months the courses are open from the day of redemption; null for ever. */
  readonly months: number | null
  readonly note?: string
  readonly now: Date
}

const newCode = () =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)] ?? '').join(
    '',
  )

/**
 * Makes activation codes, all or none, from a cryptographic generator (12 of 23 characters: 54
 * bits), and returns them. Throws `NOT_FOUND` for a course that is not active or of another school,
 * and `INVALID_REQUEST` for an empty batch, one of more than `maxBatch` or one without a course.
 */
export async function issueCodes(db: Db, batch: Batch): Promise<string[]> {
  const { school_id, issued_by, count, uses_allowed, expires_at, months, note = '', now } = batch
  const course_ids = [...new Set(batch.course_ids)]
  if (count < 1 || count > maxBatch || course_ids.length === 0) {
    throw new AppError('INVALID_REQUEST')
  }
  return transaction(db, async (tx) => {
    if ((await countCourses(tx, { course_ids, school_id })) !== course_ids.length) {
      throw new AppError('NOT_FOUND')
    }
    const of = { school_id, issued_by, note, months, expires_at, created_at: now }
    const uses = { uses_allowed, uses_left: uses_allowed }
    const made: { id: string; code: string }[] = []
    // A code that exists already is skipped, and another one is made.
    while (made.length < count) {
      const rows = Array.from({ length: count - made.length }, () => ({
        id: newId(),
        code: newCode(),
        ...of,
        ...uses,
      }))
      made.push(...(await insertCodes(tx, rows)))
    }
    await insertCodeCourses(tx, { code_ids: made.map(({ id }) => id), course_ids })
    const event = { action: 'codes_issued', school_id, actor_id: issued_by } as const
    await audit(tx, { ...event, subject_id: null, data: { count, uses_allowed }, now })
    return made.map(({ code }) => code)
  })
}
