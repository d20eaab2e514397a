import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawQuestion, judge } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { describe, expect, test } from 'vitest'
import { questions } from '#curriculum/curriculum.ts'
import { papersFolder } from './folders.ts'

type Key = { readonly references: readonly string[]; readonly text: string }

/** The keys of words of a question, with those of its blanks, cells and parts. */
function keysOf(question: Question): readonly Key[] {
  const { text } = question
  switch (question.type) {
    case 'short_text':
      return [{ references: question.references, text }]
    case 'fill_blanks':
      return question.blanks.flatMap((blank) =>
        blank.type === 'short_text' ? [{ references: blank.references, text }] : [],
      )
    case 'table':
      return question.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) =>
          cell.type === 'short_text' ? [{ references: cell.references, text }] : [],
        ),
      )
    case 'multi_part':
      return question.sub_questions.flatMap(keysOf)
    default:
      return []
  }
}

/** The cast names the shape that the tests of the papers hold. */
const inPapers = readdirSync(papersFolder)
  .filter((name) => name.endsWith('.json'))
  .flatMap(
    (name) =>
      (
        JSON.parse(readFileSync(join(papersFolder, name), 'utf8')) as {
          readonly questions: readonly Question[]
        }
      ).questions,
  )

const keys = [
  ...new Map(
    [...questions.map(({ question }) => question), ...inPapers]
      .flatMap((question) => keysOf(drawQuestion(question, 1)))
      .map((key) => [`${key.text}#${key.references.join('|')}`, key]),
  ).values(),
]

/** What a reference is turned into, so that it says something else. */
function turnedRound(reference: string): readonly string[] {
  const words = reference.split(' ')
  const places = words.flatMap((word, at) => (word.length > 3 ? [at] : []))
  const swaps = places.slice(1).map((other, i) => {
    const one = places[i] ?? 0
    const [first = '', second = ''] = [words[one], words[other]]
    return words.with(one, second).with(other, first).join(' ')
  })
  const isTurned = (text: string) => text.toLowerCase() !== reference.toLowerCase()
  return [
    `not ${reference}`,
    `It is not ${reference}`,
    `It is false that it is ${reference}`,
    `hardly ever ${reference}`,
    `anything but ${reference}`,
    `${reference} or nothing`,
    ...swaps.filter(isTurned),
  ]
}

test('there are keys of words', () => {
  expect(keys.length).toBeGreaterThan(15)
})

describe.each(keys)('$references', ({ references, text }) => {
  const verdictOf = (value: string) =>
    judge(
      { type: 'short_text', text, references, max_score: 1, hints: [], method_answer: [] },
      { value },
    ).verdict

  test('are right as they stand, and not when they are negated or swapped', () => {
    for (const reference of references) {
      expect(verdictOf(reference), reference).toBe('right')
      for (const turned of turnedRound(reference))
        expect(verdictOf(turned), turned).not.toBe('right')
    }
  })
})
