import type { CaseEntry, FlagKind, FlagResponse } from '@learngrove/contract/safeguarding'
import type { AccountName } from './people.ts'

/** What happened to a case, and when: in minutes after it was raised. */
type Step = Pick<CaseEntry, 'action'> & {
  readonly after: number
  readonly by?: AccountName
  readonly whom?: AccountName
  readonly note?: string
}

export type DemoCase = {
  /** The classmate, by index in the year. */
  readonly student: number
  readonly kind: FlagKind
  readonly response: FlagResponse
  /** How long ago it was raised. */
  readonly minutes_ago: number
  /** The chat, the child's lines and Pip's by turns; which of them was flagged, and how sure that is. */
  readonly lines: readonly string[]
  readonly flagged: number
  readonly certainty: number | null
  readonly steps: readonly Step[]
  /** In days from now. */
  readonly look_again_in?: number
}

const day = 24 * 60

/** Three cases: one that nobody has opened yet, one that somebody works on, and one that is closed. */
export const cases: readonly DemoCase[] = [
  {
    student: 5,
    kind: 'abuse',
    response: 'care',
    minutes_ago: 24,
    lines: [
      'how do i do question 6',
      'Let us look together. How many parts has the paint in all?',
      '2 and 3 so 5',
      'Yes, five. How many litres is one part of 20?',
      '4',
      'Right. So how many litres of blue is that?',
      'can i stay on here after school',
      'You can. Is there a reason that you would like to stay?',
      'i dont want to go home today. im a bit scared of him',
      'Thank you for telling me. You are not in trouble. I cannot keep this to myself, so somebody at your school will be told. If you are in danger, ring 999. Childline is 0800 1111, free, day and night.',
    ],
    flagged: 8,
    certainty: null,
    steps: [
      { action: 'raised', after: 0 },
      { action: 'told', after: 0, whom: 'owner' },
      { action: 'escalated', after: 15, whom: 'teacher' },
    ],
  },
  {
    student: 11,
    kind: 'sadness',
    response: 'check_in',
    minutes_ago: day + 95,
    lines: [
      'i cant be bothered with fractions',
      'That happens. Shall we do one small one and stop?',
      'ive been feeling low all week tbh',
      'I am glad that you told me. You deserve somebody to talk to, and I will let a grown-up at your school know.',
      'ok',
    ],
    flagged: 2,
    certainty: 0.81,
    steps: [
      { action: 'raised', after: 0 },
      { action: 'told', after: 0, whom: 'owner' },
      { action: 'escalated', after: 15, whom: 'teacher' },
      { action: 'opened', after: 21, by: 'teacher' },
      { action: 'taken', after: 22, by: 'teacher' },
      {
        action: 'note',
        after: 70,
        by: 'teacher',
        note: 'Talked at break. Wants to see the counsellor; asked for Thursday.',
      },
    ],
  },
  {
    student: 17,
    kind: 'bullying',
    response: 'check_in',
    minutes_ago: 6 * day,
    lines: [
      'what is 3/4 of 28',
      'How much is one quarter of 28?',
      '7 so 21',
      'Twenty-one, yes.',
      'they keep posting about me in the class chat',
      'That is not fair, and it is not your fault. I will let a grown-up at your school know.',
    ],
    flagged: 4,
    certainty: 0.9,
    steps: [
      { action: 'raised', after: 0 },
      { action: 'told', after: 0, whom: 'owner' },
      { action: 'opened', after: 9, by: 'owner' },
      { action: 'taken', after: 10, by: 'owner' },
      {
        action: 'note',
        after: day,
        by: 'owner',
        note: 'Spoke to both families. The posts are down.',
      },
      { action: 'closed', after: day + 5, by: 'owner' },
    ],
    look_again_in: 3,
  },
]
