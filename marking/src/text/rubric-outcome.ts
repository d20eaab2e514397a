import type { MarkPoint } from '#judgement.ts'
import type { Outcome } from '#outcome.ts'
import { REVIEW_BELOW } from '#text/judged-text.ts'
import type { Criterion } from '#text/text-key.ts'

/** What a marker says of one criterion. */
export type Finding = {
  readonly met: boolean
  /** The student's own words that show it; empty where it is not met. */
  readonly quote: string
  /** From 0 to 1. */
  readonly confidence: number
}

/** Nobody has decided: it is not given, and a teacher looks. */
export const UNDECIDED_FINDING: Finding = { met: false, quote: '', confidence: 0.5 }

/** Whether a finding decides, or is left to a person. */
export const isSureFinding = ({ confidence }: { readonly confidence: number }): boolean =>
  confidence >= REVIEW_BELOW

const pointOf = ({ code, text, marks }: Criterion, finding: Finding): MarkPoint => {
  const is_given = finding.met && isSureFinding(finding)
  return {
    code,
    text,
    marks,
    is_given,
    ...(is_given && { shown_by: finding.quote }),
    confidence: finding.confidence,
  }
}

const REVIEW_NOTE = 'We cannot tell by ourselves whether all that was asked for is there.'

/**
 * Adds up the marks of the criteria that are surely met. Where one is not sure, the verdict is
 * `unsure` and a teacher looks; what is surely met is shown meanwhile.
 */
export function outcomeOfCriteria(
  marker: string,
  criteria: readonly Criterion[],
  findings: ReadonlyMap<string, Finding>,
): Outcome {
  const mark_points = criteria.map((each) =>
    pointOf(each, findings.get(each.code) ?? UNDECIDED_FINDING),
  )
  const total = criteria.reduce((sum, { marks }) => sum + marks, 0)
  const given = mark_points.reduce((sum, { is_given, marks }) => sum + (is_given ? marks : 0), 0)
  const share = total > 0 ? given / total : 0
  const confidence = Math.min(1, ...mark_points.map((point) => point.confidence))
  const common = { marker, share, mark_points, confidence }
  const open = mark_points.filter((point) => !isSureFinding(point)).length
  if (open > 0 || total === 0)
    return {
      ...common,
      verdict: 'unsure',
      needs_review: true,
      confidence: Math.min(confidence, 0.5),
      note: REVIEW_NOTE,
    }
  const count = mark_points.filter(({ is_given }) => is_given).length
  if (share === 1)
    return { ...common, verdict: 'right', note: 'Yes, all that was asked for is there.' }
  if (share > 0)
    return {
      ...common,
      verdict: 'partly',
      note: `${count} of ${criteria.length} things that were asked for are there. Look at the others once more.`,
    }
  return {
    ...common,
    verdict: 'wrong',
    note: 'Not yet. Read the question once more: what does it ask you to explain?',
  }
}
