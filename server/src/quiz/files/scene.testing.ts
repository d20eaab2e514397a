import { ApiError } from '@learngrove/contract/call'
import type { Question } from '@learngrove/marking/question'
import { makeSchool } from '#testing/harness.ts'
import { memoryFiles } from '#testing/memory-files.ts'
import { pictureOf } from '#testing/pictures.ts'
import { makePractice, sampleQuestions } from '#testing/practice.ts'

const common = { max_score: 4, hints: ['Begin.'], method_answer: [{ text: 'So.' }], criteria: [] }
const questions = {
  drawing: { ...common, type: 'drawing', text: 'Sketch $y = 2x - 1$.' },
  recording: { ...common, type: 'recording', text: 'Say something of your weekend.' },
  expression: sampleQuestions.expression,
  choice: sampleQuestions.choice,
} as const satisfies Record<string, Question>

export const path = 'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/files'
export const blobOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])

/** A student before a quiz of a drawing, a recording, an equation and a choice. */
export async function scene(files = memoryFiles()) {
  const school = await makeSchool({ files })
  const student = await school.addUser('student')
  const practice = await makePractice(school, [student], Object.values(questions))
  const client = await school.as(student)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: practice.quiz_id } })
  const [drawing = '', recording = '', expression = '', choice = ''] = quiz.questions.map(
    (each) => each.evaluation_question_id,
  )
  const { quiz_id } = practice
  const at = (evaluationQuestionId: string) => ({ id: quiz_id, evaluationQuestionId })
  const keep = async (of: string, picture?: Uint8Array, body: object = {}) =>
    client.call(path, {
      params: at(of),
      body,
      files: { file: [blobOf(picture ?? (await pictureOf(30, 20)))] },
    })
  return {
    ...{ school, student, client, files, at, keep, ...practice },
    ids: { drawing, recording, expression, choice },
  }
}

/** The code that a call is refused with, or `done`. */
export const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error) => {
      if (error instanceof ApiError) return error.code
      throw error
    },
  )

/** The bytes of a file, as somebody reads them. */
export const read = async (
  client: Awaited<ReturnType<typeof scene>>['client'],
  fileId: string,
): Promise<Buffer> => {
  const answer = await client.call('GET /quiz/files/{fileId}', { params: { fileId } })
  // Safe: a file is a response.
  return Buffer.from(await (answer as unknown as Response).arrayBuffer())
}

export const list = 'GET /quiz/{id}/evaluation-questions/{evaluationQuestionId}/files'
