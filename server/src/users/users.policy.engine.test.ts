import { callersOf } from '@learngrove/contract/roles'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { makeCourse, makeGuardian } from '#testing/family.ts'
import { db, makeSchool, type TestSchool, type TestUser } from '#testing/harness.ts'
import {
  canActFor,
  canMarkStudent,
  canReadStudent,
  canTeachClass,
  isGuardianOf,
  type OfStudent,
  ownsSchool,
  type Reader,
  teachesStudent,
} from './users.policy.queries.ts'

type Someone = Awaited<ReturnType<TestSchool['addUser']>>

const readerOf = (user: Someone): Reader => {
  // Safe: the harness makes users with the roles of the contract.
  const roles = user as Pick<Reader, 'user_role_id'> & { teacher_role_id: 1 | 2 | 3 | null }
  return { ...user, user_role_id: roles.user_role_id, callers: callersOf(roles) }
}

const holds = async (rule: RawBuilder<boolean>) => {
  const { rows } = await sql<{ holds: boolean }>`select ${rule} as holds`.execute(db)
  return rows[0]?.holds
}

async function addClass(
  school: { readonly id: string },
  members: { readonly learning?: TestUser[]; readonly teaching?: TestUser[] },
  fields: { readonly is_active?: boolean } = {},
) {
  const id = newId()
  const course_id = (await makeCourse()).id
  const named = { id, school_id: school.id, name: '8a', course_id }
  await db
    .insertInto('classes')
    .values({ ...named, ...fields })
    .execute()
  const { learning = [], teaching = [] } = members
  await db
    .insertInto('class_members')
    .values([
      ...learning.map((user) => ({ class_id: id, user_id: user.id, is_teacher: false })),
      ...teaching.map((user) => ({ class_id: id, user_id: user.id, is_teacher: true })),
    ])
    .execute()
  return id
}

/** Makes a student with everybody who is near to them, and whose case differs from a right one in one thing. */
async function neighbourhood() {
  const [school, elsewhere] = [await makeSchool(), await makeSchool()]
  const student = await school.addUser('student')
  const child = await school.addUser('student')
  const people = {
    student,
    'a classmate': await school.addUser('student'),
    'the teacher': await school.addUser('teacher'),
    'a teacher without a class': await school.addUser('teacher'),
    'a teacher of another class': await school.addUser('teacher'),
    'a teacher who left the class': await school.addUser('teacher'),
    'the teacher of a class that the student left': await school.addUser('teacher'),
    'the teacher of a class that is switched off': await school.addUser('teacher'),
    'a teacher who learns beside the student': await school.addUser('teacher'),
    'a parent who is entered as a teacher': await school.addUser('parent'),
    'a teacher at another school in the class': await elsewhere.addUser('teacher'),
    'a teacher of a class of another school': await school.addUser('teacher'),
    'the teacher of a class of the student elsewhere': await elsewhere.addUser('teacher'),
    'the owner': await school.addUser('owner'),
    'the owner of another school': await elsewhere.addUser('owner'),
    'the parent': await school.addUser('parent'),
    'the parent of a classmate': await school.addUser('parent'),
    'an author of the curriculum': await school.addUser('curriculum'),
    'an admin': await elsewhere.addUser('admin'),
  }
  const class_id = await addClass(school, {
    learning: [student, people['a classmate'], people['a teacher who learns beside the student']],
    teaching: [
      people['the teacher'],
      people['a parent who is entered as a teacher'],
      people['a teacher at another school in the class'],
    ],
  })
  await addClass(school, { learning: [child], teaching: [people['a teacher of another class']] })
  await addClass(school, { teaching: [people['the teacher of a class that the student left']] })
  await addClass(
    school,
    { learning: [student], teaching: [people['the teacher of a class that is switched off']] },
    { is_active: false },
  )
  await addClass(elsewhere, {
    learning: [student],
    teaching: [
      people['a teacher of a class of another school'],
      people['the teacher of a class of the student elsewhere'],
    ],
  })
  await makeGuardian(people['the parent'], student)
  await makeGuardian(people['the parent of a classmate'], people['a classmate'])
  const work: OfStudent = {
    id: sql`${student.id}::uuid`,
    school_id: sql`${school.id}::uuid`,
  }
  /** Lists those for whom a rule holds. */
  const allowed = async (rule: (actor: Reader) => RawBuilder<boolean>) => {
    const found: string[] = []
    for (const [name, user] of Object.entries(people)) {
      if (await holds(rule(readerOf(user)))) found.push(name)
    }
    return found
  }
  return { school, elsewhere, student, people, class_id, work, allowed }
}

describe('of everybody near to a student', () => {
  test('their work is read by those who look after them', async () => {
    const { work, allowed } = await neighbourhood()
    expect(await allowed((actor) => canReadStudent(actor, work))).toEqual([
      'student',
      'the teacher',
      'the owner',
      'the parent',
      'an admin',
    ])
  })

  test('their marks are decided by a teacher of theirs and an owner', async () => {
    const { work, allowed } = await neighbourhood()
    expect(await allowed((actor) => canMarkStudent(actor, work))).toEqual([
      'the teacher',
      'the owner',
    ])
  })

  test('their class is taught by its teacher', async () => {
    const { class_id, work, allowed } = await neighbourhood()
    const id = sql`${class_id}::uuid`
    expect(await allowed((actor) => canTeachClass(actor, id))).toEqual(['the teacher'])
    expect(await allowed((actor) => teachesStudent(actor, work))).toEqual(['the teacher'])
  })

  test('their school is owned by its owner, and the parent is their guardian', async () => {
    const { work, allowed } = await neighbourhood()
    expect(await allowed((actor) => ownsSchool(actor, work.school_id))).toEqual(['the owner'])
    expect(await allowed((actor) => isGuardianOf(actor, work.id))).toEqual(['the parent'])
  })

  test('the parent acts for them, and they for themselves', async () => {
    const { student, people } = await neighbourhood()
    const acting: string[] = []
    for (const [name, user] of Object.entries(people)) {
      if (await canActFor(db, user, student.id)) acting.push(name)
    }
    expect(acting).toEqual(['student', 'the parent'])
  })
})

test('work that was done at another school stays with that school', async () => {
  const { elsewhere, work, allowed } = await neighbourhood()
  const former = { ...work, school_id: sql`${elsewhere.id}::uuid` }
  expect(await allowed((actor) => canReadStudent(actor, former))).toEqual([
    'the teacher of a class of the student elsewhere',
    'the owner of another school',
    'the parent',
    'an admin',
  ])
  expect(await allowed((actor) => canMarkStudent(actor, former))).toEqual([
    'the teacher of a class of the student elsewhere',
    'the owner of another school',
  ])
})

test('a guardian reads nothing of a child whose account is switched off', async () => {
  const { student, work, allowed } = await neighbourhood()
  await db.updateTable('users').set({ is_active: false }).where('id', '=', student.id).execute()
  expect(await allowed((actor) => canReadStudent(actor, work))).not.toContain('the parent')
})

test('a colleague in the same class is no student of a teacher', async () => {
  const { school, people, allowed } = await neighbourhood()
  const colleague = await school.addUser('teacher')
  await addClass(school, { teaching: [colleague, people['the teacher']] })
  const theirs = { id: sql`${colleague.id}::uuid`, school_id: sql`${school.id}::uuid` }
  expect(await allowed((actor) => teachesStudent(actor, theirs))).toEqual([])
})
