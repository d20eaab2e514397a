import { limits } from '@learngrove/contract/quiz.limits'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { evaluationsIn, submit } from '#quiz/testing.ts'
import { addTeacher } from '#quiz/waiting.testing.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { pictureOf } from '#testing/pictures.ts'
import { blobOf, codeOf, list, path, read, scene } from './scene.testing.ts'
import { oggOf, photoWithPlace, wavWith } from './testing.ts'

test('a photograph is turned, made small and bare, and its student reads it', async () => {
  const { client, keep, ids } = await scene()
  const photo = await photoWithPlace(3000, 1500)
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const kept = await keep(ids.drawing, photo)
  expect(kept).toMatchObject({ kind: 'photo', type: 'image/webp', is_from_phone: false })
  const bytes = await read(client, kept.id)
  expect(bytes.length).toBe(kept.bytes)
  const { exif, xmp, iptc, icc, width, height } = await sharp(bytes).metadata()
  // It was held upright: what was wide is high.
  expect({ exif, xmp, iptc, icc, width, height }).toMatchObject({ width: 1000, height: 2000 })
  expect(exif ?? xmp ?? iptc).toBeUndefined()
  expect(bytes.includes('Maya')).toBe(false)
})

test('a drawing stays as sharp as it was drawn', async () => {
  const { client, keep, ids } = await scene()
  const kept = await keep(ids.drawing, await pictureOf(40, 40), { kind: 'drawing' })
  expect(kept).toMatchObject({ kind: 'drawing', type: 'image/png' })
  expect((await sharp(await read(client, kept.id)).metadata()).format).toBe('png')
})

test('types are read from the content, and what is no picture is refused', async () => {
  const { client, at, keep, ids } = await scene()
  const refused = [
    '%PDF-1.7 and so on',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'MZ and a program',
    'GIF89a',
  ]
  for (const text of refused) {
    expect(await codeOf(keep(ids.drawing, Buffer.from(text))), text).toBe('UNSUPPORTED_TYPE')
  }
  const half = (await pictureOf(300, 300)).subarray(0, 120)
  expect(await codeOf(keep(ids.drawing, half))).toBe('UNSUPPORTED_TYPE')
  // A recording is none of a picture's business, nor the other way round.
  expect(await codeOf(keep(ids.drawing, oggOf('Maya')))).toBe('UNSUPPORTED_TYPE')
  const params = at(ids.recording)
  const picture = blobOf(await pictureOf(9, 9))
  const asSound = client.call(path, { params, body: {}, files: { audio_file: [picture] } })
  expect(await codeOf(asSound)).toBe('UNSUPPORTED_TYPE')
  expect(await codeOf(keep(ids.recording))).toBe('OTHER_ANSWER_ASKED')
  expect(await codeOf(keep(ids.choice))).toBe('OTHER_ANSWER_ASKED')
  const large = new Uint8Array(limits.file_bytes + 1)
  large.set(await pictureOf(9, 9))
  expect(await codeOf(keep(ids.drawing, large))).toBe('TOO_LARGE')
  expect((await client.call(list, { params })).files).toEqual([])
})

test.each([
  ['ogg', oggOf('Maya at home'), 'audio/ogg'],
  ['wav', wavWith('Maya at home'), 'audio/wav'],
] as const)('a recording (%s) is kept without what tells of its maker', async (_, sound, type) => {
  const { client, at, ids } = await scene()
  expect(Buffer.from(sound).includes('Maya')).toBe(true)
  const kept = await client.call(path, {
    params: at(ids.recording),
    body: {},
    files: { audio_file: [blobOf(sound)] },
  })
  expect(kept).toMatchObject({ kind: 'recording', type })
  expect((await read(client, kept.id)).includes('Maya')).toBe(false)
})

test('sent again, or ten times at once, a file is kept once', async () => {
  const { client, at, keep, ids } = await scene()
  const file_id = newId()
  const all = await Promise.all(
    Array.from({ length: 10 }, () => keep(ids.drawing, undefined, { file_id })),
  )
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set([file_id]))
  expect((await client.call(list, { params: at(ids.drawing) })).files).toHaveLength(1)
})

test('of ten photographs at once there is room for four', async () => {
  const { client, at, keep, ids } = await scene()
  const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(keep(ids.drawing))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(limits.photos)
  expect(new Set(codes)).toEqual(new Set(['done', 'TOO_MANY_FILES']))
  const { files } = await client.call(list, { params: at(ids.drawing) })
  expect(files).toHaveLength(limits.photos)
  // A drawing has a place of its own; and where a page goes, another can come.
  await keep(ids.drawing, undefined, { kind: 'drawing' })
  await client.call('DELETE /quiz/files/{fileId}', { params: { fileId: files[0]?.id ?? '' } })
  expect(await codeOf(keep(ids.drawing))).toBe('done')
})

