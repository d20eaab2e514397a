import type { Sent } from '@learngrove/contract/call'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoWithPlace } from '#quiz/files/testing.ts'
import { makeSchool } from '#testing/harness.ts'
import { type BankClass, classWithBank } from './testing.ts'

const [tryOwn, writeOwn, writePictured] = [
  'POST /worksheets/own-questions/try',
  'POST /worksheets/own-questions',
  'POST /worksheets/own-questions/pictured',
] as const

type Own = Sent<typeof writeOwn>['body']['question']
type Spots = Extract<Own['key'], { type: 'hot_spot' }>

const regions: Spots['regions'] = [
  {
    label: 'the vein',
    is_right: true,
    area: { shape: 'rectangle', x: 0.1, y: 0.1, width: 0.2, height: 0.3 },
  },
  { label: 'the edge', is_right: false, area: { shape: 'circle', x: 0.8, y: 0.8, radius: 0.1 } },
  {
    label: 'the tip',
    is_right: true,
    area: {
      shape: 'polygon',
      points: [
        [0.5, 0.1],
        [0.6, 0.1],
        [0.6, 0.2],
      ],
    },
  },
]

const questionOf = (topic_id: string, key: Partial<Spots> = {}): Own => ({
  ...{ topic_id, difficulty: 'core', text: 'Where are the vein and the tip?', max_score: 2 },
  key: { type: 'hot_spot', drawing: null, alt: 'A leaf', regions, ...key },
})

const inForm = (question: Own) => Buffer.from(JSON.stringify(question)).toString('base64')
const blobOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])

const write = ({ client, class_id, topic_id }: BankClass, picture: Uint8Array, key = {}) =>
  client.call(writePictured, {
    body: { class_id, question: inForm(questionOf(topic_id, key)) },
    files: { picture: [blobOf(picture)] },
  })

test('a picture becomes a small and bare part of its question, and no place is told with it', async () => {
  const world = await classWithBank()
  const photo = await photoWithPlace(3000, 1500)
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { question } = await write(world, photo)
  const { image, spot_count } = question.shown
  expect(spot_count).toBe(2)
  expect(image).toMatchObject({ alt: 'A leaf', width: 500, height: 1000 })
  expect(JSON.stringify(question.shown)).not.toMatch(/vein"|the tip"|circle|radius/)
  const [head, data = ''] = image?.file.split(',') ?? []
  expect(head).toBe('data:image/webp;base64')
  const bytes = Buffer.from(data, 'base64')
  const { format, exif, xmp, iptc, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 500, height: 1000 })
  expect(exif ?? xmp ?? iptc).toBeUndefined()
  expect(bytes.includes('Maya')).toBe(false)

  const elsewhere = await makeSchool()
  const reader = await elsewhere.as(await elsewhere.addUser('owner'))
  const params = { id: question.question_id }
  await expect(reader.call('GET /questions/{id}', { params })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('while it is written it is marked without its picture, and a place beside is named', async () => {
  const { client, class_id, topic_id } = await classWithBank()
  const question = questionOf(topic_id)
  const points = [
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.85 },
  ]
  const tried = await client.call(tryOwn, { body: { class_id, question, answer: { points } } })
  expect(tried).toMatchObject({ problem: null, is_key_right: true, shown: { spot_count: 2 } })
  expect(tried.marked).toMatchObject({ verdict: 'partly', marks_given: 1 })
  expect(tried.marked?.scoring_rationale).toContain('the edge')
})

test('a drawing of ours needs no picture, and a question about another type takes none', async () => {
  const world = await classWithBank()
  const { client, class_id, topic_id } = world
  const drawn = questionOf(topic_id, { drawing: 'plant-cell.svg' })
  const kept = await client.call(writeOwn, { body: { class_id, question: drawn } })
  expect(kept.question.shown.image).toMatchObject({ file: 'plant-cell.svg' })
  const photo = await photoWithPlace(30, 30)
  const refused = { code: 'INVALID_REQUEST' }
  await expect(write(world, photo, { drawing: 'plant-cell.svg' })).rejects.toMatchObject(refused)
  await expect(
    client.call(writeOwn, { body: { class_id, question: questionOf(topic_id) } }),
  ).rejects.toMatchObject(refused)
  const body = { class_id, question: inForm(questionOf(topic_id)) }
  await expect(client.call(writePictured, { body, files: {} })).rejects.toMatchObject(refused)
})

test.each([
  ['no picture', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a program', 'MZ and a program'],
  ['a picture by its first bytes alone', '\x89PNG\r\n\x1a\n and more'],
])('%s is refused by its content', async (_, text) => {
  const world = await classWithBank()
  await expect(write(world, Buffer.from(text, 'latin1'))).rejects.toMatchObject({
    code: 'UNSUPPORTED_TYPE',
  })
})

test.each<readonly [string, Partial<Spots>, string]>([
  [
    'nothing that is right',
    { regions: regions.filter(({ is_right }) => !is_right) },
    'KEY_NOT_RIGHT',
  ],
  [
    'a region beside the picture',
    {
      regions: [
        {
          label: 'out',
          is_right: true,
          area: { shape: 'rectangle', x: 0.9, y: 0, width: 0.2, height: 0.1 },
        },
      ],
    },
    'KEY_NOT_RIGHT',
  ],
  ['no words for who does not see it', { alt: ' ' }, 'INVALID_REQUEST'],
  [
    'a region too small to be found',
    {
      regions: [
        { label: 'dot', is_right: true, area: { shape: 'circle', x: 0.5, y: 0.5, radius: 0.001 } },
      ],
    },
    'INVALID_REQUEST',
  ],
])('%s is refused', async (_, key, code) => {
  const world = await classWithBank()
  await expect(write(world, await photoWithPlace(30, 30), key)).rejects.toMatchObject({ code })
})
