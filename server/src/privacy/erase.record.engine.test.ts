import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db, start, type TestUser } from '#testing/harness.ts'
import { makePrivacySchool, wait } from './testing.ts'

const isHere = async ({ id }: TestUser) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1

describe('a safeguarding record', () => {
  async function withCase() {
    const school = await makePrivacySchool()
    const student = await school.addUser('student')
    const teacher = await school.addUser('teacher', { email: `${newId()}@staff.test` })
    const owner = await school.addUser('owner', { email: `${newId()}@staff.test` })
    const case_id = newId()
    const moments = { raised_at: start, told_at: start }
    const of = { school_id: school.id, student_id: student.id, taken_by: teacher.id }
    await db
      .insertInto('safeguarding_cases')
      .values({ id: case_id, ...of, kind: 'abuse', response: 'care', ...moments })
      .execute()
    const entry = { case_id, by_id: teacher.id, whom_id: teacher.id, happened_at: start }
    await db
      .insertInto('safeguarding_entries')
      .values({ id: newId(), ...entry, action: 'note', note: 'Rang home.' })
      .execute()
    return { school, student, teacher, owner, case_id, client: await school.as(owner) }
  }

  test('of a student waits for an owner of the school, and goes with the account', async () => {
    const { school, student, owner, case_id, client } = await withCase()
    const { id, status } = await client.call('POST /privacy/erasures', {
      body: { user_id: student.id },
    })
    expect(status).toBe('needs_confirmation')
    school.wait(wait.erasure_hours)
    await school.workDue()
    expect(await isHere(student)).toBe(true)
    const again = await school.as(owner)
    const other = await school.as(await (await makePrivacySchool()).addUser('owner'))
    const confirm = (by: typeof again) =>
      by.call('POST /privacy/erasures/{id}/confirm', { params: { id }, body: {} })
    await expect(confirm(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await confirm(again)
    await school.workDue()
    expect(await isHere(student)).toBe(false)
    const left = db.selectFrom('safeguarding_cases').select('id').where('id', '=', case_id)
    expect(await left.execute()).toEqual([])
  })

  test('outlives one of the staff, who has no name in it any more', async () => {
    const { school, student, teacher, case_id, client } = await withCase()
    await client.call('POST /privacy/erasures', { body: { user_id: teacher.id } })
    school.wait(wait.erasure_hours)
    await school.workDue()
    expect([await isHere(teacher), await isHere(student)]).toEqual([false, true])
    const { taken_by } = await db
      .selectFrom('safeguarding_cases')
      .select('taken_by')
      .where('id', '=', case_id)
      .executeTakeFirstOrThrow()
    const entry = await db
      .selectFrom('safeguarding_entries')
      .select(['by_id', 'whom_id', 'note'])
      .where('case_id', '=', case_id)
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ by_id: taken_by, whom_id: taken_by, note: 'Rang home.' })
    const former = await db
      .selectFrom('users')
      .select(['first_name', 'last_name', 'is_active', 'is_former'])
      .where('id', '=', taken_by)
      .executeTakeFirstOrThrow()
    const names = { first_name: 'Former', last_name: 'member of staff' }
    expect(former).toEqual({ ...names, is_active: false, is_former: true })
    // Nobody else can be put in their place.
    const rewrite = db
      .updateTable('safeguarding_entries')
      .set({ by_id: student.id })
      .where('case_id', '=', case_id)
    await expect(rewrite.execute()).rejects.toThrow('never changed')
  })
})
