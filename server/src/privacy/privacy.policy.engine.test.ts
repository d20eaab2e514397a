import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { makeGuardian } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { canSeeRequest } from './privacy.policy.queries.ts'

test('an erasure is seen by whom it is about, their guardian and the owner; a copy by who asked', async () => {
  const [school, other] = [await makeSchool(), await makeSchool()]
  const add = (caller: 'student' | 'parent' | 'owner' | 'admin') => school.addUser(caller)
  const [subject, classmate, admin] = [
    await add('student'),
    await add('student'),
    await add('admin'),
  ]
  const [parent, otherParent] = [await add('parent'), await add('parent')]
  await makeGuardian(parent, subject)
  await makeGuardian(otherParent, classmate)
  const of = { subject_id: subject.id, asked_by: admin.id, created_at: school.now() }
  const [erasure, copy] = [newId(), newId()]
  const row = { ...of, school_id: school.id }
  await db
    .insertInto('privacy_requests')
    .values([
      { id: erasure, kind: 'erasure', status: 'waiting', ...row, due_at: school.now() },
      { id: copy, kind: 'export', status: 'ready', ...row, due_at: null },
    ])
    .execute()
  const seen = async ({ id }: { readonly id: string }, owns?: string) => {
    const found = db
      .selectFrom('privacy_requests')
      .select('kind')
      .where('subject_id', '=', subject.id)
    const rows = await found.where(canSeeRequest({ id, owns })).orderBy('kind').execute()
    return rows.map(({ kind }) => kind)
  }
  expect(await seen(admin)).toEqual(['erasure', 'export'])
  for (const person of [subject, parent]) expect(await seen(person)).toEqual(['erasure'])
  const owner = await add('owner')
  expect(await seen(owner, school.id)).toEqual(['erasure'])
  expect(await seen(owner, other.id)).toEqual([])
  for (const person of [classmate, otherParent, owner]) expect(await seen(person)).toEqual([])
})
