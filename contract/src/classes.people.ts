import { z } from 'zod'
import { emailAddress, personName, userName } from './auth.ts'
import {
  classColumns,
  limits,
  parentColumns,
  signInStates,
  studentColumns,
  teacherColumns,
} from './classes.limits.ts'
import {
  classStudent,
  managedClass,
  named,
  schoolParent,
  schoolStudent,
  schoolTeacher,
} from './classes.shapes.ts'
import { className, memberIds, newClass, noSuchClass } from './classes.ts'
import { teacherRole, userRole } from './roles.ts'
import { route } from './route.ts'
import { flag, id, paging, search, whole } from './values.ts'

const owner = ['owner', 'admin'] as const
const staff = ['teacher', 'admin'] as const

const ofPerson = z.object({ id })
const ofClass = z.object({ classId: id })
const total = { total_count: z.int() }

/** The query of a list of people, as the specification has it. */
const listed = <const Column extends string>(columns: readonly Column[]) => ({
  ...paging,
  name_or_username: search,
  order_by: z.enum(columns).optional(),
  /** True: downwards. */
  desc: flag.optional(),
  sign_in: z.enum(signInStates).optional(),
})

const lastName = z.string().trim().max(limits.last_name)

/** The people of a school, and what its owners do with classes. */
export const people = {
  teachers: route({
    method: 'GET',
    path: '/teachers',
    summary: 'List the staff of my school',
    audience: owner,
    query: z.object({
      ...listed(teacherColumns),
      teacher_role_id: whole.pipe(z.literal(Object.values(teacherRole))).optional(),
      /** Leaves out those who teach this class. */
      exclude_class_id: id.optional(),
    }),
    answer: z.object({ teachers: z.array(schoolTeacher), ...total }),
  }),

  schoolStudents: route({
    method: 'GET',
    path: '/teachers/students',
    summary: 'List the students that I may see: those of my classes; for an owner, of the school',
    audience: staff,
    query: z.object({
      ...listed(studentColumns),
      academic_level_id: id.optional(),
      class_id: id.optional(),
      /** Leaves out those who are in this class. */
      exclude_class_id: id.optional(),
      /** True: leaves out those to whom a guardian is linked. */
      exclude_linked_child: flag.optional(),
    }),
    answer: z.object({ students: z.array(schoolStudent), ...total }),
  }),

  parents: route({
    method: 'GET',
    path: '/teachers/parents',
    summary: 'List the parents of the students of my school',
    audience: owner,
    query: z.object(listed(parentColumns)),
    answer: z.object({ parents: z.array(schoolParent), ...total }),
  }),

  student: route({
    method: 'GET',
    path: '/teachers/students/{id}',
    summary: 'Read a student that I may see',
    audience: staff,
    params: ofPerson,
    answer: schoolStudent,
  }),

  teacher: route({
    method: 'GET',
    path: '/teachers/{id}',
    summary: 'Read a member of the staff of my school',
    audience: owner,
    params: ofPerson,
    answer: schoolTeacher,
  }),

  parent: route({
    method: 'GET',
    path: '/teachers/parents/{id}',
    summary: 'Read a parent of a student of my school',
    audience: owner,
    params: ofPerson,
    answer: schoolParent,
  }),

  schoolClasses: route({
    method: 'GET',
    path: '/teachers/class',
    summary: 'List the classes that I may see, page by page; an owner sees those that are off too',
    audience: staff,
    query: z.object({
      ...paging,
      search,
      order_by: z.enum(classColumns).optional(),
      desc: flag.optional(),
      subject_id: id.optional(),
      academic_level_id: id.optional(),
      is_active: flag.optional(),
    }),
    answer: z.object({ classes: z.array(managedClass), ...total }),
  }),

  wholeClass: route({
    method: 'GET',
    path: '/teachers/class/{classId}',
    summary: 'Read a class that I may see, with everybody in it',
    audience: staff,
    params: ofClass,
    answer: managedClass.extend({ students: z.array(classStudent) }),
  }),

  school: route({
    method: 'GET',
    path: '/teachers/schools/details',
    summary: 'Read what my school has: its people and classes, and what a class can be made of',
    audience: staff,
    answer: named.extend({
      num_students: z.int(),
      num_teachers: z.int(),
      num_classes: z.int(),
      /** Students who have never signed in, and those who are in no class. */
      num_never_signed_in: z.int(),
      num_without_class: z.int(),
      subjects: z.array(named),
      academic_levels: z.array(named),
    }),
  }),

  addClass: route({
    method: 'POST',
    path: '/teachers/class',
    summary: 'Make a class of my school, with nobody in it yet',
    audience: owner,
    body: newClass,
    status: 201,
    answer: z.object({ class_id: id }),
    refusals: noSuchClass,
  }),

  updateClass: route({
    method: 'PATCH',
    path: '/teachers/class/{classId}',
    summary: 'Rename a class, or switch it off or on; off, sessions of those who have no other end',
    audience: owner,
    params: ofClass,
    body: z.object({ name: className.optional(), is_active: z.boolean().optional() }),
    answer: managedClass,
    refusals: { CLASS_NAME_TAKEN: 409 },
  }),

  assign: route({
    method: 'POST',
    path: '/teachers/class/{classId}/assign',
    summary: 'Put teachers and students of my school into a class',
    audience: owner,
    params: ofClass,
    body: z.object({ user_ids: memberIds.min(1) }),
    answer: z.object({ num_changed: z.int() }),
    refusals: { CLASS_IS_OFF: 409 },
  }),

  unassign: route({
    method: 'POST',
    path: '/teachers/class/{classId}/unassign',
    summary: 'Take teachers and students out of a class; their work stays',
    audience: owner,
    params: ofClass,
    body: z.object({ user_ids: memberIds.min(1) }),
    answer: z.object({ num_changed: z.int() }),
  }),

  addStudent: route({
    method: 'POST',
    path: '/teachers/students',
    summary: 'Make an account for a student of my school; the school answers for their consent',
    audience: owner,
    body: z.object({
      first_name: personName,
      last_name: lastName,
      /** Without one it is made from the name. */
      username: userName.optional(),
      academic_level_id: id,
      class_id: id.optional(),
    }),
    status: 201,
    answer: schoolStudent,
    refusals: { USERNAME_TAKEN: 409 },
  }),

  addStaff: route({
    method: 'POST',
    path: '/teachers',
    summary:
      'Make an account for a teacher and mail an invitation, by which they choose a password',
    audience: owner,
    body: z.object({
      first_name: personName,
      last_name: lastName,
      email: emailAddress,
      teacher_role_id: z.literal(Object.values(teacherRole)),
      subject_ids: z.array(id).max(limits.subjects).optional(),
      class_ids: z.array(id).max(limits.members).optional(),
    }),
    status: 201,
    answer: schoolTeacher,
    refusals: { INVITED_ALREADY: 409 },
  }),

  addParent: route({
    method: 'POST',
    path: '/teachers/parents',
    summary: 'Make an account for a parent of students of my school and mail an invitation',
    audience: owner,
    body: z.object({
      first_name: personName,
      last_name: lastName,
      email: emailAddress,
      child_ids: z.array(id).min(1).max(limits.children),
    }),
    status: 201,
    answer: schoolParent,
    refusals: { INVITED_ALREADY: 409 },
  }),

  updatePerson: route({
    method: 'PATCH',
    path: '/teachers/people/{id}',
    summary: 'Change somebody of my school, or switch them off or on; off, their sessions end',
    audience: owner,
    params: ofPerson,
    body: z.object({
      first_name: personName.optional(),
      last_name: lastName.optional(),
      academic_level_id: id.optional(),
      teacher_role_id: z.literal(Object.values(teacherRole)).optional(),
      subject_ids: z.array(id).max(limits.subjects).optional(),
      is_active: z.boolean().optional(),
    }),
    answer: z.object({
      id,
      is_active: z.boolean(),
      user_role_id: z.literal(Object.values(userRole)),
    }),
    refusals: { LAST_OWNER: 409, NOT_YOURSELF: 409 },
  }),

  inviteAgain: route({
    method: 'POST',
    path: '/teachers/people/{id}/invitation',
    summary: 'Mail the invitation of somebody who has not signed in yet once more',
    audience: owner,
    params: ofPerson,
    status: 204,
    answer: z.void(),
    refusals: { NO_ADDRESS: 409 },
  }),
}
