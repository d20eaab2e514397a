import { describe, expect, test } from 'vitest'
import { mostMarks, numToComplete, toCompleteWords } from './worksheets.to-complete.ts'

type Placed = { readonly is_compulsory: boolean; readonly max_score: number }

const kinds: readonly Placed[] = [1, 2, 4].flatMap((max_score) =>
  [true, false].map((is_compulsory) => ({ is_compulsory, max_score })),
)

/** Every sheet of at most so many questions of these kinds. */
const sheets = (most: number): Placed[][] =>
  most === 0
    ? [[]]
    : [[], ...sheets(most - 1).flatMap((sheet) => kinds.map((kind) => [kind, ...sheet]))]

const mostQuestions = 4

const sum = (questions: readonly Placed[]) =>
  questions.reduce((total, { max_score }) => total + max_score, 0)

/** Every choice of so many questions. */
function choices(questions: readonly Placed[], num: number): Placed[][] {
  const [first, ...rest] = questions
  if (num === 0) return [[]]
  if (!first) return []
  return [...choices(rest, num - 1).map((each) => [first, ...each]), ...choices(rest, num)]
}

describe('the most that a sheet can bring', () => {
  test('is all of it where all is to be answered', () => {
    for (const questions of sheets(mostQuestions)) {
      expect(numToComplete(questions, null)).toBeNull()
      expect(mostMarks(questions, null)).toBe(sum(questions))
    }
  })

  test('is what the best choice has that holds every compulsory one', () => {
    for (const questions of sheets(mostQuestions)) {
      for (let asked = 1; asked <= mostQuestions + 1; asked++) {
        const num = numToComplete(questions, asked) ?? questions.length
        const must = questions.filter(({ is_compulsory }) => is_compulsory)
        const may = questions.filter(({ is_compulsory }) => !is_compulsory)
        const best = choices(may, num - must.length).map((each) => sum([...must, ...each]))
        expect(mostMarks(questions, asked)).toBe(Math.max(...best))
      }
    }
  })

  test('asks for every compulsory one, and for all where fewer are left than were asked for', () => {
    const [must, may] = [
      { is_compulsory: true, max_score: 1 },
      { is_compulsory: false, max_score: 3 },
    ]
    expect(numToComplete([must, must, may], 1)).toBe(2)
    expect(numToComplete([must, may], 2)).toBeNull()
    expect(mostMarks([must, may, may], 2)).toBe(4)
  })
})

test('it is said to who answers, with the numbers of what must be answered', () => {
  const [must, may] = [{ is_compulsory: true }, {}]
  expect(toCompleteWords([may, may, may], 2)).toBe('Answer any 2 of 3.')
  expect(toCompleteWords([may, must, may], 2)).toBe(
    'Answer any 2 of 3. Question 2 must be answered.',
  )
  expect(toCompleteWords([must, may, must, may, must], 4)).toBe(
    'Answer any 4 of 5. Questions 1, 3 and 5 must be answered.',
  )
  expect(toCompleteWords([must, may], null)).toBeNull()
})
