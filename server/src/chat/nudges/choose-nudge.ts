/** What the stored answers of a student show, and nothing that a page claims. */
export type Results = {
  /** Whether each of the last questions was right at its last try, the newest first. */
  readonly last: readonly boolean[]
  /** Percentage of the practice that was finished last; null where none is. */
  readonly score: number | null
}

/** Groups of prompts: those of a first or a later login and of surveys (1 to 13), and cheers (1 to 18). */
export const nudgingGroup = { none: 0, prompts: 1, cheers: 2 } as const

/** Prompts by their numbers in the specification, as far as they are told apart here. */
export const prompt = {
  login: 3,
  disposition: 7,
  wellness: 8,
  motivation: 9,
  confidence_at_login: 10,
  motivation_after_practice: 13,
  motivation_at_login: 12,
} as const

export const lastPrompt = 13

export type Nudge =
  | { readonly type: 'cheer'; readonly text: string }
  /** The next question, at a level by what was right before; `text` leads to it. */
  | {
      readonly type: 'question'
      readonly level: 'same' | 'harder' | 'easier'
      readonly text: string
    }

/** Which prompt asks: its group, and its number within that. */
export type Asked = { readonly nudging_group: number; readonly nudging_type: number | undefined }

/** Cheers, by their numbers in the specification, for who has done nothing for 90 and for 120 seconds. */
const silences: readonly number[] = [11, 12]

/** Tells whether somebody is spoken to because they were silent. */
export const isForSilence = ({ nudging_group, nudging_type }: Asked): boolean =>
  nudging_group === nudgingGroup.cheers &&
  nudging_type !== undefined &&
  silences.includes(nudging_type)

/** From this score on a finished practice is followed by a tip for well-being, below it by one for courage. */
const wellnessFrom = 60
/** So many right answers in a row ask for something harder, and so many misses for something easier. */
const longRun = 3
const shortRun = 2

/** Returns the prompt that is really meant: which tip follows a practice is decided by its score. */
export function meantPrompt(nudging_type: number, { score }: Results): number {
  const isTip = nudging_type === prompt.wellness || nudging_type === prompt.motivation
  if (!isTip || score === null) return nudging_type
  return score >= wellnessFrom ? prompt.wellness : prompt.motivation
}

/** Decides between the next question and a cheer, and words it. */
export function chooseNudge(results: Results, { nudging_group, nudging_type }: Asked): Nudge {
  if (nudging_group === nudgingGroup.cheers) return { type: 'cheer', text: cheerFor(results) }
  if (nudging_group === nudgingGroup.prompts && nudging_type !== undefined) {
    if (nudging_type === prompt.wellness) return { type: 'cheer', text: tips.wellness }
    if (nudging_type === prompt.motivation) return { type: 'cheer', text: tips.motivation }
    if (isSurvey(nudging_type)) return { type: 'cheer', text: cheerFor(results) }
  }
  return nextQuestion(results)
}

const isSurvey = (nudging_type: number): boolean =>
  nudging_type === prompt.disposition ||
  (nudging_type >= prompt.confidence_at_login && nudging_type <= prompt.motivation_after_practice)

const tips = {
  wellness:
    'That was good work. Stand up, look out of a window for a minute, and have a drink of water: what you learnt settles in while you rest.',
  motivation:
    'That was a hard one to practise, and you went through to its end. Take one question that was not yet right, read how it is worked, and try its twin: that is how it gets easier.',
} as const

/** Counts how many of the newest answers went the same way. */
function runOf({ last }: Results): { readonly is_right: boolean; readonly length: number } {
  const [is_right = false] = last
  const end = last.findIndex((each) => each !== is_right)
  return { is_right, length: end < 0 ? last.length : end }
}

function cheerFor(results: Results): string {
  const { is_right, length } = runOf(results)
  if (length === 0)
    return 'No answer of yours is marked yet. One question is enough to begin, and whatever comes of it helps.'
  if (is_right) {
    if (length >= longRun)
      return `Your last ${length} answers were right. That comes from practice.`
    if (length === shortRun) return 'Two right in a row. You are finding your way into this.'
    return 'Your last answer was right. On to the next, when you like.'
  }
  if (length >= shortRun)
    return `Your last ${length} answers were not right yet. That is how new things feel: go slowly, and take a hint first.`
  const isPaused = results.last.slice(1, 1 + longRun).every((each) => each)
  return isPaused && results.last.length > longRun
    ? 'The last one was not right yet, and the ones before it were. What you know stays yours.'
    : 'The last one was not right yet. Try it once more, or one like it: that is when it sticks.'
}

function nextQuestion(results: Results): Nudge {
  const { is_right, length } = runOf(results)
  if (length === 0)
    return { type: 'question', level: 'same', text: 'Here is a question to begin with.' }
  if (is_right && length >= longRun) {
    const text = `Your last ${length} answers were right, so here is one that asks a little more.`
    return { type: 'question', level: 'harder', text }
  }
  if (!is_right && length >= shortRun) {
    const text = 'The last ones were not right yet, so here is one to find your feet with.'
    return { type: 'question', level: 'easier', text }
  }
  const text = is_right
    ? 'Your last answer was right. Here is the next one.'
    : 'The last one was not right yet. Here is another to try it on.'
  return { type: 'question', level: 'same', text }
}
