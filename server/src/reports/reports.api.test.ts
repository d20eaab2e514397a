import type { EventOf } from '@learngrove/contract/call'
import { beforeEach, describe, expect, test } from 'vitest'
import { addEvidence } from '#testing/evidence.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { makeHead } from '#testing/head.ts'
import { assignQuiz } from '#testing/practice.ts'
import { addClass, classAtWork, follow } from './testing.ts'

type Client = Awaited<ReturnType<typeof classAtWork>>['client']
type Event = EventOf<'GET /classes/{classId}/report'>

async function read({ stream }: Client, classId: string, query = {}): Promise<Event[]> {
  const events: Event[] = []
  const sent = { params: { classId }, query }
  for await (const event of stream('GET /classes/{classId}/report', sent)) events.push(event)
  return events
}

/** The data of a part by its name. */
type DataOf<N extends Event['event']> = Extract<Event, { readonly event: N }>['data']

function part<N extends Event['event']>(events: readonly Event[], name: N): DataOf<N> {
  const found = events.find(({ event }) => event === name)
  if (!found) throw new Error(`The report has no part ${name}`)
  // Safe: the event was found by its name.
  return found.data as DataOf<N>
}

const notFound = expect.objectContaining({ code: 'NOT_FOUND' })

describe('the report of a class', () => {
  let at: Awaited<ReturnType<typeof classAtWork>>
  beforeEach(async () => {
    at = await classAtWork(6)
  })

  test('comes part by part, the sentence first', async () => {
    const events = await read(at.client, at.class_id)
    expect(events.map(({ event }) => event)).toEqual(
      'summary mastery misconceptions questions effort done'.split(' '),
    )
    expect(part(events, 'summary')).toMatchObject({
      class: { id: at.class_id, name: '8B', subject: 'Mathematics' },
      range: { start: '2026-08-10', end: '2026-09-06' },
      ...{ num_students: 6, num_practised: 6 },
      work: { answers: 6, first_right: 50, minutes: 6, hints: 0 },
      before: { answers: 0, first_right: null },
    })
  })

  test('counts what the evidence counts, and estimates nothing from one answer', async () => {
    const { topics, students } = part(await read(at.client, at.class_id), 'mastery')
    expect(topics).toMatchObject([{ id: at.topic_id, answers: 6, mean: null, unknown: 6 }])
    expect(students).toHaveLength(6)
    for (const { cells } of students) expect(cells).toMatchObject([{ answers: 1, estimate: null }])
    const { weeks } = part(await read(at.client, at.class_id), 'effort')
    expect(weeks.at(-1)).toMatchObject({ week: '2026-08-31', num_students: 6, answers: 6 })
  })

  test('tells how hard a question was, and what most took it for', async () => {
    const { questions } = part(await read(at.client, at.class_id), 'questions')
    expect(questions).toMatchObject([
      { answers: 6, facility: 50, common_miss: { answer: '$3$', num_students: 3 } },
    ])
  })

  test('sends a reader who comes back what is missing', async () => {
    const token = await at.school.tokenOf(at.teacher)
    const answer = await fetch(`${at.school.base}/api/v1/classes/${at.class_id}/report`, {
      headers: { authorization: `Bearer ${token}`, 'last-event-id': '4' },
    })
    const names = [...(await answer.text()).matchAll(/^event: (\w+)/gm)].map(([, name]) => name)
    expect(names).toEqual(['effort', 'done'])
  })

  test('every number leads to the answers behind it', async () => {
    const { answers, total_count } = await at.client.call('GET /classes/{classId}/answers', {
      params: { classId: at.class_id },
      query: { topic_id: at.topic_id, is_right: 'false' },
    })
    expect(total_count).toBe(3)
    expect(answers[0]).toMatchObject({
      ...{ question: 'Which is the largest?', answer: '$3$', seconds: 60, try_number: 1 },
      topic: { id: at.topic_id },
    })
  })

  test('a range that is too long, or of another time, is said to be so', async () => {
    await expect(read(at.client, at.class_id, { start: '2020-01-01' })).rejects.toMatchObject({
      code: 'RANGE_TOO_LONG',
    })
    const events = await read(at.client, at.class_id, { start: '2026-06-01', end: '2026-06-20' })
    expect(part(events, 'summary')).toMatchObject({
      sentence: '8B did not practise between 1 June and 21 June.',
      things: [{ kind: 'quiet', title: 'Six students did not practise' }],
    })
  })

  test('leaves out what a student did in another course, and who has left the class', async () => {
    const other = await classAtWork(1)
    await db
      .insertInto('class_members')
      .values({ class_id: other.class_id, user_id: at.students[0]?.id ?? '', is_teacher: false })
      .execute()
    const before = part(await read(other.client, other.class_id), 'summary')
    expect(before).toMatchObject({ num_students: 2, num_practised: 1, work: { answers: 1 } })
    await db
      .deleteFrom('class_members')
      .where('class_id', '=', other.class_id)
      .where('user_id', '=', other.students[0]?.id ?? '')
      .execute()
    const after = part(await read(other.client, other.class_id), 'summary')
    expect(after).toMatchObject({ num_students: 1, num_practised: 0, work: { answers: 0 } })
  })
})

