import { type AdversarialRow, nameOf } from '#adversarial/rows.testing.ts'
import type { Judgement } from '#judgement.ts'
import { judge } from '#marking.ts'

/** How a judgement differs from what an examiner says; `asked`: a child or a teacher was asked. */
export type Difference = 'none' | 'false_accept' | 'false_refusal' | 'asked'

export type JudgedRow = {
  readonly row: AdversarialRow
  readonly name: string
  readonly judgement: Judgement
  readonly difference: Difference
}

/** More marks than are due is a false accept, fewer a false refusal, whatever the verdict is called. */
function differenceOf({ expected }: AdversarialRow, judgement: Judgement): Difference {
  const { verdict, marks_given } = judgement
  if (verdict === 'unread' || verdict === 'unsure') return 'asked'
  const given = verdict === 'right' ? 'right' : marks_given > 0 ? 'part' : 'wrong'
  if (given === expected) return 'none'
  return given === 'wrong' || expected === 'right' ? 'false_refusal' : 'false_accept'
}

export const judgeRows = (rows: readonly AdversarialRow[]): readonly JudgedRow[] =>
  rows.map((row) => {
    const judgement = judge(row.question, row.answer)
    return { row, name: nameOf(row), judgement, difference: differenceOf(row, judgement) }
  })

export type RowFigures = {
  readonly rows: number
  readonly agreed: number
  readonly false_accepts: number
  readonly false_refusals: number
  /** Not marked, or left to a teacher, where an examiner would have decided. */
  readonly asked: number
  /** The same, where asking is as good. */
  readonly asked_fairly: number
}

/** Each row is in one of the counts; they add up to `rows`. */
export function figuresOf(judged: readonly JudgedRow[]): RowFigures {
  const count = (difference: Difference, mayAsk?: boolean): number =>
    judged.filter(
      (each) =>
        each.difference === difference && (mayAsk === undefined || each.row.mayAsk === mayAsk),
    ).length
  return {
    rows: judged.length,
    agreed: count('none'),
    false_accepts: count('false_accept'),
    false_refusals: count('false_refusal'),
    asked: count('asked', false),
    asked_fairly: count('asked', true),
  }
}
