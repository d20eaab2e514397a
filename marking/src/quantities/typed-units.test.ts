import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { numberQuestion } from '#testing.ts'

const judged = (key: object, value: string) => judge(numberQuestion(key), { value })

const speed = { answer: '5', unit: 'm/s' }
const volts = { answer: '12', unit: 'V' }
const power = { answer: '5', unit: 'MW' }
const length = { answer: '3', unit: 'mm' }

describe('units as they are typed', () => {
  test.each<[object, string, Verdict]>([
    [speed, '5 M/S', 'right'],
    [speed, '5 M/s', 'right'],
    [speed, '5 m/S', 'right'],
    [speed, '5 metres/sec', 'right'],
    [speed, 'speed = 5 m/s', 'right'],
    [speed, 'the speed is 5 m/s', 'right'],
    [speed, 'v = 5 m/s', 'right'],
    [speed, 'Speed: 5 m/s', 'right'],
    [speed, '20/4 = 5 m/s', 'right'],
    [speed, '5\\ \\mathrm{m\\,s^{-1}}', 'right'],
    [speed, '5\\,\\mathrm{m}\\,\\mathrm{s}^{-1}', 'right'],
    [speed, '5 \\text{ m/s}', 'right'],
    [speed, '6 M/S', 'wrong'],
    [speed, '5 M', 'wrong'],
    [speed, '5 KM/H', 'wrong'],
    [{ answer: '18', unit: 'km/h' }, '18 KM/H', 'right'],
    [{ answer: '18', unit: 'km/h' }, '18 kmh', 'right'],
    [{ answer: '18', unit: 'km/h' }, '18 KMH', 'right'],
    [volts, '12v', 'right'],
    [volts, '12 Volts', 'right'],
    [volts, '12 VOLTS', 'right'],
    [volts, '12 w', 'unread'],
    [volts, '12 W', 'wrong'],
    [{ answer: '0.5', unit: 'A' }, '0.5 amps', 'right'],
    [{ answer: '0.5', unit: 'A' }, '0.5 a', 'right'],
    [{ answer: '30', unit: 'N' }, '30n', 'right'],
    [{ answer: '30', unit: 'J' }, '30 j', 'right'],
    [{ answer: '30', unit: 'kJ' }, '30 KJ', 'right'],
    [{ answer: '50', unit: 'Hz' }, '50 hz', 'right'],
    [{ answer: '2', unit: 'kg' }, '2 KG', 'right'],
    [{ answer: '3.5', unit: 'cm' }, '3.5 cms', 'right'],
    [{ answer: '70', unit: 'kg' }, '70 kgs', 'right'],
    [{ answer: '70', unit: 'kg' }, '70 kilos', 'right'],
    [{ answer: '70', unit: 'kg' }, '70㎏', 'right'],
    [{ answer: '37', unit: '°C' }, '37 ℃', 'right'],
    [{ answer: '37', unit: '°C' }, '37 ℉', 'wrong'],
    [{ answer: '90', unit: 'min' }, '1h30', 'right'],
    [{ answer: '90', unit: 'min' }, '1h20', 'wrong'],
    [{ answer: '3.5', unit: '£' }, '3 pounds 50', 'right'],
    [{ answer: '3.5', unit: '£' }, '3 pounds 05', 'wrong'],
    [length, '3 MM', 'right'],
    [length, '3 Mm', 'wrong'],
    [length, '3 M', 'wrong'],
    [{ answer: '3', unit: 'm' }, '3 M', 'right'],
    // A prefix whose capital letter changes the amount is never guessed at.
    [power, '5 MW', 'right'],
    [power, '5 mW', 'wrong'],
    [power, '5 mw', 'unread'],
    [power, '5 Mw', 'unread'],
    [{ answer: '5', unit: 'mA' }, '5 MA', 'wrong'],
    [{ answer: '5', unit: 'kVA' }, '5 kVA', 'right'],
    [{ answer: '5', unit: 'kW' }, '5 kVA', 'right'],
    [{ answer: '1', unit: 'g' }, '1 Mg/10^6', 'right'],
    [{ answer: '1', unit: 'g' }, '1 Mg/10^5', 'wrong'],
    [{ answer: '15/π', unit: 'kN/mm^2' }, '(15*kN)/(pi*mm^2)', 'right'],
    [{ answer: '15/π', unit: 'kN/mm^2' }, '(15*kN)/(pi*mm)', 'wrong'],
    [{ answer: '15/π', unit: 'kN/mm^2' }, '15 kN/(pi mm^2)', 'right'],
    [{ answer: '360000', unit: 's' }, '1 hh', 'right'],
  ])('%j: %s is %s', (key, value, verdict) => {
    const judgement = judged(key, value)
    expect([judgement.verdict, judgement.scoring_rationale]).toEqual([
      verdict,
      judgement.scoring_rationale,
    ])
  })
})

