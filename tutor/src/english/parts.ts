import { clausesOf, kindOf, relativeOf, simpleOf } from '#english/clauses.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'
import { isTurned, ofVoice, turning } from '#english/voice.ts'

const parts =
  'subject|object|verb|main clause|subordinate clause|subordinating clause|relative clause|conjunction'
const partIn = new RegExp(
  String.raw`^(?:(?:what|which|where|who)(?: part| bit| word| words)? (?:is|are) (?:the )?(${parts})s? (?:(?:in|of) )?@|(?:in|of) @,? ?(?:what|which|where|who)(?: part| bit| word)? (?:is|are) (?:the )?(${parts})s?|(?:find|underline|spot|name) the (${parts}) in @)$`,
)
const has =
  /^(?:does|has|is there) @ (?:have |got |contain )?(?:an? )?(relative clause|subordinate clause|main clause)$|^is there (?:an? )?(relative clause|subordinate clause) in @$/
const voice =
  /^is @ (?:in the )?(?:active|passive)(?: voice)?(?: or (?:active|passive)(?: voice)?)?$|^is @ (?:an? )?(?:active|passive)\b.*$/
const kindAsked =
  /^is @ (?:an? )?(simple|compound|complex)(?:(?:, | or |, or )(?:an? )?(?:simple|compound|complex))*(?: sentence)?( or )?.*$|^(?:what|which) (?:kind|type|sort) of sentence is @$|^simple,? (?:or )?compound,? or complex @$/
const turnPassive =
  /^(?:how (?:do|can|would) (?:i|you|we) )?(?:make|turn|put|change|write) (?:@|it|this|that)(?: sentence)? (?:in(?:to)? )?(?:the )?(passive|active)(?: voice)?$/

/** Looks at the parts of a sentence: subject and object, clauses, the voice, and its kind. */
export function sentenceParts(said: Said, hand: Hand | undefined): Reply | undefined {
  const { ask, sample } = said
  if (sample !== undefined && wordsOf(sample).length > 2) {
    const found = partIn.exec(ask)
    if (found) return partOf(sample, found[1] ?? found[2] ?? found[3] ?? '')
    const clause = /^is @ (?:an? )?(?:main|subordinate|relative) clause\b/.test(ask)
      ? whichClause(sample, ask)
      : undefined
    if (clause) return clause
    const held = has.exec(ask)
    if (held) return hasClause(sample, held[1] ?? held[2] ?? '')
    if (kindAsked.test(ask)) return ofKind(sample, kindAsked.exec(ask)?.[1], / or /.test(ask))
    if (voice.test(ask)) return ofVoice(sample, ask) ?? unsure(sample, 'passive')
    const turned = turnPassive.exec(ask)?.[1]
    if (turned) return turning(sample, turned)
    return onTerm(said, hand, sample)
  }
  return hand?.family === 'parts' ? goOn(said, hand) : undefined
}

/** "Which is …", "where is it in …", "what about …", after a term was spoken of. */
function onTerm(
  { ask, is_going_on }: Said,
  hand: Hand | undefined,
  sample: string,
): Reply | undefined {
  const term = hand?.term ?? ''
  const isKind = /\b(?:simple|compound|complex)\b/.test(term)
  const isClause = /clause/.test(term)
  if (/^is @ (?:an? )?fronted adverbial$/.test(ask)) return fronted(sample)
  if (term === 'fronted adverbial' && /^(?:is|are) (?:this |that )?(?:one )?@(?: one)?$/.test(ask))
    return fronted(sample)
  if (
    isKind &&
    /^(?:which|what)(?: one| kind)? is @$|^which is @$|^is (?:this one )?@(?: one)?$|^@$/.test(ask)
  )
    return ofKind(
      sample,
      /^is/.test(ask) ? /(simple|compound|complex)/.exec(term)?.[1] : undefined,
      false,
    )
  if (
    isClause &&
    /^(?:where|what|which (?:bit|part)) is (?:it|that|the clause|one) in @$/.test(ask)
  )
    return partOf(sample, term)
  if (isClause && /^is (?:it|that) @$/.test(ask) && hand?.text) return isThat(sample, term, hand)
  if (term === 'passive' && /^which (?:one )?is @$|^is @ one$|^@$/.test(ask))
    return ofVoice(sample, 'active or passive') ?? unsure(sample, 'passive')
  if (isClause && is_going_on && /^@$/.test(ask)) return hasClause(sample, term)
  return undefined
}

