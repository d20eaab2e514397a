import { platformWords } from '#platform/words.ts'

export const papersText = {
  title: 'Practice papers',
  description:
    'Mathematics and science papers to practise on, with a clock, fair marking and a worked solution to every question. Free, and no account needed.',
  lead: 'A paper, a clock and a quiet half hour or so. At the end you see what goes well, what to practise next, and how every question is done. No account needed.',
  open: 'Open',
  go_on: 'Go on',
  see: 'See how it went',
  facts: (questions: number, marks: number, minutes: number) =>
    `${questions} questions · ${marks} marks · ${minutes} minutes`,
  none_title: 'No papers just now',
  none: 'New ones are on their way. The maths notes are open all the time.',
  back: 'All papers',
  before_title: 'Before you begin',
  before: [
    'Have paper and a pencil by you.',
    'Answer in any order. You can change an answer until you hand in.',
    'When the time is up you may go on: it is practice.',
  ],
  kept: 'We keep your answers without a name, under a key that only this browser has, for 7 days. Then they are deleted here and with us, with all that was worked out from them.',
  begin: 'Begin',
  minutes_left: (text: string) => `${text} left`,
  time_up: 'The time is up. Finish your thought and hand in, or go on: it is practice.',
  five_left: 'Five minutes left.',
  show_clock: 'Show the clock',
  hide_clock: 'Hide the clock',
  questions: 'Questions',
  question: (at: number, of: number) => `Question ${at} of ${of}`,
  answered: 'answered',
  open_yet: 'open',
  previous: 'Back',
  next: 'Next',
  hand_in: 'Hand in',
  hand_in_anyway: 'Hand in as it is',
  open_count: (open: number) =>
    open === 1 ? 'One question is still open.' : `${open} questions are still open.`,
  look_again: 'Look at them',
  marking: (at: number, of: number) => `Marking answer ${at} of ${of}`,
  unread: 'We could not read these answers. Have another look, or hand in as it is.',
  not_kept: 'This browser keeps nothing, so your answers last only while this page is open.',
  leave_out: 'left out',
  your_answer: 'Your answer',
  how: 'How it is done',
  score: (given: number, of: number) => `${given} of ${of} ${of === 1 ? 'mark' : 'marks'}`,
  not_read: 'Not read yet',
  strengths: 'What goes well',
  next_steps: 'What to practise next',
  every: 'Question by question',
  again: 'Do it again',
  start: 'Keep what I know, and go on free',
  kept_until: (day: string) => `Kept without a name until ${day}, then deleted here and with us.`,
} as const

const words: Readonly<Record<string, string>> = {
  ...platformWords,
  ATTEMPT_EXPIRED:
    'This attempt is more than 7 days old and was deleted, as we promised. Begin it anew.',
  offline: 'You seem to be offline. Your answers are kept here: hand in when you are back.',
}

/** What to say to a code that a call of this page was refused with. */
export const papersWords = (code: string): string => words[code] ?? platformWords.INTERNAL

const fine = 0.8
const half = 0.5

/** How a paper went, in a line that looks ahead. */
export function resultWords(score: number, of: number): string {
  const share = of > 0 ? score / of : 0
  if (share >= 1) return 'Everything right. That was yours!'
  if (share >= fine) return 'Well done, that stands firmly'
  return share >= half ? 'Good work, it is growing' : 'A start is made, and it will grow'
}

export const verdictWords = (verdict: string, isFull: boolean): string => {
  if (isFull) return 'Right'
  return (
    { partly: 'Partly there', wrong_form: 'Nearly there', unanswered: 'Left out' }[verdict] ??
    'Not yet'
  )
}
