import type { EventOf } from '@learngrove/contract/call'
import { describe, expect, test } from 'vitest'
import { addEvidence } from '#testing/evidence.ts'
import { makeGuardian } from '#testing/family.ts'
import { db, makeSchool, type TestSchool } from '#testing/harness.ts'
import { makeHead } from '#testing/head.ts'
import { makeHostedSchool } from '#testing/hosted-school.ts'
import { assignQuiz } from '#testing/practice.ts'
import { addClass, classAtWork, follow } from '../testing.ts'

type At = Awaited<ReturnType<typeof classAtWork>>
type Event = EventOf<'POST /chat/teacher/stream'>

async function ask({ client, class_id }: Pick<At, 'client' | 'class_id'>, message: string) {
  const events: Event[] = []
  const sent = { body: { message, class_id } }
  for await (const event of client.stream('POST /chat/teacher/stream', sent)) events.push(event)
  const words = events.flatMap(({ event, data }) => (event === 'words' ? [data.text] : [])).join('')
  const [figures] = events.flatMap(({ event, data }) => (event === 'figures' ? [data] : []))
  const [done] = events.flatMap(({ event, data }) => (event === 'done' ? [data] : []))
  return { events, words, behind: figures?.behind ?? [], provider: done?.provider }
}

const names = [
  ['Maya', 'Okafor'],
  ['Grace', 'Lind'],
  ['Maya', 'Lind'],
  ['Ben', 'Stone'],
] as const

/** A class of four, of whom the two who missed the first question missed two more. */
async function classThatIsStuck(among?: TestSchool) {
  const at = await classAtWork(names.length, among)
  for (const [index, [first_name, last_name]] of names.entries()) {
    const { student, ids } = at.evaluations[index] ?? {}
    if (!student || !ids) throw new Error('A class has a student for each name')
    await db
      .updateTable('users')
      .set({ first_name, last_name })
      .where('id', '=', student.id)
      .execute()
    for (const id of index % 2 === 1 ? ids.slice(1, 3) : [])
      await addEvidence(db, id, { try_number: 1, misconception: 'sign_lost_moving' })
  }
  await follow()
  return at
}

describe('an answer', () => {
  test('names who is stuck in a topic, and every figure of it opens its answers', async () => {
    const at = await classThatIsStuck()
    const { words, behind } = await ask(at, 'Who is stuck on numbers?')
    expect(words).toBe(
      '[Two students](#1) are stuck on numbers. Less than half of their first tries were right, and they are not there yet:\n' +
        '- Grace Lind: [0 of 3 right at the first try](#2)\n' +
        '- Ben Stone: [0 of 3 right at the first try](#3)',
    )
    expect(behind[1]).toMatchObject({ title: 'Grace Lind, numbers' })
    const { total_count } = await at.client.call('GET /classes/{classId}/answers', {
      ...{ params: { classId: at.class_id }, query: behind[1]?.wanted ?? {} },
    })
    expect(total_count).toBe(3)
  })

  test('says what to do first, with what does it in one press', async () => {
    const { words, events } = await ask(await classThatIsStuck(), 'What shall I do on Monday?')
    expect(words).toContain('- [Two students](#1) are stuck on numbers.')
    const [things] = events.flatMap(({ event, data }) => (event === 'things' ? [data.things] : []))
    expect(things?.map(({ kind }) => kind)).toEqual(['stuck', 'misconception'])
  })

  test('tells how a student did, and asks which one where two have the name', async () => {
    const at = await classThatIsStuck()
    const { words } = await ask(at, 'how did ben do?')
    expect(words).toContain(
      'Ben Stone has begun. There are too few answers yet to say more. What holds',
    )
    expect(words).toContain('[3 answers](#1)')
    const maya = await ask(at, 'How is Maya doing?')
    expect(maya.words).toBe('Which one do you mean: Maya Lind or Maya Okafor?')
    expect(maya.events.at(-2)?.data).toMatchObject({
      questions: expect.arrayContaining(['How is Maya Lind doing?']),
    })
    expect((await ask(at, 'How is Maya Lind doing?')).words).toContain('Maya Lind has begun')
  })

  test.each([
    ['How is the class doing?', '[4 of 4 students](#1) practised'],
    ['Which mistakes do they make?', '[two students](#2), [4 answers](#1)'],
    ['Which questions are hardest?', 'I cannot say which is hard'],
    ['Who did not practise?', 'Everybody practised.'],
    ['Who is ready for more?', 'Nobody is secure in any topic yet.'],
    ['What do they forget?', 'Nobody begins to forget any topic.'],
    ['Who is stuck on photosynthesis?', 'I find no topic “photosynthesis” in the course of 8B.'],
    ['Has everybody done the homework?', 'Nothing was set to 8B yet.'],
  ])('to “%s” comes from the reports', async (message, words) => {
    expect((await ask(await classThatIsStuck(), message)).words).toContain(words)
  })

  test.each(['Is Ben sad at home?', 'Blue?'])(
    'to “%s” is that it is not there',
    async (message) => {
      const { words, behind } = await ask(await classThatIsStuck(), message)
      expect(words).toContain('I can say who is stuck')
      expect(behind).toEqual([])
    },
  )

  test('says what became of set work', async () => {
    const at = await classThatIsStuck()
    const [first] = at.students
    await assignQuiz({ ...at, school_id: at.school.id, student_id: first?.id ?? '' })
    const { words, behind } = await ask(at, 'Who has finished the homework?')
    expect(words).toContain('[0 of 1](#1) have finished. Everybody has begun.')
    const { total_count } = await at.client.call('GET /classes/{classId}/answers', {
      ...{ params: { classId: at.class_id }, query: behind[0]?.wanted ?? {} },
    })
    expect(total_count).toBeGreaterThan(0)
  })
})

