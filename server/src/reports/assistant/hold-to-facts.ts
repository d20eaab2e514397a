/** A figure with the answers behind it. */
const link = /\[[^\]]*\]\(#\d+\)/g
const sign = /\{[a-z]+ \d+\}/g
const numberWord =
  /\b(?:no one|nobody|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|third|quarter|most|all|everyone|everybody)\b/gi

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([each]) => each)

/**
 * Tells whether words say no more than the facts: each figure is one of theirs, as it stands there, and all of them
 * are said; nobody is named whom they do not name; and there is no number, in figures or in words, beside those.
 */
export function holdsToFacts(words: string, facts: string): boolean {
  const given = new Set(found(facts, link))
  const said = new Set(found(words, link))
  const people = new Set(found(facts, sign))
  const rest = (text: string) => text.replace(link, ' ').replace(sign, ' ')
  const told = new Set(found(rest(facts), numberWord).map((each) => each.toLowerCase()))
  return (
    said.size === given.size &&
    [...said].every((each) => given.has(each)) &&
    found(words, sign).every((each) => people.has(each)) &&
    !/\d|https?:|[<>]/.test(rest(words)) &&
    found(rest(words), numberWord).every((each) => told.has(each.toLowerCase()))
  )
}
