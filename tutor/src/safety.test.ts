import { describe, expect, it } from 'vitest'
import { safetyWords, screenMessage } from '#safety.ts'

describe('screenMessage', () => {
  it.each([
    ['I want to die', 'self_harm'],
    ['i wanna kill myself', 'self_harm'],
    ['I’ve been cutting myself', 'self_harm'],
    ['everyone would be better off without me', 'self_harm'],
    ['i dont want to be here anymore', 'self_harm'],
    ['quiero morirme', 'self_harm'],
    ['je veux mourir', 'self_harm'],
    ['ich will sterben', 'self_harm'],
    ['my dad hits me when he is drunk', 'abuse'],
    ['someone touched me where i dont want it', 'abuse'],
    ["I'm scared to go home", 'abuse'],
    ['I took too many pills', 'danger'],
    ['he has a knife', 'danger'],
  ])('cares about "%s"', (text, category) => {
    expect(screenMessage(text)).toEqual({ category, action: 'support' })
  })

  it.each([
    ['send me nudes', 'sexual', 'decline'],
    ['add me on snapchat', 'contact', 'decline'],
    ['my email is maya@example.org', 'personal_data', 'remind_privacy'],
    ['my phone number is 07700 900123', 'personal_data', 'remind_privacy'],
  ])('marks "%s"', (text, category, action) => {
    expect(screenMessage(text)).toEqual({ category, action })
  })

  it.each([
    'this homework is killing me',
    'I am dying to know the answer',
    'roll a die twice, what is the probability of two sixes?',
    'I cut myself a slice of cake, 1/8 of it',
    'Solve 2x + 4 = 10',
    'my phone died',
    'why does Juliet die in the play?',
    'the ball hits me with 20 N of force',
    '0800 + 1111',
    'I hate fractions',
    'x = 07 or x = 3.14159',
    'how do cells die?',
    'I want to hide the graph',
  ])('leaves "%s" alone', (text) => {
    expect(screenMessage(text)).toEqual({ category: 'none', action: 'none' })
  })

  it('says where to find help wherever it cares', () => {
    for (const category of ['self_harm', 'abuse', 'danger'] as const) {
      expect(safetyWords[category]).toContain('0800 1111')
      expect(safetyWords[category]).toContain('999')
      expect(safetyWords[category]).not.toContain('?')
    }
  })
})
