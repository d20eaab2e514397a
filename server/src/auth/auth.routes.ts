import { auth } from '@learngrove/contract/auth'
import { implement } from '#platform/implement.ts'
import { readWhiteLabel } from '#schools/schools.white-label.ts'
import { deleteSession } from './auth.queries.ts'
import { signIn } from './sign-in.ts'

export const authRoutes = implement(auth, {
  login: (context, { body }) => signIn(context, body),
  logout: ({ db, actor }) => deleteSession(db, actor.token_hash),
  whiteLabel: ({ db }, { body }) => readWhiteLabel(db, body.domain),
})
