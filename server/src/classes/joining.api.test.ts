import { joinCodeSigns, limits } from '@learngrove/contract/classes.limits'
import { describe, expect, test } from 'vitest'
import { fulfilled, ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { addTestClass, classWithNeighbours } from './classes.testing.ts'

type World = Awaited<ReturnType<typeof classWithNeighbours>>

const path = '/classes/{classId}/join-code'
const notFound = { code: 'NOT_FOUND' }
const noSuchCode = { status: 404, code: 'NO_SUCH_CODE' }

/** A class with a code, and a student of the school who is not in it. */
async function opened() {
  const world = await classWithNeighbours()
  const params = { classId: world.class_id }
  const teacher = await world.school.as(world.people['the teacher'])
  const { join_code } = await teacher.call(`POST ${path}`, { params })
  const newcomer = await world.school.addUser('student')
  const me = await world.school.as(newcomer)
  return { ...world, params, teacher, code: join_code ?? '', newcomer, me }
}

const membersOf = ({ class_id }: Pick<World, 'class_id'>, user_id: string) =>
  db
    .selectFrom('class_members')
    .select(['is_teacher', 'came_by_code'])
    .where('class_id', '=', class_id)
    .where('user_id', '=', user_id)
    .execute()

describe('a code of a class', () => {
  test('lets a student of the school in, who then has its course, and its teacher sees them', async () => {
    const { me, code, teacher, params, newcomer, class_id, course } = await opened()
    expect(code).toMatch(new RegExp(`^[${joinCodeSigns}]{${limits.join_code}}$`))
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    const joined = await me.call('POST /users/classes', { body: { code: typed } })
    expect(joined.class).toMatchObject({ id: class_id, can_leave: true })
    const { came } = await teacher.call(`GET ${path}`, { params })
    expect(came).toMatchObject([{ id: newcomer.id }])
    const enrolled = db.selectFrom('enrolments').select('course_id')
    expect(await enrolled.where('student_id', '=', newcomer.id).execute()).toEqual([
      { course_id: course.id },
    ])
    const written = db.selectFrom('audit_events').select('action')
    expect(await written.where('subject_id', '=', newcomer.id).execute()).toContainEqual({
      action: 'class_joined',
    })
  })

  test('typed ten times at once is one member', async () => {
    const { me, code, newcomer, class_id } = await opened()
    const done = await ten(() => me.call('POST /users/classes', { body: { code } }))
    expect(fulfilled(done)).toBe(10)
    expect(await membersOf({ class_id }, newcomer.id)).toEqual([
      { is_teacher: false, came_by_code: true },
    ])
  })

  test('changes nothing for who is in the class already: they cannot leave by themselves', async () => {
    const { school, student, code, class_id } = await opened()
    const me = await school.as(student)
    const { class: mine } = await me.call('POST /users/classes', { body: { code } })
    expect(mine.can_leave).toBe(false)
    const leaving = me.call('DELETE /users/classes/{classId}', { params: { classId: class_id } })
    await expect(leaving).rejects.toMatchObject(notFound)
    expect(await membersOf({ class_id }, student.id)).toHaveLength(1)
  })

  test('does nothing once there is a new one, it was ended, or the class is switched off', async () => {
    const { me, code, teacher, params, class_id, school, people } = await opened()
    const join = (typed: string) => me.call('POST /users/classes', { body: { code: typed } })
    const { join_code: next } = await teacher.call(`POST ${path}`, { params })
    expect(next).not.toBe(code)
    await expect(join(code)).rejects.toMatchObject(noSuchCode)
    await teacher.call(`DELETE ${path}`, { params })
    await expect(join(next ?? '')).rejects.toMatchObject(noSuchCode)
    await expect(join('--')).rejects.toMatchObject(noSuchCode)
    const { join_code: last } = await teacher.call(`POST ${path}`, { params })
    await db.updateTable('classes').set({ is_active: false }).where('id', '=', class_id).execute()
    await expect(join(last ?? '')).rejects.toMatchObject(noSuchCode)
    const owner = await school.as(people['the owner'])
    await expect(owner.call(`POST ${path}`, { params })).rejects.toMatchObject({
      code: 'CLASS_IS_OFF',
    })
  })

  test('of another school is no code', async () => {
    const { elsewhere, code, class_id } = await opened()
    const stranger = await elsewhere.addUser('student')
    const there = await elsewhere.as(stranger)
    const joining = there.call('POST /users/classes', { body: { code } })
    await expect(joining).rejects.toMatchObject(noSuchCode)
    expect(await membersOf({ class_id }, stranger.id)).toEqual([])
  })

  test('is not found by guessing: after ten a student waits', async () => {
    const { me, code } = await opened()
    const guess = (typed: string) => me.call('POST /users/classes', { body: { code: typed } })
    for (let at = 0; at < 10; at++) await expect(guess('BBBBBB')).rejects.toMatchObject(noSuchCode)
    await expect(guess(code)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('lets nobody into a class that is full', async () => {
    const { me, code, school, class_id } = await opened()
    const rows = Array.from({ length: limits.members }, () => ({ id: crypto.randomUUID() }))
    await db
      .insertInto('users')
      .values(
        rows.map(({ id }) => ({
          ...{ id, school_id: school.id, username: id, user_role_id: 1 },
          ...{ first_name: 'A', last_name: 'B' },
        })),
      )
      .execute()
    await db
      .insertInto('class_members')
      .values(rows.map(({ id }) => ({ class_id, user_id: id, is_teacher: false })))
      .execute()
    const joining = me.call('POST /users/classes', { body: { code } })
    await expect(joining).rejects.toMatchObject({ code: 'CLASS_FULL' })
    expect((await me.call('GET /users/classes', {})).classes).toEqual([])
  })

  test('who came by it leaves again, once, and no other class', async () => {
    const { me, code, school, newcomer, class_id } = await opened()
    await me.call('POST /users/classes', { body: { code } })
    const other = await addTestClass(school, { learning: [newcomer] })
    const leave = (classId: string) =>
      me.call('DELETE /users/classes/{classId}', { params: { classId } })
    await expect(leave(other)).rejects.toMatchObject(notFound)
    const done = await ten(() => leave(class_id))
    expect(fulfilled(done)).toBe(1)
    const { classes } = await me.call('GET /users/classes', {})
    expect(classes).toMatchObject([{ id: other, can_leave: false }])
  })

  test('is seen and made by who runs the class, and by no neighbour', async () => {
    const { school, elsewhere, people, params, code } = await opened()
    const allowed = ['the teacher', 'the owner', 'an admin']
    for (const [name, person] of Object.entries(people)) {
      const at = ['an admin', 'an owner elsewhere', 'the head of that department elsewhere']
      const client = await (at.includes(name) ? elsewhere : school).as(person)
      const read = client.call(`GET ${path}`, { params })
      if (allowed.includes(name))
        await expect(read, name).resolves.toMatchObject({ join_code: code })
      else {
        await expect(read, name).rejects.toMatchObject(notFound)
        for (const method of ['POST', 'DELETE'] as const)
          await expect(client.call(`${method} ${path}`, { params })).rejects.toMatchObject(notFound)
      }
    }
  })
})
