/** What a message is, in the order of the outputs of the weights. */
export const kinds = [
  'problem',
  'answer',
  'working',
  'step_question',
  'why',
  'practice',
  'feeling',
  'social',
  'app_task',
] as const

export type Kind = (typeof kinds)[number]

/** What exactly may be wished, in the order of the outputs of the weights. */
export const wishes = [
  'the_answer',
  'a_hint',
  'next_step',
  'simpler',
  'another_way',
  'another',
  'one_like_it',
  'harder',
  'easier',
  'definition',
  'example',
  'check',
  'plot',
  'progress',
  'plan',
  'other_rules',
  'greeting',
  'thanks',
  'yes',
  'no',
  'who_are_you',
  'ask_teacher',
  'stop',
] as const

export type Wish = (typeof wishes)[number]

/** The wishes that a message of a kind may have, as far as they are learnt. */
export const wishesOf: Readonly<Record<Kind, readonly Wish[]>> = {
  problem: ['plot'],
  answer: [],
  working: ['check'],
  step_question: ['the_answer', 'a_hint', 'next_step', 'simpler', 'another_way', 'example'],
  why: ['definition', 'example', 'simpler', 'another_way', 'plot'],
  practice: ['another', 'one_like_it', 'harder', 'easier'],
  feeling: ['stop'],
  social: ['other_rules', 'greeting', 'thanks', 'yes', 'no', 'who_are_you', 'stop'],
  app_task: ['progress', 'plan', 'ask_teacher'],
}

/** Where a message is said. */
export type Scene = {
  /** A question of the bank is in hand. */
  readonly has_question: boolean
  /** A problem that was typed in is being worked on. */
  readonly has_problem: boolean
  /** What the tutor offered last, where it waits for yes or no. */
  readonly offered?: string | undefined
}
