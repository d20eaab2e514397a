import { describe, expect, it } from 'vitest'
import { conversation, lastOf, questionsIn } from '#testing.ts'

const posed = 'x^2 - 4x + 3 = 0'
const open = {
  question: {
    text: `Solve $${posed}$.`,
    type: 'expression',
    is_open: true,
    hints: [],
    hint_rung: 0,
  },
}

async function lastTurn(context: unknown, ...says: readonly string[]): Promise<string> {
  const { text } = await lastOf(context, ...says)
  expect(questionsIn(text), text).toBe(1)
  return text
}

describe('a plan in words', () => {
  it.each([
    'I need two numbers that multiply to 3 and add up to -4',
    'I have to look for two numbers with product 3 and sum -4',
  ])('is taken as a plan, with what the algebra confirms: %s', async (plan) => {
    for (const text of [await lastTurn(undefined, posed, plan), await lastTurn(open, plan)]) {
      expect(text).toContain('the product $3$ and the sum $-4$ are what the line asks for')
      expect(text).toContain('Which two numbers')
    }
  })

  it('is not confirmed where product and sum are not those of the line', async () => {
    const text = await lastTurn(undefined, posed, 'we want numbers that multiply to -4, add to 3')
    expect(text).toContain('not yet')
    expect(text).not.toMatch(/are what the line asks|\$-?[134]\$/)
  })

  it.each([
    [posed, 'I want to take 3 from both sides'],
    ['2x + 4 = 10', 'I should divide by 2'],
    ['2x + 4 = 10', 'subtract 4 from both sides'],
    ['1/2 + 1/3', 'I need to add 3/6 and 2/6'],
    [posed, 'You should add them to get -4'],
    ['2x + 4 = 10', 'because 4 - 4 = 0'],
  ])('is no answer to %s: %s', async (problem, plan) => {
    const text = await lastTurn(undefined, problem, plan)
    expect(text).toContain('what you think')
    expect(text).not.toMatch(/Not yet|Yes/)
  })

  it.each([
    ['2x + 4 = 10', 'it should be 3', 'Yes, $x = 3$'],
    ['2x + 4 = 10', 'I take 4 away and get 2x = 6', 'follows'],
    ['2x + 4 = 10', 'I took 4 away: 2x = 6', 'follows'],
    ['2x + 4 = 10', 'I want to say 2x = 14', 'Not yet'],
    ['1/2 + 1/3', 'add 3/6 + 2/6', 'follows'],
  ])('is told from a line of working in %s: %s', async (problem, line, holds) => {
    expect(await lastTurn(undefined, problem, line)).toContain(holds)
  })
})

describe('the two numbers that were asked for', () => {
  const named = '$-1$ and $-3$ multiply to $3$ and add to $-4$'

  it.each([
    '-1 and -3',
    '-1, -3',
    'I think it is -1 and -3, because they multiply to 3',
    'Because they multiply to 3, -3 and -1',
    '-1 and -3 multiply to 3 and add to -4',
  ])('are named when they are right: %s', async (pair) => {
    for (const text of [
      await lastTurn(undefined, posed, 'help', pair),
      await lastTurn(open, pair),
    ]) {
      expect(text).toMatch(/^Yes: \$-[13]\$ and \$-[13]\$ multiply to \$3\$ and add to \$-4\$/)
      expect(text).toContain('Which two brackets')
    }
  })

  it('lead on to the brackets and the roots', async () => {
    const said = [posed, '-1 and -3', '(x - 1)(x - 3)', 'x = 1 or x = 3'] as const
    const [, pair, brackets, roots] = await conversation(undefined, ...said)
    expect(pair?.text).toContain(named)
    expect(brackets?.text).toContain('$(x - 1)(x - 3) = 0$ follows')
    expect(roots?.text).toContain('Yes, $x = 1')
  })

  it('are compared with both conditions when they do not fit yet', async () => {
    const neither = await lastTurn(undefined, posed, 'help', '3 and -1')
    expect(neither).toContain('Not yet: $3$ and $-1$ multiply to $-3$ and add to $2$')
    const one = await lastTurn(undefined, posed, '-2 and -2')
    expect(one).toContain('$-2$ and $-2$ multiply to $4$ and add to $-4$')
    expect(one).toContain('The sum fits')
  })

  it.each(['1 and 3', 'x = 1 or x = 3 because they add up to 4'])(
    'are still roots when they are: %s',
    async (roots) => expect(await lastTurn(undefined, posed, roots)).toContain('Yes, $x = 1'),
  )

  it('are the middle term’s where it is split', async () => {
    const text = await lastTurn(undefined, '2x^2 + 7x + 3 = 0', '6 and 1')
    expect(text).toContain('$6$ and $1$ multiply to $6$ and add to $7$')
  })

  it('do not tell the roots of an open question apart from other numbers', async () => {
    const said = ['1 and 3', '1 and -3', '2 and 5', '3 and 7']
    const answers = await Promise.all(said.map((pair) => lastTurn(open, pair)))
    expect(new Set(answers).size).toBe(1)
  })
})

describe('a reason', () => {
  it.each([
    ['2x = 6 because 10 - 4 = 6', '$2x = 6$ follows'],
    ['Because 2 times 3 is 6, x = 3', 'Yes, $x = 3$'],
    ['x = 3 since 2.5 is too small', 'Yes, $x = 3$'],
    ['because I took 4 away, so 2x = 6', '$2x = 6$ follows'],
    ['because 2x = 6', '$2x = 6$ follows'],
  ])('offers no answer of its own: %s', async (line, holds) => {
    expect(await lastTurn(undefined, '2x + 4 = 10', line)).toContain(holds)
  })
})

describe('the page that is about what is asked', () => {
  const passages = [
    {
      id: 'fractions',
      title: 'Equal fractions',
      heading: 'Lowest terms',
      text: 'Divide by the highest common factor, or by one common factor after another. A factor of both parts can go. Two parts without a common factor are in lowest terms.',
    },
    {
      id: 'equations',
      title: 'Quadratic equations',
      heading: 'With a product',
      text: 'In $x^2 + 7x + 12 = 0$ factorise first. A factor of the product is zero. Each factor of $x^2 + 7x + 12$ gives a root.',
    },
    {
      id: 'factorising',
      title: 'Factorising quadratics',
      heading: 'What it is',
      text: '**To factorise is to write a sum as a product.** For a quadratic we look for two numbers with a product and a sum that are known from its coefficients, and we list all the pairs that make up the product before we look at the sums of those pairs, one after the other, until one pair fits both. Then expand to check',
    },
  ]

  it.each(['What is a factor?', 'What does it mean to factorise x^2 + 7x + 12?'])(
    'is cited, and quoted up to the end of a sentence: %s',
    async (asked) => {
      const { text, sources } = await lastOf({ passages }, asked)
      expect(sources).toEqual(['factorising'])
      expect(text).toContain('> **To factorise is to write a sum as a product.**\n')
      expect(text).not.toContain('…')
    },
  )
})
