import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { KnownPeople, Person } from './redaction.disguise.ts'

/** Reads what is known of the caller and of the people about them: a hosted model is not told any of it. */
export async function selectKnownPeople(db: Db, user_id: string): Promise<KnownPeople> {
  const { rows } = await sql<{
    self: Person
    teachers: Person[]
    guardians: Person[]
    children: Person[]
    schools: string[]
    classes: string[]
  }>`
    select ${person('self')} as self,
      array(
        select ${person('teacher')} from users as teacher
        where exists (
          select from class_members as theirs join class_members as mine using (class_id)
          where theirs.user_id = teacher.id and theirs.is_teacher and mine.user_id = self.id
        ) and teacher.id <> self.id
        order by teacher.id
      ) as teachers,
      array(
        select ${person('parent')} from users as parent join guardians on parent_id = parent.id
        where child_id = self.id order by parent.id
      ) as guardians,
      array(
        select ${person('child')} from users as child join guardians on child_id = child.id
        where parent_id = self.id order by child.id
      ) as children,
      array(
        select name from schools where id = self.school_id
        union select fields->>'school' from onboardings where user_id = self.id
      ) as schools,
      array(
        select name from classes join class_members on class_id = classes.id
        where user_id = self.id order by name
      ) as classes
    from users as self where self.id = ${user_id}`.execute(db)
  const [known] = rows
  if (!known) throw new Error('Nobody asks')
  return { ...known, schools: known.schools.filter((name) => name !== null && name !== '') }
}

/**
 * Reads what is known of a teacher who makes something for a class: their own name, everybody in that class and in
 * the classes that they teach, and those classes with their school.
 */
export async function selectPeopleAround(
  db: Db,
  { user_id, class_id }: { readonly user_id: string; readonly class_id: string },
): Promise<KnownPeople> {
  const isIn = (is_teacher: boolean) => sql`exists (
    select from class_members as theirs
    where theirs.user_id = person.id and theirs.is_teacher = ${is_teacher}::boolean
      and theirs.class_id in (select id from around))`
  const { rows } = await sql<KnownPeople>`
    with around as (
      select classes.id, classes.name, classes.school_id from classes
      where classes.id = ${class_id}::uuid or exists (select from class_members
        where class_members.class_id = classes.id and user_id = ${user_id}::uuid and is_teacher)
    )
    select ${person('self')} as self, '{}'::jsonb[] as guardians,
      array(select ${person('person')} from users as person
        where person.id <> self.id and ${isIn(true)} order by person.id) as teachers,
      array(select ${person('person')} from users as person
        where ${isIn(false)} order by person.id) as children,
      array(select distinct schools.name from schools
        join around on around.school_id = schools.id or schools.id = self.school_id) as schools,
      array(select name from around order by name) as classes
    from users as self where self.id = ${user_id}::uuid`.execute(db)
  const [known] = rows
  if (!known) throw new Error('Nobody asks')
  return known
}

/** Selects names and no more: addresses and numbers are recognised by their form. */
const person = (table: string) => sql`jsonb_build_object(
  'first_name', ${sql.ref(`${table}.first_name`)},
  'last_name', ${sql.ref(`${table}.last_name`)},
  'username', ${sql.ref(`${table}.username`)}
)`
