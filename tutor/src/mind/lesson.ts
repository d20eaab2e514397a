import { isOfEnglish } from '#english/english.ts'
import { isAsking, pointsBack } from '#mind/phrases.ts'
import type { TalkState } from '#mind/state.ts'
import type { Understood } from '#understanding/understanding.ts'

const ofApp =
  /\b(?:app|log ?(?:in|out)|password|account|dark mode|settings?|my (?:teacher|scores?|results?|marks?|streak|class|progress)|xp|hearts?|leader ?board|assignments?|due|button|page|download|print|upload|certificate|notifications?|plan (?:my|for)|revis\w+|timetable)\b/i
const ofPractice =
  /\b(?:quiz|test|questions?|practi[sc]e|harder|easier|try one|do one|ask me|set me|challenge|another one|next one)\b|^\W*(?:another|next|more|again)\W*$/i
const felt = /\b(?:i feel|i'?m (?:so |really |very )?\w+|i am|i hate|i can'?t|i don'?t)\b/i
const asksFor =
  /^\W*(?:(?:ok|so|and|but|now|then|pls|please|oh|wait|anyway)\W+)*(?:what|wh?ats|wots?|when|where|why|how|which|who|is|are|does|do|did|can|could|should|give me|gimme|make me|show me|use|tell me|any|another example|more|other|an?|the)\b|\?\s*$/i

/**
 * Hears a question as one for information where a lesson is spoken of: there "how do I start" is no step of a
 * problem, and "whats the difference" no app. What is felt, practice and mathematics stay as they are.
 */
export function inLesson(state: TalkState, text: string, understood: Understood): Understood {
  const { kind } = understood
  const isBusy = state.problem !== undefined && !state.problem.is_done
  const isNamed = isOfEnglish(text)
  const isOpen = state.language !== undefined || state.topic !== undefined
  if (
    isBusy ||
    understood.language !== undefined ||
    kind === 'why' ||
    /[=\d]\s*[-+×÷*/=]|\d%/.test(text)
  )
    return understood
  if (
    !(isNamed || isOpen) ||
    !(asksFor.test(text) || isAsking(text) || (isNamed && pointsBack(text)))
  )
    return understood
  return mayBeHeard(understood, text) ? asQuestion(understood) : understood
}

function mayBeHeard({ kind, wish }: Understood, text: string): boolean {
  switch (kind) {
    case 'app_task':
      return !ofApp.test(text) || (isOfEnglish(text) && !/\bapp\b/i.test(text))
    case 'practice':
      return !ofPractice.test(text)
    case 'feeling':
      return !felt.test(text)
    case 'social':
      return wish === undefined && !/\b(?:you|u|your|ur)\b/i.test(text)
    case 'step_question':
      return wish !== 'a_hint' && wish !== 'the_answer' && wish !== 'next_step'
    default:
      return true
  }
}

function asQuestion({ instead: _instead, wish, about, ...rest }: Understood): Understood {
  const isMeaning = wish === 'definition' || wish === 'example'
  return { ...rest, kind: 'why', certainty: 1, ...(isMeaning && { wish, ...(about && { about }) }) }
}
