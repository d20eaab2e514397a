import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { teacher } from '../states/people.ts'
import { inDays, longTitle, sampleId, taughtClass } from '../states/samples.ts'
import { losesNetwork, press, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { staffFrame } from '../states/staff-frame.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Progress = Received<'GET /worksheets/progress/{classId}'>
type Board = NonNullable<Progress['board']>
type Student = Board['students'][number]

const { id: classId, subject } = taughtClass

const work: Board['assignment'] = {
  ...{ id: sampleId(810), worksheet_id: sampleId(811), quiz_id: sampleId(812), class_id: classId },
  ...{ subject_id: subject.id, title: 'Ratio and proportion, practice 3' },
  ...{ date_assigned: inDays(-3), due_date: inDays(1), time_limit: 30, tries: null },
  ...{ answers_shown: 'when_settled', has_hints: true, is_late_taken: true },
  ...{ num_questions: 4, num_to_answer: 4 },
  ...{ num_students: 4, num_finished: 1, num_working: 2, num_not_begun: 1, num_excused: 0 },
  ...{ num_waiting: 3, median_score: 14, max_score: 20 },
}

const student = (id: number, fields: Partial<Student>): Student => ({
  ...{ id: sampleId(id), first_name: 'Theo', last_name: 'Lindqvist', profile_pic_url: null },
  ...{ state: 'not_begun', is_live: false, question: null, minutes: null, tries: 0, hints: 0 },
  ...{ cells: ['open', 'open', 'open', 'open'], num_tried: 0, num_right_first: 0 },
  ...{ num_answered: 0, num_to_answer: 4 },
  ...{ marks_given: 0, max_score: 20, time_spent: 0, last_seen_at: null, finished_at: null },
  ...{ is_late: false, due_date: null, is_on_time: true, excused_at: null, excuse_reason: null },
  ...{ reminded_at: null, ...fields },
})

const students = [
  student(820, {
    ...{ state: 'stuck', is_live: true, question: 3, minutes: 9, tries: 2, hints: 2 },
    ...{ cells: ['first', 'later', 'now', 'open'], num_tried: 3, num_right_first: 1 },
    time_spent: 1440,
  }),
  student(821, { first_name: 'Ewan', last_name: 'Fraser' }),
  student(822, {
    ...{ first_name: 'Hana', last_name: 'Sato', state: 'working', is_live: true, question: 4 },
    ...{ minutes: 1, cells: ['first', 'not_yet', 'first', 'now'], num_tried: 3 },
    ...{ num_right_first: 2, time_spent: 960 },
  }),
  student(823, {
    ...{ first_name: 'Lena', last_name: 'Vogel', state: 'finished', finished_at: inDays(-1) },
    ...{ cells: ['first', 'first', 'waiting', 'first'], num_tried: 4, num_right_first: 3 },
    ...{ time_spent: 1440, marks_given: 14 },
  }),
]

const board: Board = {
  ...{ assignment: work, now: inDays(0), stuck_after: { tries: 2, minutes: 5 }, students },
  questions: [1, 2, 3, 4].map((number) => ({ number, num_tried: 3, num_right_first: 2 })),
}

const progress = (changed: Partial<Progress> = {}): Answers => ({
  'GET /worksheets/progress/{classId}': { assignments: [work], board, ...changed },
})

const shown = (answers: Answers, shows: PageState['shows'], path?: string): PageState => ({
  path: path ?? pages.teacherAssignments({ class: classId }),
  user: teacher,
  answers: {
    ...staffFrame,
    'GET /classes': { classes: [taughtClass] },
    // Nothing changes while it is looked at.
    'GET /assignments/{id}/live': never,
    ...progress(),
    ...answers,
  },
  shows,
})

const long = { ...work, title: longTitle }

const room: Received<'GET /assignments/{id}/questions/{number}/room'> = {
  ...{ title: work.title, class_id: classId, number: 1, num_questions: 4 },
  question: {
    ...{ type: 'single_choice', text: 'Share £60 in the ratio $1 : 2$.', max_score: 1 },
    hint_count: 0,
    options: ['£20 and £40', '£30 and £30'].map((text, at) => ({ order: at + 1, text })),
  },
  ...{ num_students: 4, num_answered: 3, num_right_first: 2, num_right_later: 0 },
  answers: [
    { option: 1, text: null, count: 2, is_right: true },
    { option: 2, text: null, count: 1, is_right: false },
  ],
}
const wall = pages.teacherAssignments({
  ...{ class: classId, work: work.id, view: 'board', question: '1' },
})
const ofRoom = 'GET /assignments/{id}/questions/{number}/room'
const menuOf = async (page: Page) => {
  await sees('One is stuck, on question 3.')(page)
  await press(page, 'What to do with Ewan Fraser')
}

const sheets: Answers = {
  'GET /worksheets/courses/{courseId}': { worksheets: [], total_count: 0, tags: [] },
}

pageStates('assignments', {
  'at work': shown({}, sees('One is stuck, on question 3.')),
  'coming in': shown({ 'GET /worksheets/progress/{classId}': never }, waits),
  'nothing set': shown(progress({ assignments: [], board: null }), sees(/Nothing is set/)),
  'classes coming in': shown({ 'GET /classes': never }, waits),
  'no class': shown({ 'GET /classes': { classes: [] } }, sees('You have no class yet')),
  'did not arrive': {
    ...shown(
      { 'GET /worksheets/progress/{classId}': { refused: 'UNAVAILABLE' } },
      sees(/did not arrive/),
    ),
    complains: /status of 503/,
  },
  'long names': shown(
    progress({
      assignments: [long, { ...long, id: sampleId(830), date_assigned: inDays(2) }],
      board: {
        ...board,
        assignment: long,
        students: students.map((each) => ({ ...each, first_name: longTitle })),
      },
    }),
    settled,
  ),
  offline: { ...shown({}, losesNetwork(sees('Open now'))), complains: withoutNetwork },
  'on the wall': shown(
    {},
    sees(/finished/),
    pages.teacherAssignments({ class: classId, work: work.id, view: 'project' }),
  ),
  'coming in for the wall': shown(
    { 'GET /worksheets/progress/{classId}': never },
    waits,
    pages.teacherAssignments({ class: classId, work: work.id, view: 'project' }),
  ),
  'some are enough': shown(
    progress({
      assignments: [{ ...work, num_to_answer: 2 }],
      board: {
        ...board,
        assignment: { ...work, num_to_answer: 2 },
        students: students.map((each) => ({ ...each, num_answered: 1, num_to_answer: 2 })),
      },
    }),
    sees('1 of 2 to finish'),
  ),
  'the rest of it': shown(
    progress({
      assignments: [
        work,
        { ...work, id: sampleId(831), title: 'Angles', due_date: inDays(2) },
        { ...work, id: sampleId(832), title: 'Week 3', due_date: inDays(-30), num_waiting: 0 },
      ],
    }),
    async (page) => {
      await page.getByText('Archive, 1').click()
      await sees('Week 3')(page)
    },
  ),
  'some chosen': shown({}, async (page) => {
    await page.getByRole('checkbox', { name: 'Choose Ewan Fraser' }).check()
    await sees('1 chosen')(page)
  }),
  'more time': {
    ...shown({}, async (page) => {
      await menuOf(page)
      await page.getByRole('menuitem', { name: /More time/ }).click()
      await sees('Counts as on time')(page)
    }),
    isWalked: false,
  },
  excuse: {
    ...shown({}, async (page) => {
      await menuOf(page)
      await page.getByRole('menuitem', { name: /Excuse/ }).click()
      await sees('Only staff see it.')(page)
    }),
    isWalked: false,
  },
  'to set work': {
    ...shown(sheets, async (page) => {
      await press(page, 'Set work')
      await sees('Due')(page)
    }),
    isWalked: false,
  },
  calendar: {
    ...shown({}, async (page) => {
      await press(page, 'Calendar')
      await sees('Make an address')(page)
    }),
    isWalked: false,
  },
})

pageStates('a question on the board', {
  answered: shown({ [ofRoom]: room }, sees('3 of 4 have answered'), wall),
  told: shown(
    { [ofRoom]: room },
    async (page) => {
      await press(page, 'Show what is right')
      await sees(/right at the first try/)(page)
    },
    wall,
  ),
  'coming in': shown({ [ofRoom]: never }, waits, wall),
  'not here': {
    ...shown({ [ofRoom]: { refused: 'NOT_FOUND' } }, sees(/did not arrive/), wall),
    complains: /status of 404/,
  },
})
