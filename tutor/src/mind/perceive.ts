import type { InHand } from '#bank/bank.ts'
import { corrected } from '#mind/correct.ts'
import { workedIn } from '#mind/current-work.ts'
import { englishOf } from '#mind/decide-on-language.ts'
import type { Need } from '#mind/event.ts'
import { inLesson } from '#mind/lesson.ts'
import { needsOf } from '#mind/needs.ts'
import type { TalkState } from '#mind/state.ts'
import { asMeant } from '#understanding/as-meant.ts'
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
  const meant = asMeant(text)
  const understood = understand(meant, scene, vector)
  const kind = state.unsure && kindSaid(state.unsure.kinds, text)
  const resolved = state.unsure && kind && asKind(state.unsure.text, kind, scene)
  const perceived = resolved ?? { text, understood: corrected(state, understood, in_hand) }
  // A family of English needs nothing found out; the kind was a guess about words that are spoken of.
  if (englishOf(state, { ...perceived, in_hand })) return ofLanguage(perceived)
  const { kind: heard, text: said } = perceived.understood
  const poses = heard === 'problem' && workedIn(said) !== undefined
  const isLesson = in_hand === undefined && !poses && resolved === undefined
  const lesson = isLesson
    ? { ...perceived, understood: inLesson(state, perceived.text, perceived.understood) }
    : perceived
  const asked = resolved ? lesson : { ...lesson, text: meant }
  return { ...lesson, poses, needs: needsOf(state, asked, in_hand) }
}

function ofLanguage({ text, understood }: Omit<Perceived, 'needs' | 'poses'>): Perceived {
  const { instead: _instead, wish: _wish, about: _about, ...rest } = understood
  return { text, understood: { ...rest, kind: 'why', certainty: 1 }, needs: [], poses: false }
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
