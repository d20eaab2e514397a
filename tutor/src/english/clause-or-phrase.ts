import type { Hand, Reply } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'
import { classOfTags, tagged } from '#english/tags.ts'

const subordinators =
  /^(?:because|although|though|unless|until|while|whereas|if|when|whenever|since|before|after|as soon as|even though|so that|wherever) (?=\S+ \S+)/i
const terms = String.raw`(?:main |subordinate |noun |adverbial |prepositional )?(?:clause|phrase)`
const asked = new RegExp(
  String.raw`^(?:is )?(?<piece>@|[a-z' ]{6,60}?),? (?:(?:is (?:it|that|this) )?(?:an? )?${terms} or (?:an? )?${terms}|which (?:one )?is it|what is (?:it|that)|an? ${terms})$`,
)
const isTerm = new RegExp(String.raw`^${terms}$`)
/** What goes on without a question is a piece and nothing else. */
const others =
  /^(?:what|why|how|when|where|who|which|can|could|do|does|is|are|it|its|that|this|so|i|ok|no|yes|thanks)\b/

/** Says of a piece of a sentence whether it is a clause or a phrase, where its words show it. */
export function clauseOrPhrase({ ask, sample }: Said, hand: Hand | undefined): Reply | undefined {
  const isOfIt = hand?.term !== undefined && isTerm.test(hand.term)
  const found = asked.exec(ask)
  const isNamed = found !== null && /\b(?:clause|phrase)\b/.test(ask.replace('@', ''))
  const isBare = isOfIt && !others.test(ask) && wordsOf(ask).length >= FEWEST
  if (!isNamed && !(isOfIt && found) && !isBare) return undefined
  const piece = (found?.groups?.['piece'] ?? ask).replace('@', sample ?? '').trim()
  const told = wordsOf(piece).length < FEWEST ? undefined : kindOfPiece(piece)
  if (!told) return undefined
  return {
    verdict: 'told',
    says: [`*${piece}* is **${told.name}**: ${told.why}.`],
    ask: 'How would you explain that to a friend?',
    hand: { family: 'parts', text: '', term: 'clause', why: `In *${piece}*: ${told.why}.` },
  }
}

const FEWEST = 3

function kindOfPiece(piece: string): { name: string; why: string } | undefined {
  const [begins] = subordinators.exec(piece) ?? []
  const rest = begins ? piece.slice(begins.length) : piece
  const classes = tagged(rest).map(({ tags }) => classOfTags(tags))
  const verb = classes.findIndex((each) => each === 'verb' || each === 'modal verb')
  const first = classes[0]
  if (verb < 0 && first === 'preposition')
    return { name: 'a phrase', why: 'it has no verb with a subject, and begins with a preposition' }
  if (verb < 0 && !begins) return { name: 'a phrase', why: 'it has no verb with a subject' }
  const hasSubject = classes.slice(0, verb).some((each) => each === 'noun' || each === 'pronoun')
  if (verb < 1 || !hasSubject || first === 'preposition') return undefined
  return begins
    ? {
        name: 'a subordinate clause',
        why: `it has a verb with its subject, and *${begins.trim()}* makes it lean on a main clause, so it is no sentence on its own`,
      }
    : { name: 'a clause', why: 'it has a verb with its subject' }
}
