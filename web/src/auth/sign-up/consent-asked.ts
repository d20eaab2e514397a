import { createCall } from '@learngrove/contract/call'
import { base_url } from '#platform/address.ts'
import { type Problem, problemOf } from '#platform/public-api.ts'
import { currentUser } from '#platform/session.ts'

const read = 'GET /users/consent/{token}'

/** With the token of whoever is signed in here: a child's own browser must be known by it. */
export const consentCall = createCall({ base_url, token: () => currentUser()?.access_token })

export type AskingChild = {
  readonly first_name: string
  readonly username: string | null
  readonly academic_level_name: string | null
}

/** Whom a link asks for, or why that is not known. */
export type Asked = { readonly child: AskingChild } | { readonly problem: Problem<typeof read> }

/** Uses nothing up: programs that scan mail open links too. Without a token the link was cut short. */
export async function askedBy(token: string | null): Promise<Asked> {
  if (!token) return { problem: { code: 'LINK_EXPIRED', wait_s: 0 } }
  try {
    return { child: await consentCall.call(read, { params: { token } }) }
  } catch (error) {
    return { problem: problemOf<typeof read>(error) }
  }
}
