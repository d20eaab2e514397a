import type { SignInState } from '@learngrove/contract/classes.limits'
import type { people } from '@learngrove/contract/classes.people'
import { userRole } from '@learngrove/contract/roles'
import type { Output } from '@learngrove/contract/route'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Reader } from '#users/users.policy.queries.ts'
import { awaitsConsent, pictureUrl } from '#users/users.queries.ts'
import { canSeeStudent } from './classes.policy.queries.ts'

export type Teacher = Output<typeof people.teacher>
export type Student = Output<typeof people.student>
export type Parent = Output<typeof people.parent>

/** How far somebody is with signing in. */
export const signInState = sql<SignInState>`case
  when not users.is_active then 'off'
  when ${awaitsConsent} then 'consent'
  when users.last_logged_in is not null then 'yes'
  when users.card_made_at is not null then 'card'
  when users.invited_at is not null then 'invited'
  else 'never' end`

const fullName = sql`lower(users.first_name || ' ' || users.last_name)`

export const person = sql`
  users.id, users.first_name, users.last_name, users.username, ${pictureUrl} as profile_pic_url,
  users.last_logged_in, users.is_active, users.created_at, ${signInState} as sign_in`

const listOf = (
  what: { id: RawBuilder<unknown>; name: RawBuilder<unknown>; order: RawBuilder<unknown> },
  from: RawBuilder<unknown>,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', ${what.id}, 'name', ${what.name})
    order by ${what.order}, ${what.id}), '[]') ${from})`

const theirClasses = listOf(
  { id: sql`classes.id`, name: sql`classes.name`, order: sql`lower(classes.name)` },
  sql`from class_members join classes on classes.id = class_members.class_id
    where class_members.user_id = users.id and classes.is_active
      and classes.school_id = users.school_id`,
)

const theirSubjects = listOf(
  { id: sql`subjects.id`, name: sql`subjects.name`, order: sql`subjects.name` },
  sql`from department_subjects join subjects on subjects.id = department_subjects.subject_id
    where department_subjects.user_id = users.id`,
)

const childrenHere = (school_id: string) =>
  listOf(
    {
      id: sql`child.id`,
      name: sql`trim(child.first_name || ' ' || child.last_name)`,
      order: sql`lower(child.first_name)`,
    },
    sql`from guardians join users as child on child.id = guardians.child_id
      where guardians.parent_id = users.id and child.school_id = ${school_id}::uuid`,
  )

export const academicLevel = sql`case when academic_levels.id is not null then
  jsonb_build_object('id', academic_levels.id, 'name', academic_levels.name) end as academic_level`

const teacherColumns = sql`${person}, coalesce(users.email, users.pending_email) as email,
  users.teacher_role_id, ${theirClasses} as classes, ${theirSubjects} as subjects`

const studentColumns = sql`${person}, ${academicLevel}, ${theirClasses} as classes,
  (select count(*)::int from guardians where child_id = users.id) as num_guardians`

/** An address is shown of an account of the school alone: one of a family is the family's. */
const parentColumns = (school_id: string) => sql`${person},
  case when users.school_id = ${school_id}::uuid
    then coalesce(users.email, users.pending_email) end as email,
  ${childrenHere(school_id)} as children`

const fromUsers = sql`from users
  left join academic_levels on academic_levels.id = users.academic_level_id`

const isRole = (role: keyof typeof userRole) => sql`users.user_role_id = ${sql.lit(userRole[role])}`

const isStaffOf = (school_id: string) =>
  sql`${isRole('teacher')} and not users.is_former and users.school_id = ${school_id}::uuid`

/** A parent of a school is one whose account it made, or who is linked to a student of it. */
const isParentAt = (school_id: string) => sql`${isRole('parent')} and (
  users.school_id = ${school_id}::uuid or exists (
    select from guardians join users as child on child.id = guardians.child_id
    where guardians.parent_id = users.id and child.school_id = ${school_id}::uuid))`

type Page = {
  readonly page?: number | undefined
  readonly size: number
  readonly desc?: boolean | undefined
  readonly name_or_username?: string | undefined
  readonly sign_in?: SignInState | undefined
}

const isMember = (class_id: string) => sql`exists (select from class_members
  where class_members.user_id = users.id and class_members.class_id = ${class_id}::uuid)`

const isFound = ({ name_or_username, sign_in }: Pick<Page, 'name_or_username' | 'sign_in'>) => [
  ...(name_or_username
    ? [
        sql`(position(lower(${name_or_username}::text) in ${fullName}) > 0
          or position(lower(${name_or_username}::text) in lower(coalesce(users.username, ''))) > 0)`,
      ]
    : []),
  ...(sign_in ? [sql`${signInState} = ${sign_in}`] : []),
]

/** The columns that a list can be ordered by; what is empty comes last either way. */
const orders = {
  name: sql`lower(users.last_name || ' ' || users.first_name)`,
  role: sql`users.teacher_role_id`,
  level: sql`academic_levels.position`,
  last_logged_in: sql`users.last_logged_in`,
  created_at: sql`users.created_at`,
}

async function selectPage<Row>(
  db: Db,
  columns: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  {
    page = 1,
    size,
    desc = false,
    order_by = 'name',
  }: Page & { order_by?: keyof typeof orders | undefined },
): Promise<{ rows: Row[]; total_count: number }> {
  const where = sql.join([...conditions], sql` and `)
  const { rows } = await sql<Row>`
    select ${columns} ${fromUsers} where ${where}
    order by ${orders[order_by]} ${desc ? sql`desc` : sql`asc`} nulls last, users.id
    limit ${size}::int offset ${(page - 1) * size}::int`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count ${fromUsers} where ${where}`.execute(db)
  return { rows, total_count: counted[0]?.count ?? 0 }
}

