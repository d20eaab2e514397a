import type { Page } from '@playwright/test'

/** What a student of the demonstration would know: the numbers are drawn afresh, so they are worked out. */

export type Shown = {
  readonly id: string
  readonly evaluation_question_id: string
  readonly type: string
  readonly text: string
  /** Of a matching: what cards are put to. */
  readonly left?: readonly string[]
  readonly options?: readonly { readonly order: number; readonly text: string }[]
}

/** The questions of a quiz as the signed-in student's own browser is given them. */
export async function questionsOf(page: Page, quizId: string): Promise<Shown[]> {
  return page.evaluate(async (id) => {
    const { access_token } = JSON.parse(localStorage.getItem('user') ?? '{}')
    const headers = { authorization: `Bearer ${access_token}` }
    const answer = await fetch(`/api/v1/quiz/${id}`, { headers })
    return (await answer.json()).questions
  }, quizId)
}

const number = (text: string | undefined, sign = 1) =>
  sign * Number((text ?? '').replaceAll(' ', ''))

/** Solves `ax + b = c` as it is written in a question. */
export function solveLinear(text: string): number {
  const [, a = '', b = '0', c] = /(-?\d*)x\s*([+-]\s*\d+)?\s*=\s*(-?\d+)/.exec(text) ?? []
  const slope = a === '' ? 1 : a === '-' ? -1 : number(a)
  return (number(c) - number(b)) / slope
}

/** The width of a rectangle that is so much longer than wide, by its perimeter. */
export function widthOf(text: string): number {
  const [longer = 0, perimeter = 0] = [...text.matchAll(/(\d+) cm/g)].map(([, digits]) =>
    number(digits),
  )
  return (perimeter - 2 * longer) / 4
}

/** The lines that solve `a(x - b) = cx + d` as it is written in a question: multiplied out, gathered, done. */
export function bracketLines(text: string): string[] {
  const found = /(\d+)\(x ([+-] \d+)\) = (\d*)x( [+-] \d+)?/.exec(text)
  const [equation = '', a, b, c, d = '0'] = found ?? []
  const [outside, inside] = [number(a), number(b)]
  const [slope, rest] = [number(c === '' ? '1' : c), number(d)]
  const product = outside * inside
  const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)
  const right = equation.split('=')[1]?.trim()
  const gathered = outside - slope
  const last = `x = ${(rest - product) / gathered}`
  const lines = [equation, `${outside}x ${signed(product)} = ${right}`]
  return gathered === 1 ? [...lines, last] : [...lines, `${gathered}x = ${rest - product}`, last]
}

/** The same for `ax + b = c`, with a slip in the first step: the number is added to the other side. */
export function slippedLines(text: string): string[] {
  const [, a, b, c] = /(\d+)x\s*([+-]\s*\d+)\s*=\s*(-?\d+)/.exec(text) ?? []
  const [slope, wrong] = [number(a), number(c) + number(b)]
  const last = wrong % slope === 0 ? `${wrong / slope}` : `${wrong}/${slope}`
  return [`${slope}x = ${wrong}`, `x = ${last}`]
}
