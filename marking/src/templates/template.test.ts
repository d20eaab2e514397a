import { whole } from '@learngrove/maths/rational'
import { describe, expect, test } from 'vitest'
import { checkTemplate, drawQuestion, judge, present } from '#marking.ts'
import type { Question } from '#question.ts'
import { fillText } from '#templates/template.ts'
import { workOut } from '#templates/template-language.ts'
import { COMMON, numberQuestion } from '#testing.ts'

const LINEAR: Question = {
  ...COMMON,
  type: 'expression',
  text: 'Solve $ {{a|coef}}x {{b|signed}} = {{c}} $.',
  answer: 'x = {{x}}',
  variables: ['x'],
  start: '{{a|coef}}x {{b|signed}} = {{c}}',
  mistakes: [
    { answer: 'x = {{s}}', misconception: { code: 'sign_lost_moving', text: 'Look at {{b}}.' } },
  ],
  template: {
    draw: {
      a: { from: 2, to: 9 },
      b: { pick: [-7, -3, 5, 8] },
      x: { from: -5, to: 12 },
    },
    derive: { c: 'a*x + b', s: '(c + b)/a' },
    where: ['x != 0', 'c > 0 and is_integer(c)'],
  },
}

describe('drawing', () => {
  test('the same seed gives the same question, others give others', () => {
    expect(drawQuestion(LINEAR, 4)).toEqual(drawQuestion(LINEAR, 4))
    const texts = new Set(Array.from({ length: 50 }, (_, seed) => drawQuestion(LINEAR, seed).text))
    expect(texts.size).toBeGreaterThan(25)
  })

  test('what is drawn is no template any more, and every hole is filled', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const drawn = drawQuestion(LINEAR, seed)
      expect(drawn).not.toHaveProperty('template')
      expect(JSON.stringify(drawn)).not.toMatch(/\{\{/)
      const key = drawn.type === 'expression' ? drawn.answer : ''
      expect(judge(drawn, { value: key }).verdict, key).toBe('right')
    }
  })

  test('what is left out is never drawn, and the rest is', () => {
    const drawn = new Set(
      Array.from({ length: 200 }, (_, seed) => {
        const template = { draw: { a: { from: -2, to: 2, except: [0, 1] } } }
        return drawQuestion({ ...numberQuestion({ text: '{{a}}' }), template }, seed).text
      }),
    )
    expect([...drawn].sort()).toEqual(['-1', '-2', '2'])
  })

  test('what stands in one row is drawn together', () => {
    const rows = [
      { animal: 'ant', legs: 6 },
      { animal: 'dog', legs: 4 },
      { animal: 'bird', legs: 2 },
    ]
    const template = { rows, draw: { n: { from: 2, to: 9 } } }
    const question = numberQuestion({
      text: '{{n}} of {{animal}}',
      answer: '{{n * legs}}',
      template,
    })
    const shown = Array.from({ length: 30 }, (_, seed) => drawQuestion(question, seed))
    const found = shown.map(({ text, ...rest }) => {
      const [n = '', animal] = text.split(' of ')
      return (
        'answer' in rest &&
        Number(rest.answer) / Number(n) === rows.find((row) => row.animal === animal)?.legs
      )
    })
    expect(found).not.toContain(false)
    expect(new Set(shown.map(({ text }) => text.split(' of ')[1])).size).toBe(rows.length)
    const uneven = { ...template, rows: [{ animal: 'ant', legs: 6 }, { animal: 'eel' }] }
    const drawAll = () =>
      [0, 1, 2, 3, 4, 5].map((seed) => drawQuestion({ ...question, template: uneven }, seed))
    expect(drawAll).toThrow('every row has the fields of the first')
  })

  test('a question that is no template stays the same', () => {
    const question = numberQuestion({})
    expect(drawQuestion(question, 1)).toBe(question)
  })
})