describe('words and calculations before the number', () => {
  test.each<[string, string, Verdict]>([
    ['7', 'Answer = 7', 'right'],
    ['7', 'the answer is 7', 'right'],
    ['7', 'My answer is: 7', 'right'],
    ['7', 'Ans: 7', 'right'],
    ['12', "it's 12", 'right'],
    ['12', '12 ✓', 'right'],
    ['12', 'about 12', 'unread'],
    ['1.75', '1 ³⁄₄', 'right'],
    ['1234567', '12,34,567', 'right'],
    ['1234567', '12,34,56', 'unread'],
    ['√2', 'root 2', 'right'],
    ['√2', 'the square root of 2', 'right'],
    ['√2', 'root 3', 'wrong'],
    ['7', 'It is 7.', 'right'],
    ['7', 'the answer is seven', 'right'],
    ['7', 'Answer = 8', 'wrong'],
    ['7', 'the answer is not 7', 'unread'],
    ['7', 'unless it is 7', 'unread'],
    ['7', 'minus = 7', 'unread'],
    ['1.75', '1 and 3/4', 'right'],
    ['1.75', '1 and a 3/4', 'right'],
    ['1.75', 'one and three quarters', 'right'],
    ['1.75', '1 and 1/4', 'wrong'],
    ['7', '3+4=7', 'right'],
    ['7', '3 + 4 = 14/2 = 7', 'right'],
    ['90', '6*4=24*3.75=90', 'right'],
    ['7', '3+4=8', 'unread'],
    ['8', '3+4=8', 'unread'],
    ['7', '7=8', 'unread'],
    ['8', '3+4=7', 'wrong'],
    ['1/3', '0.333...', 'right'],
    ['1/3', '0.(3)', 'right'],
    ['1/3', '0.\\dot{3}', 'right'],
    ['1/3', '0.\\overline{3}', 'right'],
    ['1/3', '0.3\u0307', 'right'],
    ['1/3', '0.333', 'wrong'],
    ['1/3', '0.(34)', 'wrong'],
    ['0.3', '0.(3)', 'wrong'],
    ['2/11', '0.181818...', 'right'],
    ['-1/6', '-0.1666...', 'right'],
  ])('key %s: %s is %s', (answer, value, verdict) => {
    expect(judged({ answer }, value).verdict).toBe(verdict)
  })

  test('a decimal that goes on is still to be rounded where places are asked for', () => {
    const key = { answer: '2/3', tolerance: { decimal_places: 2 } }
    expect(judged(key, '0.666...').verdict).toBe('wrong_form')
    expect(judged(key, '0.67').verdict).toBe('right')
  })

  test('says that the sides of an equals sign are not the same', () => {
    expect(judged({ answer: '7' }, '3+4=8').scoring_rationale).toMatch(/two sides/)
  })

  test('a per cent sign is a name only where the question says per cent', () => {
    expect(judged({ answer: '10' }, '10%').verdict).toBe('wrong_form')
    expect(judged({ answer: '10', text: 'What per cent is it?' }, '10%').verdict).toBe('right')
  })
})
