/** A row of numbers in [0, 1) that is the same for the same seed (sfc32; Doty-Humphrey, PractRand). */
export function randomOf(seed: number): () => number {
  let a = seed >>> 0
  let b = Math.floor(seed / 2 ** 32) >>> 0
  let c = 0x9e3779b9
  let counter = 1
  const next = () => {
    const sum = (((a + b) >>> 0) + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = ((c << 21) | (c >>> 11)) >>> 0
    c = (c + sum) >>> 0
    return sum / 2 ** 32
  }
  // The first numbers of neighbouring seeds are alike; a dozen rounds part them.
  for (let i = 0; i < 12; i += 1) next()
  return next
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const copy = [...items]
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    const [here, there] = [copy[i], copy[j]]
    // Both are inside the row, so that neither is missing.
    if (here === undefined || there === undefined) continue
    copy[i] = there
    copy[j] = here
  }
  return copy
}
