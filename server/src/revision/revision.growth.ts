import type { SkillState } from '@learngrove/mastery'
import type { Context } from '#platform/context.ts'
import { readVersions } from '#questions/questions.versions.ts'
import { selectEvidence } from './revision.queries.ts'
import { withAnswer } from './revision.skills.ts'

/** How a topic stood before the first answer of an attempt, and after its last. */
export type Growth = {
  readonly before: SkillState | undefined
  readonly after: SkillState
  readonly began_at: Date
  readonly ended_at: Date
}

type Attempt = {
  readonly student_id: string
  readonly topic_ids: readonly string[]
  readonly evaluation_question_ids: readonly string[]
}

/**
 * Tells what an attempt did to topics, computed from the evidence as it counts now. A topic in which
 * nothing of it was marked is left out.
 */
export async function growthIn(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  { student_id, topic_ids, evaluation_question_ids }: Attempt,
): Promise<Map<string, Growth>> {
  const asked = new Set(evaluation_question_ids)
  const grown = new Map<string, Growth>()
  for (const topic_id of topic_ids) {
    const evidence = await selectEvidence(db, { student_id, topic_id })
    const versions = await readVersions(
      { db, memory },
      evidence.map((row) => row.question_version_id),
    )
    let state: SkillState | undefined
    for (const row of evidence) {
      const before = state
      state = withAnswer(state, row, versions.get(row.question_version_id)?.difficulty ?? 0)
      if (!state || !asked.has(row.evaluation_question_id)) continue
      const known = grown.get(topic_id)
      grown.set(topic_id, {
        before: known ? known.before : before,
        after: state,
        began_at: known?.began_at ?? row.happened_at,
        ended_at: row.happened_at,
      })
    }
  }
  return grown
}
