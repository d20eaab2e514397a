import { teacherRole, userRole } from '@learngrove/contract/roles'

/** Names the accounts to sign in with, and everybody else at the demonstration school. */

export const password = 'learngrove'
export const schoolName = 'Meadow Lane School'
/** The host of its own site: browsers resolve every name under `localhost` to their own machine. */
export const schoolDomain = 'meadowlane.localhost'

const mail = (name: string) => `${name}@demo.learngrove.test`

export const accounts = [
  {
    name: 'student',
    email: mail('student'),
    first_name: 'Maya',
    last_name: 'Osei',
    user_role_id: userRole.student,
    teacher_role_id: null,
  },
  {
    name: 'parent',
    email: mail('parent'),
    first_name: 'Efua',
    last_name: 'Osei',
    user_role_id: userRole.parent,
    teacher_role_id: null,
  },
  {
    name: 'teacher',
    email: mail('teacher'),
    first_name: 'Daniel',
    last_name: 'Marsh',
    user_role_id: userRole.teacher,
    teacher_role_id: teacherRole.teacher,
  },
  {
    name: 'owner',
    email: mail('owner'),
    first_name: 'Ruth',
    last_name: 'Kaplan',
    user_role_id: userRole.teacher,
    teacher_role_id: teacherRole.admin,
  },
  {
    name: 'admin',
    email: mail('admin'),
    first_name: 'Sam',
    last_name: 'Iqbal',
    user_role_id: userRole.admin,
    teacher_role_id: null,
  },
  {
    name: 'curriculum',
    email: mail('curriculum'),
    first_name: 'Nora',
    last_name: 'Lind',
    user_role_id: userRole.curriculum,
    teacher_role_id: null,
  },
] as const

export type AccountName = (typeof accounts)[number]['name']

const firstNames = [
  'Amara',
  'Ben',
  'Chloe',
  'Dev',
  'Elif',
  'Finn',
  'Grace',
  'Hassan',
  'Isla',
  'Jakub',
  'Keira',
  'Leo',
  'Mina',
  'Noah',
  'Olivia',
  'Priya',
  'Quentin',
  'Rosa',
  'Samir',
  'Tara',
  'Umar',
  'Violet',
  'Wen',
  'Ximena',
  'Yusuf',
  'Zoe',
  'Aidan',
  'Bella',
  'Callum',
  'Divya',
  'Ethan',
  'Freya',
  'George',
  'Hana',
  'Ivan',
  'Jess',
  'Kofi',
  'Lily',
  'Marek',
  'Nadia',
] as const

const lastNames = [
  'Adeyemi',
  'Barnes',
  'Chen',
  'Davies',
  'Erdem',
  'Foster',
  'Gill',
  'Hughes',
  'Ito',
  'Jones',
] as const

/** Forty classmates, each with a username made from their name. */
export const classmates = firstNames.map((first_name, index) => {
  const last_name = lastNames[(index * 3) % lastNames.length] ?? ''
  return { first_name, last_name, username: `${first_name}.${last_name}`.toLowerCase() }
})

/** The classes; every student of a year is in one of maths, and some in science. */
export const classes = [
  { key: '9A', name: '9A Mathematics', subject: 'mathematics' },
  { key: '9B', name: '9B Mathematics', subject: 'mathematics' },
  { key: '9S', name: '9 Science', subject: 'science' },
] as const
