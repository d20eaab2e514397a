import type { Move } from '#mind/move.ts'
import type { TalkState } from '#mind/state.ts'
import type { Kind } from '#understanding/understanding.ts'

/** Whom a talk is with, as far as it matters to what may be said next. */
type Reader = {
  /** Questions can be drawn for them, and their progress be told. */
  readonly can_practise: boolean
}

const none: readonly string[] = []
const onward = ['Another hint', 'What comes next?']
const further = ['What comes next?', 'Why?']
const start = ['Give me a hint', 'How do I start?']
const missed = ['Where did I go wrong?', 'Give me a hint']
const first = ['Quiz me', 'What should I revise?']

/**
 * Proposes what a student may say next, two or three short messages; none after care, and none where nothing
 * natural follows. Each is a message like any other: the mind answers it where it was proposed.
 */
export function suggest(state: TalkState, { act }: Move, reader: Reader): readonly string[] {
  const practice = reader.can_practise ? ['One like it'] : []
  switch (act.type) {
    case 'comfort':
    case 'refuse':
      return none
    case 'ask':
      return state.offered ? [...practice, 'Why does that work?'] : hasWork(state) ? start : none
    case 'open':
      return start
    case 'hint':
      return afterHint(state, act.is_last, practice)
    case 'tell':
      return act.is_whole ? [...practice, 'Why does that work?'] : further
    case 'check':
      return afterCheck(act.verdict, practice)
    case 'withhold':
      return ['Give me a hint', 'How can I check it?']
    case 'cite':
      return ['Give me an example', ...(reader.can_practise ? ['Quiz me on this'] : [])]
    case 'language':
      return act.verdict === 'slip' ? ['Which words?', 'Why?'] : ['Why?']
    case 'offer_practice':
      return ['Give me a hint', 'An easier one', 'A harder one']
    case 'show':
      return afterShowing(act.what, reader)
    case 'chat':
      return reader.can_practise && opensTalk.includes(act.about) ? first : none
    case 'not_mine':
      return act.nearest.length === 0 && reader.can_practise ? first : none
    case 'ask_back':
      return act.kinds.map((kind) => kindWords[kind])
  }
}

const hasWork = ({ in_hand, problem }: TalkState): boolean =>
  in_hand !== undefined || (problem !== undefined && !problem.is_done)

function afterHint(
  { problem, in_hand }: TalkState,
  is_last: boolean,
  practice: readonly string[],
): readonly string[] {
  const isDone = in_hand === undefined && problem?.is_done === true
  if (isDone) return is_last ? practice : [...practice, 'Why does that work?']
  return is_last ? further : onward
}

type Verdict = Extract<Move['act'], { type: 'check' }>['verdict']

function afterCheck(verdict: Verdict, practice: readonly string[]): readonly string[] {
  switch (verdict) {
    case 'right':
    case 'solved':
    case 'same_value':
      return [...practice, 'Why does that work?']
    case 'not_yet':
    case 'not_the_answer':
      return missed
    default:
      return ['What comes next?', 'Give me a hint']
  }
}

function afterShowing(
  what: Extract<Move['act'], { type: 'show' }>['what'],
  { can_practise }: Reader,
): readonly string[] {
  if (!can_practise) return none
  if (what === 'progress') return first
  return what === 'plan' ? ['Quiz me'] : none
}

/** After these a talk has no subject yet. */
const opensTalk: readonly string[] = ['greet', 'can', 'who', 'aside']

/** What a doubtful message was, said so that only one of the kinds can be meant. */
const kindWords: Readonly<Record<Kind, string>> = {
  answer: 'It was my answer',
  problem: 'It is a problem to solve',
  working: 'It is my working',
  step_question: 'I want a hint',
  why: 'Explain it to me',
  practice: 'I want to practise',
  feeling: 'It is how I feel',
  social: 'Just a chat',
  app_task: 'It is about the app',
}
