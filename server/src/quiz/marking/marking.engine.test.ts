import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { submit } from '#quiz/testing.ts'
import { hardToSay } from '#quiz/waiting.testing.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { nearMiss, pileWaiting, sameWords } from './testing.ts'

/** In hours. */
const hour = 1

describe('the queue', () => {
  test('puts together what says the same, and a near miss by itself', async () => {
    const { queue, ids, second, third } = await pileWaiting()
    const { num_waiting, questions } = await queue()
    expect(num_waiting).toBe(3)
    expect(questions).toHaveLength(1)
    const [question] = questions
    expect(question?.piles.map(({ answers }) => answers.map(({ value }) => value))).toEqual([
      [...sameWords],
      [nearMiss],
    ])
    const [pile, near] = question?.piles ?? []
    expect(pile?.answers.map(({ id }) => id)).toEqual([ids.text, second.id])
    expect(near?.answers.map(({ id }) => id)).toEqual([third.id])
    expect(question?.scheme.accepted).toContain('chloroplast')
    expect(pile?.machine.rationale).not.toBe('')
    expect(pile?.ruling).toBeNull()
  })
})

describe('a pile', () => {
  test('is decided as one: all of it counts, and nothing else', async () => {
    const { pileOf, asSeen, decide, ids, waits, client, quiz_id, standing } = await pileWaiting()
    expect(await decide(asSeen(await pileOf(ids.text)))).toEqual({ is_decided: true, changed: [] })
    expect(await waits()).toBe(1)
    const read = await client.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
    expect(read.evaluations[3]).toMatchObject({ marks_given: 1, review: 'decided', xp_gain: 10 })
    expect((await standing()).evidence).toMatchObject([{ marker: 'teacher', verdict: 'right' }])
    const { notices } = await client.call('GET /notices', { query: {} })
    expect(notices).toMatchObject([{ kind: 'marked', quiz_id, evaluation_question_id: ids.text }])
  })

  test('is decided once, however often and how fast it is sent', async () => {
    const { pileOf, asSeen, decide, ids, standing, client } = await pileWaiting()
    const seen = asSeen(await pileOf(ids.text))
    const decision_id = newId()
    const told = fulfilled(await ten(() => decide(seen, { decision_id })))
    expect(told).toBe(10)
    expect((await standing()).evidence).toHaveLength(1)
    expect((await client.call('GET /users/xp', {})).xp).toBe(10)
  })

  test('is refused as a whole where one was decided or changed meanwhile, and says which', async () => {
    const { school, pileOf, asSeen, decide, ids, second, quiz_id, waits } = await pileWaiting()
    const seen = asSeen(await pileOf(ids.text))
    school.wait(hour)
    await submit(second.client, quiz_id, [{ id: second.id, value: 'in the discs of light' }])
    expect(await decide(seen)).toEqual({ is_decided: false, changed: [second.id] })
    expect(await waits()).toBe(3)
    await decide(seen.filter(({ id }) => id === ids.text))
    expect(await decide(seen)).toEqual({
      is_decided: false,
      changed: [ids.text, second.id].toSorted(),
    })
  })

  test('takes no more marks than there are, and answers to one question alone', async () => {
    const { pileOf, asSeen, decide, ids, client, quiz_id } = await pileWaiting()
    const seen = asSeen(await pileOf(ids.text))
    await expect(decide(seen, { marks_given: 2 })).rejects.toMatchObject({
      code: 'MARKS_OUT_OF_RANGE',
    })
    await submit(client, quiz_id, [{ id: ids.choice, selected_option: [1] }])
    const [one] = seen
    const two = one ? [one, { ...one, id: ids.choice }] : []
    await expect(decide(two)).rejects.toMatchObject({ code: 'NOT_ONE_PILE' })
    await expect(decide(one ? [one, one] : [])).rejects.toMatchObject({ code: 'NOT_ONE_PILE' })
  })
})

