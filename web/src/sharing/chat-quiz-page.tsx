import { ApiError } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { userRole } from '@learngrove/contract/roles'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { call } from '#platform/api.ts'
import { currentUser } from '#platform/session.ts'
import { loadSheet, SheetLoading } from './sheet-loading.tsx'

export { onlyForAnother as shouldRevalidate } from './sheet-loading.tsx'

/** Leads a student to their quiz; whoever has none of it, and every guest, tries the worksheet here. */
export async function loader({ params: { quizId = '' } }: LoaderFunctionArgs) {
  if (currentUser()?.user_role_id === userRole.student && (await isTheirs(quizId))) {
    throw redirect(pages.quiz({ quizId }))
  }
  return loadSheet('sheet', quizId)
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

const ChatQuizPage = () => <SheetLoading {...useLoaderData<typeof loader>()} />

export { ChatQuizPage as Component }
