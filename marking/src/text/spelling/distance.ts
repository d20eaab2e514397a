/** Farther apart than this is not counted out. */
const FAR = 6

/** Edits between two words; neighbours that changed places count once (optimal string alignment). */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) >= FAR) return FAR
  let older: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (older[j - 2] ?? 0) + 1)
      next.push(best)
    }
    older = row
    row = next
  }
  return row[b.length] ?? 0
}