test('a drawing that is handed in waits for its teacher, who sees it, and nobody else does', async () => {
  const of = await scene()
  const { school, student, client, quiz_id, course_id, keep, ids } = of
  const { teacher } = await addTeacher({ school, student, course_id })
  const [one, two] = [await keep(ids.drawing), await keep(ids.drawing)]
  const staff = await school.as(teacher)
  expect(await codeOf(read(staff, one.id))).toBe('NOT_FOUND')
  const file_ids = [two.id, one.id]
  const [told] = evaluationsIn(await submit(client, quiz_id, [{ id: ids.drawing, file_ids }]))
  expect(told).toMatchObject({ verdict: 'unsure', review: 'waiting', tries: 0, file_ids })
  const query = { student_id: student.id }
  const seen = await staff.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id }, query })
  expect(seen.evaluations[0]).toMatchObject({ file_ids, review: 'waiting' })
  expect((await read(staff, one.id)).length).toBe(one.bytes)

  const parent = await school.addUser('parent')
  const elsewhere = await makeSchool({ files: of.files })
  for (const user of [
    await school.addUser('student'),
    await school.addUser('teacher'),
    parent,
    undefined,
  ]) {
    const code = await codeOf(read(await school.as(user), one.id))
    expect(code).toBe(user ? 'NOT_FOUND' : 'NOT_SIGNED_IN')
  }
  const owner = await elsewhere.as(await elsewhere.addUser('owner'))
  expect(await codeOf(read(owner, one.id))).toBe('NOT_FOUND')
  await db
    .insertInto('guardians')
    .values({ id: newId(), parent_id: parent.id, child_id: student.id })
    .execute()
  expect(await codeOf(read(await school.as(parent), one.id))).toBe('done')

  // Handed in is handed in: it goes into the evidence with the decision, and cannot be taken out.
  const remove = client.call('DELETE /quiz/files/{fileId}', { params: { fileId: one.id } })
  expect(await codeOf(remove)).toBe('FILE_HANDED_IN')
  await staff.call('PATCH /quiz/student-evaluation-questions/{id}', {
    params: { id: ids.drawing },
    body: { marks_given: 3 },
  })
  const evidence = await db
    .selectFrom('evidence')
    .select(['file_ids', 'marks_given'])
    .where('evaluation_question_id', '=', ids.drawing)
    .execute()
  expect(evidence).toEqual([{ file_ids, marks_given: 3 }])
})

test('the answer in the form of the specification: files and answer in one turn, once', async () => {
  const { client, quiz_id, at, ids, school, student, files } = await scene()
  const attempt_key = newId()
  const send = async () => {
    const form = new FormData()
    const answer = [{ id: ids.recording, attempt_key }]
    form.append('evaluations', Buffer.from(JSON.stringify(answer)).toString('base64'))
    form.append('audio_file', blobOf(oggOf('Maya')))
    const authorization = `Bearer ${await school.tokenOf(student)}`
    const url = `${school.base}/api/v1/quiz/${quiz_id}/submit`
    return (await fetch(url, { method: 'POST', body: form, headers: { authorization } })).text()
  }
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  for (const text of answers) expect(text).toMatch(/"verdict":"unsure"/)
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
    params: { id: quiz_id },
  })
  const file_ids = evaluations.find(({ id }) => id === ids.recording)?.file_ids ?? []
  expect(file_ids).toHaveLength(1)
  expect((await files.get(file_ids[0] ?? '')).length).toBeGreaterThan(0)
  expect((await client.call(list, { params: at(ids.recording) })).files).toEqual([])
  expect(await send()).toContain(file_ids[0])
})

test('an answer waits until its files are there, and never has those of another', async () => {
  const { client, quiz_id, keep, ids } = await scene()
  const file_id = newId()
  const attempt_key = newId()
  const answer = { id: ids.drawing, attempt_key, file_ids: [file_id] }
  expect(await submit(client, quiz_id, [answer])).toMatchObject([
    { event: 'error', data: { code: 'FILES_MISSING' } },
    { event: 'done' },
  ])
  await keep(ids.drawing, undefined, { file_id })
  expect(evaluationsIn(await submit(client, quiz_id, [answer]))).toHaveLength(1)
  const elsewhere = { id: ids.expression, value: 'x = 3', file_ids: [file_id] }
  expect(await submit(client, quiz_id, [elsewhere])).toMatchObject([
    { event: 'error', data: { code: 'NOT_FOUND' } },
    { event: 'done' },
  ])
})

test('a photograph of working goes beside what was typed, which is marked as ever', async () => {
  const { client, quiz_id, keep, ids, school, student, course_id } = await scene()
  const { id } = await keep(ids.expression)
  const answer = { id: ids.expression, value: '2x=6\nx=3', file_ids: [id] }
  const [told] = evaluationsIn(await submit(client, quiz_id, [answer]))
  expect(told).toMatchObject({ verdict: 'right', marks_given: 2, file_ids: [id] })
  const { teacher } = await addTeacher({ school, student, course_id })
  expect(await codeOf(read(await school.as(teacher), id))).toBe('done')
  expect(await codeOf(keep(ids.expression))).toBe('QUESTION_SETTLED')
})

test('an empty drawing costs nothing and waits for nobody', async () => {
  const { client, quiz_id, ids } = await scene()
  const [told] = evaluationsIn(await submit(client, quiz_id, [{ id: ids.drawing }]))
  expect(told).toMatchObject({ verdict: 'unread', problem: 'empty', review: null, tries: 0 })
})

test('a file on its way when the quiz is handed in still comes, and no other does', async () => {
  const { client, quiz_id, keep, ids } = await scene()
  const file_id = newId()
  await client.call('PATCH /quiz/{id}/evaluation-questions', {
    params: { id: quiz_id },
    body: { id: ids.drawing, file_ids: [file_id] },
  })
  await submit(client, quiz_id, [], { is_finished: 'true' })
  expect(await codeOf(keep(ids.drawing))).toBe('QUIZ_COMPLETED')
  expect(await codeOf(keep(ids.drawing, undefined, { file_id }))).toBe('done')
})
