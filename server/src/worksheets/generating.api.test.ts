import { documentLimits } from '@learngrove/contract/worksheets.limits'
import { describe, expect, test } from 'vitest'
import { docxOf, p, pdfOf, t } from '#chat/files/reading/testing.ts'
import { db } from '#testing/harness.ts'
import { type BankClass, classWithBank } from './testing.ts'

type Client = BankClass['client']

const fileOf = (content: string | Uint8Array, name: string) =>
  new File([typeof content === 'string' ? content : Uint8Array.from(content)], name)

const upload = (client: Client, file: File, type = 'generation') =>
  client.call('POST /worksheets/generate/upload/{type}', {
    params: { type },
    body: {},
    files: { 'source_files[]': [file] },
  })

const listed = (client: Client, type = 'generation') =>
  client.call('GET /worksheets/generate/uploaded/{type}', { params: { type } })

type Body = Parameters<typeof bodyOf>[0]

const bodyOf = (body: {
  prompt: string
  class_id?: string
  num_worksheets?: number
  num_questions_per_worksheet?: number
  assessment_purpose?: string
  reference?: string
  source_ids?: string
  curriculum_ids?: string
}) => ({
  ...body,
  num_worksheets: String(body.num_worksheets ?? 1),
  num_questions_per_worksheet: String(body.num_questions_per_worksheet ?? 2),
})

/** Asks for worksheets and hears of them until the end, or until so many were made. */
async function generate(client: Client, body: Body, most = Number.POSITIVE_INFINITY) {
  const stop = new AbortController()
  const sent = { body: bodyOf(body), files: {} }
  const sheets = []
  let num_made: number | undefined
  for await (const each of client.stream('POST /worksheets/generate', sent, stop.signal)) {
    if (each.event === 'worksheet') sheets.push(each.data)
    if (each.event === 'done') num_made = each.data.num_made
    if (sheets.length >= most) break
  }
  stop.abort()
  return { sheets, num_made }
}

const readMade = async (client: Client, id: string) =>
  (await client.call('GET /worksheets/{id}/making', { params: { id } })).worksheet

describe('documents', () => {
  test('what a document says is kept, and nothing else of it', async () => {
    const { client, teacher } = await classWithBank()
    await upload(client, fileOf(pdfOf(['Ratio and proportion']), 'My plan.pdf'), 'curriculum')
    const file = fileOf(docxOf(p(t('All about numbers'))), '../a\u202eb.docx')
    const { documents } = await upload(client, file)
    expect(documents).toMatchObject([
      { name: 'ab.docx', excerpt: 'All about numbers', is_truncated: false },
    ])
    expect((await listed(client, 'curriculum')).documents).toHaveLength(1)
    const rows = await db
      .selectFrom('worksheet_documents')
      .selectAll()
      .where('user_id', '=', teacher.id)
      .execute()
    expect(rows.map(({ text }) => text).toSorted()).toEqual([
      'All about numbers',
      'Ratio and proportion',
    ])
  })

  test('another type than the two is none', async () => {
    const { client } = await classWithBank()
    const refused = { code: 'INVALID_REQUEST', issues: [{ message: 'Invalid document type' }] }
    await expect(upload(client, fileOf('Text', 'a.txt'), 'homework')).rejects.toMatchObject(refused)
    await expect(listed(client, 'homework')).rejects.toMatchObject(refused)
  })

  test('what cannot be read, is too large or is no document is refused, and nothing is kept', async () => {
    const { client } = await classWithBank()
    const empty = upload(client, fileOf(docxOf(p(t(' '))), 'a.docx'))
    await expect(empty).rejects.toMatchObject({ code: 'NOTHING_READ' })
    const picture = fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa), 'a.pdf')
    await expect(upload(client, picture)).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
    const vast = fileOf('a'.repeat(documentLimits.bytes + 1), 'a.txt')
    await expect(upload(client, vast)).rejects.toMatchObject({ code: 'TOO_LARGE' })
    expect((await listed(client)).documents).toEqual([])
  })

  test('of ten at once as many are kept as there is room for, and the same one is kept once', async () => {
    const { client, teacher, school } = await classWithBank()
    const row = (at: number) => ({
      ...{ id: crypto.randomUUID(), school_id: school.id, user_id: teacher.id, text: 'x' },
      ...{ kind: 'curriculum', name: 'x', is_truncated: false, sha256: String(at) },
      created_at: school.now(),
    })
    const before = Array.from({ length: documentLimits.kept - 3 }, (_, at) => row(at))
    await db.insertInto('worksheet_documents').values(before).execute()
    const sent = Array.from({ length: 10 }, (_, at) =>
      upload(client, fileOf(`Text ${at % 5}`, 'a.txt')),
    )
    const done = await Promise.allSettled(sent)
    const refused = done.filter((each) => each.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(refused.map(() => 'TOO_MANY_FILES'))
    expect((await listed(client)).documents).toHaveLength(3)
  })

  test('nobody else sees, uses or deletes it; its owner deletes it', async () => {
    const world = await classWithBank()
    const { client, school, class_id } = world
    const { documents } = await upload(client, fileOf('All about numbers', 'a.txt'))
    const id = documents[0]?.id ?? ''
    const colleague = await school.as(await school.addUser('teacher'))
    const elsewhere = await classWithBank()
    const path = 'DELETE /worksheets/generate/uploaded/{type}/{id}'
    for (const other of [colleague, elsewhere.client]) {
      expect((await listed(other)).documents).toEqual([])
      const gone = other.call(path, { params: { type: 'generation', id } })
      await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const using = generate(elsewhere.client, { prompt: 'numbers', source_ids: id })
    await expect(using).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const other_kind = generate(client, { prompt: 'numbers', class_id, curriculum_ids: id })
    await expect(other_kind).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await client.call(path, { params: { type: 'generation', id } })
    expect((await listed(client)).documents).toEqual([])
  })
})

