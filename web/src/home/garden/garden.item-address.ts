import { pages } from '@learngrove/contract/pages'
import type { PathItem } from '#lessons/lessons.data.ts'

/** Where an item of the path leads: a thirsty plant to its revision, the others to their quiz, one that waits nowhere. */
export function itemAddress(item: PathItem): string | undefined {
  if (item.is_locked || item.quiz_id === null) return undefined
  if (item.plant === 'wilting' && item.course_tagging_id !== null) {
    return pages.revise({ topic: item.course_tagging_id })
  }
  return pages.quiz({ quizId: item.quiz_id })
}
