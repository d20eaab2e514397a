/** Closed lists that the product numbers. */

export const userRole = {
  student: 1,
  teacher: 2,
  admin: 3,
  curriculum: 4,
  curriculum_guest: 5,
  parent: 6,
} as const

export type UserRole = keyof typeof userRole
export type UserRoleId = (typeof userRole)[UserRole]

export const teacherRole = { admin: 1, department_head: 2, teacher: 3 } as const

export type TeacherRoleId = (typeof teacherRole)[keyof typeof teacherRole]

export const attemptType = {
  worksheet: 1,
  learning_journey: 2,
  independent_study: 3,
  exam: 4,
  boost: 5,
  review: 6,
  practice: 7,
  generated: 8,
  revision: 9,
  sharing: 10,
  topic_booster: 11,
  public: 12,
} as const

export const lessonType = {
  lesson: 1,
  ai_book: 2,
  learning_path: 3,
  mock_exam: 4,
  worksheet: 5,
  learning_journey: 6,
} as const

/** Why a quiz is in a student's list. */
export const quizGroup = { assignment: 1, independent_study: 2, revision: 3 } as const

/** Callers of a route: a role, or the owner (a teacher with sub-role admin), who is a teacher as well. */
export const callers = [
  'student',
  'parent',
  'teacher',
  'owner',
  'admin',
  'curriculum',
  'curriculum_guest',
] as const

export type Caller = (typeof callers)[number]

const callerOfRole: Record<UserRoleId, Caller> = {
  1: 'student',
  2: 'teacher',
  3: 'admin',
  4: 'curriculum',
  5: 'curriculum_guest',
  6: 'parent',
}

/** Lists every name by which a route's audience may mean this user. */
export function callersOf(user: {
  readonly user_role_id: UserRoleId
  readonly teacher_role_id: TeacherRoleId | null
}): readonly Caller[] {
  const caller = callerOfRole[user.user_role_id]
  const isOwner = caller === 'teacher' && user.teacher_role_id === teacherRole.admin
  return isOwner ? [caller, 'owner'] : [caller]
}
