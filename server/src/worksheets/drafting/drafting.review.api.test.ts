import { describe, expect, test } from 'vitest'
import { db, makeSchool } from '#testing/harness.ts'
import { madeSheet } from '../testing.ts'
import { askFor, classWithModel, solved, told, writes } from './drafting.testing.ts'

/** The bank has two of each difficulty. */
const prompt = '4 questions on numbers, 4 hard ones'

describe('a draft', () => {
  const use = 'POST /worksheets/drafts/{id}/use'

  async function drafted() {
    const at = await classWithModel(writes([solved, told]))
    const asked = await askFor(at.client, { prompt, class_id: at.class_id })
    const [first, second] = asked.drafts
    if (!first || !second) throw new Error('Two questions were drafted')
    return { ...at, ...asked, first, second }
  }

  test('that was worked out anew becomes a question at its teacher’s yes', async () => {
    const { client, first, topic_id, worksheet_id } = await drafted()
    const { question } = await client.call(use, { params: { id: first.id }, body: {} })
    expect(question).toMatchObject({ from: 'school', difficulty: 'stretch', answer: ['5'] })
    const bank = await client.call('GET /questions', { query: { topic_id, from: 'school' } })
    expect(bank.questions.map(({ question_id }) => question_id)).toEqual([question.question_id])
    const added = await client.call('POST /worksheets/{id}/questions', {
      ...{ params: { id: worksheet_id }, query: { question_ids: [question.question_id] } },
    })
    expect(added.worksheet.questions.at(-1)?.shown.text).toBe(solved.text)
    const left = await client.call('GET /worksheets/{id}/drafts', { params: { id: worksheet_id } })
    expect(left.drafts).toHaveLength(1)
  })

  test('that no machine worked out needs its teacher’s own answer, and a right one', async () => {
    const { client, second } = await drafted()
    const params = { id: second.id }
    const given = (value?: string) =>
      client.call(use, { params, body: value === undefined ? {} : { answer: { value } } })
    await expect(given()).rejects.toMatchObject({ code: 'ANSWER_NEEDED' })
    await expect(given('product')).rejects.toMatchObject({ code: 'ANSWER_NOT_RIGHT' })
    expect((await given('quotient')).question.shown.text).toBe(told.text)
  })

  test('is used once, however many try at once', async () => {
    const { client, first, topic_id } = await drafted()
    const body = { params: { id: first.id }, body: {} }
    const done = await Promise.allSettled(Array.from({ length: 10 }, () => client.call(use, body)))
    const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(Array.from({ length: 9 }, () => 'NOT_FOUND'))
    const bank = await client.call('GET /questions', { query: { topic_id, from: 'school' } })
    expect(bank.total_count).toBe(1)
  })

  test('is checked again when it is changed, not used as long as it does not hold, and gone when it is discarded', async () => {
    const { client, first, second } = await drafted()
    const change = (id: string, question: typeof first.question) =>
      client.call('PATCH /worksheets/drafts/{id}', { params: { id }, body: { question } })
    const wrong = { ...first.question, key: { type: 'number' as const, answer: '6' } }
    const changed = await change(first.id, wrong)
    expect(changed.draft).toMatchObject({ is_changed: true, problems: ['key_disagrees'] })
    const using = client.call(use, { params: { id: first.id }, body: { answer: { value: '6' } } })
    await expect(using).rejects.toMatchObject({ code: 'DRAFT_NOT_SOUND' })
    const same = await change(second.id, { ...wrong, text: 'Solve $3x + 4 = 19$!' })
    expect(same.draft.problems).toEqual(['key_disagrees', 'alike'])
    expect((await change(first.id, first.question)).draft.problems).toEqual(['alike'])
    await client.call('DELETE /worksheets/drafts/{id}', { params: { id: second.id } })
    const gone = client.call(use, { params: { id: second.id }, body: {} })
    await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await client.call(use, { params: { id: first.id }, body: {} })
  })

  test('is nobody else’s: no colleague’s who may change the sheet, no other school’s, no student’s, and on no sheet', async () => {
    const at = await drafted()
    const { school, first, worksheet_id, class_id } = at
    const colleague = await school.addUser('teacher')
    const member = { class_id, user_id: colleague.id, is_teacher: true }
    await db.insertInto('class_members').values(member).execute()
    const elsewhere = await makeSchool()
    const others = [
      await school.as(colleague),
      await school.as(await school.addUser('owner')),
      await elsewhere.as(await elsewhere.addUser('teacher')),
    ]
    for (const [at, other] of others.entries()) {
      const listing = other.call('GET /worksheets/{id}/drafts', { params: { id: worksheet_id } })
      if (at < 2) expect((await listing).drafts).toEqual([])
      else await expect(listing).rejects.toMatchObject({ code: 'NOT_FOUND' })
      const params = { id: first.id }
      const body = { question: first.question }
      const calls = [
        () => other.call(use, { params, body: {} }),
        () => other.call('PATCH /worksheets/drafts/{id}', { params, body }),
        () => other.call('DELETE /worksheets/drafts/{id}', { params }),
      ]
      for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await reachesNobody(at)
  })

  /** It is on no sheet, in no bank and before no student as long as its teacher did not say yes. */
  async function reachesNobody(at: Awaited<ReturnType<typeof drafted>>) {
    const { client, first, school, student, topic_id, class_id, worksheet_id } = at
    const query = { question_ids: [first.id] }
    const sheet = await madeSheet(at, [])
    const placed = client.call('POST /worksheets/{id}/questions', {
      params: { id: sheet.id },
      query,
    })
    await expect(placed).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const places = [{ question_id: first.id, seed: 1, is_compulsory: false, is_locked: false }]
    const changed = client.call('PATCH /worksheets/{id}', {
      ...{ params: { id: sheet.id }, body: { questions: places } },
    })
    await expect(changed).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const drawn = await client.call('POST /worksheets/plan/draw', {
      body: { class_id, questions: places },
    })
    expect(drawn.questions).toEqual([])
    expect(
      (await client.call('GET /questions', { query: { topic_id, from: 'school' } })).total_count,
    ).toBe(0)
    const rows = await db
      .selectFrom('questions')
      .select('id')
      .where('school_id', '=', school.id)
      .execute()
    expect(rows).toEqual([])
    const child = await school.as(student)
    const reading = child.call('GET /worksheets/{id}/drafts', { params: { id: worksheet_id } })
    await expect(reading).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
})
