import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { redirect } from 'react-router'
import { call } from '#platform/api.ts'
import { currentUser } from '#platform/session.ts'

/** Leads a student to their quiz; whoever has none of this name, and every guest, stays. */
export async function findOwnQuiz(quizId: string): Promise<void> {
  const isStudent = currentUser()?.user_role_id === userRole.student
  if (isStudent && (await isTheirs(quizId))) throw redirect(pages.quiz({ quizId }))
}

/** Tells whether it is a quiz of theirs; without a network it may be, and is looked for on this device. */
async function isTheirs(id: string): Promise<boolean> {
  try {
    await call('GET /quiz/{id}', { params: { id } })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) return true
    return error.code !== 'NOT_FOUND' && error.code !== 'INVALID_REQUEST'
  }
}
