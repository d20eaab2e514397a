import { randomFrom } from '#demo/random.ts'
import { db } from '#testing/harness.ts'
import { sampleQuestions } from '#testing/practice.ts'
import { classWithSheet } from '../testing.ts'
import type { PrintedPlace } from './reading/read-page.ts'
import {
  drawSheet,
  even,
  gentle,
  type Harm,
  numberPlacesOfSheet,
  type Pen,
  photograph,
  placesOfSheet,
  small,
} from './reading/sheet.testing.ts'

const blobOf = (bytes: Uint8Array) => ({ file: [new Blob([Uint8Array.from(bytes)])] })

/** Printed work, and the page of its first student: a choice of three (the second is right), and three to write. */
export async function printedPage({ hasUnit = true } = {}) {
  const made = await classWithSheet()
  if (!hasUnit) await takeUnitAway(made.worksheet_id)
  const { assignment_id, quiz_id } = await made.set()
  const params = { id: assignment_id }
  const print = await made.client.call('POST /assignments/{id}/paper', { params, body: {} })
  const student = made.students[0]
  const copy = print.copies.find((each) => each.student.id === student.id)
  const places = placesOfSheet(4).map((place, at) => ({
    ...place,
    id: copy?.questions[at]?.evaluation_question_id ?? '',
    bubbles: at === 0 ? place.bubbles.slice(0, 3).map((each) => ({ ...each })) : [],
    figures: at === 1 ? numberRow(place) : [],
  }))
  const kept = await made.client.call('POST /assignments/{id}/paper/copies', {
    params,
    body: { copies: [{ student_id: student.id, pages: [{ places }] }] },
  })
  const token = kept.copies[0]?.token ?? ''
  const page = async (pens: (Pen | null)[], harm: Partial<Harm> = {}, of = token, number = 1) => {
    const sheet = { token: of, page: number, places, pens: [pens] }
    return photograph(await drawSheet(sheet, even), { ...gentle, ...harm }, even, small)
  }
  /** The page with a number written in the boxes of its second question. */
  const pageWith = async (written: string, seed: number) => {
    const { next } = randomFrom(seed)
    const sheet = { token, page: 1, places, pens: [], written: ['', written] }
    return photograph(await drawSheet(sheet, next), gentle, next)
  }
  const send = (picture: Uint8Array, client = made.client) =>
    client.call('POST /assignments/paper/scans', { body: {}, files: blobOf(picture) })
  const sendPdf = async (pdf: Uint8Array, sender = made.client) => {
    const events = []
    const sent = { body: {}, files: blobOf(pdf) }
    for await (const each of sender.stream('POST /assignments/paper/scans/pdf', sent))
      events.push(each)
    return events
  }
  const client = await made.school.as(student)
  const answers = async () => {
    const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
      params: { id: quiz_id },
      query: {},
    })
    return evaluations
  }
  return { ...made, student, quiz_id, token, page, pageWith, send, sendPdf, answers }
}

/** Asks for the number of the sheet without its unit. */
async function takeUnitAway(worksheet_id: string) {
  const { unit: _, ...bare } = sampleQuestions.number
  const { question_id } = await db
    .selectFrom('worksheet_questions')
    .select('question_id')
    .where('worksheet_id', '=', worksheet_id)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('question_versions')
    .set({ body: JSON.stringify(bare) })
    .where('question_id', '=', question_id)
    .execute()
}

const numberRow = ({ top }: PrintedPlace) =>
  (numberPlacesOfSheet(1)[0]?.figures ?? []).map((row) => ({ ...row, top: top + 110 }))

export const outcomesOf = ({
  questions,
}: {
  readonly questions: readonly { readonly outcome: string }[]
}) => questions.map(({ outcome }) => outcome)
