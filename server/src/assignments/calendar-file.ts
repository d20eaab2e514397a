import type { DueRow } from './calendar.queries.ts'

/** RFC 5545, 3.1: a line has at most 75 octets, and goes on after a line break and a space. */
const longestLine = 75
const encoder = new TextEncoder()

/** RFC 5545, 3.3.11: what separates in a text is escaped, and a line break is written as `\n`. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

function folded(line: string): string {
  let [written, length] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (length + size > longestLine) [written, length] = [`${written}\r\n `, 1]
    written += character
    length += size
  }
  return written
}

/** RFC 5545, 3.3.5: `20261130T160000Z`. */
const stampOf = (date: Date): string =>
  date.toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '')

/** Writes due dates as a calendar (RFC 5545): one event each, of no length. */
export function calendarOf(rows: readonly DueRow[], { name, now }: { name: string; now: Date }) {
  const events = rows.flatMap(({ id, title, class_name, due_date }) => [
    'BEGIN:VEVENT',
    `UID:${id}@assignments`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(due_date)}`,
    `SUMMARY:${escaped(`Due: ${title} (${class_name})`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Learngrove//Due dates//EN'],
    ...[`X-WR-CALNAME:${escaped(name)}`, ...events, 'END:VCALENDAR'],
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
