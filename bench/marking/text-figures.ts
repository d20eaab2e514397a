/** An answer as a marker saw it: the chance that it gave, and what a person said. */
export type Judged = { readonly chance: number; readonly is_right: boolean }

export type TextFigures = {
  readonly rows: number
  readonly weighted_f1: number
  readonly accuracy: number
  /** Expected calibration error over ten bins of the chance. */
  readonly calibration_error: number
  /** The accuracy of the surest part of the answers, by that part. */
  readonly accuracy_at_coverage: Readonly<Record<string, number>>
}

/** A set is dealt into so many parts; each is judged by what the others teach. */
export const FOLDS = 5

const BINS = 10
const COVERAGES = [0.5, 0.6, 0.7, 0.8, 0.9, 1]

const isHit = ({ chance, is_right }: Judged): boolean => chance >= 0.5 === is_right
const sureness = ({ chance }: Judged): number => Math.max(chance, 1 - chance)
const accuracyOf = (judged: readonly Judged[]): number =>
  judged.filter(isHit).length / Math.max(1, judged.length)

/** The F1 of either verdict, weighted by how many answers have it. */
function weightedF1(judged: readonly Judged[]): number {
  const f1Of = (is_right: boolean): number => {
    const wanted = judged.filter((each) => each.is_right === is_right).length
    const given = judged.filter(({ chance }) => chance >= 0.5 === is_right).length
    const hits = judged.filter((each) => each.is_right === is_right && isHit(each)).length
    return wanted * ((2 * hits) / Math.max(1, wanted + given))
  }
  return (f1Of(true) + f1Of(false)) / Math.max(1, judged.length)
}

/** How far confidence and accuracy are apart, weighted by the answers in each bin (Naeini 2015). */
function calibrationError(judged: readonly Judged[]): number {
  const bins = Map.groupBy(judged, ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)))
  let sum = 0
  for (const those of bins.values()) {
    const said = those.reduce((all, { chance }) => all + chance, 0)
    sum += Math.abs(said - those.filter(({ is_right }) => is_right).length)
  }
  return sum / Math.max(1, judged.length)
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

export function textFiguresOf(judged: readonly Judged[]): TextFigures {
  const surest = judged.toSorted((a, b) => sureness(b) - sureness(a))
  const at = (part: number) => surest.slice(0, Math.round(part * surest.length))
  return {
    rows: judged.length,
    weighted_f1: rounded(weightedF1(judged)),
    accuracy: rounded(accuracyOf(judged)),
    calibration_error: rounded(calibrationError(judged)),
    accuracy_at_coverage: Object.fromEntries(
      COVERAGES.map((part) => [String(part), rounded(accuracyOf(at(part)))]),
    ),
  }
}
