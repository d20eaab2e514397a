import { expect, test } from 'vitest'
import { firstTalk, perceive, think } from '#mind/mind.ts'

const verdictOn = (text: string) => {
  const { act } = think(firstTalk, perceive(firstTalk, text, {})).move
  return act.type === 'check' ? act.verdict : act.type
}

test.each([
  ['power = 60 / 4 = 15 W', 'right'],
  ['and then work = 12 x 5 = 60 N', 'not_yet'],
  ['0.2 x 10 = 2 N', 'right'],
  ['0.2 x 10 = 3 N', 'not_yet'],
  ['5 min is 300 s', 'right'],
  ['200 g = 0.2 kg', 'right'],
  ['2 km is 200 m right', 'not_yet'],
  ['3 mm = 3000 um', 'right'],
  ['1 cm3 = 1 ml', 'right'],
])('checks "%s"', (text, verdict) => {
  expect(verdictOn(text)).toBe(verdict)
})

test.each(['20 °C = 20 K', '5 Nm = 5 J', '50 mph is 80 km/h'])('says nothing of "%s"', (text) => {
  expect(['right', 'not_yet']).not.toContain(verdictOn(text))
})
