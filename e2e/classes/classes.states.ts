import type { RouteKey } from '@learngrove/contract'
import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { owner, teacher } from '../states/people.ts'
import { inDays, longTitle, sampleId, taughtClass } from '../states/samples.ts'
import { losesNetwork, press, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { staffFrame } from '../states/staff-frame.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name })
const { subject, academic_level } = taughtClass

const school: Received<'GET /teachers/schools/details'> = {
  ...{ id: sampleId(870), name: 'Meadow Lane School', num_students: 1, num_teachers: 1 },
  ...{ num_classes: 1, num_never_signed_in: 3, num_without_class: 2 },
  ...{ subjects: [subject], academic_levels: [academic_level] },
}

const person = {
  ...{ id: sampleId(871), first_name: 'Theo', last_name: 'Lindqvist', username: 'theo.lindqvist' },
  ...{ profile_pic_url: null, last_logged_in: inDays(-1), is_active: true },
  ...{ sign_in: 'yes' as const, created_at: inDays(-60) },
}

const student: Received<'GET /teachers/students'>['students'][number] = {
  ...{ ...person, academic_level, classes: [named(taughtClass)], num_guardians: 1 },
}
const colleague: Received<'GET /teachers'>['teachers'][number] = {
  ...{ ...person, id: sampleId(872), email: 'theo@school.test', teacher_role_id: 3 },
  ...{ classes: [named(taughtClass)], subjects: [] },
}
const parent: Received<'GET /teachers/parents'>['parents'][number] = {
  ...{ ...person, id: sampleId(873), email: 'theo@families.test' },
  children: [{ id: person.id, name: 'Theo Lindqvist' }],
}
const managed: Received<'GET /teachers/class'>['classes'][number] = {
  ...{ ...taughtClass, is_active: true, teachers: [{ id: colleague.id, name: 'Theo Lindqvist' }] },
}
const code: Received<'GET /teachers/activation-codes'>['codes'][number] = {
  ...{ id: sampleId(874), code: 'ABCDEFGHJKLM', state: 'good', note: 'For Year 8' },
  ...{ courses: [{ id: taughtClass.course_id, name: 'Mathematics Year 8' }], months: 12 },
  ...{ uses_allowed: 30, uses_left: 28, expires_at: inDays(200), created_at: inDays(-3) },
  redeemed_by: [{ id: person.id, name: 'Theo Lindqvist' }],
}

const frame: Answers = {
  ...staffFrame,
  'GET /classes': { classes: [taughtClass] },
  'GET /teachers/schools/details': school,
  'GET /teachers/class': { classes: [managed], total_count: 1 },
  'GET /teachers/students': { students: [student], total_count: 1 },
  'GET /teachers': { teachers: [colleague], total_count: 1 },
  'GET /teachers/parents': { parents: [parent], total_count: 1 },
  'GET /teachers/activation-codes': { codes: [code], total_count: 1 },
  'GET /teachers/imports': { imports: [] },
}

const long = { first_name: longTitle, last_name: longTitle, username: longTitle }
const longNamed = { id: sampleId(875), name: longTitle }

type List = {
  readonly title: string
  readonly path: string
  readonly user: PageState['user']
  readonly key: RouteKey
  /** What is seen of its only row. */
  readonly row: string | RegExp
  readonly none: string
  readonly empty: Answers
  readonly long: Answers
}

const lists: readonly List[] = [
  {
    ...{ title: 'students of a teacher', path: pages.teacherStudents(), user: teacher },
    ...{ key: 'GET /teachers/students', row: 'theo.lindqvist', none: 'No students yet' },
    empty: { 'GET /teachers/students': { students: [], total_count: 0 } },
    long: { 'GET /teachers/students': { students: [{ ...student, ...long }], total_count: 1 } },
  },
  {
    ...{ title: 'students of a school', path: pages.manageStudents(), user: owner },
    ...{ key: 'GET /teachers/students', row: 'theo.lindqvist', none: 'No students yet' },
    empty: { 'GET /teachers/students': { students: [], total_count: 0 } },
    long: { 'GET /teachers/students': { students: [{ ...student, ...long }], total_count: 1 } },
  },
  {
    ...{ title: 'classes of a school', path: pages.manageClasses(), user: owner },
    ...{ key: 'GET /teachers/class', row: '8B Mathematics', none: 'No classes yet' },
    empty: { 'GET /teachers/class': { classes: [], total_count: 0 } },
    long: {
      'GET /teachers/class': {
        classes: [{ ...managed, name: longTitle, teachers: [longNamed] }],
        total_count: 1,
      },
    },
  },
  {
    ...{ title: 'teachers of a school', path: pages.manageTeachers(), user: owner },
    ...{ key: 'GET /teachers', row: 'theo@school.test', none: 'Nobody yet' },
    empty: { 'GET /teachers': { teachers: [], total_count: 0 } },
    long: { 'GET /teachers': { teachers: [{ ...colleague, ...long }], total_count: 1 } },
  },
  {
    ...{ title: 'parents of a school', path: pages.manageParents(), user: owner },
    ...{ key: 'GET /teachers/parents', row: 'theo@families.test', none: 'No parents yet' },
    empty: { 'GET /teachers/parents': { parents: [], total_count: 0 } },
    long: {
      'GET /teachers/parents': {
        parents: [{ ...parent, ...long, children: [longNamed] }],
        total_count: 1,
      },
    },
  },
  {
    ...{ title: 'activation codes of a school', path: pages.manageCodes(), user: owner },
    ...{ key: 'GET /teachers/activation-codes', row: 'For Year 8', none: 'No codes yet' },
    empty: { 'GET /teachers/activation-codes': { codes: [], total_count: 0 } },
    long: {
      'GET /teachers/activation-codes': {
        codes: [{ ...code, note: longTitle, redeemed_by: [longNamed] }],
        total_count: 1,
      },
    },
  },
]

for (const { title, path, user, key, row, none, empty, long } of lists) {
  const shown = (shows: PageState['shows'], answers: Answers = {}): PageState => ({
    ...{ path, user, shows },
    answers: { ...frame, ...answers },
  })
  pageStates(title, {
    some: shown(sees(row)),
    'coming in': shown(waits, { [key]: never }),
    none: shown(sees(none), empty),
    'did not arrive': {
      ...shown(sees('The list did not arrive'), { [key]: { refused: 'UNAVAILABLE' } }),
      complains: /status of 503/,
    },
    offline: { ...shown(losesNetwork(sees(row))), complains: withoutNetwork },
    'long names': shown(settled, long),
  })
}

const list = ['Forename,Surname,Class', 'Nadia,Rahman,8B Mathematics', 'Jo,,8B Mathematics']

pageStates('a list that is brought in', {
  'to begin': {
    ...{ path: pages.manageStudents({ view: 'import' }), user: owner, answers: frame },
    shows: sees('The list'),
  },
  reviewed: {
    ...{ path: pages.manageStudents({ view: 'import' }), user: owner },
    answers: {
      ...frame,
      'POST /teachers/imports/review': {
        fates: [
          { fate: 'new', class_name: '8B Mathematics', year: 'Year 8' },
          { fate: 'mend', problem: 'no_last_name', same_as: null },
        ],
      },
    },
    shows: async (page) => {
      await page.getByLabel('The list').fill(list.join('\n'))
      await press(page, 'Review the rows')
      await sees('The last name is missing.')(page)
    },
  },
})
