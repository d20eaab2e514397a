import type { Judgement } from '@learngrove/marking/judgement'
import { type Selectable, sql } from 'kysely'
import { isPractice } from '#gamification/gamification.hearts.queries.ts'
import { addFrom, earnFrom } from '#gamification/gamification.queries.ts'
import { batched } from '#platform/batch.ts'
import { withdrawn } from '#platform/evidence.queries.ts'
import { newId } from '#platform/ids.ts'
import type { Tables } from '#platform/tables.ts'
import { beginFrom, learnFrom, practised, type SkillChange } from '#revision/revision.queries.ts'
import type { SkillRead } from '#revision/revision.skills.ts'
import { isOnFreeTier } from '#users/users.queries.ts'
import type { QuizRules } from './behaviour-now.ts'
import type { EvaluationQuestion } from './quiz.attempts.queries.ts'
import type { Whose } from './quiz.queries.ts'
import { quizRules } from './quiz.rules.queries.ts'
import { correctionsOf } from './remarking/remarking.key.queries.ts'
import type { KeptChange } from './remarking/remarking.key.ts'
import type { Timed } from './time-limit.ts'

/** A question as it stands in a student's attempt, with all that marking one answer to it needs to know. */
export type LoadedTry = EvaluationQuestion &
  Timed & {
    /** Whether this very answer was kept before. */
    readonly is_kept: boolean
    /** What was tried before, each as `printOf` prints it. */
    readonly tried: readonly string[]
    readonly student_evaluation_id: string
    readonly grading_completed: boolean
    readonly rules: QuizRules
    /** Whether a wrong answer costs a heart: in practice, on the free tier. */
    readonly costs_hearts: boolean
    /** The student's XP before this try. */
    readonly xp: number
    readonly skills: readonly SkillRead[]
    /** What was corrected of the key for a class of the student. */
    readonly corrections: readonly KeptChange[]
  }

type Asked = Whose & {
  readonly id: string
  readonly quiz_id: string
  readonly attempt_key: string
}

/** Reads what a try stands on in one statement: the question, their XP, and what is known of its topics. */
export const loadTry = batched<Asked, LoadedTry | undefined>(async (db, asked) => {
  const placed = asked.map((each, place) => ({ ...each, place }))
  // Of each by itself, that the question's own key leads to it however many attempts there are.
  const { rows } = await sql<LoadedTry & { readonly place: number }>`
    select found.*, asked.place
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as asked
      (id uuid, quiz_id uuid, student_id uuid, school_id uuid, attempt_key uuid, place int),
    lateral (
      select question.*, attempt.grading_completed, attempt.ends_at,
        attempt.handing_in_at, ${quizRules(sql.ref('attempt.student_id'))} as rules,
        (${isPractice} and ${isOnFreeTier}) as costs_hearts,
        exists (select from evidence where evidence.evaluation_question_id = question.id
          and evidence.attempt_key = asked.attempt_key)
          or question.waiting_keys @> to_jsonb(asked.attempt_key::text) as is_kept,
        array(select evidence.answer_print from evidence
          where evidence.evaluation_question_id = question.id
            and evidence.answer_print is not null
            and not exists (select from evidence as later where later.replaces = evidence.id
              and later.verdict = ${sql.lit(withdrawn)})) as tried,
        coalesce((select student_xp.xp from student_xp
          where student_xp.student_id = attempt.student_id), 0) as xp,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'topic_id', skill.topic_id, 'state', skill.state,
            'revision', skill.revision, 'share', practised.share)), '[]')
          from ${practised} as practised
          join skill_states skill on skill.topic_id = practised.topic_id
          where practised.question_id = question.question_id
            and skill.student_id = attempt.student_id) as skills,
        ${correctionsOf} as corrections
      from evaluation_questions question
      join student_evaluations attempt on attempt.id = question.student_evaluation_id
      join quizzes on quizzes.id = attempt.quiz_id
      join users on users.id = attempt.student_id
      where question.id = asked.id and attempt.quiz_id = asked.quiz_id
        and attempt.student_id = asked.student_id and attempt.school_id = asked.school_id
      limit 1
    ) as found`.execute(db)
  const loaded = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_, place) => loaded.get(place))
})

/** What a try fills of its row of evidence. */
type Made = Omit<
  Selectable<Tables['evidence']>,
  'marked_by' | 'seq' | 'replaces' | 'original_judgement'
>

/** One marked try: the row of evidence that is kept for ever, and what else follows from it. */
export type Try = {
  readonly evidence: Omit<Made, 'scheme'>
  readonly judgement: Judgement
  readonly is_settled: boolean
  readonly num_options_clicked: number
  readonly earning: { readonly reason: string; readonly amount: number }
  readonly changes: readonly SkillChange[]
}

export type Recorded = {
  readonly is_recorded: boolean
  readonly earned: number
  /** How many topics took the answer in. */
  readonly learnt: number
  /** Whether it settled the last open question of the attempt. */
  readonly is_last: boolean
}

