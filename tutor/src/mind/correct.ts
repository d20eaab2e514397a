import type { InHand } from '#bank/bank.ts'
import { workOut } from '#families/families.ts'
import { kindByEquation } from '#mind/check-balance.ts'
import { correctInHand } from '#mind/correct-in-hand.ts'
import { followUpOf } from '#mind/follow-up.ts'
import { chatOf, moodOf, ofPeople } from '#mind/mood.ts'
import {
  asksAgain,
  asksForAnswer,
  asksForPlan,
  asksToCheck,
  asksWhere,
  asksWhyElsewhere,
  isAsking,
  pleads,
  pointsBack,
  thanksElsewhere,
} from '#mind/phrases.ts'
import { saysFormula } from '#mind/plan.ts'
import { saysDerivative } from '#mind/posed.ts'
import type { TalkState } from '#mind/state.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'
import { contentTerms } from '#retrieval/gate.ts'
import { askedOfLast, wordAsked } from '#retrieval/glossary.ts'
import type { Kind, Understood } from '#understanding/understanding.ts'

/** What stands in the talk tells more than words: a number is an answer where something is asked. */
export function corrected(
  state: TalkState,
  understood: Understood,
  in_hand: InHand | undefined,
): Understood {
  const { instead, ...sure } = understood
  const isOpenTask = state.problem !== undefined && !state.problem.is_done
  const { wish: _wish, ...plain } = sure
  if (!in_hand && saysDerivative(understood.text)) return { ...plain, kind: 'working' }
  const byEquation = state.problem && kindByEquation(state.problem, understood.text)
  if (byEquation) return { ...plain, kind: byEquation }
  const again = asksAgain(understood.text)
  if (again) {
    const hasWork = in_hand !== undefined || state.problem !== undefined
    return {
      ...sure,
      kind: hasWork || state.topic === undefined ? 'step_question' : 'why',
      wish: again,
    }
  }
  if (understood.kind === 'problem' && isOpenTask && workOut(understood.text) === undefined)
    return { ...sure, kind: 'working' }
  const isOfSame = understood.kind === 'practice' && /\d\s*%/.test(understood.text)
  if (isOfSame && followUpOf(state.problem, understood.text)) return { ...plain, kind: 'problem' }
  if (asksForPlan(understood.text)) return { ...sure, kind: 'app_task', wish: 'plan' }
  if (!in_hand && !isOpenTask && asksOfWord(state, understood.text)) return { ...sure, kind: 'why' }
  const about_it = in_hand && correctInHand(understood, in_hand)
  if (about_it) return about_it
  if (asksWhyElsewhere(understood.text)) return { ...sure, kind: 'why' }
  if (understood.kind === 'social' && thanksElsewhere(understood.text))
    return { ...sure, kind: 'social', wish: 'thanks' }
  if (!in_hand && !isOpenTask && tellsFeeling(understood)) return { ...sure, kind: 'feeling' }
  if (!in_hand && !isOpenTask && claims(state, understood)) return { ...plain, kind: 'why' }
  if (instead && [understood.kind, instead].includes('social') && isChat(understood))
    return { ...sure, kind: 'social' }
  if (instead && [understood.kind, instead].every((kind) => mathsKinds.includes(kind)))
    return { ...sure, kind: isOpenTask || !workOut(understood.text) ? 'answer' : 'problem' }
  const mayBeWork = isOpenTask && understood.wish === undefined && !isAsking(understood.text)
  const isWork = instead && ([understood.kind, instead].includes('answer') || mayBeWork)
  const isFormula = saysFormula(understood.text, '') !== undefined
  if (isOpenTask && instead && isFormula) return { ...sure, kind: 'answer' }
  if (isWork && state.problem && isSaidOfWork(understood.text)) return { ...sure, kind: 'answer' }
  if (state.problem?.missed && asksWhere(understood.text)) return { ...sure, kind: 'step_question' }
  if (state.problem && asksToCheck(understood.text)) return { ...sure, kind: 'step_question' }
  const isHeld = in_hand !== undefined || isOpenTask
  if (state.problem && asksForAnswer(understood.text))
    return { ...sure, kind: 'step_question', wish: 'the_answer' }
  const isPleading = understood.wish !== 'the_answer' && understood.kind !== 'problem'
  if (isOpenTask && isPleading && pleads(understood.text))
    return { ...sure, kind: 'step_question', wish: 'a_hint' }
  const isNext = understood.kind === 'practice' && onlyNext.test(understood.text)
  if (isNext && isHeld) return { ...sure, kind: 'step_question', wish: 'next_step' }
  return isHeld ? understood : informed(state, understood)
}

