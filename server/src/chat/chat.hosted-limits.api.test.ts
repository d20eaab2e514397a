import { describe, expect, test } from 'vitest'
import { mostAnswerBytes } from '#chat/stream/stream.answer-limit.ts'
import { newId } from '#platform/ids.ts'
import { ask, collect, idsOf, resume, seqOf, textOf } from '#testing/chat-school.ts'
import { makeHostedSchool } from '#testing/hosted-school.ts'

const reasonOf = (events: Awaited<ReturnType<typeof collect>>) => {
  const last = events.at(-1)
  return last?.event === 'finish' ? last.data.finishReason : last?.event
}

describe('an answer without an end', () => {
  test.each([
    ['in one piece', ['Plants grow in the light. '.repeat(40_000)]],
    ['in many', Array.from({ length: 1_000 }, () => 'Plants grow in the light. ')],
  ])('is cut at a sentence, kept as it was shown, and said to be cut: %s', async (_, pieces) => {
    const { client } = await makeHostedSchool({ pieces, after: 'hang' })
    const events = await collect(ask(client, 'Hello!'))
    const text = textOf(events)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostAnswerBytes)
    expect(text.length).toBeGreaterThan(mostAnswerBytes - 100)
    expect(text.trimEnd().at(-1)).toBe('.')
    expect(reasonOf(events)).toBe('length')
    const { messages } = await client.call('GET /chat', { query: {} })
    expect(messages[1]).toMatchObject({ text, unfinished: true })
  })
})

test.each(['length', 'content_filter', 'tool_calls'])(
  'an answer that the model itself ends by %s is kept as unfinished',
  async (finish_reason) => {
    const { client } = await makeHostedSchool({ pieces: ['Plants need'], finish_reason })
    const events = await collect(ask(client, 'Hello!'))
    expect(textOf(events)).toBe('Plants need')
    expect(reasonOf(events)).toBe(finish_reason.replace('_', '-'))
    const { messages } = await client.call('GET /chat', { query: {} })
    expect(messages[1]).toMatchObject({ text: 'Plants need', unfinished: true })
  },
)

const call = { index: 0, id: 'c1', type: 'function', function: { name: 'search', arguments: '{}' } }
const toolCall = { tool_calls: [call] }

test('a tool that nobody offered is not called: the built-in tutor answers', async () => {
  const script = { deltas: [toolCall], finish_reason: 'tool_calls' }
  const { client } = await makeHostedSchool(script)
  const events = await collect(ask(client, 'Hello!'))
  expect(textOf(events)).not.toBe('')
  expect(events.at(-1)).toMatchObject({ data: { messageMetadata: { provider: 'built-in' } } })
})

test('what a model thinks aloud is not shown, wherever it is cut', async () => {
  const thinking = [...'<think>The child is slow.</think>\n\nWell '].concat(
    'done.<thi',
    'nk>No.</think>',
  )
  const { client } = await makeHostedSchool({ pieces: thinking })
  const text = textOf(await collect(ask(client, 'Hello!')))
  expect(text).toBe('Well done.')
  const { messages } = await client.call('GET /chat', { query: {} })
  expect(messages[1]?.text).toBe(text)
})

test('a model that only thinks has said nothing: the built-in tutor answers', async () => {
  const { client } = await makeHostedSchool({ pieces: ['<think>The child', ' is slow.'] })
  const events = await collect(ask(client, 'Hello!'))
  expect(textOf(events)).not.toContain('slow')
  expect(events.at(-1)).toMatchObject({ data: { messageMetadata: { provider: 'built-in' } } })
})

test('of a long conversation the newest is sent on', async () => {
  const { client, endpoint } = await makeHostedSchool({ pieces: ['Go on.'] })
  let thread_id: string | undefined
  for (const place of [1, 2, 3, 4, 5, 6]) {
    const text = `Part ${place}: ${'tell me more about plants. '.repeat(140)}`
    thread_id = idsOf(await collect(ask(client, text, thread_id ? { thread_id } : {}))).thread_id
  }
  const body = endpoint.bodies.at(-1) ?? ''
  expect(body.length).toBeLessThan(20_000)
  expect(body).toContain('Part 6')
  expect(body).toContain('Part 4')
  expect(body).not.toContain('Part 2')
})

test('a browser that says what it has by Last-Event-ID gets the rest, and only of that answer', async () => {
  const { client, base, student, tokenOf } = await makeHostedSchool({ pieces: ['One. ', 'Two.'] })
  const events = await collect(ask(client, 'Count'))
  const { generation_id } = idsOf(events)
  const after = async (id: string, query = '') => {
    const authorization = `Bearer ${await tokenOf(student)}`
    const url = `${base}/api/v1/chat/stream/${generation_id}${query}`
    const answer = await fetch(url, { headers: { authorization, 'last-event-id': id } })
    return [...(await answer.text()).matchAll(/^id: \S+:(\d+)$/gm)].map(([, place]) =>
      Number(place),
    )
  }
  const all = (await collect(resume(client, generation_id))).map(seqOf)
  expect(await after(`${generation_id}:2`)).toEqual(all.slice(2))
  expect(await after(`${generation_id}:2`, '?after=1')).toEqual(all.slice(2))
  expect(await after(`${generation_id}:1`, '?after=2')).toEqual(all.slice(2))
  for (const other of [
    `${newId()}:2`,
    'x',
    '',
    ':',
    `${generation_id}:-1`,
    `${generation_id}:1e3`,
  ]) {
    expect(await after(other)).toEqual(all)
  }
})

test('other words under the id of a message that was sent are refused, and answered by nobody', async () => {
  const { client, endpoint } = await makeHostedSchool({ pieces: ['Four.'] })
  const client_message_id = newId()
  await collect(ask(client, 'What is 2+2?', { client_message_id }))
  await expect(collect(ask(client, 'What is 3+3?', { client_message_id }))).rejects.toMatchObject({
    status: 409,
    code: 'MESSAGE_ID_USED',
  })
  expect(textOf(await collect(ask(client, ' What is 2+2? ', { client_message_id })))).toBe('Four.')
  expect(endpoint.bodies).toHaveLength(1)
})
