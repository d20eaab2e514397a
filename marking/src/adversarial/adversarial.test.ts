import { expect, test } from 'vitest'
import { adversarialRows } from '#adversarial/adversarial.testing.ts'
import { figuresOf, judgeRows } from '#adversarial/judge-rows.testing.ts'
import { knownRows } from '#adversarial/known.testing.ts'
import { hasOwnWords, inNeedOfWords } from '#adversarial/own-words.testing.ts'

/** The part of the rows that may be refused although they are right. */
const MAX_REFUSED = 0.02
/** The part that a child or a teacher may be asked about. */
const MAX_ASKED = 0.12
/** The part of the answers that are not right of which only a general sentence may be said. */
const MAX_GENERAL = 0.22

const judged = judgeRows(adversarialRows())
const namesOf = (difference: string): readonly string[] =>
  judged.filter((each) => each.difference === difference).map(({ name }) => name)

test('there are enough rows of each type, and none twice', () => {
  const names = judged.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(1500)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  for (const those of Map.groupBy(judged, ({ row }) => row.set).values())
    expect(those.length, those[0]?.row.set).toBeGreaterThan(50)
})

/** What is mended is taken out of the list (`npm run bench:marking -- --write`): it may only shrink. */
test.each(['false_accept', 'false_refusal'] as const)(
  'each %s is known, and still is one',
  (kind) => {
    const found = namesOf(kind)
    const known = knownRows(kind)
    expect(found.filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => !found.includes(name))).toEqual([])
  },
)

test('few answers are refused that are right, or asked about that an examiner decides', async ({
  annotate,
}) => {
  for (const [set, those] of Map.groupBy(judged, ({ row }) => row.set))
    await annotate(`${set}: ${JSON.stringify(figuresOf(those))}`)
  const figures = figuresOf(judged)
  const refused = figures.false_refusals - knownRows('false_refusal').length
  expect(refused / figures.rows).toBeLessThan(MAX_REFUSED)
  expect((figures.asked + figures.asked_fairly) / figures.rows).toBeLessThan(MAX_ASKED)
})

test('of most answers that are not right something of their own is said', async ({ annotate }) => {
  const open = inNeedOfWords(judged)
  for (const [set, those] of Map.groupBy(open, ({ row }) => row.set)) {
    const general = those.filter(({ judgement }) => !hasOwnWords(judgement)).length
    await annotate(`${set}: ${general} of ${those.length} get a general sentence alone`)
  }
  const general = open.filter(({ judgement }) => !hasOwnWords(judgement))
  expect(open.length).toBeGreaterThan(1000)
  expect(general.length / open.length).toBeLessThan(MAX_GENERAL)
})

test('what is said of an answer that is not right never holds the key', () => {
  // Spaces stay between words, and go where mathematics may be set with them or without.
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/[$*]/g, '')
      .replace(/\s*([-+=<>≤≥/^(),:×{}[\]])\s*/g, '$1')
      .trim()
  const leaks = inNeedOfWords(judged).flatMap(({ name, row: { question, typed }, judgement }) => {
    const keys =
      question.type === 'short_text'
        ? question.references
        : 'answer' in question && typeof question.answer === 'string'
          ? [question.answer]
          : []
    const start = 'start' in question ? (question.start ?? '') : ''
    const said = bare(judgement.scoring_rationale)
    // Beside letters and digits it is a part of another word or number.
    const holds = (text: string, key: string) =>
      new RegExp(`(?<![\\p{L}\\d.])${RegExp.escape(bare(key))}(?![\\p{L}\\d]|\\.\\d)`, 'u').test(
        text,
      )
    return keys.some(
      (key) =>
        bare(key).length > 1 &&
        holds(said, key) &&
        !holds(bare(`${typed} ${question.text} ${start}`), key),
    )
      ? [`${name}: ${judgement.scoring_rationale}`]
      : []
  })
  expect(leaks).toEqual([])
})

test('more marks than are due count as accepted, fewer as refused', () => {
  const [row] = adversarialRows()
  if (row === undefined) throw new Error('There is no row')
  const differenceOf = (expected: 'right' | 'wrong' | 'part', value: string) =>
    judgeRows([{ ...row, expected, answer: { value } }])[0]?.difference
  expect(differenceOf('right', '12')).toBe('none')
  expect(differenceOf('right', '13')).toBe('false_refusal')
  expect(differenceOf('wrong', '12')).toBe('false_accept')
  expect(differenceOf('part', '12')).toBe('false_accept')
  expect(differenceOf('part', '13')).toBe('false_refusal')
  expect(differenceOf('wrong', '12 +')).toBe('asked')
})
