import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import { isWrittenAlike } from '@learngrove/maths/rewriting'
import type { PointKey } from '#expressions/points.ts'
import { distanceTo } from '#expressions/progress.ts'
import type { Step, Working } from '#expressions/working.ts'
import type { WorkingKey } from '#expressions/working-key.ts'
import { isSolution } from '#expressions/working-system.ts'
import type { MarkPoint } from '#judgement.ts'
import type { Outcome } from '#outcome.ts'

/** By how much a line must come nearer; less is only written in another way. */
const NEARER = 0.5

type Asked = {
  readonly key: WorkingKey & { readonly max_score?: number }
  readonly wanted: Node | undefined
  readonly from: Node | undefined
  readonly pointKey: PointKey | undefined
}

/**
 * The marks of a question of several marks without a scheme. The last mark is for the answer. Each
 * of the others is earned by a line that follows and is nearer to the answer than all lines before
 * it, up to the first that does not follow. A right answer has all of them, unless the author asks
 * for working by `answer_alone`.
 */
export function withMethodMarks(outcome: Outcome, working: Working, asked: Asked): Outcome {
  const { max_score = 1, answer_alone, method_marks = 'progress' } = asked.key
  const count = Math.floor(max_score) - 1
  const { from, wanted } = asked
  if (from === undefined || wanted === undefined) return outcome
  if (outcome.verdict === 'right')
    return barely(outcome, working.steps, from, answer_alone, max_score)
  if (method_marks === 'none' || count < 1) return outcome
  if (outcome.verdict === 'unsure' || outcome.verdict === 'unread') return outcome
  const earned = nearerLines(working.steps, from, asked.pointKey, wanted).slice(0, count)
  const share = earned.length / max_score
  if (earned.length === 0 || share <= outcome.share) return outcome
  const note = `${outcome.note} ${ruleFor(earned.length, max_score)}`
  // The right value in another form stays what it is.
  const verdict = outcome.verdict === 'wrong_form' ? 'wrong_form' : 'partly'
  return {
    ...outcome,
    verdict,
    share,
    note,
    mark_points: pointsOf(earned, count, max_score),
  }
}

const ruleFor = (given: number, all: number): string =>
  `${given} of the ${all} marks ${given === 1 ? 'is' : 'are'} for your working: a line that follows and comes nearer to the answer earns one, and the last mark is for the answer.`

/** A right answer without working, where the author asks for working. */
function barely(
  outcome: Outcome,
  steps: readonly Step[],
  from: Node,
  answer_alone: number | undefined,
  max_score: number,
): Outcome {
  if (answer_alone === undefined || answer_alone >= max_score) return outcome
  const last = steps.at(-1)
  const isAlone = steps.every(
    ({ node }) => isWrittenAlike(node, from) || (last && isWrittenAlike(node, last.node)),
  )
  if (!isAlone) return outcome
  const note = `${outcome.note} Some marks are for the working: write down how you got there.`
  return { ...outcome, verdict: 'partly', share: Math.max(0, answer_alone) / max_score, note }
}

/** The lines that follow and come nearer to the answer, up to the first that does not follow. */
function nearerLines(
  steps: readonly Step[],
  from: Node,
  pointKey: PointKey | undefined,
  wanted: Node,
): readonly Step[] {
  // Of several letters each is found by itself.
  const [first] = pointKey?.points[0] ?? []
  const distance = distanceTo(first ? build.relation(build.variable(first[0]), first[1]) : wanted)
  const found: Step[] = []
  let best = distance(from)
  for (const step of steps) {
    if (step.verdict === 'turned' || step.isOwn) break
    // What says what the only letter is was the answer, and was given up for another.
    const isAnswer = pointKey === undefined && isSolution(step.node)
    if (step.verdict !== 'follows' || isAnswer) continue
    const here = distance(step.node)
    if (here > best - NEARER) continue
    best = here
    found.push(step)
  }
  return found
}

function pointsOf(earned: readonly Step[], count: number, max_score: number): MarkPoint[] {
  const methods = Array.from({ length: count }, (_, i): MarkPoint => {
    const step = earned[i]
    return {
      code: `M${i + 1}`,
      text: 'A line that follows and comes nearer to the answer.',
      marks: 1,
      is_given: step !== undefined,
      ...(step && { shown_by: step.text }),
      confidence: 1,
    }
  })
  const answer = { code: 'A1', text: 'The answer.', marks: max_score - count }
  return [...methods, { ...answer, is_given: false, confidence: 1 }]
}
