import { openFolder } from '@learngrove/server/database'
import { newId } from '@learngrove/server/ids'

/** What a talk about mathematics holds: words, formulas in and between them, a list, a table. */
const answers = [
  'An equation is a balance: what you do to one side, you do to the other.\n\n$$\n3x + 5 = 26\n$$\n\nWhat could you do to both sides to find just $3x$?',
  'Yes, that line follows from $3x + 5 = 26$. Now there is $3x = 21$, and one step is left.\n\n1. Say what stands before $x$.\n2. Undo it on both sides.\n3. Put your value back in.',
  'Your notes put it like this.\n\n> To add fractions, write them with the same denominator: $\\frac{1}{2} + \\frac{1}{3} = \\frac{3}{6} + \\frac{2}{6}$.\n\nHow would you say that in your own words?',
  'Here is how they compare.\n\n| shape | area |\n| --- | --- |\n| square | $a^2$ |\n| circle | $\\pi r^2$ |\n\nWhich one is asked for here?',
] as const

const asked = ['Help me solve 3x + 5 = 26', '3x = 21', 'why?', 'How do I add 1/2 and 1/3?'] as const

/** So many rows are put in by one statement. */
const together = 1_000
const minuteMs = 60_000

/** Puts a conversation of so many messages into the database of the demonstration school. */
export async function fillTalk(
  folder: string,
  messages: number,
): Promise<{ readonly thread_id: string; readonly last: string }> {
  await using database = await openFolder(folder)
  const { db } = database
  const student = await db
    .selectFrom('users')
    .select(['id', 'school_id'])
    .where('email', '=', 'student@demo.learngrove.test')
    .executeTakeFirstOrThrow()
  const thread_id = newId()
  const now = Date.now()
  const moment = (place: number) => new Date(now - (messages - place) * minuteMs)
  await db
    .insertInto('chat_threads')
    .values({
      ...{ id: thread_id, user_id: student.id, school_id: student.school_id },
      ...{ title: 'A long talk', created_at: moment(0), updated_at: new Date(now + minuteMs) },
    })
    .execute()
  const last = 'This is the last word of a long talk.'
  const rows = Array.from({ length: messages }, (_, place) => {
    const from_user = place % 2 === 0
    const texts = from_user ? asked : answers
    const text = texts[(place >> 1) % texts.length] ?? ''
    return {
      ...{ id: newId(), thread_id, from_user, type: 'text', created_at: moment(place) },
      text: place === messages - 1 ? last : `${text}\n\nMessage ${place}.`,
    }
  })
  for (let at = 0; at < rows.length; at += together)
    await db
      .insertInto('chat_messages')
      .values(rows.slice(at, at + together))
      .execute()
  return { thread_id, last }
}
