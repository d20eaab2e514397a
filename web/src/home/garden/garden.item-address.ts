import { pages } from '@learngrove/contract/pages'
import type { PathItem } from '#lessons/lessons.data.ts'

/**
 * Returns where an item of the path leads: a thirsty plant to its revision, the others to their
 * quiz, a locked one nowhere.
 */
export function itemAddress(item: PathItem): string | undefined {
  if (item.is_locked || item.quiz_id === null) return undefined
  if (item.plant === 'wilting' && item.course_tagging_id !== null) {
    return pages.revise({ topic: item.course_tagging_id })
  }
  return pages.quiz({ quizId: item.quiz_id })
}
