import { expect, test } from 'vitest'
import { drawAndWork } from './bench.ts'
import { allFamilies, familyById, workOut } from './families.ts'

const answerOf = (text: string): string | undefined => {
  const found = workOut(text)
  if (!found) return undefined
  return 'worked' in found ? `${found.worked.family}: ${found.worked.answer}` : 'beyond'
}

test.each([
  ['whats 3/5 of 40', 'fraction-of-amount: 24'],
  ['share £60 in the ratio 2:3', 'share-in-a-ratio: 24 : 36'],
  ['find the nth term of 5 8 11 14', 'nth-term-linear: 3n + 2'],
  ['factorise x^2+5x+6', 'factorise-quadratic: (x + 2)(x + 3)'],
  ['hcf of 12 and 18', 'hcf: 6'],
  ['solve x+y=7 and x-y=1', 'simultaneous-elimination: x = 4 \\text{ and } y = 3'],
  ['2x+3<11', 'linear-inequalities: x < 4'],
  ['whats two thirds plus one sixth', 'fractions: \\frac{5}{6}'],
  ['which is bigger 3/5 or 2/3', 'compare: \\frac{2}{3}'],
  ['is 7 a prime number', 'is-prime: \\text{yes}'],
  ['-2x > 6', 'linear-inequalities: x < -3'],
  ['simplify √12 + √27', 'surds: 5\\sqrt{3}'],
  ['make a the subject of v = u + at', 'change-the-subject: a = \\frac{v - u}{t}'],
  [
    'solve 2x^2+5x-3=0 by completing the square',
    'quadratic-square: x = -3 \\text{ or } x = \\frac{1}{2}',
  ],
  ['5 pens cost £2, how much do 8 cost?', 'direct-proportion: 3.20'],
  ['find x 5x - 7 = 18', 'linear-equations: x = 5'],
  ['a) 4x - 5 = 19', 'linear-equations: x = 6'],
  ['solve -3 < 2x + 1 <= 7', 'linear-inequalities: -2 < x \\le 3'],
  ['a coat costs £80 and its 35% off how much is it now', 'percentage-change: 52'],
  ['can you add 1/2 and 3/7 for me', 'fractions: \\frac{13}{14}'],
  ['what is the square root of 50', 'surds: 5\\sqrt{2}'],
  ['round 3.995 to 2 dp', 'rounding: 4.00'],
])('"%s" is worked by its family', (text, answer) => expect(answerOf(text)).toBe(answer))

test.each([
  'x = 3',
  'is it 5?',
  'x = 2 or x = 3',
  'I got 12 and my friend got 15',
  'who won the battle of hastings in 1066',
  'the war of 1914-1918 killed how many people',
  'in act 3 scene 2 why does macbeth feel guilty',
  'there are 7 continents and 5 oceans right?',
  'what is photosynthesis',
  'I am 12 years old and I hate maths',
  'can you help me with question 3',
  'why do plants need light for 8 hours',
  'what order do the planets go in',
  'which is bigger, the sun or the moon',
  'how many factors caused the war',
  'share your notes with me please',
  'simplify this poem for me',
  'expand on your answer',
  'x^8',
  'y = 2x + 5',
  'x=1 y=6',
  'do i add 3 or take 3',
  'draw the graph of y = 3x - 4',
])('"%s" is nobody’s', (text) => expect(answerOf(text)).toBeUndefined())

test.each(['solve x^3 - 2x = 7', 'solve x + y = 3', 'factorise x^2+x+1', '1/0 + 2x = 3'])(
  '"%s" is known to be beyond them',
  (text) => expect(answerOf(text)).toBe('beyond'),
)

test('problems of every family are solved as they were drawn, each step confirmed', () => {
  const { misses, ...figures } = drawAndWork(allFamilies.length * 2, 7)
  expect(figures.wrong, misses.join('\n')).toBe(0)
  expect(figures.solved_share, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
})

test('each family has its own id and can be found by it', () => {
  for (const family of allFamilies) expect(familyById(family.id)).toBe(family)
})

test('working that the algebra does not confirm is never handed over', () => {
  expect(workOut('2x + 4 = 10', () => false)).toEqual({ beyond: true })
})

test('every step asks, tells and says why', () => {
  for (const [i, family] of allFamilies.entries()) {
    const { text } = family.draw({ between: (low, high) => Math.floor((low + high + (i % 2)) / 2) })
    const found = workOut(text)
    if (!found || !('worked' in found)) continue
    for (const { text: told, ask, why, maths } of found.worked.steps) {
      expect(ask, text).toMatch(/\?/)
      for (const said of [told, why]) expect(said, text).toMatch(/[.!?:]$/)
      expect(maths, text).not.toBe('')
    }
  }
})
