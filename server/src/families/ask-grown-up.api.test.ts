import { expect, test } from 'vitest'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { addFamily, addGuardian, lettersTo, makeGuardian, rowOf } from '#testing/family.ts'
import { db, makeSchool, nameOf, type TestUser } from '#testing/harness.ts'

const path = 'POST /users/ask-grown-up'

const letters = async (user: TestUser) => lettersTo((await rowOf(user)).email ?? '')

async function family() {
  const school = await makeSchool()
  const child = await addFamily(school, 'student')
  const parent = await addGuardian(school)
  await makeGuardian(parent, child)
  const { call } = await school.as()
  const ask = (username: string) => call(path, { body: { username } })
  return { school, child, parent, ask }
}

test('a parent is written to, with a link to the child’s page and no secret', async () => {
  const { child, parent, ask } = await family()
  await ask(nameOf(child.id).toUpperCase())
  const [letter, ...more] = await letters(parent)
  expect(more).toEqual([])
  expect(letter?.subject).toBe('A child of yours has forgotten its password')
  expect(letter?.body).toContain(`/aiacademy/child/${child.id}/manage`)
  expect(letter?.body).not.toMatch(/token|magic/)
})

test('answers alike whoever it is, and writes to nobody else', async () => {
  const { school, child, ask } = await family()
  const pupil = await school.addUser('student')
  const pupilsParent = await addGuardian(school)
  await makeGuardian(pupilsParent, pupil)
  const unconfirmed = await addFamily(school, 'parent')
  const pending_email = `${unconfirmed.id}@guardians.test`
  await db.updateTable('users').set({ pending_email }).where('id', '=', unconfirmed.id).execute()
  await makeGuardian(unconfirmed, child)
  const late = await addGuardian(school)
  const link = { parent_id: late.id, child_id: child.id, created_at: school.now() }
  await db.insertInto('guardians').values(link).execute()
  const teacher = await school.addUser('teacher')
  const names = ['nobody-here', nameOf(pupil.id), nameOf(teacher.id), nameOf(child.id)]
  for (const name of names) expect(await ask(name)).toBeUndefined()
  // A school's own student asks the school; who came lately, or is not confirmed, sets nothing.
  expect(await letters(pupilsParent)).toEqual([])
  expect(await letters(late)).toEqual([])
  expect(await lettersTo(pending_email)).toEqual([])
})

test('of ten at once three are written, by whichever case of the name', async () => {
  const { child, parent, ask } = await family()
  const name = nameOf(child.id)
  const asked = await ten((index) => ask(index % 2 === 0 ? name : name.toUpperCase()))
  expect(fulfilled(asked)).toBe(3)
  expect(refusals(asked)).toEqual(['TOO_MANY_REQUESTS'])
  expect(await letters(parent)).toHaveLength(3)
})
