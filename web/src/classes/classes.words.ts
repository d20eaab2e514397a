import { ApiError } from '@learngrove/contract/call'
import { type TeacherRoleId, teacherRole } from '@learngrove/contract/roles'
import type { BrandColour, BrandPicture } from '@learngrove/contract/white-label.limits'
import { KeyRound, type LucideIcon, Mail, Minus, Power, ShieldQuestion, Ticket } from 'lucide-react'
import { networkWords, platformWords } from '#platform/words.ts'
import type { BadgeTone } from '#ui/badge.tsx'
import type { Named, SignIn } from './classes.data.ts'

type Names = { readonly first_name: string; readonly last_name: string }

export const nameOf = ({ first_name, last_name }: Names) => `${first_name} ${last_name}`.trim()

/** The names of things in one line, and words where there is none. */
export const listed = (things: readonly Named[], none: string) =>
  things.length === 0 ? none : things.map(({ name }) => name).join(', ')

export const roles: { readonly [R in TeacherRoleId]: string } = {
  [teacherRole.admin]: 'Owner',
  [teacherRole.department_head]: 'Head of department',
  [teacherRole.teacher]: 'Teacher',
}

/** Reads a role from an address or a choice; what is none is a teacher's. */
export const roleOf = (text: string | null): TeacherRoleId =>
  Object.values(teacherRole).find((role) => String(role) === text) ?? teacherRole.teacher

type State = { readonly label: string; readonly tone: BadgeTone; readonly icon: LucideIcon }

/** How far somebody is with signing in. */
export const signIns: { readonly [S in SignIn]: State } = {
  never: { label: 'No card yet', tone: 'neutral', icon: Minus },
  card: { label: 'Card given, not used', tone: 'not-yet', icon: Ticket },
  invited: { label: 'Invited', tone: 'not-yet', icon: Mail },
  consent: { label: 'Waits for consent', tone: 'sky', icon: ShieldQuestion },
  yes: { label: 'Signs in', tone: 'leaf', icon: KeyRound },
  off: { label: 'Switched off', tone: 'danger', icon: Power },
}

/** Words for every refusal of the calls that run a school. */
export const schoolRefusals = {
  CLASS_NAME_TAKEN: 'A class has this name already. Another one, or “set 2” at its end, will do.',
  NO_COURSE: 'There is no course of this subject in this year yet. Choose another year or subject.',
  CLASS_IS_OFF: 'This class is switched off. Switch it on first.',
  USERNAME_TAKEN: 'Somebody has this username already. Another one, or none, will do.',
  INVITED_ALREADY: 'Somebody at your school has this address already.',
  LAST_OWNER: 'A school keeps at least one owner. Make somebody else an owner first.',
  NOT_YOURSELF: 'You cannot do this to your own account. Another owner can.',
  NOTHING_TO_BRING_IN: 'Every row has to be mended first.',
  TOO_LATE: 'A list can be undone for a week, and this one is older.',
  NO_ADDRESS: 'They have signed in already, or have no address: there is nobody to invite.',
} as const

/** Says in words what a failed call means. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return networkWords
  const words: Partial<Record<string, string>> = { ...platformWords, ...schoolRefusals }
  return words[error.code] ?? platformWords.INTERNAL
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const dayAndYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** A day in as few words as it takes: "9 Nov", with the year where it is another. */
export function dayWords(moment: string, now = new Date()): string {
  const date = new Date(moment)
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear).format(date)
}

/** "1 student", "12 students". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** The colours that a school may set. */
export const colourWords: Readonly<Record<BrandColour, string>> = {
  primary: 'Buttons and links',
  secondary1: 'Second colour, 1',
  secondary2: 'Second colour, 2',
  secondary3: 'Second colour, 3',
  accent1: 'Accent, 1',
  accent2: 'Accent, 2',
  accent3: 'Accent, 3',
  highlight1: 'Highlight, 1',
  highlight2: 'Highlight, 2',
  highlight3: 'Highlight, 3',
}

/** The pictures of a school, each with where it is shown. */
export const pictureWords: Readonly<
  Record<BrandPicture, { readonly label: string; readonly hint: string }>
> = {
  logo: { label: 'Logo', hint: 'At the top of every page.' },
  favicon: { label: 'Tab sign', hint: 'In the tab of the browser; square.' },
  mascot: { label: 'Mascot', hint: 'In the place of Pip.' },
  login: { label: 'Sign-in', hint: 'Beside the form for signing in.' },
  dashboard: { label: 'Home', hint: 'Above the home of a student.' },
  background: { label: 'Background', hint: 'Behind the pages.' },
  bookcover: { label: 'Book cover', hint: 'On the work in the library.' },
  thumbnail: { label: 'Course picture', hint: 'On the courses that visitors see.' },
}