/** Asks for a word like another or against it, its spelling, or a sentence with it: "another word for said". */
function asksOfWord({ cited }: TalkState, text: string): boolean {
  const last = cited.at(-1)
  const asked = wordAsked(text) ?? (last === undefined ? undefined : askedOfLast(text, last))
  return asked !== undefined && asked.wants !== 'meaning'
}

const isChat = ({ text, wish }: Understood): boolean => chatOf(text, wish) !== 'aside'

/** Below this a kind is no more than a guess. */
const LEAST_CERTAIN = 0.6

/** Says how somebody feels, where nothing is asked: "I got 9/10", "they call me thick". */
function tellsFeeling({ kind, wish, certainty, text }: Understood): boolean {
  const isSure = kind !== 'answer' && certainty > LEAST_CERTAIN
  const mood = moodOf(text)
  return (
    kind !== 'feeling' &&
    !isSure &&
    wish === undefined &&
    !isAsking(text) &&
    mood !== 'other' &&
    (mood !== 'people' || ofPeople.test(text))
  )
}

/** "Plants breathe in oxygen right" is about plants, and nobody's feeling; in a lesson so is "so everything stops". */
function claims({ topic, cited }: TalkState, { kind, wish, text }: Understood): boolean {
  if ((kind !== 'feeling' && kind !== 'social') || wish !== undefined) return false
  if (ofSample.test(text)) return true
  if (ofPeople.test(text)) return false
  const mood = moodOf(text)
  const isOfThings = (mood === 'other' || mood === 'people') && chatOf(text, wish) === 'aside'
  const isSpoken = topic !== undefined || cited.length > 0
  return (
    isOfThings &&
    text.trim().split(/\s+/).length >= FEWEST_OF_CLAIM &&
    !/\b(?:you|u|your|ur)\b/i.test(text) &&
    contentTerms(text).length > 0 &&
    (wantsToKnow.test(text) || (isSpoken && concludes.test(text)))
  )
}

/** "Change this to reported: …" is about the sentence that follows. */
const ofSample = /^\W*(?:change|put|turn|rewrite|underline|find|fix|mend)\b[^":]{3,40}[":]/i

const FEWEST_OF_CLAIM = 3
const wantsToKnow =
  /\b(?:right|correct|true|isn'?t it|don'?t they|innit|yeah|what|wh?ats|why|how|which|where)\b|\?\s*$/i
const concludes = /^\W*(?:(?:ok|oh|ah|but|wait) )*(?:so|because|cos|but|its?|it's|they|that'?s)\b/i

/** What may be an answer is one where it holds a number or a formula. */
const isSaidOfWork = (text: string): boolean => /\d/.test(text) || findMaths(text).length > 0

/** A number or a letter by itself is no formula: "when do u use 2 of them". */
const isPlain = (found: Found): boolean =>
  found.type === 'expression' && (found.node.type === 'number' || found.node.type === 'variable')

const topicKinds: readonly Kind[] = ['why', 'practice', 'social', 'problem']

const talkKinds: readonly Kind[] = ['social', 'feeling', 'app_task', 'why', 'problem', 'working']

/**
 * With nothing in hand a question in words is one for information, however unsure its kind: what points back to
 * what was looked up before, and what could be a question at all. Feeling or chat makes no difference to ask about.
 */
