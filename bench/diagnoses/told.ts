import type { JudgedRow } from '@learngrove/marking/adversarial'

/** What is said of an answer, as a second reader looks at it. */
export type Told = {
  /** Where the answer is from. */
  readonly from: string
  readonly question: string
  readonly answer: string
  /** The line of working that did not follow. */
  readonly line?: string
  readonly said: string
}

/** One of our own answers. */
export const toldOf = ({ row, judgement }: JudgedRow): Told => {
  const turned = judgement.lines?.find(({ verdict }) => verdict === 'turned')
  return {
    from: row.set,
    question: row.key,
    answer: row.typed,
    ...(turned && { line: turned.text }),
    said: judgement.scoring_rationale,
  }
}
