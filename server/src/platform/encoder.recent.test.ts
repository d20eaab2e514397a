import { expect, test } from 'vitest'
import { keepRecent } from './encoder.recent.ts'
import { noEncoder } from './encoder.ts'

/** Gives each text a vector of its length, and tells what it was asked for. */
function counting() {
  const asked: string[][] = []
  const encoder = keepRecent({
    ...noEncoder,
    embed: async (texts) => {
      asked.push([...texts])
      return texts.includes('late') ? undefined : texts.map((text) => Float32Array.of(text.length))
    },
  })
  return { asked, embed: async (texts: string[]) => (await encoder.embed(texts))?.map(([n]) => n) }
}

test('a text that was embedded is not embedded again, and each vector stays with its text', async () => {
  const { asked, embed } = counting()
  expect(await embed(['a', 'bb', 'a'])).toEqual([1, 2, 1])
  expect(await embed(['ccc', 'bb'])).toEqual([3, 2])
  expect(await embed(['a', 'ccc'])).toEqual([1, 3])
  expect(asked).toEqual([['a', 'bb'], ['ccc'], []])
})

test('what comes too late is nothing, and is asked for again', async () => {
  const { asked, embed } = counting()
  expect(await embed(['late', 'a'])).toBeUndefined()
  expect(await embed(['a'])).toEqual([1])
  expect(asked).toEqual([['late', 'a'], ['a']])
})

test('only the newest are kept', async () => {
  const { asked, embed } = counting()
  await embed(['first'])
  await embed(Array.from({ length: 256 }, (_, at) => `text ${at}`))
  await embed(['first', 'text 255'])
  expect(asked.at(-1)).toEqual(['first'])
})
