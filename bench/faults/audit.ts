import { isDeepStrictEqual } from 'node:util'
import type { Db } from '@learngrove/server/database'
import type { Written } from './browser.ts'
import type { Shown } from './tab.worker.ts'

type Round = {
  readonly student_id: string
  readonly quiz_id: string
  readonly written: Written
  readonly items: readonly Shown[]
  /** The question that was only written at, and what stood there last. */
  readonly draft: { readonly id: string; readonly answer: Readonly<Record<string, unknown>> }
}

const fields = ['value', 'selected_option', 'points', 'answer_parts'] as const
type Row = Readonly<Record<(typeof fields)[number], unknown>>

/** The answer alone; what is not there is null on one side and missing on the other. */
const answerIn = (row: Partial<Row>): unknown[] =>
  JSON.parse(
    JSON.stringify(
      fields.map((name) => row[name] ?? null),
      withoutUndefined,
    ),
  )

const isNothing = (field: unknown): boolean => field === null || field === ''

const withoutUndefined = (_name: string, value: unknown) => value

async function readKept(db: Db, { student_id, quiz_id }: Round) {
  const asked = await db
    .selectFrom('evaluation_questions as asked')
    .innerJoin('student_evaluations as attempt', 'attempt.id', 'asked.student_evaluation_id')
    .selectAll('asked')
    .select(['attempt.grading_completed', 'attempt.xp_collected', 'attempt.id as attempt_id'])
    .where('attempt.quiz_id', '=', quiz_id)
    .execute()
  const evidence = await db
    .selectFrom('evidence')
    .selectAll()
    .where('student_id', '=', student_id)
    .orderBy('seq')
    .execute()
  const ledger = await db
    .selectFrom('xp_ledger')
    .select(['reason', 'source_id', 'amount'])
    .where('student_id', '=', student_id)
    .execute()
  const xp = await db
    .selectFrom('student_xp')
    .select('xp')
    .where('student_id', '=', student_id)
    .executeTakeFirst()
  const days = await db
    .selectFrom('streak_days')
    .select('day')
    .where('student_id', '=', student_id)
    .execute()
  return { asked, evidence, ledger, xp: xp?.xp ?? 0, days }
}

type Kept = Awaited<ReturnType<typeof readKept>>
type Asked = Kept['asked'][number]

/** What does not hold after a round; nothing, where all is kept once and shown as it is kept. */
export async function auditRound(db: Db, round: Round): Promise<string[]> {
  const kept = await readKept(db, round)
  return [
    ...kept.asked.flatMap((asked) => auditQuestion(asked, kept, round)),
    ...auditHandedIn(kept, round),
    ...auditEarnings(kept),
  ]
}

/** Everything that ever stood on the device as handed in is kept, and nothing else, and once. */
function auditHandedIn({ asked, evidence }: Kept, { written }: Round): string[] {
  const byId = new Map(asked.map((each) => [each.id, each]))
  const keys = evidence.map(({ attempt_key }) => attempt_key)
  const strangers = keys.filter((key) => !written.submissions.has(key))
  const lost = [...written.submissions].filter(([key, { id, ...answer }]) => {
    const question = byId.get(id)
    if (!question || keys.includes(key) || waitsFor(question, key)) return false
    // It is not marked, so it stands nowhere once another tab has written over it.
    if (answerIn(answer).every(isNothing)) return false
    // The same was tried before, or could not be read, or the question was settled by another tab.
    const said = [question, ...evidence.filter((row) => row.evaluation_question_id === id)]
    const isThere = said.some((row) => isDeepStrictEqual(answerIn(row), answerIn(answer)))
    return !isThere && !question.is_settled
  })
  return [
    ...(new Set(keys).size < keys.length ? ['an answer is kept twice'] : []),
    ...strangers.map((key) => `nobody handed in ${key}`),
    ...lost.map(([key, { id, ...answer }]) => {
      const there = JSON.stringify(answerIn(byId.get(id) ?? {}))
      return `${key} to ${id} is lost: ${JSON.stringify(answerIn(answer))}, there is ${there}`
    }),
  ]
}

const waitsFor = ({ waiting_keys }: Asked, key: string) =>
  Array.isArray(waiting_keys) && waiting_keys.includes(key)

function auditQuestion(asked: Asked, { evidence, ledger }: Kept, { items, draft }: Round) {
  const { id, tries, marks_given, is_settled, xp_gain } = asked
  const rows = evidence.filter((row) => row.evaluation_question_id === id)
  const shown = items.find((item) => item.id === id)
  const earned = ledger.filter((row) => row.source_id === id)
  const sum = earned.reduce((total, { amount }) => total + amount, 0)
  const last = rows.at(-1)
  const problems = {
    'is not shown': shown === undefined,
    'has other tries than evidence': rows.some(({ try_number }, at) => try_number !== at + 1),
    'counts other tries than there are': tries !== rows.length,
    'has other marks than its last try': last !== undefined && last.marks_given !== marks_given,
    'earned something else than is written down': sum !== xp_gain,
    'shows other tries': shown?.tries !== tries,
    'shows other marks': shown?.marks_given !== marks_given,
    'shows otherwise whether it is settled': shown?.is_settled !== is_settled,
    'shows another answer': !isDeepStrictEqual(answerIn(shown?.answer ?? {}), answerIn(asked)),
    'has lost its draft':
      id === draft.id && !isDeepStrictEqual(answerIn(asked), answerIn(draft.answer)),
  }
  return Object.entries(problems).flatMap(([problem, isSo]) => (isSo ? [`${id} ${problem}`] : []))
}

/** One bonus for one end, one day for it, and a sum that is what was written down. */
function auditEarnings({ asked, ledger, xp, days }: Kept): string[] {
  const sum = ledger.reduce((total, { amount }) => total + amount, 0)
  const bonuses = ledger.filter(({ reason }) => reason === 'quiz_finished')
  const [first] = asked
  const isWhole = asked.every(({ is_submitted }) => is_submitted)
  const expected = first?.grading_completed && isWhole ? 1 : 0
  const problems = {
    'the quiz is not closed': !first?.grading_completed,
    'XP is not what was written down': sum !== xp,
    'the quiz collected something else': first?.xp_collected !== sum,
    'finishing earned more or less than once': bonuses.length !== expected,
    'the day counts more or less than once': days.length !== expected,
  }
  return Object.entries(problems).flatMap(([problem, isSo]) => (isSo ? [problem] : []))
}
