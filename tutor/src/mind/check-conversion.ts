import { dividedBy, type Rational, readDecimal, toDecimal } from '@learngrove/maths/rational'
import { convert } from '#families/measure/convert.ts'
import { unitAfter, withOneSpelling } from '#families/measure/quantities.ts'
import { readUnit, type Unit, unitLatex } from '#families/measure/units.ts'
import { workOf } from '#mind/current-work.ts'
import type { Event } from '#mind/event.ts'
import type { TalkState } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'

const lead =
  /^\W*(?:(?:so|and|but|ok|oh|then|now|thanks|thx|check|this|is|i (?:put|got|think|said|know)|that|isn'?t) )*/i
const number = /^\d[\d,]*(?:\.\d+)?/
const joint = /\s*(?:=+|\b(?:is the same as|is|are|equals?|makes?|would be|comes? to)\b)\s*/i
const tag =
  /^[\s,.?!]*(?:(?:right|yeah|yes|yh|ok|okay|correct|isn'?t it|is (?:that|it|this) (?:right|ok|correct|true)|innit|yep|i think)[\s,.?!]*)?$/i

type Quantity = { readonly value: Rational; readonly text: string; readonly unit: Unit }

/** Takes a number with its unit off the beginning of a text. */
function quantityAt(text: string): (Quantity & { readonly rest: string }) | undefined {
  const typed = number.exec(text)?.[0]
  const found = typed === undefined ? undefined : unitAfter(text, typed.length)
  const value = typed === undefined ? undefined : readDecimal(typed.replaceAll(',', ''))
  if (typed === undefined || !found || !value) return undefined
  return { value, text: typed.replaceAll(',', ''), unit: found.unit, rest: text.slice(found.end) }
}

/** Reads a message that says one quantity to be another, and nothing else: "5 min is 300 s". */
function claimIn(message: string): readonly [Quantity, Quantity] | undefined {
  const text = withOneSpelling(message)
    .replace(/(?<=\d\s*)um\b/gi, 'µm')
    .replace(lead, '')
  const { index, 0: sign = '' } = joint.exec(text) ?? { index: 0 }
  const first = quantityAt(text.slice(0, index))
  const second = quantityAt(text.slice(index + sign.length))
  if (!first || !second || first.rest.trim() !== '' || !tag.test(second.rest)) return undefined
  const isChange = first.unit.dims === second.unit.dims && first.unit.text !== second.unit.text
  return isChange && isExact(first.unit) && isExact(second.unit) ? [first, second] : undefined
}

/** Kelvin begin elsewhere, miles are no whole number of metres, and a newton metre is no joule. */
const isExact = ({ text, dims }: Unit): boolean =>
  dims !== readUnit('°C')?.dims && !/^(?:inches|ft|miles|mph|lb|N m)$/.test(text)

/** A longer message says more than that. */
const LONGEST = 120

/** So many decimal places are written out. */
const PLACES = 9

/** Checks what a message says of units, which is so or not by itself; undefined where it is what a problem asks for. */
export function checkConversion(state: TalkState, { text, in_hand }: Event): Turn | undefined {
  const claim = in_hand || text.length > LONGEST ? undefined : claimIn(text)
  if (!claim || isAsked(state, claim[1])) return undefined
  const [from, to] = claim
  const { value } = convert(from.value, from.unit, to.unit)
  const is_true = value.n * to.value.d === to.value.n * value.d
  const shown = ({ text: typed, unit }: Quantity) => `${typed}${unitLatex(unit.text)}`
  return {
    state,
    move: {
      mode: 'check_working',
      act: { type: 'check', verdict: is_true ? 'right' : 'not_yet' },
      facts: [
        { text: `$${shown(from)} = ${shown(to)}$`, from: 'algebra' },
        ...(is_true ? [] : [{ text: factorOf(from.unit, to.unit), from: 'algebra' as const }]),
      ],
    },
  }
}

/** "There are 1000 m in 1 km", whichever of the two is larger. */
function factorOf(a: Unit, b: Unit): string {
  const by = dividedBy(a.factor, b.factor)
  const isLarger = by.n >= by.d
  const [small, large] = isLarger ? [b, a] : [a, b]
  const times = dividedBy(large.factor, small.factor)
  const count = toDecimal(times, PLACES) ?? `\\frac{${times.n}}{${times.d}}`
  return `There are $${count}${unitLatex(small.text)}$ in $1${unitLatex(large.text)}$.`
}

/** Whether the problem in hand looks for a quantity of this kind: then it is an answer. */
function isAsked({ problem }: TalkState, { unit }: Quantity): boolean {
  const wanted = problem && !problem.is_done ? workOf(problem)?.whole.unit : undefined
  return readUnit(wanted ?? '')?.dims === unit.dims
}
