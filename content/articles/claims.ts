import {
  alone,
  callsKept,
  guardianRules,
  type Keeper,
  noKey,
  papersKept,
  picturesBare,
  raised,
  redeem,
  sheetsKept,
  soundBare,
  talksKept,
  tellsNoName,
  unnamedKept,
  visitorsNamed,
  workSeen,
} from './keepers.ts'
import { talkClaims } from './talk-claims.ts'

export type Claim = {
  /** The sentence, or the part of it that could be untrue, as it stands in a text. */
  readonly says: string
  readonly kept_by: readonly [Keeper, ...Keeper[]]
}

/**
 * What the site promises that somebody may rely on: safety, privacy, what a role can do, and numbers.
 * Whoever writes such a sentence writes it down here, with what keeps it. `claims.test.ts` holds
 * both ends: the sentence stands in a text, and what keeps it is there.
 */
export const claims: readonly Claim[] = [
  ...talkClaims,
  // Safeguarding
  { says: 'If a school gave the account, people there are told.', kept_by: [raised] },
  { says: 'a grown-up there whom it has named for this is told, by name', kept_by: [raised] },
  { says: 'Without a school nobody is told by machine', kept_by: [alone] },
  { says: 'For a child without a school nobody is told by machine.', kept_by: [alone] },
  { says: 'is not safe, a person named by', kept_by: [raised] },
  { says: 'stay theirs, and nobody reads along', kept_by: [alone] },
  {
    says: 'until it has named somebody, the owner of the school’s account',
    kept_by: [{ call: 'GET /safeguarding/contacts' }],
  },
  {
    says: 'Every reading is written down.',
    kept_by: [
      { call: 'GET /safeguarding/readings' },
      {
        test: 'server/src/safeguarding/raise-flag.api.test.ts',
        named: 'nothing can be taken out of the log, or changed in it',
      },
    ],
  },
  {
    says: 'If nobody opens it, the others are told.',
    kept_by: [
      {
        test: 'server/src/safeguarding/unopened.api.test.ts',
        named: 'the others are told when nobody opens a flag for fifteen minutes, and once',
      },
    ],
  },
  {
    says: 'read the message with ten lines around it',
    kept_by: [{ file: 'contract/src/safeguarding.limits.ts', has: 'lines: 10,' }],
  },
  {
    says: 'By a mail that leaves the child’s words out',
    kept_by: [
      {
        file: 'server/src/safeguarding/safeguarding.emails.ts',
        has: 'nothing about the child or what was said',
      },
    ],
  },
  {
    says: 'Before it is kept or passed on',
    kept_by: [{ file: 'server/src/chat/care/care.screening.ts', has: 'screen' }],
  },
  // Children and consent
  {
    says: 'Until a parent or guardian has agreed, the account stays shut, and after 30 days it is deleted.',
    kept_by: [
      {
        test: 'server/src/families/consent.api.test.ts',
        named: 'is shut out of everything but what the waiting page needs',
      },
      {
        test: 'server/src/families/consent.api.test.ts',
        named: 'is deleted after thirty days, and no other',
      },
    ],
  },
  {
    says: 'A grown-up says yes before you begin.',
    kept_by: [
      {
        test: 'e2e/families/consent.e2e.ts',
        named: 'a child of Year 6 waits, its grown-up agrees on another device, and it learns',
      },
    ],
  },
  {
    says: 'Refusing deletes the account at once.',
    kept_by: [
      {
        test: 'server/src/families/consent-by-mail.api.test.ts',
        named: 'refuses, and nothing is left of the account',
      },
    ],
  },
  { says: 'For 24 hours a parent who was linked so sets no password', kept_by: [guardianRules] },
  {
    says: 'Confirm your e-mail address first: links are made only by parents whom a letter reaches.',
    kept_by: [
      {
        test: 'server/src/families/new-guardian.api.test.ts',
        named: 'needs an e-mail address that is confirmed',
      },
    ],
  },
  {
    says: 'Two grown-ups can follow the same child.',
    kept_by: [
      {
        test: 'server/src/families/link-child.api.test.ts',
        named: 'two parents may share a child',
      },
    ],
  },
  {
    says: 'You give them a six-character code. They see your progress, not your chats.',
    kept_by: [{ call: 'POST /users/link-code' }, { call: 'GET /users/children/{id}/week' }],
  },
  {
    says: 'delete the child’s account on the child’s page, or write to us',
    kept_by: [{ call: 'POST /privacy/erasures' }, { page: '/aiacademy/child/one/manage' }],
  },
  // Privacy
  {
    says: 'We keep your answers without a name, under a key that only this browser has, for 7 days.',
    kept_by: [papersKept],
  },
  {
    says: 'under a random key that only your browser holds. Both are removed after 7 days',
    kept_by: [papersKept],
  },
  { says: 'its answers are kept in the same way for 30 days', kept_by: [sheetsKept] },
  {
    says: 'the name and the e-mail address that you type go to whoever shared it',
    kept_by: [visitorsNamed],
  },
  { says: 'it is told no name, account or school.', kept_by: [tellsNoName] },
  {
    says: '14 days after you ask for its end it is deleted',
    kept_by: [{ file: 'server/src/privacy/testing.ts', has: 'erasure_hours: 14 * 24' }],
  },
  {
    says: 'A copy for a parent or a school leaves out the conversations with {{companion}}',
    kept_by: [talksKept],
  },
  {
    says: 'Our pages load nothing from other companies',
    kept_by: [{ test: 'server/test/security.headers.api.test.ts', named: "default-src 'self'" }],
  },
  {
    says: 'a picture without the hidden data about place and camera, a recording with nothing but its sound',
    kept_by: [picturesBare, soundBare],
  },
  { says: 'by the student and by a teacher who marks it', kept_by: [workSeen] },
  { says: 'that were added and are in no answer | 14 days', kept_by: [unnamedKept] },
  { says: 'was used for an account | 400 days', kept_by: [callsKept] },
  {
    says: 'until you sign out, or 30 days without use; at the latest after 180 days, for staff after 7',
    kept_by: [
      {
        file: 'server/src/auth/auth.limits.ts',
        has: 'unused_ms: 30 * day, staff_ms: 7 * day, family_ms: 180 * day',
      },
    ],
  },
  {
    says: 'Messages through the contact form | 180 days',
    kept_by: [{ file: 'docs/operating.md', has: 'after 180 days' }],
  },
  {
    says: 'Other students see nothing of you',
    kept_by: [
      {
        test: 'server/test/wrong-person.api.test.ts',
        named: 'no route does anything for the wrong person, whichever id of another it is given',
      },
    ],
  },
  // Learning
  {
    says: 'While an assignment is open, you get hints from me and not the answer.',
    kept_by: [noKey],
  },
  {
    says: 'While an assignment is open it never gives the answer, however it is asked.',
    kept_by: [
      noKey,
      {
        test: 'server/src/chat/chat.hosted.api.test.ts',
        named: 'of an open question a model elsewhere gets hints and rules, never key or solution',
      },
    ],
  },
  { says: 'You have **5 hearts**.', kept_by: [{ call: 'GET /users/heart-status' }] },
  {
    says: 'Answers are kept in your browser while the network is away and sent when it is back.',
    kept_by: [
      {
        test: 'web/src/quiz/session/outbox.test.ts',
        named: 'submissions keep their order and their keys, and go one by one',
      },
    ],
  },
  {
    says: 'Courses today: {{taught}}.',
    kept_by: [
      {
        test: 'server/src/courses/courses.taught.test.ts',
        named: 'what is taught is said by subject and year, in the order of the years',
      },
    ],
  },
  {
    says: 'Whoever has an activation code can open a full course with it.',
    kept_by: [redeem, { page: '/redeem' }],
  },
  {
    says: 'this site sells nothing today and asks for no card',
    kept_by: [{ file: 'content/articles/features.ts', has: "page: '/aiacademy/checkout/success'" }],
  },
  // Schools
  {
    says: 'Your crest on the door, your colours in every screen.',
    kept_by: [
      {
        test: 'e2e/schools/white-label.e2e.ts',
        named: 'the first document is the school’s before any script runs',
      },
    ],
  },
  {
    says: 'Everybody is signed out after some minutes without use, if you wish.',
    kept_by: [
      { call: 'PATCH /schools/{id}' },
      { test: 'e2e/quiz/shared-tablet.e2e.ts', named: 'nobody at a shared tablet' },
    ],
  },
  {
    says: 'You can ask it of all who work for you.',
    kept_by: [
      {
        test: 'server/src/auth/second-factor/second-factor-required.api.test.ts',
        named: 'requires_second_factor',
      },
    ],
  },
  {
    says: 'Sign-in at your own instance',
    kept_by: [
      {
        test: 'server/src/auth/providers/provider-school.api.test.ts',
        named: 'brings in whom the school knows by that address, and links them',
      },
    ],
  },
  {
    says: 'Our name, address and registration stand at the foot of the page.',
    kept_by: [{ file: 'web/src/public-pages/public-foot.tsx', has: '{{operator_details}}' }],
  },
  // Signing in
  {
    says: 'The link works once and for 60 minutes.',
    kept_by: [
      {
        test: 'server/src/auth/new-password/new-password.api.test.ts',
        named: 'works for sixty minutes',
      },
    ],
  },
  {
    says: 'A sign-in link works for 15 minutes',
    kept_by: [
      {
        test: 'server/src/auth/sign-in/magic-link.api.test.ts',
        named: 'works for fifteen minutes',
      },
    ],
  },
  {
    says: 'A student’s profile has settings for reading',
    kept_by: [{ page: '/student/v2/profile' }],
  },
]
