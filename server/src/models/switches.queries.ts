import type { HostedUse } from '@learngrove/contract/models'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { canTeachClass, ownsSchool, type Reader } from '#users/users.policy.queries.ts'

export type SchoolSwitch = {
  readonly hosted: HostedUse
  readonly tokens_a_day: number | null
  readonly tokens_a_month: number | null
}

/** What holds where a school has decided nothing. */
const undecided: SchoolSwitch = { hosted: 'on', tokens_a_day: null, tokens_a_month: null }

export async function findSchoolSwitch(db: Db, school_id: string): Promise<SchoolSwitch> {
  const { rows } = await sql<SchoolSwitch>`
    select hosted, tokens_a_day::float8, tokens_a_month::float8
    from model_schools where school_id = ${school_id}`.execute(db)
  return rows[0] ?? undecided
}

/** Keeps what a school decides, and leaves what it does not name as it was. */
export async function setSchoolSwitch(
  db: Db,
  school_id: string,
  change: { readonly [Field in keyof SchoolSwitch]?: SchoolSwitch[Field] | undefined },
): Promise<void> {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined)
  if (fields.length === 0) return
  const set = Object.fromEntries(fields)
  await db
    .insertInto('model_schools')
    .values({ school_id, ...set })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet(set))
    .execute()
}

/** Lists the classes that somebody decides on: those of their school for its owner, else those that they teach. */
export async function selectClassSwitches(db: Db, actor: Reader) {
  const { rows } = await sql<{ id: string; name: string; hosted: HostedUse | null }>`
    select classes.id, classes.name, model_classes.hosted
    from classes left join model_classes on class_id = classes.id
    where classes.is_active and ${decidesOnClass(actor)}
    order by classes.name, classes.id`.execute(db)
  return rows
}

const decidesOnClass = (actor: Reader) =>
  sql<boolean>`(${ownsSchool(actor, sql.ref('classes.school_id'))}
    or ${canTeachClass(actor, sql.ref('classes.id'))})`

/** Keeps what is decided for a class; false if the caller does not decide on it. */
export async function setClassSwitch(
  db: Db,
  actor: Reader,
  { class_id, hosted }: { readonly class_id: string; readonly hosted: HostedUse | null },
): Promise<boolean> {
  const theirs = sql`from classes where classes.id = ${class_id}::uuid
    and classes.is_active and ${decidesOnClass(actor)}`
  const { rows } = hosted
    ? await sql`
        insert into model_classes (class_id, hosted) select classes.id, ${hosted} ${theirs}
        on conflict (class_id) do update set hosted = excluded.hosted returning class_id`.execute(
        db,
      )
    : await sql`
        with gone as (delete from model_classes where class_id in (select classes.id ${theirs}))
        select ${theirs}`.execute(db)
  return rows.length > 0
}

/** Lists the children of a guardian, with what this one decided and all that is decided about them. */
export async function selectChildSwitches(db: Db, parent_id: string) {
  const { rows } = await sql<{
    id: string
    first_name: string
    hosted: HostedUse | null
    decided: HostedUse[]
  }>`
    select child.id, child.first_name, mine.hosted, ${decidedOn(sql.ref('child.id'))} as decided
    from guardians join users as child on child.id = guardians.child_id
    left join model_children as mine
      on mine.child_id = child.id and mine.parent_id = guardians.parent_id
    where guardians.parent_id = ${parent_id} and child.is_active
    order by child.first_name, child.id`.execute(db)
  return rows
}

/** Selects all that is decided about a person: by their school, their classes and their guardians. */
export const decidedOn = (user_id: ReturnType<typeof sql.ref>) => sql<HostedUse[]>`array(
  select hosted from model_schools
  where school_id = (select school_id from users where id = ${user_id})
  union all
  select model_classes.hosted from model_classes
  join class_members on class_members.class_id = model_classes.class_id
  join classes on classes.id = model_classes.class_id
  where class_members.user_id = ${user_id} and not class_members.is_teacher and classes.is_active
  union all
  select model_children.hosted from model_children
  join guardians on guardians.child_id = model_children.child_id
    and guardians.parent_id = model_children.parent_id
  where model_children.child_id = ${user_id})`

/** Selects all that is decided about any of these people. */
export async function selectDecided(db: Db, user_ids: readonly string[]): Promise<HostedUse[]> {
  const { rows } = await sql<{ hosted: HostedUse }>`
    select distinct decided.hosted
    from unnest(${user_ids}::uuid[]) as person (id)
    cross join lateral unnest(${decidedOn(sql.ref('person.id'))}) as decided (hosted)`.execute(db)
  return rows.map(({ hosted }) => hosted)
}

/** Selects what is decided for a class as a whole: by its school, and by who teaches it. */
export async function findDecidedForClass(db: Db, class_id: string): Promise<HostedUse[]> {
  const { rows } = await sql<{ hosted: HostedUse }>`
    select model_schools.hosted from model_schools
    join classes on classes.school_id = model_schools.school_id where classes.id = ${class_id}::uuid
    union all
    select hosted from model_classes where class_id = ${class_id}::uuid`.execute(db)
  return rows.map(({ hosted }) => hosted)
}

/** Keeps what a guardian decides for a child; false if it is no child of theirs. */
export async function setChildSwitch(
  db: Db,
  {
    parent_id,
    child_id,
    hosted,
  }: { parent_id: string; child_id: string; hosted: HostedUse | null },
): Promise<boolean> {
  const theirs = sql`from guardians join users as child on child.id = guardians.child_id
    where guardians.parent_id = ${parent_id}::uuid and guardians.child_id = ${child_id}::uuid
      and child.is_active`
  const { rows } = hosted
    ? await sql`
        insert into model_children (child_id, parent_id, hosted)
        select guardians.child_id, guardians.parent_id, ${hosted} ${theirs}
        on conflict (child_id, parent_id) do update set hosted = excluded.hosted
        returning child_id`.execute(db)
    : await sql`
        with gone as (
          delete from model_children
          where parent_id = ${parent_id} and child_id in (select guardians.child_id ${theirs}))
        select ${theirs}`.execute(db)
  return rows.length > 0
}
