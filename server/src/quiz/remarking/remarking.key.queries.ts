import { sql } from 'kysely'
import type { KeptChange } from './remarking.key.ts'

/** Reads, as SQL, what was corrected of the key of a `question` of an `attempt` for the classes of its student. */
export const correctionsOf = sql<readonly KeptChange[]>`(
  select coalesce(jsonb_agg(correction.change order by correction.made_at, correction.id), '[]')
  from key_corrections correction
  join classes on classes.id = correction.class_id and classes.is_active
    and classes.school_id = attempt.school_id
  join class_members learning on learning.class_id = classes.id
    and learning.user_id = attempt.student_id and not learning.is_teacher
  where correction.question_version_id = question.question_version_id
    and correction.undone_at is null)`
