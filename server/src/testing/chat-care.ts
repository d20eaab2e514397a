import type { Services } from '#platform/context.ts'
import { makeChatSchool } from './chat-school.ts'
import { db } from './harness.ts'

/** A school whose owner, Ruth Adeyemi, is told by mail of what a student says. */
export async function schoolWithContact(replace: Partial<Services> = {}) {
  const school = await makeChatSchool(replace)
  const address = `owner.${school.id}@school.example`
  const user = await school.addUser('owner', { email: address })
  const names = { first_name: 'Ruth', last_name: 'Adeyemi' }
  await db.updateTable('users').set(names).where('id', '=', user.id).execute()
  return { ...school, address, owner: () => school.as(user) }
}
