import { printLatex } from '@learngrove/maths/notation'
import { unitAfter, withOneSpelling } from '#families/measure/quantities.ts'
import { readUnit, type Unit, unitLatex } from '#families/measure/units.ts'
import { whyNot } from '#mind/check-statements.ts'
import type { Event } from '#mind/event.ts'
import type { Fact } from '#mind/move.ts'
import type { TalkState } from '#mind/state.ts'
import { findStatements } from '#mind/statements.ts'
import type { Turn } from '#mind/turn.ts'

/** A calculation with numbers alone that comes to a number with its unit: "power = 60 / 4 = 15 W". */
const sum =
  /((?<![\w.])\d[\d.]*(?:\s*(?:[-+*/÷×x^()]|times|divided by)\s*\d[\d.]*)+)\s*=\s*(\d[\d.]*)/i

/** A longer message is more than one sum. */
const LONGEST = 200

/** What is measured in which unit, by the names that children write before the sum. */
const measured: readonly (readonly [RegExp, string])[] = [
  [/\b(?:weight|(?<!work .*)force)\b/i, 'N'],
  [/\b(?:work(?: done)?|energy|k\.?e|g\.?p\.?e|kinetic energy)\b/i, 'J'],
  [/\bpower\b/i, 'W'],
  [/\b(?:speed|velocity)\b/i, 'm/s'],
  [/\bacceleration\b/i, 'm/s^2'],
  [/\b(?:current)\b/i, 'A'],
  [/\b(?:voltage|potential difference|p\.?d)\b/i, 'V'],
  [/\bresistance\b/i, 'Ω'],
  [/\bmoment\b/i, 'N m'],
  [/\bpressure\b/i, 'Pa'],
  [/\bfrequency\b/i, 'Hz'],
  [/\bcharge\b/i, 'C'],
]

const tag =
  /^[\s,.?!]*(?:(?:right|yeah|yes|ok|okay|correct|is|that|it|this|true|i think)[\s,.?!]*)*$/i

/** Nobody takes these for letters of an equation, so that they need no care. */
const noLetter = /^(?:[ckmµ][mg]|tonnes|ml|min|h|mph|miles)(?:\^[23])?$/

/** Checks a sum that ends in a unit, where no problem is open that it could belong to. */
export function checkSum(state: TalkState, { text, in_hand }: Event): Turn | undefined {
  const isOpen = state.problem !== undefined && !state.problem.is_done
  if (in_hand || isOpen || text.length > LONGEST) return undefined
  const typed = withOneSpelling(text)
  const found = sum.exec(typed)
  if (!found) return undefined
  const end = found.index + found[0].length
  const unit = unitAfter(typed, end)
  const [said] = findStatements(`${found[1]} = ${found[2]}`).statements
  if (!unit || !said || !tag.test(typed.slice(unit.end))) return undefined
  const before = typed.slice(0, found.index)
  if (/\d/.test(before) || noLetter.test(unit.unit.text)) return undefined
  const wanted = unitOf(before)
  const why = said.is_true ? otherUnit(wanted, unit.unit) : whyNot(undefined, said)
  const line = `${printLatex(said.left)} = ${found[2]}${unitLatex(unit.unit.text)}`
  const facts: Fact[] = [
    { text: `$${line}$`, from: 'algebra' },
    ...(why === undefined ? [] : [{ text: why, from: 'algebra' } as const]),
  ]
  const verdict = why === undefined ? 'right' : 'not_yet'
  return { state, move: { mode: 'check_working', act: { type: 'check', verdict }, facts } }
}

/** The unit of the quantity that is named last before the sum. */
function unitOf(before: string): string | undefined {
  const named = measured.flatMap(([words, unit]) => {
    const at = [...before.matchAll(new RegExp(words.source, 'gi'))].at(-1)?.index
    return at === undefined ? [] : [{ at, unit }]
  })
  return before.includes('=') ? named.toSorted((a, b) => a.at - b.at)[0]?.unit : undefined
}

/** The sum may be right and its unit that of something else. */
function otherUnit(wanted: string | undefined, unit: Unit): string | undefined {
  const own = readUnit(wanted ?? '')
  if (!own || (own.dims === unit.dims && (own.text === 'N m') === (unit.text === 'N m')))
    return undefined
  return `The number is right. It is measured in $${unitLatex(own.text)}$, and not in $${unitLatex(unit.text)}$.`
}
