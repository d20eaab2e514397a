import { makeHostedSchool } from '#testing/hosted-school.ts'
import type { Script } from '#testing/openai-endpoint.ts'
import { type BankClass, classWithBank } from '../testing.ts'

/** What a model writes, in pieces as it comes. */
export const writes = (questions: readonly object[]): Script => ({
  pieces: JSON.stringify({ questions }).match(/[\s\S]{1,40}/g) ?? [],
  usage: { prompt_tokens: 900, completion_tokens: 300 },
})

/** One that the machine works out anew, and one that a teacher has to. */
export const solved = {
  ...{ place: 1, text: 'Solve $3x + 4 = 19$.', max_score: 2, hint: 'Undo the adding first.' },
  ...{ solution: 'Take 4 away, then share by 3.', usual_mistakes: ['7', '15'] },
  key: { type: 'number', answer: '5' },
} as const

export const told = {
  ...{ place: 1, text: 'Which word is used for the answer of a division?', max_score: 1 },
  key: { type: 'short_text', references: ['quotient'] },
} as const

/** A class whose school has a model that writes this, at once. */
export async function classWithModel(
  script: Script,
  settings: Readonly<Record<string, string>> = {},
) {
  const school = await makeHostedSchool(script, settings)
  return { ...(await classWithBank(school)), endpoint: school.endpoint }
}

type Client = BankClass['client']

type Asked = {
  readonly prompt: string
  readonly class_id: string
  readonly reference?: string
  readonly source_ids?: string
  readonly num_worksheets?: string
}

/** Asks for worksheets in words and hears of all of it. */
export async function askFor(client: Client, body: Asked) {
  const heard = []
  for await (const each of client.stream('POST /worksheets/generate', { body, files: {} }))
    heard.push(each)
  const sheets = heard.flatMap((each) => (each.event === 'worksheet' ? [each.data] : []))
  const drafted = heard.flatMap((each) => (each.event === 'drafted' ? [each.data] : []))
  const id = sheets[0]?.worksheet_id ?? ''
  const { drafts } = await client.call('GET /worksheets/{id}/drafts', { params: { id } })
  return { heard, sheets, drafted, drafts, worksheet_id: id }
}
