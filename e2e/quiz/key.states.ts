import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { teacher } from '../states/people.ts'
import { inDays, longTitle, sampleId, taughtClass } from '../states/samples.ts'
import { losesNetwork, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { staffFrame } from '../states/staff-frame.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Key = Received<'GET /quiz/marking/classes/{classId}/questions/{questionId}'>
type Version = NonNullable<Key['version']>

const asked: Version['question'] = {
  ...{ type: 'number', max_score: 2, hint_count: 0, needs_unit: true },
  text: 'A cyclist rides $30$ km in $2$ hours. How fast is that?',
}

const said = (id: number, value: string, count: number, marks_given: number) => ({
  ...{ answer_id: sampleId(id), question: asked, value, count, marks_given },
  ...{ selected_option: null, points: null, answer_parts: null },
})

const version: Version = {
  ...{ question_version_id: sampleId(860), question: asked, is_drawn: false, is_own: true },
  ...{ key: ['15 km/h'], orders: [], num_answers: 21, num_by_person: 1, num_waiting: 2 },
  changes: ['accept', 'answers', 'tolerance'],
  said: [said(861, '15 km/h', 12, 2), said(862, '16 km/h', 6, 0), said(863, '60 km/h', 3, 0)],
}

const correction: Key['corrections'][number] = {
  ...{ id: sampleId(870), kind: 'answers', words: ['15', '16'], made_by: 'Ruth Adeyemi' },
  ...{ reason: 'Both roundings are fine.', made_at: inDays(-1), num_changed: 6 },
  ...{ finished_at: inDays(-1), undone_at: null, can_undo: true },
}

const key: Key = {
  ...{ class_name: taughtClass.name, can_correct: true, version, corrections: [correction] },
}

const student = { id: sampleId(880), first_name: 'Theo', last_name: 'Lindqvist' }
const preview: Received<'POST /quiz/marking/corrections/preview'> = {
  ...{ key: ['15 km/h', '16'], num_answers: 21, num_up: 1, num_down: 1, num_by_person: 1 },
  ...{ num_waiting: 2, marks_before: 24, marks_after: 24 },
  changes: [
    {
      ...{ id: sampleId(881), student, quiz_title: 'Mixed practice', words: '16 km/h' },
      ...{ marks_before: 0, marks_after: 2, max_score: 2 },
    },
    {
      ...{ id: sampleId(882), student, quiz_title: longTitle, words: '' },
      ...{ marks_before: 2, marks_after: 0, max_score: 2 },
    },
  ],
}

const read = 'GET /quiz/marking/classes/{classId}/questions/{questionId}'

const path = pages.teacherAssignments({
  ...{ view: 'key', class: taughtClass.id, question: sampleId(890) },
})

const shown = (shows: PageState['shows'], answers: Answers = {}): PageState => ({
  ...{ path, user: teacher, shows },
  answers: {
    ...staffFrame,
    'GET /classes': { classes: [taughtClass] },
    [read]: key,
    'POST /quiz/marking/corrections/preview': preview,
    ...answers,
  },
})

pageStates('key', {
  some: shown(sees('What your class answered')),
  'coming in': shown(waits, { [read]: never }),
  'nobody has answered': shown(sees('Nobody has answered it'), {
    [read]: { ...key, version: null, corrections: [] },
  }),
  'to read alone': shown(sees('Who teaches the class can correct it.'), {
    [read]: { ...key, can_correct: false },
  }),
  'own numbers': shown(sees(/Each student has numbers of their own/), {
    [read]: { ...key, version: { ...version, is_drawn: true, changes: ['accept', 'tolerance'] } },
  }),
  'being marked again': shown(sees(/Answers are being marked again/), {
    [read]: { ...key, corrections: [{ ...correction, finished_at: null }] },
  }),
  'what changes': shown(async (page) => {
    await page.getByRole('button', { name: 'Count as right, too' }).first().click()
    await sees('1 mark goes up, 1 goes down')(page)
  }),
  'did not arrive': {
    ...shown(sees(/did not arrive/), { [read]: { refused: 'UNAVAILABLE' } }),
    complains: /status of 503/,
  },
  offline: {
    ...shown(losesNetwork(sees('What your class answered'))),
    complains: withoutNetwork,
  },
  'long names': shown(settled, {
    'GET /classes': { classes: [{ ...taughtClass, name: longTitle }] },
    [read]: {
      ...key,
      class_name: longTitle,
      version: { ...version, key: [longTitle], said: [said(864, longTitle, 1, 0)] },
      corrections: [{ ...correction, words: [longTitle], made_by: longTitle }],
    },
  }),
})
