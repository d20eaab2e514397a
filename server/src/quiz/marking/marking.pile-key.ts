import { createHash } from 'node:crypto'
import type { Judgement } from '@learngrove/marking/judgement'
import { present } from '@learngrove/marking/present'
import type { Question } from '@learngrove/marking/question'
import { sameWordsKey } from '@learngrove/marking/same-words'
import { printOf } from '#quiz/answer-print.ts'
import type { GivenAnswer } from '#quiz/given-answer.ts'

/** What was asked, as its student saw it: a question that was drawn with other numbers is another one. */
export const askedKey = (question_id: string, drawn: Question): string =>
  hash([question_id, present(drawn)])

/** What is asked and what is answered: answers of the same key are worth the same. */
export const pileKey = (
  asked: string,
  drawn: Question,
  answer: GivenAnswer,
  judgement: Judgement,
): string => hash([asked, saidIn(drawn, answer, judgement)])

function saidIn(drawn: Question, answer: GivenAnswer, judgement: Judgement): string {
  // Nobody has read what is written on a picture alone: it says the same as no other.
  if (answer.file_ids && !isWritten(answer)) return answer.file_ids.join(' ')
  const isText = drawn.type === 'short_text' || drawn.type === 'long_text'
  if (isText) return sameWordsKey([answer.value ?? ''].flat().join(' '))
  return printOf(drawn, answer, judgement)
}

const isWritten = ({ value, selected_option, points, answer_parts }: GivenAnswer): boolean =>
  [value, selected_option, points, answer_parts].some((each) => each !== null)

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')
