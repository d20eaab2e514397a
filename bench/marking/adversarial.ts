import { figuresOf, type JudgedRow, type RowFigures } from '@learngrove/marking/adversarial'

/** The figures of our own rows by type of question, and of all under `all`. */
export function adversarialFigures(
  judged: readonly JudgedRow[],
): Readonly<Record<string, RowFigures>> {
  const sets = [...Map.groupBy(judged, ({ row }) => row.set)]
  return {
    ...Object.fromEntries(sets.map(([set, those]) => [set, figuresOf(those)])),
    all: figuresOf(judged),
  }
}

/** What is judged otherwise than by an examiner, by kind; what may be asked about is none. */
export const adversarialMisses = (judged: readonly JudgedRow[]): readonly string[] =>
  judged
    .filter(
      ({ difference, row }) => difference !== 'none' && !(difference === 'asked' && row.mayAsk),
    )
    .map(
      ({ name, row, difference, judgement }) =>
        `${difference}: ${name} | ${row.expected}: ${row.why} | ${judgement.scoring_rationale}`,
    )
