import { describe, expect, test } from 'vitest'
import { firstTalk, perceive, think } from '#mind/mind.ts'

/** The verdict on the last message of a talk, or what else was done about it. */
function verdictOn(said: readonly string[]): string {
  let state = firstTalk
  let last = ''
  for (const text of said) {
    const { needs: _needs, ...heard } = perceive(state, text, {})
    const { move, state: next } = think(state, heard, {})
    state = next
    last = move.act.type === 'check' ? move.act.verdict : move.act.type
  }
  return last
}

const density = 'a block is 200 g and 50 cm3 whats the density'
const moment = 'a 20 N force pushes 0.3 m from the pivot. find the moment'
const kettle = 'a kettle transfers 60000 J in 30 s whats the power'

describe('a number with a unit', () => {
  test.each([
    [[density, '4 g/cm3'], 'solved'],
    [[density, '4000 kg/m3'], 'solved'],
    [[density, '4 kg'], 'not_the_answer'],
    [[density, '4', 'g/cm3'], 'right'],
    [[density, '4', 'in m/s'], 'not_the_answer'],
    [[moment, '6 Nm'], 'solved'],
    [[moment, '6 J'], 'not_the_answer'],
    [[kettle, '2 kW'], 'solved'],
    [[kettle, '60000 J / 30 s = 2000 W'], 'solved'],
    [[kettle, '2000 W', 'is that 2 kW'], 'same_value'],
    [['a recipe for 4 people uses 300g of flour. how much for 6 people', '450g'], 'solved'],
    [['4 x 50000 = 200000 cm', 'thats 2000 m'], 'same_value'],
    [['solve 3m + 5 = 20', '3m = 15'], 'follows'],
  ])('%j', (said, verdict) => expect(verdictOn(said)).toBe(verdict))
})

describe('what is claimed in the words of the problem', () => {
  test.each([
    [['2x + 1 > 9, 2x > 8, x > 4'], 'solved'],
    [['-3x < 12 so x < -4 is that ok'], 'not_yet'],
    [['make x the subject of y = 3x - 2. i put y - 2 = 3x'], 'not_yet'],
    [['v = u + at, v - u = at, t = (v - u)/a is that right'], 'solved'],
    [['nth term of 5, 9, 13, 17 is n + 4'], 'not_the_answer'],
    [['nth term of 4, 7, 10, 13\nit goes up in 3s so 3n\n3n + 1'], 'solved'],
    [['90 miles in 1 hour 30 mins. speed is 90 / 1.5 = 60 mph'], 'solved'],
    [
      ['hypotenuse is 10 and one side is 6. 10^2 + 6^2 = 136 so the other side is 11.7'],
      'not_the_answer',
    ],
    [
      [
        'a coat is £60 after 20% off. 20% of 60 is 12 so it was £72 before',
        '60 is 80% so 10% is 7.50',
      ],
      'follows',
    ],
    [['a jug holds 7 drops of 13 each. 7 + 13 = 20'], 'unknown'],
  ])('%j', (said, verdict) => expect(verdictOn(said)).toBe(verdict))
})

describe('what belongs to another problem', () => {
  test.each([
    [['hypotenuse is 10 and one side is 6. so the other side is 11.7', '100 - 36 = 64'], 'follows'],
    [
      ['a bulb has 2 A through it and a resistance of 6 ohms whats the voltage', '2 + 6 = 8'],
      'not_the_answer',
    ],
    [['kinetic energy of 4 kg going at 5 m/s', '0.5 x 4 x 5 = 10'], 'not_the_answer'],
    [['area of a triangle with base 8 and height 5', '8 x 5 = 40'], 'follows'],
    [['347 + 285 = 622', '503 - 267 = 364', '236'], 'solved'],
    [['2x + 3y = 12 and 2x + y = 8\n2y = 4\ny = 2\n2x + 2 = 8\nx = 5', '2x = 6'], 'follows'],
    [['2x + 3y = 12 and 2x + y = 8\n2y = 4', '2y = 5'], 'not_yet'],
  ])('%j', (said, verdict) => expect(verdictOn(said)).toBe(verdict))
})

const dice = 'u roll a dice whats the probability of more than 4'
const circle = 'find the circumference of a circle with radius 3'

describe('what is asked about the same numbers', () => {
  test.each([
    [['find the nth term of 5, 8, 11, 14', '3n + 2', 'so whats the 20th', '62'], 'solved'],
    [['nth term of 5, 9, 13, 17', '4n + 1', 'so the 10th term is 41'], 'solved'],
    [['find 35% of 240', '84', 'what about 36%', '86.4'], 'solved'],
    [[circle, '18.8', 'and its area = pi x 3 x 2 = 18.8'], 'not_the_answer'],
    [['is 51 prime', 'no', 'is 29 one', 'yes'], 'solved'],
    [[circle, '18.8', 'whats the area', '28.3'], 'solved'],
    [['differentiate y = 3x^4 - 2x', '12x^3 - 2', 'gradient at x=1?', '10'], 'solved'],
  ])('%j', (said, verdict) => expect(verdictOn(said)).toBe(verdict))
})

describe('what is nearly right', () => {
  test.each([
    [['hcf of 18 and 30', '3'], 'not_the_answer'],
    [['hcf of 18 and 30', '6'], 'solved'],
    [[dice, '3/6 cos 4 5 and 6'], 'not_the_answer'],
    [[dice, '2/6'], 'solved'],
    [['(2x^3)^2 = 2x^6'], 'not_yet'],
    [['(2x^3)^2 = 4x^6'], 'solved'],
    [
      ['what is the gradient of y = 4x - 3', 'are y = 4x + 1 and y = 4x - 3 parallel', 'yes'],
      'solved',
    ],
    [['are y = 2x + 1 and y = 3x + 1 parallel', 'yes'], 'not_the_answer'],
    [['are y = 2x + 1 and x + 2y = 4 perpendicular', 'yes'], 'solved'],
    [['estimate 38.7 x 5.2', '40 x 5'], 'follows'],
    [['estimate 38.7 x 5.2', '200'], 'solved'],
    [['estimate 38.7 x 5.2', '201.24'], 'not_the_answer'],
  ])('%j', (said, verdict) => expect(verdictOn(said)).toBe(verdict))
})

const water = 'balance H2 + O2 -> H2O'

describe('a chemical equation in hand', () => {
  test.each([
    [[water, '2H2 + O2 -> 2H2O'], 'solved'],
    [[water, 'is it 2h2 + o2 -> 2h2o'], 'solved'],
    [[water, 'so put a 2 in front of h2o'], 'follows'],
    [[water, 'H2 + O2 -> 2H2O'], 'not_the_answer'],
    [[water, '4H2 + 2O2 -> 4H2O'], 'follows'],
    [[water, '3H2 + O2 -> 2H2O'], 'not_the_answer'],
    [[water, 'put a 3 in front of H2O'], 'not_the_answer'],
    [[water, 'can i just write H2O2 instead'], 'not_yet'],
    [[water, 'H2 + O2 -> H2O2'], 'not_yet'],
    [[water, 'there are 2 oxygens on the left and 1 on the right'], 'follows'],
    [[water, 'there are 2 oxygens on the left and 2 on the right'], 'not_yet'],
    [[water, 'Mg + O2 -> MgO'], 'open'],
    [[water, '2H2 + O2 -> 2H2O', '4H2 + 2O2 -> 4H2O'], 'right'],
  ])('%j', (said, verdict) => expect(verdictOn(said)).toBe(verdict))
})
