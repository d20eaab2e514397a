import { limits } from '@learngrove/contract/chat.limits'

/** The ending of each type, as it is kept. */
const endings: Readonly<Record<string, string>> = {
  'image/webp': '.webp',
  'application/pdf': '.pdf',
  'text/plain': '.txt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
}

/** Signs that no name shows: of control, of direction, of no width. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const ofPaths = /[/\\:*?"<>|]/g

/** Returns the name of a file as it is shown: its own words, one line, with the ending of what it is. */
export function cleanName(name: string, type: string): string {
  const ending = endings[type] ?? ''
  const words = name
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(unseen, '')
    .replace(ofPaths, '-')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .trim()
    .replace(/^\.+/, '')
  const short = Array.from(words)
    .slice(0, limits.file_name_length - ending.length)
    .join('')
    .trim()
  return `${short || 'File'}${ending}`
}
