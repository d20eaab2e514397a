import { usualReading } from '@learngrove/contract/reading'
import { type Caller, callers, userRole } from '@learngrove/contract/roles'
import { beforeEach, expect, test, vi } from 'vitest'
import { homeOf } from '#platform/home.ts'
import { type StoredUser, storeUser } from '#platform/session.ts'
import { guard } from './guards.ts'

const shelf = new Map<string, string>()

beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  })
})

const student: StoredUser = {
  id: '01900000-0000-7000-8000-000000000001',
  access_token: 'a token',
  username: 'maya',
  email: null,
  first_name: 'Maya',
  last_name: '',
  user_role_id: userRole.student,
  teacher_role_id: null,
  academic_level_id: null,
  last_logged_in: null,
  is_free_tier: false,
  awaits_consent: false,
  reading: usualReading,
  school_name: '',
  profile_pic_url: null,
  flag: { has_agreed_policy: true, is_support: false, is_sub_admin: false },
  school_flags: { learning_path_disabled: false, idle_minutes: null },
}

/** Where a door sends whoever asks for a page behind it; nothing where it lets them through. */
function sentBy(...allowed: Caller[]): string | undefined {
  const request = new Request('https://learngrove.test/somewhere?page=2')
  try {
    // Safe: the guard reads the request alone.
    void guard(allowed)({ request } as Parameters<ReturnType<typeof guard>>[0], async () => {})
  } catch (redirect) {
    if (redirect instanceof Response) return redirect.headers.get('location') ?? undefined
    throw redirect
  }
  return undefined
}

test('a door lets in whom it is for, and sends everybody else home', () => {
  storeUser(student)
  expect(sentBy('student')).toBeUndefined()
  expect(sentBy('parent', 'student')).toBeUndefined()
  for (const caller of callers.filter((each) => each !== 'student')) {
    expect([caller, sentBy(caller)]).toEqual([caller, homeOf(student)])
  }
})

test('nobody is sent to sign in, and from there back', () => {
  expect(sentBy('student')).toBe(`/login?to=${encodeURIComponent('/somewhere?page=2')}`)
})
