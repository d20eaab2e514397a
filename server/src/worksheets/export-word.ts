import type { Input, Output } from '@learngrove/contract/route'
import { type paper, wordType } from '@learngrove/contract/worksheets.paper'
import {
  mostMarks,
  numToComplete,
  toCompleteWords,
} from '@learngrove/contract/worksheets.to-complete'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { isOfBank, selectBankRows } from '#questions/questions.bank.queries.ts'
import { exampleSeedOf } from '#questions/questions.bank.ts'
import { withMarks } from '#questions/questions.marks.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { writePaper } from './paper/paper.ts'
import { countPlaces, type PlaceRow, selectPlaces } from './worksheets.making.queries.ts'
import { findSheetFor } from './worksheets.queries.ts'
import { placesOfVersion } from './worksheets.versions.ts'

type Export = typeof paper.exportWord
type Staff = Context<Export['audience']>

/** What is printed: which questions in which order, each with the seed that it is drawn from. */
type Chosen = {
  readonly title: string
  readonly places: readonly Pick<PlaceRow, 'question_id' | 'seed' | 'marks' | 'is_compulsory'>[]
  /** So many are asked for; null: all of them. */
  readonly asked: number | null
}

/** Writes a worksheet that a teacher may use, or questions in their reach, as a Word document. */
export async function exportWord(
  context: Staff,
  { query }: Input<Export>,
): Promise<Output<Export>> {
  const { title, places, asked } = await chosen(context, query)
  const drawn = await drawAll(context, places)
  if (drawn.length === 0) throw new AppError('NOT_FOUND')
  const words = toCompleteWords(drawn, numToComplete(drawn, asked))
  const note = [`${mostMarks(drawn, asked)} marks`, ...(words === null ? [] : [words])].join('. ')
  const questions = drawn.map(({ question }) => question)
  const bytes = await writePaper({ title, note, questions })
  return { type: wordType, filename: `${fileNameOf(title)}.docx`, bytes }
}

async function chosen(
  { db, actor }: Staff,
  { worksheet_id, question_ids, title, version }: Input<Export>['query'],
): Promise<Chosen> {
  if (worksheet_id !== undefined) {
    const sheet = await findSheetFor(db, actor, worksheet_id)
    if (!sheet) throw new AppError('NOT_FOUND')
    const places = placesOfVersion(await selectPlaces(db, sheet.id), version ?? 'A')
    const suffix = version === undefined ? '' : `, version ${version}`
    const { num_question_to_complete: asked } = await countPlaces(db, sheet.id)
    return { title: `${title ?? sheet.title}${suffix}`, places, asked }
  }
  if (!question_ids || question_ids.length === 0) throw new AppError('INVALID_REQUEST')
  const places = [...new Set(question_ids)].map((question_id) => ({
    ...{ question_id, seed: null, is_compulsory: false },
  }))
  return { title: title ?? 'Worksheet', places, asked: null }
}

async function drawAll({ db, memory, actor }: Staff, places: Chosen['places']) {
  const rows = await selectBankRows(db, {
    question_ids: places.map(({ question_id }) => question_id),
    class_id: null,
    isOffered: isOfBank(actor.school_id, false),
  })
  const versions = await readVersions(
    { db, memory },
    rows.map(({ question_version_id }) => question_version_id),
  )
  const byQuestion = new Map(
    [...versions.values()].map((version) => [version.question_id, version]),
  )
  return places.flatMap(({ question_id, seed, marks, is_compulsory }) => {
    const version = byQuestion.get(question_id)
    if (!version) return []
    const drawn = drawVersion(memory, version, seed ?? exampleSeedOf(question_id))
    const question = withMarks(drawn, marks ?? drawn.max_score)
    return [{ question, is_compulsory, max_score: question.max_score }]
  })
}

/** A title without what file systems refuse. */
const fileNameOf = (title: string) =>
  title.replace(/[^\p{L}\p{N} ,.()-]+/gu, ' ').trim() || 'worksheet'
