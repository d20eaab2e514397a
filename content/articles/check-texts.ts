import type { Claim } from './claims.ts'
import type { Feature } from './features.ts'
import type { Keeper } from './keepers.ts'

export type Text = { readonly place: string; readonly body: string }

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** The claims that stand in no text: somebody has changed the sentence, and not what is written down of it. */
export function claimsWithoutText(claims: readonly Claim[], texts: readonly Text[]): string[] {
  const all = texts.map(({ body }) => flat(body))
  return claims.map(({ says }) => says).filter((says) => !all.some((body) => body.includes(says)))
}

/** What the repository has, as far as a claim can lean on it. */
export type Ground = {
  /** The text of a file, from the root of the repository; nothing where there is none. */
  readonly read: (file: string) => string | undefined
  /** `POST /activation`, each as the contract lists it. */
  readonly calls: ReadonlySet<string>
  readonly hasPage: (address: string) => boolean
}

function isThere(keeper: Keeper, { read, calls, hasPage }: Ground): boolean {
  if ('call' in keeper) return calls.has(keeper.call)
  if ('page' in keeper) return hasPage(keeper.page)
  if ('test' in keeper) return read(keeper.test)?.includes(keeper.named) ?? false
  return read(keeper.file)?.includes(keeper.has) ?? false
}

/** The claims that nothing keeps any more, with what was to keep them. */
export const claimsWithoutKeeper = (claims: readonly Claim[], ground: Ground): string[] =>
  claims.flatMap(({ says, kept_by }) =>
    kept_by
      .filter((keeper) => !isThere(keeper, ground))
      .map((keeper) => `${says} ← ${JSON.stringify(keeper)}`),
  )

/** A sentence that says what there is not, or not yet. */
const denies = /\b(no|not|none|nothing|never|cannot|without|yet|until)\b/i

/** Sentences end at a stop; what stands under a heading that says "not yet" is denied by it. */
const sentencesOf = (body: string) =>
  body
    .replace(/^## (What does not exist yet|What we took back)$.*?(?=^## |(?![\s\S]))/gms, '')
    .split(/(?<=[.:?!;])\s|\n/)

/** The sentences that speak of a feature whose page is not there. */
export const promises = (
  { body, place }: Text,
  features: readonly Feature[],
  hasPage: Ground['hasPage'],
): string[] => {
  const missing = features.filter(({ page }) => !hasPage(page))
  return sentencesOf(body)
    .filter((sentence) => !denies.test(sentence))
    .filter((sentence) => missing.some(({ words }) => words.test(sentence)))
    .map((sentence) => `${place}: ${sentence.trim()}`)
}

/** Where a text of ours leads: the targets of its links. */
export const linksOf = (body: string): string[] =>
  [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target)

/** Addresses that are written out in the words of a page. */
export const addressesIn = (body: string): string[] =>
  [...body.matchAll(/['"`](\/[\w/?=&-]*)['"`]/g)].map(([, address = '']) => address)
