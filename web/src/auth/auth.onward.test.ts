import { usualReading } from '@learngrove/contract/reading'
import { userRole } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'
import type { StoredUser } from '#platform/session.ts'
import { onwardOf, ownPath } from './auth.onward.ts'

test.each([
  ['/student/library', '/student/library'],
  ['/student/quiz/7?part=2#answer', '/student/quiz/7?part=2#answer'],
  ['/aiacademy/../student/library', '/student/library'],
])('%s is a page of ours', (to, path) => {
  expect(ownPath(to)).toBe(path)
})

test.each([
  null,
  '',
  'student/library',
  'https://elsewhere.example/login',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/x/..//elsewhere.example',
  'javascript:alert(1)',
  '/',
  '/login',
  '/login?to=/login',
])('%j is nowhere to be led to', (to) => {
  expect(ownPath(to)).toBeUndefined()
})

const user: StoredUser = {
  id: '01a1f000-0000-7000-8000-0000000000aa',
  access_token: 'token',
  username: 'moss-otter',
  email: null,
  first_name: 'Maya',
  last_name: '',
  user_role_id: userRole.student,
  teacher_role_id: null,
  academic_level_id: null,
  school_name: '',
  profile_pic_url: null,
  last_logged_in: '2026-11-20T10:00:00.000Z',
  flag: { has_agreed_policy: true, is_support: false, is_sub_admin: false },
  school_flags: { learning_path_disabled: false, idle_minutes: null },
  is_free_tier: false,
  awaits_consent: false,
  reading: usualReading,
}
const notAgreed = { ...user.flag, has_agreed_policy: false }

test.each([
  ['a student goes home', user, null, '/student/dashboard'],
  ['a student goes back to the page', user, '/student/library', '/student/library'],
  ['nobody goes elsewhere', user, '//elsewhere.example', '/student/dashboard'],
  [
    'a new student is asked first',
    { ...user, last_logged_in: null },
    null,
    '/aiacademy/onboarding',
  ],
  [
    'a new student keeps the page for later',
    { ...user, last_logged_in: null },
    '/student/library',
    '/aiacademy/onboarding?to=%2Fstudent%2Flibrary',
  ],
  [
    'a new student is not led back into onboarding',
    { ...user, last_logged_in: null },
    '/aiacademy/onboarding',
    '/aiacademy/onboarding',
  ],
  ['onboarding can be taken up', user, '/aiacademy/onboarding', '/aiacademy/onboarding'],
  ['who has not agreed yet is asked', { ...user, flag: notAgreed }, null, '/aiacademy/onboarding'],
  [
    'a new parent is asked first',
    { ...user, user_role_id: userRole.parent, last_logged_in: null },
    null,
    '/aiacademy/onboarding',
  ],
  [
    'a new teacher is asked nothing',
    { ...user, user_role_id: userRole.teacher, last_logged_in: null },
    null,
    '/teacher/reports',
  ],
] as const)('%s', (_what, who, to, path) => {
  expect(onwardOf(who, to)).toBe(path)
})

const redemption = '/redeem/K7MP4XWD9RTH'

test.each([
  ['who brought a code is led to it', user, null, redemption],
  ['the page that was asked for comes before it', user, '/student/library', '/student/library'],
  [
    'who is new is asked first, and led to it then',
    { ...user, last_logged_in: null },
    null,
    '/aiacademy/onboarding?to=%2Fredeem%2FK7MP4XWD9RTH',
  ],
] as const)('%s', (_what, who, to, path) => {
  expect(onwardOf(who, to, redemption)).toBe(path)
})
