import { mostMarks, numToComplete } from '@learngrove/contract/worksheets.to-complete'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#demo/random.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { bindSheet, makePractice } from '#testing/practice.ts'
import { isCounted, type Marks, marksOf, type Size, sizeOf } from './marks.queries.ts'

const rounds = 40
const { below } = randomFrom(20_261_128)
const isSo = () => below(2) === 0
const upTo = (most: number) => below(most + 1)
const four = <T>(make: () => T): T[] => Array.from({ length: 4 }, make)

type Asked = {
  readonly marks_given: number | null
  readonly is_submitted: boolean
  readonly is_compulsory: boolean
}

/** What an attempt comes to, counted in the longest way. */
function countedByHand(questions: readonly Asked[], num: number | null) {
  const marks = (of: typeof questions) =>
    of.map((each) => each.marks_given ?? 0).sort((a, b) => b - a)
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0)
  if (num === null)
    return {
      num_answered: questions.filter((each) => each.is_submitted).length,
      num_to_answer: questions.length,
      marks_given: sum(marks(questions)),
    }
  const must = questions.filter((each) => each.is_compulsory)
  const may = questions.filter((each) => !each.is_compulsory)
  const left = num - must.length
  return {
    num_answered:
      must.filter((each) => each.is_submitted).length +
      Math.min(left, may.filter((each) => each.is_submitted).length),
    num_to_answer: num,
    marks_given: sum(marks(must)) + sum(marks(may).slice(0, left)),
  }
}

describe('one expression', () => {
  test('sums up any attempt as it is counted by hand, and one of which all is asked as ever', async () => {
    const { quiz } = await studentWithQuiz()
    const { questions, student_evaluation_id: id } = quiz
    for (let round = 0; round < rounds; round++) {
      const given = four(() => ({
        marks_given: isSo() ? upTo(6) / 2 : null,
        is_submitted: isSo(),
        is_compulsory: isSo(),
      }))
      const num_to_complete = numToComplete(given, isSo() ? 1 + upTo(2) : null)
      const bound = given.map((each) => ({
        ...each,
        is_compulsory: num_to_complete !== null && each.is_compulsory,
      }))
      const attempt = db.updateTable('student_evaluations').set({ num_to_complete })
      await attempt.where('id', '=', id).execute()
      for (const [at, each] of bound.entries()) {
        const question = questions[at]?.evaluation_question_id ?? ''
        await db.updateTable('evaluation_questions').set(each).where('id', '=', question).execute()
      }
      const { rows } = await sql<Marks & { counted: number }>`
        select marks.*, (select coalesce(sum(marks_given), 0) from evaluation_questions asked
          where student_evaluation_id = attempt.id and ${isCounted('asked', 'attempt')}) as counted
        from student_evaluations attempt cross join lateral ${marksOf('attempt')} marks
        where attempt.id = ${id}`.execute(db)
      const by_hand = countedByHand(bound, num_to_complete)
      expect([bound, ...rows]).toMatchObject([bound, { ...by_hand, counted: by_hand.marks_given }])
    }
  })

  test('says of any sheet what an attempt at it begins with', async () => {
    const school = await makeSchool()
    const { worksheet_id } = await makePractice(school, [])
    for (let round = 0; round < rounds; round++) {
      const places = four(() => ({ max_score: 1 + upTo(4), is_compulsory: isSo() }))
      const num = isSo() ? 1 + upTo(5) : null
      const compulsory = places.flatMap((each, at) => (each.is_compulsory ? [at] : []))
      await bindSheet(worksheet_id, { num, compulsory })
      for (const [at, { max_score }] of places.entries())
        await db
          .updateTable('worksheet_questions')
          .set({ marks: max_score })
          .where('worksheet_id', '=', worksheet_id)
          .where('position', '=', at)
          .execute()
      const { rows } = await sql<Size>`
        select size.* from worksheets cross join lateral ${sizeOf('worksheets')} size
        where worksheets.id = ${worksheet_id}`.execute(db)
      const num_to_answer = numToComplete(places, num) ?? places.length
      expect([{ places, num }, ...rows]).toMatchObject([
        { places, num },
        { num_questions: 4, num_to_answer, max_score: mostMarks(places, num) },
      ])
    }
  })
})
