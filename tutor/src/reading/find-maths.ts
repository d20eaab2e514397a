import { type Node, variablesOf } from '@learngrove/maths/notation'
import { type Equation, plainSigns, readEquation, readExpression } from '#notation/read-maths.ts'
import { spelledOut } from './spelled-out.ts'

/** A piece of mathematics found in a message. */
export type Found =
  | { readonly type: 'equation'; readonly equation: Equation; readonly text: string }
  | { readonly type: 'expression'; readonly node: Node; readonly text: string }

/** Longer messages are looked at only so far. */
const LONGEST_MESSAGE = 2000
/** More pieces than these are not read from one message. */
const MOST_PIECES = 20

/**
 * The mathematics in a message of a student, in order: what stands between `$` signs, and runs of
 * numbers, single letters and signs in the prose. `x = ±3` gives two equations, `1/2 + 1/3 = 5/6`
 * two expressions, as there is no letter to solve for.
 */
export function findMaths(message: string): Found[] {
  const said = spelledOut(message.slice(0, LONGEST_MESSAGE))
  const text = withoutLabels(withoutDollars(said))
  const runs = plainSigns(text.replace(nextEquation, ' ; '))
    .split(/[\n;?!]|,(?!\d)|\.(?!\d)|\b(?:or|and|so|then|is|gives|therefore)\b|⇒|=>|→/i)
    .flatMap(runsIn)
  return runs.flatMap(bothSigns).flatMap(piecesOf).slice(0, MOST_PIECES)
}

/** Where one equation of a line ends and the next begins: "5x + 2 = 17 5x = 15". */
const nextEquation = /(?<=[=+*-]\s*\d+(?:\.\d+)?) +(?=\d*[a-z](?: *[-+] *\d+)? *=)/gi

/** A unit behind two numbers of a message is no letter: "30 J of 60 J = 2". */
const energyUnit = /(?<=\d) (?:J|W|N|V|A|kJ|kW|Pa|Hz)(?![A-Za-z])/g
const countOf = (text: string, unit: string): number =>
  (text.match(energyUnit) ?? []).filter((each) => each === unit).length

/** Numbers that count things about the work are no mathematics: "question 3", "2 hints". */
function withoutLabels(text: string): string {
  return text
    .replace(
      /\b(?:question|exercise|problem|page|year|step|part|task|grade|chapter|q|ex|no\.|number)\s*\d+\b/gi,
      ' ; ',
    )
    .replace(
      /(?<![\d.])\d+\s*(?:hints?|minutes?|mins?|hours?|times|questions?|steps?|days?|years?)\b/gi,
      ' ; ',
    )
    .replace(/\b\d+(?:st|nd|rd|th)\b/gi, ' ; ')
    .replace(energyUnit, (unit) => (countOf(text, unit) > 1 ? ' ' : unit))
    .replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
    .replace(/[£€]\s*/g, '')
}

/** Delimiters become breaks, so that each formula is a run of its own; money keeps its number. */
function withoutDollars(text: string): string {
  return text
    .replace(/\$\$?([^$\n]*\S)\$\$?(?!\d)/g, ' ; $1 ; ')
    .replace(/\\[()[\]]/g, ' ; ')
    .replaceAll('$', ' ')
}

/** The functions whose names are told from words. */
const callNames = ['pi', 'sin', 'cos', 'tan', 'ln', 'exp', 'sqrt']

const word = /\\?[a-zA-Z]+(?:'[a-z]+)?|\d+(?:\.\d+)?|[-+*/÷^=(){}[\]±]|\S/g

/** Two letters behind a number are factors, as in 8ab, unless they are one of these. */
const unitNames =
  'cm mm km kg mg ml cl dp sf pm am nd rd th st hr kw mw hz pt px ft lb oz pi st ms'.split(' ')

/** Splits prose into runs of words that belong to mathematics. */
function runsIn(text: string): string[] {
  const words = [...text.matchAll(word)].map((match) => ({
    text: match[0],
    glued: match.index > 0 && !/\s/.test(text[match.index - 1] ?? ' '),
  }))
  const runs: string[] = []
  let run = ''
  for (const [i, each] of words.entries()) {
    const [before, after] = [words[i - 1], words[i + 1]]
    const touches = isSign(before?.text) || isSign(after?.text)
    const isGlued = each.glued && /[\d)]$/.test(before?.text ?? '')
    const isPowerOfE = /^[a-z]e$/.test(each.text) && after?.text === '^'
    const isTerm = isGlued && /^[a-z]{2}$/.test(each.text) && !unitNames.includes(each.text)
    const isDegree = each.text === '°' && after?.text === ')'
    if (isPowerOfE || isTerm || isDegree || isMathsWord(each.text, touches || isGlued))
      run += `${each.glued ? '' : ' '}${each.text}`
    else {
      runs.push(run)
      run = ''
    }
  }
  return [...runs, run].map(trimmedRun).filter((each) => each !== '')
}

const isSign = (text: string | undefined): boolean => text !== undefined && /^[-+*/÷^=]$/.test(text)

/** A single letter counts; `a` and `i` are words unless a sign or number touches them. */
function isMathsWord(text: string, touches: boolean): boolean {
  if (/^[\d(){}[\]±]/.test(text) || isSign(text)) return true
  if (/^\\(?:frac|sqrt|sin|cos|tan|ln|exp|pm)$/.test(text)) return true
  if (/^[a-zA-Z]$/.test(text)) return touches || !/^[aiI]$/.test(text)
  const letters = text.toLowerCase()
  if (callNames.some((name) => name === letters)) return true
  const rest = callNames.reduce((left, name) => left.replaceAll(name, ''), letters)
  return /^[a-z]+$/.test(letters) && rest.length < letters.length && rest.length <= 2
}

/** Loose signs and unmatched brackets at the ends belong to the prose. */
function trimmedRun(run: string): string {
  let text = run
    .trim()
    .replace(/[-+*/÷^=]+$/, '')
    .replace(/^[*/÷^=]+/, '')
    .trim()
  const opens = [...text].filter((c) => c === '(').length
  const closes = [...text].filter((c) => c === ')').length
  if (opens > closes && text.startsWith('(')) text = text.slice(1)
  if (closes > opens && text.endsWith(')')) text = text.slice(0, -1)
  return text.trim()
}

/** `±` stands for two pieces. */
function bothSigns(run: string): string[] {
  const text = run.replace(/\\pm|\+\/-|\+-(?=\s*sqrt)|(?<==\s*)\+-/g, '±')
  return text.includes('±') ? [text.replaceAll('±', '+'), text.replaceAll('±', '-')] : [text]
}

function piecesOf(run: string): Found[] {
  const sides = run.split('=')
  if (sides.length === 1) return expressionsIn([run])
  const hasLetter = sides.some((side) => {
    const node = readExpression(side)
    return node !== undefined && variablesOf(node).length > 0
  })
  if (!hasLetter) return expressionsIn(sides)
  const [first = ''] = sides
  return sides.slice(1).flatMap((side): Found[] => {
    const text = `${first.trim()} = ${side.trim()}`
    const equation = readEquation(text)
    return equation ? [{ type: 'equation', equation, text }] : []
  })
}

function expressionsIn(texts: readonly string[]): Found[] {
  return texts.flatMap((text): Found[] => {
    const node = readExpression(text)
    return node ? [{ type: 'expression', node, text: text.trim() }] : []
  })
}
