import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const judged = (answer: string, value: string, more: object = {}, decimal: '.' | ',' = '.') =>
  judge(expressionQuestion({ answer, ...more }), { value }, { decimal })

const angles = 'x=60° or x=120°'

describe('a comma between the values of a list', () => {
  test.each<[string, string, Verdict]>([
    [angles, '60,120', 'right'],
    [angles, '60, 120', 'right'],
    [angles, 'x=60,120', 'right'],
    [angles, '120,60', 'right'],
    [angles, '60°,120°', 'right'],
    [angles, 'x=60°, 120', 'right'],
    [angles, 'x=60,130', 'wrong'],
    [angles, '60120', 'wrong'],
    [angles, 'π/3, 2π/3', 'right'],
    ['x=30° or x=150°', '30,150', 'right'],
    ['x=30° or x=150°', 'x=30, x=150', 'right'],
    ['x=30° or x=150°', 'x = 30 or x = 150', 'right'],
    ['x=30° or x=150°', '30 and 150', 'right'],
    ['x=30° or x=150°', '30,160', 'wrong'],
    ['x=30° or x=150°', '30', 'wrong'],
    ['x=100 or x=200', '100,200', 'right'],
    ['x=-100 or x=200', '-100,200', 'right'],
    ['x=-100 or x=200', '200,-100', 'right'],
    ['{100,200,300}', '100,200,300', 'right'],
    ['{100,200,300}', '{100,200,300}', 'right'],
    [angles, '60 degrees and 120 degrees', 'right'],
    [angles, '60 degrees and 130 degrees', 'wrong'],
    ['{100,200,300}', '100,200,400', 'wrong'],
    ['60°', '60', 'right'],
    ['60°', '61', 'wrong'],
    ['60°', '60 cm', 'unread'],
    ['-60°', '-60', 'right'],
    ['sin(60°)', '√3/2', 'right'],
    ['2cos(30°)', '√3', 'right'],
    ['x=12 or x=0', '12,000', 'wrong'],
    ['x=100 or x=50', '100,050', 'wrong'],
    ['0° < x < 90°', '0 < x < 90', 'right'],
    // Thousands stay thousands where the key is one number, or has some itself.
    ['60120', '60,120', 'right'],
    ['x=60120', 'x=60,120', 'right'],
    ['x=1000 or x=2000', '1,000, 2,000', 'right'],
    ['x=1234 or x=2345', '1,234, 2,345', 'right'],
    ['x=1000 or x=2000', 'x = 1,000 or x = 2,000', 'right'],
    ['x=1000 or x=2000', '1000,2000', 'right'],
    ['x=1000 or x=2000', '1,000,2,000', 'unread'],
    ['x=1000 or x=345', '1,345', 'unread'],
  ])('%s: %s is %s', (answer, value, verdict) => {
    expect(judged(answer, value).verdict).toBe(verdict)
  })

  test('what can be read in two ways is asked for', () => {
    expect(judged('x=1000 or x=345', '1,345').scoring_rationale).toBe(
      'Do you mean 1345, or 1 and 345? Please put a space after a comma between numbers.',
    )
    expect(judged('x=2 or x=3', '2,3', {}, ',')).toMatchObject({
      verdict: 'unread',
      scoring_rationale: 'Do you mean 2 and 3? Please put a semicolon between your numbers.',
    })
    expect(judged('x=2 or x=3', '2; 3', {}, ',').verdict).toBe('right')
    expect(judged('x=2,5 or x=3', '2,5; 3', {}, ',').verdict).not.toBe('unread')
  })

  test('a per cent sign is a name where the question says per cent', () => {
    expect(judged('10', '10%', { text: 'What per cent is it?' }).verdict).toBe('right')
    expect(judged('x=10', 'x = 10%', { text: 'Find $x$, in %.' }).verdict).toBe('right')
    expect(judged('0.1', '10%', { text: 'What per cent is it?' }).verdict).toBe('right')
    expect(judged('10', '10%').verdict).toBe('wrong')
    expect(judged('10', '11%', { text: 'What per cent is it?' }).verdict).toBe('wrong')
  })

  test('degrees are not implied where the question is about units', () => {
    const text = 'Find the angle. Give the unit.'
    expect(judged('60°', '60', { text }).verdict).toBe('wrong')
    expect(judged('60°', '60°', { text }).verdict).toBe('right')
  })
})

const OF_N = { variables: ['n'] }

