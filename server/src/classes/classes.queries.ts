import type { classes } from '@learngrove/contract/classes'
import type { people } from '@learngrove/contract/classes.people'
import type { Input, Output } from '@learngrove/contract/route'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { canTeachClass, type Reader } from '#users/users.policy.queries.ts'
import { canReadClass, canRunClass } from './classes.policy.queries.ts'

type Summary = Output<typeof classes.list>['classes'][number]
export type ManagedClass = Output<typeof classes.create>

const numStudents = sql<number>`(select count(*)::int from class_members
  where class_id = classes.id and not is_teacher)`

const summary = (actor: Reader) => sql`
  classes.id, classes.name, classes.course_id,
  jsonb_build_object('id', subjects.id, 'name', subjects.name) as subject,
  jsonb_build_object('id', academic_levels.id, 'name', academic_levels.name) as academic_level,
  ${numStudents} as num_students, ${canTeachClass(actor, sql.ref('classes.id'))} as is_mine`

const managed = (actor: Reader) => sql`
  ${summary(actor)}, classes.is_active, classes.created_at,
  (select coalesce(jsonb_agg(jsonb_build_object('id', users.id,
      'name', trim(users.first_name || ' ' || users.last_name))
      order by lower(users.last_name), users.id), '[]')
    from class_members join users on users.id = class_members.user_id
    where class_members.class_id = classes.id and class_members.is_teacher) as teachers`

const fromClasses = sql`
  from classes
  join courses on courses.id = classes.course_id
  join subjects on subjects.id = courses.subject_id
  join academic_levels on academic_levels.id = courses.academic_level_id`

/** Selects the active classes that somebody may see, those that they teach first. */
export async function selectClasses(db: Db, actor: Reader): Promise<Summary[]> {
  const { rows } = await sql<Summary>`
    select ${summary(actor)} ${fromClasses}
    where classes.is_active and ${canReadClass(actor)}
    order by is_mine desc, academic_levels.position, classes.name, classes.id`.execute(db)
  return rows
}

/** Finds a class that somebody may see. */
export async function findClass(
  db: Db,
  { actor, class_id }: { readonly actor: Reader; readonly class_id: string },
): Promise<(ManagedClass & { readonly created_at: Date }) | undefined> {
  const { rows } = await sql<ManagedClass & { readonly created_at: Date }>`
    select ${managed(actor)} ${fromClasses}
    where classes.id = ${class_id}::uuid and ${canReadClass(actor)}`.execute(db)
  return rows[0]
}

type Wanted = Input<typeof people.schoolClasses>['query']

const orders: Readonly<Record<NonNullable<Wanted['order_by']>, RawBuilder<unknown>>> = {
  name: sql`lower(classes.name)`,
  level: sql`academic_levels.position`,
  students: numStudents,
}

/** One page of the classes of a school that somebody may see, and how many there are. */
export async function selectManagedClasses(
  db: Db,
  actor: Reader,
  { page = 1, size, order_by = 'name', desc = false, ...filter }: Wanted & { size: number },
): Promise<{ classes: ManagedClass[]; total_count: number }> {
  const where = isWanted(actor, filter)
  const { rows } = await sql<ManagedClass>`
    select ${managed(actor)} ${fromClasses} where ${where}
    order by ${orders[order_by]} ${desc ? sql`desc` : sql`asc`}, lower(classes.name), classes.id
    limit ${size}::int offset ${(page - 1) * size}::int`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count ${fromClasses} where ${where}`.execute(db)
  return { classes: rows, total_count: counted[0]?.count ?? 0 }
}

/** A class that is switched off is listed for those who can switch it on. */
const isWanted = (actor: Reader, filter: Omit<Wanted, 'page' | 'size'>) => {
  const { search, subject_id, academic_level_id, is_active } = filter
  return sql.join(
    [
      sql`classes.school_id = ${actor.school_id}::uuid`,
      sql`${canReadClass(actor)} and (classes.is_active or ${canRunClass(actor)})`,
      ...(search ? [sql`position(lower(${search}::text) in lower(classes.name)) > 0`] : []),
      ...(subject_id ? [sql`subjects.id = ${subject_id}::uuid`] : []),
      ...(academic_level_id ? [sql`academic_levels.id = ${academic_level_id}::uuid`] : []),
      ...(is_active === undefined ? [] : [sql`classes.is_active = ${is_active}::boolean`]),
    ],
    sql` and `,
  )
}
