import { describe, expect, test } from 'vitest'
import { parseMaths } from '#maths.ts'
import * as build from '#notation/build.ts'
import type { Node } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'
import { canonicalKey, collected } from '#rewriting/canonical.ts'
import { EQUATION_STEPS } from '#rewriting/equation-steps.ts'
import { numericValue, pattern } from '#rewriting/match.ts'
import { isWrittenAlike } from '#rewriting/outline.ts'
import { applications, partAt, type Rule } from '#rewriting/rule.ts'
import { deeply, firstOf, once, pipeline, whilePossible } from '#rewriting/strategies.ts'
import { sumOf, termsOf } from '#rewriting/terms.ts'
import { traceStep } from '#rewriting/trace.ts'
import { haveSameMeaning } from '#values/meaning.ts'
import { beginWork } from '#values/work.ts'

const read = (text: string): Node => {
  const parsed = parseMaths(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.expression
}

const isText = (node: Node | undefined, text: string): boolean =>
  node !== undefined && isWrittenAlike(node, read(text))

describe('the canonical form', () => {
  test.each([
    ['3(x+2)-4', '2+3x'],
    ['-(6-8x)*8/8', '8x-6'],
    ['6/y', '-6/(-y)'],
    ['y/y', '1'],
    ['(31x-40)/(80-62x)', '-1/2'],
    ['x/4+x/4', '0.5x'],
    ['(x+1)^2', 'x^2+2x+1'],
    ['2^-3', '1/8'],
    ['1 1/2', '1.5'],
    ['20%', '1/5'],
    ['√(x+x)', '√(2x)'],
    ['x=3', '3=x'],
    ['2x<3', '3>x+x'],
    ['x=2 or x=3', '3=x or x=2'],
    ['-7-1', '-8'],
  ])('%s is %s', (a, b) => expect(canonicalKey(read(a))).toBe(canonicalKey(read(b))))

  test.each([
    ['x', '-x'],
    ['x/2', '2/x'],
    ['√x', '√(2x)'],
    ['x=3', 'x=-3'],
    ['x<3', 'x>3'],
    ['2x=6', 'x=3'],
    ['x/0', 'x'],
    ['1/(x+1)', '1/(x+2)'],
    ['a*b', 'a+b'],
  ])('%s is not %s', (a, b) => expect(canonicalKey(read(a))).not.toBe(canonicalKey(read(b))))

  test('is written with the letters first, and keeps its value', () => {
    expect(printLatex(collected(read('2(3-x)+5x=4/6')))).toBe('3 \\cdot x + 6 = \\frac{2}{3}')
    for (const text of ['6/y-2y/(3y)+x', '(x-1)^3', '(2x+1)/(x-3)', '-x-y'])
      expect(canonicalKey(collected(read(text)))).toBe(canonicalKey(read(text)))
  })

  test('gives up what would grow long, and keeps it apart by how it is written', () => {
    const long = `(${[...'abcdghkmn'].join('+')})^6`
    expect(canonicalKey(read(long))).not.toBe(canonicalKey(read('a^6')))
    expect(numericValue(read('x+1'))).toBeUndefined()
  })
})

const ADD: Rule = {
  id: 'add_numbers',
  pattern: pattern('m + n'),
  make: ({ found }) => [collected(found)],
}
const EXPAND: Rule = {
  id: 'expand',
  pattern: pattern('a(b + c)'),
  make: (match) => [
    build.sum(
      build.product(match.part('a'), match.part('b')),
      build.product(match.part('a'), match.part('c')),
    ),
  ],
}

describe('a rule', () => {
  test('finds its terms in any order, with others beside them, and says where', () => {
    const made = [...applications(ADD, read('4+2(x-3+5)+y-1=0'))]
    const found = made.map(({ match, path }) => `${path.join('.')}: ${printLatex(match.found)}`)
    expect(new Set(found)).toEqual(new Set(['0: 4 - 1', '0.0.0.1.1: -3 + 5']))
    for (const { path, result } of made) {
      expect(canonicalKey(result)).toBe(canonicalKey(read('4+2(x-3+5)+y-1=0')))
      expect(partAt(read('4+2(x-3+5)+y-1=0'), path)).toBeDefined()
    }
  })

  test('keeps a minus of the pattern to a minus that is written', () => {
    const take: Rule = { id: 'take', pattern: pattern('a - b'), make: ({ found }) => [found] }
    expect([...applications(take, read('x-y'))]).toHaveLength(1)
    expect([...applications(take, read('x+(-y)'))]).toHaveLength(0)
    expect([...applications(take, read('-x+y'))]).toHaveLength(1)
  })

  test('takes k, m and n for numbers only, and a letter twice for the same', () => {
    const double: Rule = { id: 'double', pattern: pattern('a + a'), make: () => [read('1')] }
    expect([...applications(double, read('x+x'))].length).toBeGreaterThan(0)
    expect([...applications(double, read('x+y'))]).toHaveLength(0)
    expect([...applications(ADD, read('x+2'))]).toHaveLength(0)
  })

  test('is followed at whole terms or rows alone where it says so', () => {
    const turn = (at: 'rows' | 'terms'): Rule => ({
      id: at,
      at,
      pattern: pattern('a'),
      make: () => [read('0')],
    })
    const places = (at: 'rows' | 'terms') =>
      [...applications(turn(at), read('2(x-3)+5=y'))].map(({ path }) => path.join('.'))
    expect(places('rows').sort()).toEqual(['0', '0.0.1', '1'])
    expect(places('terms').sort()).toEqual(['0.0', '0.0.1.0', '0.0.1.1', '0.1', '1'])
  })
})

describe('strategies', () => {
  const tidy = whilePossible(deeply(firstOf(once(ADD), once(EXPAND))))

  test('go deep, go on, and stop where nothing is left to do', () => {
    expect(isText(tidy(read('2(x+1+3)')), '2x+2*4')).toBe(true)
    expect(tidy(read('x+y'))).toBeUndefined()
    expect(isText(pipeline(once(ADD), once(ADD))(read('1+2+3')), '6')).toBe(true)
    expect(pipeline(once(ADD))(read('x'))).toBeUndefined()
  })
})

/** Whole numbers from -9 to 9 but 0, the same each time. */
const numbers = (seed: number): readonly number[] =>
  [1, 2, 3, 4].map((i) => {
    const n = ((seed * 7919 * i + i * 104_729) % 18) - 9
    return n >= 0 ? n + 1 : n
  })

test('every step of an equation keeps its solutions', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const [a = 1, b = 1, c = 1, d = 1] = numbers(seed)
    for (const text of [`${a}x+(${b})=${c}`, `${a}x+(${b})=${c}x+(${d})`, `x/${a}-(${b})=${c}`]) {
      const line = read(text)
      for (const rule of EQUATION_STEPS)
        for (const { result } of applications(rule, line)) {
          beginWork()
          expect(`${text} ${haveSameMeaning(line, result)} ${printLatex(result)}`).toContain('true')
        }
    }
  }
})