describe('a name before an expression', () => {
  test.each<[string, string, object, Verdict]>([
    ['2x+1', 'f(x)=2x+1', {}, 'right'],
    ['2x+1', 'f(x) = 1+2x', {}, 'right'],
    ['2x+1', 'y=2x+1', {}, 'right'],
    ['2x+1', 'y = 2x + 1', { variables: ['x', 'y'] }, 'wrong'],
    ['2x+1', 'f(x)=2x+2', {}, 'wrong'],
    ['2x+1', 'x=2x+1', {}, 'wrong'],
    ['(x-1)/2', 'f^-1(x)=(x-1)/2', {}, 'right'],
    ['(x-1)/2', 'f^{-1}(x)=\\frac{x-1}{2}', {}, 'right'],
    ['(x-1)/2', 'f⁻¹(x)=(x-1)/2', {}, 'right'],
    ['(x-1)/2', 'f^-1(x)=(x+1)/2', {}, 'wrong'],
    ['x^2+2', 'gf(x)=x^2+2', {}, 'unread'],
    ['5x^2', 'A = 5x^2', {}, 'right'],
    ['5x^2', 'area = 5x^2', {}, 'right'],
    ['5x^2', 'The area: 5x^2', {}, 'right'],
    ['sin(x)', 'sin(x)', {}, 'right'],
    ['3n+1', 'u_n=3n+1', OF_N, 'right'],
    ['3n+1', 'uₙ=3n+1', OF_N, 'right'],
    ['3n+1', 'a_{n} = 3n+1', OF_N, 'right'],
    ['3n+1', 'Un = 3n+1', OF_N, 'right'],
    ['3n+1', 'T(n)=3n+1', OF_N, 'right'],
    ['3n+1', 'nth term = 3n+1', OF_N, 'right'],
    ['3n+1', 'nth term: 3n+1', OF_N, 'right'],
    ['3n+1', 'the nth term is 3n+1', OF_N, 'right'],
    ['3n+1', 'n^{th} term = 3n+1', OF_N, 'right'],
    ['3n+1', 'nth term = 3n-1', OF_N, 'wrong'],
    ['3n+1', 'n=3n+1', OF_N, 'wrong'],
    ['y=2x+1', 'y=2x+1', { variables: ['x', 'y'] }, 'right'],
    ['f(x)+1', 'f(x)+1', {}, 'right'],
  ])('%s: %s with %j is %s', (answer, value, more, verdict) => {
    expect(judged(answer, value, more).verdict).toBe(verdict)
  })
})

