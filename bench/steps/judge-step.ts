import { judge } from '@learngrove/marking'

/** What a student is told of one step. */
export type JudgedStep = {
  readonly verdict: 'right' | 'wrong' | 'undecided' | 'unread'
  /** Of a wrong one, where it is known. */
  readonly code?: string
  /** The whole of what the student is told. */
  readonly said: string
  /** Of a right one that does not help. */
  readonly note?: string
  /** Of processor time. */
  readonly ms: number
}

const VERDICTS = {
  follows: 'right',
  turned: 'wrong',
  start: 'undecided',
  unread: 'unread',
} as const

/** Hands a line in as the first line of working, as a student would. */
export function judgeStep(before: string, after: string): JudgedStep {
  const variables = [...new Set(before.match(/(?<!\\[a-z]*)[a-zA-Z]/g) ?? [])]
  const from = process.cpuUsage()
  const judgement = judge(
    {
      type: 'expression',
      text: 'Solve the equation.',
      answer: before,
      start: before,
      variables,
      max_score: 1,
      hints: [],
      method_answer: [],
    },
    { value: after },
  )
  const { user, system } = process.cpuUsage(from)
  const [line] = judgement.lines ?? []
  return {
    verdict: line === undefined ? 'unread' : VERDICTS[line.verdict],
    said: judgement.scoring_rationale,
    ...(judgement.misconception && { code: judgement.misconception.code }),
    ...(line?.note !== undefined && { note: line.note }),
    ms: (user + system) / 1000,
  }
}
