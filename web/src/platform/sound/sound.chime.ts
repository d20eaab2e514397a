import { isSoundOn } from '#platform/reading.ts'

/** Two notes that rise, a third apart: hertz, and seconds from the first. */
const notes = [
  { hertz: 659.26, at: 0 },
  { hertz: 830.61, at: 0.12 },
] as const
const lengthS = 0.35
/** As loud as a page may be that nobody turned up. */
const loudness = 0.06

/** A soft chime, for those who have turned small sounds on. It is made here, of two sines, and fetched from nowhere. */
export function chime(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  for (const { hertz, at } of notes) {
    const begin = context.currentTime + at
    const tone = new OscillatorNode(context, { frequency: hertz })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lengthS)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + lengthS)
    tone.onended = () => void (at > 0 && context.close())
  }
}
