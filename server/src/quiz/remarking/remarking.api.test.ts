import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { db, makeSchool, type TestUser } from '#testing/harness.ts'
import { makeHead } from '#testing/head.ts'
import { answeredClass, type Change } from './testing.ts'

const third: Change = { kind: 'options', orders: [3] }

async function answered() {
  const scene = await answeredClass()
  await scene.answer(scene.pupil, 'choice', { selected_option: [3] })
  const { version } = await scene.keyOf('choice')
  return { ...scene, answer_id: version?.said[0]?.answer_id ?? '' }
}

type Answered = Awaited<ReturnType<typeof answered>>

/** Staff who have no business with the class: of another class, of one that is switched off, who left, of another school. */
async function neighbours({ school, course_id, student, class_id }: Answered): Promise<TestUser[]> {
  const [ofOthers, former, left] = [
    await school.addUser('teacher'),
    await school.addUser('teacher'),
    await school.addUser('teacher'),
  ]
  const [other, sleeping] = [newId(), newId()]
  const made = { school_id: school.id, course_id }
  await db
    .insertInto('classes')
    .values([
      { id: other, ...made, name: '7c' },
      { id: sleeping, ...made, name: '7b', is_active: false },
    ])
    .execute()
  await db
    .insertInto('class_members')
    .values([
      { class_id: other, user_id: ofOthers.id, is_teacher: true },
      { class_id: sleeping, user_id: former.id, is_teacher: true },
      { class_id: sleeping, user_id: student.id, is_teacher: false },
      { class_id, user_id: left.id, is_teacher: true },
    ])
    .execute()
  await db.deleteFrom('class_members').where('user_id', '=', left.id).execute()
  const elsewhere = await makeSchool()
  return [
    ofOthers,
    former,
    left,
    await elsewhere.addUser('owner'),
    await elsewhere.addUser('teacher'),
  ]
}

test('who has no business with the class reads nothing, tries nothing and corrects nothing', async () => {
  const scene = await answered()
  const { school, keyOf, preview, correct, undo } = scene
  const { id } = await correct('choice', third)
  for (const user of await neighbours(scene)) {
    const client = await school.as(user)
    const asked = [
      () => keyOf('choice', client),
      () => preview('choice', third, client),
      () => correct('choice', third, { client }),
      () => correct('choice', third, { client, correction_id: id }),
      () => undo(id, client),
    ]
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect((await keyOf('choice')).corrections).toHaveLength(1)
})

test('the head of a department reads, and does no more', async () => {
  const { school, course_id, keyOf, preview, correct } = await answered()
  const client = await school.as(await makeHead(school, course_id))
  expect(await keyOf('choice', client)).toMatchObject({ can_correct: false })
  for (const ask of [
    () => preview('choice', third, client),
    () => correct('choice', third, { client }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an owner of the school corrects; to students and parents the door is shut', async () => {
  const { school, student, keyOf, preview, correct, undo } = await answered()
  const owner = await school.as(await school.addUser('owner'))
  const { id } = await correct('choice', third, { client: owner })
  expect(id).toBeTruthy()
  // What somebody else has made, only they take back.
  await expect(undo(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  for (const user of [student, parent]) {
    const client = await school.as(user)
    for (const ask of [
      () => keyOf('choice', client),
      () => preview('choice', third, client),
      () => correct('choice', third, { client }),
      () => undo(id, client),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
})

test('a student who has left the class keeps their marks', async () => {
  const { correct, remark, readOf, pupil, student, join, answer } = await answered()
  const stays = await join()
  await answer(stays, 'choice', { selected_option: [3] })
  await db.deleteFrom('class_members').where('user_id', '=', student.id).execute()
  await correct('choice', third)
  await remark()
  expect((await readOf(stays, 'choice')).marks_given).toBe(1)
  expect((await readOf(pupil, 'choice')).marks_given).toBe(0)
})

const unsound: [string, Change, string][] = [
  ['a key of another kind', { kind: 'answers', answers: ['5'] }, 'CHANGE_NOT_POSSIBLE'],
  ['an option that there is not', { kind: 'options', orders: [9] }, 'KEY_NOT_RIGHT'],
  ['two options of which one can be chosen', { kind: 'options', orders: [1, 3] }, 'KEY_NOT_RIGHT'],
]

test.each(unsound)('refuses %s', async (_, change, code) => {
  const { preview, correct } = await answered()
  for (const ask of [() => preview('choice', change), () => correct('choice', change)])
    await expect(ask()).rejects.toMatchObject({ code })
})

test('refuses a key that the marker cannot read, and an answer of somebody else', async () => {
  const { preview, answer, pupil, answer_id } = await answered()
  await answer(pupil, 'number', { value: '16 km/h' })
  const unread: Change = { kind: 'answers', answers: ['sixteen and )('] }
  await expect(preview('number', unread)).rejects.toMatchObject({ code: 'KEY_NOT_RIGHT' })
  const elsewhere: Change = { kind: 'accept', answer_id }
  await expect(preview('number', elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const nobody: Change = { kind: 'accept', answer_id: newId() }
  await expect(preview('number', nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('refuses more corrections than an answer is judged by', async () => {
  const { correct, answer_id } = await answered()
  const accept: Change = { kind: 'accept', answer_id }
  for (let made = 0; made < 20; made++) await correct('choice', accept)
  await expect(correct('choice', accept)).rejects.toMatchObject({ code: 'TOO_MANY_CORRECTIONS' })
})
