import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { assertStrong } from '#platform/passwords/password-strength.ts'

/** As many of the most common passwords must be refused, of those that are long enough at all; at night more. */
const mostCommon = process.env.WALK === 'all' ? 3000 : 500

test('none of the most common passwords is taken', async () => {
  const listed = Object.entries(dictionary).flatMap(([name, words]) =>
    /^passwords/.test(name) && Array.isArray(words) ? words : [],
  )
  const common = listed.filter((word) => word.length >= 8).slice(0, mostCommon)
  expect(common).toHaveLength(mostCommon)
  const taken: string[] = []
  for (const word of common) {
    const isTaken = await assertStrong(word, []).then(
      () => true,
      () => false,
    )
    if (isTaken) taken.push(word)
  }
  expect(taken).toEqual([])
}, 60_000)
