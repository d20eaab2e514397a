import type { ErrorCode } from '@learngrove/contract'
import { ApiError } from '@learngrove/contract/call'
import { networkWords, platformWords } from '#platform/words.ts'
import type {
  CaseEntry,
  CaseList,
  CaseSummary,
  Kind,
  Outcome,
  Response,
} from './safeguarding.data.ts'

type KindWords = {
  readonly title: string
  /** The same as a sentence about a child. */
  readonly of: (name: string) => string
}

/** What a flag may be a sign of: never more than "may", for nobody has asked the child yet. */
export const kinds: { readonly [K in Kind]: KindWords } = {
  self_harm: { title: 'Hurting themselves', of: (name) => `${name} may be hurting themselves` },
  suicide: { title: 'Thoughts of not living', of: (name) => `${name} may not want to live` },
  eating: { title: 'Trouble with eating', of: (name) => `${name} may have trouble with eating` },
  abuse: {
    title: 'Not safe at home or with somebody',
    of: (name) => `${name} may not be safe at home or with somebody`,
  },
  neglect: { title: 'Not looked after', of: (name) => `${name} may not be looked after` },
  grooming: {
    title: 'An adult who should not be there',
    of: (name) => `Somebody may be after ${name}’s trust`,
  },
  bullying: { title: 'Unkind messages or bullying', of: (name) => `${name} may be bullied` },
  forced_marriage: {
    title: 'A marriage not wanted',
    of: (name) => `${name} may be made to marry or to travel`,
  },
  danger_now: { title: 'In danger now', of: (name) => `${name} may be in danger now` },
  drugs: { title: 'Drugs or alcohol', of: (name) => `${name} wrote of drugs or alcohol` },
  weapons: { title: 'A weapon', of: (name) => `${name} wrote of a weapon` },
  sexual: { title: 'Sexual words', of: (name) => `${name} wrote sexual words` },
  crime: { title: 'Something against the law', of: (name) => `${name} wrote of a crime` },
  friend: { title: 'Worried about a friend', of: (name) => `${name} is worried about a friend` },
  sadness: { title: 'Feeling low', of: (name) => `${name} may be feeling low` },
  contact: {
    title: 'Meeting or messaging elsewhere',
    of: (name) => `${name}’s chat came to meeting or messaging elsewhere`,
  },
  personal: { title: 'Personal details', of: (name) => `${name} gave personal details away` },
}

export const urgency: { readonly [R in Response]: { group: string; tag: string } } = {
  care: { group: 'Now', tag: 'Answer now' },
  check_in: { group: 'Today', tag: 'Today' },
  refuse: { group: 'Have a look', tag: 'Have a look' },
}

export const lookAgain = 'Look again'

export const outcomes: { readonly [O in Outcome]: { label: string; detail: string } } = {
  with_services: {
    label: 'With children’s services',
    detail: 'write the reference down first',
  },
  in_hand: { label: 'In hand at school', detail: 'with a day to look again' },
  not_a_concern: { label: 'Not a concern', detail: 'the log stays' },
}

type Names = { readonly first_name: string; readonly last_name: string }

export const nameOf = ({ first_name, last_name }: Names) => `${first_name} ${last_name}`.trim()

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const inWords = (count: number) => small[count] ?? String(count)

const children = (count: number, how: string) =>
  `${inWords(count)} ${count === 1 ? 'child needs' : 'children need'} you ${how}`

/** The one sentence of the page: how many children wait for somebody, and how long they can. */
export function headline(cases: readonly CaseSummary[]): string {
  const waiting = (response: Response) =>
    new Set(
      cases
        .filter((one) => !one.closed_at && !one.taken_by && one.response === response)
        .map(({ student }) => student.id),
    ).size
  if (waiting('care') > 0) return children(waiting('care'), 'now')
  if (waiting('check_in') > 0) return children(waiting('check_in'), 'today')
  if (waiting('refuse') > 0) return 'Something wants a look'
  return cases.some(({ closed_at }) => !closed_at) ? 'Everything is in hand' : 'Nothing is open'
}

export function leadOf({ open, in_hand }: CaseList['counts']): string {
  if (open === 0) return 'Whoever is told hears the moment that changes.'
  const flags = (count: number) => `${inWords(count)} ${count === 1 ? 'flag is' : 'flags are'}`
  if (in_hand === open) return `${flags(open)} in somebody’s hands.`
  return in_hand === 0
    ? `${flags(open)} open.`
    : `${flags(open)} open, ${inWords(in_hand).toLowerCase()} of them in hand.`
}

export const linesWords = (count: number | null) =>
  `${count ?? 0} ${count === 1 ? 'line' : 'lines'}`

/** What happened, as a line of the log. `me` is the reader. */
export function entryWords(entry: CaseEntry, me: string): string {
  const who = (person: CaseEntry['by']) => {
    if (!person) return 'Somebody'
    return person.id === me ? 'You' : nameOf(person)
  }
  const were = entry.whom?.id === me ? 'were' : 'was'
  switch (entry.action) {
    case 'raised':
      return 'Flag raised.'
    case 'told':
      return `${who(entry.whom)} ${were} told by mail.`
    case 'escalated':
      return `${who(entry.whom)} ${were} told by mail, since nobody had opened it.`
    case 'opened':
      return `${who(entry.by)} opened it and read ${linesWords(entry.lines)}.`
    case 'note':
      return `${who(entry.by)} wrote: ${entry.note ?? ''}`
    case 'taken':
      return `${who(entry.by)} ${entry.by?.id === me ? 'are' : 'is'} on it.`
    case 'closed':
      return `${who(entry.by)} closed it: ${entry.outcome ? outcomes[entry.outcome].label.toLowerCase() : ''}.`
  }
}

/** Says why the list of those who are told was not taken. */
export const contactNotStaff =
  'Somebody on the list does not work here any more. Take them off and save again.'

const own: Partial<Record<ErrorCode, string>> = {
  CASE_CLOSED: 'Somebody has closed this already. What you wrote is still in the box.',
  NOTE_NEEDED: 'Write down what was done first. Then it can be closed.',
  NOT_READ: 'Something more was flagged since you read. Read it first, then close.',
  DAY_IS_PAST: 'That day is over. Choose today or a later day.',
  CONTACT_NOT_STAFF: contactNotStaff,
}

/** Why something did not work, and what to do. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return networkWords
  const words: Partial<Record<string, string>> = { ...platformWords, ...own }
  return words[error.code] ?? platformWords.INTERNAL
}

/** Who is told: "You", "Ruth Kaplan", "Ruth Kaplan and Tom Reyes". */
export function namesOf(people: readonly (Names & { id: string })[], me: string): string {
  const names = people.map((person) => (person.id === me ? 'you' : nameOf(person)))
  return new Intl.ListFormat('en-GB').format(names)
}
