import { describe, expect, it } from 'vitest'
import { readNumbers } from '#understanding/read-numbers.ts'

describe('numbers and signs in words', () => {
  it.each([
    ['three x plus two equals eleven', '3x + 2 = 11'],
    ['what is fifteen percent of two hundred', 'what is 15% of 200'],
    ['half of twenty', '1/2 * 20'],
    ['one third of ninety', '1/3 * 90'],
    ['three quarters', '3/4'],
    ['two and a half', '2 1/2'],
    ['twenty-five', '25'],
    ['one hundred and five minus three thousand two hundred', '105 - 3200'],
    ['zero point two five', '0.25'],
    ['x over four is nine what is x', 'x/4 is 9 what is x'],
    ['x squared plus 3', 'x^2 + 3'],
    ['x equals minus four', 'x = -4'],
    ['y is 9', 'y = 9'],
    ['take three from ten', '10 - 3'],
    ['add 3 and 4', '3 + 4'],
    ['is it seven?', 'is it 7?'],
    ['minus three', '-3'],
    ['mean of three, five and seven', 'mean of 3, 5 and 7'],
    ['three friends pay £27', '3 friends pay £27'],
  ])('"%s"', (text, read) => expect(readNumbers(text)).toBe(read))
})

describe('comma decimals', () => {
  it.each([
    ['0,5x = 2', '0.5x = 2'],
    ['1,5 + 2,5', '1.5 + 2.5'],
    ['2,5 kg of flour', '2.5 kg of flour'],
  ])('"%s"', (text, read) => expect(readNumbers(text)).toBe(read))
})

describe('prose and lists stay as they are', () => {
  it.each([
    'one of my friends said no',
    'give me another one',
    'wait a second',
    'half an hour',
    'i went over to my friends',
    'A plus in maths',
    'which one is bigger 3/5 or 2/3',
    'solve 2x+3 = 7 one more time',
    'times two',
    'x = 2,3',
    '(2,3)',
    '1,000 + 2',
    'the mean of 3, 4 and 5',
    '2(x+5)=18\n2x+10=18',
  ])('"%s"', (text) => expect(readNumbers(text)).toBe(text))
})
