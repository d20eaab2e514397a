import { reports } from '@learngrove/contract/reports'
import { implement } from '#platform/implement.ts'
import { answerQuestion } from './assistant/assistant.answer-question.ts'
import { listAnswers } from './list-answers.ts'
import { readAssignmentReport } from './read-assignment-report.ts'
import { readClassReport } from './read-class-report.ts'
import { readStudentInTopic, readStudentReport } from './read-student-report.ts'
import { listTopics, readPerformance, readTopicReport } from './read-topics.ts'

export const reportsRoutes = implement(reports, {
  ask: answerQuestion,
  ofClass: readClassReport,
  topics: listTopics,
  ofTopic: readTopicReport,
  ofStudent: readStudentReport,
  ofStudentInTopic: readStudentInTopic,
  performance: readPerformance,
  answers: listAnswers,
  ofAssignment: readAssignmentReport,
})
