import { parseMaths } from '@learngrove/maths'
import type { Node } from '@learngrove/maths/notation'
import { describe, expect, test } from 'vitest'
import type { Form } from '#expressions/expression-key.ts'
import { formTable } from '#expressions/forms.testing.ts'
import { missingForForm } from '#expressions/forms.ts'

function nodeOf(text: string): Node {
  const read = parseMaths(text)
  if (!read.ok) throw new Error(`${text}: ${read.message}`)
  return read.expression
}

const rows = (pick: 1 | 2) =>
  formTable.flatMap((row) => row[pick].map((text) => [row[0], text] as const))

function missing(form: Form, text: string): string | undefined {
  const [given = '', wanted = given] = text.split(' | ')
  return missingForForm(nodeOf(given), form, nodeOf(wanted))
}

describe('forms', () => {
  test.each(rows(1))('%j: %s is done', (form, text) => {
    expect(missing(form, text)).toBeUndefined()
  })

  test.each(rows(2))('%j: %s is not done yet', (form, text) => {
    const note = missing(form, text)
    expect(note).toMatch(/^[A-Z].*\.$/)
    expect(note).not.toMatch(/wrong|oops/i)
  })

  test('every value of a statement is asked', () => {
    expect(missing('lowest_terms', 'x = 1/2 or x = 2/4')).toBeDefined()
    expect(missing('lowest_terms', 'x = 1/2 or x = 3/4')).toBeUndefined()
    expect(missing('decimal', '{0.5, 1/4}')).toBeDefined()
  })
})
