import { verbs } from '#english/irregular.ts'
import { classOfTags, tagged } from '#english/tags.ts'

const subordinators =
  'because|although|though|unless|until|while|whereas|if|when|whenever|since|before|after|as soon as|so that|even though|even if|as long as|once|wherever'
const subject = String.raw`(?:i|you|he|she|it|we|they|the|a|an|my|your|his|her|our|their|this|that|these|those|there|\p{Lu}\p{Ll}+|[a-z]+s|everyone|somebody|someone|nobody|mum|dad)`
const middle = new RegExp(
  String.raw`^(.+?),?\s+(?<sub>(?:${subordinators})\s+${subject}\s+.+?)\W*$`,
  'iu',
)
const front = new RegExp(
  String.raw`^(?<sub>(?:${subordinators})\s+${subject}\s+[^,]+),\s*(.+?)\W*$`,
  'iu',
)
const relative =
  /\b(?:[a-z]+|\p{Lu}\p{Ll}+),? ((?:who|which|whose|whom|that)\s+(?!is why|means that)[^,.!?]+)/iu

type Parts = { readonly main: string; readonly subordinate: string }

/** The main and the subordinate clause of a sentence that has a subordinating conjunction. */
export function clausesOf(text: string): Parts | undefined {
  const ahead = front.exec(text)
  if (ahead?.groups?.['sub']) return { subordinate: ahead.groups['sub'], main: ahead[2] ?? '' }
  const behind = middle.exec(text)
  return behind?.groups?.['sub']
    ? { main: behind[1] ?? '', subordinate: behind.groups['sub'] }
    : undefined
}

const finite =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|shall|should|may|might|must|isn't|wasn't|doesn't|didn't|\w+ed)$/

const helper = /^(?:is|are|was|were|has|have|had|can|could|will|would|must|should)$/i

/** The relative clause of a sentence: between commas, or up to the verb of the main clause. */
export function relativeOf(text: string): { clause: string; has_commas: boolean } | undefined {
  const found = relative.exec(text)
  if (!found?.[1]) return undefined
  const starts = found.index + found[0].length - found[1].length
  const has_commas = /,\s*$/.test(text.slice(0, starts))
  if (has_commas) return { clause: found[1].trim(), has_commas }
  const words = found[1].trim().split(/\s+/)
  if (/^that$/i.test(words[0] ?? '') && !/^(?:the|a|an|this|my)\s/i.test(text)) return undefined
  // The second verb belongs to the main clause, where the relative clause stands within it.
  const tags = tagged(text)
  const from = text.slice(0, starts).trim().split(/\s+/).length
  const isVerb = (at: number): boolean => {
    const term = tags[from + at]
    const word = words[at]?.toLowerCase() ?? ''
    return (
      finite.test(word) ||
      classOfTags(term?.tags ?? []) === 'verb' ||
      classOfTags(term?.tags ?? []) === 'modal verb'
    )
  }
  const isWithin =
    /^\W*(?:the|a|an|my|your|his|her|our|their|this|that|\p{Lu}\p{Ll}+)(?:\s+\w+){1,2}\s*$/iu.test(
      text.slice(0, starts),
    )
  if (!isWithin) return { clause: found[1].trim(), has_commas }
  let isInVerb = false
  let seen = 0
  for (let at = 1; at < words.length; at++) {
    const isOne = isVerb(at)
    // "That I bought is": a helper after a full verb begins another one.
    const isAnew = helper.test(words[at] ?? '') && !helper.test(words[at - 1] ?? '')
    if (isOne && (!isInVerb || isAnew) && ++seen === 2)
      return { clause: words.slice(0, at).join(' '), has_commas }
    isInVerb = isOne
  }
  return undefined
}

const coordinating = new RegExp(
  String.raw`^(.+?),?\s+(?:and|but|or|so|yet)\s+(${subject}\s+.+?)\W*$`,
  'iu',
)

type SentenceKind = 'simple' | 'compound' | 'complex'

