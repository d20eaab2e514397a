import { families } from '@learngrove/contract/families'
import { implement } from '#platform/implement.ts'
import { giveMailedConsent, readConsent, refuseConsent } from './answer-consent.ts'
import { askConsent, readConsentState } from './ask-consent.ts'
import { askGrownUp } from './ask-grown-up.ts'
import { readChildren } from './child.ts'
import { createChild } from './create-child.ts'
import { linkChild } from './link-child.ts'
import { listChildGuardians, listGuardians } from './list-guardians.ts'
import { makeLinkCode } from './make-link-code.ts'
import { readChildWeek } from './read-child-week.ts'
import { removeChildGuardian, removeGuardian } from './remove-guardian.ts'
import { unlinkChild } from './unlink-child.ts'
import { updateChild } from './update-child.ts'

export const familiesRoutes = implement(families, {
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
})
