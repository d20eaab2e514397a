import { usualReading } from '@learngrove/contract/reading'
import { userRole } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { makeSchool, nameOf } from '#testing/harness.ts'

test('nobody has chosen anything at first', async () => {
  const school = await makeSchool()
  const { call } = await school.as(await school.addUser('student'))
  expect((await call('GET /users/information', {})).reading).toEqual(usualReading)
})

test.each(['student', 'parent', 'teacher', 'admin', 'curriculum', 'curriculum_guest'] as const)(
  'a %s keeps how they like to read, one choice beside the other',
  async (caller) => {
    const school = await makeSchool()
    const { call } = await school.as(await school.addUser(caller))
    await call('PATCH /users/', { body: { reading: { scheme: 'dark' } } })
    const { reading } = await call('PATCH /users/', {
      body: { reading: { font: 'atkinson-hyperlegible', sound: true } },
    })
    const chosen = { scheme: 'dark', font: 'atkinson-hyperlegible', sound: true }
    expect(reading).toEqual({ ...usualReading, ...chosen })
    expect((await call('GET /users/information', {})).reading).toEqual(reading)
  },
)

test('ten choices at once are all kept', async () => {
  const school = await makeSchool()
  const { call } = await school.as(await school.addUser('student'))
  const choices = [
    { scheme: 'dark' },
    { font: 'atkinson-hyperlegible' },
    { text_size: 'largest' },
    { motion: 'less' },
    { sound: true },
  ] as const
  await Promise.all(
    [...choices, ...choices].map((reading) => call('PATCH /users/', { body: { reading } })),
  )
  const { reading } = await call('GET /users/information', {})
  expect(reading).toEqual(Object.assign({}, ...choices))
})

test('another device has it from the moment of signing in', async () => {
  const school = await makeSchool()
  const password_hash = await hashPassword('seven green lanterns')
  const student = await school.addUser('student', { password_hash })
  const { call } = await school.as(student)
  await call('PATCH /users/', { body: { reading: { text_size: 'large' } } })
  const device = await school.as()
  const signedIn = await device.call('POST /auth/login', {
    body: {
      username: nameOf(student.id),
      password: 'seven green lanterns',
      login_type: 'password',
      login_role: userRole.student,
    },
  })
  expect(signedIn.reading).toMatchObject({ text_size: 'large', scheme: 'system' })
})

test('what is no choice is turned away and changes nothing', async () => {
  const school = await makeSchool()
  const { call } = await school.as(await school.addUser('student'))
  // Safe: the wrong value is what is tried here.
  const reading = { scheme: 'purple' } as unknown as { scheme: 'dark' }
  await expect(call('PATCH /users/', { body: { reading } })).rejects.toMatchObject({ status: 400 })
  expect((await call('GET /users/information', {})).reading).toEqual(usualReading)
})
