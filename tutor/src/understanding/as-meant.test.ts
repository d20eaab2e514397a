import { expect, test } from 'vitest'
import { asMeant } from '#understanding/as-meant.ts'
import { languageOf } from '#understanding/languages.ts'

test.each([
  ['wot abowt nine times six', 'what about nine times six'],
  ['wots seven times ate', "what's seven times eight"],
  ['jst gimme da ansa', 'just give me the answer'],
  ['waht is teh peremiter of a sqaure', 'what is the perimeter of a square'],
  ['were dus it happin', 'where does it happen'],
  ['tewnty', 'twenty'],
  ['so x iz 5', 'so x is 5'],
  ['wie viel ist 25% von 60', 'wie viel ist 25% of 60'],
  ['fiftyfor', 'fifty four'],
  ['WHATIS20%OF80', 'what is 20% OF 80'],
])('%s is read as it was meant', (typed, meant) => {
  expect(asMeant(typed)).toBe(meant)
})

test.each([
  '3x + 5 = 26',
  'H2SO4 + NaOH',
  'they were doing it',
  'i ate seven',
  'a slave',
  'the angels sang',
])('what means something as it stands stays: %s', (typed) => {
  expect(asMeant(typed)).toBe(typed)
})

test.each([
  ['cuanto es 1/2 + 1/4', 'es'],
  ['ce inseamna asta', 'ro'],
  ['kaise karu', 'ur'],
  ['ana mish fahem', 'ar'],
  ['wie viel ist das', 'de'],
])('%s is no English', (typed, language) => {
  expect(languageOf(typed)).toBe(language)
})

test.each(['how much is it', 'can i comment on it', 'what is a file'])('%s is English', (typed) => {
  expect(languageOf(typed)).toBeUndefined()
})
