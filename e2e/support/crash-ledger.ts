import type { Received } from '@learngrove/contract/call'
import { type Api, apiOf } from './api.ts'
import { expect } from './fixtures.ts'

type Evaluation = Received<'GET /quiz/{id}/evaluations'>['evaluations'][number]
type Quiz = Received<'GET /quiz/{id}'>

/** An answer of the tutor, as far as it was read. */
export type Heard = {
  readonly user_message_id: string
  readonly message_id: string
  readonly question: string
  text: string
  is_over: boolean
}

/** Everything that the server has acknowledged, and what is on its way to it. */
export type Ledger = {
  token: string
  quiz: Quiz | undefined
  readonly drafts: Map<string, string>
  readonly marked: Map<string, Pick<Evaluation, 'tries' | 'marks_given' | 'xp_gain' | 'is_settled'>>
  readonly hints: Map<string, readonly string[]>
  xp: number
  days: number
  is_completed: boolean
  thread_id: string | undefined
  readonly heard: Map<string, Heard>
  /** What was sent and not acknowledged: it may be there or not. */
  pending: 'draft' | 'submit' | 'hint' | 'finish' | 'chat' | 'other'
  pending_id: string | undefined
}

export const emptyLedger = (): Ledger => ({
  token: '',
  quiz: undefined,
  drafts: new Map(),
  marked: new Map(),
  hints: new Map(),
  xp: 0,
  days: 0,
  is_completed: false,
  thread_id: undefined,
  heard: new Map(),
  pending: 'other',
  pending_id: undefined,
})

/** What a finished quiz earns that is not perfect, as the product has decided. */
export const quizFinished = 20

/** What must hold after every restart. `xp_before` is what the student had when the journey began. */
export async function audit(url: string, ledger: Ledger, xp_before: number): Promise<void> {
  if (ledger.token === '') return
  const api = apiOf(url, ledger.token)
  await api.call('GET /users/information', {})
  if (ledger.quiz) await auditQuiz(api, ledger, ledger.quiz, xp_before)
  if (ledger.thread_id !== undefined) await auditChat(api, ledger, ledger.thread_id)
}

async function auditQuiz({ call }: Api, ledger: Ledger, quiz: Quiz, xp_before: number) {
  const params = { id: quiz.id }
  const again = await call('GET /quiz/{id}', { params })
  expect(again.questions).toEqual(quiz.questions)
  expect(again.student_evaluation_id).toBe(quiz.student_evaluation_id)

  const attempt = await call('GET /quiz/{id}/evaluations', { params })
  for (const each of attempt.evaluations) auditQuestion(ledger, each)
  if (ledger.is_completed) expect(attempt.grading_completed).toBe(true)

  const { xp } = await call('GET /users/xp', {})
  const gained = attempt.evaluations.reduce((sum, { xp_gain }) => sum + xp_gain, 0)
  const bonus = attempt.grading_completed ? quizFinished : 0
  expect(xp - xp_before, 'XP is what the questions earned').toBe(gained + bonus)
  if (attempt.grading_completed) expect(attempt.xp_collected).toBe(gained + bonus)
  const isOpen = ledger.pending === 'submit' || ledger.pending === 'finish'
  if (isOpen) expect(xp).toBeGreaterThanOrEqual(ledger.xp)
  else expect(xp).toBe(ledger.xp)
  const { days } = await call('GET /users/streaks', {})
  if (isOpen) expect(days).toBeGreaterThanOrEqual(ledger.days)
  else expect(days).toBe(ledger.days)
}

function auditQuestion(ledger: Ledger, kept: Evaluation) {
  const { id, value, hints } = kept
  const isPending = (what: Ledger['pending']) => ledger.pending === what && ledger.pending_id === id
  const marked = ledger.marked.get(id)
  const tries = marked?.tries ?? 0
  if (isPending('submit')) expect([tries, tries + 1]).toContain(kept.tries)
  else {
    const { marks_given, xp_gain, is_settled } = kept
    expect(kept.tries, 'tries').toBe(tries)
    if (marked) expect(marked).toEqual({ tries, marks_given, xp_gain, is_settled })
  }
  const draft = ledger.drafts.get(id)
  const isMoving = isPending('draft') || isPending('submit')
  if (draft !== undefined && !isMoving) expect(JSON.stringify(value), 'a draft').toBe(draft)
  const shown = ledger.hints.get(id) ?? []
  expect(hints.slice(0, shown.length)).toEqual(shown)
  expect(hints.length - shown.length).toBeLessThanOrEqual(isPending('hint') ? 1 : 0)
}

async function auditChat({ call }: Api, ledger: Ledger, thread_id: string) {
  const { messages } = await call('GET /chat', { query: { thread_id, size: 100 } })
  const ids = messages.map(({ id }) => id)
  expect(new Set(ids).size, 'each message once').toBe(ids.length)
  for (const heard of ledger.heard.values()) {
    const asked = messages.find(({ id }) => id === heard.user_message_id)
    const answer = messages.find(({ id }) => id === heard.message_id)
    expect(asked?.text).toBe(heard.question)
    expect(answer?.text.startsWith(heard.text), 'what was read is kept').toBe(true)
    if (heard.is_over) expect(answer?.text).toBe(heard.text)
  }
  const own = messages.filter(({ from_user }) => from_user).length
  const known = ledger.heard.size
  if (ledger.pending === 'chat') expect([known, known + 1]).toContain(own)
  else expect(own).toBe(known)
}
