import type { Random } from '../referee/random.ts'

/**
 * How a simulated student really remembers. It is no model of the product: another curve of forgetting,
 * another growth, and each student forgets and gains at a pace of their own, which nothing tells the product.
 *
 * - Recall falls as 1 / (1 + days / (9 × stability)), so that it is 0.9 after as many days as the stability.
 * - A review that succeeds multiplies the stability by 1 + gain × 10 × (1 - recall) / stability^0.15: late
 *   ones teach more, early ones next to nothing.
 * - One that fails leaves a quarter of the stability, and what is relearnt.
 * - Transfer: a right answer to a skill is a review of each skill that it exercises, by its share in the
 *   curriculum times `transfer`; several answers of a day add what the others left.
 */
export type Memory = {
  stability: number
  /** The day as of which recall is 1, with fractions. */
  since: number
  gain: number
}

export type Nature = { readonly stability: number; readonly gain: number; readonly habit: number }

const firstStability = 7
const usualGain = 3
const left = 0.25
const leastStability = 0.5

export function natureOf(random: Random): Nature {
  return {
    stability: firstStability * spread(random, 0.35),
    gain: usualGain * spread(random, 0.3),
    habit: 0.5 + random.next() * 0.4,
  }
}

export function learnt({ stability, gain }: Nature, random: Random, day: number): Memory {
  return { stability: stability * spread(random, 0.25), since: day, gain }
}

export const recallAt = ({ stability, since }: Memory, day: number): number =>
  1 / (1 + Math.max(0, day - since) / (9 * stability))

/** Lets a memory be reviewed with success, whole or by a share. */
export function strengthen(memory: Memory, day: number, share = 1): void {
  const late = 1 - recallAt(memory, day)
  const growth = memory.gain * 10 * late * memory.stability ** -0.15
  memory.stability *= 1 + share * growth
  memory.since += share * Math.max(0, day - memory.since)
}

export function relearn(memory: Memory, day: number): void {
  memory.stability = Math.max(leastStability, memory.stability * left)
  memory.since = day
}

/** A factor around 1: log-normal, by the sum of twelve. */
function spread(random: Random, deviation: number): number {
  const normal = Array.from({ length: 12 }, random.next).reduce((sum, each) => sum + each, -6)
  return Math.exp(deviation * normal)
}