type TeachersWanted = Page & {
  readonly order_by?: 'name' | 'role' | 'last_logged_in' | 'created_at' | undefined
  readonly teacher_role_id?: number | undefined
  readonly exclude_class_id?: string | undefined
}

export const selectTeachers = (db: Db, { school_id }: Reader, wanted: TeachersWanted) =>
  selectPage<Teacher>(
    db,
    teacherColumns,
    [
      isStaffOf(school_id),
      ...isFound(wanted),
      ...(wanted.teacher_role_id
        ? [sql`users.teacher_role_id = ${wanted.teacher_role_id}::int`]
        : []),
      ...(wanted.exclude_class_id ? [sql`not ${isMember(wanted.exclude_class_id)}`] : []),
    ],
    wanted,
  )

type StudentsWanted = Page & {
  readonly order_by?: 'name' | 'level' | 'last_logged_in' | 'created_at' | undefined
  readonly academic_level_id?: string | undefined
  readonly class_id?: string | undefined
  readonly exclude_class_id?: string | undefined
  readonly exclude_linked_child?: boolean | undefined
}

export const selectStudents = (db: Db, actor: Reader, wanted: StudentsWanted) =>
  selectPage<Student>(
    db,
    studentColumns,
    [
      sql`${isRole('student')} and users.school_id = ${actor.school_id}::uuid`,
      canSeeStudent(actor),
      ...isFound(wanted),
      ...(wanted.academic_level_id
        ? [sql`users.academic_level_id = ${wanted.academic_level_id}::uuid`]
        : []),
      ...(wanted.class_id ? [isMember(wanted.class_id)] : []),
      ...(wanted.exclude_class_id ? [sql`not ${isMember(wanted.exclude_class_id)}`] : []),
      ...(wanted.exclude_linked_child
        ? [sql`not exists (select from guardians where child_id = users.id)`]
        : []),
    ],
    wanted,
  )

export const selectParents = (
  db: Db,
  { school_id }: Reader,
  wanted: Page & { readonly order_by?: 'name' | 'last_logged_in' | 'created_at' | undefined },
) =>
  selectPage<Parent>(
    db,
    parentColumns(school_id),
    [isParentAt(school_id), ...isFound(wanted)],
    wanted,
  )

/** Reads somebody of a school by an id; an admin's reach is everywhere, and its school that of the person. */
async function find<Row>(
  db: Db,
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  id: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} ${fromUsers} where users.id = ${id}::uuid and ${where}`.execute(db)
  return rows[0]
}

const isAnywhere = ({ user_role_id }: Reader) => user_role_id === userRole.admin

export const findTeacher = (db: Db, actor: Reader, id: string) =>
  find<Teacher>(
    db,
    teacherColumns,
    isAnywhere(actor) ? isRole('teacher') : isStaffOf(actor.school_id),
    id,
  )

export const findStudent = (db: Db, actor: Reader, id: string) =>
  find<Student>(db, studentColumns, sql`${isRole('student')} and ${canSeeStudent(actor)}`, id)

export const findParent = (db: Db, actor: Reader, id: string) =>
  find<Parent>(
    db,
    parentColumns(actor.school_id),
    isAnywhere(actor) ? isRole('parent') : isParentAt(actor.school_id),
    id,
  )

type ClassStudent = Output<typeof people.wholeClass>['students'][number]

/** Selects the students of a class, by name; who may see it is decided before. */
export async function selectClassStudents(db: Db, class_id: string): Promise<ClassStudent[]> {
  const { rows } = await sql<ClassStudent>`
    select ${person}, ${academicLevel}, class_members.joined_at
    from class_members
    join users on users.id = class_members.user_id
    left join academic_levels on academic_levels.id = users.academic_level_id
    where class_members.class_id = ${class_id}::uuid and not class_members.is_teacher
    order by ${orders.name}, users.id`.execute(db)
  return rows
}
