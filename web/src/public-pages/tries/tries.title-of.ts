import { triesText } from './tries.words.ts'

/** What stands over a verdict. */
export function titleOf(verdict: string): string {
  if (verdict === 'right') return triesText.right
  if (verdict === 'unread') return triesText.unread
  return verdict === 'wrong_form' || verdict === 'partly' ? triesText.nearly : triesText.not_yet
}
