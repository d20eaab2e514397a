import { familyById } from '#families/families.ts'
import { workOf } from '#mind/current-work.ts'
import type { Event, Facts } from '#mind/event.ts'
import { chatOf, moodOf } from '#mind/mood.ts'
import type { Fact, Move } from '#mind/move.ts'
import { asksForPower, asksOfOthers, isAsking, wantsWorkDone } from '#mind/phrases.ts'
import { firstOfProblem, type TalkState, withCited } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'
import { findMaths } from '#reading/find-maths.ts'
import { randomFrom } from '#skills/random.ts'

/** Shows what a tool found: progress, a plan, a graph, help with the app. */
export function show(state: TalkState, facts: Facts): Turn | undefined {
  const { progress, plan, plot, app_help } = facts
  const turn = (
    what: 'progress' | 'plan' | 'plot' | 'app',
    said: readonly Fact[],
    more = {},
  ): Turn => ({
    state,
    move: { mode: 'explain', act: { type: 'show', what }, facts: said, ...more },
  })
  const evidence = (text: string) => ({ text, from: 'evidence' }) as const
  if (progress) return turn('progress', progress.lines.map(evidence))
  if (plan) return turn('plan', plan.lines.map(evidence), plan.card && { card: plan.card })
  if (plot) return turn('plot', [], { card: plot.card })
  if (app_help) return turn('app', [{ text: app_help.text, from: 'app' }])
  return undefined
}

/** Gives a question to practise with: one of the bank, else a fresh problem of the same family. */
export function offerPractice(state: TalkState, facts: Facts): Turn | undefined {
  const drawn = facts.draw_question
  if (drawn === undefined) return undefined
  if ('nothing' in drawn) return practiseFresh(state, drawn.nearest)
  const { card, evaluation_question_id, title } = drawn
  const { problem: _problem, ...rest } = state
  return {
    state: { ...rest, in_hand: evaluation_question_id },
    move: { mode: 'practise', act: { type: 'offer_practice', title }, facts: [], card },
  }
}

/** Gives a fresh problem like the one in hand; without one, says that there is nothing to practise with. */
export const practiseFresh = (state: TalkState, nearest: readonly string[]): Turn =>
  fresh(state) ?? notMine(state, 'no_topic', nearest)

/** Another problem of the family of the one before, with other numbers. */
function fresh(state: TalkState): Turn | undefined {
  const work = state.problem && workOf(state.problem)
  const family = work && familyById(work.whole.family)
  if (!family) return undefined
  const { text } = family.draw(randomFrom(`${work.whole.start}/${state.worded.length}`))
  const problem = firstOfProblem(text)
  const begun = workOf(problem)
  if (!begun) return undefined
  const [first] = begun.left
  return {
    state: { ...state, problem },
    move: {
      mode: 'practise',
      act: { type: 'open', title: begun.whole.start },
      facts: [{ text: `We want ${begun.whole.goal}.`, from: 'family' }],
      ...(first && { ask: first.ask }),
    },
  }
}

/** Answers a question for information by the material of the course; undefined where there is nothing in it. */
export function inform(
  state: TalkState,
  { look_up: found }: Facts,
  { kind, text }: Pick<Event['understood'], 'kind' | 'text'>,
): Turn | undefined {
  if (found === undefined || 'nothing' in found) return undefined
  // A problem is no question for information: what is near it is named, and not quoted.
  const worked = [
    found.definition,
    ...(found.more ?? []),
    ...(found.example ? [found.example] : []),
  ]
  if (kind === 'problem' || worked.some((each) => worksOut(each.text, text)))
    return notMine(state, 'beyond', [found.definition.heading || found.definition.title])
  const { definition, more = [], example } = found
  const goesOn = [definition, ...more].map(({ text }) => text).join(' ')
  const told = [goesOn, ...(example ? [example.text] : [])]
  return {
    state: withCited(
      { ...state, topic: found.definition.heading || found.definition.title },
      worked.map((each) => each.text),
    ),
    move: {
      mode: 'explain',
      act: { type: 'cite', ...(bears(definition.text, text) && { verdict: 'so' as const }) },
      facts: [
        ...(found.listing ? [{ text: listingOf(found.listing), from: 'page' as const }] : []),
        ...told.map((text) => ({ text, from: 'course' as const })),
      ],
      sources: worked,
    },
  }
}

