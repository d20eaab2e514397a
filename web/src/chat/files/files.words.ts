import { limits } from '@learngrove/contract/chat.limits'
import { sizeWords } from '#ui/files/file-rules.ts'
import type { AttachedState, KeptFile } from './files.attached.ts'

const most = sizeWords(limits.file_bytes)

/** Why a file does not go with the message, and what to do. */
const problems: Readonly<Record<string, string>> = {
  TOO_LARGE: `It is larger than ${most}. A smaller copy works.`,
  UNSUPPORTED_TYPE: 'I can take pictures, PDFs, Word documents (.docx) and plain text.',
  EMPTY: 'This file is empty. Look whether it was saved.',
  TOO_MANY: `${limits.message_files} files fit into one message. This one can go with the next.`,
  TOO_MANY_FILES: 'These were many files for one day. There is room again tomorrow.',
  NOT_FOUND: 'It was removed while it was on its way.',
}

/** Codes for which trying the same again helps nothing. */
const isFinal = (code: string) => Object.hasOwn(problems, code)

export const canTryAgain = (code: string): boolean => !isFinal(code)

const problemWords = (code: string): string =>
  problems[code] ?? 'It did not get through. Nothing is lost: try it again.'

const percent = 100

function keptWords({ size, type, text, equations, is_truncated }: KeptFile): string {
  const parts = [sizeWords(size)]
  if (text === null && !type.startsWith('image/')) parts.push('no text found in it')
  if (equations > 0) parts.push(equations === 1 ? '1 equation' : `${equations} equations`)
  if (is_truncated) parts.push('only its beginning is read')
  return parts.join(' · ')
}

/** How far a file is, in a few words. */
export function stateWords(state: AttachedState): string {
  switch (state.kind) {
    case 'sending':
      return state.part < 1 ? `${Math.round(state.part * percent)} %` : 'Reading it'
    case 'waiting':
      return 'No connection. It is added once you are online again.'
    case 'problem':
      return `${problemWords(state.code)} It is not sent.`
    case 'kept':
      return keptWords(state.file)
  }
}

/** What a screen reader hears of a file when something has come of it. */
export function announced(name: string, state: AttachedState): string {
  if (state.kind === 'kept') return `${name} is added.`
  return state.kind === 'sending' ? '' : `${name}: ${stateWords(state)}`
}
