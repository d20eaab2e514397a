import type { createCall } from '@learngrove/contract/call'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createMarker, type Marker } from '#platform/marker.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'
import { evaluationsIn, right, studentWithQuiz, submit } from './testing.ts'

type Pupil = {
  readonly student: { readonly id: string }
  readonly client: ReturnType<typeof createCall>
  readonly choice: string
  readonly expression: string
}

const classSize = 12
let quiz_id: string
let pupils: Pupil[]

const marker = createMarker({ size: 1 })
afterAll(() => marker[Symbol.asyncDispose]())

/** An answer that is marked with no number, which no table keeps. */
const unkeepable = [1, 2]
const oddMarker: Marker = {
  ...marker,
  judge: async (question, answer, options) => {
    const judgement = await marker.judge(question, answer, options)
    return answer.selected_option?.length === unkeepable.length
      ? { ...judgement, verdict: 'wrong', marks_given: Number.NaN }
      : judgement
  },
}

beforeEach(async () => {
  const school = await makeSchool({ marker: oddMarker })
  const students = await Promise.all(
    Array.from({ length: classSize }, () => school.addUser('student')),
  )
  const practice = await makePractice(school, students)
  quiz_id = practice.quiz_id
  pupils = await Promise.all(
    students.map(async (student) => {
      const client = await school.as(student)
      const quiz = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
      const [choice = '', , expression = ''] = quiz.questions.map(
        (each) => each.evaluation_question_id,
      )
      return { student, client, choice, expression }
    }),
  )
})

const xpOf = ({ client }: Pupil) => client.call('GET /users/xp', {}).then(({ xp }) => xp)

test('a class that answers at once gets each their own marks', async () => {
  const isRight = (index: number) => index % 3 !== 0
  const told = await Promise.all(
    pupils.map(({ client, choice }, index) =>
      submit(client, quiz_id, [
        { id: choice, ...(isRight(index) ? right.choice : { selected_option: [1] }) },
      ]),
    ),
  )
  for (const [index, pupil] of pupils.entries()) {
    const [mine] = evaluationsIn(told[index] ?? [])
    const xp = isRight(index) ? 10 : 2
    expect(mine).toMatchObject({ id: pupil.choice, is_full_marks: isRight(index), xp_gain: xp })
    expect(await xpOf(pupil)).toBe(xp)
  }
  const skills = await db
    .selectFrom('skill_states')
    .select('student_id')
    .where(
      'student_id',
      'in',
      pupils.map(({ student }) => student.id),
    )
    .execute()
  expect(new Set(skills.map(({ student_id }) => student_id)).size).toBe(classSize)
})

test('two windows of every pupil at once earn the sum of both', async () => {
  await Promise.all(
    [...pupils, ...pupils.toReversed()].map(({ client, choice, expression }, place) => {
      const answer =
        place < classSize
          ? { id: choice, ...right.choice }
          : { id: expression, ...right.expression }
      return submit(client, quiz_id, [answer])
    }),
  )
  expect(await Promise.all(pupils.map(xpOf))).toEqual(pupils.map(() => 20))
})

test('what cannot be kept of one costs the others nothing', async () => {
  const [odd, ...others] = pupils
  const events =
    odd && submit(odd.client, quiz_id, [{ id: odd.choice, selected_option: unkeepable }])
  const [fault, ...told] = await Promise.allSettled([
    events,
    ...others.map(({ client, choice }) =>
      submit(client, quiz_id, [{ id: choice, ...right.choice }]),
    ),
  ])
  expect(fault).toMatchObject({ reason: { code: 'INTERNAL' } })
  expect(told.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'))
  expect(await Promise.all(others.map(xpOf))).toEqual(others.map(() => 10))
})

test("nobody reaches into a classmate's attempt, or another school's, in the same moment", async () => {
  const [thief, owner, ...others] = pupils
  if (!thief || !owner) throw new Error('A class has pupils')
  const foreign = await studentWithQuiz()
  const [stolen, abroad, ...told] = await Promise.all([
    submit(thief.client, quiz_id, [{ id: owner.choice, ...right.choice }]),
    submit(thief.client, quiz_id, [{ id: foreign.ids.choice, ...right.choice }]),
    ...others.map(({ client, choice }) =>
      submit(client, quiz_id, [{ id: choice, ...right.choice }]),
    ),
  ])
  for (const events of [stolen, abroad]) {
    expect(events?.[0]).toMatchObject({ event: 'error', data: { code: 'NOT_FOUND' } })
  }
  expect(told.flatMap(evaluationsIn)).toHaveLength(others.length)
  expect(await xpOf(owner)).toBe(0)
})
