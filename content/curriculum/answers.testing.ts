import { checkTemplate, drawQuestion, judge, present } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { equalExpressions } from '@learngrove/maths'
import katex from 'katex'
import { expect } from 'vitest'
import type { DemoQuestion } from './shapes.ts'
import { latexOf, optionsOf, rightAnswer, rightTexts, slipsOf, textsOf } from './testing.ts'

/** Of the draws of a template how many are marked and typeset as well. */
const MARKED = 8
/** In so many of its draws a template's hint may show a number that happens to be the answer. */
const CHANCE = 0.35

/** Where several options have the same value because it is the value that is asked about. */
const equalOnPurpose = new Set(['equivalent-choose-all', 'larger-or-smaller'])

/** Half of the last place that a worked solution prints. */
const ROUNDING = 0.005

type Draw = { readonly seed: number; readonly drawn: Question }

type Entry = Pick<DemoQuestion, 'key' | 'question'>

/** Of the question that is looked at: every check looks at the same draws. */
let made: { readonly of: Question; readonly draws: readonly Draw[] } | undefined

function drawsOf(question: Question, count: number): readonly Draw[] {
  const length = question.template === undefined ? 1 : count
  if (made?.of !== question || made.draws.length < length) {
    const draws = Array.from({ length }, (_, seed) => ({
      seed,
      drawn: drawQuestion(question, seed),
    }))
    made = { of: question, draws }
  }
  return made.draws.slice(0, count)
}

/** Checks a question by so many draws of its template; fails as a test fails. */
export function checkQuestion(entry: Entry, draws: number): void {
  keepsItsTemplate(entry, draws)
  drawsWholeTexts(entry, draws)
  judgesItsKey(entry)
  arrivesAtTheKey(entry, draws)
  keepsTheAnswerBack(entry, draws)
  compilesItsTex(entry)
}

/** It passes the check of its keys and distractors. */
function keepsItsTemplate({ key, question }: Entry, draws: number): void {
  const problems = checkTemplate(question, draws)
  const isMeant = (problem: string) => equalOnPurpose.has(key) && problem.startsWith('options')
  expect(problems.filter((problem) => !isMeant(problem))).toEqual([])
}

/** It draws whole texts, and options and slips that differ. */
function drawsWholeTexts({ question }: Entry, draws: number): void {
  const seen = new Set<string>()
  for (const { seed, drawn } of drawsOf(question, draws)) {
    expect(drawn.template).toBeUndefined()
    expect(JSON.stringify(drawn)).not.toMatch(/\{\{|\}\}\}|NaN|undefined|Infinity/)
    const options = optionsOf(drawn)
    expect(new Set(options).size, `seed ${seed}: ${options}`).toBe(options.length)
    const shown = present(drawn)
    const right = JSON.stringify(rightAnswer(drawn, shown))
    for (const { code, answer } of slipsOf(drawn, shown)) {
      expect(JSON.stringify(answer), `seed ${seed}: ${code}`).not.toBe(right)
    }
    seen.add(drawn.text + options)
  }
  if (question.template !== undefined) expect(seen.size).toBeGreaterThanOrEqual(3)
}

/** It has a key that is judged right and slips that are not. */
function judgesItsKey({ question }: Entry): void {
  for (const { seed, drawn } of drawsOf(question, MARKED)) {
    const shown = present(drawn)
    const answer = rightAnswer(drawn, shown)
    const judgement = judge(drawn, answer)
    const said = `seed ${seed}: ${drawn.text} ${JSON.stringify(answer)}`
    expect(judgement, said).toMatchObject({ verdict: 'right', is_full_marks: true })
    expect(judgement.marks_given, said).toBe(drawn.max_score)
    for (const slip of slipsOf(drawn, shown)) {
      const judged = judge(drawn, slip.answer)
      const about = `seed ${seed}: ${drawn.text} ${slip.code} ${JSON.stringify(slip.answer)}`
      expect(judged.is_full_marks, about).toBe(false)
      expect(judged.verdict, about).not.toBe('right')
    }
  }
}

/** It has a solution that arrives at the key. */
function arrivesAtTheKey({ question }: Entry, draws: number): void {
  for (const { seed, drawn } of drawsOf(question, draws)) {
    const lines = drawn.method_answer.flatMap((step) => step.maths ?? [])
    const said = `seed ${seed}: ${drawn.text} ${lines.join(' ; ')}`
    if (drawn.type === 'number') {
      const key = numberIn(drawn.answer)
      const values = lines.flatMap((line) => line.split(/=|\\to|\\quad/)).map(numberIn)
      expect(
        values.some((value) => Math.abs(value - key) < ROUNDING),
        said,
      ).toBe(true)
    }
    if (drawn.type === 'expression' && drawn.start !== undefined && seed < MARKED) {
      expect(equalExpressions(drawn.start, drawn.answer), said).toBe(true)
    }
  }
}

/** It has hints that keep the answer back. */
function keepsTheAnswerBack({ question }: Entry, draws: number): void {
  const all = drawsOf(question, draws)
  const given = all.filter(({ drawn }) =>
    drawn.hints.some((hint) => rightTexts(drawn).some((text) => holds(hint, text))),
  )
  expect(given.length, given[0]?.drawn.hints.join(' | ')).toBeLessThanOrEqual(
    question.template === undefined ? 0 : all.length * CHANCE,
  )
}

/** It has TeX that compiles. */
function compilesItsTex({ question }: Entry): void {
  for (const { drawn } of drawsOf(question, MARKED)) {
    for (const latex of latexOf(drawn)) {
      expect(
        () => katex.renderToString(latex, { throwOnError: true, strict: 'error' }),
        latex,
      ).not.toThrow()
    }
    for (const text of textsOf(drawn)) expect(text).not.toMatch(/\+ -|- -|\b1x\b/)
  }
}

/** Whether a hint shows a text as a whole word or number. */
function holds(hint: string, text: string): boolean {
  const bare = (value: string) => value.replaceAll(/[$\s]/g, ' ').toLowerCase()
  const escaped = bare(text)
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`(^|[^\\w.,/])${escaped}($|[^\\w.,/]|[.,](\\s|$))`).test(bare(hint))
}

/** The value of a number as a solution writes it: `3/4`, `\frac{3}{4}`, `2\tfrac{1}{3}`, `8\ \text{cm}`. */
function numberIn(latex: string): number {
  const bare = latex
    .replaceAll(/\\text\{[^}]*\}(\^\d)?|\\Omega|\\[,\s%]|\\[()]/g, '')
    .replaceAll(/\\t?frac\{\s*(\d+)\s*\}\{\s*(\d+)\s*\}/g, ' $1/$2')
    .trim()
  const [, sign, whole, top, bottom] =
    /^(-?)(?:(\d+(?:\.\d+)?)(?![\d/]))?\s*(?:(\d+)\/(\d+))?$/.exec(bare) ?? []
  if (whole === undefined && top === undefined) return Number.NaN
  const value = Number(whole ?? 0) + (top === undefined ? 0 : Number(top) / Number(bottom))
  return sign === '-' ? -value : value
}
