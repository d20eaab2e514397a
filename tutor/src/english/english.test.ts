import { describe, expect, test } from 'vitest'
import { answerEnglish } from '#english/english.ts'
import { rightSentences } from '#english/right-sentences.testing.ts'
import { edgeSlips, graveSlips } from '#english/slips/slips.ts'

describe('a right sentence', () => {
  test('is one of many kinds', () => {
    expect(rightSentences.length).toBeGreaterThan(150)
  })
  test.each(rightSentences)('%s', (sentence) => {
    expect([...graveSlips(sentence), ...edgeSlips(sentence)]).toEqual([])
    expect(answerEnglish(`check my sentence: ${sentence}`, undefined)?.verdict).not.toBe('slip')
  })
})
