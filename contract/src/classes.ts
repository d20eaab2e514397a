import { z } from 'zod'
import { limits } from './classes.limits.ts'
import { classStudent, classSummary, managedClass, named } from './classes.shapes.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const ofClass = z.object({ classId: id })

export const className = z.string().trim().min(1).max(limits.class_name)
export const memberIds = z.array(id).max(limits.members)

/** A class is named by its subject and level: the school's own course of these, or else the platform's. */
export const newClass = z.object({ name: className, academic_level_id: id, subject_id: id })

export const noSuchClass = { NO_COURSE: 422, CLASS_NAME_TAKEN: 409 } as const

export const classes = {
  list: route({
    method: 'GET',
    path: '/classes',
    summary: 'List the classes that I may see, mine first',
    audience: ['teacher', 'admin'],
    answer: z.object({ classes: z.array(classSummary) }),
  }),

  get: route({
    method: 'GET',
    path: '/classes/{classId}',
    summary: 'Read a class that I may see',
    audience: ['teacher', 'admin'],
    params: ofClass,
    answer: managedClass.extend({ created_at: moment }),
  }),

  students: route({
    method: 'GET',
    path: '/classes/{classId}/students',
    summary: 'List the students of a class that I may see',
    audience: ['teacher', 'admin'],
    params: ofClass,
    answer: z.object({ students: z.array(classStudent) }),
  }),

  create: route({
    method: 'POST',
    path: '/classes',
    summary: 'Make a class that I teach',
    audience: ['teacher', 'admin'],
    body: newClass,
    status: 201,
    answer: managedClass,
    refusals: noSuchClass,
  }),

  setStudents: route({
    method: 'PUT',
    path: '/classes/{classId}/students',
    summary:
      'Say who is in a class that I teach: a teacher takes students whom they teach, an owner any of the school',
    audience: ['teacher', 'admin'],
    params: ofClass,
    body: z.object({ student_ids: memberIds }),
    answer: z.object({
      added: z.int(),
      removed: z.int(),
      students: z.array(named),
    }),
    refusals: { CLASS_IS_OFF: 409 },
  }),
}
