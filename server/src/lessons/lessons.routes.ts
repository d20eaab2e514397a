import { lessons } from '@learngrove/contract/lessons'
import { implement } from '#platform/implement.ts'
import { answerPaper } from './answer-paper.ts'
import { listPapers } from './list-papers.ts'
import { readCourseMap, readPublicMap } from './map/map.read-course-map.ts'
import { readNote, tryOfNote } from './notes/notes.read-note.ts'
import { readLearningPath } from './read-learning-path.ts'
import { startPaper } from './start-paper.ts'
import { tryQuestion } from './try-question.ts'

export const lessonsRoutes = implement(lessons, {
  readNote: (context, { params }) => readNote(context, params),
  tryOfNote: (context, input) => tryOfNote(context, input),
  map: (context, input) => readCourseMap(context, input),
  publicMap: (context, { params }) => readPublicMap(context, params),
  learningPath: (context, { query }) => readLearningPath(context, query),
  papers: () => listPapers(),
  startPaper: (context, { params }) => startPaper(context, params),
  answerPaper: (context, input) => answerPaper(context, input),
  tryQuestion: (context, input) => tryQuestion(context, input),
})
