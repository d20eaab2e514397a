import type { Judgement } from '@learngrove/marking/judgement'
import type { SkillState } from '@learngrove/mastery'
import { type Selectable, sql } from 'kysely'
import { addTo, type Earning, earnFrom } from '#gamification/gamification.queries.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { learnFrom, type SkillChange } from '#revision/revision.queries.ts'
import type { EvaluationQuestion } from './quiz.attempts.queries.ts'
import type { AttemptTypeId, Whose } from './quiz.queries.ts'

export type LoadedTry = {
  readonly row: EvaluationQuestion
  readonly student_evaluation_id: string
  readonly grading_completed: boolean
  readonly attempt_type_id: AttemptTypeId
  /** The student's XP before this try. */
  readonly xp: number
  readonly skills: readonly { topic_id: string; state: SkillState; last_evidence_id: string }[]
}

/**
 * Everything that marking one answer needs to know, in one statement: the question as
 * it stands in the student's attempt, their XP, and what is known of its topics.
 */
export async function loadTry(
  db: Db,
  { id, quiz_id, student_id, school_id }: Whose & { id: string; quiz_id: string },
): Promise<LoadedTry | undefined> {
  const { rows } = await sql<EvaluationQuestion & Omit<LoadedTry, 'row'>>`
    select question.*, attempt.grading_completed, quizzes.attempt_type_id,
      coalesce((select student_xp.xp from student_xp
        where student_xp.student_id = attempt.student_id), 0) as xp,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'topic_id', skill.topic_id, 'state', skill.state,
          'last_evidence_id', skill.last_evidence_id)), '[]')
        from skill_states skill
        join question_topics on question_topics.topic_id = skill.topic_id
        where question_topics.question_id = question.question_id
          and skill.student_id = attempt.student_id) as skills
    from evaluation_questions question
    join student_evaluations attempt on attempt.id = question.student_evaluation_id
    join quizzes on quizzes.id = attempt.quiz_id
    where question.id = ${id} and attempt.quiz_id = ${quiz_id}
      and attempt.student_id = ${student_id} and attempt.school_id = ${school_id}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { xp, skills, grading_completed, attempt_type_id, student_evaluation_id, ...row } = found
  return { row, student_evaluation_id, grading_completed, attempt_type_id, xp, skills }
}

/** One marked try: the row of evidence that is kept for ever, and what else it changes in the attempt. */
export type Try = {
  readonly evidence: Omit<Selectable<Tables['evidence']>, 'marked_by' | 'scheme'>
  readonly judgement: Judgement
  readonly is_settled: boolean
  readonly num_options_clicked: number
}

type Result = { claimed: number; earned: number; learnt: number; num_open: number | null }

export type Recorded = {
  readonly is_recorded: boolean
  readonly earned: number
  /** How many topics took the answer in. */
  readonly learnt: number
  /** Whether it settled the last open question of the attempt. */
  readonly is_last: boolean
}

/** How marks are worked out; a change of the rules is a new name. */
const scheme = 'marking-1'

/**
 * Keeps one marked try with all that follows from it, whole or not at all, in one
 * statement. Of several that race for the same try one wins, and the others change nothing.
 */
export async function recordTry(
  db: Db,
  { evidence, judgement, is_settled, num_options_clicked }: Try,
  earning: Earning,
  changes: readonly SkillChange[],
): Promise<Recorded> {
  const { rows } = await sql<Result>`
    with made as (
      select * from jsonb_populate_record(null::evidence,
        ${JSON.stringify({ ...evidence, scheme })}::jsonb)
    ), claimed as (
      update evaluation_questions question set
        value = made.value, selected_option = made.selected_option,
        points = made.points, answer_parts = made.answer_parts,
        judgement = ${JSON.stringify(judgement)}::jsonb, attempt_key = made.attempt_key,
        tries = made.try_number, is_submitted = true, is_skipped = false,
        is_settled = ${is_settled}::boolean, marks_given = made.marks_given,
        is_full_marks = made.is_full_marks, xp_gain = question.xp_gain + ${earning.amount}::int,
        time_spent = greatest(question.time_spent, made.time_spent),
        num_options_clicked = ${num_options_clicked}::int,
        graded_at = made.happened_at, updated_at = made.happened_at
      from made
      where question.id = made.evaluation_question_id and question.tries = made.try_number - 1
        and not question.is_settled and question.attempt_key is distinct from made.attempt_key
      returning question.id, question.student_evaluation_id, question.is_settled
    ), closing as (
      update student_evaluations set num_open = num_open - 1
      where id = (select student_evaluation_id from claimed where is_settled)
      returning num_open
    ), kept as (
      insert into evidence select made.* from made, claimed
    ), earned as (${earnFrom('claimed', earning, sql`${earning.amount}`)}
    ), total as (${addTo(earning.student_id, 'earned')}
    ), learnt as (${learnFrom('claimed', changes, evidence.happened_at)}
    )
    select (select count(*)::int from claimed) as claimed,
      (select coalesce(sum(amount), 0)::int from earned) as earned,
      (select count(*)::int from learnt) as learnt,
      (select num_open from closing) as num_open`.execute(db)
  const [result] = rows
  if (!result) throw new Error('A statement that always answers did not')
  const { claimed, earned, learnt, num_open } = result
  return { is_recorded: claimed > 0, earned, learnt, is_last: num_open === 0 }
}