function informed({ topic, cited, language }: TalkState, understood: Understood): Understood {
  const isSpoken = topic !== undefined || cited.length > 0
  const { instead, ...sure } = understood
  const { kind, wish, text } = understood
  const { wish: _wish, ...plain } = sure
  if (isSpoken && bareWhy.test(text)) return { ...plain, kind: 'why' }
  const hasLesson = isSpoken || language !== undefined
  if (hasLesson && asideKinds.includes(kind) && wish === undefined && goesOnWith(text))
    return { ...plain, kind: 'why' }
  if (wish !== undefined && wish !== 'definition' && wish !== 'example') return understood
  const asked: Understood = { ...sure, kind: 'why' }
  const isWords = findMaths(text).every(isPlain)
  const isTalk = (talkKinds.includes(kind) || (kind === 'answer' && isIt.test(text))) && isWords
  if (isSpoken && isTalk && isAsking(text) && pointsBack(text)) return { ...sure, kind: 'why' }
  if (isSpoken && wish === 'example') return { ...sure, kind: 'why' }
  if (isSpoken && kind === 'practice' && onlyExamples.test(text)) return asked
  if (kind === 'working' && isWords && isAsking(text)) return asked
  // No step is in hand to ask about.
  if (kind === 'step_question' && instead && isWords && asksWhich.test(text)) return asked
  if (!instead) return understood
  const both = [kind, instead]
  const mayBeTopic = both.every((each) => topicKinds.includes(each))
  if (isWords && (mayBeTopic || (both.includes('why') && isAsking(text))))
    return { ...sure, kind: 'why' }
  if (both.includes('social') && both.includes('feeling'))
    return { ...sure, kind: moodOf(text) === 'other' ? 'social' : 'feeling' }
  return understood
}

/** "And for nice", "what about on the Moon": the lesson goes on, where nobody speaks of themselves. */
const asideKinds: readonly Kind[] = ['social', 'feeling', 'app_task', 'step_question']
const goingOn = /^\W*(?:(?:ok|oh|so) )?(?:and|what about|how about|then)\s+[a-z]/i
const ofSelf = /\b(?:i|i'?m|im|ive|me|my|mine|we|us|our|you|u|your|he|she|they|nobody|everyone)\b/i
const MOST_GOING_ON = 6

const goesOnWith = (text: string): boolean =>
  goingOn.test(text) && !ofSelf.test(text) && text.trim().split(/\s+/).length <= MOST_GOING_ON

/** "Give me some examples" of what was looked up, and not of questions. */
const onlyExamples =
  /^\W*(?:(?:can|could|you|u|please|pls|give|show|tell|me|us|some|more|an?|few|the|ok|and) )*examples?(?: (?:please|pls|of (?:one|it|that|them|those|one)))*\W*$/i

/** "Why" alone asks about what was told last. */
const bareWhy =
  /^\W*(?:(?:but|ok|and|so|oh|yeah) )*(?:why|y|how come|how (?:do|can|would) (?:you|u|i|we) (?:know|tell)(?: that)?|why not|why (?:is|does|are|do) (?:that|it|they|this)|why (?:dont|don't|isnt|isn't|doesnt|doesn't) (?:it|they|that))\W*$/i

/** "Is it the earth's shadow" asks of what was told. */
const isIt =
  /^\W*(?:(?:so|and|but|ok|oh|then) )*(?:is|are|was|were|does|do) (?:it|they|that|this|those)\b/i

const asksWhich = /^\W*(?:(?:so|and|but|ok|wait) )*(?:is|are|when|where|which|who)\b/i

const mathsKinds: readonly Kind[] = ['answer', 'working', 'problem']

/** "Next" alone is the next step of what is in hand, and not another question. */
const onlyNext = /^\W*(?:(?:ok|and|whats?) )*next(?: (?:step|one|line|please))?\W*$/i
