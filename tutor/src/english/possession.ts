import { pluralOf } from '#english/inflect.ts'
import { plurals } from '#english/irregular.ts'
import type { Hand, Reply } from '#english/reply.ts'
import type { Said } from '#english/said.ts'

const noun = String.raw`([a-z]{2,15}?)`
const owned = String.raw`([a-z]{2,15})`
const choice = new RegExp(
  String.raw`\b(?:the |my |a |our |his |her )?${noun}('s|s'|s) ${owned},? or (?:the |my |a |our |his |her )?\1('s|s'|s)(?: \3)?\b`,
)
const where =
  /^where (?:does|do|should|would) (?:the apostrophe go|i put (?:the|an) apostrophe|an apostrophe go)(?: in)? (?:the |my |our )?([a-z]{3,15}?)s'?(?: ([a-z]{2,15}))??(?: (?:if|when) (.*))?$/
const whereAfter =
  /^(?:in )?(?:the |my |our )?([a-z]{3,15})s ([a-z]{2,15}),? where (?:does|do|should|would) the apostrophe go$/
const two =
  /\b(?:there (?:is|are|was|were)|it is|it'?s|it was|i have|we have|if|with) (?:two|2|three|3|more(?: than one)?|many|lots(?: of)?)(?: ([a-z]+))?\b|\bmore than one\b/
const irregular = new RegExp(
  String.raw`^(?:is it |what about |the )*(children|men|women|people|mice|geese|teeth|feet)'?s(?:'|) ${owned}$|^(?:is it |the )*(children|men|women|people)'?s(?: or \3(?:'s|s'))$`,
)
const several = /\b(?:lots|many|more than one|several|two|three|\d\d*|a few)\b/
const single = /^(?:what )?(?:if )?(?:there (?:is|was) )?(?:just|only)? ?(?:one|1)(?: [a-z]+)?$/
const itsOwn =
  /^(?:does|do|is there|should) (?:it have )?(its|yours|hers|ours|theirs|his)\b.{0,20}\b(?:need|have|get|take|one|an apostrophe)\b/

const asksWhere = /\bapostrophe\b.{0,20}\b(?:go|belong|be|put)\b|\bwhere\b.{0,30}\bapostrophe\b/
const whyThere = /^why (?:does it go |is it |put it )?(?:before|after|behind) (?:the |an )?s$/
/** "The dogs bone was": an owner with an s and no mark, and what belongs to it. */
const unmarked =
  /\b(?:the|my|our|his|her|a) ([a-z]{3,15})s ([a-z]{3,15}) (?:is|was|are|were|has|had|looks?|fell|went|got|broke)\b/i

/** Says where the apostrophe of belonging goes: it hangs on how many owners there are. */
export function possession(said: Said, hand: Hand | undefined): Reply | undefined {
  const { ask, sample } = said
  const unsure = whereAfter.exec(ask)
  if (unsure?.[1] && unsure[2]) return ofUnknown(unsure[1], unsure[2])
  const placed = where.exec(sample === undefined ? ask : ask.replace('@', sample.toLowerCase()))
  if (placed?.[1] && several.test(placed[3] ?? ''))
    return ofMany({
      family: 'possession',
      text: `${placed[1]} ${placed[2] ?? 'things'}`,
      why: rule,
    })
  if (placed?.[1]) return ofOwner(placed[1], placed[2] ?? 'things')
  const held = hand?.family === 'possession' ? hand.text.split(' ') : []
  if (held[0] && held[1] && single.test(ask)) return ofOwner(held[0], held[1])
  const plural =
    said.is_going_on && held.length > 1 && [...plurals.values()].includes(ask) ? ask : undefined
  if (plural) return ofPlural(plural, held[1] ?? 'things')
  const shown = held[0] && held[1] ? shownRight(said.text, held[0], held[1]) : undefined
  if (shown && hand) return { ...shown, hand }
  if (hand && held[0] && held[1] && whyThere.test(ask))
    return { verdict: 'told', says: [rule], ask: `How many own the ${held[1]}?`, hand }
  const missing = asksWhere.test(ask) ? unmarked.exec(said.text) : null
  if (missing?.[1] && missing[2]) return ofUnknown(missing[1].toLowerCase(), missing[2])
  const asked = choice.exec(ask)
  if (asked) return ofOwner(asked[1] ?? '', asked[3] ?? '')
  const isOfIt = hand?.family === 'possession' || /\bapostrophes?\b/.test(ask)
  if (!isOfIt) return undefined
  const special = irregular.exec(ask)
  if (special) return ofPlural(special[1] ?? special[3] ?? '', special[2] ?? 'things')
  const own = itsOwn.exec(ask)?.[1]
  if (own) return ofPronoun(own)
  return hand?.family === 'possession' && hand.text !== '' && two.test(ask)
    ? ofMany(hand)
    : undefined
}

const rule =
  'One owner takes *’s*. More owners that end in *s* take the apostrophe after it. A plural without *s*, such as *children*, takes *’s*.'

/** How many owners there are nobody but the writer knows. */
const ofUnknown = (own: string, thing: string): Reply => ({
  verdict: 'told',
  says: [
    `It goes on the owner: *${own}'s* if there is one ${own}, and *${pluralOf(own)?.form ?? `${own}s`}'* if there are more.`,
  ],
  ask: `How many own the ${thing} in your sentence?`,
  hand: { family: 'possession', text: `${own} ${thing}`, why: rule },
})

/** A sentence that has the owner with its mark, in front of what belongs to it. */
function shownRight(text: string, own: string, thing: string): Omit<Reply, 'hand'> | undefined {
  const many = pluralOf(own)?.form ?? `${own}s`
  const said = text.toLowerCase().replaceAll('’', "'")
  const isOne = said.includes(` ${own}'s ${thing}`) || said.startsWith(`${own}'s ${thing}`)
  const isMore = many.endsWith('s') && said.includes(`${many}' ${thing}`)
  if (!isOne && !isMore) return undefined
  return {
    verdict: 'yes',
    says: [
      isOne
        ? `The apostrophe before the *s* says that there is one ${own}.`
        : `The apostrophe after the *s* says that there is more than one ${own}.`,
    ],
    ask: isOne ? 'Where would it go with more of them?' : 'Where would it go with only one?',
  }
}

/** A word whose plural has no *s* is its own owner. */
function ofOwner(own: string, thing: string): Reply {
  if ([...plurals.values()].includes(own)) return ofPlural(own, thing)
  return {
    verdict: 'told',
    says: [
      `If there is one ${own}, it is *the ${own}'s ${thing}*: the apostrophe goes before the *s*, as the ${thing} belongs to the ${own}.`,
      `Without any apostrophe *${own}s* would only be more than one.`,
    ],
    ask: `Where would it go with two owners?`,
    hand: { family: 'possession', text: `${own} ${thing}`, why: rule },
  }
}

function ofMany({ text }: Hand): Reply {
  const [own = '', thing = ''] = text.split(' ')
  const many = pluralOf(own)?.form ?? `${own}s`
  const form = many.endsWith('s') ? `${many}'` : `${many}'s`
  return {
    verdict: 'told',
    says: [
      `Then it is *the ${form} ${thing}*: first make it more than one, *${many}*, then put the apostrophe ${many.endsWith('s') ? 'after the *s*' : 'and an *s* behind it'}.`,
    ],
    ask: 'What would it be for one boy and his coat?',
    hand: { family: 'possession', text, why: rule },
  }
}

const ofPlural = (own: string, thing: string): Reply => ({
  verdict: 'told',
  says: [
    `It is *the ${own}'s ${thing}*: *${own}* is plural already and has no *s* at its end, so *'s* is added.`,
  ],
  ask: 'Which other words are plural without an *s*?',
  hand: { family: 'possession', text: `${own} ${thing}`, why: rule },
})

const ofPronoun = (own: string): Reply => ({
  verdict: 'no',
  says: [
    `*${own}* has no apostrophe: like *his*, it tells by itself what belongs to whom.${own === 'its' ? ' *It’s* is always *it is* or *it has*.' : ''}`,
  ],
  ask: 'Which other words tell what belongs to whom without an apostrophe?',
  hand: { family: 'possession', text: '', why: rule },
})
