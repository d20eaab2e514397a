import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError } from '#platform/errors.ts'

/** Least zxcvbn score, of 0 to 4: from 2 on a password withstands guesses at a throttled sign-in. */
export const leastStrength = 2

/** Words that attackers guess first at this site. */
const ourWords = ['learngrove', 'pip', 'illume', 'aiacademy', 'ingenius', 'luminee']

/**
 * Longest part that is estimated, since that takes longer the longer a password is; one that is
 * strong so far is strong.
 */
const estimatedLength = 48
const l33tMaxSubstitutions = 20

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the estimator when it is first needed, because its word lists are large. */
async function open(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: estimatedLength,
    l33tMaxSubstitutions,
  })
}

/**
 * Refuses a password that is easily guessed, with `WEAK_PASSWORD`. `words` are known facts about
 * its owner, such as their names. The method is zxcvbn's: Wheeler, USENIX Security 2016.
 */
export async function assertStrong(
  password: string,
  words: readonly (string | null | undefined)[],
): Promise<void> {
  estimator ??= open()
  const known = words.flatMap((word) => word?.split(/[\s@]+/) ?? []).filter((word) => word !== '')
  const pairs = known.flatMap((one) => known.map((other) => one + other))
  const { score } = (await estimator).check(password, [...ourWords, ...known, ...pairs])
  if (score < leastStrength) throw new AppError('WEAK_PASSWORD')
}
