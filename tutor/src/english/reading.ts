import type { Hand, Reply } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'

const feelings =
  'angry|cross|furious|annoyed|sad|upset|lonely|miserable|unhappy|happy|excited|joyful|proud|scared|afraid|frightened|terrified|nervous|anxious|worried|tense|tired|bored|calm|relieved|jealous|guilty|ashamed|embarrassed|confused|surprised|shocked|curious|hopeful|determined|mean|greedy|kind|cruel|selfish|lazy|clever|strict|generous|rude|stingy|confident|brave|shy|frustrated|disappointed'
const asksFeeling =
  /\bhow (?:is|are|was|were|does|do|did|might|would) (?:the )?([\w ]{2,20}?) (?:feel|feeling)\b|\bwhat (?:is|was|are) ([\w ]{2,20}?) feeling\b|\bwhat (?:can|could|do) (?:we|you|i) (?:infer|tell|learn|work out) (?:about|from)\b|\bwhat (?:is|are|was) (?:he|she|they|[\w ]{2,15}?) like\b|\bwhat (?:kind|sort|type) of (?:person|character|man|woman|boy|girl)\b|\bwhat does (?:this|it|that) (?:tell|show|suggest)\b/
const passageAnd = /^(.{25,}[.!?]["']?)\s+((?:so |and )?(?:how|what) [^.!?]{5,80}\??)$/is
const guess = new RegExp(
  String.raw`^(?:maybe |i think |is |are |was |they |he |she |it |feels? |feeling |is it |probably |a bit |very |really |so )*(${feelings})(?: and (?:${feelings}))?$`,
)
const reason = /^(?:because|cause|as|since|it says|the text says|it said)\b/
const which = /^(?:which|what) words?(?: (?:shows?|tells?|say) (?:it|that|us|you|me))?$/

/** Helps to read between the lines of a passage: it asks for the words that show something, and does not read for a child. */
export function reading(said: Said, hand: Hand | undefined): Reply | undefined {
  const own = passageOf(said)
  if (own) return opened(own.passage, own.who)
  if (hand?.family !== 'reading') return undefined
  const { ask, text } = said
  const felt = guess.exec(ask)?.[1]
  if (felt) return guessed(felt, hand)
  const shared = quoted(text, hand.text)
  if (
    reason.test(ask) ||
    (shared.length > 0 && wordsOf(text).length <= MOST_WORDS && !/\?/.test(text))
  )
    return reasoned(shared, hand)
  return which.test(ask) ? opened(hand.text, undefined) : undefined
}

const MOST_WORDS = 20

function passageOf({
  text,
  sample,
  ask,
}: Said): { passage: string; who: string | undefined } | undefined {
  const who = asksFeeling.exec(sample === undefined ? text.toLowerCase() : ask)
  if (!who) return undefined
  const passage = sample ?? passageAnd.exec(text)?.[1]
  if (passage === undefined || wordsOf(passage).length < FEWEST_WORDS) return undefined
  return { passage, who: who[1] ?? who[2] }
}

const FEWEST_WORDS = 5

const opened = (passage: string, who: string | undefined): Reply => ({
  verdict: 'told',
  says: [
    'The text may not say it in so many words, so read it for clues: what is done, how it is done, and what is seen or heard.',
  ],
  ask:
    who && !/^(?:it|he|she|they|you|we)$/.test(who)
      ? `Which words in it show how ${nameIn(passage, who)} feels?`
      : 'Which words in it are a clue?',
  hand: {
    family: 'reading',
    text: passage,
    term: 'inference',
    why: 'To infer is to work out what is not said, from the clues that are there.',
  },
})

/** A name as the passage writes it. */
const nameIn = (passage: string, who: string): string =>
  new RegExp(String.raw`\b${who.replace(/\W/g, '.')}\b`, 'i').exec(passage)?.[0] ?? who

function guessed(felt: string, hand: Hand): Reply {
  return {
    verdict: 'told',
    says: [
      `*${felt.charAt(0).toUpperCase()}${felt.slice(1)}* is what you infer. It holds if words of the text show it: that is your evidence.`,
    ],
    ask: `Which words are the clue to *${felt}*?`,
    hand,
  }
}

function reasoned(shared: readonly string[], hand: Hand): Reply {
  const words = shared.map((each) => `*${each}*`).join(', ')
  return {
    verdict: 'told',
    says:
      shared.length > 0
        ? [
            `Good: you go back to the text. ${words} ${shared.length > 1 ? 'stand' : 'stands'} in it, so that is evidence, and you can quote it.`,
          ]
        : ['A reason is what is needed. It is strongest with words of the text itself.'],
    ask:
      shared.length > 0
        ? 'What does that suggest, and why did the writer choose that word?'
        : 'Which words of the text could you quote?',
    hand,
  }
}

const small =
  /^(?:the|and|his|her|their|was|were|because|cause|that|this|with|for|from|have|had|has|she|he|they|it|said|says|text|feel|feels|feeling|how|what|them|him|into|onto|out|across|then|about|very)$/

/** The telling words that an answer takes from the passage. */
function quoted(text: string, passage: string): readonly string[] {
  const inPassage = new Set(wordsOf(passage))
  return [...new Set(wordsOf(text))].filter(
    (word) => word.length > 2 && !small.test(word) && inPassage.has(word),
  )
}
