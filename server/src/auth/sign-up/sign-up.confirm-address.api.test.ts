import { describe, expect, test } from 'vitest'
import { outcomes } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { auditOf, lastMessageTo, lastSecretTo, messagesTo } from '#testing/mailbox.ts'

const newEmail = () => `${newId()}@family.test`

/** Somebody with an account, who can name addresses. */
async function owner() {
  const school = await makeSchool()
  const old = newEmail()
  const user = await school.addUser('student', { email: old })
  const { call } = await school.as(user)
  const guest = await school.as()
  const name = (email: string) => call('PATCH /users/', { body: { email } })
  const open = (login_token: string) =>
    guest.call('POST /auth/login', { body: { login_type: 'magic_link', login_token } })
  return { user, old, name, open }
}

describe('a new address of an account that is there', () => {
  test('takes the place of the one before, whose owner is told', async () => {
    const { user, old, name, open } = await owner()
    const email = newEmail()
    await name(email)
    expect(await open(await lastSecretTo(email))).toMatchObject({ id: user.id, email })
    expect((await lastMessageTo(old)).subject).toBe('Your e-mail address has changed')
    expect(await messagesTo(email)).toHaveLength(1)
    expect((await auditOf(user.id)).map(({ action }) => action)).toContain('email_verified')
  })

  test('is not theirs any more once they have named another', async () => {
    const { user, old, name, open } = await owner()
    const email = newEmail()
    await name(email)
    const secret = await lastSecretTo(email)
    await name(newEmail())
    await expect(open(secret)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    const row = db.selectFrom('users').select('email').where('id', '=', user.id)
    expect((await row.executeTakeFirstOrThrow()).email).toBe(old)
  })

  test('becomes one account’s of five that named it, whose links are opened at once', async () => {
    const email = newEmail()
    const links = []
    for (let named = 0; named < 5; named++) {
      const { name, open } = await owner()
      await name(email)
      links.push({ open, secret: await lastSecretTo(email) })
    }
    const opening = links.map(({ open, secret }) => open(secret))
    expect(await outcomes(Promise.allSettled(opening))).toEqual({
      done: 1,
      codes: ['LINK_EXPIRED'],
    })
    const owners = await db.selectFrom('users').select('id').where('email', '=', email).execute()
    expect(owners).toHaveLength(1)
  })

  test('that became somebody else’s meanwhile opens nothing, and a letter explains', async () => {
    const [one, other] = [await owner(), await owner()]
    const email = newEmail()
    await one.name(email)
    const first = await lastSecretTo(email)
    await other.name(email)
    await other.open(await lastSecretTo(email))
    await expect(one.open(first)).rejects.toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
    expect((await lastMessageTo(email)).subject).toBe('This address belongs to another account')
    await expect(one.open(first)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await messagesTo(email)).toHaveLength(3)
  })
})
