import { type SkillState, updateSkill } from '@learngrove/mastery'
import { creditedBy } from '@learngrove/mastery/credit-down'
import type { Context } from '#platform/context.ts'
import { readVersions } from '#questions/questions.versions.ts'
import {
  deleteSkillState,
  type SkillChange,
  type SkillRow,
  selectEvidence,
  selectExercised,
  takeSkillState,
  writeSkillState,
} from './revision.queries.ts'

/** Share of the marks from which an answer counts as right. */
const rightFrom = 0.5

/** What the learner model reads of one marked answer. */
export type Marked = {
  readonly id: string
  readonly marks_given: number
  readonly max_score: number
  readonly hint_rung: number
  readonly happened_at: Date
}

/** Returns a skill's state after one more marked answer. */
export const stateAfter = (
  state: SkillState | undefined,
  marked: Marked,
  difficulty: number,
): SkillState => updateSkill(state, { ...practiceOf(marked), difficulty })

/** What was practised: by the question itself, or by one that exercises the topic with this share. */
type Practised = Marked & { readonly share: number | null }

/** Returns a topic's state after an answer of its own, or one that exercised it too, which begins nothing. */
export function withAnswer(
  state: SkillState | undefined,
  row: Practised,
  difficulty: number,
): SkillState | undefined {
  if (row.share === null) return stateAfter(state, row, difficulty)
  return state && creditedBy(state, practiceOf(row), row.share)
}

function practiceOf({ marks_given, max_score, hint_rung, happened_at }: Marked) {
  const share = max_score > 0 ? marks_given / max_score : 0
  return { share, is_correct: share >= rightFrom, hint_rung, at: happened_at }
}

/** A topic's state, which one it is, and by which share the question exercises it; null for a topic of its own. */
export type SkillRead = Pick<SkillRow, 'topic_id' | 'state'> & {
  readonly revision: number
  readonly share: number | null
}

/**
 * Returns the changes that one more answer makes to the states of its topics, and of those that it
 * exercised too, as they were read.
 */
export function changesBy(
  read: readonly SkillRead[],
  student_id: string,
  marked: Marked,
  { topic_ids, difficulty }: { topic_ids: readonly string[]; difficulty: number },
): SkillChange[] {
  const own = topic_ids.map((topic_id) => {
    const row = read.find((each) => each.topic_id === topic_id)
    const state = stateAfter(row?.state, marked, difficulty)
    return { topic_id, state, expected: row?.revision ?? null }
  })
  const below = read.flatMap(({ topic_id, state: before, share, revision }) => {
    if (share === null || topic_ids.includes(topic_id)) return []
    const state = creditedBy(before, practiceOf(marked), share)
    return state === before ? [] : [{ topic_id, state, expected: revision }]
  })
  return [...own, ...below].map((change) => ({
    ...change,
    student_id,
    last_evidence_id: marked.id,
  }))
}

/**
 * Computes the states of topics, and of those that they exercise, from every answer that practised them,
 * in the order in which they were given. To be called in a transaction: each state is taken first, one
 * topic after another in one order, so that of several who do so at once the last has read what all the
 * others wrote.
 */
export async function rebuildSkills(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  { student_id, topic_ids }: { student_id: string; topic_ids: readonly string[] },
): Promise<void> {
  const below = await selectExercised(db, { student_id, topic_ids })
  for (const topic_id of [...new Set([...topic_ids, ...below])].toSorted()) {
    await takeSkillState(db, { student_id, topic_id })
    const evidence = await selectEvidence(db, { student_id, topic_id })
    const versions = await readVersions(
      { db, memory },
      evidence.map((row) => row.question_version_id),
    )
    let state: SkillState | undefined
    let last: (typeof evidence)[number] | undefined
    for (const row of evidence) {
      const before: SkillState | undefined = state
      state = withAnswer(state, row, versions.get(row.question_version_id)?.difficulty ?? 0)
      // What taught nothing has left no trace either when it was given.
      if (state !== before) last = row
    }
    if (state && last) {
      const next = { student_id, topic_id, state, last_evidence_id: last.id }
      await writeSkillState(db, next, last.happened_at)
    } else await deleteSkillState(db, { student_id, topic_id })
  }
}
