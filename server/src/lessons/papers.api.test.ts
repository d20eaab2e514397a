import { rightAnswer } from '@learngrove/content/answers'
import { present } from '@learngrove/marking'
import { describe, expect, test } from 'vitest'
import type { Jobs } from '#platform/jobs.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { purgePapers, startLessonsJobs } from './lessons.jobs.ts'
import { drawPaper, listedPapers, paperOf } from './papers.ts'

const start = 'POST /lessons/public/past-paper-attempt/log/{name}'
const patch = 'PATCH /lessons/public/past-paper-attempt/log/{name}'
const dayHours = 24

async function guest(name = 'taster') {
  const school = await makeSchool()
  const { call } = await school.as()
  const params = { name }
  const attempt = await call(start, { params })
  const send = (body: object, key = attempt.attempt_key) =>
    call(patch, { params, body: { attempt_key: key, ...body } })
  const answer = (position: number, value: string) => send({ answer: { position, value } })
  const choose = (position: number, order: number) =>
    send({ answer: { position, selected_option: order } })
  const rowOf = () =>
    db
      .selectFrom('paper_attempts')
      .selectAll()
      .where('name', '=', name)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  return { school, call, attempt, send, answer, choose, rowOf }
}

test('the papers are listed, and the taster is not', async () => {
  const { call } = await guest()
  const { papers } = await call('GET /lessons/public/papers', {})
  expect(papers.length).toBeGreaterThanOrEqual(8)
  expect(papers.map(({ name }) => name)).not.toContain('taster')
  for (const paper of papers) {
    expect(paper.max_score).toBeGreaterThanOrEqual(paper.num_questions)
  }
})

test('an attempt shows every paper without its keys, hints and solutions', async () => {
  const { call } = await guest()
  const { papers } = await call('GET /lessons/public/papers', {})
  for (const { name, num_questions } of [...papers, { name: 'taster', num_questions: 4 }]) {
    const attempt = await call(start, { params: { name } })
    expect(attempt.questions).toHaveLength(num_questions)
    expect(JSON.stringify(attempt)).not.toMatch(
      /"(answers?|references|misconception|method_answer|hints|pairs|sequence|tolerance|unit)":/,
    )
  }
})

test('only the hash of the key is kept, for seven days', async () => {
  const { attempt, school, rowOf } = await guest()
  expect(Date.parse(attempt.created_at)).toBe(school.now().getTime())
  expect(Date.parse(attempt.expires_at) - school.now().getTime()).toBe(7 * dayHours * 3_600_000)
  expect(JSON.stringify(await rowOf())).not.toContain(attempt.attempt_key)
})

describe('an answer', () => {
  test('is marked by meaning, with its worked solution', async () => {
    const { answer, choose } = await guest()
    const { marked, insight } = await answer(2, 'n × 6')
    expect(marked).toMatchObject({ position: 2, verdict: 'right', marks_given: 1, max_score: 1 })
    expect(marked?.method_answer.length).toBeGreaterThan(0)
    expect(insight).toBeNull()
    expect((await choose(3, 1)).marked).toMatchObject({ verdict: 'wrong', marks_given: 0 })
  })

  test('that cannot be read costs nothing, and shows no solution yet', async () => {
    const { answer } = await guest()
    expect((await answer(1, 'dunno ((')).marked).toMatchObject({
      verdict: 'unread',
      method_answer: [],
    })
    expect((await answer(1, '22')).marked).toMatchObject({ verdict: 'right' })
  })

  test('stands: its solution has been shown', async () => {
    const { answer } = await guest()
    const first = await answer(1, '24')
    expect(first.marked?.verdict).toBe('wrong')
    expect(await answer(1, '22')).toEqual(first)
  })

  test('of ten at once is marked once, and all are told the same', async () => {
    const { answer, rowOf } = await guest()
    const results = await ten((index) => answer(1, index % 2 ? '22' : '24'))
    expect(fulfilled(results)).toBe(10)
    const told = new Set(results.map((each) => JSON.stringify(each)))
    expect(told.size).toBe(1)
    expect(Object.keys((await rowOf())?.answers ?? {})).toEqual(['1'])
  })

  test('to a question that there is not is refused', async () => {
    const { answer } = await guest()
    await expect(answer(4, '22')).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })
})

