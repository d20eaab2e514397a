import type { InHand } from '#bank/bank.ts'
import { familyById, workOut } from '#families/families.ts'
import { correctInHand } from '#mind/correct-in-hand.ts'
import { workedIn } from '#mind/current-work.ts'
import type { Need } from '#mind/event.ts'
import { chatOf, moodOf } from '#mind/mood.ts'
import {
  asksForAnswer,
  asksToCheck,
  asksWhere,
  asksWhyElsewhere,
  isAsking,
  pleads,
  pointsBack,
  thanksElsewhere,
} from '#mind/phrases.ts'
import { saysFormula } from '#mind/plan.ts'
import type { Offer, TalkState } from '#mind/state.ts'
import { type Found, findMaths } from '#reading/find-maths.ts'
import { type Kind, type Scene, type Understood, understand } from '#understanding/understanding.ts'

/** What a message is, and what has to be found out before it can be answered. */
export type Perceived = {
  /** The message; what was in doubt before, where this one says what it was. */
  readonly text: string
  readonly understood: Understood
  readonly needs: readonly Need[]
  /** It poses a problem that can be worked. */
  readonly poses: boolean
}

/**
 * Reads a message where a talk stands. "Yes" takes up what was offered, and a word about what an earlier
 * message was brings that message back.
 */
export function perceive(
  state: TalkState,
  text: string,
  { in_hand, vector }: { in_hand?: InHand | undefined; vector?: ArrayLike<number> | undefined },
): Perceived {
  const scene = {
    has_question: in_hand !== undefined,
    has_problem: state.problem !== undefined,
    offered: state.offered?.type,
  }
  const understood = understand(text, scene, vector)
  const kind = state.unsure && kindSaid(state.unsure.kinds, text)
  const resolved = state.unsure && kind && asKind(state.unsure.text, kind, scene)
  const perceived = resolved ?? { text, understood: corrected(state, understood, in_hand) }
  const { kind: heard, text: said } = perceived.understood
  const poses = heard === 'problem' && workedIn(said) !== undefined
  return { ...perceived, poses, needs: needsOf(state, perceived, in_hand) }
}

const words: Readonly<Record<Kind, RegExp>> = {
  answer: /\banswer\b/i,
  problem: /\b(?:problem|question|exercise|task)\b/i,
  working: /\b(?:working|line|step|check)\b/i,
  step_question: /\b(?:question|help|hint|step)\b/i,
  why: /\b(?:question|why|explain|know)\b/i,
  practice: /\b(?:practi[sc]e|quiz|question)\b/i,
  feeling: /\b(?:feel|feeling)\b/i,
  social: /\b(?:neither|nothing|chat|joke)\b/i,
  app_task: /\b(?:app|site|website)\b/i,
}

/** A reply to the question what a message was has no more words than these. */
const MOST_WORDS = 8

/** What an earlier message was, where this short one says so. */
const kindSaid = (kinds: readonly Kind[], said: string): Kind | undefined =>
  said.trim().split(/\s+/).length > MOST_WORDS
    ? undefined
    : kinds.find((each) => words[each].test(said))

function asKind(text: string, kind: Kind, scene: Scene): Omit<Perceived, 'needs' | 'poses'> {
  const { instead: _instead, ...understood } = understand(text, scene)
  return { text, understood: { ...understood, kind, certainty: 1 } }
}

