import { later } from '#platform/later.tsx'

/** What takes files is fetched once the page stands. */
const buttons = later(async () => (await import('./attach-buttons.tsx')).AttachButtons)
const list = later(async () => (await import('./attached-list.tsx')).AttachedList)
const sent = later(async () => (await import('./sent-files.tsx')).SentFiles)

/** Where files are added to a message, beside what it is typed with. */
export const AttachPlace = buttons.Later

/** The files of the message that is being written. */
export const AttachedPlace = list.Later

/** The files of a message that was sent. */
export const SentFilesPlace = sent.Later