test.each([...listedPapers().map(({ name }) => name), 'taster'])(
  'whoever answers all of %s rightly gets every mark',
  async (name) => {
    const { attempt, send, rowOf } = await guest(name)
    const drawn = drawPaper(paperOf(name), (await rowOf())?.id ?? '')
    expect(drawn.map((question) => present(question))).toEqual(attempt.questions)
    for (const [position, question] of drawn.entries()) {
      const { marked } = await send({
        answer: { position, ...rightAnswer(question, present(question)) },
      })
      expect([position, marked?.verdict]).toEqual([position, 'right'])
    }
    const { insight } = await send({ is_finished: true })
    expect(insight?.total_score).toBe(attempt.max_score)
  },
)

describe('a finished attempt', () => {
  test('shows what goes well and what comes next', async () => {
    const { answer, choose, send } = await guest()
    await answer(1, '22')
    await choose(3, 1)
    const { insight } = await send({ is_finished: true })
    expect(insight).toMatchObject({ total_score: 1, max_score: 4, answered: 2 })
    expect(insight?.marks.map(({ verdict }) => verdict)).toEqual([
      'unanswered',
      'right',
      'unanswered',
      'wrong',
    ])
    expect(insight?.marks.every(({ method_answer }) => method_answer.length > 0)).toBe(true)
    expect(insight?.strengths.length).toBe(0)
    expect(insight?.next_steps.join(' ')).toMatch(/question/)
    expect(`${insight?.strengths}${insight?.next_steps}`).not.toMatch(/wrong|fail|bad/i)
  })

  test('takes no more answers, and shows the same again', async () => {
    const { answer, send } = await guest()
    const finished = await send({ is_finished: true })
    expect(finished.insight?.next_steps).toEqual([expect.stringContaining('one or two')])
    expect(await answer(1, '22')).toEqual(finished)
    expect(await send({ is_finished: true })).toEqual(finished)
  })

  test('may be finished with its last answer', async () => {
    const { send } = await guest()
    const last = { answer: { position: 1, value: '22' }, is_finished: true }
    const { marked, insight } = await send(last)
    expect(marked?.verdict).toBe('right')
    expect(insight?.total_score).toBe(1)
  })
})

describe('refusals', () => {
  test('an unknown paper, a key of nobody, a key of another paper', async () => {
    const { call, attempt, send } = await guest()
    await expect(call(start, { params: { name: 'nothing' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(send({ is_finished: true }, 'guess')).rejects.toMatchObject({
      status: 410,
      code: 'ATTEMPT_EXPIRED',
    })
    const { attempt_key } = attempt
    await expect(
      call(patch, { params: { name: 'science' }, body: { attempt_key } }),
    ).rejects.toMatchObject({ code: 'ATTEMPT_EXPIRED' })
  })

  test('after seven days the attempt is gone, and a job forgets it', async () => {
    const { school, answer, rowOf } = await guest('science')
    await answer(0, 'x')
    await purgePapers(db, school.now())
    const kept = await rowOf()
    expect(kept).toBeDefined()
    school.wait(7 * dayHours)
    await expect(answer(0, 'x')).rejects.toMatchObject({ code: 'ATTEMPT_EXPIRED' })
    await purgePapers(db, school.now())
    expect((await rowOf())?.id).not.toBe(kept?.id)
  })

  test('a guest who begins again and again is slowed down', async () => {
    const { call } = await guest()
    const params = { name: 'taster' }
    for (let begun = 1; begun < 240; begun++) await call(start, { params })
    await expect(call(start, { params })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

test('the job is worked and scheduled', async () => {
  const asked: string[] = []
  const jobs: Jobs = {
    send: async () => {},
    wake: () => {},
    work: async (queue) => void asked.push(`work ${queue}`),
    schedule: async (queue, cron) => void asked.push(`${queue} ${cron}`),
    async [Symbol.asyncDispose]() {},
  }
  await startLessonsJobs({ db, jobs, clock: () => new Date() })
  expect(asked).toEqual(['work papers-purge', 'papers-purge 37 * * * *'])
})
