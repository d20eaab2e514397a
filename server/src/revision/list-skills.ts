import type { revision } from '@learngrove/contract/revision'
import type { Input, Output } from '@learngrove/contract/route'
import {
  isReviewDue,
  masteryOf,
  nextReviewAt,
  plantOf,
  REVIEW_BELOW,
  recallOf,
  type SkillState,
} from '@learngrove/mastery'
import type { Context } from '#platform/context.ts'
import { selectLatestMarks } from './revision.marks.queries.ts'
import { selectPractisedTopics } from './revision.queries.ts'

type List = typeof revision.skills

/** Lists every topic that a student has practised in the courses they take, the least remembered first. */
export async function listSkills(
  { db, actor, now }: Context<List['audience']>,
  { course_id }: Input<List>['query'],
): Promise<Output<List>> {
  const student_id = actor.id
  const topics = await selectPractisedTopics(db, { student_id, course_id })
  const topic_ids = topics.map(({ id }) => id)
  const marks = await selectLatestMarks(db, { student_id, topic_ids })
  const skills = topics.map(({ id, title, course_id, state }) => {
    const own = marks.find(({ topic_id }) => topic_id === id)
    return {
      ...{ course_tagging_id: id, title, course_id },
      plant: plantOf(state, now),
      mastery: masteryOf(state, now),
      recall: recallOf(state, now),
      marks_given: own?.marks_given ?? 0,
      max_score: own?.max_score ?? 0,
      last_practised_at: new Date(state.seen_at),
      next_review_at: reviewOf(state),
    }
  })
  return {
    remembered_from: REVIEW_BELOW,
    skills: skills.sort((a, b) => a.recall - b.recall || a.title.localeCompare(b.title)),
  }
}

/** A topic that still grows is practised by the path, and is not due for a review however long it lies. */
function reviewOf(state: SkillState): Date | null {
  const at = nextReviewAt(state.memory, REVIEW_BELOW)
  return isReviewDue(state, at) ? at : null
}
