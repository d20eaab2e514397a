import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'
import { hardSpelling } from '#english/slips/slips.ts'

const word = String.raw`["']?([a-z]{2,20})["']?`
const asked: readonly RegExp[] = [
  new RegExp(
    String.raw`^how (?:do|would|can|is|are) (?:(?:you|i|we) )?(?:spell|spelt|write) (?:the word )?${word}(?: right| correctly)?$`,
  ),
  new RegExp(
    String.raw`^(?:is|have i spelt|did i spell) (?:the word )?${word} (?:spelt|spelled)? ?(?:right|correctly|correct|ok)$`,
  ),
  new RegExp(
    String.raw`^(?:did i spell|have i spelt|is|have i written) (?:this|it|that)(?: word)? (?:spelt |spelled )?(?:right|correctly|correct) ${word}$`,
  ),
  new RegExp(String.raw`^how is (?:the word )?${word} (?:spelt|spelled)$`),
  new RegExp(String.raw`^(?:the )?spelling of ${word}$|^spell ${word}$`),
]
const choice = new RegExp(
  String.raw`^(?:is it |do (?:i|you) (?:spell|write) it |which is right |is it spelt )?${word} or ${word}$`,
)
const pointing = /^(?:it|this|that)$/
const trick = /\b(?:trick|tip|way|remember|rule|mnemonic)\b/

/** Helps with a spelling that it knows for sure: a hard word, or one that is often written otherwise. */
export function spelling(said: Said, hand: Hand | undefined): Reply | undefined {
  const { is_going_on } = said
  const single = said.sample !== undefined && /^[a-z]+$/i.test(said.sample)
  const ask = single ? said.ask.replace('@', said.sample.toLowerCase()) : said.ask
  const found = asked.map((pattern) => pattern.exec(ask)).find((each) => each !== null)
  const own = found?.slice(1).find((each) => each !== undefined)
  if (own !== undefined && !pointing.test(own)) return ofWord(own, /^(?:is|have|did)/.test(ask))
  const pair = choice.exec(ask)
  const known = pair && ofPair(pair[1] ?? '', pair[2] ?? '')
  if (known) return known
  const isKnown =
    hand?.family === 'word' && (hand.term === 'meaning' || hand.sentence === undefined)
  if (own !== undefined && isKnown) return ofWord(hand.text, false) ?? letters(hand)
  if (hand?.family !== 'spelling') return undefined
  if (trick.test(ask) && hand.why)
    return {
      verdict: 'told',
      says: [hand.why],
      ask: 'Can you write it down without looking?',
      hand,
    }
  return is_going_on && /^[a-z]{3,20}$/.test(ask) ? ofWord(ask, false) : undefined
}

/** Of two spellings one is no word. */
function ofPair(first: string, second: string): Reply | undefined {
  const [one, other] = [hardSpelling(first), hardSpelling(second)]
  const isOne = one !== undefined && one.right === other?.right && first !== second
  return isOne ? ofWord(one.right.toLowerCase(), false) : undefined
}

function ofWord(own: string, isHeld: boolean): Reply | undefined {
  const found = hardSpelling(own)
  if (!found) return undefined
  const isRight = own === found.right
  return {
    verdict: isHeld ? (isRight ? 'yes' : 'slip') : 'told',
    says: [`It is *${found.right}*. ${found.help}.`],
    ask: 'Can you cover it, write it and check it?',
    hand: { family: 'spelling', text: found.right, why: `${found.help}.` },
  }
}

const letters = (hand: Hand): Reply => ({
  verdict: 'told',
  says: [`*${hand.text}* is written ${[...hand.text].join('-')}.`],
  ask: 'Which part of it is the hardest to remember?',
  hand,
})
