import { sha256, zeroBits } from './sha256.ts'

/** Work goes on for so long at a time, so that typing and scrolling never wait for it. */
const sliceMs = 8

const breath = () => new Promise((resolve) => setTimeout(resolve))

type Challenge = { readonly challenge: string; readonly difficulty: number }

/**
 * Finds a number for which the SHA-256 of `challenge:number` begins with `difficulty` zero bits
 * (hashcash: Back, 2002). About 2^difficulty tries, in short slices.
 */
export async function solve({ challenge, difficulty }: Challenge): Promise<string> {
  let until = performance.now() + sliceMs
  for (let number = 0; ; number++) {
    if (zeroBits(sha256(`${challenge}:${number}`)) >= difficulty) return String(number)
    if (performance.now() < until) continue
    await breath()
    until = performance.now() + sliceMs
  }
}
