import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { type CheckTask, checkDraft } from './check-draft.ts'

type Own = CheckTask['own']

const ownOf = (own: Pick<Own, 'text' | 'key'> & Partial<Own>): Own => ({
  ...{ topic_id: newId(), difficulty: 'core', max_score: 1 },
  ...own,
})

const check = (own: Pick<Own, 'text' | 'key'> & Partial<Own>, slips: readonly string[] = []) =>
  checkDraft({ own: ownOf(own), year: 8, slips })

const number = (answer: string, unit?: string): Own['key'] => ({
  ...{ type: 'number', answer },
  ...(unit !== undefined && { unit }),
})
const choice = (options: string[], answers: number[]): Own['key'] => ({
  ...{ type: 'single_choice', options, answers },
})

describe('a key that is worked out anew', () => {
  test.each<[string, string, Own['key']]>([
    ['an equation', 'Solve $3x + 4 = 19$.', number('5')],
    ['a fraction of an amount', 'What is $3/5$ of 40?', number('24')],
    ['fractions', String.raw`Work out $\frac{1}{2} + \frac{3}{7}$.`, number('13/14')],
    [
      'a change by percent',
      'A coat costs £80. It is reduced by 35%. What does it cost now?',
      number('52'),
    ],
    ['an area', 'What is the area of a rectangle 4 cm by 7 cm?', number('28', 'cm^2')],
    [
      'two solutions',
      'Solve $x^2 - 5x + 6 = 0$.',
      { type: 'expression', answer: 'x = 2 or x = 3' },
    ],
    ['one option', 'Find 15% of 240.', choice(['$24$', '$36$', '$15$'], [2])],
    ['an option in pounds', 'Find 15% of £240.', choice(['£24', '£36', '£15'], [2])],
    [
      'a blank',
      '$7 \\times 8 = $ [[1]]',
      { type: 'fill_blanks', blanks: [{ type: 'number', answer: '56' }] },
    ],
    [
      'pairs',
      'Match what is equal.',
      { type: 'matching', left: ['$1/2$', '$3/4$'], right: ['0.5', '0.75'] },
    ],
    [
      'an order',
      'Put these in order, smallest first.',
      { type: 'ordering', items: ['-3', '$1/4$', '0.5', '80%'] },
    ],
  ])('is the same: %s', (_, text, key) => {
    expect(check({ text, key })).toEqual({ is_worked: true, problems: [], unknown_words: [] })
  })

  test.each<[string, string, Own['key']]>([
    ['an equation', 'Solve $3x + 4 = 19$.', number('6')],
    ['a sum', 'What is $7 \\times 8$?', number('54')],
    ['one option', 'Find 15% of 240.', choice(['$24$', '$36$', '$15$'], [1])],
    ['no option at all', 'Find 15% of 240.', choice(['$24$', '$35$', '$15$'], [1])],
    [
      'pairs',
      'Match what is equal.',
      { type: 'matching', left: ['$1/2$', '$3/4$'], right: ['0.75', '0.5'] },
    ],
    [
      'an order',
      'Put these in order, smallest first.',
      { type: 'ordering', items: ['-3', '0.5', '$1/4$'] },
    ],
  ])('is another: %s', (_, text, key) => {
    expect(check({ text, key })).toMatchObject({ is_worked: false, problems: ['key_disagrees'] })
  })

  test.each<[string, string, Own['key']]>([
    ['a story', 'Mia has 12 pens and gives 5 to Sam. How many are left?', number('7')],
    ['two tasks', 'Solve $3x + 4 = 19$ and then double $x$.', number('5')],
    ['the opposite', 'Which of these is not 15% of 240?', choice(['24', '36'], [1])],
    [
      'words',
      'Which gas do plants take in?',
      { type: 'short_text', references: ['carbon dioxide'] },
    ],
    [
      'pairs of words',
      'Match each.',
      { type: 'matching', left: ['one', 'two'], right: ['1', '2'] },
    ],
    [
      'an order without a direction',
      'Put these in order.',
      { type: 'ordering', items: ['1', '2'] },
    ],
  ])('is left to the teacher where the machine cannot: %s', (_, text, key) => {
    expect(check({ text, key })).toMatchObject({ is_worked: false, problems: [] })
  })
})

