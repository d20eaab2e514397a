import { ApiError, type Received } from '@learngrove/contract/call'
import { failureWords } from '../failure-note.tsx'

type Page = Received<'POST /assignments/paper/scans'>

/** Of the machine, of a person, of nobody: in the order in which a teacher wants to know. */
const outcomeWords = {
  marked: 'marked',
  waits: 'for you to mark',
  empty: 'left empty',
  before: 'answered before',
  closed: 'after the work was closed',
} as const

/** Says whose page it was, and what became of what is on it. */
export function pageWords({ student, page, num_pages, is_word, questions }: Page): string {
  const name = `${student.first_name} ${student.last_name}`
  if (is_word) return `${name}: a page from Word. Mark it by hand, under the student’s name.`
  const counts = Object.entries(outcomeWords).flatMap(([outcome, words]) => {
    const count = questions.filter((each) => each.outcome === outcome).length
    return count > 0 ? [`${count} ${words}`] : []
  })
  const whose = `${name}, page ${page} of ${num_pages}`
  return `${whose}: ${counts.join(', ') || 'nothing to answer on it'}.`
}

const ofNobody = 'This page belongs to nobody whom you teach, or its work was taken back.'

const refusals: Readonly<Record<string, string>> = {
  NO_CODE:
    'No code of ours could be read on it. Take it again from above, with the whole page in it.',
  PAGE_UNREADABLE: 'The page could not be found on it. Take it again from above.',
  NOT_FOUND: ofNobody,
  PDF_LOCKED: 'This PDF is locked by a password. Scan it without one, or take photographs.',
  PDF_UNREADABLE: 'This PDF cannot be opened. Scan it once more, or take photographs.',
  PDF_TOO_LONG: 'This PDF has too many pages. Scan the pages in smaller piles.',
  SCANS_BUSY: 'Other scans are being read just now. Send this one again in a minute.',
}

export const refusalWords = (error: unknown): string =>
  (error instanceof ApiError && refusals[error.code]) || failureWords(error)

/** Why a page of a PDF was not read, in words that say what to do with it. */
export const unreadWords = {
  no_code: 'no code of ours could be read on it. Scan it again, or take a photograph from above.',
  unreadable: 'the page could not be found on it. Scan it again, or take a photograph from above.',
  not_yours: 'it belongs to nobody whom you teach, or its work was taken back.',
  no_picture: 'it holds no scanned page.',
  layers:
    'its scanner has parted it into layers. Scan it in grey without “compact PDF”, or take a photograph.',
  strange_picture:
    'its picture is of a kind that cannot be opened here. Scan it in grey, not in black and white.',
} as const
