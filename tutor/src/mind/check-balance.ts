import { arrow, type Balanced, balanced } from '#families/science/balancing.ts'
import { atomsIn, formulaLatex, plainFormula } from '#families/science/substances.ts'
import type { Checked } from '#mind/answers.ts'
import type { Work } from '#mind/current-work.ts'
import type { ProblemState } from '#mind/state.ts'
import type { Kind } from '#understanding/understanding.ts'

/** The equation of chemistry that is in hand. */
const inHand = ({ text }: ProblemState): Balanced | undefined =>
  arrow.test(text) ? balanced(text) : undefined

/** Names under which children count atoms. */
const elementNames: Readonly<Record<string, string>> = {
  ...{ hydrogen: 'H', oxygen: 'O', carbon: 'C', nitrogen: 'N', sodium: 'Na', chlorine: 'Cl' },
  ...{ magnesium: 'Mg', iron: 'Fe', aluminium: 'Al', calcium: 'Ca', sulfur: 'S', copper: 'Cu' },
  ...{ potassium: 'K', zinc: 'Zn' },
}

/** What a message writes of an equation: numbers in front, by the place of their formulas, and formulas that are none of it. */
type Typed = {
  readonly counts: readonly (number | undefined)[]
  readonly others: readonly string[]
}

const placeOf = ({ formulas }: Balanced, typed: string): number =>
  formulas.findIndex((formula) => formula.toLowerCase() === typed.toLowerCase())

const part = /^(\d{1,2})?\s*([A-Za-z][A-Za-z0-9()]*)$/

/** A longer message is no equation. */
const LONGEST = 200

/** Reads a whole equation of the same reaction; undefined where it is another reaction, or none. */
function equationIn(text: string, whole: Balanced): Typed | undefined {
  if (text.length > LONGEST) return undefined
  const [before, after, ...more] = plainFormula(text).replaceAll('$', '').split(arrow)
  if (before === undefined || after === undefined || more.length > 0) return undefined
  const left = before.replace(/^.*?(?=(?:\d{1,2}\s*)?[A-Za-z0-9()]+(?:\s*\+|\s*$))/, '')
  const sides = [left, after.replace(/[.!?,;].*$|\s+(?!\+|\d|[A-Z]).*$/, '')]
  const parts = sides.flatMap((side) => side.split('+')).map((each) => part.exec(each.trim()))
  const read = parts.flatMap((match) =>
    match ? [{ count: Number(match[1] ?? 1), formula: match[2] ?? '' }] : [],
  )
  if (read.length !== parts.length || read.length !== whole.formulas.length) return undefined
  const others = read.filter(({ formula }) => placeOf(whole, formula) < 0)
  if (others.length * 2 > read.length) return undefined
  const counts = whole.formulas.map(
    (formula) => read.find((each) => each.formula.toLowerCase() === formula.toLowerCase())?.count,
  )
  return { counts, others: others.map(({ formula }) => formula) }
}

const inFront =
  /(?:\b(?:an? )?(\d{1,2})\s*(?:goes |should go )?(?:in front(?: of)?|before|by|next to)\s*(?:the )?([a-z][a-z0-9()]*))/i

/** A number that is put in front of one formula. */
function frontIn(text: string, whole: Balanced): Typed | undefined {
  const [, count, formula = ''] = inFront.exec(plainFormula(text)) ?? []
  const place = placeOf(whole, formula)
  if (count === undefined || place < 0) return undefined
  return {
    counts: whole.formulas.map((_, at) => (at === place ? Number(count) : undefined)),
    others: [],
  }
}

const changes = /\b(?:write|change|make|use|put|turn|instead|add|swap)\b/i

/** A formula that is none of the equation, where one is to be changed. */
function otherIn(text: string, { formulas }: Balanced): string | undefined {
  if (!changes.test(text)) return undefined
  const typed = plainFormula(text).match(/\b[A-Z][A-Za-z]?[A-Z0-9()]*\b/g) ?? []
  const elements = new Set(formulas.flatMap((each) => [...(atomsIn(each)?.keys() ?? [])]))
  return typed.find(
    (each) =>
      /[\d]/.test(each) &&
      !formulas.includes(each) &&
      [...(atomsIn(each)?.keys() ?? ['?'])].every((element) => elements.has(element)),
  )
}

const counted =
  /\b(\d{1,2})\s+([a-z]+?)s?\b(?: atoms?)?[^.\d]{0,16}\bleft\b[^\d]{0,16}(\d{1,2})\b[^.\d]{0,24}\bright\b/i

/** How many atoms of an element are said to be on each side. */
function countsIn(text: string): { element: string; left: number; right: number } | undefined {
  const [, left, name = '', right] = counted.exec(text) ?? []
  const element =
    elementNames[name.toLowerCase()] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return left === undefined || right === undefined || atomsIn(element) === undefined
    ? undefined
    : { element, left: Number(left), right: Number(right) }
}

