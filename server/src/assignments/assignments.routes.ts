import { assignments } from '@learngrove/contract/assignments'
import { AppError } from '#platform/errors.ts'
import { implement } from '#platform/implement.ts'
import { assign } from './assignments.ts'
import { findIsSharedBy, selectAttempters } from './attempters.queries.ts'
import { makeCalendar, readCalendar } from './calendar.ts'
import { changeWork, excuseFromWork, extendWork, unassignWork } from './change-work.ts'
import { drawPaper } from './paper/paper.draw.ts'
import { keepPaper } from './paper/paper.keep.ts'
import { scanPaper } from './paper/paper.scan.ts'
import { scanPdf } from './paper/paper.scan-pdf.ts'
import { paperWord } from './paper/paper.word.ts'
import { followBoard, readProgress } from './read-progress.ts'
import { readRoom } from './read-room.ts'
import { remindOfWork } from './remind-of-work.ts'

export const assignmentsRoutes = implement(assignments, {
  reassign: (context, { params: { id }, body }) => assign(context, { worksheet_id: id, ...body }),
  unassign: unassignWork,
  progress: readProgress,
  follow: (context, { params }) => followBoard(context, params),
  room: readRoom,
  change: changeWork,
  extend: extendWork,
  excuse: excuseFromWork,
  remind: remindOfWork,
  drawPaper,
  keepPaper,
  paperWord,
  scanPaper,
  scanPdf,

  attempters: async ({ db, actor }, { params: { worksheetId } }) => {
    if (!(await findIsSharedBy(db, actor, worksheetId))) throw new AppError('NOT_FOUND')
    return { attempters: await selectAttempters(db, worksheetId) }
  },

  makeCalendar: (context) => makeCalendar(context),
  calendar: (context, { params }) => readCalendar(context, params),
})