describe('a hosted model', () => {
  const pieces = ['[Two students](#1) need you: {student 1} ([0 of 3 right at the first try](#2)) ']
  const rest = 'and {student 2} ([0 of 3 right at the first try](#3)).'

  test('words the facts, and hears neither a name nor the question as it was typed', async () => {
    const school = await makeHostedSchool({ pieces: [...pieces, rest] })
    const at = await classThatIsStuck(school)
    const { words, provider } = await ask(at, 'Who, beside Ben, is stuck on numbers at St Ives?')
    expect(provider).not.toBe('school-model')
    const stuck = await ask(at, 'Tell me who is stuck on numbers')
    expect(stuck.provider).toBe('school-model')
    expect(stuck.words).toBe(
      '[Two students](#1) need you: Grace Lind ([0 of 3 right at the first try](#2)) ' +
        'and Ben Stone ([0 of 3 right at the first try](#3)).',
    )
    expect(words).not.toBe('')
    const sent = JSON.stringify(school.endpoint.bodies)
    expect(sent).toContain('{student 1}')
    for (const told of [...names.flat(), '8B', 'St Ives', 'Tell me'])
      expect(sent).not.toContain(told)
  })

  test.each([
    ['a figure of its own', `${pieces[0]}${rest} They have 12 minutes.`],
    ['a number in words', `${pieces[0]}${rest} Five are absent.`],
    ['less than the figures', 'All is well.'],
    ['somebody else', `${pieces[0]}${rest} {student 3} too.`],
  ])('is not shown where it says %s', async (_, said) => {
    const school = await makeHostedSchool({ pieces: [said] })
    const { words, provider } = await ask(
      await classThatIsStuck(school),
      'Who is stuck on numbers?',
    )
    expect(provider).toBe('built-in')
    expect(words).toContain('Grace Lind: [0 of 3')
  })

  test('is not asked about a child whose guardian said no', async () => {
    const school = await makeHostedSchool({ pieces: [...pieces, rest] })
    const at = await classThatIsStuck(school)
    const parent = await school.addUser('parent')
    const [, grace] = at.students
    if (!grace) throw new Error('A class has a student')
    await makeGuardian(parent, grace)
    const guardian = await school.as(parent)
    await guardian.call('PATCH /models/settings/child/{childId}', {
      ...{ params: { childId: grace.id }, body: { hosted: 'off' } },
    })
    expect((await ask(at, 'Who is stuck on numbers?')).provider).toBe('built-in')
    expect(school.endpoint.bodies).toEqual([])
  })
})

test.each([
  ['of another class', 'teacher'],
  ['who left the class', 'former'],
  ['of another school', 'abroad'],
  ['who owns another school', 'owner abroad'],
])('a teacher %s is told nothing', async (_, who) => {
  const at = await classAtWork(1)
  const school = who.endsWith('abroad') ? await makeSchool() : at.school
  const user = await school.addUser(who.startsWith('owner') ? 'owner' : 'teacher')
  if (who === 'teacher') await addClass(at.school.id, at.course_id, [user], [])
  if (who === 'former') {
    const member = { class_id: at.class_id, user_id: user.id, is_teacher: true }
    await db.insertInto('class_members').values(member).execute()
    await db.deleteFrom('class_members').where('user_id', '=', user.id).execute()
  }
  const asked = ask({ client: await school.as(user), class_id: at.class_id }, 'Who is stuck?')
  await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the head of a department is told of its classes, and of no other', async () => {
  const at = await classThatIsStuck()
  const told = async (course_id: string) => {
    const client = await at.school.as(await makeHead(at.school, course_id))
    return ask({ client, class_id: at.class_id }, 'Who is stuck on numbers?')
  }
  expect((await told(at.course_id)).words).toContain('Grace Lind')
  const other = await classAtWork(1, at.school)
  await expect(told(other.course_id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
