import { isFact, type SpokenOf, type Told, tellFact } from '#facts/facts.ts'
import { askedBehind } from '#mind/asked.ts'
import { workedIn } from '#mind/current-work.ts'
import type { Event, Facts } from '#mind/event.ts'
import { chatOf, moodOf, ofPeople } from '#mind/mood.ts'
import { isAsking, pointsBack, withoutSample } from '#mind/phrases.ts'
import { type TalkState, withCited } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'
import { phrasesIn } from '#retrieval/entry.ts'
import { contentTerms } from '#retrieval/gate.ts'
import { wordAsked } from '#retrieval/glossary.ts'
import type { Cited } from '#retrieval/retrieval.ts'
import { keyOf, termsOf } from '#retrieval/terms.ts'

/**
 * Says what is so in a science, to whoever asks it or says it. It is silent about a question that is in hand, as a fact
 * may tell its key, and where a page of words explains the term that is asked about.
 */
export function tellScience(
  state: TalkState,
  { text, understood, in_hand }: Event,
  { look_up: found }: Facts,
): Turn | undefined {
  const { wish, kind } = understood
  const isOpen = state.problem !== undefined && !state.problem.is_done && /\d/.test(text)
  if (in_hand || isOpen || kind === 'practice') return undefined
  if (wish !== undefined && !about.includes(wish)) return undefined
  const isFelt = kind === 'feeling' && moodOf(text) !== 'other' && ofPeople.test(text)
  if (chatOf(text, wish) !== 'aside' || isFelt) return undefined
  if (/\d/.test(text) && (hasSum.test(text) || workedIn(text) !== undefined)) return undefined
  const told = factFor(state, text, found) ?? factFor(state, withoutSample(text), found)
  if (!told) return undefined
  const { verdict, says, parts } = told
  const cited = found && !('nothing' in found) ? found.definition : undefined
  const isCompared = parts === 1 && /\bdiffer/i.test(text) && found && 'example' in found
  if (verdict === 'told' && cited && (isCompared || explains(cited.text, text))) return undefined
  const topic = cited ? cited.heading || cited.title : state.topic
  return {
    state: withCited({ ...state, ...(topic !== undefined && { topic }) }, [says]),
    move: {
      mode: 'explain',
      act: { type: 'cite', verdict },
      facts: [{ text: says, from: 'course' }],
      ...(cited && isOnSame(cited, says) && { sources: [cited] }),
    },
  }
}

/** The fact that a line asks about; where neither it nor a note answers, what was asked before is heard with it. */
function factFor(state: TalkState, text: string, found: Facts['look_up']): Told | undefined {
  const [spoken, told] = [spokenOf(state), new Set(state.cited)]
  const own = tellFact(text, spoken, told)
  const isBusy = state.problem !== undefined && !state.problem.is_done
  // What has no word of its own was looked up with what was asked before, where a note may have a word by chance.
  const isBare = contentTerms(text).length === 0
  const isFound = found !== undefined && !('nothing' in found) && !isBare
  if (own || isFound || isBusy || !(isAsking(text) || pointsBack(text))) return own
  const behind = askedBehind(state, text)
  const tries = [
    tellFact(text, { ...spoken, subject: spoken.whole }, told),
    behind === undefined ? undefined : tellFact(behind, spoken, told),
  ]
  return tries.find((each) => each?.verdict === 'told' && !told.has(each.says))
}

/** A calculation is checked. */
const hasSum = /\d\s*(?:[*/÷×x+]\s*\d|=)|=\s*\d/

/** So many words make two sentences speak of the same. */
const FEWEST_SHARED = 3

/** A note about the same can be read for more. */
function isOnSame({ heading, text }: Cited, says: string): boolean {
  const own = new Set(termsOf(says))
  const shared = (words: string) => new Set(termsOf(words)).intersection(own).size
  return shared(heading) > 0 && shared(text) >= FEWEST_SHARED
}

const about: readonly Event['understood']['wish'][] = ['definition', 'example', 'check']

/** Whether a sentence begins with the term that is asked about. */
function explains(sentence: string, asked: string): boolean {
  const word = wordAsked(asked)
  const [, term] = /^(?:an? |the )?\*\*([^*]+)\*\*/i.exec(sentence) ?? []
  return word?.wants === 'meaning' && term !== undefined && keyOf(term).endsWith(keyOf(word.word))
}

/** So many words of a fact say what it is about. */
const OPENING = 6
/** The sentences of the last answer are among so many. */
const LAST = 4

/** What "it" stands for: the fact that was told last, or the terms that were explained. */
function spokenOf({ cited, topic = '' }: TalkState): SpokenOf {
  const whole = cited.at(-1) ?? ''
  if (isFact(whole)) return { subject: whole.split(' ').slice(0, OPENING).join(' '), whole }
  const explained = cited.slice(-LAST).findLast((each) => phrasesIn(each).length > 0) ?? ''
  const subject = [...phrasesIn(explained), topic].join(' ')
  return { subject, whole: `${subject} ${explained}` }
}
