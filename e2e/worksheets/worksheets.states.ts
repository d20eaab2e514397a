import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { teacher } from '../states/people.ts'
import { inDays, longTitle, sampleId } from '../states/samples.ts'
import { losesNetwork, press, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const [classId, courseId, topicId] = [sampleId(900), sampleId(901), sampleId(902)]

const stock: Received<'GET /worksheets/classes/{classId}'> = {
  class: { id: classId, name: '8B Mathematics', course_id: courseId, year: 8 },
  num_students: 22,
  availability: [
    {
      topic_id: topicId,
      title: 'Ratio and proportion',
      strand: 'Ratio',
      year: 8,
      bank: {
        easier: { total: 9, fresh: 4 },
        core: { total: 12, fresh: 6 },
        stretch: { total: 5, fresh: 5 },
      },
      mastery: 0.4,
      num_seen: 20,
    },
  ],
  suggested: [{ topic_id: topicId, difficulty: 'core', count: 2 }],
}

const shown = {
  type: 'number' as const,
  text: 'Share £60 in the ratio $1 : 2$. How much is the larger part?',
  max_score: 2,
  hint_count: 0,
  needs_unit: false,
}

const question: Received<'GET /questions'>['questions'][number] = {
  ...{ question_id: sampleId(910), seed: 4, shown, minutes: 2, difficulty: 'core' },
  topics: [{ id: topicId, title: 'Ratio and proportion', year: 8 }],
  ...{ from: 'platform', is_template: true, answer: ['40'], hints: [] },
  method_answer: [{ text: 'Two of three parts are the larger one.' }],
  ...{ facility: 0.58, num_met: 3, can_change_marks: true },
}

const sheet: Received<'GET /worksheets/courses/{courseId}'>['worksheets'][number] = {
  ...{ id: sampleId(920), title: 'Ratio, practice 3', is_draft: false, is_mine: true },
  ...{ can_change: true, author: 'Ruth Adeyemi', topic_title: null, tags: ['Ratio'] },
  ...{ num_questions: 8, max_score: 22, minutes: 30, num_missing: 0, num_new: 8 },
  ...{ updated_at: inDays(-3), deleted_at: null, preview: [shown] },
  last_set: { class_name: '8C', date_assigned: inDays(-9), share: 0.66 },
}

const made: Received<'GET /worksheets/{id}/making'>['worksheet'] = {
  ...{ id: sheet.id, title: sheet.title, course_id: courseId, class_id: classId },
  ...{ is_draft: true, tags: [], num_question_to_complete: null, time_limit: 30 },
  has_versions: false,
  blueprint: { cells: stock.suggested, minutes: 30, without_calculator: false, types: [] },
  ...{ request: null, revision: 2, updated_at: inDays(-1), num_assignments: 1, num_begun: 2 },
  questions: [{ ...question, is_compulsory: true, is_locked: true, marks: null }],
}

const drafted: Received<'GET /worksheets/{id}/drafts'>['drafts'][number] = {
  id: sampleId(940),
  question: {
    ...{ topic_id: topicId, difficulty: 'stretch', max_score: 2 },
    ...{ text: 'Solve $3x + 4 = 19$.', hint: 'Undo the adding first.' },
    ...{ solution: 'Take 4 away, then share by 3.', key: { type: 'number', answer: '5' } },
  },
  shown: { ...shown, text: 'Solve $3x + 4 = 19$.' },
  ...{ key: ['5'], topic_title: 'Ratio and proportion', is_worked: true, problems: [] },
  ...{ unknown_words: [], is_changed: false, created_at: inDays(0) },
}

const unworked: typeof drafted = {
  ...{ ...drafted, id: sampleId(941), is_worked: false, key: ['quotient'] },
  question: {
    ...{
      ...drafted.question,
      max_score: 1,
      text: 'Which word is used for the answer of a division?',
    },
    key: { type: 'short_text', references: ['quotient'] },
  },
  shown: {
    ...{ type: 'short_text', text: 'Which word is used for the answer of a division?' },
    ...{ max_score: 1, hint_count: 0 },
  },
}

const frame: Answers = {
  'GET /worksheets/classes/{classId}': stock,
  'GET /worksheets/courses/{courseId}': { worksheets: [sheet], total_count: 1, tags: [] },
  'GET /questions': { questions: [question], total_count: 1 },
  'GET /worksheets/{id}/making': { worksheet: made },
  'GET /classes': { classes: [] },
  'GET /notices': { notices: [], total_count: 0, num_unread: 0 },
  'GET /quiz/marking/count': { num_waiting: 0 },
  'GET /safeguarding/standing': { can_read: false, can_name_contacts: false, num_open: 0 },
}

const unavailable = { refused: 'UNAVAILABLE' } as const

const at =
  (path: string) =>
  (shows: PageState['shows'] = settled, answers: Answers = {}): PageState => ({
    ...{ path, user: teacher, shows },
    answers: { ...frame, ...answers },
  })

const library = at(pages.worksheetLibrary({ classId }))
const empty = { worksheets: [], total_count: 0, tags: [] }
const long = { ...sheet, title: longTitle, tags: [longTitle], author: longTitle }

pageStates('worksheet library', {
  some: library(sees('Ratio, practice 3')),
  'coming in': library(waits, { 'GET /worksheets/classes/{classId}': never }),
  none: library(sees('No worksheet yet'), { 'GET /worksheets/courses/{courseId}': empty }),
  'did not arrive': {
    ...library(sees(/did not arrive/), { 'GET /worksheets/courses/{courseId}': unavailable }),
    complains: /status of 503/,
  },
  offline: { ...library(losesNetwork(sees('Ratio, practice 3'))), complains: withoutNetwork },
  'long names': library(settled, {
    'GET /worksheets/courses/{courseId}': { worksheets: [long], total_count: 1, tags: [] },
  }),
})

const creator = at(pages.creator({ classId, worksheet: sheet.id }))

const inWords = {
  'GET /worksheets/{id}/making': { worksheet: { ...made, request: '4 hard questions on ratio' } },
} satisfies Answers
const drafts = (...all: (typeof drafted)[]): Answers => ({
  ...{ ...inWords, 'GET /worksheets/{id}/drafts': { drafts: all } },
})

pageStates('worksheet creator', {
  some: creator(sees(/Answer all/)),
  'coming in': creator(waits, { 'GET /worksheets/{id}/making': never }),
  none: creator(sees('Nothing on it yet'), {
    'GET /worksheets/{id}/making': { worksheet: { ...made, questions: [] } },
  }),
  'did not arrive': {
    ...creator(sees(/did not arrive/), { 'GET /worksheets/{id}/making': unavailable }),
    complains: /status of 503/,
  },
  'some are enough': creator(sees('Answer any 2 of 3. Question 1 must be answered.'), {
    'GET /worksheets/{id}/making': {
      worksheet: {
        ...{ ...made, num_question_to_complete: 2 },
        questions: [true, false, false].map((is_compulsory, at) => ({
          ...question,
          ...{ question_id: sampleId(700 + at), is_compulsory, is_locked: false, marks: null },
        })),
      },
    },
  }),
  'long names': creator(settled, {
    'GET /worksheets/{id}/making': { worksheet: { ...made, title: longTitle } },
  }),
  'with drafts': creator(sees('The key was not checked by machine'), drafts(drafted, unworked)),
  'with a draft that does not hold': creator(
    sees('The machine worked it out, and came to another answer.'),
    drafts({
      ...{ ...drafted, is_worked: false, is_changed: true, topic_title: longTitle },
      ...{ problems: ['key_disagrees', 'alike'], unknown_words: ['pensils', longTitle] },
    }),
  ),
  'with no draft left': creator(sees(/Answer all/), drafts()),
  'drafts did not arrive': {
    ...creator(sees('What was drafted for you did not arrive'), {
      ...{ ...inWords, 'GET /worksheets/{id}/drafts': unavailable },
    }),
    complains: /status of 503/,
  },
  'to begin': at(pages.creator({ classId }))(sees('Make the worksheet')),
})

const tried: Received<'POST /worksheets/own-questions/try'> = {
  shown: {
    ...{ type: 'hot_spot', text: 'Where is the nucleus?', max_score: 1, hint_count: 0 },
    ...{ image: { file: 'plant-cell.svg', alt: 'A plant cell' }, spot_count: 1 },
  },
  ...{ key: ['the nucleus'], problem: null, is_key_right: true, marked: null },
  alike: [{ question_id: sampleId(950), text: 'Mark the nucleus of this cell.' }],
}

/** Begins a question about places on a drawing of ours, with a region of each shape. */
const drawsRegions = (name: string) => async (page: Page) => {
  await asksForPlaces(page)
  await press(page, 'Plant cell')
  for (const [at, shape] of ['Rectangle', 'Oval', 'Polygon'].entries()) {
    await page.getByText(shape, { exact: true }).click()
    await press(page, 'Add a region')
    await page.getByLabel(`Name of region ${at + 1}`).fill(name)
    await page.getByRole('slider', { name: new RegExp(`^Region ${at + 1},`) }).focus()
    for (let moves = 0; moves < at; moves++) await page.keyboard.press('Shift+ArrowRight')
  }
  await page.getByLabel('It is right').last().uncheck()
  await sees('The marker gives your answer full marks.')(page)
}

const asksForPlaces = async (page: Page) => {
  await press(page, 'Write a question')
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Places in a picture' }).click()
  await page.getByRole('textbox', { name: 'The question' }).fill('Where is the nucleus?')
  await sees('A picture of your own')(page)
}

const writing = (shows: PageState['shows']): PageState => ({
  ...creator(shows, { 'POST /worksheets/own-questions/try': tried }),
  isWalked: false,
})

pageStates('question of one’s own', {
  'without a picture yet': writing(asksForPlaces),
  'with regions': writing(drawsRegions('the nucleus')),
  'with long names': writing(drawsRegions(longTitle)),
})
