import { expect, test } from 'vitest'
import { writeLetter } from './email-template.ts'

const sender = { name: 'Meadow & Lane', origin: 'https://meadow.test' }

test('says the same in plain text and in HTML', () => {
  const { body, html, subject } = writeLetter(sender, {
    subject: 'Your link',
    first_name: 'Maya',
    paragraphs: ['Open this link.'],
    link: { label: 'Sign in', path: '/login?from=mail&to=home' },
    after: ['It works once.'],
  })
  expect(subject).toBe('Your link')
  const address = 'https://meadow.test/login?from=mail&to=home'
  expect(body).toBe(
    `Hello Maya,\n\nOpen this link.\n\nSign in:\n${address}\n\nIt works once.\n\nMeadow & Lane`,
  )
  expect(html).toContain(`href="${address.replace('&', '&amp;')}"`)
  for (const text of ['Hello Maya,', 'Open this link.', 'It works once.', 'Meadow &amp; Lane']) {
    expect(html).toContain(text)
  }
})

test('its button has the colour of whom it is from', () => {
  const words = { subject: '', paragraphs: [], link: { label: 'Go', path: '/' } }
  expect(writeLetter({ ...sender, primary: '#8c2f45' }, words).html).toContain('background:#8c2f45')
  expect(writeLetter(sender, words).html).toContain('background:#1f5d45')
})

test.each([
  'Maya',
  'Zoë-Anne',
  'O’Brien',
  "D'Arcy",
  'María José',
  'J. R.',
  'St. John',
  'Ngũgĩ',
  '美玲',
  'मीरा',
])('greets %s by name', (first_name) => {
  const { body } = writeLetter(sender, { subject: '', first_name, paragraphs: [] })
  expect(body).toMatch(`Hello ${first_name},`)
})

test.each([
  'http://evil.example/prize You have won a prize, claim it at http://evil.example',
  'evil.example',
  'www.evil.example',
  'Maya evil.example',
  'maya@evil.example',
  'Call 0900123456',
  'Maya/Prize',
  'Maya\nYou have won',
  'Dear Sir or Madam you have won a prize and should write to us',
])('does not repeat %j', (first_name) => {
  const { body, html } = writeLetter(sender, { subject: '', first_name, paragraphs: [] })
  expect(body).toBe('Hello,\n\nMeadow & Lane')
  expect(html).not.toContain(first_name)
})

test('greets whoever it does not know all the same', () => {
  expect(writeLetter(sender, { subject: '', paragraphs: [] }).body).toBe('Hello,\n\nMeadow & Lane')
})

test.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'&<>"])(
  'a name that is %s stays text',
  (name) => {
    const { html } = writeLetter(
      { ...sender, name },
      { subject: name, first_name: name, paragraphs: [name], after: [name] },
    )
    expect(html).not.toContain(name)
    expect(html).not.toMatch(/<(script|img)/)
  },
)
