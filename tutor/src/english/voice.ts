import { participleFrom, type Simple, simpleOf } from '#english/clauses.ts'
import type { Hand, Reply } from '#english/reply.ts'

const inHand = (text: string, term: string, why: string): Hand => ({
  family: 'parts',
  text,
  term,
  why,
})

/** Says whether a sentence is active or passive; undefined where its order does not show it. */
export function ofVoice(text: string, ask: string): Reply | undefined {
  const found = simpleOf(text)
  if (!found) return undefined
  const is = found.is_passive ? 'passive' : 'active'
  const why = found.is_passive
    ? `*${found.subject}* does not act: something is done to it, with *${found.verb}*.`
    : `*${found.subject}* is the one who acts.`
  const isChoice = /active.*passive|passive.*active/.test(ask)
  const verdict = isChoice ? 'told' : ask.includes(is) ? 'yes' : 'no'
  return {
    verdict,
    says: [`It is **${is}**: ${why}`],
    ask: 'Who acts in it, and where does that stand?',
    hand: inHand(text, 'passive', why),
  }
}

const objects: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
}

/** Tells how a sentence is turned, without turning it. */
export function turning(text: string, into: string): Reply {
  const found = simpleOf(text)
  const how =
    'Bring the object to the front, use a form of *be* with the past participle, and put who did it behind *by*.'
  if (into === 'active')
    return {
      verdict: 'told',
      says: [
        'Put who acts, the words after *by*, at the front, and the verb without *be* after it.',
      ],
      ask: 'What does the sentence become?',
      hand: inHand(text, 'active', 'In the active the subject acts.'),
    }
  const participle =
    found && !found.is_passive ? participleFrom(found.verb.toLowerCase()) : undefined
  const first = found?.object && (objects[found.object.toLowerCase()] ?? found.object)
  const begin =
    participle && first
      ? [`Yours begins with *${first}*, and the participle is *${participle}*.`]
      : []
  return {
    verdict: 'told',
    says: [how, ...begin],
    ask: 'What does the sentence become?',
    hand: inHand(text, 'passive', how),
  }
}

/** Whether a sentence that was turned says the same with the roles changed. */
export function isTurned(text: string, hand: Hand, term: string): Reply | undefined {
  const before = simpleOf(hand.text)
  const after = simpleOf(text)
  if (!before || !after || (term !== 'passive' && term !== 'active')) return undefined
  const isOther = before.is_passive !== after.is_passive && isSwapped(before, after)
  return isOther
    ? {
        verdict: 'yes',
        says: [
          `Now it is ${after.is_passive ? 'passive' : 'active'}: *${after.subject}* is the subject, and the verb is *${after.verb}*.`,
        ],
        ask: 'When might a writer leave out who did it?',
        hand: { ...hand, text },
      }
    : undefined
}

const plain = (part: string): string => objects[part.toLowerCase()] ?? part.toLowerCase()
const isSwapped = (a: Simple, b: Simple): boolean =>
  plain(a.object ?? '') === plain(b.subject) || plain(a.subject) === plain(b.object ?? '')