type Result = { id: string; earned: number; learnt: number; is_last: boolean }

/** How marks are worked out; a change of the rules is a new name. */
const scheme = 'marking-1'

const asSent = ({ evidence, judgement, is_settled, num_options_clicked, earning }: Try) => ({
  made: { ...evidence, scheme },
  judgement,
  is_settled,
  num_options_clicked,
  earning_id: newId(),
  ...earning,
})

/** Names each column, so that a column which is added later keeps its default; to forget one does not compile. */
const filled: Readonly<Record<keyof Made, true>> = {
  id: true,
  school_id: true,
  student_id: true,
  evaluation_question_id: true,
  question_version_id: true,
  attempt_key: true,
  attempt_type_id: true,
  try_number: true,
  hint_rung: true,
  value: true,
  selected_option: true,
  points: true,
  answer_parts: true,
  file_ids: true,
  answer_print: true,
  marks_given: true,
  max_score: true,
  is_full_marks: true,
  verdict: true,
  misconception: true,
  marker: true,
  scheme: true,
  confidence: true,
  needs_review: true,
  time_spent: true,
  sureness: true,
  happened_at: true,
}
const columns = Object.keys(filled).map((name) => sql.ref(name))

/** The part of the statement that takes each try for its question, where that is as it was read. */
const claimSent = sql`
  update evaluation_questions question set
    value = (made).value, selected_option = (made).selected_option,
    points = (made).points, answer_parts = (made).answer_parts,
    file_ids = (made).file_ids,
    judgement = sent.judgement, attempt_key = (made).attempt_key, waiting = null,
    decided_at = null, decision_note = null,
    sureness = (made).sureness, tries = (made).try_number, is_submitted = true, is_skipped = false,
    is_settled = sent.is_settled, marks_given = (made).marks_given,
    is_full_marks = (made).is_full_marks, xp_gain = question.xp_gain + amount,
    time_spent = greatest(question.time_spent, (made).time_spent),
    num_options_clicked = sent.num_options_clicked,
    handed_in_at = (made).happened_at, graded_at = (made).happened_at, updated_at = (made).happened_at
  from sent
  where question.id = (made).evaluation_question_id
    and question.tries = (made).try_number - 1 and not question.is_settled
  returning (made).id, (made).student_id, (made).school_id, (made).happened_at, made,
    question.id as source_id, question.student_evaluation_id, question.is_settled,
    earning_id, reason, amount`

/** The part of the statement that counts down what is open in the attempts. */
const countDown = sql`
  update student_evaluations attempt set num_open = num_open - settled.count
  from (select student_evaluation_id as id, count(*) from claimed
    where is_settled group by student_evaluation_id order by id) as settled
  where attempt.id = settled.id
  returning attempt.id, attempt.num_open`

const keepEvidence = sql`
  insert into evidence (${sql.join(columns)})
  select ${sql.join(columns.map((column) => sql`(made).${column}`))} from claimed`

/**
 * Keeps a marked try with all that follows from it, whole or not at all, in one
 * statement. Of several that race for the same try one wins, and the others change nothing.
 */
export const recordTry = batched<Try, Recorded>(async (db, tries) => {
  // In one order, here and below, so that two statements never wait for each other.
  const ordered = tries.toSorted((one, other) =>
    one.evidence.student_id.localeCompare(other.evidence.student_id),
  )
  const changes = ordered.flatMap((each) =>
    each.changes.toSorted((one, other) => one.topic_id.localeCompare(other.topic_id)),
  )
  const { rows } = await sql<Result>`
    with sent as (
      select * from jsonb_to_recordset(${JSON.stringify(ordered.map(asSent))}::jsonb) as sent (
        made evidence, judgement jsonb, is_settled boolean, num_options_clicked int,
        earning_id uuid, reason text, amount int)
    ), claimed as (${claimSent}
    ), closing as (${countDown}
    ), kept as (${keepEvidence}
    ), earned as (${earnFrom('claimed')}
    ), total as (${addFrom('earned')}
    ), changed as (
      select change.*, claimed.happened_at from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change
        (student_id uuid, topic_id uuid, state jsonb, last_evidence_id uuid, expected int)
      join claimed on claimed.id = change.last_evidence_id
    ), learnt as (${learnFrom('changed')}
    ), begun as (${beginFrom('changed')}
    ), taken_in as (
      select last_evidence_id from learnt union all select last_evidence_id from begun
    )
    select claimed.id, coalesce(earned.amount, 0) as earned,
      (select count(*)::int from taken_in where last_evidence_id = claimed.id) as learnt,
      coalesce(closing.num_open = 0, false) as is_last
    from claimed
    left join earned using (earning_id)
    left join closing on closing.id = claimed.student_evaluation_id`.execute(db)
  const claimed = new Map(rows.map((row) => [row.id, row]))
  return tries.map(({ evidence }) => {
    const { earned = 0, learnt = 0, is_last = false } = claimed.get(evidence.id) ?? {}
    return { is_recorded: claimed.has(evidence.id), earned, learnt, is_last }
  })
})
