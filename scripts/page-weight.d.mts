export type PageWeight = {
  readonly js_gz_kb: number
  /** Each package and each file of ours with its kB, the heaviest first. */
  readonly parts: readonly (readonly [part: string, kb: number])[]
}

export function openWeights(): {
  readonly filesOf: (sources: readonly string[]) => readonly string[]
  readonly weigh: (files: Iterable<string>) => PageWeight
}
