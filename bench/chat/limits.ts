import type { timesOf } from '../practice/arrivals.ts'
import type { Crash } from './crash.ts'
import type { Level } from './level.ts'

/** What is promised. A token that is lost is one too many, always. */
export const limits = {
  added_p50_ms: { of_200: 10, of_500: 100 },
  rss_mb: 700,
  cpu_ms_a_token: 0.2,
  first_token_ms: { without_encoder: 30, with_encoder: 90 },
  /** The lease of a dead process, and five seconds. */
  ended_after_ms: 10_000,
}

const addedLimits = new Map([
  [200, limits.added_p50_ms.of_200],
  [500, limits.added_p50_ms.of_500],
])

type Times = ReturnType<typeof timesOf>

type Measured = {
  readonly measured: readonly Level[]
  readonly first: false | { readonly without_encoder: Times; readonly with_encoder: Times }
  readonly crashes: false | { readonly other_beside: Crash; readonly next_started: Crash }
}

/** Says in words which limits are not held. */
export function problemsOf({ measured, first, crashes }: Measured): string[] {
  return [
    ...measured.flatMap(ofLevel),
    first &&
      first.without_encoder.p50_ms > limits.first_token_ms.without_encoder &&
      `the first token takes ${first.without_encoder.p50_ms} ms`,
    first &&
      first.with_encoder.p50_ms > limits.first_token_ms.with_encoder &&
      `the first token takes ${first.with_encoder.p50_ms} ms with the encoder`,
    ...(crashes ? [crashes.other_beside, crashes.next_started].flatMap(ofCrash) : []),
  ].filter((problem) => problem !== false)
}

function ofLevel(level: Level): (string | false)[] {
  const { streams, sentence, added_p50_ms, not_whole, not_ended, misplaced } = level
  const name = `${streams} streams with sentences of ${sentence}`
  return [
    added_p50_ms > (addedLimits.get(streams) ?? Number.POSITIVE_INFINITY) &&
      `${name} add ${added_p50_ms} ms`,
    not_whole + not_ended + misplaced > 0 &&
      `${name}: ${not_whole} are not whole, ${not_ended} not ended, ${misplaced} tokens misplaced`,
    level.rss_mb > limits.rss_mb && `${name} hold ${level.rss_mb} MB`,
    level.cpu_ms_a_token > limits.cpu_ms_a_token &&
      `${name} cost ${level.cpu_ms_a_token} ms of processor a token`,
  ]
}

const ofCrash = ({ not_kept, ended_after_ms }: Crash): (string | false)[] => [
  not_kept > 0 && `${not_kept} tokens were shown and not kept`,
  ended_after_ms > limits.ended_after_ms &&
    `answers of a dead process were open for ${ended_after_ms} ms`,
]
