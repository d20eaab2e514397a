import { userRole } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import { site } from './brand.ts'
import { homeOf, landingOf } from './home.ts'

const nobody = {
  is_free_tier: false,
  awaits_consent: false,
  flag: { has_agreed_policy: true, is_support: false, is_sub_admin: false },
  school_flags: { learning_path_disabled: false, idle_minutes: null },
}

test.each([
  ['a student', { user_role_id: 1 as const }, '/student/dashboard'],
  [
    'a student of the free tier',
    { user_role_id: 1 as const, is_free_tier: true },
    '/student/v2/chat',
  ],
  [
    'a child that waits for a grown-up',
    { user_role_id: 1 as const, awaits_consent: true },
    '/aiacademy/onboarding?step=grown-up',
  ],
  [
    'a student without the learning path',
    {
      user_role_id: 1 as const,
      school_flags: { learning_path_disabled: true, idle_minutes: null },
    },
    '/student/library',
  ],
  ['a teacher', { user_role_id: 2 as const }, '/teacher/reports'],
  ['an admin', { user_role_id: 3 as const }, '/admin/rag-management'],
  [
    'a support admin',
    { user_role_id: 3 as const, flag: { ...nobody.flag, is_support: true } },
    '/admin/chat',
  ],
  [
    'a sub-admin',
    { user_role_id: 3 as const, flag: { ...nobody.flag, is_sub_admin: true } },
    '/admin/extracted-document',
  ],
  ['a parent', { user_role_id: 6 as const }, '/'],
  ['curriculum staff', { user_role_id: 4 as const }, '/'],
])('%s goes home to where the specification says', (_name, person, home) => {
  expect(homeOf({ ...nobody, ...person })).toBe(home)
})

test('parents and curriculum staff land on their own pages after signing in', () => {
  expect(landingOf({ ...nobody, user_role_id: 6 })).toBe('/aiacademy/dashboard')
  expect(landingOf({ ...nobody, user_role_id: 4 })).toBe('/assessments')
})

test('at the portal a student’s home is the chat, and a child that waits still waits', () => {
  const portal = { ...site, is_portal: true }
  const student = { ...nobody, user_role_id: userRole.student }
  expect(landingOf(student, portal)).toBe('/student/v2/chat')
  expect(landingOf({ ...student, awaits_consent: true }, portal)).toContain('grown-up')
  expect(landingOf({ ...nobody, user_role_id: userRole.parent }, portal)).toBe(
    '/aiacademy/dashboard',
  )
})

test('nobody lands on the address that sends them to where they land', () => {
  for (const user_role_id of Object.values(userRole)) {
    expect(landingOf({ ...nobody, user_role_id })).not.toBe('/')
  }
})
