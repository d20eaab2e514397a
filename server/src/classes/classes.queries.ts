import type { classes } from '@learngrove/contract/classes'
import type { Output } from '@learngrove/contract/route'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { canTeachClass, type Reader } from '#users/users.policy.queries.ts'
import { canReadClass } from './classes.policy.queries.ts'

type Summary = Output<typeof classes.list>['classes'][number]

/** Selects the active classes that somebody may see, those that they teach first. */
export async function selectClasses(db: Db, actor: Reader): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select classes.id, classes.name, classes.course_id,
      jsonb_build_object('id', subjects.id, 'name', subjects.name) as subject,
      jsonb_build_object('id', academic_levels.id, 'name', academic_levels.name) as academic_level,
      (select count(*)::int from class_members
        where class_id = classes.id and not is_teacher) as num_students,
      ${canTeachClass(actor, sql.ref('classes.id'))} as is_mine
    from classes
    join courses on courses.id = classes.course_id
    join subjects on subjects.id = courses.subject_id
    join academic_levels on academic_levels.id = courses.academic_level_id
    where classes.is_active and ${canReadClass(actor)}
    order by is_mine desc, academic_levels.position, classes.name, classes.id`.execute(db)
  return rows
}
