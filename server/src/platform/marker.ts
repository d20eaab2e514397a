import { availableParallelism } from 'node:os'
import type { Answer, Judgement, JudgeOptions } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import { createWorkerPool } from './worker-pool.ts'

/** What went wrong in marking: its name and where, and nothing of the answer. */
export type MarkingFault = { readonly name: string; readonly at: readonly string[] }

/** `onFault` is told when the engine fails or its time runs out. */
type MarkerJudgeOptions = Omit<JudgeOptions, 'onFault'> & {
  readonly onFault?: (fault: MarkingFault) => void
}

/**
 * Judges one answer. When the engine fails or time runs out the judgement says so by its `marker`, and
 * asks for a teacher.
 */
export type Marker = AsyncDisposable & {
  readonly judge: (
    question: Question,
    answer: Answer,
    options?: MarkerJudgeOptions,
  ) => Promise<Judgement>
}

export type MarkingTask = {
  readonly question: Question
  readonly answer: Answer
  readonly options: Omit<JudgeOptions, 'onFault'>
}

/** What the worker answers. */
export type Marked = { readonly judgement: Judgement; readonly fault?: MarkingFault | undefined }

type MarkerOptions = {
  readonly size?: number
  readonly worker?: URL
  readonly start_limit_ms?: number
}

/** How much processor time a judgement may take: a few milliseconds are usual. */
export const judgementLimitMs = 250
/** How long it may take on a machine that is busy with other things. */
export const judgementPatienceMs = 10_000
/** A new worker loads the engine and its words first, which a busy machine takes its time for. */
const markerStartMs = 30_000

const markerWorker = new URL('./marker.worker.ts', import.meta.url)

/** Marks in workers: one that takes too long is killed and replaced. */
export function createMarker({
  size = Math.max(1, availableParallelism() - 1),
  worker = markerWorker,
  ...options
}: MarkerOptions = {}): Marker {
  const pool = createWorkerPool<MarkingTask, Marked>({
    size,
    worker,
    limit_ms: judgementLimitMs,
    busy_limit_ms: judgementPatienceMs,
    start_limit_ms: markerStartMs,
    ...options,
  })
  return {
    judge: async (question, answer, { onFault, ...options } = {}) => {
      // Without hints and solution, which the marker does not read: they would be sent for nothing.
      const asked = { ...question, hints: [], method_answer: [] }
      const marked = await pool.run({ question: asked, answer, options })
      const { judgement, fault } = marked ?? { judgement: outOfTime(question), fault: tooLong }
      if (fault) onFault?.(fault)
      return judgement
    },
    [Symbol.asyncDispose]: () => pool[Symbol.asyncDispose](),
  }
}

const tooLong: MarkingFault = { name: 'time_limit', at: [] }

function outOfTime({ max_score }: Question): Judgement {
  return {
    verdict: 'unsure',
    marks_given: 0,
    max_score,
    is_full_marks: false,
    parts: [],
    scoring_rationale: 'We could not mark this one in time. Nothing is lost.',
    confidence: 0,
    marker: 'time_limit',
    needs_review: true,
  }
}
