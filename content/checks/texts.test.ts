import { expect, test } from 'vitest'
import { misspelt } from './texts.ts'

test('short forms are read as the words that they are short for', () => {
  expect(
    misspelt("they didn’t, isn't, can't, won't, you’re, we've, she'll, the dogs' bowl"),
  ).toEqual([])
  expect(misspelt("they waiitn't")).toEqual(['waiit'])
})
