import type { InHand } from '#bank/bank.ts'
import { familyById } from '#families/families.ts'
import { askedBehind } from '#mind/asked.ts'
import { workedIn } from '#mind/current-work.ts'
import type { Need } from '#mind/event.ts'
import { chatOf, moodOf } from '#mind/mood.ts'
import { isAsking, pointsBack, withoutSample } from '#mind/phrases.ts'
import type { Offer, TalkState } from '#mind/state.ts'
import type { Understood } from '#understanding/understanding.ts'

/** What has to be found out before a message can be answered. */
export function needsOf(
  state: TalkState,
  { text, understood }: { readonly text: string; readonly understood: Understood },
  in_hand: InHand | undefined,
): readonly Need[] {
  const { kind, wish, about, instead } = understood
  if (instead) return []
  if (wish === 'yes' && state.offered) return taken(state.offered)
  if (wish === 'plot') return [{ tool: 'plot', text }]
  if (wish === 'progress') return [{ tool: 'progress' }]
  if (wish === 'plan') return [{ tool: 'plan', ...(about && { about }) }]
  if (kind === 'practice') return [practiceNeed(state, understood, in_hand)]
  const lookUp: Need = {
    tool: 'look_up',
    ...soughtIn(state, text),
    ...(in_hand?.topic !== undefined && {
      within: in_hand.topic,
      is_only_within: wish !== 'definition',
    }),
  }
  if (kind === 'app_task') return [{ tool: 'app_help', text }, lookUp]
  const isSmall = kind === 'social' && wish === undefined
  const mayBeAsked = isSmall && isAsking(text) && chatOf(text, wish) === 'aside'
  const isInformation = kind === 'why' || wish === 'definition' || isTopicAlone(text, understood)
  const mayBeTold = kind === 'problem' && workedIn(understood.text) === undefined
  return isInformation || mayBeAsked || mayBeTold ? [lookUp] : []
}

/** What is looked up: the words of the message, and what they may point back to. */
function soughtIn(state: TalkState, text: string) {
  const { topic, language } = state
  const behind = askedBehind(state, text)
  return {
    text: ofWord(language, text) ?? anotherFor(state, text) ?? withoutSample(text),
    ...(topic !== undefined && { topic, is_pointing: pointsBack(text) }),
    ...(behind !== undefined && { behind }),
  }
}

/** "And for nice", after another word for *said* was asked for. */
function anotherFor({ asked = '' }: TalkState, text: string): string | undefined {
  const [, word] = /^\W*(?:and|what about|how about) (?:for )?([a-z]+)\W*$/i.exec(text) ?? []
  const isOfWords = /\b(?:another|other|better|different) words? (?:for|to)\b/i.test(asked)
  return word !== undefined && isOfWords ? `another word for ${word}` : undefined
}

/** "Whats the opposite", of the word whose meaning was asked for. */
function ofWord(hand: TalkState['language'], text: string): string | undefined {
  if (hand?.family !== 'word' || hand.term !== 'meaning') return undefined
  if (/\b(?:of|for|to) (?!it\b|that\b|this\b)\w+|\bcalled\b/i.test(text)) return undefined
  if (/\bopp?osite\b|\bantonym\b/i.test(text)) return `opposite of ${hand.text}`
  return /\bsynonyms?\b|\b(?:another|other|better|different) words?\b|\bmeans the same\b/i.test(
    text,
  )
    ? `synonym of ${hand.text}`
    : undefined
}

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
  return [{ tool: 'draw_question', ...(offered.about && { about: offered.about }) }]
}

/** The page that explains the words of a topic is called after it. */
const wordsOf = /^Words of /

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
  const title =
    practisedIn(state) ??
    state.topic?.replace(wordsOf, '') ??
    (state.problem && titleOf(state.problem.text))
  return { tool: 'draw_question', ...(title && { about: title }), level }
}

/** The topics by what was spoken of a sentence or a word. */
const topicsOf: Readonly<Record<string, string>> = {
  choice: 'Spelling and homophones',
  spelling: 'Spelling and homophones',
  possession: 'Apostrophes',
  form: 'Verbs and tenses',
}

const practisedIn = ({ topic, language }: TalkState): string | undefined =>
  topic !== undefined || language === undefined
    ? undefined
    : language.term === 'passive' || language.term === 'active'
      ? 'Active and passive'
      : (topicsOf[language.family] ?? 'Grammar for effect')

/** What the family of a problem is called, by which practice is looked for. */
function titleOf(text: string): string | undefined {
  const worked = workedIn(text)
  return worked && familyById(worked.family)?.title
}
