import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { algebra } from '../marking/algebra.ts'
import type { Pair } from './pairs.ts'

export type Verdict = 'same' | 'other' | undefined

/** A second opinion on pairs. */
export type Referee = AsyncDisposable & {
  readonly name: string
  readonly judge: (pair: Pair) => Promise<Verdict>
}

const verdictOf = (value: unknown): Verdict =>
  value === 'same' || value === 'other' ? value : undefined

const hasSympy = (): boolean =>
  spawnSync('python3', ['-c', 'import sympy'], { stdio: 'ignore' }).status === 0

/** SymPy in a process of its own, fed by lines. */
function sympyReferee(): Referee {
  const child = spawn('python3', [join(import.meta.dirname, 'judge_pairs.py')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    name: 'SymPy',
    judge: async ({ formulas }) => {
      child.stdin.write(`${JSON.stringify(formulas)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error('SymPy has ended before its time')
      return verdictOf(JSON.parse(value))
    },
    [Symbol.asyncDispose]: async () => {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** compute-engine for formulas, and how a pair was made for statements. */
const engineReferee: Referee = {
  name: 'compute-engine',
  judge: async ({ formulas: [a], first, second, made }) => {
    if (!('op' in a)) return made
    const isSame = algebra(first, second)
    return isSame === true ? 'same' : made
  },
  [Symbol.asyncDispose]: async () => {},
}

/** An independent computer algebra system where one is installed, else compute-engine. */
export const createReferee = (): Referee => (hasSympy() ? sympyReferee() : engineReferee)
