import { expect, test } from 'vitest'
import { anthropicEndpoint, messaging } from '#testing/anthropic-endpoint.ts'
import type { Client } from '#testing/chat-school.ts'
import { addQuestionInHand, ask, collect, idsOf, textOf } from '#testing/chat-school.ts'
import { db, type TestUser } from '#testing/harness.ts'
import { makeAnthropicSchool, makeHostedSchool, schoolWith } from '#testing/hosted-school.ts'
import { openAiEndpoint, speaking } from '#testing/openai-endpoint.ts'

type Playing = {
  readonly id: string
  readonly client: Client
  readonly student: TestUser
  readonly endpoint: { readonly bodies: readonly string[] }
  readonly says: (...pieces: string[]) => void
}

const both: readonly (readonly [string, () => Promise<Playing>])[] = [
  [
    'OpenAI',
    async () => {
      const school = await makeHostedSchool({})
      return { ...school, says: (...pieces) => school.endpoint.play(speaking({ pieces })) }
    },
  ],
  [
    'Anthropic',
    async () => {
      const school = await makeAnthropicSchool({})
      return {
        ...school,
        says: (...pieces) => school.endpoint.play(messaging({ pieces, thinking: 'Hm' })),
      }
    },
  ],
]

const providerOf = (events: Awaited<ReturnType<typeof collect>>) => {
  const last = events.at(-1)
  return last?.event === 'finish' ? last.data.messageMetadata.provider : last?.event
}

const outcomesOf = async (user: TestUser) =>
  (
    await db
      .selectFrom('model_calls')
      .select(['outcome', 'is_estimated'])
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute()
  ).map(({ outcome, is_estimated }) => `${outcome}${is_estimated ? ', estimated' : ''}`)

test.each(both)(
  'the same talk goes the same way by a model that speaks as %s does',
  async (_, make) => {
    const { id: school_id, client, student, endpoint, says } = await make()
    const question = await addQuestionInHand({ student, school_id })
    const about = { evaluation_question_id: question.id }

    says('What have you ', 'tried so far?')
    const first = await collect(ask(client, 'I am stuck', about))
    expect(textOf(first)).toBe('What have you tried so far?')
    expect(providerOf(first)).toBe('school-model')
    const { thread_id } = idsOf(first)

    says('Of course. ', 'The answer is x = 11.')
    const second = await collect(ask(client, 'Just tell me', { ...about, thread_id }))
    expect(textOf(second)).toMatch(/^Of course\.\s+\S/)
    expect(textOf(second)).not.toContain('11')
    expect(providerOf(second)).toBe('built-in')

    says('You should kill yourself.')
    const third = await collect(ask(client, 'And then?', { thread_id }))
    expect([textOf(third), third.at(-1)?.event]).toEqual(['', 'error'])

    says('Light. ', 'See [this](https://evil.example/x).')
    const fourth = await collect(ask(client, 'What do plants need?', { thread_id }))
    expect(textOf(fourth)).toBe('Light. See this (evil.example).')
    const outcomes = (await outcomesOf(student)).map((each) => each.split(',')[0])
    expect(outcomes).toEqual(['completed', 'telling', 'withheld', 'completed'])

    for (const body of endpoint.bodies) {
      for (const secret of question.secrets) expect(body).not.toContain(secret)
    }
    expect(JSON.parse(endpoint.bodies.at(-1) ?? '')).toMatchObject({
      stream: true,
      model: 'school-model',
    })
  },
)

test.each([
  ['an error instead of words', { after: 'error' }, 'built-in', 'failed_over'],
  ['a refusal', { stop_reason: 'refusal' }, 'built-in', 'refused'],
  ['thoughts alone', { thinking: 'Hm' }, 'built-in', 'failed_over'],
  ['an end by its limit', { pieces: ['Plants'], stop_reason: 'max_tokens' }, 'school-model', 'cut'],
  ['a line that goes dead', { pieces: ['Plants'], after: 'cut' }, 'error', 'cut, estimated'],
] as const)('of Anthropic too: %s', async (_, script, provider, outcome) => {
  const { client, student } = await makeAnthropicSchool(script)
  const events = await collect(ask(client, 'What do plants need?'))
  expect(providerOf(events)).toBe(provider)
  expect(textOf(events)).not.toBe('')
  expect(await outcomesOf(student)).toEqual([outcome])
})

test('the key of a provider goes in its own header, and the question by its own protocol', async () => {
  const { client, endpoint } = await makeAnthropicSchool({ pieces: ['Light.'] })
  await collect(ask(client, 'What do plants need?'))
  expect(endpoint.paths).toEqual(['/v1/messages'])
  expect(endpoint.headers[0]).toMatchObject({ 'x-api-key': 'a key' })
  const body = JSON.parse(endpoint.bodies[0] ?? '')
  expect(body.messages.at(-1)).toMatchObject({ role: 'user' })
  expect(JSON.stringify(body.system)).toContain('You are Pip')
})

test('a chain is asked in its order, each only where those before it came to no word', async () => {
  const dead = await openAiEndpoint({ status: 401 })
  const anthropic = await anthropicEndpoint({ after: 'error' })
  const [third, fourth] = [await openAiEndpoint({ pieces: ['Third.'] }), await openAiEndpoint({})]
  const { client, student } = await schoolWith({
    ...{ MODEL_URL: dead.url, MODEL_NAME: 'first', MODEL_KEY: 'k1' },
    ...{ ANTHROPIC_URL: anthropic.url, ANTHROPIC_API_KEY: 'k2', ANTHROPIC_MODEL: 'second' },
    MODEL_FALLBACK_URL: `${third.url}, ${fourth.url}`,
    MODEL_FALLBACK_NAME: 'third, fourth',
    MODEL_FALLBACK_KEY: 'k3',
  })
  const events = await collect(ask(client, 'What do plants need?'))
  expect([textOf(events), providerOf(events)]).toEqual(['Third.', 'third'])
  expect(await outcomesOf(student)).toEqual(['failed_over', 'failed_over', 'completed, estimated'])
  const keys = [dead, third].map(({ headers }) => headers[0]?.authorization)
  expect(keys).toEqual(['Bearer k1', 'Bearer k3'])
  expect(fourth.bodies).toEqual([])
})