describe('several worksheets', () => {
  test('of one request have no question in common, and are drafts', async () => {
    const { client, class_id } = await classWithBank()
    const { sheets, num_made } = await generate(client, {
      ...{ prompt: 'questions on numbers', class_id, num_worksheets: 3 },
      assessment_purpose: 'End of unit test',
    })
    expect(num_made).toBe(3)
    const made = await Promise.all(sheets.map((each) => readMade(client, each.worksheet_id)))
    const ids = made.flatMap(({ questions }) => questions.map(({ question_id }) => question_id))
    expect([ids.length, new Set(ids).size]).toEqual([6, 6])
    expect(made[1]).toMatchObject({ is_draft: true, class_id, tags: ['End of unit test'] })
    expect(made[1]?.title).toMatch(/, 2$/)
    expect(made.flatMap(({ questions }) => questions).every((each) => each.is_compulsory)).toBe(
      true,
    )
    const before = await client.call('GET /worksheets/generate', {})
    expect(before.total_count).toBe(3)
  })

  test('end where the bank does, and are refused where it has nothing', async () => {
    const { client, class_id } = await classWithBank()
    const many = { prompt: 'questions on numbers', class_id, num_worksheets: 9 }
    expect((await generate(client, many)).num_made).toBe(3)
    const none = generate(client, { prompt: '3 drawing tables on numbers', class_id })
    await expect(none).rejects.toMatchObject({ code: 'NOTHING_FITS' })
  })

  test('stay as far as they were made when nobody listens any more', async () => {
    const { client, class_id } = await classWithBank()
    const body = { prompt: 'questions on numbers', class_id, num_worksheets: 10 }
    await generate(client, { ...body, num_questions_per_worksheet: 1 }, 1)
    const { total_count } = await client.call('GET /worksheets/generate', {})
    expect(total_count).toBeGreaterThan(0)
  })

  test('are about what a document speaks of, and say where it speaks of nothing', async () => {
    const { client, class_id } = await classWithBank()
    const about = await upload(client, fileOf('Numbers. Then more numbers.', 'a.txt'))
    const source_ids = about.documents[0]?.id ?? ''
    const { sheets } = await generate(client, { prompt: '2 questions', class_id, source_ids })
    expect(sheets[0]?.understood.at(-1)).toMatch(/^from your text: /)
    const reference = 'The weather in spring is mild.'
    const other = await generate(client, { prompt: '2 questions', class_id, reference })
    expect(other.sheets[0]?.not_met).toContain('Your text does not speak of a topic of this course')
  })

  test('are for the class that a teacher made last where none is named, and for no other teacher', async () => {
    const { client, class_id, school } = await classWithBank()
    const { sheets } = await generate(client, { prompt: '2 questions on numbers' })
    expect(sheets[0]?.class_id).toBe(class_id)
    const colleague = await school.as(await school.addUser('teacher'))
    for (const body of [{ prompt: '2 on numbers' }, { prompt: '2 on numbers', class_id }]) {
      await expect(generate(colleague, body)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const elsewhere = await classWithBank()
    const abroad = generate(elsewhere.client, { prompt: '2 on numbers', class_id })
    await expect(abroad).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
