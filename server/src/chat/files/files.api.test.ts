import { limits } from '@learngrove/contract/chat.limits'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { textOf } from '#testing/chat-school.ts'
import { makeSchool } from '#testing/harness.ts'
import { pictureOf } from '#testing/pictures.ts'
import { docxOf, maths, mr, p, pdfOf, t } from './reading/testing.ts'
import { codeOf, fileOf, keep, read, scene, send } from './scene.testing.ts'

test('a file is kept, read, sent with a message, and shown again with it', async () => {
  const { client } = await scene()
  const docx = docxOf(p(t('Solve ') + maths(mr('2x+4=10'))))
  const kept = await keep(client, fileOf(docx, 'Übung ½.docx'))
  expect(kept).toMatchObject({
    ...{ name: 'Übung ½.docx', text: 'Solve $2x+4=10$', equations: 1, is_truncated: false },
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size: docx.length,
  })
  const { thread_id, user_message_id } = await send(client, 'Help me with this', [kept.id])
  const { id, name, type, size, text } = kept
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages[0]).toMatchObject({
    ...{ id: user_message_id, text: 'Help me with this' },
    files: [{ id, name, type, size, text }],
  })
  expect(messages[1]).toMatchObject({ files: [] })
  expect((await read(client, id)).equals(Buffer.from(docx))).toBe(true)
})

test('a message may be files alone, and what stands in them is the message', async () => {
  const { client } = await scene()
  const pdf = await keep(client, fileOf(pdfOf(['Solve 2x + 4 = 10']), 'sheet.pdf'))
  const note = await keep(client, fileOf('My answer is x = 3', 'mine.txt'))
  expect([pdf.text, note.text]).toEqual(['Solve 2x + 4 = 10', 'My answer is x = 3'])
  const { events, thread_id } = await send(client, '', [pdf.id, note.id])
  expect(textOf(events)).toMatch(/x = 3|2x/)
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages[0]?.files.map((file) => file.id)).toEqual([pdf.id, note.id])
})

test('files that come with the message itself are kept in the same way, and once', async () => {
  const { client } = await scene()
  const client_message_id = newId()
  const sent = () =>
    client.stream('POST /chat/stream', {
      body: { messages: '', client_message_id },
      files: { 'file[]': [fileOf('Solve 3x = 12', 'a.txt'), fileOf('And x + 1 = 2', 'b.txt')] },
    })
  for (let at = 0; at < 2; at += 1) for await (const _ of sent());
  const { messages, total_count } = await client.call('GET /chat', { query: {} })
  expect(total_count).toBe(2)
  expect(messages[0]?.files).toMatchObject([{ text: 'Solve 3x = 12' }, { text: 'And x + 1 = 2' }])
})

test('a picture keeps nothing of its place, and the tutor without eyes says so', async () => {
  const { client } = await scene()
  const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#eef' } })
    .withExif({ IFD0: { Artist: 'Maya' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const kept = await keep(client, fileOf(photo, 'IMG_1.jpg'))
  expect(kept).toMatchObject({ name: 'IMG_1.webp', type: 'image/webp', text: null })
  const bytes = await read(client, kept.id)
  const { exif, width, height } = await sharp(bytes).metadata()
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 20, height: 40 })
  expect(textOf((await send(client, '', [kept.id])).events)).toMatch(/^I cannot see pictures yet/)
})

test('of a picture that moves the first one is kept', async () => {
  const { client } = await scene()
  const gif = await sharp(await pictureOf(30, 20))
    .gif()
    .toBuffer()
  const kept = await keep(client, fileOf(gif, 'moving.gif'))
  expect(kept).toMatchObject({ name: 'moving.webp', type: 'image/webp' })
})

test('what was read can be put right until it is sent', async () => {
  const { client } = await scene()
  const { id } = await keep(client, fileOf('Solve 2x = l0', 'a.txt'))
  const correct = (text: string) =>
    client.call('PATCH /chat/files/{id}', { params: { id }, body: { text } })
  expect(await correct('Solve 2x = 10')).toMatchObject({ id, text: 'Solve 2x = 10' })
  const { thread_id } = await send(client, '', [id])
  const { messages } = await client.call('GET /chat', { query: { thread_id } })
  expect(messages[0]?.files[0]?.text).toBe('Solve 2x = 10')
  expect(await codeOf(correct('x'))).toBe('FILE_SENT')
  expect(await codeOf(client.call('DELETE /chat/files/{id}', { params: { id } }))).toBe('FILE_SENT')
})

test('a file that was not sent can be removed, with its bytes', async () => {
  const { client, files } = await scene()
  const { id } = await keep(client, fileOf('One', 'a.txt'))
  await client.call('DELETE /chat/files/{id}', { params: { id } })
  expect(await codeOf(read(client, id))).toBe('NOT_FOUND')
  await expect(files.get(id)).rejects.toThrow()
  expect(await codeOf(send(client, 'Hm', [id]))).toBe('NOT_FOUND')
})

test('the same id is the same file, and never another', async () => {
  const { client } = await scene()
  const id = newId()
  const all = await Promise.all(
    Array.from({ length: 10 }, () => keep(client, fileOf('One', 'a.txt'), id)),
  )
  expect(new Set(all.map((each) => each.id))).toEqual(new Set([id]))
  expect(await codeOf(keep(client, fileOf('Two', 'a.txt'), id))).toBe('FILE_ID_USED')
})

test('nobody else reads a file, sends it, changes it, or takes its id', async () => {
  const { client, school } = await scene()
  const { id } = await keep(client, fileOf('Mine', 'a.txt'))
  const other = await makeSchool()
  for (const stranger of [
    await school.as(await school.addUser('student')),
    await school.as(await school.addUser('admin')),
    await other.as(await other.addUser('student')),
  ]) {
    const params = { id }
    expect(await codeOf(read(stranger, id))).toBe('NOT_FOUND')
    expect(await codeOf(send(stranger, 'Hm', [id]))).toBe('NOT_FOUND')
    expect(
      await codeOf(stranger.call('PATCH /chat/files/{id}', { params, body: { text: 'x' } })),
    ).toBe('NOT_FOUND')
    expect(await codeOf(stranger.call('DELETE /chat/files/{id}', { params }))).toBe('NOT_FOUND')
    expect(await codeOf(keep(stranger, fileOf('Mine', 'a.txt'), id))).toBe('NOT_FOUND')
  }
})

test('a file goes with one message, though two ask for it at once', async () => {
  const { client } = await scene()
  const { id } = await keep(client, fileOf('Mine', 'a.txt'))
  const codes = await Promise.all([0, 1, 2].map(() => codeOf(send(client, 'Look', [id]))))
  expect(codes.toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'done'])
})

