import * as exact from '@learngrove/maths/rational'
import type { NumberKey } from '#numbers/number-key.ts'
import { forTeacher, notYet, type Outcome, right, unread, wrongForm } from '#outcome.ts'
import { authorFeedback } from '#quantities/author-feedback.ts'
import { isSameUnit, unknownNote } from '#quantities/scaled.ts'
import { plainUnit, unitLatex } from '#quantities/unit-text.ts'
import { dimensionNote, readUnit, readUnitAs, unitShown } from '#quantities/units.ts'

const MARKER = 'unit'

/** Judges a unit alone, as in “What is force measured in?”. A newton is a kg m/s². */
export function markUnit(key: NumberKey, typed: string): Outcome {
  const plain = plainUnit(typed.trim().replace(/^\$+|\$+$/g, ''))
  if (/^[-+]?[\d.]/.test(plain))
    return unread(
      MARKER,
      'unreadable',
      'Only a unit is asked for here. Please leave out the number.',
    )
  const wanted = [key, ...(key.other_answers ?? [])].map(({ answer }) => readUnit(answer))
  const [first] = wanted
  const given = readUnitAs(plain, first?.dimension ?? '')
  if (given === undefined) return unread(MARKER, 'unknown_unit', unknownNote(typed.trim()))
  const shown = unitShown(plain)
  const reading = { latex: unitLatex(plain), speech: shown }
  if (first === undefined || wanted.some((unit) => unit === undefined))
    return { ...forTeacher(MARKER, 'We cannot be sure about this one by ourselves.'), reading }
  if (wanted.some((unit) => unit !== undefined && isSameUnit(given, unit)))
    return right(MARKER, 'Yes, that is right.', reading)
  const isEqual = wanted.some(
    (unit) =>
      unit !== undefined &&
      unit.dimension === given.dimension &&
      exact.isSame(unit.factor, given.factor) &&
      exact.isSame(unit.offset, given.offset),
  )
  if (isEqual)
    return key.insist_on_unit
      ? wrongForm(
          MARKER,
          'That measures the same. Now write it as the unit that is asked for.',
          reading,
          key.unit_share ?? 0,
        )
      : right(MARKER, 'Yes, that is right.', reading)
  const warning = authorFeedback(MARKER, key, reading, (answer) => {
    const unit = readUnit(answer)
    return unit !== undefined && isSameUnit(unit, given)
  })
  if (warning !== undefined) return warning
  return given.dimension === first.dimension
    ? notYet(MARKER, 'Not yet. That measures the right thing, but not in this size.', reading)
    : notYet(MARKER, dimensionNote(plain, given, first), reading)
}