/** Whether a sentence of the material says what somebody says: "so affect is a verb", of "**Affect** is a verb that …". */
function bears(sentence: string, said: string): boolean {
  const [, one, kind] = claim.exec(said.replace(/[?.!\s]+$/, '')) ?? []
  if (one === undefined || kind === undefined || !/^[a-z-]+$/i.test(one + kind)) return false
  const start = String.raw`^(?:an? |the )?\*\*${one}\*\* is (?:an? |the )?`
  return new RegExp(`${start}${kind}\\b`, 'i').test(sentence)
}

const claim =
  /^(?:(?:so|ok|oh|and) )*(?:is )?(?:an? |the )?([\w-]+) (?:is )?(?:an? |the )?([\w-]+)(?: (?:right|then|yeah))?$/i

/** Whether a sentence of a note works out what somebody asks, with their own numbers. */
function worksOut(sentence: string, asked: string): boolean {
  const numbersIn = (text: string) => new Set(text.match(/\d+(?:\.\d+)?/g) ?? [])
  return sentence.includes('=') && numbersIn(asked).intersection(numbersIn(sentence)).size > 1
}

/** What the list that is cited below says of the thing; a list that has it not may not be whole. */
const listingOf = ({ one, is_in }: { one: string; is_in: boolean }): string =>
  is_in ? `Yes, *${one}* is one.` : `I do not see *${one}* among these.`

/** Says that the course has nothing on it, where that was looked for; the nearest topics stand below. */
export function nothingFound(
  state: TalkState,
  { understood }: Event,
  { look_up: found }: Facts,
): Turn | undefined {
  if (found === undefined || !('nothing' in found)) return undefined
  const isAsked = understood.kind === 'why' || understood.kind === 'problem'
  if (!isAsked || chatOf(understood.text, understood.wish) !== 'aside') return undefined
  return notMine(state, understood.kind === 'problem' ? 'beyond' : 'nothing_found', found.nearest)
}

type Why = Extract<Move['act'], { type: 'not_mine' }>['why']

export function notMine(state: TalkState, why: Why, nearest: readonly string[]): Turn {
  const topics = nearest.map((name) => ({ topic_id: null, name }))
  return {
    state: why === 'beyond' ? { ...state, is_unworked: true } : state,
    move: {
      mode: 'explain',
      act: { type: 'not_mine', why, nearest },
      facts: [],
      ...(topics.length > 0 && { card: { type: 'topics', topics } }),
    },
  }
}

/** Talks: feelings, greetings, asides, and whatever is about nothing in hand. */
export function chatAbout(state: TalkState, { text, understood }: Event): Turn {
  const { kind, wish, language } = understood
  const small = (act: Move['act']): Turn => ({
    state,
    move: { mode: 'small_talk', act, facts: [], ...onward(state) },
  })
  if (asksOfOthers(text)) return small({ type: 'refuse', why: 'private' })
  if (asksForPower(text)) return notMine(state, 'no_tool', [])
  if (wantsWorkDone(text)) return small({ type: 'refuse', why: 'own_work' })
  const about = chatOf(text, wish)
  const mood = moodOf(text)
  if (wish === 'other_rules')
    return small(about === 'aside' ? { type: 'refuse', why: 'rules' } : { type: 'chat', about })
  const isFelt = kind === 'feeling' || (kind === 'social' && about === 'aside' && mood !== 'other')
  if (isFelt) return small({ type: 'comfort', mood })
  if (kind === 'social' || about !== 'aside')
    return small({ type: 'chat', about: about === 'aside' && isAsking(text) ? 'outside' : about })
  if (kind === 'app_task') return notMine(state, 'no_tool', [])
  if (kind === 'working' && findMaths(text).length === 0) return notMine(state, 'sentences', [])
  if (language !== undefined && kind !== 'problem')
    return { state, move: { mode: 'small_talk', act: { type: 'ask' }, facts: [], ask: whichOne } }
  return notMine(state, kind === 'problem' ? 'beyond' : 'no_question', [])
}

/** To whoever writes in another language, in words that are few. */
const whichOne = 'Can you type the question for me, or tell me its topic in one English word?'

/** The question that leads back to the problem in hand. */
function onward(state: TalkState): { ask?: string } {
  const next = state.problem && !state.problem.is_done && workOf(state.problem)?.left[0]
  return next ? { ask: next.ask } : {}
}
