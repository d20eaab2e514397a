import { compareWords, isSameWord, type WordMatch } from '#text/spelling/spelling.ts'
import type { Term, Token } from '#text/term.ts'
import { canBeVerb } from '#text/verbs.ts'

/** How the words of an answer stand to those of a name, one by one and in order. */
export type Alignment = {
  /** For each wanted word: how well it is matched, and which word of the answer stands for it. */
  readonly matches: readonly { readonly match: WordMatch; readonly at: number }[]
  /** Words of the answer that stand for none. */
  readonly extras: readonly number[]
  readonly isInOrder: boolean
}

/** Matches each wanted word with the best word of the answer that is left; of equals with the first. */
export function align(
  typed: readonly Token[],
  wanted: readonly Token[],
  compare: (typed: string, wanted: string) => WordMatch = compareWords,
): Alignment {
  const used = new Set<number>()
  const found = new Map<number, { match: WordMatch; at: number }>()
  const rows = wanted.map(({ word }) => typed.map((each) => compare(each.word, word)))
  // The surest first, so that a slip never takes a word that is meant for another.
  for (const match of ['same', 'slip', 'doubtful', 'near'] as const)
    rows.forEach((row, i) => {
      if (found.has(i)) return
      const at = row.findIndex((each, j) => each === match && !used.has(j))
      if (at === -1) return
      used.add(at)
      found.set(i, { match, at })
    })
  const matches = wanted.map((_, i) => found.get(i) ?? { match: 'other' as const, at: -1 })
  const places = matches.flatMap(({ at }) => (at === -1 ? [] : [at]))
  return {
    matches,
    extras: typed.flatMap((_, j) => (used.has(j) ? [] : [j])),
    isInOrder: places.every((place, i) => i === 0 || place > (places[i - 1] ?? -1)),
  }
}

/** Whether the words before each word say the same: from, to, by, and, or. */
export function areLinksAlike(typed: Term, wanted: Term, { matches }: Alignment): boolean {
  const last = matches.length - 1
  return (
    matches.every(({ at }, i) => {
      if (at === -1) return true
      const [ours, theirs] = [typed.tokens[at]?.links ?? [], wanted.tokens[i]?.links ?? []]
      return i === 0 ? isLeadAlike(ours, theirs) : isSameLinks(ours, theirs)
    }) &&
    (last < 0 || isSameLinks(typed.end, wanted.end) || typed.end.length === 0)
  )
}

const WAYS: Readonly<Record<string, string>> = {
  onto: 'to',
  into: 'to',
  toward: 'to',
  towards: 'to',
  off: 'from',
}
const wayOf = (link: string): string => WAYS[link] ?? link

const isSameLinks = (ours: readonly string[], theirs: readonly string[]): boolean =>
  ours.map(wayOf).join(' ') === theirs.map(wayOf).join(' ')

/** Before the name itself a word such as `by` or `to` may stand or not: it answers the question. */
const LOOSE: ReadonlySet<string> = new Set('to by through via because so during'.split(' '))

function isLeadAlike(ours: readonly string[], theirs: readonly string[]): boolean {
  const strict = (links: readonly string[]) => links.map(wayOf).filter((link) => !LOOSE.has(link))
  const [a, b] = [strict(ours), strict(theirs)]
  const [looseOurs, looseTheirs] = [ours.length - a.length, theirs.length - b.length]
  if (a.length > 0 && looseTheirs > 0) return false
  if (b.length > 0 && looseOurs > 0) return false
  return a.join(' ') === b.join(' ')
}

/** The things of a list, `water and carbon dioxide`; undefined where it is no list. */
function itemsOf({ tokens }: Term): readonly (readonly Token[])[] | undefined {
  const items: Token[][] = []
  for (const [at, token] of tokens.entries()) {
    const isNew = token.links.includes('and')
    if (token.links.some((link) => link !== 'and') && at > 0) return undefined
    if (at === 0 || isNew) items.push([])
    items.at(-1)?.push(token)
  }
  return items.length > 1 ? items : undefined
}

/** Whether both list the same things, in any order. */
export function isSameList(typed: Term, wanted: Term): boolean {
  const [ours, theirs] = [itemsOf(typed), itemsOf(wanted)]
  if (ours === undefined || theirs === undefined || ours.length !== theirs.length) return false
  const left = [...ours]
  return theirs.every((item) => {
    const at = left.findIndex(
      (each) =>
        each.length === item.length &&
        each.every(({ word }, i) => {
          const match = compareWords(word, item[i]?.word ?? '')
          return match === 'same' || match === 'slip'
        }),
    )
    if (at === -1) return false
    left.splice(at, 1)
    return true
  })
}

const PASSIVE = /^(?:is|are|was|were|be|been|being|gets?|got|getting)$/

/**
 * Where one text is passive and the other is not: whether who acts and who is acted upon are the same
 * in both, as in `Romeo is killed by Tybalt` and `Tybalt kills Romeo`. Undefined where it cannot be told.
 */
export function isTurnedAlike(typed: Term, wanted: Term): boolean | undefined {
  const [a, b] = [passiveOf(typed), passiveOf(wanted)]
  if ((a === undefined) === (b === undefined)) return undefined
  const passive = a ?? b
  const active = a === undefined ? typed : wanted
  if (passive === undefined) return undefined
  const verb = active.tokens.findIndex(({ word }) => isSameWord(word, passive.verb))
  if (verb <= 0 || active.tokens.length - 1 !== passive.agent.length + passive.patient.length)
    return undefined
  const side = (tokens: readonly Token[]) => tokens.map(({ word }) => word)
  const [agent, patient] = [side(active.tokens.slice(0, verb)), side(active.tokens.slice(verb + 1))]
  return isSameSide(agent, passive.agent) && isSameSide(patient, passive.patient)
}

const isSameSide = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length &&
  a.every((word, at) => {
    const match = compareWords(word, b[at] ?? '')
    return match === 'same' || match === 'slip'
  })

type Passive = {
  readonly agent: readonly string[]
  readonly verb: string
  readonly patient: readonly string[]
}

function passiveOf({ tokens, words }: Term): Passive | undefined {
  const by = tokens.findIndex(({ links }, at) => at > 1 && links.includes('by'))
  const verb = tokens[by - 1]?.word
  if (verb === undefined || !canBeVerb(verb)) return undefined
  const place = words.indexOf(verb)
  if (!words.slice(Math.max(0, place - 2), place).some((word) => PASSIVE.test(word)))
    return undefined
  return {
    agent: tokens.slice(by).map(({ word }) => word),
    verb,
    patient: tokens.slice(0, by - 1).map(({ word }) => word),
  }
}
