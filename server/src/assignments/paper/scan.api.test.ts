import { expect, test } from 'vitest'
import { db, makeSchool } from '#testing/harness.ts'
import { outcomesOf, printedPage } from './printed-page.testing.ts'
import { even, gentle, photograph, small } from './reading/sheet.testing.ts'

test('a page comes back to its student: what is clear is marked, what is written waits with a picture', async () => {
  const { page, send, answers, student, client, class_id } = await printedPage()
  const read = await send(await page([null, 'filled', null]))
  expect(read).toMatchObject({ title: 'Ratio', page: 1, num_pages: 1, student: { id: student.id } })
  expect(read.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect(outcomesOf(read)).toEqual(['marked', 'waits', 'waits', 'waits'])
  const [choice] = await answers()
  expect(choice).toMatchObject({ selected_option: [2], marks_given: 1, is_settled: true })
  const queue = await client.call('GET /quiz/marking', { query: { class_id } })
  expect(queue.num_waiting).toBe(3)
  const files = queue.questions.flatMap(({ piles }) =>
    piles.flatMap((pile) => pile.answers.flatMap(({ file_ids }) => file_ids ?? [])),
  )
  expect(files).toHaveLength(3)
  const file = await client.call('GET /quiz/files/{fileId}', { params: { fileId: files[0] ?? '' } })
  expect(file.headers.get('content-type')).toBe('image/webp')
})

test('a number in boxes is proposed to whoever marks, with what it would earn, and is marked by nobody else', async () => {
  const { pageWith, send, answers, client, class_id } = await printedPage({ hasUnit: false })
  const read = await send(await pageWith('15', 3))
  expect(outcomesOf(read)).toEqual(['empty', 'waits', 'waits', 'waits'])
  const queue = await client.call('GET /quiz/marking', { query: { class_id } })
  const pileOf = (type: string) =>
    queue.questions.find(({ question }) => question.type === type)?.piles[0]
  expect(pileOf('number')?.looks_like).toMatchObject({ text: '15', marks_given: 1 })
  expect(pileOf('number')?.looks_like?.confidence).toBeGreaterThan(0.8)
  expect(pileOf('expression')?.looks_like).toBeUndefined()
  // Its student hears nothing of it, and nothing counts.
  const waiting = (await answers())[1]
  expect(waiting).toMatchObject({ review: 'waiting', tries: 0, marks_given: null, value: null })
  expect(JSON.stringify(waiting)).not.toContain('looks_like')
})

test('of a number with a unit nothing is proposed but the number, and of what is no number nothing at all', async () => {
  const { pageWith, send, client, class_id } = await printedPage()
  const seen = async () => {
    const { questions } = await client.call('GET /quiz/marking', { query: { class_id } })
    return questions.find(({ question }) => question.type === 'number')?.piles[0]?.looks_like
  }
  await send(await pageWith('15', 3))
  expect(await seen()).toMatchObject({ text: '15', marks_given: null })
  // A better picture takes its place, and what was seen before goes with it.
  await send(await pageWith('1x', 4))
  expect(await seen()).toBeUndefined()
})

test('the same page again counts nothing twice, five times at once neither', async () => {
  const { page, send, student } = await printedPage()
  const picture = await page(['filled', null, null])
  const all = await Promise.all(Array.from({ length: 5 }, () => send(picture)))
  const marked = all.flatMap(outcomesOf).filter((outcome) => outcome === 'marked')
  expect(marked.length).toBeGreaterThan(0)
  expect(outcomesOf(await send(picture))).toEqual(['before', 'before', 'before', 'before'])
  const rows = await db
    .selectFrom('evidence')
    .select('try_number')
    .where('student_id', '=', student.id)
    .execute()
  expect(rows).toEqual([{ try_number: 1 }])
})

test('what a machine is not sure of is marked by none: two bubbles, a tick, a faint one, a mark under a thumb', async () => {
  const { page, send, student } = await printedPage()
  const doubtful = [
    await page(['filled', 'filled', null]),
    await page([null, 'ticked', null]),
    await page([null, 'faint', null]),
    await page([null, 'filled', null], { isCovered: true }),
  ]
  for (const picture of doubtful) expect(outcomesOf(await send(picture))[0]).toBe('waits')
  const rows = await db
    .selectFrom('evidence')
    .select('id')
    .where('student_id', '=', student.id)
    .execute()
  expect(rows).toEqual([])
  // A better photograph takes the place of what still waits.
  expect(outcomesOf(await send(await page([null, 'filled', null])))[0]).toBe('marked')
})

test('what was answered on a screen stands, and what nobody filled in stays open', async () => {
  const { page, send, answers } = await printedPage()
  expect(outcomesOf(await send(await page([null, null, null])))[0]).toBe('empty')
  const [choice] = await answers()
  expect(choice).toMatchObject({ is_submitted: false, tries: 0 })
})

test('nobody else hands a page in: no other teacher, nobody of another school, no student', async () => {
  const { page, send, school, other, student } = await printedPage()
  const picture = await page([null, 'filled', null])
  const elsewhere = await makeSchool()
  const stranger = await elsewhere.as(await elsewhere.addUser('teacher'))
  for (const client of [await school.as(other), stranger])
    await expect(send(picture, client)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(send(picture, await school.as(student))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const rows = await db
    .selectFrom('evidence')
    .select('id')
    .where('student_id', '=', student.id)
    .execute()
  expect(rows).toEqual([])
})

test('a code that somebody made up leads nowhere, nor a page that the copy does not have', async () => {
  const { page, send, token } = await printedPage()
  const forged = await page([null, 'filled', null], {}, '0123456789ABCDEFGHJKMNPQRS')
  await expect(send(forged)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const further = await page([null, 'filled', null], {}, token, 2)
  await expect(send(further)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what is no photograph of a page is refused, and kept nowhere', async () => {
  const { send } = await printedPage()
  const blank = { width: 2_100, height: 2_970, data: new Uint8Array(2_100 * 2_970).fill(255) }
  await expect(send(await photograph(blank, gentle, even, small))).rejects.toMatchObject({
    code: 'NO_CODE',
  })
  await expect(send(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
})
