import { expect, test } from 'vitest'
import { schoolWithSheet, shareSheet } from '#sharing/testing.ts'
import { db } from '#testing/harness.ts'
import { findPublicSheet, selectThemed } from './worksheets.queries.ts'

test('themed and shared worksheets are public on both engines, each with its size', async () => {
  const made = await schoolWithSheet()
  const shared_id = await shareSheet(made)
  const size = { num_questions: 4, max_score: 5 }
  expect(await findPublicSheet(db, made.sheet_id)).toMatchObject({ from: 'platform', ...size })
  expect(await findPublicSheet(db, shared_id)).toMatchObject({ from: 'student', ...size })
  expect(await findPublicSheet(db, made.worksheet_id)).toBeUndefined()
  const themed = (await selectThemed(db)).map(({ id }) => id)
  expect([themed.includes(made.sheet_id), themed.includes(shared_id)]).toEqual([true, false])
})
