import { expect, test } from 'vitest'
import { writeLetter } from './letter.ts'

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
