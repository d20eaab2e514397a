import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addCourse, addQuestionInHand, ask, collect, idsOf, textOf } from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'
import { makeHostedSchool } from '#testing/hosted-school.ts'
import type { Script } from '#testing/openai-endpoint.ts'

/** Maya Osei of class 8B at Meadow Lane School, with a teacher and a mother. */
async function mayasSchool(script: Script) {
  const school = await makeHostedSchool(script)
  const { id: school_id, student, addUser } = school
  const rename = (id: string, first_name: string, last_name: string) =>
    db.updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute()
  await db
    .updateTable('schools')
    .set({ name: 'Meadow Lane School' })
    .where('id', '=', school_id)
    .execute()
  await rename(student.id, 'Maya', 'Osei')
  await db
    .updateTable('users')
    .set({ username: `mayao${student.id.slice(-6)}` })
    .where('id', '=', student.id)
    .execute()
  const [teacher, mother] = [await addUser('teacher'), await addUser('parent')]
  await rename(teacher.id, 'Helen', 'Wardlow')
  await rename(mother.id, 'Abena', 'Mensah')
  await db.insertInto('guardians').values({ parent_id: mother.id, child_id: student.id }).execute()
  const course = await addCourse({ students: [student] })
  const class_id = newId()
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id, name: '8B', course_id: course.id })
    .execute()
  const members = [teacher, student].map(({ id }) => ({
    class_id,
    user_id: id,
    is_teacher: id === teacher.id,
    joined_at: school.now(),
  }))
  await db.insertInto('class_members').values(members).execute()
  return { ...school, username: `mayao${student.id.slice(-6)}` }
}

const personal = /maya|osei|meadow|8b|wardlow|helen|abena|mensah|07700|gmail|march|apple tree/i

test('a model elsewhere is told nobody’s name, and its answer has them again', async () => {
  const pieces = ['Hello [na', 'me]! Ask [teacher last na', 'me] at [school], [', 'name] [1].']
  const { client, endpoint, username } = await mayasSchool({ pieces })
  const messages = [
    `im maya (@${username}) and MAYA OSEI is my name. Mrs Wardlow of meadow lane said so, I am in 8B`,
    "my mum Abena's number is 07700 900123, I was born 3 March 2013. Maya's sister is called Tess",
    'we live at 12 Apple Tree Lane. And what is $8b + 3$?',
  ]
  let thread_id: string | undefined
  for (const message of messages) {
    const events = await collect(ask(client, message, thread_id ? { thread_id } : {}))
    expect(textOf(events)).toBe('Hello Maya! Ask Wardlow at Meadow Lane School, Maya [1].')
    thread_id = idsOf(events).thread_id
  }
  for (const body of endpoint.bodies) {
    expect(body.replaceAll('$8b + 3$', '')).not.toMatch(personal)
    expect(body).not.toContain(username)
  }
  expect(endpoint.bodies[2]).toContain('$8b + 3$')
  expect(endpoint.bodies[2]).toContain('Hello [name]! Ask [teacher last name] at [school]')
  const kept = await client.call('GET /chat', { query: {} })
  expect(kept.messages[1]?.text).toBe('Hello Maya! Ask Wardlow at Meadow Lane School, Maya [1].')
})

test('nor what a student wrote as an answer in a quiz', async () => {
  const { client, endpoint, student, id: school_id } = await mayasSchool({ pieces: ['Hm?'] })
  const open = await addQuestionInHand({ student, school_id })
  const value = JSON.stringify(
    'My name is Maya Osei, ring me on 07700 900123, maya@gmail.com: 3x-2',
  )
  await db.updateTable('evaluation_questions').set({ value }).where('id', '=', open.id).execute()
  await collect(ask(client, 'Is it right?', { evaluation_question_id: open.id }))
  const [body = ''] = endpoint.bodies
  expect(body).toContain('3x-2')
  expect(body).toContain('[name]')
  expect(body).not.toMatch(personal)
})

test('nor by what the school’s own pages say, and neither is the key of a question', async () => {
  const {
    client,
    endpoint,
    student,
    id: school_id,
  } = await mayasSchool({ pieces: ['Hm, [name]?'] })
  await addCourse({
    passages: [
      {
        heading: 'Class 8B of Meadow Lane School',
        body: 'Mrs Wardlow says that green plants make glucose by photosynthesis.',
      },
    ],
    students: [student],
  })
  const open = await addQuestionInHand({ student, school_id })
  const about = { evaluation_question_id: open.id }
  const asked = 'How do green plants make glucose by photosynthesis?'
  expect(textOf(await collect(ask(client, `I am Maya. ${asked}`)))).toBe('Hm, Maya?')
  await collect(ask(client, 'I am Maya Osei. Tell me the answer!', about))
  expect(endpoint.bodies[0]).toContain('green plants make glucose')
  for (const body of endpoint.bodies) {
    expect(body).not.toMatch(personal)
    for (const secret of open.secrets) expect(body).not.toContain(secret)
  }
})

test('nor where a photograph was taken', async () => {
  const { client, endpoint } = await mayasSchool({ pieces: ['I see.'] })
  const photograph = await sharp({
    create: { width: 3_000, height: 40, channels: 3, background: '#337755' },
  })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Maya Osei' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .toBuffer()
  expect((await sharp(photograph).metadata()).exif).toBeDefined()
  const file = new File([new Uint8Array(photograph)], 'maya at meadow lane.jpg', {
    type: 'image/jpeg',
  })
  await collect(ask(client, 'What is this?', { file }))
  const [body = ''] = endpoint.bodies
  expect(body).not.toMatch(personal)
  const [, sent = ''] = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/.exec(body) ?? []
  const { exif, xmp, iptc, width } = await sharp(Buffer.from(sent, 'base64')).metadata()
  expect({ exif, xmp, iptc, width }).toEqual({
    exif: undefined,
    xmp: undefined,
    iptc: undefined,
    width: 2_048,
  })
})

test('a PDF is not sent, and where there is nothing to read in it the student is told', async () => {
  const { client, endpoint } = await mayasSchool({ pieces: ['Which line?'] })
  const file = new File(['%PDF-1.4\n/Author (Maya Osei)\n%%EOF'], 'maya.pdf', {
    type: 'application/pdf',
  })
  const events = await collect(ask(client, 'What is this?', { file }))
  expect(textOf(events)).toMatch(/^I found no text to read in your file: .*Which line\?$/s)
  const [body = ''] = endpoint.bodies
  expect(body).not.toMatch(/pdf|author|maya/i)
})

test('what only calls itself a picture is refused before anything is kept', async () => {
  const { client } = await mayasSchool({ pieces: ['Hm?'] })
  const broken = Buffer.from('/9j/4AAQSkZJRgABAQEAYABgAAD/2Q==', 'base64')
  const file = new File([new Uint8Array(broken)], 'a.jpg', { type: 'image/jpeg' })
  await expect(collect(ask(client, 'What is this?', { file }))).rejects.toMatchObject({
    code: 'UNSUPPORTED_TYPE',
  })
  expect((await client.call('GET /chat', { query: {} })).total_count).toBe(0)
})
