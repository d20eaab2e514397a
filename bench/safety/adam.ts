/** Numbers that are learnt, with their slope and its running means. */
export type Parameter = {
  readonly value: Float32Array
  readonly slope: Float32Array
  readonly mean: Float32Array
  readonly spread: Float32Array
}

export function parameter(size: number, first: () => number = () => 0): Parameter {
  return {
    value: Float32Array.from({ length: size }, first),
    slope: new Float32Array(size),
    mean: new Float32Array(size),
    spread: new Float32Array(size),
  }
}

const meanDecay = 0.9
const spreadDecay = 0.999
const tiny = 1e-8

/**
 * Takes one step down the slope, by Adam (Kingma and Ba, 2015), for all of a parameter or the places
 * from `from` to `to`. `decay` pulls towards 0.
 */
export function step(
  each: Parameter,
  {
    rate,
    decay,
    steps,
    from = 0,
    to = each.value.length,
  }: {
    readonly rate: number
    readonly decay: number
    /** How many have been taken, this one included. */
    readonly steps: number
    readonly from?: number
    readonly to?: number
  },
) {
  const { value, slope, mean, spread } = each
  const meanShare = 1 - meanDecay ** steps
  const spreadShare = 1 - spreadDecay ** steps
  for (let at = from; at < to; at++) {
    const down = (slope[at] ?? 0) + decay * (value[at] ?? 0)
    const nextMean = meanDecay * (mean[at] ?? 0) + (1 - meanDecay) * down
    const nextSpread = spreadDecay * (spread[at] ?? 0) + (1 - spreadDecay) * down * down
    mean[at] = nextMean
    spread[at] = nextSpread
    const move = nextMean / meanShare / (Math.sqrt(nextSpread / spreadShare) + tiny)
    value[at] = (value[at] ?? 0) - rate * move
  }
}
