import type { AnyProblem } from '#platform/public-api.ts'
import { useCountdown } from '#ui/use-countdown.ts'
import { clockWords } from './code.words.ts'

/** How long an e-mail gets to arrive before another may be sent. */
const nextLetter_s = 60

/** Returns when another e-mail may be asked for, and what its button says until then. */
export function useAgainIn(problem: AnyProblem | undefined, times: number, label: string) {
  const wait_s = useCountdown(problem?.wait_s ?? 0, problem)
  const left_s = Math.max(useCountdown(nextLetter_s, times), wait_s)
  const words = left_s > 0 ? `${label} in ${clockWords(left_s)}` : label
  return { wait_s, left_s, words }
}
