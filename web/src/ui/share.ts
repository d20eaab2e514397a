/** `done` of `total` as a share from 0 to 1; nothing to do is nothing done. */
export function shareOf(done: number, total: number): number {
  if (!(total > 0) || !Number.isFinite(done)) return 0
  return Math.min(1, Math.max(0, done / total))
}

export type SegmentState = 'done' | 'now' | 'ahead'

/** The states of `total` steps when `done` are behind; the next one is `now`. */
export function segmentsOf(done: number, total: number): SegmentState[] {
  return Array.from({ length: Math.max(0, total) }, (_, i) =>
    i < done ? 'done' : i === done ? 'now' : 'ahead',
  )
}
