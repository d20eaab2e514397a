import { policyVersion } from '@learngrove/contract/policy'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { addFamily, addGuardian, rowOf } from '#testing/family.ts'
import { db, makeSchool, type TestSchool, type TestUser } from '#testing/harness.ts'
import { insertGuardian } from '#users/users.guardians.queries.ts'

export const policy_version = policyVersion
export const password = 'a garden in spring'
export const password_hash = await hashPassword(password)
export const link = 'POST /users/onboarding/aiacademy/parent/link-child-account'

export const emailOf = async (user: TestUser) => (await rowOf(user)).email ?? ''

/** Makes a child whose account a parent made, with the calls of mum, the child and a stranger. */
export async function family() {
  const school = await makeSchool()
  const mum = await addGuardian(school)
  const stranger = await addGuardian(school)
  const child = await addFamily(school, 'student', {
    email: `${newId()}@children.test`,
    password_hash,
  })
  const way = {
    parent_id: mum.id,
    child_id: child.id,
    way: 'created',
    created_at: school.now(),
  } as const
  await insertGuardian(db, way)
  school.wait(48)
  const clients = {
    asMum: await school.as(mum),
    asChild: await school.as(child),
    asStranger: await school.as(stranger),
  }
  const newCode = async () => (await clients.asChild.call('POST /users/link-code', {})).link_code
  return { school, mum, stranger, child, newCode, ...clients }
}

export type Family = Awaited<ReturnType<typeof family>>

export const show = async ({ asStranger, newCode }: Pick<Family, 'asStranger' | 'newCode'>) => {
  const link_code = await newCode()
  await asStranger.call(link, { body: { link_code, policy_version } })
}

/** Returns the link of the newest guardian, as the child sees it. */
export async function newest({ asChild }: Pick<Family, 'asChild'>) {
  const found = (await asChild.call('GET /users/guardians', {})).guardians.at(-1)
  if (!found) throw new Error('Nobody is linked')
  return found
}

export async function linkedByCode(school: TestSchool, child: TestUser) {
  const parent = await addGuardian(school)
  const asParent = await school.as(parent)
  const { link_code } = await (await school.as(child)).call('POST /users/link-code', {})
  await asParent.call(link, { body: { link_code, policy_version } })
  return { parent, asParent }
}
