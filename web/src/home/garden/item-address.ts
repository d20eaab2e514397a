import type { PathItem } from '#home/home.data.ts'
import { studentPaths } from '#home/home.paths.ts'

/** Where an item of the path leads: a thirsty plant to its revision, the others to their quiz, one that waits nowhere. */
export function itemAddress(item: PathItem): string | undefined {
  if (item.is_locked || item.quiz_id === null) return undefined
  if (item.plant === 'wilting' && item.course_tagging_id !== null) {
    return studentPaths.revise(item.course_tagging_id)
  }
  return studentPaths.quiz(item.quiz_id)
}
