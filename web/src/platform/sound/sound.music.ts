import { duckedVolume, duckFadeMs, musicFadeMs } from './sound.times.ts'

/** Whatever plays and can be made quieter, such as an audio element. */
export type Player = { volume: number }

/** How often a volume is changed while it fades, in milliseconds. */
const stepMs = 50

type Playing = { level: number; timer: ReturnType<typeof setInterval> | undefined }

const playing = new Map<Player, Playing>()
let isSpeaking = false

const clamped = (volume: number): number => Math.min(1, Math.max(0, volume))

/** Fades music in; while somebody speaks it stays quiet. `volume` is that of the music alone, from 0 to 1. */
export function fadeIn(player: Player, volume: number): void {
  player.volume = 0
  playing.set(player, { level: clamped(volume), timer: playing.get(player)?.timer })
  fade(player, isSpeaking ? clamped(volume) * duckedVolume : clamped(volume), musicFadeMs)
}

/** Fades music out, and lets it go; resolves when nothing of it can be heard. */
export async function fadeOut(player: Player): Promise<void> {
  await fade(player, 0, musicFadeMs)
  playing.delete(player)
}

/** Tells the music that somebody speaks: it makes room, and comes back at the end. */
export function setSpeaking(is: boolean): void {
  if (is === isSpeaking) return
  isSpeaking = is
  for (const [player, { level }] of playing)
    void fade(player, is ? level * duckedVolume : level, duckFadeMs)
}

function fade(player: Player, to: number, ms: number): Promise<void> {
  const state = playing.get(player)
  if (!state) return Promise.resolve()
  clearInterval(state.timer)
  const from = player.volume
  const began = performance.now()
  return new Promise((resolve) => {
    state.timer = setInterval(() => {
      const share = clamped((performance.now() - began) / ms)
      player.volume = clamped(from + (to - from) * share)
      if (share < 1) return
      clearInterval(state.timer)
      resolve()
    }, stepMs)
  })
}
