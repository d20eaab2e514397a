import type { Page } from '@learngrove/contract/page'
import { type PageName, pages } from '@learngrove/contract/pages'
import { usualReading } from '@learngrove/contract/reading'
import { teacherRole, userRole } from '@learngrove/contract/roles'
import { createStaticHandler, type RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { StoredUser } from '#platform/session.ts'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
})
const { routes } = await import('./routes.ts')
const { keys } = await import('#platform/session.ts')

/** Keeps what decides who may open a page, and leaves out what fetches and draws it. */
const withoutPages = (list: readonly RouteObject[]): RouteObject[] =>
  list.map(({ path, middleware, loader, children }) => ({
    ...(path !== undefined && { path }),
    ...(middleware && { middleware }),
    ...(loader && { loader }),
    Component: () => null,
    ...(children && { children: withoutPages(children) }),
  }))

const router = createStaticHandler(withoutPages(routes))
const origin = 'https://learngrove.test'
const mostRedirects = 5

/** Opens an address as the browser does, and answers where that ends. */
async function arrive(address: string): Promise<string> {
  let at = address
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const request = new Request(origin + at)
    const answer = await router.query(request, {
      generateMiddlewareResponse: async (query) => {
        const found = await query(request)
        return found instanceof Response ? found : new Response()
      },
    })
    const to = answer instanceof Response ? answer.headers.get('location') : null
    if (to === null) return at
    at = to
  }
  throw new Error(`${address} leads on and on`)
}