/** Whether a message says something of the equation in hand. */
export function isOfEquation(problem: ProblemState, text: string): boolean {
  const whole = inHand(problem)
  if (!whole || /\bbalance\b/i.test(text)) return false
  const said = equationIn(text, whole) ?? frontIn(text, whole) ?? otherIn(text, whole)
  return said !== undefined
}

/** What a message is beside an equation of chemistry: about it, another one, or a question of what kind of reaction it is, which the course says. */
export function kindByEquation(problem: ProblemState, text: string): Kind | undefined {
  if (!inHand(problem)) return undefined
  if (/\b(?:type|kind|sort) of (?:chemical )?reaction\b/i.test(text)) return 'why'
  if (isOfEquation(problem, text)) return 'working'
  return balanced(text) ? 'problem' : undefined
}

/** The atoms of an element on the left and on the right. */
function atomsOf(
  whole: Balanced,
  counts: readonly number[],
  element: string,
): readonly [number, number] {
  const sums: [number, number] = [0, 0]
  for (const [at, formula] of whole.formulas.entries())
    sums[at < whole.on_left ? 0 : 1] += (counts[at] ?? 1) * (atomsIn(formula)?.get(element) ?? 0)
  return sums
}

/** The first element whose atoms are not equal, in a sentence. */
function unequal(whole: Balanced, counts: readonly number[]): string | undefined {
  const elements = new Set(whole.formulas.flatMap((each) => [...(atomsIn(each)?.keys() ?? [])]))
  for (const element of elements) {
    const [left, right] = atomsOf(whole, counts, element)
    if (left !== right)
      return `Count the $\\text{${element}}$ atoms now: $${left}$ on the left and $${right}$ on the right.`
  }
  return undefined
}

const latexOf = ({ formulas, on_left }: Balanced, counts: readonly number[]): string => {
  const each = formulas.map(
    (formula, at) => `${(counts[at] ?? 1) === 1 ? '' : counts[at]}${formulaLatex(formula)}`,
  )
  return `${each.slice(0, on_left).join(' + ')} \\rightarrow ${each.slice(on_left).join(' + ')}`
}

const otherSubstance = (typed: string): string =>
  `$${formulaLatex(typed)}$ is another substance: the small numbers in a formula stay, and only the numbers in front may change.`

/** Judges what a message says of the equation that is to be balanced; undefined where it says nothing of it. */
export function checkBalance(
  problem: ProblemState,
  { whole: { family } }: Work,
  text: string,
): Checked | undefined {
  const whole = family === 'balancing' ? inHand(problem) : undefined
  if (!whole) return undefined
  const typed = equationIn(text, whole) ?? frontIn(text, whole)
  const other = typed?.others[0] ?? (typed ? undefined : otherIn(text, whole))
  if (other !== undefined)
    return {
      problem,
      verdict: 'not_yet',
      line: formulaLatex(other),
      why: otherSubstance(other),
      is_line: true,
    }
  if (typed) return checkCounts(problem, whole, typed)
  const isOther = arrow.test(text) && /[a-z]/i.test(text)
  if (isOther)
    return { problem, verdict: 'unknown', line: `\\text{${text.replace(/[\\{}$]/g, '')}}` }
  return checkAtoms(problem, whole, text)
}

function checkCounts(problem: ProblemState, whole: Balanced, { counts }: Typed): Checked {
  const all = counts.map((count) => count ?? 1)
  const line = latexOf(whole, all)
  const isAll = counts.every((count) => count !== undefined)
  const scale = (all[0] ?? 1) / (whole.counts[0] ?? 1)
  const isScaled = all.every((count, at) => count === scale * (whole.counts[at] ?? 1))
  if (isAll && scale === 1 && isScaled)
    return { problem: { ...problem, found: [0], is_done: true, help: 0 }, verdict: 'solved', line }
  if (isScaled)
    return {
      problem,
      verdict: 'follows',
      line,
      why: `It balances. Divide all the numbers in front by $${scale}$ for the smallest ones.`,
    }
  const isOnWay = !isAll && all.every((count, at) => count === 1 || count === whole.counts[at])
  const why = unequal(whole, all)
  return {
    problem,
    verdict: isOnWay ? 'follows' : 'not_the_answer',
    line,
    ...(why !== undefined && { why }),
    is_line: true,
  }
}

function checkAtoms(problem: ProblemState, whole: Balanced, text: string): Checked | undefined {
  const said = countsIn(text)
  if (!said || problem.is_done) return undefined
  const [left, right] = atomsOf(whole, [], said.element)
  const line = `\\text{${said.element}: } ${said.left} \\text{ and } ${said.right}`
  const isRight = left === said.left && right === said.right
  return isRight
    ? { problem: { ...problem, at: Math.max(problem.at, 1), help: 0 }, verdict: 'follows', line }
    : {
        problem,
        verdict: 'not_yet',
        line,
        why: `Count the $\\text{${said.element}}$ atoms once more, with the small numbers.`,
        is_line: true,
      }
}
