import { describe, expect, test } from 'vitest'
import { prepareMaths } from './prepare-maths.ts'

const whole = (text: string) => prepareMaths(text, { growing: false })
const growing = (text: string) => prepareMaths(text, { growing: true })

describe('a dollar is mathematics or money', () => {
  test.each([
    ['It costs $5 and $10.', 'It costs \\$5 and \\$10.'],
    ['Solve $2x+4=10$ now', 'Solve $2x+4=10$ now'],
    ['pay $20, then $x+1$ more', 'pay \\$20, then $x+1$ more'],
    ['A half is $5$.', 'A half is $5$.'],
    ['already \\$5', 'already \\$5'],
    ['$ 5 $ is spaced', '\\$ 5 \\$ is spaced'],
    ['the price `$x$` in code', 'the price `$x$` in code'],
    ['$\\text{about } \\$5$', '$\\text{about } \\$5$'],
  ])('%s', (text, prepared) => {
    expect(whole(text)).toBe(prepared)
  })
})

describe('other fences become dollars', () => {
  test.each([
    ['Use \\(x^2\\) here', 'Use $x^2$ here'],
    ['So\n\\[\nx = 2\n\\]\ndone', 'So\n$$\nx = 2\n$$\ndone'],
    ['So $$x = 2$$ done', 'So\n\n$$\nx = 2\n$$\n\n done'],
    ['- so $$x = 2$$', '- so $\\displaystyle x = 2$'],
    ['```\n$x$ \\(y\\)\n```\n$5', '```\n$x$ \\(y\\)\n```\n\\$5'],
  ])('%j', (text, prepared) => {
    expect(whole(text)).toBe(prepared)
  })
})

describe('of a growing text', () => {
  test.each([
    ['So $x^2 + ', 'So'],
    ['So $', 'So'],
    ['So \\(x', 'So'],
    ['So\n\n$$\nx = ', 'So'],
    ['So \\', 'So'],
    ['It costs $5 and then ', 'It costs \\$5 and then '],
    ['So $x$ and', 'So $x$ and'],
    ['See `a$b', 'See `a'],
  ])('%j shows %j', (text, prepared) => {
    expect(growing(text)).toBe(prepared)
  })

  test('no prefix shows half a formula', () => {
    const text =
      'First $2x + \\frac{1}{2} = 10$, then\n\n$$\nx^2 - 4x + 3 = 0\n$$\n\nso \\(x = 1\\).'
    for (let end = 0; end <= text.length; end++) {
      const dollars =
        growing(text.slice(0, end))
          .replaceAll('\\$', '')
          .match(/\$\$|\$/g) ?? []
      expect(dollars.length % 2, text.slice(0, end)).toBe(0)
    }
  })
})
