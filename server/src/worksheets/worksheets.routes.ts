import { worksheets } from '@learngrove/contract/worksheets'
import { implement } from '#platform/implement.ts'
import {
  addQuestions,
  changeQuestion,
  changeWorksheet,
  readMaking,
  removeQuestion,
  removeWorksheet,
  restoreWorksheet,
  type TakeBack,
} from './change-worksheet.ts'
import { createWorksheet } from './create-worksheet.ts'
import {
  keepDocuments,
  listDocuments,
  type ReadText,
  removeDocument,
} from './documents/documents.ts'
import { discardDraft, listDrafts, rewordDraft, useDraft } from './drafting/drafting.review.ts'
import { duplicateWorksheet } from './duplicate-worksheet.ts'
import { exportWord } from './export-word.ts'
import { generateFromWords } from './generate-from-words.ts'
import { generateSeveral } from './generate-several.ts'
import { generateShared, type SelectCandidates } from './generate-shared.ts'
import { listGenerated, listLibrary } from './list-library.ts'
import { makeAndSet, type SetWork } from './make-and-set.ts'
import {
  drawQuestions,
  planWorksheet,
  proposeAlternatives,
  readClassStock,
} from './plan-worksheet.ts'
import { listPublic, listWorksheets, readPublic, readWorksheet } from './read-worksheets.ts'
import { tryOwnQuestion, writeOwnQuestion, writePictured } from './write-own-question.ts'

type Doors = {
  /** Tells which questions a student may practise. */
  readonly selectCandidates: SelectCandidates
  readonly setWork: SetWork
  readonly readText: ReadText
  readonly takeBack: TakeBack
}

/** Mounts the area. Whoever makes quizzes and sets work imports it, and so is handed in. */
export const worksheetsRoutes = ({ selectCandidates, setWork, readText, takeBack }: Doors) =>
  implement(worksheets, {
    generator: (context, input) => makeAndSet(context, input, setWork),
    create: createWorksheet,
    readMaking,
    change: changeWorksheet,
    addQuestions,
    changeQuestion,
    removeQuestion,
    remove: (context, input) => removeWorksheet(context, input, takeBack),
    restore: restoreWorksheet,
    duplicate: duplicateWorksheet,
    ofCourse: listLibrary,
    ofClass: readClassStock,
    plan: planWorksheet,
    alternatives: proposeAlternatives,
    draw: drawQuestions,
    aiGenerate: generateFromWords,
    uploadDocuments: (context, input) => keepDocuments(context, input, readText),
    documents: listDocuments,
    removeDocument,
    generate: generateSeveral,
    drafts: listDrafts,
    changeDraft: rewordDraft,
    useDraft,
    discardDraft,
    tryOwn: tryOwnQuestion,
    writeOwn: writeOwnQuestion,
    writePictured,
    generated: listGenerated,
    exportWord: (context, input) => exportWord(context, input),
    list: (context, { query }) => listWorksheets(context, query),
    read: (context, { params }) => readWorksheet(context, params),
    publicList: listPublic,
    publicRead: (context, { params }) => readPublic(context, params),
    generateShared: (context, input) => generateShared(context, input, selectCandidates),
  })
