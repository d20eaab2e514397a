import { simpleOf } from '#english/clauses.ts'
import type { Hand, Reply } from '#english/reply.ts'
import { type Said, wordsOf } from '#english/said.ts'
import { classOfTags, tagged } from '#english/tags.ts'

type Kind = { readonly name: string; readonly why: string }

const commands =
  /^(?:please )?(?:sit|stand|stop|go|come|close|open|shut|put|take|give|bring|look|listen|turn|write|read|tell|wait|run|walk|eat|drink|mix|add|pour|stir|cut|fold|remember|imagine|think|let|be|don't|do not|never|get|make|tidy|wash|clean|call|help|hold|leave|pass|pick|show|start|try|use|watch)\b/i

/** A statement, a question, a command or an exclamation. */
function purposeOf(text: string): Kind | undefined {
  if (/\?["']?$/.test(text))
    return { name: 'a question', why: 'it asks something and ends with a question mark' }
  if (/^(?:what an?|what \w+|how \w+)\b.*!$/i.test(text))
    return {
      name: 'an exclamation',
      why: 'it begins with *What* or *How*, shows a feeling and ends with an exclamation mark',
    }
  if (commands.test(text))
    return {
      name: 'a command',
      why: 'it begins with a verb that tells somebody what to do, an imperative',
    }
  return /[.]$/.test(text) && simpleOf(text)
    ? { name: 'a statement', why: 'it tells us something and ends with a full stop' }
    : undefined
}

const others = /\b(?:he|she|they|him|her|them|his|hers|their|theirs)\b/i
const reader = /\b(?:you|your|yours)\b/i
const mine = /\b(?:i|me|my|mine|we|us|our|ours|i'm|i've|i'd|i'll|we're|we've)\b/i

/** Who tells it, by the pronouns outside of what is spoken. */
function personOf(text: string): Kind | undefined {
  const told = text.replace(/"[^"]*"/g, ' ')
  if (mine.test(told))
    return { name: 'first person', why: '*I* or *we* tells it: look at *I, me, my, we, us, our*' }
  if (others.test(told) && !reader.test(told))
    return {
      name: 'third person',
      why: 'somebody outside tells it: look at *he, she, they*, and no *I* or *we*',
    }
  return reader.test(told) && !others.test(told)
    ? { name: 'second person', why: 'it speaks to *you*' }
    : undefined
}

const opinion =
  /\b(?:best|worst|better|good|bad|great|nice|boring|beautiful|ugly|lovely|awful|amazing|delicious|should|fun|exciting|nicest|prettiest|i think|i believe|in my opinion|too (?:hard|easy|long))\b/i

/** What is thought is seen by its words; whether a statement is true is not judged. */
const viewOf = (text: string): Kind | undefined =>
  opinion.test(text)
    ? {
        name: 'an opinion',
        why: `*${opinion.exec(text)?.[0]}* tells what somebody thinks or feels: others may see it in another way`,
      }
    : /\b(?:is|are|was|were|has|have) (?:in|on|the capital|an? \w+|made of|\d+)\b/i.test(text)
      ? { name: 'put as a fact', why: 'it can be looked up, and found to be true or not' }
      : undefined

const opener = /^(?:because|although|though|when|while|if|unless|since|after|before|until|as)\b/i
const moves =
  /^(?:in|on|under|over|behind|beside|at|with|without|through|near|after|before|during|across|above|below|between|by)\b/i

/** A whole sentence, a clause that waits for another, or a phrase without a verb. */
function wholeOf(text: string): Kind | undefined {
  const terms = tagged(text).map(({ tags }) => classOfTags(tags))
  const hasVerb = terms.some((each) => each === 'verb' || each === 'modal verb')
  if (opener.test(text) && !/,/.test(text) && hasVerb)
    return {
      name: 'a subordinate clause, and not yet a whole sentence',
      why: `it begins with *${wordsOf(text)[0]}* and waits for a main clause that says what happened`,
    }
  if (
    /^\w+ing\b/i.test(text) &&
    !/\b(?:is|are|was|were|can|will|must|makes?|made|helps?)\b/i.test(text)
  )
    return {
      name: 'a phrase, and not yet a whole sentence',
      why: 'it has an *-ing* form and no subject: it does not say who does it',
    }
  if (simpleOf(text))
    return { name: 'a clause that can stand as a sentence', why: 'it has a subject and its verb' }
  return hasVerb || !moves.test(text)
    ? undefined
    : { name: 'a phrase', why: 'there is no verb in it, and a clause has a verb' }
}

type Question = {
  readonly term: string
  readonly ask: RegExp
  readonly find: (text: string) => Kind | undefined
  readonly look: string
}

const questions: readonly Question[] = [
  {
    term: 'kind of sentence',
    ask: /^(?:what|which) (?:type|kind|sort)(?: of sentence)? is @$|^is @ (?:an? )?(statement|question|command|exclamation|imperative)(?: .*)?$/,
    find: purposeOf,
    look: 'Does it tell, ask, order, or show a feeling.',
  },
  {
    term: 'person',
    ask: /^(?:what|which) (?:person|point of view|viewpoint|narrat\w+) is @(?: (?:in|written in))?$|^is @ (?:in )?(?:the )?(first|second|third|1st|2nd|3rd) person.*$/,
    find: personOf,
    look: 'Look for *I* and *we*, or only *he*, *she* and *they*.',
  },
  {
    term: 'fact or opinion',
    ask: /^is @ (?:an? )?(fact|opinion)(?: or (?:an? )?(?:fact|opinion))?$|^(?:what|which) is @, fact or opinion$|^(?:an? )?fact or (?:an? )?opinion:? @$/,
    find: viewOf,
    look: 'Could it be looked up and proved, or could somebody see it in another way.',
  },
  {
    term: 'whole sentence',
    ask: /^is @ (?:an? )?(?:whole |full |complete |proper |real )?(sentence|clause|phrase|fragment)(?: or (?:an? )?\w+)?$|^@ is (?:that|this|it) (?:an? )?(?:whole |full |complete |proper |real )?(sentence|clause|phrase|fragment)$/,
    find: wholeOf,
    look: 'Find the verb and who does it, and see whether a conjunction stands before them.',
  },
]

const next = /^(?:@|is @|what is @|which is @|@ which(?: one)?(?: is (?:it|that))?)$/

/** Tells what kind of sentence it is, who tells it, whether it is whole, or whether it is an opinion. */
export function sentenceKind({ ask, sample }: Said, hand: Hand | undefined): Reply | undefined {
  if (sample === undefined) return undefined
  const direct = questions.find((each) => each.ask.test(ask))
  const question =
    direct ?? (next.test(ask) ? questions.find(({ term }) => term === hand?.term) : undefined)
  if (!question) return undefined
  const found = question.find(sample)
  const isOfParts = question.term === 'kind of sentence' && hand?.term !== question.term
  // A statement may be asked about for its clauses.
  if (isOfParts && (!found || found.name === 'a statement') && !/statement/.test(ask))
    return undefined
  const named = direct?.ask
    .exec(ask)
    ?.slice(1)
    .find((each) => each !== undefined)
  const hold = (why: string): Hand => ({
    family: 'parts',
    text: sample,
    sentence: sample,
    term: question.term,
    why,
  })
  if (!found)
    return {
      verdict: 'unsure',
      says: [question.look],
      ask: 'What do you find in it?',
      hand: hold(question.look),
    }
  return {
    verdict: verdictOf(found.name, named, ask),
    says: [`It is **${found.name}**: ${found.why}.`],
    ask: 'Can you make another one of that kind?',
    hand: hold(`${found.why.charAt(0).toUpperCase()}${found.why.slice(1)}.`),
  }
}

function verdictOf(name: string, asked: string | undefined, ask: string): Reply['verdict'] {
  if (asked === undefined || / or /.test(ask)) return 'told'
  const wanted = asked
    .replace('1st', 'first')
    .replace('2nd', 'second')
    .replace('3rd', 'third')
    .replace('imperative', 'command')
  if (wanted === 'fragment')
    return name.includes('not yet') || name.startsWith('a phrase') ? 'yes' : 'no'
  if (wanted === 'fact') return 'told'
  if (wanted === 'sentence' && name.includes('not yet')) return 'no'
  return name.includes(wanted) ? 'yes' : 'no'
}
