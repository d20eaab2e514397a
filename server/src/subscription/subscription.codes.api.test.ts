import { codeAlphabet, isCode } from '@learngrove/contract/activation-code'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { inDays, rowOfCode } from '#testing/activation.ts'
import { makeCourse } from '#testing/family.ts'
import { db, makeSchool, start } from '#testing/harness.ts'
import { type Batch, issueCodes, maxBatch } from './subscription.codes.ts'

async function batchOf(fields: Partial<Batch> = {}): Promise<Batch> {
  return {
    ...{ school_id: null, issued_by: null, count: 1, uses_allowed: 1, months: 12 },
    ...{ expires_at: inDays(30), now: start, course_ids: [(await makeCourse()).id] },
    ...fields,
  }
}

describe('issuing codes', () => {
  test('makes a batch, each of its own, of signs that nobody mistakes', async () => {
    const codes = await issueCodes(db, await batchOf({ count: 200 }))
    expect(new Set(codes).size).toBe(200)
    expect(codes.filter((code) => !isCode(code))).toEqual([])
    // Of 2400 signs every one of the 23 comes up, unless the draw is broken (chance of a miss: 1e-45).
    expect(new Set(codes.join('')).size).toBe(codeAlphabet.length)
  })

  test('keeps who issued it, for whom and how often', async () => {
    const school = await makeSchool()
    const owner = await school.addUser('owner')
    const { id } = await makeCourse({ school_id: school.id })
    const of = { school_id: school.id, issued_by: owner.id, course_ids: [id, id], uses_allowed: 30 }
    const [code = ''] = await issueCodes(db, await batchOf({ ...of, note: 'Open day' }))
    expect(await rowOfCode(code)).toMatchObject({
      ...{ school_id: school.id, issued_by: owner.id, note: 'Open day', months: 12 },
      ...{ uses_allowed: 30, uses_left: 30, is_active: true },
    })
    const event = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('actor_id', '=', owner.id)
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ action: 'codes_issued', data: { count: 1, uses_allowed: 30 } })
    expect(JSON.stringify(event)).not.toContain(code)
  })

  test('takes no course of another school, none that has ended and none that is not', async () => {
    const [school, other] = [await makeSchool(), await makeSchool()]
    const foreign = await makeCourse({ school_id: other.id })
    const ended = await makeCourse({ is_active: false })
    const own = await makeCourse({ school_id: school.id })
    for (const course_ids of [[foreign.id], [own.id, foreign.id], [ended.id], [newId()]]) {
      const batch = await batchOf({ school_id: school.id, course_ids })
      await expect(issueCodes(db, batch)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    // What the platform issues is for everybody, so it opens no school's course.
    const batch = await batchOf({ course_ids: [own.id] })
    await expect(issueCodes(db, batch)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    ['none', { count: 0 }],
    ['too many', { count: maxBatch + 1 }],
    ['no course', { course_ids: [] }],
  ])('refuses %s', async (_what, fields) => {
    const batch = await batchOf(fields)
    await expect(issueCodes(db, batch)).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })
})

test('the database itself gives out no more uses than there are', async () => {
  const [code = ''] = await issueCodes(db, await batchOf())
  const set = (uses_left: number) =>
    db.updateTable('activation_codes').set({ uses_left }).where('code', '=', code).execute()
  await expect(set(-1)).rejects.toThrow()
  await expect(set(2)).rejects.toThrow()
})