describe('tracing a step', () => {
  const lose: Rule = {
    id: 'sign_lost',
    pattern: pattern('m + n'),
    isMistake: true,
    make: (match) => [
      sumOf([...termsOf(match.part('m')), ...termsOf(match.part('n'))].slice(0, 1)),
    ],
  }
  const twice: Rule = { ...lose, id: 'another' }
  const traced = (from: string, to: string, mistakes: readonly Rule[] = [lose]) =>
    traceStep(read(from), read(to), { steps: EQUATION_STEPS, mistakes })

  test.each([
    ['3x+5=11', '3x=11-5', 1],
    ['3x+5=11', 'x=2', 2],
    ['3x+5=11', '6=3x', 1],
    ['2(x+3)=4x', '2x+6=4x', 0],
    ['x/4=3', 'x=12', 1],
    ['2/x=5', '2=5x', 1],
    ['-x=4', 'x=-4', 1],
    ['x=2/3', 'x=0.67', 0],
  ])('finds the right steps from %s to %s', (from, to, steps) => {
    const trace = traced(from, to)
    expect(trace.kind).toBe('right')
    expect('path' in trace && trace.path).toHaveLength(steps)
  })

  test('finds the one mistake among right steps, and where it was made', () => {
    const trace = traced('3x=11-5', 'x=11/3')
    expect(trace.kind).toBe('mistake')
    if (trace.kind !== 'mistake') return
    expect(trace.mistake.rule.id).toBe('sign_lost')
    expect(trace.path).toHaveLength(2)
    expect(trace.mistake.path[0]).toBe(1)
  })

  test('names none where two are as short, where none leads there, or the budget is spent', () => {
    expect(traced('3x=11-5', '3x=11', [lose, twice])).toEqual({
      kind: 'ambiguous',
      ids: ['sign_lost', 'another'],
    })
    expect(traced('3x=11-5', '3x=2000').kind).toBe('none')
    const { kind } = traceStep(read('3x+1=11-5'), read('x=10/3'), {
      steps: EQUATION_STEPS,
      mistakes: [lose],
      maxTries: 3,
    })
    expect(kind).toBe('none')
  })
})
