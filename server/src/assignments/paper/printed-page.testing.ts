import { classWithSheet } from '../testing.ts'
import {
  drawSheet,
  even,
  gentle,
  type Harm,
  type Pen,
  photograph,
  placesOfSheet,
  small,
} from './reading/sheet.testing.ts'

const blobOf = (bytes: Uint8Array) => ({ file: [new Blob([Uint8Array.from(bytes)])] })

/** Printed work, and the page of its first student: a choice of three (the second is right), and three to write. */
export async function printedPage() {
  const made = await classWithSheet()
  const { assignment_id, quiz_id } = await made.set()
  const params = { id: assignment_id }
  const print = await made.client.call('POST /assignments/{id}/paper', { params, body: {} })
  const student = made.students[0]
  const copy = print.copies.find((each) => each.student.id === student.id)
  const places = placesOfSheet(4).map((place, at) => ({
    ...place,
    id: copy?.questions[at]?.evaluation_question_id ?? '',
    bubbles: at === 0 ? place.bubbles.slice(0, 3).map((each) => ({ ...each })) : [],
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
  return { ...made, student, quiz_id, token, page, send, sendPdf, answers }
}

export const outcomesOf = ({
  questions,
}: {
  readonly questions: readonly { readonly outcome: string }[]
}) => questions.map(({ outcome }) => outcome)
