import { classes } from '@learngrove/contract/classes'
import { joiningByCode } from '@learngrove/contract/classes.joining'
import { people } from '@learngrove/contract/classes.people'
import { running } from '@learngrove/contract/classes.running'
import { implement } from '#platform/implement.ts'
import { addStudent } from './add-student.ts'
import { bringIn, listImports, reviewRows, undoImport } from './bring-in.ts'
import { selectClasses } from './classes.queries.ts'
import { inviteAgain, inviteParent, inviteStaff } from './invite-person.ts'
import {
  closeJoining,
  joinClass,
  leaveClass,
  listOwnClasses,
  openJoining,
  readJoining,
} from './join-class.ts'
import { makeCards } from './make-cards.ts'
import { addClass, makeOwnClass } from './make-class.ts'
import { moveUp } from './move-up.ts'
import { listClassStudents, readClass, readWholeClass } from './read-class.ts'
import {
  listManagedClasses,
  listParents,
  listStudents,
  listTeachers,
  readParent,
  readStudent,
  readTeacher,
} from './read-people.ts'
import { selectSchool } from './school.queries.ts'
import { assign, setStudents, unassign } from './set-students.ts'
import { changeClass } from './update-class.ts'
import { changePerson } from './update-person.ts'

export const classesRoutes = implement(
  { ...classes, ...people, ...running, ...joiningByCode },
  {
    list: async ({ db, actor }) => ({ classes: await selectClasses(db, actor) }),
    get: (context, { params }) => readClass(context, params.classId),
    students: (context, { params }) => listClassStudents(context, params.classId),
    create: (context, { body }) => makeOwnClass(context, body),
    setStudents: (context, input) => setStudents(context, input),
    teachers: (context, { query }) => listTeachers(context, query),
    schoolStudents: (context, { query }) => listStudents(context, query),
    parents: (context, { query }) => listParents(context, query),
    student: (context, { params }) => readStudent(context, params.id),
    teacher: (context, { params }) => readTeacher(context, params.id),
    parent: (context, { params }) => readParent(context, params.id),
    schoolClasses: (context, { query }) => listManagedClasses(context, query),
    wholeClass: (context, { params }) => readWholeClass(context, params.classId),
    school: ({ db, school_id }) => selectSchool(db, school_id),
    addClass: async (context, { body }) => ({ class_id: await addClass(context, body) }),
    updateClass: (context, input) => changeClass(context, input),
    assign: (context, input) => assign(context, input),
    unassign: (context, input) => unassign(context, input),
    addStudent: (context, input) => addStudent(context, input),
    addStaff: (context, input) => inviteStaff(context, input),
    addParent: (context, input) => inviteParent(context, input),
    updatePerson: (context, input) => changePerson(context, input),
    inviteAgain: (context, { params }) => inviteAgain(context, params.id),
    cards: (context, input) => makeCards(context, input),
    review: (context, { body }) => reviewRows(context, body.rows),
    bringIn: (context, input) => bringIn(context, input),
    imports: (context) => listImports(context),
    undoImport: (context, { params }) => undoImport(context, params.id),
    moveUp: (context, input) => moveUp(context, input),
    joining: readJoining,
    openJoining,
    closeJoining,
    ownClasses: listOwnClasses,
    join: joinClass,
    leave: leaveClass,
  },
)
