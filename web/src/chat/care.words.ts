import { pages } from '@learngrove/contract/pages'
import type { CareCard } from './chat.data.ts'

/** The answers to "Are you safe right now?", in words that Pip knows. */
export const safeAnswers = ['Yes, I am safe', 'I am not sure', 'No, I need help now'] as const

export const emergencyWords = ({ country }: Pick<CareCard, 'country'>): string =>
  country === ''
    ? 'If you or someone else is in danger now: this number, or the emergency number where you are.'
    : 'If you or someone else is in danger now.'

/** Below the place to write, in a quiet moment. */
export const quietWords = (care: Pick<CareCard, 'country'> | undefined): string =>
  care === undefined || care.country === ''
    ? 'Messages like these are not counted.'
    : `Messages like these are not counted. Numbers are for ${care.country}.`

/** Where "Leave quickly" goes: a page that looks like homework, whoever stands behind the chair. */
export const quickExit = pages.notes()

export const deleteWords =
  'It goes from your list at once, and for good after a day. If a grown-up at your school was told about something in it, they can still read those lines. Nobody else can.'
