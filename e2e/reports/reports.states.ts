import type { EventOf, Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { teacher } from '../states/people.ts'
import { dateIn, inDays, longTitle, sampleId, taughtClass } from '../states/samples.ts'
import { losesNetwork, press, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { staffFrame } from '../states/staff-frame.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Event = EventOf<'GET /classes/{classId}/report'>
type DataOf<N extends Event['event']> = Extract<Event, { readonly event: N }>['data']
type OfStudent = Received<'GET /classes/{classId}/students/{studentId}/report'>
type InTopic = Received<'GET /classes/{classId}/students/{studentId}/topics/{topicId}/report'>

const { id: classId, name, course_id } = taughtClass
const ofClass = { id: classId, name, course_id, subject: 'Mathematics' }
const range = { start: dateIn(-27), end: dateIn(0) }
const work = { answers: 260, first_right: 64, minutes: 410, hints: 22 }
const topics = ['Ratio and proportion', 'Percentages', 'Angles'].map((title, at) => ({
  ...{ id: sampleId(810 + at), title },
}))
const [topic = { id: sampleId(810), title: '' }] = topics

const people = ['Theo Lindqvist', 'Amara Okafor', 'Lena Vogel'].map((full, at) => {
  const [first_name = '', last_name = ''] = full.split(' ')
  return { id: sampleId(820 + at), first_name, last_name }
})
const [theo = { id: sampleId(820), first_name: '', last_name: '' }] = people

const notYet = {
  answers: 14,
  estimate: { mastery: 38, low: 27, high: 50, level: 'not_yet', is_fading: false },
} as const
const fading = {
  answers: 20,
  estimate: { mastery: 66, low: 58, high: 74, level: 'growing', is_fading: true },
} as const
const cells = [notYet, fading, { answers: 2, estimate: null }]

const stuck: DataOf<'summary'>['things'][number] = {
  ...{ kind: 'stuck', title: 'Two students are stuck on ratio and proportion' },
  ...{ reason: 'Less than half of their first tries were right.', topic, misconception: null },
  question_id: null,
  students: people
    .slice(0, 2)
    .map((each) => ({ ...each, detail: '2 of 6 right at the first try' })),
}

const summary: DataOf<'summary'> = {
  ...{ class: ofClass, range, num_students: 3, num_practised: 3, work },
  before: { ...work, minutes: 380 },
  sentence: '8B Mathematics is secure or growing in 2 of 3 topics. Ratio holds them up.',
  ...{ emphasis: 'Ratio holds them up', things: [stuck] },
}

const mastery: DataOf<'mastery'> = {
  topics: topics.map((each) => ({
    ...{ ...each, answers: 60, num_students: 3, mean: 54, low: 48, high: 60 },
    ...{ secure: 0, growing: 2, not_yet: 1, fading: 1, unknown: 0 },
  })),
  students: people.map((each) => ({ ...each, work, cells })),
}

const belief: DataOf<'misconceptions'>['misconceptions'][number] = {
  ...{ code: 'part-as-whole', name: 'A part taken for the whole', topic, answers: 7 },
  ...{ what: 'Reads 3 : 5 as three fifths.', helps: 'Draw all the parts first.', students: people },
  examples: [{ question: 'Share £40 in the ratio 3 : 5.', answer: '24', happened_at: inDays(-4) }],
}

const asked: DataOf<'questions'>['questions'][number] = {
  ...{ question_id: sampleId(830), text: 'Share £40 in the ratio 3 : 5.', topic, answers: 22 },
  ...{ num_students: 3, facility: 27, discrimination: -0.08, verdict: 'check' },
  common_miss: { name: belief.name, answer: '24', num_students: 2 },
}

const weeks: DataOf<'effort'>['weeks'] = [-21, -14, -7, 0].map((day) => ({
  ...{ ...work, answers: 60, minutes: 90 + day, week: dateIn(day), num_students: 3 },
}))

const events: readonly Event[] = [
  { event: 'summary', data: summary },
  { event: 'mastery', data: mastery },
  { event: 'misconceptions', data: { misconceptions: [belief] } },
  { event: 'questions', data: { questions: [asked] } },
  { event: 'effort', data: { weeks } },
  { event: 'done', data: {} },
]

const inTopic: InTopic = {
  ...{ student: theo, topic, cell: notYet, class_mean: 54 },
  note: 'In 5 of 8 misses a part was taken for the whole.',
  answers: [
    {
      ...{ id: sampleId(840), evaluation_question_id: sampleId(841), student: theo, topic },
      ...{ question: asked.text, answer: '24 and 16', verdict: 'not_yet', is_full_marks: false },
      ...{ marks_given: 0, max_score: 2, try_number: 1, hints: 1, seconds: 130 },
      ...{ can_mark: true, is_decided: false },
      misconception: { code: belief.code, name: belief.name },
      happened_at: inDays(-2),
    },
  ],
}

const ofStudent: OfStudent = {
  ...{ class: ofClass, range, student: theo, work, weeks },
  sentence: 'Theo is growing in percentages. Ratio is the next step.',
  ...{ emphasis: 'Ratio is the next step.', next: { ...stuck, title: 'Theo is stuck on ratio' } },
  topics: topics.map((each, at) => ({
    ...{ ...each, cell: cells[at] ?? notYet, class_mean: 54, in_range: 9 },
  })),
  misconceptions: [
    {
      ...{ code: belief.code, name: belief.name, what: belief.what, helps: belief.helps, topic },
      ...{ answers: 5, examples: belief.examples, last_at: inDays(-4), right_since: 4 },
      seems_gone: true,
    },
  ],
  set: [
    {
      ...{ assignment_id: sampleId(850), worksheet_id: sampleId(851), title: 'Ratio, practice 3' },
      ...{ set_at: inDays(-6), due_date: inDays(1), finished_at: null, num_answered: 4 },
      ...{ num_questions: 8, marks_given: 5, max_score: 20, minutes: 24 },
    },
  ],
}

const shown = (
  shows: PageState['shows'],
  answers: Answers = {},
  path: string = pages.teacherReports(),
): PageState => ({
  ...{ path, user: teacher, shows },
  answers: {
    ...staffFrame,
    'GET /classes': { classes: [taughtClass] },
    'GET /classes/{classId}/report': { events },
    'GET /classes/{classId}/students/{studentId}/report': ofStudent,
    'GET /classes/{classId}/students/{studentId}/topics/{topicId}/report': inTopic,
    'GET /classes/{classId}/answers': { answers: inTopic.answers, total_count: 1 },
    ...answers,
  },
})

const longPeople = people.map((each) => ({ ...each, first_name: longTitle }))
const longTopic = { ...topic, title: longTitle }

pageStates('class report', {
  some: shown(sees('Minutes of practice a week')),
  'classes coming in': shown(waits, { 'GET /classes': never }),
  'coming in': shown(waits, { 'GET /classes/{classId}/report': never }),
  'the first part': shown(sees('What to do first'), {
    'GET /classes/{classId}/report': { events: events.slice(0, 1) },
  }),
  'no class': shown(sees('You have no class yet'), { 'GET /classes': { classes: [] } }),
  'did not arrive': {
    ...shown(sees(/did not arrive/), {
      'GET /classes/{classId}/report': { refused: 'UNAVAILABLE' },
    }),
    complains: /status of 503/,
  },
  offline: {
    ...shown(losesNetwork(sees('Minutes of practice a week'))),
    complains: withoutNetwork,
  },
  'long names': shown(settled, {
    'GET /classes': { classes: [{ ...taughtClass, name: longTitle }] },
    'GET /classes/{classId}/report': {
      events: [
        { event: 'summary', data: { ...summary, sentence: longTitle, emphasis: null } },
        {
          event: 'mastery',
          data: {
            topics: mastery.topics.map((each) => ({ ...each, title: longTitle })),
            students: mastery.students.map((each) => ({ ...each, first_name: longTitle })),
          },
        },
        {
          event: 'misconceptions',
          data: {
            misconceptions: [
              { ...belief, name: longTitle, topic: longTopic, students: longPeople },
            ],
          },
        },
        {
          event: 'questions',
          data: { questions: [{ ...asked, text: longTitle, topic: longTopic }] },
        },
        { event: 'done', data: {} },
      ],
    },
  }),
  'as a table': shown(sees('Ratio and proportion'), {}, pages.teacherReports({ view: 'table' })),
  'to project': shown(sees('Student 1'), {}, pages.teacherReports({ names: 'none' })),
  'behind a number': {
    ...shown(async (page) => {
      await press(page, /^Theo Lindqvist, Ratio and proportion/)
      await sees('Last answers')(page)
    }),
    isWalked: false,
  },
})

const path = pages.studentReports({ classId, studentId: theo.id })
const ofOne = 'GET /classes/{classId}/students/{studentId}/report'

pageStates('student report', {
  some: shown(sees('Minutes of practice a week'), {}, path),
  'coming in': shown(waits, { [ofOne]: never }, path),
  'nothing done': shown(
    sees('What was set, what was done'),
    { [ofOne]: { ...ofStudent, topics: [], misconceptions: [], set: [], next: null, weeks: [] } },
    path,
  ),
  'not here': {
    ...shown(sees(/did not arrive/), { [ofOne]: { refused: 'NOT_FOUND' } }, path),
    complains: /status of 404/,
  },
  offline: {
    ...shown(losesNetwork(sees('Minutes of practice a week')), {}, path),
    complains: withoutNetwork,
  },
  'long names': shown(
    settled,
    {
      [ofOne]: {
        ...ofStudent,
        student: { ...theo, first_name: longTitle },
        topics: ofStudent.topics.map((each) => ({ ...each, title: longTitle })),
        set: ofStudent.set.map((each) => ({ ...each, title: longTitle })),
      },
    },
    path,
  ),
})