/** What stands in the talk tells more than words: a number is an answer where something is asked. */
function corrected(
  state: TalkState,
  understood: Understood,
  in_hand: InHand | undefined,
): Understood {
  const { instead, ...sure } = understood
  const isOpenTask = state.problem !== undefined && !state.problem.is_done
  if (understood.kind === 'problem' && isOpenTask && workOut(understood.text) === undefined)
    return { ...sure, kind: 'working' }
  const about_it = in_hand && correctInHand(understood, in_hand)
  if (about_it) return about_it
  if (asksWhyElsewhere(understood.text)) return { ...sure, kind: 'why' }
  if (understood.kind === 'social' && thanksElsewhere(understood.text))
    return { ...sure, kind: 'social', wish: 'thanks' }
  if (!in_hand && !isOpenTask && tellsFeeling(understood)) return { ...sure, kind: 'feeling' }
  if (instead && [understood.kind, instead].includes('social') && isChat(understood))
    return { ...sure, kind: 'social' }
  if (instead && [understood.kind, instead].every((kind) => mathsKinds.includes(kind)))
    return { ...sure, kind: isOpenTask || !workOut(understood.text) ? 'answer' : 'problem' }
  const isWork = instead && [understood.kind, instead].includes('answer')
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

const isChat = ({ text, wish }: Understood): boolean => chatOf(text, wish) !== 'aside'

/** Below this a kind is no more than a guess. */
const LEAST_CERTAIN = 0.6

/** Says how somebody feels, where nothing is asked: "I got 9/10", "they call me thick". */
function tellsFeeling({ kind, wish, certainty, text }: Understood): boolean {
  const isSure = kind !== 'answer' && certainty > LEAST_CERTAIN
  return (
    kind !== 'feeling' &&
    !isSure &&
    wish === undefined &&
    !isAsking(text) &&
    moodOf(text) !== 'other'
  )
}

/** What may be an answer is one where it holds a number or a formula. */
const isSaidOfWork = (text: string): boolean => /\d/.test(text) || findMaths(text).length > 0

const isPlainNumber = (found: Found): boolean =>
  found.type === 'expression' && found.node.type === 'number'

const topicKinds: readonly Kind[] = ['why', 'practice', 'social', 'problem']

const talkKinds: readonly Kind[] = ['social', 'feeling', 'app_task', 'why', 'problem', 'working']

/**
 * With nothing in hand a question in words is one for information, however unsure its kind: what points back to
 * what was looked up before, and what could be a question at all. Feeling or chat makes no difference to ask about.
 */
function informed({ topic }: TalkState, understood: Understood): Understood {
  const { instead, ...sure } = understood
  const { kind, wish, text } = understood
  if (wish !== undefined && wish !== 'definition' && wish !== 'example') return understood
  const asked: Understood = { ...sure, kind: 'why' }
  const isWords = findMaths(text).every(isPlainNumber)
  const isTalk = talkKinds.includes(kind) && isWords
  if (topic !== undefined && isTalk && isAsking(text) && pointsBack(text))
    return { ...sure, kind: 'why' }
  if (topic !== undefined && wish === 'example') return { ...sure, kind: 'why' }
  if (topic !== undefined && kind === 'practice' && onlyExamples.test(text)) return asked
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

/** "Give me some examples" of what was looked up, and not of questions. */
const onlyExamples =
  /^\W*(?:(?:can|could|you|u|please|pls|give|show|tell|me|us|some|more|an?|few|the|ok|and) )*examples?(?: (?:please|pls|of (?:one|it|that|them|those|one)))*\W*$/i

const asksWhich = /^\W*(?:(?:so|and|but|ok|wait) )*(?:is|are|when|where|which|who)\b/i

const mathsKinds: readonly Kind[] = ['answer', 'working', 'problem']

/** "Next" alone is the next step of what is in hand, and not another question. */
const onlyNext = /^\W*(?:(?:ok|and|whats?) )*next(?: (?:step|one|line|please))?\W*$/i

function needsOf(
  state: TalkState,
  { text, understood }: Omit<Perceived, 'needs' | 'poses'>,
  in_hand: InHand | undefined,
): readonly Need[] {
  const { kind, wish, about, instead } = understood
  if (instead) return []
  if (wish === 'yes' && state.offered) return taken(state.offered)
  if (wish === 'plot') return [{ tool: 'plot', text }]
  if (wish === 'progress') return [{ tool: 'progress' }]
  if (wish === 'plan') return [{ tool: 'plan', ...(about && { about }) }]
  if (kind === 'practice') return [practiceNeed(state, understood, in_hand)]
  const lookUp: Need = { tool: 'look_up', ...soughtIn(state, text) }
  if (kind === 'app_task') return [{ tool: 'app_help', text }, lookUp]
  const isSmall = kind === 'social' && wish === undefined
  const mayBeAsked = isSmall && isAsking(text) && chatOf(text, wish) === 'aside'
  const isInformation = kind === 'why' || wish === 'definition' || isTopicAlone(text, understood)
  const mayBeTold = kind === 'problem' && workedIn(understood.text) === undefined
  return isInformation || mayBeAsked || mayBeTold ? [lookUp] : []
}

/** What is looked up: the words of the message, and what they may point back to. */
const soughtIn = ({ topic }: TalkState, text: string) => ({
  text: withoutSample(text),
  ...(topic !== undefined && { topic, is_pointing: pointsBack(text) }),
})

/** A sentence in quotation marks is what a question is about, and says nothing of where it is explained. */
const withoutSample = (text: string): string =>
  text.replace(/["“][^"”]*\s[^"”]*["”]/g, ' ').trim() || text

/** A few words that are neither talk nor a wish may name a topic: "its on pythagoras". */
const isTopicAlone = (text: string, { kind, wish }: Understood): boolean =>
  kind === 'social' &&
  wish === undefined &&
  text.trim().split(/\s+/).length <= MOST_TOPIC_WORDS &&
  chatOf(text, wish) === 'aside' &&
  moodOf(text) === 'other'

const MOST_TOPIC_WORDS = 6

const taken = (offered: Offer): readonly Need[] => {
  if (offered.type === 'one_like_it') return [{ tool: 'draw_question', like: offered.like }]
  if (offered.type === 'next_step') return []
  return [{ tool: 'draw_question', ...(offered.about && { about: offered.about }) }]
}

function practiceNeed(
  state: TalkState,
  { wish, about }: Understood,
  in_hand: InHand | undefined,
): Need {
  const level = wish === 'harder' || wish === 'easier' ? wish : 'same'
  if (about && wish !== 'one_like_it' && !/^(?:it|this|that|them|these)$/i.test(about))
    return { tool: 'draw_question', about, level }
  const id = in_hand?.id ?? state.in_hand
  if (id !== undefined) return { tool: 'draw_question', like: id, level }
  const title = state.topic ?? (state.problem && titleOf(state.problem.text))
  return { tool: 'draw_question', ...(title && { about: title }), level }
}

/** What the family of a problem is called, by which practice is looked for. */
function titleOf(text: string): string | undefined {
  const worked = workedIn(text)
  return worked && familyById(worked.family)?.title
}