describe('estimates', () => {
  test('are made from five answers on, with their band and the answers behind them', async () => {
    const at = await classAtWork(1)
    const [pupil] = at.evaluations
    if (!pupil) throw new Error('A class has a pupil')
    const topic = { classId: at.class_id, studentId: pupil.student.id, topicId: at.topic_id }
    const path = 'GET /classes/{classId}/students/{studentId}/topics/{topicId}/report'
    expect((await at.client.call(path, { params: topic })).cell.estimate).toBeNull()
    for (const try_number of [2, 3, 4, 5]) {
      await addEvidence(db, pupil.choice, { try_number, misconception: 'sign_lost_moving' })
    }
    await follow()
    const found = await at.client.call(path, { params: topic })
    expect(found.cell.answers).toBe(5)
    expect(found.answers).toHaveLength(5)
    const { mastery = -1, low = 0, high = 0 } = found.cell.estimate ?? {}
    expect(low).toBeLessThanOrEqual(mastery)
    expect(high).toBeGreaterThanOrEqual(mastery)
    expect(found.note).toContain('seen 4 times')
    const report = await at.client.call('GET /classes/{classId}/students/{studentId}/report', {
      params: { classId: at.class_id, studentId: pupil.student.id },
    })
    expect(report.misconceptions).toMatchObject([
      { code: 'sign_lost_moving', answers: 4, right_since: 0, seems_gone: false },
    ])
    expect(report.next).toMatchObject({ kind: 'misconception', misconception: 'sign_lost_moving' })
    expect(report.sentence).toContain(report.emphasis ?? 'nothing')
  })
})

test('the report of set work says who finished, and how each question went', async () => {
  const at = await classAtWork(2)
  const [first] = at.students
  if (!first) throw new Error('A class has a pupil')
  await assignQuiz({ ...at, school_id: at.school.id, student_id: first.id })
  const { id: assignmentId } = await db
    .selectFrom('assignments')
    .select('id')
    .where('class_id', '=', at.class_id)
    .executeTakeFirstOrThrow()
  const params = { id: at.worksheet_id, assignmentId, classId: at.class_id }
  const path = 'GET /worksheets/{id}/assignments/{assignmentId}/classes/{classId}/report'
  const events = []
  for await (const event of at.client.stream(path, { params })) events.push(event)
  expect(events.map(({ event }) => event)).toEqual(
    'summary questions students misconceptions done'.split(' '),
  )
  expect(events[0]?.data).toMatchObject({ num_students: 1, num_begun: 1, num_finished: 0 })
  expect(events[1]?.data).toMatchObject({ questions: [{ answers: 2, facility: 50 }] })
  const report = await at.client.call('GET /classes/{classId}/students/{studentId}/report', {
    params: { classId: at.class_id, studentId: first.id },
  })
  expect(report.set).toMatchObject([{ assignment_id: assignmentId, num_answered: 1 }])
})