const ahead =
  /^((?:(?:before|after|during|in|on|at|under|behind|beside|inside|outside|near|over|through|across|without|with|because of|despite|as soon as|when|while|if|although|later|earlier|last|every|one|all)\s[^,]{2,40}|\w+ly|yesterday|today|tomorrow|soon|later|then|finally|meanwhile|nearby|outside|upstairs|afterwards)),\s+\S/i

/** Whether a sentence begins with an adverbial and its comma. */
function fronted(text: string): Reply {
  const found = ahead.exec(text)?.[1]
  const why =
    'A fronted adverbial stands at the start, before the subject, tells when, where or how, and has a comma after it.'
  return {
    verdict: found === undefined ? 'unsure' : 'yes',
    says:
      found === undefined
        ? [why]
        : [`*${found}* is one: it stands before the subject and tells when, where or how.`],
    ask: 'What does the sentence become with it at the end?',
    hand: inHand(text, 'fronted adverbial', why),
  }
}

const inHand = (text: string, term: string, why: string): Hand => ({
  family: 'parts',
  text,
  term,
  why,
})
const whyOf: Readonly<Record<string, string>> = {
  subject:
    'The subject is who or what does what the verb says; in the passive, it is who or what it is done to.',
  object:
    'The object is who or what the verb is done to. It stands after the verb: ask *whom?* or *what?*',
  verb: 'The verb says what is done, or what is.',
}

const unsure = (text: string, term: string): Reply => ({
  verdict: 'unsure',
  says: [
    'I can take a short sentence apart, and this one does not show me its parts clearly enough.',
  ],
  ask: 'Which word in it says what is done?',
  hand: inHand(text, term, whyOf[term] ?? 'Begin with the verb, and ask who or what does it.'),
})

function partOf(text: string, asked: string): Reply {
  const term = asked.replace('subordinating', 'subordinate')
  const told = (part: string, why: string): Reply => ({
    verdict: 'told',
    says: [`It is *${part}*.`, why],
    ask: 'How could you check that by asking a question about the sentence?',
    hand: inHand(text, term, why),
  })
  if (term === 'relative clause') {
    const found = relativeOf(text)
    return found
      ? told(
          found.clause,
          `It begins with *${found.clause.split(' ')[0]}* and tells more about the noun before it.`,
        )
      : unsure(text, term)
  }
  if (/clause|conjunction/.test(term)) {
    const found = clausesOf(text)
    if (!found) return unsure(text, term)
    const joining = found.subordinate.split(' ')[0] ?? ''
    if (term === 'conjunction')
      return told(joining.toLowerCase(), 'It joins the subordinate clause to the main clause.')
    return term === 'main clause'
      ? told(found.main, 'It could stand as a sentence of its own.')
      : told(
          found.subordinate,
          `It begins with the conjunction *${joining.toLowerCase()}* and cannot stand on its own.`,
        )
  }
  const found = simpleOf(text)
  if (!found) return unsure(text, term)
  if (term === 'object' && (found.object === undefined || found.is_passive))
    return {
      ...unsure(text, term),
      says: ['I find no object in it: nothing stands after the verb that it is done to.'],
    }
  const part =
    term === 'subject' ? found.subject : term === 'verb' ? found.verb : (found.object ?? '')
  return told(part, whyOf[term] ?? '')
}

function hasClause(text: string, term: string): Reply {
  const isRelative = /relative/.test(term)
  const within = isRelative ? relativeOf(text) : undefined
  const clause = isRelative ? within?.clause : clausesOf(text)?.subordinate
  if (clause === undefined) return unsure(text, term)
  const commas = within?.has_commas
    ? ' The commas show that it is extra: without it we still know who or what is meant.'
    : ''
  const why = isRelative
    ? `It begins with *${clause.split(' ')[0]}* and tells more about the noun before it.${commas}`
    : `It begins with a conjunction and cannot stand on its own.`
  return {
    verdict: 'yes',
    says: [commas ? `It is *${clause}*.${commas}` : 'It has one.'],
    ask: commas ? 'How does the sentence read without it?' : 'Which words belong to it?',
    hand: inHand(text, isRelative ? 'relative clause' : 'subordinate clause', why),
  }
}

