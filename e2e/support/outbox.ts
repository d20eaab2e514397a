import { expect } from '@playwright/test'

/** A message as it lies in the outbox, which the embedded default shows to a developer. */
export type Message = {
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const plain = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;|&#39;/g, (sign) => entities[sign] ?? sign)

const part = (html: string, pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '')

/** Everything that was sent, the newest first. */
export async function outboxOf(url: string): Promise<Message[]> {
  const html = await (await fetch(`${url}/outbox`)).text()
  return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([article]) => ({
    recipient: part(article, /<b>([\s\S]*?)<\/b>/),
    subject: part(article, /<h2>([\s\S]*?)<\/h2>/),
    text: part(article, /<pre>([\s\S]*?)<\/pre>/),
  }))
}

/** The newest message to somebody, as soon as it is there. */
export async function messageTo(
  url: string,
  recipient: string,
  subject: string | RegExp = /./,
): Promise<Message> {
  let found: Message | undefined
  await expect(async () => {
    const all = await outboxOf(url)
    found = all.find((each) => each.recipient === recipient && each.subject.match(subject))
    expect(found, `a message to ${recipient}`).toBeDefined()
  }).toPass({ timeout: 10_000, intervals: [50, 100, 200] })
  if (!found) throw new Error('Nothing was sent')
  return found
}

/** The address in the newest message to somebody, as a path with its query. */
export async function linkTo(url: string, recipient: string, subject?: RegExp): Promise<string> {
  const { text } = await messageTo(url, recipient, subject)
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  return pathname + search
}

/** The six digits in the newest text message to a number. */
export async function codeTo(url: string, number: string): Promise<string> {
  const { text } = await messageTo(url, number)
  const [code] = /\b\d{6}\b/.exec(text) ?? []
  if (code === undefined) throw new Error(`There is no code in "${text}"`)
  return code
}
