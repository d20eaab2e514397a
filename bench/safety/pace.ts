import type { Encoder } from '@learngrove/server/encoder'
import { judge, prepare, toEmbed } from '@learngrove/tutor/safety/judge'

const messages = 300
const patienceMs = 10_000
const ninety = 0.9

/** How long one message alone takes from text to judgement, in milliseconds. */
export async function timesOf(encoder: Encoder, texts: readonly string[]) {
  const times: number[] = []
  for (const text of texts.slice(0, messages)) {
    const began = performance.now()
    const prepared = prepare(text)
    judge(prepared, await encoder.embed(toEmbed(prepared), patienceMs))
    times.push(performance.now() - began)
  }
  const rising = times.toSorted((a, b) => a - b)
  const at = (part: number) => Number((rising[Math.floor(part * rising.length)] ?? 0).toFixed(1))
  return { median: at(1 / 2), p90: at(ninety) }
}