/** Which clause a part is that stands alone: its first word tells. */
function whichClause(text: string, ask: string): Reply {
  const is = /^(?:who|which|whose|whom|that)\b/i.test(text)
    ? 'relative clause'
    : /^(?:because|although|though|if|when|while|unless|until|since|before|after|as)\b/i.test(
          text,
        ) && !/,/.test(text)
      ? 'subordinate clause'
      : simpleOf(text)
        ? 'main clause'
        : undefined
  if (!is) return unsure(text, 'clause')
  const why =
    is === 'main clause'
      ? 'It makes sense on its own.'
      : `It begins with *${text.split(' ')[0]?.toLowerCase()}* and cannot stand on its own.`
  const verdict = / or /.test(ask) ? 'told' : ask.includes(is) ? 'yes' : 'no'
  return {
    verdict,
    says: [`It is a **${is}**. ${why}`],
    ask: 'What could you add to make a whole sentence?',
    hand: inHand(text, is, why),
  }
}

/** Whether what somebody found is the clause. */
function isThat(said: string, term: string, hand: Hand): Reply | undefined {
  const isRelative = /relative/.test(term)
  const clause = isRelative ? relativeOf(hand.text)?.clause : clausesOf(hand.text)?.subordinate
  if (clause === undefined) return undefined
  const isIt = wordsOf(clause).join(' ') === wordsOf(said).join(' ')
  return isIt
    ? { verdict: 'yes', says: [`*${clause}* is the ${term}.`], ask: 'What does it tell us?', hand }
    : {
        verdict: 'no',
        says: ['Look where it begins and where it ends: it has a verb of its own.'],
        ask: 'Which words can be taken out so that a sentence is left?',
        hand,
      }
}

function ofKind(text: string, asked: string | undefined, isChoice: boolean): Reply {
  const found = kindOf(text)
  if (!found)
    return {
      ...unsure(text, 'complex sentence'),
      says: ['Its joining words do not tell me for sure which kind it is.'],
      ask: 'How many main clauses do you find in it?',
    }
  const verdict = asked === undefined || isChoice ? 'told' : asked === found.kind ? 'yes' : 'no'
  return {
    verdict,
    says: [`It is a **${found.kind}** sentence.`, ...(verdict === 'yes' ? [] : [found.why])],
    ask: found.kind === 'simple' ? 'Which is its one verb?' : 'Which words join its parts?',
    hand: inHand(text, `${found.kind} sentence`, found.why),
  }
}

const whichBit =
  /^(?:which|what|where)(?: (?:bit|part|words?|one|clause))? (?:is|are) (?:it|that|they|the clause|the relative clause|the subordinate clause)$|^which (?:bit|part|words?)$/
const other = new RegExp(String.raw`^(?:what is |where is |which is )?(?:the )?(${parts})$`)
const commas =
  /\b(?:does|do|should|has) (?:it|that|this|they) (?:need|have|take|get)(?: to have)? (?:an? |any )?commas?\b/

function goOn({ ask, text }: Said, hand: Hand): Reply | undefined {
  const term = hand.term ?? ''
  const next = other.exec(ask)?.[1]
  if (hand.text === '') return undefined
  if (next) return partOf(hand.text, next)
  if (whichBit.test(ask) && /clause|subject|object/.test(term)) return partOf(hand.text, term)
  if (commas.test(ask) && term === 'relative clause') return commasFor(hand)
  const turned = turnPassive.exec(ask)?.[1]
  if (turned) return turning(hand.text, turned)
  return isTurned(text, hand, term)
}

function commasFor(hand: Hand): Reply {
  const found = relativeOf(hand.text)
  const rule =
    'Without commas a relative clause says which one is meant; with commas it only adds something extra.'
  if (!found)
    return { verdict: 'told', says: [rule], ask: 'Is it needed to know which one is meant?', hand }
  return found.has_commas
    ? {
        verdict: 'yes',
        says: [`It has them, as the clause is extra. ${rule}`],
        ask: 'How does the sentence read without the clause?',
        hand,
      }
    : {
        verdict: 'no',
        says: [`Not if the clause tells which one is meant. ${rule}`],
        ask: 'Would we still know who or what is meant without it?',
        hand,
      }
}