test('the hardest questions and what was asked are of the classes that somebody teaches', async () => {
  const at = await classAtWork(6)
  const other = await at.school.addUser('teacher')
  const query = { class_id: at.class_id }
  const mine = await at.client.call('GET /analysis/hardest-question-report', {})
  expect(mine.classes).toMatchObject([
    { class: { id: at.class_id }, questions: [{ facility: 50 }] },
  ])
  const asked = await at.client.call('GET /analysis/chat-statistics-v2', { query })
  expect(asked.classes).toMatchObject([
    { num_students: 6, num_asked: 0, num_messages: 0, weeks: [] },
  ])
  const theirs = await at.school.as(other)
  expect(await theirs.call('GET /analysis/hardest-question-report', {})).toEqual({ classes: [] })
  for (const path of ['hardest-question-report', 'chat-statistics-v2'] as const) {
    await expect(theirs.call(`GET /analysis/${path}`, { query })).rejects.toEqual(notFound)
  }
})

describe('nobody else', () => {
  test.each([
    ['of another class', 'teacher'],
    ['who left the class', 'former'],
    ['of another school', 'abroad'],
    ['who owns another school', 'owner abroad'],
  ])('%s reads anything of it', async (_, who) => {
    const at = await classAtWork(2)
    const abroad = await makeSchool()
    const school = who.endsWith('abroad') ? abroad : at.school
    const user = await school.addUser(who.startsWith('owner') ? 'owner' : 'teacher')
    if (who === 'teacher') await addClass(at.school.id, at.course_id, [user], [])
    if (who === 'former') {
      const member = { class_id: at.class_id, user_id: user.id, is_teacher: true }
      await db.insertInto('class_members').values(member).execute()
      await db.deleteFrom('class_members').where('user_id', '=', user.id).execute()
    }
    const client = await school.as(user)
    const [classId, studentId = ''] = [at.class_id, at.students[0]?.id]
    const [topicId, assignmentId] = [at.topic_id, at.quiz_id]
    const one = { params: { classId } }
    const sheet = { params: { id: at.worksheet_id, assignmentId, classId } }
    const assignment = client.stream(
      'GET /worksheets/{id}/assignments/{assignmentId}/classes/{classId}/report',
      sheet,
    )
    const calls = [
      read(client, classId),
      assignment.next(),
      client.call('GET /classes/{classId}/topics', one),
      client.call('GET /classes/{classId}/topics/{topicId}/report', {
        params: { classId, topicId },
      }),
      client.call('GET /classes/{classId}/students/{studentId}/report', {
        params: { classId, studentId },
      }),
      client.call('GET /classes/{classId}/students/{studentId}/topics/{topicId}/report', {
        params: { classId, studentId, topicId },
      }),
      client.call('GET /classes/{classId}/performance', one),
      client.call('GET /classes/{classId}/answers', one),
    ]
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
    }
  })

  test('the head of a department reads the answers of its classes, and gives none another mark', async () => {
    const at = await classAtWork(1)
    const query = { query: { try_number: 1 } } as const
    const params = { classId: at.class_id }
    const answersOf = async ({ call }: Client) =>
      (await call('GET /classes/{classId}/answers', { params, ...query })).answers
    expect(await answersOf(at.client)).toMatchObject([{ can_mark: true }])
    const head = await at.school.as(await makeHead(at.school, at.course_id))
    const [answer] = await answersOf(head)
    expect(answer).toMatchObject({ can_mark: false })
    const mark = head.call('PATCH /quiz/student-evaluation-questions/{id}', {
      params: { id: answer?.evaluation_question_id ?? '' },
      body: { marks_given: 1, explanation: 'It is right.' },
    })
    await expect(mark).rejects.toEqual(notFound)
    const ofOther = await classAtWork(1, at.school)
    const other = await at.school.as(await makeHead(at.school, ofOther.course_id))
    await expect(answersOf(other)).rejects.toEqual(notFound)
  })

  test('a student who is not in the class has no report in it, though somebody teaches both', async () => {
    const at = await classAtWork(1)
    const stranger = await at.school.addUser('student')
    await addClass(at.school.id, at.course_id, [at.teacher], [stranger])
    const params = { classId: at.class_id, studentId: stranger.id }
    await expect(
      at.client.call('GET /classes/{classId}/students/{studentId}/report', { params }),
    ).rejects.toEqual(notFound)
    await expect(
      at.client.call('GET /classes/{classId}/answers', {
        params: { classId: at.class_id },
        query: { student_id: stranger.id },
      }),
    ).rejects.toEqual(notFound)
  })
})