describe('a draft is not sound', () => {
  const good = { text: 'What is $7 \\times 8$?', key: number('56') }

  test.each<[string, Partial<Own>, string]>([
    ['a key that the marker cannot read', { key: number('several') }, 'key'],
    [
      'two right options',
      {
        key: choice([String.raw`$\frac{1}{2}$`, String.raw`$\frac{2}{4}$`, '3'], [1]),
        text: 'Which is a half?',
      },
      'options',
    ],
    ['no right option', { key: choice(['1', '2'], [3]) }, 'shape'],
    ['two options named as right', { key: choice(['1', '2'], [1, 2]) }, 'shape'],
    [
      'a blank that is not in the text',
      { key: { type: 'fill_blanks', blanks: [{ type: 'number', answer: '5' }] } },
      'shape',
    ],
    ['a hint that tells the key', { hint: 'It comes to 56.' }, 'hint_tells'],
    [
      'a hint that says the words of the key',
      {
        text: 'Which gas do plants take in?',
        key: { type: 'short_text', references: ['carbon dioxide'] },
        hint: 'We breathe carbon dioxide out.',
      },
      'hint_tells',
    ],
    ['a worked line that is not true', { solution: 'First $7 \\times 8 = 54$.' }, 'solution'],
    ['a formula that does not close', { text: 'What is $7 \\times 8?' }, 'maths'],
    [
      'a formula that cannot be set',
      { text: String.raw`What is $\frac{7}$ and $7 \times 8$?` },
      'maths',
    ],
    ['a hole of a template', { text: 'What is {{a}} and $7 \\times 8$?' }, 'words'],
    ['a rude word', { text: 'What the fuck is $7 \\times 8$?' }, 'words'],
    ['an unkind word', { hint: 'That is obviously more than fifty.' }, 'words'],
    ['a link', { text: 'What is $7 \\times 8$? See [this](https://evil.example/a).' }, 'words'],
    ['an address in a solution', { solution: 'Ask https://evil.example.' }, 'words'],
    [
      'an element of a page',
      { text: 'What is $7 \\times 8$? <img src=x onerror=alert(1)>' },
      'words',
    ],
    ['a way to be met', { hint: 'Message me on 07700900123, and keep it our secret.' }, 'words'],
    [
      'what the question says itself',
      { text: 'Expand $3(x + 2)$.', key: { type: 'expression', answer: '3x + 6' } },
      'echoes',
    ],
    [
      'words above the age of its readers',
      {
        text: `${'Notwithstanding considerable heterogeneity, institutional considerations necessitate comprehensive recapitulation of multitudinous characteristics throughout successive interdepartmental configurations; '.repeat(4)} what is $7 \\times 8$?`,
      },
      'too_hard',
    ],
  ])('with %s', (_, change, problem) => {
    expect(check({ ...good, ...change }).problems).toContain(problem)
  })

  test('not with a worked line that is true', () => {
    const solution = 'Twice: $7 \\times 4 = 28$, and $28 \\times 2 = 56$.'
    expect(check({ ...good, solution }).problems).toEqual([])
  })

  test('where a usual wrong answer is marked right', () => {
    expect(check(good, ['54', '15']).problems).toEqual([])
    expect(check(good, ['56.0']).problems).toEqual(['options'])
  })
})

test('words that no list has are said', () => {
  const { unknown_words, problems } = check({
    text: 'How many pensils are $7 \\times 8$?',
    key: number('56'),
  })
  expect([unknown_words, problems]).toEqual([['pensils'], []])
})
