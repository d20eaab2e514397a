import { shareLimits } from '@learngrove/contract/worksheets.limits'
import { platformWords } from '#platform/words.ts'
import type { SheetFacts, SheetMark } from './sheet-data.ts'

const days = shareLimits.attempt_days

export const sheetText = {
  opening: 'Opening the worksheet',
  gone_title: 'This worksheet is not here',
  gone: 'The link may be old, or a sign of it was lost on the way. Whoever sent it can send it once more.',
  gone_go: 'See what else there is',
  lost_title: 'The worksheet did not arrive',
  retry: 'Try again',
  facts: (questions: number, marks: number, minutes: number) =>
    `${questions} ${questions === 1 ? 'question' : 'questions'} · ${marks} ${marks === 1 ? 'mark' : 'marks'} · about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  before: [
    'One question at a time. Skip one and come back to it as you like.',
    'Each answer is marked at once, with the reason and how it is done.',
    'The first answer counts. One that we cannot read costs nothing.',
  ],
  begin: 'Begin',
  go_on: 'Go on',
  kept: `We keep your answers without a name, under a key that only this browser has, for ${days} days. Then they are deleted here and with us.`,
  demo_kept: 'We keep nothing of this. Your answers stay in this browser for a day.',
  name_title: 'Let them know that you had a go',
  name_why: `Your name and e-mail address go to whoever shared this worksheet, with your marks, and to nobody else. We delete them after ${days} days.`,
  name: 'Your name',
  name_hint: 'A first name will do.',
  email: 'Your e-mail address, or a grown-up’s',
  name_missing: 'Write a name, or begin without one.',
  email_missing: 'Write an e-mail address, or begin without one.',
  begin_named: 'Begin with my name',
  begin_unnamed: 'Begin without a name',
  leave: 'Save and leave',
  leave_demo: 'Leave',
  question: (at: number, of: number) => `Question ${at} of ${of}`,
  answered: (done: number, of: number) => `${done} of ${of} answered`,
  answered_label: 'Answered questions',
  questions: 'Questions',
  state: { marked: 'marked', right: 'right', written: 'begun', open: 'open' },
  check: 'Check my answer',
  skip: 'Skip for now',
  next: 'Next question',
  finish: 'See how it went',
  finish_open: 'Finish here',
  empty: 'Put down an answer first, or skip this one for now.',
  some_open: (open: number) =>
    `${open === 1 ? 'One place is' : `${open} places are`} still open. Fill what you can, or press again to check it as it is.`,
  your_answer: 'Your answer',
  how: 'How it is done',
  model: 'A model answer',
  not_kept: 'This browser keeps nothing, so your answers last only while this page is open.',
  open_count: (open: number) =>
    open === 1
      ? 'One question is still open. You see how it is done when you finish.'
      : `${open} questions are still open. You see how they are done when you finish.`,
  score: (given: number, of: number) => `${given} of ${of} ${of === 1 ? 'mark' : 'marks'}`,
  undecided: (count: number) =>
    `${count === 1 ? 'One answer stays' : `${count} answers stay`} undecided, and counts neither way.`,
  strengths: 'What goes well',
  next_steps: 'What to practise next',
  every: 'Question by question',
  again: 'Do it again',
  another: 'Another worksheet',
  left_out: 'left out',
  keep_title: 'Keep this',
  keep: 'Make an account, and your answers are yours: they are in your library, and what you know now counts.',
  keep_go: 'Keep this: make an account',
  keep_sign_in: 'I have an account',
  keep_own: 'Put it in my library',
  keep_own_why:
    'You are signed in. Put your answers in your library, and what you know now counts.',
  keep_staff: 'You are signed in as a grown-up, so this stays a visitor’s attempt.',
  taken: (title: string) => `“${title}” is in your library`,
  taken_go: 'Look at it',
  was_it_you: (title: string) => `Was it you who did “${title}” here?`,
  was_it_you_why: 'Then it can be yours, with all its answers.',
  demo_next: 'This was a demonstration',
  demo_next_why:
    'With an account every answer counts: a garden grows from what you know, and each day begins with what is due.',
  demo_start: 'Begin for free',
  kept_until: (day: string) => `Kept without a name until ${day}, then deleted here and with us.`,
} as const

/** Whom a worksheet is from: by what they are, and never by a name. */
export function fromWords({ from, school_name }: Pick<SheetFacts, 'from' | 'school_name'>): string {
  switch (from) {
    case 'teacher':
      return school_name === null ? 'Shared by a teacher' : `Shared by a teacher of ${school_name}`
    case 'parent':
      return 'Shared by a parent'
    case 'student':
      return 'Shared by a student'
    default:
      return 'A worksheet of {{brand}}'
  }
}

const words: Readonly<Record<string, string>> = {
  ...platformWords,
  INVALID_REQUEST: 'This answer does not fit its question. Put it down once more.',
  NOT_FOUND: 'This worksheet is not shared any more.',
  TOO_MANY_REQUESTS:
    'That was a lot in one hour from where you are. Your answers are kept; come back in a while.',
  ATTEMPT_EXPIRED: `This attempt is more than ${days} days old and was deleted, as we promised. Begin it anew.`,
  offline: 'You seem to be offline. What you wrote is kept here: press again when you are back.',
}

/** What to say to a code that a call of this area was refused with. */
export const sheetWords = (code: string): string => words[code] ?? platformWords.INTERNAL

const titles: Readonly<Partial<Record<SheetMark['verdict'], string>>> = {
  right: 'Right, and here is why',
  partly: 'Partly there',
  wrong_form: 'Nearly: another form is asked for',
  unread: 'That could not be read yet',
  unsure: 'Thank you, this one stays undecided',
  unanswered: 'Left out',
}

/** What stands over a mark. */
export const markTitle = (verdict: SheetMark['verdict']): string =>
  titles[verdict] ?? 'Not yet, and here is how it goes'

/** A reason without the "Not yet" that stands over it. */
export const reasonOf = ({ scoring_rationale }: Pick<SheetMark, 'scoring_rationale'>): string =>
  scoring_rationale.replace(/^not yet[.,:;]\s*/i, '')

const fine = 0.8
const half = 0.5

/** How a worksheet went, in a line that looks ahead. */
export function resultWords(score: number, of: number): string {
  const share = of > 0 ? score / of : 0
  if (share >= 1) return 'Everything right. That was yours!'
  if (share >= fine) return 'Well done, that stands firmly'
  return share >= half ? 'Good work, it is growing' : 'A start is made, and it will grow'
}