const child: StoredUser = {
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

/** Names the audiences of pages as the specification gives them, apart from the code that keeps them. */
const opens = {
  student: ['families', 'student', 'lessons'],
  parent: ['families', 'parent'],
  teacher: ['teacher', 'staff', 'lessons'],
  owner: ['teacher', 'staff', 'lessons', 'owner'],
  admin: ['admin', 'staff'],
  curriculum: ['curriculum', 'staff'],
  curriculum_guest: ['curriculum'],
  nobody: [],
} as const

type Audience = 'public' | (typeof opens)[keyof typeof opens][number]

/** Says of every page who opens it. A page that is new does not compile until it is named here. */
const audienceOf: Readonly<Record<PageName, Audience>> = {
  comingSoon: 'public',
  welcome: 'public',
  companion: 'public',
  courses: 'public',
  support: 'public',
  terms: 'public',
  privacy: 'public',
  blog: 'public',
  releases: 'public',
  notes: 'public',
  papers: 'public',
  lite: 'public',
  redirector: 'public',
  sharedSheet: 'public',
  guidedDemo: 'public',
  demoQuiz: 'public',
  guestChat: 'public',
  chatQuiz: 'public',
  redeem: 'public',
  redeemCode: 'public',
  redemption: 'families',
  activateLite: 'families',
  login: 'public',
  secondFactor: 'public',
  loginToken: 'public',
  magicLink: 'public',
  magicLinkSent: 'public',
  magicLinkToken: 'public',
  signup: 'public',
  signupLite: 'public',
  onboarding: 'public',
  forgotPassword: 'public',
  resetPassword: 'public',
  setup: 'public',
  parentDashboard: 'parent',
  createChild: 'parent',
  createChildLite: 'parent',
  createChildLiteDone: 'parent',
  manageChild: 'parent',
  studentDashboard: 'student',
  library: 'student',
  profile: 'student',
  profileV2: 'student',
  chat: 'student',
  revise: 'student',
  review: 'student',
  revisions: 'student',
  customWorksheet: 'student',
  finishedWorksheets: 'student',
  assignedWorksheets: 'student',
  quiz: 'student',
  learningContent: 'lessons',
  teacherAssignments: 'teacher',
  teacherReports: 'teacher',
  studentReports: 'teacher',
  teacherChat: 'teacher',
  teacherStudents: 'teacher',
  creator: 'teacher',
  worksheetLibrary: 'teacher',
  manage: 'owner',
  manageSchools: 'owner',
  manageClasses: 'owner',
  manageStudents: 'owner',
  manageTeachers: 'owner',
  manageParents: 'owner',
  manageCodes: 'owner',
  adminHome: 'admin',
  adminSupport: 'admin',
  adminDocuments: 'admin',
  assessments: 'curriculum',
  setUpSecondFactor: 'staff',
}

type Visitor = {
  readonly user?: StoredUser
  readonly as: keyof typeof opens
  /** Is where the specification lets them begin, and sends them back to from the pages of others. */
  readonly home: string
}

const staff = { ...child, user_role_id: userRole.teacher, school_name: 'Oak School' }
const admin = { ...staff, user_role_id: userRole.admin }
const flags = child.flag

const chatAddress = '/student/v2/chat'

const visitors: Readonly<Record<string, Visitor>> = {
  nobody: { as: 'nobody', home: '/welcome' },
  'a child who waits for consent': {
    as: 'nobody',
    user: { ...child, awaits_consent: true },
    home: '/aiacademy/onboarding?step=grown-up',
  },
  'a student': { as: 'student', user: child, home: '/student/dashboard' },
  'a student of the free plan': {
    as: 'student',
    user: { ...child, is_free_tier: true },
    home: chatAddress,
  },
  'a student whose school has no learning path': {
    as: 'student',
    user: { ...child, school_flags: { learning_path_disabled: true, idle_minutes: null } },
    home: '/student/library',
  },
  'a parent': {
    as: 'parent',
    user: { ...child, user_role_id: userRole.parent },
    home: '/aiacademy/dashboard',
  },
  'a teacher': {
    as: 'teacher',
    user: { ...staff, teacher_role_id: teacherRole.teacher },
    home: '/teacher/reports',
  },
  'an owner': {
    as: 'owner',
    user: { ...staff, teacher_role_id: teacherRole.admin },
    home: '/teacher/reports',
  },
  'an admin': { as: 'admin', user: admin, home: '/admin/rag-management' },
  support: {
    as: 'admin',
    user: { ...admin, flag: { ...flags, is_support: true } },
    home: '/admin/chat',
  },
  'a sub-admin': {
    as: 'admin',
    user: { ...admin, flag: { ...flags, is_sub_admin: true } },
    home: '/admin/extracted-document',
  },
  curriculum: {
    as: 'curriculum',
    user: { ...staff, user_role_id: userRole.curriculum },
    home: '/assessments',
  },
  'a guest of the curriculum': {
    as: 'curriculum_guest',
    user: { ...staff, user_role_id: userRole.curriculum_guest },
    home: '/assessments',
  },
}

/** Lists every page with an address that leads to it. */
const addresses = Object.entries(pages).map(([name, { path }]: [string, Pick<Page, 'path'>]) => ({
  // Safe: the names of an object's entries are its keys.
  name: name as PageName,
  address: path.replace(/\{\w+\}/g, '0198a000-0000-7000-8000-000000000000'),
}))

const isStudent = (user: Visitor['user']): user is NonNullable<Visitor['user']> =>
  user?.user_role_id === userRole.student

function expectedAt(name: PageName, address: string, { as, user, home }: Visitor): string {
  const audience = audienceOf[name]
  const isOpen = audience === 'public' || opens[as].some((each) => each === audience)
  // A student has a chat of their own, a child who waits for a grown-up not yet.
  if (name === 'guestChat' && isStudent(user)) return user.awaits_consent ? home : chatAddress
  // Leads on by itself where no code is brought, whoever opens it.
  if (isOpen) return name === 'activateLite' ? home : address
  return user ? home : `/login?to=${encodeURIComponent(address)}`
}

const entries = Object.entries(visitors)

function signIn({ user }: Visitor): void {
  store.clear()
  if (user) store.set(keys.user, JSON.stringify(user))
}

test.each(entries)('%s begins at home', async (_, visitor) => {
  signIn(visitor)
  expect(await arrive('/')).toBe(visitor.home)
})

test.each(entries)('%s opens what is theirs, and nothing else', async (_, visitor) => {
  signIn(visitor)
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const { name, address } of addresses) {
    found[name] = await arrive(address)
    expected[name] = expectedAt(name, address, visitor)
  }
  expect(found).toEqual(expected)
})

test('whoever signs in is led back with the whole address that was asked for', async () => {
  store.clear()
  const asked = '/student/profile?from=mail'
  expect(await arrive(asked)).toBe(`/login?to=${encodeURIComponent(asked)}`)
})