describe('a decision that is taken back', () => {
  test('leaves everything as it was, and can be made anew', async () => {
    const { pileOf, asSeen, decide, undo, ids, waits, client, standing, quiz_id } =
      await pileWaiting()
    const decision_id = newId()
    await decide(asSeen(await pileOf(ids.text)), { decision_id })
    expect(await undo(decision_id)).toEqual({ num_answers: 2 })
    expect(await undo(decision_id)).toEqual({ num_answers: 2 })
    expect(await waits()).toBe(3)
    const params = { id: quiz_id }
    const read = async () =>
      (await client.call('GET /quiz/{id}/evaluations', { params })).evaluations[3]
    expect(await read()).toMatchObject({
      review: 'waiting',
      tries: 0,
      xp_gain: 0,
      is_settled: false,
    })
    expect((await client.call('GET /users/xp', {})).xp).toBe(0)
    expect((await standing()).skill).toBeUndefined()
    await decide(asSeen(await pileOf(ids.text)), { marks_given: 0 })
    expect(await read()).toMatchObject({ review: 'decided', tries: 1, marks_given: 0 })
    expect((await standing()).skill?.state).toMatchObject({ count: 1 })
  })

  test('leaves its try to what the student hands in next', async () => {
    const { pileOf, asSeen, decide, undo, ids, client, quiz_id, standing } = await pileWaiting()
    const decision_id = newId()
    await decide(asSeen(await pileOf(ids.text)), { decision_id })
    await undo(decision_id)
    await submit(client, quiz_id, [{ id: ids.text, value: 'in the chloroplasts' }])
    const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
      params: { id: quiz_id },
    })
    expect(evaluations[3]).toMatchObject({ is_full_marks: true, tries: 1, review: null })
    expect((await standing()).skill?.state).toMatchObject({ count: 1 })
  })

  test('brings back the marks that it replaced, the machine’s too', async () => {
    const { staff, client, quiz_id, ids, decide, undo } = await pileWaiting()
    await submit(client, quiz_id, [{ id: ids.choice, selected_option: [1] }])
    const params = { id: quiz_id }
    const read = async () =>
      (await client.call('GET /quiz/{id}/evaluations', { params })).evaluations[0]
    const before = await read()
    const handed_in_at = before?.handed_in_at ?? ''
    const decision_id = newId()
    await decide([{ id: ids.choice, handed_in_at, marks_given: 0 }], { decision_id })
    expect(await read()).toMatchObject({ marks_given: 1, marker: 'teacher' })
    await staff.call('POST /quiz/marking/decisions/{id}/undo', { params: { id: decision_id } })
    expect(await read()).toMatchObject({
      marks_given: 0,
      marker: before?.marker,
      review: null,
      xp_gain: 2,
    })
    expect((await client.call('GET /users/xp', {})).xp).toBe(2)
    await undo(decision_id)
  })

  test('is not, once something followed it or the time is over', async () => {
    const { school, pileOf, asSeen, decide, undo, ids, staff } = await pileWaiting()
    const [one, two] = [newId(), newId()]
    const seen = asSeen(await pileOf(ids.text))
    await decide(seen.slice(0, 1), { decision_id: one })
    await staff.call('PATCH /quiz/student-evaluation-questions/{id}', {
      params: { id: ids.text },
      body: { marks_given: 0 },
    })
    await expect(undo(one)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
    await decide(seen.slice(1), { decision_id: two })
    school.wait(hour)
    await expect(undo(two)).rejects.toMatchObject({ code: 'UNDO_TOO_LATE' })
    await expect(undo(newId())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a ruling', () => {
  test('is proposed where a later answer says the same, never given, and can be forgotten', async () => {
    const { pileOf, asSeen, decide, ids, join, queue, staff } = await pileWaiting()
    await decide(asSeen(await pileOf(ids.text)), { is_remembered: true })
    const later = await join('in the small discs that the plant has for CATCHING sun')
    const other = await join(hardToSay[2])
    expect((await pileOf(other.id)).ruling).toBeNull()
    const again = await join(sameWords[0].toUpperCase().toLowerCase())
    expect((await pileOf(again.id)).ruling).toMatchObject({ marks_given: 1, note: 'Yes.' })
    expect((await pileOf(later.id)).ruling).toBeNull()
    const [ruling] = (await queue()).rulings
    expect(ruling).toMatchObject({ marks_given: 1, words: sameWords[0] })
    const params = { id: ruling?.id ?? '' }
    await staff.call('DELETE /quiz/marking/rulings/{id}', { params })
    expect((await pileOf(again.id)).ruling).toBeNull()
    await expect(staff.call('DELETE /quiz/marking/rulings/{id}', { params })).rejects.toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    )
  })

  test('goes with its decision when that is taken back', async () => {
    const { pileOf, asSeen, decide, undo, ids, queue } = await pileWaiting()
    const decision_id = newId()
    await decide(asSeen(await pileOf(ids.text)), { decision_id, is_remembered: true })
    expect((await queue()).rulings).toHaveLength(1)
    await undo(decision_id)
    expect((await queue()).rulings).toEqual([])
  })
})
