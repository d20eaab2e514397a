import type { SkillState } from '@learngrove/mastery'
import { afterAll, expect, test } from 'vitest'
import { transaction } from '#platform/database.ts'
import { createMarker, type Marker } from '#platform/marker.ts'
import { createMemory } from '#platform/memory.ts'
import { right, studentWithQuiz, submit } from '#quiz/testing.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { addEvidence } from '#testing/evidence.ts'
import { db, start } from '#testing/harness.ts'
import { rebuildSkills } from './revision.skills.ts'

const marker = createMarker({ size: 1 })
afterAll(() => marker[Symbol.asyncDispose]())

const minutes = (count: number) => new Date(start.getTime() + count * 60_000)

const rebuild = (student_id: string, topic_id: string) =>
  transaction(db, (tx) =>
    rebuildSkills({ db: tx, memory: createMemory() }, { student_id, topic_ids: [topic_id] }),
  )

async function stateOf(student_id: string, topic_id: string) {
  const { state } = await db
    .selectFrom('skill_states')
    .select('state')
    .where('student_id', '=', student_id)
    .where('topic_id', '=', topic_id)
    .executeTakeFirstOrThrow()
  // Safe: only the learner model writes it.
  return state as SkillState
}

test('an answer does not write over a state that was computed anew since it was read', async () => {
  let meanwhile = async () => {}
  const slow: Marker = {
    ...marker,
    judge: async (...asked) => {
      await meanwhile()
      return marker.judge(...asked)
    },
  }
  const { student, client, quiz_id, ids, topic_id } = await studentWithQuiz({ marker: slow })
  await submit(client, quiz_id, [{ id: ids.choice, ...right.choice }])
  meanwhile = async () => {
    await addEvidence(db, ids.number, { try_number: 1, happened_at: minutes(-60) })
    await rebuild(student.id, topic_id)
  }
  await submit(client, quiz_id, [{ id: ids.expression, ...right.expression }])
  const state = await stateOf(student.id, topic_id)
  expect(state.count).toBe(3)
  await rebuild(student.id, topic_id)
  expect(await stateOf(student.id, topic_id)).toEqual(state)
})

test('ten who compute a state anew, each with an answer of its own, leave none out', async () => {
  const { student, ids, topic_id } = await studentWithQuiz()
  const results = await ten((index) =>
    transaction(db, async (tx) => {
      await addEvidence(tx, ids.choice, { try_number: index + 1, happened_at: minutes(-index) })
      const whose = { student_id: student.id, topic_ids: [topic_id] }
      await rebuildSkills({ db: tx, memory: createMemory() }, whose)
    }),
  )
  expect(fulfilled(results)).toBe(10)
  const state = await stateOf(student.id, topic_id)
  expect(state.count).toBe(10)
  expect(state.seen_at).toBe(start.toISOString())
})

test('a topic without answers has no state', async () => {
  const { student, topic_id } = await studentWithQuiz()
  await rebuild(student.id, topic_id)
  await expect(stateOf(student.id, topic_id)).rejects.toThrow()
})
