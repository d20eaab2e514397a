import { limits } from '@learngrove/contract/auth.limits'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Least zxcvbn score that the server takes, of 0 to 4. */
export const leastStrength = 2
const strong = 3

export type Strength = {
  readonly level: 'short' | 'weak' | 'fair' | 'strong'
  /** Why it is weak, by the estimator's own name for it. */
  readonly reason: string | null
}

/** Words that attackers guess first at this site; the server counts the same. */
const ourWords = ['learngrove', 'pip', 'illume', 'aiacademy', 'ingenius', 'luminee']

/**
 * Longest part that is estimated, as on the server. The server also knows every English word, which
 * would be 0.6 MB more to load.
 */
const estimatedLength = 48
const l33tMaxSubstitutions = 20

let estimator: Promise<ZxcvbnFactory> | undefined

async function open(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: estimatedLength,
    l33tMaxSubstitutions,
  })
}

/** Loads the estimator, whose word lists are large, when a field that needs it gets focus. */
export function fetchEstimator(): Promise<ZxcvbnFactory> {
  estimator ??= open().catch((error: unknown) => {
    // The next attempt may have a network again.
    estimator = undefined
    throw error
  })
  return estimator
}

/**
 * Estimates how easily a password is guessed; `words` are known facts about its owner, such as
 * their names. Returns nothing if the estimator did not load: then the server alone decides. The
 * method is zxcvbn's: Wheeler, USENIX Security 2016.
 */
export async function strengthOf(
  password: string,
  words: readonly string[],
): Promise<Strength | undefined> {
  if (password.length < limits.least_password) return { level: 'short', reason: null }
  const known = words.flatMap((word) => word.split(/[\s@]+/)).filter((word) => word !== '')
  const found = await fetchEstimator().catch(() => undefined)
  if (!found) return undefined
  const { score, feedback } = found.check(password, [...ourWords, ...known])
  if (score < leastStrength) return { level: 'weak', reason: feedback.warning }
  return { level: score < strong ? 'fair' : 'strong', reason: null }
}
