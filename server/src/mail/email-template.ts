import type { Message } from '#platform/mail.ts'
import { escaped } from './html.ts'

/** The sender of an e-mail: the brand or the school whose site it was asked for at. */
export type Sender = {
  readonly name: string
  /** The origin of its site, such as `https://learngrove.test`; links begin with it. */
  readonly origin: string
  /** The colour of its buttons, `#rrggbb`, on which white can be read; ours if it has none. */
  readonly primary?: string | undefined
}

/** The texts of an e-mail, all in plain text. Paths are of our own site. */
export type Words = {
  readonly subject: string
  /** The name in the greeting; without a usable one the greeting is just hello. */
  readonly first_name?: string | undefined
  readonly paragraphs: readonly string[]
  /** The one link, shown as a button. */
  readonly link?: { readonly label: string; readonly path: string }
  /** Paragraphs under the link. */
  readonly after?: readonly string[]
}

/** Letters and marks, with single spaces, hyphens and apostrophes; a dot only after an abbreviated name. */
const nameLike = /^\p{L}[\p{L}\p{M}]*(?:(?:\.? |[-'’])\p{L}[\p{L}\p{M}]*)*\.?$/u
const longestGreeted = 40

/** Tells whether a chosen name may be in an e-mail of ours: neither an address nor a message. */
const isName = (text: string) => text.length <= longestGreeted && nameLike.test(text)

type Written = Required<Pick<Message, 'sender' | 'subject' | 'body' | 'html'>>

/** Renders an e-mail twice with the same words, as plain text and as simple HTML. */
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

// Mail programs support few rules, and only inline.
const bodyStyle =
  'font:16px/1.5 system-ui,sans-serif;color:#20302a;max-width:34em;margin:0 auto;padding:24px'
const buttonStyle = (ground = '#1f5d45') =>
  `display:inline-block;padding:12px 20px;border-radius:8px;background:${ground};color:#fff;text-decoration:none`
const smallStyle = 'font-size:14px;color:#51625a;overflow-wrap:anywhere'
