import { type ModelMessage, streamText } from 'ai'
import { createTutor } from '#tutor.ts'

/** What a conversation through the AI SDK gave at its turns. */
export type Heard = {
  readonly text: string
  readonly sources: readonly string[]
  readonly meta: Readonly<Record<string, unknown>>
}

/** Says the messages one after another, as the server does, and gives every answer. */
export async function conversation(
  tutor: unknown,
  ...messages: readonly string[]
): Promise<Heard[]> {
  const model = createTutor({ paceMs: 0 })
  const history: ModelMessage[] = []
  const heard: Heard[] = []
  for (const content of messages) {
    history.push({ role: 'user', content })
    // A context of a test is plain data, which is what the SDK asks for.
    const providerOptions = tutor === undefined ? {} : { tutor: tutor as Record<string, never> }
    const result = streamText({ model, messages: history, providerOptions })
    const text = await result.text
    const sources = (await result.sources).map(({ id }) => id)
    const meta = (await result.providerMetadata)?.tutor ?? {}
    history.push({ role: 'assistant', content: text })
    heard.push({ text, sources, meta })
  }
  return heard
}

/** The last answer of a conversation. */
export async function lastOf(tutor: unknown, ...messages: readonly string[]): Promise<Heard> {
  const heard = (await conversation(tutor, ...messages)).at(-1)
  if (!heard) throw new RangeError('nothing was said')
  return heard
}

/** How many questions a text asks, outside its mathematics. */
export const questionsIn = (text: string): number =>
  [...text.replace(/\$\$[^$]*\$\$|\$[^$]*\$/g, '')].filter((char) => char === '?').length

/** How many words a text has beside formulas on lines of their own and worked steps. */
export const wordsIn = (text: string): number =>
  text
    .replace(/\$\$[^$]*\$\$/g, ' ')
    .split(/\s+/)
    .filter((word) => /[a-z]/i.test(word)).length
