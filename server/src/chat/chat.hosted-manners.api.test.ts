import { expect, test } from 'vitest'
import { mostAnswerBytes } from '#chat/stream/stream.answer-limit.ts'
import {
  addQuestionInHand,
  ask,
  type ChatEvent,
  collect,
  idsOf,
  textOf,
} from '#testing/chat-school.ts'
import { db } from '#testing/harness.ts'
import { makeHostedSchool } from '#testing/hosted-school.ts'
import { type End, type Manner, manners } from '#testing/hostile-provider.ts'
import { speaking } from '#testing/openai-endpoint.ts'

/** Long enough for a machine that has much else to do, and short enough to be waited for. */
const waits = { MODEL_FIRST_WORD_MS: '1000', MODEL_SILENCE_MS: '1000' }

type School = Awaited<ReturnType<typeof makeHostedSchool>>

/** How the last event of an answer says that it ended. */
function endOf(events: readonly ChatEvent[]): End | undefined {
  const last = events.at(-1)
  if (last?.event === 'error')
    return last.data.errorText === 'ANSWER_WITHHELD' ? 'withheld' : 'broken'
  if (last?.event !== 'finish') return undefined
  const { provider, because } = last.data.messageMetadata
  if (provider === 'built-in') return because === 'unavailable' ? 'built_in' : 'replaced'
  return last.data.finishReason === 'stop' ? 'whole' : 'cut'
}

const outcomesOf = async (user_id: string) =>
  (
    await db.selectFrom('model_calls').select('outcome').where('user_id', '=', user_id).execute()
  ).map(({ outcome }) => outcome)

/** A student asks, the provider answers in its manner, and the student asks on. */
async function talk(school: School, { play, about_question }: Manner) {
  const { id: school_id, endpoint, addUser, as } = school
  const student = await addUser('student')
  const client = await as(student)
  const question = about_question && (await addQuestionInHand({ student, school_id }))
  const about = question ? { evaluation_question_id: question.id } : {}
  endpoint.play(play)
  const events = await collect(ask(client, about_question ?? 'What do plants need?', about))
  const kept = (await client.call('GET /chat', { query: {} })).messages[1]
  const outcomes = await outcomesOf(student.id)
  endpoint.play(speaking({ pieces: ['Go on.'] }))
  const { thread_id } = idsOf(events)
  const next = textOf(await collect(ask(client, 'And then?', { thread_id })))
  return { end: endOf(events), shown: textOf(events), kept, outcomes, next }
}

/** What came of a manner, in the form of what has to come of it. */
async function found(school: School, manner: Manner) {
  const { end, shown, kept, outcomes, next } = await talk(school, manner)
  const { name, text, never } = manner
  return {
    ...{ name, end, outcomes, next },
    is_kept_as_shown: kept?.text === shown,
    unfinished: kept?.unfinished,
    text: text === undefined ? undefined : shown.trimEnd(),
    harm: never?.exec(shown)?.[0] ?? null,
    is_said: shown !== '',
    is_short: Buffer.byteLength(shown) <= mostAnswerBytes,
  }
}

const expected = ({ name, end, outcome, text }: Manner) => ({
  ...{ name, end, outcomes: [outcome], next: 'Go on.', text },
  is_kept_as_shown: true,
  unfinished: end === 'broken' || end === 'withheld' || end === 'cut',
  ...{ harm: null, is_short: true },
  is_said: end === 'withheld' ? expect.any(Boolean) : true,
})

test('there are at least 33 manners, each another one', () => {
  expect(new Set(manners.map(({ name }) => name)).size).toBe(manners.length)
  expect(manners.length).toBeGreaterThanOrEqual(33)
})

const ends: readonly End[] = ['built_in', 'broken', 'withheld', 'cut', 'replaced', 'whole']

test.each(ends)(
  'a provider fails or is hostile, nothing is lost and nothing harmful shown: %s',
  async (end) => {
    const school = await makeHostedSchool({}, waits)
    const those = manners.filter((manner) => manner.end === end)
    const all = []
    for (const manner of those) all.push(await found(school, manner))
    expect(all).toEqual(those.map(expected))
  },
  60_000,
)
