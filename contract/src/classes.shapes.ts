import { z } from 'zod'
import { signInStates } from './classes.limits.ts'
import { teacherRole } from './roles.ts'
import { id, moment } from './values.ts'

export const named = z.object({ id, name: z.string() })

/** A class as the staff see it: a subject at an academic level, with its students and teachers. */
export const classSummary = named.extend({
  course_id: id,
  subject: named,
  academic_level: named,
  num_students: z.int(),
  /** Whether the caller teaches it; an owner sees the others of the school too. */
  is_mine: z.boolean(),
})

/** A class as it is managed. */
export const managedClass = classSummary.extend({
  is_active: z.boolean(),
  teachers: z.array(named),
})

/** Somebody of a school, as lists show them. */
const person = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  username: z.string().nullable(),
  profile_pic_url: z.string().nullable(),
  last_logged_in: moment.nullable(),
  sign_in: z.enum(signInStates),
  is_active: z.boolean(),
  created_at: moment,
})

export const schoolTeacher = person.extend({
  /** Their own address, or the one that they have not confirmed yet. */
  email: z.string().nullable(),
  teacher_role_id: z.literal(Object.values(teacherRole)),
  classes: z.array(named),
  /** What a head of department is over; empty for everybody else. */
  subjects: z.array(named),
})

export const schoolStudent = person.extend({
  academic_level: named.nullable(),
  classes: z.array(named),
  num_guardians: z.int(),
})

export const schoolParent = person.extend({
  /** Only of an account of the school: the address of a family is the family's. */
  email: z.string().nullable(),
  children: z.array(named),
})

/** A student in a class. */
export const classStudent = schoolStudent.omit({ classes: true, num_guardians: true }).extend({
  joined_at: moment,
})

/** What somebody signs in with, shown once: only a hash of the password is kept. */
export const signInCard = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  password: z.string(),
  class_name: z.string().nullable(),
})
