/** Draws so many without putting back, the same for the same seed (Park and Miller 1988). */
export function drawn<T>(all: readonly T[], count: number, seed: number): readonly T[] {
  const rest = [...all]
  const out: T[] = []
  let state = seed
  while (out.length < count && rest.length > 0) {
    state = (state * 48_271) % 2_147_483_647
    out.push(...rest.splice(state % rest.length, 1))
  }
  return out
}
