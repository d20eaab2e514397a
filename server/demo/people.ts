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
  'Oscar',
  'Petra',
  'Rafael',
  'Saoirse',
  'Tomas',
  'Uma',
  'Viktor',
  'Willow',
  'Xavier',
  'Yara',
  'Zainab',
  'Arjun',
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

/** Everybody in a year but the student to sign in as: a school shows what a class of each size looks like. */
const yearSizes = [
  { year: 9, size: 23 },
  { year: 5, size: 14 },
  { year: 7, size: 12 },
  { year: 10, size: 3 },
] as const

/** The younger child of the parent to sign in as. */
const sibling = 'Kofi'

/** Everybody's schoolmates by year, each with a username made from their name. */
export const schoolmates = yearSizes
  .flatMap(({ year, size }) => Array.from({ length: size }, () => year))
  .map((year, index) => {
    const first_name = firstNames[index] ?? ''
    const last_name =
      first_name === sibling ? 'Osei' : (lastNames[(index * 3) % lastNames.length] ?? '')
    const username = `${first_name}.${last_name}`.toLowerCase()
    return { year, first_name, last_name, username, is_sibling: first_name === sibling }
  })

/** The classes: at most so many of their course's year are in them. The last one starts next term. */
export const classes = [
  { key: '5M', name: '5M Mathematics', course: 'mathematics-year-5', size: 14 },
  { key: '7S', name: '7 Science', course: 'science-year-7', size: 12 },
  { key: '9A', name: '9A Mathematics', course: 'mathematics-year-9', size: 24 },
  { key: '9S', name: '9 Science', course: 'science-year-9', size: 12 },
  { key: '10F', name: '10 Mathematics', course: 'mathematics-year-10-foundation', size: 3 },
  { key: '11H', name: '11 Mathematics', course: 'mathematics-year-11-higher', size: 0 },
] as const

export type ClassKey = (typeof classes)[number]['key']
