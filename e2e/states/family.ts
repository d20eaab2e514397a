import type { Received } from '@learngrove/contract/call'
import { policyVersion } from '@learngrove/contract/policy'
import { dateIn, inDays, longFirstName, longLastName, mathematics, sampleId } from './samples.ts'

type Child = Received<'GET /users/children'>['children'][number]
type Week = Received<'GET /users/children/{id}/week'>

export const child: Child = {
  id: sampleId(21),
  first_name: 'Maya',
  last_name: 'Osei',
  username: 'maya',
  email: null,
  academic_level_id: mathematics.academic_level_id,
  academic_level_name: mathematics.academic_level_name,
  profile_pic_url: null,
  school_name: '',
  is_free_tier: false,
  last_logged_in: inDays(-1),
  xp: 3510,
  streak_days: 11,
  week: { quizzes: 4, minutes: 65 },
  password_from: null,
}

/** Has an account and has not used it yet. */
export const newChild: Child = {
  ...child,
  last_logged_in: null,
  xp: 0,
  streak_days: 0,
  week: { quizzes: 0, minutes: 0 },
}

export const longNamedChild: Child = {
  ...child,
  id: sampleId(22),
  first_name: longFirstName,
  last_name: longLastName,
  username: 'bartholomew-alexander-featherstonehaugh',
  school_name: 'The Royal Wolverhampton-Llanfairpwllgwyngyll Comprehensive School',
}

const days = (minutes: readonly number[]) =>
  minutes.map((each, at) => ({ date: dateIn(at - minutes.length + 1), minutes: each }))

const none = { now: 0, of: 0, before: 0, before_of: 0 }

export const emptyWeek: Week = {
  days: days([0, 0, 0, 0, 0, 0, 0]),
  minutes: 0,
  minutes_before: 0,
  tried_again: none,
  hints_after_try: none,
  subjects: [],
  strength: null,
  to_ask: null,
  due: [],
  consents: [
    { text_name: 'terms-and-privacy', text_version: policyVersion, given_at: inDays(-30) },
    { text_name: 'child-account', text_version: policyVersion, given_at: inDays(-30) },
  ],
}

export const fullWeek: Week = {
  ...emptyWeek,
  days: days([12, 0, 18, 5, 0, 20, 10]),
  minutes: 65,
  minutes_before: 40,
  tried_again: { now: 6, of: 8, before: 3, before_of: 8 },
  hints_after_try: { now: 4, of: 5, before: 1, before_of: 4 },
  subjects: [
    {
      course_id: mathematics.id,
      subject_id: mathematics.subject_id,
      subject_name: mathematics.subject_name,
      topics: ['Linear equations', 'Comparing and ordering fractions'],
      right_first: { now: 14, of: 20, before: 9, before_of: 18 },
      weeks: [0.4, null, 0.5, 0.55, 0.5, 0.7],
    },
  ],
  strength: { topic: 'Linear equations', right_first: 8, answered: 9 },
  to_ask: { topic: 'Percentages', objective: 'write a fraction as a percentage' },
  due: [
    {
      quiz_id: sampleId(31),
      title: 'Fractions check-in',
      subject_name: mathematics.subject_name,
      due_date: inDays(1),
      num_answered: 3,
      num_questions: 12,
      is_completed: false,
      marks_given: 0,
      max_score: 18,
      num_waiting: 0,
    },
  ],
}

export const guardian: Received<'GET /users/guardians'>['guardians'][number] = {
  id: sampleId(41),
  first_name: 'Efua',
  last_name: 'Osei',
  linked_at: inDays(-60),
  way: 'created',
  is_me: false,
  may_remove: false,
  new_until: null,
}
