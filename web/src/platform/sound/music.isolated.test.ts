import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fadeIn, fadeOut, setSpeaking } from './sound.music.ts'
import { duckedVolume, duckFadeMs, musicFadeMs } from './sound.times.ts'

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** A volume is changed in steps. */
const step = 50

beforeEach(() => void vi.useFakeTimers())

const players: { volume: number }[] = []
afterEach(async () => {
  setSpeaking(false)
  for (const player of players.splice(0)) void fadeOut(player)
  await after(10_000)
})

function music(volume = 1) {
  const player = { volume: 0.5 }
  players.push(player)
  fadeIn(player, volume)
  return player
}

test('music fades in and out', async () => {
  const player = music(0.8)
  expect(player.volume).toBe(0)
  await after(musicFadeMs / 2)
  expect(player.volume).toBeCloseTo(0.4, 1)
  await after(musicFadeMs / 2 + step)
  expect(player.volume).toBe(0.8)
  const isOut = fadeOut(player)
  await after(musicFadeMs + step)
  await isOut
  expect(player.volume).toBe(0)
})

test('it makes room for a voice, and comes back to where it was', async () => {
  const player = music(0.5)
  await after(musicFadeMs + step)
  setSpeaking(true)
  await after(duckFadeMs / 2)
  expect(player.volume).toBeLessThan(0.5)
  expect(player.volume).toBeGreaterThan(0.5 * duckedVolume)
  await after(duckFadeMs / 2 + step)
  expect(player.volume).toBeCloseTo(0.5 * duckedVolume)
  setSpeaking(false)
  await after(duckFadeMs + step)
  expect(player.volume).toBe(0.5)
})

test('music that begins while somebody speaks begins quietly', async () => {
  setSpeaking(true)
  const player = music()
  await after(musicFadeMs + step)
  expect(player.volume).toBeCloseTo(duckedVolume)
})

test.each([
  [-1, 0],
  [2, 1],
  [0.3, 0.3],
])('a volume of %d is %d', async (asked, played) => {
  const player = music(asked)
  await after(musicFadeMs + step)
  expect(player.volume).toBe(played)
})