test('a talk that its owner deletes takes its files out of reach', async () => {
  const { client } = await scene()
  const { id } = await keep(client, fileOf('Mine', 'a.txt'))
  const { thread_id } = await send(client, 'Look', [id])
  await client.call('DELETE /chat/threads/{id}', { params: { id: thread_id } })
  expect(await codeOf(read(client, id))).toBe('NOT_FOUND')
})

test.each<[string, () => Promise<File>, string]>([
  ['a page', async () => fileOf('<html><script>', 'a.txt'), 'UNSUPPORTED_TYPE'],
  ['a program that calls itself a PDF', async () => fileOf('MZ\0\0', 'a.pdf'), 'UNSUPPORTED_TYPE'],
  ['a drawing that is a program', async () => fileOf('<svg/>', 'a.png'), 'UNSUPPORTED_TYPE'],
  ['nothing', async () => fileOf('', 'a.txt'), 'UNSUPPORTED_TYPE'],
  [
    'a byte too many',
    async () => fileOf(new Uint8Array(limits.file_bytes + 1).fill(65), 'a.txt'),
    'TOO_LARGE',
  ],
  [
    'half a picture',
    async () => fileOf((await pictureOf(200, 200)).subarray(0, 90), 'a.png'),
    'UNSUPPORTED_TYPE',
  ],
])('%s is refused', async (_name, make, code) => {
  const { client } = await scene()
  expect(await codeOf(keep(client, await make()))).toBe(code)
})

test('more files than a message takes are refused, and so is a message of nothing', async () => {
  const { client } = await scene()
  const ids = await Promise.all(
    Array.from(
      { length: limits.message_files + 1 },
      async (_, at) => (await keep(client, fileOf(`File ${at}`, 'a.txt'))).id,
    ),
  )
  expect(await codeOf(send(client, 'Look', ids))).toBe('INVALID_REQUEST')
  expect(await codeOf(send(client, '', []))).toBe('INVALID_REQUEST')
  expect(await codeOf(send(client, '', ids.slice(1)))).toBe('done')
})

test('a file is what it holds, whatever it is called, and its name is one line', async () => {
  const { client } = await scene()
  const kept = await keep(client, fileOf(pdfOf(['One']), `../../${'x'.repeat(300)}\u202egpj.exe`))
  expect(kept.type).toBe('application/pdf')
  expect(kept.name.length).toBeLessThanOrEqual(limits.file_name_length)
  expect(kept.name).toMatch(/^[\w.-]+\.pdf$/)
})

test('the bytes of a file are an attachment that no browser takes for anything else', async () => {
  const { client } = await scene()
  const { id } = await keep(client, fileOf('One', 'a.txt'))
  const answer = await client.call('GET /chat/files/{id}', { params: { id } })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': "attachment; filename*=UTF-8''a.txt",
    'content-type': 'text/plain',
    'x-content-type-options': 'nosniff',
  })
})