describe('letters with numbers, words and sets', () => {
  test.each<[string, string, Verdict]>([
    ['x=2 or x=3', 'x1=2, x2=3', 'right'],
    ['x=2 or x=3', 'x_1=2, x_2=3', 'right'],
    ['x=2 or x=3', 'x_{1} = 3 and x_{2} = 2', 'right'],
    ['x=2 or x=3', 'x₁=2, x₂=3', 'right'],
    ['x=2 or x=3', 'x1=2, x2=4', 'wrong'],
    ['x=2 or x=3', 'x1=2', 'wrong'],
    ['x=3', 'x = three', 'right'],
    ['x=3', 'three', 'right'],
    ['x=3', 'x is 3', 'right'],
    ['x=3', 'x equals three', 'right'],
    ['x=3', 'x = four', 'wrong'],
    ['x=-3', 'x = minus three', 'right'],
    ['x=1/2', 'x = one half', 'right'],
    ['x>3', 'x is greater than 3', 'right'],
    ['x>3', 'x is at least 3', 'wrong'],
    ['x=7', 'Answer = 7', 'right'],
    ['x=7', 'the answer is 7', 'right'],
    ['\\emptyset', 'none', 'right'],
    ['\\emptyset', 'No solution.', 'right'],
    ['\\emptyset', 'x=0', 'wrong'],
    ['x=3', 'none', 'wrong'],
    ['\\mathbb{R}', 'R', 'right'],
    ['\\mathbb{R}', 'x ∈ R', 'right'],
    ['\\mathbb{R}', 'all real numbers', 'right'],
    ['-2≤x<5', '{x: -2≤x<5}', 'right'],
    ['-2≤x<5', '{x | -2≤x≤5}', 'wrong'],
    ['x=1/3', 'x=1/3≈0.33', 'right'],
    ['x=1/3', 'x=1/3≈1.3', 'right'],
    ['x=1/3', 'x=1/4≈0.25', 'wrong'],
    ['x=0.33', 'x=1/3≈0.33', 'right'],
    ['90', 'not = 90', 'unread'],
    ['x=4', 'x=8/2=4', 'right'],
    ['x=4', 'x=8/2=5', 'wrong'],
    ['x=4', 'x=8/2', 'wrong_form'],
    ['x=±5', 'plus or minus 5', 'right'],
    ['\\emptyset', '{}', 'right'],
    ['\\emptyset', '{ }', 'right'],
    ['\\emptyset', '{∅}', 'wrong'],
    ['x<-2 or x>3', 'x<-2, x>3', 'right'],
    ['x<-2 or x>3', 'x<-2 ∪ x>3', 'right'],
    ['x<-2 or x>3', 'x<-2 & x>3', 'wrong'],
    ['-2≤x<5', 'x≥-2 & x<5', 'right'],
    ['(-∞, -2)∪(3, ∞)', '(-∞, -2) or (3, ∞)', 'right'],
    ['(-∞, -2)∪(3, ∞)', '(-∞, -2] or (3, ∞)', 'wrong'],
    ['(-∞, 11/12]', '(-inf, 11/12]', 'right'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '[1,2;3,4]', 'right'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '[1 2; 3 4]', 'right'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '[1,2;4,3]', 'wrong'],
    ['90', '£90', 'right'],
    ['90', '£91', 'wrong'],
    ['x=90', 'x = £90', 'right'],
    ['1/3', '0.333...', 'right'],
    ['x=1/3', 'x = 0.\\dot{3}', 'right'],
    ['x=1/3', 'x = 0.333', 'wrong'],
    ['x>=3', 'x=>3', 'unread'],
  ])('%s: %s is %s', (answer, value, verdict) => {
    expect(judged(answer, value).verdict).toBe(verdict)
  })

  test.each<[string, string, object, Verdict]>([
    ['1/3', '\\int_0^1 x^2 dx', {}, 'wrong_form'],
    ['15', '\\sum_{k=1}^{5} k', {}, 'wrong_form'],
    ['15', '\\sum_{k=1}^{6} k', {}, 'wrong'],
    ['n(n+1)/2', '\\sum_{k=1}^{n} k', { variables: ['n'] }, 'wrong_form'],
    ['\\sum_{k=1}^{n} k^2', '\\sum_{r=1}^{n} r^2', { variables: ['n'] }, 'right'],
    ['\\sum_{k=1}^{5} (2k+1)', 'Σ_{k=1}^{5}(2k+1)', {}, 'right'],
    ['\\sum_{k=1}^{5} (2k+1)', 'Σ_{k=0}^{5}(2k+1)', {}, 'wrong'],
    ['\\int_0^1 x^2 dx', '∫_0^1 x^2 dx', {}, 'right'],
    ['x^2', '∫2x dx', {}, 'unsure'],
    ['4999950000', '\\sum_{k=1}^{99999} k', {}, 'unsure'],
    ['1', '\\int_0^∞ e^{-x} dx', {}, 'wrong_form'],
    ['2', '\\int_0^∞ e^{-x} dx', {}, 'wrong'],
    ['1', '\\int_1^∞ 1/x dx', {}, 'unsure'],
    ['e^{iπ/3}', '1/2+i√3/2', { variables: ['i'] }, 'right'],
    ['n!', 'n(n-1)!', { variables: ['n'] }, 'right'],
  ])('%s: %s with %j is %s', (answer, value, more, verdict) => {
    expect(judged(answer, value, more).verdict).toBe(verdict)
  })

  test.each<[string, string, Verdict]>([
    ['z=2+3i or z=2-3i', '2±3i', 'right'],
    ['z=2+3i or z=2-3i', 'z=2-3i, 2+3i', 'right'],
    ['z=2+3i or z=2-3i', '2+3i, 2-3i', 'right'],
    ['z=2+3i or z=2-3i', '2+3i, 2+3i', 'wrong'],
    ['z=2+3i or z=2-3i', '2+3i', 'wrong'],
    ['z=2+3i or z=2-3i', '3±2i', 'wrong'],
    ['z=3i or z=-3i', '±3i', 'right'],
    ['z=3i or z=-3i', '±3', 'wrong'],
    ['z=3+4i', '3+4i', 'right'],
  ])('%s: %s is %s', (answer, value, verdict) => {
    expect(judged(answer, value, { variables: ['z', 'i'] }).verdict).toBe(verdict)
  })

  test('an interval may be written as an inequality', () => {
    expect(judged('[2, 5)', '2≤x<5', { variables: [] }).verdict).toBe('right')
    expect(judged('[2, 5)', '2<x<5', { variables: [] }).verdict).toBe('wrong')
  })

  test('semicolons and decimal commas are an interval, and no matrix', () => {
    expect(judged('[1.2, 3.4]', '[1,2; 3,4]', { variables: [] }, ',').verdict).toBe('right')
  })

  test('names of the question that are typed without the line below', () => {
    const resistors = { variables: ['R_1', 'R_2'] }
    expect(judged('R_1+R_2', 'R1+R2', resistors).verdict).toBe('right')
    expect(judged('R_1+R_2', 'R1-R2', resistors).verdict).toBe('wrong')
    const places = { variables: ['x_1', 'x_2'] }
    expect(judged('x_1+2x_2', 'x1+2x2', places).verdict).toBe('right')
    expect(judged('x_1+2x_2', '2x1+x2', places).verdict).toBe('wrong')
  })
})
