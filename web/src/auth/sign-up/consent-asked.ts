import { createCall } from '@learngrove/contract/call'
import { base_url } from '#platform/address.ts'
import { type Problem, problemOf } from '#platform/public-api.ts'
import { currentUser } from '#platform/session.ts'

const read = 'GET /users/consent/{token}'

/** Calls with the token of the signed-in user, because the server has to recognise a child's own browser. */
export const consentCall = createCall({ base_url, token: () => currentUser()?.access_token })

export type AskingChild = {
  readonly first_name: string
  readonly username: string | null
  readonly academic_level_name: string | null
}

/** The child that a link asks for, or why that is not known. */
export type Asked = { readonly child: AskingChild } | { readonly problem: Problem<typeof read> }

/**
 * Reads the child without using the link up: programs that scan mail open links too. Without a
 * token the link was cut short.
 */
export async function askedBy(token: string | null): Promise<Asked> {
  if (!token) return { problem: { code: 'LINK_EXPIRED', wait_s: 0 } }
  try {
    return { child: await consentCall.call(read, { params: { token } }) }
  } catch (error) {
    return { problem: problemOf<typeof read>(error) }
  }
}
