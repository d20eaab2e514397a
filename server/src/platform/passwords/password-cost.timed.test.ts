import { expect, test } from 'vitest'
import { hashPassword } from './passwords.ts'

// The other tests hash at the smallest cost there is; here it is what people's passwords get.
test('a password is hashed at the cost that is recommended', async () => {
  expect(await hashPassword('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
