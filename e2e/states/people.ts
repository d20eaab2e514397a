import type { Received } from '@learngrove/contract/call'
import { usualReading } from '@learngrove/contract/reading'
import { teacherRole, userRole } from '@learngrove/contract/roles'
import { catalogue, longFirstName, longLastName, mathematics, sampleId } from './samples.ts'

export type SignedIn = Received<'POST /auth/login'>

export const student: SignedIn = {
  id: sampleId(11),
  access_token: 'a token',
  username: 'maya',
  email: 'maya@families.test',
  first_name: 'Maya',
  last_name: 'Osei',
  user_role_id: userRole.student,
  teacher_role_id: null,
  academic_level_id: mathematics.academic_level_id,
  last_logged_in: null,
  is_free_tier: false,
  awaits_consent: false,
  reading: usualReading,
  school_name: 'Meadow Lane School',
  profile_pic_url: null,
  flag: { has_agreed_policy: true, is_support: false, is_sub_admin: false },
  school_flags: { learning_path_disabled: false, idle_minutes: null },
}

export const longNamed: SignedIn = {
  ...student,
  first_name: longFirstName,
  last_name: longLastName,
  school_name: 'The Royal Wolverhampton-Llanfairpwllgwyngyll Comprehensive School',
}

/** Waits until a grown-up agrees: nothing else is open to this child. */
export const waitingChild: SignedIn = {
  ...student,
  awaits_consent: true,
  academic_level_id: catalogue.academic_levels[2]?.id ?? null,
}

export const parent: SignedIn = {
  ...student,
  id: sampleId(12),
  username: 'efua',
  email: 'efua@families.test',
  first_name: 'Efua',
  user_role_id: userRole.parent,
  academic_level_id: null,
  school_name: '',
}

export const teacher: SignedIn = {
  ...student,
  id: sampleId(13),
  username: 'daniel',
  first_name: 'Daniel',
  last_name: 'Marsh',
  user_role_id: userRole.teacher,
  teacher_role_id: teacherRole.teacher,
  academic_level_id: null,
}

/** Teaches, and runs the school. */
export const owner: SignedIn = {
  ...teacher,
  id: sampleId(14),
  username: 'ruth',
  first_name: 'Ruth',
  last_name: 'Adeyemi',
  teacher_role_id: teacherRole.admin,
}

export const informationOf = (user: SignedIn): Received<'GET /users/information'> => {
  const { access_token: _, ...facts } = user
  return { ...facts, pending_email: null, mobile_number: null }
}

export const sessions: Received<'GET /auth/sessions'> = {
  sessions: [
    {
      id: sampleId(15),
      device: 'Chrome on Linux',
      created_at: '2026-09-01T08:00:00Z',
      last_used_at: '2026-09-02T08:00:00Z',
      is_this: true,
    },
  ],
}
