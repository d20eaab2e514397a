import { accounts } from '@learngrove/contract/accounts'
import { implement } from '#platform/implement.ts'
import { readOwnUser } from '#users/users.queries.ts'
import { agreePolicy } from './agree-policy.ts'
import { findUsers } from './find-users.ts'
import { readHearts } from './read-hearts.ts'
import { readOnboarding } from './read-onboarding.ts'
import { readProfilePic } from './read-profile-pic.ts'
import { redeemFreeTier } from './redeem-free-tier.ts'
import { removeProfilePic } from './remove-profile-pic.ts'
import { saveOnboarding } from './save-onboarding.ts'
import { setProfilePic } from './set-profile-pic.ts'
import { updateOwn } from './update-user.ts'

export const accountsRoutes = implement(accounts, {
  information: ({ db, actor }) => readOwnUser(db, actor.id),
  heartStatus: (context) => readHearts(context),
  find: (context, { query }) => findUsers(context, query),
  agreePolicy: (context, { body }) => agreePolicy(context, body),
  update: (context, { body }) => updateOwn(context, body),
  setProfilePic: (context, input) => setProfilePic(context, input),
  removeProfilePic: (context, { params }) => removeProfilePic(context, params),
  profilePic: (context, input) => readProfilePic(context, input),
  onboarding: (context) => readOnboarding(context),
  saveOnboarding: (context, { body }) => saveOnboarding(context, body),
  academyOnboarding: (context) => readOnboarding(context),
  saveAcademyOnboarding: (context, { body }) => saveOnboarding(context, body),
  parentOnboarding: (context) => readOnboarding(context),
  redeemFreeTier: (context, { body }) => redeemFreeTier(context, body),
})
