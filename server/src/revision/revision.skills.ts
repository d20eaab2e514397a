import { type SkillState, updateSkill } from '@learngrove/mastery'
import type { Context } from '#platform/context.ts'
import { readVersions } from '#questions/questions.versions.ts'
import {
  deleteSkillState,
  type SkillChange,
  type SkillRow,
  selectEvidence,
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
export function stateAfter(
  state: SkillState | undefined,
  { marks_given, max_score, hint_rung, happened_at }: Marked,
  difficulty: number,
): SkillState {
  const share = max_score > 0 ? marks_given / max_score : 0
  return updateSkill(state, {
    share,
    is_correct: share >= rightFrom,
    difficulty,
    hint_rung,
    at: happened_at,
  })
}

/** A topic's state, and which one it is. */
export type SkillRead = Pick<SkillRow, 'topic_id' | 'state'> & { readonly revision: number }

/** Returns the changes that one more answer makes to the states of its topics, as they were read. */
export function changesBy(
  read: readonly SkillRead[],
  student_id: string,
  marked: Marked,
  { topic_ids, difficulty }: { topic_ids: readonly string[]; difficulty: number },
): SkillChange[] {
  return topic_ids.map((topic_id) => {
    const row = read.find((each) => each.topic_id === topic_id)
    return {
      student_id,
      topic_id,
      state: stateAfter(row?.state, marked, difficulty),
      last_evidence_id: marked.id,
      expected: row?.revision ?? null,
    }
  })
}

/**
 * Computes topics' states from every answer on them, in the order in which they were given. To be called
 * in a transaction: each state is taken first, one topic after another in one order, so that of several
 * who do so at once the last has read what all the others wrote.
 */
export async function rebuildSkills(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  { student_id, topic_ids }: { student_id: string; topic_ids: readonly string[] },
): Promise<void> {
  for (const topic_id of topic_ids.toSorted()) {
    await takeSkillState(db, { student_id, topic_id })
    const evidence = await selectEvidence(db, { student_id, topic_id })
    const versions = await readVersions(
      { db, memory },
      evidence.map((row) => row.question_version_id),
    )
    let state: SkillState | undefined
    for (const row of evidence) {
      state = stateAfter(state, row, versions.get(row.question_version_id)?.difficulty ?? 0)
    }
    const last = evidence.at(-1)
    if (state && last) {
      const next = { student_id, topic_id, state, last_evidence_id: last.id }
      await writeSkillState(db, next, last.happened_at)
    } else await deleteSkillState(db, { student_id, topic_id })
  }
}
