import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { createMemory } from '#platform/memory.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { db } from '#testing/harness.ts'
import type { Recorded } from './leaks.ts'
import { searchLines } from './search-folder.ts'

/** A student who opens a quiz, takes a hint, tries a question wrongly and settles another, and all they were answered. */
async function recordedStudent() {
  const { school, student, quiz_id, ids } = await studentWithQuiz()
  const token = await school.tokenOf(student)
  const lines: Recorded[] = []
  const asked: Omit<Recorded, 'body' | 'done'>[] = []
  const send = async (method: 'GET' | 'POST', path: string, body?: FormData) => {
    const at = Date.now()
    if (method === 'POST') asked.push({ at, method, path, token })
    const answer = await fetch(`${school.base}/api/v1${path}`, {
      ...{ method, headers: { authorization: `Bearer ${token}` } },
      ...(body && { body }),
    })
    lines.push({ at, done: Date.now(), method, path, token, body: await answer.text() })
  }
  const quiz = `/quiz/${quiz_id}`
  await send('GET', quiz)
  await send('POST', `${quiz}/evaluation-questions/${ids.choice}/hints`)
  const form = new FormData()
  const answers = [
    { id: ids.number, attempt_key: newId(), value: '7 m' },
    { id: ids.expression, attempt_key: newId(), value: 'x=3' },
  ]
  form.set('evaluations', Buffer.from(JSON.stringify(answers)).toString('base64'))
  await send('POST', `${quiz}/submit`, form)
  await send('GET', `${quiz}/evaluations`)
  const evaluations: { id: string }[] = JSON.parse(lines.at(-1)?.body ?? '').evaluations
  const search = (more: readonly Recorded[] = []) => searchLines(db, [...asked, ...lines, ...more])
  /** The last answer once more, with something in it that should not be there. */
  const planted = (id: string, leak: object): Recorded => ({
    ...{ at: Date.now(), done: Date.now(), method: 'GET', path: `${quiz}/evaluations`, token },
    body: JSON.stringify({
      evaluations: evaluations.map((each) => (each.id === id ? { ...each, ...leak } : each)),
    }),
  })
  return { ids, lines, search, planted, token, questionOf }
}

async function questionOf(id: string) {
  const { question_version_id, seed } = await db
    .selectFrom('evaluation_questions')
    .select(['question_version_id', 'seed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const memory = createMemory()
  return drawVersion(memory, await readVersion({ db, memory }, question_version_id), seed)
}

test('finds nothing in what a student is really answered', async () => {
  const { search } = await recordedStudent()
  const { answers, questions, leaks } = await search()
  expect(answers).toBe(4)
  expect(questions).toBeGreaterThanOrEqual(4)
  expect(leaks).toEqual([])
})

test('finds a rung that was not released, wherever it stands, and says where', async () => {
  const { ids, search, planted, questionOf } = await recordedStudent()
  const [released, next = ''] = (await questionOf(ids.choice)).hints
  const { leaks } = await search([
    planted(ids.choice, { hints: [released] }),
    planted(ids.choice, { hints: [released, next] }),
    planted(ids.number, { scoring_rationale: `Not yet. ${next}` }),
  ])
  expect(leaks.map(({ where, question, kind }) => ({ where, question, kind }))).toEqual([
    {
      where: expect.stringMatching(
        /^GET \/quiz\/\S+\/evaluations at \$\.evaluations\[0\]\.hints\[1\]$/,
      ),
      ...{ question: ids.choice, kind: 'hint' },
    },
    {
      where: expect.stringMatching(/evaluations\[1\]\.scoring_rationale$/),
      ...{ question: ids.choice, kind: 'hint' },
    },
  ])
})

test('finds the solution of what is open, and lets that of what is settled pass', async () => {
  const { ids, search, planted, questionOf } = await recordedStudent()
  const number = await questionOf(ids.number)
  const expression = await questionOf(ids.expression)
  const { leaks } = await search([
    planted(ids.expression, { method_answer: expression.method_answer }),
    planted(ids.number, { method_answer: number.method_answer }),
  ])
  expect(leaks.length).toBeGreaterThan(0)
  expect(new Set(leaks.map(({ question, kind }) => `${question} ${kind}`))).toEqual(
    new Set([`${ids.number} solution`]),
  )
})

test('finds a key by its name and what it holds, of the very draw', async () => {
  const { ids, search, planted, questionOf } = await recordedStudent()
  const choice = await questionOf(ids.choice)
  if (!('answers' in choice)) throw new Error('It is a choice')
  const others = choice.answers.map((order) => order + 1)
  const { leaks } = await search([
    planted(ids.choice, { more: { answers: choice.answers } }),
    // Is not the key of this draw.
    planted(ids.choice, { answers: others }),
  ])
  expect(leaks).toMatchObject([{ kind: 'field', question: ids.choice }])
  expect(leaks[0]?.where).toMatch(/\.more\.answers$/)
})

test('leaves those alone who may read keys', async () => {
  const { search, planted, ids, questionOf, lines } = await recordedStudent()
  const leak = planted(ids.number, { hints: (await questionOf(ids.number)).hints })
  const body = JSON.stringify({ access_token: 'of a teacher', id: newId(), user_role_id: 2 })
  const signedIn = { ...leak, token: undefined, body }
  expect((await search([signedIn, { ...leak, token: 'of a teacher' }])).leaks).toEqual([])
  expect((await search([leak])).leaks.length).toBeGreaterThan(0)
  expect(lines).toHaveLength(4)
})
