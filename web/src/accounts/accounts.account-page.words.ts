import { teacherRole, userRole } from '@learngrove/contract/roles'
import type { StoredUser } from '#platform/session.ts'

type RoleWords = {
  readonly role: string
  /** What there is to do here today, and where the rest happens. */
  readonly now: string
}

const roles: Readonly<Record<StoredUser['user_role_id'], RoleWords>> = {
  [userRole.student]: { role: 'Student', now: 'Your garden is on your home page.' },
  [userRole.teacher]: {
    role: 'Teacher',
    now: 'The courses of your classes are below. Your students sign in with their own names and find their work there.',
  },
  [userRole.admin]: {
    role: 'Administrator',
    now: 'Your account works: you can sign in here and out again. Schools and material are set up by whoever runs this site.',
  },
  [userRole.curriculum]: {
    role: 'Curriculum team',
    now: 'Your account works, and the courses that you belong to are below.',
  },
  [userRole.curriculum_guest]: {
    role: 'Curriculum guest',
    now: 'Your account works, and the courses that you belong to are below.',
  },
  [userRole.parent]: {
    role: 'Parent',
    now: 'Your account works. Your child signs in with a name of their own and finds their work there.',
  },
}

const teachers: Readonly<Record<NonNullable<StoredUser['teacher_role_id']>, string>> = {
  [teacherRole.admin]: 'Teacher and school administrator',
  [teacherRole.department_head]: 'Head of department',
  [teacherRole.teacher]: 'Teacher',
}

export function roleWords({
  user_role_id,
  teacher_role_id,
}: Pick<StoredUser, 'user_role_id' | 'teacher_role_id'>): RoleWords {
  const words = roles[user_role_id]
  const isTeacher = user_role_id === userRole.teacher && teacher_role_id !== null
  return isTeacher ? { ...words, role: teachers[teacher_role_id] } : words
}
