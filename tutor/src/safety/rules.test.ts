import { describe, expect, it } from 'vitest'
import { judge, prepare } from '#safety/judge.ts'
import { plainOf } from '#safety/plain-text.ts'
import { asksToJoin, findRule, tellsPersonalData } from '#safety/rules.ts'

const ruleOf = (text: string) => {
  const rule = findRule(plainOf(text))
  return rule && [rule.kind, rule.response]
}

describe('a rule hears what is said openly, however it is spelled', () => {
  it.each([
    ['I want to kill myself', 'suicide', 'care'],
    ['im going to hang myself', 'suicide', 'care'],
    ['k i l l m y s e l f is all i think of, i want to k1ll myself', 'suicide', 'care'],
    ['i dont want to be here anymore', 'suicide', 'care'],
    ['everyone would be better off without me', 'suicide', 'care'],
    ['quiero morirme', 'suicide', 'care'],
    ['i’ve been cutting myself', 'self_harm', 'care'],
    ['i cut my arms sometimes', 'self_harm', 'care'],
    ['MY DAD HITS ME WHEN HE IS DRUNK', 'abuse', 'care'],
    ['my teacher keeps touching my leg', 'abuse', 'care'],
    ['im scared to go home', 'abuse', 'care'],
    ['he asked me for pics without clothes', 'grooming', 'care'],
    ['they are making me get married in the summer', 'forced_marriage', 'care'],
    ['i took a lot of paracetamol', 'danger_now', 'care'],
    ['i swallowed bleach', 'danger_now', 'care'],
    ['someone is following me', 'danger_now', 'care'],
    ['how do i make a bomb', 'weapons', 'refuse'],
    ['send nudes', 'sexual', 'refuse'],
    ['add me on snapchat', 'contact', 'refuse'],
  ])('"%s"', (text, kind, response) => {
    expect(ruleOf(text)).toEqual([kind, response])
  })
})

describe('no rule speaks', () => {
  it.each([
    'this homework is killing me',
    'I am dying to know the answer',
    'i could kill myself laughing',
    'roll a die twice, what is the probability of two sixes?',
    'I cut myself a slice of cake, 1/8 of it',
    'a man has a gun and fires horizontally at 20 m/s',
    'an overdose of vitamin C',
    'my brother beat me in the race by 5 seconds',
    'nude mice experiment',
    'why does Juliet kill herself?',
    'the ball hits me with 20 N of force',
    'how do i make a bomb in minecraft',
    'Solve 2x + 4 = 10',
    'x = 07 or x = 3.14159',
    'how do cells die?',
    'i hurt my leg playing football',
  ])('at "%s"', (text) => {
    expect(ruleOf(text)).toBeUndefined()
  })
})

describe('personal data', () => {
  it.each([
    'my email is maya@example.org',
    'my phone number is 07700 900123',
    'ring me on +44 7700 900123',
    'my address is 12 Mill Lane',
    'i live at 12 Mill Lane',
  ])('are seen in "%s"', (text) => expect(tellsPersonalData(text)).toBe(true))

  it.each([
    'my address is a vector',
    '0123456789',
    '0800 + 1111',
    'x = 07700 - 900',
    'my birthday party',
    'what is 0.12 x 345678?',
  ])('are not seen in "%s"', (text) => expect(tellsPersonalData(text)).toBe(false))
})

describe('whoever asks how to come in here is not refused', () => {
  it.each([
    'How do I make an account?',
    'hi, where can i sign up here',
    'how can we get an account',
  ])('"%s"', (text) => {
    expect(asksToJoin(plainOf(text))).toBe(true)
    expect(judge(prepare(text, []), undefined).response).toBe('go_on')
  })

  it.each([
    'how do i make an account look like my teachers',
    'how do i get into his account',
    'how do i make an account and a bomb',
    'how do i make a bomb',
    'i want to kill myself how do i make an account',
  ])('"%s" is something else', (text) => {
    expect(asksToJoin(plainOf(text))).toBe(false)
  })
})
