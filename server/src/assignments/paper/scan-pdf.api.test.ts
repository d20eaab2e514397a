import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db, makeSchool } from '#testing/harness.ts'
import { jpegPicture, locked, type PdfPage, scannedPdf } from './pdf/pdf.testing.ts'
import { outcomesOf, printedPage } from './printed-page.testing.ts'

const scanned = async (photo: Uint8Array, rotate = 0): Promise<PdfPage> => ({
  pictures: [await jpegPicture(photo)],
  rotate,
})

/** A page of the same size on which somebody scanned something else. */
const blank: PdfPage = {
  pictures: [
    await jpegPicture(
      await sharp({ create: { width: 600, height: 848, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ),
  ],
}

test('each page of a PDF comes back to its student as a photograph does; one without a code is named', async () => {
  const { page, sendPdf, send, answers, student, client, class_id } = await printedPage()
  const photo = await page([null, 'filled', null])
  const events = await sendPdf(
    scannedPdf([
      blank,
      await scanned(await page([null, 'filled', null], { turn: 90 }), 90),
      { pictures: [] },
    ]),
  )
  expect(events.map(({ event }) => event)).toEqual(['begun', 'unread', 'page', 'unread'])
  expect(events[0]?.data).toEqual({ num_pages: 3 })
  expect(events[1]?.data).toEqual({ pdf_page: 1, why: 'no_code' })
  const read = events.find((each) => each.event === 'page')
  expect(read?.data).toMatchObject({ pdf_page: 2, page: 1, student: { id: student.id } })
  expect(outcomesOf(read?.data ?? { questions: [] })).toEqual(['marked', 'waits', 'waits', 'waits'])
  expect(events[3]?.data).toEqual({ pdf_page: 3, why: 'no_picture' })
  const [choice] = await answers()
  expect(choice).toMatchObject({ selected_option: [2], marks_given: 1, is_settled: true })
  const queue = await client.call('GET /quiz/marking', { query: { class_id } })
  expect(queue.num_waiting).toBe(3)
  // The photograph of the same page finds it answered.
  expect(outcomesOf(await send(photo))[0]).toBe('before')
})

test('the same PDF sent twice at once counts nothing twice, and a third at once is asked to wait', async () => {
  const { page, sendPdf, student } = await printedPage()
  const pdf = scannedPdf([await scanned(await page(['filled', null, null]))])
  const sent = await Promise.allSettled([sendPdf(pdf), sendPdf(pdf), sendPdf(pdf)])
  const refused = sent.filter(({ status }) => status === 'rejected')
  for (const each of refused) expect(each).toMatchObject({ reason: { code: 'SCANS_BUSY' } })
  expect(refused.length).toBeLessThanOrEqual(1)
  await sendPdf(pdf)
  const rows = await db
    .selectFrom('evidence')
    .select('try_number')
    .where('student_id', '=', student.id)
    .execute()
  expect(rows).toEqual([{ try_number: 1 }])
})

test('a PDF that is locked, broken or too long is refused before anything of it is read', async () => {
  const { sendPdf } = await printedPage()
  const refused = [
    [scannedPdf([blank], locked), 'PDF_LOCKED'],
    [Buffer.from('%PDF-1.7\n'), 'PDF_UNREADABLE'],
    [scannedPdf(Array.from({ length: 301 }, () => ({ pictures: [] }))), 'PDF_TOO_LONG'],
    [Buffer.from('no PDF'), 'UNSUPPORTED_TYPE'],
  ] as const
  for (const [pdf, code] of refused) await expect(sendPdf(pdf)).rejects.toMatchObject({ code })
})

test('nobody else hands pages in: each is of nobody whom they teach, and a student is refused', async () => {
  const { page, sendPdf, school, other, student } = await printedPage()
  const pdf = scannedPdf([await scanned(await page([null, 'filled', null]))])
  const elsewhere = await makeSchool()
  const stranger = await elsewhere.as(await elsewhere.addUser('teacher'))
  for (const client of [await school.as(other), stranger]) {
    const events = await sendPdf(pdf, client)
    expect(events.at(-1)?.data).toEqual({ pdf_page: 1, why: 'not_yours' })
  }
  await expect(sendPdf(pdf, await school.as(student))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const rows = await db
    .selectFrom('evidence')
    .select('id')
    .where('student_id', '=', student.id)
    .execute()
  expect(rows).toEqual([])
})

test('who leaves while pages are read ends it, and others have their turn', async () => {
  const { page, sendPdf, client } = await printedPage()
  const one = await scanned(await page([null, null, null]))
  const pdf = scannedPdf(Array.from({ length: 30 }, () => one))
  const files = { file: [new Blob([Uint8Array.from(pdf)])] }
  for (let at = 0; at < 2; at += 1) {
    const sent = client.stream('POST /assignments/paper/scans/pdf', { body: {}, files })
    for await (const { event } of sent) if (event === 'page') break
  }
  await expect.poll(() => sendPdf(scannedPdf([blank])).then((events) => events.length)).toBe(2)
})
