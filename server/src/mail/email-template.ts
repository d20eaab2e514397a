import type { Message } from '#platform/mail.ts'
import { escaped } from './html.ts'

/** Who a letter is from: the brand or the school whose site it was asked for at. */
export type Sender = {
  readonly name: string
  /** The origin of its site, such as `https://learngrove.test`: links begin with it. */
  readonly origin: string
  /** The colour of its buttons, `#rrggbb`, which white is read on; ours if it has none. */
  readonly primary?: string | undefined
}

/** What a letter says. Everything is plain text; paths are of our own site. */
export type Words = {
  readonly subject: string
  /** Whom it greets; without a name, or by what is none, it says hello all the same. */
  readonly first_name?: string | undefined
  readonly paragraphs: readonly string[]
  /** What the reader can do: one link, shown as a button. */
  readonly link?: { readonly label: string; readonly path: string }
  /** What stands under the link. */
  readonly after?: readonly string[]
}

/** Letters and marks, with single spaces, hyphens and apostrophes; a dot only where a name is cut short. */
const nameLike = /^\p{L}[\p{L}\p{M}]*(?:(?:\.? |[-'’])\p{L}[\p{L}\p{M}]*)*\.?$/u
const longestGreeted = 40

/** Whether it may stand in a letter of ours: neither an address nor a message, whoever chose it. */
const isName = (text: string) => text.length <= longestGreeted && nameLike.test(text)

type Written = Required<Pick<Message, 'sender' | 'subject' | 'body' | 'html'>>

/** Writes a letter twice over, as plain text and as simple HTML, with the same words. */
export function writeLetter({ name, origin, primary }: Sender, words: Words): Written {
  const { first_name = '', paragraphs, link, after = [] } = words
  const greeting = isName(first_name) ? `Hello ${first_name},` : 'Hello,'
  const address = link && `${origin}${link.path}`
  const body = [
    greeting,
    ...paragraphs,
    ...(link ? [`${link.label}:\n${address}`] : []),
    ...after,
    name,
  ].join('\n\n')
  const button =
    link &&
    `<p><a href="${escaped(address ?? '')}" style="${buttonStyle(primary)}">${escaped(link.label)}</a></p>
<p style="${smallStyle}">Or copy this into your browser: ${escaped(address ?? '')}</p>`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(words.subject)}</title></head>
<body style="${bodyStyle}">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${button ?? ''}
${after.map(paragraph).join('\n')}
<p style="${smallStyle}">${escaped(name)}</p>
</body></html>`
  return { sender: name, subject: words.subject, body, html }
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`

// Mail programs know few rules, and only those that stand at the element itself.
const bodyStyle =
  'font:16px/1.5 system-ui,sans-serif;color:#20302a;max-width:34em;margin:0 auto;padding:24px'
const buttonStyle = (ground = '#1f5d45') =>
  `display:inline-block;padding:12px 20px;border-radius:8px;background:${ground};color:#fff;text-decoration:none`
const smallStyle = 'font-size:14px;color:#51625a;overflow-wrap:anywhere'
