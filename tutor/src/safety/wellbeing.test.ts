import { describe, expect, it } from 'vitest'
import { careWords, checkInWords, refusalWords } from '#safety/care-words.ts'
import { helpFor, knownCountries } from '#safety/help-lines.ts'
import { concernKinds } from '#safety/kinds.ts'
import { replyInWellbeing, safeAnswers } from '#safety/wellbeing.ts'

const school = { time_zone: 'Europe/London', told: ['Ruth Adeyemi'] }
const home = { time_zone: 'Europe/London', told: [] }

const replyTo = (text: string, replies: readonly string[] = [], at = school) =>
  replyInWellbeing(text, { ...at, replies })

describe('words of care', () => {
  it.each(concernKinds)('for %s say where help is and who is told', (kind) => {
    for (const words of [careWords(kind, school), checkInWords(kind, school)]) {
      expect(words).toContain('0800 1111')
      expect(words).toContain('999')
      expect(words).toContain('Ruth Adeyemi')
    }
    expect(careWords(kind, home)).toContain('I have told nobody')
    expect(careWords(kind, home)).not.toContain('will be told')
    expect(refusalWords(kind, home).length).toBeLessThan(250)
  })

  it('name eight countries, each with a source and a date, and elsewhere the emergency number', () => {
    expect(knownCountries).toHaveLength(8)
    for (const { emergency, lines } of knownCountries) {
      expect(emergency).toMatch(/^\d{3}$/)
      expect(lines.length).toBeGreaterThan(0)
      for (const { source, checked } of lines) {
        expect(source).toMatch(/^[a-z0-9]+(\.[a-z]+)+$/)
        expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    }
    expect(helpFor('America/Indiana/Knox').emergency).toBe('911')
    expect(helpFor('Asia/Calcutta').country).toBe('India')
    expect(careWords('suicide', { time_zone: 'Europe/Vienna', told: [] })).toContain(
      'ring **112**, or the emergency number where you are',
    )
  })
})

describe('a child in a quiet moment', () => {
  it('who needs help now is sent to a person, and that is known', () => {
    expect(replyTo(safeAnswers.no)).toMatchObject({ needs_help: true })
    expect(replyTo(safeAnswers.no).text).toContain('999')
    expect(replyTo('im not safe').needs_help).toBe(true)
  })

  it.each([safeAnswers.yes, safeAnswers.unsure, 'ok', 'thanks', 'idk', 'stuff', 'jk'])(
    '"%s" gets a kind answer',
    (text) => {
      const { text: words, needs_help } = replyTo(text)
      expect(needs_help).toBe(false)
      expect(words.length).toBeGreaterThan(40)
      expect(words).not.toMatch(/equation|fraction|your notes/i)
    },
  )

  it('is told the truth where it asks that nobody is told', () => {
    expect(replyTo('please dont tell anyone').text).toContain('Ruth Adeyemi')
    expect(replyTo('please dont tell anyone').text).toContain('I cannot keep it to myself')
    expect(replyTo('please dont tell anyone', [], home).text).toContain('I have told nobody')
    expect(replyTo('who will you tell').text).toContain('Ruth Adeyemi')
  })

  it('hears no sentence twice running', () => {
    for (const text of ['ok', 'please dont tell', 'more', 'can we do maths', 'are you real']) {
      const replies: string[] = []
      for (let turn = 0; turn < 6; turn++) {
        const { text: words } = replyTo(text, replies)
        expect(words).not.toBe(replies[0])
        replies.unshift(words)
      }
    }
  })

  it('who wants to work again is shown the way', () => {
    expect(replyTo('can we go back to fractions').text).toContain('Back to my work')
    expect(replyTo('2x + 3 = 9').text).toContain('Back to my work')
  })
})
