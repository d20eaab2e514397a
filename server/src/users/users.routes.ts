import { users } from '@learngrove/contract/users'
import { implement } from '#platform/implement.ts'
import { agreePolicy } from './agree-policy.ts'
import { giveMailedConsent, readConsent, refuseConsent } from './answer-consent.ts'
import { askChallenge } from './ask-challenge.ts'
import { askConsent, readConsentState } from './ask-consent.ts'
import { askGrownUp } from './ask-grown-up.ts'
import { readChildren } from './child.ts'
import { contactUs } from './contact-us.ts'
import { createChild } from './create-child.ts'
import { findUsers } from './find-users.ts'
import { linkChild } from './link-child.ts'
import { listChildGuardians, listGuardians } from './list-guardians.ts'
import { makeLinkCode } from './make-link-code.ts'
import { answerOpening, askOpening } from './openings.ts'
import { readChildWeek } from './read-child-week.ts'
import { readHearts } from './read-hearts.ts'
import { readOnboarding } from './read-onboarding.ts'
import { readProfilePic } from './read-profile-pic.ts'
import { redeemFreeTier } from './redeem-free-tier.ts'
import { removeChildGuardian, removeGuardian } from './remove-guardian.ts'
import { removeProfilePic } from './remove-profile-pic.ts'
import { saveOnboarding } from './save-onboarding.ts'
import { setProfilePic } from './set-profile-pic.ts'
import { unlinkChild } from './unlink-child.ts'
import { updateChild } from './update-child.ts'
import { updateOwn } from './update-user.ts'
import { readOwnUser } from './users.queries.ts'

export const usersRoutes = implement(users, {
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
  createChild: (context, input) => createChild(context, input),
  linkChild: (context, { body }) => linkChild(context, body),
  linkCode: (context) => makeLinkCode(context),
  children: async ({ db, actor, now }) => ({
    children: await readChildren(db, { parent_id: actor.id, now }),
  }),
  childWeek: (context, input) => readChildWeek(context, input),
  updateChild: (context, input) => updateChild(context, input),
  unlinkChild: (context, { params }) => unlinkChild(context, params),
  guardians: (context) => listGuardians(context),
  removeGuardian: (context, { params }) => removeGuardian(context, params),
  childGuardians: (context, { params }) => listChildGuardians(context, params),
  removeChildGuardian: (context, { params }) => removeChildGuardian(context, params),
  askGrownUp: (context, { body }) => askGrownUp(context, body),
  consentState: (context) => readConsentState(context),
  askConsent: (context, { body }) => askConsent(context, body),
  readConsent: (context, { params }) => readConsent(context, params),
  giveConsent: (context, input) => giveMailedConsent(context, input),
  refuseConsent: (context, { params }) => refuseConsent(context, params),
  askOpening: (context, { body }) => askOpening(context, body),
  answerOpening: (context, input) => answerOpening(context, input),
  redeemFreeTier: (context, { body }) => redeemFreeTier(context, body),
  contactChallenge: (context) => askChallenge(context),
  contactUs: (context, { body }) => contactUs(context, body),
  mailContactUs: (context, { body }) => contactUs(context, body),
})
