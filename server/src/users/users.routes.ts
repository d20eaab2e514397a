import { users } from '@learngrove/contract/users'
import { implement } from '#platform/implement.ts'
import { readHearts } from './read-hearts.ts'
import { readUser } from './users.queries.ts'

export const usersRoutes = implement(users, {
  information: ({ db, actor }) => readUser(db, actor.id),
  heartStatus: (context) => readHearts(context),
})