describe('the language', () => {
  const names = new Map([
    ['a', whole(-3)],
    ['b', whole(4)],
    ['one', whole(1)],
  ])
  test.each([
    ['{{a/b}}', '-3/4'],
    ['{{a/b|tex}}', '-\\frac{3}{4}'],
    ['{{a|signed}}', '- 3'],
    ['{{b|signed}}', '+ 4'],
    ['{{one|coef}}x', 'x'],
    ['{{-one|coef}}x', '-x'],
    ['{{a|coef}}x', '-3x'],
    ['{{b/3|dp2}}', '1.33'],
    ['{{2.5|dp0}}', '3'],
    ['Is $ {{b}} x $ or $x$ more? {{b}} $y$', 'Is $4 x$ or $x$ more? 4 $y$'],
    ['It costs $ {{b}}.', 'It costs $ 4.'],
    [
      '{{1234567|thousands}} {{-4032|thousands}} {{12/10+1000|thousands}}',
      '1,234,567 -4,032 1,001.2',
    ],
    ['{{12500|thousands_tex}} {{999|thousands_tex}}', '12{,}500 999'],
    ['\\frac{{{a}}}{{{b}}}', '\\frac{-3}{4}'],
    ['{{gcd(12, 18)}} {{lcm(4, 6)}} {{abs(a)}} {{min(a, b)}} {{max(a, b)}}', '6 12 3 -3 4'],
    [
      '{{floor(a/b)}} {{mod(7, 4)}} {{mod(-1, 3)}} {{sqrt(9/4)}} {{round(2/3, 2)}}',
      '-1 3 2 3/2 67/100',
    ],
    ['{{2^3^2 - -1}}', '513'],
    ['{{factorial(0)}} {{factorial(5)}} {{choose(5, 2)}} {{choose(4, 0)}}', '1 120 10 1'],
    ['{{min(a, b, one, -9)}} {{max(a, b, one)}}', '-9 4'],
  ])('%s is %s', (text, filled) => {
    expect(fillText(text, names)).toBe(filled)
  })

  test.each([
    ['a < b and b >= 4', true],
    ['a = -3 or nothing = 1', 'nothing'],
    ['is_integer(a/b)', false],
    ['a != b', true],
    ['coprime(8, 15) and coprime(a, b)', true],
    ['coprime(9, 15)', false],
    ['distinct(a, b, one)', true],
    ['distinct(a, b, 2 - 5)', false],
    ['is_prime(2) and is_prime(97)', true],
    ['is_prime(1) or is_prime(91)', false],
    ['is_square(0) and is_square(144)', true],
    ['is_square(a) or is_square(12) or is_square(1/4)', false],
  ])('%s', (condition, outcome) => {
    if (typeof outcome === 'string') expect(() => workOut(condition, names)).toThrow(outcome)
    else expect(workOut(condition, names)).toBe(outcome)
  })

  test.each([
    '1/0',
    'sqrt(2)',
    'a +',
    'f(1)',
    '(a',
    'a $ b',
    'gcd(1/2, 3)',
    '2^99',
    'gcd(1, 2, 3)',
    'choose(2, 3)',
    'factorial(-1)',
    'is_prime(10^9)',
  ])('%s is refused', (source) => {
    expect(() => workOut(source, names)).toThrow()
  })
})

describe('checking', () => {
  test('a sound template has no problems', () => {
    expect(checkTemplate(LINEAR)).toEqual([])
  })

  const withTemplate = (more: object): Question => {
    const base = { ...LINEAR, ...more }
    // A test writes only the fields that it is about.
    return base as Question
  }

  test.each([
    [withTemplate({ answer: 'x = {{x' }), /answer/],
    [withTemplate({ answer: 'x = {{q}}' }), /“q” is not known/],
    [withTemplate({ answer: 'z = {{x}}' }), /answer/],
    [
      withTemplate({ template: { draw: { a: { from: 1, to: 3 } }, where: ['a > 9'] } }),
      /no draw meets/,
    ],
    [
      withTemplate({
        mistakes: [{ answer: '{{x}}', misconception: { code: 'place_value', text: '' } }],
      }),
      /equals the key/,
    ],
    [numberQuestion({ answer: 'many' }), /no number/],
    [numberQuestion({ unit: 'zorks' }), /unit/],
    [
      {
        ...COMMON,
        type: 'single_choice',
        options: [{ text: '$1/2$' }, { text: '$2/4$' }],
        answers: [1],
      },
      /a distractor equals the key/,
    ],
    [
      {
        ...COMMON,
        type: 'single_choice',
        options: [{ text: 'a' }, { text: 'b' }, { text: 'b' }],
        answers: [1],
      },
      /equal distractors/,
    ],
    [
      { ...COMMON, type: 'single_choice', options: [{ text: 'a' }], answers: [2] },
      /no such option/,
    ],
    [{ ...COMMON, type: 'ordering', items: ['a', 'a'] }, /items/],
    [{ ...COMMON, type: 'matching', left: ['a'], right: ['b'], pairs: [2] }, /pairs/],
  ] satisfies [Question, RegExp][])('%#: finds %s', (question, problem) => {
    expect(checkTemplate(question, 20).join('\n')).toMatch(problem)
  })
})

describe('what a student sees', () => {
  test('nothing of the key, the unit, the hints or the solution', () => {
    const secret = numberQuestion({
      answer: '98765',
      unit: 'furlong',
      tolerance: { absolute: 0.123 },
      hints: ['HINT'],
      method_answer: [{ text: 'STEP' }],
      mistakes: [{ answer: '5', misconception: { code: 'place_value', text: 'SLIP' } }],
    })
    const shown = JSON.stringify(present(secret))
    for (const word of ['98765', 'furlong', '0.123', 'HINT', 'STEP', 'place_value', 'SLIP'])
      expect(shown).not.toContain(word)
    expect(present(secret)).toMatchObject({ needs_unit: true, hint_count: 1 })
  })

  test('options of a choice keep the order of the author', () => {
    const options = [{ text: 'a' }, { text: 'b' }, { text: 'c' }]
    const question: Question = { ...COMMON, type: 'single_choice', options, answers: [2] }
    expect(present(drawQuestion(question, 5)).options?.map(({ order }) => order)).toEqual([1, 2, 3])
  })
})
