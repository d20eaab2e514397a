import { beginWork } from '@learngrove/maths/values'
import { markMatching, markOrdering } from '#choices/arrangement.ts'
import { markChoice } from '#choices/choice.ts'
import { markBlanks, markTable } from '#choices/fill-blanks.ts'
import { markHotSpots } from '#choices/hot-spot.ts'
import { MAX_PARTS, markParts } from '#choices/multi-part.ts'
import { markCloze } from '#choices/selections.ts'
import { markExpression } from '#expressions/expression.ts'
import type { Answer, Judgement, JudgeOptions } from '#judgement.ts'
import { forTeacher, judgementOf, type Outcome, unread } from '#outcome.ts'
import { markNumber } from '#quantities/number.ts'
import type { Question } from '#question.ts'
import { MAX_LONG_TEXT_LENGTH, markLongText } from '#text/long-text.ts'
import { markShortText } from '#text/short-text.ts'

export { type Advice, adviseAuthor } from '#checks/advise-author.ts'
export { checkTemplate } from '#checks/check-template.ts'
export { present } from '#present.ts'
export { drawQuestion } from '#templates/template.ts'

/** The longest answer that is looked at, in characters over all its lines. */
export const MAX_ANSWER_LENGTH = 4000

/** Longer rows of choices than any question has are not looked at. */
const MAX_PICKS = 200

/**
 * Judges an answer to a question as `drawQuestion` drew it. Never throws: what cannot be
 * read is `unread` and costs nothing; what the engine cannot decide is `unsure` and waits
 * for a teacher, and so does what the engine fails at, of which `onFault` is told.
 */
export function judge(question: Question, answer: Answer, options: JudgeOptions = {}): Judgement {
  beginWork(options.algebra)
  try {
    return judgementOf(outcomeOf(question, answer, options), question.max_score)
  } catch (error) {
    options.onFault?.(error)
    return judgementOf(FAILED, Number(question?.max_score) || 0)
  }
}

const NOT_BY_OURSELVES = 'We cannot mark this one by ourselves.'

const UNDECIDED = forTeacher('none', NOT_BY_OURSELVES)

/** Marked as such, so that answers can be found that a fault of ours left unmarked. */
const FAILED = forTeacher('fault', NOT_BY_OURSELVES)

const FILE_NOTES = {
  drawing: 'Thank you. Work like this is for a person to look at.',
  recording: 'Thank you. A recording is for a person to listen to.',
} as const

const NOTHING_YET = 'There is nothing here yet. Add something, or write a few words about it.'

const lengthOf = (value: Answer['value']): number =>
  typeof value === 'string' ? value.length : (value ?? []).join('\n').length

function outcomeOf(question: Question, answer: Answer, options: JudgeOptions): Outcome {
  const limit = question.type === 'long_text' ? MAX_LONG_TEXT_LENGTH : MAX_ANSWER_LENGTH
  const isTooLong =
    lengthOf(answer.value) > limit ||
    (answer.selected_option?.length ?? 0) > MAX_PICKS ||
    (answer.parts?.length ?? 0) > MAX_PARTS
  if (isTooLong)
    return unread(
      'limit',
      'too_long',
      `That is too long for us to read. Please keep it under ${limit} characters.`,
    )
  const lines = answer.value ?? ''
  const text = typeof lines === 'string' ? lines : lines.join('\n')
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return markChoice(question, answer)
    case 'number':
      return markNumber(question, text, options, question.text)
    case 'expression':
      return markExpression(question, lines, options)
    case 'short_text':
      return markShortText(question, text, options, question.text)
    case 'fill_blanks':
      return markBlanks(question, answer, options)
    case 'table':
      return markTable(question, answer, options)
    case 'cloze_dropdown':
      return markCloze(question, answer)
    case 'matching':
      return markMatching(question, answer)
    case 'ordering':
      return markOrdering(question, answer)
    case 'hot_spot':
      return markHotSpots(question, answer)
    case 'long_text':
      return markLongText(question, text, options)
    case 'drawing':
    case 'recording':
      return answer.has_files === false && text.trim() === ''
        ? unread('file', 'empty', NOTHING_YET)
        : forTeacher('file', FILE_NOTES[question.type])
    case 'multi_part':
      return markParts(question, answer, options, outcomeOf)
    default:
      // Only a question of no type that is known comes here.
      return UNDECIDED
  }
}
