import { publicCall } from '#platform/public-call.ts'
import { handedIn } from '#questions/questions.answer.ts'
import { answerAt, begunSheet, isMarked, type KeptSheet } from './kept-sheet.ts'
import { asAsked, type Insight, type SheetFacts, type SheetMark } from './sheet-data.ts'

/** Given to whoever shared a worksheet, and to nobody else. */
export type Visitor = { readonly full_name: string; readonly email: string }

/** The calls of one way to try a worksheet. */
export type SheetCalls = {
  readonly begin: (facts: SheetFacts, visitor: Visitor | null) => Promise<KeptSheet>
  /** Nothing where the attempt takes no more answers. */
  readonly mark: (kept: KeptSheet, position: number) => Promise<SheetMark | null>
  readonly finish: (kept: KeptSheet) => Promise<Insight | null>
}

const log = '/public/worksheets/public-shareable/log/{id}'
const shared = '/quiz/shared/attempts'

/** An answer as the API takes it. */
function given(kept: KeptSheet, position: number) {
  const question = kept.questions[position]
  return question ? handedIn(asAsked(question), answerAt(kept, position)) : {}
}

function send(
  { facts, attempt_id, attempt_key }: KeptSheet,
  body: { readonly answer?: object & { position: number }; readonly is_finished?: boolean },
) {
  return attempt_id === null
    ? publicCall(`PATCH ${log}`, { params: { id: facts.id }, body: { attempt_key, ...body } })
    : publicCall(`POST ${shared}/{attemptId}/questions`, {
        params: { attemptId: attempt_id },
        body: { attempt_key, ...body },
      })
}

/** A public or shared worksheet: the server keeps the attempt, and the browser its key. */
export const sheetCalls: SheetCalls = {
  begin: async (facts, visitor) => {
    if (visitor === null) {
      const started = await publicCall(`POST ${log}`, { params: { id: facts.id }, body: {} })
      return begunSheet(facts, started, null)
    }
    const started = await publicCall(`PUT ${shared}`, {
      body: { ...visitor, total_score: 0, worksheet_id: facts.id },
    })
    return begunSheet(facts, started, started.attempt_id)
  },
  mark: async (kept, position) => {
    const time_spent = Math.round(kept.seconds[position] ?? 0)
    const answer = { position, time_spent, ...given(kept, position) }
    return (await send(kept, { answer })).marked
  },
  finish: async (kept) => (await send(kept, { is_finished: true })).insight,
}

const demoLifeMs = 24 * 3_600_000

/** A demonstration: the server keeps nothing, and the browser what was answered, for a day. */
export const demoCalls: SheetCalls = {
  begin: async (facts) => {
    const { questions } = await publicCall('GET /quiz/{id}/demo', { params: { id: facts.id } })
    const expires_at = new Date(Date.now() + demoLifeMs).toISOString()
    return begunSheet(facts, { attempt_key: '', expires_at, questions }, null)
  },
  mark: async (kept, position) => {
    const question_id = kept.questions[position]?.id ?? ''
    const body = { quiz_id: kept.facts.id, question_id, ...given(kept, position) }
    return (await publicCall('POST /quiz/test-submit/demo', { body })).marked
  },
  finish: (kept) => {
    const answers = kept.questions.flatMap(({ id }, at) =>
      isMarked(kept, at) ? [{ question_id: id, ...given(kept, at) }] : [],
    )
    const params = { id: kept.facts.id }
    return publicCall('POST /quiz/{id}/demo/insight', { params, body: { answers } })
  },
}
