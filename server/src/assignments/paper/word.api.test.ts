import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db, makeSchool } from '#testing/harness.ts'
import { classWithSheet } from '../testing.ts'
import { openGrey } from './reading/open-picture.ts'
import { findCode } from './reading/read-code.ts'
import { drawSheet, even, gentle, photograph, small } from './reading/sheet.testing.ts'

const word = 'GET /assignments/{id}/paper/word'

const names = ['Amara', 'Theo']

async function setWork() {
  const made = await classWithSheet()
  const { assignment_id } = await made.set()
  return { ...made, params: { id: assignment_id } }
}

/** The text of a document, and its pictures in their order. */
async function opened(answer: Response) {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = Object.keys(files).filter((name) => name.startsWith('word/media/'))
  const pictures = names.flatMap((name) => files[name] ?? [])
  return { text: new TextDecoder().decode(files['word/document.xml']), pictures }
}

/** The code of a picture as it is printed on a page. */
async function codeIn(png: Uint8Array) {
  const page = sharp({ create: { width: 900, height: 1_200, channels: 3, background: '#fff' } })
  const printed = page.composite([{ input: Buffer.from(png), left: 500, top: 80 }]).png()
  return findCode(await openGrey(await printed.toBuffer()))
}

test('each student has a copy with their name and a code that is their own, and the keys follow', async () => {
  const { client, params, students } = await setWork()
  for (const [at, { id }] of students.entries())
    await db
      .updateTable('users')
      .set({ first_name: names[at] ?? '' })
      .where('id', '=', id)
      .execute()
  const { text, pictures } = await opened(await client.call(word, { params, query: {} }))
  for (const name of names) expect(text.split(`>${name}<`)).toHaveLength(2)
  expect(text.match(/A cyclist rides/g)).toHaveLength(2)
  expect(text).toContain('Mark scheme')
  const codes = await Promise.all(pictures.map(codeIn))
  expect(new Set(codes.map((code) => code?.token)).size).toBe(2)
  expect(codes.every((code) => code?.page === 1)).toBe(true)
  // The same again is the same copy.
  await client.call(word, { params, query: {} })
  const rows = await db
    .selectFrom('paper_copies')
    .select('id')
    .where('assignment_id', '=', params.id)
    .execute()
  expect(rows).toHaveLength(2)
})

test('one student alone has one copy, and its page comes back to them, to be marked by hand', async () => {
  const { client, params, students } = await setWork()
  const [student] = students
  const query = { student_id: student.id }
  const { text, pictures } = await opened(await client.call(word, { params, query }))
  expect(text.match(/A cyclist rides/g)).toHaveLength(1)
  const code = await codeIn(pictures[0] ?? new Uint8Array())
  const sheet = { token: code?.token ?? '', page: 1, places: [], pens: [] }
  const photo = await photograph(await drawSheet(sheet, even), gentle, even, small)
  const read = await client.call('POST /assignments/paper/scans', {
    body: {},
    files: { file: [new Blob([Uint8Array.from(photo)])] },
  })
  expect(read).toMatchObject({ student: { id: student.id }, is_word: true, questions: [] })
})

test('nobody else gets it: no other teacher, no student, nobody of another school, and not who has left', async () => {
  const { school, other, client, params, students, former } = await setWork()
  const elsewhere = await makeSchool()
  const stranger = await elsewhere.as(await elsewhere.addUser('owner'))
  for (const each of [await school.as(other), stranger])
    await expect(each.call(word, { params, query: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  const student = await school.as(students[0])
  await expect(student.call(word, { params, query: {} })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(
    client.call(word, { params, query: { student_id: former.id } }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
