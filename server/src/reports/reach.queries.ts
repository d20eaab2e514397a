import { sql } from 'kysely'
import { canReadClass } from '#classes/classes.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import { canReadStudent, type Reader } from '#users/users.policy.queries.ts'

/** A class of whose work a report is: that in its course, at its school. */
export type ClassOf = {
  readonly id: string
  readonly name: string
  readonly course_id: string
  readonly school_id: string
  readonly subject: string
  readonly time_zone: string
}

export type Person = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
}

/** Finds a class that somebody may see; without an id those that they teach. */
export async function selectReadClasses(
  db: Db,
  { actor, class_id }: { readonly actor: Reader; readonly class_id?: string | undefined },
): Promise<ClassOf[]> {
  const { rows } = await sql<ClassOf>`
    select classes.id, classes.name, classes.course_id, classes.school_id,
      subjects.name as subject, schools.time_zone
    from classes
    join courses on courses.id = classes.course_id
    join subjects on subjects.id = courses.subject_id
    join schools on schools.id = classes.school_id
    where ${canReadClass(actor)} and classes.is_active and ${
      class_id === undefined
        ? sql`exists (select from class_members as mine where mine.class_id = classes.id
            and mine.user_id = ${actor.id}::uuid and mine.is_teacher)`
        : sql`classes.id = ${class_id}::uuid`
    }
    order by classes.name, classes.id`.execute(db)
  return rows
}

/** Selects the students who are in a class now, by name. */
export async function selectStudents(db: Db, class_id: string): Promise<Person[]> {
  return db
    .selectFrom('class_members')
    .innerJoin('users', 'users.id', 'class_members.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .where('class_members.class_id', '=', class_id)
    .where('class_members.is_teacher', '=', false)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute()
}

/** Finds a student who is in a class now and whose work somebody may read. */
export async function findStudent(
  db: Db,
  { actor, of, id }: { readonly actor: Reader; readonly of: ClassOf; readonly id: string },
): Promise<Person | undefined> {
  const student = { id: sql.ref('users.id'), school_id: sql`${of.school_id}::uuid` }
  const { rows } = await sql<Person>`
    select users.id, users.first_name, users.last_name
    from users join class_members on class_members.user_id = users.id
    where users.id = ${id}::uuid and class_members.class_id = ${of.id}::uuid
      and not class_members.is_teacher and ${canReadStudent(actor, student)}`.execute(db)
  return rows[0]
}

/** Finds a topic of the course of a class. */
export const findTopic = (
  db: Db,
  { of, id }: { readonly of: ClassOf; readonly id: string },
): Promise<{ id: string; title: string } | undefined> =>
  db
    .selectFrom('course_topics')
    .innerJoin('topics', 'topics.id', 'course_topics.topic_id')
    .select(['topics.id', 'topics.title'])
    .where('course_topics.course_id', '=', of.course_id)
    .where('topics.id', '=', id)
    .executeTakeFirst()

/** The students of a class as a table of a statement. */
export const membersOf = ({ id }: Pick<ClassOf, 'id'>) => sql`(
  select user_id as student_id from class_members
  where class_id = ${id}::uuid and not is_teacher)`
