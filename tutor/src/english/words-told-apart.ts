import { setOf } from '#english/choices.sets.ts'
import type { Hand, Reply } from '#english/reply.ts'

/** What children say that each of the words that sound alike is for. */
const meanings: readonly (readonly [string, RegExp])[] = [
  ['their', /\b(?:own|owns|belong\w*|theirs|have|possess\w*)\b/],
  ['there', /\b(?:places?|where|here|positions?)\b/],
  ["they're", /\bthey are\b/],
  ['your', /\b(?:own|owns|belong\w*|yours|have|possess\w*)\b/],
  ["you're", /\byou are\b/],
  ['its', /\b(?:own|owns|belong\w*|possess\w*)\b/],
  ["it's", /\bit (?:is|has)\b/],
  ['too', /\b(?:also|as well|more than|very)\b/],
  ['two', /\b(?:number|2|count\w*)\b/],
  ['where', /\b(?:places?|questions?)\b/],
  ['were', /\b(?:past|was)\b/],
  ["we're", /\bwe are\b/],
]

const told =
  /^(?:(?:so|and|oh|ok|then) )*([a-z']+) (?:is|means|would be) (?:(?:for|when|if|like|about|used for|just|short for|the one for|only) ){0,3}(.{2,60})$/

/** What a child says that a word is for, once the rule for it was told. */
export function toldApart(ask: string, { family, text, why }: Hand): Reply | undefined {
  const [, word = '', said = ''] = told.exec(ask) ?? []
  const found = family === 'choice' ? setOf(text.split('|')) : undefined
  if (!found?.words.includes(word)) return undefined
  const meant = meanings.filter(
    ([each, meaning]) => found.words.includes(each) && meaning.test(said),
  )
  const isRight = meant.length === 1 && meant[0]?.[0] === word
  return {
    verdict: isRight ? 'yes' : 'told',
    says: [found.rule],
    ask: isRight ? `Can you make a sentence with *${word}*?` : `Which of them is *${word}*?`,
    hand: { family, text, ...(why !== undefined && { why }) },
  }
}
