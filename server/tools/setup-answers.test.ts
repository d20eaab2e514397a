import { expect, test } from 'vitest'
import { askFor, Unanswered } from './setup-answers.ts'

const said = {
  SETUP_ADMIN_FIRST_NAME: 'Ada',
  SETUP_ADMIN_EMAIL: 'ada@platform.test',
  SETUP_ADMIN_PASSWORD: 'maple otter kettle dawn',
  SETUP_OWNER_FIRST_NAME: 'Olu',
  SETUP_OWNER_EMAIL: 'olu@school.test',
  SETUP_OWNER_PASSWORD: 'quiet lantern moss',
}

test('what variables and flags say is not asked, and a flag counts before a variable', async () => {
  const answers = await askFor(['--school-name=Hill School', '--owner-first-name=Oluchi'], said)
  expect(answers).toEqual({
    admin: {
      first_name: 'Ada',
      last_name: '',
      email: 'ada@platform.test',
      password: 'maple otter kettle dawn',
    },
    school_name: 'Hill School',
    owner: {
      first_name: 'Oluchi',
      last_name: '',
      email: 'olu@school.test',
      password: 'quiet lantern moss',
    },
    first_class: undefined,
  })
})

test('a class needs its people', async () => {
  const flags = ['--school-name=Hill School', '--class-name=9A']
  await expect(askFor(flags, said)).rejects.toThrow('Say SETUP_CLASS_COURSE')
})

test.each(['--owner-password=secret', '--colour=red', 'school'])('%s is refused', async (flag) => {
  await expect(askFor([flag], said)).rejects.toBeInstanceOf(Unanswered)
})
