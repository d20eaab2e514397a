import type { classes } from '@learngrove/contract/classes'
import type { joiningByCode } from '@learngrove/contract/classes.joining'
import type { people } from '@learngrove/contract/classes.people'
import type { running } from '@learngrove/contract/classes.running'
import { type Samples, someLevel } from '#testing/samples.ts'

/** A subject that no database has. */
const someSubject = '01a1f000-0000-7000-8000-0000000001ff'
const newClass = { name: '8B', academic_level_id: someLevel, subject_id: someSubject }
const names = { first_name: 'Ada', last_name: 'Holm' }
const row = { ...names, class_name: '8B', year: '8' }
const email = 'ada.holm@school.test'

export const classesSamples: Samples<
  typeof classes & typeof people & typeof running & typeof joiningByCode
> = {
  list: () => ({}),
  get: ({ class_id }) => ({ params: { classId: class_id } }),
  students: ({ class_id }) => ({ params: { classId: class_id } }),
  create: () => ({ body: newClass }),
  setStudents: ({ class_id, user_id }) => ({
    params: { classId: class_id },
    body: { student_ids: [user_id] },
  }),
  teachers: ({ class_id }) => ({ query: { teacher_role_id: '3', exclude_class_id: class_id } }),
  schoolStudents: ({ class_id }) => ({
    query: {
      ...{ class_id, exclude_class_id: class_id, academic_level_id: someLevel },
      exclude_linked_child: 'true',
    },
  }),
  parents: () => ({ query: { name_or_username: 'ada', order_by: 'name', desc: 'true' } }),
  student: ({ user_id }) => ({ params: { id: user_id } }),
  teacher: ({ user_id }) => ({ params: { id: user_id } }),
  parent: ({ user_id }) => ({ params: { id: user_id } }),
  schoolClasses: () => ({ query: { academic_level_id: someLevel, subject_id: someSubject } }),
  wholeClass: ({ class_id }) => ({ params: { classId: class_id } }),
  school: () => ({}),
  addClass: () => ({ body: newClass }),
  updateClass: ({ class_id }) => ({ params: { classId: class_id }, body: { is_active: false } }),
  assign: ({ class_id, user_id }) => ({
    params: { classId: class_id },
    body: { user_ids: [user_id] },
  }),
  unassign: ({ class_id, user_id }) => ({
    params: { classId: class_id },
    body: { user_ids: [user_id] },
  }),
  addStudent: ({ class_id }) => ({ body: { ...names, academic_level_id: someLevel, class_id } }),
  addStaff: ({ class_id }) => ({
    body: {
      ...{ ...names, email, teacher_role_id: 2 },
      ...{ subject_ids: [someSubject], class_ids: [class_id] },
    },
  }),
  addParent: ({ user_id }) => ({ body: { ...names, email, child_ids: [user_id] } }),
  updatePerson: ({ user_id }) => ({
    params: { id: user_id },
    body: { academic_level_id: someLevel, subject_ids: [someSubject] },
  }),
  inviteAgain: ({ user_id }) => ({ params: { id: user_id } }),
  cards: ({ user_id }) => ({ body: { user_ids: [user_id] } }),
  review: () => ({ body: { rows: [row] } }),
  bringIn: () => ({ body: { rows: [row] } }),
  imports: () => ({}),
  undoImport: ({ class_id }) => ({ params: { id: class_id } }),
  joining: ({ class_id }) => ({ params: { classId: class_id } }),
  openJoining: ({ class_id }) => ({ params: { classId: class_id } }),
  closeJoining: ({ class_id }) => ({ params: { classId: class_id } }),
  ownClasses: () => ({}),
  join: () => ({ body: { code: 'KXM7PR' } }),
  leave: ({ class_id }) => ({ params: { classId: class_id } }),
  moveUp: ({ class_id }) => ({ params: { classId: class_id }, body: { name: '9B' } }),
}
