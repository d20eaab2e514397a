import type { JudgedRow } from '#adversarial/judge-rows.testing.ts'
import type { Judgement, Part } from '#judgement.ts'

/** What is said of any answer of a type, whatever it is. */
const GENERAL: readonly RegExp[] = [
  /^Go through (?:it|your working) once more, (?:one step at a time|step by step)\.$/,
  /^Read the question once more: what (?:exactly does it ask for|does it ask you to explain)\?$/,
  /^Look at the question again\.$/,
  /^Take (?:them|the blanks|the cells) one by one\.$/,
  /^Look for another place\.$/,
  /^Begin with the first part, one step at a time\.$/,
  /^Which one comes first, and what follows from it\?$/,
  /^Count the hours and the minutes once more\.$/,
  /^Compare the parts once more, and keep their order\.$/,
  /^This (?:pair|gap|one) does not fit yet\.$/,
]

/** What stands before and after what is said of the answer itself. */
const AROUND =
  /^Not yet\. |^Line \d+ does not follow from (?:the line before it|what you started with)\. ?| ?There are marks for part of your working\.$/g

const isGeneral = (note = ''): boolean => {
  const said = note.replace(AROUND, '').replace(AROUND, '').trim()
  return said === '' || GENERAL.some((sentence) => sentence.test(said))
}

const isOpen = ({ verdict }: Part): boolean => verdict === 'wrong' || verdict === 'wrong_form'

/** Whether a judgement says something of this answer, in its note or in that of a part. */
export const hasOwnWords = ({ scoring_rationale, parts }: Judgement): boolean =>
  !isGeneral(scoring_rationale) || parts.some((part) => isOpen(part) && !isGeneral(part.note))

const NEEDING = new Set(['wrong', 'partly', 'wrong_form'])

/** The answers that are not right, of which something is to be said. */
export const inNeedOfWords = (judged: readonly JudgedRow[]): readonly JudgedRow[] =>
  judged.filter(({ judgement }) => NEEDING.has(judgement.verdict))
