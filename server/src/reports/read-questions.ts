import { limits } from '@learngrove/contract/reports.limits'
import type { questionRow } from '@learngrove/contract/reports.shapes'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import {
  type QuestionFigures,
  type Scope,
  selectCommonMisses,
  selectHardest,
} from './questions.queries.ts'
import { namedAs } from './read-misconceptions.ts'
import { wordsOf } from './words-of-answer.ts'

export type QuestionRow = z.output<typeof questionRow>

type Asked = Scope & {
  readonly topic_id?: string
  readonly limit?: number
  /** Of first tries; what few have met says little. */
  readonly least_answers?: number
}

/** Where nobody missed a question it is shown as this seed draws it. */
const anySeed = 1
/** What one student took it for is no common miss. */
const leastShared = 2

/** Reads the questions that a class found hardest, each with what most took it for. */
export async function readQuestions(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  asked: Asked,
): Promise<QuestionRow[]> {
  const figures = await selectHardest(db, asked)
  const question_ids = figures.map(({ question_id }) => question_id)
  const misses = await selectCommonMisses(db, { ...asked, question_ids })
  const byQuestion = new Map(misses.map((miss) => [miss.question_id, miss]))
  const shown = figures.map(
    ({ question_id, current_version_id }) =>
      byQuestion.get(question_id) ?? {
        ...{ question_version_id: current_version_id, seed: anySeed, value: null },
        ...{ selected_option: null, points: null, answer_parts: null },
      },
  )
  const words = await wordsOf({ db, memory }, shown)
  return figures.map((row, at) => {
    const miss = byQuestion.get(row.question_id)
    const { question = '', answer = '' } = words[at] ?? {}
    const isCommon = miss !== undefined && miss.num_students >= leastShared
    return {
      ...judged(row),
      text: question,
      common_miss: isCommon
        ? {
            name: miss.misconception === null ? null : namedAs(miss.misconception).name,
            answer: answer || null,
            num_students: miss.num_students,
          }
        : null,
    }
  })
}

function judged({ current_version_id: _, ...row }: QuestionFigures) {
  const { facility, discrimination } = row
  return {
    ...row,
    facility: Math.round(facility * 100),
    discrimination: discrimination === null ? null : Math.round(discrimination * 100) / 100,
    verdict: verdictOf(discrimination),
  }
}

const verdictOf = (discrimination: number | null): QuestionRow['verdict'] => {
  if (discrimination === null) return null
  if (discrimination < 0) return 'check'
  return discrimination >= limits.good_discrimination ? 'good' : 'weak'
}
