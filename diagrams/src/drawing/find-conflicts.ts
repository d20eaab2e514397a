import { conflictsOf } from '#drawing/conflicts.ts'
import type { Drawing } from '#drawing/marks.ts'

/** On the narrowest page, and the least size to be read there. */
const NARROWEST = 320
const LEAST_SIZE = 11
const HIGHEST = 520

/** What is hard to read in a drawing, in words for its author. */
export function findConflicts({ width, height, marks }: Drawing): string[] {
  const labels = marks.flatMap((mark) => (mark.shape === 'label' ? [mark] : []))
  const found: string[] = []
  for (const [at, label] of labels.entries()) {
    for (const other of conflictsOf(label, marks)) {
      if (other.shape !== 'label') found.push(`“${label.text}” stands on a line`)
      else if (labels.indexOf(other) > at) found.push(`“${label.text}” and “${other.text}” overlap`)
    }
    if (label.size * Math.min(1, NARROWEST / width) < LEAST_SIZE)
      found.push(`“${label.text}” is too small on a phone: the drawing is too wide`)
  }
  if (height > HIGHEST) found.push('the drawing is too high')
  return [...new Set(found)]
}