/** What kind a sentence is, where its joining words tell. */
export function kindOf(text: string): { kind: SentenceKind; why: string } | undefined {
  const parts = clausesOf(text)
  if (parts)
    return {
      kind: 'complex',
      why: `*${parts.subordinate}* is a subordinate clause: it does not make sense on its own, and depends on the main clause *${parts.main}*.`,
    }
  const within = relativeOf(text)
  if (within)
    return {
      kind: 'complex',
      why: `*${within.clause}* is a relative clause, which is one kind of subordinate clause: it cannot stand on its own.`,
    }
  const both = coordinating.exec(text)
  const [first = '', second = ''] = both ? [both[1], both[2]] : []
  if (both && verbsIn(first) > 0 && verbsIn(second) > 0)
    return {
      kind: 'compound',
      why: `*${first}* and *${second}* are two main clauses: each could be a sentence of its own, and a conjunction joins them.`,
    }
  if (both || /[,;:]|\b(?:that|which|who|where|how|what|as)\b/i.test(text) || verbsIn(text) !== 1)
    return undefined
  return {
    kind: 'simple',
    why: 'It is one main clause with one verb, and nothing is joined to it.',
  }
}

const verbsIn = (text: string): number => {
  let count = 0
  let isIn = false
  for (const { tags } of tagged(text)) {
    const kind = classOfTags(tags)
    const isVerb = kind === 'verb' || kind === 'modal verb'
    if (isVerb && !isIn) count++
    isIn = isVerb || (isIn && kind === 'adverb')
  }
  return count
}

export type Simple = {
  readonly subject: string
  readonly verb: string
  readonly object: string | undefined
  readonly rest: string
  readonly is_passive: boolean
}

const phrase = String.raw`(?:(?:the|a|an|my|your|his|her|our|their|this|that|these|those|some|two|three)\s+(?:[a-z]+\s+){0,2}?[a-z]+|i|you|he|she|it|we|they|\p{Lu}\p{Ll}+)`
const objectPhrase = String.raw`(?:(?:the|a|an|my|your|his|her|our|their|this|that|these|those|some|two|three)\s+(?:[a-z]+\s+){0,2}?[a-z]+|me|him|her|it|us|them|you|\p{Lu}\p{Ll}+|[a-z]+s?)`
const tail = String.raw`(?:\s+(?<rest>(?:in|on|at|with|under|over|after|before|into|to|for|through|near|across|yesterday|today|every|quickly|loudly|all)\b.*?))?\W*$`
const passive = new RegExp(
  String.raw`^(?<subject>${phrase})\s+(?<verb>(?:is|are|was|were|has been|had been|will be|is being|was being)\s+(?:\w+ly\s+)?(?<participle>[a-z]+))(?:\s+by\s+(?<agent>${objectPhrase}))?${tail}`,
  'iu',
)
const active = new RegExp(
  String.raw`^(?<subject>${phrase})\s+(?<verb>[a-z]+)(?:\s+(?<object>${objectPhrase}))?${tail}`,
  'iu',
)

const pasts = new Map([...verbs].map(([verb, forms]) => [forms.split(':')[0] ?? '', verb] as const))
const participles = new Set([...verbs.values()].map((forms) => forms.split(':').at(-1) ?? ''))

/** The past participle of a form in the past: *chased*, *ate* gives *eaten*. */
export const participleFrom = (past: string): string | undefined => {
  const stem = pasts.get(past)
  if (stem !== undefined) return verbs.get(stem)?.split(':').at(-1)
  return /ed$/.test(past) ? past : undefined
}

/** Subject, verb and object of one simple clause, where its order tells them. */
export function simpleOf(text: string): Simple | undefined {
  const bare = text.trim()
  if (/[,;:]|\b(?:and|but|because|who|which)\b/i.test(bare)) return undefined
  const turned = passive.exec(bare)?.groups
  if (turned) {
    const { subject: first = '', verb = '', participle = '', agent, rest = '' } = turned
    if (/ed$/.test(participle) || participles.has(participle))
      return { subject: first, verb, object: agent, rest, is_passive: true }
  }
  const found = active.exec(bare)?.groups
  if (!found) return undefined
  const { subject: first = '', verb = '', object, rest = '' } = found
  const at = first.split(/\s+/).length
  const term = tagged(bare)[at]
  const isVerb =
    classOfTags(term?.tags ?? []) === 'verb' || participleFrom(verb.toLowerCase()) !== undefined
  const isCopula = /^(?:is|are|was|were|am|be|seems?|became?|feels?|felt)$/i.test(verb)
  return isVerb && !isCopula ? { subject: first, verb, object, rest, is_passive: false } : undefined
}
