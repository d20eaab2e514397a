import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { AppError } from '#platform/errors.ts'

/** Of 0 to 4: from 2 on a password withstands guessing at a sign-in that slows guesses down. */
export const leastStrength = 2

/** What is guessed first at this site. */
const ourWords = ['learngrove', 'pip', 'illume', 'aiacademy', 'ingenius', 'luminee']

/** Estimating takes longer the longer a password is; one that is strong so far is strong. */
const estimatedLength = 48
const l33tMaxSubstitutions = 20

let estimator: Promise<ZxcvbnFactory> | undefined

/** Its word lists are large, so they are read when they are first asked for. */
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
 * Refuses a password that is easily guessed, with `WEAK_PASSWORD`. `words` are what is known of its
 * owner, such as their names. The method is zxcvbn's: Wheeler, USENIX Security 2016.
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
