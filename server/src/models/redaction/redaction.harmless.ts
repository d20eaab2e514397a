import { inProse } from './prose.ts'
import { email, phone } from './redaction.personal-data.ts'

/** Elements that a page would build. */
const elements =
  'abbr|audio|base|body|br|button|canvas|center|code|details|div|em|embed|font|form|frame|h[1-6]|head|hr|html|iframe|' +
  'img|input|li|link|marquee|math|meta|object|ol|option|pre|script|select|source|span|strong|style|sub|sup|svg|table|' +
  'tbody|td|textarea|th|thead|title|tr|ul|video'

/** What stands in the brackets of a link, in which brackets may stand too. */
const inside = String.raw`\(((?:[^()\n]|\([^()\n]{0,200}\)){1,500})\)`

type Rule = readonly [RegExp, string | ((...found: string[]) => string)]

/** Returns the host that an address leads to, so that it can be named. */
const hostOf = (text: string): string =>
  URL.parse(text.replace(/^<|[>.,;:!?)\]'"*_]+$/g, ''))?.host ?? ''

/** A page of the site itself. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address)

/** Names the host that a link leads to, after its text; `[0, 5](x)` is no link. */
function named(all: string, text: string, inBrackets: string): string {
  const [address = ''] = inBrackets.trim().replace(/^</, '').split(/[\s>]/)
  if (!/[:/.#]/.test(address) || isOwnPath(address)) return all
  const host = hostOf(address)
  return host === '' || text.includes(host) ? text : `${text} (${host})`
}

/** Commands of LaTeX that lead out of a formula. */
const commands: readonly Rule[] = [
  [/\\href\s*\{[^{}]*\}\s*\{([^{}]*)\}/g, (_all, text = '') => text],
  [/\\(?:href|url|includegraphics)(?:\[[^\]]*\])?\s*\{[^{}]*\}/g, ''],
]

/** What prose needs not, by its form. The order matters: an element may hold a link, and a link an address. */
const rules: readonly Rule[] = [
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/<(script|style|iframe|svg)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ''],
  [new RegExp(`</?(?:${elements})(?:\\s[^<>]*)?/?>`, 'gi'), ''],
  // A letter between signs is more often a comparison: `a<b and b>c`.
  [/<\/?[abipu](?:\s+[a-z-]+\s*=[^<>]*)?\s*\/?>/gi, ''],
  [new RegExp(String.raw`!\[([^\]]{0,400})\]${inside}`, 'g'), (_all, text = '') => text],
  [
    new RegExp(String.raw`\[([^\]]{0,400})\]${inside}`, 'g'),
    (all = '', text = '', inBrackets = '') => named(all, text, inBrackets),
  ],
  [/^ {0,3}\[[^\]]{1,200}\]:\s*\S+.*$/gm, ''],
  [/<?\bmailto:/gi, ''],
  [/<?\b(?:javascript|vbscript|data):[^\s<>]+>?/gi, ''],
  email,
  phone,
  [/<?\b(?:https?|ftp):\/\/[^\s<>]+>?/gi, (all = '') => hostOf(all)],
]

const apply = (text: string, to: readonly Rule[]): string =>
  to.reduce(
    (rest, [pattern, by]) =>
      typeof by === 'string' ? rest.replace(pattern, by) : rest.replace(pattern, by),
    text,
  )

/**
 * Takes out of the words of a hosted model what a child should be led to by nobody: links become the
 * host that they name, pictures their description, elements of a page nothing, and addresses of people a mark.
 */
export const harmless = (text: string): string =>
  inProse(apply(text, commands), (prose) => apply(prose, rules))
