import { expect, test } from 'vitest'
import { calendarOf } from './calendar-file.ts'

const now = new Date('2026-09-01T08:00:00Z')
const row = {
  id: 'one',
  title: 'Ratio',
  class_name: '8B',
  due_date: new Date('2026-11-27T16:00:00Z'),
}

test('a due date is an event at its moment', () => {
  expect(calendarOf([row], { name: 'Due dates', now }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Learngrove//Due dates//EN',
    'X-WR-CALNAME:Due dates',
    'BEGIN:VEVENT',
    'UID:one@assignments',
    'DTSTAMP:20260901T080000Z',
    'DTSTART:20261127T160000Z',
    'SUMMARY:Due: Ratio (8B)',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a title can neither end its line nor begin another', () => {
  const title = 'One; two, three\\four\r\nEND:VCALENDAR'
  const text = calendarOf([{ ...row, title }], { name: 'Due dates', now })
  expect(text).toContain(String.raw`SUMMARY:Due: One\; two\, three\\four\nEND:VCALENDAR (8B)`)
})

test('a long line is folded within a character, and unfolds to itself', () => {
  const title = 'Brüche und Verhältnisse 🍕 '.repeat(8)
  const text = calendarOf([{ ...row, title }], { name: 'Due dates', now })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Due: ${title} (8B)`)
})
